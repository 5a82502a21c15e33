"""What is said of bids where a lot goes to who bids most: American Rails and New England Railways.

Each game has messages of its own for it, under the same names in its `Fact`.
"""

from __future__ import annotations

from typing import Any

from game.learning.reasons.weighed import Weighed
from game.rules.auction import Bid
from game.rules.messages import Dollars, Message, MessageId

One = Weighed[Any]


def objection(one: One, bid: int, facts: type[MessageId]) -> Message | None:
    """That a lower bid, in dollars, is clearly better, or the lot not worth so much; None if neither."""
    if one.cheaper is not None:
        kind = facts["CHEAPER_WINS" if wins(one, one.cheaper) else "CHEAPER"]
        return kind(bid=Dollars(one.cheaper))
    return facts["DEAR"](stop=Dollars(one.stop)) if 0 < one.stop < bid else None


def how_far(one: One, bid: int, facts: type[MessageId]) -> Message:
    """Up to what price to go with a bid that the lot is worth; of one that is too low it is no order."""
    stop = one.stop
    if one.is_too_low and not wins(one, bid):
        return facts["LOW_ALL" if one.is_capped else "LOW"](bid=Dollars(bid), stop=Dollars(stop))
    if is_unopposed(one):
        return facts["UNOPPOSED"](bid=Dollars(bid))
    if wins(one, bid):
        return facts["WINS"](bid=Dollars(bid))
    if bid == stop:
        return facts["LAST_BID_ALL" if one.is_capped else "LAST_BID"](bid=Dollars(bid))
    return facts["ALL_IN" if one.is_capped else "STOP"](bid=Dollars(bid), stop=Dollars(stop))


def is_unopposed(one: One) -> bool:
    """Whether nobody else is left in the auction."""
    return bool(one.state.auction.still_in == 1 << one.seat)


def wins(one: One, amount: int) -> bool:
    """Whether nobody who is still in the auction has the money to raise a bid."""
    return bool(one.state.auction.richest_other(one.state.cash) <= amount)


def is_dearer_as_good(one: One, bid: int) -> bool:
    """Whether a bid of more dollars than these is told as about as good as the best move."""
    dearer = (n for n, at in enumerate(one.found.candidates) if isinstance(at.candidate.move, Bid))
    others = (Weighed(one.found, n, one.state) for n in dearer)
    return any(isinstance(at.move, Bid) and at.move.amount > bid and at.is_close for at in others)
