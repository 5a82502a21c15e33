"""Engraved views of towns, for cards: a capitol, a harbour, mountains, grain elevators, mills and more."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache
from typing import Final

import pygame

from game.table.kit.images import cropped, has
from game.table.kit.theme import INK

KINDS: Final[dict[str, tuple[str, ...]]] = {
    "dome": ("Baltimore", "Sacramento", "Denver", "Richmond", "Salt Lake City", "Montreal", "St. Louis"),
    "harbour": ("Boston", "San Francisco", "Seattle", "Halifax", "Vancouver", "Portland", "New York"),
    "mountains": ("Calgary", "Cheyenne"),
    "prairie": ("Kansas City", "Omaha", "Winnipeg", "Minneapolis", "Buffalo", "Dallas"),
    "mill": ("Pittsburgh", "Cleveland", "Detroit", "Chicago", "Milwaukee", "Toronto", "Philadelphia"),
    "mission": ("Santa Fe", "El Paso", "San Antonio", "San Diego", "Mexico City"),
    "palms": ("Miami", "Los Angeles", "Houston"),
    "river": ("New Orleans",),
}
"""What the cities are known for; any other is seen with its steeple."""
USUAL: Final = "steeple"
_KIND_OF: Final = {name: kind for kind, names in KINDS.items() for name in names}


def slug(name: str) -> str:
    """A city's name as it stands in the name of a file: "st-louis"."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    return re.sub(r"[^a-z0-9]+", "-", plain).strip("-")


@lru_cache(maxsize=64)
def town(name: str, width: int, height: int) -> pygame.Surface:
    """The view of a town, `width` by `height` pixels: its own picture, or that of its kind of town."""
    own = f"vignettes/{slug(name)}"
    view = cropped(own if has(own) else f"vignettes/{_KIND_OF.get(name, USUAL)}", width, height)
    pygame.draw.rect(view, INK, view.get_rect(), 1)
    return view
