"""Explanations of bids and passing in an auction whose lot goes to the highest bidder.

A game names its lot in its own message files, under the same ids, and states what the lot brings.
"""

from __future__ import annotations

from typing import Any, Generic

from game.learning.reasons.candidate import ComparedCandidate, S
from game.learning.reasons.facts import AGAINST, IN_BRIEF, NAMES_BETTER, TOO_DEAR, VERDICT, FactId
from game.rules.auction import Bid, OpenAuction
from game.rules.messages import Dollars, Message, MessageId

ABOUT, AT_LEAST, ALL = range(3)
"""The precision of a lot's known worth: approximate, at least this much, or all the seat's cash."""


class AuctionFact(FactId):
    """The facts for and against a bid; `bound` is one of `ABOUT`, `AT_LEAST` and `ALL`."""

    STOP = "fact-stop", "bid stop bound"
    LAST_BID = "fact-last-bid", "bid bound"
    WINS = "fact-wins-lot", "bid"
    UNOPPOSED = "fact-unopposed", "bid"
    CHEAPER = "fact-cheaper-bid", "bid", AGAINST | NAMES_BETTER
    ENOUGH = "fact-enough", "bid", AGAINST | NAMES_BETTER
    LOW = "fact-low", "bid stop bound seat", AGAINST
    DEAR = "fact-dear", "stop", AGAINST
    LEAVES = "fact-leaves-lot", "stop bound", AGAINST | IN_BRIEF
    LOST = "fact-lost", "stop bound", AGAINST | IN_BRIEF
    JUST_WORTH = "fact-just-worth", "stop"
    NOT_WORTH = "fact-not-worth", "bid", AGAINST | VERDICT | TOO_DEAR
    HARDLY_WORTH = "fact-hardly-worth", "bid"


class AuctionBrief(MessageId):
    """Short descriptions of what a lot is worth."""

    STOP = "brief-stop", "stop bound"
    DEAR = "brief-dear", "stop"
    ENOUGH = "brief-enough", "bid"
    LEAVES = "brief-leaves", "stop bound"
    NOT_WORTH = "brief-not-worth", "bid"
    HARDLY_WORTH = "brief-hardly-worth", "bid"


class ExplainedAuction(Generic[S]):
    """The explanation of an auction: how far to bid, and the effect of passing. Games override parts."""

    def is_at_least(self, candidate: ComparedCandidate[S]) -> bool:
        """Return whether the stated worth of the lot is a lower bound."""
        return candidate.is_worth_more

    def bound(self, candidate: ComparedCandidate[S]) -> int:
        """Return how precisely the worth of the lot is known."""
        if candidate.is_capped:
            return ALL
        return AT_LEAST if self.is_at_least(candidate) else ABOUT

    def objection(self, candidate: ComparedCandidate[S]) -> Message | None:
        """Return the fact that a lower bid is better, or that the lot is not worth the bid, if so."""
        cheaper, enough = candidate.cheaper, self.enough(candidate)
        if enough:
            return AuctionFact.ENOUGH(bid=Dollars(enough))
        if cheaper is not None:
            return AuctionFact.CHEAPER(bid=Dollars(cheaper))
        return self.too_dear(candidate) if 0 < candidate.stop < candidate.amount else None

    def enough(self, candidate: ComparedCandidate[S]) -> int:
        """Return the best move's dollars if it is a lower bid that nobody can raise; 0 otherwise."""
        best = candidate.better_move
        is_lower = isinstance(best, Bid) and 0 < best.amount < candidate.amount
        return best.amount if isinstance(best, Bid) and is_lower and wins(candidate, best.amount) else 0

    def too_dear(self, candidate: ComparedCandidate[S]) -> Message:
        """Return the fact that the lot is not worth the bid."""
        return AuctionFact.DEAR(stop=Dollars(candidate.stop))

    def price(self, candidate: ComparedCandidate[S]) -> Message:
        """Return how far to bid if the lot is worth it, or another fact for a bid that is too low."""
        bid, stop, bound = Dollars(candidate.amount), Dollars(candidate.stop), self.bound(candidate)
        if candidate.is_too_low and not wins(candidate, bid):
            return self.low(candidate)
        if is_unopposed(candidate):
            return AuctionFact.UNOPPOSED(bid=bid)
        if wins(candidate, bid):
            return AuctionFact.WINS(bid=bid)
        if bid == stop and bound != AT_LEAST:
            return AuctionFact.LAST_BID(bid=bid, bound=bound)
        return AuctionFact.STOP(bid=bid, stop=stop, bound=bound)

    def low(self, candidate: ComparedCandidate[S]) -> Message:
        """Return the fact that a bid leaves more room to raise it than a higher one would."""
        bid, seats = candidate.amount, who_can_raise(candidate, candidate.amount)
        stop, bound = Dollars(candidate.stop), self.bound(candidate)
        return AuctionFact.LOW(bid=Dollars(bid), stop=stop, bound=bound, seat=seats)

    def left(self, candidate: ComparedCandidate[S]) -> Message:
        """Return the fact about the worth of the lot that is left to the others, or that nobody gets."""
        kind = AuctionFact.LOST if is_unopposed(candidate) else AuctionFact.LEAVES
        return kind(stop=Dollars(candidate.stop), bound=self.bound(candidate))

    def brief_price(self, candidate: ComparedCandidate[S]) -> Message:
        """Return a brief about what the lot is worth."""
        return AuctionBrief.STOP(stop=Dollars(candidate.stop), bound=self.bound(candidate))

    def brief_left(self, candidate: ComparedCandidate[S]) -> Message:
        """Return, in a few words, the worth of the lot that is left to the others."""
        return AuctionBrief.LEAVES(stop=Dollars(candidate.stop), bound=self.bound(candidate))


def auction_of(candidate: ComparedCandidate[Any]) -> OpenAuction:
    """Return the auction that is going on."""
    found = candidate.state.auction
    assert isinstance(found, OpenAuction)
    return found


def is_unopposed(candidate: ComparedCandidate[Any]) -> bool:
    """Return whether nobody else is left in the auction."""
    return auction_of(candidate).still_in == 1 << candidate.seat


def wins(candidate: ComparedCandidate[Any], amount: int) -> bool:
    """Return whether nobody who is still in the auction has the money to raise a bid."""
    return auction_of(candidate).richest_other(candidate.state.cash) <= amount


def who_can_raise(candidate: ComparedCandidate[Any], amount: int) -> tuple[int, ...]:
    """Return the other seats in the auction that have more than this many dollars."""
    auction, cash = auction_of(candidate), candidate.state.cash
    others = (seat for seat in range(len(cash)) if seat != candidate.seat and auction.takes_part(seat))
    return tuple(seat for seat in others if cash[seat] > amount)
