"""A land for Railways of North America by chance: coasts, islands and ferries, mountains with ridges, waters.

>>> import random
>>> land = make_land(random.Random(7))
>>> len(land.ground), len(land.snow_line), len(land.rows())
(356, 38, 17)
"""

from __future__ import annotations

import random
from collections.abc import Collection, Iterator, Mapping
from typing import Final, NamedTuple

from ai.boards.relief import TOP, highest, reached, relief
from game.rules.hexgrid import Spot, neighbours

COLUMNS: Final = 38
ROWS: Final = 17
AROUND: Final = 6
"""Hexes round the map of which its look tells."""
LAND: Final = 350
"""Hexes without ferries."""
FERRIES: Final = 6
MOUNTAINS: Final = 60
WATERS: Final = 82
RIDGES: Final = 26
"""Sides with a ridge, at most."""
ISLAND: Final = 3
"""What has fewer hexes is no island."""

SURF: Final = 260
"""How much wetter a hex is for each column that it lies nearer to an ocean, in measures of its height."""
SHORE: Final = 4
"""Within so many columns of the map's edges the oceans wet the land."""
NORTHERN: Final = (4, 5, 6)
"""About how many rows lie north of the snow line."""

Box = tuple[float, float, float, float]
FIELDS: Final[Mapping[str, Box]] = {
    "lines": (15.6, -9.0, 99.0, 1.15),
    "stock": (33.7, 1.35, 99.0, 4.3),
    "display": (-9.0, 11.75, 14.7, 99.0),
    "legend": (24.25, 14.78, 35.8, 99.0),
}
"""Where the map has room for what is printed on it: as on the game's own board, or in a mirror."""
MIDDLE: Final = (0.44, 0.58, 0.58)
"""What no field may cover of a hex: to either side, above and below its middle, in columns and rows."""
CITY: Final = (1.0, 0.58, 1.0)
"""The same of a city, with its cubes."""


class Land(NamedTuple):
    """The map before there are cities.

    >>> island = Land({(0, 3): "."}, ridges=[], snow_line=[2], surroundings=[], fields={})
    >>> island.has_room((0, 3)), island.snowy((0, 3))
    (True, False)
    """

    ground: dict[Spot, str]
    """For each hex of the map its letter; what is missing is none."""
    ridges: list[tuple[Spot, Spot]]
    snow_line: list[int]
    surroundings: list[str]
    fields: dict[str, Box]

    def rows(self) -> list[str]:
        """The rows of the board's file."""
        return [
            "".join(self.ground.get((column, row), "#") for column in range(COLUMNS)) for row in range(ROWS)
        ]

    def has_room(self, spot: Spot) -> bool:
        """Whether a city with its cubes would lie clear of the printed fields."""
        return self.ground[spot] != "F" and not any(_covers(box, spot, CITY) for box in self.fields.values())

    def snowy(self, spot: Spot) -> bool:
        """Whether a hex lies north of the snow line."""
        return spot[1] < self.snow_line[spot[0]]


def make_land(chance: random.Random) -> Land:
    """A land that hangs together, ferries included."""
    fields = dict(FIELDS) if chance.random() < 0.5 else {name: _mirrored(box) for name, box in FIELDS.items()}
    room = [spot for spot in _spots() if not any(_covers(box, spot) for box in fields.values())]
    while True:
        dryness = _dryness(chance)
        land = set(highest(room, dryness, LAND))
        ferries = _ferries(chance, land, set(room) - land)
        if len(ferries) == FERRIES and _hangs_together(land | set(ferries)):
            break
    shore = min(dryness[spot] for spot in land)
    heights = relief(chance, COLUMNS, ROWS, 6)
    ground = _ground(chance, land, heights) | dict.fromkeys(ferries, "F")
    return Land(
        {spot: ground[spot] for spot in sorted(ground)},
        _ridges(chance, ground, heights),
        _snow_line(chance),
        list(_surroundings(ground, dryness, shore)),
        fields,
    )


def _spots() -> list[Spot]:
    return [(column, row) for row in range(ROWS) for column in range(COLUMNS)]


def _mirrored(box: Box) -> Box:
    left, top, right, bottom = box
    return COLUMNS - 0.5 - right, top, COLUMNS - 0.5 - left, bottom


