"""Sums of money where there is little room: in thousands."""

from __future__ import annotations

from typing import Any

from game.table.boards.view import Shown
from game.words.message_catalog import MINUS

THOUSAND = 1000


def short_sum(shown: Shown[Any], amount: int) -> str:
    """A sum in thousands ("$12k"), or in full where it has no whole thousands."""
    if amount % THOUSAND or not amount:
        return shown.translate("sum", amount=amount)
    return shown.translate("sum-short", sign=MINUS if amount < 0 else "", count=abs(amount) // THOUSAND)


def short_more(shown: Shown[Any], amount: int) -> str:
    """The same for what is paid, or received, on top ("+$4k")."""
    return shown.translate("short-more", words=short_sum(shown, amount))
