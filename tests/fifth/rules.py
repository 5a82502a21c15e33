"""The rules of Whistle Stop: open stops or wait; after each round a die says whether a train comes."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Final, Self

from msgspec import Meta, Struct

from game.rules.boards import BoardFile, BoardHead, Name, as_board, read_board
from game.rules.coders import Amount, Names
from game.rules.contract import (
    BANK,
    CHANCE,
    OVER,
    Data,
    Event,
    Game,
    MoneyPaid,
    Move,
    Option,
    Options,
    Sound,
    State,
    Tell,
    seat_party,
    tells,
)
from game.rules.notation import Notation, WrittenGame
from game.rules.notes import Kind, Note, Reason
from game.rules.openings import load_opening
from game.rules.record import Count, OrNone, Saved, Shared

FOLDER: Final = Path(__file__).parent / "assets"
NOBODY: Final = -1
TRAIN: Final = 3
"""The lowest number of the die with which a train comes."""


class Ask(Kind):
    """What the actor is asked."""

    OPEN = "ask-open"
    TRAIN = "ask-train"
    END = "ask-end"


class Refusal(Kind):
    """Why a move can't be made."""

    TAKEN = "refused-taken", "stop seat"
    TOO_DEAR = "refused-too-dear", "stop amount cash"
    NO_TRAIN = "refused-no-train"


class Said(Kind):
    """Headings and endings."""

    ROUND = "heading-round", "round"
    OVER = "ended-last-round", "round"


class Paid(Reason):
    """What money is paid for."""

    STOP = "paid-stop"
    WAITING = "paid-waiting", True
    TRAIN = "paid-train", True


@dataclass(frozen=True, slots=True)
class Open(Move):
    """Open a stop."""

    stop: int


@dataclass(frozen=True, slots=True)
class Wait(Move):
    """Take $2 from the bank."""


@dataclass(frozen=True, slots=True)
class Roll(Move):
    """The die shows a number."""

    face: int


@dataclass(frozen=True, slots=True)
class StopOpened(Event):
    """A seat opened a stop for so many dollars."""

    seat: int
    stop: int
    amount: int


tells(StopOpened, "stop-opened", Sound.CUBE)


@dataclass(frozen=True, slots=True)
class DieRolled(Event):
    """The die was rolled."""

    face: int


tells(DieRolled, "die-rolled", Sound.CUBE)


class Stop(Struct, frozen=True, forbid_unknown_fields=True):
    """A stop: what it costs to open, and what it pays with every train, in dollars."""

    name: Name
    price: int
    pays: int


class Board(Struct, forbid_unknown_fields=True):
    """The board file."""

    board: BoardHead
    rounds: int
    cash: int
    stops: list[Stop]


