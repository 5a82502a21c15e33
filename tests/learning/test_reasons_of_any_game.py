"""What is said of the moves of every game: what decides, what is a trifle, what is not known well."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from ai.bot import Candidate
from ai.explain import Explained, Explanation, explain
from ai.knowledge import for_game
from assets import asset
from game.learning.advice import data_of, words_of
from game.learning.railways_of_north_america.deliveries import best_delivery
from game.learning.reasons import brief, reason, title
from game.learning.reasons.room import Reasons, Said
from game.learning.reasons.weighed import Weighed
from game.match.analysis import fixed_determinization
from game.match.import_export import read_file
from game.rules.auction import Bid
from game.rules.contract import Move, State
from game.rules.messages import Message, MessageId
from game.words import LANGUAGES, Localizer, override
from tests.learning.test_advice import CANADA, match_of, position

AUCTIONS = "american_rails/3_auctions"
LINKS = "new_england_railways/3"
NAMES = ["Clara", "Henry", "Ada", "James"]


def told(found: Explanation, place: int, state: State) -> str:
    return reason(found, place, state, Localizer(state.game, NAMES))


def weighed(state: State, *candidates: Candidate, stop: int | None = None) -> Explanation:
    """An explanation of candidates, the best first."""
    return Explanation(state.current_player(), "", (), tuple(Explained(one, ()) for one in candidates), stop)


def seen(state: State, text: str, chance: float, scores: Sequence[float] = ()) -> Candidate:
    """A candidate of which nothing was left to luck."""
    return Candidate(state.game.parse_move(text), chance, 9, chance, tuple(scores) or (60.0,) * state.players)


def scores_of(state: State, own: float) -> list[float]:
    """Final scores of 60 each but for the actor's."""
    return [own if seat == state.current_player() else 60.0 for seat in range(state.players)]


@pytest.mark.parametrize(
    ("tries", "said"), [(60, "Looked at only briefly"), (400, "About as good as the first.")]
)
def test_what_was_tried_seldom_is_not_called_as_good(tries: int, said: str) -> None:
    state = position(AUCTIONS, 86)
    bid, let_go = seen(state, "bid 20", 0.4), seen(state, "pass", 0.395)
    found = weighed(state, replace(bid, error=0.01, visits=900), replace(let_go, error=0.01, visits=tries))
    assert said in told(found, 1, state)
    assert ("looked at only briefly" in told(found, 0, state)) == (tries == 60)


@pytest.mark.parametrize(("cash", "named"), [(0.0, True), (-20.0, False)])
def test_what_is_bought_with_another_term_is_no_reason(cash: float, named: bool) -> None:
    """Dividends of $24 more that cost nothing, and that cost a share of $20."""
    state = position(AUCTIONS, 86)
    names = for_game(state.game).evaluator.terms

    def terms(**own: float) -> tuple[tuple[float, ...], ...]:
        row = tuple(own.get(name, 0.0) for name in names)
        return tuple(
            row if seat == state.current_player() else (0.0,) * len(names) for seat in range(state.players)
        )

    bid, let_go = seen(state, "bid 20", 0.4, scores_of(state, 80)), seen(state, "pass", 0.3)
    best = Explained(bid, terms(dividends=24.0, cash=cash))
    found = Explanation(state.current_player(), "", names, (best, Explained(let_go, terms())), None)
    assert ("(above all: dividends to come)" in told(found, 0, state)) == named
    assert ("(above all: dividends to come)" in told(found, 1, state)) == named
    assert "about $20 more" in told(found, 0, state)


def test_a_trifle_of_the_score_is_not_told_beside_a_clear_chance() -> None:
    state = position(AUCTIONS, 86)
    for own, chances, said in (
        (61.0, (0.22, 0.13), "wins more often"),
        (72.0, (0.22, 0.18), "$12 more"),
    ):
        bid = seen(state, "bid 20", chances[0], scores_of(state, own))
        found = weighed(state, bid, seen(state, "pass", chances[1]))
        assert said in told(found, 0, state)
        assert said in told(found, 1, state)


def games_apart(found: Explanation, state: State) -> list[object]:
    """How many games in a hundred more the better of two moves wins, as each of them tells it."""
    notes = [Reasons[State]().apart(Weighed(found, place, state)) for place in range(2)]
    return [dict(note.args)["percent"] for note in notes]


