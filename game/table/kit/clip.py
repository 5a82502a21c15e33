"""A temporary clip rectangle."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pygame


@contextmanager
def only_within(surface: pygame.Surface, place: pygame.Rect) -> Iterator[None]:
    """Restrict drawing to a rectangle in pixels, within the current clip. The clip is restored afterward."""
    before = surface.get_clip()
    surface.set_clip(place.clip(before))
    try:
        yield
    finally:
        surface.set_clip(before)
