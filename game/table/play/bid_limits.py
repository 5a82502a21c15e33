"""Limits up to which the table bids for people: by the least raise, until the auction is over.

A limit belongs to a seat and to one auction. It is part of no save, and undo goes back to before it was set.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from game.match.journal import PERSON
from game.match.match import Match
from game.rules.auction import PASS_BID, Bid, BidMade, BidPassed
from game.rules.contract import Event, Move, State
from game.table.boards.shown import Pickable

LIMIT: Final = Pickable("limit", 0)
"""The button that sets a limit."""


def only_bids(events: Sequence[Event]) -> bool:
    """Return whether an auction goes on after these events, because they are bids and passes and no more."""
    return bool(events) and all(isinstance(event, BidMade | BidPassed) for event in events)


def bids_of(state: State, seat: int) -> Sequence[Bid]:
    """Return the legal bids of a seat, in rising order.

    While another seat decides, these are the bids that are legal if it bids the least and all others pass.
    """
    if state.current_player() < 0:
        return ()
    bids = [move for move in state.legal_moves() if isinstance(move, Bid)]
    if not bids or state.current_player() == seat:
        return bids
    state = state.copy()
    state.apply_unchecked(bids[0])
    while state.current_player() >= 0 and PASS_BID in (moves := state.legal_moves()):
        if state.current_player() == seat:
            return [move for move in moves if isinstance(move, Bid)]
        state.apply_unchecked(PASS_BID)
    return ()


@dataclass(slots=True)
class _Limit:
    """A limit in dollars."""

    amount: int
    start: int
    """The number of moves before the auction."""
    first: int | None = None
    """The index of the first move that the table made because of it."""


class BidLimits:
    """The limits that people have set, by seat."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._limits: dict[int, _Limit] = {}

    def of(self, seat: int) -> int | None:
        """Return the limit of a seat in the current auction, or None."""
        limit = self._limits.get(seat)
        held = limit is not None and self._match.seats[seat].person and limit.start == self.start
        return limit.amount if held and limit is not None else None

    @property
    def any_set(self) -> bool:
        """Return whether a limit was set, in this auction or an earlier one."""
        return bool(self._limits)

    @property
    def move(self) -> Move | None:
        """Return the move that the table makes for the current player: the least bid within the limit, or
        else to pass; None without a limit.
        """
        seat = self._match.current_player
        limit = self.of(seat)
        if limit is None:
            return None
        least = next(iter(bids_of(self._match.state, seat)), None)
        return least if least is not None and least.amount <= limit else PASS_BID

    @property
    def is_decision(self) -> bool:
        """Return whether the limit decides for the first time, so that undo stops before the move."""
        limit = self._limits.get(self._match.current_player)
        return limit is not None and limit.first is None

    @property
    def streak(self) -> int:
        """Return how many bids and passes the current auction has had since a person decided last."""
        entries, now = self._match.journal.entries, self._match.moves_played
        numbers = range(now - 1, self.start - 1, -1)
        return next((now - 1 - number for number in numbers if entries[number].by == PERSON), len(numbers))

    @property
    def bidding(self) -> bool:
        """Return whether the current player bids or passes."""
        return self._match.current_player >= 0 and PASS_BID in self._match.state.legal_moves()

    @property
    def start(self) -> int:
        """Return the number of moves before the current auction, or all of them without one."""
        number = self._match.moves_played
        while number and only_bids(self._match.events_of(number - 1)):
            number -= 1
        return number

    def set(self, seat: int, amount: int) -> None:
        """Set the limit of a seat in the current auction."""
        self._limits[seat] = _Limit(amount, self.start)

    def cancel(self, seat: int) -> None:
        """Cancel the limit of a seat."""
        self._limits.pop(seat, None)

    def made(self, seat: int, number: int) -> None:
        """Register that the move with this index was made because of a seat's limit."""
        limit = self._limits.get(seat)
        if limit is not None and limit.first is None:
            limit.first = number

    def went_back(self) -> None:
        """Cancel the limits whose first move was undone, and those without one."""
        now = self._match.moves_played
        for seat, limit in list(self._limits.items()):
            if limit.first is None or limit.first >= now:
                self.cancel(seat)
