"""What all seats gain alike until the end, which terms that are fitted to the seats' distances do not say.

>>> import numpy as np
>>> from ai.weights import Weights
>>> rows, progress = np.full((3, 2, 1), 4.0), np.array([0.0, 0.5, 1.0])
>>> game = Record(rows, progress, final=np.array([10.0, 8.0]))
>>> fitted_level([game], Weights({"cash": (1.0, 2.0)}, win_margin_scale=10.0), ["cash"])
{2: (5.0, 4.0, 3.0, 2.0, 1.0)}
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np

from ai.fit.calibration import scores_of
from ai.fit.chances import KNOTS
from ai.fit.positions import Record
from ai.weights import Weights

STIFF: Final = 0.01
"""What a bend between three knots costs beside the games' own distances: where few positions tell, it is
straight."""


def fitted_level(
    found: Sequence[Record], weights: Weights, terms: Sequence[str]
) -> dict[int, tuple[float, ...]]:
    """By how much the mean final score of these games is above what the terms say, at `KNOTS` moments.

    For each number of seats; each game counts alike (least squares).
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
    bends = np.diff(np.eye(KNOTS), n=2, axis=0) * (STIFF * len(games)) ** 0.5
    left = np.vstack([near * counts[:, None], bends])
    right = np.concatenate([above * counts, np.zeros(len(bends))])
    knots = np.linalg.lstsq(left, right, rcond=None)[0]
    return tuple(round(float(knot), 3) for knot in knots)
