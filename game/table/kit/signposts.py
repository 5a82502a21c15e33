"""Arrows at the edge of a map that is seen in part: something was done out there."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Final

import pygame

from game.table.kit.pen import Pen, Point, smooth, stamp
from game.table.kit.theme import Colour

SIDE: Final = 30
"""Pixels across a signpost, at the least."""
TURNS: Final = 32
"""In so many directions a signpost can point."""


def draw_signpost(surface: pygame.Surface, frame: pygame.Rect, place: Point, colour: Colour) -> None:
    """An arrow at the edge of `frame` (pixels) towards a place outside it."""
    side = max(SIDE, frame.h // 24)
    inner = frame.inflate(-side * 1.4, -side * 1.4)
    line = inner.clipline(frame.center, (round(place[0]), round(place[1])))
    x, y = line[1] if line else frame.center
    turn = round(math.atan2(place[1] - y, place[0] - x) / math.tau * TURNS) % TURNS
    stamp(surface, _arrow(side, colour, turn), x, y, centred=True)


@lru_cache(maxsize=128)
def _arrow(side: int, colour: Colour, turn: int) -> pygame.Surface:
    """A round plate with an arrow."""
    middle, angle = side / 2, turn / TURNS * math.tau

    def at(reach: float, aside: float) -> Point:
        x, y = math.cos(angle), math.sin(angle)
        return middle + side * (reach * x - aside * y), middle + side * (reach * y + aside * x)

    def draw(pen: Pen) -> None:
        pen.circle((40, 26, 14), (middle, middle), side * 0.48)
        pen.circle((250, 242, 223), (middle, middle), side * 0.44)
        pen.line(colour, [at(-0.26, 0), at(0.06, 0)], side * 0.14)
        pen.poly(colour, [at(0.34, 0), at(0.00, 0.22), at(0.00, -0.22)])

    return smooth((side, side), draw, 4)
