"""Spots and straight lines on a board, in whole numbers and square roots: alike on every computer.

>>> crosses((0, 0), (2, 2), (0, 2), (2, 0)), crosses((0, 0), (1, 0), (0, 1), (1, 1))
(True, False)
>>> passes((0, 0), (10, 0), (5, 3)), passes((0, 0), (10, 0), (13, 4))
(3.0, 5.0)
>>> apart((0, 0), (1, 0), (0, 1)), apart((0, 0), (9, 1), (9, 0))
(True, False)
"""

from __future__ import annotations

import math
from typing import Final

Spot = tuple[int, int]

NARROW: Final = 0.88
"""The cosine of the narrowest angle between two links at a town."""


def crosses(a: Spot, b: Spot, c: Spot, d: Spot) -> bool:
    """Whether the line from `a` to `b` crosses that from `c` to `d`."""
    return _turn(a, b, c) * _turn(a, b, d) < 0 and _turn(c, d, a) * _turn(c, d, b) < 0


def _turn(a: Spot, b: Spot, c: Spot) -> int:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def passes(a: Spot, b: Spot, spot: Spot) -> float:
    """How near the line from `a` to `b` comes to a spot."""
    along, high = (b[0] - a[0], b[1] - a[1]), (spot[0] - a[0], spot[1] - a[1])
    part = (along[0] * high[0] + along[1] * high[1]) / (along[0] ** 2 + along[1] ** 2)
    part = max(0.0, min(1.0, part))
    return math.sqrt((high[0] - part * along[0]) ** 2 + (high[1] - part * along[1]) ** 2)


def apart(middle: Spot, a: Spot, b: Spot) -> bool:
    """Whether the ways from a spot to two others are so far apart that both can be drawn."""
    return _cosine(_way(middle, a), _way(middle, b)) < NARROW


def _way(a: Spot, b: Spot) -> tuple[float, float]:
    return float(b[0] - a[0]), float(b[1] - a[1])


def _cosine(a: tuple[float, float], b: tuple[float, float]) -> float:
    return (a[0] * b[0] + a[1] * b[1]) / math.sqrt((a[0] ** 2 + a[1] ** 2) * (b[0] ** 2 + b[1] ** 2))
