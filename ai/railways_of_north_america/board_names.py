"""Where the names of cities stand on a map for Railways of North America: by their own city, on nothing else.

>>> placed = name_places({"Ash": (4, 4), "Elm": (7, 4)}, {"lines": (0.0, -9.0, 9.0, 1.0)}, 20, 10)
>>> placed["Ash"]
['c', 0.0, -1.34]
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from ai.boards.letters import width_of
from game.rules.hexgrid import Spot

SQRT3: Final = math.sqrt(3.0)
LETTERS: Final = 0.0064
"""Sizes of a hex, from its middle to a corner, in a hundredth of the width of letters, at every window."""
HALF_HIGH: Final = 0.30
"""Half of the height of capitals, in sizes of a hex, and a little more."""
CUBES: Final = ((1.66, 0.50, 1.34), (1.15, 1.34, 1.60))
"""What cubes take under the middle of their city, in one row and in a second: to either side, from, to."""
OWN: Final = 0.95
"""No name comes so near to the middle of its city."""
NEARER: Final = 0.1
"""By so much a name is nearer to its own city than to any other."""
BETWEEN: Final = 0.12
"""Room round names."""
FRAME: Final = 0.3
"""So far beyond the hexes names may reach."""

SEA_NAME: Final = (5.2, 0.9)
"""Half of what the name of the sea takes, to either side, up and down."""
REACH: Final = 3
"""Hexes to either side of its middle in which it lies."""

Box = tuple[float, float, float, float]
Placed = list[str | float]
"""Where a name stands, as the look says it."""
Place = tuple[str, float, float]
"""Whether a name begins ("l"), has its middle ("c") or ends ("r") at a point by its city."""
_ASIDE: Final = (0.0, 0.5, -0.5, 1.0, -1.0, 1.5, -1.5)
PLACES: Final[tuple[Place, ...]] = (
    *(("c", dx, -1.34) for dx in _ASIDE),
    *(("l", 1.15, dy) for dy in (-0.1, -0.45, 0.2)),
    *(("r", -1.15, dy) for dy in (-0.1, -0.45, 0.2)),
    ("l", 1.3, -0.8),
    ("r", -1.3, -0.8),
    *(("c", dx, 1.75) for dx in _ASIDE),
    ("l", 1.85, 0.9),
    ("r", -1.85, 0.9),
)
"""Where a name may stand about its city, as looks say it, best first."""


class Rect(NamedTuple):
    """An area in sizes of a hex, from the upper left of the map.

    >>> Rect(0.0, 0.0, 2.0, 1.0).touches(Rect(1.5, 0.5, 3.0, 2.0)), Rect(0.0, 0.0, 2.0, 1.0).gap(5.0, 5.0)
    (True, 5.0)
    """

    left: float
    top: float
    right: float
    bottom: float

    def touches(self, other: Rect) -> bool:
        """Whether some of another area lies in this one."""
        across = self.left < other.right and other.left < self.right
        return across and self.top < other.bottom and other.top < self.bottom

    def gap(self, x: float, y: float) -> float:
        """How far from a point it lies."""
        across = max(self.left - x, 0.0, x - self.right)
        down = max(self.top - y, 0.0, y - self.bottom)
        return math.sqrt(across * across + down * down)


def name_places(
    cities: Mapping[str, Spot], fields: Mapping[str, Box], columns: int, rows: int
) -> dict[str, Placed] | None:
    """A place for each name, as the look says it; None if one finds no room."""
    middles = {name: middle_of(spot) for name, spot in cities.items()}
    board = Rect(-FRAME, -FRAME, (columns + 0.5) * SQRT3 + FRAME, 1.5 * rows + 0.5 + FRAME)
    taken = [rect for middle in middles.values() for rect in _cubes(*middle)]
    taken += [_field(box) for box in fields.values()]
    found: dict[str, Placed] = {}
    for name in sorted(cities, key=lambda one: (-_crowd(middles[one], list(middles.values())), one)):
        for place in PLACES:
            rect = _rect(name, middles[name], place)
            if _fits(rect, middles[name], list(middles.values()), board) and not any(
                map(rect.touches, taken)
            ):
                taken.append(_widened(rect))
                found[name] = list(place)
                break
        else:
            return None
    return {name: found[name] for name in cities}


def place_at_sea(
    surroundings: Sequence[str],
    around: int,
    cities: Mapping[str, Spot],
    places: Mapping[str, Placed],
    fields: Mapping[str, Box],
) -> list[float] | None:
    """Column and row of the middle of the sea's name, where there is most water; None if it has no room.

    `surroundings` are the look's, which begin so many hexes `around` the map.
    """
    names = [_rect(name, middle_of(cities[name]), _as_place(place)) for name, place in places.items()]
    taken = names + [_field(box) for box in fields.values()]
    best: tuple[int, Spot] | None = None
    for row in range(1, len(surroundings) - 2 * around - 1):
        for column in range(REACH, len(surroundings[0]) - 2 * around - REACH):
            x, y = middle_of((column, row))
            rect = Rect(x - SEA_NAME[0], y - SEA_NAME[1], x + SEA_NAME[0], y + SEA_NAME[1])
            room = _water_about(surroundings, around, (column, row))
            if room and not any(map(rect.touches, taken)):
                best = max(best or (0, (0, 0)), (room, (column, row)))
    return [best[1][0] + (best[1][1] & 1) / 2, float(best[1][1])] if best else None


def _as_place(placed: Placed) -> Place:
    return str(placed[0]), float(placed[1]), float(placed[2])


def _water_about(surroundings: Sequence[str], around: int, spot: Spot) -> int:
    """How many hexes of sea lie about a hex; 0 if there is not enough in its row."""
    column, row = spot[0] + around, spot[1] + around
    lines = [line[column - REACH : column + REACH + 1] for line in surroundings[row - 1 : row + 2]]
    return sum(line.count("~") for line in lines) if set(lines[1]) == {"~"} else 0


def middle_of(spot: Spot) -> tuple[float, float]:
    """The middle of a hex, in sizes of a hex."""
    return SQRT3 * (spot[0] + 0.5 + (spot[1] & 1) / 2), 1.0 + 1.5 * spot[1]


def _crowd(middle: tuple[float, float], middles: Sequence[tuple[float, float]]) -> int:
    """How many cities lie so near that their names may meet."""
    return sum(abs(x - middle[0]) < 8.0 and abs(y - middle[1]) < 3.5 for x, y in middles)


def _rect(name: str, middle: tuple[float, float], place: Place) -> Rect:
    align, dx, dy = place
    wide = width_of(name) * LETTERS
    left = middle[0] + dx - {"l": 0.0, "c": wide / 2, "r": wide}[align]
    return Rect(left, middle[1] + dy - HALF_HIGH, left + wide, middle[1] + dy + HALF_HIGH)


def _widened(rect: Rect) -> Rect:
    return Rect(rect.left - BETWEEN, rect.top - BETWEEN, rect.right + BETWEEN, rect.bottom + BETWEEN)


def _field(box: Box) -> Rect:
    """A printed field, from columns and rows."""
    left, top, right, bottom = box
    return _widened(Rect(SQRT3 * (left + 0.5), 1.0 + 1.5 * top, SQRT3 * (right + 0.5), 1.0 + 1.5 * bottom))


def _cubes(x: float, y: float) -> list[Rect]:
    return [Rect(x - aside, y + first, x + aside, y + last) for aside, first, last in CUBES]


def _fits(
    rect: Rect, middle: tuple[float, float], middles: Sequence[tuple[float, float]], board: Rect
) -> bool:
    """Whether a name lies within the map, off its city, and nearer to it than to any other."""
    if (
        rect.left < board.left
        or rect.right > board.right
        or rect.top < board.top
        or rect.bottom > board.bottom
    ):
        return False
    own = rect.gap(*middle)
    return own >= OWN and all(rect.gap(*other) > own + NEARER for other in middles if other != middle)
