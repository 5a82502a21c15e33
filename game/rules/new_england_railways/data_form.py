"""The schema of the data of New England Railways."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from game.rules.auction_form import OpenAuctionForm
from game.rules.new_england_railways.data import Pip
from game.rules.record import Count, IndexOrNone, Turn


# Generated from the fields by `python -m tools.records`:
class NewEnglandRailwaysForm(Struct, forbid_unknown_fields=True):
    """The data of `NewEnglandRailwaysData`, with their bounds."""

    players: Annotated[int, Meta(ge=3, le=6)]
    turn_number: Turn
    first: Count
    step: Annotated[int, Meta(ge=0, le=11)]
    turn: Count
    acted: Count
    cash: list[Count]
    debt: list[Count]
    income: list[Count]
    owner: list[IndexOrNone]
    built: list[Count]
    current: list[Count]
    future: list[Count]
    lot: Count
    deck: list[Count]
    growth_deck: list[Count]
    cards_left: Count
    pending: list[Count]
    cubes: list[list[Count]]
    buyers: list[Count]
    auction: OpenAuctionForm | None
    dice: tuple[Pip, Pip]
    divisor: Count
    last_turn: bool


# End of generated code.
