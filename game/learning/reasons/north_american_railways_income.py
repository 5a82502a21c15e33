"""What North American Railways pay a seat in a turn, and how often that is still to come."""

from __future__ import annotations

from typing import TypeAlias

from ai.appraisal.north_american_railways import incomes_left
from game.learning.reasons.weighed import Weighed
from game.rules.north_american_railways.income import split_income
from game.rules.north_american_railways.state import NorthAmericanRailwaysState
from game.rules.north_american_railways.steps import CITIES, GOING_ON

One: TypeAlias = Weighed[NorthAmericanRailwaysState]
"""A candidate of this game."""


def income_of(state: NorthAmericanRailwaysState, seat: int) -> int:
    """What a seat receives in a turn as the companies stand, a director's extra included, in dollars."""
    total = 0
    for company in range(len(state.treasury)):
        per_share, extra, _ = split_income(state, company)
        total += state.shares_of(seat, company) * per_share
        total += extra if state.director[company] == seat else 0
    return total


def incomes_to_come(state: NorthAmericanRailwaysState) -> int:
    """How many incomes are to be told of, this turn's included: two at least, if this turn isn't the last.

    Once phase II has begun, that is known: what is bought in it ends the game only a turn later.
    """
    left = incomes_left(state)
    goes_on = left > 1.0 or (state.step == CITIES and state.ended == GOING_ON)
    return max(2 if goes_on else 1, round(left))


def turns_told(state: NorthAmericanRailwaysState) -> int:
    """How many incomes are told of; 0 where this turn is known to be the last, which has words of its own."""
    return incomes_to_come(state) if state.ended == GOING_ON else 0
