"""The ground of a zoomable map, drawn in steps so that no frame takes long.

Until it is ready at the current zoom, the last picture is shown scaled.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from operator import gt
from typing import ClassVar, Final, Protocol, TypeAlias

import pygame

from game.table.kit.pen import Point
from game.table.kit.scale import Scale
from game.table.kit.surface_cache import Unfinished, Used, surface_cache
from game.table.kit.theme import PAPER

SLICE: Final = 0.006
"""The seconds of a frame that are spent on preparing a map."""
_MOVING: Final = 0.3
"""The fraction of that time while the map is moved, because the frame draws a rough picture as well."""
_BLOCK: Final = (480, 96)
"""The width and height in pixels of the blocks that are drawn in one step."""
_AT_ONCE: Final = 700_000
"""The number of pixels that can be drawn in one frame."""
_SMOOTH: Final = 2_000_000
"""The maximum number of pixels of a map that is scaled smoothly; more would take longer than a frame."""
_SPARE: Final = 16
"""The spare pixels of a buffer, because the rounded size of a scaled part varies."""


class MapPrint(Protocol):
    """A map drawn at one size; positions are pixels from the corner of the whole zoomed map."""

    def steps(self, seen: pygame.Rect) -> Iterator[None]:
        """Make what is needed to draw a part of the map, step by step."""

    def paint(self, surface: pygame.Surface, x: int, y: int) -> None:
        """Draw the part of the map that starts at a position over a whole surface."""


class Ground:
    """The drawn part of the map in a layout's viewport; newly visible parts are drawn after a move."""

    def __init__(self, layout: ZoomableMap, printed: MapPrint) -> None:
        self.zoom, self.shift = layout.zoom, layout.shift
        self.surface = pygame.Surface(layout.frame.size, 0, 32)
        self.surface.fill(PAPER)
        self._printed = printed

    def steps(self) -> Iterator[None]:
        """Prepare, then draw everything block by block."""
        whole = self.surface.get_rect()
        yield from self._printed.steps(whole.move(self._at(0, 0)))
        for y in range(0, whole.h, _BLOCK[1]):
            for x in range(0, whole.w, _BLOCK[0]):
                self._print(pygame.Rect((x, y), _BLOCK))
                yield

    def reaches(self, layout: ZoomableMap) -> bool:
        """Return whether enough of the visible map is drawn for the rest to be drawn within a frame."""
        (x, y), (w, h) = self._way(layout), self.surface.get_size()
        missing = w * h - (w - abs(x)) * (h - abs(y))
        return self.zoom == layout.zoom and missing < min(0.3 * w * h, _AT_ONCE) and abs(x) < w

    def move(self, layout: ZoomableMap) -> None:
        """Follow the layout, and draw the newly visible parts."""
        (x, y), (w, h) = self._way(layout), self.surface.get_size()
        if not x and not y:
            return
        self.shift = layout.shift
        self.surface.scroll(-x, -y)
        if x:
            self._print(pygame.Rect(w - x if x > 0 else 0, 0, abs(x), h))
        if y:
            self._print(pygame.Rect(0, h - y if y > 0 else 0, w, abs(y)))

    def _way(self, layout: ZoomableMap) -> tuple[int, int]:
        """Return the pixels by which the map has moved since it was drawn."""
        return round(layout.shift[0] - self.shift[0]), round(layout.shift[1] - self.shift[1])

    def _at(self, x: int, y: int) -> tuple[int, int]:
        """Return the position on the map of a pixel of the viewport."""
        return x + round(self.shift[0]), y + round(self.shift[1])

    def _print(self, part: pygame.Rect) -> None:
        part = part.clip(self.surface.get_rect())
        self._printed.paint(self.surface.subsurface(part), *self._at(*part.topleft))


@dataclass(slots=True)
class _Work:
    """A ground in preparation, and its remaining steps."""

    ground: Ground
    steps: Iterator[None]
    used: Used = field(default_factory=Used)
    """The cache entries that it was made with."""


More: TypeAlias = Callable[[Ground], Iterator[None]]
"""A function that returns further steps on a drawn ground, until the map is ready."""


