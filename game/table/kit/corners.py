"""Placement of a marker at the corner of something, where it covers no name."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

import pygame

from game.table.kit.pen import Point

WAYS: Final = (
    *((-1.0, -1.0), (1.0, -1.0), (-1.0, 1.0), (1.0, 1.0)),
    *((0.0, -1.0), (-1.0, 0.0), (1.0, 0.0), (0.0, 1.0)),
)
"""The corners of a rectangle, then the middles of its sides, as directions (right, down) from its center."""
FARTHER: Final = (1.0, 1.3, 1.6)
"""The tried distances of a marker from the center, in half sizes of the rectangle; larger ones only to
avoid names.
"""


def free_corner(
    place: pygame.Rect, side: float, covers: Sequence[pygame.Rect], within: pygame.Rect | None = None
) -> tuple[int, int]:
    """Return the center of a round marker, `side` pixels wide, at a corner of `place` where it covers nothing
    in `covers`.

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
