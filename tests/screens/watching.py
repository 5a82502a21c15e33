"""Watches what is written while a screen is drawn: what is cut, what leaves the window, what overlaps.

All lettering goes through one function of `game.table.kit.lettering`, and what does not fit is cut
by another; both are watched.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from unittest.mock import patch

import pygame

from game.table.kit import lettering
from game.table.kit.pen import Canvas
from game.table.kit.scale import Scale

SHARED = 2
"""Pixels that two texts may share, or that one may stick out of the window, across or down."""


@dataclass(frozen=True)
class Line:
    """A line that was written: its words, where its capitals lie, and the picture there just after."""

    words: str
    place: pygame.Rect
    seen: pygame.Surface


@dataclass
class Watch:
    """What was written, surface by surface, and what was wrong with it."""

    window: pygame.Surface
    """What people see; other surfaces may be parts of something larger."""
    cut: list[str] = field(default_factory=list)
    """Texts that did not fit, and were shortened."""
    outside: list[str] = field(default_factory=list)
    """Texts that stick out of the window."""
    overlapping: list[tuple[str, str]] = field(default_factory=list)
    """Texts that lie over others that can still be seen."""
    _lines: dict[pygame.Surface, list[Line]] = field(default_factory=dict)

    @property
    def words(self) -> list[str]:
        """All that was written, line by line."""
        return [line.words for lines in self._lines.values() for line in lines]

    def write(self, surface: Canvas, words: str, place: pygame.Rect) -> None:
        """A line has been written."""
        if not isinstance(surface, pygame.Surface) or not words.strip():
            return
        whole = surface.get_abs_parent()
        place = place.move(surface.get_abs_offset())
        clip = surface.get_clip().move(surface.get_abs_offset())
        if not place.colliderect(clip):
            return
        window = whole.get_rect()
        if (
            whole is self.window
            and clip == window
            and not window.inflate(2 * SHARED, 2 * SHARED).contains(place)
        ):
            self.outside.append(words)
        place = place.clip(clip)
        lines = self._lines.setdefault(whole, [])
        lines.append(Line(words, place, whole.subsurface(place).copy()))

    def before(self, surface: Canvas, words: str, place: pygame.Rect) -> None:
        """A line is about to be written: what lies there already?"""
        if not isinstance(surface, pygame.Surface) or not words.strip():
            return
        whole = surface.get_abs_parent()
        place = place.move(surface.get_abs_offset()).clip(surface.get_clip().move(surface.get_abs_offset()))
        for line in self._lines.get(whole, []):
            shared = line.place.clip(place)
            if shared.w > SHARED and shared.h > SHARED and line.words != words and _still_seen(whole, line):
                self.overlapping.append((line.words, words))


def _still_seen(whole: pygame.Surface, line: Line) -> bool:
    """Whether nothing has been drawn over a line."""
    now = pygame.image.tobytes(whole.subsurface(line.place), "RGBA")
    return now == pygame.image.tobytes(line.seen, "RGBA")


@contextmanager
def watching(window: pygame.Surface) -> Iterator[Watch]:
    """Watch everything that is written for a while, in a window and on what is drawn for it."""
    watch, lay, cut = Watch(window), lettering._lay, lettering._cut

    def watched_lay(
        surface: Canvas, words: str, image: pygame.Surface, corner: tuple[int, int], place: pygame.Rect
    ) -> None:
        watch.before(surface, words, place)
        lay(surface, words, image, corner, place)
        watch.write(surface, words, place)

    def watched_cut(scale: Scale, words: str, face: str, points: float, width_px: int) -> str:
        watch.cut.append(words)
        return cut(scale, words, face, points, width_px)

    with patch.object(lettering, "_lay", watched_lay), patch.object(lettering, "_cut", watched_cut):
        yield watch
