"""Going from one thing to the next by keys."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import pygame

from game.table.boards.view import Thing
from game.table.program.commands import Command

WAYS: Final = {
    Command.LEFT: (-1, 0),
    Command.RIGHT: (1, 0),
    Command.UP: (0, -1),
    Command.DOWN: (0, 1),
}
"""Where the arrows go: steps across and down."""
SIDEWAYS: Final = 2.2
"""How much farther a pixel to the side counts than a pixel ahead."""


def next_thing(things: Sequence[Thing], now: Thing | None, step: int) -> Thing | None:
    """The thing after `now` (`step` 1) or before it (-1), round and round.

    It is the first (or the last) if `now` is none of them, and None if there are none.
    """
    if not things:
        return None
    if now not in things:
        return things[0 if step > 0 else -1]
    return things[(things.index(now) + step) % len(things)]


def nearest(places: Mapping[Thing, pygame.Rect], start: pygame.Rect, way: tuple[int, int]) -> Thing | None:
    """The thing that lies nearest one way (a step across and down) from the middle of `start`, or None."""
    dx, dy = way
    best, found = float("inf"), None
    for thing, rect in places.items():
        across, down = rect.centerx - start.centerx, rect.centery - start.centery
        ahead = across * dx + down * dy
        aside = abs(across * dy) + abs(down * dx)
        if ahead <= 2 or aside > 2 * ahead + max(start.w, start.h):
            continue
        if ahead + SIDEWAYS * aside < best:
            best, found = ahead + SIDEWAYS * aside, thing
    return found
