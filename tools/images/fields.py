"""Fields of numbers for materials and lids: smooth noise, and how colours become a picture."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt
import pygame

Field = npt.NDArray[np.float32]
"""A float for each pixel, [row, column]."""


def to_surface(rgb: npt.NDArray[Any]) -> pygame.Surface:
    """An opaque picture from an array [row, column, channel] of 0 to 255."""
    surface = pygame.Surface((rgb.shape[1], rgb.shape[0]), 0, 32)
    pygame.surfarray.blit_array(surface, np.clip(rgb, 0, 255).astype(np.uint8).swapaxes(0, 1))
    return surface


def noise(rng: np.random.Generator, height: int, width: int, cell_y: float, cell_x: float) -> Field:
    """Smooth noise, about -1 to 1, with cells of the given size in pixels; unequal cells give a grain."""
    rows, columns = int(height / cell_y) + 3, int(width / cell_x) + 3
    grid = rng.standard_normal((rows, columns), dtype=np.float32) * np.float32(0.6)
    y = np.arange(height, dtype=np.float32) / np.float32(cell_y)
    x = np.arange(width, dtype=np.float32) / np.float32(cell_x)
    iy, ix = y.astype(np.intp), x.astype(np.intp)
    fy, fx = y - iy, x - ix
    fy, fx = (fy * fy * (3 - 2 * fy))[:, None], (fx * fx * (3 - 2 * fx))[None, :]
    across = grid[:, ix]
    across += (grid[:, ix + 1] - across) * fx
    field = across[iy]
    field += (across[iy + 1] - field) * fy
    return field
