"""Integer geometry for random boards: lines between spots, heights and connected areas of hexes.

It uses whole numbers and square roots only, so results are equal on every computer.

>>> crosses((0, 0), (2, 2), (0, 2), (2, 0)), crosses((0, 0), (1, 0), (0, 1), (1, 1))
(True, False)
>>> passes((0, 0), (10, 0), (5, 3)), passes((0, 0), (10, 0), (13, 4))
(3.0, 5.0)
>>> apart((0, 0), (1, 0), (0, 1)), apart((0, 0), (9, 1), (9, 0))
(True, False)

>>> import random
>>> heights = relief(random.Random(1), columns=8, rows=6, step=3)
>>> len(heights), min(heights.values()) >= 0
(48, True)
>>> highest([(0, 0), (1, 0), (2, 0)], {(0, 0): 4, (1, 0): 9, (2, 0): 4}, 2)
[(1, 0), (0, 0)]
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Iterable, Mapping
from typing import Final

from game.rules.hexgrid import Spot, neighbors

NARROW: Final = 0.88
"""The cosine of the narrowest angle between two links at a town."""


def crosses(a: Spot, b: Spot, c: Spot, d: Spot) -> bool:
    """Return whether the line from `a` to `b` crosses that from `c` to `d`."""
    return _turn(a, b, c) * _turn(a, b, d) < 0 and _turn(c, d, a) * _turn(c, d, b) < 0


def _turn(a: Spot, b: Spot, c: Spot) -> int:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def passes(a: Spot, b: Spot, spot: Spot) -> float:
    """Return how near the line from `a` to `b` comes to a spot."""
    along, high = (b[0] - a[0], b[1] - a[1]), (spot[0] - a[0], spot[1] - a[1])
    part = (along[0] * high[0] + along[1] * high[1]) / (along[0] ** 2 + along[1] ** 2)
    part = max(0.0, min(1.0, part))
    return math.sqrt((high[0] - part * along[0]) ** 2 + (high[1] - part * along[1]) ** 2)


def apart(middle: Spot, a: Spot, b: Spot) -> bool:
    """Return whether the ways from a spot to two others are far enough apart to be drawn."""
    return _cosine(_way(middle, a), _way(middle, b)) < NARROW


def _way(a: Spot, b: Spot) -> tuple[float, float]:
    return float(b[0] - a[0]), float(b[1] - a[1])


def _cosine(a: tuple[float, float], b: tuple[float, float]) -> float:
    return (a[0] * b[0] + a[1] * b[1]) / math.sqrt((a[0] ** 2 + a[1] ** 2) * (b[0] ** 2 + b[1] ** 2))


# Hexes and heights


TOP: Final = 1000
"""Heights are below this."""
_ROW: Final = (7, 8)
"""The distance of rows, relative to a hex's width: seven eighths."""


def relief(chance: random.Random, columns: int, rows: int, step: int) -> dict[Spot, int]:
    """Return a height for each hex; hills are about `step` hexes apart."""
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
    """Return the highest hexes, the highest first."""
    return sorted(spots, key=lambda spot: (-heights[spot], spot))[:count]


def reached(start: Spot, through: Callable[[Spot], bool]) -> set[Spot]:
    """Return every hex that can be reached from `start` over hexes in `through` (flood fill)."""
    found, edge = {start}, [start]
    while edge:
        edge = [spot for here in edge for spot in neighbors(here) if spot not in found and through(spot)]
        edge = sorted(set(edge))
        found.update(edge)
    return found


def largest_part(spots: Iterable[Spot]) -> set[Spot]:
    """Return the largest connected part of some hexes."""
    left, best = set(spots), set[Spot]()
    while left:
        part = reached(min(left), left.__contains__)
        left -= part
        best = max(best, part, key=len)
    return best