@pytest.mark.parametrize(
    ("chances", "games"), [((0.246, 0.222), 3), ((0.254, 0.216), 3), ((0.254, 0.238), 1)]
)
def test_the_games_won_more_are_the_difference_of_the_percents_that_are_shown(
    chances: tuple[float, float], games: int
) -> None:
    state = position(AUCTIONS, 86)
    found = weighed(state, seen(state, "bid 20", chances[0]), seen(state, "pass", chances[1]))
    assert games_apart(found, state) == [games, games]


@pytest.mark.parametrize(
    ("own", "lead"),
    [
        ((65.6, 62.4), "$4 more"),
        ((66.4, 62.6), "$3 more"),
        ((66.6, 63.4), "$4 more"),
        ((64.4, 61.2), "$3 more"),
    ],
)
def test_a_lead_is_the_difference_of_the_scores_that_are_shown(own: tuple[float, float], lead: str) -> None:
    """$66 and $63 are not "about $4" apart, though before rounding they may nearly be."""
    state = position(AUCTIONS, 86)
    bid, let_go = (
        seen(state, text, chance, scores_of(state, score))
        for text, chance, score in zip(("bid 20", "pass"), (0.31, 0.3), own, strict=True)
    )
    found = weighed(state, bid, let_go)
    assert lead in told(found, 0, state)
    assert lead in told(found, 1, state)


def test_a_single_legal_move_is_called_so() -> None:
    match = match_of(AUCTIONS)
    positions = (match.position(number) for number in range(match.moves_recorded))
    state = next(
        state for state in positions if state.current_player() >= 0 and len(state.legal_moves()) == 1
    )
    found = explain(fixed_determinization(state, state.current_player()), "greedy")
    assert told(found, 0, state).endswith("It is the only legal move.")


@pytest.mark.parametrize(
    ("name", "number", "bid"), [(AUCTIONS, 86, "bid 20"), (LINKS, 157, "bid 1"), (CANADA, 53, "bid 9000")]
)
def test_a_bid_behind_a_better_pass_is_no_order(name: str, number: int, bid: str) -> None:
    state = position(name, number)
    found = weighed(state, seen(state, "pass", 0.4), seen(state, bid, 0.4), stop=40000)
    assert Weighed(found, 1, state).stop >= Weighed(found, 1, state).state.game.parse_move(bid).amount
    localizer = Localizer(state.game, NAMES)
    for order, language in (("bid that", "en"), ("stop at", "en"), ("Biete", "de"), ("Schluss", "de")):
        with override(language):
            assert order not in reason(found, 1, state, localizer)
    assert "worth about" not in brief(found, 1, state, localizer)


@pytest.mark.parametrize(("name", "number"), [(AUCTIONS, 86), (LINKS, 157)])
def test_a_price_that_is_all_the_seat_has_is_told_as_such(name: str, number: int) -> None:
    state = position(name, number)
    cash = state.cash[state.current_player()]
    bids = [move.amount for move in state.legal_moves() if isinstance(move, Bid)]
    assert max(bids) == cash
    best, let_go = seen(state, f"bid {bids[0]}", 0.4), seen(state, "pass", 0.3)
    localizer = Localizer(state.game, NAMES)
    found = weighed(state, best, let_go, stop=cash)
    assert Weighed(found, 0, state).is_capped
    assert f"worth at least the ${cash} that you have" in told(found, 1, state)
    assert brief(found, 0, state, localizer) == f"worth all of your ${cash}"
    assert words_of(found, state, localizer).endswith(
        f"Worth at least ${cash}, the highest bid that is possible."
    )
    less = weighed(state, best, seen(state, "pass", 0.38), stop=cash - 1)
    assert not Weighed(less, 0, state).is_capped
    assert "at least" not in words_of(less, state, localizer)


def test_what_the_adviser_bids_is_worth_it_to_him() -> None:
    """He bids what looked best at once, though passing seems a little better: no reason to let it go."""
    state = position(AUCTIONS, 4)
    bid, let_go = seen(state, "bid 16", 0.400), seen(state, "pass", 0.401)
    found = weighed(state, replace(bid, error=0.01), replace(let_go, error=0.01), stop=0)
    assert Weighed(found, 0, state).stop == 16
    assert "hardly" not in told(found, 0, state)
    clearly = weighed(state, let_go, seen(state, "bid 16", 0.38), stop=0)
    assert Weighed(clearly, 0, state).stop == 0


