"""Positions of American Rails for tests, told in the words of the board: companies and cities by name."""

import random
from collections.abc import Iterable, Mapping
from typing import Any

from game.rules.american_rails import GAME, AmericanRailsState
from game.rules.american_rails.steps import CHOOSE, COLUMNS, NONE
from game.rules.contract import Data

BOARD = GAME.board
COMPANIES = [company.name for company in BOARD.companies]
SEATS = {"Rick": 0, "Mike": 1, "Mary": 2, "Ann": 3, "Bob": 4}
"""The names of the rulebook's examples, and two more."""
NAMES = list(SEATS)

_PLACES = {BOARD.hex_name(number): number for number in range(len(BOARD.hexes))}


def company(name: str) -> int:
    """A company's number."""
    return COMPANIES.index(name)


def place(name: str) -> int:
    """The number of a city, or of a hex "column,row"."""
    return _PLACES[name]


def region(start: str, count: int) -> list[str]:
    """Return connected hexes, from a city outward."""
    found = [place(start)]
    for here in found:
        near = [at for at in BOARD.neighbors[here] if at not in found]
        found += near[: count - len(found)]
    return [BOARD.hex_name(at) for at in found]


def row(key: str) -> int:
    """The number of a row of the action track."""
    return BOARD.rows.index(key)


def preparation(players: int = 3, banker: int = 0, absent: str | None = None) -> AmericanRailsState:
    """The opening with a known banker; of three players' companies "Liberty" is absent unless named."""
    return GAME.restore(_opening(players, banker, absent))


def position(players: int = 3, **told: Any) -> AmericanRailsState:
    """The position of `position_data`."""
    return GAME.restore(position_data(players, **told))


def full_map(**told: Any) -> AmericanRailsState:
    """A game for four with no city free: between them American and National are in all."""
    cities = [city.name for city in BOARD.cities]
    return position(
        4,
        cash=[20, 30, 20, 20],
        shares={"Rick": {"American": 1, "National": 1}},
        track={"American": cities[:19], "National": cities[19:]},
        **told,
    )


def position_data(
    players: int = 3,
    *,
    absent: str | None = None,
    cash: Iterable[int] | None = None,
    treasury: Mapping[str, int] | None = None,
    shares: Mapping[str, Mapping[str, int]] | None = None,
    track: Mapping[str, Iterable[str]] | None = None,
    houses: Iterable[str] = (),
    removed: Mapping[str, int] | None = None,
    order: Iterable[str] | None = None,
    **fields: Any,
) -> Data:
    """The first action phase of a year, the first player to choose.

    `shares` are held by seats' names; a company's other shares are in its supply, but for those
    `removed`. `fields` go into the data as they are.
    """
    data = _opening(players, 0, absent)
    seats = list(range(players)) if order is None else [SEATS[name] for name in order]
    data |= {
        "column": 0,
        "step": CHOOSE,
        "turn": seats[0],
        "turn_order": seats,
        "order": seats,
        "put_up": [c for c in range(len(COMPANIES)) if c != data["absent"]],
    }
    if cash is not None:
        data["cash"] = list(cash)
    for name, dollars in (treasury or {}).items():
        data["treasury"][company(name)] = dollars
    for seat, held in (shares or {}).items():
        for name, count in held.items():
            data["shares"][SEATS[seat]][company(name)] += count
            data["unsold"][company(name)] -= count
    for name, count in (removed or {}).items():
        data["unsold"][company(name)] -= count
    for name, places in (track or {}).items():
        data["track"][company(name)] = sorted(place(spot) for spot in places)
    data["houses"] = sorted(place(name) for name in houses)
    return data | fields


def _opening(players: int, banker: int, absent: str | None) -> Data:
    data = GAME.new_game(players, {}, random.Random(1)).to_data()
    data |= {"banker": banker, "turn": banker, "absent": NONE}
    if players == 3:
        data["absent"] = company(absent or "Liberty")
    data["unsold"] = [
        0 if number == data["absent"] else printed.shares for number, printed in enumerate(BOARD.companies)
    ]
    return data


def markers(*columns: Mapping[str, str]) -> list[list[int]]:
    """The action track: for each column which seat is in which row ("pass": "Mary")."""
    found = [[NONE] * len(BOARD.rows) for _ in range(COLUMNS)]
    for number, column in enumerate(columns):
        for key, name in column.items():
            found[number][row(key)] = SEATS[name]
    return found
