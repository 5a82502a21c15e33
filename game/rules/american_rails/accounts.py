"""The sources and uses of the players' money, for the result of a match.

>>> import random
>>> from game.rules.american_rails import GAME
>>> from game.rules.contract import company_party, seat_party
>>> state = GAME.new_game(3, {}, random.Random(7))
>>> events = [MoneyPaid(seat_party(1), company_party(0), 20, Paid.SHARE)]
>>> [(item.heading == Account.SHARES(), item.amount) for item in items(state, events)]
[(True, -20)]
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.rules.accounts import AccountEntry, AccountHeading, Accounts
from game.rules.american_rails.events import DividendPaid
from game.rules.american_rails.message_ids import Paid
from game.rules.american_rails.state import AmericanRailsState
from game.rules.contract import Event, MoneyPaid
from game.rules.messages import Message


class Account(AccountHeading):
    """The headings under which a player's money is counted."""

    DIVIDENDS = "account-dividends", "company"
    TAKEN = "account-taken"
    LOST = "account-lost"
    SHARES = "account-shares"


def order(state: AmericanRailsState) -> list[Message]:
    """Return the companies' dividends as the companies stand on the strip, then all else."""
    dividends = [Account.DIVIDENDS(company=company) for company in range(len(state.board.companies))]
    return [*dividends, Account.TAKEN(), Account.SHARES(), Account.LOST()]


def items(state: AmericanRailsState, events: Sequence[Event]) -> list[AccountEntry]:
    """Return each seat's gains and costs in the events of one move; `state` is any state of the match."""
    found: list[AccountEntry] = []
    company = 0
    for event in events:
        if isinstance(event, DividendPaid):
            company = event.company
        elif isinstance(event, MoneyPaid):
            gained, paid = event.payee.number, event.payer.number
            if event.reason is Paid.DIVIDEND:
                heading, colour = Account.DIVIDENDS(company=company), state.board.companies[company].colour
                found.append(AccountEntry(heading, gained, event.amount, colour))
            elif event.reason is Paid.TAKEN:
                found.append(AccountEntry(Account.TAKEN(), gained, event.amount))
            elif event.reason is Paid.LOST:
                found.append(AccountEntry(Account.LOST(), paid, -event.amount))
            elif event.reason is Paid.SHARE:
                found.append(AccountEntry(Account.SHARES(), paid, -event.amount))
    return found


ACCOUNTS: Final = Accounts(items, order)
