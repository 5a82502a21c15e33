"""Who gets a link of New England Railways that a seat lets go: told only where it is certain, or mostly so.

Of the links that were let go in 18 matches of bots, a guess by what the seats would sensibly pay named the
right one less than half the time where two others had not bid yet. Where only one other is left it is certain
with a standing bid, and right in five of six cases where the link is worth twice the least bid to him; where
more are left it is right in four of five for a high bidder who has far more cash than the rest.
"""

from __future__ import annotations

from typing import Final

from ai.knowledge import for_game
from ai.new_england_railways.evaluation import NewEnglandRailwaysEvaluator
from game.learning.new_england_railways.phrases import Fact
from game.rules.auction import NOBODY, PASS_BID
from game.rules.hexgrid import bits
from game.rules.messages import Dollars, Message
from game.rules.new_england_railways.state import NewEnglandRailwaysState

WORTH: Final = 2.0
"""How many times the least bid a link must be worth to the only other seat, to be called his."""

RICHER: Final = 1.5
"""How many times the cash of the others the high bidder must have, to be called who gets the link."""


def goes_to(state: NewEnglandRailwaysState) -> list[Message]:
    """Who gets the link under the hammer if the actor passes; nothing where that is open."""
    return _told(state, Fact.GOES_TO, Fact.GOES_FOR)


def denies(state: NewEnglandRailwaysState) -> list[Message]:
    """Who gets it otherwise, of a bid."""
    return _told(state, Fact.DENIES, Fact.DENIES_FOR)


def _told(state: NewEnglandRailwaysState, likely: Fact, certain: Fact) -> list[Message]:
    seat, auction = taker(state), state.auction
    assert auction is not None
    if seat == NOBODY:
        return []
    if auction.leader == seat and len(_others(state)) == 1:
        return [certain(seat=seat, bid=Dollars(auction.high))]
    return [likely(seat=seat)]


def taker(state: NewEnglandRailwaysState) -> int:
    """Who gets the link under the hammer if the actor passes; `NOBODY`: nobody does, or it is open who."""
    auction, others = state.auction, _others(state)
    assert auction is not None
    if len(others) == 1 and auction.leader == others[0]:
        return others[0]
    after, known = state.copy(), for_game(state.game)
    assert isinstance(known.evaluator, NewEnglandRailwaysEvaluator)
    after.apply_unchecked(PASS_BID)
    known.policy.settle(after)
    seat = after.owner[state.lot_link()]
    limits = known.evaluator.limits(state, state.lot_link())
    if seat not in others:
        return NOBODY
    if len(others) == 1:
        is_clear = limits[seat] >= WORTH * auction.lowest_bid()
    else:
        rest = [other for other in others if other != seat]
        cash, most = max(state.cash[other] for other in rest), max(limits[other] for other in rest)
        is_clear = auction.leader == seat and limits[seat] >= most and state.cash[seat] > RICHER * cash
    return seat if is_clear else NOBODY


def _others(state: NewEnglandRailwaysState) -> list[int]:
    """The other seats that are still in the auction."""
    assert state.auction is not None
    return [seat for seat in bits(state.auction.still_in) if seat != state.turn]


def who_can_raise(state: NewEnglandRailwaysState, bid: int) -> tuple[int, ...]:
    """The other seats in the auction that have more than so many dollars."""
    return tuple(seat for seat in _others(state) if state.cash[seat] > bid)


def richest(state: NewEnglandRailwaysState) -> int:
    """The most dollars that another seat has that is still in the auction; 0: none is."""
    assert state.auction is not None
    return state.auction.richest_other(state.cash)


def enough(state: NewEnglandRailwaysState) -> int:
    """The lowest bid, in dollars, that nobody has the money to raise."""
    assert state.auction is not None
    return max(state.auction.lowest_bid(), richest(state))
