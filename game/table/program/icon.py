"""The program's icon, for the window and the desktop."""

from __future__ import annotations

import pygame

from game.table.kit.images import picture
from game.table.kit.pen import stamp
from game.table.kit.pieces import cube


def window_icon(side: int = 64) -> pygame.Surface:
    """Return a yellow cube on a brass-rimmed disc of baize, `side` pixels wide."""
    icon = picture("pieces/window", side, side).copy()
    stamp(icon, cube("yellow", side * 34 / 64), side / 2, side * 33 / 64, centred=True)
    return icon
