"""What is said of deliveries of Railways of North America that can wait, and of what is known but roughly."""

from __future__ import annotations

from typing import Any

import pytest

from ai.bot import Candidate
from ai.explain import Explained, Explanation
from game.learning.advice import advise
from game.learning.reasons import brief, is_bare, objection, reason
from game.match.advice import AdviceRequest
from game.rules.contract import State
from game.words import Localizer, override
from tests.helpers.play import play
from tests.helpers.railways_of_north_america.building import links
from tests.helpers.railways_of_north_america.building import position as by_hand
from tests.learning.railways_of_north_america.test_reasons import NAMES, SCORES, compared, position, told

Pair = tuple[str, float, tuple[float, ...]]


def explained(state: State, *pairs: Pair, stop: int | None = None) -> Explanation:
    found = [
        Explained(Candidate(state.game.parse_move(text), c, 9, c, scores), ()) for text, c, scores in pairs
    ]
    return Explanation(state.current_player(), "", (), tuple(found), stop)


CHAIN = ("Ann", "Montreal", "Ottawa", "Kingston", "Toronto", "London", "Windsor")
WEST = ("Ann", "Calgary", "Medicine Hat", "Regina")


def deliveries(*others: tuple[str, ...], **figures: Any) -> tuple[State, str, str]:
    """A table, and two deliveries of Ann's: one for 2 points, and one for more."""
    cubes = {"Montreal": ["purple", "purple"], "Calgary": ["red"]}
    track, demand = links(CHAIN, WEST, *others), {"Regina": "red", "Quebec": "purple"}
    told_of: dict[str, Any] = {"cubes": cubes, "engine": [5] * 3, "demand": demand, **figures}
    state = by_hand(links=track, **told_of)
    play(state, "choose deliver")
    moves = sorted((state.game.format_move(move) for move in state.legal_moves()), key=len)
    small = next(text for text in moves if text.startswith("deliver red Calgary"))
    return state, small, next(text for text in reversed(moves) if text.startswith("deliver purple Montreal"))


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "It scores 2 points for you; the delivery for 5 can wait."),
        ("de", "Das bringt dir 2 Punkte; die Lieferung für 5 kann warten."),
    ],
)
def test_the_best_delivery_tells_that_a_greater_one_can_wait(language: str, words: str) -> None:
    with override(language):
        state, small, large = deliveries()
        assert words in told(state, small, large)
        assert words not in told(state, large, small)
        state, small, large = deliveries(("Ben", "Montreal", "Quebec"))
        assert words not in told(state, small, large)


def test_a_delivery_can_wait_with_its_bonus_card_where_nobody_else_can_take_that() -> None:
    display = {"Speed Record": 1}
    state, small, large = deliveries(display=display)
    assert "the delivery for 8 can wait." in told(state, large, small, place=1)
    east = ("Ben", "Halifax", "Saint John", "Quebec", "Montreal", "Ottawa", "Kingston")
    cubes = {"Montreal": ["purple"], "Calgary": ["red"], "Halifax": ["yellow"]}
    demand = {"Regina": "red", "Kingston": "yellow", "London": "purple"}
    state, small, large = deliveries(east, display=display, cubes=cubes, demand=demand)
    assert "can wait" not in told(state, large, small, place=1)


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "It empties Calgary, which brings the end nearer: only one empty-city marker is then left."),
        ("de", "Das leert Calgary, und das Ende rückt näher: Nur noch ein Leermarker ist dann übrig."),
    ],
)
def test_who_is_ahead_is_told_that_a_delivery_brings_the_end_nearer(language: str, words: str) -> None:
    """Beside one that does not, and where few markers are left."""
    spare = [city.name for city in by_hand().board.cities if city.name not in (*CHAIN, *WEST)]
    with override(language):
        for missing, ahead, is_told in ((2, 5.0, True), (2, -5.0, False), (6, 5.0, False)):
            state, small, large = deliveries(empty=spare[: 11 - missing])
            scores = tuple(60.0 + ahead * (seat == state.current_player()) for seat in range(3))
            pair: tuple[Pair, Pair] = (small, 0.4, scores), (large, 0.3, SCORES)
            assert (words in compared(state, *pair)) is is_told


