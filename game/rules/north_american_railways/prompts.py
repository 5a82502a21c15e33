"""Prompts, headings and reasons for the end of the game."""

from __future__ import annotations

from game.rules.messages import Message
from game.rules.north_american_railways.data import NorthAmericanRailwaysData
from game.rules.north_american_railways.message_ids import Ask, Ending, Heading
from game.rules.north_american_railways.steps import (
    ANSWER,
    CHOOSE_SHARE,
    CITIES,
    CITIES_TO_END,
    ENDED,
    FEW_CITIES,
    FEW_SHARES,
    RELIEF,
    START_CITY,
)


def ending_of(state: NorthAmericanRailwaysData) -> Message:
    """Return why this turn is the last one; asked only when it is."""
    if state.ended == FEW_SHARES:
        return Ending.FEW_SHARES()
    if state.ended == FEW_CITIES:
        return Ending.FEW_CITIES(count=CITIES_TO_END)
    return Ending.NO_PURCHASE()


def heading_of(state: NorthAmericanRailwaysData) -> Message:
    """Return the turn and the phase."""
    over, cities = state.step == ENDED, state.step == CITIES
    kind = Heading.OVER if over else Heading.CITIES if cities else Heading.SHARES
    return kind(turn=state.turn_number)


def prompt_for(state: NorthAmericanRailwaysData) -> Message:
    """Return the prompt for the current player."""
    if state.step == CHOOSE_SHARE:
        if state.asked:
            return Ask.ANOTHER_SHARE()
        return Ask.SHARE() if state.cash[state.turn] else Ask.TAKE_MONEY(amount=RELIEF)
    if state.step == ANSWER:
        company = state.bottom_share(state.offer_column)
        return Ask.ANSWER(company=company, amount=state.offer_price, seat=state.proposer)
    if state.step == START_CITY:
        return Ask.START_CITY()
    return Ask.OVER(ending=ending_of(state))
