"""Generate random maps for American Rails: coasts, lakes, mountains, forests, cities with incomes.

>>> import random
>>> data = draft(random.Random(7), "7")
>>> len(data["cities"]), len(data["companies"]), len(data["bonus"]["pairs"])
(36, 6, 3)

>>> rows = ["." * 16] * 15
>>> called = [Country("Fox", "Fuchs"), Country("Salt", "Salz")]
>>> placed = look(rows, frozenset(), {"Ash": (3, 4), "Elm": (8, 4)}, called)
>>> placed["region"]["de"], placed["names"]
('DAS FUCHSLAND', {'beside': [], 'shifted': {}})
"""

from __future__ import annotations

import random
from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import combinations
from typing import Any, Final, NamedTuple

from ai.boards.generator import Bounds, Generator
from ai.boards.geometry import TOP, highest, largest_part, reached, relief
from ai.boards.lettering import width_of
from ai.boards.names import Country, countries, short_names, titles
from game.rules.boards import LOOK, BoardFile, read_board_file
from game.rules.hexgrid import Spot, distance

SHEET_LEFT, SHEET_TOP, SIZE = 40.0, 25.0, 28.0
"""The origin of the map on the sheet, and the size of a hex from its middle to a corner, in units."""
WIDE: Final = 48.5
"""A hex's width."""
INSETS: Final = {
    "cartouche": [1018, 28, 352, 150],
    "years": [1008, 190, 362, 70],
    "actions": [870, 272, 500, 400],
    "incomes": [624, 686, 746, 130],
    "key": [430, 733, 172, 83],
    "compass": [890, 100, 88, 88],
}
"""The printed fields: in the sea to the east, and south of the map."""
AROUND: Final = (2, 17, 8)
"""Columns and rows before the map, columns after it, rows after it: to the edges of the sheet."""

LETTERS: Final = 19.5
"""The font size of names in the smallest window, where they are largest, in units."""
INCOME: Final = 25.0
"""Half the greatest width of a city's incomes, in units."""
BETWEEN: Final = 4.0
EDGES: Final = (26.0, 862.0)
"""The left and right limits of names on the sheet, in units."""
SHIFTS: Final = (0.0, 0.3, -0.3, 0.6, -0.6, 0.9, -0.9, 1.2, -1.2, 1.5, -1.5)
"""The shifts of names from the middle of their city, in hex sizes, best first."""

SEA_NAME: Final = ([17.72, 4.15], 16.0, 0.1)
"""The place, size and spacing of the name of the sea: north of the action track, under the compass."""
LAKE_NAME: Final = (12.0, 0.04)
"""The size and spacing of a lake's name."""
LAKE_LETTER: Final = 0.62
"""The width of a letter of a lake's name, in font sizes."""

Interval = tuple[float, float]


def look(
    rows: Sequence[str], seas: Collection[str], cities: Mapping[str, Spot], called: Sequence[Country]
) -> BoardFile | None:
    """Return the printed look of a map, or None if a name doesn't fit.

    `called` names the country, the sea and the lakes.
    """
    shifted = _shifts(cities)
    if shifted is None:
        return None
    return {
        "region": called[0].printed(),
        "map": {"left": SHEET_LEFT, "top": SHEET_TOP, "hex": SIZE},
        "surroundings": {"rows": list(_surroundings(rows, seas))},
        "names": {"beside": [], "shifted": shifted},
        "waters": list(_waters(rows, called[1:])),
        "insets": INSETS,
    }


def _surroundings(rows: Sequence[str], seas: Collection[str]) -> Iterator[str]:
    """Yield the map's rows with a border; land and lakes continue into it, except toward a sea."""
    before, after, below = AROUND

    def letter(column: int, row: int) -> str:
        near = min(max(column, 0), len(rows[0]) - 1), min(max(row, 0), len(rows) - 1)
        wet = rows[near[1]][near[0]] == "O"
        if near == (column, row):
            return "~" if wet else "#"
        beyond = {"east": column > near[0], "west": column < 0, "north": row < 0, "south": row > near[1]}
        return "~" if wet or any(beyond[side] for side in {"east", *seas}) else "."

    for row in range(-before, len(rows) + below):
        yield "".join(letter(column, row) for column in range(-before, len(rows[0]) + after))


