"""Enlarged cards, shown next to a card on the board while the pointer is on it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import pygame

from game.table.kit.materials import drop_shadow
from game.table.kit.pen import stamp
from game.table.kit.scale import Scale

LARGER: Final = 1.25
"""The size of a close-up's letters, as a multiple of the player's text size, for reading at a glance."""
_GAP: Final = 16
"""The gap in units between a card and its close-up."""


@dataclass(frozen=True, slots=True)
class CardZoom:
    """An enlarged card, and the rectangle of the card in pixels of the window."""

    picture: pygame.Surface
    about: pygame.Rect


def enlargement(scale: Scale, printed: Scale, text_size: float) -> float:
    """Return the scale factor of a close-up of something printed, for a player's text size in a window."""
    return scale.k * text_size * LARGER / printed.k


def drawn(size: tuple[float, float], paint: Callable[[pygame.Surface], object]) -> pygame.Surface:
    """Return a picture of a size in pixels on which `paint` draws."""
    picture = pygame.Surface((round(size[0]), round(size[1])), pygame.SRCALPHA)
    paint(picture)
    return picture


def draw_card_zoom(
    surface: pygame.Surface, scale: Scale, card_zoom: CardZoom, area: pygame.Rect
) -> pygame.Rect:
    """Draw the picture above its card, or else at its side, within `area` (pixels); return its rectangle."""
    rect, about, gap = card_zoom.picture.get_rect(), card_zoom.about, scale.px(_GAP)
    if about.top - gap - rect.h >= area.top:
        rect.midbottom = (about.centerx, about.top - gap)
    elif about.right + gap + rect.w <= area.right:
        rect.topleft = (about.right + gap, about.top)
    else:
        rect.topright = (about.left - gap, about.top)
    rect.clamp_ip(area)
    drop_shadow(surface, rect, scale.px(12), (0, scale.px(6)), 200, scale.px(6))
    stamp(surface, card_zoom.picture, *rect.topleft)
    return rect
