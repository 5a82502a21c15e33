"""Engraved views of cities, for cards: a capitol, a harbor, mountains, grain elevators, mills and more."""

from __future__ import annotations

import re
import unicodedata
from typing import Final
from zlib import crc32

import pygame

from game.table.kit.images import cropped, has
from game.table.kit.surface_cache import Steps, cached_incrementally
from game.table.kit.theme import INK

USUAL: Final = ("steeple", "mill", "prairie", "dome")
"""The default views, for cities without a picture of their own."""


def slug(name: str) -> str:
    """Return a city's name as used in file names: "st-louis"."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    return re.sub(r"[^a-z0-9]+", "-", plain).strip("-")


@cached_incrementally
def town(name: str, width: int, height: int) -> Steps[pygame.Surface]:
    """Return a city's view, `width` by `height` pixels: its own picture, or a default one."""
    own = f"vignettes/{slug(name)}"
    usual = USUAL[crc32(name.encode()) % len(USUAL)]
    view = yield from cropped(own if has(own) else f"vignettes/{usual}", width, height)
    pygame.draw.rect(view, INK, view.get_rect(), 1)
    return view
