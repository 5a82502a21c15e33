"""What a game's accounts tell for the result of a match: where everybody's money or points came from."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any, Generic

from typing_extensions import TypeVar

from game.rules.contract import Event, State
from game.rules.notes import Note

S = TypeVar("S", bound=State, contravariant=True, default=Any)
"""The state of the game whose accounts they are."""


class Counted(Enum):
    """What the scores of a game count."""

    MONEY = "counted-money"
    POINTS = "counted-points"


@dataclass(frozen=True, slots=True)
class Item:
    """What a seat gained (or paid, where it is less than 0) under a heading."""

    heading: Note
    seat: int
    amount: int
    colour: str = ""
    """The colour of the company that it is about; "" if it is about none."""


def _in_any_order(state: Any) -> Sequence[Note]:
    return ()


@dataclass(frozen=True, slots=True)
class Accounts(Generic[S]):
    """A game's accounts."""

    items: Callable[[S, Sequence[Event]], Sequence[Item]]
    """What the events of one move brought and cost the seats, with the state as they left it."""
    order: Callable[[S], Sequence[Note]] = _in_any_order
    """The headings that stand in a fixed order, such as the companies of a board."""
    counted: Counted = Counted.MONEY
