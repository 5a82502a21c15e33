"""Where the players' money came from and went to, for the result of a match."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.rules.american_rails.events import DividendPaid
from game.rules.american_rails.state import AmericanRailsState
from game.rules.contract import BANK, Event, MoneyPaid, Side, State
from game.table.boards.accounts import Accounts, Item


def order(state: State) -> list[str]:
    """The companies' dividends as the companies stand on the strip."""
    assert isinstance(state, AmericanRailsState)
    return [f"{company.name} dividends" for company in state.board.companies]


def items(state: State, events: Sequence[Event]) -> list[Item]:
    """What the events of one move brought and cost the seats; `state` is any state of the match."""
    assert isinstance(state, AmericanRailsState)
    found: list[Item] = []
    name, colour = "", ""
    for event in events:
        if isinstance(event, DividendPaid):
            company = state.board.companies[event.company]
            name, colour = company.name, company.colour
        elif isinstance(event, MoneyPaid):
            if event.payee.kind is Side.SEAT and event.reason == "dividend":
                found.append(Item(f"{name} dividends", event.payee.number, event.amount, colour))
            elif event.payee.kind is Side.SEAT:
                found.append(Item("Taken from the bank", event.payee.number, event.amount))
            elif event.payer.kind is Side.SEAT and event.payee == BANK:
                found.append(Item("Lost to others' Take $2", event.payer.number, -event.amount))
            elif event.payer.kind is Side.SEAT:
                found.append(Item("Paid for shares", event.payer.number, -event.amount))
    return found


ACCOUNTS: Final = Accounts(items, order)
