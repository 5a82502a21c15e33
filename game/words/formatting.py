"""Figures that stand alone, as the present language writes them: sums of money, large numbers, moments."""

from __future__ import annotations

from datetime import datetime

from game.words.localizer import translate
from game.words.message_catalog import Fractional, Grouped, money, with_minus


def format_dollars(amount: int) -> str:
    """A sum of money.

    >>> format_dollars(1100)
    '$1,100'
    >>> format_dollars(-4)
    '−$4'
    """
    return translate("sum", amount=money(amount))


def format_integer(count: int) -> str:
    """A count that stands alone, with a minus as printers set it.

    >>> format_integer(12), format_integer(-11)
    ('12', '−11')
    """
    return with_minus(str(count))


def grouped_argument(count: int) -> Grouped:
    """A count that may be large, as an argument of a message: its thousands stand apart."""
    return Grouped(count)


def decimal_argument(figure: float, apart: bool = True, places: int | None = None) -> Fractional:
    """A figure with a fraction, as an argument of a message: with the language's own decimal sign.

    >>> translate("figure", figure=decimal_argument(0.5))
    '0.5'
    >>> translate("figure", figure=decimal_argument(0.5, places=2))
    '0.50'

    `apart`: its thousands stand apart, which they don't in years and in tables. `places`: so many
    places behind the sign, and not as many as it takes.
    """
    if places is None:
        return Fractional(figure, useGrouping=apart)
    return Fractional(figure, useGrouping=apart, minimumFractionDigits=places, maximumFractionDigits=places)


def format_number(figure: float) -> str:
    """A figure that stands alone, with the signs of the language for thousands and fractions.

    >>> format_number(12500), format_number(0.25), format_number(-864)
    ('12,500', '0.25', '−864')
    """
    return translate(
        "figure", figure=grouped_argument(figure) if isinstance(figure, int) else decimal_argument(figure)
    )


def format_month(moment: datetime) -> str:
    """The month of a moment in the computer's own time zone: "March"."""
    return translate("month", month=moment.astimezone().month)


def format_date(moment: datetime) -> str:
    """The day of a moment in the computer's own time zone: "14 March 2026"."""
    here = moment.astimezone()
    return translate("date", day=here.day, month=format_month(moment), year=here.year)


def format_date_and_time(moment: datetime) -> str:
    """A moment in the computer's own time zone: "14 March 2026, 20:15"."""
    here = moment.astimezone()
    return translate("moment", date=format_date(moment), hour=f"{here:%H}", minute=f"{here:%M}")
