"""What the scores of a match count, and how they are written."""

from __future__ import annotations

from collections.abc import Callable

from game.match.match import Match
from game.rules.accounts import Counted
from game.rules.catalogue import accounts_of
from game.rules.notes import Dollars
from game.words import dollars, plain, say


def counted(match: Match) -> Counted:
    """What a match's scores count."""
    return accounts_of(match.game.key).counted


def written(match: Match) -> Callable[[int], str]:
    """How a match's scores are written: as dollars, or as plain figures."""
    return dollars if counted(match) is Counted.MONEY else plain


def so_many(match: Match, amount: int) -> str:
    """A sum of money, or so many points: as they stand in a sentence."""
    sort = counted(match)
    return say(sort.value, amount=Dollars(amount) if sort is Counted.MONEY else amount)
