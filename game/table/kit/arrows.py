"""The one way in which arrows are drawn: in slips, on keys, at the edge of a map, by the conductor."""

from __future__ import annotations

import math
from typing import Final

from game.table.kit.lines import Line, Measured
from game.table.kit.pen import Pen, Point
from game.table.kit.theme import Tint

SIDE: Final = 0.48
"""How far a head reaches to either side, as a part of its length."""
NECK: Final = 0.82
"""How far from the tip the shaft meets the head, as a part of its length: the barbs reach back a little."""


def paint_arrow(pen: Pen, colour: Tint, line: Line, thick: float, head: float, grow: float = 0.0) -> None:
    """An arrow along a line, whose end is its tip.

    The shaft is `thick` wide, the head `head` long; all of it can `grow` on every side, for a rim under it.
    """
    measured = Measured(line)
    tip, way = measured.at(measured.length)
    neck = measured.at(max(0.0, measured.length - head * NECK))[0]
    shaft = [*(point for point in line if math.dist(point, tip) > head * NECK), neck]
    if len(shaft) > 1:
        pen.line(colour, shaft, thick + 2 * grow)
    shape = [tip, _barb(tip, way, head, 1), neck, _barb(tip, way, head, -1)]
    pen.poly(colour, shape)
    if grow:
        pen.line(colour, [*shape, shape[0]], 2 * grow)


def _barb(tip: Point, way: Point, head: float, side: int) -> Point:
    """An end of the head's back edge, to the right of the way or to the left of it (-1)."""
    x, y = tip[0] - way[0] * head, tip[1] - way[1] * head
    return x - way[1] * head * SIDE * side, y + way[0] * head * SIDE * side
