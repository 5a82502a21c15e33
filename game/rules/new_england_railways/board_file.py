"""The schema of the board files of New England Railways.

>>> from game.rules.boards import read_board
>>> data = read_board("new_england_railways", BoardData)
>>> data.loans.unit, data.cities[0].name
(10, 'Albany')
"""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta, Struct

from game.rules.boards import BoardHeader, Key, Name, Titles

MAXIMUM_FIGURE: Final = 9999
"""The maximum of any figure of a board, because players choose amounts dollar by dollar."""

MAXIMUM_CITIES: Final = 60
"""The greatest number of cities; the program's boards have 20."""
MAXIMUM_LINKS: Final = 120
"""The greatest number of links; the program's boards have up to 32."""
MAXIMUM_ROUTES: Final = 20_000
"""The greatest number of routes that a cube could ever take; the program's boards have up to 1,700. They grow
with the fifth power of the links that meet in a city."""

Count = Annotated[int, Meta(ge=0, le=MAXIMUM_FIGURE)]
Positive = Annotated[int, Meta(ge=1, le=MAXIMUM_FIGURE)]
Pieces = Annotated[int, Meta(ge=1, le=999)]


class SetupData(Struct, forbid_unknown_fields=True):
    """The section ``[setup]``."""

    money: Count
    cubes: Annotated[dict[Name, Pieces], Meta(max_length=12)]
    locomotives_per_player: Annotated[int, Meta(ge=0, le=200)]
    links_offered: dict[int, Positive]
    first_cubes: Annotated[list[Key], Meta(max_length=200)]
    first_links: Annotated[list[tuple[Key, Key]], Meta(max_length=MAXIMUM_LINKS)]


class LoanData(Struct, forbid_unknown_fields=True):
    """The section ``[loans]``, in dollars."""

    unit: Positive
    service_per_unit: Positive
    most_at_once: Positive


class CityData(Struct, frozen=True, forbid_unknown_fields=True):
    """One ``[[cities]]``: the color it demands, and its place on a board of 1000 by 900."""

    name: Name
    demand: Key
    at: tuple[Annotated[int, Meta(ge=0, le=1000)], Annotated[int, Meta(ge=0, le=900)]]


class LinkData(Struct, frozen=True, forbid_unknown_fields=True):
    """One ``[[links]]``."""

    ends: tuple[Key, Key]
    number: Annotated[int, Meta(ge=1, le=12)]


class GrowthData(Struct, forbid_unknown_fields=True):
    """The section ``[growth]``."""

    cards: Annotated[
        list[Annotated[list[Key], Meta(min_length=1, max_length=20)]], Meta(min_length=1, max_length=200)
    ]


class BoardData(Struct, forbid_unknown_fields=True):
    """The whole board file."""

    board: BoardHeader
    setup: SetupData
    loans: LoanData
    cities: Annotated[list[CityData], Meta(max_length=MAXIMUM_CITIES)]
    links: Annotated[list[LinkData], Meta(max_length=MAXIMUM_LINKS)]
    growth: GrowthData
    titles: Titles = {}
