"""Generate random maps for Railways of North America: land, cities, major lines, barons and cards.

>>> import random
>>> data = draft(random.Random(7), "7")
>>> len(data["cities"]), len(data["major_lines"]), len(data["barons"])
(46, 12, 12)

>>> land = make_land(random.Random(7))
>>> len(land.ground), len(land.snow_line), len(land.rows())
(356, 38, 17)

>>> cost = {"open": 2000, "water": 3000, "mountain": 4000, "ridge": 4000, "north_of_snow_line": 1000}
>>> land = Land({(0, row): "." for row in range(9)}, [], snow_line=[0], surroundings=[], fields={})
>>> cities: list[City] = [Town("Ash", (0, 0), "red", 3), Town("Elm", (0, 8), "blue", 3)]
>>> cards = Cards(random.Random(7), cities, Ways(land, [(0, 0), (0, 8)], cost))
>>> [line["ends"] for line in cards.major_lines(1)]
[['Ash', 'Elm']]

>>> placed = name_places({"Ash": (4, 4), "Elm": (7, 4)}, {"lines": (0.0, -9.0, 9.0, 1.0)}, 20, 10)
>>> placed["Ash"]
['c', 0.0, -1.34]
"""

from __future__ import annotations

import heapq
import math
import random
from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import combinations
from typing import Any, Final, NamedTuple, Protocol

from ai.boards.generator import Bounds, Generator
from ai.boards.geometry import TOP, highest, reached, relief
from ai.boards.lettering import width_of
from ai.boards.names import Country, countries, short_names, titles
from game.rules.boards import LOOK, BoardFile, read_board_file
from game.rules.hexgrid import Spot, distance, neighbors

COLUMNS: Final = 38
ROWS: Final = 17
AROUND: Final = 6
"""The number of hexes on each side of the map that its look describes."""
LAND: Final = 350
"""The number of land hexes, ferry hexes not included."""
FERRIES: Final = 6
MOUNTAINS: Final = 60
WATERS: Final = 82
RIDGES: Final = 26
"""The maximum number of sides with a ridge."""
ISLAND: Final = 3
"""The fewest hexes of an island."""

SURF: Final = 260
"""How much wetter a hex is for each column nearer to an ocean, in units of its height."""
SHORE: Final = 4
"""The number of columns from the map's edges in which the oceans wet the land."""
NORTHERN: Final = (4, 5, 6)
"""The approximate number of rows north of the snow line."""

Box = tuple[float, float, float, float]
FIELDS: Final[Mapping[str, Box]] = {
    "lines": (15.6, -9.0, 99.0, 1.15),
    "stock": (33.7, 1.35, 99.0, 4.3),
    "display": (-9.0, 11.75, 14.7, 99.0),
    "legend": (24.25, 14.78, 35.8, 99.0),
}
"""The rectangles of the printed fields, as on the game's own board; they may be mirrored."""
MIDDLE: Final = (0.44, 0.58, 0.58)
"""The area of a hex that no field may cover: to either side, above and below, in columns and rows."""
CITY: Final = (1.0, 0.58, 1.0)
"""The area of a city with its cubes that no field may cover."""


class Land(NamedTuple):
    """The map before there are cities.

    >>> island = Land({(0, 3): "."}, ridges=[], snow_line=[2], surroundings=[], fields={})
    >>> island.has_room((0, 3)), island.snowy((0, 3))
    (True, False)
    """

    ground: dict[Spot, str]
    """The letter of each hex; the map has no others."""
    ridges: list[tuple[Spot, Spot]]
    snow_line: list[int]
    surroundings: list[str]
    fields: dict[str, Box]

    def rows(self) -> list[str]:
        """Return the rows for the board's file."""
        return [
            "".join(self.ground.get((column, row), "#") for column in range(COLUMNS)) for row in range(ROWS)
        ]

    def has_room(self, spot: Spot) -> bool:
        """Return whether a city with its cubes would be clear of the printed fields."""
        return self.ground[spot] != "F" and not any(_covers(box, spot, CITY) for box in self.fields.values())

    def snowy(self, spot: Spot) -> bool:
        """Return whether a hex is north of the snow line."""
        return spot[1] < self.snow_line[spot[0]]


