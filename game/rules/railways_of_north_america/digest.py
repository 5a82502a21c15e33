"""What an action did, in a few lines of the log: a link instead of its tiles, and who scored how much."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.rules.contract import Event, MoneyPaid
from game.rules.digests import Said, Teller, own_and_others, payments_told, run_of
from game.rules.railways_of_north_america.events import (
    BondsTaken,
    CardUsed,
    CubeDelivered,
    LinkFinished,
    PointsScored,
    TileLaid,
)
from game.rules.railways_of_north_america.kinds import Payment, Told

_OF_A_BUILD: Final = (TileLaid, BondsTaken, MoneyPaid, CardUsed)


def _delivery(events: Sequence[Event], place: int) -> tuple[Sequence[Said], int]:
    """A delivery, and the points that its links bring to their owners."""
    delivered = events[place]
    assert isinstance(delivered, CubeDelivered)
    scored = run_of(events, place + 1, PointsScored)
    own, others = own_and_others(scored, delivered.seat)
    note = Told.DELIVERED(
        seat=delivered.seat,
        colour=delivered.colour,
        city=delivered.city,
        city_end=delivered.city_end,
        count=delivered.count,
        points=own,
        others=tuple(Told.POINTS(seat=seat, points=points) for seat, points in others),
        shared=len(others),
    )
    return [note], place + 1 + len(scored)


def _build(events: Sequence[Event], place: int) -> tuple[Sequence[Said], int]:
    """All tiles of a link, what they cost, the bonds that paid for them; cards are told for themselves."""
    first = events[place]
    assert isinstance(first, TileLaid)
    tiles, cost, bonds = 0, 0, 0
    cards: list[Said] = []
    while place < len(events) and isinstance(event := events[place], _OF_A_BUILD):
        if isinstance(event, TileLaid):
            tiles, cost = tiles + 1, cost + event.cost
        elif isinstance(event, BondsTaken):
            bonds += event.count
        elif isinstance(event, CardUsed):
            cards.append(event)
        elif event.reason not in (Payment.TRACK, Payment.BONDS):
            break
        place += 1
    finished = events[place] if place < len(events) else None
    if not isinstance(finished, LinkFinished):
        return [*cards, Told.LAID(seat=first.seat, tiles=tiles, cost=cost, count=bonds)], place
    a, b = finished.city_a, finished.city_b
    return [*cards, Told.BUILT(seat=finished.seat, city_a=a, city_b=b, cost=cost, count=bonds)], place + 1


DIGEST: Final[dict[type[Event], Teller]] = {
    CubeDelivered: _delivery,
    TileLaid: _build,
    MoneyPaid: payments_told({Payment.INCOME: Told.INCOMES, Payment.INTEREST: Told.INTERESTS}, Told.RECEIVES),
}
