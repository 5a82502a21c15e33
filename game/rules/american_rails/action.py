"""The action track: choosing a row, and what it then allows.

Rulebook: Game Sequence, The Actions. Ruling 4.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from game.rules.american_rails import sale, works
from game.rules.american_rails.board import AUCTION, CUBES_ALLOWED, DEVELOP, FUND, PASS, TAKE
from game.rules.american_rails.data import AmericanRailsData
from game.rules.american_rails.events import ActionDeclined, MarkerPlaced
from game.rules.american_rails.message_ids import row_title
from game.rules.american_rails.moves import ChooseAction, Decline
from game.rules.american_rails.steps import CARRY_OUT
from game.rules.american_rails.turns import next_player
from game.rules.contract import EventListener, Move

DECLINE: Final = Decline()


def choose_moves(state: AmericanRailsData) -> Sequence[Move]:
    """Return the rows that are free in this column."""
    return state.board.choices[state.taken_rows()]


def choose(state: AmericanRailsData, move: ChooseAction, on_event: EventListener | None) -> None:
    """Move the actor's marker to a row, whose action the actor may then carry out."""
    board = state.board
    state.markers[state.column * len(board.rows) + move.row] = state.turn
    if on_event is not None:
        title = row_title(board.rows[move.row], state.players)
        on_event(MarkerPlaced(state.turn, state.column, move.row, title))
    key = board.rows[move.row]
    if key == PASS:
        next_player(state, on_event)
        return
    state.row_chosen = move.row
    state.laid = 0
    state.to_lay = CUBES_ALLOWED.get(key, 0) if key != TAKE or state.players > 3 else 0
    state.step = CARRY_OUT


def carry_out_moves(state: AmericanRailsData) -> Sequence[Move]:
    """Return what the chosen row allows, and to decline."""
    key = state.board.rows[state.row_chosen]
    if key == DEVELOP:
        found = works.develop_moves(state)
    elif key == FUND:
        found = works.fund_moves(state)
    elif key == AUCTION:
        found = sale.sale_moves(state)
    else:
        found = state.track_moves() if state.to_lay else []
        if key == TAKE:
            found = [*works.TAKES, *found]
    found.append(DECLINE)
    return found


def decline(state: AmericanRailsData, move: Decline, on_event: EventListener | None) -> None:
    """End the action without carrying anything out."""
    if on_event is not None:
        on_event(ActionDeclined(state.turn))
    next_player(state, on_event)


APPLY: Final[dict[type[Move], Callable[[AmericanRailsData, Any, EventListener | None], None]]] = {
    ChooseAction: choose,
    Decline: decline,
}
