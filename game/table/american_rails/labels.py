"""Where the names of cities are written, so that they cover neither incomes nor each other.

A name is under its city, in the band between two rows of pieces. Where it would cover the incomes of a city
in the next row, or another name, it moves to the left or right.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

STEPS: Final = tuple(sign * step * 0.15 for step in range(17) for sign in (1, -1) if step or sign > 0)
"""How far a name may move from its preferred place, in hex sizes, the nearest first."""
BETWEEN: Final = 0.10
"""The free space between two names in a row, in hex sizes."""
ASIDE: Final = 0.06
"""The free space between a name and incomes, in hex sizes."""
_ROUNDS: Final = 4
_DISTANCE: Final = 0.05
"""The cost of a hex size of distance, as a width that is covered."""


class Label(NamedTuple):
    """A name, the incomes of a city, or lettering on water, in hex sizes from the upper left of the map."""

    x: float
    """Its middle."""
    y: float
    half_wide: float
    half_high: float
    free: bool = False
    """Whether it may move."""
    weight: float = 1.0
    """How bad it is to cover it."""

    def covers(self, other: Label, between: float) -> float:
        """Return the width of the overlap with another one."""
        if abs(self.y - other.y) >= self.half_high + other.half_high:
            return 0.0
        return max(0.0, self.half_wide + other.half_wide + between - abs(self.x - other.x))


@lru_cache(maxsize=16)
def spread(
    names: Sequence[Label], obstacles: Sequence[Label], edges: tuple[float, float]
) -> tuple[float, ...]:
    """Return the middle of each name; `edges` are the leftmost and rightmost points of the map.

    Each name in turn takes the place where it covers least, until none moves (coordinate descent).
    """
    placed = list(names)
    for _ in range(_ROUNDS):
        before = list(placed)
        for number, name in enumerate(names):
            if name.free:
                placed[number] = min(
                    (_at(name, step, edges) for step in STEPS),
                    key=lambda label: _cost(label, number, name.x, placed, obstacles),
                )
        if placed == before:
            break
    return tuple(label.x for label in placed)


def _at(name: Label, step: float, edges: tuple[float, float]) -> Label:
    left, right = edges[0] + name.half_wide, edges[1] - name.half_wide
    return name._replace(x=min(max(name.x + step, left), right))


def _cost(
    label: Label, number: int, wanted: float, names: Sequence[Label], obstacles: Sequence[Label]
) -> float:
    """Return the width that a name covers at a place, plus a little for its distance from the wanted one."""
    cost = _DISTANCE * (label.x - wanted) ** 2
    cost += sum(label.covers(other, BETWEEN) for i, other in enumerate(names) if i != number)
    return cost + sum(other.weight * label.covers(other, ASIDE) for other in obstacles)