class WhistleStopState(State):
    """Cash, who owns which stop, and whose turn it is."""

    game: Shared[Game]
    board: Shared[Board]
    players: Saved[Annotated[int, Meta(ge=2, le=4)]]
    cash: Saved[list[Count]]
    owner: Saved[list[OrNone]]
    turn: Saved[Count]
    """The seat that decides; the number of players where the die is rolled."""
    round: Saved[Count]

    def derive(self) -> None:
        """Nothing follows from the other fields."""

    def actor(self) -> int:
        if self.round > self.board.rounds:
            return OVER
        return self.turn if self.turn < self.players else CHANCE

    def moves(self) -> Sequence[Move]:
        if self.actor() < 0:
            return [move for move, _ in self.outcomes()]
        able = [stop for stop, owner in enumerate(self.owner) if owner == NOBODY]
        cash = self.cash[self.turn]
        return [*(Open(stop) for stop in able if self.board.stops[stop].price <= cash), Wait()]

    def outcomes(self) -> Sequence[tuple[Move, int]]:
        return [(Roll(face), 1) for face in range(1, 7)] if self.actor() == CHANCE else ()

    def apply(self, move: Move, tell: Tell | None = None) -> None:
        hear = tell or (lambda event: None)
        if isinstance(move, Roll):
            hear(DieRolled(move.face))
            for stop, owner in enumerate(self.owner):
                if owner != NOBODY and move.face >= TRAIN:
                    self._pay(owner, self.board.stops[stop].pays, Paid.TRAIN, hear)
            self.turn, self.round = 0, self.round + 1
            return
        if isinstance(move, Open):
            price = self.board.stops[move.stop].price
            self.owner[move.stop] = self.turn
            hear(StopOpened(self.turn, move.stop, price))
            self._pay(self.turn, -price, Paid.STOP, hear)
        else:
            self._pay(self.turn, 2, Paid.WAITING, hear)
        self.turn += 1

    def _pay(self, seat: int, amount: int, reason: Paid, hear: Tell) -> None:
        self.cash[seat] += amount
        payer, payee = (BANK, seat_party(seat)) if amount > 0 else (seat_party(seat), BANK)
        hear(MoneyPaid(payer, payee, abs(amount), reason))

    def why_not(self, move: Move) -> Note | None:
        if move in self.moves():
            return None
        if not isinstance(move, Open) or self.actor() < 0:
            return Refusal.NO_TRAIN()
        owner, price = self.owner[move.stop], self.board.stops[move.stop].price
        if owner != NOBODY:
            return Refusal.TAKEN(stop=move.stop, seat=owner)
        return Refusal.TOO_DEAR(stop=move.stop, amount=price, cash=self.cash[self.turn])

    def scores(self) -> list[int]:
        return self.cash[:]

    def winners(self) -> list[int]:
        most = max(self.cash)
        return [seat for seat in range(self.players) if self.cash[seat] == most] if self.ending() else []

    def ending(self) -> Note | None:
        return Said.OVER(round=self.board.rounds) if self.actor() == OVER else None

    def prompt(self) -> Note:
        return {OVER: Ask.END, CHANCE: Ask.TRAIN}.get(self.actor(), Ask.OPEN)()

    def heading(self) -> Note:
        return Said.ROUND(round=min(self.round, self.board.rounds))

    def period(self) -> int:
        return min(self.round, self.board.rounds)

    # Written from the fields by `python -m tools.records`, not by hand:

    __slots__ = (
        "board",
        "cash",
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
        new.turn = self.turn
        new.round = self.round
        return new

    def to_data(self) -> Data:
        """The saved fields as plain data; `restored` reads them back."""
        return {
            "players": self.players,
            "cash": self.cash[:],
            "owner": self.owner[:],
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
        new.turn = data["turn"]
        new.round = data["round"]
        return new

    # What was written ends here.


# Written from the fields by `python -m tools.records`, not by hand:
class WhistleStopStateForm(Struct, forbid_unknown_fields=True):
    """What `WhistleStopState.to_data` writes, with its bounds."""

    players: Annotated[int, Meta(ge=2, le=4)]
    cash: list[Count]
    owner: list[OrNone]
    turn: Count
    round: Count


# What was written ends here.


class WhistleStop(WrittenGame):
    """Two to four players, four rounds."""

    key = "whistle_stop"
    players = range(2, 5)
    minutes = 3
    rules_version = 1
    options = (Option("rich"),)

    def __init__(self, board: Board) -> None:
        self.board = board
        stops = Names("stop", [stop.name for stop in board.stops])
        faces = Names("face", [str(face) for face in range(7)])
        self._notation = Notation(
            {"open": Open, "wait": Wait, "roll": Roll},
            {"stop": stops, "face": faces, "amount": Amount(), "cash": Amount()},
        )

    def on_board(self, data: BoardFile, name: str) -> WhistleStop:
        """The game on another board; raises `BoardError`."""
        return WhistleStop(as_board(data, Board, name))

    def deal(self, players: int, options: Options, rng: random.Random) -> WhistleStopState:
        self.check(players, options)
        return self._dealt(players, self.board.cash + (10 if options.get("rich") else 0))

    def _dealt(self, players: int, cash: int) -> WhistleStopState:
        owner = [NOBODY] * len(self.board.stops)
        dealt = {"players": players, "cash": [cash] * players, "owner": owner, "turn": 0, "round": 1}
        return self.restore(dealt)

    def load(self, data: Data) -> WhistleStopState:
        return load_opening(data, WhistleStopStateForm, self._deal_again)

    def _deal_again(self, given: WhistleStopStateForm) -> WhistleStopState:
        return self._dealt(given.players, given.cash[0])

    def restore(self, data: Data) -> WhistleStopState:
        return WhistleStopState.restored(data, self, self.board)


GAME: Final = WhistleStop(read_board(FOLDER / "boards" / "whistle_stop.toml", Board))
