"""Which cities a seat's own links join in Railways of North America, and how far these groups lie apart.

>>> import random
>>> from game.rules.railways_of_north_america import GAME
>>> state = GAME.new_game(3, {}, random.Random(7))
>>> reach = reach_of(state, seat=0)
>>> reach.group[3] == 1 << 3, reach.tiles_between(1 << 0, 1 << 5)
(True, 2)
>>> Reach(state, seat=0).group == reach.group
True
"""

from __future__ import annotations

from typing import Final

from ai.memo import Memo
from ai.railways_of_north_america.ways import ways_of
from game.rules.hexgrid import bits
from game.rules.railways_of_north_america.network import component
from game.rules.railways_of_north_america.state import RailwaysOfNorthAmericaState

REACHES_KEPT: Final = 1000
"""How many seats' reach is kept: a search comes back to them."""


HOPE: Final = 0.95
"""What is counted beforehand of a major line or of a baron that is nearly reached."""


class Reach:
    """The groups of cities that a seat's own links join; the same until it finishes a link."""

    def __init__(self, state: RailwaysOfNorthAmericaState, seat: int) -> None:
        ways = ways_of(state.board)
        self._distance, self._effort = ways.distance, ways.effort
        self.group: list[int] = [1 << city for city in range(len(state.demand))]
        """For each city the mask of the cities that own links join with it."""
        for city in bits(state.touched[seat]):
            if self.group[city] == 1 << city:
                joined = component(state, seat, city)
                for other in bits(joined):
                    self.group[other] = joined
        self._tiles: dict[tuple[int, int], int] = {}
        self._efforts: dict[tuple[int, int], int] = {}

    def tiles_between(self, one: int, other: int) -> int:
        """The tiles missing at least between two groups of cities; 0 if they are the same."""
        return _between(self._distance, self._tiles, one, other)

    def effort_between(self, one: int, other: int) -> int:
        """The same, but a ferry counts as an action's tiles besides (`Ways.effort`)."""
        return _between(self._effort, self._efforts, one, other)


def _between(distance: list[list[int]], kept: dict[tuple[int, int], int], one: int, other: int) -> int:
    """The least distance between two groups; what was found is kept."""
    if one == other:
        return 0
    if not (one & one - 1 or other & other - 1):
        return distance[one.bit_length() - 1][other.bit_length() - 1]
    found = kept.get((one, other))
    if found is None:
        there = bits(other)
        rows = [distance[city] for city in bits(one)]
        found = kept[one, other] = min([row[city] for row in rows for city in there])
    return found


def reach_of(state: RailwaysOfNorthAmericaState, seat: int) -> Reach:
    """What a seat's own links join."""
    return _reaches.get((state.board, state.networks[seat]), lambda: Reach(state, seat))


_reaches = Memo[Reach](REACHES_KEPT)


def nearness(left: int, whole: int) -> float:
    """How much of a path's points is counted when so many of its tiles are still missing."""
    if left >= whole:
        return 0.0
    return HOPE * (1.0 - left / (whole + 2.0)) ** 2
