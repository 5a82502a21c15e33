"""What lies about on a table of cards and money: card backs, coins, a price tag, the first player's cap.

Pictures are premultiplied, cached by their size in pixels, and must not be changed.
"""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Final

import pygame

from game.table.kit.icons import dollar, icon
from game.table.kit.lettering import text_width, write
from game.table.kit.materials import drop_shadow
from game.table.kit.pen import Pen, Point, smooth, stamp
from game.table.kit.scale import Scale
from game.table.kit.signs import sign
from game.table.kit.theme import BRASS, INK, SHADE, SIGNAL, Colour, mix

BACK: Final[Colour] = (122, 44, 38)
"""The red of a card's back."""
BACK_RIM: Final[Colour] = (60, 22, 18)
IVORY: Final[Colour] = (244, 234, 212)
DARK_BRASS: Final[Colour] = (112, 80, 12)
BRIGHT_BRASS: Final[Colour] = (246, 206, 92)
LANTERN: Final[Colour] = (236, 118, 20)
"""The colour of a bot's proposal."""


@lru_cache(maxsize=32)
def card_back(width: int, height: int) -> pygame.Surface:
    """The back of a card, behind which something is kept from other people."""

    def draw(pen: Pen) -> None:
        m = height / 34
        pen.box(BACK_RIM, 0, 0, width, height, 3 * m)
        pen.box(IVORY, 0.8, 0.8, width - 1.6, height - 1.6, 2.6 * m)
        inset = 3 * m
        pen.box(BACK, inset, inset, width - 2 * inset, height - 2 * inset, 1.4 * m)
        line, top, low = mix(BACK, IVORY, 0.42), inset + 0.8 * m, height - inset - 0.8 * m
        reach, step = low - top, 5.2 * m
        for i in range(-int(reach / step) - 1, int(width / step) + 1):
            for lean in (1, -1):
                x = i * step if lean == 1 else i * step + reach
                ends = _within([(x, top), (x + lean * reach, low)], inset, width - inset)
                if ends:
                    pen.line(line, ends, 0.7 * m)
        reach = min(width, height)
        pen.circle(IVORY, (width / 2, height / 2), reach * 0.22)
        sign(pen.at(width / 2, height / 2, reach * 0.15), "star", BACK)

    return smooth((width, height), draw, 5)


def _within(ends: list[Point], left: float, right: float) -> list[Point]:
    """The part of a line between two heights that lies between `left` and `right`; empty if none does."""
    (x0, y0), (x1, y1) = ends
    cut: list[Point] = []
    for x, y in ((x0, y0), (x1, y1)):
        inside = min(max(x, left), right)
        cut.append((inside, y0 + (y1 - y0) * (inside - x0) / (x1 - x0) if inside != x else y))
    return cut if abs(cut[0][0] - cut[1][0]) > 0.5 else []


@lru_cache(maxsize=16)
def coin(side: float) -> pygame.Surface:
    """A gold dollar, `side` pixels across."""

    def draw(pen: Pen) -> None:
        pen = pen.at(side / 2, side / 2, side / 2)
        pen.circle((20, 12, 6, 100), (0.08, 0.14), 0.86)
        pen.circle((112, 80, 12), (0, 0), 0.86)
        pen.circle(BRIGHT_BRASS, (0, -0.02), 0.76)
        pen.ring((176, 132, 30), (0, 0), 0.60, 0.07)
        dollar(pen.at(0, 0, 0.34), (112, 80, 12))

    return smooth((side, side), draw, 4)


@lru_cache(maxsize=32)
def coin_stack(width: float, full: bool = True) -> pygame.Surface:
    """Two little stacks of coins, the sign of a treasury; not `full`: the pale mark of an empty one."""
    m = width / 34
    dark, face, light = DARK_BRASS, BRASS, BRIGHT_BRASS
    if not full:
        dark, face, light = (176, 156, 118), (222, 206, 172), (238, 226, 198)

    def draw(pen: Pen) -> None:
        pen = pen.at(0, 0, m)
        for x, count in ((0, 3 if full else 1), (14, 2 if full else 1)):
            for i in range(count):
                y = 19 - 4.6 * i
                pen.ellipse(dark, (x + 10.4, y + 4.4), 10, 4.8)
                pen.ellipse(dark, (x + 10.4, y + 1.9), 9.4, 4.1)
                pen.ellipse(face, (x + 10.4, y + 1.8), 8.8, 3.6)
                pen.ellipse(light, (x + 10.4, y + 1.4), 6.4, 2.3)

    return smooth((36 * m, 29 * m), draw, 5)


def flying_coins(
    surface: pygame.Surface,
    scale: Scale,
    ends: tuple[Point, Point],
    time: float,
    count: int,
    words: str,
    halo: Colour,
) -> None:
    """Coins one behind the other on an arc between two points (pixels), the sum beside the first.

    `time` runs from 0 to 1; `halo` is the ground colour round the lettering.
    """
    (x0, y0), (x1, y1) = ends
    arch = min(90.0, 0.22 * math.hypot(x1 - x0, y1 - y0) / scale.k) * scale.k
    picture = coin(round(26 * scale.k))
    for i in reversed(range(count)):
        late = i * 0.05
        t = min(1.0, max(0.0, (time - late) / (1 - late - (count - 1 - i) * 0.02)))
        t = t * t * (3 - 2 * t)
        x, y = x0 + (x1 - x0) * t, y0 + (y1 - y0) * t - math.sin(math.pi * t) * arch
        stamp(surface, picture, x, y, centred=True)
        if i == 0:
            write(surface, scale, words, "slab_bold", 18, INK, x, y - 24 * scale.k, "c", halo)


