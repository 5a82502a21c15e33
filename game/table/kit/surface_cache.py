"""An LRU cache of drawn pictures with a memory limit.

The least recently used picture is evicted first. Pictures on the current screen stay, because each frame
would draw them again.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Generator, Hashable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import wraps
from operator import itemgetter
from typing import Any, Final, Generic, ParamSpec, TypeAlias, TypeVar, cast

import pygame

DEFAULT_CAPACITY: Final = 32 << 20
"""The limit in bytes before the size of the window is known."""
MINIMUM_CAPACITY: Final = 16 << 20
SCREENS: Final = 3
"""The size of the cache beyond `MINIMUM_CAPACITY`, in pictures of the window's size."""
MOST: Final = 3
"""The factor by which the pictures of the current screen may exceed the limit."""
_EACH: Final = 600
"""The bytes that a picture takes in addition to its pixels."""
_PIXEL: Final = 4

P = ParamSpec("P")
T = TypeVar("T")
Steps: TypeAlias = Generator[None, None, T]
"""A slow computation that yields between its steps and returns its result."""


class Unfinished(Exception):
    """Raised if a picture's time budget runs out before all its parts are made. Finished parts are cached."""


def run_all(steps: Steps[T]) -> T:
    """Run some steps to the end and return their result."""
    try:
        while True:
            next(steps)
    except StopIteration as end:
        return cast(T, end.value)


@dataclass(slots=True)
class _Kept:
    thing: Any
    weight: int
    used: int
    """The number of the last use."""
    shown: int
    """The counter value at its last direct use, not as a part of another picture."""


@dataclass(frozen=True, slots=True)
class Used:
    """The cache entries that a picture was drawn with."""

    things: list[_Kept] = field(default_factory=list)


class SurfaceCache:
    """An LRU cache of surfaces, by what draws them and its arguments."""

    def __init__(self, room: int) -> None:
        self.room = room
        """The limit in bytes."""
        self.taken = 0
        """The bytes in use."""
        self._kept: dict[Hashable, _Kept] = {}
        self._uses = 0
        self._frames = (0, 0)
        """The numbers of uses at which the last and the current frame began."""
        self._depth = 0
        """The nesting depth of pictures being made."""
        self._until: float | None = None
        """The deadline for starting work, by a monotonic clock; None if there is none."""
        self._advanced = False
        """Whether anything has been made since the deadline was set."""
        self.work = 0
        """A counter of the things made, and of the steps of those that take several."""
        self._begun: dict[Hashable, Steps[Any]] = {}
        """The unfinished computations by key."""
        self._noted: list[_Kept] | None = None
        """The entries used while tracking is on, otherwise None."""

    def fit(self, size: tuple[int, int]) -> None:
        """Set the limit for a window of a size in pixels."""
        self.room = MINIMUM_CAPACITY + SCREENS * _PIXEL * size[0] * size[1]
        self._make_room(self._frames[0])

    def next_frame(self) -> None:
        """Start a frame; entries that neither it nor the last frame uses may be evicted."""
        self._frames = self._frames[1], self._uses
        self._make_room(self._frames[0])

    def rest(self) -> None:
        """Mark the screen's picture as complete; entries that it doesn't use may be evicted."""
        self._make_room(self._frames[1])

    @contextmanager
    def within(self, until: float) -> Iterator[None]:
        """Start no more work after a moment of the clock, but raise `Unfinished`.

        At least one thing, or one step of it, is made, so that repeated attempts come to an end.
        """
        self._until, self._advanced = until, False
        try:
            yield
        finally:
            self._until = None

    @contextmanager
    def untimed(self) -> Iterator[float]:
        """Suspend the deadline, and return it, for work whose steps must not be interrupted."""
        until, self._until = self._until, None
        try:
            yield math.inf if until is None else until
        finally:
            self._until = until

    def forget_begun(self) -> None:
        """Discard unfinished computations."""
        self._begun.clear()

    @contextmanager
    def noting(self) -> Iterator[Used]:
        """Track what is used for a picture that is stored elsewhere, to draw it again if that changes."""
        before, self._noted = self._noted, []
        try:
            yield Used(self._noted)
        finally:
            self._noted = before

    def stay(self, used: Used) -> None:
        """Keep the entries used for a picture while it is shown, so that changes don't redraw it all."""
        self._uses += 1
        for kept in used.things:
            kept.used = kept.shown = self._uses

    @property
    def _stays(self) -> bool:
        """Return whether entries used now stay with the picture on the screen.

        Parts of another picture need not stay, unless that picture may still be unfinished.
        """
        return not self._depth or self._until is not None

    @property
    def _overdue(self) -> bool:
        return self._until is not None and self._advanced and time.perf_counter() >= self._until

    def get(self, key: Hashable, make: Callable[[], T], weight: int | None = None) -> T:
        """Return the entry for a key; make it if it is missing.

        `weight` (bytes) is given for things that are not pictures but are needed to make some.
        """
        found = self._kept.get(key)
        if found is None:
            return self._put(key, make, weight)
        self._uses += 1
        found.used = self._uses
        if self._stays:
            found.shown = self._uses
        if self._noted is not None and not self._depth:
            self._noted.append(found)
        return cast(T, found.thing)

    def _put(self, key: Hashable, make: Callable[[], T], weight: int | None) -> T:
        if self._overdue:
            raise Unfinished
        self._depth += 1
        try:
            thing = make()
        finally:
            self._depth -= 1
        self._advanced = True
        self.work += 1
        self._uses += 1
        shown = self._uses if self._stays or weight is not None else 0
        bytes_ = _EACH + (_weight(thing) if weight is None else weight)
        self._kept[key] = made = _Kept(thing, bytes_, self._uses, shown)
        if self._noted is not None and not self._depth:
            self._noted.append(made)
        self.taken += bytes_
        self._make_room(self._frames[0])
        return thing

    def _make_room(self, since: int) -> None:
        """Evict the least recently used pictures, except those shown since and the newest."""
        if self.taken <= self.room:
            return
        full = self.taken > MOST * self.room
        free = [(kept.used, key) for key, kept in self._kept.items() if full or kept.shown <= since]
        for used, key in sorted(free, key=itemgetter(0)):
            if used == self._uses:
                return
            self.taken -= self._kept.pop(key).weight
            if self.taken <= self.room:
                return

    def go_on(self, key: Hashable, begin: Callable[[], Steps[T]]) -> T:
        """Run a computation step by step, from where it was interrupted."""
        steps = self._begun.pop(key, None) or begin()
        with self.untimed() as until:
            try:
                while True:
                    next(steps)
                    self.work += 1
                    if time.perf_counter() >= until:
                        self._begun[key] = steps
                        raise Unfinished
            except StopIteration as end:
                return cast(T, end.value)

    def clear(self) -> None:
        """Drop all pictures, and those being drawn."""
        self._kept.clear()
        self._begun.clear()
        self.taken = 0


