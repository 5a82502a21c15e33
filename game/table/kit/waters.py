"""Printed water: a wash that pales and shore lines that fade with the distance from the shore."""

from __future__ import annotations

import math
from bisect import bisect_left
from functools import lru_cache
from typing import Final, NamedTuple

from game.table.kit.contrast import high_contrast
from game.table.kit.distances import FARTHEST, Wash
from game.table.kit.engraving import SEA, SEA_INK
from game.table.kit.theme import PAPER

Levels = tuple[float, float, float]
"""Red, green and blue, 0 to 255, not yet rounded."""


class _Line(NamedTuple):
    """A line along the shore."""

    away: float
    """The distance from the shore in units."""
    strength: float


def _lines() -> list[_Line]:
    """Return all lines along a shore; their distances grow and they fade."""
    found, away, gap, strength = [], 3.6, 3.9, 0.80
    while strength > 0.06:
        found.append(_Line(away, strength))
        away, gap, strength = away + gap, gap * 1.17, strength * 0.845
    return found


LINES: Final = _lines()


def between(first: Levels, second: Levels, part: float) -> Levels:
    """Interpolate between two colors by `part` (0 to 1)."""
    (r, g, b), (red, green, blue) = first, second
    return r + (red - r) * part, g + (green - g) * part, b + (blue - b) * part


def water_colour(distance: float, k: float) -> Levels:
    """Return the sea's color at a distance in units from the shore; `k` is pixels per unit."""
    distance = max(0.0, distance)
    if high_contrast():
        return between(PAPER, SEA, 0.9)
    half = max(0.62, 0.48 * k)
    after = bisect_left(LINES, (distance,))
    ink = 0.0
    for line in LINES[max(0, after - 1) : after + 1]:
        ink = max(ink, line.strength * min(1.0, max(0.0, 1.05 - abs(distance - line.away) * k / half)))
    wash = between(PAPER, SEA, 0.42 + 0.50 * math.exp(-distance / 26))
    return between(wash, SEA_INK, ink * 0.75)


def water(k: float) -> Wash:
    """Return the sea's wash for `k` pixels per unit."""
    return _water(k, high_contrast())


@lru_cache(maxsize=8)
def _water(k: float, high: bool) -> Wash:
    """Return the wash, by the look too."""
    return Wash(lambda distance: water_colour(min(distance, FARTHEST), k))
