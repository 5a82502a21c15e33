"""Rounds, phases, and the order of play.

Rulebook: Action Phases & Turn Order. Ruling 5.
"""

from __future__ import annotations

from game.rules.american_rails.data import AmericanRailsData
from game.rules.american_rails.events import GameEnded, OrderTaken, PhaseBegan
from game.rules.american_rails.steps import CHOOSE, COLUMNS, ENDED, NONE
from game.rules.american_rails.year import end_reached, ending_of, pay_dividends
from game.rules.contract import EventListener


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