@pytest.mark.parametrize(
    ("language", "words", "short"),
    [
        ("en", "Going first is worth at least $2,000 to you: bid $1,000.", "is worth at least $2,000"),
        ("de", "Zuerst dran zu sein ist dir mindestens $2.000 wert: Biete $1.000.", "mindestens $2.000 wert"),
    ],
)
def test_a_first_place_that_still_wins_far_more_often_is_worth_at_least_its_price(
    language: str, words: str, short: str
) -> None:
    auction = {"turn": 0, "high": 0, "leader": -1, "still_in": [0, 1, 2], "last_to_pass": -1}
    state = by_hand(step=1, auction=auction, cash=[20000] * 3)
    localizer = Localizer(state.game, NAMES)
    with override(language):
        for let_go, is_told in ((0.3, True), (0.38, False)):
            pairs = ("bid 1000", 0.4, SCORES), ("bid 2000", 0.39, SCORES), ("pass", let_go, SCORES)
            found = explained(state, *pairs, stop=2000)
            assert (words in reason(found, 0, state, localizer)) is is_told
            assert (short in brief(found, 0, state, localizer)) is is_told
            assert (short in reason(found, 2, state, localizer)) is is_told


def test_what_a_bad_move_costs_is_not_counted_in_points() -> None:
    """It was looked at but briefly; and who says no more of it than that says nothing that decides."""
    state = position(350)
    ahead = tuple(70.0 if seat == state.current_player() else 60.0 for seat in range(3))
    found = explained(state, ("choose build", 0.5, ahead), ("choose deliver", 0.3, SCORES))
    words = objection(found, 1, state, Localizer(state.game, NAMES))
    assert "wins clearly more often." in words
    assert "more in the end" not in words
    assert not is_bare(found, 1, state)


@pytest.mark.parametrize(
    ("language", "words", "beside"),
    [
        (
            "en",
            "If the others pass as well, you go first for nothing.",
            "By passing you may go first for nothing",
        ),
        (
            "de",
            "Passen auch die anderen, bist du umsonst zuerst dran.",
            "Mit Passen bist du vielleicht umsonst",
        ),
    ],
)
def test_who_is_next_in_order_may_go_first_for_nothing(language: str, words: str, beside: str) -> None:
    """If nobody bids the marker moves on by a seat; not if somebody has bid."""
    with override(language):
        for first, high, leader, is_told in ((0, 0, -1, True), (1, 0, -1, False), (0, 1000, 2, False)):
            auction = {"turn": 1, "high": high, "leader": leader, "still_in": [0, 1, 2], "last_to_pass": -1}
            state = by_hand(step=1, turn=1, first=first, auction=auction, cash=[20000] * 3)
            moves: tuple[Pair, Pair] = ("pass", 0.4, SCORES), (f"bid {high + 1000}", 0.39, SCORES)
            assert compared(state, *moves).startswith(words) is is_told
            assert compared(state, *moves, place=1).startswith(beside) is is_told


@pytest.mark.parametrize(("last_turn", "words"), [(2, "It is the last turn"), (-1, "Going first is worth")])
def test_in_the_last_turn_a_first_place_that_hardly_matters_has_no_price(last_turn: int, words: str) -> None:
    auction = {"turn": 1, "high": 0, "leader": -1, "still_in": [0, 1, 2], "last_to_pass": -1}
    figures: dict[str, Any] = {"last_turn": last_turn, "turn_number": 2, "cash": [20000] * 3}
    state = by_hand(step=1, turn=1, first=1, auction=auction, **figures)
    found = explained(state, ("bid 1000", 0.4, SCORES), ("pass", 0.4, SCORES), stop=1000)
    assert reason(found, 0, state, Localizer(state.game, NAMES)).startswith(words)
    said = (
        brief(found, 0, state, Localizer(state.game, NAMES)),
        brief(found, 1, state, Localizer(state.game, NAMES)),
    )
    assert (said[0] == said[1]) is (last_turn == 2)


@pytest.mark.thorough
def test_what_comes_to_the_same_as_a_move_that_is_good_enough_is_not_warned_of() -> None:
    """As a link that was begun at its other end; it looks bad at first sight alone."""
    state = position(15)
    one, other = "start Whitehorse east", "start Dawson Creek west"
    request = AdviceRequest(advise, "en", NAMES, warns=True)
    for chance, is_warned in ((0.45, False), (0.1, True)):
        found = [
            Candidate(state.game.parse_move(text), likely, 9, likely, SCORES)
            for text, likely in (("start Edmonton east", 0.5), (one, chance))
        ]
        told_of = advise(state, "greedy", found, found[0].move, request).blunders
        assert (other in [line.move for line in told_of]) is is_warned