def make_land(chance: random.Random) -> Land:
    """Return a land that is connected, ferries included."""
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
    """Return whether a field would cover some part of a hex."""
    left, top, right, bottom = box
    aside, above, below = part
    column, row = spot[0] + (spot[1] & 1) / 2, spot[1]
    across = left < column + aside and column - aside < right
    return across and top < row + below and row - above < bottom


def _dryness(chance: random.Random) -> dict[Spot, int]:
    """Return how dry each hex on and around the map is; there are oceans in the west and in the east."""
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
    """Return straits: sea hexes with land on two opposite sides, none near another.

    Those that join islands come first.
    """
    parts = _parts(land)
    straits = []
    for spot in sorted(sea):
        around = neighbors(spot)
        facing = [(a, b) for a, b in zip(around[:3], around[3:], strict=True) if a in land and b in land]
        if facing:
            joins = any(parts[a] != parts[b] for a, b in facing)
            straits.append((not joins, chance.random(), spot))
    found: list[Spot] = []
    for _, _, spot in sorted(straits):
        if len(found) < FERRIES and not any(near in found for near in neighbors(spot)):
            found.append(spot)
    return found


def _parts(land: Collection[Spot]) -> dict[Spot, int]:
    """Return the number of the connected part of each land hex."""
    found: dict[Spot, int] = {}
    for spot in sorted(land):
        if spot not in found:
            found.update(dict.fromkeys(reached(spot, land.__contains__), len(found)))
    return found


def _hangs_together(hexes: Collection[Spot]) -> bool:
    return len(reached(min(hexes), hexes.__contains__)) == len(hexes)


def _ground(chance: random.Random, land: Collection[Spot], heights: Mapping[Spot, int]) -> dict[Spot, str]:
    """Return the terrain: mountain ranges, small lakes, open terrain."""
    lakes = relief(chance, COLUMNS, ROWS, 2)
    # Ranges follow medium heights, which makes long lines.
    steep = {spot: -abs(2 * heights[spot] - TOP) for spot in land}
    mountains = set(highest(land, steep, MOUNTAINS))
    waters = set(highest(set(land) - mountains, lakes, WATERS))
    return {spot: "^" if spot in mountains else "~" if spot in waters else "." for spot in land}


def _ridges(
    chance: random.Random, ground: Mapping[Spot, str], heights: Mapping[Spot, int]
) -> list[tuple[Spot, Spot]]:
    """Return sides on one flank of the ranges, where the ground falls from a mountain."""
    ways = chance.choice(((0, 1, 5), (2, 3, 4)))
    falls = []
    for spot, letter in sorted(ground.items()):
        around = neighbors(spot)
        for there in (around[way] for way in ways) if letter == "^" else ():
            if ground.get(there, "F") != "F" and heights[there] < heights[spot]:
                falls.append((abs(2 * heights[spot] - TOP) + abs(2 * heights[there] - TOP), spot, there))
    return [(min(a, b), max(a, b)) for _, a, b in sorted(falls)[:RIDGES]]


def _snow_line(chance: random.Random) -> list[int]:
    """Return, for each column, the first row that is free of snow."""
    row, found = chance.choice(NORTHERN), []
    for column in range(COLUMNS):
        if column % 5 == 4:
            row = max(NORTHERN[0], min(NORTHERN[-1] + 1, row + chance.choice((-1, 0, 1))))
        found.append(row)
    return found


def _surroundings(ground: Collection[Spot], dryness: Mapping[Spot, int], shore: int) -> Iterator[str]:
    """Yield the rows of the map and its surroundings: country where it is as dry as the land, else sea."""

    def letter(spot: Spot) -> str:
        return "#" if spot in ground else "," if dryness[spot] >= shore else "~"

    for row in range(-AROUND, ROWS + AROUND):
        yield "".join(letter((column, row)) for column in range(-AROUND, COLUMNS + AROUND))


