"""The auction for turn order in Railways of North America: its worth, and who else could go first."""

from __future__ import annotations

from typing import Final

from game.learning.railways_of_north_america.deliveries import ends_of, lasts
from game.learning.railways_of_north_america.ledger import (
    Candidate,
    State,
    about_as_good,
    best_delivery,
    best_of_cubes,
    is_last_turn,
)
from game.learning.railways_of_north_america.messages import Brief, Fact
from game.learning.reasons.auction import (
    ABOUT,
    AT_LEAST,
    AuctionBrief,
    AuctionFact,
    ExplainedAuction,
    auction_of,
)
from game.rules.auction import NOBODY, Bid
from game.rules.hexgrid import bits
from game.rules.messages import Dollars, Message
from game.rules.railways_of_north_america.board import HIGHEST_ENGINE
from game.rules.railways_of_north_america.money import bonds_needed
from game.rules.railways_of_north_america.moves import Deliver
from game.rules.railways_of_north_america.state import RailwaysOfNorthAmericaState
from game.rules.railways_of_north_america.steps import ROUNDS

TEMPTING: Final = 1
"""The points by which a cube may be worse than a seat's best one and still be the one to be taken first."""


class OrderAuction(ExplainedAuction[RailwaysOfNorthAmericaState]):
    """The auction for going first."""

    def is_at_least(self, candidate: Candidate) -> bool:
        """Return whether the stated worth of going first is a lower bound.

        An upper bound is known if the evaluation reaches it, or if a search ranks a higher bid below passing.
        """
        stop, passing = candidate.stop, candidate.passing
        if candidate.is_worth_more or not stop or candidate.found.stop == stop:
            return candidate.is_worth_more
        floor = passing.searched.value if passing is not None else float("-inf")
        return not any(bid.amount > stop and bid.searched.value < floor for bid in candidate.bids)

    def bound(self, candidate: Candidate) -> int:
        """Return how exactly the price is known; money can be borrowed, so that it is no limit."""
        return AT_LEAST if self.is_at_least(candidate) else ABOUT

    def bid(self, candidate: Candidate) -> list[Message]:
        """Return the facts about what going first is worth; for a bid above that, about its costs."""
        amount, stop, is_behind = candidate.amount, candidate.stop, candidate.is_behind_pass
        if _goes_first_anyway(candidate):
            return [Fact.FIRST_ANYWAY()]
        if candidate.cheaper is not None:
            return [AuctionFact.CHEAPER(bid=Dollars(candidate.cheaper))]
        if stop < amount:
            return [*self._too_much(candidate), *_rival(candidate)]
        is_price = not _is_idle(candidate) and not (is_behind and amount == stop)
        found = self.price(candidate) if is_price else _no_bargain(candidate)
        return [found, *_rival(candidate)]

    def _too_much(self, candidate: Candidate) -> list[Message]:
        """Return the objections to a bid that is more than going first is worth."""
        stop, paid = candidate.stop, _paid(candidate)
        dear = [self.too_dear(candidate)] if stop and not self.is_at_least(candidate) else []
        # That bonds are taken for it is worse than that it is too much.
        found = paid + dear if _bonds(candidate) else dear + paid
        return found or [_no_bargain(candidate)]

    def price(self, candidate: Candidate) -> Message:
        """Return how far to go with a bid; the others' cash is no limit."""
        bid, stop, bound = Dollars(candidate.amount), Dollars(candidate.stop), self.bound(candidate)
        if bid == stop and bound == ABOUT:
            return AuctionFact.LAST_BID(bid=bid, bound=bound)
        return AuctionFact.STOP(bid=bid, stop=stop, bound=bound)

    def passing(self, candidate: Candidate) -> list[Message]:
        """Return the facts about what passing leaves to the others, or about the excessive price."""
        lowest, rival = candidate.lowest_bid, candidate.rival_move
        if _goes_first_anyway(candidate):
            return [Fact.FIRST_ANYWAY()]
        if candidate.place and candidate.stop >= lowest > 0 and not _is_idle(candidate):
            return [self.left(candidate)]
        # Next to a bid it is about that one's price.
        other = rival.amount if isinstance(rival, Bid) else lowest
        price = candidate.stop if candidate.stop >= lowest else other
        kind = AuctionFact.HARDLY_WORTH if about_as_good(candidate) else AuctionFact.NOT_WORTH
        return [kind(bid=Dollars(price))] if lowest else []

    def left(self, candidate: Candidate) -> Message:
        """Return the worth of going first, which is left to the others."""
        return AuctionFact.LEAVES(stop=Dollars(candidate.stop), bound=self.bound(candidate))

    def brief_bid(self, candidate: Candidate) -> Message:
        """Return a brief about what going first is worth, or what a bid above that leaves."""
        amount, stop, is_behind = candidate.amount, candidate.stop, candidate.is_behind_pass
        if _goes_first_anyway(candidate):
            return Brief.FIRST_ANYWAY()
        if stop >= amount and not _is_idle(candidate) and not (is_behind and amount == stop):
            return self.brief_price(candidate)
        if about_as_good(candidate):
            return AuctionBrief.HARDLY_WORTH(bid=Dollars(amount))
        if 0 < stop < amount and not self.is_at_least(candidate):
            return AuctionBrief.DEAR(stop=Dollars(stop))
        count, left = _bonds(candidate), candidate.state.cash[candidate.seat] - amount
        if count:
            return Brief.BONDS(count=count)
        if _is_short(candidate, left):
            return Brief.BID_LEAVES(cash=Dollars(left))
        return AuctionBrief.NOT_WORTH(bid=Dollars(amount))

    def brief_pass(self, candidate: Candidate) -> Message:
        """Return a brief about what passing leaves to the others, or about the excessive price."""
        if _goes_first_anyway(candidate):
            return Brief.FIRST_ANYWAY()
        if candidate.stop and candidate.place and not _is_idle(candidate):
            return self.brief_left(candidate)
        kind = AuctionBrief.HARDLY_WORTH if about_as_good(candidate) else AuctionBrief.NOT_WORTH
        price = candidate.stop if candidate.stop >= candidate.lowest_bid else candidate.lowest_bid
        return kind(bid=Dollars(price))


