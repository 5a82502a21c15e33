"""Step 7: auction and build railway links. Rulings 4, 5, 9."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from game.rules.auction import NOBODY, Bid, OpenAuction, PassBid, bid_moves, play_bid
from game.rules.contract import BANK, EventListener, MoneyPaid, Move, seat_party
from game.rules.new_england_railways.data import NewEnglandRailwaysData
from game.rules.new_england_railways.events import (
    DiceRolled,
    LinkBuilt,
    LinkOffered,
    LinkRemoved,
    LinkSold,
    LinkWaits,
)
from game.rules.new_england_railways.market import roll_market
from game.rules.new_england_railways.message_ids import Paid
from game.rules.new_england_railways.moves import PayToBuild, Roll, WaitToBuild
from game.rules.new_england_railways.steps import BID, BUILD, MINIMUM_BID, ROLL_MARKET, ROLL_TO_BUILD

PAY_TO_BUILD: Final = PayToBuild()
WAIT_TO_BUILD: Final = WaitToBuild()


def begin_auctions(state: NewEnglandRailwaysData, on_event: EventListener | None) -> None:
    """Begin the auctions of the links for sale, in their order."""
    state.buyers = 0
    state.lot = 0
    _offer(state, on_event)


def eligible(state: NewEnglandRailwaysData) -> int:
    """Return the mask of the seats that have bought no link this turn."""
    return ((1 << state.players) - 1) & ~state.buyers


def _offer(state: NewEnglandRailwaysData, on_event: EventListener | None) -> None:
    if state.lot == len(state.current):
        state.current = state.future
        state.future = ()
        state.lot = 0
        state.last_turn = not (state.current or state.deck or state.unfinished)
        state.begin_step(8, on_event)
        return
    can_buy = eligible(state)
    opener = next(seat for seat in map(state.seat_after_first, range(state.players)) if can_buy >> seat & 1)
    state.auction = OpenAuction(state.players, opener, MINIMUM_BID, can_buy)
    state.turn = opener
    state.step = BID
    if on_event is not None:
        on_event(LinkOffered(state.lot_link()))


def auction_moves(state: NewEnglandRailwaysData) -> Sequence[Move]:
    """Return every whole sum above the standing bid that the current player has, and to pass."""
    assert state.auction is not None
    return bid_moves(state.auction, state.cash[state.turn])


def bid_or_pass(state: NewEnglandRailwaysData, move: Bid | PassBid, on_event: EventListener | None) -> None:
    """Bid or pass for the current player; at the end of the auction sell or remove the link."""
    auction = state.auction
    assert auction is not None
    if not play_bid(auction, move, on_event):
        state.turn = auction.turn
        return
    state.auction = None
    link, winner = state.lot_link(), auction.leader
    if winner == NOBODY:
        if on_event is not None:
            on_event(LinkRemoved(link))
        _next_lot(state, on_event)
        return
    state.turn = winner
    state.cash[winner] -= auction.high
    state.owner[link] = winner
    state.value[winner] += state.board.links[link].number
    state.buyers |= 1 << winner
    state.unfinished |= 1 << link
    state.step = ROLL_TO_BUILD
    if on_event is not None:
        on_event(LinkSold(winner, link, auction.high))
        on_event(MoneyPaid(seat_party(winner), BANK, auction.high, Paid.LINK))


def _next_lot(state: NewEnglandRailwaysData, on_event: EventListener | None) -> None:
    state.lot += 1
    _offer(state, on_event)


def shortfall(state: NewEnglandRailwaysData) -> int:
    """Return the dollars that the dice fall short of the link just bought; 0 or less if it is built."""
    return state.board.links[state.lot_link()].number - sum(state.dice)


def roll(state: NewEnglandRailwaysData, move: Roll, on_event: EventListener | None) -> None:
    """Apply the dice to the market, or to the link that was just bought."""
    state.dice = (move.low, move.high)
    if state.step == ROLL_MARKET:
        roll_market(state, on_event)
        return
    if on_event is not None:
        needed = state.board.links[state.lot_link()].number
        on_event(DiceRolled(state.turn, move.low, move.high, needed, sum(state.dice)))
    missing = shortfall(state)
    if missing <= 0:
        _build(state, on_event)
    elif state.cash[state.turn] >= missing:
        state.step = BUILD
    else:
        _wait(state, on_event)


def build_moves(state: NewEnglandRailwaysData) -> Sequence[Move]:
    """Return the moves: to pay the difference immediately, or to wait."""
    return (PAY_TO_BUILD, WAIT_TO_BUILD)


def pay_to_build(state: NewEnglandRailwaysData, move: PayToBuild, on_event: EventListener | None) -> None:
    """Pay the difference to the bank and build the link."""
    missing = shortfall(state)
    state.cash[state.turn] -= missing
    if on_event is not None:
        on_event(MoneyPaid(seat_party(state.turn), BANK, missing, Paid.BUILD))
    _build(state, on_event)


def wait_to_build(state: NewEnglandRailwaysData, move: WaitToBuild, on_event: EventListener | None) -> None:
    """Leave the link for step 5 of the next turn."""
    _wait(state, on_event)


def _build(state: NewEnglandRailwaysData, on_event: EventListener | None) -> None:
    link = state.lot_link()
    state.unfinished &= ~(1 << link)
    state.built |= 1 << link
    if on_event is not None:
        on_event(LinkBuilt(state.turn, link))
    _next_lot(state, on_event)


def _wait(state: NewEnglandRailwaysData, on_event: EventListener | None) -> None:
    if on_event is not None:
        on_event(LinkWaits(state.turn, state.lot_link()))
    _next_lot(state, on_event)


MOVES: Final = {BID: auction_moves, BUILD: build_moves}

APPLY: Final[dict[type[Move], Callable[[NewEnglandRailwaysData, Any, EventListener | None], None]]] = {
    Bid: bid_or_pass,
    PassBid: bid_or_pass,
    Roll: roll,
    PayToBuild: pay_to_build,
    WaitToBuild: wait_to_build,
}
