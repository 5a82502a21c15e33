"""Cards drawn larger than on the board, next to them, while the pointer is on them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import pygame

from game.table.kit.materials import drop_shadow
from game.table.kit.pen import stamp
from game.table.kit.scale import Scale

LARGER: Final = 1.25
"""How many times as large as the player's letters those of a close-up are: it is to be read at a glance."""
_GAP: Final = 16
"""Units between a card and its close-up."""


@dataclass(frozen=True, slots=True)
class Closeup:
    """A card that is drawn large, and the place of the card, in pixels of the window."""

    picture: pygame.Surface
    about: pygame.Rect


def enlargement(scale: Scale, printed: Scale, text_size: float) -> float:
    """How many times larger a close-up of something printed is, for a player's size of text in a window."""
    return scale.k * text_size * LARGER / printed.k


def drawn(size: tuple[float, float], paint: Callable[[pygame.Surface], object]) -> pygame.Surface:
    """A picture of a size in pixels on which `paint` draws."""
    picture = pygame.Surface((round(size[0]), round(size[1])), pygame.SRCALPHA)
    paint(picture)
    return picture


def draw_closeup(surface: pygame.Surface, scale: Scale, closeup: Closeup, area: pygame.Rect) -> pygame.Rect:
    """The picture over its card, or else at its side, within `area` (pixels); its place."""
    rect, about, gap = closeup.picture.get_rect(), closeup.about, scale.px(_GAP)
    if about.top - gap - rect.h >= area.top:
        rect.midbottom = (about.centerx, about.top - gap)
    elif about.right + gap + rect.w <= area.right:
        rect.topleft = (about.right + gap, about.top)
    else:
        rect.topright = (about.left - gap, about.top)
    rect.clamp_ip(area)
    drop_shadow(surface, rect, scale.px(12), (0, scale.px(6)), 200, scale.px(6))
    stamp(surface, closeup.picture, *rect.topleft)
    return rect
