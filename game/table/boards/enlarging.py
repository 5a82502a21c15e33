"""Maps that can be enlarged: seen through a frame, step by step larger, and moved behind it."""

from __future__ import annotations

import math
from typing import ClassVar, Final

import pygame

from game.table.kit.pen import Point

STEP: Final = 1.2


class Enlargeable:
    """A layout with a map behind a frame.

    The map has a few fixed sizes, so that each can be kept once it is printed. It is moved by
    whole pixels, so that what has been drawn can be moved with it.
    """

    steps: ClassVar[int] = 6
    """How many times the map can be made a step larger."""
    sheet: pygame.Rect
    """The printed sheet with the map."""
    frame: pygame.Rect
    """The part of the sheet through which the map is seen."""
    zoom: float = 1.0
    """How many times larger than the whole map it is."""
    shift: Point = (0.0, 0.0)
    """How far the enlarged map is moved to the left and up, in pixels."""

    def enlarge(self, factor: float, about: Point) -> None:
        """Show the map `factor` times larger than now, with the pixel `about` kept in place.

        The nearest fixed size is used, but not the current one if there is another.
        """
        wanted = self.zoom * factor
        sizes = [STEP**step for step in range(self.steps + 1)]
        sizes = [size for size in sizes if (size > self.zoom if factor > 1 else size < self.zoom)]
        if not sizes or factor == 1:
            return
        size = min(sizes, key=lambda size: abs(math.log(size / wanted)))
        if not self.frame.collidepoint(about):
            about = self.frame.center
        x, y = about[0] - self.frame.x, about[1] - self.frame.y
        grown = size / self.zoom
        self.zoom = size
        self._move_to((x + self.shift[0]) * grown - x, (y + self.shift[1]) * grown - y)

    def move(self, dx: float, dy: float) -> None:
        """Move the enlarged map by pixels, as far as it reaches."""
        self._move_to(self.shift[0] - dx, self.shift[1] - dy)

    def _move_to(self, x: float, y: float) -> None:
        most = self.zoom - 1
        x, y = min(max(x, 0.0), most * self.frame.w), min(max(y, 0.0), most * self.frame.h)
        self.shift = (float(round(x)), float(round(y)))
