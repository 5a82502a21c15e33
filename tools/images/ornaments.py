"""What a printer sets next to a map: a compass rose."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final

from game.table.kit.theme import INK, SEPIA, SIGNAL, Colour
from tools.images.svg import SvgPen, drawing

GROUND: Final[Colour] = (250, 244, 228)


def _compass() -> str:
    """A compass rose, north up."""

    def draw(pen: SvgPen) -> None:
        pen = pen.at(100, 100)
        pen.ring(SEPIA, (0, 0), 62, 1.6)
        pen.ring(SEPIA, (0, 0), 56, 1.0)
        for order in (1, 0):
            for i in range(order, 8, 2):
                a, long = i * math.pi / 4 - math.pi / 2, (86 if order == 0 else 52)
                tip = (long * math.cos(a), long * math.sin(a))
                for s, colour in ((1, INK), (-1, GROUND)):
                    b = a + s * math.pi / 4
                    side = (15 * math.cos(b), 15 * math.sin(b))
                    pen.poly(colour, [(0, 0), tip, side])
                    pen.line(INK, [(0, 0), tip, side, (0, 0)], 1.3)
        pen.poly(SIGNAL, [(0, -100), (6, -84), (-6, -84)])

    return drawing((200, 200), draw)


PICTURES: Final[dict[str, Callable[[], str]]] = {"ornaments/compass": _compass}
