"""The schema of the data of North American Railways."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from game.rules.north_american_railways.data import Sum
from game.rules.record import Count, IndexOrNone, Turn


# Generated from the fields by `python -m tools.records`:
class NorthAmericanRailwaysForm(Struct, forbid_unknown_fields=True):
    """The data of `NorthAmericanRailwaysData`, with their bounds."""

    players: Annotated[int, Meta(ge=3, le=5)]
    may_pass: bool
    turn_number: Turn
    first: Count
    step: Annotated[int, Meta(ge=0, le=4)]
    turn: Count
    acted: Count
    proposer: Count
    cash: list[Sum]
    treasury: list[Sum]
    held: list[list[Count]]
    director: list[IndexOrNone]
    network: list[list[Count]]
    start_city: list[IndexOrNone]
    share_columns: list[list[Count]]
    shares_left: list[Count]
    city_columns: list[list[Count]]
    cities_left: list[Count]
    asked: list[Count]
    offer_column: IndexOrNone
    offer_price: Sum
    passed: list[Count]
    bought: list[list[Count]]
    cities_bought: Count
    ended: Annotated[int, Meta(ge=0, le=3)]
    open_cash: bool = False


# End of generated code.
