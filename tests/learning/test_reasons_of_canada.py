"""What is said of moves of Railways of North America, at positions of a match that comes with the game."""

from __future__ import annotations

from functools import cache

import pytest

from ai.bot import Candidate
from ai.explain import Explained, Explanation
from assets import asset
from game.learning.reasons import reason
from game.match.advice import as_known_to
from game.match.exchange import read_file
from game.match.match import Match
from game.rules.contract import State
from game.words import Speaker

SCORES = (60.0, 60.0, 60.0)


@cache
def match() -> Match:
    return read_file(asset("matches") / "railways_of_north_america_3.json").match


def position(number: int) -> State:
    state = match().position(number)
    return as_known_to(state, state.actor())


def told(state: State, *texts: str, place: int = 0) -> str:
    """Why the move at a place is as good as it is; the moves all as good as each other."""
    found = [Explained(Candidate(state.game.read(text), 0.4, 9, 0.4, SCORES), ()) for text in texts]
    explanation = Explanation(state.actor(), "", (), tuple(found), None)
    return reason(explanation, place, state, Speaker(state.game, ["Clara", "Henry", "Ada"]))


def test_income_that_falls_is_told_after_the_points_at_every_place() -> None:
    state = position(324)
    moves = "deliver black St. John's 8 > 10", "deliver blue Sherbrooke 28 > 2 > 4 > 12 > 10"
    for place, points, income in ((0, 2, "$11,000"), (1, 5, "$7,000")):
        words = told(state, *moves, place=place)
        assert 0 <= words.find(f"{points} points") < words.find(f"falls from $14,000 to {income}")


def test_points_that_the_best_move_brings_as_well_are_told_again() -> None:
    state = position(324)
    moves = "deliver black St. John's 8 > 10", "deliver black Saint John 20 > 4"
    assert "2 points" in told(state, *moves, place=1)


@pytest.mark.parametrize(("number", "points"), [(277, "6 points"), (23, "1 point"), (309, "3 points")])
def test_the_choice_to_deliver_tells_the_points_and_who_else_could_take_the_cube(
    number: int, points: str
) -> None:
    words = told(position(number), "choose deliver", "choose build")
    assert 0 <= words.find(points) < words.find(" could take this cube before you.")


def test_a_contested_cube_is_told_with_its_points() -> None:
    words = told(position(357), "deliver yellow Port Arthur 19 > 16 > 13")
    assert "could take this cube before you." in words
    assert "3 points" in words


def test_a_bonus_card_is_named_with_its_points() -> None:
    words = told(position(233), "deliver red Montreal 2 > 4 > 12 > 10 > 15")
    assert "8 points" in words
    assert "That is 5 points, and 3 for the Speed Record." in words


def test_a_first_place_beside_which_nothing_is_worth_a_thought_is_not_called_close() -> None:
    assert told(position(244), "pass").startswith("At $21,000 going first is not worth what it costs.")


def test_what_a_land_grant_does_is_told_in_whole_words() -> None:
    words = told(position(20), "take Government Land Grant")
    assert "(open country costs nothing in one build)" in words
