"""Headings and prompts."""

from __future__ import annotations

from game.rules.american_rails.board import AUCTION, CUBES_ALLOWED, DEVELOP, FUND, TAKE
from game.rules.american_rails.data import AmericanRailsData
from game.rules.american_rails.message_ids import Ask, Heading, row_title
from game.rules.american_rails.steps import BIDDING, CHOOSE, ENDED, LAYING, PREPARATION, PUT_UP, START_CITY
from game.rules.american_rails.turns import ending_of
from game.rules.messages import Message


def heading_of(state: AmericanRailsData) -> Message:
    """Return the year and the phase."""
    if state.column == PREPARATION:
        return Heading.PREPARATION()
    return Heading.PHASE(year=state.year, phase=state.column + 1)


def prompt_for(state: AmericanRailsData) -> Message:
    """Return the prompt for the current player."""
    if state.step == PUT_UP:
        return Ask.PUT_UP()
    if state.step == BIDDING:
        auction = state.auction
        assert auction is not None
        return Ask.BID(company=state.lot, high=auction.high, lowest=auction.lowest_bid())
    if state.step == START_CITY:
        return Ask.START_CITY(company=state.lot)
    if state.step == CHOOSE:
        return Ask.CHOOSE()
    ending = ending_of(state)
    if state.step == ENDED and ending is not None:
        return Ask.OVER(ending=ending)
    return _prompt_of_row(state, state.board.rows[state.row_chosen])


def _prompt_of_row(state: AmericanRailsData, key: str) -> Message:
    action = row_title(key, state.players)
    if state.step == LAYING:
        return Ask.NEXT_CUBE(action=action)
    if key == TAKE:
        return Ask.TAKE(action=action, cubes=state.to_lay)
    plain = {DEVELOP: Ask.DEVELOP, FUND: Ask.FUND, AUCTION: Ask.AUCTION}.get(key)
    return Ask.EXPAND(action=action, cubes=CUBES_ALLOWED[key]) if plain is None else plain(action=action)
