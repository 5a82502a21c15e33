"""What North American Railways pay a seat in a turn, and how often that is still to come."""

from __future__ import annotations

import math
from typing import Final, TypeAlias

from game.learning.north_american_railways.phrases import Times
from game.learning.reasons.weighed import Weighed
from game.rules.messages import Message
from game.rules.north_american_railways.income import split_income
from game.rules.north_american_railways.state import NorthAmericanRailwaysState
from game.rules.north_american_railways.steps import (
    ANSWER,
    CHOOSE_SHARE,
    CITIES,
    CITIES_TO_END,
    ENDED,
    FEW_SHARES,
    GOING_ON,
    SHARE_STEPS,
)

One: TypeAlias = Weighed[NorthAmericanRailwaysState]
"""A candidate of this game."""

SOLD_A_TURN: Final = 1.9
"""Shares that leave the columns in a turn, for each player: what they take, and what directors buy of it."""

FOUND_LAST: Final = 3.6
"""A turn that begins with so many shares fewer than the players could buy in it and hold is the last."""

CITIES_A_TURN: Final = 1.5
"""Cities that are bought in a turn, for each player."""

BETWEEN: Final = 0.2
"""Not so far from the half it may be one income more or less."""

CITIES_AT_END: Final = 5
"""With so many cities at the start of phase II the turn is the last."""


def is_last(state: NorthAmericanRailwaysState) -> bool:
    """Whether this turn is surely the last: so few shares or cities are left, whatever is done in phase I.

    Shares that are yet to be taken in it, since nobody with money may pass, count as gone.
    """
    if state.ended != GOING_ON or state.step not in SHARE_STEPS:
        return state.ended != GOING_ON
    shares = sum(state.shares_left) - (state.step == ANSWER)  # Who is asked takes the share or lets it go.
    few = shares - _yet_to_take(state) < state.players
    return few or sum(state.cities_left) <= CITIES_TO_END


def _yet_to_take(state: NorthAmericanRailwaysState) -> int:
    """How many shares at least those take who are still to act in phase I.

    Who has money takes one, or asks for one that its director buys. A director may spend all his money so
    before his turn: he counts where no share of his companies is left, or where those before him can't ask
    for as much with one share each.
    """
    if state.may_pass:
        return 0
    left = {
        company
        for shares, n in zip(state.share_columns, state.shares_left, strict=True)
        for company in shares[:n]
    }
    count, before, directors = 0, 0, {state.director[company] for company in left}
    is_free = state.step == CHOOSE_SHARE and not state.asked
    for number in range(state.acted + (not is_free), state.players):
        seat = (state.first + number) % state.players
        cash = state.cash[seat]
        if state.step == ANSWER and seat == state.turn and cash >= state.offer_price:
            cash -= state.offer_price
        if cash > (before if seat in directors else 0):
            count += 1
        before += max(0, state.cash[seat])
    return count


def income_of(state: NorthAmericanRailwaysState, seat: int) -> int:
    """What a seat receives in a turn as the companies stand, a director's extra included, in dollars."""
    if state.ended == GOING_ON and is_last(state):
        state = state.copy()
        state.ended = FEW_SHARES  # The director's extra is another one then.
    total = 0
    for company in range(len(state.treasury)):
        per_share, extra, _ = split_income(state, company)
        total += state.shares_of(seat, company) * per_share
        total += extra if state.director[company] == seat else 0
    return total


def incomes_to_come(state: NorthAmericanRailwaysState) -> int:
    """How many incomes are to be told of, this turn's included, at the pace of skilled players.

    Once phase II has begun, it is known whether this turn is the last: what is bought in it ends the game
    only a turn later.
    """
    if state.step == ENDED:
        return 0
    return 1 if is_last(state) else max(_least_to_come(state), 1 + round(_later(state)))


def _least_to_come(state: NorthAmericanRailwaysState) -> int:
    return 2 if state.step == CITIES else 1


def _later(state: NorthAmericanRailwaysState) -> float:
    """How many incomes are likely to come after this turn's."""
    players, shares, cities = state.players, sum(state.shares_left), sum(state.cities_left)
    sold = 0.0 if state.step == CITIES else SOLD_A_TURN * (players - state.acted)
    by_shares = (shares - sold - players + FOUND_LAST) / (SOLD_A_TURN * players)
    by_cities = (cities - CITIES_AT_END) / (CITIES_A_TURN * players)
    return min(by_shares, by_cities)


def turns_told(state: NorthAmericanRailwaysState) -> int | Message:
    """How many incomes are told of; 0 where this turn is known to be the last, which has words of its own.

    Between two numbers both are told: what is still to be sold in the turn may tip it.
    """
    if is_last(state):
        return 0
    later = _later(state)
    fewer = 1 + math.floor(later)
    if fewer < max(2, _least_to_come(state)) or abs(later % 1.0 - 0.5) > BETWEEN:
        return incomes_to_come(state)
    return Times.EITHER(fewer=fewer, more=fewer + 1)
