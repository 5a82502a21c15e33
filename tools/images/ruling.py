"""Tone as an engraver makes it: ruled lines that swell where it is dark, as numpy arrays.

All arrays are [row, column] of float32; colours are arrays [row, column, channel], 0 to 255.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import numpy.typing as npt
import pygame

from game.table.kit.pen import Pen, smooth
from tools.images.raster import Field, Painting

Colour = tuple[int, int, int]


def ramp(position: npt.NDArray[Any], stops: list[tuple[float, Colour]]) -> Field:
    """Colours along a gradient: `position` is any array, the result has one more axis of three."""
    places = [stop for stop, _ in stops]
    channels = [np.interp(position, places, [colour[i] for _, colour in stops]) for i in range(3)]
    return np.stack(channels, axis=-1).astype(np.float32)


def pitch(units: float, unit: float) -> float:
    """The distance of ruled lines in pixels, never so small that they blur into a moire."""
    return max(3.2, units * unit)


def ruled(coordinate: npt.NDArray[Any], tone: npt.NDArray[Any], softness: float = 0.3) -> Field:
    """How far ink covers each pixel: lines at every whole `coordinate`, as wide as `tone` (0 to 1)."""
    off = np.abs((coordinate % 1.0) - 0.5) * 2
    cover: Field = np.clip((tone - 1 + off) / softness + 0.5, 0, 1).astype(np.float32)
    return cover


def waves(x: npt.NDArray[Any], period: float, parts: list[tuple[int, float, float]]) -> Field:
    """A sum of sines that repeats after `period`: parts are (whole waves, height, phase in turns)."""
    total = np.zeros_like(x, dtype=np.float32)
    for count, height, phase in parts:
        total += height * np.sin((x / period * count + phase) * 2 * np.pi).astype(np.float32)
    return total


def rough(seed: int, size: int, octaves: list[tuple[int, float]]) -> Field:
    """A jagged line of `size` values that ends where it begins: octaves are (corners, height)."""
    rng = np.random.default_rng(seed)
    total = np.zeros(size, np.float32)
    x = np.arange(size, dtype=np.float32)
    for corners, height in octaves:
        values = rng.uniform(-1, 1, corners)
        places = np.linspace(0, size, corners + 1)
        total += height * np.interp(x, places, np.append(values, values[0])).astype(np.float32)
    return total


def clouds(seed: int, height: int, width: int, octaves: list[tuple[int, int, float]]) -> Field:
    """Smooth noise that repeats sideways: octaves are (rows, columns, strength)."""
    rng = np.random.default_rng(seed)
    total = np.zeros((height, width), np.float32)
    for rows, columns, strength in octaves:
        grid = rng.standard_normal((rows + 2, columns)).astype(np.float32)
        y = np.linspace(0, rows, height, dtype=np.float32)
        x = np.arange(width, dtype=np.float32) * (columns / width)
        iy, ix = y.astype(int), x.astype(int)
        fy, fx = y - iy, x - ix
        fy, fx = (fy * fy * (3 - 2 * fy))[:, None], (fx * fx * (3 - 2 * fx))[None, :]
        left, right = ix % columns, (ix + 1) % columns
        upper = grid[iy][:, left] * (1 - fx) + grid[iy][:, right] * fx
        lower = grid[iy + 1][:, left] * (1 - fx) + grid[iy + 1][:, right] * fx
        total += strength * (upper * (1 - fy) + lower * fy)
    return total


def blend(ground: npt.NDArray[Any], colour: npt.NDArray[Any] | Colour, cover: npt.NDArray[Any]) -> Field:
    """`colour` laid over `ground` by `cover` (0 to 1)."""
    over = np.asarray(colour, np.float32)
    part = cover[..., None]
    mixed: Field = (ground * (1 - part) + over * part).astype(np.float32)
    return mixed


def drawn_over(painting: Painting, unit: float, paint: Callable[[Pen], None]) -> Painting:
    """The painting with shapes drawn over it, in units from its upper left corner."""
    height, width = painting.colours.shape[:2]
    layer = smooth((width, height), lambda pen: paint(pen.at(0, 0, unit)))
    over = pygame.surfarray.array3d(layer).swapaxes(0, 1).astype(np.float32)
    part = pygame.surfarray.array_alpha(layer).swapaxes(0, 1).astype(np.float32) / 255
    under = np.ones_like(part) if painting.cover is None else np.clip(painting.cover, 0, 1)
    cover = 1 - (1 - part) * (1 - under)
    # Where nothing covers anything the ground's colours go on, so that no edge shows in a .jpg.
    weight = (under * (1 - part))[..., None]
    mixed = (over + painting.colours * weight) / np.maximum(cover, 1e-3)[..., None]
    colours = np.where(cover[..., None] > 1e-3, mixed, painting.colours)
    return Painting(colours, None if painting.cover is None else cover)
