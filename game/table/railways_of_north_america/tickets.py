"""The places of prices and gains on the map: next to a city, where they hide least."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

import pygame

from game.rules.railways_of_north_america.state import RailwaysOfNorthAmericaState as State
from game.table.boards.view import Shown
from game.table.kit.pen import Point
from game.table.railways_of_north_america.fields import seen_fields
from game.table.railways_of_north_america.layout import TileLayout
from game.table.railways_of_north_america.placing import name_rects
from game.table.railways_of_north_america.towns import cube_slots, slot_rect

_FARTHER: Final = 0.04
"""The penalty of each later position, in parts of a hidden ticket."""
_NAMES: Final = 3
"""The weight of a hidden name relative to other things."""


def ticket_place(
    layout: TileLayout,
    shown: Shown[State],
    state: State,
    size: tuple[int, int],
    number: int,
    hexes: Sequence[int] = (),
) -> Point | None:
    """Return the middle of a ticket, `size` pixels large, for hex `number`; None if that is out of view.

    The ticket hides names, cities with their cubes, printed fields and the given hexes as little as possible.
    """
    x, y = layout.hexes.centre(state.board.hexes[number])
    if not layout.frame.collidepoint(x, y):
        return None
    covers = list(_covers(layout, shown, state, hexes))
    best: tuple[float, Point] | None = None
    for place, middle in enumerate(_around(layout, size, (x, y))):
        rect = pygame.Rect((0, 0), size)
        rect.center = (round(middle[0]), round(middle[1]))
        rect.clamp_ip(layout.frame)
        hidden = sum(clip.w * clip.h for clip in (rect.clip(cover) for cover in covers))
        cost = hidden / (size[0] * size[1]) + _FARTHER * place
        if best is None or cost < best[0]:
            best = (cost, rect.center)
    assert best is not None
    return best[1]


def _around(layout: TileLayout, size: tuple[int, int], middle: Point) -> Iterator[Point]:
    """Return positions around a hex: above it, at its sides, below it and its cubes."""
    (wide, high), (x, y), reach = size, middle, layout.hexes.size
    over, under, beside = reach * 1.1 + high / 2, reach * 1.6 + high / 2, reach * 1.2 + wide / 2
    yield x, y - over
    for turned in (0.55, -0.55):
        yield x + wide * turned, y - over
    for side in (beside, -beside):
        yield x + side, y - reach * 0.4
        yield x + side, y + reach * 0.7
    for turned in (0.0, 0.55, -0.55):
        yield x + wide * turned, y + under
    for turned in (0.0, 0.7, -0.7):
        yield x + wide * turned, y - over - 1.6 * reach


def _covers(
    layout: TileLayout, shown: Shown[State], state: State, hexes: Sequence[int]
) -> Iterator[pygame.Rect]:
    board, less = state.board, round(layout.hexes.size * 0.4)
    yield from _NAMES * name_rects(layout, shown.localizer, as_seen=True)
    for name in seen_fields(layout, shown, state):
        yield layout.fields[name]
    for number in (*hexes, *(city.hex for city in board.cities)):
        yield layout.hex_rect(board.hexes[number]).inflate(-less, -less)
    for city in range(len(board.cities)):
        for slot in cube_slots(state, layout, city):
            yield slot_rect(slot)
