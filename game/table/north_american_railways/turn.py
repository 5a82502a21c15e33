"""At which line of the card of a turn's steps the table stands."""

from __future__ import annotations

from game.rules.north_american_railways.state import NorthAmericanRailwaysState


def stage_of(state: NorthAmericanRailwaysState) -> int:
    """Shares or cities; incomes come by themselves."""
    return state.phase() - 1
