"""What the lot of an auction is worth to a seat: one price, whatever has been bid.

The price is found in the position without the bids, so it stays the same until others pass. At
the price the seat would as soon have the lot as let another pay a bid less for it. Each outcome is played on
with the same random numbers.

>>> from game.rules.catalog import find_game
>>> state = find_game("american_rails").new_game(3, {}, random.Random(7))
>>> state.play(state.legal_moves()[0])
>>> lot = lot_of(state)
>>> isinstance(lot, PricedLot) and 10 < lot.stop < 50
True
>>> state.play(Bid(11))
>>> state.play(Bid(12))
>>> state.play(Bid(13))
>>> lot_of(state) is lot
True
"""

from __future__ import annotations

import math
import random
from collections import Counter
from dataclasses import replace
from functools import cached_property, partial
from typing import Any, Final, NamedTuple

from ai.bot import CancelCheck, Candidate, never_cancel
from ai.compare import play_on, standard_error
from ai.knowledge import Evaluation, for_game
from ai.memo import Memo
from game.rules.auction import NOBODY, PASS_BID, Bid
from game.rules.contract import CHANCE, TERMINAL, Move, State

PLAYOUTS: Final = 160
"""Playouts of each outcome. With other seeds, prices of American Rails differ by at most $1."""

TRIES: Final = 31
"""How often the others' bidding is played to find who gets the lot if the seat passes."""

STEADY: Final = 0.15
"""The part of a price up to which another one replaces it no more when others have passed."""

RAISED: Final = 0.75
"""How far others raise the lowest bid on average, as a part of the way to the price.

With it, chances of bids are within 11 points of those of longer searches in four positions of two games.
"""

KEPT: Final = 32
"""The maximum number of lots whose prices are kept."""


class PricedLot:
    """The lot of an auction as it is worth to the current player of a position."""

    def __init__(
        self, reopened: State, playouts: int = PLAYOUTS, seed: int = 1, before: PricedLot | None = None
    ) -> None:
        """`reopened` is the position in which nobody has bid (`State.reopened`).

        `before` is the same lot as long as everybody takes part; None if everybody does.
        """
        self._before = before
        self._state = reopened
        self._seat = reopened.current_player()
        self._playouts = playouts
        self._seed = seed
        self._known: dict[tuple[int, int], _Outcome] = {}
        self._bids = [move.amount for move in reopened.legal_moves() if isinstance(move, Bid)]
        self.cancel_check = never_cancel

    @cached_property
    def stop(self) -> int:
        """The price: the highest bid, in dollars, that the seat should make; 0 for none.

        It changes when others pass, but only by a clear amount.
        """
        found = self._found
        former = found if self._before is None else self._before.stop
        return former if abs(found - former) <= max(auction_of(self._state).step, STEADY * former) else found

    @property
    def former(self) -> int | None:
        """The price before others passed; None if it has not changed."""
        changed = self._before is not None and self._before.stop != self.stop
        return self._before.stop if changed and self._before is not None else None

    @cached_property
    def _found(self) -> int:
        """The highest bid at which the seat would rather have the lot than let the most probable other buyer
        have it for the bid before.

        The search is a bisection, because a lower price is never worse.
        """
        low, high = 0, len(self._bids)
        while low < high:
            middle = (low + high) // 2
            before = self._bids[max(0, middle - 1)]
            other = self._outcome(self._rival, 0 if self._rival == NOBODY else before)
            if self._outcome(self._seat, self._bids[middle]).worth >= other.worth:
                low = middle + 1
            else:
                high = middle
        return self._bids[low - 1] if low else 0

    @cached_property
    def _rival(self) -> int:
        """The seat that gets the lot most often if this one passes; `NOBODY` if it mostly stays unsold."""
        policy, buyers = for_game(self._state.game).policy, Counter[int]()
        for number in range(TRIES):
            self.cancel_check()
            rng = random.Random(f"{self._seed} rival {number}")
            world = self._state.determinize(self._seat, rng)
            auction = auction_of(world)
            world.apply_unchecked(PASS_BID)
            while auction_of(world) is auction:
                world.apply_unchecked(policy.rollout_move(world, rng))
            buyers[auction.leader] += 1
        return max(buyers, key=lambda buyer: (buyers[buyer], -buyer))

    def passed(self, state: State) -> Candidate:
        """Return the results of passing in a position of the auction: the leader gets the lot."""
        auction = auction_of(state)
        return self._as_candidate(PASS_BID, self._outcome(auction.leader, auction.high), self._lowest(state))

    def bought(self, amount: int, state: State) -> Candidate:
        """Return the results of buying the lot for `amount` dollars instead of passing in a position."""
        auction = auction_of(state)
        other = self._outcome(auction.leader, auction.high)
        found = self._as_candidate(Bid(amount), self._outcome(self._seat, amount), other)
        # The chance is on the side of that of passing on which the price is.
        better = max if amount <= self.stop else min
        return replace(found, chance=better(found.chance, other.chance))

    def lowest_bid(self, state: State) -> Candidate:
        """Return the lowest bid in a position of the auction.

        If others can raise it, the lot counts as bought at a price between the bid and the highest fair one.
        """
        legal = [move.amount for move in state.legal_moves() if isinstance(move, Bid)]
        between = [amount for amount in self._bids if legal[0] <= amount <= self.stop]
        is_alone = auction_of(state).still_in == 1 << self._seat
        paid = between[round(RAISED * (len(between) - 1))] if between and not is_alone else legal[0]
        return replace(self.bought(paid, state), move=Bid(legal[0]))

    def _lowest(self, state: State) -> _Outcome:
        """Return the outcome of winning with the lowest bid in a position."""
        return self._outcome(
            self._seat, next(move.amount for move in state.legal_moves() if isinstance(move, Bid))
        )

    def _as_candidate(self, move: Move, own: _Outcome, other: _Outcome) -> Candidate:
        error = standard_error(own.values, other.values)
        return Candidate(move, own.worth, self._playouts, own.chance, own.scores, error)

    def _outcome(self, buyer: int, amount: int) -> _Outcome:
        """Return the results if a seat buys the lot for `amount` dollars.

        `NOBODY`: if this seat passes before any bid, and the others go on.
        """
        if (buyer, amount) not in self._known:
            self._known[buyer, amount] = self._played_on(buyer, amount)
        return self._known[buyer, amount]

    def _played_on(self, buyer: int, amount: int) -> _Outcome:
        state, seat, knowledge = self._state, self._seat, for_game(self._state.game)
        after, ends = state.copy(), list[Evaluation]()
        if buyer == NOBODY:
            after.apply_unchecked(PASS_BID)
        else:
            sell(after, buyer, amount)
        for number in range(self._playouts):
            self.cancel_check()
            world = after.determinize(seat, random.Random(f"{self._seed} {number}"))
            ends.append(play_on(world, knowledge, random.Random(f"{self._seed} luck {number}")))
        scores = tuple(math.fsum(end.scores[at] for end in ends) / len(ends) for at in range(state.players))
        # As in a search, the doubt is that of the last positions: near the end nothing is left of it.
        chance = math.fsum(end.chances[seat] for end in ends) / len(ends)
        values = [end.worth[seat] for end in ends]
        return _Outcome(values, math.fsum(values) / len(values), chance, scores)


