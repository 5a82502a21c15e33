"""The accuracy of an evaluation: R2, calibration of chances, and the best that is possible at all.

All by quarter of the game. The share of the variance that is decided in a position is the intraclass
correlation of two continuations of it (R. A. Fisher, Statistical Methods for Research Workers, 1925, chapter
VII), an upper bound for the R2 of any evaluation.

>>> import numpy as np
>>> said = np.array([[4.0, 0.0, -4.0], [1.0, 0.0, -1.0]])
>>> quarter(said, 2.0 * said)
Quarter(positions=2, r2=0.75, slope=2.0, called=1.0)

>>> said, won = np.array([0.12, 0.18, 0.71, 0.79]), np.array([0.0, 0.0, 1.0, 0.5])
>>> [ten for ten in by_tenths(said, won) if ten.seats]
[Tenth(seats=2, said=0.15, won=0.0), Tenth(seats=2, said=0.75, won=0.75)]

>>> from ai.weights import Weights
>>> rows, progress = np.full((3, 2, 1), 4.0), np.array([0.0, 0.5, 1.0])
>>> game = Record(rows, progress, final=np.array([10.0, 8.0]))
>>> fitted_level([game], Weights({"cash": (1.0, 2.0)}, win_margin_scale=10.0), ["cash"])
{2: (5.0, 4.0, 3.0, 2.0, 1.0)}

>>> first, second, third, last = ceiling("north_american_railways", players=3, games=2, seed=1, noise=0.1)
>>> last
Decided(common=..., r2=..., slope=...)
"""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

import numpy as np

from ai.chance import sample_chance
from ai.fit.positions import Array, Play, Record
from ai.knowledge import knowledge_of
from ai.weights import Weights
from game.rules.catalog import find_game
from game.rules.contract import CHANCE, TERMINAL, State


@dataclass(frozen=True, slots=True)
class Quarter:
    """Accuracy in a quarter of the game: each seat's predicted distance from the mean, and the final one."""

    positions: int
    r2: float
    """The fraction of the variance of the final distances that is explained."""
    slope: float
    """The final dollars or points per predicted one; below 1 the leads are overrated."""
    called: float
    """How often the predicted leader won."""


def quarter(said: Array, final: Array) -> Quarter:
    """Return the accuracy for positions (rows) by seats (columns), both as distances from the mean."""
    off = float(((final - said) ** 2).sum())
    whole = float((final**2).sum())
    slope = float((said * final).sum()) / max(1e-9, float((said**2).sum()))
    called = float((said.argmax(axis=1) == final.argmax(axis=1)).mean())
    return Quarter(len(said), round(1.0 - off / max(1e-9, whole), 3), round(slope, 3), round(called, 3))


def scores_of(record: Record, weights: Weights, terms: Sequence[str]) -> Array:
    """Return the expected scores by some weights, for each position (row) and seat (column)."""
    return np.array(
        [
            row @ np.array(weights.of(terms, float(progress)))
            for row, progress in zip(record.rows, record.progress, strict=True)
        ]
    )


