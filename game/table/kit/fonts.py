"""Typefaces loaded at a size in pixels."""

from __future__ import annotations

from functools import lru_cache, partial
from typing import Final

import pygame

from assets import asset
from game.table.kit.shelf import shelf
from game.table.kit.theme import FACES

_OPEN: Final = 60_000
"""The approximate bytes that an open typeface takes."""
_DRAWN: Final = 20
"""The approximate bytes of a typeface's cached glyphs, per square pixel of its size."""


def load_font(face: str, pixels: int) -> pygame.font.Font:
    """Load a typeface by its short name (see `theme.FACES`)."""
    if not pygame.font.get_init():
        pygame.font.init()
    weight = _OPEN + _DRAWN * pixels * pixels
    return shelf.get((load_font, face, pixels), partial(_open_font, face, pixels), weight)


def _open_font(face: str, pixels: int) -> pygame.font.Font:
    return pygame.font.Font(asset("fonts", FACES[face]), pixels)


@lru_cache(maxsize=1024)
def ascent(face: str, pixels: int) -> int:
    """Return the distance from the top of a typeface's lines to the baseline."""
    return load_font(face, pixels).get_ascent()
