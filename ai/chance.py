"""Chance nodes: sample outcomes by their weights.

>>> from game.rules.catalog import find_game
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
    """Return an outcome of chance, sampled by its weight."""
    return outcome_at(state, rng.random())


def outcome_at(state: State, point: float) -> Move:
    """Return the outcome at a point from 0 to 1 of the cumulative weights."""
    outcomes = state.chance_outcomes()
    left = point * fsum(weight for _, weight in outcomes)
    for move, weight in outcomes:
        left -= weight
        if left < 0.0:
            return move
    return outcomes[-1][0]


class Strata:
    """Common, stratified random numbers for all moves that are compared.

    For each draw, every sample takes its number from another stratum, in a random order, so that a few
    samples cover the range (stratified sampling).

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
        """Return the number from 0 to 1 of a sample for its draw number `draw`."""
        points = self._points.get(draw)
        if points is None:
            rng = random.Random(self._seed * 1_000_003 + draw)
            points = [(stratum + rng.random()) / self.samples for stratum in range(self.samples)]
            rng.shuffle(points)
            self._points[draw] = points
        return points[sample]
