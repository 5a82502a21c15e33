"""How a match stands: places, and how its scores are written."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.match.match import Match
from game.table.boards.accounts import Counted
from game.table.boards.table import find_table
from game.words import dollars


def standings(scores: Sequence[int], winners: Sequence[int]) -> list[tuple[int, int]]:
    """(place, seat) from first to last; equal scores share a place, winners come first."""
    order = sorted(range(len(scores)), key=lambda seat: (seat not in winners, -scores[seat], seat))
    placed: list[tuple[int, int]] = []
    for rank, seat in enumerate(order, start=1):
        before = placed[-1] if placed else None
        same = before is not None and (
            scores[before[1]] == scores[seat] and (before[1] in winners) == (seat in winners)
        )
        placed.append((before[0] if same and before else rank, seat))
    return placed


def counted(match: Match) -> Counted:
    """What a match's scores count."""
    return find_table(match.game.key).accounts.counted


def written(match: Match) -> Callable[[int], str]:
    """How a match's scores are written: as dollars, or as plain figures."""
    return dollars if counted(match) is Counted.MONEY else str