def _covers(box: Box, spot: Spot, part: tuple[float, float, float] = MIDDLE) -> bool:
    """Whether a field would lie over some part of a hex."""
    left, top, right, bottom = box
    aside, above, below = part
    column, row = spot[0] + (spot[1] & 1) / 2, spot[1]
    across = left < column + aside and column - aside < right
    return across and top < row + below and row - above < bottom


def _dryness(chance: random.Random) -> dict[Spot, int]:
    """How dry each hex of the map and round it is: in the west and in the east lie oceans."""
    northern = chance.random() < 0.5
    waves = relief(chance, COLUMNS + 2 * AROUND, ROWS + 2 * AROUND, 5)
    found = {}
    for (column, row), height in waves.items():
        spot = column - AROUND, row - AROUND
        wet = max(0, SHORE - spot[0], SHORE - (COLUMNS - 1 - spot[0]))
        if northern:
            wet = max(wet, 2 - spot[1])
        found[spot] = height - SURF * wet
    return found


def _ferries(chance: random.Random, land: Collection[Spot], sea: Collection[Spot]) -> list[Spot]:
    """Straits: hexes of the sea with land on two sides that face each other, none near another.

    Those that join islands come first.
    """
    parts = _parts(land)
    straits = []
    for spot in sorted(sea):
        around = neighbours(spot)
        facing = [(a, b) for a, b in zip(around[:3], around[3:], strict=True) if a in land and b in land]
        if facing:
            joins = any(parts[a] != parts[b] for a, b in facing)
            straits.append((not joins, chance.random(), spot))
    found: list[Spot] = []
    for _, _, spot in sorted(straits):
        if len(found) < FERRIES and not any(near in found for near in neighbours(spot)):
            found.append(spot)
    return found


def _parts(land: Collection[Spot]) -> dict[Spot, int]:
    """For each hex of the land the number of its part; what hangs together is one."""
    found: dict[Spot, int] = {}
    for spot in sorted(land):
        if spot not in found:
            found.update(dict.fromkeys(reached(spot, land.__contains__), len(found)))
    return found


def _hangs_together(hexes: Collection[Spot]) -> bool:
    return len(reached(min(hexes), hexes.__contains__)) == len(hexes)


def _ground(chance: random.Random, land: Collection[Spot], heights: Mapping[Spot, int]) -> dict[Spot, str]:
    """Mountains in ranges, waters in small lakes, open country."""
    lakes = relief(chance, COLUMNS, ROWS, 2)
    # A range follows where the ground is neither high nor low: that makes long lines.
    steep = {spot: -abs(2 * heights[spot] - TOP) for spot in land}
    mountains = set(highest(land, steep, MOUNTAINS))
    waters = set(highest(set(land) - mountains, lakes, WATERS))
    return {spot: "^" if spot in mountains else "~" if spot in waters else "." for spot in land}


def _ridges(
    chance: random.Random, ground: Mapping[Spot, str], heights: Mapping[Spot, int]
) -> list[tuple[Spot, Spot]]:
    """Sides on one flank of the ranges, where the ground falls from a mountain."""
    ways = chance.choice(((0, 1, 5), (2, 3, 4)))
    falls = []
    for spot, letter in sorted(ground.items()):
        around = neighbours(spot)
        for there in (around[way] for way in ways) if letter == "^" else ():
            if ground.get(there, "F") != "F" and heights[there] < heights[spot]:
                falls.append((abs(2 * heights[spot] - TOP) + abs(2 * heights[there] - TOP), spot, there))
    return [(min(a, b), max(a, b)) for _, a, b in sorted(falls)[:RIDGES]]


def _snow_line(chance: random.Random) -> list[int]:
    """For each column the first row that is free of snow."""
    row, found = chance.choice(NORTHERN), []
    for column in range(COLUMNS):
        if column % 5 == 4:
            row = max(NORTHERN[0], min(NORTHERN[-1] + 1, row + chance.choice((-1, 0, 1))))
        found.append(row)
    return found


def _surroundings(ground: Collection[Spot], dryness: Mapping[Spot, int], shore: int) -> Iterator[str]:
    """The map and what lies round it: country beyond the map where it is as dry as the land, else sea."""

    def letter(spot: Spot) -> str:
        return "#" if spot in ground else "," if dryness[spot] >= shore else "~"

    for row in range(-AROUND, ROWS + AROUND):
        yield "".join(letter((column, row)) for column in range(-AROUND, COLUMNS + AROUND))
