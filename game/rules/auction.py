"""The open ascending auction: clockwise, each bids more or is out.

>>> auction = OpenAuction(players=3, opener=1, minimum=10)
>>> bid_moves(auction, cash=12)
[Bid(amount=10), Bid(amount=11), Bid(amount=12), PassBid()]
>>> play_bid(auction, Bid(12), on_event=print)
BidMade(seat=1, amount=12)
False
>>> play_bid(auction, PassBid(), on_event=None)
False
>>> play_bid(auction, PassBid(), on_event=None)
True
>>> auction.leader, auction.high
(1, 12)
>>> illegal_bid_reason(OpenAuction(players=3, opener=1, minimum=10), Bid(5), cash=12)
Message(refused-bid-too-low lowest=10)
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from typing import Final, Self

from mypy_extensions import mypyc_attr

from game.rules.contract import Data, Event, EventListener, Move, Sound, register_event
from game.rules.hexgrid import bits
from game.rules.messages import Dollars, Message, MessageId
from game.rules.record import Count, IndexOrNone, Mask, Saved, Shared, to_mask
from game.rules.summaries import LogItem, Summarizer, leading_events

NOBODY: Final = -1


@dataclass(frozen=True, slots=True)
class Bid(Move):
    """Bid `amount` dollars for the lot on offer."""

    amount: int


@dataclass(frozen=True, slots=True)
class PassBid(Move):
    """Pass, and be out of this auction."""


@dataclass(frozen=True, slots=True)
class BidMade(Event):
    """A seat bid `amount` dollars."""

    seat: int
    amount: int


register_event(BidMade, "bid-made", Sound.TICK)


@dataclass(frozen=True, slots=True)
class BidPassed(Event):
    """A seat is out of the auction."""

    seat: int


register_event(BidPassed, "bid-passed", Sound.TICK, passes=True)


class AuctionSummary(MessageId):
    """Log lines that summarize the bids of an auction."""

    DUEL = "summary-duel", "seat seat_rivals low high seat_passed passes parts"
    BID = "summary-bid", "seat amount"


LEAST_DUEL: Final = 2
"""The number of bids from which they are summarized in one line."""


def summarize_bids(events: Sequence[Event], place: int) -> tuple[Sequence[LogItem], int]:
    """Summarize the bids of an auction in one line, with the seats that pass without a bid.

    >>> bids = [BidPassed(1), BidMade(0, 5), BidMade(2, 6), BidMade(0, 7), BidPassed(2)]
    >>> [dict(duel.args)["seat_passed"] for duel in summarize_bids(bids, 0)[0]]
    [(1,)]
    """
    run: list[BidMade | BidPassed] = leading_events(events, place, BidMade, BidPassed)
    bids = [event for event in run if isinstance(event, BidMade)]
    if len(bids) < LEAST_DUEL:
        return run, place + len(run)
    bidders, last = dict.fromkeys(bid.seat for bid in bids), bids[-1]
    passed = tuple(event.seat for event in run if isinstance(event, BidPassed) and event.seat not in bidders)
    duel = AuctionSummary.DUEL(
        seat=last.seat,
        seat_rivals=tuple(seat for seat in bidders if seat != last.seat),
        low=Dollars(bids[0].amount),
        high=Dollars(last.amount),
        seat_passed=passed,
        passes=len(passed),
        parts=tuple(AuctionSummary.BID(seat=bid.seat, amount=Dollars(bid.amount)) for bid in bids),
    )
    return [duel], place + len(run)


BID_SUMMARIZERS: Final[dict[type[Event], Summarizer]] = {BidMade: summarize_bids, BidPassed: summarize_bids}

PASS_BID: Final = PassBid()
_BIDS: list[Move] = [Bid(amount) for amount in range(513)]


def make_bid(amount: int) -> Move:
    """Return the bid of an amount, always the same object, because search asks for it often."""
    _extend_bids(amount)
    return _BIDS[amount]


def _extend_bids(maximum: int) -> None:
    while len(_BIDS) <= maximum:
        _BIDS.append(Bid(len(_BIDS)))


def bid_moves(auction: OpenAuction, cash: int) -> list[Move]:
    """Return every whole sum above the standing bid up to `cash` dollars, ascending, and to pass."""
    _extend_bids(cash)
    found = _BIDS[auction.lowest_bid() : cash + 1]
    found.append(PASS_BID)
    return found


class BidRefusal(MessageId):
    """Reasons why a bid is illegal."""

    TOO_LOW = "refused-bid-too-low", "lowest"
    TOO_HIGH = "refused-bid-too-high", "cash"


def illegal_bid_reason(auction: OpenAuction, move: Bid, cash: int) -> Message:
    """Return why a bid is too low, or too high for somebody with this cash."""
    if move.amount < auction.lowest_bid():
        return BidRefusal.TOO_LOW(lowest=Dollars(auction.lowest_bid()))
    return BidRefusal.TOO_HIGH(cash=Dollars(cash))


@mypyc_attr(allow_interpreted_subclasses=True)  # A copy is made without the arguments of `__init__`.
class OpenAuction:
    """One lot under the hammer. Who passes takes no further part; who is left with the high bid wins.

    If everybody passes without a bid, nobody wins. Money is whole dollars; each bid is at least
    `step` dollars more than the one before.
    """

    players: Shared[int]
    minimum: Shared[int]
    step: Shared[int]
    turn: Saved[Count]
    """The seat that bids or passes."""
    high: Saved[Count]
    leader: Saved[IndexOrNone]
    still_in: Saved[Mask]
    """The seats that take part."""
    last_to_pass: Saved[IndexOrNone]

    def __init__(
        self, players: int, opener: int, minimum: int, still_in: int | None = None, step: int = 1
    ) -> None:
        """Begin an auction; `still_in` is a bit mask of the seats that take part (by default all of them)."""
        self.players = players
        self.minimum = minimum
        self.step = step
        self.turn = opener
        self.high = 0
        self.leader = NOBODY
        self.still_in = (1 << players) - 1 if still_in is None else still_in
        self.last_to_pass = NOBODY

    def reopened(self, still_in: int) -> OpenAuction:
        """Return a new auction of the lot among some seats, which begins with the seat whose turn it is."""
        return OpenAuction(self.players, self.turn, self.minimum, still_in, self.step)

    def is_alone(self) -> bool:
        """Return whether all others have passed, so that the next bid wins."""
        return self.still_in == 1 << self.turn

    def lowest_bid(self) -> int:
        """Return the least that the seat whose turn it is may bid."""
        return self.minimum if self.leader == NOBODY else self.high + self.step

    def takes_part(self, seat: int) -> bool:
        """Return whether a seat may still bid."""
        return bool(self.still_in >> seat & 1)

    def richest_other(self, cash: Sequence[int]) -> int:
        """Return the maximum cash of the other seats in the auction; 0 if there is none."""
        maximum = 0
        for seat, dollars in enumerate(cash):
            if seat != self.turn and dollars > maximum and self.takes_part(seat):
                maximum = dollars
        return maximum

    def bid(self, amount: int) -> None:
        """Bid for the seat whose turn it is."""
        self.high = amount
        self.leader = self.turn
        self._advance()

    def pass_bid(self) -> None:
        """Drop the seat whose turn it is out of the auction."""
        self.still_in &= ~(1 << self.turn)
        self.last_to_pass = self.turn
        if self.still_in:
            self._advance()

    def finished(self) -> bool:
        """Return whether the hammer has fallen: nobody is left, or only the high bidder."""
        return self.still_in == 0 or (self.leader != NOBODY and self.still_in == 1 << self.leader)

    def _advance(self) -> None:
        seat = self.turn
        while True:
            seat = (seat + 1) % self.players
            if self.still_in >> seat & 1:
                self.turn = seat
                return

    # Generated from the fields by `python -m tools.records`:

    __slots__ = (
        "high",
        "last_to_pass",
        "leader",
        "minimum",
        "players",
        "step",
        "still_in",
        "turn",
    )

    def copy(self) -> Self:
        """Return an independent copy."""
        new = self.__class__.__new__(self.__class__)
        new.players = self.players
        new.minimum = self.minimum
        new.step = self.step
        new.turn = self.turn
        new.high = self.high
        new.leader = self.leader
        new.still_in = self.still_in
        new.last_to_pass = self.last_to_pass
        return new

    def key(self) -> tuple[Hashable, ...]:
        """Return the saved fields as a hashable value, for comparisons on one board."""
        return (
            self.turn,
            self.high,
            self.leader,
            self.still_in,
            self.last_to_pass,
        )

    def to_data(self) -> Data:
        """Return the saved fields as plain data, for `from_data`."""
        return {
            "turn": self.turn,
            "high": self.high,
            "leader": self.leader,
            "still_in": bits(self.still_in),
            "last_to_pass": self.last_to_pass,
        }

    @classmethod
    def from_data(cls, data: Data, players: int, minimum: int, step: int) -> Self:
        """Return the record that `to_data` wrote, unchecked."""
        new = cls.__new__(cls)
        new.players = players
        new.minimum = minimum
        new.step = step
        new.turn = data["turn"]
        new.high = data["high"]
        new.leader = data["leader"]
        new.still_in = to_mask(data["still_in"])
        new.last_to_pass = data["last_to_pass"]
        return new

    # End of generated code.


def play_bid(auction: OpenAuction, move: Bid | PassBid, on_event: EventListener | None) -> bool:
    """Bid or pass for the seat whose turn it is. Return whether the auction is over."""
    if isinstance(move, Bid):
        if on_event is not None:
            on_event(BidMade(auction.turn, move.amount))
        auction.bid(move.amount)
    else:
        if on_event is not None:
            on_event(BidPassed(auction.turn))
        auction.pass_bid()
    return auction.finished()
