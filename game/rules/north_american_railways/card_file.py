"""The schema of the card files of North American Railways.

>>> from game.rules.boards import read_board
>>> data = read_board("north_american_railways", CardData)
>>> data.setup.columns, data.cities[0]
(4, City(name='San Francisco', cost=700, income=300, coast_to_coast=3))
"""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta, Struct

from game.rules.boards import BoardHeader, Key, Name, Titles
from game.rules.north_american_railways.steps import STEP

MAXIMUM_FIGURE: Final = 1_000_000
"""The greatest figure on a board, because players choose sums step by step."""

MAXIMUM_CITIES: Final = 200
"""The greatest number of cities; the program's decks have up to 36."""

Hundreds = Annotated[int, Meta(ge=0, le=MAXIMUM_FIGURE, multiple_of=STEP)]
Price = Annotated[int, Meta(ge=STEP, le=MAXIMUM_FIGURE, multiple_of=STEP)]


class SetupData(Struct, forbid_unknown_fields=True):
    """The section ``[setup]``."""

    money: dict[int, Hundreds]
    shares_per_company: Annotated[int, Meta(ge=1, le=100)]
    shares_removed: Annotated[int, Meta(ge=0, le=MAXIMUM_FIGURE)]
    columns: Annotated[int, Meta(ge=1, le=12)]
    companies: Annotated[list[Key], Meta(max_length=20)]


class StartCity(Struct, frozen=True, forbid_unknown_fields=True):
    """A start city: income in dollars a turn."""

    name: Name
    income: Hundreds


class City(Struct, frozen=True, forbid_unknown_fields=True):
    """A city: cost in dollars, income in dollars a turn, coast-to-coast symbols."""

    name: Name
    cost: Price
    income: Hundreds
    coast_to_coast: Annotated[int, Meta(ge=0, le=3)]


class CardData(Struct, forbid_unknown_fields=True):
    """The whole card file."""

    board: BoardHeader
    setup: SetupData
    start_cities: Annotated[list[StartCity], Meta(max_length=20)]
    cities: Annotated[list[City], Meta(max_length=MAXIMUM_CITIES)]
    titles: Titles = {}
