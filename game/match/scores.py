"""What the scores of a match count, and how they are written."""

from __future__ import annotations

from collections.abc import Callable

from game.match.match import Match
from game.rules.accounts import Counted
from game.rules.catalogue import accounts_of
from game.rules.messages import Dollars
from game.words import format_dollars, format_integer, translate


def score_unit(match: Match) -> Counted:
    """What a match's scores count."""
    return accounts_of(match.game.key).counted


def score_formatter(match: Match) -> Callable[[int], str]:
    """How a match's scores are written: as dollars, or as plain figures."""
    return format_dollars if score_unit(match) is Counted.MONEY else format_integer


def format_score(match: Match, amount: int) -> str:
    """A sum of money, or so many points: as they stand in a sentence."""
    sort = score_unit(match)
    return translate(sort.value, amount=Dollars(amount) if sort is Counted.MONEY else amount)
