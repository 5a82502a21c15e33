"""Several events told in one line: what the games' digests have in common.

>>> from game.rules.contract import BANK, seat_party
>>> class Paid(Reason):
...     INCOME = "paid-income"
>>> class Told(Kind):
...     INCOMES = "told-incomes", "parts"
...     PART = "told-part", "seat amount"
>>> paid = [MoneyPaid(BANK, seat_party(seat), 10 + seat, Paid.INCOME) for seat in range(2)]
>>> told_by(paid, {MoneyPaid: payments_told({Paid.INCOME: Told.INCOMES}, Told.PART)})
[Note(told-incomes parts=(Note(told-part seat=0 amount=10), Note(told-part seat=1 amount=11)))]
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from game.rules.contract import Event, MoneyPaid, Side
from game.rules.notes import Kind, Note, Reason

Said = Event | Note
Teller = Callable[[Sequence[Event], int], tuple[Sequence[Said], int]]
"""What is said of the event at a place and of those that belong to it, and the place after them."""


def told_by(events: Sequence[Event], tellers: Mapping[type[Event], Teller]) -> list[Said]:
    """Each event for itself, or what the teller of its type says."""
    told: list[Said] = []
    place = 0
    while place < len(events):
        teller = tellers.get(type(events[place]))
        said, place = teller(events, place) if teller is not None else ([events[place]], place + 1)
        told += said
    return told


def payments_told(kinds: Mapping[Reason, Kind], part: Kind) -> Teller:
    """Payments to or from several seats for one reason: one note of a kind, with a `part` for each."""

    def tell(events: Sequence[Event], place: int) -> tuple[Sequence[Said], int]:
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
            seat = event.payee if event.payee.kind is Side.SEAT else event.payer
            parts.append(part(seat=seat.number, amount=event.amount))
            place += 1
        return [kind(parts=tuple(parts))], place

    return tell