# Ways


FERRY: Final = 4000
"""The assumed price of the card for a ferry hex, in dollars: an action."""


class Ways:
    """The cheapest ways across a land with cities (Dijkstra).

    >>> strip = Land({(0, 0): ".", (0, 1): "^", (0, 2): "."}, [], snow_line=[0], surroundings=[], fields={})
    >>> cost = {"open": 2000, "water": 3000, "mountain": 4000, "ridge": 4000, "north_of_snow_line": 1000}
    >>> Ways(strip, [(0, 0), (0, 2)], cost).from_((0, 0))[0, 2]
    4000
    """

    def __init__(self, land: Land, cities: Collection[Spot], cost: Mapping[str, int]) -> None:
        """Take the prices from `cost`, the section of the board's file."""
        self._land = land
        self._ridges = {frozenset(side) for side in land.ridges}
        self._ridge = cost["ridge"]
        dollars = {".": cost["open"], "~": cost["water"], "^": cost["mountain"], "F": FERRY}
        snow = cost["north_of_snow_line"]
        self._price = {
            spot: 0 if spot in cities else dollars[letter] + (snow if land.snowy(spot) else 0)
            for spot, letter in land.ground.items()
        }

    def from_(self, start: Spot) -> dict[Spot, int]:
        """Return the dollars of the cheapest way to each hex, no matter who builds its links."""
        found = {start: 0}
        edge = [(0, start)]
        while edge:
            dollars, here = heapq.heappop(edge)
            if dollars > found[here]:
                continue
            for there in neighbors(here):
                if there not in self._price:
                    continue
                ridge = self._ridge if frozenset((here, there)) in self._ridges else 0
                total = dollars + self._price[there] + ridge
                if total < found.get(there, total + 1):
                    found[there] = total
                    heapq.heappush(edge, (total, there))
        return found


# Cards


DOLLARS_A_POINT: Final = 4500
"""The dollars of a major line per point."""
LEAST_POINTS: Final = 2
SHORT: Final = range(6, 15)
"""The distances between the ends of a major line, except the longest."""
LONGEST: Final = 12
"""The points for the line across the country."""
LINES_AT_A_CITY: Final = 3
CONNECTED: Final = range(9, 17)
"""The distances between the cities that a baron wants to be connected."""
SEVERAL: Final = range(4, 9)
"""The distances for more than two cities."""

FIRST: Final = (
    "Abel", "Amos", "Asa", "Basil", "Cyrus", "Edgar", "Elias", "Enoch", "Ezra", "Giles", "Hiram", "Horace",
    "Jasper", "Jonas", "Josiah", "Luther", "Miles", "Otis", "Phineas", "Rufus", "Silas", "Thaddeus",
)  # fmt: skip
LAST: Final = (
    "Barlow", "Birdsall", "Callow", "Crane", "Dunmore", "Eastman", "Farraday", "Garrow", "Hawley",
    "Ingram", "Kettle", "Lockhart", "Merrow", "Norcross", "Pell", "Quarles", "Rennick", "Stroud",
    "Tolliver", "Usher", "Vance", "Wexley",
)  # fmt: skip
"""The last names of barons."""


class City(Protocol):
    """The attributes of a city that cards need."""

    @property
    def name(self) -> str:
        """The city's name."""

    @property
    def spot(self) -> Spot:
        """The city's hex."""

    @property
    def colour(self) -> str:
        """The color that it demands, or "grey"."""

    @property
    def cubes(self) -> int:
        """The cubes printed on it."""


