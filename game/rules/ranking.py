"""Winners by several criteria in order, and the criterion that broke a tie.

>>> leaders([(90, 3), (90, 5), (70, 9)])
[1]
>>> find_tie_break([(90, 3), (90, 5), (70, 9)])
TieBreak(criterion=1, beaten=(0,), best=5, second=3)
>>> find_tie_break([(90, 5), (90, 5), (70, 9)])
TieBreak(criterion=2, beaten=(), best=0, second=0)
>>> find_tie_break([(90, 3), (80, 5), (70, 9)]) is None
True
>>> standings([10, 30, 30, 5], winners=[1, 2])
[(1, 1), (1, 2), (3, 0), (4, 3)]
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple


class TieBreak(NamedTuple):
    """The criterion that broke a tie, who lost by it, and the values.

    The criterion is one past the last one if all are equal and the victory is shared.
    """

    criterion: int
    beaten: tuple[int, ...]
    """The seats that were equal to the winners by all earlier criteria."""
    best: int
    """The winners' value."""
    second: int
    """The greatest value of the losers."""


def leaders(ranks: Sequence[tuple[int, ...]]) -> list[int]:
    """Return the seats with the greatest values, compared by the first criterion first."""
    best = max(ranks)
    return [seat for seat, rank in enumerate(ranks) if rank == best]


def standings(scores: Sequence[int], winners: Sequence[int]) -> list[tuple[int, int]]:
    """Return (place, seat) from first to last; equal scores share a place, winners come first."""
    order = sorted(range(len(scores)), key=lambda seat: (seat not in winners, -scores[seat], seat))
    placed: list[tuple[int, int]] = []
    for rank, seat in enumerate(order, start=1):
        before = placed[-1] if placed else None
        same = before is not None and (
            scores[before[1]] == scores[seat] and (before[1] in winners) == (seat in winners)
        )
        placed.append((before[0] if same and before else rank, seat))
    return placed


def find_tie_break(ranks: Sequence[tuple[int, ...]]) -> TieBreak | None:
    """Return how a tie for the greatest first figure was broken; None if there is no tie."""
    best = max(ranks)
    if sum(rank[0] == best[0] for rank in ranks) == 1:
        return None
    behind = [rank for rank in ranks if rank != best and rank[0] == best[0]]
    if not behind:
        return TieBreak(len(best), (), 0, 0)
    second = max(behind)
    figure = next(number for number, value in enumerate(best) if second[number] != value)
    beaten = tuple(seat for seat, rank in enumerate(ranks) if rank != best and rank[:figure] == best[:figure])
    return TieBreak(figure, beaten, best[figure], second[figure])
