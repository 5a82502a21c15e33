"""The lid of the box of New England Railways."""

from __future__ import annotations

import pygame

from game.table.kit.engraving import flourish
from game.table.kit.lettering import write
from game.table.kit.lines import curve
from game.table.kit.materials import double_frame
from game.table.kit.pen import Pen, Point, smooth, stamp
from game.table.kit.pieces import contact_shadow, cube, draw_dice, seal, wooden_engine
from game.table.kit.rails import owned_rails, printed_rails
from game.table.kit.scale import Scale
from game.table.kit.theme import INK, PAPER, SEATS, SIGNAL, Colour
from tools.images.towns import town_view

_TITLE: Colour = (24, 72, 80)
_COLOURS = ("blue", "purple", "red", "yellow")
"""The cubes on the lid."""
_ENGINES = (1, 3, 2)
"""Seat colours of the engines on the lid."""
_WAYS: tuple[tuple[Point, Point, float], ...] = (
    ((-10, 122), (394, 96), 10),
    ((-10, 140), (394, 132), 8),
)
"""Rail roads on the lid, in units of its picture: from, to, bend."""


def draw_lid(surface: pygame.Surface, scale: Scale, rect: pygame.Rect) -> None:
    """Print the lid into `rect` (pixels); `scale.k` fits its lettering."""
    k = rect.w / 420
    surface.fill(PAPER, rect)
    inner = double_frame(surface, scale, rect.inflate(-round(14 * k), -round(14 * k)), INK, 4, 2)
    points = 29 * k / scale.k / scale.text
    top = inner.y + inner.h * 0.112
    for drop, ink in ((1.4 * k, (8, 34, 40)), (0.0, _TITLE)):
        words = "New England Railways"
        write(surface, scale, words, "title", points, ink, rect.centerx + drop, top + drop, "c")
    rule = smooth((260 * k, 24 * k), lambda pen: flourish(pen.at(130 * k, 12 * k, k), 250, INK, SIGNAL))
    stamp(surface, rule, rect.centerx, inner.y + inner.h * 0.222, centred=True)
    picture = pygame.Rect(inner.x + round(9 * k), 0, inner.w - round(18 * k), round(inner.h * 0.545))
    picture.y = inner.y + round(inner.h * 0.285)
    stamp(surface, town_view("harbour", "Boston", picture.size), *picture.topleft)
    before = surface.get_clip()
    surface.set_clip(picture.clip(before))
    _draw_pieces(surface, picture, k)
    surface.set_clip(before)
    pygame.draw.rect(surface, INK, picture, max(1, round(1.6 * k)))
    for i, colour in enumerate(_COLOURS):
        x = inner.centerx + (i - (len(_COLOURS) - 1) / 2) * inner.w / 7.4
        stamp(surface, seal(colour, 29 * k), x, inner.bottom - inner.h * 0.085, centred=True)


def _draw_pieces(surface: pygame.Surface, picture: pygame.Rect, k: float) -> None:
    """Rails across the foreground, engines on them, cubes and dice."""
    foot = picture.bottom - 150 * k
    stamp(surface, _rails(picture.size, round(k, 3)), *picture.topleft)
    for colour, (x, y) in zip(_ENGINES, ((78, 94), (204, 82), (312, 110)), strict=True):
        wide = round(66 * k)
        place = (picture.x + x * k, foot + y * k)
        shadow = contact_shadow(round(wide * 0.95), round(wide * 0.22))
        stamp(surface, shadow, place[0], place[1] + wide * 0.32, centred=True)
        stamp(surface, wooden_engine(colour, wide), *place, centred=True)
    spots = ((30, 136), (62, 140), (348, 138), (140, 138))
    for paint, (x, y) in zip(_COLOURS, spots, strict=True):
        stamp(surface, cube(paint, 26 * k), picture.x + x * k, foot + y * k, centred=True)
    draw_dice(surface, (5, 6), (picture.x + 254 * k, foot + 128 * k), 13 * k)


def _rails(size: tuple[int, int], k: float) -> pygame.Surface:
    def draw(pen: Pen) -> None:
        pen = pen.at(0, size[1] - 150 * k, k)
        for i, (start, end, bend) in enumerate(_WAYS):
            line = curve(start, end, bend)
            if i:
                printed_rails(pen, line)
            else:
                owned_rails(pen, line, SEATS[_ENGINES[0]].colour)

    return smooth(size, draw)
