"""Where the players' money came from and went to, for the result of a match."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.rules.contract import Event, MoneyPaid, Side
from game.rules.north_american_railways.events import FinalPayment, IncomePaid
from game.rules.north_american_railways.kinds import Paid
from game.rules.north_american_railways.state import NorthAmericanRailwaysState
from game.rules.notes import Kind, Note
from game.table.boards.accounts import Accounts, Item


class Heading(Kind):
    """What money came from, or went to."""

    INCOME = "account-income", "company"
    FINAL = "account-final", "company"
    OFFERS = "account-offers"
    RELIEF = "account-relief"
    SHARES = "account-shares"


def order(state: NorthAmericanRailwaysState) -> list[Note]:
    """The companies' incomes as the companies stand on the sheet, then their final payments."""
    companies = range(len(state.treasury))
    return [kind(company=company) for kind in (Heading.INCOME, Heading.FINAL) for company in companies]


def items(state: NorthAmericanRailwaysState, events: Sequence[Event]) -> list[Item]:
    """What the events of one move brought and cost the seats."""
    found: list[Item] = []
    from_company, colour = Heading.OFFERS(), ""
    for event in events:
        if isinstance(event, (IncomePaid, FinalPayment)):
            kind = Heading.INCOME if isinstance(event, IncomePaid) else Heading.FINAL
            from_company = kind(company=event.company)
            colour = state.cards.companies[event.company]
        elif isinstance(event, MoneyPaid):
            if event.payer.kind is Side.SEAT:
                found.append(Item(Heading.SHARES(), event.payer.number, -event.amount))
            if event.payee.kind is Side.SEAT:
                seat, amount = event.payee.number, event.amount
                if event.reason is Paid.SHARE:
                    found.append(Item(Heading.OFFERS(), seat, amount))
                elif event.reason is Paid.RELIEF:
                    found.append(Item(Heading.RELIEF(), seat, amount))
                else:
                    found.append(Item(from_company, seat, amount, colour))
    return found


ACCOUNTS: Final = Accounts(items, order)
