"""Printed fills with line patterns, distinguishable without color."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final

import pygame

from game.table.kit.pen import Pen, smooth
from game.table.kit.theme import INK, Colour, mix

STROKES: Final = ((0.0, 0.0), (45.0, 9.0), (90.0, 9.0), (-45.0, 9.0), (0.0, 9.0), (45.0, 5.0))
"""The angle and spacing of the strokes of each pattern; (0, 0) is plain."""


def strokes(
    size: tuple[int, int], colour: Colour, degrees: float, gap: float, wide: float
) -> Callable[[Pen], None]:
    """Draw parallel strokes all over a picture of a size in pixels with a pen."""
    way = pygame.Vector2(1, 0).rotate(degrees)
    across = pygame.Vector2(-way.y, way.x)
    middle, reach = pygame.Vector2(size) / 2, pygame.Vector2(size).length() / 2

    def paint(pen: Pen) -> None:
        for number in range(-round(reach / gap), round(reach / gap) + 1):
            foot = middle + across * (number * gap)
            ends = [foot - way * reach, foot + way * reach]
            pen.line(colour, [(end.x, end.y) for end in ends], wide)

    return paint


@lru_cache(maxsize=256)
def filled(size: tuple[int, int], k: float, colour: Colour, pattern: int) -> pygame.Surface:
    """Return a rectangle in a color with the strokes of a pattern; `k` is pixels per unit."""
    degrees, gap = STROKES[pattern % len(STROKES)]
    picture = smooth(size, lambda pen: pen.rect(colour, 0, 0, *size))
    if gap:
        lines = smooth(size, strokes(size, mix(colour, INK, 0.34), degrees, gap * k, max(1.0, 1.3 * k)), 2)
        picture.blit(lines, (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
    pygame.draw.rect(picture, mix(colour, INK, 0.6), picture.get_rect(), 1)
    return picture
