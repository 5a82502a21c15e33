"""Overlays: tooltips, dialogs, and the locomotive that puffs while a bot thinks."""

from __future__ import annotations

from typing import Final

import pygame

from game.table.kit.engraving import flourish
from game.table.kit.images import frame
from game.table.kit.lettering import fitting, line_height, text_width, wrap, write, write_within
from game.table.kit.materials import drop_shadow, panel, print_paper
from game.table.kit.pen import smooth, stamp
from game.table.kit.scale import Scale
from game.table.kit.shelf import kept
from game.table.kit.theme import BRASS, INK, PALE_BRASS, SHADE, SLIP

_BAND: Final = 120
"""The height in pixels of a band that is darkened in one piece."""
_TOOLTIP: Final = 17.0
"""The size of a tooltip's text in units."""
_FRAMES: Final = 24
"""The number of frames in one turn of the thinking locomotive's wheels."""


def tooltip(
    surface: pygame.Surface,
    scale: Scale,
    words: str,
    about: pygame.Rect,
    width: float = 380,
) -> pygame.Rect:
    """Draw a small paper with a shadow below `about` (pixels), or above if there is no room.

    It is as wide as its text, at most `width` units, and always within the surface.
    """
    pad_x, pad_y, step = scale.px(14), scale.px(9), line_height(scale, _TOOLTIP)
    lines = wrap(scale, words, "semi", _TOOLTIP, scale.px(width) - 2 * pad_x)
    wide = max(text_width(scale, line, "semi", _TOOLTIP) for line in lines) + 2 * pad_x
    rect = pygame.Rect(0, 0, wide, len(lines) * step + 2 * pad_y)
    room = surface.get_rect().inflate(-2 * scale.px(6), -2 * scale.px(6))
    rect.midtop = (about.centerx, about.bottom + scale.px(10))
    if rect.bottom > room.bottom:
        rect.bottom = about.top - scale.px(10)
    rect.clamp_ip(room)
    drop_shadow(surface, rect, max(2, scale.px(5)), (0, scale.px(3)), 170, scale.px(3))
    print_paper(surface, rect, 18, SLIP)
    pygame.draw.rect(surface, (122, 98, 58), rect, 1)
    for i, line in enumerate(lines):
        write(surface, scale, line, "semi", _TOOLTIP, INK, rect.x + pad_x, rect.y + pad_y + step * (i + 0.5))
    return rect


def gauge(surface: pygame.Surface, scale: Scale, rect: pygame.Rect, part: float) -> None:
    """Draw a progress bar: a groove that fills with brass; `part` is from 0 to 1."""
    groove, done = rect.inflate(scale.px(6), scale.px(6)), rect.copy()
    done.w = round(rect.w * part)
    pygame.draw.rect(surface, SHADE, groove, border_radius=scale.px(6))
    pygame.draw.rect(surface, BRASS, done, border_radius=scale.px(4))
    pygame.draw.rect(surface, PALE_BRASS, groove, 1, border_radius=scale.px(6))


@kept
def _dusk(wide: int) -> pygame.Surface:
    """Return a band of shade. One for the whole window would take as much memory as the window."""
    image = pygame.Surface((wide, _BAND), pygame.SRCALPHA)
    image.fill((8, 5, 3, 150))
    return image.premul_alpha()


def dim(surface: pygame.Surface) -> None:
    """Darken everything drawn up to here, so that a dialog stands out."""
    wide, high = surface.get_size()
    for top in range(0, high, _BAND):
        surface.blit(_dusk(wide), (0, top), special_flags=pygame.BLEND_PREMULTIPLIED)


def dialog(surface: pygame.Surface, scale: Scale, rect: pygame.Rect, title: str) -> pygame.Rect:
    """Draw a walnut frame with its title and a brass flourish; return the rectangle inside."""
    drop_shadow(surface, rect, scale.px(22), (0, scale.px(12)), 190, scale.px(4))
    panel(surface, scale, rect, 9)
    k = scale.k
    room, y = rect.w - scale.px(40), rect.y + 48 * k
    points = fitting(scale, title, "title", 30, room)
    for colour, drop in ((SHADE, 1), (PALE_BRASS, 0)):
        write_within(
            surface, scale, title, "title", points, colour, rect.centerx + drop, y + 2 * drop, room, "c"
        )
    wide = min(420.0, rect.w / k - 80)
    stamp(surface, _brass_flourish(wide, k), rect.centerx, rect.y + 82 * k, centred=True)
    return pygame.Rect(
        rect.x + scale.px(36), rect.y + scale.px(106), rect.w - 2 * scale.px(36), rect.h - scale.px(136)
    )


@kept
def _brass_flourish(wide: float, k: float) -> pygame.Surface:
    size = (wide * k, 24 * k)
    return smooth(size, lambda pen: flourish(pen.at(size[0] / 2, size[1] / 2, k), wide, BRASS, PALE_BRASS), 4)


def thinking(surface: pygame.Surface, x: float, y: float, width: float, phase: float) -> pygame.Rect:
    """Draw a small locomotive that puffs along its rail, the sign that a bot thinks.

    (x, y) is the middle of its left edge and `width` its width (about twice its height) in pixels. While
    `phase`
    runs from 0 to 1, the wheels turn once and one puff is let out.
    """
    wide = max(20, round(width))
    number = int(phase % 1.0 * _FRAMES) % _FRAMES
    image = frame("locomotives/thinking", number, _FRAMES, wide, wide * 56 / 110)
    return stamp(surface, image, x, y - image.get_height() / 2)
