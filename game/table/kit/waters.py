"""Printed water: a wash that pales, and lines that follow the shore ever fainter, from a distance field."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from game.table.kit.engraving import SEA, SEA_INK
from game.table.kit.fields import Field
from game.table.kit.theme import PAPER

FINE: Final = 24
"""Steps per unit in the table from distance to colour."""
REACH: Final = 300
"""Units from the shore beyond which the sea looks the same everywhere."""


@lru_cache(maxsize=8)
def water_colours(k: float) -> npt.NDArray[np.uint8]:
    """Colours of the sea by distance from the shore, `FINE` to a unit; `k` is pixels in a unit."""
    d = np.arange(REACH * FINE, dtype=np.float32) / FINE
    wash = 0.42 + 0.50 * np.exp(-d / 26)
    half = max(0.62, 0.48 * k)
    lines = np.zeros_like(d)
    at, gap, strength = 3.6, 3.9, 0.80
    while strength > 0.06:
        lines = np.maximum(lines, strength * np.clip(1.05 - np.abs(d - at) * k / half, 0, 1))
        at, gap, strength = at + gap, gap * 1.17, strength * 0.845
    colour = np.array(PAPER) + (np.array(SEA) - np.array(PAPER)) * wash[:, None]
    colour += (np.array(SEA_INK) - colour) * (lines * 0.75)[:, None]
    table: npt.NDArray[np.uint8] = colour.clip(0, 255).astype(np.uint8)
    return table


def water(distance: Field, k: float) -> npt.NDArray[np.uint8]:
    """The colours of water whose distances from the shore, in units, are given: [row, column, channel]."""
    steps = (distance * FINE).clip(0, REACH * FINE - 1).astype(np.intp)
    found: npt.NDArray[np.uint8] = water_colours(k).take(steps, 0)
    return found


def sampled(field: npt.NDArray[Any], at: npt.NDArray[np.float64], axis: int) -> Field:
    """A field read between its points along one axis (linear)."""
    at = np.clip(at, 0, field.shape[axis] - 1.001)
    low = at.astype(np.intp)
    part = (at - low).astype(np.float32)
    part = part[:, None] if axis == 0 else part[None, :]
    first: Field = field.take(low, axis).astype(np.float32)
    first += (field.take(low + 1, axis) - first) * part
    return first
