"""The sources and uses of the players' money, for the result of a match.

>>> import random
>>> from game.rules.new_england_railways import GAME
>>> from game.rules.contract import BANK, seat_party
>>> state = GAME.new_game(3, {}, random.Random(7))
>>> events = [MoneyPaid(BANK, seat_party(1), 12, Paid.INCOME)]
>>> [(item.heading == Account.INCOME(), item.amount) for item in items(state, events)]
[(True, 12)]
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.rules.accounts import AccountEntry, AccountHeading, Accounts
from game.rules.contract import Event, MoneyPaid, PartyType
from game.rules.messages import Message, PaymentReason
from game.rules.new_england_railways.events import GameEnded
from game.rules.new_england_railways.message_ids import Paid
from game.rules.new_england_railways.state import NewEnglandRailwaysState


class Account(AccountHeading):
    """The headings of the ledger."""

    INCOME = "account-income"
    WORTH = "account-worth"
    LINKS = "account-links"
    BUILDING = "account-building"
    SERVICE = "account-service"


_ACCOUNTS: Final[dict[PaymentReason, Account]] = {
    Paid.INCOME: Account.INCOME,
    Paid.SERVICE: Account.SERVICE,
    Paid.LINK: Account.LINKS,
    Paid.BUILD: Account.BUILDING,
}


def items(state: NewEnglandRailwaysState, events: Sequence[Event]) -> list[AccountEntry]:
    """Return the account entries for the events of one move; `state` is the match after them.

    Loans are not gains: what they cost counts as service each turn and at the end.
    """
    found: list[AccountEntry] = []
    for event in events:
        if isinstance(event, MoneyPaid) and event.reason in _ACCOUNTS:
            gained = event.payee.kind is PartyType.SEAT
            seat = event.payee.number if gained else event.payer.number
            found.append(
                AccountEntry(_ACCOUNTS[event.reason](), seat, event.amount if gained else -event.amount)
            )
        elif isinstance(event, GameEnded):
            for seat in range(state.players):
                found.append(AccountEntry(Account.WORTH(), seat, state.value[seat]))
                found.append(AccountEntry(Account.SERVICE(), seat, -state.service(seat)))
    return [item for item in found if item.amount]


def order(state: NewEnglandRailwaysState) -> list[Message]:
    """Return all headings in one order."""
    return [account() for account in Account]


ACCOUNTS: Final = Accounts(items, order)
