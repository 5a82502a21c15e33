"""Whistle Stop: its moves, what happens and can be said, and what may be done."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from game.rules.contract import (
    BANK,
    CHANCE,
    NOT_NOW,
    TERMINAL,
    Event,
    EventListener,
    MoneyPaid,
    Move,
    Sound,
    register_event,
    seat_party,
)
from game.rules.messages import Message, MessageId, PaymentReason
from tests.fifth.rules.data import WhistleStopData

NOBODY: Final = -1
WAITING: Final = 2
"""Dollars that who waits takes from the bank."""


@dataclass(frozen=True, slots=True)
class Open(Move):
    """Open a stop."""

    stop: int


@dataclass(frozen=True, slots=True)
class Wait(Move):
    """Take `WAITING` from the bank."""


@dataclass(frozen=True, slots=True)
class Arrive(Move):
    """The train comes to a stop."""

    stop: int


@dataclass(frozen=True, slots=True)
class StopOpened(Event):
    """A seat opened a stop."""

    seat: int
    stop: int
    amount: int


@dataclass(frozen=True, slots=True)
class TrainArrived(Event):
    """The train came to a stop."""

    stop: int


register_event(StopOpened, "stop-opened", Sound.CUBE)
register_event(TrainArrived, "train-arrived", Sound.BELL)


class Said(MessageId):
    """Prompts, refusals, the heading, the ending."""

    OPEN = "ask-open"
    TRAIN = "ask-train"
    END = "ask-end"
    TAKEN = "refused-taken", "stop seat"
    TOO_DEAR = "refused-too-dear", "stop amount cash"
    ROUND = "heading-round", "round"
    OVER = "ended-last-round", "round"


class Paid(PaymentReason):
    """What money is paid for."""

    STOP = "paid-stop"
    WAITING = "paid-waiting", True
    TRAIN = "paid-train", True


class WhistleStopState(WhistleStopData):
    """What may be done, and what it does."""

    __slots__ = ()

    def current_player(self) -> int:
        played, turn = divmod(self.turn, self.players + 1)
        if played == self.board.rounds:
            return TERMINAL
        return CHANCE if turn == self.players else (self.first + turn) % self.players

    def legal_moves(self) -> Sequence[Move]:
        actor = self.current_player()
        if actor < 0:
            return [move for move, _ in self.chance_outcomes()]
        stops = enumerate(self.board.stops)
        able = [n for n, stop in stops if self.owner[n] == NOBODY and stop.price <= self.cash[actor]]
        return [*map(Open, able), Wait()]

    def chance_outcomes(self) -> Sequence[tuple[Move, int]]:
        return [(Arrive(n), 1) for n in range(len(self.owner))] if self.current_player() == CHANCE else ()

    def apply_unchecked(self, move: Move, on_event: EventListener | None = None) -> None:
        hear, actor = on_event or (lambda event: None), self.current_player()
        if isinstance(move, Open):
            price = self.board.stops[move.stop].price
            self.owner[move.stop] = actor
            hear(StopOpened(actor, move.stop, price))
            self._pay(actor, -price, Paid.STOP, hear)
        elif isinstance(move, Arrive):
            hear(TrainArrived(move.stop))
            if self.owner[move.stop] != NOBODY:
                self._pay(self.owner[move.stop], self.board.stops[move.stop].pays, Paid.TRAIN, hear)
        else:
            self._pay(actor, WAITING, Paid.WAITING, hear)
        self.turn += 1

    def _pay(self, seat: int, amount: int, reason: Paid, hear: EventListener) -> None:
        self.cash[seat] += amount
        payer, payee = (BANK, seat_party(seat)) if amount > 0 else (seat_party(seat), BANK)
        hear(MoneyPaid(payer, payee, abs(amount), reason))

    def illegal_reason(self, move: Move) -> Message | None:
        if move in self.legal_moves():
            return None
        if not isinstance(move, Open) or self.current_player() < 0:
            return NOT_NOW
        owner, price = self.owner[move.stop], self.board.stops[move.stop].price
        if owner != NOBODY:
            return Said.TAKEN(stop=move.stop, seat=owner)
        return Said.TOO_DEAR(stop=move.stop, amount=price, cash=self.cash[self.current_player()])

    def scores(self) -> list[int]:
        return self.cash[:]

    def winners(self) -> list[int]:
        most = max(self.cash)
        return [seat for seat in range(self.players) if self.cash[seat] == most] if self.ending() else []

    def ending(self) -> Message | None:
        return Said.OVER(round=self.board.rounds) if self.current_player() == TERMINAL else None

    def prompt(self) -> Message:
        return {TERMINAL: Said.END, CHANCE: Said.TRAIN}.get(self.current_player(), Said.OPEN)()

    def heading(self) -> Message:
        return Said.ROUND(round=self.period())

    def period(self) -> int:
        return min(self.turn // (self.players + 1) + 1, self.board.rounds)
