"""Watches what is written while a screen is drawn: what is cut, what leaves the window, what overlaps.

All lettering goes through one function of `game.table.kit.lettering`, and what does not fit is cut
by another; both are watched.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from unittest.mock import patch

import pygame

from game.table.kit import lettering
from game.table.kit.pen import Canvas
from game.table.kit.scale import Scale
from game.table.railways_of_north_america.painter import DisplayList

SHARED = 2
"""Pixels that two texts may share, or that one may stick out of the window, across or down."""


@dataclass(frozen=True)
class Line:
    """A line that was written: its words, where its capitals lie, and how to tell that it is seen."""

    words: str
    place: pygame.Rect
    still_seen: Callable[[], bool]
    """Whether nothing has been drawn over it."""


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
    _lines: dict[Canvas, list[Line]] = field(default_factory=dict)

    def lines(self, canvas: Canvas) -> list[Line]:
        """The lines that were written on a whole surface, or a list of pictures."""
        return self._lines.get(canvas, [])

    @property
    def words(self) -> list[str]:
        """All that was written, line by line."""
        return [line.words for lines in self._lines.values() for line in lines]

    def write(self, surface: Canvas, words: str, place: pygame.Rect) -> None:
        """A line has been written."""
        if isinstance(surface, DisplayList) and words.strip():
            self._list(surface, words, place)
        if not isinstance(surface, pygame.Surface) or not words.strip():
            return
        whole, place, clip = on_whole(surface, place)
        shown = place.clip(clip)
        if not shown.w or not shown.h:
            return
        window = whole.get_rect()
        if (
            whole is self.window
            and clip == window
            and not window.inflate(2 * SHARED, 2 * SHARED).contains(place)
        ):
            self.outside.append(words)
        looked = look(whole, shown)
        self._note(whole, Line(words, shown, lambda: look(whole, shown) == looked))

    def _list(self, display: DisplayList, words: str, place: pygame.Rect) -> None:
        """A line has been put onto a list of pictures that will be laid down in this order."""
        before = len(display.laid)
        if place.colliderect(display.seen):
            line = Line(
                words, place, lambda: not any(laid.rect.contains(place) for laid in display.laid[before:])
            )
            self._note(display, line)

    def _note(self, canvas: Canvas, line: Line) -> None:
        self._lines.setdefault(canvas, []).append(line)

    def before(self, surface: Canvas, words: str, place: pygame.Rect) -> None:
        """A line is about to be written: what is there already?"""
        if not words.strip():
            return
        canvas = surface
        if isinstance(surface, pygame.Surface):
            canvas, place, clip = on_whole(surface, place)
            place = place.clip(clip)
        for line in self.lines(canvas):
            shared = line.place.clip(place)
            if shared.w > SHARED and shared.h > SHARED and line.words != words and line.still_seen():
                self.overlapping.append((line.words, words))


def on_whole(surface: pygame.Surface, place: pygame.Rect) -> tuple[pygame.Surface, pygame.Rect, pygame.Rect]:
    """The surface of which this is a part, and there a place and what can be drawn on."""
    offset = surface.get_abs_offset()
    return surface.get_abs_parent(), place.move(offset), surface.get_clip().move(offset)


def look(surface: pygame.Surface, place: pygame.Rect) -> bytes:
    return pygame.image.tobytes(surface.subsurface(place), "RGBA")


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
