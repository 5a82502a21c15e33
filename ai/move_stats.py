"""What came of the moves that a search by playouts has stats.

>>> from game.rules.auction import Bid
>>> one = MoveStats(players=2)
>>> for value in (0.25, 0.75):
...     one.add(0, Evaluation([value, 1.0 - value], [40.0, 30.0], [0.6, 0.4]))
>>> one.count, one.mean, one.variance, one.chance, one.scores
(2, 0.5, 0.125, 1.2, [80.0, 60.0])
>>> standard_errors({Bid(10): one})
{Bid(amount=10): 0.25}
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

from ai.knowledge import Evaluation
from game.rules.contract import Move


class MoveStats:
    """What came of one move of the root, for the seat that searches."""

    __slots__ = ("chance", "count", "mean", "scores", "squares")

    def __init__(self, players: int) -> None:
        self.count = 0
        self.mean = 0.0
        self.squares = 0.0
        self.chance = 0.0
        self.scores = [0.0] * players

    def add(self, seat: int, found: Evaluation) -> None:
        """Count what a playout came to (mean and squares as by Welford, 1962)."""
        value = found.worth[seat]
        self.count += 1
        off = value - self.mean
        self.mean += off / self.count
        self.squares += off * (value - self.mean)
        self.chance += found.chances[seat]
        for other, score in enumerate(found.scores):
            self.scores[other] += score

    @property
    def variance(self) -> float:
        """The variance of the values."""
        return self.squares / (self.count - 1) if self.count > 1 else 0.0


def standard_errors(stats: Mapping[Move, MoveStats]) -> dict[Move, float]:
    """The standard error of the mean of each move: what varies over all moves counts as one more playout.

    So a move that was tried once is not taken for certain.
    """
    often = sum(one.count - 1 for one in stats.values())
    pooled = math.fsum(one.squares for one in stats.values()) / often if often else 0.0
    return {move: math.sqrt((one.squares + pooled) / one.count / one.count) for move, one in stats.items()}


def value_spread(stats: Sequence[MoveStats], priors: Sequence[float]) -> float:
    """How far the values lie apart that a search sees for its seat: a standard deviation.

    Each move of the root counts alike, however often it was stats: else the spread would shrink to that
    of the favourite, and with it the curiosity about all others. Until two moves were tried often enough,
    `priors` count as well: what a first look says of the moves.
    """
    often = [one for one in stats if one.count > 2]
    within = math.sqrt(math.fsum(one.variance for one in often) / len(often)) if often else 0.0
    if len(often) < 2:
        return max(_deviation(priors), within)
    apart = _deviation([one.mean for one in often])
    return math.sqrt(within * within + apart * apart)


def _deviation(values: Sequence[float]) -> float:
    """The standard deviation of some values; 0 for none."""
    if not values:
        return 0.0
    mean = math.fsum(values) / len(values)
    return math.sqrt(math.fsum((value - mean) ** 2 for value in values) / len(values))
