"""Advice and warnings at positions of bots' games in which they were once wrong, or said nothing."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from ai.bot import CancelCheck, Candidate, Thought
from ai.compare import answered
from ai.explain import Explanation, chosen_first, reasons
from ai.knowledge import for_game
from ai.mcts import MctsBot
from ai.players import adviser_of
from ai.registry import make_bot
from assets import asset
from game import compiled
from game.learning.advice import advise, line_of
from game.learning.blunders import Confirmed
from game.learning.endings import Endings
from game.learning.reasons import brief, explainer_of, reason
from game.match.advice import Advice, AdviceRequest
from game.match.analysis import actor_knowledge, analyze, fixed_determinization
from game.match.import_export import from_json, read_file
from game.match.match import Match
from game.rules.contract import Move, State
from game.words import LANGUAGES, Localizer, override

POSITIONS = Path(__file__).parent / "positions"


@cache
def match_of(name: str) -> Match:
    """Moves of a bots' game, the number of its players in its name."""
    return read_file(POSITIONS / f"{name}.json").match


def position(name: str, number: int) -> State:
    """Return the state after a number of moves, as its current player knows it."""
    state = match_of(name).position(number)
    return fixed_determinization(state, state.current_player())


@pytest.fixture(autouse=True)
def short_second_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    """A twentieth of a second look is enough here."""
    explainer = type(explainer_of("north_american_railways"))
    monkeypatch.setattr(explainer, "second_look", explainer.second_look // 20)


def advised(name: str, number: int, language: str = "en") -> Advice:
    """What the table shows there, warnings among it."""
    state = position(name, number)
    move, found = thought_of(name, number)
    request = AdviceRequest(advise, language, match_of(name).names, warns=True)
    return advise(state, adviser_of(state.game.key), found, move, request)


@cache
def thought_of(name: str, number: int) -> tuple[Move, tuple[Candidate, ...]]:
    """What the adviser would do there, and his candidates."""
    state, heard = position(name, number), list[Thought]()
    bot = make_bot(adviser_of(state.game.key), game=state.game.key)
    move = bot.choose(state, state.current_player(), 10.0, heard.append)
    return move, heard[-1].candidates


def found_at(name: str, number: int, *moves: str) -> Explanation:
    """What a search finds there; of these moves alone, the first as the best, if any are named."""
    state = position(name, number)
    if not moves:
        return analyze(match_of(name), number)
    heard = list[Thought]()
    make_bot("greedy", game=state.game.key).choose(state, state.current_player(), 1.0, heard.append)
    wanted = [state.game.parse_move(text) for text in moves]
    candidates = [one for move in wanted for one in heard[-1].candidates if one.move == move]
    return reasons(state, "", candidates, for_game(state.game))


NORTH = "north_american_railways/4"
OFFERS = "north_american_railways/3"
CANADA = "railways_of_north_america/4"
FERRIES = "railways_of_north_america/2"


def test_the_adviser_looks_also_at_what_seems_bad_at_first() -> None:
    """Who lets Henry have the share wins far more often than who pays what is left of his cash."""
    found = found_at(NORTH, 25)
    state = position(NORTH, 25)
    assert [state.game.format_move(one.candidate.move) for one in found.candidates] == [
        "let go",
        "buy instead",
    ]
    worst = min(one.candidate.visits for one in found.candidates)
    assert worst > 200


def test_what_is_answered_tells_a_bad_move() -> None:
    state = position(NORTH, 25)
    let_go, buy = (
        answered(state, state.game.parse_move(text), playouts=300) for text in ("let go", "buy instead")
    )
    assert let_go - buy > 0.05


@pytest.mark.skipif(compiled(), reason="no test can look on where a compiled function makes a bot")
def test_what_is_answered_goes_on_with_an_action_to_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """A choice to deliver is no action yet: what is delivered is searched for, and then others answer."""
    state, asked = position(CANADA, 65), list[int]()

    class Asked(MctsBot):
        def choose(self, state: State, seat: int, *args: Any, **more: Any) -> Move:
            asked.append(seat)
            return super().choose(state, seat, *args, **more)

    monkeypatch.setattr("ai.compare.MctsBot", Asked)
    assert 0.0 < answered(state, state.game.parse_move("choose deliver"), playouts=8) < 1.0
    own = state.current_player()
    assert asked[0] == asked[-2] == own != asked[-1], "the last who is asked is another"


def test_what_is_answered_near_the_end_is_played_out() -> None:
    """Eight dollars behind with the last links on offer: of forty games that bots play on none is won."""
    state = actor_knowledge(
        from_json(asset("matches", "new_england_railways/4.json").read_bytes()).match, 402
    )
    assert answered(state, state.game.parse_move("pass"), playouts=24) < 0.03


@pytest.mark.thorough
@pytest.mark.parametrize("name", [OFFERS, CANADA])
def test_no_candidate_shows_a_greater_chance_than_one_before_it(name: str) -> None:
    for number in (53, 132) if name == CANADA else (2, 34):
        chances = [line.chance for line in advised(name, number).moves]
        assert chances == sorted(chances, reverse=True)


def test_chances_of_minimax_fall_with_what_it_finds_and_scores_go_with_them() -> None:
    """A link of the third best chance at first sight is the best one two turns later."""
    state, heard = position(CANADA, 155), list[Thought]()
    make_bot("minimax:positions=600,seed=1", game=state.game.key).choose(
        state, state.current_player(), 1.0, heard.append
    )
    deepest, at_once = heard[-1].candidates, heard[0].candidates
    assert [one.value for one in deepest] == sorted((one.value for one in deepest), reverse=True)
    assert [one.chance for one in deepest] == sorted((one.chance for one in deepest), reverse=True)
    assert [one.move for one in deepest] != [one.move for one in at_once]
    first_look = {one.move: one for one in at_once}
    assert deepest[0].scores == pytest.approx(first_look[deepest[0].move].scores)
    assert any(one.scores != first_look[one.move].scores for one in deepest[1:])


def test_to_bid_for_the_first_place_and_to_pass_have_a_reason_each() -> None:
    """Who passes keeps the cash for the next engine."""
    match = match_of(CANADA)
    found, state = found_at(CANADA, 54), position(CANADA, 54)
    localizer = Localizer(match.game, match.names)
    for language in LANGUAGES:
        with override(language):
            told = [reason(found, place, state, localizer) for place in range(len(found.candidates))]
            short = [brief(found, place, state, localizer) for place in range(len(found.candidates))]
        assert len({text.split(". ")[0] for text in told}) == len(told) == 2
        assert len(set(short)) > 1


def test_a_bid_beyond_its_worth_tells_what_it_costs() -> None:
    match, state = match_of(CANADA), position(CANADA, 53)
    names = match.names
    dear = line_of(state, names, state.game.parse_move("bid 39000"))
    assert "bonds: " in dear.reason
    low = line_of(state, names, state.game.parse_move("bid 9000"))
    assert low.reason != dear.reason


def test_a_delivery_that_can_not_wait_is_told_so() -> None:
    match = match_of(CANADA)
    found, state = found_at(CANADA, 155), position(CANADA, 155)
    localizer = Localizer(match.game, match.names)
    told = {
        state.game.format_move(one.candidate.move): reason(found, place, state, localizer)
        for place, one in enumerate(found.candidates)
    }
    assert "Clara could take this cube before you." in told["deliver blue Montreal 10 > 15"]


def test_an_offer_tells_of_income_symbols_and_what_the_director_can_do() -> None:
    match, state = match_of(OFFERS), position(OFFERS, 34)
    localizer = Localizer(match.game, match.names)
    found = found_at(OFFERS, 34, "offer 2 600", "offer 2 800")
    assert "its symbols then pay you $500" in reason(found, 0, state, localizer)
    assert "You offer $200 less for the same share." in reason(found, 0, state, localizer)
    assert "you get" not in reason(found, 0, state, localizer)  # Of the other offer it would be more.
    assert brief(found, 0, state, localizer) == "$100 a turn, $500 at the end, or $300 in hand"
    second = reason(found, 1, state, localizer)
    assert "With the share" not in second  # The first advice mentioned it.
    assert "you get $400" in second


def test_too_dear_an_offer_is_called_so() -> None:
    state = position(OFFERS, 34)
    against = line_of(state, match_of(OFFERS).names, state.game.parse_move("offer 2 2400"))
    assert against.reason.startswith(
        "It costs you $2,400 and brings you about $800 in all as the networks stand."
    )


def test_a_share_that_is_as_good_is_no_blunder() -> None:
    """The adviser tries the other share seldom, and rates it 12% worse."""
    told = advised("american_rails/3", 119)
    assert not told.blunders


@pytest.mark.parametrize("name", [OFFERS, pytest.param(NORTH, marks=pytest.mark.thorough)])
def test_what_another_loses_has_a_reason(name: str) -> None:
    match = match_of(name)
    others = "|".join(match.names)
    for number in (2, 25):
        if number >= match.moves_recorded:
            continue
        for language, told in (("en", rf"({others}) about \$\d"), ("de", rf"({others}) etwa \$\d")):
            for line in advised(name, number, language).moves:
                if re.search(told, line.reason):
                    assert "(above all: " in line.reason or "(vor allem: " in line.reason


def test_the_chosen_one_comes_first_and_shows_the_greatest_chance() -> None:
    state = position(OFFERS, 2)
    heard = list[Thought]()
    make_bot("mcts:playouts=60,seed=1", game=state.game.key).choose(
        state, state.current_player(), 1.0, heard.append
    )
    worst = min(heard[-1].candidates, key=lambda one: one.chance)
    first, *rest = chosen_first(heard[-1].candidates, worst.move)
    assert first == worst
    assert all(one.chance <= worst.chance for one in rest)


def test_a_link_that_is_the_less_behind_the_longer_one_looks_is_no_blunder() -> None:
    """The search rates it 12% worse, a short look 8%, a long one 4%."""
    told = advised(FERRIES, 241)
    assert "Vancouver–Victoria, $0" not in [line.title for line in told.blunders]
    assert told.blunders


@pytest.mark.parametrize("fall", [0.0, 0.2])
def test_track_for_a_link_not_thought_of_is_a_blunder_only_where_answers_tell_so(
    fall: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A first look takes track that leads to no link it knows of for money lost."""
    state = position(FERRIES, 43)
    game, policy = state.game, for_game(state.game).policy
    starts = [game.format_move(move) for move in state.legal_moves()]
    lost = [text for text in starts if not policy.foresees(state, game.parse_move(text))]
    assert 0 < len(lost) < len(starts)
    best = game.parse_move("start Edmonton south-east")
    assert policy.foresees(state, best)
    monkeypatch.setattr(
        "game.learning.blunders.answered",
        lambda _, move, *__: 0.6 - (fall if move != best else 0.0),
    )
    found = [Candidate(best, 0.6, 900, 0.6, (60.0, 40.0), 0.001)]
    told = advise(state, "", found, best, AdviceRequest(advise, "en", match_of(FERRIES).names, warns=True))
    warned = {line.move for line in told.blunders}
    assert warned - set(lost), "a link at first sight is warned of all the same"
    assert bool(warned & set(lost)) == (fall > 0.0)


def test_who_has_hardly_a_chance_is_not_warned_of_losing_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """A first look doesn't know how little a search gives the seat."""
    state = position(FERRIES, 43)
    best, names = state.game.parse_move("start Edmonton south-east"), match_of(FERRIES).names
    for chance in (0.6, 0.04):
        found = [Candidate(best, chance, 900, chance, (60.0, 40.0), 0.001)]
        told = advise(state, "", found, best, AdviceRequest(advise, "en", names, warns=True))
        assert bool(told.blunders) == (chance == 0.6)


@pytest.mark.parametrize(
    ("falls", "warned", "looks"), [((0.12,), True, 2), ((0.07, 0.07), True, 4), ((0.09, 0.06), False, 4)]
)
def test_a_warning_that_one_look_does_not_make_sure_needs_a_longer_one(
    falls: tuple[float, ...], warned: bool, looks: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = position(OFFERS, 34)
    best, bad = (state.game.parse_move(text) for text in ("offer 2 600", "offer 2 2400"))
    found = [
        Candidate(best, 0.6, 900, 0.6, (9e3,) * 3, 0.001),
        Candidate(bad, 0.2, 900, 0.2, (6e3,) * 3, 0.001),
    ]
    asked = list[int]()

    def after(state: State, move: Move, playouts: int, check: CancelCheck) -> float:
        asked.append(playouts)
        return 0.5 - (falls[len(asked) > 2] if move == bad else 0.0)

    monkeypatch.setattr("game.learning.blunders.answered", after)
    request = AdviceRequest(advise, "en", ["Clara", "Henry", "Ada"], warns=True)
    told = advise(state, "", found, best, request)
    assert any(state.game.parse_move(line.move) == bad for line in told.blunders) == warned
    assert len(asked) == looks
    assert asked[2:] == [4 * asked[0]] * (looks - 2)


@pytest.mark.parametrize(
    ("fall", "bare", "confirmed"),
    [(0.15, False, True), (0.15, True, False), (0.25, True, True), (0.04, False, False)],
)
def test_a_warning_without_a_reason_needs_a_grave_fall(
    fall: float, bare: bool, confirmed: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = position(OFFERS, 34)
    best, bad = (
        Candidate(state.game.parse_move(text), 0.5, 9, 0.5) for text in ("offer 2 600", "offer 2 2400")
    )
    monkeypatch.setattr(
        "game.learning.blunders.answered",
        lambda state, move, playouts, check: 0.5 - (fall if move == bad.move else 0.0),
    )
    assert Confirmed(state, best, Endings(0))(bad, bare) == confirmed


def test_a_warning_shows_no_chance_that_looks_as_good_as_the_best(monkeypatch: pytest.MonkeyPatch) -> None:
    """A first look gives some of what the search did not try up to 0.37."""
    state = position(FERRIES, 43)
    best, names = state.game.parse_move("start Edmonton south-east"), match_of(FERRIES).names
    monkeypatch.setattr(
        "game.learning.blunders.answered", lambda state, move, playouts, check: 0.4 if move == best else 0.0
    )
    found = [Candidate(best, 0.4, 900, 0.4, (60.0, 40.0), 0.001)]
    told = advise(state, "", found, best, AdviceRequest(advise, "en", names, warns=True))
    assert told.blunders
    assert max(line.chance for line in told.blunders) <= 0.3
