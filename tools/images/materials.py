"""Walnut, baize, the fibre of paper, and the lamp's light, as tiles and gradients.

Baize and paper repeat in both directions; a sheet of walnut is laid book-matched where it ends.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import numpy as np

from game.table.kit.theme import BAIZE, WALNUT
from tools.images.fields import Field, noise
from tools.images.raster import Grain, grain

TILE: Final = 512
"""The side of a tile in pixels."""
SHEET: Final = (2048, 1152)
"""The size of the sheet of walnut."""
BRIGHTEST: Final = 1.6
"""How much brighter than its own colour baize is right under the lamp."""


def _repeating(rng: np.random.Generator, rows: int, columns: int) -> Field:
    """Smooth noise over a tile, about -1 to 1, of a number of cells, seamless."""
    grid = rng.standard_normal((rows, columns), dtype=np.float32) * np.float32(0.6)
    y = np.arange(TILE, dtype=np.float32) * np.float32(rows / TILE)
    x = np.arange(TILE, dtype=np.float32) * np.float32(columns / TILE)
    iy, ix = y.astype(np.intp), x.astype(np.intp)
    fy, fx = (y - iy).astype(np.float32), (x - ix).astype(np.float32)
    down, across = (fy * fy * (3 - 2 * fy))[:, None], (fx * fx * (3 - 2 * fx))[None, :]
    low, right = (iy + 1) % rows, (ix + 1) % columns
    upper = grid[iy][:, ix] * (1 - across) + grid[iy][:, right] * across
    lower = grid[low][:, ix] * (1 - across) + grid[low][:, right] * across
    field: Field = (upper * (1 - down) + lower * down).astype(np.float32)
    return field


def walnut() -> Grain:
    """A sheet of fine-grained wood."""
    width, height = SHEET
    rng = np.random.default_rng(3)
    slow = noise(rng, height, width, 46, 900)
    y = np.arange(height, dtype=np.float32)[:, None]
    tone = np.sin(y * np.float32(0.16) + slow * 9) * np.float32(1.6)
    tone += np.sin(y * np.float32(0.47) + slow * 17) * np.float32(0.8)
    tone += noise(rng, height, width, 1.3, 46) * np.float32(3.8)
    tone += noise(rng, height, width, 2.6, 130) * np.float32(3.8)
    tone += slow * 3
    return grain(tone, WALNUT, (1.15, 0.85, 0.62))


def baize() -> Grain:
    """The table's felt, as bright as under the lamp."""
    rng = np.random.default_rng(7)
    weave = rng.standard_normal((TILE, TILE), dtype=np.float32)
    weave = weave + np.roll(weave, 1, 0) + np.roll(weave, 1, 1)
    tone: Field = weave * np.float32(1.7)
    tone += _repeating(rng, 9, 9) * 3 + _repeating(rng, 233, 73) * np.float32(2.4)
    red, green, blue = BAIZE
    base = (red * BRIGHTEST, green * BRIGHTEST, blue * BRIGHTEST)
    return grain(tone, base, (BRIGHTEST, BRIGHTEST, BRIGHTEST))


def paper() -> Grain:
    """Near-white fibre to multiply over anything printed, so that all of it is on one sheet."""
    rng = np.random.default_rng(11)
    tone = _repeating(rng, 366, 366) * np.float32(1.6)
    tone += _repeating(rng, 427, 57) * np.float32(1.7)
    tone += _repeating(rng, 57, 427) * np.float32(1.3)
    tone += _repeating(rng, 4, 3) * np.float32(3.2)
    return grain(tone * np.float32(1.25), (250, 250, 250), (1, 1, 1))


def _square(side: int) -> tuple[Field, Field]:
    """Down and across from the middle of a square, each -1 to 1."""
    line = np.linspace(-1, 1, side, dtype=np.float32)
    return line[:, None], line[None, :]


def lamplight() -> Grain:
    """What the lamp's light does to the baize, to be multiplied; the lamp is over the middle.

    From the middle to an edge is as far as the window is wide, and as it is high.
    """
    y, x = _square(256)
    light = 0.60 + 0.90 * np.exp(-(x * x + 0.64 * y * y) / np.float32(0.16))
    levels = np.linspace(0.6, 1.5, 256)
    tones = np.round((light - 0.6) / 0.9 * 255).astype(np.uint8)
    palette = [
        tuple(round(255 * level * (1 + (level - 0.6) * (warm - 1)) / BRIGHTEST) for warm in (1.06, 1.0, 0.88))
        for level in levels
    ]
    return Grain(tones, [(red, green, blue) for red, green, blue in palette])


def glow() -> Grain:
    """The light of a lamp that is added to what it falls on: bright in the middle, nothing at the edges."""
    y, x = _square(256)
    fall = 1 - np.maximum(np.abs(x), np.abs(y)) ** 6
    return grain(255 * np.exp(-(x * x + y * y) * np.float32(2.6)) * fall, (0, 0, 0), (1, 1, 1))


PICTURES: Final[dict[str, Callable[[], Grain]]] = {
    "materials/walnut": walnut,
    "materials/baize": baize,
    "materials/paper": paper,
    "materials/lamplight": lamplight,
    "materials/glow": glow,
}
