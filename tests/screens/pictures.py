"""Stored pictures of every screen: made small and plain, compared with some tolerance.

``python -m tests.screens.pictures`` draws and stores all of them anew; look at them first.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

import numpy as np
import numpy.typing as npt
import pygame

from game.table.tools.screens import SCREENS, SIZES
from game.table.tools.stills import picture

STORED: Final = Path(__file__).parent / "stored"
DIFFERENCES: Final = Path(__file__).parent / "differences"
SMALL: Final = (640, 360)
"""The size in which pictures are stored: half the smallest window."""
STEP: Final = 16
"""Shades that are stored as one, to keep the files small."""
NEAR: Final = 30
"""How far a shade (0 to 255) may be off without being counted as different."""
ALLOWED: Final = 0.0015
"""The part of all pixels that may differ: a letter set a little differently, not a button."""

Shades = npt.NDArray[np.uint8]


def small(surface: pygame.Surface) -> Shades:
    """A picture as it is stored: [x, y, channel]."""
    array = pygame.surfarray.array3d(pygame.transform.smoothscale(surface, SMALL))
    shades: Shades = (array // STEP * STEP + STEP // 2).astype(np.uint8)
    return shades


def part_that_differs(stored: Shades, drawn: Shades) -> float:
    """The part of the pixels whose shade is not near the stored one."""
    off = np.abs(stored.astype(np.int16) - drawn.astype(np.int16)).max(axis=2)
    return float((off > NEAR).mean())


def show_difference(name: str, stored: Shades, drawn: Shades) -> Path:
    """Save stored picture, drawn picture and what differs, side by side; the file."""
    off = np.abs(stored.astype(np.int16) - drawn.astype(np.int16)).max(axis=2, keepdims=True)
    marked = np.where(off > NEAR, (255, 0, 0), drawn // 3).astype(np.uint8)
    DIFFERENCES.mkdir(exist_ok=True)
    path = DIFFERENCES / f"{name}.png"
    pygame.image.save(pygame.surfarray.make_surface(np.concatenate([stored, drawn, marked])), path)
    return path


def store_all() -> None:
    """Draw every screen and store it; pictures of screens that are no more go."""
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    STORED.mkdir(exist_ok=True)
    for old in STORED.glob("*.png"):
        old.unlink()
    for screen in SCREENS:
        if screen.everywhere:
            shades = small(picture(screen, SIZES[0]))
            pygame.image.save(pygame.surfarray.make_surface(shades), STORED / f"{screen.name}.png")


if __name__ == "__main__":
    store_all()
