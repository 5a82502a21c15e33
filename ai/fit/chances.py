"""How sure an evaluation may be: chances to win that come true as often as they say, by tenths.

A chance is made of expected scores and of how far they may still be off (`knowledge.chances`); the second
is fitted to games, as knots over their course.

>>> import numpy as np
>>> said, won = np.array([0.12, 0.18, 0.71, 0.79]), np.array([0.0, 0.0, 1.0, 0.5])
>>> [ten for ten in by_tenths(said, won) if ten.seats]
[Tenth(seats=2, said=0.15, won=0.0), Tenth(seats=2, said=0.75, won=0.75)]
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

import numpy as np

from ai.fit.calibration import scores_of
from ai.fit.positions import Array, Record
from ai.weights import Weights

KNOTS: Final = 5
"""At so many moments, evenly from the deal to the end, it is fitted how far scores may be off."""

STEPS: Final = (2.0, 1.4, 1.15, 1.05)
"""By which factors a knot is moved while the search for the likeliest goes from coarse to fine."""

STIFF: Final = 0.5
"""What a knot costs that is e times its neighbour, in the surprise of games: where few positions tell, it
keeps near the neighbour."""

BOUNDS: Final = (0.02, 1.5)
"""A knot lies between these parts of a clear lead."""

NOBODY: Final = -1e9
"""The score of a seat that is not there, at a smaller table than others: its chance is none."""


@dataclass(frozen=True, slots=True)
class _Positions:
    """The positions of all games in one table; what concerns a game stands at each of its positions."""

    scores: Array
    """What is said of each position (row) and seat (column)."""
    progress: Array
    wins: Array
    """Each seat's part of the win."""
    weight: Array
    """Each game counts alike: one over the number of its positions."""
    seats: Array
    """1 for a seat that is there, else 0."""


@dataclass(frozen=True, slots=True)
class Tenth:
    """The chances of one tenth (0 to 10 %, 10 to 20 %...): how many there were, and what came of them."""

    seats: int
    """How many chances were said: one for each seat of each position."""
    said: float
    """Their mean."""
    won: float
    """How often the seats won."""


def by_tenths(said: Array, won: Array) -> list[Tenth]:
    """Ten rows that compare what was said of seats with how often they won; empty ones have no seats."""
    tenth = np.minimum(9, (said * 10).astype(int))
    rows = []
    for number in range(10):
        here = tenth == number
        count = int(here.sum())
        means = [round(float(one[here].mean()), 4) if count else 0.0 for one in (said, won)]
        rows.append(Tenth(count, *means))
    return rows


def tenths(found: Sequence[Record], weights: Weights, terms: Sequence[str]) -> list[Tenth]:
    """How often what weights say of the positions of these games came true."""
    positions = _positions(found, weights, terms)
    there = positions.seats > 0
    return by_tenths(np.exp(_logarithms(positions, weights.doubt))[there], positions.wins[there])


def fitted_doubt(found: Sequence[Record], weights: Weights, terms: Sequence[str]) -> tuple[float, ...]:
    """How far scores may still be off, in points, at `KNOTS` moments of the game.

    It is what gives the winners of these games the greatest likelihood, one knot moved after the other.
    """
    positions = _positions(found, weights, terms)
    knots = [weights.win_margin_scale / 2.0] * KNOTS
    least = _cost(positions, knots)
    low, high = (part * weights.win_margin_scale for part in BOUNDS)
    for step in STEPS:
        moved = True
        while moved:
            moved = False
            for place in range(KNOTS):
                for factor in (step, 1.0 / step):
                    knot = min(max(knots[place] * factor, low), high)
                    tried = [*knots[:place], knot, *knots[place + 1 :]]
                    cost = _cost(positions, tried)
                    if cost < least - 1e-9:
                        knots, least, moved = tried, cost, True
    return tuple(round(knot, 3) for knot in knots)


def _positions(found: Sequence[Record], weights: Weights, terms: Sequence[str]) -> _Positions:
    games = [record for record in found if len(record.rows)]
    most = max(len(record.final) for record in games)
    scores, wins, seats = [], [], []
    for record in games:
        count, spare = len(record.rows), (0, most - len(record.final))
        won = record.final == record.final.max()
        scores.append(np.pad(scores_of(record, weights, terms), ((0, 0), spare), constant_values=NOBODY))
        wins.append(np.tile(np.pad(won / won.sum(), spare), (count, 1)))
        seats.append(np.tile(np.pad(np.ones(len(won)), spare), (count, 1)))
    return _Positions(
        np.concatenate(scores),
        np.concatenate([record.progress for record in games]),
        np.concatenate(wins),
        np.concatenate([np.full(len(record.rows), 1.0 / len(record.rows)) for record in games]),
        np.concatenate(seats),
    )


def _logarithms(positions: _Positions, doubt: Sequence[float]) -> Array:
    """The logarithms of the chances that are said of the positions (rows) and seats (columns)."""
    off = np.interp(positions.progress, np.linspace(0.0, 1.0, len(doubt)), doubt)
    sure = positions.scores / off[:, None]
    sure -= sure.max(axis=1, keepdims=True)
    logarithms: Array = sure - np.log(np.exp(sure).sum(axis=1, keepdims=True))
    return logarithms


def _cost(positions: _Positions, knots: Sequence[float]) -> float:
    """How little the wins are to be expected with these knots, and how far these lie apart."""
    bends = math.fsum(math.log(one / two) ** 2 for one, two in pairwise(knots))
    return _unlikely(positions, knots) + STIFF * bends


def _unlikely(positions: _Positions, doubt: Sequence[float]) -> float:
    """The negative log likelihood of the wins, over the positions of each game."""
    likely = (_logarithms(positions, doubt) * positions.wins).sum(axis=1)
    return -float((likely * positions.weight).sum())
