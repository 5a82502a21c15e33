"""The unit of a match's scores, and their format."""

from __future__ import annotations

from collections.abc import Callable

from game.match.match import Match
from game.rules.accounts import ScoreUnit
from game.rules.catalog import load_accounts
from game.rules.messages import Dollars
from game.words import format_dollars, format_integer, translate


def score_unit(match: Match) -> ScoreUnit:
    """Return the unit of a match's scores."""
    return load_accounts(match.game.key).unit


def score_formatter(match: Match) -> Callable[[int], str]:
    """Return a function that formats a match's scores: as dollars, or as plain numbers."""
    return format_dollars if score_unit(match) is ScoreUnit.MONEY else format_integer


def format_score(match: Match, amount: int) -> str:
    """Return a score as part of a sentence: a sum of money, or a number of points."""
    sort = score_unit(match)
    return translate(sort.value, amount=Dollars(amount) if sort is ScoreUnit.MONEY else amount)
