"""Ridge regression of final scores on the terms of an evaluation (Hoerl and Kennard, 1970), by stage.

The target is the distance of a seat's final score from the mean of the table. Each term has a weight for the
deal and one for the end, blended in between. The weights in use are the prior, so terms about which the games
say nothing keep their weights.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np

from ai.fit.positions import Array, Record
from ai.weights import Weights

PENALTIES: Final = (1e-4, 1e-3, 1e-2, 3e-2, 0.1, 0.3, 1.0)
"""The strengths of the prior, relative to the weight of the data."""


def design(found: Sequence[Record]) -> tuple[Array, Array, Array]:
    """Return the terms of all seats in all positions, early and late; final distances; games."""
    rows, ends, games = [], [], []
    for number, record in enumerate(found):
        if not len(record.rows):
            continue
        terms = record.rows - record.rows.mean(axis=1, keepdims=True)
        late = record.progress[:, None, None]
        both = np.concatenate([terms * (1.0 - late), terms * late], axis=2)
        rows.append(both.reshape(-1, both.shape[2]))
        ended = record.final - record.final.mean()
        ends.append(np.tile(ended, len(record.rows)))
        games.append(np.full(len(rows[-1]), float(number)))
    return np.concatenate(rows), np.concatenate(ends), np.concatenate(games)


def solve(x: Array, y: Array, prior: Array, penalty: float) -> Array:
    """Return the weights that explain `y` by `x`, held to the prior by `penalty`."""
    scale = x.std(axis=0)
    scale[scale == 0.0] = 1.0
    z = x / scale
    held = penalty * len(z) * np.eye(z.shape[1])
    step = np.linalg.solve(z.T @ z + held, z.T @ (y - x @ prior))
    found: Array = prior + step / scale
    return found


def fit(
    found: Sequence[Record], terms: Sequence[str], prior: Weights, penalties: Sequence[float] = PENALTIES
) -> tuple[Weights, float]:
    """Return the best weights, and the penalty chosen by cross-validation."""
    x, y, games = design(found)
    start = np.array([*prior.of(terms, 0.0), *prior.of(terms, 1.0)])
    left_out = games.astype(int) % 4 == 0
    errors = []
    for penalty in penalties:
        weights = solve(x[~left_out], y[~left_out], start, penalty)
        errors.append(float(((y[left_out] - x[left_out] @ weights) ** 2).mean()))
    penalty = penalties[int(np.argmin(errors))]
    weights = solve(x, y, start, penalty)
    count = len(terms)
    pairs = {
        term: (round(float(weights[number]), 5), round(float(weights[count + number]), 5))
        for number, term in enumerate(terms)
    }
    return Weights(pairs, prior.win_margin_scale, "fitted"), penalty
