"""Summaries for the log: all cubes of an expansion, the order of a year."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.rules.american_rails.actions import TAKING
from game.rules.american_rails.events import (
    ActionDeclined,
    ConnectionMade,
    CubePlaced,
    HousePlaced,
    IncomeChanged,
    MarkerPlaced,
    OrderTaken,
    SharePutUp,
)
from game.rules.american_rails.message_ids import Paid, Summary
from game.rules.auction import BID_SUMMARIZERS
from game.rules.contract import Event, MoneyPaid
from game.rules.messages import Message
from game.rules.summaries import LogItem, Summarizer, leading_events

_OF_AN_EXPANSION: Final = (CubePlaced, MoneyPaid, IncomeChanged, ConnectionMade)


def _expansion(events: Sequence[Event], place: int) -> tuple[Sequence[LogItem], int]:
    """Return the cubes laid one after the other, company by company, and the connections that they made."""
    first = events[place]
    assert isinstance(first, CubePlaced)
    if not first.cost:
        return [first], place + 1
    parts: dict[int, list[Message]] = {}
    connected: list[LogItem] = []
    while place < len(events) and isinstance(event := events[place], _OF_AN_EXPANSION):
        if isinstance(event, CubePlaced):
            laid = Summary.LAID(ground=event.ground, city=event.city, cost=event.cost)
            parts.setdefault(event.company, []).append(laid)
        elif isinstance(event, ConnectionMade):
            connected.append(event)
        place += 1
    if sum(map(len, parts.values())) == 1:
        return [first, *connected], place
    companies = tuple(Summary.LAID_OF(company=company, parts=tuple(laid)) for company, laid in parts.items())
    return [Summary.EXPANDED(seat=first.seat, parts=companies), *connected], place


def _order(events: Sequence[Event], place: int) -> tuple[Sequence[LogItem], int]:
    """Return the order of a new year."""
    seats, first = [], place
    while place < len(events) and isinstance(taken := events[place], OrderTaken):
        seats.append(taken.seat)
        place += 1
    return [Summary.ORDER(seat=tuple(seats)) if len(seats) > 1 else events[first]], place


def _choice(events: Sequence[Event], place: int) -> tuple[Sequence[LogItem], int]:
    """Summarize an action of the track by its effects, if they imply it."""
    chosen = events[place]
    assert isinstance(chosen, MarkerPlaced)
    after = events[place + 1] if place + 1 < len(events) else None
    if isinstance(after, (CubePlaced, HousePlaced, SharePutUp)):
        return [], place + 1
    if isinstance(after, ActionDeclined):
        return [Summary.DECLINED(seat=chosen.seat, action=chosen.action)], place + 2
    if isinstance(after, MoneyPaid):
        return _money(chosen, events, place + 1)
    return [chosen], place + 1


def _money(chosen: MarkerPlaced, events: Sequence[Event], place: int) -> tuple[Sequence[LogItem], int]:
    """Summarize the payments of an action, and who had too little to pay."""
    seat = chosen.seat
    paid = events[place]
    assert isinstance(paid, MoneyPaid)
    if paid.reason is Paid.FUNDING:
        return [Summary.FUNDED(seat=seat, company=paid.payee.number, amount=paid.amount)], place + 1
    if paid.reason is not Paid.LOST:
        return [paid], place + 1
    lost: list[MoneyPaid] = leading_events(events, place, MoneyPaid)
    in_full = tuple(one.payer.number for one in lost if one.amount == TAKING)
    less = [one for one in lost if one.amount < TAKING]
    messages: list[LogItem] = [chosen]
    if in_full:
        messages = [Summary.OTHERS_PAID(seat=seat, seat_payers=in_full, amount=TAKING, count=len(in_full))]
    messages += [Summary.PAID_LESS(seat_payer=one.payer.number, amount=one.amount) for one in less]
    return messages, place + len(lost)


SUMMARIZERS: Final[dict[type[Event], Summarizer]] = {
    **BID_SUMMARIZERS,
    CubePlaced: _expansion,
    MarkerPlaced: _choice,
    OrderTaken: _order,
}
