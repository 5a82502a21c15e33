"""Engraved views of towns, for cards: a capitol, a harbour, mountains, grain elevators, mills and more."""

from __future__ import annotations

import re
import unicodedata
from typing import Final
from zlib import crc32

import pygame

from game.table.kit.images import cropped, has
from game.table.kit.shelf import Steps, kept_gradually
from game.table.kit.theme import INK

USUAL: Final = ("steeple", "mill", "prairie", "dome")
"""The views of towns that have no picture of their own."""


def slug(name: str) -> str:
    """A city's name as it stands in the name of a file: "st-louis"."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    return re.sub(r"[^a-z0-9]+", "-", plain).strip("-")


@kept_gradually
def town(name: str, width: int, height: int) -> Steps[pygame.Surface]:
    """A town as it is seen, `width` by `height` pixels: its own picture, or one of the usual ones."""
    own = f"vignettes/{slug(name)}"
    usual = USUAL[crc32(name.encode()) % len(USUAL)]
    view = yield from cropped(own if has(own) else f"vignettes/{usual}", width, height)
    pygame.draw.rect(view, INK, view.get_rect(), 1)
    return view