@lru_cache(maxsize=16)
def conductors_cap(width: float) -> pygame.Surface:
    """A conductor's red cap with a brass star: who has it begins."""

    def draw(pen: Pen) -> None:
        pen = pen.at(0, 0, width / 30)
        top: list[Point] = [(5, 8), (9, 4), (21, 4), (25, 8), (23, 14), (7, 14)]
        pen.poly((150, 44, 38), top)
        pen.line(BRIGHT_BRASS, [*top, top[0]], 1.0)
        pen.box(BRASS, 6.6, 13, 16.8, 5.4)
        pen.box(BRIGHT_BRASS, 6.6, 13, 16.8, 1.4)
        visor: list[Point] = [(4, 22), (7, 18), (23, 18), (26, 22), (15, 25)]
        pen.poly((40, 32, 28), visor)
        pen.line(BRASS, [*visor, visor[0]], 1.0)
        sign(pen.at(15, 9.2, 3.4), "star", BRIGHT_BRASS)

    return smooth((width, width), draw, 6)


@lru_cache(maxsize=16)
def coast_arrow(width: float, colour: Colour) -> pygame.Surface:
    """A double arrow, from one coast to the other."""

    def draw(pen: Pen) -> None:
        pen = pen.at(width / 2, width * 0.36, width / 2.4)
        for way in (-1, 1):
            pen.poly(colour, [(way * 1.16, 0), (way * 0.34, -0.82), (way * 0.34, 0.82)])
        pen.box(colour, -0.4, -0.15, 0.8, 0.3)

    return smooth((width, width * 0.72), draw, 6)


def price_tag(surface: pygame.Surface, scale: Scale, x: float, y: float, words: str) -> pygame.Rect:
    """A brass tag that hangs from something; (x, y) pixels is the middle of its upper edge."""
    high = max(22, scale.px(36))
    wide = text_width(scale, words, "slab_bold", 22) + round(high * 0.95)
    rect = pygame.Rect(round(x - wide / 2), round(y), wide, high)
    drop_shadow(surface, rect.inflate(-4, -4), max(2, scale.px(5)), (0, scale.px(3)), 150, scale.px(4))
    stamp(surface, _tag_picture(wide, high), rect.x, rect.y)
    write(surface, scale, words, "slab_bold", 22, INK, rect.x + high * 0.6, rect.centery)
    return rect


@lru_cache(maxsize=32)
def _tag_picture(wide: int, high: int) -> pygame.Surface:
    def draw(pen: Pen) -> None:
        for colour, inset in ((DARK_BRASS, 0.0), (mix(BRASS, BRIGHT_BRASS, 0.62), 1.4)):
            neck = high * 0.37 + inset * 0.4
            right, low = wide - inset, high - inset
            pen.poly(
                colour, [(inset * 1.6, high / 2), (neck, inset), (right, inset), (right, low), (neck, low)]
            )
        pen.circle(SHADE, (high * 0.36, high / 2), high * 0.1)

    return smooth((wide, high), draw, 5)


@lru_cache(maxsize=32)
def dashed_ring(reach: float, width: float, colour: Colour, count: int) -> pygame.Surface:
    """A dashed ring with a white edge, round what is new or proposed.

    `reach` is its radius, `width` the width of its line, in pixels.
    """
    side = 2 * (reach + 2 * width)
    middle = (side / 2, side / 2)
    turn = 360 / count

    def draw(pen: Pen) -> None:
        for ink, wide in (((255, 252, 240), width * 1.8), (colour, width)):
            for i in range(count):
                pen.arc(ink, middle, reach, i * turn, i * turn + turn * 0.6, wide)

    return smooth((side, side), draw)


@lru_cache(maxsize=4)
def turn_ring(k: float) -> pygame.Surface:
    """A red ring round the disc of the seat whose turn it is; `k` is pixels in a unit."""
    side = 38 * k
    return smooth((side, side), lambda pen: pen.ring(SIGNAL, (side / 2, side / 2), 15.2 * k, 2.2 * k))


def lantern(surface: pygame.Surface, scale: Scale, x: float, y: float) -> None:
    """The sign of a bot's proposal; its middle is (x, y) pixels."""
    stamp(surface, _lantern(round(max(22.0, 31 * scale.k))), x, y, centred=True)


@lru_cache(maxsize=8)
def _lantern(side: float) -> pygame.Surface:
    """A small lantern on a dark disc."""

    def draw(pen: Pen) -> None:
        pen = pen.at(side / 2, side / 2, side / 2)
        pen.circle((14, 8, 4, 110), (0.04, 0.12), 0.94)
        pen.circle((255, 240, 200), (0, 0), 0.92)
        pen.circle((58, 36, 20), (0, 0), 0.80)

    picture = smooth((side, side), draw, 4)
    stamp(picture, icon("hint", side * 0.56, (255, 206, 96), (58, 36, 20)), side / 2, side / 2, centred=True)
    return picture
