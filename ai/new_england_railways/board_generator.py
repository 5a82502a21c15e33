"""Generate random countries of towns and links for New England Railways.

>>> import random
>>> data = draft(random.Random(7), "7")
>>> len(data["cities"]), len(data["links"]), len(data["growth"]["cards"])
(20, 30, 30)
"""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from itertools import combinations
from typing import Any, Final

from ai.boards.generator import Bounds, Generator
from ai.boards.geometry import apart, crosses, passes
from ai.boards.lettering import FIGURE_AT, lettered
from ai.boards.names import town_names
from game.rules.boards import LOOK, BoardFile
from game.rules.hexgrid import Spot

BOUNDS: Final = {
    3: Bounds(periods=(11.0, 19.0), scores=(130.0, 290.0)),
    4: Bounds(periods=(8.0, 14.0), scores=(90.0, 200.0)),
}
"""The limits by number of players, from the program's own two boards."""

TOWNS: Final = 20
LINKS: Final = 30
CARDS: Final = LINKS
"""The number of growth cards, one for each link."""
COLOURS: Final = ("blue", "purple", "red", "yellow")
LAND: Final = (50, 60, 830, 840)
"""The area of towns: left, top, right, bottom, on a board of 1000 by 900."""
BETWEEN: Final = 112.0
"""The minimum distance between two towns."""
CLEAR: Final = 46.0
"""The minimum distance between a link and other towns."""
STEP: Final = 29.0
"""The length of a link that makes building one point harder."""
EASIEST, HARDEST = 3, 11
RIDGE: Final = 2
"""How much harder a link across the hills is."""
BESIDE: Final = 0.3
"""The distance of a locomotive from the figure of its link, as a fraction of the link."""
MOST_AT_A_TOWN: Final = 5
"""The maximum number of links of a town."""


def draft(chance: random.Random, name: str) -> BoardFile:
    """Return a random board; `name` distinguishes it from others."""
    names = town_names(chance, TOWNS)
    spots, pairs = _country(chance)
    hills = _hills(chance, spots)
    demands = _demands(chance, pairs)
    links = sorted((a, b, _number(spots[a], spots[b], hills)) for a, b in pairs)
    degrees = [sum(town in pair for pair in pairs) for town in range(TOWNS)]
    busiest = sorted(range(TOWNS), key=lambda town: (-degrees[town], town))
    easiest = sorted(links, key=lambda link: (link[2], link[0], link[1]))
    return {
        "board": {
            "game": "new_england_railways",
            "title": f"{names[busiest[0]]} & {names[busiest[1]]} ({name})",
        },
        "setup": {
            "money": 10,
            "cubes": {"blue": 12, "purple": 12, "red": 11, "yellow": 11},
            "locomotives_per_player": 12,
            "links_offered": {"3": 2, "4": 3, "5": 4, "6": 5},
            "first_cubes": [names[town] for town in (*busiest[2:9], *busiest[:2], *busiest[:2])],
            "first_links": [[names[a], names[b]] for a, b, _ in easiest[:5]],
        },
        "loans": {"unit": 10, "service_per_unit": 2, "most_at_once": 100},
        "cities": [
            {"name": names[town], "demand": COLOURS[demands[town]], "at": list(spots[town])}
            for town in range(TOWNS)
        ],
        "links": [{"ends": [names[a], names[b]], "number": number} for a, b, number in links],
        "growth": {"cards": [[names[a], names[b]] for a, b in _cards(chance, pairs)]},
        LOOK: _look(chance, names, spots, pairs, hills),
    }


def _country(chance: random.Random) -> tuple[list[Spot], list[tuple[int, int]]]:
    """Return towns and the links that join them; other towns if there is no room for enough."""
    while True:
        spots = _towns(chance)
        pairs = _links(spots)
        if len(pairs) == LINKS and _is_one(pairs):
            return spots, pairs


def _is_one(pairs: Sequence[tuple[int, int]]) -> bool:
    """Return whether links join all towns."""
    reached, edge = {0}, {0}
    while edge:
        edge = {a + b - town for town in edge for a, b in pairs if town in (a, b)} - reached
        reached |= edge
    return len(reached) == TOWNS


def _towns(chance: random.Random) -> list[Spot]:
    """Return towns scattered over the land, none too near to another."""
    left, top, right, bottom = LAND
    while True:
        found: list[Spot] = []
        for _ in range(3000):
            spot = chance.randint(left, right), chance.randint(top, bottom)
            if all(math.dist(spot, other) >= BETWEEN for other in found):
                found.append(spot)
            if len(found) == TOWNS:
                return found


def _hills(chance: random.Random, spots: Sequence[Spot]) -> list[Spot]:
    """Return a range of hills from one end of the land to the other, clear of the towns."""
    left, top, right, bottom = LAND
    x, drift = chance.randint(left + 150, right - 250), chance.randint(-4, 4)
    found: list[Spot] = []
    for y in range(top - 30, bottom, 26):
        x += drift + chance.randint(-14, 14)
        row = [(x + 30 * side + chance.randint(-8, 8), y + chance.randint(-6, 6)) for side in (-1, 0, 1)]
        found += [hill for hill in row if all(math.dist(hill, spot) > CLEAR for spot in spots)]
    return found


