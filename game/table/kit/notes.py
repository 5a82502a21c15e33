"""Loan notes, a player's debts printed in red. Pictures are cached and must not be changed."""

from __future__ import annotations

from typing import Final

import pygame

from game.table.kit.lettering import text_width, write
from game.table.kit.pen import Pen, smooth, stamp
from game.table.kit.scale import Scale
from game.table.kit.shelf import kept
from game.table.kit.theme import PAPER, SHADE, SIGNAL, Colour, mix

PRINT: Final[Colour] = mix(SIGNAL, (0, 0, 0), 0.35)


def note_width(scale: Scale, words: str, points: float) -> int:
    """Return the width in pixels of a note with this text."""
    return text_width(scale, words, "slab_bold", points) + scale.px(18)


def loan_note(
    surface: pygame.Surface, scale: Scale, right: float, y: float, words: str, points: float
) -> pygame.Rect:
    """Draw a note that ends at `right`, centered at y (pixels). Return its rectangle."""
    wide, high = note_width(scale, words, points), round(scale.size(points) * 1.3)
    rect = pygame.Rect(round(right) - wide, round(y - high / 2), wide, high)
    stamp(surface, _note(wide, high), rect.x, rect.y)
    write(surface, scale, words, "slab_bold", points, PRINT, rect.centerx, rect.centery, "c")
    return rect


@kept
def _note(width: int, height: int) -> pygame.Surface:
    """Return tinted paper with a border of dots."""

    def draw(pen: Pen) -> None:
        pen.rect(mix(SIGNAL, SHADE, 0.35), 0, 0, width, height, 2)
        pen.rect(mix(SIGNAL, PAPER, 0.80), 1, 1, width - 2, height - 2, 1.6)
        line = mix(SIGNAL, SHADE, 0.1)
        pen.rect(line, 2.6, 2.6, width - 5.2, height - 5.2, 0, 0.8)
        for i in range(int((width - 4) / 5)):
            for y in (2.8, height - 2.8):
                pen.circle(line, (4.5 + 5 * i, y), 0.8)

    return smooth((width, height), draw, 4)
