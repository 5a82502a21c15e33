"""Painting of a printed sheet with a map and pieces; unchanged parts are cached.

There are two layers: the printed sheet (changes with size and zoom), and the sheet with its pieces (changes
with the state, the pointer, the selection). Both are drawn in steps; until then a rough picture of the
map is shown.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Hashable, Iterator
from functools import partial
from itertools import chain
from typing import ClassVar, Final, Generic, TypeAlias, TypeVar

import pygame

from game.rules.contract import State
from game.table.boards.animation import Key, hidden_pieces
from game.table.boards.grounds import Glimpses, Ground, Grounds, MapPrint, ZoomableMap
from game.table.boards.reads import Reads
from game.table.boards.shown import Shown
from game.table.kit.motion import Motions
from game.table.kit.pen import NullSurface, copied
from game.table.kit.surface_cache import Used, surface_cache
from game.table.kit.theme import PAPER
from game.words import active_language

_NONE: Final = NullSurface((1, 1))

Board: TypeAlias = list[tuple[pygame.Surface, pygame.Rect, pygame.Rect]]
"""Pictures, their positions in the window, and the visible part of each."""
S = TypeVar("S", bound=State)
Layout = TypeVar("Layout", bound=ZoomableMap)


class Kept:
    """A picture and the key of what it was made from."""

    __slots__ = ("key", "surface")

    def __init__(self) -> None:
        self.forget()

    def keep(self, surface: pygame.Surface, key: Hashable) -> None:
        """Replace the stored picture."""
        self.surface, self.key = surface, key

    def forget(self) -> None:
        """Drop the picture."""
        self.surface, self.key = _NONE, None


class SheetPainter(ABC, Generic[Layout, S]):
    """A painter of the sheet in one layout; a new layout needs a new painter."""

    fields_over_map: ClassVar[bool] = False
    """Whether fields of the whole map's sheet may cover a zoomed one."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.glimpses = Glimpses(layout)
        self._grounds = Grounds(layout, self._map_print)
        self._whole, self._enlarged, self._picture = Kept(), Kept(), Kept()
        self._spare: pygame.Surface = _NONE
        """A buffer for the next picture, while the last one is still in use as a glimpse."""
        self._whole_steps: Iterator[None] | None = None
        """The remaining steps of drawing the whole sheet while a part of the map is visible."""
        self._reads = Reads()
        """The dependencies of the picture with all pieces."""
        self._used = Used()
        self._drawn_at: float | None = None
        """The zoom of the last picture; None before there is one."""

    @abstractmethod
    def _map_print(self) -> MapPrint:
        """Return the map's drawing at the current zoom."""

    @abstractmethod
    def _print_sheet(self, sheet: pygame.Surface, shown: Shown[S]) -> Iterator[None]:
        """Draw the sheet around and above the map, step by step."""

    @abstractmethod
    def _draw_pieces(
        self, picture: pygame.Surface, shown: Shown[S], hidden: frozenset[Key]
    ) -> Iterator[None]:
        """Draw everything on the printed sheet that is not in motion, step by step."""

    @property
    def unready(self) -> bool:
        """Return whether the map's zoom or offset differs from what was drawn."""
        return not self._is_whole and self._grounds.unready

    @property
    def _is_whole(self) -> bool:
        """Return whether the whole map is shown, and has been drawn."""
        return self.layout.zoom == 1 and self._whole.key == active_language()

    def prepare(self, shown: Shown[S], motions: Motions) -> None:
        """Draw what is needed next, for part of a frame's time."""
        self._grounds.prepare(partial(self._make_ready, shown, hidden_pieces(motions)))

    def _make_ready(self, shown: Shown[S], hidden: frozenset[Key], ground: Ground) -> Iterator[None]:
        """Draw the sheet, and make the pictures of all pieces on it."""
        sheet, unmoved = self._blank(), True
        yield
        if self._spare.get_size() != sheet.get_size():
            self._spare = pygame.Surface(sheet.get_size(), 0, 32)
            yield
        if ground.zoom > 1 and self.fields_over_map:
            yield from self._print_whole(shown)
        sheet.blit(ground.surface, self.layout.frame)
        for _ in self._print_sheet(sheet, shown):
            unmoved &= ground.shift == self.layout.shift
            yield
        # Drawn on a tiny surface, only to fill the picture cache.
        yield from self._draw_pieces(pygame.Surface((1, 1), 0, 32), shown, hidden)
        # Only now, because a stored sheet is shown, and its missing pictures would be made in one frame.
        if ground.zoom == 1:
            self._whole.keep(sheet, active_language())
        elif unmoved:
            self._enlarged.keep(sheet, (active_language(), ground.zoom, ground.shift))

    def _print_whole(self, shown: Shown[S]) -> Iterator[None]:
        """Draw the sheet with the whole map step by step, unless it is done, at any current zoom."""
        layout, steps = self.layout, self._whole_steps
        while self._whole.key != active_language():
            seen = layout.zoom, layout.shift
            layout.zoom, layout.shift = 1.0, (0.0, 0.0)
            try:
                if steps is None:
                    ground = Ground(layout, self._map_print())
                    steps = chain(ground.steps(), self._make_ready(shown, frozenset(), ground))
                    self._whole_steps = steps
                next(steps, None)
            finally:
                layout.zoom, layout.shift = seen
            yield
        self._whole_steps = None

    def _whole_sheet(self, shown: Shown[S]) -> pygame.Surface:
        """Return the sheet with the whole map."""
        for _ in self._print_whole(shown):
            pass
        return self._whole.surface

    def _blank(self, old: pygame.Surface = _NONE) -> pygame.Surface:
        """Return an empty sheet in the window's pixel format, reusing an `old` one of its size."""
        size = self.layout.sheet.bottomright
        surface = old if old.get_size() == size else pygame.Surface(size, 0, 32)
        surface.set_clip(None)
        surface.fill(PAPER, self.layout.sheet)
        return surface

    def _board(self, shown: Shown[S], motions: Motions, hidden: frozenset[Key]) -> Board:
        """Return the sheet with its pieces as currently visible."""
        layout = self.layout
        place = (active_language(), layout.zoom, layout.shift)
        printed = self._printed(shown, motions, hidden)
        if printed is None:
            return self._rough(place)
        key = (place, hidden)
        if self._picture.key != key or not self._reads.hold(shown):
            # Don't draw over a picture that a glimpse still uses.
            free = self._drawn_at in (None, layout.zoom)
            picture = copied(printed, self._picture.surface if free else self._spare)
            self._spare = _NONE
            self._picture.forget()
            with surface_cache.noting() as self._used:
                for _ in self._draw_pieces(picture, self._reads.watch(shown), hidden):
                    pass
            self._picture.keep(picture, key)
            self._drawn_at = layout.zoom
            self.glimpses.leave()
            self.glimpses.note(picture.subsurface(layout.frame))
        self.glimpses.settle()
        surface_cache.stay(self._used)
        return [(self._picture.surface, layout.sheet, layout.sheet)]

    def _printed(self, shown: Shown[S], motions: Motions, hidden: frozenset[Key]) -> pygame.Surface | None:
        """Return the printed sheet as currently visible; None if it is not ready."""
        if self._is_whole:
            self._enlarged.forget()
            return self._whole.surface
        layout = self.layout
        more = partial(self._make_ready, shown, hidden)
        first = self._drawn_at is None and not self.glimpses
        ground = self._grounds.bring(more, at_once=first or motions.speed <= 0)
        if ground is None:
            return None
        if layout.zoom == 1:
            self._grounds.forget()
            return self._whole.surface
        if self._enlarged.key != (active_language(), layout.zoom, layout.shift):
            sheet = self._blank(self._enlarged.surface)
            sheet.blit(ground.surface, layout.frame)
            for _ in self._print_sheet(sheet, shown):
                pass
            self._enlarged.keep(sheet, (active_language(), layout.zoom, layout.shift))
        return self._enlarged.surface

    def _rough(self, place: Hashable) -> Board:
        """Return the sheet with a rough picture of the map, until it is ready."""
        sheet, frame = self.layout.sheet, self.layout.frame
        if self._drawn_at is not None:
            # The surroundings of the map stay as they were.
            map_ = self.glimpses.rough()
            return [(self._picture.surface, sheet, sheet), (map_, frame, map_.get_rect())]
        key = ("rough", place)
        if self._picture.key != key:
            picture = self._picture.surface
            if self._picture.key is None:
                picture = self._blank()
            picture.blit(self.glimpses.rough(), frame)
            self._picture.keep(picture, key)
        return [(self._picture.surface, sheet, sheet)]
