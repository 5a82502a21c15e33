"""A surface on which things are drawn for what has to be made for them, and not to be seen."""

from __future__ import annotations

import pygame


class Nowhere(pygame.Surface):
    """A surface of a size in pixels of which no part can be drawn on, whatever clip is set."""

    def __init__(self, size: tuple[int, int]) -> None:
        super().__init__(size, 0, 32)
        super().set_clip(pygame.Rect(0, 0, 0, 0))

    def set_clip(self, rect: object) -> None:
        """Stay closed."""


def stays(surface: pygame.Surface, place: pygame.Rect) -> bool:
    """Whether a place shows afterwards all that is drawn there: nothing of it is clipped off."""
    return surface.get_clip().contains(place)