class Grounds:
    """The backgrounds of a layout: one at the current zoom and one of the whole map."""

    def __init__(self, layout: ZoomableMap, print_now: Callable[[], MapPrint]) -> None:
        """Create the grounds. `print_now` returns the map's drawing at the current size of the layout."""
        self.layout = layout
        self._print_now = print_now
        self._ground: Ground | None = None
        self._whole: Ground | None = None
        self._work: _Work | None = None
        self._seen: object = None
        """The zoom and offset when work was last done."""
        self._noticed: float | None = None
        """The zoom level when there was last work to start."""

    @property
    def unready(self) -> bool:
        """Return whether the map was zoomed or moved beyond the drawn ground."""
        if self.layout.zoom == 1 and self._whole is not None:
            return False
        return self._ground is None or not self._ground.reaches(self.layout)

    def prepare(self, more: More) -> None:
        """Draw the visible ground, and do `more`, for `SLICE` seconds."""
        seen = (self.layout.zoom, self.layout.shift)
        moves, self._seen = seen != self._seen, seen
        if self._work is None or self._work.ground.zoom != self.layout.zoom:
            # The first frame after a zoom only notices the change, because starting the work takes time too.
            noticed, self._noticed = self._noticed, self.layout.zoom
            if self._ground is None or noticed == self.layout.zoom:
                self._begin(more)
        else:
            self._go_on(self._work, time.perf_counter() + SLICE * (_MOVING if moves else 1))

    def forget(self) -> None:
        """Drop all grounds, because the drawn map is stored elsewhere."""
        self._ground = self._whole = self._work = None

    def _begin(self, more: More) -> _Work:
        ground = Ground(self.layout, self._print_now())

        def steps() -> Iterator[None]:
            yield from ground.steps()
            yield from more(ground)

        self._work = _Work(ground, steps())
        return self._work

    def _go_on(self, work: _Work, until: float) -> None:
        """Work until a moment of the clock or until it is done; then it becomes the ground."""
        surface_cache.stay(work.used)
        with surface_cache.noting() as used:
            for _ in work.steps:
                surface_cache.work += 1
                if time.perf_counter() >= until:
                    work.used.things.extend(used.things)
                    return
        self._ground, self._work = work.ground, None
        if work.ground.zoom == 1:
            self._whole = work.ground

    def bring(self, more: More, *, at_once: bool) -> Ground | None:
        """Return the visible ground, or None if it isn't ready and need not be drawn `at_once`.

        Raises `Unfinished` if a ground wanted immediately takes longer than the cache's deadline allows.
        """
        if self.unready and at_once:
            work = self._work
            if work is None or not work.ground.reaches(self.layout):
                work = self._begin(more)
            with surface_cache.untimed() as until:
                self._go_on(work, until)
            if self._work is not None:
                raise Unfinished
        elif self._whole is not None and self.layout.zoom == 1:
            self._ground = self._whole
        if self._ground is None or self.unready:
            return None
        self._work = None
        self._ground.move(self.layout)
        return self._ground


@dataclass(slots=True)
class _Seen:
    """A picture of the map with its zoom and offset."""

    picture: pygame.Surface
    zoom: float
    shift: Point


class Glimpses:
    """Earlier pictures of the map at other sizes: the whole map, and the last one."""

    def __init__(self, layout: ZoomableMap) -> None:
        self._layout = layout
        self._seen: list[_Seen] = []
        self._rough: tuple[object, pygame.Surface] | None = None
        """The zoom and offset of the last rough picture, and that picture."""
        self._room: pygame.Surface | None = None
        """A buffer for that picture."""
        self._blank: pygame.Surface | None = None
        """A buffer for the paper around the known parts."""

    def __bool__(self) -> bool:
        return bool(self._seen)

    def leave(self, *, copied: bool = False) -> None:
        """Keep the picture of the whole map if it was shown before the zoom changed.

        The picture is `copied` if it will be drawn over.
        """
        if self._seen and self._seen[-1].zoom == 1 != self._layout.zoom:
            last = self._seen[-1].picture
            self._seen[0] = _Seen(last.copy() if copied else last, 1, (0.0, 0.0))
            self._rough = None

    def note(self, picture: pygame.Surface) -> None:
        """Store `picture` as the current one of the map."""
        now = _Seen(picture, self._layout.zoom, self._layout.shift)
        self._seen = [self._seen[0] if self._seen else now, now]
        self._rough = None

    def after(self, earlier: Glimpses) -> None:
        """Take over the pictures of an earlier layout."""
        if earlier:
            smaller = earlier._layout.frame.w / max(1, self._layout.frame.w)
            self._seen = [_Seen(seen.picture, seen.zoom * smaller, seen.shift) for seen in earlier._seen]

    def rough(self) -> pygame.Surface:
        """Return the current view composed of pictures at other sizes; the next call draws over it."""
        seen = (self._layout.zoom, self._layout.shift)
        if self._rough is None or self._rough[0] != seen:
            self._rough = seen, self._composed()
        return self._rough[1]

    def settle(self) -> None:
        """Drop the rough pictures, because the map has been drawn."""
        self._rough = self._room = self._blank = None

    def _composed(self) -> pygame.Surface:
        whole = pygame.Rect((0, 0), self._layout.frame.size)
        placed = [(seen.picture, self._place(seen)) for seen in self._seen]
        # Pictures covered by a later one need not be drawn.
        first = max((i for i, (_, place) in enumerate(placed) if place.contains(whole)), default=0)
        smooth = whole.w * whole.h <= _SMOOTH
        scale = pygame.transform.smoothscale if smooth else pygame.transform.scale
        found: pygame.Surface | None = None
        for picture, place in placed[first:]:
            if not place.colliderect(whole):
                continue
            part, at = _cut(picture, place, whole)
            if found is None and at.contains(whole):
                larger = scale(picture.subsurface(part), at.size, self._free(at.size))
                found = larger.subsurface(whole.move(-at.x, -at.y))
                continue
            found = found or self._paper(whole.size)
            if whole.contains(at):
                scale(picture.subsurface(part), at.size, found.subsurface(at))
            else:
                found.blit(scale(picture.subsurface(part), at.size), at)
        return found or self._paper(whole.size)

    def _paper(self, size: tuple[int, int]) -> pygame.Surface:
        """Return blank paper, in the same buffer each time."""
        if self._blank is None or self._blank.get_size() != size:
            self._blank = pygame.Surface(size, 0, 32)
        self._blank.fill(PAPER)
        return self._blank

    def _free(self, size: tuple[int, int]) -> pygame.Surface:
        """Return a buffer of a size; the next call reuses it.

        Allocating memory for a map takes longer than scaling it.
        """
        if self._room is None or any(map(gt, size, self._room.get_size())):
            self._room = pygame.Surface((size[0] + _SPARE, size[1] + _SPARE), 0, 32)
        return self._room.subsurface(((0, 0), size))

    def _place(self, seen: _Seen) -> pygame.Rect:
        """Return the current rectangle of a picture in the viewport."""
        grown, (w, h) = self._layout.zoom / seen.zoom, seen.picture.get_size()
        x, y = (seen.shift[i] * grown - self._layout.shift[i] for i in range(2))
        return pygame.Rect(round(x), round(y), round(w * grown), round(h * grown))


