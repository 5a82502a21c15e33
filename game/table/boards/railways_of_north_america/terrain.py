"""The hand-coloured ground: a wash for each hex with uneven edges, the sea with its lines along the coast.

What does not depend on the size is computed once, on a grid of `GRAIN` points to the size of a hex
(from its middle to a corner); a picture of any size reads from it.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

import numpy as np
import numpy.typing as npt
import pygame

from game.rules.hexgrid import Spot
from game.rules.railways_of_north_america.board import FERRY_HEX, MOUNTAIN, OPEN, WATER, Board
from game.table.boards.railways_of_north_america.look import ABROAD, LAKE, MARGIN, SEA, BoardLook, look_of
from game.table.kit.fields import Field, noise
from game.table.kit.hexes import SQRT3, HexMap
from game.table.kit.theme import Colour
from game.table.kit.waters import FINE, water_colours

GRAIN: Final = 12
"""Grid points per size of a hex."""
UNITS: Final = 20.0
"""Units of the water's lines per size of a hex."""
_AROUND: Final = 5.0
"""Columns and rows round the map that the grid covers at least."""
_WIDEST: Final = 2.9
"""How many times wider than high the map is seen at most."""
_FINE: Final = 4 * FINE
"""Steps per unit in the tables by distance from the shore."""
_INLAND: Final = 6
"""How far inland the line of the shore may reach, in units."""
_REACH: Final = 100
"""Grid points from the shore beyond which the sea looks the same everywhere."""

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
_BLUE: Final[Colour] = (142, 196, 222)
_BLUENESS: Final = 0.30
"""How much of `_BLUE` is mixed into the kit's sea."""

Grid = npt.NDArray[Any]


def _kind(board: Board, look: BoardLook, spot: Spot) -> int:
    number = board.hex_at.get(spot)
    return _KINDS.index(board.terrain[number] if number is not None else look.kind(spot))


def _around(board: Board) -> float:
    """Columns and rows round a map that the grid covers: more where a small map lies in a wide frame."""
    rows = board.data.grid.rows
    across, down = SQRT3 * len(rows[0]), 1.5 * len(rows) + 3
    return max(_AROUND, (_WIDEST * down - across) / 2 / SQRT3)


def _spots(width: int, height: int, around: float) -> tuple[Grid, Grid]:
    """The column and row of the hex under each point of the grid, with uneven edges."""
    rng = np.random.default_rng(6)
    shake = 0.14 * GRAIN

    def uneven() -> Field:
        wide = noise(rng, height, width, 0.8 * GRAIN, 0.8 * GRAIN)
        return (wide + noise(rng, height, width, 0.35 * GRAIN, 0.35 * GRAIN)) * np.float32(shake * 0.5)

    step = around * GRAIN
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
    """A box blur, twice."""
    count = 2 * radius + 1
    found: Field = field.astype(np.float32)
    for axis in (0, 1, 0, 1):
        size = found.shape[axis]
        wide = np.pad(found, [(radius, radius) if i == axis else (0, 0) for i in range(2)], mode="edge")
        parts = (wide[i : i + size] if axis == 0 else wide[:, i : i + size] for i in range(count))
        found = next(parts).copy()
        for part in parts:
            found += part
        found /= count
    return found


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


@lru_cache(maxsize=4)
def _ground(board: Board) -> Field:
    """For each point of the grid its colour without the sea, and its distance from the shore.

    That is in units, below 0 on land. [row, column, red green blue distance].
    """
    look, around = look_of(board), _around(board)
    columns, rows = len(board.data.grid.rows[0]), len(board.data.grid.rows)
    width = round((columns + 0.5 + 2 * around) * SQRT3 * GRAIN)
    height = round((1.5 * (rows + 2 * around) + 0.5) * GRAIN)
    column, row = _spots(width, height, around)
    table = np.array(
        [
            [_kind(board, look, (c - MARGIN, r - MARGIN)) for c in range(columns + 2 * MARGIN)]
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
    tone = np.clip(tone + grain[..., None], 0, 255)
    signed = (_distance(land, _REACH) - _distance(~land, 6)) * np.float32(UNITS / GRAIN)
    return np.concatenate([tone, signed[..., None]], -1, dtype=np.float32)


def _read(field: Field, y: npt.NDArray[np.float64], x: npt.NDArray[np.float64]) -> Field:
    """The grid read between its points, at rows `y` and columns `x` (linear)."""
    ways = [np.clip(at, 0, field.shape[axis] - 1.001) for axis, at in ((0, y), (1, x))]
    lows = [at.astype(np.intp) for at in ways]
    # Cut out the part that is needed, which may be small.
    field = field[lows[0][0] : lows[0][-1] + 2, lows[1][0] : lows[1][-1] + 2]
    for axis, (at, low) in enumerate(zip(ways, lows, strict=True)):
        part = (at - low).astype(np.float32)
        first, second = field.take(low - low[0], axis), field.take(low - low[0] + 1, axis)
        second -= first
        # Rows are flattened: numpy is quicker with one long inner loop.
        second *= part[:, None, None] if axis == 0 else np.repeat(part, 4).reshape(1, -1, 4)
        first += second
        field = first
    return field


@lru_cache(maxsize=16)
def _shores(k: float) -> tuple[Field, Field]:
    """Two tables by distance from the shore: how much of the ground is seen, and the colour added to it.

    Each has `_FINE` rows per unit and begins `_INLAND` units inland; `k` is pixels in a unit. Of the
    four channels the last is not used.
    """
    sea = water_colours(max(0.75, k)).astype(np.float32).repeat(_FINE // FINE, 0)
    sea += (np.array(_BLUE, np.float32) - sea) * np.float32(_BLUENESS)
    sea = np.concatenate([sea[:1].repeat(_INLAND * _FINE, 0), sea])
    pixels = (np.arange(len(sea), dtype=np.float32) / _FINE - _INLAND) * np.float32(k)
    wet = np.clip(pixels + 0.5, 0, 1)[:, None]
    shore = np.clip(1.3 - abs(pixels - 0.4) / (0.8 * max(k, 0.8)), 0, 0.9)[:, None]
    seen, over = (1 - wet) * (1 - shore), sea * wet * (1 - shore) + np.array(_SHORE) * shore
    blank = np.zeros_like(wet)
    return (
        np.concatenate([seen, seen, seen, blank], 1, dtype=np.float32),
        np.concatenate([over, blank], 1, dtype=np.float32),
    )


def paint_terrain(surface: pygame.Surface, hexes: HexMap, board: Board) -> None:
    """Colour a whole surface; `hexes` says where the map lies in it, in pixels."""
    around = _around(board)
    x: npt.NDArray[np.float64] = np.arange(surface.get_width(), dtype=np.float64) - hexes.left
    x = x / hexes.size * GRAIN + SQRT3 * around * GRAIN
    y: npt.NDArray[np.float64] = np.arange(surface.get_height(), dtype=np.float64) - hexes.top
    y = y / hexes.size * GRAIN + 1.5 * around * GRAIN
    ground = _read(_ground(board), y, x)
    seen, over = _shores(round(hexes.size / UNITS, 3))
    steps = ((ground[..., 3] + _INLAND) * _FINE).clip(0, len(seen) - 1).astype(np.intp)
    ground *= seen.take(steps, 0)
    ground += over.take(steps, 0)
    colours = ground.astype(np.uint8)[..., :3]
    pygame.surfarray.blit_array(surface, colours.swapaxes(0, 1))
