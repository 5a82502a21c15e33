"""What an action did, in a few lines of the log: who gains by a shipment, what came with a growth card."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.rules.contract import Event, MoneyPaid
from game.rules.digests import Said, Teller, payments_told
from game.rules.new_england_railways.events import (
    CubeDrawn,
    CubeShipped,
    GrowthTurned,
    IncomeChanged,
    LinkTurned,
)
from game.rules.new_england_railways.kinds import Paid, Told


def _shipment(events: Sequence[Event], place: int) -> tuple[Sequence[Said], int]:
    """A shipment, and whose incomes it raises."""
    shipped = events[place]
    assert isinstance(shipped, CubeShipped)
    place += 1
    own, others = 0, []
    while place < len(events) and isinstance(change := events[place], IncomeChanged):
        gain = change.after - change.before
        if change.seat == shipped.seat:
            own += gain
        else:
            others.append(Told.GAIN(seat=change.seat, gain=gain))
        place += 1
    note = Told.SHIPPED(
        seat=shipped.seat,
        colour=shipped.colour,
        city_a=shipped.city_a,
        city_b=shipped.city_b,
        links=shipped.links,
        gain=own,
        others=tuple(others),
        shared=len(others),
    )
    return [note], place


def _growth(events: Sequence[Event], place: int) -> tuple[Sequence[Said], int]:
    """A growth card and the cubes that came with it."""
    turned, place = events[place], place + 1
    parts = []
    while place < len(events) and isinstance(drawn := events[place], CubeDrawn):
        parts.append(Told.GETS(city=drawn.city, colour=drawn.colour))
        place += 1
    return [Told.GREW(parts=tuple(parts)) if parts else turned], place


def _cards(events: Sequence[Event], place: int) -> tuple[Sequence[Said], int]:
    """The links that will be for sale in the next turn."""
    found = []
    while place < len(events) and isinstance(turned := events[place], LinkTurned):
        found.append(turned.link)
        place += 1
    return [Told.FOR_SALE(link=tuple(found))], place


DIGEST: Final[dict[type[Event], Teller]] = {
    CubeShipped: _shipment,
    GrowthTurned: _growth,
    LinkTurned: _cards,
    MoneyPaid: payments_told({Paid.INCOME: Told.INCOMES, Paid.SERVICE: Told.SERVICES}, Told.SUM),
}
