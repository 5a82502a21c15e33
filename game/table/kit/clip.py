"""Drawing within a place."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pygame


@contextmanager
def only_within(surface: pygame.Surface, place: pygame.Rect) -> Iterator[None]:
    """Let nothing be drawn but within a place in pixels, and within what was allowed before.

    What was allowed before is so again afterwards, also where drawing fails.
    """
    before = surface.get_clip()
    surface.set_clip(place.clip(before))
    try:
        yield
    finally:
        surface.set_clip(before)
