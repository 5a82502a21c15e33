"""The hand-coloured ground: a wash for each hex with uneven edges, the sea with its lines along the coast.

What does not depend on the size is reckoned once, on a grid of `GRAIN` points to the size of a hex
(from its middle to a corner); a picture of any size reads from it.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final

import numpy as np
import numpy.typing as npt
import pygame

from game.rules.hexgrid import Spot
from game.rules.railways_of_north_america import GAME
from game.rules.railways_of_north_america.board import FERRY_HEX, MOUNTAIN, OPEN, WATER
from game.table.boards.railways_of_north_america.look import ABROAD, LAKE, MARGIN, SEA, board_look
from game.table.kit.hexes import SQRT3, HexMap
from game.table.kit.materials import Field, noise, to_surface
from game.table.kit.theme import Colour
from game.table.kit.waters import sampled, water

GRAIN: Final = 12
"""Points of the grid to the size of a hex."""
UNITS: Final = 20.0
"""Units of the water's lines to the size of a hex."""
_AROUND: Final = 5.0
"""Columns and rows round the map that the grid covers."""
_REACH: Final = 100
"""Points of the grid beyond which the sea looks the same everywhere."""

TINTS: Final[dict[str, Colour]] = {
    ABROAD: (241, 231, 207),
    SEA: (230, 224, 187),
    LAKE: (230, 224, 187),
    OPEN: (220, 223, 182),
    WATER: (174, 207, 216),
    MOUNTAIN: (207, 174, 128),
    FERRY_HEX: (230, 224, 187),
}
_KINDS: Final = tuple(TINTS)
_SHORE: Final[Colour] = (60, 58, 48)
_SNOW: Final[Colour] = (244, 246, 244)

Grid = npt.NDArray[Any]


def _kind(spot: Spot) -> int:
    board = GAME.board
    number = board.hex_at.get(spot)
    return _KINDS.index(board.terrain[number] if number is not None else board_look().kind(spot))


def _spots(width: int, height: int) -> tuple[Grid, Grid]:
    """The column and row of the hex under each point of the grid, with uneven edges."""
    rng = np.random.default_rng(6)
    shake = 0.14 * GRAIN

    def uneven() -> Field:
        wide = noise(rng, height, width, 0.8 * GRAIN, 0.8 * GRAIN)
        return (wide + noise(rng, height, width, 0.35 * GRAIN, 0.35 * GRAIN)) * np.float32(shake * 0.5)

    step = _AROUND * GRAIN
    x = np.arange(width, dtype=np.float32)[None, :] - SQRT3 * step - SQRT3 / 2 * GRAIN + uneven()
    y = np.arange(height, dtype=np.float32)[:, None] - 1.5 * step - GRAIN + uneven()
    q, r = (x * np.float32(SQRT3 / 3) - y / 3) / GRAIN, y * np.float32(2 / 3) / GRAIN
    s = -q - r
    rq, rr, rs = np.round(q), np.round(r), np.round(s)
    dq, dr, ds = abs(rq - q), abs(rr - r), abs(rs - s)
    first = (dq > dr) & (dq > ds)
    second = ~first & (dr > ds)
    rq, rr = np.where(first, -rr - rs, rq), np.where(second, -rq - rs, rr)
    row = rr.astype(np.intp)
    return rq.astype(np.intp) + (row - (row & 1)) // 2, row


def _blurred(field: Grid, radius: int) -> Field:
    """A box blur, twice, by running sums."""
    for axis in (0, 1, 0, 1):
        pad = [(radius + 1, radius) if i == axis else (0, 0) for i in range(2)]
        sums = np.cumsum(np.pad(field, pad, mode="edge"), axis=axis, dtype=np.float64)
        count = 2 * radius + 1
        high = np.take(sums, np.arange(count, sums.shape[axis]), axis)
        low = np.take(sums, np.arange(sums.shape[axis] - count), axis)
        field = ((high - low) / count).astype(np.float32)
    return field


