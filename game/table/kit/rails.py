"""Rail roads on a printed map: rails on ties, an owner's track, numbered medallions, wooden locomotives.

Pictures are premultiplied, cached by size in pixels, shown with `pen.stamp` by their middle, and must
not be changed. Lengths of the functions that take a pen are in the pen's own units.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import pygame

from game.table.kit.lines import Line, along, dashes, length, shifted
from game.table.kit.pen import Pen, Point, smooth
from game.table.kit.signs import sign
from game.table.kit.theme import BRASS, CREAM, INK, PAPER, SEATS, SEPIA, SHADE, Colour, mix, on

FIELD: Final[Colour] = (250, 244, 228)
LAMP_BRASS: Final[Colour] = (240, 207, 106)
LAND: Final[Colour] = (246, 237, 214)


def printed_rails(pen: Pen, line: Line, ground: Colour = LAND, lit: Colour | None = None) -> None:
    """Two thin rails on ties, in units; `lit` is the colour of a band under them."""
    if lit is not None:
        pen.line(lit, line, 11.5)
    pen.line(mix(lit, ground, 0.5) if lit is not None else ground, line, 6.4)
    count = max(1, int(length(line) / 6))
    for i in range(count):
        (x, y), (dx, dy) = along(line, (i + 0.5) / count)
        ends: list[Point] = [(x - dy * 4.4, y + dx * 4.4), (x + dy * 4.4, y - dx * 4.4)]
        pen.line(mix(SEPIA, INK, 0.25), ends, 1.5)
    for side in (-1.9, 1.9):
        pen.line(mix(INK, SEPIA, 0.3), shifted(line, side), 1.0)


def owned_rails(pen: Pen, line: Line, colour: Colour) -> None:
    """The owner's colour between ink edges, with a dashed light along the middle, in units."""
    pen.line(mix(INK, colour, 0.1), line, 10.5)
    pen.line(colour, line, 7.5)
    light = mix(colour, (255, 255, 255), 0.55) if on(colour) == CREAM else mix(colour, INK, 0.5)
    dashes(pen, light, line, 1.5, 6, 5)


def unfinished_rails(pen: Pen, line: Line, colour: Colour, ground: Colour = LAND) -> None:
    """Track that is staked out and not yet laid: the owner's colour in short pieces."""
    pen.line(ground, line, 9.0)
    dashes(pen, mix(INK, colour, 0.1), line, 9.5, 9, 10)
    dashes(pen, colour, line, 6.8, 9, 10)


def given_up(pen: Pen, line: Line, ground: Colour = LAND) -> None:
    """A line that will never be built: dots."""
    dashes(pen, mix(SEPIA, ground, 0.20), line, 1.3, 3, 5)


@lru_cache(maxsize=128)
def medallion(radius: float, fill: Colour = FIELD, rim: Colour | None = None) -> pygame.Surface:
    """The small round field that holds a link's number; `rim` is its owner's colour."""
    side = 2 * radius + 4

    def draw(pen: Pen) -> None:
        pen = pen.at(side / 2, side / 2, radius)
        pen.circle(INK, (0, 0), 1.07)
        pen.circle(rim or PAPER, (0, 0), 0.97)
        pen.circle(INK if rim else (150, 126, 92), (0, 0), 0.76 if rim else 0.88)
        pen.circle(fill, (0, 0), 0.70 if rim else 0.82)

    return smooth((side, side), draw, 5)


@lru_cache(maxsize=128)
def wooden_engine(seat_colour: int, width: float) -> pygame.Surface:
    """A wooden locomotive seen from the side, `width` pixels long, in a seat's colour with its sign.

    It stands on the lower edge of the picture, whose middle is the engine's.
    """
    _, paint, ink, name = SEATS[seat_colour]
    m = width / 48

    def at(points: list[Point]) -> list[Point]:
        return [(x + 1, y + 1) for x, y in points]

    def draw(pen: Pen) -> None:
        pen = pen.at(0, 0, m)
        dark, light = mix(paint, SHADE, 0.66), mix(paint, (255, 250, 235), 0.5)
        body: list[Point] = [
            (2, 3), (22, 3), (22, 9), (32, 9), (32, 7), (35, 7), (34, 1), (43, 1), (41.5, 9), (44, 10),
            (44, 21), (48, 28), (2, 28),
        ]  # fmt: skip
        pen.poly(paint, at(body))
        pen.line(dark, at([*body, body[0]]), 1.9)
        skirt: list[Point] = [(3, 21), (43.4, 21), (47, 27.4), (3, 27.4)]
        pen.shade_poly(mix(paint, SHADE, 0.18), mix(paint, SHADE, 0.42), at(skirt))
        pen.line(light, at([(23, 11.5), (43, 11.5)]), 1.7)
        pen.line(light, at([(3.4, 4.6), (20.6, 4.6)]), 1.5)
        pen.line(light, at([(35.6, 2.4), (41.6, 2.4)]), 1.2)
        for x, r in ((9, 5.0), (21.5, 5.0), (34, 4.0)):
            pen.circle(dark, (x + 1, 33 - r), r + 0.5)
            pen.circle(mix(paint, (255, 255, 255), 0.12), (x + 1, 33 - r), r - 1.2)
            pen.circle(dark, (x + 1, 33 - r), 1.3)
        sign(pen.at(12.6, 14, 6.2), name, ink)

    return smooth((50 * m, 34 * m), draw, 5)


@lru_cache(maxsize=64)
def contact_shadow(width: float, height: float, strength: int = 120) -> pygame.Surface:
    """The soft dark spot where a piece touches the paper."""

    def draw(pen: Pen) -> None:
        for i in range(6):
            part = 1 - i / 7
            tint = (*SHADE, round(strength * (0.16 + 0.14 * i) / 1.6))
            pen.ellipse(tint, (width / 2, height / 2), width / 2 * part, height / 2 * part)

    return smooth((width, height), draw)


BRASS_BAND: Final[Colour] = mix(BRASS, LAND, 0.1)
"""Under the rails of a link that is sold just now."""
