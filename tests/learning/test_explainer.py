"""What explanations of every game have in common: what decides, what is a trifle, what is not known well."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

import pytest

from ai.bot import Thought
from ai.explain import Explained, Explanation, explain
from ai.knowledge import for_game
from ai.railways_of_north_america.evaluation import BARON
from ai.registry import make_bot
from assets import asset
from game.learning.advice import advise, words_of
from game.learning.reasons import brief, explainer_of, reason, term_name, title
from game.learning.reasons.auction import AuctionFact
from game.learning.reasons.candidate import ComparedCandidate
from game.learning.reasons.explainer import Explainer
from game.learning.reasons.facts import DECISIVE, Common, FactId
from game.match.advice import AdviceRequest
from game.match.analysis import fixed_determinization
from game.match.import_export import read_file
from game.match.match import Match
from game.rules.american_rails.moves import LayTrack
from game.rules.auction import PASS_BID, Bid
from game.rules.catalog import find_game, game_keys
from game.rules.contract import Move, State
from game.rules.messages import Message
from game.rules.railways_of_north_america.moves import KeepBaron
from game.words import LANGUAGES, Localizer, override
from tests.helpers.american_rails.building import company, place
from tests.helpers.american_rails.building import position as rails
from tests.helpers.lengthy import ONE_GAME
from tests.learning.explaining import NAMES, compared, localizer_of, named
from tests.learning.test_advice import found_at

AUCTION = named("american_rails", "an_auction_at_20")
SECOND_AUCTION = named("american_rails", "an_auction_at_16")
LINK = named("new_england_railways", "a_link_at_1")
POSITIONS = 24
LONGEST = 66
"""Letters for which there is room on a card of advice."""


def bid_and_pass(bid: float, passing: float, stop: int | None = None, own: Sequence[float] = (60, 60)) -> Any:
    """A bid of $20 and passing, with their chances and the seat's scores."""
    scores = (
        tuple(score if seat == AUCTION.current_player() else 60.0 for seat in range(3)) for score in own
    )
    return compared(AUCTION, ("bid 20", bid, next(scores)), ("pass", passing, next(scores)), stop=stop)


def candidates(found: Explanation, state: State = AUCTION) -> list[ComparedCandidate]:
    return ComparedCandidate(found, 0, state).candidates


def kept_match(key: str) -> Match:
    return read_file(asset("matches", key, "4.json")).match


# What is shown


@pytest.mark.parametrize(
    ("chances", "percent"),
    [
        ((0.246, 0.222), 3),
        ((0.254, 0.216), 3),
        ((0.254, 0.238), 1),
        ((0.274, 0.226), 4),
        ((0.144, 0.126), 1),
    ],
)
def test_margin_is_the_difference_of_the_percents_that_are_shown(
    chances: tuple[float, float], percent: int
) -> None:
    margins = [Explainer[State]().margin(each) for each in candidates(bid_and_pass(*chances))]
    assert [dict(margin.args)["percent"] for margin in margins] == [percent, percent]


@pytest.mark.parametrize(
    ("own", "lead"), [((65.6, 62.4), 4), ((66.4, 62.6), 3), ((66.6, 63.4), 4), ((64.4, 61.2), 3)]
)
def test_lead_is_the_difference_of_the_scores_that_are_shown(own: tuple[float, float], lead: int) -> None:
    """$66 and $63 are not "about $4" apart, though before rounding they may nearly be."""
    explainer = explainer_of("american_rails")
    margins = [explainer.margin(each) for each in candidates(bid_and_pass(0.31, 0.3, own=own))]
    assert [margin.id for margin in margins] == [Common.AHEAD, Common.BEHIND]
    assert all(dict(margin.args)["worth"] == Common.DOLLARS(amount=lead) for margin in margins)


class _Fact(FactId):
    FIRST = "reason-only"
    SECOND = "reason-unweighed"
    THIRD = "reason-equal-first", "", DECISIVE


class _Brief(Explainer[State]):
    maximum_facts = 1

    def facts(self, candidate: ComparedCandidate[State]) -> list[Message]:
        return [_Fact.FIRST(), _Fact.SECOND(), _Fact.THIRD()]


class _SameTitles(Explainer[State]):
    def title(self, move: Move, state: State) -> Message:
        return Common.MOVE(text="Track")


def test_decisive_fact_is_shown_beyond_the_number_of_facts() -> None:
    shown = [fact.id for fact in _Brief().reasons(candidates(bid_and_pass(0.4, 0.3))[0])]
    assert shown == [_Fact.FIRST, _Fact.THIRD, Common.AHEAD_CHANCE]


def test_move_of_the_same_title_was_not_left_out_for_want_of_time() -> None:
    alone = candidates(compared(AUCTION, ("bid 20", 0.4)))[0]
    assert len(alone.considered) > 1
    assert Explainer[State]().margin(alone) == Common.UNWEIGHED()
    silent = candidates(replace(alone.found, is_silent=True))[0]
    assert Explainer[State]().margin(silent) == Common.SILENT()
    assert _SameTitles().margin(alone) == Common.ONLY()


