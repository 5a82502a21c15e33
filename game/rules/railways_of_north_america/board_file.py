"""The schema of the board files of Railways of North America.

>>> from game.rules.boards import read_board
>>> data = read_board("railways_of_north_america", BoardData)
>>> data.cost.urbanize, data.setup.bond
(10000, 5000)
>>> KINDS_OF[HOTEL], CARD_KEYS[HOTEL]
(('permanent',), (('points', 'city'), ()))
"""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from game.rules.boards import BoardHeader, Key, Name, Titles
from game.rules.hexgrid import Spot

MAXIMUM_FIGURE: Final = 1_000_000
"""The greatest figure on a board, so that debts and incomes stay readable."""

MAXIMUM_HEXES: Final = 1600
"""The greatest number of hexes with those that are no land, such as 40 by 40; the program's boards have up to
646. A map of this size opens in a tenth of a second of processor time; its first picture takes two."""
MAXIMUM_SIDE: Final = 100
"""The greatest number of rows, and of hexes in a row."""
MAXIMUM_CITIES: Final = 100
"""The greatest number of cities; the program's boards have up to 50."""
MAXIMUM_CARDS: Final = 100
"""The maximum number of different cards of a type; the program's boards have up to 30."""

Count = Annotated[int, Meta(ge=0, le=MAXIMUM_FIGURE)]
Positive = Annotated[int, Meta(ge=1, le=MAXIMUM_FIGURE)]
Pieces = Annotated[int, Meta(ge=1, le=200)]

# What an operations card does.
DELIVERY, COLOURS, FERRY, TUNNEL, LAND_GRANT, EXECUTIVE, TRAIN, HOTEL, CHARTER, ENGINEERING = (
    "delivery",
    "colours",
    "ferry",
    "tunnel",
    "land_grant",
    "executive",
    "train",
    "hotel",
    "charter",
    "engineering",
)
MINES, GROWTH, NEW_INDUSTRY = "mine", "growth", "industry"

# When a card is used.
BONUS, KEEP, PERMANENT, ONCE_PER_ROUND, IMMEDIATE = (
    "bonus",
    "keep",
    "permanent",
    "once_per_round",
    "immediate",
)

# What a baron asks for.
CONNECT, CITIES, RIDGE_LINKS, SNOW_LINKS = "connect", "cities", "ridge_links", "snow_links"
FEWEST_BONDS, LONGEST_CHAIN, HIGHEST_ENGINE, MOST_CITIES, MOST_LINKS = (
    "fewest_bonds",
    "longest_chain",
    "highest_engine",
    "most_cities",
    "most_links",
)

KINDS_OF: Final[dict[str, tuple[str, ...]]] = {
    DELIVERY: (BONUS,),
    COLOURS: (BONUS,),
    FERRY: (KEEP,),
    TUNNEL: (KEEP, IMMEDIATE),
    LAND_GRANT: (KEEP, IMMEDIATE),
    EXECUTIVE: (KEEP, IMMEDIATE),
    TRAIN: (KEEP, IMMEDIATE),
    HOTEL: (PERMANENT,),
    CHARTER: (PERMANENT,),
    ENGINEERING: (ONCE_PER_ROUND,),
    MINES: (IMMEDIATE,),
    GROWTH: (IMMEDIATE,),
    NEW_INDUSTRY: (IMMEDIATE,),
}
"""The times when each effect of an operations card may be used; the card's file names one of these."""

SEVERAL_CARDS: Final = frozenset({DELIVERY, HOTEL, CHARTER})
"""The effects that several different cards may have."""

CARD_KEYS: Final[dict[str, tuple[tuple[str, ...], tuple[str, ...]]]] = {
    DELIVERY: (("points",), ("links", "city")),
    COLOURS: (("points", "colours"), ()),
    HOTEL: (("points", "city"), ()),
    CHARTER: (("points", "city", "most"), ()),
    ENGINEERING: (("water", "ridge"), ()),
    MINES: (("cubes",), ()),
    GROWTH: (("cubes",), ()),
}
"""The required and the optional keys of a card, by its effect."""

TASK_KEYS: Final[dict[str, tuple[str, ...]]] = {
    CONNECT: ("cities",),
    CITIES: ("cities", "at_least"),
    RIDGE_LINKS: ("at_least",),
    SNOW_LINKS: ("at_least",),
    FEWEST_BONDS: ("with_at_least_links",),
}
"""The required keys of each baron's task."""


