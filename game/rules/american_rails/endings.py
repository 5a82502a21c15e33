"""What ends a game of American Rails, and how near it is. Rulebook: End of the Game."""

from __future__ import annotations

from typing import Final

from game.rules.american_rails.board import AUCTION, CUBES_ALLOWED, DEVELOP, TAKE
from game.rules.american_rails.data import AmericanRailsData
from game.rules.american_rails.message_ids import End
from game.rules.american_rails.steps import COLUMNS, ENDED, PREPARATION
from game.rules.contract import EndCondition, EndStage

LOW: Final = 2
"""A supply with so few pieces counts for the end."""
MOST_AT_ONCE: Final = 2
"""The most supplies that run low in one year; more would be possible, but hardly happen."""


def end_conditions(state: AmericanRailsData) -> list[EndCondition]:
    """Return the three ends of the game; each is certain once reached, because nothing comes back."""
    if state.step == ENDED or state.column == PREPARATION:
        return []
    return [_year(state), _shares(state), _supplies(state)]


def _year(state: AmericanRailsData) -> EndCondition:
    left = state.board.last_year - state.year
    stage = EndStage.CERTAIN if not left else EndStage.NEAR if left == 1 else EndStage.FAR
    return EndCondition(End.YEAR(left=left, year=state.board.last_year), stage, left)


def _shares(state: AmericanRailsData) -> EndCondition:
    left = sum(state.unsold)
    rows = sum(key == AUCTION for key in state.board.rows)
    possible = left <= _turns_of(state, rows)
    stage = EndStage.CERTAIN if not left else EndStage.POSSIBLE if possible else EndStage.FAR
    return EndCondition(End.SHARES(left=left), stage, left)


def _supplies(state: AmericanRailsData) -> EndCondition:
    needed = state.board.data.setup.exhausted_supplies_to_end[state.players]
    done = len(state.exhausted_supplies())
    left = max(0, needed - done)
    steps = min(done, needed), needed
    stage = EndStage.CERTAIN if not left else EndStage.NEAR if done else EndStage.FAR
    if left and left <= MOST_AT_ONCE and _can_run_low(state, left):
        stage = EndStage.POSSIBLE
    possible = int(stage >= EndStage.POSSIBLE)
    message = End.SUPPLIES(left=left, done=done, needed=needed, possible=possible)
    return EndCondition(message, stage, left, steps)


def _turns_of(state: AmericanRailsData, rows: int) -> int:
    """Return how often the actions of `rows` rows of the track can still be carried out this year."""
    return rows * (COLUMNS - state.column)


def _can_run_low(state: AmericanRailsData, left: int) -> bool:
    """Return whether `left` more supplies can run low this year if all cubes and houses come from them."""
    rows = state.board.rows
    cubes = sum(CUBES_ALLOWED.get(key, 0) for key in rows if key != TAKE or state.players > 3)
    cubes = _turns_of(state, cubes)
    houses = _turns_of(state, sum(key == DEVELOP for key in rows))
    missing = sorted(state.cubes[c] - LOW for c in state.companies_in_play() if state.cubes[c] > LOW)
    if LOW < state.houses_left <= LOW + houses:
        left -= 1
    return left <= len(missing) and sum(missing[:left]) <= cubes
