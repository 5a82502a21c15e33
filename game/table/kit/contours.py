"""Contours of a picture's brightness at a level, by marching squares."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise

from game.table.kit.pen import Point


def contour(levels: bytes, width: int, least: int) -> Iterator[tuple[Point, Point]]:
    """Yield the segments of the contour between pixels of at least `least` brightness and darker ones.

    `levels` has a byte for each pixel, row by row, `width` to a row. Points are (column, row) of pixels.

    >>> list(contour(bytes([0, 0, 8, 8, 8, 8]), 2, 4))
    [((1.0, 0.4375), (0.0, 0.4375))]
    """
    bright = int.from_bytes(levels.translate(bytes(least) + b"\1" * (256 - least)), "little")
    row = 8 * width
    # Whole rows are compared in one step, as long numbers: single cells are compared only where rows differ.
    mixed = (bright ^ bright >> 8) | (bright ^ bright >> row) | (bright ^ bright >> row + 8)
    for found in re.finditer(b"\1", mixed.to_bytes(len(levels), "little")):
        y, x = divmod(found.start(), width)
        if x < width - 1 and (y + 2) * width <= len(levels):
            yield from _through(levels, width, x, y, least)


def _through(levels: bytes, width: int, x: int, y: int, least: int) -> Iterator[tuple[Point, Point]]:
    """Yield the segments in the cell of four pixels whose upper left one is given."""
    corners = ((x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1), (x, y))
    crossed: list[Point] = []
    for (ax, ay), (bx, by) in pairwise(corners):
        a, b = levels[ay * width + ax], levels[by * width + bx]
        if (a >= least) != (b >= least):
            part = (least - 0.5 - a) / (b - a)
            crossed.append((ax + (bx - ax) * part, ay + (by - ay) * part))
    yield from zip(crossed[::2], crossed[1::2], strict=True)
