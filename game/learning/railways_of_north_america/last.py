"""What is still to come in a match of Railways of North America: what nobody can use is no reason."""

from __future__ import annotations

from game.learning.reasons.weighed import Weighed
from game.rules.railways_of_north_america.state import RailwaysOfNorthAmericaState
from game.rules.railways_of_north_america.steps import ROUNDS


def is_last_turn(state: RailwaysOfNorthAmericaState) -> bool:
    """Whether no turn follows: what is paid in every turn is not paid again."""
    return state.last_turn == state.turn_number


def is_last_action(one: Weighed[RailwaysOfNorthAmericaState]) -> bool:
    """Whether the seat has nothing more to do after this action: what it prepares is for nobody."""
    state = one.state
    return is_last_turn(state) and state.round + 1 == ROUNDS and state.actions_left <= 1


def acts_again(one: Weighed[RailwaysOfNorthAmericaState]) -> bool:
    """Whether the seat goes on acting at once, as with the two actions of an executive."""
    after = one.outcome
    return (
        after.turn_number == one.state.turn_number
        and after.current_player() == one.seat
        and after.actions_left > 0
    )
