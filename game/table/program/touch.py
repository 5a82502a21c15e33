"""Fingers on the screen: one is a pointer with a single button, two move the map and enlarge it."""

from __future__ import annotations

from math import hypot
from typing import Final

from game.table.program.input import Glide, Pointer, Position
from game.table.program.presses import Presses

FINGER_PIXELS: Final = 18
"""A finger rolls a little while it taps; what moves less, in pixels of the window, has dragged nothing."""
HOLD: Final = 0.5
"""Seconds after which a resting finger asks for a tooltip."""
LEAST_SPREAD: Final = 24.0
"""Pixels between two fingers from which on their distance tells how large the map shall be."""


class Fingers:
    """Where fingers are, and what they do together."""

    def __init__(self) -> None:
        self.first = Presses(FINGER_PIXELS, touch=True)
        """The finger that points, while it is alone."""
        self._places: dict[int, Position] = {}
        self._alone = False
        """Whether the finger that came first has had no company, so that it is a pointer."""
        self._rested = 0.0

    @property
    def resting(self) -> bool:
        """Whether a finger rests and will be a "hold" in a moment."""
        return self._alone and not self.first.dragged

    def down(self, finger: int, place: Position) -> Pointer | None:
        """A finger came down; the second one ends what the first has begun."""
        first = not self._places
        self._places[finger] = place
        if first:
            self._alone, self._rested = True, 0.0
            return self.first.pressed(place)
        return self.forget_pointer()

    def moved(self, finger: int, place: Position) -> Pointer | Glide | None:
        """A finger moved: it drags, or it moves the map together with the other one."""
        if finger not in self._places:
            return None
        before, pair = dict(self._places), list(self._places)[:2]
        self._places[finger] = place
        if self._alone:
            return self.first.moved(place)
        if len(pair) < 2 or finger not in pair:
            return None
        old, spread = _between(before[pair[0]], before[pair[1]])
        new, wider = _between(self._places[pair[0]], self._places[pair[1]])
        factor = wider / spread if min(spread, wider) >= LEAST_SPREAD else 1.0
        return Glide(new, (new[0] - old[0], new[1] - old[1]), factor)

    def up(self, finger: int, place: Position) -> Pointer | None:
        """A finger was lifted."""
        if self._places.pop(finger, None) is None or not self._alone:
            return None
        self._alone = False
        return self.first.released(place)

    def forget(self) -> Pointer | None:
        """Another window has come to the front: nobody will tell when these fingers are lifted."""
        self._places.clear()
        return self.forget_pointer()

    def forget_pointer(self) -> Pointer | None:
        """Cancel the drag of the first finger, if there is one."""
        if not self._alone:
            return None
        self._alone = False
        return self.first.dropped()

    def pass_time(self, seconds: float) -> Pointer | None:
        """Let time pass; the "hold" of a finger that has rested long enough."""
        if not self.resting:
            return None
        self._rested += seconds
        return self.first.held() if self._rested >= HOLD else None


def _between(one: Position, other: Position) -> tuple[Position, float]:
    """The middle between two places, and how far they lie apart."""
    middle = ((one[0] + other[0]) // 2, (one[1] + other[1]) // 2)
    return middle, hypot(one[0] - other[0], one[1] - other[1])
