"""Accounts of a game: where everybody's money or points came from, by headings.

>>> class Account(AccountHeading):
...     SHARES = "account-shares"
>>> AccountEntry(Account.SHARES(), seat=1, amount=-20)
AccountEntry(heading=Message(account-shares), seat=1, amount=-20, colour='')
>>> Accounts(lambda state, events: [AccountEntry(Account.SHARES(), 1, -20)]).unit is ScoreUnit.MONEY
True
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any, Generic

from typing_extensions import TypeVar

from game.rules.contract import Event, State
from game.rules.messages import Message, MessageId

S = TypeVar("S", bound=State, contravariant=True, default=Any)
"""The state of the game whose accounts they are."""


class AccountHeading(MessageId):
    """The heading of a score's account. Each game has its own list.

    The message has attributes: ``words`` (a short description), ``ahead`` and ``behind`` (a player did better
    or worse in it than another, by a `difference`), and ``all`` if the heading has arguments: the name of all
    of its kind together.
    """


class ScoreUnit(Enum):
    """The unit of a game's scores."""

    MONEY = "counted-money"
    POINTS = "counted-points"


@dataclass(frozen=True, slots=True)
class AccountEntry:
    """An amount that a seat gained (or paid, if it is negative) under a heading."""

    heading: Message
    """Its id is an `AccountHeading`."""
    seat: int
    amount: int
    colour: str = ""
    """The color of the company that it is about; "" if it is about none."""


def _in_any_order(state: Any) -> Sequence[Message]:
    return ()


@dataclass(frozen=True, slots=True)
class Accounts(Generic[S]):
    """A game's accounts: with the deal they add up to the final scores."""

    entries: Callable[[S, Sequence[Event]], Sequence[AccountEntry]]
    """Computes the entries of a move's events, with the state after them."""
    order: Callable[[S], Sequence[Message]] = _in_any_order
    """The headings that stand in a fixed order, such as the companies of a board."""
    unit: ScoreUnit = ScoreUnit.MONEY
    final: tuple[type[Event], ...] = ()
    """The events of the final scoring; if empty, it is all of the last move."""
