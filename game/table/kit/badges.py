"""Badges for achievements: brass and enamel with an engraving, or pewter with a padlock."""

from __future__ import annotations

from typing import Final

import pygame

from game.table.kit.images import picture, toned
from game.table.kit.pen import stamp
from game.table.kit.surface_cache import cached_surface
from game.table.kit.theme import Colour, mix

GOLD: Final[Colour] = (255, 226, 140)
DEEP: Final[Colour] = (24, 14, 8)
STEEL: Final[Colour] = (186, 180, 166)
PEWTER: Final[Colour] = (78, 72, 62)
GROUNDS: Final[dict[str, Colour]] = {
    "red": (140, 32, 28),
    "blue": (26, 68, 124),
    "green": (26, 86, 48),
    "violet": (86, 46, 112),
    "black": (40, 38, 44),
    "teal": (16, 92, 96),
}
"""The color seen through an engraving, by the name of the enamel."""


@cached_surface
def badge(icon: str, enamel: str, side: int, won: bool = True) -> pygame.Surface:
    """Return a badge, `side` pixels wide, to be drawn by `pen.stamp`; `icon` names the picture on it."""
    medal = picture(f"badges/medal-{enamel if won else 'pewter'}", side, side).copy()
    wide, middle = round(side * 0.50), side / 2
    if not won:
        stamp(
            medal, toned("badges/lock", wide * 0.8, wide * 0.8, STEEL, PEWTER), middle, middle, centred=True
        )
        return medal
    ground = GROUNDS[enamel]
    shade, low = mix(ground, DEEP, 0.7), max(1.0, side * 0.014)
    stamp(medal, toned(icon, wide, wide, shade, shade), middle + low, middle + low, centred=True)
    stamp(medal, toned(icon, wide, wide, GOLD, ground), middle, middle, centred=True)
    return medal