def test_a_lot_that_is_let_go_though_a_bid_is_as_good_is_just_worth_that_bid() -> None:
    state = position(AUCTIONS, 4)
    found = weighed(state, seen(state, "pass", 0.401), seen(state, "bid 16", 0.400), stop=0)
    assert Weighed(found, 0, state).stop == 16
    assert "let it go" not in words_of(found, state, Localizer(state.game, NAMES)).splitlines()[-1]


def test_advice_in_lines_names_moves_and_players_and_tells_nothing_twice() -> None:
    state = position(AUCTIONS, 86)
    bid, let_go = seen(state, "bid 20", 0.4), seen(state, "pass", 0.3)
    found = weighed(state, bid, replace(bid, chance=0.35), let_go, stop=25)
    localizer = Localizer(state.game, NAMES[:3])
    for language in LANGUAGES:
        with override(language):
            lines = words_of(found, state, localizer).splitlines()
            numbered = [line for line in lines if line[:1].isdigit()]
            names = [title(state.game.parse_move(text), state, localizer) for text in ("bid 20", "pass")]
        assert [line.split(":")[0] for line in numbered] == [
            f"{n}. {name}" for n, name in enumerate(names, 1)
        ]
        assert all(f"{name} $60" in line for line in numbered for name in NAMES[:3])
    assert [one["move"] for one in data_of(found, state, localizer)["candidates"]] == ["bid 20", "pass"]


class _Words(MessageId):
    """Facts of no game."""

    FIRST = "reason-only"
    SECOND = "reason-unweighed"
    THIRD = "reason-equal-first"


class _Room(Reasons[State]):
    told = 1
    decisive = frozenset({_Words.THIRD})

    def facts(self, weighed: Weighed[State]) -> list[Message]:
        return [_Words.FIRST(), _Words.SECOND(), _Words.THIRD()]


class _SameNames(Reasons[State]):
    def title(self, move: Move, state: State) -> Message:
        return Said.MOVE(text="Track")


def test_what_has_the_same_name_was_not_left_out_for_want_of_time() -> None:
    state = position(AUCTIONS, 86)
    alone = Weighed(weighed(state, seen(state, "bid 20", 0.4)), 0, state)
    assert len(alone.worth_a_thought) > 1
    assert Reasons[State]().apart(alone) == Said.UNWEIGHED()
    silent = Weighed(replace(alone.found, is_silent=True), 0, state)
    assert Reasons[State]().apart(silent) == Said.SILENT()
    assert _SameNames().apart(alone) == Said.ONLY()


def test_what_decides_is_told_beyond_the_number_of_facts() -> None:
    state = position(AUCTIONS, 86)
    found = weighed(state, seen(state, "bid 20", 0.4), seen(state, "pass", 0.3))
    kinds = [note.id for note in _Room().reasons(Weighed(found, 0, state))]
    assert kinds == [_Words.FIRST, _Words.THIRD, Said.AHEAD_CHANCE]


def test_who_would_come_first_is_told_with_the_price_of_going_first() -> None:
    state = position(CANADA, 85)
    _, best = best_delivery(state, state.current_player())
    assert best is not None
    while state.cubes_at(best.city).count(best.colour) > 1:
        state.take_cube(best.city, best.colour)  # The last of its sort.
    found = weighed(state, seen(state, "bid 2000", 0.4), seen(state, "pass", 0.3), stop=5000)
    why = told(found, 0, state)
    assert why.startswith(
        "Going first is worth about $5,000 to you: bid $2,000, stop at $5,000. It lets you take"
    )
    assert "the cube from Montreal to Rimouski before Henry: 2 points." in why
    let_go = told(found, 1, state)
    assert "Henry could take the cube from Montreal to Rimouski before you: 2 points." in let_go
    with override("de"):
        words = "So kommst du Henry beim Würfel von Montreal nach Rimouski zuvor: 2 Punkte."
        assert words in told(found, 0, state)


