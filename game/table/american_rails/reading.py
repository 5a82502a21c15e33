"""The shown state of a game of American Rails, and queries that several modules share."""

from __future__ import annotations

from typing import TypeAlias

from game.rules.american_rails.message_ids import row_title
from game.rules.american_rails.state import AmericanRailsState
from game.rules.messages import Message
from game.table.boards.shown import Shown

Seen: TypeAlias = Shown[AmericanRailsState]
"""The shown table, with a state of this game."""


def title_of_row(state: AmericanRailsState, row: int) -> Message:
    """Return the name of a row of the action track at this table."""
    return row_title(state.board.rows[row], state.players)


def as_settled(shown: Seen) -> AmericanRailsState:
    """Return the table from which companies and shares are read.

    Dividends on a sheet are those after a year's last move, whose own events have all been shown by then.
    """
    return shown.state if shown.settling else shown.seen


def picked(shown: Seen, field: str) -> list[int]:
    """Return the numbers picked for one field of a move."""
    return [thing.number for thing in shown.picked if thing.field == field]
