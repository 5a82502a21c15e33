"""Whose turn it is: rounds, phases, and the order that the action track gives.

Rulebook: Action Phases & Turn Order. Ruling 5.
"""

from __future__ import annotations

from game.rules.american_rails.data import AmericanRailsData
from game.rules.american_rails.events import GameEnded, OrderTaken, PhaseBegan
from game.rules.american_rails.steps import CHOOSE, COLUMNS, ENDED, NONE
from game.rules.american_rails.year import end_reached, ending_of, pay_dividends
from game.rules.contract import Tell


def begin_round(state: AmericanRailsData, tell: Tell | None) -> None:
    """The first action phase of a year: the order of the turn order track, an empty action track."""
    state.order = state.turn_order[:]
    state.markers = [NONE] * (COLUMNS * len(state.board.rows))
    _begin_phase(state, 0, tell)


def _begin_phase(state: AmericanRailsData, column: int, tell: Tell | None) -> None:
    state.column = column
    state.turn = state.order[0]
    state.step = CHOOSE
    if tell is not None:
        tell(PhaseBegan(state.year, column))


def order_of_column(state: AmericanRailsData, column: int) -> list[int]:
    """The seats from the top row of a column down."""
    count = len(state.board.rows)
    return [seat for seat in state.markers[column * count : (column + 1) * count] if seat != NONE]


def next_player(state: AmericanRailsData, tell: Tell | None) -> None:
    """The next seat in the phase's order chooses; after the last, the next phase or the dividends."""
    state.row_chosen = NONE
    state.to_lay = 0
    place = sum(1 for seat in order_of_column(state, state.column))
    if place < state.players:
        state.turn = state.order[place]
        state.step = CHOOSE
        return
    state.order = order_of_column(state, state.column)
    if state.column + 1 < COLUMNS:
        _begin_phase(state, state.column + 1, tell)
    else:
        _end_round(state, tell)


def _end_round(state: AmericanRailsData, tell: Tell | None) -> None:
    """Pay the dividends, test for the end, and begin the next year if there is one."""
    pay_dividends(state, tell)
    state.ended = end_reached(state)
    ending = ending_of(state)
    if ending is not None:
        state.step = ENDED
        if tell is not None:
            tell(GameEnded(ending))
        return
    state.turn_order = state.order
    if tell is not None:
        for place, seat in enumerate(state.turn_order, 1):
            tell(OrderTaken(seat, place))
    state.year += 1
    begin_round(state, tell)
