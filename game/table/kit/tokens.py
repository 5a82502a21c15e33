"""Objects on a table of cards and money: card backs, coins, a price tag, the first player's cap.

Pictures are premultiplied, cached by their size in pixels, and must not be changed.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

import pygame

from game.table.kit.images import picture, toned
from game.table.kit.lettering import text_width, write
from game.table.kit.materials import drop_shadow
from game.table.kit.pen import Canvas, Pen, Point, smooth, stamp
from game.table.kit.scale import Scale
from game.table.kit.shelf import kept
from game.table.kit.theme import BRASS, INK, SHADE, SIGNAL, Colour, mix

BACK: Final[Colour] = (122, 44, 38)
"""The red of a card's back."""
BACK_RIM: Final[Colour] = (60, 22, 18)
IVORY: Final[Colour] = (244, 234, 212)
DARK_BRASS: Final[Colour] = (112, 80, 12)
BRIGHT_BRASS: Final[Colour] = (246, 206, 92)
LANTERN: Final[Colour] = (236, 118, 20)
"""The color of a bot's proposal."""


def card_back(width: int, height: int) -> pygame.Surface:
    """Return the back of a card that is hidden from other players."""
    return picture("cards/back-wide" if width > 1.9 * height else "cards/back", width, height)


def coin_stack(width: float, full: bool = True) -> pygame.Surface:
    """Return two little stacks of coins, the sign of a treasury; if not `full`, the pale mark of an empty
    one.
    """
    return picture("pieces/coins" if full else "pieces/coins-none", width * 36 / 34, width * 29 / 34)


@dataclass(frozen=True, slots=True)
class CoinFlight:
    """An amount of dollars on its way from one point to another, in pixels."""

    start: Point
    end: Point
    amount: int


def flying_coins(
    surface: pygame.Surface,
    scale: Scale,
    ends: tuple[Point, Point],
    time: float,
    count: int,
    words: str,
    halo: Colour,
) -> None:
    """Draw a row of coins on an arc between two points (pixels), with the amount next to the first.

    `time` runs from 0 to 1; `halo` is the ground color around the lettering.
    """
    (x0, y0), (x1, y1) = ends
    arch = min(90.0, 0.22 * math.hypot(x1 - x0, y1 - y0) / scale.k) * scale.k
    side = round(26 * scale.k)
    coin = picture("pieces/coin", side, side)
    for i in reversed(range(count)):
        late = i * 0.05
        t = min(1.0, max(0.0, (time - late) / (1 - late - (count - 1 - i) * 0.02)))
        t = t * t * (3 - 2 * t)
        x, y = x0 + (x1 - x0) * t, y0 + (y1 - y0) * t - math.sin(math.pi * t) * arch
        stamp(surface, coin, x, y, centred=True)
        if i == 0:
            write(surface, scale, words, "slab_bold", 18, INK, x, y - 24 * scale.k, "c", halo)


def conductors_cap(width: float) -> pygame.Surface:
    """Return a conductor's red cap with a brass star, the marker of the player who goes first."""
    return picture("pieces/cap", width, width)


def coast_arrow(width: float, colour: Colour) -> pygame.Surface:
    """Return a double arrow, from one coast to the other."""
    return toned("signs/coast-to-coast", width, width * 0.72, colour, colour)


def price_tag(surface: pygame.Surface, scale: Scale, x: float, y: float, words: str) -> pygame.Rect:
    """Draw a hanging brass tag; (x, y) in pixels is the middle of its upper edge."""
    high = max(22, scale.px(36))
    wide = text_width(scale, words, "slab_bold", 22) + round(high * 0.95)
    rect = pygame.Rect(round(x - wide / 2), round(y), wide, high)
    drop_shadow(surface, rect.inflate(-4, -4), max(2, scale.px(5)), (0, scale.px(3)), 150, scale.px(4))
    stamp(surface, _tag_picture(wide, high), rect.x, rect.y)
    write(surface, scale, words, "slab_bold", 22, INK, rect.x + high * 0.6, rect.centery)
    return rect


@kept
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


@kept
def dashed_ring(reach: float, width: float, colour: Colour, count: int) -> pygame.Surface:
    """Draw a dashed ring with a white edge around something new or proposed.

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


@kept
def turn_ring(k: float) -> pygame.Surface:
    """Draw a red ring around the disc of the seat to move; `k` is pixels per unit."""
    side = 38 * k
    return smooth((side, side), lambda pen: pen.ring(SIGNAL, (side / 2, side / 2), 15.2 * k, 2.2 * k))


def lantern(surface: Canvas, scale: Scale, x: float, y: float) -> None:
    """Draw the sign of a bot's proposal, centered at (x, y) pixels."""
    side = round(max(22.0, 31 * scale.k))
    stamp(surface, picture("pieces/lantern", side, side), x, y, centred=True)
