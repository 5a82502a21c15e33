"""Summaries of several events in one line of the log.

>>> from game.rules.contract import BANK, seat_party
>>> class Paid(PaymentReason):
...     INCOME = "paid-income"
>>> class Summary(MessageId):
...     INCOMES = "summary-incomes", "parts"
...     PART = "summary-part", "seat amount"
>>> paid = [MoneyPaid(BANK, seat_party(seat), 10 + seat, Paid.INCOME) for seat in range(1)]
>>> summarize_events(paid, {MoneyPaid: summarize_payments({Paid.INCOME: Summary.INCOMES}, Summary.PART)})
[Message(summary-incomes parts=(Message(summary-part seat=0 amount=10),))]
>>> from typing import NamedTuple
>>> class Rise(NamedTuple):
...     seat: int
...     before: int
...     after: int
>>> changes: list[Change] = [Rise(0, 4, 6), Rise(1, 2, 3)]
>>> split_gains(changes, seat=0)
(2, [(1, 1)])
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Protocol, TypeVar

from game.rules.contract import Event, MoneyPaid, PartyType
from game.rules.messages import Message, MessageId, PaymentReason

LogItem = Event | Message
EventType = TypeVar("EventType", bound=Event)
Summarizer = Callable[[Sequence[Event], int], tuple[Sequence[LogItem], int]]
"""Summarizes the event at a place and those that belong to it, and returns the place after them."""


class Change(Protocol):
    """An event after which a seat has more or less of something."""

    @property
    def seat(self) -> int: ...
    @property
    def before(self) -> int: ...
    @property
    def after(self) -> int: ...


def summarize_events(events: Sequence[Event], summarizers: Mapping[type[Event], Summarizer]) -> list[LogItem]:
    """Return each event itself, or the summary by the summarizer of its type."""
    lines: list[LogItem] = []
    place = 0
    while place < len(events):
        summarizer = summarizers.get(type(events[place]))
        items, place = summarizer(events, place) if summarizer is not None else ([events[place]], place + 1)
        lines += items
    return lines


def leading_events(events: Sequence[Event], place: int, *kinds: type[EventType]) -> list[EventType]:
    """Return the events from a place on, as long as they are of some types."""
    found = []
    while place < len(events) and isinstance(event := events[place], kinds):
        found.append(event)
        place += 1
    return found


def split_gains(changes: Sequence[Change], seat: int) -> tuple[int, list[tuple[int, int]]]:
    """Return how much a seat has gained in all, and for each gain of another: whose, how much."""
    own, others = 0, []
    for change in changes:
        gain = change.after - change.before
        if change.seat == seat:
            own += gain
        else:
            others.append((change.seat, gain))
    return own, others


def omit_event(events: Sequence[Event], place: int) -> tuple[Sequence[LogItem], int]:
    """Omit an event whose neighbors in the log imply it."""
    return [], place + 1


def summarize_payments(kinds: Mapping[PaymentReason, MessageId], part: MessageId) -> Summarizer:
    """Return a summarizer of payments to or from several seats for one reason."""

    def tell(events: Sequence[Event], place: int) -> tuple[Sequence[LogItem], int]:
        first = events[place]
        assert isinstance(first, MoneyPaid)
        kind = kinds.get(first.reason)
        if kind is None:
            return [first], place + 1
        parts = []
        while place < len(events):
            event = events[place]
            if not isinstance(event, MoneyPaid) or event.reason is not first.reason:
                break
            seat = event.payee if event.payee.kind is PartyType.SEAT else event.payer
            parts.append(part(seat=seat.number, amount=event.amount))
            place += 1
        return [kind(parts=tuple(parts))], place

    return tell
