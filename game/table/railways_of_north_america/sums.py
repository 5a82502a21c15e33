"""Amounts of money in thousands, for narrow places."""

from __future__ import annotations

from typing import Any

from game.table.boards.view import Shown
from game.words.message_catalog import MINUS

THOUSAND = 1000


def short_sum(shown: Shown[Any], amount: int) -> str:
    """Return an amount in thousands ("$12k"), or in full if it isn't a whole number of thousands."""
    if amount % THOUSAND or not amount:
        return shown.translate("sum", amount=amount)
    return shown.translate("sum-short", sign=MINUS if amount < 0 else "", count=abs(amount) // THOUSAND)


def short_more(shown: Shown[Any], amount: int) -> str:
    """Return the same for an amount that is added ("+$4k")."""
    return shown.translate("short-more", words=short_sum(shown, amount))