def _shifts(cities: Mapping[str, Spot]) -> dict[str, float] | None:
    """Return how far to shift each name that would overlap another name or the incomes."""
    taken: dict[int, list[Interval]] = {}
    for column, row in cities.values():
        middle = _middle((column, row))
        taken.setdefault(row - 1, []).append((middle - INCOME, middle + INCOME))
    found: dict[str, float] = {}
    for name, spot in sorted(cities.items(), key=lambda city: (-len(city[0]), city[0])):
        half = width_of(name) * LETTERS / 200
        places = taken.setdefault(spot[1], [])
        for shift in SHIFTS:
            middle = _middle(spot) + shift * SIZE
            place = middle - half - BETWEEN, middle + half + BETWEEN
            if (
                EDGES[0] < place[0]
                and place[1] < EDGES[1]
                and not any(_touch(place, other) for other in places)
            ):
                places.append(place)
                found[name] = shift
                break
        else:
            return None
    return {name: found[name] for name in cities if found[name]}


def by_room(spots: Sequence[Spot], names: Sequence[str]) -> list[str]:
    """Return the names in the order of their cities: the longest go where there is most room.

    >>> by_room([(3, 3), (3, 4), (9, 9)], ["Longfield", "Elmton", "Oakview"])
    ['Elmton', 'Oakview', 'Longfield']
    """
    order = sorted(range(len(spots)), key=lambda city: (_room(spots[city], spots), city))
    longer = sorted(names, key=lambda name: (width_of(name), name))
    given = dict(zip(order, longer, strict=True))
    return [given[city] for city in range(len(spots))]


def _room(spot: Spot, spots: Sequence[Spot]) -> float:
    """Return the width available for a name right under a city."""
    below = (abs(_middle(other) - _middle(spot)) for other in spots if other[1] == spot[1] + 1)
    return min(below, default=3 * WIDE)


def _middle(spot: Spot) -> float:
    """Return the x position of a hex's middle on the sheet."""
    return SHEET_LEFT + (spot[0] + 0.5 + (spot[1] & 1) / 2) * WIDE


def _touch(a: Interval, b: Interval) -> bool:
    return a[0] < b[1] and b[0] < a[1]


def _waters(rows: Sequence[str], called: Sequence[Country]) -> Iterator[dict[str, Any]]:
    """Yield the names of the sea and of the lakes that have room for one."""
    yield _lettering(called[0].sea(), *SEA_NAME)
    points, spacing = LAKE_NAME
    for lake, name in zip(_lakes(rows), called[1:], strict=False):
        words = name.lake()
        at = _row_for(lake, max(map(len, words.values())) * points * LAKE_LETTER)
        if at is not None:
            yield _lettering(words, at, points, spacing)


def _lettering(words: dict[str, str], at: list[float], points: float, spacing: float) -> dict[str, Any]:
    return {"words": words, "at": at, "points": points, "spacing": spacing}


def _lakes(rows: Sequence[str]) -> Iterator[set[Spot]]:
    """Yield the bodies of water inside the map that don't reach its edges."""
    wet = {(c, r) for r, row in enumerate(rows) for c, letter in enumerate(row) if letter == "O"}
    inner = {(c, r) for c, r in wet if 0 < c < len(rows[0]) - 1 and 0 < r < len(rows) - 1}
    while wet:
        lake = reached(min(wet), wet.__contains__)
        wet -= lake
        if lake <= inner:
            yield lake


def _row_for(lake: Collection[Spot], width: float) -> list[float] | None:
    """Return the middle (column, row) of a lake's longest row; None if a name doesn't fit."""
    best: list[Spot] = []
    for spot in sorted(lake):
        run = [spot]
        while (run[-1][0] + 1, spot[1]) in lake:
            run.append((run[-1][0] + 1, spot[1]))
        best = max(best, run, key=len)
    if len(best) * WIDE < width:
        return None
    (first, row), (last, _) = best[0], best[-1]
    return [(first + last + (row & 1)) / 2, float(row)]


# The draft of a board


BOUNDS: Final = {
    3: Bounds(periods=(1855.5, 1857.0), scores=(165.0, 265.0)),
    4: Bounds(periods=(1855.5, 1857.0), scores=(160.0, 260.0)),
    5: Bounds(periods=(1855.5, 1857.0), scores=(150.0, 240.0)),
}
"""The limits by number of players, from the program's own two boards with quick bots."""

