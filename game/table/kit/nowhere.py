"""A surface on which things are drawn for what has to be made for them, and not to be seen."""

from __future__ import annotations

from typing import Any

import pygame


class Nowhere(pygame.Surface):
    """A surface of a size in pixels of which no part can be drawn on, whatever clip is set.

    It only says that it is so large: memory for all its pixels would take longer to get than a frame lasts.
    """

    def __init__(self, size: tuple[int, int]) -> None:
        super().__init__((1, 1), 0, 32)
        super().set_clip(pygame.Rect(0, 0, 0, 0))
        self._size = size

    def set_clip(self, rect: object) -> None:
        """Stay closed."""

    def get_size(self) -> tuple[int, int]:
        """The size that it was given."""
        return self._size

    def get_width(self) -> int:
        """The width that it was given."""
        return self._size[0]

    def get_height(self) -> int:
        """The height that it was given."""
        return self._size[1]

    def get_rect(self, **places: Any) -> pygame.Rect:
        """A rectangle of its size, placed as those of other surfaces are."""
        rect = pygame.Rect((0, 0), self._size)
        for name, place in places.items():
            setattr(rect, name, place)
        return rect

    def subsurface(self, *part: Any) -> Nowhere:
        """Nowhere either."""
        return Nowhere(pygame.Rect(*part).size)


def stays(surface: pygame.Surface, place: pygame.Rect) -> bool:
    """Whether a place shows afterwards all that is drawn there: nothing of it is clipped off."""
    return surface.get_clip().contains(place)
