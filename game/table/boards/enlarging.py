"""Maps that can be zoomed in steps and panned in a viewport."""

from __future__ import annotations

import math
from typing import ClassVar, Final

import pygame

from game.table.kit.pen import Point

STEP: Final = 1.2


class Enlargeable:
    """A layout with a map in a viewport.

    The map has a few fixed zoom levels, so that each can be cached once it is drawn. It is panned by
    whole pixels, so that existing pictures can be scrolled.
    """

    steps: ClassVar[int] = 6
    """The number of zoom steps."""
    sheet: pygame.Rect
    """The printed sheet with the map."""
    frame: pygame.Rect
    """The viewport, the part of the sheet in which the map is visible."""
    zoom: float = 1.0
    """The zoom factor relative to the whole map."""
    shift: Point = (0.0, 0.0)
    """The offset in pixels of the viewport from the zoomed map's upper left corner."""

    def enlarge(self, factor: float, about: Point) -> None:
        """Zoom the map by `factor` with the pixel `about` fixed.

        The nearest zoom level is used, but not the current one if there is another.
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
        """Pan the zoomed map by pixels, within its limits."""
        self._move_to(self.shift[0] - dx, self.shift[1] - dy)

    def _move_to(self, x: float, y: float) -> None:
        most = self.zoom - 1
        x, y = min(max(x, 0.0), most * self.frame.w), min(max(y, 0.0), most * self.frame.h)
        self.shift = (float(round(x)), float(round(y)))
