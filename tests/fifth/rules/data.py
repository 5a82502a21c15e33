"""The board of Whistle Stop in its file, and as data."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Annotated, Self

from msgspec import Meta, Struct

from game.rules.boards import BoardHeader, Name
from game.rules.contract import Data, Game, State
from game.rules.record import Count, IndexOrNone, Saved, Shared

Figure = Annotated[int, Meta(ge=0, le=9999)]


class Stop(Struct, frozen=True, forbid_unknown_fields=True):
    """A stop: what it costs to open, and what it pays with every train, in dollars."""

    name: Name
    price: Figure
    pays: Figure


class Board(Struct, forbid_unknown_fields=True):
    """The board file."""

    board: BoardHeader
    rounds: Annotated[int, Meta(ge=1, le=99)]
    cash: Figure
    stops: Annotated[list[Stop], Meta(min_length=1)]


class WhistleStopData(State):
    """Cash by seat, owners by stop, and whose turn it is."""

    game: Shared[Game]
    board: Shared[Board]
    players: Saved[Annotated[int, Meta(ge=2, le=4)]]
    cash: Saved[list[Count]]
    owner: Saved[list[IndexOrNone]]
    first: Saved[Count]
    """The seat that begins each round."""
    turn: Saved[Count]
    """How many turns have been taken; the train's is the last of each round."""

    def derive(self) -> None:
        """Nothing follows from the other fields."""

    # Generated from the fields by `python -m tools.records`:

    __slots__ = (
        "board",
        "cash",
        "first",
        "owner",
        "turn",
    )

    def copy(self) -> Self:
        """Return an independent copy."""
        new = self.__class__.__new__(self.__class__)
        new.game = self.game
        new.board = self.board
        new.players = self.players
        new.cash = self.cash[:]
        new.owner = self.owner[:]
        new.first = self.first
        new.turn = self.turn
        return new

    def key(self) -> tuple[Hashable, ...]:
        """Return the saved fields as a hashable value, for comparisons on one board."""
        return (
            self.players,
            tuple(self.cash),
            tuple(self.owner),
            self.first,
            self.turn,
        )

    def to_data(self) -> Data:
        """Return the saved fields as plain data, for `from_data`."""
        return {
            "players": self.players,
            "cash": self.cash[:],
            "owner": self.owner[:],
            "first": self.first,
            "turn": self.turn,
        }

    @classmethod
    def from_data(cls, data: Data, game: Game, board: Board) -> Self:
        """Return the record that `to_data` wrote, unchecked."""
        new = cls.__new__(cls)
        new.game = game
        new.board = board
        new.players = data["players"]
        new.cash = data["cash"][:]
        new.owner = data["owner"][:]
        new.first = data["first"]
        new.turn = data["turn"]
        return new

    # End of generated code.
