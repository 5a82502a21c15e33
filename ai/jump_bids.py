"""Jump bids: a bot that would bid goes part of the way to the price at which the auction is likely to end.

A search prefers the lowest bid, because a higher one is never better if the others' limits are known. Bots
that play by it raise each other dollar by dollar.

>>> from game.rules.catalog import find_game
>>> state = find_game("american_rails").new_game(3, {}, random.Random(7))
>>> state.play(state.legal_moves()[0])
>>> known = for_game(state.game)
>>> end = Duels(state.reopened(everybody=True), known).price(0, 1)
>>> 12 < end < 40
True
>>> jump_bid(state, Bid(10), 1.0, known) == Bid(end), 10 < jump_bid(state, Bid(10), 0.5, known).amount < end
(True, True)
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from ai.bot import Bot, Report, Thought
from ai.knowledge import Knowledge, Values, for_game, worth
from ai.lot import auction_of, sell
from ai.memo import Memo
from ai.weights import NAMES
from game.rules.auction import Bid
from game.rules.contract import Move, State

KEPT: Final = 32
"""The maximum number of lots whose duels are kept."""


class Duels:
    """The prices at which pairs of seats would stop bidding against each other for a lot, by one ply."""

    def __init__(self, reopened: State, known: Knowledge) -> None:
        """`reopened` is the position in which nobody has bid (`State.reopened`)."""
        self._state = reopened
        self._known = known
        self._bids = [move.amount for move in reopened.legal_moves() if isinstance(move, Bid)]
        self._outcomes: dict[tuple[int, int], tuple[int, Values]] = {}

    def price(self, one: int, other: int) -> int:
        """Return the highest bid, in dollars, at which both would still rather have the lot than let the
        other have it for the bid before; 0 if there is none.
        """
        low, high = 0, len(self._bids)
        while low < high:
            middle = (low + high) // 2
            if self._wants(one, other, middle) and self._wants(other, one, middle):
                low = middle + 1
            else:
                high = middle
        return self._bids[low - 1] if low else 0

    def _wants(self, seat: int, rival: int, at: int) -> bool:
        """Return whether a seat can pay a bid and would rather do so than let a rival have the lot for the
        bid before.
        """
        paid, own = self._sold(seat, self._bids[at])
        _, other = self._sold(rival, self._bids[max(0, at - 1)])
        return paid == self._bids[at] and own[seat] >= other[seat]

    def _sold(self, buyer: int, amount: int) -> tuple[int, Values]:
        """Return what a seat pays that buys the lot for `amount` dollars, at most its cash, and the value of
        the position then to each seat.
        """
        found = self._outcomes.get((buyer, amount))
        if found is None:
            after = self._state.copy()
            auction = auction_of(after)
            sell(after, buyer, amount)
            self._known.policy.settle(after)
            found = self._outcomes[buyer, amount] = (auction.high, worth(after, self._known))
        return found


_DUELS: Final = Memo[Duels](KEPT)


def jump_bid(state: State, bid: Bid, part: float, known: Knowledge) -> Bid:
    """Return a bid that goes `part` of the way to where the longest duel of the bidder is likely to end.

    It is never lower than `bid`, and never above the price at which the bidder would stop.
    """
    reopened = state.reopened(everybody=True)
    assert reopened is not None
    duels = _DUELS.get((known, state.game, reopened.key()), lambda: Duels(reopened, known))
    auction, seat = auction_of(state), state.current_player()
    rivals = [other for other in range(state.players) if other != seat and auction.takes_part(other)]
    end = max((duels.price(seat, rival) for rival in rivals), default=0)
    between = [move.amount for move in state.legal_moves() if isinstance(move, Bid) and move.amount <= end]
    return Bid(max(bid.amount, between[int((len(between) - 1) * part)])) if between else bid


class JumpingBot(Bot):
    """Another bot whose bids are raised (`jump_bid`).

    >>> from game.rules.catalog import find_game
    >>> class LowestBidBot(Bot):
    ...     name = "lowest"
    ...
    ...     def choose(self, state, seat, seconds, report=None, since=None):
    ...         return state.legal_moves()[0]
    >>> state = find_game("american_rails").new_game(3, {}, random.Random(7))
    >>> state.play(state.legal_moves()[0])
    >>> bids = [JumpingBot(LowestBidBot(), part).choose(state, 0, seconds=1.0) for part in (0.0, 0.5, 1.0)]
    >>> bids[0] == Bid(10), bids[0].amount < bids[1].amount < bids[2].amount
    (True, True)
    """

    name = "jumping"

    def __init__(self, bot: Bot, part: float, *, weights: str = NAMES[0], style: str = "") -> None:
        """`weights` and `style` are those of the other bot."""
        self.bot = bot
        self._part = part
        self._weights = weights
        self._style = style

    def choose(
        self,
        state: State,
        seat: int,
        seconds: float,
        report: Report | None = None,
        since: Sequence[Move] | None = None,
    ) -> Move:
        """Return the other bot's move, or a higher bid."""
        heard: list[Thought] = []

        def hear(thought: Thought) -> None:
            assert report is not None
            heard[:] = [thought]
            report(thought)

        self.bot.cancel_check = self.cancel_check
        move = self.bot.choose(state, seat, seconds, None if report is None else hear, since)
        if not isinstance(move, Bid):
            return move
        known = for_game(state.game, self._weights, self._style)
        bid = jump_bid(state.determinize(seat, random.Random(1)), move, self._part, known)
        if report is not None and heard and bid != move:
            first, *others = heard[0].candidates
            rest = [one for one in others if one.move not in (bid, move)]
            report(replace(heard[0], candidates=(replace(first, move=bid), *rest)))
        return bid
