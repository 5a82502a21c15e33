"""The current line of the card of a turn's steps."""

from __future__ import annotations

from game.rules.north_american_railways.state import NorthAmericanRailwaysState


def stage_of(state: NorthAmericanRailwaysState) -> int:
    """Return shares or cities; income has no decision."""
    return state.phase() - 1
