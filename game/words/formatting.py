"""Numbers, sums of money and dates as the active language writes them."""

from __future__ import annotations

from datetime import datetime

from game.words.localizer import translate
from game.words.message_catalog import Fractional, Grouped, Money, with_minus


def format_dollars(amount: int) -> str:
    """Return a sum of money.

    >>> format_dollars(1100)
    '$1,100'
    >>> format_dollars(-4)
    '−$4'
    """
    return translate("sum", amount=Money(amount))


def format_integer(count: int) -> str:
    """Return an integer without separators, with a typographic minus.

    >>> format_integer(12), format_integer(-11)
    ('12', '−11')
    """
    return with_minus(str(count))


def decimal_argument(figure: float, apart: bool = True, places: int | None = None) -> Fractional:
    """Return a number with a fraction as an argument of a message, with the language's decimal sign.

    >>> translate("figure", figure=decimal_argument(0.5))
    '0.5'
    >>> translate("figure", figure=decimal_argument(0.5, places=2))
    '0.50'

    `apart` is False for numbers without separators, such as years and in tables. `places` is the number of
    decimal places, as many as needed if None.
    """
    if places is None:
        return Fractional(figure, useGrouping=apart)
    return Fractional(figure, useGrouping=apart, minimumFractionDigits=places, maximumFractionDigits=places)


def format_number(figure: float) -> str:
    """Return a number with the language's separators for thousands and fractions.

    >>> format_number(12500), format_number(0.25), format_number(-864)
    ('12,500', '0.25', '−864')
    """
    return translate(
        "figure", figure=Grouped(figure) if isinstance(figure, int) else decimal_argument(figure)
    )


def format_month(moment: datetime) -> str:
    """Return the month of a moment in the local time zone: "March"."""
    return translate("month", month=moment.astimezone().month)


def format_date(moment: datetime) -> str:
    """Return the day of a moment in the local time zone: "14 March 2026"."""
    here = moment.astimezone()
    return translate("date", day=here.day, month=format_month(moment), year=here.year)


def format_date_and_time(moment: datetime) -> str:
    """Return a moment in the local time zone: "14 March 2026, 20:15"."""
    here = moment.astimezone()
    return translate("moment", date=format_date(moment), hour=f"{here:%H}", minute=f"{here:%M}")
