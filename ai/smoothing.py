"""What a search that looks deeper and deeper keeps of the iterations before, and how it errs at last.

Leaves are judged with an error, and the errors of two depths have little in common: their mean is nearer.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from math import fsum
from typing import Final

from ai.knowledge import Values
from game.rules.contract import Move

Judged = tuple[float, Move]
"""A move with what it is worth to the searching seat."""

WORST: Final = 1.5
"""How many standard deviations of its error a move may be worse than the best one to be taken for it."""


def smoothed(line: Sequence[Judged], before: Sequence[Judged], weight: float) -> list[Judged]:
    """The moves of a line, best first, their values mixed with those of the iteration before.

    What two depths find can't be compared, so the values before are moved by as much as all of them differ.

    >>> from game.rules.auction import Bid, PassBid
    >>> smoothed([(0.75, Bid(5)), (0.25, PassBid())], [(0.0, Bid(5)), (0.5, PassBid())], 0.5)
    [(0.5, Bid(amount=5)), (0.5, PassBid())]
    """
    known = {move: value for value, move in before}
    shift = fsum(value - known[move] for value, move in line) / len(line)
    return best_first([(value + weight * (known[move] + shift - value), move) for value, move in line])


def best_first(judged: Sequence[Judged]) -> list[Judged]:
    """Stable: of equal values, and of bounds that only failed low, the one that looked better stays first."""
    return sorted(judged, key=lambda one: -one[0])


def erring(judged: Sequence[Judged], noise: float, rng: random.Random) -> list[Judged]:
    """The moves with that first which seems best to who errs by a standard deviation of `noise`.

    He errs so much where nobody is ahead. Where it is all but decided a dollar or a point changes little,
    and the error is as much smaller, so that it costs no more of them. What is worse than the best by more
    than `WORST` such deviations is never taken for it: who errs plays a good move, and never an absurd one.

    >>> from game.rules.auction import Bid, PassBid
    >>> line = [(0.75, Bid(5)), (0.75, PassBid()), (0.25, Bid(6))]
    >>> sorted({str(erring(line, 0.001, random.Random(seed))[0][1]) for seed in range(9)})
    ['Bid(amount=5)', 'PassBid()']
    >>> [value for value, _ in erring(line, 0.001, random.Random(1))]
    [0.75, 0.75, 0.25]
    >>> clear = [(0.004, Bid(5)), (0.003, PassBid())]
    >>> {str(erring(clear, 0.001, random.Random(seed))[0][1]) for seed in range(9)}
    {'Bid(amount=5)'}
    >>> {str(erring(line, 0.1, random.Random(seed))[0][1]) for seed in range(99)} & {'Bid(amount=6)'}
    set()
    """
    top = max(value for value, _ in judged)
    best = min(1.0, max(0.0, top))
    error = noise * 4.0 * best * (1.0 - best)
    seen = [(value + rng.gauss(0.0, error), at) for at, (value, _) in enumerate(judged)]
    _, first = max(one for one in seen if judged[one[1]][0] >= top - WORST * error)
    return [judged[first], *judged[:first], *judged[first + 1 :]]


def mixed(found: Sequence[float], before: Sequence[float], weight: float) -> Values:
    """What was found, of which `weight` (0 to 1) is kept as it was before.

    >>> mixed([20.0, 4.0], [10.0, 4.0], weight=0.5)
    [15.0, 4.0]
    """
    return [now + weight * (then - now) for now, then in zip(found, before, strict=True)]
