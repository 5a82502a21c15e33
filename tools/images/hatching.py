"""Shade as an engraver makes it: parallel strokes."""

from __future__ import annotations

import math
from collections.abc import Sequence

from game.table.kit.theme import Tint
from tools.images.svg import Point, SvgPen


def hatch(
    pen: SvgPen, colour: Tint, points: Sequence[Point], gap: float, degrees: float, width: float
) -> None:
    """Parallel strokes, `gap` apart, at an angle from the east, clipped to a polygon (even-odd)."""
    c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    turned = [(x * c + y * s, y * c - x * s) for x, y in points]
    y = min(p[1] for p in turned) + gap / 2
    bottom = max(p[1] for p in turned)
    while y < bottom:
        cuts = _crossings(turned, y)
        for a, b in zip(cuts[::2], cuts[1::2], strict=False):
            pen.line(colour, [(a * c - y * s, a * s + y * c), (b * c - y * s, b * s + y * c)], width)
        y += gap


def _crossings(points: Sequence[Point], y: float) -> list[float]:
    """Where a polygon's edges cross the height y, in ascending order."""
    ends = [*points[1:], points[0]]
    return sorted(
        x0 + (y - y0) * (x1 - x0) / (y1 - y0)
        for (x0, y0), (x1, y1) in zip(points, ends, strict=True)
        if (y0 <= y) != (y1 <= y)
    )
