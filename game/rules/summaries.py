"""Several events told in one line: what the games' digests have in common.

>>> from game.rules.contract import BANK, seat_party
>>> class Paid(PaymentReason):
...     INCOME = "paid-income"
>>> class Summary(MessageId):
...     INCOMES = "summary-incomes", "parts"
...     PART = "told-part", "seat amount"
>>> paid = [MoneyPaid(BANK, seat_party(seat), 10 + seat, Paid.INCOME) for seat in range(2)]
>>> summarize_events(paid, {MoneyPaid: summarize_payments({Paid.INCOME: Summary.INCOMES}, Summary.PART)})
[Message(summary-incomes parts=(Message(told-part seat=0 amount=10), Message(told-part seat=1 amount=11)))]
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
"""What is said of the event at a place and of those that belong to it, and the place after them."""


class Change(Protocol):
    """What an event tells after which a seat has more of something, or less."""

    @property
    def seat(self) -> int: ...
    @property
    def before(self) -> int: ...
    @property
    def after(self) -> int: ...


def summarize_events(events: Sequence[Event], tellers: Mapping[type[Event], Summarizer]) -> list[LogItem]:
    """Each event for itself, or what the teller of its type says."""
    told: list[LogItem] = []
    place = 0
    while place < len(events):
        teller = tellers.get(type(events[place]))
        said, place = teller(events, place) if teller is not None else ([events[place]], place + 1)
        told += said
    return told


def leading_events(events: Sequence[Event], place: int, *kinds: type[EventType]) -> list[EventType]:
    """The events from a place on, as long as they are of some types."""
    found = []
    while place < len(events) and isinstance(event := events[place], kinds):
        found.append(event)
        place += 1
    return found


def split_gains(changes: Sequence[Change], seat: int) -> tuple[int, list[tuple[int, int]]]:
    """How much a seat has gained in all, and for each gain of another: whose, how much."""
    own, others = 0, []
    for change in changes:
        gain = change.after - change.before
        if change.seat == seat:
            own += gain
        else:
            others.append((change.seat, gain))
    return own, others


def omit_event(events: Sequence[Event], place: int) -> tuple[Sequence[LogItem], int]:
    """An event that needs no line: what comes before and after it tells as much."""
    return [], place + 1


def summarize_payments(kinds: Mapping[PaymentReason, MessageId], part: MessageId) -> Summarizer:
    """Payments to or from several seats for one reason: one note of a kind, with a `part` for each."""

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
