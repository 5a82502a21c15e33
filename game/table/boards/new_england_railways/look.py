"""How the board is printed: where names, cubes and engines stand, and the country round them."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta, Struct

from game.rules.boards import BoardError, read_board
from game.rules.new_england_railways import GAME

Place: TypeAlias = tuple[float, float]

PRINTED: Final = 0.875
"""Units of the sheet to one of the country."""


class TownLook(Struct, forbid_unknown_fields=True):
    """One ``[[towns]]``: its name and its cubes, measured in units from the town's middle."""

    name: str
    label: Place
    side: Literal["l", "c", "r"]
    cubes: Literal["under", "after", "at"]
    row: tuple[float, float, int] = (0.0, 0.0, 1)
    """For cubes "at" a place: where the first stands, and 1 or -1, the way the row runs."""
    most: Annotated[int, Meta(ge=1)] = 4
    """Cubes that stand side by side; others stand in a row below."""


class LinkLook(Struct, forbid_unknown_fields=True):
    """One ``[[links]]``: its bend in units; number and locomotive by their part of the way."""

    ends: tuple[str, str]
    bend: float
    number: float
    engine: float
    engine_shift: Place = (0.0, 0.0)
    number_shift: Place = (0.0, 0.0)


class ShoreData(Struct, forbid_unknown_fields=True):
    """The section ``[shores]``."""

    coast: list[Place]
    islands: list[list[Place]]
    lakes: list[list[Place]]
    rivers: list[list[Place]]
    hills: list[Place]


class StateData(Struct, forbid_unknown_fields=True):
    """One of the ``[[states]]``."""

    tint: tuple[int, int, int]
    border: list[Place]


class Lettering(Struct, forbid_unknown_fields=True):
    """One line of ``[[lettering]]``: a state's name in capitals, or a water's in italics."""

    kind: Literal["state", "water"]
    words: str
    at: Place
    points: float


class BoardLook(Struct, forbid_unknown_fields=True):
    """The whole file."""

    towns: list[TownLook]
    links: list[LinkLook]
    shores: ShoreData
    states: list[StateData]
    lettering: list[Lettering]


@cache
def board_look() -> BoardLook:
    """The look of the board. Raises `BoardError` if the file is damaged or does not fit the board."""
    look = read_board("new_england_railways_look", BoardLook)
    names = {town.name for town in look.towns}
    if names != set(GAME.board.city_numbers):
        raise BoardError("new_england_railways_look.toml", "towns", "expected each town of the board once")
    for link in look.links:
        if not names.issuperset(link.ends):
            raise BoardError("new_england_railways_look.toml", "links", "expected ends that are towns")
    return look


@cache
def town_looks() -> list[TownLook]:
    """For each city of the board how it is lettered."""
    by_name = {town.name: town for town in board_look().towns}
    return [by_name[city.name] for city in GAME.board.cities]


@cache
def link_looks() -> list[LinkLook]:
    """For each link of the board how it is drawn; links without a look of their own are a little bent."""
    board = GAME.board
    found: dict[int, LinkLook] = {}
    for link in board_look().links:
        a, b = (board.city_numbers[name] for name in link.ends)
        found[board.link_between[a, b]] = link
    for number, ends in enumerate(board.links):
        if number not in found:
            (ax, ay), (bx, by) = board.cities[ends.a].at, board.cities[ends.b].at
            run = ((ax - bx) ** 2 + (ay - by) ** 2) ** 0.5 * PRINTED
            way = 1 if (ends.a + ends.b) % 2 else -1
            pair = (board.cities[ends.a].name, board.cities[ends.b].name)
            found[number] = LinkLook(pair, 0.03 * run * way, 0.5, 0.5)
    return [found[number] for number in range(len(board.links))]
