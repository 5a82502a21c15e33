"""Signposts: arrows at the edge of a partly visible map that point to events out of view."""

from __future__ import annotations

import math
from typing import Final

import pygame

from game.table.kit.arrows import paint_arrow
from game.table.kit.pen import Pen, Point, smooth, stamp
from game.table.kit.shelf import kept
from game.table.kit.theme import Colour

SIDE: Final = 30
"""The minimum diameter of a signpost in pixels."""
TURNS: Final = 32
"""The number of directions in which a signpost can point."""


def draw_signpost(
    surface: pygame.Surface,
    frame: pygame.Rect,
    place: Point,
    colour: Colour,
    plate: pygame.Rect | None = None,
) -> None:
    """Draw an arrow at the edge of `frame` (pixels) toward a place outside it, or under a plate in it."""
    side = max(SIDE, frame.h // 24)
    inner = frame.inflate(-side * 1.4, -side * 1.4)
    x, y = _at_edge(inner, place) if plate is None else _beside(inner, plate.inflate(side, side), place)
    turn = round(math.atan2(place[1] - y, place[0] - x) / math.tau * TURNS) % TURNS
    stamp(surface, _arrow(side, colour, turn), x, y, centred=True)


def _at_edge(inner: pygame.Rect, place: Point) -> Point:
    """Return where the line from a rectangle's center to a place outside crosses its edge."""
    line = inner.clipline(inner.center, (round(place[0]), round(place[1])))
    return line[1] if line else inner.center


def _beside(inner: pygame.Rect, plate: pygame.Rect, place: Point) -> Point:
    """Return the visible point on the rim of a plate that is nearest to a place under it."""
    x, y = place
    rim = ((plate.left, y), (plate.right, y), (x, plate.top), (x, plate.bottom))
    seen = [point for point in rim if inner.collidepoint(point)]
    return min(seen, key=lambda point: math.dist(point, place), default=_at_edge(inner, place))


@kept
def _arrow(side: int, colour: Colour, turn: int) -> pygame.Surface:
    """Return a round plate with an arrow."""
    middle, angle = side / 2, turn / TURNS * math.tau

    def at(reach: float) -> Point:
        return middle + side * reach * math.cos(angle), middle + side * reach * math.sin(angle)

    def draw(pen: Pen) -> None:
        pen.circle((40, 26, 14), (middle, middle), side * 0.48)
        pen.circle((250, 242, 223), (middle, middle), side * 0.44)
        paint_arrow(pen, colour, [at(-0.28), at(0.36)], side * 0.13, side * 0.44)

    return smooth((side, side), draw, 4)
