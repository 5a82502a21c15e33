"""Reasons why a move is illegal: the first rule that it breaks."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Any, Final

from game.rules.auction import Bid, PassBid, illegal_bid_reason
from game.rules.contract import NOT_NOW, Move
from game.rules.messages import Message
from game.rules.new_england_railways.data import NewEnglandRailwaysData
from game.rules.new_england_railways.loans import maximum_loan
from game.rules.new_england_railways.message_ids import Refusal
from game.rules.new_england_railways.moves import (
    Borrow,
    KeepLoans,
    NoLoan,
    PassShipping,
    PayToBuild,
    Retire,
    Ship,
    WaitToBuild,
)
from game.rules.new_england_railways.steps import BORROW, CHANCES, ENDED, LONGEST_ROUTE, NONE, RETIRE, SHIP


def illegal_reason(state: NewEnglandRailwaysData, move: Move) -> Message:
    """Return why a move that is not legal now is not."""
    if state.step == ENDED:
        return Refusal.GAME_OVER()
    if state.step in CHANCES:
        return Refusal.CHANCE()
    reason = _REASONS.get(type(move))
    return reason(state, move) if reason else NOT_NOW


def _against_borrow(state: NewEnglandRailwaysData, move: Borrow) -> Message:
    if state.step != BORROW:
        return Refusal.NOT_BORROWING()
    unit, maximum = state.board.unit, maximum_loan(state, state.turn)
    if move.amount <= 0 or move.amount % unit:
        return Refusal.NO_LOAN_OF_THIS(unit=unit)
    if move.amount > maximum:
        return Refusal.LOAN_TOO_LARGE(amount=maximum)
    return Refusal.LOAN_TOO_SMALL()


def _against_no_loan(state: NewEnglandRailwaysData, move: NoLoan) -> Message:
    if state.step != BORROW:
        return Refusal.NOT_BORROWING()
    return Refusal.MUST_BORROW(service=state.service(state.turn))


def _against_retire(state: NewEnglandRailwaysData, move: Retire) -> Message:
    if state.step != RETIRE:
        return Refusal.NOT_RETIRING()
    if move.amount <= 0 or move.amount % state.board.unit:
        return Refusal.NO_REPAYMENT_OF_THIS(unit=state.board.unit)
    if move.amount > state.debt[state.turn]:
        return Refusal.DEBT_SMALLER(debt=state.debt[state.turn])
    return Refusal.TOO_POOR(cash=state.cash[state.turn])


def _against_bid(state: NewEnglandRailwaysData, move: Bid) -> Message:
    if state.auction is None:
        return Refusal.NO_AUCTION()
    return illegal_bid_reason(state.auction, move, state.cash[state.turn])


def _against_ship(state: NewEnglandRailwaysData, move: Ship) -> Message:
    """Return the first of the rules of shipping that the route breaks."""
    board, route, colour = state.board, move.route, move.colour
    if state.step != SHIP:
        return Refusal.NOT_SHIPPING()
    if len(route) < 2 or not all(0 <= city < len(board.cities) for city in route):
        return Refusal.NO_ROUTE()
    if not 0 <= colour < len(board.colours):
        return Refusal.NO_SUCH_COLOUR()
    if not state.cubes[route[0] * len(state.cup) + colour]:
        return Refusal.NO_CUBE(colour=colour, city=route[0])
    return _against_way(state, route) or _against_goal(state, move)


def _against_way(state: NewEnglandRailwaysData, route: tuple[int, ...]) -> Message | None:
    """Return the first link on the way that is not there."""
    for a, b in pairwise(route):
        link = state.board.link_between.get((a, b), NONE)
        if link == NONE:
            return Refusal.NO_LINK(city_a=a, city_b=b)
        if not state.built >> link & 1:
            return Refusal.NOT_BUILT(link=link)
    return None


def _against_goal(state: NewEnglandRailwaysData, move: Ship) -> Message:
    """Return what is wrong with a way over links that are all built."""
    board, route = state.board, move.route
    if len(set(route)) != len(route):
        return Refusal.TOWN_TWICE()
    if len(route) - 1 > LONGEST_ROUTE:
        return Refusal.ROUTE_TOO_LONG(maximum=LONGEST_ROUTE)
    for city in route[1:-1]:
        if board.demand[city] == move.colour:
            return Refusal.MUST_STOP(city=city, colour=move.colour)
    return Refusal.NOT_DEMANDED(city=route[-1], colour=move.colour)


_REASONS: Final[dict[type[Move], Callable[[NewEnglandRailwaysData, Any], Message]]] = {
    Borrow: _against_borrow,
    NoLoan: _against_no_loan,
    Retire: _against_retire,
    KeepLoans: lambda state, move: Refusal.NOT_RETIRING(),
    Bid: _against_bid,
    PassBid: lambda state, move: Refusal.NO_AUCTION(),
    PayToBuild: lambda state, move: Refusal.NOTHING_TO_PAY(),
    WaitToBuild: lambda state, move: Refusal.NOTHING_TO_PAY(),
    Ship: _against_ship,
    PassShipping: lambda state, move: Refusal.NOT_SHIPPING(),
}
