"""At which line of the card of a turn's steps the table stands."""

from __future__ import annotations

from game.rules.american_rails.state import AmericanRailsState
from game.rules.american_rails.steps import CHOOSE, PREPARATION


def stage_of(state: AmericanRailsState) -> int:
    """The preparation round, the choice of a row, or what it does; dividends come by themselves."""
    if state.column == PREPARATION:
        return 0
    return 1 if state.step == CHOOSE else 2
