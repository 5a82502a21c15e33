"""Typefaces at a size in pixels."""

from __future__ import annotations

from functools import lru_cache, partial
from typing import Final

import pygame

from assets import asset
from game.table.kit.shelf import shelf
from game.table.kit.theme import FACES

_OPEN: Final = 60_000
"""Bytes that an open typeface takes, about."""
_DRAWN: Final = 20
"""It keeps pictures of letters that it has drawn: bytes for each pixel of its size, squared, about."""


def load_font(face: str, pixels: int) -> pygame.font.Font:
    """A typeface by its short name (see `theme.FACES`)."""
    if not pygame.font.get_init():
        pygame.font.init()
    weight = _OPEN + _DRAWN * pixels * pixels
    return shelf.get((load_font, face, pixels), partial(_open_font, face, pixels), weight)


def _open_font(face: str, pixels: int) -> pygame.font.Font:
    return pygame.font.Font(asset("fonts", FACES[face]), pixels)


@lru_cache(maxsize=1024)
def ascent(face: str, pixels: int) -> int:
    """From the top of a typeface's lines to their base line."""
    return load_font(face, pixels).get_ascent()
