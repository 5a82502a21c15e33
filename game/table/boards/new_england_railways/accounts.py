"""Where the players' money came from and went to, for the result of a match."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.rules.contract import Event, MoneyPaid, Side, State
from game.rules.new_england_railways.events import GameEnded
from game.rules.new_england_railways.state import NewEnglandRailwaysState
from game.table.boards.accounts import Accounts, Item

_HEADINGS: Final = {
    "income": "Income",
    "service": "Service of loans",
    "for a link": "Paid for links",
    "to build at once": "Paid to build at once",
}


def items(state: State, events: Sequence[Event]) -> list[Item]:
    """What the events of one move brought and cost the seats; `state` is the match as they left it.

    Loans are not gains: what they cost counts as service each turn and at the end.
    """
    assert isinstance(state, NewEnglandRailwaysState)
    found: list[Item] = []
    for event in events:
        if isinstance(event, MoneyPaid) and event.reason in _HEADINGS:
            gained = event.payee.kind is Side.SEAT
            seat = event.payee.number if gained else event.payer.number
            found.append(Item(_HEADINGS[event.reason], seat, event.amount if gained else -event.amount))
        elif isinstance(event, GameEnded):
            for seat in range(state.players):
                found.append(Item("Links at the end", seat, state.value[seat]))
                found.append(Item("Service of loans", seat, -state.service(seat)))
    return [item for item in found if item.amount]


ACCOUNTS: Final = Accounts(items)