class Cards:
    """A generator of lines, barons and cards for a country, each as hard as it is worth."""

    def __init__(self, chance: random.Random, cities: Sequence[City], ways: Ways) -> None:
        """Use `chance` in the order of the calls."""
        self._chance = chance
        self._cities = cities
        self._large = [city for city in cities if city.colour != "grey"]
        self._crowd = {city: sum(distance(city.spot, other.spot) <= 5 for other in cities) for city in cities}
        self._dollars = {city: ways.from_(city.spot) for city in self._large}

    def _points(self, a: City, b: City) -> int:
        """Return the points for connecting two cities, the first of which demands goods."""
        return max(LEAST_POINTS, round(self._dollars[a][b.spot] / DOLLARS_A_POINT))

    def major_lines(self, count: int) -> list[dict[str, Any]]:
        """Return `count` lines between cities that demand goods, one of them across the country."""
        a, b = min(
            combinations(self._large, 2), key=lambda pair: (-distance(pair[0].spot, pair[1].spot), pair)
        )
        found = [self._line(a, b, LONGEST)]
        used = [a, b]
        pairs = [
            pair for pair in combinations(self._large, 2) if distance(pair[0].spot, pair[1].spot) in SHORT
        ]
        self._chance.shuffle(pairs)
        # Ends without a line come first, so that every corner of the country has one.
        for most in range(LINES_AT_A_CITY):
            for a, b in pairs:
                fresh = used.count(a) <= most and used.count(b) <= most
                if len(found) < count and fresh and not _joined(found, a, b):
                    found.append(self._line(a, b, self._points(a, b)))
                    used += [a, b]
        return found

    @staticmethod
    def _line(a: City, b: City, points: int) -> dict[str, Any]:
        return {"name": f"{a.name} & {b.name}", "ends": [a.name, b.name], "points": points}

    def barons(self, printed: Sequence[Mapping[str, Any]]) -> list[dict[str, Any]]:
        """Return barons with the tasks of the game's own board, in these cities and with new names."""
        firsts = self._chance.sample(FIRST, len(printed))
        lasts = self._chance.sample(LAST, len(printed))
        found = []
        for baron, first, last in zip(printed, firsts, lasts, strict=True):
            here: dict[str, Any] = {"name": f"{first} {last}"}
            if "cities" in baron:
                here |= self._task(baron)
            found.append({**baron, **here})
        return found

    def _task(self, baron: Mapping[str, Any]) -> dict[str, Any]:
        """Return the cities of a baron's task, and its points."""
        count = len(baron["cities"])
        if baron["task"] == "cities":
            middle = self._chance.choice(sorted(self._large, key=lambda city: (-self._crowd[city], city))[:8])
            near = sorted(self._cities, key=lambda city: (distance(middle.spot, city.spot), city))
            return {"cities": [city.name for city in near[:count]]}
        far = CONNECTED if count == 2 else SEVERAL
        first = self._chance.choice(
            [city for city in self._large if len(list(self._at(city, far))) >= count - 1]
        )
        others = self._chance.sample(list(self._at(first, far)), count - 1)
        points = sum(self._points(first, city) for city in others)
        return {"cities": [city.name for city in (first, *others)], "points": max(4, min(9, points))}

    def _at(self, city: City, far: range) -> list[City]:
        """Return the large cities whose distance from a city is in the range `far`."""
        return [other for other in self._large if distance(city.spot, other.spot) in far]

    def operations(self, printed: Sequence[Mapping[str, Any]]) -> list[dict[str, Any]]:
        """Return the cards of the game's own board, with new cities.

        Hotels and charters are for large central cities, bounties for remote ones; of each type the hardest
        brings most.
        """
        busy = sorted(self._large, key=lambda city: (-city.cubes, -self._crowd[city], city))
        lonely = sorted(self._large, key=lambda city: (self._crowd[city], city.cubes, city))
        found = [dict(card) for card in printed]
        for effect, cities in (("hotel", busy), ("charter", busy[1:]), ("delivery", lonely)):
            cards = [card for card in found if card["effect"] == effect and "city" in card]
            # The loneliest city gets the most points; hotels are assigned from the least.
            cards.sort(key=lambda card: card["points"] if effect == "hotel" else -card["points"])
            for card, city in zip(cards, cities, strict=False):
                card["city"] = city.name
        return found


