"""The form in which the data of a table of Whistle Stop are read."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from game.rules.record import Count, IndexOrNone


# Generated from the fields by `python -m tools.records`:
class WhistleStopForm(Struct, forbid_unknown_fields=True):
    """The data of `WhistleStopData`, with their bounds."""

    players: Annotated[int, Meta(ge=2, le=4)]
    cash: list[Count]
    owner: list[IndexOrNone]
    first: Count
    turn: Count


# End of generated code.
