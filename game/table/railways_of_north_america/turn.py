"""The current line of the card of a turn's steps."""

from __future__ import annotations

from game.rules.railways_of_north_america.state import RailwaysOfNorthAmericaState
from game.rules.railways_of_north_america.steps import ACTION, BID, KEEP_BARON


def stage_of(state: RailwaysOfNorthAmericaState) -> int:
    """Return the auction, the choice of an action, or the action; income has no decision."""
    if state.step in (KEEP_BARON, BID):
        return 0
    return 1 if state.step == ACTION else 2