def _distance(mask: Grid, reach: int) -> Field:
    """From each point the distance to the nearest True one, up to `reach` (exact, separable)."""
    column = np.where(mask, 0.0, reach + 1.0).astype(np.float32)
    for i in range(1, mask.shape[0]):
        np.minimum(column[i], column[i - 1] + 1, out=column[i])
    for i in range(mask.shape[0] - 2, -1, -1):
        np.minimum(column[i], column[i + 1] + 1, out=column[i])
    column *= column
    best = column.copy()
    for d in range(1, reach + 1):
        np.minimum(best[:, d:], column[:, :-d] + d * d, out=best[:, d:])
        np.minimum(best[:, :-d], column[:, d:] + d * d, out=best[:, :-d])
    found: Field = np.sqrt(best)
    return found


@cache
def _ground() -> tuple[Grid, Field]:
    """The colours of the grid without the sea, and the distance from the shore in units (below 0: land)."""
    board = GAME.board
    columns, rows = len(board.data.grid.rows[0]), len(board.data.grid.rows)
    width = round((columns + 0.5 + 2 * _AROUND) * SQRT3 * GRAIN)
    height = round((1.5 * (rows + 2 * _AROUND) + 0.5) * GRAIN)
    column, row = _spots(width, height)
    table = np.array(
        [
            [_kind((c - MARGIN, r - MARGIN)) for c in range(columns + 2 * MARGIN)]
            for r in range(rows + 2 * MARGIN)
        ]
    )
    kind = table[
        np.clip(row + MARGIN, 0, table.shape[0] - 1), np.clip(column + MARGIN, 0, table.shape[1] - 1)
    ]
    wet = np.isin(kind, [_KINDS.index(name) for name in (SEA, LAKE, FERRY_HEX)])
    rough = noise(np.random.default_rng(31), height, width, GRAIN * 0.7, GRAIN * 0.7) * np.float32(0.07)
    land = _blurred((~wet).astype(np.float32), round(0.36 * GRAIN)) + rough > 0.47
    tone = np.array([TINTS[name] for name in _KINDS], np.float32)[kind]
    # Water colour gathers at the edge of each wash.
    soft = np.stack([_blurred(tone[..., i], max(1, round(0.15 * GRAIN))) for i in range(3)], -1)
    tone = np.clip(tone + (tone - soft) * 0.30, 0, 255)
    line = np.array(board.data.grid.snow_line)[np.clip(column, 0, columns - 1)]
    northern = ((row < line) & (kind != _KINDS.index(ABROAD)))[..., None]
    tone = np.where(northern, tone * 0.66 + np.array(_SNOW, np.float32) * 0.34, tone)
    grain = noise(np.random.default_rng(8), height, width, 2.0, 2.0) * np.float32(2.2)
    tone += grain[..., None]
    signed = _distance(land, _REACH) - _distance(~land, 6)
    return tone.astype(np.float32), signed * np.float32(UNITS / GRAIN)


def paint_terrain(surface: pygame.Surface, hexes: HexMap) -> None:
    """Colour a whole surface; `hexes` says where the map lies in it, in pixels."""
    tone, signed = _ground()
    k = hexes.size / UNITS
    x: npt.NDArray[np.float64] = np.arange(surface.get_width(), dtype=np.float64) - hexes.left
    x = x / hexes.size * GRAIN + SQRT3 * _AROUND * GRAIN
    y: npt.NDArray[np.float64] = np.arange(surface.get_height(), dtype=np.float64) - hexes.top
    y = y / hexes.size * GRAIN + 1.5 * _AROUND * GRAIN
    distance = sampled(sampled(signed, y, 0), x, 1)
    ground = np.stack([sampled(sampled(tone[..., i], y, 0), x, 1) for i in range(3)], -1)
    sea = water(np.maximum(distance, 0), max(0.75, round(k, 3))).astype(np.float32)
    part = np.clip(distance * np.float32(k) + 0.5, 0, 1)[..., None]
    ground += (sea - ground) * part
    shore = np.clip(1.3 - abs(distance * np.float32(k) - 0.4) / (0.8 * max(k, 0.8)), 0, 0.9)[..., None]
    ground += (np.array(_SHORE, np.float32) - ground) * shore
    surface.blit(to_surface(ground), (0, 0))