def _weight(thing: object) -> int:
    """Return the bytes of the pixels of a picture or of all pictures in a tuple."""
    if isinstance(thing, pygame.Surface):
        return thing.get_pitch() * thing.get_height()
    return sum(map(_weight, thing)) if isinstance(thing, tuple) else 0


surface_cache: Final = SurfaceCache(DEFAULT_CAPACITY)
"""The cache of all pictures."""


def cached_surface(draw: Callable[P, T]) -> Callable[P, T]:
    """Cache the pictures of a function by its arguments. They must not be changed."""

    @wraps(draw)
    def picture(*given: P.args, **named: P.kwargs) -> T:
        key = (draw, given, *named.items()) if named else (draw, given)
        return surface_cache.get(key, lambda: draw(*given, **named))

    return picture


def cached_incrementally(draw: Callable[P, Steps[T]]) -> Callable[P, T]:
    """Cache the picture of a function that yields between its steps, so that each takes a short time."""

    @wraps(draw)
    def picture(*given: P.args, **named: P.kwargs) -> T:
        key = (draw, given, *named.items()) if named else (draw, given)
        return surface_cache.get(key, lambda: surface_cache.go_on(key, lambda: draw(*given, **named)))

    return picture


Key = TypeVar("Key", bound=Hashable)
Made = TypeVar("Made")


class IncrementalCache(Generic[Key, Made]):
    """A cache by what things are made from. It holds at most `most` and evicts the oldest first.

    `make` yields between its steps and returns the result.

    >>> def doubled(number):
    ...     yield
    ...     return 2 * number
    >>> doubles = IncrementalCache(doubled, 4)
    >>> list(doubles.steps(21)), list(doubles.steps(21)), doubles.get(21), doubles.get(4)
    ([None], [], 42, 8)
    """

    def __init__(self, make: Callable[[Key], Generator[None, None, Made]], most: int) -> None:
        self._make, self._most = make, most
        self._kept: dict[Key, Made] = {}

    def steps(self, key: Key) -> Iterator[None]:
        """Yield at each remaining step; there is none if the result is cached."""
        if key not in self._kept:
            made = yield from self._make(key)
            while len(self._kept) >= self._most:
                del self._kept[next(iter(self._kept))]
            self._kept[key] = made

    def get(self, key: Key) -> Made:
        """Return the result; complete it immediately if it isn't finished."""
        for _ in self.steps(key):
            pass
        return self._kept[key]