def calibration(found: Sequence[Record], weights: Weights, terms: Sequence[str]) -> list[Quarter]:
    """Return the accuracy in each quarter of the games, which are divided by the number of positions."""
    said: list[list[Array]] = [[], [], [], []]
    final: list[list[Array]] = [[], [], [], []]
    for record in found:
        if not len(record.rows):
            continue
        scores = scores_of(record, weights, terms)
        scores -= scores.mean(axis=1, keepdims=True)
        ended = record.final - record.final.mean()
        for number, row in enumerate(scores):
            part = min(3, 4 * number // len(scores))
            said[part].append(row)
            final[part].append(ended)
    return [_padded_quarter(rows, ends) for rows, ends in zip(said, final, strict=True)]


def _padded_quarter(rows: Sequence[Array], ends: Sequence[Array]) -> Quarter:
    """Merge tables of several sizes: missing seats are at the mean and never lead."""
    seats = max(len(row) for row in rows)
    said, final = (np.array([np.pad(row, (0, seats - len(row))) for row in part]) for part in (rows, ends))
    return quarter(said, final)


# Chances to win


KNOTS: Final = 5
"""The number of evenly spaced moments at which the uncertainty is fitted."""

STEPS: Final = (2.0, 1.4, 1.15, 1.05)
"""The factors by which a knot is moved in the search, from coarse to fine."""

STIFF: Final = 0.5
"""The penalty for knots that differ by a factor of e, in units of log likelihood."""

BOUNDS: Final = (0.02, 1.5)
"""The bounds of a knot, in units of `win_margin_scale`."""

NOBODY: Final = -1e9
"""The score of a missing seat at a smaller table; it has no chance."""


@dataclass(frozen=True, slots=True)
class _Positions:
    """The positions of all games in one table; a game's values are repeated for each of its positions."""

    scores: Array
    """The expected scores by position (row) and seat (column)."""
    progress: Array
    wins: Array
    """Each seat's part of the win."""
    weight: Array
    """One over the game's number of positions, so that games count alike."""
    seats: Array
    """The presence of each seat: 1, or 0 for a missing one."""


@dataclass(frozen=True, slots=True)
class Tenth:
    """Chances within a tenth (0 to 10%, 10 to 20%...): how many there were, and how many came true."""

    seats: int
    """The number of predicted chances, one for each seat of each position."""
    said: float
    """The mean of the predicted chances."""
    won: float
    """How often the seats won."""


def by_tenths(said: Array, won: Array) -> list[Tenth]:
    """Return ten rows that compare predicted chances with actual wins; empty ones have no seats."""
    tenth = np.minimum(9, (said * 10).astype(int))
    rows = []
    for number in range(10):
        here = tenth == number
        count = int(here.sum())
        means = [round(float(one[here].mean()), 4) if count else 0.0 for one in (said, won)]
        rows.append(Tenth(count, *means))
    return rows


def tenths(found: Sequence[Record], weights: Weights, terms: Sequence[str]) -> list[Tenth]:
    """Return how often the predictions of some weights came true in the positions of these games."""
    positions = _positions(found, weights, terms)
    there = positions.seats > 0
    return by_tenths(np.exp(_logarithms(positions, weights.doubt))[there], positions.wins[there])


def fitted_doubt(found: Sequence[Record], weights: Weights, terms: Sequence[str]) -> tuple[float, ...]:
    """Return the uncertainty of scores, in points, at `KNOTS` moments of the game.

    It maximizes the likelihood of the winners of these games, by coordinate descent over the knots.
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
    """Return the logarithms of predicted chances for positions (rows) and seats (columns)."""
    off = np.interp(positions.progress, np.linspace(0.0, 1.0, len(doubt)), doubt)
    sure = positions.scores / off[:, None]
    sure -= sure.max(axis=1, keepdims=True)
    logarithms: Array = sure - np.log(np.exp(sure).sum(axis=1, keepdims=True))
    return logarithms


def _cost(positions: _Positions, knots: Sequence[float]) -> float:
    """Return the negative log likelihood of the wins, plus a penalty for knots that are far apart."""
    bends = math.fsum(math.log(one / two) ** 2 for one, two in pairwise(knots))
    return _unlikely(positions, knots) + STIFF * bends


def _unlikely(positions: _Positions, doubt: Sequence[float]) -> float:
    """Return the negative log likelihood of the wins, over the positions of each game."""
    likely = (_logarithms(positions, doubt) * positions.wins).sum(axis=1)
    return -float((likely * positions.weight).sum())


# The level of scores


LEVEL_STIFFNESS: Final = 0.01
"""The penalty for a bend between three knots, relative to the squared distances of the games."""


def fitted_level(
    found: Sequence[Record], weights: Weights, terms: Sequence[str]
) -> dict[int, tuple[float, ...]]:
    """Return how far the mean final score is above what the terms say, at `KNOTS` moments, by number of
    seats.

    Least squares; each game counts alike.
    """
    tables: dict[int, list[Record]] = {}
    for record in found:
        if len(record.rows):
            tables.setdefault(len(record.final), []).append(record)
    return {players: _knots(games, weights, terms) for players, games in sorted(tables.items())}


def _knots(games: Sequence[Record], weights: Weights, terms: Sequence[str]) -> tuple[float, ...]:
    places = np.linspace(0.0, 1.0, KNOTS)
    progress = np.concatenate([game.progress for game in games])
    above = np.concatenate(
        [game.final.mean() - scores_of(game, weights, terms).mean(axis=1) for game in games]
    )
    counts = np.concatenate([np.full(len(game.rows), (1.0 / len(game.rows)) ** 0.5) for game in games])
    near = np.array([np.interp(progress, places, knot) for knot in np.eye(KNOTS)]).T
    bends = np.diff(np.eye(KNOTS), n=2, axis=0) * (LEVEL_STIFFNESS * len(games)) ** 0.5
    left = np.vstack([near * counts[:, None], bends])
    right = np.concatenate([above * counts, np.zeros(len(bends))])
    knots = np.linalg.lstsq(left, right, rcond=None)[0]
    return tuple(round(float(knot), 3) for knot in knots)


# What a position decides at all


SURE: Final = 0.02
"""The noise of the bots that play on, in units of `win_margin_scale`."""


@dataclass(frozen=True, slots=True)
class Decided:
    """How well positions of a quarter of the game predict the final distances from the mean."""

    common: float
    """The upper bound of R2."""
    r2: float
    """The R2 of the evaluation."""
    slope: float
    """The final dollars or points per predicted one."""


def ceiling(
    game: str, players: int, games: int, seed: int, noise: float, weights: str = "fitted"
) -> list[Decided]:
    """Return how decided the game is in each quarter, by playing on from one position of each."""
    ends: list[list[tuple[Array, Array]]] = [[], [], [], []]
    said: list[list[Array]] = [[], [], [], []]
    known = knowledge_of(game, weights)
    for number in range(games):
        rng = random.Random(f"{game}/{players}/{seed + number}/ceiling")
        line = _line(game, players, noise, weights, rng)
        for part in range(4):
            state = rng.choice(line[part * len(line) // 4 : (part + 1) * len(line) // 4])
            ends[part].append((_end(game, state, weights, rng), _end(game, state, weights, rng)))
            known.policy.quiesce(state)
            over = state.current_player() == TERMINAL
            said[part].append(_distances(state.scores() if over else known.evaluator.evaluate(state)))
    return [_decided(*part) for part in zip(ends, said, strict=True)]


def _line(game: str, players: int, noise: float, weights: str, rng: random.Random) -> list[State]:
    """Return the positions of a game before each decision."""
    play = Play(game, players, noise, weights, rng)
    state = find_game(game).new_game(players, {}, rng)
    line: list[State] = []
    while (actor := state.current_player()) != TERMINAL:
        if actor != CHANCE:
            line.append(state.copy())
        play.go_on(state)
    return line


def _end(game: str, state: State, weights: str, rng: random.Random) -> Array:
    """Return the seats' final distances from their mean after one continuation."""
    play = Play(game, state.players, SURE, weights, rng)
    after = state.copy()
    while (actor := after.current_player()) != TERMINAL:
        after.apply_unchecked(sample_chance(after, rng) if actor == CHANCE else play.choose(after))
    return _distances(after.scores())


def _distances(scores: Sequence[float]) -> Array:
    seats = np.array(scores, dtype=np.float64)
    distances: Array = seats - seats.mean()
    return distances


def _decided(pairs: Sequence[tuple[Array, Array]], said: Sequence[Array]) -> Decided:
    """Return the intraclass correlation of pairs, and how well the predictions fit them."""
    first, second = (np.array(ends) for ends in zip(*pairs, strict=True))
    whole = float((first**2).sum() + (second**2).sum())
    common = round(2.0 * float((first * second).sum()) / max(1e-9, whole), 3)
    found = quarter(np.array([*said, *said]), np.concatenate([first, second]))
    return Decided(common, found.r2, found.slope)