ORDER: Final = OrderAuction()


def _firsts_if_passed(candidate: Candidate) -> set[int]:
    """Return the seats that may go first if the seat passes."""
    state, auction = candidate.state, auction_of(candidate)
    others = {other for other in bits(auction.still_in) if other != candidate.seat}
    if auction.leader == NOBODY:
        others.add((state.first + 1) % state.players)  # As it is if all pass.
    return others


def _goes_first_anyway(candidate: Candidate) -> bool:
    """Return whether the seat goes first even if it passes, since all others are out."""
    return _firsts_if_passed(candidate) == {candidate.seat}


def _is_idle(candidate: Candidate) -> bool:
    """Return whether bidding and passing are about the same, in the turn after which money is useless."""
    return candidate.rival is not None and about_as_good(candidate) and is_last_turn(candidate.state)


def _no_bargain(candidate: Candidate) -> Message:
    """Return the fact that going first brings less than a bid costs, or hardly as much."""
    kind = AuctionFact.HARDLY_WORTH if about_as_good(candidate) else AuctionFact.NOT_WORTH
    return kind(bid=Dollars(candidate.amount))


def _bonds(candidate: Candidate) -> int:
    """Return the bonds that a bid takes, if it wins."""
    return bonds_needed(candidate.state, candidate.seat, candidate.amount)


def _paid(candidate: Candidate) -> list[Message]:
    """Return what a winning bid costs in addition: bonds, or the cash for the next engine."""
    state, count, bid = candidate.state, _bonds(candidate), Dollars(candidate.amount)
    if count and is_last_turn(state):
        return [Fact.BID_BONDS_AT_LAST(bid=bid, count=count)]
    if count:
        return [Fact.BID_BONDS(bid=bid, count=count, amount=count * state.board.data.setup.bond_interest)]
    left = Dollars(state.cash[candidate.seat] - bid)
    if not _is_short(candidate, left):
        return []
    return [Fact.BID_LEAVES(bid=bid, cash=left, level=state.engine[candidate.seat] + 1)]


def _is_short(candidate: Candidate, cash: int) -> bool:
    """Return whether this cash is too little for the seat's next engine that improves its best cube.

    Only the most expensive engine that the seat can buy counts, and only if some cube gains by it.
    """
    state, seat, level = candidate.state, candidate.seat, candidate.state.engine[candidate.seat] + 1
    if level > HIGHEST_ENGINE or state.held_by(seat, state.board.train_card):
        return False
    if not cash < state.board.engine_price(level) <= state.cash[seat]:
        return False
    better = state.copy()
    better.engine[seat] = level
    return best_delivery(better, seat)[0] > best_delivery(state, seat)[0]


# Who else could deliver first


def _before(candidate: Candidate) -> list[int]:
    """Return the other seats that may act before the seat if it passes, possible first players first."""
    count, firsts, seat = candidate.state.players, _firsts_if_passed(candidate), candidate.seat
    before = {
        other
        for first in firsts
        for other in range(count)
        if (other - first) % count < (seat - first) % count
    }
    return sorted(before, key=lambda other: (other not in firsts, other))


def _wants(state: State, seat: int, cube: Deliver) -> bool:
    """Return whether such a cube brings a seat about as much as its best delivery."""
    found = best_of_cubes(state, seat)
    own, _ = found.get((cube.city, cube.colour), (0, cube))
    return own > 0 and own + TEMPTING >= max((gain for gain, _ in found.values()), default=0)


def _rival(candidate: Candidate) -> list[Message]:
    """Return which other seat will probably deliver a cube that brings the actor most, if the actor passes.

    A seat with at least as many equally good cubes as actions in the turn loses nothing by losing one.
    """
    state, before = candidate.state, _before(candidate)
    found = best_of_cubes(state, candidate.seat).values()
    count = max((gain for gain, _ in found), default=0)
    best = [move for gain, move in found if gain == count]
    rivals = {move: [other for other in before if _wants(state, other, move)] for move in best}
    taken = [move for move in best if rivals[move] and not lasts(state, move, len(rivals[move]))]
    if not taken or len(best) - len(taken) >= ROUNDS:
        return []
    return [Fact.FORESTALLS(seat=rivals[taken[0]][0], count=count, **ends_of(state, taken[0]))]
