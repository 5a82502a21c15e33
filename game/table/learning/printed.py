"""Small printed elements of the pages about a person: headings, rules, bars, brass pins."""

from __future__ import annotations

from typing import Final

import pygame

from game.table.kit.lettering import text_width, write, write_fitting
from game.table.kit.pen import Pen, smooth, stamp
from game.table.kit.scale import Scale
from game.table.kit.shelf import kept
from game.table.kit.theme import FADED_INK, INK, PAPER, QUIET, RULE, SEATS, Colour, mix

EMPTY: Final[Colour] = (222, 206, 172)
"""The background of a bar."""
BRIGHT: Final[Colour] = (255, 232, 170)
"""The color of numbers on walnut."""
PIN: Final = 12.0
"""The width in units of a brass pin's picture."""


def seat_ink(colour: int) -> Colour:
    """Return a seat's color, dark enough for lines and text on paper."""
    return mix(SEATS[colour % len(SEATS)].colour, INK, 0.18)


def part_heading(
    surface: pygame.Surface, scale: Scale, place: pygame.Rect, words: str, note: str = ""
) -> int:
    """Draw a heading over a part of a sheet, followed by a quieter note; return its height in pixels."""
    y = place.y + scale.px(12)
    room = place.w - (text_width(scale, note, "italic", 18) + scale.px(12) if note else 0)
    end = write_fitting(surface, scale, words, "slab_bold", 22, INK, place.x, y, room).right
    if note:
        write_fitting(surface, scale, note, "italic", 18, FADED_INK, end + scale.px(12), y, place.right - end)
    return scale.px(40)


def rule(surface: pygame.Surface, left: float, y: float, right: float, colour: Colour = RULE) -> None:
    """Draw a thin rule."""
    pygame.draw.line(surface, colour, (round(left), round(y)), (round(right), round(y)))


def bar(
    surface: pygame.Surface, scale: Scale, rect: pygame.Rect, colour: int, share: float, chance: float
) -> None:
    """Draw a bar for a part of 1 in a seat's color, with a brass pin at the equal share."""
    stamp(surface, _bar(rect.size, colour, round(rect.w * share)), *rect.topleft)
    pin(surface, scale, rect.x + rect.w * chance, rect.centery + scale.px(3), rect.h + scale.px(8))


@kept
def _bar(size: tuple[int, int], colour: int, filled: int) -> pygame.Surface:
    face, (wide, high) = seat_ink(colour), size

    def paint(pen: Pen) -> None:
        pen.rect(EMPTY, 0, 0, wide, high, high * 0.25)
        if filled:
            pen.shade_rect(mix(face, PAPER, 0.22), mix(face, INK, 0.08), 0, 0, filled, high, high * 0.25)
        pen.rect(mix(RULE, INK, 0.35), 0, 0, wide, high, high * 0.25, 1)

    return smooth(size, paint)


def pin(surface: pygame.Surface, scale: Scale, x: float, y: float, high: float) -> None:
    """Draw the brass pin that marks the equal share, centered at x and y."""
    stamp(surface, _pin(scale.k, round(high)), x, y, centred=True)


@kept
def _pin(k: float, high: int) -> pygame.Surface:
    wide = PIN * k

    def paint(pen: Pen) -> None:
        pen.rect((70, 46, 8), wide / 2 - 2.6 * k, 0, 5.2 * k, high, 2 * k)
        pen.rect((250, 214, 112), wide / 2 - 1.2 * k, 1.4 * k, 2.4 * k, high - 2.8 * k, k)

    return smooth((wide, high), paint)


def figure_line(
    surface: pygame.Surface, scale: Scale, left: float, right: float, y: float, words: str, figure: str
) -> None:
    """Draw a line with words at the left and a number at the right, on walnut."""
    start = write(surface, scale, figure, "slab_bold", 22, BRIGHT, right, y, "r").x
    room = round(start - left) - scale.px(12)
    write_fitting(surface, scale, words, "sans", 20, QUIET, left, y, room)
