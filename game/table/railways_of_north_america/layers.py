"""A picture made of layers; only changed parts are redrawn."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, NamedTuple

import pygame

MOST_PARTS: Final = 24
"""The number of changed parts from which the whole picture is redrawn."""


class Laid(NamedTuple):
    """A picture, the pixel of its upper left corner, and its blend mode."""

    picture: pygame.Surface
    x: int
    y: int
    flags: int

    @property
    def rect(self) -> pygame.Rect:
        """Return its rectangle."""
        return self.picture.get_rect(topleft=(self.x, self.y))


class DisplayList:
    """A `Canvas` that draws nothing: it lists the pictures that are visible in an area."""

    def __init__(self, seen: pygame.Rect) -> None:
        self.seen = seen
        self.laid: list[Laid] = []

    def blit(
        self, source: pygame.Surface, dest: tuple[int, int], area: None = None, special_flags: int = 0
    ) -> pygame.Rect:
        """Add a whole picture to the list."""
        laid = Laid(source, *dest, special_flags)
        place = laid.rect
        if place.colliderect(self.seen):
            self.laid.append(laid)
        return place


class Layered:
    """A layered picture in `place`, over a ground; all places are pixels of the window."""

    def __init__(self, place: pygame.Rect) -> None:
        self.place = place
        self.surface = pygame.Surface(place.size, 0, 32)
        self._laid: list[Laid] = []

    def lay(
        self, laid: list[Laid], ground: Callable[[pygame.Surface, pygame.Rect], object], *, anew: bool = False
    ) -> list[pygame.Rect]:
        """Show these pictures, the last on top, and return the changed areas.

        `ground` paints a part of the ground on the picture; with `anew` everything is redrawn.
        """
        changed = [self.place.copy()] if anew else self._changed(laid)
        self._laid = laid
        rects = [entry.rect for entry in laid]
        left, top = self.place.topleft
        for part in changed:
            self.surface.set_clip(part.move(-left, -top))
            ground(self.surface, part.move(-left, -top))
            for i in part.collidelistall(rects):
                picture, x, y, flags = laid[i]
                self.surface.blit(picture, (x - left, y - top), special_flags=flags)
        self.surface.set_clip(None)
        return changed

    def _changed(self, laid: list[Laid]) -> list[pygame.Rect]:
        """Return the parts of the area whose pictures have changed."""
        before = {_mark(entry): entry for entry in self._laid}
        now = {_mark(entry): entry for entry in laid}
        parts = [entry.rect for mark, entry in before.items() if mark not in now]
        parts += [entry.rect for mark, entry in now.items() if mark not in before]
        parts = [part.clip(self.place) for part in joined(parts)]
        parts = [part for part in parts if part.w and part.h]
        if len(parts) > MOST_PARTS:
            return [parts[0].unionall(parts[1:])]
        return parts


def _mark(laid: Laid) -> tuple[int, int, int]:
    return id(laid.picture), laid.x, laid.y


def joined(parts: Iterable[pygame.Rect]) -> list[pygame.Rect]:
    """Return disjoint rectangles that cover the given ones."""
    found: list[pygame.Rect] = []
    for part in parts:
        while (i := part.collidelist(found)) >= 0:
            part = part.union(found.pop(i))
        found.append(part)
    return found
