"""The schema of the data of Railways of North America."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from game.rules.auction_form import OpenAuctionForm
from game.rules.railways_of_north_america.data import Level
from game.rules.railways_of_north_america.forms import TrackForm
from game.rules.record import Byte, Count, IndexOrNone, Turn


# Generated from the fields by `python -m tools.records`:
class RailwaysOfNorthAmericaForm(Struct, forbid_unknown_fields=True):
    """The data of `RailwaysOfNorthAmericaData`, with their bounds."""

    players: Annotated[int, Meta(ge=2, le=5)]
    turn_number: Turn
    first: Count
    round: Annotated[int, Meta(ge=0, lt=3)]
    acted: Count
    step: Annotated[int, Meta(ge=0, le=15)]
    turn: Count
    cash: list[Count]
    bonds: list[Count]
    points: list[Count]
    engine: list[Level]
    dealt: list[tuple[Count, Count]]
    kept: list[IndexOrNone]
    delivered: list[list[Count]]
    links: list[TrackForm]
    unfinished: list[TrackForm]
    building: TrackForm | None
    laid: Annotated[int, Meta(ge=0, lt=4)]
    uses: Annotated[int, Meta(ge=0, le=7)]
    ridge_off: Count
    engineered: list[Count]
    claimed: list[IndexOrNone]
    cubes: list[list[Byte]]
    demand: list[IndexOrNone]
    bag: list[Count]
    empty: list[Count]
    draw_city: IndexOrNone
    draws_left: Count
    mining: bool
    drawn: list[Count]
    display: list[Byte]
    deck: list[Byte]
    held: list[list[Byte]]
    auction: OpenAuctionForm | None
    last_turn: IndexOrNone
    ended: Annotated[int, Meta(ge=0, le=2)]
    actions_left: Count = 0


# End of generated code.
