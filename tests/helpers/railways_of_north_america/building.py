"""Positions of Railways of North America for tests, told in words: cities, colours and cards by name."""

import random
from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise
from typing import Any

from game.rules.contract import Data, Event
from game.rules.hexgrid import DIRECTIONS, neighbors
from game.rules.railways_of_north_america import GAME, RailwaysOfNorthAmericaState
from game.rules.railways_of_north_america.events import TileLaid
from game.rules.railways_of_north_america.steps import ACTION, NONE
from tests.helpers.play import play

BOARD = GAME.board
NAMES = ["Ann", "Ben", "Cleo", "Dan", "Eve"]
"""The seats' names, from seat 0."""

BARONS = {
    "Ann": ("George Stephen", "William Van Horne"),
    "Ben": ("James J. Hill", "Charles M. Hays"),
    "Cleo": ("William Mackenzie", "Hugh Allan"),
    "Dan": ("Thomas Shaughnessy", "Robert Reid"),
    "Eve": ("Donald Smith", "Sandford Fleming"),
}
"""The barons that each seat is dealt, the one it keeps first, where a test tells nothing else."""

CHAIN = ("Windsor", "London", "Toronto", "Kingston", "Ottawa", "Montreal", "Quebec")

_PLACES = {BOARD.hex_name(number): number for number in range(len(BOARD.hexes))}


def city(name: str) -> int:
    """A city's number."""
    return BOARD.city_numbers[name]


def place(name: str) -> int:
    """The number of a city's hex, or of a hex "column,row"."""
    return _PLACES[name]


def colour(name: str) -> int:
    """A colour's number; -1 for "grey"."""
    return NONE if name == "grey" else BOARD.colours.index(name)


def card(name: str) -> int:
    """An operations card's number."""
    return [printed.name for printed in BOARD.operations].index(name)


def baron(name: str) -> int:
    """A baron's number."""
    return [printed.name for printed in BOARD.barons].index(name)


def line(name: str) -> int:
    """A major line's number."""
    return [printed.name for printed in BOARD.major_lines].index(name)


def side(name: str) -> int:
    """A side's number."""
    return DIRECTIONS.index(name)


def track(owner: str, start: str, *sides: str) -> Data:
    """A track as data: out of a city by the first side, out of each tile by the next."""
    row = BOARD.hexes[place(start)]
    tiles = []
    for before, leave in pairwise(sides):
        row = neighbors(row)[side(before)]
        tiles.append([BOARD.hex_at[row], (side(before) + 3) % 6, side(leave)])
    return {"owner": NAMES.index(owner), "city": city(start), "side": side(sides[0]), "tiles": tiles}


def route(owner: str, start: str, end: str, taken: Iterable[int] = ()) -> Data:
    """The shortest track from one city to another over hexes that are not `taken`, no ferry hexes."""
    blocked = set(taken) | {place(found.name) for found in BOARD.cities}
    blocked |= {number for number, kind in enumerate(BOARD.terrain) if kind == "F"}
    home, goal = BOARD.hexes[place(start)], BOARD.hexes[place(end)]
    waiting: list[tuple[tuple[int, int], int, list[list[int]], int]] = [
        (there, (leave + 3) % 6, [], leave) for leave, there in enumerate(neighbors(home))
    ]
    seen = set()
    for here, enter, tiles, first in waiting:
        number = BOARD.hex_at.get(here)
        if number is None or number in blocked or (here, enter) in seen:
            continue
        seen.add((here, enter))
        for turn in (3, 2, 4):
            leave = (enter + turn) % 6
            there = neighbors(here)[leave]
            longer = [*tiles, [number, enter, leave]]
            if there == goal:
                return {"owner": NAMES.index(owner), "city": city(start), "side": first, "tiles": longer}
            waiting.append((there, (leave + 3) % 6, longer, first))
    raise ValueError(f"no way from {start} to {end}")


