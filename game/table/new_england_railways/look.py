"""The look of the board: the positions of names, cubes and engines, and the country around them."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from game.rules.boards import BoardError, convert_board
from game.rules.new_england_railways.board import Board
from game.rules.new_england_railways.steps import NONE
from game.rules.validation import BoardErrorCode
from game.table.boards.printed import At, Outline, Part, Place, Points, Words, check_names

PRINTED: Final = 0.875
"""The units of the sheet per unit of the country."""
WIDTH: Final = 1000
"""The width of the part of the country that contains the cities."""
_MARGIN: Final = 160
"""The margin for a city's name between the city and the edge of the country."""
_NUMBER_AT: Final = 0.36
_ENGINE_AT: Final = 0.64
"""The default positions of a link's number and locomotive, as fractions of its line."""


class TownLook(Struct, forbid_unknown_fields=True):
    """One of the ``[[towns]]``: its name and its cubes, in units from the city's center."""

    name: str
    label: Place
    side: Literal["l", "c", "r"]
    cubes: Literal["under", "after", "at"]
    row: tuple[At, At, Literal[-1, 1]] = (0.0, 0.0, 1)
    """The position of the first cube in a row, and its direction, 1 or -1; for cubes "at" a position."""
    most: Annotated[int, Meta(ge=1, le=100)] = 4
    """The maximum number of cubes in a row; others are placed in a row below."""


class LinkLook(Struct, forbid_unknown_fields=True):
    """One of the ``[[links]]``: its bend in units; number and locomotive as fractions of its line."""

    ends: tuple[str, str]
    bend: At
    number: Part
    engine: Part
    engine_shift: Place = (0.0, 0.0)
    number_shift: Place = (0.0, 0.0)


class ShoreData(Struct, forbid_unknown_fields=True):
    """The section ``[shores]``."""

    coast: Outline
    islands: list[Outline]
    lakes: list[Outline]
    rivers: list[Annotated[list[Place], Meta(min_length=2)]]
    hills: list[Place]


Shade = Annotated[int, Meta(ge=0, le=255)]
"""The level of red, green or blue in a color."""


class StateData(Struct, forbid_unknown_fields=True):
    """One of the ``[[states]]``."""

    tint: tuple[Shade, Shade, Shade]
    border: Outline


class Lettering(Struct, forbid_unknown_fields=True):
    """One line of ``[[lettering]]``: a state's name in capitals, or a water's in italics."""

    kind: Literal["state", "water"]
    words: Words
    at: Place
    points: Points


class BoardLook(Struct, forbid_unknown_fields=True):
    """The whole file."""

    towns: list[TownLook]
    links: list[LinkLook]
    shores: ShoreData
    states: list[StateData]
    lettering: list[Lettering]


class Look:
    """The look of a board: its country, its lettering, and the positions of names, cubes and engines."""

    def __init__(self, board: Board, data: BoardLook, name: str = "look") -> None:
        """Create the look. Raises `BoardError`, naming `name`, if it does not fit the board."""
        self.shores = data.shores
        self.states = data.states
        self.lettering = data.lettering
        self.towns = _town_looks(board, data, name)
        """The look of each city of the board."""
        self.links = _link_looks(board, data, name)
        """The look of each link of the board."""


def _town_looks(board: Board, data: BoardLook, name: str) -> list[TownLook]:
    by_name = {town.name: town for town in data.towns}
    check_names(by_name, board.city_numbers, name, "towns")
    return [by_name.get(city.name) or _usual_town(board, number) for number, city in enumerate(board.cities)]


def _usual_town(board: Board, city: int) -> TownLook:
    """Return a default look: the name on the side where fewer links leave the city, the cubes under it."""
    x, _ = board.cities[city].at
    ends = [board.cities[_other_end(board, link, city)].at[0] for link in board.links_of[city]]
    to_the_right = sum(1 if there > x else -1 for there in ends)
    if x < _MARGIN or (to_the_right < 0 and x < WIDTH - _MARGIN):
        return TownLook(board.cities[city].name, (24, 0), "l", "under")
    return TownLook(board.cities[city].name, (-24, 0), "r", "under")


def _other_end(board: Board, link: int, city: int) -> int:
    ends = board.links[link]
    return ends.b if ends.a == city else ends.a


def _link_looks(board: Board, data: BoardLook, name: str) -> list[LinkLook]:
    found: dict[int, LinkLook] = {}
    for link in data.links:
        pair = [board.city_numbers.get(end, NONE) for end in link.ends]
        if (pair[0], pair[1]) not in board.link_between:
            raise BoardError(name, "links", BoardErrorCode.NO_LINK(found="-".join(link.ends)))
        found[board.link_between[pair[0], pair[1]]] = link
    return [found.get(number) or _usual_link(board, number) for number in range(len(board.links))]


def _usual_link(board: Board, link: int) -> LinkLook:
    """Return a default look: slightly curved, its number in the middle, its locomotive nearer to an end."""
    ends = board.links[link]
    a, b = board.cities[ends.a], board.cities[ends.b]
    way = 1 if (ends.a + ends.b) % 2 else -1
    bend = 0.03 * math.dist(a.at, b.at) * PRINTED * way
    return LinkLook((a.name, b.name), bend, _NUMBER_AT, _ENGINE_AT)


@lru_cache(maxsize=8)
def look_of(board: Board) -> Look:
    """Return the look from the file next to a board's; an open country for a board without one.

    Raises `BoardError` if the file is damaged or does not fit the board.
    """
    if board.look is None:
        return Look(board, _open_country())
    return Look(board, convert_board(board.look.data, BoardLook, board.look.name), board.look.name)


def _open_country() -> BoardLook:
    """Return land around all possible city positions, with sea under the cards."""
    coast: list[Place] = [(-90, -80), (1010, -80), (985, 300), (965, 600), (985, 990), (-90, 990)]
    return BoardLook([], [], ShoreData(coast, [], [], [], []), [], [])
