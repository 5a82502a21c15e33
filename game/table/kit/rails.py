"""Railroads on a printed map: rails on ties, an owner's track, numbered medallions.

Pictures are premultiplied, cached by size in pixels, drawn centered by `pen.stamp`, and must not be
changed. Lengths of the functions that take a pen are in the pen's own units.
"""

from __future__ import annotations

from typing import Final

import pygame

from game.table.kit.images import picture
from game.table.kit.lines import Line, along, dashes, length, shifted
from game.table.kit.pen import Pen, Point
from game.table.kit.theme import BRASS, CREAM, INK, SEATS, SEPIA, Colour, mix, on

FIELD: Final[Colour] = (250, 244, 228)
LAND: Final[Colour] = (246, 237, 214)


def printed_rails(pen: Pen, line: Line, ground: Colour = LAND, lit: Colour | None = None) -> None:
    """Draw two thin rails on ties, in units; `lit` is the color of a band under them."""
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
    """Draw the owner's color between ink edges, with a dashed highlight along the middle, in units."""
    pen.line(mix(INK, colour, 0.1), line, 10.5)
    pen.line(colour, line, 7.5)
    light = mix(colour, (255, 255, 255), 0.55) if on(colour) == CREAM else mix(colour, INK, 0.5)
    dashes(pen, light, line, 1.5, 6, 5)


def unfinished_rails(pen: Pen, line: Line, colour: Colour, ground: Colour = LAND) -> None:
    """Draw surveyed track that is not yet built: the owner's color in short pieces."""
    pen.line(ground, line, 9.0)
    dashes(pen, mix(INK, colour, 0.1), line, 9.5, 9, 10)
    dashes(pen, colour, line, 6.8, 9, 10)


def given_up(pen: Pen, line: Line, ground: Colour = LAND) -> None:
    """Draw a line that will never be built, as dots."""
    dashes(pen, mix(SEPIA, ground, 0.20), line, 1.3, 3, 5)


def medallion(radius: float, field: str = "", seat_colour: int = -1) -> pygame.Surface:
    """Draw the small round field that holds a link's number; `field` is "", "lit" or "next".

    With a seat's color it has a rim in that color.
    """
    side = radius * 40 / 18
    rim = f"-{SEATS[seat_colour].name}" if seat_colour >= 0 else ""
    return picture(f"pieces/medallion{rim}{field and '-' + field}", side, side)


BRASS_BAND: Final[Colour] = mix(BRASS, LAND, 0.1)
"""The color under the rails of a link that is currently for sale."""