def _cut(picture: pygame.Surface, place: pygame.Rect, whole: pygame.Rect) -> tuple[pygame.Rect, pygame.Rect]:
    """Return the visible part of a picture that is scaled to a rectangle, and the rectangle of that part."""
    wide, high = place.w / picture.get_width(), place.h / picture.get_height()
    seen = place.clip(whole)
    part = pygame.Rect(
        math.floor((seen.x - place.x) / wide),
        math.floor((seen.y - place.y) / high),
        math.ceil(seen.w / wide) + 2,
        math.ceil(seen.h / high) + 2,
    ).clip(picture.get_rect())
    left, top = place.x + round(part.x * wide), place.y + round(part.y * high)
    return part, pygame.Rect(left, top, round(part.w * wide), round(part.h * high))


STEP: Final = 1.2


class ZoomableMap:
    """A layout with a map in a viewport.

    The map has a few fixed zoom levels, so that each can be cached once it is drawn. It is panned by
    whole pixels, so that existing pictures can be scrolled.
    """

    steps: ClassVar[int] = 6
    """The number of zoom steps."""
    sheet: pygame.Rect
    """The printed sheet with the map."""
    frame: pygame.Rect
    """The viewport, the part of the sheet in which the map is visible."""
    zoom: float = 1.0
    """The zoom factor relative to the whole map."""
    shift: Point = (0.0, 0.0)
    """The offset in pixels of the viewport from the zoomed map's upper left corner."""

    def enlarge(self, factor: float, about: Point) -> None:
        """Zoom the map by `factor` with the pixel `about` fixed.

        The nearest zoom level is used, but not the current one if there is another.
        """
        wanted = self.zoom * factor
        sizes = [STEP**step for step in range(self.steps + 1)]
        sizes = [size for size in sizes if (size > self.zoom if factor > 1 else size < self.zoom)]
        if not sizes or factor == 1:
            return
        size = min(sizes, key=lambda size: abs(math.log(size / wanted)))
        if not self.frame.collidepoint(about):
            about = self.frame.center
        x, y = about[0] - self.frame.x, about[1] - self.frame.y
        grown = size / self.zoom
        self.zoom = size
        self._move_to((x + self.shift[0]) * grown - x, (y + self.shift[1]) * grown - y)

    def move(self, dx: float, dy: float) -> None:
        """Pan the zoomed map by pixels, within its limits."""
        self._move_to(self.shift[0] - dx, self.shift[1] - dy)

    def _move_to(self, x: float, y: float) -> None:
        most = self.zoom - 1
        x, y = min(max(x, 0.0), most * self.frame.w), min(max(y, 0.0), most * self.frame.h)
        self.shift = (float(round(x)), float(round(y)))


class SheetLayout(ZoomableMap):
    """A layout of a sheet that is measured in units, with a map on it."""

    print: Scale
    """The scale of all that is printed once and for all: it has letters of one size."""
    _left: int
    _top: int

    def at(self, x: float, y: float) -> Point:
        """Return a point of the sheet in pixels."""
        return self._left + x * self.print.k, self._top + y * self.print.k

    def rect(self, bounds: tuple[float, float, float, float]) -> pygame.Rect:
        """Return a rectangle of the sheet in pixels; its edges are rounded, not its sizes."""
        (x, y, w, h), k = bounds, self.print.k
        left, top = self._left + round(x * k), self._top + round(y * k)
        right, bottom = self._left + round((x + w) * k), self._top + round((y + h) * k)
        return pygame.Rect(left, top, right - left, bottom - top)