@pytest.mark.parametrize(("cash", "named_term"), [(0.0, True), (-20.0, False)])
def test_term_that_is_bought_with_another_is_no_reason(cash: float, named_term: bool) -> None:
    """Dividends of $24 more that cost nothing, and that cost a share of $20."""
    names, seat = for_game(AUCTION.game).evaluator.terms, AUCTION.current_player()
    base = (0.0,) * len(names)
    own = {"dividends": 24.0, "cash": cash}
    rows = tuple(tuple(own.get(name, 0.0) for name in names) if at == seat else base for at in range(3))
    found = bid_and_pass(0.4, 0.3, own=(80, 60))
    best, other = (one.candidate for one in found.candidates)
    found = replace(found, terms=names, candidates=(Explained(best, rows), Explained(other, (base,) * 3)))
    explainer = explainer_of("american_rails")
    kinds = [explainer.margin(each).id for each in candidates(found)]
    assert kinds == ([Common.AHEAD_IN, Common.BEHIND_IN] if named_term else [Common.AHEAD, Common.BEHIND])


def test_name_of_a_burden_says_whether_there_is_less_or_more() -> None:
    """“Above all: debt” would be read as if debt were gained."""
    game = LINK.game
    assert term_name(game, "burden", True) == "term-burden-less"
    assert term_name(game, "burden", False) == "term-burden-more"
    assert term_name(game, "income", True) == "term-income"
    assert term_name(find_game("railways_of_north_america"), "score", True) == "term-sure"


def test_advice_in_lines_names_moves_and_players_and_repeats_nothing() -> None:
    found = compared(AUCTION, ("bid 20", 0.4), ("bid 20", 0.35), ("pass", 0.3), stop=25)
    localizer = localizer_of(AUCTION)
    for language in LANGUAGES:
        with override(language):
            lines = words_of(found, AUCTION, localizer).splitlines()
            titles = [title(AUCTION.game.parse_move(text), AUCTION, localizer) for text in ("bid 20", "pass")]
        numbered = [line for line in lines if line[:1].isdigit()]
        assert [line.split(":")[0] for line in numbered] == [
            f"{n}. {name}" for n, name in enumerate(titles, 1)
        ]
        assert all(f"{name} $60" in line for line in numbered for name in NAMES[:3])


def test_warning_names_no_better_move() -> None:
    """The words are about the move alone; the better one is shown when the player asks for it."""
    state, heard = named("new_england_railways", "loans_at_the_start"), list[Thought]()
    make_bot("greedy", game=state.game.key).choose(state, state.current_player(), 1.0, heard.append)
    first = {state.game.format_move(one.move): one for one in heard[-1].candidates}
    found = [replace(first[text], error=0.2) for text in ("no loan", "borrow 20", "borrow 10")]
    request = AdviceRequest(advise, "en", NAMES[:3], warns=True)
    blunders = advise(state, "greedy", found, found[0].move, request).blunders
    assert blunders
    assert all("“No loan”" not in line.reason for line in blunders)
    assert all(line.chance < found[0].chance for line in blunders)


# What a lot is worth


@pytest.mark.parametrize(
    ("state", "bid"), [(AUCTION, "bid 20"), (LINK, "bid 1")], ids=["american_rails", "new_england_railways"]
)
def test_bid_behind_a_better_pass_is_no_order(state: State, bid: str) -> None:
    found = compared(state, ("pass", 0.4), (bid, 0.4), stop=40000)
    candidate = candidates(found, state)[1]
    assert candidate.stop >= candidate.amount
    said = {fact.id for fact in explainer_of(state.game.key).reasons(candidate)}
    assert not said & {AuctionFact.STOP, AuctionFact.LAST_BID, AuctionFact.WINS}


@pytest.mark.parametrize("state", [AUCTION, LINK], ids=["american_rails", "new_england_railways"])
def test_price_that_is_all_the_seat_has_is_shown_as_that(state: State) -> None:
    cash: int = state.cash[state.current_player()]
    bids = [move.amount for move in state.legal_moves() if isinstance(move, Bid)]
    assert max(bids) == cash
    found = compared(state, (f"bid {bids[0]}", 0.4), ("pass", 0.3), stop=cash)
    assert candidates(found, state)[0].is_capped
    assert brief(found, 0, state, localizer_of(state)) == f"worth all of your ${cash}"
    assert str(cash) in words_of(found, state, localizer_of(state)).splitlines()[-1]
    less = compared(state, (f"bid {bids[0]}", 0.4), ("pass", 0.38), stop=cash - 1)
    assert not candidates(less, state)[0].is_capped


