"""How well an evaluation says how games end, by quarter of the game.

>>> import numpy as np
>>> said = np.array([[4.0, 0.0, -4.0], [1.0, 0.0, -1.0]])
>>> quarter(said, 2.0 * said)
Quarter(positions=2, r2=0.75, slope=2.0, called=1.0)
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from ai.fit.positions import Array, Record
from ai.weights import Weights


@dataclass(frozen=True, slots=True)
class Quarter:
    """A quarter of the game: what is said of the seats' distance from their mean, against how it ended."""

    positions: int
    r2: float
    """The part of the variance of the final distances that is explained as said."""
    slope: float
    """Final dollars or points for each that is said: below 1 the leads are overrated."""
    called: float
    """How often the seat said to lead won."""


def quarter(said: Array, final: Array) -> Quarter:
    """The figures of some positions (rows) by seats (columns), both as distances from the mean."""
    off = float(((final - said) ** 2).sum())
    whole = float((final**2).sum())
    slope = float((said * final).sum()) / max(1e-9, float((said**2).sum()))
    called = float((said.argmax(axis=1) == final.argmax(axis=1)).mean())
    return Quarter(len(said), round(1.0 - off / max(1e-9, whole), 3), round(slope, 3), round(called, 3))


def scores_of(record: Record, weights: Weights, terms: Sequence[str]) -> Array:
    """The scores that weights say of each position (rows) and seat (columns)."""
    return np.array(
        [
            row @ np.array(weights.of(terms, float(progress)))
            for row, progress in zip(record.rows, record.progress, strict=True)
        ]
    )


def calibration(found: Sequence[Record], weights: Weights, terms: Sequence[str]) -> list[Quarter]:
    """The figures of the four quarters of the games, by the order of their positions."""
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
    """Tables of several sizes in one: seats that are not there stand at the mean and never lead."""
    seats = max(len(row) for row in rows)
    said, final = (np.array([np.pad(row, (0, seats - len(row))) for row in part]) for part in (rows, ends))
    return quarter(said, final)
