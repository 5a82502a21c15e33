"""The sources of the players' points, for the result of a match.

>>> import random
>>> from game.rules.railways_of_north_america import GAME
>>> state = GAME.new_game(3, {}, random.Random(7))
>>> [(item.heading == Account.BONUSES(), item.amount) for item in items(state, [
...     BonusScored(1, 0, 2), PointsScored(1, 5, 7)])]
[(True, 2)]
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.rules.accounts import AccountEntry, AccountHeading, Accounts, ScoreUnit
from game.rules.contract import Event, State
from game.rules.messages import Message
from game.rules.railways_of_north_america.events import (
    BonusScored,
    CubeDelivered,
    FinalScore,
    HotelScored,
    MajorLineScored,
    PointsScored,
)


class Account(AccountHeading):
    """The headings under which points are counted."""

    OWN_DELIVERIES = "account-own-deliveries"
    LINKS_USED = "account-links-used"
    MAJOR_LINES = "account-major-lines"
    BONUSES = "account-bonuses"
    HOTELS = "account-hotels"
    BARON = "account-baron"
    CHARTERS = "account-charters"
    BONDS = "account-bonds"


def items(state: State, events: Sequence[Event]) -> list[AccountEntry]:
    """Return each seat's gains and costs in the events of one move; `state` is any state of the match."""
    found: list[AccountEntry] = []
    account, actor = Account.OWN_DELIVERIES, -1
    for event in events:
        if isinstance(event, CubeDelivered):
            account, actor = Account.LINKS_USED, event.seat
        elif isinstance(event, BonusScored):
            account, actor = Account.BONUSES, -1
        elif isinstance(event, HotelScored):
            account, actor = Account.HOTELS, -1
        elif isinstance(event, MajorLineScored):
            account, actor = Account.MAJOR_LINES, -1
        elif isinstance(event, PointsScored):
            gained = Account.OWN_DELIVERIES if event.seat == actor else account
            found.append(AccountEntry(gained(), event.seat, event.after - event.before))
        elif isinstance(event, FinalScore):
            for gained, points in (
                (Account.BARON, event.for_baron),
                (Account.CHARTERS, event.for_charter),
                (Account.BONDS, -event.bonds),
            ):
                if points:
                    found.append(AccountEntry(gained(), event.seat, points))
    return found


def order(state: State) -> list[Message]:
    """Return all headings in one order."""
    return [account() for account in Account]


ACCOUNTS: Final = Accounts(items, order, ScoreUnit.POINTS, (FinalScore,))
