"""The sections of the board file of New England Railways, as they are written.

>>> from game.rules.boards import read_board
>>> data = read_board("new_england_railways", BoardData)
>>> data.loans.unit, data.cities[0].name
(10, 'Albany')
"""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta, Struct

from game.rules.boards import BoardHead, Name, Titles

MOST: Final = 9999
"""No figure of a board is larger: players choose amounts dollar by dollar."""

Count = Annotated[int, Meta(ge=0, le=MOST)]
Positive = Annotated[int, Meta(ge=1, le=MOST)]


class SetupData(Struct, forbid_unknown_fields=True):
    """The section ``[setup]``."""

    money: Count
    cubes: dict[Name, Positive]
    locomotives_per_player: Count
    links_offered: dict[int, Positive]
    first_cubes: list[str]
    first_links: list[tuple[str, str]]


class LoanData(Struct, forbid_unknown_fields=True):
    """The section ``[loans]``, in dollars."""

    unit: Positive
    service_per_unit: Positive
    most_at_once: Positive


class CityData(Struct, frozen=True, forbid_unknown_fields=True):
    """One ``[[cities]]``: the colour it demands, and its place on a board of 1000 by 900."""

    name: Name
    demand: str
    at: tuple[Annotated[int, Meta(ge=0, le=1000)], Annotated[int, Meta(ge=0, le=900)]]


class LinkData(Struct, frozen=True, forbid_unknown_fields=True):
    """One ``[[links]]``."""

    ends: tuple[str, str]
    number: Annotated[int, Meta(ge=1, le=12)]


class GrowthData(Struct, forbid_unknown_fields=True):
    """The section ``[growth]``."""

    cards: Annotated[list[Annotated[list[str], Meta(min_length=1)]], Meta(min_length=1)]


class BoardData(Struct, forbid_unknown_fields=True):
    """The whole board file."""

    board: BoardHead
    setup: SetupData
    loans: LoanData
    cities: list[CityData]
    links: list[LinkData]
    growth: GrowthData
    titles: Titles = {}
