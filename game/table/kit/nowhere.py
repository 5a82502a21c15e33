"""A surface for drawing without output, used to fill the caches."""

from __future__ import annotations

from typing import Any

import pygame


class Nowhere(pygame.Surface):
    """A surface of a size in pixels that discards all drawing, for any clip.

    It only reports its size, because allocating all its pixels would take longer than a frame.
    """

    def __init__(self, size: tuple[int, int]) -> None:
        super().__init__((1, 1), 0, 32)
        super().set_clip(pygame.Rect(0, 0, 0, 0))
        self._size = size

    def set_clip(self, rect: object) -> None:
        """Ignore the clip, and stay closed."""

    def get_size(self) -> tuple[int, int]:
        """Return its nominal size."""
        return self._size

    def get_width(self) -> int:
        """Return its nominal width."""
        return self._size[0]

    def get_height(self) -> int:
        """Return its nominal height."""
        return self._size[1]

    def get_rect(self, **places: Any) -> pygame.Rect:
        """Return a rectangle of its nominal size, with attributes as for other surfaces."""
        rect = pygame.Rect((0, 0), self._size)
        for name, place in places.items():
            setattr(rect, name, place)
        return rect

    def subsurface(self, *part: Any) -> Nowhere:
        """Return a surface that discards drawing too."""
        return Nowhere(pygame.Rect(*part).size)


def stays(surface: pygame.Surface, place: pygame.Rect) -> bool:
    """Return whether a rectangle is inside the clip, so that everything drawn there is visible."""
    return surface.get_clip().contains(place)
