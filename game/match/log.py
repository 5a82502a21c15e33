"""What a match has to tell: the lines of its log, and what everybody had along the way."""

from __future__ import annotations

from dataclasses import dataclass

from ai.registry import bot_title
from game.match.journal import SeatPlan
from game.rules.contract import Event, MoneyPaid, Side
from game.rules.notes import Kind, Note


class SeatNow(Kind):
    """Who plays a seat from now on."""

    PERSON = "seat-now-person", "name"
    BOT = "seat-now-bot", "name bot"


@dataclass(frozen=True, slots=True)
class LogLine:
    """What happened, for one line of the log; `move_number` counts from 1.

    `seat` is None where it is about no seat. An event may need no line of its own; a plain text
    is what an earlier version wrote.
    """

    move_number: int
    seat: int | None
    said: Event | Note | str
    heading: Note


@dataclass(frozen=True, slots=True)
class Standing:
    """Every seat's score at a moment: when `move_number` moves had been made, as `heading` began."""

    heading: Note
    period: int
    move_number: int
    scores: tuple[int, ...]


def seat_of(event: Event, mover: int | None) -> int | None:
    """The seat that an event is about: what it names, or who made the move that moved money elsewhere."""
    if isinstance(event, MoneyPaid):
        parties = (event.payer, event.payee)
        return next((party.number for party in parties if party.kind is Side.SEAT), mover)
    seat = getattr(event, "seat", None)
    return seat if isinstance(seat, int) and seat >= 0 else None


def seat_change(plan: SeatPlan) -> Note:
    """A change of hands as a line of the log."""
    if plan.bot is None:
        return SeatNow.PERSON(name=plan.name)
    return SeatNow.BOT(name=plan.name, bot=bot_title(plan.bot))