def links(*told: tuple[str, ...] | Data) -> list[Data]:
    """Finished links: each an owner and two cities, or an owner and more cities for a chain of links."""
    found: list[Data] = []
    for link in told:
        if isinstance(link, dict):
            found.append(link)
            continue
        owner, *cities = link
        for start, end in pairwise(cities):
            found.append(route(owner, start, end, (tile[0] for other in found for tile in other["tiles"])))
    return found


def position(players: int = 3, **told: Any) -> RailwaysOfNorthAmericaState:
    """The position of `position_data`."""
    return GAME.restore(position_data(players, **told))


def position_data(
    players: int = 3,
    *,
    cubes: Mapping[str, Sequence[str]] | None = None,
    display: Mapping[str, int] | None = None,
    deck: Mapping[str, int] | None = None,
    hands: Mapping[str, Mapping[str, int]] | None = None,
    barons: Mapping[str, str] | None = None,
    demand: Mapping[str, str] | None = None,
    claimed: Mapping[str, str] | None = None,
    empty: Iterable[str] = (),
    **fields: Any,
) -> Data:
    """The first round of turn 2, Ann to act, no cubes or cards but those told.

    The cubes that are given come from the bag; `hands` and `barons` (the ones kept) are by seats'
    names. `fields` go into the data as they are.
    """
    data = GAME.new_game(players, {}, random.Random(1)).to_data()
    data |= {"turn_number": 2, "first": 0, "turn": 0, "step": ACTION}
    kept = {name: (barons or {}).get(name, BARONS[name][0]) for name in NAMES[:players]}
    spare = [name for name in (found.name for found in BOARD.barons) if name not in kept.values()]
    data["kept"] = [baron(name) for name in kept.values()]
    data["dealt"] = [[baron(name), baron(spare.pop())] for name in kept.values()]
    data["bag"] = list(BOARD.goods)
    data["cubes"] = [[0] * len(BOARD.colours) for _ in BOARD.cities]
    for name, waiting in (cubes or {}).items():
        for found in waiting:
            data["cubes"][city(name)][colour(found)] += 1
            data["bag"][colour(found)] -= 1
    for key, counts in (("display", display), ("deck", deck)):
        data[key] = [0] * len(BOARD.operations)
        for name, count in (counts or {}).items():
            data[key][card(name)] = count
    for seat, held in (hands or {}).items():
        for name, count in held.items():
            data["held"][NAMES.index(seat)][card(name)] = count
    for name, found in (demand or {}).items():
        data["demand"][city(name)] = colour(found)
    for name, seat in (claimed or {}).items():
        data["claimed"][line(name)] = NAMES.index(seat)
    data["empty"] = sorted(city(name) for name in empty)
    return data | fields


def counts(row: Iterable[int]) -> dict[str, int]:
    """A row of numbers by operations card as names and numbers, without the zeros."""
    return {BOARD.operations[number].name: count for number, count in enumerate(row) if count}


def build(state: RailwaysOfNorthAmericaState, *texts: str) -> list[Event]:
    """Choose to build, and play on."""
    return play(state, "choose build", *texts)


def costs(events: Sequence[Event]) -> list[int]:
    """What each tile cost."""
    return [event.cost for event in events if isinstance(event, TileLaid)]


def spent(state: RailwaysOfNorthAmericaState, seat: int = 0) -> int:
    """Dollars that a seat without cash at first has paid."""
    return 5000 * state.bonds[seat] - state.cash[seat]


def cubes(state: RailwaysOfNorthAmericaState, name: str) -> list[str]:
    """The colours that wait in a city."""
    return [BOARD.colours[number] for number in state.cubes_at(city(name))]


def chain(*owners: str, **fields: Any) -> RailwaysOfNorthAmericaState:
    """The cities of `CHAIN` joined by links of these owners."""
    told = [(owner, *CHAIN[i : i + 2]) for i, owner in enumerate(owners)]
    return position(links=links(*told), **fields)
