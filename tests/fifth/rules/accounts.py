"""Where the money of Whistle Stop came from and went to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.rules.accounts import AccountEntry, AccountHeading, Accounts
from game.rules.contract import Event, MoneyPaid, PartyType
from tests.fifth.rules.state import WhistleStopState


class Account(AccountHeading):
    """The headings of the accounts."""

    EARNED = "account-earned"
    SPENT = "account-spent"


def items(state: WhistleStopState, events: Sequence[Event]) -> list[AccountEntry]:
    """What the bank paid to the seats, and they to the bank."""
    return [
        AccountEntry(Account.SPENT(), event.payer.number, -event.amount)
        if event.payer.kind is PartyType.SEAT
        else AccountEntry(Account.EARNED(), event.payee.number, event.amount)
        for event in events
        if isinstance(event, MoneyPaid)
    ]


ACCOUNTS: Final = Accounts(items)