def _joined(lines: Sequence[Mapping[str, Any]], a: City, b: City) -> bool:
    """Return whether there is a line between two cities."""
    return any(set(line["ends"]) == {a.name, b.name} for line in lines)


# Names


SQRT3: Final = math.sqrt(3.0)
LETTERS: Final = 0.0064
"""The hex sizes per hundredth of a letter's width, in every window."""
HALF_HIGH: Final = 0.30
"""Half the height of capitals, in hex sizes, and a little more."""
CUBES: Final = ((1.66, 0.50, 1.34), (1.15, 1.34, 1.60))
"""The areas of cubes under the middle of their city, in one row and in a second: half width, from, to."""
OWN: Final = 0.95
"""The minimum distance of a name from the middle of its city."""
NEARER: Final = 0.1
"""How much nearer a name is to its own city than to any other."""
BETWEEN: Final = 0.12
"""Room around names."""
FRAME: Final = 0.3
"""How far names may exceed the hexes."""

SEA_NAME: Final = (5.2, 0.9)
"""Half width and half height of the name of the sea."""
REACH: Final = 3
"""The number of columns to either side of its middle."""

Placed = list[str | float]
"""The position of a name, as in the look."""
Place = tuple[str, float, float]
"""The alignment of a name, and its position relative to its city."""
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
"""The possible positions of a name relative to its city, best first."""


class Rect(NamedTuple):
    """An area in hex sizes, from the upper left of the map.

    >>> Rect(0.0, 0.0, 2.0, 1.0).touches(Rect(1.5, 0.5, 3.0, 2.0)), Rect(0.0, 0.0, 2.0, 1.0).gap(5.0, 5.0)
    (True, 5.0)
    """

    left: float
    top: float
    right: float
    bottom: float

    def touches(self, other: Rect) -> bool:
        """Return whether another area overlaps this one."""
        across = self.left < other.right and other.left < self.right
        return across and self.top < other.bottom and other.top < self.bottom

    def gap(self, x: float, y: float) -> float:
        """Return the distance to a point."""
        across = max(self.left - x, 0.0, x - self.right)
        down = max(self.top - y, 0.0, y - self.bottom)
        return math.sqrt(across * across + down * down)


def name_places(
    cities: Mapping[str, Spot], fields: Mapping[str, Box], columns: int, rows: int
) -> dict[str, Placed] | None:
    """Return a place for each name, as in the look; None if one doesn't fit."""
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
    """Return column and row of the middle of the sea's name, where there is most water; None if it doesn't
    fit.

    `surroundings` are the look's, which begin `around` hexes outside the map.
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
    """Return how many sea hexes are around a hex; 0 if there are too few in its row."""
    column, row = spot[0] + around, spot[1] + around
    lines = [line[column - REACH : column + REACH + 1] for line in surroundings[row - 1 : row + 2]]
    return sum(line.count("~") for line in lines) if set(lines[1]) == {"~"} else 0


def middle_of(spot: Spot) -> tuple[float, float]:
    """Return the middle of a hex, in hex sizes."""
    return SQRT3 * (spot[0] + 0.5 + (spot[1] & 1) / 2), 1.0 + 1.5 * spot[1]


def _crowd(middle: tuple[float, float], middles: Sequence[tuple[float, float]]) -> int:
    """Return how many cities are so near that their names may overlap."""
    return sum(abs(x - middle[0]) < 8.0 and abs(y - middle[1]) < 3.5 for x, y in middles)


def _rect(name: str, middle: tuple[float, float], place: Place) -> Rect:
    align, dx, dy = place
    wide = width_of(name) * LETTERS
    left = middle[0] + dx - {"l": 0.0, "c": wide / 2, "r": wide}[align]
    return Rect(left, middle[1] + dy - HALF_HIGH, left + wide, middle[1] + dy + HALF_HIGH)


def _widened(rect: Rect) -> Rect:
    return Rect(rect.left - BETWEEN, rect.top - BETWEEN, rect.right + BETWEEN, rect.bottom + BETWEEN)


def _field(box: Box) -> Rect:
    """Return a printed field as an area."""
    left, top, right, bottom = box
    return _widened(Rect(SQRT3 * (left + 0.5), 1.0 + 1.5 * top, SQRT3 * (right + 0.5), 1.0 + 1.5 * bottom))


def _cubes(x: float, y: float) -> list[Rect]:
    return [Rect(x - aside, y + first, x + aside, y + last) for aside, first, last in CUBES]


def _fits(
    rect: Rect, middle: tuple[float, float], middles: Sequence[tuple[float, float]], board: Rect
) -> bool:
    """Return whether a name is within the map, clear of its city, and nearer to it than to any other."""
    if (
        rect.left < board.left
        or rect.right > board.right
        or rect.top < board.top
        or rect.bottom > board.bottom
    ):
        return False
    own = rect.gap(*middle)
    return own >= OWN and all(rect.gap(*other) > own + NEARER for other in middles if other != middle)


# The draft of a board


BOUNDS: Final = {
    2: Bounds(periods=(9.0, 16.0), scores=(30.0, 70.0)),
    3: Bounds(periods=(8.0, 14.0), scores=(36.0, 76.0)),
    4: Bounds(periods=(8.0, 14.0), scores=(38.0, 80.0)),
    5: Bounds(periods=(8.0, 13.0), scores=(34.0, 72.0)),
}
"""The limits by number of players, from the program's own board with quick bots."""

