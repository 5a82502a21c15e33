"""What an action did, in a few lines of the log: all cubes of an expansion, the order of a year."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.rules.american_rails.events import (
    ConnectionMade,
    CubePlaced,
    HousePlaced,
    IncomeChanged,
    MarkerPlaced,
    OrderTaken,
    SharePutUp,
)
from game.rules.american_rails.kinds import Told
from game.rules.contract import Event, MoneyPaid
from game.rules.digests import Said, Teller

_OF_AN_EXPANSION: Final = (CubePlaced, MoneyPaid, IncomeChanged, ConnectionMade)


def _expansion(events: Sequence[Event], place: int) -> tuple[Sequence[Said], int]:
    """The cubes that were laid one after the other, and the connections that they made."""
    first = events[place]
    assert isinstance(first, CubePlaced)
    if not first.cost:
        return [first], place + 1
    parts = []
    connected: list[Said] = []
    while place < len(events) and isinstance(event := events[place], _OF_AN_EXPANSION):
        if isinstance(event, CubePlaced):
            parts.append(
                Told.LAID(company=event.company, ground=event.ground, city=event.city, cost=event.cost)
            )
        elif isinstance(event, ConnectionMade):
            connected.append(event)
        place += 1
    if len(parts) == 1:
        return [first, *connected], place
    return [Told.EXPANDED(seat=first.seat, parts=tuple(parts)), *connected], place


def _order(events: Sequence[Event], place: int) -> tuple[Sequence[Said], int]:
    """The order of a new year."""
    seats, first = [], place
    while place < len(events) and isinstance(taken := events[place], OrderTaken):
        seats.append(taken.seat)
        place += 1
    return [Told.ORDER(seat=tuple(seats)) if len(seats) > 1 else events[first]], place


def _choice(events: Sequence[Event], place: int) -> tuple[Sequence[Said], int]:
    """An action of the track needs no line of its own where what was done tells it."""
    done = place + 1 < len(events) and isinstance(events[place + 1], (CubePlaced, HousePlaced, SharePutUp))
    return [] if done else [events[place]], place + 1


DIGEST: Final[dict[type[Event], Teller]] = {
    CubePlaced: _expansion,
    MarkerPlaced: _choice,
    OrderTaken: _order,
}
