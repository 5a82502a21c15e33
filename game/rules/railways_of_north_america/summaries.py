"""Summaries for the log: a link instead of its tiles, and who scored how much."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.rules.auction import BID_SUMMARIZERS
from game.rules.contract import Event, MoneyPaid
from game.rules.railways_of_north_america.events import (
    BondsTaken,
    BonusScored,
    CardTaken,
    CardUsed,
    CityUrbanized,
    CubeDelivered,
    CubeDrawn,
    CubeReturned,
    EngineUpgraded,
    FirstPlayerSet,
    HotelScored,
    LinkFinished,
    MarkerPlaced,
    MarkerTaken,
    PointsScored,
    TileLaid,
)
from game.rules.railways_of_north_america.message_ids import Payment, Summary
from game.rules.summaries import LogItem, Summarizer, leading_events, split_gains, summarize_payments

_OF_A_BUILD: Final = (TileLaid, BondsTaken, MoneyPaid, CardUsed)


def _delivery(events: Sequence[Event], place: int) -> tuple[Sequence[LogItem], int]:
    """Return a delivery, and the points that its links bring to their owners."""
    delivered = events[place]
    assert isinstance(delivered, CubeDelivered)
    scored = leading_events(events, place + 1, PointsScored)
    own, others = split_gains(scored, delivered.seat)
    place += 1 + len(scored)
    bonuses = leading_events(events, place, BonusScored, HotelScored, PointsScored)
    place += len(bonuses)
    emptied = bool(leading_events(events, place, MarkerPlaced))
    message = Summary.DELIVERED(
        seat=delivered.seat,
        colour=delivered.colour,
        city=delivered.city,
        city_end=delivered.city_end,
        count=delivered.count,
        points=own,
        others=tuple(Summary.POINTS(seat=seat, points=points) for seat, points in others),
        shared=len(others),
        emptied=emptied,
    )
    return [message, *(bonus for bonus in bonuses if not isinstance(bonus, PointsScored))], place + emptied


def _bill(events: Sequence[Event], place: int) -> tuple[int, int, int]:
    """Return the dollars paid for something, the bonds taken for it, and the place after the payments."""
    dollars, bonds = 0, 0
    run: list[BondsTaken | MoneyPaid] = leading_events(events, place, BondsTaken, MoneyPaid)
    for event in run:
        if isinstance(event, BondsTaken):
            bonds += event.count
        elif event.reason in _BILLS:
            dollars += event.amount
        elif event.reason is not Payment.BONDS:
            break
        place += 1
    return dollars, bonds, place


def _upgrade(events: Sequence[Event], place: int) -> tuple[Sequence[LogItem], int]:
    """Return a better engine, and the bonds that paid for it."""
    upgraded = events[place]
    assert isinstance(upgraded, EngineUpgraded)
    _, bonds, place = _bill(events, place + 1)
    level, cost = upgraded.level, upgraded.cost
    return [Summary.UPGRADED(seat=upgraded.seat, level=level, cost=cost, count=bonds)], place


def _first_player(events: Sequence[Event], place: int) -> tuple[Sequence[LogItem], int]:
    """Return who goes first, and the bonds that paid for it."""
    first = events[place]
    assert isinstance(first, FirstPlayerSet)
    _, bonds, place = _bill(events, place + 1)
    return [Summary.FIRST(seat=first.seat, amount=first.amount, count=bonds) if bonds else first], place


def _card(events: Sequence[Event], place: int) -> tuple[Sequence[LogItem], int]:
    """Return a card, and what its effect costs."""
    taken = events[place]
    assert isinstance(taken, CardTaken)
    dollars, bonds, place = _bill(events, place + 1)
    paid = Summary.CARD(seat=taken.seat, card=taken.card, amount=dollars, count=bonds)
    return [paid if dollars else taken], place


def _new_city(events: Sequence[Event], place: int) -> tuple[Sequence[LogItem], int]:
    """Return a new city and its cubes."""
    made = events[place]
    assert isinstance(made, CityUrbanized)
    cubes, others, after = _cubes(events, place + 1)
    message = Summary.URBANIZED(seat=made.seat, city=made.city, colour=made.colour, colour_cubes=cubes)
    return [message if cubes else made, *others], after


def _draws(events: Sequence[Event], place: int) -> tuple[Sequence[LogItem], int]:
    """Return the cubes that come into a city."""
    first = events[place]
    assert isinstance(first, CubeDrawn)
    cubes, others, after = _cubes(events, place)
    return [Summary.GETS(city=first.city, colour_cubes=cubes), *others], after


def _cubes(events: Sequence[Event], place: int) -> tuple[tuple[int, ...], list[LogItem], int]:
    """Return the colors of cubes that come into a city, the marker that leaves it, and the place after both.

    That a cube went back into the bag needs no line.
    """
    run = leading_events(events, place, CubeDrawn, CubeReturned, MarkerTaken)
    markers: list[LogItem] = [event for event in run if isinstance(event, MarkerTaken)]
    return tuple(event.colour for event in run if isinstance(event, CubeDrawn)), markers, place + len(run)


def _build(events: Sequence[Event], place: int) -> tuple[Sequence[LogItem], int]:
    """Summarize all tiles of a build, their cost and bonds; cards have lines of their own."""
    first = events[place]
    assert isinstance(first, TileLaid)
    tiles, cost, bonds = 0, 0, 0
    cards: list[LogItem] = []
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
        return [*cards, Summary.LAID(seat=first.seat, tiles=tiles, cost=cost, count=bonds)], place
    a, b = finished.city_a, finished.city_b
    return [*cards, Summary.BUILT(seat=finished.seat, city_a=a, city_b=b, cost=cost, count=bonds)], place + 1


_BILLS: Final = (Payment.FIRST_PLAYER, Payment.ENGINE, Payment.MINES)
"""Payments that appear in the line of what they buy."""

SUMMARIZERS: Final[dict[type[Event], Summarizer]] = {
    **BID_SUMMARIZERS,
    CardTaken: _card,
    CityUrbanized: _new_city,
    CubeDelivered: _delivery,
    CubeDrawn: _draws,
    EngineUpgraded: _upgrade,
    FirstPlayerSet: _first_player,
    TileLaid: _build,
    MoneyPaid: summarize_payments(
        {Payment.INCOME: Summary.INCOMES, Payment.INTEREST: Summary.INTERESTS}, Summary.RECEIVES
    ),
}
