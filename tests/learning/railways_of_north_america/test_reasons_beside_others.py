"""What is said of moves of Railways of North America beside what others do: going first, cubes, points."""

from __future__ import annotations

from typing import Any

import pytest

from ai.bot import Candidate
from ai.explain import Explained, Explanation
from game.learning.railways_of_north_america.deliveries import best_delivery
from game.learning.reasons import brief, is_at_least, reason
from game.rules.contract import State
from game.words import Localizer, override
from tests.helpers.railways_of_north_america.building import links
from tests.helpers.railways_of_north_america.building import position as by_hand
from tests.learning.railways_of_north_america.test_reasons import (
    NAMES,
    SCORES,
    changed,
    compared,
    position,
    told,
)

CHAIN = ("Ann", "Montreal", "Ottawa", "Kingston", "Toronto", "London", "Windsor")


def auction(still_in: tuple[int, ...] = (0, 1, 2), **figures: Any) -> State:
    """Ann is to bid, before whom nobody has."""
    bidding = {"turn": 0, "high": 0, "leader": -1, "still_in": [*still_in], "last_to_pass": -1}
    return by_hand(step=1, auction=bidding, **{"cash": [20000] * 3, **figures})


@pytest.mark.parametrize(
    ("language", "least", "limit", "left"),
    [
        ("en", "is worth at least $2,000 to you: bid $2,000.", "bid that, and no more.", "at least $2,000"),
        (
            "de",
            "ist dir mindestens $2.000 wert: Biete $2.000.",
            "Biete so viel, und nicht mehr.",
            "mindestens",
        ),
    ],
)
def test_a_price_is_a_limit_only_where_more_was_found_too_much(
    language: str, least: str, limit: str, left: str
) -> None:
    """By a search, or by the first look."""
    state, dear = auction(), ("bid 5000", 0.2, SCORES)
    pairs = ("bid 2000", 0.4, SCORES), ("pass", 0.36, SCORES)
    with override(language):
        for stop, more, is_limit in ((0, [], False), (0, [dear], True), (2000, [], True)):
            candidates = [
                Explained(Candidate(state.game.parse_move(text), chance, 9, chance, scores), ())
                for text, chance, scores in [*pairs, *more]
            ]
            found = Explanation(state.current_player(), "", (), tuple(candidates), stop)
            words = [reason(found, place, state, Localizer(state.game, NAMES)) for place in (0, 1)]
            assert (limit in words[0]) is is_limit
            assert (least in words[0]) is not is_limit
            assert (left in words[1]) is not is_limit
            assert (left in brief(found, 1, state, Localizer(state.game, NAMES))) is not is_limit
            assert is_at_least(found, state) is not is_limit


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "Nobody else is left in the auction: $1,000 is enough."),
        ("de", "Außer dir bietet niemand mehr: $1.000 genügen."),
    ],
)
def test_who_is_left_alone_need_not_bid_more_than_the_least(language: str, words: str) -> None:
    with override(language):
        assert told(auction((0,)), "bid 1000", "pass").startswith(words)
        assert not told(auction((0, 1)), "bid 1000", "pass").startswith(words)


@pytest.mark.parametrize(
    ("language", "takes", "loses"),
    [
        (
            "en",
            "It lets you take the Speed Record before Henry: 3 points.",
            "Henry could take the Speed Record before you: 3 points.",
        ),
        (
            "de",
            "So kommst du Henry bei der Karte Rekordfahrt zuvor: 3 Punkte.",
            "Henry könnte dir die Karte Rekordfahrt wegnehmen: 3 Punkte.",
        ),
    ],
)
def test_a_bonus_card_that_others_may_take_first_is_named(language: str, takes: str, loses: str) -> None:
    """The last of them, and with another cube; of two cards one is left."""
    east = ("Ben", "Halifax", "Saint John", "Quebec", "Montreal")
    demand = {"Kingston": "yellow", "Ottawa": "black", "Windsor": "purple"}

    def said(copies: int = 1, rivals: int = 5, place: int = 0) -> str:
        state = auction(
            links=links(CHAIN, east),
            cubes={"Montreal": ["purple"], "Halifax": ["yellow"]},
            demand=demand,
            engine=[5, rivals, 5],
            display={"Speed Record": copies},
        )
        return told(state, "bid 1000", "pass", place=place)

    with override(language):
        assert takes in said()
        assert loses in said(place=1)
        assert takes not in said(copies=2)
        assert takes not in said(rivals=4)


def test_a_cube_of_which_one_is_left_is_not_called_contested() -> None:
    state, words = position(23), "could take this cube before you."
    assert words not in told(state, "choose deliver", "choose build")  # Two of a colour wait there.
    move = best_delivery(state, state.current_player())[1]
    assert move is not None
    state.take_cube(move.city, move.colour)
    assert words in told(state, "choose deliver", "choose build")


@pytest.mark.parametrize(("language", "words"), [("en", "about 9 points more"), ("de", "etwa 9 Punkte mehr")])
def test_nothing_is_as_good_as_the_best_that_follows_one_that_is_behind(language: str, words: str) -> None:
    """Where the points of the others fall as well, they are told all the same."""
    state = position(350)
    own = state.current_player()
    best = tuple(69.0 for _ in range(3))
    behind = tuple(66.0 if seat == own else 69.0 for seat in range(3))
    moves = [state.game.format_move(move) for move in state.legal_moves()][:3]
    second = moves[1], 0.3, behind
    with override(language):
        three = (moves[0], 0.4, best), second, (moves[2], 0.39, SCORES)
        assert words in compared(state, *three, place=2)
        assert words not in compared(state, three[0], three[2], second, place=1)


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "Your income before interest falls from"), ("de", "Dein Einkommen vor Zinsen fällt von")],
)
def test_income_is_told_without_the_interest_and_only_where_it_tells_moves_apart(
    language: str, words: str
) -> None:
    state = position(324)
    moves = "deliver black St. John's 8 > 10", "deliver blue Sherbrooke 28 > 2 > 4 > 12 > 10"
    bonds = [2 if seat == state.current_player() else 0 for seat in range(3)]
    with override(language):
        assert words in told(changed(state, bonds=bonds), *moves)
        assert words not in told(changed(state, bonds=[0] * 3), *moves)
        assert words[:11] in told(changed(state, bonds=[0] * 3), *moves)
        other = "deliver black Saint John 20 > 4"
        fallen = [moves[0], other]
        assert words[:11] not in told(state, *fallen)


def test_of_a_link_that_is_far_behind_it_is_no_praise_that_it_takes_no_bond() -> None:
    state = position(40)
    for chance, words in ((0.38, "paid in cash, without a bond"), (0.1, "no points at once")):
        found = [
            Explained(Candidate(state.game.parse_move(text), likely, 9, likely, SCORES), ())
            for text, likely in (
                ("start Hay River south-west", 0.4),
                ("start Dawson Creek south-east", chance),
            )
        ]
        explanation = Explanation(state.current_player(), "", (), tuple(found), None)
        assert brief(explanation, 1, state, Localizer(state.game, NAMES)) == words


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "though you could complete it at once."), ("de", "du könntest sie aber auch sofort vollenden.")],
)
def test_a_line_that_another_link_completes_is_not_only_led_toward(language: str, words: str) -> None:
    state = position(15)
    with override(language):
        assert words in told(state, "start Nelson east", "start Vancouver east")
        assert words not in told(state, "start Nelson east", "start Edmonton east")