COLUMNS: Final = 16
ROWS: Final = 15
WATERS: Final = 36
"""The number of hexes of sea and lakes, of the 240 of the map."""
LAKES: Final = (8, 16)
"""How many of them are lakes, from the least to the most."""
MOUNTAINS: Final = 24
FORESTS: Final = 86
CITIES: Final = 36
IN_A_ROW: Final = 3
"""The minimum distance of cities in one row, in hexes, so that their names have room; others have 2."""
SPECIAL: Final = 3
"""The richest cities, each with a special connection to the others."""
APART: Final = range(8, 15)
"""The distances between two of these, in hexes."""
TRIES: Final = 200
"""The number of attempts to find such cities before new ones are scattered."""
HUBS_APART: Final = 4
"""The minimum distance between two hubs, in hexes."""
ROUND: Final = 4
"""The greatest distance of neighbors, in hexes."""
WHIM: Final = (0, 7)
"""The bounds of a random number added to a city's count of neighbors, by which incomes are distributed."""
RICH: Final = 5
"""The income from which cities are never two hexes apart."""

SURF: Final = 450
"""How much wetter a hex is for each hex nearer to the sea, in units of its height."""

COLOURS: Final = ("white", "grey", "green", "yellow", "red", "blue", "black", "purple")
COMPANIES: Final = {
    "Central": "Zentralbahn", "Coastal": "Küstenbahn", "Eastern": "Ostbahn", "Frontier": "Grenzbahn",
    "Granite": "Granitbahn", "Lakeland": "Seenbahn", "Mountain": "Bergbahn", "Northern": "Nordbahn",
    "Pioneer": "Pionierbahn", "Prairie": "Präriebahn", "Southern": "Südbahn", "Timber": "Waldbahn",
    "Union": "Unionbahn", "Valley": "Talbahn", "Western": "Westbahn",
}  # fmt: skip
"""The company names in English and in German."""


class Terrain(NamedTuple):
    """The land before anything is built: a letter for each hex, and the sides on which there is a sea.

    >>> spots = [(column, row) for column in range(COLUMNS) for row in range(ROWS)]
    >>> prairie = Terrain(dict.fromkeys(spots, "."), seas=frozenset())
    >>> len(prairie.rows()) == ROWS, set("".join(prairie.rows()))
    (True, {'.'})
    """

    ground: dict[Spot, str]
    seas: frozenset[str]
    """The sides with a sea among "north", "west", "south"; there is always a sea in the east."""

    def rows(self) -> list[str]:
        """Return the rows for the board's file."""
        return ["".join(self.ground[column, row] for column in range(COLUMNS)) for row in range(ROWS)]


Income = tuple[int, int, bool]
"""A city's income for a single company, its income for each of several, and whether it is a hub."""


class Town(NamedTuple):
    """A city: its hex, its incomes and whether it is a hub."""

    spot: Spot
    full: int
    shared: int
    hub: bool


def draft(chance: random.Random, name: str) -> BoardFile:
    """Return a random board; `name` distinguishes it from others.

    Prices, tracks, cubes and shares are those of the game's own board.
    """
    printed = read_board_file("american_rails")
    called, *waters = countries(chance, 6)
    while True:
        country = _country(chance)
        towns = _towns(chance, country, printed["cities"])
        names = by_room([town.spot for town in towns], short_names(chance, CITIES))
        spots = {name: town.spot for name, town in zip(names, towns, strict=True)}
        print_ = look(country.rows(), country.seas, spots, (called, *waters))
        if print_ is not None:
            break
    pairs = list(combinations(range(SPECIAL), 2))
    companies = chance.sample(sorted(COMPANIES), len(printed["companies"]))
    colours = chance.sample(COLOURS, len(companies))
    return {
        "board": {"game": "american_rails", **titles(called, name)},
        "grid": printed["grid"] | {"rows": country.rows()},
        **{section: printed[section] for section in ("cost", "actions", "setup")},
        "bonus": printed["bonus"] | {"pairs": [[names[a], names[b]] for a, b in pairs]},
        "companies": [
            pieces | {"name": company, "colour": colour}
            for pieces, company, colour in zip(printed["companies"], companies, colours, strict=True)
        ],
        "cities": [
            {"name": names[number], "hex": list(town.spot), "full": town.full, "shared": town.shared}
            | ({"hub": True} if town.hub else {})
            for number, town in enumerate(towns)
        ],
        "titles": {"de": {company: COMPANIES[company] for company in companies}},
        LOOK: print_,
    }


