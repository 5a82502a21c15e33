"""The schema of the board files of American Rails.

>>> from game.rules.boards import read_board
>>> data = read_board("american_rails", BoardData)
>>> data.cost.mountain, data.companies[0].name
(5, 'American')
"""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from game.rules.boards import BoardHeader, Key, Name, Titles
from game.rules.hexgrid import Spot

MAXIMUM_FIGURE: Final = 9999
"""The maximum of any figure of a board, because players choose amounts dollar by dollar."""

MAXIMUM_HEXES: Final = 1600
"""The greatest number of hexes with those that are no land, such as 40 by 40; the program's boards have up to
360. A map of this size opens in a tenth of a second of processor time, its first picture takes a quarter."""
MAXIMUM_SIDE: Final = 100
"""The greatest number of rows, and of hexes in a row."""
MAXIMUM_CITIES: Final = 200
"""The greatest number of cities; the program's boards have up to 39."""

Count = Annotated[int, Meta(ge=0, le=MAXIMUM_FIGURE)]
Positive = Annotated[int, Meta(ge=1, le=MAXIMUM_FIGURE)]
Pieces = Annotated[int, Meta(ge=1, le=999)]
Shares = Annotated[int, Meta(ge=1, le=20)]
Price = Annotated[int, Meta(ge=1, le=99)]
Colour = Literal["white", "grey", "green", "yellow", "red", "blue", "black", "purple"]
"""The colors in which there are cubes and shares."""


class GridData(Struct, forbid_unknown_fields=True):
    """The section ``[grid]`` of the board file."""

    orientation: Literal["pointy-top"]
    offset: Literal["odd-r"]
    rows: Annotated[list[Annotated[str, Meta(max_length=MAXIMUM_SIDE)]], Meta(max_length=MAXIMUM_SIDE)]


class CostData(Struct, forbid_unknown_fields=True):
    """The section ``[cost]``: dollars for a cube in an empty hex."""

    plains: Price
    city: Price
    forest: Price
    mountain: Price


class ActionData(Struct, forbid_unknown_fields=True):
    """The section ``[actions]``: the rows of the action track from the top."""

    rows: Annotated[list[Key], Meta(max_length=20)]


class BonusData(Struct, forbid_unknown_fields=True):
    """The section ``[bonus]``: income for the special connections."""

    income: Count
    pairs: Annotated[list[tuple[Key, Key]], Meta(max_length=30)]


class SetupData(Struct, forbid_unknown_fields=True):
    """The section ``[setup]``."""

    years: tuple[Count, Count]
    development_markers: Annotated[int, Meta(ge=0, le=999)]
    minimum_bid: Positive
    money: dict[int, Count]
    exhausted_supplies_to_end: dict[int, Positive]


class Company(Struct, frozen=True, forbid_unknown_fields=True):
    """A railroad company: its color's name, its cubes (one goes to the income track) and shares."""

    name: Name
    colour: Colour
    cubes: Pieces
    shares: Shares


class CityData(Struct, forbid_unknown_fields=True):
    """One ``[[cities]]`` of the board file."""

    name: Name
    hex: Spot
    full: Count
    shared: Count
    hub: bool = False


class BoardData(Struct, forbid_unknown_fields=True):
    """The whole board file."""

    board: BoardHeader
    grid: GridData
    cost: CostData
    actions: ActionData
    bonus: BonusData
    setup: SetupData
    companies: Annotated[list[Company], Meta(max_length=12)]
    cities: Annotated[list[CityData], Meta(max_length=MAXIMUM_CITIES)]
    titles: Titles = {}