def _links(spots: Sequence[Spot]) -> list[tuple[int, int]]:
    """Return the shortest links that join all towns without crossing, then further short ones."""
    pairs = sorted(combinations(range(TOWNS), 2), key=lambda pair: (_far(spots, pair), pair))
    found: list[tuple[int, int]] = []
    parts = list(range(TOWNS))
    for joining in (True, False):
        for a, b in pairs:
            if len(found) == LINKS:
                break
            if (a, b) in found or (joining and parts[a] == parts[b]) or not _fits(spots, found, (a, b)):
                continue
            found.append((a, b))
            parts = [parts[a] if part == parts[b] else part for part in parts]
    return found


def _far(spots: Sequence[Spot], pair: tuple[int, int]) -> float:
    return math.dist(spots[pair[0]], spots[pair[1]])


def _fits(spots: Sequence[Spot], links: Sequence[tuple[int, int]], pair: tuple[int, int]) -> bool:
    """Return whether a link crosses no other, passes no town closely, and has room at its ends."""
    a, b = pair
    for c, d in links:
        shared = {a, b} & {c, d}
        if not shared and crosses(spots[a], spots[b], spots[c], spots[d]):
            return False
        if len(shared) == 1:
            (middle,) = shared
            one, other = (a + b - middle), (c + d - middle)
            if not apart(spots[middle], spots[one], spots[other]):
                return False
    if any(sum(end in link for link in links) >= MOST_AT_A_TOWN for end in pair):
        return False
    others = (spots[town] for town in range(TOWNS) if town not in pair)
    return all(passes(spots[a], spots[b], spot) >= CLEAR for spot in others)


def _number(a: Spot, b: Spot, hills: Sequence[Spot]) -> int:
    """Return the number that two dice must reach to build a link."""
    over = sum(passes(a, b, hill) < CLEAR / 2 for hill in hills) >= 2
    return max(EASIEST, min(HARDEST, round(math.dist(a, b) / STEP) + (RIDGE if over else 0)))


def _demands(chance: random.Random, pairs: Sequence[tuple[int, int]]) -> list[int]:
    """Return a color for each town, equally many of each, different for neighbors where possible."""
    found = [town % len(COLOURS) for town in range(TOWNS)]
    chance.shuffle(found)

    def alike(demands: Sequence[int]) -> int:
        return sum(demands[a] == demands[b] for a, b in pairs)

    for _ in range(600):
        a, b = chance.sample(range(TOWNS), 2)
        other = found.copy()
        other[a], other[b] = found[b], found[a]
        if alike(other) <= alike(found):
            found = other
    return found


def _cards(chance: random.Random, pairs: Sequence[tuple[int, int]]) -> list[tuple[int, int]]:
    """Return growth cards: pairs of towns with no link between them, each town equally often."""
    while True:
        left = [2 * CARDS // TOWNS] * TOWNS
        found: set[tuple[int, int]] = set()
        while len(found) < CARDS:
            a = max((left[town], chance.random(), town) for town in range(TOWNS))[2]
            near = {a} | {c + d - a for c, d in (*pairs, *found) if a in (c, d)}
            others = [town for town in range(TOWNS) if left[town] and town not in near]
            if not others:
                break
            b = chance.choice(others)
            found.add((min(a, b), max(a, b)))
            left[a] -= 1
            left[b] -= 1
        else:
            return sorted(found)


def _look(
    chance: random.Random,
    names: Sequence[str],
    spots: Sequence[Spot],
    pairs: Sequence[tuple[int, int]],
    hills: Sequence[Spot],
) -> dict[str, Any]:
    """Return how the country is printed: a coast in the east, hills, and names on the free sides of towns."""
    coast = [[-90, -80]]
    for y in range(-80, 1000, 60):
        reach = max((x for x, there in spots if abs(there - y) < 110), default=LAND[2])
        coast.append([max(LAND[2] - 60, reach + 40) + chance.randint(0, 60), y])
    coast += [[coast[-1][0], 1000], [-90, 1000]]
    labels, figures = lettered(names, spots, pairs)
    towns = [
        {"name": name, "label": list(label), "side": side, "cubes": "under"}
        for name, (label, side) in zip(names, labels, strict=True)
    ]
    links = [
        {"ends": [names[a], names[b]], "bend": 0.0, "number": figure, "engine": _beside(figure)}
        for (a, b), figure in zip(pairs, figures, strict=True)
        if figure != FIGURE_AT
    ]
    heights = [list(hill) for hill in hills]
    shores = {"coast": coast, "islands": [], "lakes": [], "rivers": [], "hills": heights}
    return {"towns": towns, "links": links, "shores": shores, "states": [], "lettering": []}


def _beside(figure: float) -> float:
    """Return the position of the locomotive on a link whose figure has moved."""
    return round(figure + BESIDE if figure < 0.5 else figure - BESIDE, 2)


GENERATOR: Final = Generator(draft, BOUNDS, games=200)
