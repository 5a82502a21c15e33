"""Chance: an outcome drawn by its weight.

>>> from game.rules.catalogue import find_game
>>> from game.rules.contract import CHANCE
>>> state = find_game("railways_of_north_america").new_game(3, {}, random.Random(7))
>>> while state.current_player() != CHANCE:
...     state.play(state.legal_moves()[0])
>>> sample_chance(state, random.Random(1)) in [move for move, _ in state.chance_outcomes()]
True
"""

from __future__ import annotations

import random
from math import fsum

from game.rules.contract import Move, State


def sample_chance(state: State, rng: random.Random) -> Move:
    """An outcome of chance, drawn by its weight."""
    return outcome_at(state, rng.random())


def outcome_at(state: State, point: float) -> Move:
    """The outcome at a point from 0 to 1, where each outcome takes a stretch as long as its weight."""
    outcomes = state.chance_outcomes()
    left = point * fsum(weight for _, weight in outcomes)
    for move, weight in outcomes:
        left -= weight
        if left < 0.0:
            return move
    return outcomes[-1][0]


class Strata:
    """The same draws for all moves that are compared, spread evenly over the samples.

    Of a number of samples, one draws from the first part of what is possible, one from the next, and so
    on, in another order for each draw (stratified sampling), so a few samples already stand for all.

    >>> strata = Strata(samples=4, seed=1)
    >>> sorted(int(4 * strata.point(sample, draw=0)) for sample in range(4))
    [0, 1, 2, 3]
    >>> strata.point(2, draw=5) == Strata(samples=4, seed=1).point(2, draw=5)
    True
    """

    def __init__(self, samples: int, seed: int) -> None:
        self.samples = samples
        self._seed = seed
        self._points: dict[int, list[float]] = {}

    def point(self, sample: int, draw: int) -> float:
        """Where in 0 to 1 a sample draws for the so-manieth time."""
        points = self._points.get(draw)
        if points is None:
            rng = random.Random(self._seed * 1_000_003 + draw)
            points = [(stratum + rng.random()) / self.samples for stratum in range(self.samples)]
            rng.shuffle(points)
            self._points[draw] = points
        return points[sample]
