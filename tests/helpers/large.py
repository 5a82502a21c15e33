"""Boards and files that are larger than any that plays, and the largest that are allowed."""

from __future__ import annotations

import copy
import random
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import combinations
from typing import Any, Final

from assets import asset
from game.rules.boards import BoardFile, read_toml

OPEN_GROUND: Final = {"american_rails": "P", "railways_of_north_america": "."}
"""The letter of plain land on the maps of hexes, by game."""


@contextmanager
def quickly(seconds: float) -> Iterator[None]:
    """Fail if what is done meanwhile takes more processor time than this."""
    before = time.process_time()
    yield
    assert time.process_time() - before < seconds


def board_of(key: str) -> BoardFile:
    """Return the game's own board without its look."""
    return read_toml(asset("boards", f"{key}.toml"))


def padded(key: str, columns: int, rows: int, cities: int = 0) -> BoardFile:
    """Return a game's own map of hexes, padded with plain land, and with further towns up to `cities`."""
    data = copy.deepcopy(board_of(key))
    land = OPEN_GROUND[key]
    lines = [line.ljust(columns, land) for line in data["grid"]["rows"]]
    lines += [land * len(lines[0])] * (rows - len(lines))
    if "snow_line" in data["grid"]:
        data["grid"]["snow_line"] = (data["grid"]["snow_line"] + [0] * columns)[: len(lines[0])]
        data["setup"]["goods"] = dict.fromkeys(data["setup"]["goods"], 200)
    data["grid"]["rows"] = _with_towns(key, data, lines, cities)
    return data


def _with_towns(key: str, data: BoardFile, lines: list[str], cities: int) -> list[str]:
    taken = {tuple(city["hex"]) for city in data["cities"]}
    letters = [list(line) for line in lines]
    free = [
        (column, row)
        for row, line in enumerate(lines)
        for column, letter in enumerate(line)
        if letter == OPEN_GROUND[key] and (column, row) not in taken
    ]
    count = max(0, cities - len(data["cities"]))
    for number, (column, row) in enumerate(random.Random(3).sample(free, count)):
        town: dict[str, Any] = {"name": f"Town {number}", "hex": [column, row]}
        if key == "american_rails":
            letters[row][column] = "C"
            town |= {"full": 3, "shared": 2}
        else:
            town |= {"colour": "grey", "cubes": 1}
        data["cities"].append(town)
    return ["".join(line) for line in letters]


def network(cities: int, links: int) -> BoardFile:
    """Return the own board of New England Railways with further cities and links, drawn at random."""
    data = copy.deepcopy(board_of("new_england_railways"))
    for number in range(len(data["cities"]), cities):
        place = [number * 37 % 1000, number * 53 % 900]
        demand = data["cities"][number % 20]["demand"]
        data["cities"].append({"name": f"Town {number}", "demand": demand, "at": place})
    known = {frozenset(link["ends"]) for link in data["links"]}
    pairs = combinations([city["name"] for city in data["cities"]], 2)
    free = [pair for pair in pairs if frozenset(pair) not in known]
    for ends in random.Random(1).sample(free, max(0, links - len(data["links"]))):
        data["links"].append({"ends": list(ends), "number": 5})
    return data
