"""Stored pictures of every screen: small, in few colors, compared with a tolerance.

After a change that is meant to be seen, ``pytest tests/screens -m "" --force-regen`` stores the
pictures that differ and leaves the others alone. Look at them before you keep them.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

import numpy as np
import numpy.typing as npt
import pygame

STORED: Final = Path(__file__).parent / "stored"
DIFFERENCES: Final = Path(__file__).parent / "differences"
SMALL: Final = (320, 180)
"""The size of a stored picture: a quarter of the smallest window."""
COMMON, RARE = 192, 64
"""Colors of a stored picture that many pixels have, and those that only a piece or a sign has."""
NEAR: Final = 24
"""By how much a channel (0 to 255) may differ before a pixel counts as different.

The palette alone makes it differ by up to 20.
"""
ALLOWED: Final = 4
"""How many pixels may be different.

Measured on 40 screens: a picture smeared by half a pixel has at most 1, a button moved by one pixel
at most 4; of 89 lines of text left out 95% make 11 or more, of 107 buttons moved by 6 pixels 95% make 8.
"""
SHIFTS: Final = [(x, y) for x in (-1, 0, 1) for y in (-1, 0, 1)]
"""Rounding and antialiasing may move any part of a screen by this many pixels of the window."""

Shades = npt.NDArray[np.int16]
"""The colors of a picture: [x, y, channel]."""


def small(surface: pygame.Surface) -> pygame.Surface:
    """Return a screen as it is stored: scaled down, with a palette of its own."""
    shades = _shades(surface)
    colors, places, counts = np.unique(shades.reshape(-1, 3), axis=0, return_inverse=True, return_counts=True)
    palette = _palette(colors, np.sqrt(counts))
    nearest = _distances(colors, palette).argmin(axis=1)
    stored = pygame.Surface(SMALL, depth=8)
    stored.set_palette(palette.round().astype(int).tolist())
    pygame.surfarray.blit_array(stored, nearest[places.ravel()].reshape(SMALL))
    return stored


def _shades(surface: pygame.Surface) -> Shades:
    """Return the colors of a surface scaled down."""
    return pygame.surfarray.array3d(pygame.transform.smoothscale(surface, SMALL)).astype(np.int16)


def _palette(colors: Shades, weights: npt.NDArray[np.float64]) -> npt.NDArray[np.float64]:
    """Return colors that represent many: `COMMON` ones by median cut, then the `RARE` ones farthest off."""
    boxes = [np.arange(len(colors))]
    spreads = [_spread(colors, weights)]
    while len(boxes) < COMMON and max(map(max, spreads)) > 0:
        widest = max(range(len(boxes)), key=lambda number: max(spreads[number]))
        box, channel = boxes.pop(widest), int(np.argmax(spreads.pop(widest)))
        low = colors[box, channel] <= np.average(colors[box, channel], weights=weights[box])
        for half in (box[low], box[~low]):
            boxes.append(half)
            spreads.append(_spread(colors[half], weights[half]))
    palette = np.array([np.average(colors[box], axis=0, weights=weights[box]) for box in boxes])
    distances = _distances(colors, palette).min(axis=1)
    for _ in range(RARE):
        farthest = colors[distances.argmax()]
        palette = np.vstack([palette, farthest])
        distances = np.minimum(distances, ((colors - farthest) ** 2).sum(axis=1))
    return palette


def _spread(colors: Shades, weights: npt.NDArray[np.float64]) -> list[float]:
    """Return for each channel the weighted sum of squared distances from the mean."""
    mean = np.average(colors, axis=0, weights=weights)
    return list(weights @ (colors - mean) ** 2)


def _distances(colors: Shades, palette: npt.NDArray[np.float64]) -> npt.NDArray[np.float64]:
    """Return the square of each color's distance to each one of a palette."""
    squares: npt.NDArray[np.float64] = ((colors[:, None] - palette) ** 2).sum(axis=2)
    return squares


def different(stored: pygame.Surface, drawn: pygame.Surface) -> npt.NDArray[np.bool_]:
    """Return which pixels of a stored picture the drawn screen doesn't show: [x, y]."""
    expected = pygame.surfarray.array3d(stored).astype(np.int16)
    differ = (np.abs(_shades(drawn) - expected) > NEAR).any(axis=2)
    if differ.sum() > ALLOWED:
        shifted = np.array([_shades(_moved(drawn, shift)) for shift in SHIFTS])
        above, below = expected - shifted.max(axis=0), shifted.min(axis=0) - expected
        differ = (np.maximum(above, below) > NEAR).any(axis=2)
    return differ


def _moved(surface: pygame.Surface, shift: tuple[int, int]) -> pygame.Surface:
    """Return a surface whose content is moved; its rim stays."""
    moved = surface.copy()
    moved.blit(surface, shift)
    return moved


def is_as_stored(stored: pygame.Surface, drawn: pygame.Surface) -> bool:
    """Return whether a screen looks like a stored picture."""
    return int(different(stored, drawn).sum()) <= ALLOWED


def show_difference(name: str, stored: pygame.Surface, drawn: pygame.Surface) -> Path:
    """Save the stored picture, the drawn one and what differs side by side; return the file."""
    shades = _shades(drawn)
    marked = np.where(different(stored, drawn)[:, :, None], (255, 0, 0), shades // 3)
    row = np.concatenate([pygame.surfarray.array3d(stored), shades, marked]).astype(np.uint8)
    DIFFERENCES.mkdir(exist_ok=True)
    path = DIFFERENCES / f"{name}.png"
    pygame.image.save(pygame.surfarray.make_surface(row), path)
    return path
