"""Drawing of arrows, shared by slips, keys, map edges and the conductor."""

from __future__ import annotations

import math
from typing import Final

from game.table.kit.lines import Line, Measured
from game.table.kit.pen import Pen, Point
from game.table.kit.theme import Tint

SIDE: Final = 0.48
"""Half the width of an arrowhead, as a fraction of its length."""
NECK: Final = 0.82
"""The distance from the tip to the shaft, as a fraction of the head's length; barbs reach further back."""


def paint_arrow(pen: Pen, colour: Tint, line: Line, thick: float, head: float, grow: float = 0.0) -> None:
    """Draw an arrow along a line, with the tip at its end.

    The shaft is `thick` wide, the head `head` long. `grow` widens both on every side, for a rim behind the
    arrow.
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
    """Return the right (1) or left (-1) barb of an arrowhead."""
    x, y = tip[0] - way[0] * head, tip[1] - way[1] * head
    return x - way[1] * head * SIDE * side, y + way[0] * head * SIDE * side
