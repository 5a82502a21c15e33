"""Summaries for the log: a share with its new director, a company with its start."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.rules.contract import Event, MoneyPaid, seat_party
from game.rules.messages import Dollars
from game.rules.north_american_railways.events import (
    DirectorChanged,
    OfferAnswered,
    ShareTaken,
    StartCityDrawn,
    TurnBegan,
)
from game.rules.north_american_railways.message_ids import Summary
from game.rules.north_american_railways.steps import FIXED_PRICE
from game.rules.summaries import LogItem, Summarizer, leading_events, omit_event


def _answer(events: Sequence[Event], place: int) -> tuple[Sequence[LogItem], int]:
    """Return a director's answer, and who has the share and directs the company now."""
    answered = events[place]
    assert isinstance(answered, OfferAnswered)
    taken = events[place + 1] if place + 1 < len(events) else None
    if not isinstance(taken, ShareTaken):
        return [answered], place + 1
    paid = leading_events(events, place + 2, MoneyPaid)
    place += 2 + len(paid)
    if answered.bought:
        asker = answered.seat_2
        message = Summary.BOUGHT(
            seat=answered.seat,
            company=answered.company,
            amount=taken.amount,
            seat_2=asker,
            gain=Dollars(sum(event.amount for event in paid if event.payee == seat_party(asker))),
        )
        return [message], place
    directs = place < len(events) and isinstance(events[place], DirectorChanged)
    message = Summary.LET_GO(
        seat=answered.seat,
        company=answered.company,
        seat_2=answered.seat_2,
        amount=taken.amount,
        directs=directs,
    )
    return [message], place + directs


def _share(events: Sequence[Event], place: int) -> tuple[Sequence[LogItem], int]:
    """Return a share that needs no answer; the first one founds its company, which begins in a city."""
    taken = events[place]
    assert isinstance(taken, ShareTaken)
    place += 1 + len(leading_events(events, place + 1, MoneyPaid))
    if not taken.founds:
        if taken.amount < FIXED_PRICE:
            message = Summary.FOR_ALL_CASH(
                seat=taken.seat, company=taken.company, amount=taken.amount, price=Dollars(FIXED_PRICE)
            )
            return [message], place
        return [taken], place
    seat, company, amount = taken.seat, taken.company, taken.amount
    place += len(leading_events(events, place, DirectorChanged))
    begun = leading_events(events, place, StartCityDrawn)
    if not begun:
        return [Summary.FOUNDED(seat=seat, company=company, amount=amount)], place
    start = begun[0].start_city
    return [Summary.FOUNDED_IN(seat=seat, company=company, amount=amount, start_city=start)], place + 1


SUMMARIZERS: Final[dict[type[Event], Summarizer]] = {
    OfferAnswered: _answer,
    ShareTaken: _share,
    TurnBegan: omit_event,
}
