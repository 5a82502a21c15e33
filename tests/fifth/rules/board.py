"""The board of Whistle Stop, as it is written in its file."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta, Struct

from game.rules.boards import BoardHead, Name

MOST: Final = 9999
"""No figure of a board is larger."""

Count = Annotated[int, Meta(ge=0, le=MOST)]


class Stop(Struct, frozen=True, forbid_unknown_fields=True):
    """A stop: what it costs to open, and what it pays with every train, in dollars."""

    name: Name
    price: Count
    pays: Count


class Board(Struct, forbid_unknown_fields=True):
    """The board file."""

    board: BoardHead
    rounds: Annotated[int, Meta(ge=1, le=99)]
    cash: Count
    stops: Annotated[list[Stop], Meta(min_length=1)]
