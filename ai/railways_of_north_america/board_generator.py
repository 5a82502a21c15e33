"""A map for Railways of North America by chance: a land, its cities, its major lines, barons and cards.

>>> import random
>>> data = draft(random.Random(7), "7")
>>> len(data["cities"]), len(data["major_lines"]), len(data["barons"])
(46, 12, 12)
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Any, Final, NamedTuple

from ai.boards.generator import Generator
from ai.boards.judging import Bounds
from ai.boards.names import Country, countries, short_names, titles
from ai.railways_of_north_america.board_cards import Cards
from ai.railways_of_north_america.board_land import AROUND, COLUMNS, ROWS, Land, make_land
from ai.railways_of_north_america.board_names import Placed, name_places, place_at_sea
from ai.railways_of_north_america.board_ways import Ways
from game.rules.boards import LOOK, BoardFile, read_board_file
from game.rules.hexgrid import Spot, distance

BOUNDS: Final = {
    2: Bounds(periods=(9.0, 16.0), scores=(30.0, 70.0)),
    3: Bounds(periods=(8.0, 14.0), scores=(36.0, 76.0)),
    4: Bounds(periods=(8.0, 14.0), scores=(38.0, 80.0)),
    5: Bounds(periods=(8.0, 13.0), scores=(34.0, 72.0)),
}
"""By the number of players, about the program's own board as quick players play it."""

CITIES: Final = 46
IN_A_ROW: Final = 3
"""Cities in one row or column lie so many hexes apart at least: names and cubes have room; others two."""
IN_THE_SNOW: Final = 12
"""The most cities north of the snow line."""
TRIES: Final = 6
"""How often cities and names are tried on a land before there is another."""
NEAR: Final = 4
"""Cities that lie so near are neighbours."""
REMOTE: Final = 3
"""So many cities with few neighbours demand goods nevertheless: hauls to them are long."""
SWAPS: Final = 400
"""How often two colours are tried in each other's place."""
WHIM: Final = (0, 5)
"""By how many neighbours chance moves a city in the order of their sizes."""


OCEAN: Final = (17, 0.2)
"""Size and spacing of the name of the sea."""


class Town(NamedTuple):
    """A city: its name, its hex, the colour that it demands or "grey", and its cubes.

    >>> Town("Cedar", (4, 5), "red", cubes=3).colour
    'red'
    """

    name: str
    spot: Spot
    colour: str
    cubes: int


def draft(chance: random.Random, name: str) -> BoardFile:
    """A board that nobody has tried yet; `name` tells it from others.

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
    """A land with its cities, their names, and where each name stands."""
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
    """Hexes for so many cities, none beside another, few in the snow."""
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
    """Whether a city lies far enough from others for its name and its cubes."""
    return all(
        distance(spot, other) >= (IN_A_ROW if spot[1] == other[1] or spot[0] == other[0] else 2)
        for other in others
    )


def _towns(
    chance: random.Random, spots: Sequence[Spot], names: Sequence[str], printed: Sequence[Mapping[str, Any]]
) -> list[Town]:
    """Cities as large as those of the game's own board: those with most neighbours are the largest."""
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
    """The colours in an order in which cities that demand the same lie far from each other."""
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
    """How the map is printed; its fields lie where it has no hexes."""
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
    games=24,
    untried=frozenset(("taken-cards", "taken-cards-used", "taken-hotels")),
    idle=2,
)