class _Outcome(NamedTuple):
    """The results of playing on after one outcome of the auction."""

    values: list[float]
    """The worth to the seat in each playout."""
    worth: float
    chance: float
    scores: tuple[float, ...]


def sell(state: State, buyer: int, amount: int) -> None:
    """Play an auction to its end: a seat bids `amount`, or all its cash if that is less; all others pass."""
    auction = auction_of(state)
    while auction_of(state) is auction:
        move: Move = PASS_BID
        if state.current_player() == buyer and auction.leader != buyer:
            bids = [bid.amount for bid in state.legal_moves() if isinstance(bid, Bid)]
            move = Bid(max((bid for bid in bids if bid <= amount), default=bids[0])) if bids else PASS_BID
        state.apply_unchecked(move)


def won_at(state: State, amount: int) -> State:
    """Return the position if the actor bids `amount` and nobody bids more."""
    after = state.copy()
    sell(after, state.current_player(), amount)
    return after


def auction_of(state: Any) -> Any:
    """Return the auction under way in a position; None if there is none."""
    return state.auction


_LOTS: Final = Memo[PricedLot](KEPT)


def lot_of(
    state: State, cancel_check: CancelCheck = never_cancel, playouts: int = PLAYOUTS
) -> PricedLot | None:
    """Return the lot for which the current player may bid; None without an auction.

    The result is kept, by the position without the bids and by the seats that take part.
    """
    if state.current_player() in (CHANCE, TERMINAL):
        return None
    found: PricedLot | None = None
    for reopened in (state.reopened(everybody=True), state.reopened()):
        if reopened is None or PASS_BID not in reopened.legal_moves():
            return None
        make = partial(PricedLot, reopened, playouts, before=found)
        found = _LOTS.get((state.game, playouts, reopened.key()), make)
        found.cancel_check = cancel_check
    return found
