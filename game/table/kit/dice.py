"""The throw of two ivory dice; the dice and the frames of their tumbling are pictures."""

from __future__ import annotations

import math
from typing import Final

import pygame

from game.table.kit.images import frame
from game.table.kit.pen import Point, stamp
from game.table.kit.pieces import contact_shadow

FRAMES: Final = 24
"""The number of frames in one turn of a tumbling die."""
_SIDE: Final = 2.6
"""The side of a frame, as a multiple of the die's edge."""
_TURN: Final = 60
"""The number of frames from the throw until a die rests."""
_SETTLED: Final = 0.06
"""The remaining fraction of a throw at which a die stops turning."""
_SIDES: Final = 11
"""The number of times a tumbling die changes the side it shows."""
_RING: Final = (1, 2, 6, 5)
"""The four sides around a die whose ends are 3 and 4."""


def draw_dice(
    surface: pygame.Surface, values: tuple[int, int], middle: Point, edge: float, time: float = 1.0
) -> None:
    """Draw two dice around a point in pixels. While `time` runs from 0 to 1, they tumble in from the left."""
    side = round(edge) * _SIDE
    if time < 1:
        _make_turns(values, side)
    for place, value in enumerate(values):
        x = middle[0] + (place - 0.5) * 2.5 * edge
        y = middle[1] + (0.12 - 0.24 * place) * edge
        image, lift = frame(f"dice/{value}", place, 2, side, side), 0.0
        left = max(0.0, 1 - time * (1.12 - 0.12 * place))
        if left > 0:
            ease = left * left
            x -= ease * 9 * edge
            y += ease * 0.8 * edge
            hops = 2.4 * (1 - left) ** 0.8 * math.pi
            lift = abs(math.cos(hops)) * ease * 3.0 * edge
            if left > _SETTLED:
                turn = round(ease * _TURN * (1 if place else -1)) % FRAMES
                shown = _shown(value, place, int(left * _SIDES))
                image = frame(f"dice/{shown}-tumbling", turn, FRAMES, side, side)
        stamp(
            surface,
            contact_shadow(round(edge * 2.3), round(edge * 1.2), 150),
            x,
            y + edge * 0.72,
            centred=True,
        )
        stamp(surface, image, x, y - lift, centred=True)


def _shown(value: int, place: int, left: int) -> int:
    """Return the side that a die shows when `left` changes are still to come."""
    return value if left == 0 else _RING[(value + left + place) % len(_RING)]


def _make_turns(values: tuple[int, int], side: float) -> None:
    """Draw all pictures of a throw in advance, because drawing one takes longer than it is shown."""
    for place, value in enumerate(values):
        for left in range(len(_RING) + 1):
            frame(f"dice/{_shown(value, place, left)}-tumbling", 0, FRAMES, side, side)
