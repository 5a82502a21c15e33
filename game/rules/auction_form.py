"""The form in which an auction's data from outside are read."""

from __future__ import annotations

from msgspec import Struct

from game.rules.record import Count, IndexOrNone


# Written from the fields by `python -m tools.records`, not by hand:
class OpenAuctionForm(Struct, forbid_unknown_fields=True):
    """What `OpenAuction.to_data` writes, with its bounds."""

    turn: Count
    high: Count
    leader: IndexOrNone
    still_in: list[Count]
    last_to_pass: IndexOrNone


# What was written ends here.