CITIES: Final = 46
IN_A_ROW: Final = 3
"""The minimum distance of cities in one row or column, so that names and cubes have room; others have 2."""
IN_THE_SNOW: Final = 12
"""The maximum number of cities north of the snow line."""
TRIES: Final = 6
"""How often cities and names are tried on a land before the next."""
NEAR: Final = 4
"""The greatest distance of neighbors, in hexes."""
REMOTE: Final = 3
"""The number of cities with few neighbors that demand goods nevertheless, because hauls to them are long."""
SWAPS: Final = 400
"""The number of random swaps of two colors."""
WHIM: Final = (0, 5)
"""The bounds of the random shift of a city in the order by neighbors, from which sizes follow."""


OCEAN: Final = (17, 0.2)
"""The size and spacing of the name of the sea."""


class Town(NamedTuple):
    """A city: its name, its hex, the color that it demands or "grey", and its cubes."""

    name: str
    spot: Spot
    colour: str
    cubes: int


def draft(chance: random.Random, name: str) -> BoardFile:
    """Return a random board; `name` distinguishes it from others.

    Prices, tables, cubes and cards are those of the game's own board.
    """
    printed = read_board_file("railways_of_north_america")
    called, ocean = countries(chance, 2)
    land, spots, names, places = _settled(chance)
    towns = _towns(chance, spots, names, printed["cities"])
    cards = Cards(chance, towns, Ways(land, spots, printed["cost"]))
    return {
        "board": {"game": "railways_of_north_america", **titles(called, name)},
        "grid": printed["grid"] | {"rows": land.rows(), "snow_line": land.snow_line},
        **{section: printed[section] for section in ("cost", "setup", "auction", "income")},
        "ridges": {"sides": [[list(a), list(b)] for a, b in land.ridges]},
        "cities": [
            {"name": town.name, "hex": list(town.spot), "colour": town.colour, "cubes": town.cubes}
            for town in towns
        ],
        "major_lines": cards.major_lines(len(printed["major_lines"])),
        "barons": cards.barons(printed["barons"]),
        "operations": cards.operations(printed["operations"]),
        LOOK: _look(land, dict(zip(names, spots, strict=True)), places, called, ocean),
    }


def _settled(chance: random.Random) -> tuple[Land, list[Spot], list[str], dict[str, Placed]]:
    """Return a land with its cities, their names, and the place of each name."""
    while True:
        land = make_land(chance)
        for _ in range(TRIES):
            spots = _scattered(chance, land)
            if len(spots) < CITIES:
                continue
            names = short_names(chance, CITIES)
            places = name_places(dict(zip(names, spots, strict=True)), land.fields, COLUMNS, ROWS)
            if places is not None:
                return land, spots, names, places