class GridData(Struct, forbid_unknown_fields=True):
    """The section ``[grid]``."""

    orientation: Literal["pointy-top"]
    offset: Literal["odd-r"]
    rows: Annotated[list[Annotated[str, Meta(max_length=MAXIMUM_SIDE)]], Meta(max_length=MAXIMUM_SIDE)]
    snow_line: Annotated[list[Count], Meta(max_length=MAXIMUM_SIDE)]


class CostData(Struct, forbid_unknown_fields=True):
    """The section ``[cost]``, in dollars."""

    open: Positive
    water: Positive
    mountain: Positive
    ridge: Count
    north_of_snow_line: Count
    urbanize: Count
    mine: Count
    engine: Annotated[list[Positive], Meta(max_length=20)]


class SetupData(Struct, forbid_unknown_fields=True):
    """The section ``[setup]``."""

    goods: Annotated[dict[Name, Pieces], Meta(max_length=12)]
    new_cities: Annotated[dict[Key, Pieces], Meta(max_length=12)]
    locomotives_per_player: Pieces
    empty_city_markers: dict[int, Positive]
    bond: Positive
    bond_interest: Count
    most_turns: Positive


class AuctionData(Struct, forbid_unknown_fields=True):
    """The section ``[auction]``, in dollars."""

    step: Positive
    highest_bid: Positive


class IncomeData(Struct, forbid_unknown_fields=True):
    """The section ``[income]``."""

    thousands: Annotated[list[Count], Meta(max_length=200)]


class RidgeData(Struct, forbid_unknown_fields=True):
    """The section ``[ridges]``."""

    sides: Annotated[list[tuple[Spot, Spot]], Meta(max_length=3 * MAXIMUM_HEXES)]


class CityData(Struct, frozen=True, forbid_unknown_fields=True):
    """One ``[[cities]]``: "grey", or the color that it demands; the cubes printed on it."""

    name: Name
    hex: Spot
    colour: Key
    cubes: Pieces


class MajorLineData(Struct, frozen=True, forbid_unknown_fields=True):
    """One ``[[major_lines]]``."""

    name: Name
    ends: tuple[Key, Key]
    points: Positive


class BaronData(Struct, frozen=True, forbid_unknown_fields=True):
    """One ``[[barons]]``; which of the last keys it has depends on the task (`TASK_KEYS`)."""

    name: Name
    task: Literal[
        "connect",
        "cities",
        "ridge_links",
        "snow_links",
        "fewest_bonds",
        "longest_chain",
        "highest_engine",
        "most_cities",
        "most_links",
    ]
    points: Positive
    cities: Annotated[list[Key], Meta(max_length=MAXIMUM_CITIES)] | None = None
    at_least: Positive | None = None
    with_at_least_links: Count | None = None


class OperationData(Struct, frozen=True, forbid_unknown_fields=True):
    """One ``[[operations]]``; which of the last keys it has depends on the effect (`CARD_KEYS`).

    A card for a city is called by its name and the city: "Hotel: Montreal".
    """

    name: Name
    kind: Literal["bonus", "keep", "permanent", "once_per_round", "immediate"]
    effect: Literal[
        "delivery",
        "colours",
        "ferry",
        "tunnel",
        "land_grant",
        "executive",
        "train",
        "hotel",
        "charter",
        "engineering",
        "mine",
        "growth",
        "industry",
    ]
    when: Literal["start", "ferry", "deck"]
    copies: Pieces
    points: Positive | None = None
    city: Key | None = None
    links: Positive | None = None
    colours: Positive | None = None
    most: Positive | None = None
    cubes: Positive | None = None
    water: Positive | None = None
    ridge: Positive | None = None


class BoardData(Struct, forbid_unknown_fields=True):
    """The whole board file."""

    board: BoardHeader
    grid: GridData
    cost: CostData
    setup: SetupData
    auction: AuctionData
    income: IncomeData
    ridges: RidgeData
    cities: Annotated[list[CityData], Meta(max_length=MAXIMUM_CITIES)]
    major_lines: Annotated[list[MajorLineData], Meta(max_length=MAXIMUM_CARDS)]
    barons: Annotated[list[BaronData], Meta(max_length=MAXIMUM_CARDS)]
    operations: Annotated[list[OperationData], Meta(max_length=MAXIMUM_CARDS)]
    titles: Titles = {}
