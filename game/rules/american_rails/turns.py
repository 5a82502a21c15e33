"""Rounds, phases, dividends, and the end of the game.

Rulebook: Action Phases & Turn Order. Rulings 5, 11 and 12.
"""

from __future__ import annotations

from game.rules.american_rails.data import AmericanRailsData
from game.rules.american_rails.events import DividendPaid, GameEnded, OrderTaken, PhaseBegan
from game.rules.american_rails.message_ids import Ending, Paid
from game.rules.american_rails.steps import (
    CHOOSE,
    COLUMNS,
    ENDED,
    GOING_ON,
    LAST_YEAR,
    NO_SHARES,
    NO_SUPPLIES,
    NONE,
)
from game.rules.contract import BANK, EventListener, MoneyPaid, seat_party
from game.rules.messages import Message


def pay_dividends(state: AmericanRailsData, on_event: EventListener | None) -> None:
    """Pay each player's share of the incomes, rounded up per share, from the bank."""
    count = len(state.treasury)
    for company in range(count):
        per_share = state.dividend(company)
        if not per_share:
            continue
        if on_event is not None:
            on_event(DividendPaid(company, per_share, state.sold[company]))
        for seat in range(state.players):
            held = state.shares[seat * count + company]
            if held:
                state.cash[seat] += held * per_share
                if on_event is not None:
                    on_event(MoneyPaid(BANK, seat_party(seat), held * per_share, Paid.DIVIDEND))


def end_reached(state: AmericanRailsData) -> int:
    """Return which end of the game has been reached, or `GOING_ON`."""
    if state.year >= state.board.last_year:
        return LAST_YEAR
    if not any(state.unsold):
        return NO_SHARES
    needed = state.board.data.setup.exhausted_supplies_to_end[state.players]
    if len(state.exhausted_supplies()) >= needed:
        return NO_SUPPLIES
    return GOING_ON


def ending_of(state: AmericanRailsData) -> Message | None:
    """Return why the game ended; None while it goes on."""
    if state.ended == LAST_YEAR:
        return Ending.LAST_YEAR(year=state.board.last_year)
    if state.ended == NO_SHARES:
        return Ending.NO_SHARES()
    if state.ended == NO_SUPPLIES:
        return Ending.NO_SUPPLIES(supplies=state.board.data.setup.exhausted_supplies_to_end[state.players])
    return None


def begin_round(state: AmericanRailsData, on_event: EventListener | None) -> None:
    """Begin the first action phase of a year in the order of the turn order track."""
    state.order = state.turn_order[:]
    state.markers = [NONE] * (COLUMNS * len(state.board.rows))
    _begin_phase(state, 0, on_event)


def _begin_phase(state: AmericanRailsData, column: int, on_event: EventListener | None) -> None:
    state.column = column
    state.turn = state.order[0]
    state.step = CHOOSE
    if on_event is not None:
        on_event(PhaseBegan(state.year, column))


def order_of_column(state: AmericanRailsData, column: int) -> list[int]:
    """Return the seats from the top row of a column down."""
    count = len(state.board.rows)
    return [seat for seat in state.markers[column * count : (column + 1) * count] if seat != NONE]


def next_player(state: AmericanRailsData, on_event: EventListener | None) -> None:
    """Give the turn to the next seat; after the last one begin the next phase or pay dividends."""
    state.row_chosen = NONE
    state.to_lay = 0
    place = sum(1 for seat in order_of_column(state, state.column))
    if place < state.players:
        state.turn = state.order[place]
        state.step = CHOOSE
        return
    state.order = order_of_column(state, state.column)
    if state.column + 1 < COLUMNS:
        _begin_phase(state, state.column + 1, on_event)
    else:
        _end_round(state, on_event)


def _end_round(state: AmericanRailsData, on_event: EventListener | None) -> None:
    """Pay the dividends, test for the end, and begin the next year if there is one."""
    pay_dividends(state, on_event)
    state.ended = end_reached(state)
    ending = ending_of(state)
    if ending is not None:
        state.step = ENDED
        if on_event is not None:
            on_event(GameEnded(ending))
        return
    state.turn_order = state.order
    if on_event is not None:
        for place, seat in enumerate(state.turn_order, 1):
            on_event(OrderTaken(seat, place))
    state.year += 1
    begin_round(state, on_event)
