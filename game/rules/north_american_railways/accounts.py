"""The sources and uses of the players' money, for the result of a match.

>>> import random
>>> from game.rules.north_american_railways import GAME
>>> from game.rules.contract import company_party, seat_party
>>> state = GAME.new_game(3, {}, random.Random(7))
>>> events = [MoneyPaid(seat_party(1), company_party(0), 500, Paid.SHARE)]
>>> [(item.heading == Account.SHARES(), item.amount) for item in items(state, events)]
[(True, -500)]
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.rules.accounts import AccountEntry, AccountHeading, Accounts
from game.rules.contract import Event, MoneyPaid, PartyType
from game.rules.messages import Message
from game.rules.north_american_railways.events import FinalPayment, IncomePaid
from game.rules.north_american_railways.message_ids import Paid
from game.rules.north_american_railways.state import NorthAmericanRailwaysState
from game.rules.north_american_railways.steps import NONE


class Account(AccountHeading):
    """The headings under which a player's money is counted."""

    INCOME = "account-income", "company"
    FINAL = "account-final", "company"
    OFFERS = "account-offers"
    RELIEF = "account-relief"
    SHARES = "account-shares"


def order(state: NorthAmericanRailwaysState) -> list[Message]:
    """Return the companies' incomes as the companies stand on the sheet, their final payments, all else."""
    companies = range(len(state.treasury))
    paid = [kind(company=company) for kind in (Account.INCOME, Account.FINAL) for company in companies]
    return [*paid, Account.OFFERS(), Account.RELIEF(), Account.SHARES()]


def items(state: NorthAmericanRailwaysState, events: Sequence[Event]) -> list[AccountEntry]:
    """Return the account entries for the events of one move."""
    found: list[AccountEntry] = []
    company = NONE
    for event in events:
        if isinstance(event, (IncomePaid, FinalPayment)):
            company = event.company
        elif isinstance(event, MoneyPaid):
            if event.payer.kind is PartyType.SEAT:
                found.append(AccountEntry(Account.SHARES(), event.payer.number, -event.amount))
            if event.payee.kind is PartyType.SEAT:
                found.append(_gain(state, event, company))
    return found


def _gain(state: NorthAmericanRailwaysState, paid: MoneyPaid, company: int) -> AccountEntry:
    """Return the account entry for a payment to a seat; `company` is the one that paid last."""
    seat, amount = paid.payee.number, paid.amount
    if paid.reason is Paid.SHARE:
        return AccountEntry(Account.OFFERS(), seat, amount)
    if paid.reason is Paid.RELIEF:
        return AccountEntry(Account.RELIEF(), seat, amount)
    kind = Account.FINAL if paid.reason is Paid.FINAL else Account.INCOME
    return AccountEntry(kind(company=company), seat, amount, state.cards.companies[company])


ACCOUNTS: Final = Accounts(items, order)
