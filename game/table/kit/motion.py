"""Animations in progress: falling pieces, flying money, lamps that brighten.

An animation is a record of what moves, and a time. Code that draws asks for the animations of one type of
record and draws each at its progress. A picture is a function of state, layout and animations; without
animations it is the final picture.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final, Generic, Literal, TypeVar, cast

Easing = Literal["linear", "accel_decel", "decelerate", "bounce_end", "pulse"]
"""The name of an easing function from 0 to 1."""
What = TypeVar("What", covariant=True)
Kind = TypeVar("Kind")


def _linear(t: float) -> float:
    return t


def _accel_decel(t: float) -> float:
    return t * t * (3 - 2 * t)


def _decelerate(t: float) -> float:
    return 1 - (1 - t) ** 3


def _bounce_end(t: float) -> float:
    """Fall and bounce twice, like a wooden cube on a table."""
    if t < 0.55:
        return (t / 0.55) ** 2
    if t < 0.85:
        return 1 - 0.16 * (1 - ((t - 0.70) / 0.15) ** 2)
    return 1 - 0.03 * (1 - ((t - 0.925) / 0.075) ** 2)


def _pulse(t: float) -> float:
    """Rise from 0 to 1 and fall to 0, for a lamp that flares up or a piece that shakes."""
    return math.sin(math.pi * t)


EASINGS: Final[dict[Easing, Callable[[float], float]]] = {
    "linear": _linear,
    "accel_decel": _accel_decel,
    "decelerate": _decelerate,
    "bounce_end": _bounce_end,
    "pulse": _pulse,
}
"""The easing functions, from elapsed fraction to progress."""


@dataclass(slots=True)
class Motion(Generic[What]):
    """One animation. `what` is a record for the code that draws it."""

    what: What
    duration: float
    """The duration in seconds at normal speed."""
    delay: float = 0.0
    """The delay in seconds at normal speed; until then the animation is waiting."""
    easing: Easing = "decelerate"
    passed: float = 0.0

    @property
    def waiting(self) -> bool:
        """Return whether the animation has not started: the object is at its old place, or not there yet."""
        return self.passed < self.delay

    @property
    def done(self) -> bool:
        """Return whether the animation has ended."""
        return self.passed >= self.delay + self.duration

    @property
    def left(self) -> float:
        """Return the seconds at normal speed until it ends."""
        return self.delay + self.duration - self.passed

    @property
    def time(self) -> float:
        """Return the elapsed fraction of its time, from 0 to 1, without easing."""
        if self.duration <= 0:
            return 0.0 if self.waiting else 1.0
        return min(1.0, max(0.0, (self.passed - self.delay) / self.duration))

    @property
    def progress(self) -> float:
        """Return its eased progress from 0 to 1; "pulse" ends at 0."""
        return EASINGS[self.easing](self.time)

    def between(self, start: tuple[float, float], end: tuple[float, float]) -> tuple[float, float]:
        """Interpolate between two points by the progress."""
        t = self.progress
        return start[0] + (end[0] - start[0]) * t, start[1] + (end[1] - start[1]) * t


def shortened(moment: float, before: float, after: float) -> float:
    """Return a moment in seconds if the first `before` seconds take only `after` seconds.

    >>> shortened(2.0, 4.0, 3.0), shortened(5.0, 4.0, 3.0)
    (1.5, 4.0)
    """
    return moment * after / before if moment < before else moment - before + after


class Motions:
    """All running animations. `speed` 2.0 is twice as fast; 0 disables animation."""

    def __init__(self, speed: float = 1.0) -> None:
        self.speed = speed
        self._motions: list[Motion[object]] = []

    def __iter__(self) -> Iterator[Motion[object]]:
        return iter(self._motions)

    def __bool__(self) -> bool:
        return bool(self._motions)

    def since(self, count: int) -> list[Motion[object]]:
        """Return the animations started after the first `count`."""
        return self._motions[count:]

    def __len__(self) -> int:
        return len(self._motions)

    def add(
        self, what: Kind, *, duration: float, delay: float = 0.0, easing: Easing = "decelerate"
    ) -> Motion[Kind] | None:
        """Start an animation `delay` seconds from now; return None if animation is disabled."""
        if self.speed <= 0:
            return None
        motion = Motion(what, duration, delay, easing)
        self._motions.append(motion)
        return motion

    def append(self, others: Motions, delay: float) -> None:
        """Add the animations of `others`, which start `delay` seconds later than they would there."""
        for motion in others:
            motion.delay += delay
            self._motions.append(motion)

    def shorten(self, before: float, after: float) -> None:
        """Let the next `before` seconds of all animations take `after` seconds; what follows moves up."""
        for motion in self._motions:
            start = shortened(motion.delay, before, after)
            end = shortened(motion.delay + motion.duration, before, after)
            motion.delay, motion.duration = start, end - start

    def of(self, kind: type[Kind]) -> list[Motion[Kind]]:
        """Return the animations of a type, including waiting ones, oldest first."""
        return cast(list[Motion[Kind]], [one for one in self._motions if isinstance(one.what, kind)])

    def rest(self, *kinds: type) -> float:
        """Return the seconds at normal speed until all animations of these types have ended."""
        return max((motion.left for motion in self._motions if isinstance(motion.what, kinds)), default=0.0)

    def update(self, seconds: float) -> list[object]:
        """Advance time, and remove animations that have ended; return what was in motion."""
        for motion in self._motions:
            motion.passed += seconds * self.speed
        ended = [motion.what for motion in self._motions if motion.done]
        self._motions = [motion for motion in self._motions if not motion.done]
        return ended

    @property
    def left(self) -> float:
        """Return the seconds until all animations have ended."""
        if not self._motions or self.speed <= 0:
            return 0.0
        return max(motion.left for motion in self._motions) / self.speed

    def skip(self) -> None:
        """End all animations immediately."""
        self._motions.clear()
