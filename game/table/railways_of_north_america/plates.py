"""Printed plates on the map: paper, a dark line, and a fine one inside."""

from __future__ import annotations

from typing import Final

import pygame

from game.table.kit.pen import Pen, smooth, stamp
from game.table.kit.scale import Scale
from game.table.kit.shelf import kept
from game.table.kit.theme import Colour

FIELD: Final[Colour] = (246, 238, 217)
HEADING: Final[Colour] = (107, 42, 28)


def print_plate(surface: pygame.Surface, scale: Scale, rect: pygame.Rect) -> None:
    """Draw a plate over `rect` (pixels)."""
    stamp(surface, _plate(rect.size, round(scale.k, 3)), *rect.topleft)


@kept
def _plate(size: tuple[int, int], k: float) -> pygame.Surface:
    w, h = size

    def draw(pen: Pen) -> None:
        pen.rect((74, 58, 32), 0, 0, w, h, 4 * k)
        pen.rect(FIELD, 1.3, 1.3, w - 2.6, h - 2.6, 3.4 * k)
        inset = 3.4 * k + 0.8
        pen.rect((164, 141, 92), inset, inset, w - 2 * inset, h - 2 * inset, 2 * k, 0.8)

    return smooth(size, draw)
