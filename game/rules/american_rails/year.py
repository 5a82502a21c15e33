"""The end of a round: dividends and the three ends of the game. Rulings 11, 12."""

from __future__ import annotations

from game.rules.american_rails.data import AmericanRailsData
from game.rules.american_rails.events import DividendPaid
from game.rules.american_rails.message_ids import Ending, Paid
from game.rules.american_rails.steps import GOING_ON, LAST_YEAR, NO_SHARES, NO_SUPPLIES
from game.rules.contract import BANK, EventListener, MoneyPaid, seat_party
from game.rules.messages import Message


def pay_dividends(state: AmericanRailsData, on_event: EventListener | None) -> None:
    """Pay each player's share of the incomes, rounded up per share, from the bank."""
    count = len(state.treasury)
    for company in range(count):
        per_share = state.dividend(company)
        if not per_share:
            continue
        if on_event is not None:
            on_event(DividendPaid(company, per_share, state.sold[company]))
        for seat in range(state.players):
            held = state.shares[seat * count + company]
            if held:
                state.cash[seat] += held * per_share
                if on_event is not None:
                    on_event(MoneyPaid(BANK, seat_party(seat), held * per_share, Paid.DIVIDEND))


def end_reached(state: AmericanRailsData) -> int:
    """Return which end of the game has been reached, or `GOING_ON`."""
    if state.year >= state.board.last_year:
        return LAST_YEAR
    if not any(state.unsold):
        return NO_SHARES
    needed = state.board.data.setup.exhausted_supplies_to_end[state.players]
    if len(state.exhausted_supplies()) >= needed:
        return NO_SUPPLIES
    return GOING_ON


def ending_of(state: AmericanRailsData) -> Message | None:
    """Return why the game ended; None while it goes on."""
    if state.ended == LAST_YEAR:
        return Ending.LAST_YEAR(year=state.board.last_year)
    if state.ended == NO_SHARES:
        return Ending.NO_SHARES()
    if state.ended == NO_SUPPLIES:
        return Ending.NO_SUPPLIES(supplies=state.board.data.setup.exhausted_supplies_to_end[state.players])
    return None
