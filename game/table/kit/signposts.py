"""Signposts: arrows at the edge of a partly visible map that point to events out of view."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

import pygame

from game.table.kit.arrows import paint_arrow
from game.table.kit.pen import Pen, Point, smooth, stamp
from game.table.kit.surface_cache import cached_surface
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


@cached_surface
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


WAYS: Final = (
    *((-1.0, -1.0), (1.0, -1.0), (-1.0, 1.0), (1.0, 1.0)),
    *((0.0, -1.0), (-1.0, 0.0), (1.0, 0.0), (0.0, 1.0)),
)
"""The corners of a rectangle, then the middles of its sides, as directions (right, down) from its center."""
FARTHER: Final = (1.0, 1.3, 1.6)
"""The tried distances of a marker from the center, in half sizes of the rectangle."""


def free_corner(
    place: pygame.Rect, side: float, covers: Sequence[pygame.Rect], within: pygame.Rect | None = None
) -> tuple[int, int]:
    """Return the center of a round marker, `side` pixels wide, at a free corner of `place`.

    It covers nothing in `covers`.
    The upper left corner is tried first; it is also the fallback. The marker is kept in `within`.

    >>> hexagon, name = pygame.Rect(100, 100, 40, 40), pygame.Rect(60, 90, 60, 12)
    >>> free_corner(hexagon, 20, []), free_corner(hexagon, 20, [name])
    ((100, 100), (140, 100))
    """
    sign = pygame.Rect(0, 0, round(side), round(side))
    found: tuple[int, int] | None = None
    for far in FARTHER:
        for across, down in WAYS:
            x, y = place.centerx + across * far * place.w / 2, place.centery + down * far * place.h / 2
            sign.center = (round(x), round(y))
            if within is not None:
                sign.clamp_ip(within)
            found = found or sign.center
            if not any(gap(cover, sign.center) < side / 2 for cover in covers):
                return sign.center
    assert found is not None
    return found


def gap(rect: pygame.Rect, point: Point) -> float:
    """Return the distance in pixels from a rectangle to a point."""
    across = max(rect.left - point[0], 0.0, point[0] - rect.right)
    return math.hypot(across, max(rect.top - point[1], 0.0, point[1] - rect.bottom))
