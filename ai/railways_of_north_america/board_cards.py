"""Major lines, barons and cards of a map for Railways of North America that was made by chance.

>>> from ai.railways_of_north_america.board_generator import Town
>>> from ai.railways_of_north_america.board_land import Land
>>> cost = {"open": 2000, "water": 3000, "mountain": 4000, "ridge": 4000, "north_of_snow_line": 1000}
>>> land = Land({(0, row): "." for row in range(9)}, [], snow_line=[0], surroundings=[], fields={})
>>> cities: list[City] = [Town("Ash", (0, 0), "red", 3), Town("Elm", (0, 8), "blue", 3)]
>>> cards = Cards(random.Random(7), cities, Ways(land, [(0, 0), (0, 8)], cost))
>>> [line["ends"] for line in cards.major_lines(1)]
[['Ash', 'Elm']]
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Any, Final, Protocol

from ai.railways_of_north_america.board_ways import Ways
from game.rules.hexgrid import Spot, distance

DOLLARS_A_POINT: Final = 4500
"""What building so much of a major line is worth a point."""
LEAST_POINTS: Final = 2
SHORT: Final = range(6, 15)
"""How many hexes lie between the ends of a major line, but for the longest."""
LONGEST: Final = 12
"""The points of the line from one end of the country to the other."""
LINES_AT_A_CITY: Final = 3
CONNECTED: Final = range(9, 17)
"""How many hexes lie between the cities that a baron wants to be connected."""
SEVERAL: Final = range(4, 9)
"""If they are more than two."""

FIRST: Final = (
    "Abel", "Amos", "Asa", "Basil", "Cyrus", "Edgar", "Elias", "Enoch", "Ezra", "Giles", "Hiram", "Horace",
    "Jasper", "Jonas", "Josiah", "Luther", "Miles", "Otis", "Phineas", "Rufus", "Silas", "Thaddeus",
)  # fmt: skip
LAST: Final = (
    "Barlow", "Birdsall", "Callow", "Crane", "Dunmore", "Eastman", "Farraday", "Garrow", "Hawley",
    "Ingram", "Kettle", "Lockhart", "Merrow", "Norcross", "Pell", "Quarles", "Rennick", "Stroud",
    "Tolliver", "Usher", "Vance", "Wexley",
)  # fmt: skip
"""Of these barons are called."""


class City(Protocol):
    """What cards know of a city."""

    @property
    def name(self) -> str:
        """What it is called."""

    @property
    def spot(self) -> Spot:
        """Its hex."""

    @property
    def colour(self) -> str:
        """The colour that it demands, or "grey"."""

    @property
    def cubes(self) -> int:
        """The cubes printed on it."""


class Cards:
    """Makes lines, barons and cards for a country, each as hard as it is worth."""

    def __init__(self, chance: random.Random, cities: Sequence[City], ways: Ways) -> None:
        """`chance` is used up in the order of the calls."""
        self._chance = chance
        self._cities = cities
        self._large = [city for city in cities if city.colour != "grey"]
        self._crowd = {city: sum(distance(city.spot, other.spot) <= 5 for other in cities) for city in cities}
        self._dollars = {city: ways.from_(city.spot) for city in self._large}

    def _points(self, a: City, b: City) -> int:
        """What it is worth to connect two cities, the first of which demands goods."""
        return max(LEAST_POINTS, round(self._dollars[a][b.spot] / DOLLARS_A_POINT))

    def major_lines(self, count: int) -> list[dict[str, Any]]:
        """So many lines between cities that demand goods, one of them from end to end of the country."""
        a, b = min(
            combinations(self._large, 2), key=lambda pair: (-distance(pair[0].spot, pair[1].spot), pair)
        )
        found = [self._line(a, b, LONGEST)]
        used = [a, b]
        pairs = [
            pair for pair in combinations(self._large, 2) if distance(pair[0].spot, pair[1].spot) in SHORT
        ]
        self._chance.shuffle(pairs)
        # First those whose ends have no line yet: every corner of the country has one.
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
        """Barons with the tasks of the game's own board, in these cities; new ones by name."""
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
        """The cities of a baron's task, and its points."""
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
        """The cities that demand goods and lie so far from another."""
        return [other for other in self._large if distance(city.spot, other.spot) in far]

    def operations(self, printed: Sequence[Mapping[str, Any]]) -> list[dict[str, Any]]:
        """The cards of the game's own board; those of a city are for another one here.

        Hotels and charters stand in large cities amid others, bounties wait in remote ones; of each kind
        those bring most that are hardest to come by.
        """
        busy = sorted(self._large, key=lambda city: (-city.cubes, -self._crowd[city], city))
        lonely = sorted(self._large, key=lambda city: (self._crowd[city], city.cubes, city))
        found = [dict(card) for card in printed]
        for effect, cities in (("hotel", busy), ("charter", busy[1:]), ("delivery", lonely)):
            cards = [card for card in found if card["effect"] == effect and "city" in card]
            # The most points for the loneliest: hotels are given out from the least.
            cards.sort(key=lambda card: card["points"] if effect == "hotel" else -card["points"])
            for card, city in zip(cards, cities, strict=False):
                card["city"] = city.name
        return found


def _joined(lines: Sequence[Mapping[str, Any]], a: City, b: City) -> bool:
    """Whether there is a line between two cities."""
    return any(set(line["ends"]) == {a.name, b.name} for line in lines)
