"""The curve of track through a hex."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from game.table.kit.engraving import hex_corners
from game.table.kit.pen import Point

STEPS: Final = 18
"""The number of segments of a curve."""
_ON: Final = 1.2


def side_middle(side: int) -> Point:
    """Return the middle of a side of a hex of size 1."""
    corners = hex_corners(0, 0, 1)
    (ax, ay), (bx, by) = corners[side], corners[(side + 1) % 6]
    return (ax + bx) / 2, (ay + by) / 2


@lru_cache(maxsize=36)
def through(enter: int, leave: int) -> tuple[Point, ...]:
    """Return the curve through a hex of size 1; it meets both sides at right angles, so that neighbors
    join.
    """
    (ax, ay), (bx, by) = side_middle(enter), side_middle(leave)
    k = 1 - 0.56
    found = []
    for i in range(STEPS + 1):
        t = i / STEPS
        a, b, c, d = (1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3
        found.append((a * ax + b * ax * k + c * bx * k + d * bx, a * ay + b * ay * k + c * by * k + d * by))
    return tuple(found)


@lru_cache(maxsize=36)
def beyond(enter: int, leave: int) -> tuple[Point, ...]:
    """Return the same curve, extended a little beyond both sides."""
    line = through(enter, leave)
    ends = []
    for side in (enter, leave):
        x, y = side_middle(side)
        ends.append((x * _ON, y * _ON))
    return (ends[0], *line, ends[1])