def _country(chance: random.Random) -> Terrain:
    """Return coasts and lakes, mountain ranges and forests; islands become sea."""
    spots = [(column, row) for row in range(ROWS) for column in range(COLUMNS)]
    seas = frozenset(side for side in ("north", "west", "south") if chance.random() < 0.4)
    lakes = chance.randint(*LAKES)
    waves, hollows = (relief(chance, COLUMNS, ROWS, step) for step in (4, 3))
    wet = {spot: waves[spot] + sum(_inshore(spot, side) for side in {"east", *seas}) for spot in spots}
    sea = set(highest(spots, wet, WATERS - lakes))
    inland = [spot for spot in spots if spot not in sea and _depth(spot) > 1]
    land = largest_part(set(spots) - sea - set(highest(inland, hollows, lakes)))
    ranges, woods = (relief(chance, COLUMNS, ROWS, step) for step in (5, 3))
    # Ranges follow medium heights, which makes long lines.
    steep = {spot: -abs(2 * ranges[spot] - TOP) for spot in spots}
    mountains = set(highest(land, steep, MOUNTAINS))
    forests = set(highest(land - mountains, woods, FORESTS))

    def letter(spot: Spot) -> str:
        if spot not in land:
            return "O"
        return "M" if spot in mountains else "F" if spot in forests else "P"

    return Terrain({spot: letter(spot) for spot in spots}, seas)


def _inshore(spot: Spot, side: str) -> int:
    """Return how much a sea on one side of the map wets a hex: more the nearer it is."""
    column, row = spot
    far = {"east": COLUMNS - 1 - column, "west": column, "north": row, "south": ROWS - 1 - row}[side]
    return max(0, 3 - far) * SURF


def _depth(spot: Spot) -> int:
    """Return how many hexes a hex is away from the map's edge."""
    column, row = spot
    return min(column, row, COLUMNS - 1 - column, ROWS - 1 - row)


def _towns(chance: random.Random, country: Terrain, printed: Sequence[Mapping[str, Any]]) -> list[Town]:
    """Return cities all over the land with the incomes of the game's own board, the `SPECIAL` ones first."""
    while True:
        spots = _scattered(chance, country.ground)
        special = _far_apart(chance, spots)
        if special is not None:
            break
    country.ground.update(dict.fromkeys(spots, "C"))
    hubs, others = _incomes(chance, printed)
    towns = [Town(spot, *income) for spot, income in zip(special, hubs, strict=False)]
    rest = [spot for spot in spots if spot not in special]
    for income in [*hubs[SPECIAL:], *others]:
        # Remote cities pay more, or nobody would go there.
        alone = {spot: _neighbours(spot, spots) + chance.randint(*WHIM) for spot in rest}
        rest.sort(key=lambda spot: (alone[spot], spot))
        fitting = (spot for spot in rest if all(_in_balance(Town(spot, *income), town) for town in towns))
        spot = next(fitting, rest[0])
        rest.remove(spot)
        towns.append(Town(spot, *income))
    return towns


def _incomes(
    chance: random.Random, printed: Sequence[Mapping[str, Any]]
) -> tuple[list[Income], list[Income]]:
    """Return incomes from the game's own board, highest first: those of all hubs, and those of some other
    cities.
    """
    all_ = [(city["full"], city["shared"], city.get("hub", False)) for city in printed]
    hubs = [income for income in all_ if income[2]]
    others = chance.sample([income for income in all_ if not income[2]], CITIES - len(hubs))
    return sorted(hubs, reverse=True), sorted(others, reverse=True)


def _neighbours(spot: Spot, spots: Sequence[Spot]) -> int:
    """Return how many cities are near a city, including itself."""
    return sum(distance(spot, other) <= ROUND for other in spots)


def _scattered(chance: random.Random, ground: Mapping[Spot, str]) -> list[Spot]:
    """Return hexes for the cities: never adjacent, seldom in the mountains."""
    while True:
        dry = [
            spot
            for spot, letter in ground.items()
            if letter in "PF" or (letter == "M" and not chance.randrange(8))
        ]
        chance.shuffle(dry)
        found: list[Spot] = []
        for spot in dry:
            if all(_has_room(spot, other) for other in found):
                found.append(spot)
            if len(found) == CITIES:
                return found


def _has_room(spot: Spot, other: Spot) -> bool:
    return distance(spot, other) >= (IN_A_ROW if spot[1] == other[1] else 2)


def _far_apart(chance: random.Random, spots: Sequence[Spot]) -> list[Spot] | None:
    """Return three cities at suitable distances from each other; None if none are found soon."""
    for _ in range(TRIES):
        some = chance.sample(spots, SPECIAL)
        if all(distance(a, b) in APART for a, b in combinations(some, 2)):
            return some
    return None


def _in_balance(a: Town, b: Town) -> bool:
    """Return whether two cities aren't too rich to be neighbors."""
    far = distance(a.spot, b.spot)
    if a.hub and b.hub and far < HUBS_APART:
        return False
    return far > 2 or min(a.full, b.full) < RICH


GENERATOR: Final = Generator(draft, BOUNDS, games=32, idle=1)
