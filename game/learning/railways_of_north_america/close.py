"""Which moves of Railways of North America are called about as good as each other."""

from __future__ import annotations

from typing import Final

from game.learning.railways_of_north_america.last import is_last_turn
from game.learning.reasons.weighed import Weighed
from game.rules.railways_of_north_america.state import RailwaysOfNorthAmericaState

LEAST: Final = 1.0
"""The least difference of points that is worth a word."""

RIPPLE: Final = 0.025
"""The least difference of chances to win that is worth a word: a longer search finds half of it, or twice."""

UNEQUAL: Final = 0.25
"""The part of a gain that others have on the average as well, from which on points are not compared."""


def is_ripple(one: Weighed[RailwaysOfNorthAmericaState]) -> bool:
    """Whether the better of the two wins hardly more often."""
    return one.chance_gained < RIPPLE


def all_gain(one: Weighed[RailwaysOfNorthAmericaState]) -> bool:
    """Whether others gain a good part of the points too: the two are seen to unequal points of the game.

    In the last turn there is but one point to which they can be seen, and only what all others gain counts.
    """
    if one.is_gain_of_all(LEAST):
        return True
    if is_last_turn(one.state):
        return False
    return one.is_gain_of_most(LEAST, UNEQUAL)


def about_as_good(one: Weighed[RailwaysOfNorthAmericaState]) -> bool:
    """Whether the better of it and its rival is hardly ahead, in points as in chances.

    Where others deserve a thought and none was weighed, it is not said to be better.
    """
    if one.rival is None:
        return not one.is_alone
    little = one.gained(one.seat) < max(LEAST, one.trifle) or all_gain(one)
    return not one.is_clear or (little and is_ripple(one))
