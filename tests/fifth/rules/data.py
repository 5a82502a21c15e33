"""The table of Whistle Stop as data: its fields."""

from __future__ import annotations

from typing import Annotated, Self

from msgspec import Meta, Struct

from game.rules.contract import Data, Game, State
from game.rules.record import Count, OrNone, Saved, Shared
from tests.fifth.rules.board import Board


class WhistleStopData(State):
    """Cash, who owns which stop, and whose turn it is; lists go by seat or by stop."""

    game: Shared[Game]
    board: Shared[Board]
    players: Saved[Annotated[int, Meta(ge=2, le=4)]]
    cash: Saved[list[Count]]
    owner: Saved[list[OrNone]]
    first: Saved[Count]
    """The seat that begins each round."""
    turn: Saved[Count]
    """How many seats have decided in this round; after all of them the die is rolled."""
    round: Saved[Count]

    def derive(self) -> None:
        """Nothing follows from the other fields."""

    # Written from the fields by `python -m tools.records`, not by hand:

    __slots__ = (
        "board",
        "cash",
        "first",
        "game",
        "owner",
        "players",
        "round",
        "turn",
    )

    def copy(self) -> Self:
        """An independent one that stands at the same point."""
        new = self.__class__.__new__(self.__class__)
        new.game = self.game
        new.board = self.board
        new.players = self.players
        new.cash = self.cash[:]
        new.owner = self.owner[:]
        new.first = self.first
        new.turn = self.turn
        new.round = self.round
        return new

    def to_data(self) -> Data:
        """The saved fields as plain data; `restored` reads them back."""
        return {
            "players": self.players,
            "cash": self.cash[:],
            "owner": self.owner[:],
            "first": self.first,
            "turn": self.turn,
            "round": self.round,
        }

    @classmethod
    def restored(cls, data: Data, game: Game, board: Board) -> Self:
        """The one that `to_data` wrote; nothing is checked."""
        new = cls.__new__(cls)
        new.game = game
        new.board = board
        new.players = data["players"]
        new.cash = data["cash"][:]
        new.owner = data["owner"][:]
        new.first = data["first"]
        new.turn = data["turn"]
        new.round = data["round"]
        return new

    # What was written ends here.


# Written from the fields by `python -m tools.records`, not by hand:
class WhistleStopForm(Struct, forbid_unknown_fields=True):
    """What `WhistleStopData.to_data` writes, with its bounds."""

    players: Annotated[int, Meta(ge=2, le=4)]
    cash: list[Count]
    owner: list[OrNone]
    first: Count
    turn: Count
    round: Count


# What was written ends here.
