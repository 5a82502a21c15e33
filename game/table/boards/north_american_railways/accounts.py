"""Where the players' money came from and went to, for the result of a match."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.rules.contract import Event, MoneyPaid, Side, State
from game.rules.north_american_railways.events import FinalPayment, IncomePaid, ShareTaken
from game.rules.north_american_railways.state import NorthAmericanRailwaysState
from game.rules.north_american_railways.wording import company_name
from game.table.boards.accounts import Accounts, Item

INCOME, AT_THE_END = "income", "final payment"


def order(state: State) -> list[str]:
    """The companies' incomes as the companies stand on the sheet, then their final payments."""
    assert isinstance(state, NorthAmericanRailwaysState)
    companies = [company_name(state.cards, company) for company in range(len(state.cards.companies))]
    return [f"{name}, {kind}" for kind in (INCOME, AT_THE_END) for name in companies]


def items(state: State, events: Sequence[Event]) -> list[Item]:
    """What the events of one move brought and cost the seats; `state` is any state of the match."""
    assert isinstance(state, NorthAmericanRailwaysState)
    found: list[Item] = []
    heading, colour = "", ""
    for event in events:
        if isinstance(event, (IncomePaid, FinalPayment)):
            name, colour = company_name(state.cards, event.company), state.cards.companies[event.company]
            heading = f"{name}, {INCOME if isinstance(event, IncomePaid) else AT_THE_END}"
        elif isinstance(event, ShareTaken):
            heading, colour = "Offers that the director took", ""
        elif isinstance(event, MoneyPaid):
            if event.payer.kind is Side.SEAT:
                found.append(Item("Paid for shares", event.payer.number, -event.amount))
            if event.payee.kind is Side.SEAT:
                words = heading if event.reason != "for want of money" else "Taken from the bank"
                colours = colour if words == heading else ""
                found.append(Item(words, event.payee.number, event.amount, colours))
    return found


ACCOUNTS: Final = Accounts(items, order)
