"""How a map for American Rails that was made by chance is printed: what lies round it, names, waters.

>>> rows = ["." * 16] * 15
>>> called = [Country("Fox", "Fuchs"), Country("Salt", "Salz")]
>>> placed = look(rows, frozenset(), {"Ash": (3, 4), "Elm": (8, 4)}, called)
>>> placed["region"]["de"], placed["names"]
('DAS FUCHSLAND', {'beside': [], 'shifted': {}})
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any, Final

from ai.boards.letters import width_of
from ai.boards.names import Country
from ai.boards.relief import reached
from game.rules.boards import BoardFile
from game.rules.hexgrid import Spot

LEFT, TOP, SIZE = 40.0, 25.0, 28.0
"""Where the map begins on the sheet, and how large a hex is from its middle to a corner, in units."""
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
"""Units of the size of names in the smallest window, where they are largest."""
INCOME: Final = 25.0
"""Half of what a city's incomes take at most, in units."""
BETWEEN: Final = 4.0
EDGES: Final = (26.0, 862.0)
"""Between these units of the sheet names stand."""
SHIFTS: Final = (0.0, 0.3, -0.3, 0.6, -0.6, 0.9, -0.9, 1.2, -1.2, 1.5, -1.5)
"""How far names may stand beside the middle of their city, in sizes of a hex, best first."""

SEA_NAME: Final = ([17.72, 4.15], 16.0, 0.1)
"""Place, size and spacing of the name of the sea: north of the action track, under the compass."""
LAKE_NAME: Final = (12.0, 0.04)
"""Size and spacing of a lake's name."""
LAKE_LETTER: Final = 0.62
"""The width of a letter of a lake's name, in its sizes."""

Interval = tuple[float, float]


def look(
    rows: Sequence[str], seas: Collection[str], cities: Mapping[str, Spot], called: Sequence[Country]
) -> BoardFile | None:
    """The look of a map with so called cities; None if there is no room for a name.

    `called` is what the country, the sea and the lakes are called after.
    """
    shifted = _shifts(cities)
    if shifted is None:
        return None
    return {
        "region": called[0].printed(),
        "map": {"left": LEFT, "top": TOP, "hex": SIZE},
        "surroundings": {"rows": list(_surroundings(rows, seas))},
        "names": {"beside": [], "shifted": shifted},
        "waters": list(_waters(rows, called[1:])),
        "insets": INSETS,
    }


def _surroundings(rows: Sequence[str], seas: Collection[str]) -> Iterator[str]:
    """What lies round the map: where it does not end in a sea, country and lakes go on beyond it."""
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
    """How far beside its city's middle each name stands, where it would lie over another or over incomes."""
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
    """The names in the order of the cities that get them: the longest where there is most room.

    >>> by_room([(3, 3), (3, 4), (9, 9)], ["Longfield", "Elmton", "Oakview"])
    ['Elmton', 'Oakview', 'Longfield']
    """
    order = sorted(range(len(spots)), key=lambda city: (_room(spots[city], spots), city))
    longer = sorted(names, key=lambda name: (width_of(name), name))
    given = dict(zip(order, longer, strict=True))
    return [given[city] for city in range(len(spots))]


def _room(spot: Spot, spots: Sequence[Spot]) -> float:
    """How wide a name may be that stands right under a city, as far as the incomes of others leave room."""
    below = (abs(_middle(other) - _middle(spot)) for other in spots if other[1] == spot[1] + 1)
    return min(below, default=3 * WIDE)


def _middle(spot: Spot) -> float:
    """How far east the middle of a hex lies on the sheet."""
    return LEFT + (spot[0] + 0.5 + (spot[1] & 1) / 2) * WIDE


def _touch(a: Interval, b: Interval) -> bool:
    return a[0] < b[1] and b[0] < a[1]


def _waters(rows: Sequence[str], called: Sequence[Country]) -> Iterator[dict[str, Any]]:
    """The names of the sea and of the lakes that have room for theirs."""
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
    """The waters within the map that do not reach its edges."""
    wet = {(c, r) for r, row in enumerate(rows) for c, letter in enumerate(row) if letter == "O"}
    inner = {(c, r) for c, r in wet if 0 < c < len(rows[0]) - 1 and 0 < r < len(rows) - 1}
    while wet:
        lake = reached(min(wet), wet.__contains__)
        wet -= lake
        if lake <= inner:
            yield lake


def _row_for(lake: Collection[Spot], width: float) -> list[float] | None:
    """The middle of a lake's longest row, as column and row; None if it is too narrow for a name."""
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
