"""How much of the end a position decides: the most that any appraisal can say of it.

From a position the game is played on twice. What the two ends have in common comes from the position, the
rest from luck and from how the bots err; so their covariance, as a part of their variance (the intraclass
correlation; Fisher, Statistical Methods for Research Workers, 1925, chapter VII), is the R2 of an appraisal
that knows all.

>>> [len(ceiling("north_american_railways", players=3, games=2, seed=1, noise=0.1))]
[4]
"""

from __future__ import annotations

import random
from collections.abc import Sequence

import numpy as np

from ai.fit.positions import Array, Play
from game.rules.catalogue import find_game
from game.rules.contract import CHANCE, OVER, State


def ceiling(
    game: str, players: int, games: int, seed: int, noise: float, weights: str = "fitted"
) -> list[float]:
    """For each quarter of the game the R2 of final distances from the mean that can be reached at most.

    Of each of so many games one position of each quarter is played on; the bots err as in `positions`.
    """
    pairs: list[list[tuple[Array, Array]]] = [[], [], [], []]
    for number in range(games):
        rng = random.Random(f"{game}/{players}/{seed + number}/ceiling")
        line = _line(game, players, noise, weights, rng)
        for part, found in enumerate(pairs):
            state = rng.choice(line[part * len(line) // 4 : (part + 1) * len(line) // 4])
            first, second = (_end(game, state.copy(), noise, weights, rng) for _ in range(2))
            found.append((first, second))
    return [_in_common(found) for found in pairs]


def _line(game: str, players: int, noise: float, weights: str, rng: random.Random) -> list[State]:
    """The positions of a game before each decision."""
    play = Play(game, players, noise, weights, rng)
    state = find_game(game).deal(players, {}, rng)
    line: list[State] = []
    while (actor := state.actor()) != OVER:
        if actor != CHANCE:
            line.append(state.copy())
        play.go_on(state)
    return line


def _end(game: str, state: State, noise: float, weights: str, rng: random.Random) -> Array:
    """The seats' final distances from their mean after one way of playing on."""
    play = Play(game, state.players, noise, weights, rng)
    while state.actor() != OVER:
        play.go_on(state)
    final = np.array(state.scores(), dtype=np.float64)
    distances: Array = final - final.mean()
    return distances


def _in_common(pairs: Sequence[tuple[Array, Array]]) -> float:
    """Twice the covariance of pairs over the sum of both variances."""
    first, second = (np.concatenate(ends) for ends in zip(*pairs, strict=True))
    whole = float((first**2).sum() + (second**2).sum())
    return round(2.0 * float((first * second).sum()) / max(1e-9, whole), 3)
