"""How much of the end a position decides if it is played on well, and how much of that the evaluation says.

Positions come of games of erring bots, as in `positions`. From each the game is played on twice, by bots that
hardly err and never go astray. What the two ends have in common comes from the position, the rest from luck
and from the bots; so their covariance, as a part of their variance (the intraclass correlation; Fisher,
Statistical Methods for Research Workers, 1925, chapter VII), is the R2 of an evaluation that knows all.

>>> first, second, third, last = ceiling("north_american_railways", players=3, games=2, seed=1, noise=0.1)
>>> last
Decided(common=..., r2=..., slope=...)
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from ai.chance import sample_chance
from ai.fit.calibration import quarter
from ai.fit.positions import Array, Play
from ai.knowledge import knowledge_of
from game.rules.catalogue import find_game
from game.rules.contract import CHANCE, TERMINAL, State

SURE: Final = 0.02
"""By how much the bots err that play on, in clear leads."""


@dataclass(frozen=True, slots=True)
class Decided:
    """What positions of a quarter of the game say of the final distances from the mean."""

    common: float
    """The R2 that can be reached at most."""
    r2: float
    """That of the evaluation."""
    slope: float
    """Final dollars or points for each that the evaluation says."""


def ceiling(
    game: str, players: int, games: int, seed: int, noise: float, weights: str = "fitted"
) -> list[Decided]:
    """For each quarter of the game what is decided in it: of so many games one position each is played on."""
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
    """The positions of a game before each decision."""
    play = Play(game, players, noise, weights, rng)
    state = find_game(game).new_game(players, {}, rng)
    line: list[State] = []
    while (actor := state.current_player()) != TERMINAL:
        if actor != CHANCE:
            line.append(state.copy())
        play.go_on(state)
    return line


def _end(game: str, state: State, weights: str, rng: random.Random) -> Array:
    """The seats' final distances from their mean after one way of playing on."""
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
    """Twice the covariance of pairs over the sum of both variances; and how what was said fits them."""
    first, second = (np.array(ends) for ends in zip(*pairs, strict=True))
    whole = float((first**2).sum() + (second**2).sum())
    common = round(2.0 * float((first * second).sum()) / max(1e-9, whole), 3)
    found = quarter(np.array([*said, *said]), np.concatenate([first, second]))
    return Decided(common, found.r2, found.slope)
