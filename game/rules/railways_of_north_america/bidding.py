"""The auction for first player. Rulings 2 and 3."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from game.rules.auction import NOBODY, PASS_BID, Bid, OpenAuction, PassBid, play_bid
from game.rules.contract import EventListener, Move
from game.rules.railways_of_north_america.data import RailwaysOfNorthAmericaData
from game.rules.railways_of_north_america.events import FirstPlayerSet, RoundBegan
from game.rules.railways_of_north_america.message_ids import Payment
from game.rules.railways_of_north_america.money import pay
from game.rules.railways_of_north_america.steps import ACTION, BID


def begin_auction(state: RailwaysOfNorthAmericaData) -> None:
    """Begin the auction with the previous first player."""
    step = state.board.data.auction.step
    state.auction = OpenAuction(state.players, state.first, step, step=step)
    state.acted = 0
    state.turn = state.first
    state.step = BID


def auction_moves(state: RailwaysOfNorthAmericaData) -> Sequence[Move]:
    """Return every step above the standing bid up to the highest there is, and to pass; cash is no limit."""
    auction = state.auction
    assert auction is not None
    found: list[Move] = [*state.board.bids[auction.lowest_bid() // auction.step :]]
    found.append(PASS_BID)
    return found


def bid_or_pass(
    state: RailwaysOfNorthAmericaData, move: Bid | PassBid, on_event: EventListener | None
) -> None:
    """Bid or pass. Only the winner pays; if all pass, the marker moves one seat clockwise."""
    auction = state.auction
    assert auction is not None
    if not play_bid(auction, move, on_event):
        state.turn = auction.turn
        return
    state.auction = None
    state.first = (state.first + 1) % state.players if auction.leader == NOBODY else auction.leader
    if on_event is not None:
        on_event(FirstPlayerSet(state.first, auction.high))
    pay(state, state.first, auction.high, Payment.FIRST_PLAYER, on_event)
    begin_round(state, 0, on_event)


def begin_round(state: RailwaysOfNorthAmericaData, number: int, on_event: EventListener | None) -> None:
    """Begin a round (0 to 2) of one action each, clockwise from the first player."""
    state.round = number
    state.acted = 0
    state.engineered = [0] * state.players
    state.turn = state.first
    state.step = ACTION
    if on_event is not None:
        on_event(RoundBegan(number + 1))


MOVES: Final[dict[int, Callable[[RailwaysOfNorthAmericaData], Sequence[Move]]]] = {BID: auction_moves}

APPLY: Final[dict[type[Move], Callable[[RailwaysOfNorthAmericaData, Any, EventListener | None], None]]] = {
    Bid: bid_or_pass,
    PassBid: bid_or_pass,
}
