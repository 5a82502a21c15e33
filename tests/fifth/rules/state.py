"""The rules of Whistle Stop."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.rules.contract import BANK, CHANCE, OVER, MoneyPaid, Move, Tell, seat_party
from game.rules.notes import Note
from tests.fifth.rules.data import WhistleStopData
from tests.fifth.rules.events import DieRolled, StopOpened
from tests.fifth.rules.kinds import Ask, Paid, Refusal, Said
from tests.fifth.rules.moves import Open, Roll, Wait

NOBODY: Final = -1
TRAIN: Final = 3
"""The lowest number of the die with which a train comes."""


class WhistleStopState(WhistleStopData):
    """What may be done, and what it does."""

    __slots__ = ()

    def actor(self) -> int:
        if self.round > self.board.rounds:
            return OVER
        return (self.first + self.turn) % self.players if self.turn < self.players else CHANCE

    def moves(self) -> Sequence[Move]:
        actor = self.actor()
        if actor < 0:
            return [move for move, _ in self.outcomes()]
        able = [stop for stop, owner in enumerate(self.owner) if owner == NOBODY]
        cash = self.cash[actor]
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
        seat = self.actor()
        if isinstance(move, Open):
            price = self.board.stops[move.stop].price
            self.owner[move.stop] = seat
            hear(StopOpened(seat, move.stop, price))
            self._pay(seat, -price, Paid.STOP, hear)
        else:
            self._pay(seat, 2, Paid.WAITING, hear)
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
        return Refusal.TOO_DEAR(stop=move.stop, amount=price, cash=self.cash[self.actor()])

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
