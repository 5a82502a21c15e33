"""Selling shares: putting one up, bidding, and the buyer's starting cube.

Rulebook: Starting the Game; Auction a Share. Rulings 1, 2, 6, 7.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from game.rules.american_rails.data import AmericanRailsData
from game.rules.american_rails.events import (
    IncomeChanged,
    OrderTaken,
    ShareLost,
    SharePutUp,
    ShareRemoved,
    ShareSold,
    cube_placed,
)
from game.rules.american_rails.message_ids import Paid
from game.rules.american_rails.moves import PlaceStart, PutUp
from game.rules.american_rails.steps import BIDDING, NONE, PREPARATION, PUT_UP, START_CITY
from game.rules.american_rails.turns import begin_round, next_player
from game.rules.auction import NOBODY, Bid, OpenAuction, PassBid, play_bid
from game.rules.auction import bid_moves as auction_moves
from game.rules.contract import EventListener, MoneyPaid, Move, company_party, seat_party
from game.rules.hexgrid import select


def put_up_moves(state: AmericanRailsData) -> Sequence[Move]:
    """Return the preparation round's moves: a share of each company that hasn't been put up."""
    return [
        state.board.put_up[company]
        for company in range(len(state.treasury))
        if company != state.absent and not state.put_up >> company & 1
    ]


def sale_moves(state: AmericanRailsData) -> list[Move]:
    """Return the moves of Auction a Share: a share of each company with shares in its supply."""
    return [state.board.put_up[company] for company, left in enumerate(state.unsold) if left]


def put_up(state: AmericanRailsData, move: PutUp, on_event: EventListener | None) -> None:
    """Start the auction of a share; the current player bids or passes first."""
    state.lot = move.company
    state.put_up |= 1 << move.company
    state.auction = OpenAuction(state.players, state.turn, state.board.minimum_bid)
    state.step = BIDDING
    if on_event is not None:
        on_event(SharePutUp(state.turn, move.company))


def bid_moves(state: AmericanRailsData) -> Sequence[Move]:
    """Return every whole sum above the standing bid that the current player has, and to pass."""
    auction = state.auction
    assert auction is not None
    return auction_moves(auction, state.cash[state.turn])


def bid_or_pass(state: AmericanRailsData, move: Bid | PassBid, on_event: EventListener | None) -> None:
    """Bid or pass for the current player; at the end of the auction sell or remove the share."""
    auction = state.auction
    assert auction is not None
    if not play_bid(auction, move, on_event):
        state.turn = auction.turn
        return
    state.auction = None
    company, winner = state.lot, auction.leader
    if winner == NOBODY:
        _remove(state, company, on_event)
        state.turn = auction.last_to_pass
        _after_sale(state, on_event)
        return
    state.turn = winner
    state.cash[winner] -= auction.high
    state.treasury[company] += auction.high
    state.unsold[company] -= 1
    state.sold[company] += 1
    state.shares[winner * len(state.treasury) + company] += 1
    if on_event is not None:
        on_event(ShareSold(winner, company, auction.high))
        on_event(MoneyPaid(seat_party(winner), company_party(company), auction.high, Paid.SHARE))
    if state.track[company]:
        _after_sale(state, on_event)
    elif state.free_cities():
        state.step = START_CITY
    else:
        _bury(state, winner, company, on_event)
        _after_sale(state, on_event)


def _remove(state: AmericanRailsData, company: int, on_event: EventListener | None) -> None:
    state.unsold[company] -= 1
    if on_event is not None:
        on_event(ShareRemoved(company))


def _bury(state: AmericanRailsData, winner: int, company: int, on_event: EventListener | None) -> None:
    """Remove all shares of a new company if no city is free for it (Auction a Share)."""
    state.sold[company] -= 1
    state.shares[winner * len(state.treasury) + company] -= 1
    state.unsold[company] = 0
    if on_event is not None:
        on_event(ShareLost(winner, company))


def start_moves(state: AmericanRailsData) -> Sequence[Move]:
    """Return any city without a cube."""
    return select(state.board.start, state.free_cities())


def place_start(state: AmericanRailsData, move: PlaceStart, on_event: EventListener | None) -> None:
    """Place a company's first cube; its income is the city's full value."""
    company = state.lot
    state.put_cube(company, move.hex)
    if on_event is not None:
        on_event(cube_placed(state, company, move.hex, 0))
        on_event(IncomeChanged(company, 0, state.income[company]))
    _after_sale(state, on_event)


def _after_sale(state: AmericanRailsData, on_event: EventListener | None) -> None:
    """Continue after an auction: with the preparation round, or with the next player's action."""
    state.lot = NONE
    if state.column != PREPARATION:
        next_player(state, on_event)
        return
    count = len(state.treasury)
    holds = any(state.shares[state.turn * count : (state.turn + 1) * count])
    if holds and state.turn not in state.turn_order:
        _take_place(state, state.turn, on_event)
    if put_up_moves(state):
        state.step = PUT_UP
        return
    for i in range(state.players):
        seat = (state.banker + i) % state.players
        if seat not in state.turn_order:
            _take_place(state, seat, on_event)
    begin_round(state, on_event)


def _take_place(state: AmericanRailsData, seat: int, on_event: EventListener | None) -> None:
    state.turn_order.append(seat)
    if on_event is not None:
        on_event(OrderTaken(seat, len(state.turn_order)))


APPLY: Final[dict[type[Move], Callable[[AmericanRailsData, Any, EventListener | None], None]]] = {
    PutUp: put_up,
    Bid: bid_or_pass,
    PassBid: bid_or_pass,
    PlaceStart: place_start,
}
