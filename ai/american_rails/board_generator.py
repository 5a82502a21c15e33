"""A map for American Rails by chance: coasts and lakes, mountains, forests, cities with their incomes.

>>> import random
>>> data = draft(random.Random(7), "7")
>>> len(data["cities"]), len(data["companies"]), len(data["bonus"]["pairs"])
(36, 6, 3)
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Any, Final, NamedTuple

from ai.american_rails.board_look import by_room, look
from ai.boards.generator import Generator
from ai.boards.judging import Bounds
from ai.boards.names import countries, short_names, titles
from ai.boards.relief import TOP, highest, largest_part, relief
from game.rules.boards import LOOK, BoardFile, read_board_file
from game.rules.hexgrid import Spot, distance

BOUNDS: Final = {
    3: Bounds(periods=(1855.5, 1857.0), scores=(165.0, 265.0)),
    4: Bounds(periods=(1855.5, 1857.0), scores=(160.0, 260.0)),
    5: Bounds(periods=(1855.5, 1857.0), scores=(150.0, 240.0)),
}
"""By the number of players, about the program's own two boards as quick players play them."""

COLUMNS: Final = 16
ROWS: Final = 15
WATERS: Final = 36
"""Hexes of sea and lakes, of the 240 of the map."""
LAKES: Final = (8, 16)
"""How many of them are lakes, from the least to the most."""
MOUNTAINS: Final = 24
FORESTS: Final = 86
CITIES: Final = 36
IN_A_ROW: Final = 3
"""Cities in one row lie so many hexes apart at least, so that their names have room; others two."""
SPECIAL: Final = 3
"""The cities that pay most, each with a special connection to the others."""
APART: Final = range(8, 15)
"""How many hexes lie between two of these."""
TRIES: Final = 200
"""How often such cities are looked for before others are scattered."""
HUBS_APART: Final = 4
"""So many hexes lie between two hubs at least."""
ROUND: Final = 4
"""Cities that lie so near are neighbours."""
WHIM: Final = (0, 7)
"""By how many neighbours chance moves a city in the order of their incomes."""
RICH: Final = 5
"""Cities with this income and more never lie two hexes from each other."""

SURF: Final = 450
"""How much wetter a hex is for each hex that it lies nearer to the sea, in measures of its height."""

COLOURS: Final = ("white", "grey", "green", "yellow", "red", "blue", "black", "purple")
COMPANIES: Final = {
    "Central": "Zentralbahn", "Coastal": "Küstenbahn", "Eastern": "Ostbahn", "Frontier": "Grenzbahn",
    "Granite": "Granitbahn", "Lakeland": "Seenbahn", "Mountain": "Bergbahn", "Northern": "Nordbahn",
    "Pioneer": "Pionierbahn", "Prairie": "Präriebahn", "Southern": "Südbahn", "Timber": "Waldbahn",
    "Union": "Unionbahn", "Valley": "Talbahn", "Western": "Westbahn",
}  # fmt: skip
"""What companies are called, in English and in German."""


class Country(NamedTuple):
    """The land before anything is built: a letter for each hex, and where the sea goes on beyond it.

    >>> spots = [(column, row) for column in range(COLUMNS) for row in range(ROWS)]
    >>> prairie = Country(dict.fromkeys(spots, "."), seas=frozenset())
    >>> len(prairie.rows()) == ROWS, set("".join(prairie.rows()))
    (True, {'.'})
    """

    ground: dict[Spot, str]
    seas: frozenset[str]
    """Of "north", "west", "south"; in the east there always is sea."""

    def rows(self) -> list[str]:
        """The rows of the board's file."""
        return ["".join(self.ground[column, row] for column in range(COLUMNS)) for row in range(ROWS)]


Income = tuple[int, int, bool]
"""What a city pays one company, each of several, and whether it is a hub."""


class Town(NamedTuple):
    """A city: its hex, its incomes and whether it is a hub.

    >>> Town((4, 5), full=6, shared=4, hub=True).shared
    4
    """

    spot: Spot
    full: int
    shared: int
    hub: bool


def draft(chance: random.Random, name: str) -> BoardFile:
    """A board that nobody has tried yet; `name` tells it from others.

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


def _country(chance: random.Random) -> Country:
    """Coasts and lakes, mountains in ranges, forests; what would be an island is sea."""
    spots = [(column, row) for row in range(ROWS) for column in range(COLUMNS)]
    seas = frozenset(side for side in ("north", "west", "south") if chance.random() < 0.4)
    lakes = chance.randint(*LAKES)
    waves, hollows = (relief(chance, COLUMNS, ROWS, step) for step in (4, 3))
    wet = {spot: waves[spot] + sum(_inshore(spot, side) for side in {"east", *seas}) for spot in spots}
    sea = set(highest(spots, wet, WATERS - lakes))
    inland = [spot for spot in spots if spot not in sea and _depth(spot) > 1]
    land = largest_part(set(spots) - sea - set(highest(inland, hollows, lakes)))
    ranges, woods = (relief(chance, COLUMNS, ROWS, step) for step in (5, 3))
    # A range follows where the ground is neither high nor low: that makes long lines.
    steep = {spot: -abs(2 * ranges[spot] - TOP) for spot in spots}
    mountains = set(highest(land, steep, MOUNTAINS))
    forests = set(highest(land - mountains, woods, FORESTS))

    def letter(spot: Spot) -> str:
        if spot not in land:
            return "O"
        return "M" if spot in mountains else "F" if spot in forests else "P"

    return Country({spot: letter(spot) for spot in spots}, seas)


def _inshore(spot: Spot, side: str) -> int:
    """How much a side of the map that is sea wets a hex: more the nearer it is."""
    column, row = spot
    far = {"east": COLUMNS - 1 - column, "west": column, "north": row, "south": ROWS - 1 - row}[side]
    return max(0, 3 - far) * SURF


def _depth(spot: Spot) -> int:
    """How many hexes a hex lies inside the map's edge."""
    column, row = spot
    return min(column, row, COLUMNS - 1 - column, ROWS - 1 - row)


def _towns(chance: random.Random, country: Country, printed: Sequence[Mapping[str, Any]]) -> list[Town]:
    """Cities all over the land, with incomes of the game's own board; the `SPECIAL` ones first."""
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
        # Cities that lie alone pay more, or nobody would go there.
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
    """Incomes of the game's own board for so many cities, the highest first: of all hubs, of some others."""
    all_ = [(city["full"], city["shared"], city.get("hub", False)) for city in printed]
    hubs = [income for income in all_ if income[2]]
    others = chance.sample([income for income in all_ if not income[2]], CITIES - len(hubs))
    return sorted(hubs, reverse=True), sorted(others, reverse=True)


def _neighbours(spot: Spot, spots: Sequence[Spot]) -> int:
    """How many cities lie round a city, itself included."""
    return sum(distance(spot, other) <= ROUND for other in spots)


def _scattered(chance: random.Random, ground: Mapping[Spot, str]) -> list[Spot]:
    """Hexes for so many cities, none beside another, hardly any in the mountains."""
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
    """Some three cities as far from each other as they should be; None if none are found soon."""
    for _ in range(TRIES):
        some = chance.sample(spots, SPECIAL)
        if all(distance(a, b) in APART for a, b in combinations(some, 2)):
            return some
    return None


def _in_balance(a: Town, b: Town) -> bool:
    """Whether two cities are not too good for neighbours."""
    far = distance(a.spot, b.spot)
    if a.hub and b.hub and far < HUBS_APART:
        return False
    return far > 2 or min(a.full, b.full) < RICH


GENERATOR: Final = Generator(draft, BOUNDS, games=32, idle=1)
