"""What comes and goes over the table: tooltips, dialogs, and the locomotive that puffs while a bot thinks."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Final

import pygame

from game.table.kit.engraving import flourish
from game.table.kit.lettering import line_height, text_width, wrap, write
from game.table.kit.materials import drop_shadow, panel, print_paper
from game.table.kit.pen import Pen, smooth, stamp
from game.table.kit.scale import Scale
from game.table.kit.theme import BRASS, INK, PALE_BRASS, SHADE, SLIP, mix

_TOOLTIP: Final = 17.0
"""The size of a tooltip's text in units."""
_FRAMES: Final = 24
"""Pictures in one turn of the thinking locomotive's wheels."""


def tooltip(
    surface: pygame.Surface,
    scale: Scale,
    words: str,
    about: pygame.Rect,
    width: float = 380,
) -> pygame.Rect:
    """A small paper with a shadow, under `about` (pixels) or over it if there is no room.

    It is as wide as its words, at most `width` units, and never leaves the surface.
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


@lru_cache(maxsize=2)
def _dusk(size: tuple[int, int]) -> pygame.Surface:
    image = pygame.Surface(size, pygame.SRCALPHA)
    image.fill((8, 5, 3, 150))
    return image.premul_alpha()


def dim(surface: pygame.Surface) -> None:
    """Darken everything drawn so far, so that a dialog stands out."""
    surface.blit(_dusk(surface.get_size()), (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)


def dialog(surface: pygame.Surface, scale: Scale, rect: pygame.Rect, title: str) -> pygame.Rect:
    """A walnut frame with its title and a brass flourish; returns the free place inside it."""
    drop_shadow(surface, rect, scale.px(22), (0, scale.px(12)), 190, scale.px(4))
    panel(surface, scale, rect, 9)
    k = scale.k
    write(surface, scale, title, "title", 30, SHADE, rect.centerx + 1, rect.y + 48 * k + 2, "c")
    write(surface, scale, title, "title", 30, PALE_BRASS, rect.centerx, rect.y + 48 * k, "c")
    wide = min(420.0, rect.w / k - 80)
    stamp(surface, _brass_flourish(wide, k), rect.centerx, rect.y + 82 * k, centred=True)
    return pygame.Rect(
        rect.x + scale.px(36), rect.y + scale.px(106), rect.w - 2 * scale.px(36), rect.h - scale.px(136)
    )


@lru_cache(maxsize=16)
def _brass_flourish(wide: float, k: float) -> pygame.Surface:
    size = (wide * k, 24 * k)
    return smooth(size, lambda pen: flourish(pen.at(size[0] / 2, size[1] / 2, k), wide, BRASS, PALE_BRASS), 4)


def thinking(surface: pygame.Surface, x: float, y: float, width: float, phase: float) -> pygame.Rect:
    """A small locomotive that puffs along its rail: the sign that a bot thinks.

    (x, y) is its left and its middle in pixels, `width` in pixels (about twice its height). `phase`
    (0 to 1, then again) turns its wheels once and lets out one puff.
    """
    image = _thinking(max(20, round(width)), int(phase % 1.0 * _FRAMES) % _FRAMES)
    return stamp(surface, image, x, y - image.get_height() / 2)


@lru_cache(maxsize=4 * _FRAMES)
def _thinking(width: int, frame: int) -> pygame.Surface:
    part = frame / _FRAMES
    turn = part * math.tau

    def draw(pen: Pen) -> None:
        pen = pen.at(0, 0, width / 110)
        _rail(pen, part)
        for i in range(3):
            _puff(pen, (part + i) / 3)
        _engine(pen.at(30, 24 + 0.5 * math.sin(turn * 2)), turn)

    return smooth((width, width * 56 / 110), draw, 4)


def _rail(pen: Pen, part: float) -> None:
    """The rail, whose sleepers run backwards."""
    for i in range(-1, 13):
        left = (i + 1 - part) * 9.2
        pen.box((120, 92, 44), left, 53, 4.6, 2)
    pen.box(mix(BRASS, SHADE, 0.2), 0, 51.6, 110, 1.7)


def _puff(pen: Pen, age: float) -> None:
    """A cloud of steam, `age` 0 to 1: it grows, drifts back and thins out."""
    alpha = round(215 * (1 - age) ** 1.2)
    x, y, r = 83 - 72 * age, 15 - 4.5 * math.sin(age * math.pi / 2), 3.2 + 5.6 * age
    for dx, dy, size in ((0.0, 0.0, 1.0), (-0.8, 0.25, 0.72), (0.75, 0.3, 0.66)):
        pen.circle((246, 238, 220, alpha), (x + dx * r, y + dy * r), r * size)


def _engine(pen: Pen, turn: float) -> None:
    """A brass tank engine, 70 wide and 28 high, its coupling rod at the angle `turn`."""
    dark, face, lit = (58, 38, 10), (222, 180, 74), (255, 232, 158)
    pen.box(dark, 0, 16, 64, 5.4, 1)
    pen.poly(dark, [(60, 16), (64, 16), (75, 28), (60, 28)])
    pen.poly(face, [(61.4, 18), (63.4, 18), (71.4, 26.6), (61.4, 26.6)])
    pen.box(dark, 3, -3, 20, 21, 1)
    pen.box(face, 4.4, -1, 17.2, 18, 0.8)
    pen.box(dark, 8.4, 2, 9.4, 7.4, 0.8)
    pen.box(dark, 0, -6, 26.2, 4.6, 1.6)
    pen.box(lit, 1.3, -4.8, 23.6, 1.8, 0.8)
    pen.box(dark, 21, 2.4, 40, 14.6, 4)
    pen.box(face, 22.2, 3.8, 37.4, 12, 3)
    pen.box(lit, 23.4, 5, 34.6, 2.2, 1)
    for x in (31.0, 41.0):
        pen.box(dark, x, 3.8, 1.4, 12)
    pen.poly(dark, [(49.4, 4.4), (47.2, -5.4), (59.6, -5.4), (57.4, 4.4)])
    pen.poly(face, [(50.9, 3.2), (49.4, -4.6), (57.4, -4.6), (55.9, 3.2)])
    pen.box(dark, 46, -8.4, 14.8, 4.2, 1.2)
    pen.box(lit, 47.3, -7.2, 12.2, 1.8, 0.6)
    pen.circle(dark, (36.8, 3), 4.6)
    pen.circle(face, (36.8, 3), 3.3)
    for x, r in ((13.0, 7.6), (31.0, 7.6), (49.0, 5.2)):
        pen.circle(dark, (x, 27.4 - r), r)
        pen.circle(face, (x, 27.4 - r), r * 0.68)
        for i in range(3):
            a = turn * (1.0 if r > 6 else 1.5) + i * math.pi / 3
            dx, dy = math.cos(a) * r * 0.7, math.sin(a) * r * 0.7
            pen.line(dark, [(x - dx, 27.4 - r - dy), (x + dx, 27.4 - r + dy)], 1.0)
    ox, oy = 4.0 * math.cos(turn), 4.0 * math.sin(turn)
    pen.line(dark, [(13 + ox, 19.8 + oy), (31 + ox, 19.8 + oy)], 3.2)
    pen.line(lit, [(13 + ox, 19.8 + oy), (31 + ox, 19.8 + oy)], 1.6)