def test_who_gains_more_by_a_city_is_told_beyond_its_symbols() -> None:
    """Its symbols come first; that its income is too small needs no word then."""
    state = read_file(asset("matches", "north_american_railways/4.json")).match.position(59)
    localizer = Localizer(state.game, NAMES)
    winnipeg = next(
        move for move in state.legal_moves() if title(move, state, localizer) == "Winnipeg for Red"
    )
    found = weighed(state, seen(state, "pass", 0.4), seen(state, state.game.format_move(winnipeg), 0.3))
    assert told(found, 1, state).startswith(
        "Its symbols pay you $100 at the end. Clara holds more shares of Red and gains more by it."
    )


def test_passing_is_compared_by_its_name() -> None:
    """After a word about the share the share would be meant."""
    state = position(AUCTIONS, 86)
    let_go, bid = seen(state, "pass", 0.4, scores_of(state, 80)), seen(state, "bid 20", 0.3)
    assert "Passing brings you about $20 more than “Bid $20”" in told(weighed(state, let_go, bid), 0, state)
    even = weighed(state, seen(state, "pass", 0.4), bid)
    assert told(even, 0, state).endswith("Passing wins clearly more often than “Bid $20”.")


@pytest.mark.parametrize(("chances", "games"), [((0.274, 0.226), 4), ((0.144, 0.126), 1)])
def test_chances_differ_as_they_are_shown(chances: tuple[float, float], games: int) -> None:
    state = position(AUCTIONS, 86)
    found = weighed(state, seen(state, "bid 20", chances[0]), seen(state, "pass", chances[1]))
    assert games_apart(found, state) == [games, games]


def test_a_higher_bid_that_is_no_better_names_the_lower_one() -> None:
    """Whether it is a little worse or as good."""
    state = position(AUCTIONS, 4)
    for chance in (0.4, 0.3):
        found = weighed(state, seen(state, "bid 20", 0.4), seen(state, "bid 22", chance), stop=25)
        assert told(found, 1, state).startswith("You may get the share for less: bid $20 first.")


def test_a_bid_is_not_called_worse_where_passing_gains_no_more_than_it_gives_to_all() -> None:
    """As it is seen to a later point of the game: the two are about as good."""
    state = position(AUCTIONS, 86)
    best = seen(state, "pass", 0.4, [score + 9 for score in scores_of(state, 60)])
    found = weighed(state, best, seen(state, "bid 20", 0.39))
    assert told(found, 1, state).startswith("With the share your dividends rise from $4 to $10 a year")
    assert told(found, 1, state).endswith("About as good as the first.")


def test_of_a_burden_one_is_told_whether_it_is_less_or_more() -> None:
    """“Above all: debt” would be read as if debt were gained."""
    state = position(LINKS, 157)
    names = for_game(state.game).evaluator.terms

    def found(gainer: int, own: float, other: float) -> Explanation:
        base = (0.0,) * len(names)
        row = tuple(9.0 if name == "burden" else 0.0 for name in names)
        scores = [own if seat == state.current_player() else other for seat in range(state.players)]
        terms = tuple(row if seat == gainer else base for seat in range(state.players))
        best = seen(state, "pass", 0.4, scores)
        return Explanation(
            state.current_player(),
            "",
            names,
            (
                Explained(best, terms),
                Explained(seen(state, "bid 1", 0.3), tuple(base for _ in range(state.players))),
            ),
            None,
        )

    relieved = found(state.current_player(), 69.0, 60.0)
    for place in (0, 1):
        assert "(above all: less debt not covered by cash)" in told(relieved, place, state)
    assert "more debt not covered by cash −9" in words_of(relieved, state, Localizer(state.game, NAMES))


@pytest.mark.parametrize(
    ("name", "number", "low", "high", "rivals"),
    [(AUCTIONS, 4, 20, 22, "the others"), (LINKS, 152, 1, 2, "Ada")],
)
def test_a_bid_that_is_too_low_is_no_order(name: str, number: int, low: int, high: int, rivals: str) -> None:
    state = position(name, number)
    best, lower = seen(state, f"bid {high}", 0.4), seen(state, f"bid {low}", 0.3)
    found = weighed(state, best, lower, stop=high)
    assert f"but ${low} leaves {rivals} more room to bid." in told(found, 1, state)
    assert "room to bid" not in told(weighed(state, best, replace(lower, value=0.4)), 1, state)
    with override("de"):
        assert "Biete $" not in told(found, 1, state)