def test_lot_is_worth_what_the_adviser_bids() -> None:
    """It bids what looked best at first, though passing seems a little better, which is no reason to pass."""
    found = compared(SECOND_AUCTION, ("bid 16", 0.400), ("pass", 0.401), stop=0)
    unsure = tuple(Explained(replace(one.candidate, error=0.01), ()) for one in found.candidates)
    assert candidates(replace(found, candidates=unsure), SECOND_AUCTION)[0].stop == 16
    clearly = compared(SECOND_AUCTION, ("pass", 0.401), ("bid 16", 0.38), stop=0)
    assert candidates(clearly, SECOND_AUCTION)[0].stop == 0
    as_good = compared(SECOND_AUCTION, ("pass", 0.401), ("bid 16", 0.400), stop=0)
    assert candidates(as_good, SECOND_AUCTION)[0].stop == 16


@pytest.mark.parametrize(
    ("passed", "dear", "stop"), [(0.398, None, 20), (0.3, None, 35), (0.38, 0.35, 22), (0.38, None, 35)]
)
def test_search_knows_the_worth_of_a_lot_better_than_a_first_look(
    passed: float, dear: float | None, stop: int
) -> None:
    """A first look would pay $35; as much as passing, or a bid that is worse than passing, is the limit."""
    more = [("bid 23", dear)] if dear is not None else []
    found = compared(AUCTION, ("bid 20", 0.4), ("pass", passed), *more, stop=35)
    assert candidates(found)[0].stop == stop


@pytest.mark.parametrize(("number", "most"), [(4, 35), pytest.param(86, 28, marks=pytest.mark.thorough)])
def test_worth_of_a_lot_is_found_by_playing_on(number: int, most: int) -> None:
    """A first look would pay $40 and $35, and lose a fifth of a win by it."""
    stop = found_at("american_rails/3_auctions", number).stop
    assert stop is not None
    assert 10 < stop < most


def test_advisers_compare_every_bid_with_passing() -> None:
    found = explain(SECOND_AUCTION, "mcts:playouts=300,equal_share=0.5,seed=1")
    visits = {one.candidate.move: one.candidate.visits for one in found.candidates}
    assert 2 * visits[PASS_BID] > max(visits.values())


# Titles, and every type of move


def test_cubes_on_several_sides_of_a_city_have_different_titles() -> None:
    state = rails(
        shares={"Rick": {"American": 1}},
        track={"American": ["Cleveland"]},
        treasury={"American": 12},
        step=4,
        row_chosen=4,
        to_lay=3,
    )
    lays = [LayTrack(company("American"), place(spot)) for spot in ("10,2", "9,3")]
    assert [title(lay, state, Localizer(state.game)) for lay in lays] == [
        "American to the forest just northwest of Pittsburgh",
        "American to the forest just west of Pittsburgh",
    ]


def test_last_baron_is_chosen_by_its_likelihood_too() -> None:
    game = find_game("railways_of_north_america")
    state = game.new_game(3, {}, random.Random(7))
    known = for_game(game)
    while isinstance(state.legal_moves()[0], KeepBaron):
        seat, move = state.current_player(), state.legal_moves()[0]
        state.play(move)
        known.policy.quiesce(state)
        assert known.evaluator.describe(state).rows[seat][BARON] > 0.5


@pytest.mark.parametrize("key", ONE_GAME)
def test_every_type_of_move_is_explained_in_every_language(key: str) -> None:
    match = kept_match(key)
    localizer = Localizer(match.game, match.names)
    seen: set[type[Move]] = set()
    step = max(1, match.moves_recorded // POSITIONS)
    for number in range(0, match.moves_recorded, step):
        state = match.position(number)
        if state.current_player() < 0:
            continue
        state = fixed_determinization(state, state.current_player())
        before = state.copy()
        found = explain(state, "greedy")
        for at, one in enumerate(found.candidates):
            seen.add(type(one.candidate.move))
            for language in LANGUAGES:
                with override(language):
                    why = reason(found, at, state, localizer)
                    short = brief(found, at, state, localizer)
                    name = title(one.candidate.move, state, localizer)
                assert why.endswith("."), why
                assert "  " not in why
                assert "{" not in why
                assert 0 < len(short) <= LONGEST, short
                assert 0 < len(name) <= LONGEST, name
        assert state == before
    assert len(seen) > 5


def test_moves_of_a_position_have_different_titles() -> None:
    """Shares of one company may be at the foot of several columns."""
    match = kept_match("north_american_railways")
    localizer = Localizer(match.game, match.names)
    for number in range(match.moves_recorded):
        state = match.position(number)
        if state.current_player() >= 0:
            names = [title(move, state, localizer) for move in state.legal_moves()]
            assert len(set(names)) == len(names)


def test_type_of_move_that_is_missing_from_a_table_is_an_error() -> None:
    @dataclass(frozen=True, slots=True)
    class Forgotten(Move):
        """Nothing is said of it."""

    for key in game_keys():
        state = kept_match(key).position(0)
        with pytest.raises(KeyError):
            title(Forgotten(), state, Localizer(state.game))
