"""What it costs to build from city to city on a map for Railways of North America."""

from __future__ import annotations

import heapq
from collections.abc import Collection, Mapping
from typing import Final

from ai.railways_of_north_america.board_land import Land
from game.rules.hexgrid import Spot, neighbours

FERRY: Final = 4000
"""Dollars that the card for a ferry hex is taken to cost: an action."""


class Ways:
    """The cheapest ways over a land with cities.

    >>> strip = Land({(0, 0): ".", (0, 1): "^", (0, 2): "."}, [], snow_line=[0], surroundings=[], fields={})
    >>> cost = {"open": 2000, "water": 3000, "mountain": 4000, "ridge": 4000, "north_of_snow_line": 1000}
    >>> Ways(strip, [(0, 0), (0, 2)], cost).from_((0, 0))[0, 2]
    4000
    """

    def __init__(self, land: Land, cities: Collection[Spot], cost: Mapping[str, int]) -> None:
        """`cost` is the section of the board's file."""
        self._land = land
        self._ridges = {frozenset(side) for side in land.ridges}
        self._ridge = cost["ridge"]
        dollars = {".": cost["open"], "~": cost["water"], "^": cost["mountain"], "F": FERRY}
        snow = cost["north_of_snow_line"]
        self._price = {
            spot: 0 if spot in cities else dollars[letter] + (snow if land.snowy(spot) else 0)
            for spot, letter in land.ground.items()
        }

    def from_(self, start: Spot) -> dict[Spot, int]:
        """Dollars of the cheapest way to each hex, by whomever its links are built."""
        found = {start: 0}
        edge = [(0, start)]
        while edge:
            dollars, here = heapq.heappop(edge)
            if dollars > found[here]:
                continue
            for there in neighbours(here):
                if there not in self._price:
                    continue
                ridge = self._ridge if frozenset((here, there)) in self._ridges else 0
                total = dollars + self._price[there] + ridge
                if total < found.get(there, total + 1):
                    found[there] = total
                    heapq.heappush(edge, (total, there))
        return found
