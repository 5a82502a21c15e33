"""Heights over a map of hexes, smooth as hills are, in whole numbers: alike on every computer.

>>> import random
>>> heights = relief(random.Random(1), columns=8, rows=6, step=3)
>>> len(heights), min(heights.values()) >= 0
(48, True)
>>> highest([(0, 0), (1, 0), (2, 0)], {(0, 0): 4, (1, 0): 9, (2, 0): 4}, 2)
[(1, 0), (0, 0)]
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Mapping
from typing import Final

from game.rules.hexgrid import Spot, neighbours

TOP: Final = 1000
"""Heights lie below this."""
_ROW: Final = (7, 8)
"""A row lies so much lower than the one above it, in parts of a hex's width: seven of eight."""


def relief(chance: random.Random, columns: int, rows: int, step: int) -> dict[Spot, int]:
    """A height for each hex; hills are about `step` hexes apart."""
    grain = _ROW[1] * step
    wide = (columns * _ROW[1] + _ROW[1] // 2) // grain + 2
    high = rows * _ROW[0] // grain + 2
    posts = [[chance.randrange(TOP) for _ in range(wide)] for _ in range(high)]

    def height(spot: Spot) -> int:
        column, row = spot
        i, right = divmod(column * _ROW[1] + (row & 1) * (_ROW[1] // 2), grain)
        j, down = divmod(row * _ROW[0], grain)
        above = posts[j][i] * (grain - right) + posts[j][i + 1] * right
        below = posts[j + 1][i] * (grain - right) + posts[j + 1][i + 1] * right
        return (above * (grain - down) + below * down) // (grain * grain)

    return {(column, row): height((column, row)) for row in range(rows) for column in range(columns)}


def highest(spots: Iterable[Spot], heights: Mapping[Spot, int], count: int) -> list[Spot]:
    """The highest of some hexes, the highest first."""
    return sorted(spots, key=lambda spot: (-heights[spot], spot))[:count]


def reached(start: Spot, through: Callable[[Spot], bool]) -> set[Spot]:
    """Every hex to which one comes from another over hexes that let one through."""
    found, edge = {start}, [start]
    while edge:
        edge = [spot for here in edge for spot in neighbours(here) if spot not in found and through(spot)]
        edge = sorted(set(edge))
        found.update(edge)
    return found


def largest_part(spots: Iterable[Spot]) -> set[Spot]:
    """Of some hexes the most that hang together."""
    left, best = set(spots), set[Spot]()
    while left:
        part = reached(min(left), left.__contains__)
        left -= part
        best = max(best, part, key=len)
    return best
