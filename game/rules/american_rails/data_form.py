"""The schema of the data of American Rails."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from game.rules.auction_form import OpenAuctionForm
from game.rules.record import Count, IndexOrNone


# Generated from the fields by `python -m tools.records`:
class AmericanRailsForm(Struct, forbid_unknown_fields=True):
    """The data of `AmericanRailsData`, with their bounds."""

    players: Annotated[int, Meta(ge=3, le=5)]
    banker: Count
    absent: IndexOrNone
    year: Count
    column: Annotated[int, Meta(ge=-1, lt=3)]
    step: Annotated[int, Meta(ge=0, le=6)]
    turn: Count
    cash: list[Count]
    treasury: list[Count]
    shares: list[list[Count]]
    unsold: list[Count]
    track: list[list[Count]]
    houses: list[Count]
    turn_order: list[Count]
    order: list[Count]
    markers: list[list[IndexOrNone]]
    row_chosen: IndexOrNone
    to_lay: Annotated[int, Meta(ge=0, le=4)]
    laid: Annotated[int, Meta(ge=0, le=4)]
    lot: IndexOrNone
    put_up: list[Count]
    auction: OpenAuctionForm | None
    ended: Annotated[int, Meta(ge=0, le=3)]


# End of generated code.
