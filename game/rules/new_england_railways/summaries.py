"""Summaries for the log: who gains by a shipment, what came with a growth card."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.rules.auction import BID_SUMMARIZERS
from game.rules.contract import Event, MoneyPaid
from game.rules.new_england_railways.events import (
    CubeDrawn,
    CubeShipped,
    DiceRolled,
    GrowthTurned,
    IncomeChanged,
    LinkBuilt,
    LinkSold,
    LinkTurned,
    MarketFell,
    RetiringSkipped,
)
from game.rules.new_england_railways.message_ids import Paid, Summary
from game.rules.summaries import LogItem, Summarizer, leading_events, split_gains, summarize_payments


def _shipment(events: Sequence[Event], place: int) -> tuple[Sequence[LogItem], int]:
    """Return a shipment, and whose incomes it raises."""
    shipped = events[place]
    assert isinstance(shipped, CubeShipped)
    changes = leading_events(events, place + 1, IncomeChanged)
    if not changes:
        return [shipped], place + 1  # Whose income rises is still to be seen.
    own, others = split_gains(changes, shipped.seat)
    message = Summary.SHIPPED(
        seat=shipped.seat,
        colour=shipped.colour,
        city_a=shipped.city_a,
        city_b=shipped.city_b,
        links=shipped.links,
        gain=own,
        others=tuple(Summary.GAIN(seat=seat, gain=gain) for seat, gain in others),
        shared=len(others),
    )
    return [message], place + 1 + len(changes)


def _skipped(events: Sequence[Event], place: int) -> tuple[Sequence[LogItem], int]:
    """Return who can pay nothing back."""
    skipped = leading_events(events, place, RetiringSkipped)
    return [Summary.SKIPPED(seat=tuple(one.seat for one in skipped))], place + len(skipped)


def _growth(events: Sequence[Event], place: int) -> tuple[Sequence[LogItem], int]:
    """Return a growth card and the cubes that came with it."""
    drawn = leading_events(events, place + 1, CubeDrawn)
    parts = tuple(Summary.GETS(city=cube.city, colour=cube.colour) for cube in drawn)
    return [Summary.GREW(parts=parts) if parts else events[place]], place + 1 + len(drawn)


def _cards(events: Sequence[Event], place: int) -> tuple[Sequence[LogItem], int]:
    """Return the links that will be for sale in the next turn."""
    turned = leading_events(events, place, LinkTurned)
    return [Summary.FOR_SALE(link=tuple(card.link for card in turned))], place + len(turned)


def _purchase(events: Sequence[Event], place: int) -> tuple[Sequence[LogItem], int]:
    """Return a link that was bought, the roll for it, and whether that was enough."""
    sold = events[place]
    assert isinstance(sold, LinkSold)
    place += 1 + len(leading_events(events, place + 1, MoneyPaid))
    rolled = events[place] if place < len(events) else None
    if not isinstance(rolled, DiceRolled):
        return [sold], place
    built = place + 1 < len(events) and isinstance(events[place + 1], LinkBuilt)
    # A roll that is enough builds, also while only the dice have been seen.
    kind = Summary.BOUGHT_BUILT if rolled.low + rolled.high >= rolled.needed else Summary.BOUGHT_ROLLED
    message = kind(
        seat=sold.seat,
        link=sold.link,
        amount=sold.amount,
        low=rolled.low,
        high=rolled.high,
        needed=rolled.needed,
    )
    return [message], place + 1 + built


def _payment(events: Sequence[Event], place: int) -> tuple[Sequence[LogItem], int]:
    """Summarize the incomes and debt services of all seats, or a payment for building."""
    paid = events[place]
    assert isinstance(paid, MoneyPaid)
    built = events[place + 1] if place + 1 < len(events) else None
    if paid.reason is Paid.BUILD and isinstance(built, LinkBuilt):
        return [Summary.PAID_BUILT(seat=built.seat, link=built.link, amount=paid.amount)], place + 2
    return _PAYMENTS(events, place)


def _market(events: Sequence[Event], place: int) -> tuple[Sequence[LogItem], int]:
    """Return the roll for the market, and the new incomes of the seats that it lowers."""
    rolled = events[place]
    assert isinstance(rolled, DiceRolled)
    fell = events[place + 1] if place + 1 < len(events) else None
    if not isinstance(fell, MarketFell):
        return [rolled], place + 1
    if place + 2 == len(events):
        return [rolled], place + 2  # What sinks has not been seen yet: the next step begins after it.
    sunk = leading_events(events, place + 2, IncomeChanged)
    dice = {"seat": rolled.seat, "low": rolled.low, "high": rolled.high}
    parts = tuple(Summary.FALLS(seat=income.seat, amount=income.after) for income in sunk)
    message = (
        Summary.MARKET(**dice, parts=parts) if parts else Summary.MARKET_IDLE(**dice, divisor=fell.divisor)
    )
    return [message], place + 2 + len(sunk)


_PAYMENTS: Final = summarize_payments(
    {Paid.INCOME: Summary.INCOMES, Paid.SERVICE: Summary.SERVICES}, Summary.SUM
)

SUMMARIZERS: Final[dict[type[Event], Summarizer]] = {
    **BID_SUMMARIZERS,
    CubeShipped: _shipment,
    RetiringSkipped: _skipped,
    GrowthTurned: _growth,
    LinkTurned: _cards,
    LinkSold: _purchase,
    DiceRolled: _market,
    MoneyPaid: _payment,
}
