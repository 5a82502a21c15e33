"""A cache of drawn pictures with a limit of memory.

The least recently used picture is evicted first. Pictures on the current screen stay, because each frame
would draw them again.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Generator, Hashable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import wraps
from operator import itemgetter
from typing import Any, Final, ParamSpec, TypeAlias, TypeVar, cast

import pygame

USUAL_ROOM: Final = 32 << 20
"""Bytes before anything is known of a window."""
LEAST_ROOM: Final = 16 << 20
SCREENS: Final = 3
"""The room for each window, in pictures of its size, in addition to `LEAST_ROOM`."""
MOST: Final = 3
"""How many times the room the pictures of the current screen may take."""
_EACH: Final = 600
"""Bytes that a picture takes besides its pixels."""
_PIXEL: Final = 4

P = ParamSpec("P")
T = TypeVar("T")
Steps: TypeAlias = Generator[None, None, T]
"""The making of something that takes long: it yields between its steps, and returns what it has made."""


class Unfinished(Exception):
    """The time for a picture is over before all was made that it needs. What was made is kept."""


def at_once(steps: Steps[T]) -> T:
    """What some steps make, without a pause."""
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
    """When it was used last, counted in uses."""
    shown: int
    """The same, but not when it only went into another picture."""


@dataclass(frozen=True, slots=True)
class Used:
    """What a picture was drawn with."""

    things: list[_Kept] = field(default_factory=list)


class Shelf:
    """Keeps things by what was asked for."""

    def __init__(self, room: int) -> None:
        self.room = room
        """Bytes for all of it."""
        self.taken = 0
        """Bytes that it takes."""
        self._kept: dict[Hashable, _Kept] = {}
        self._uses = 0
        self._frames = (0, 0)
        """When the last frame and the current one began, counted in uses."""
        self._depth = 0
        """How many pictures are being made, one for the other."""
        self._until: float | None = None
        """Until when something may be begun, by a clock that only goes on; None: always."""
        self._advanced = False
        """Whether something has been made since that was said."""
        self._begun: dict[Hashable, Steps[Any]] = {}
        """What is being made step by step."""
        self._noted: list[_Kept] | None = None
        """What is used, as long as that is noted."""

    def fit(self, size: tuple[int, int]) -> None:
        """Set the room for a window of a number of pixels."""
        self.room = LEAST_ROOM + SCREENS * _PIXEL * size[0] * size[1]
        self._make_room(self._frames[0])

    def next_frame(self) -> None:
        """A picture of the screen is begun: what neither it nor the last one uses may go from now on."""
        self._frames = self._frames[1], self._uses
        self._make_room(self._frames[0])

    def rest(self) -> None:
        """Mark the screen's picture as complete: what it does not use may be evicted."""
        self._make_room(self._frames[1])

    @contextmanager
    def within(self, until: float) -> Iterator[None]:
        """Begin to make nothing more after a moment of the clock, but raise `Unfinished`.

        One thing is made in any case, or one step of it, so that who tries again and again comes to an end.
        """
        self._until, self._advanced = until, False
        try:
            yield
        finally:
            self._until = None

    def forget_begun(self) -> None:
        """Don't go on with what was begun and not finished."""
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
        """Keep what was used for a picture while it is shown, so that a change doesn't draw all of it
        again.
        """
        self._uses += 1
        for kept in used.things:
            kept.used = kept.shown = self._uses

    @property
    def _stays(self) -> bool:
        """Whether what is used now is to stay with the picture on the screen.

        What only goes into another picture need not, unless that other may still be unfinished.
        """
        return not self._depth or self._until is not None

    @property
    def _overdue(self) -> bool:
        return self._until is not None and self._advanced and time.perf_counter() >= self._until

    def get(self, key: Hashable, make: Callable[[], T], weight: int | None = None) -> T:
        """What is kept under a key, made if it is not there.

        `weight` (bytes) is given for what is no picture, but is needed to make some.
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
        """Make something step by step, from where it was left when time was over."""
        steps = self._begun.pop(key, None) or begin()
        until, self._until = self._until, None  # What a step needs is made in it, or the step would be lost.
        try:
            while True:
                next(steps)
                if until is not None and time.perf_counter() >= until:
                    self._begun[key] = steps
                    raise Unfinished
        except StopIteration as end:
            return cast(T, end.value)
        finally:
            self._until = until

    def clear(self) -> None:
        """Keep nothing."""
        self._kept.clear()
        self._begun.clear()
        self.taken = 0


def _weight(thing: object) -> int:
    """The bytes of a picture's pixels, or of all pictures in a tuple."""
    if isinstance(thing, pygame.Surface):
        return thing.get_pitch() * thing.get_height()
    return sum(map(_weight, thing)) if isinstance(thing, tuple) else 0


shelf: Final = Shelf(USUAL_ROOM)
"""The cache of all pictures."""


def kept(draw: Callable[P, T]) -> Callable[P, T]:
    """Have the shelf keep the pictures of a function, by what it was given. They must not be changed."""

    @wraps(draw)
    def picture(*given: P.args, **named: P.kwargs) -> T:
        key = (draw, given, *named.items()) if named else (draw, given)
        return shelf.get(key, lambda: draw(*given, **named))

    return picture


def kept_gradually(draw: Callable[P, Steps[T]]) -> Callable[P, T]:
    """The same for a function that yields between its steps, so that a short time is enough for each."""

    @wraps(draw)
    def picture(*given: P.args, **named: P.kwargs) -> T:
        key = (draw, given, *named.items()) if named else (draw, given)
        return shelf.get(key, lambda: shelf.go_on(key, lambda: draw(*given, **named)))

    return picture
