"""Where the companies of American Rails can still grow: distances, and a plan of the next cities.

Everything here depends on the map alone (a company's track, who else is where, the houses), never on
money, so it is kept in caches that a whole search shares.

>>> from game.rules.american_rails import GAME
>>> board = GAME.board
>>> prospects = prospects_of(board)
>>> start = 1 << board.cities[prospects.starts[0]].hex
>>> plan = prospects.plan(start, others=0, houses=0)
>>> len(plan), plan[0].spent < plan[-1].spent
(7, True)
>>> plan[0]
Step(...)
>>> Target(city=3, rate=0.5, away=6.0).away
6.0
>>> Prospects(board).starts == prospects.starts
True
"""

from __future__ import annotations

import heapq
from functools import lru_cache
from typing import Final, NamedTuple

from ai.memo import Memo
from game.rules.american_rails.board import Board
from game.rules.hexgrid import bits

STEPS: Final = 7
"""How many cities ahead a plan looks."""

EFFORT: Final = 2.0
"""Dollars that reaching a city costs beside its track: a plan prefers near cities to far ones."""

BY_THE_WAY: Final = 0.3
"""Dollars that a route is thought cheaper for each dollar of full income of a city on it."""

BUILT_EARLY: Final = 30.0
"""Dollars of track by which starting cities are compared."""

KEPT: Final = 4_000
"""Entries of a cache before it is emptied. With 20,000 a bot's process grew by 70 MB in an evening.

A search of 300 playouts takes 3% longer with 4,000: 11.5 instead of 11.2 seconds for 40 decisions.
"""


class Step(NamedTuple):
    """A city of a plan."""

    city: int
    spent: float
    """Dollars of track from the present network up to and with this city, the earlier ones included."""
    gain: float
    """Income that it brings, special connections included."""


class Target(NamedTuple):
    """A city to lay track towards."""

    city: int
    rate: float
    """Income for each dollar of the way."""
    away: float
    """Dollars of track from the network."""


class Prospects:
    """The distances on one board, and the plans made on it."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.to_city: list[list[float]] = [_dollars_to(board, city.hex) for city in board.cities]
        """Dollars of track to each city from each hex, on an empty map."""
        self.between: list[list[float]] = [[away[city.hex] for away in self.to_city] for city in board.cities]
        """Dollars of track from each city to each other, on an empty map."""
        self._hexes: list[int] = [1 << city.hex for city in board.cities]
        self._bonus: dict[int, list[int]] = {}
        for a, b in board.pairs:
            self._bonus.setdefault(a, []).append(b)
            self._bonus.setdefault(b, []).append(a)
        self._worth = Memo[list[float]](KEPT)
        self._plans = Memo[tuple[Step, ...]](KEPT)
        self._reached = Memo[list[float]](KEPT)
        self.starts: list[int] = sorted(range(len(board.cities)), key=lambda city: -self._promise(city))
        """The cities in the order of what a company that starts there can hope for, alone on the map."""

    def _promise(self, city: int) -> float:
        """Income of a company that starts in a city and builds for about two auctions' money."""
        income = float(self.board.cities[city].full)
        for _, spent, gain in self.plan(self._hexes[city], 0, 0):
            income += gain * max(0.0, 1.0 - spent / (2.0 * BUILT_EARLY))
        return income

    def distances(self, track: int) -> list[float]:
        """Dollars of track from a network (a mask) to each city; 0 for its own."""
        return self._reached.get(track, lambda: self._distances(track))

    def _distances(self, track: int) -> list[float]:
        laid = bits(track)
        return [min([away[number] for number in laid]) for away in self.to_city]

    def gains(self, others: int, houses: int) -> list[float]:
        """Income of each city for a company that enters it, with `others` (a mask) taken by rivals."""
        return self._worth.get((others, houses), lambda: self._gains(others, houses))

    def _gains(self, others: int, houses: int) -> list[float]:
        found: list[float] = []
        for city, hex_bit in zip(self.board.cities, self._hexes, strict=True):
            developed = 1 if houses & hex_bit else 0
            found.append(float(city.shared + developed if others & hex_bit else city.full + 2 * developed))
        return found

    def plan(self, track: int, others: int, houses: int) -> tuple[Step, ...]:
        """The cities that a company would go for one after the other, best income per dollar first.

        `track` is its network, `others` the city hexes with rivals' cubes, both masks.
        """
        key = (track, others & self.board.city_mask, houses)
        return self._plans.get(key, lambda: self._make_plan(*key))

    def _gains_for(self, track: int, others: int, houses: int, away: list[float]) -> list[float]:
        """Income that each city would bring to a network now, connections included; 0 for its own."""
        gain = self.gains(others, houses).copy()
        for city, partners in self._bonus.items():
            if track & self._hexes[city]:
                for partner in partners:
                    gain[partner] += self.board.pair_income
        return [0.0 if dollars == 0.0 else worth for worth, dollars in zip(gain, away, strict=True)]

    def _make_plan(self, track: int, others: int, houses: int) -> tuple[Step, ...]:
        left = self.distances(track).copy()
        gain = self._gains_for(track, others, houses, left)
        steps: list[Step] = []
        spent = 0.0
        for _ in range(STEPS):
            city, most = -1, 0.0
            for number, worth in enumerate(gain):
                rate = worth / (left[number] + EFFORT)
                if rate > most:
                    city, most = number, rate
            if city < 0:
                break
            spent += left[city]
            steps.append(Step(city, spent, gain[city]))
            gain[city] = 0.0
            for partner in self._bonus.get(city, ()):
                if gain[partner] > 0.0:
                    gain[partner] += self.board.pair_income
            for number, dollars in enumerate(self.between[city]):
                if dollars < left[number]:
                    left[number] = dollars
        return tuple(steps)


def _dollars_to(board: Board, goal: int) -> list[float]:
    """Dollars of track from each hex (its own cube already there) to `goal`, on an empty map.

    A city on the way is worth something itself, so routes over cities count as a little cheaper.
    """
    price = [float(dollars) for dollars in board.ground_price]
    for city in board.cities:
        price[city.hex] = max(0.5, price[city.hex] - BY_THE_WAY * city.full)
    price[goal] = float(board.ground_price[goal])
    far = [float("inf")] * len(board.hexes)
    far[goal] = 0.0
    queue = [(0.0, goal)]
    while queue:
        so_far, at = heapq.heappop(queue)
        if so_far > far[at]:
            continue
        onward = so_far + price[at]
        for near in board.neighbours[at]:
            if onward < far[near]:
                far[near] = onward
                heapq.heappush(queue, (onward, near))
    return far


@lru_cache(maxsize=4)
def prospects_of(board: Board) -> Prospects:
    """The prospects on a board, made once."""
    return Prospects(board)
