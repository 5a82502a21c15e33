"""How long a game of Railways of North America still lasts: turns, and the actions of each seat.

>>> import random
>>> from game.rules.railways_of_north_america import GAME
>>> state = GAME.new_game(3, {}, random.Random(7))
>>> turns_left(state) > 1.0
True
>>> actions_left(state, seat=0, turns=2.0)
6.0
"""

from __future__ import annotations

from typing import Final

from game.rules.railways_of_north_america.state import RailwaysOfNorthAmericaState
from game.rules.railways_of_north_america.steps import ACTION, NONE, ROUNDS

MARKERS_A_TURN: Final = 1.0
"""Cities that are emptied in a turn, for each player: more than there are, for the future is uncertain."""

MOST_TURNS_AHEAD: Final = 9.0
"""No more turns than this are looked ahead."""

LAST_TURNS: Final = 1.2
"""Turns that are still played when the last marker is about to be placed."""

TURNS_A_MARKER: Final = 2.76
"""Turns of one player's for each city that is emptied, in games of the bots."""


def turns_left(state: RailwaysOfNorthAmericaState) -> float:
    """How many turns can be expected, the present one included."""
    if state.last_turn != NONE:
        return float(state.last_turn - state.turn_number + 1)
    pace = MARKERS_A_TURN * state.players
    left = min(MOST_TURNS_AHEAD, 1.0 + max(1.0, state.markers_left() / pace))
    return min(left, float(state.board.data.setup.most_turns - state.turn_number + 1))


def turns_ahead(state: RailwaysOfNorthAmericaState) -> float:
    """How many turns are still to come as the games of the bots went, the present one included."""
    if state.last_turn != NONE:
        return float(state.last_turn - state.turn_number + 1)
    ahead = LAST_TURNS + TURNS_A_MARKER * state.markers_left() / state.players
    return min(ahead, float(state.board.data.setup.most_turns - state.turn_number + 1))


def actions_left(state: RailwaysOfNorthAmericaState, seat: int, turns: float) -> float:
    """How many actions a seat can still expect to take."""
    if state.step < ACTION:
        return ROUNDS * turns
    more = max(0, state.actions_left - 1) if seat == state.turn else 0
    return ROUNDS * (turns - 1.0) + rounds_left(state, seat) + more


def rounds_left(state: RailwaysOfNorthAmericaState, seat: int) -> int:
    """In how many rounds of this turn a seat still acts, one in which it is acting included."""
    if state.step < ACTION:
        return ROUNDS
    acted = (seat - state.first) % state.players < state.acted
    return ROUNDS - state.round - acted
