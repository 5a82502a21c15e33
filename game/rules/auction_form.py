"""The schema of an auction's data."""

from __future__ import annotations

from msgspec import Struct

from game.rules.record import Count, IndexOrNone


# Generated from the fields by `python -m tools.records`:
class OpenAuctionForm(Struct, forbid_unknown_fields=True):
    """The data of `OpenAuction`, with their bounds."""

    turn: Count
    high: Count
    leader: IndexOrNone
    still_in: list[Count]
    last_to_pass: IndexOrNone


# End of generated code.
