"""The size of the window, from which all lengths and text sizes follow.

Layouts are in units: a window of 1920 by 1080 pixels has 1920 by 1080 of them.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Final

import pygame

WIDTH: Final = 1920
HEIGHT: Final = 1080
SMALLEST_TEXT: Final = 13
"""The minimum size of text in pixels."""
ROOM: Final = 0.6
"""The fraction of a text enlargement by which buttons, cards and margins grow too."""


@dataclass(frozen=True, slots=True)
class Scale:
    """A window of `width` by `height` pixels; `text` enlarges lettering alone.

    `zoom` enlarges everything that is laid out with this scale (see `larger`).
    """

    width: int
    height: int
    text: float = 1.0
    zoom: float = 1.0
    k: float = field(init=False, repr=False, compare=False)
    """The pixels per unit."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "k", min(self.width / WIDTH, self.height / HEIGHT) * self.zoom)

    @property
    def wide(self) -> float:
        """Return the window's width in units: 1920, or more in a window wider than 16:9."""
        return self.width / self.k

    @property
    def high(self) -> float:
        """Return the window's height in units: 1080, or more in a window narrower than 16:9."""
        return self.height / self.k

    def px(self, units: float) -> int:
        """Convert units to whole pixels."""
        return round(units * self.k)

    def rect(self, x: float, y: float, w: float, h: float) -> pygame.Rect:
        """Convert a rectangle from units; its edges (not its sizes) are rounded, so margins stay even."""
        left, top = self.px(x), self.px(y)
        return pygame.Rect(left, top, self.px(x + w) - left, self.px(y + h) - top)

    def size(self, points: float) -> int:
        """Return the pixel size of a typeface for a size in units."""
        return max(SMALLEST_TEXT, round(points * self.k * self.text))

    def larger(self, factor: float) -> Scale:
        """Return the scale of a part of the window that is drawn `factor` times as large."""
        return replace(self, zoom=self.zoom * factor)

    def with_letters(self, text_size: float) -> Scale:
        """Return the same scale with letters `text_size` times as large."""
        return replace(self, text=text_size)

    def lettered(self, text_size: float, room: float = ROOM) -> Scale:
        """Return the scale of panels whose text is `text_size` times as large as normal.

        Everything else in the panels grows by the fraction `room` of that.
        """
        grown = 1 + (text_size - 1) * room
        return replace(self, zoom=self.zoom * grown, text=text_size / grown)
