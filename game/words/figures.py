"""Figures that stand alone, as the present language writes them: sums of money, large numbers, moments."""

from __future__ import annotations

from datetime import datetime

from game.words.phrasebook import Fractional, Grouped, money, with_minus
from game.words.speaker import say


def dollars(amount: int) -> str:
    """A sum of money.

    >>> dollars(1100)
    '$1,100'
    >>> dollars(-4)
    '−$4'
    """
    return say("sum", amount=money(amount))


def plain(count: int) -> str:
    """A count that stands alone, with a minus as printers set it.

    >>> plain(12), plain(-11)
    ('12', '−11')
    """
    return with_minus(str(count))


def grouped(count: int) -> Grouped:
    """A count that may be large, as an argument of a message: its thousands stand apart."""
    return Grouped(count)


def decimal(figure: float, apart: bool = True, places: int | None = None) -> Fractional:
    """A figure with a fraction, as an argument of a message: with the language's own decimal sign.

    >>> say("figure", figure=decimal(0.5)), say("figure", figure=decimal(0.5, places=2))
    ('0.5', '0.50')

    `apart`: its thousands stand apart, which they don't in years and in tables. `places`: so many
    places behind the sign, and not as many as it takes.
    """
    if places is None:
        return Fractional(figure, useGrouping=apart)
    return Fractional(figure, useGrouping=apart, minimumFractionDigits=places, maximumFractionDigits=places)


def written(figure: float) -> str:
    """A figure that stands alone, with the signs of the language for thousands and fractions.

    >>> written(12500), written(0.25), written(-864)
    ('12,500', '0.25', '−864')
    """
    return say("figure", figure=grouped(figure) if isinstance(figure, int) else decimal(figure))


def month_of(moment: datetime) -> str:
    """The month of a moment in the computer's own time zone: "March"."""
    return say("month", month=moment.astimezone().month)


def day_of(moment: datetime) -> str:
    """The day of a moment in the computer's own time zone: "14 March 2026"."""
    here = moment.astimezone()
    return say("date", day=here.day, month=month_of(moment), year=here.year)


def day_and_hour(moment: datetime) -> str:
    """A moment in the computer's own time zone: "14 March 2026, 20:15"."""
    here = moment.astimezone()
    return say("moment", date=day_of(moment), hour=f"{here:%H}", minute=f"{here:%M}")