def _scattered(chance: random.Random, land: Land) -> list[Spot]:
    """Return hexes for the cities: never adjacent, seldom in the snow."""
    dry = [spot for spot in land.ground if land.has_room(spot)]
    chance.shuffle(dry)
    found: list[Spot] = []
    cold = 0
    for spot in dry:
        snowy = land.snowy(spot)
        if len(found) < CITIES and not (snowy and cold == IN_THE_SNOW) and _has_room(spot, found):
            found.append(spot)
            cold += snowy
    return found


def _has_room(spot: Spot, others: Sequence[Spot]) -> bool:
    """Return whether a city is far enough from others for its name and its cubes."""
    return all(
        distance(spot, other) >= (IN_A_ROW if spot[1] == other[1] or spot[0] == other[0] else 2)
        for other in others
    )


def _towns(
    chance: random.Random, spots: Sequence[Spot], names: Sequence[str], printed: Sequence[Mapping[str, Any]]
) -> list[Town]:
    """Return cities as large as those of the game's own board; those with most neighbors are the largest."""
    coloured = sorted((city for city in printed if city["colour"] != "grey"), key=lambda city: -city["cubes"])
    grey = [city["cubes"] for city in printed if city["colour"] == "grey"]
    crowds = {spot: sum(distance(spot, other) <= NEAR for other in spots) for spot in spots}
    lonely = sorted(spots, key=lambda spot: (crowds[spot], spot))[:REMOTE]
    ranks = {spot: -crowds[spot] + chance.randint(*WHIM) for spot in spots}
    rest = sorted((spot for spot in spots if spot not in lonely), key=lambda spot: (ranks[spot], spot))
    order = rest[: len(coloured) - REMOTE] + lonely + rest[len(coloured) - REMOTE :]
    goods = [city["colour"] for city in coloured]
    colours = _apart(chance, order[: len(coloured)], goods)
    cubes = [city["cubes"] for city in coloured] + sorted(grey, reverse=True)[: CITIES - len(coloured)]
    colours += ["grey"] * (CITIES - len(coloured))
    found = {spot: (colour, count) for spot, colour, count in zip(order, colours, cubes, strict=True)}
    return [Town(name, spot, *found[spot]) for name, spot in zip(names, spots, strict=True)]


def _apart(chance: random.Random, spots: Sequence[Spot], goods: Sequence[str]) -> list[str]:
    """Return the colors in an order that keeps cities with the same demand far from each other."""
    found = list(goods)

    def near(colours: Sequence[str]) -> int:
        alike = (pair for pair in combinations(range(len(spots)), 2) if colours[pair[0]] == colours[pair[1]])
        return sum(max(0, 9 - distance(spots[a], spots[b])) ** 2 for a, b in alike)

    chance.shuffle(found)
    least = near(found)
    for _ in range(SWAPS):
        a, b = chance.sample(range(len(found)), 2)
        found[a], found[b] = found[b], found[a]
        now = near(found)
        if now > least:
            found[a], found[b] = found[b], found[a]
        else:
            least = now
    return found


def _look(
    land: Land, cities: Mapping[str, Spot], places: Mapping[str, Placed], called: Country, ocean: Country
) -> BoardFile:
    """Return how the map is printed; its fields are where it has no hexes."""
    words, points, spacing = ocean.sea(), *OCEAN
    at = place_at_sea(land.surroundings, AROUND, cities, places, land.fields)
    sea = [{"words": words, "at": at, "points": points, "spacing": spacing}] if at else []
    return {
        "title": called.briefly(),
        "fields": {name: list(box) for name, box in land.fields.items()},
        "surroundings": {"rows": land.surroundings},
        "names": dict(places),
        "waters": sea,
    }


GENERATOR: Final = Generator(
    draft,
    BOUNDS,
    games=18,
    untried=frozenset(("taken-cards", "taken-cards-used", "taken-hotels")),
    idle=2,
)
