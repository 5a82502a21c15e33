"""Towns with what they demand, their names, and the cubes that wait there."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pygame

from game.rules.new_england_railways.state import NewEnglandRailwaysState
from game.table.boards.animation import Key
from game.table.kit.images import picture
from game.table.kit.lettering import write
from game.table.kit.pen import stamp
from game.table.kit.pieces import cube
from game.table.kit.theme import INK, Colour
from game.table.new_england_railways.layout import CUBE, NAME, TOWN, LinkLayout

HALO: Final[Colour] = (247, 240, 220)


def draw_towns(surface: pygame.Surface, layout: LinkLayout, state: NewEnglandRailwaysState) -> Iterator[None]:
    """The towns with colour and sign of their demand, and their names, one by one."""
    board = state.board
    for city, found in enumerate(board.cities):
        x, y = layout.town(city)
        stamp(surface, town_picture(found.demand, round(TOWN * layout.piece_k, 1)), x, y, centred=True)
        yield
    for city in range(len(board.cities)):
        x, y = layout.name_place(city)
        side = layout.look.towns[city].side
        write(surface, layout.map_scale, layout.called(city), "slab_bold", NAME, INK, x, y, side, HALO)
        yield


def town_picture(colour: str, radius: float) -> pygame.Surface:
    """A town: the seal of what it demands in a white ring."""
    side = 2 * radius + 2
    return picture(f"pieces/town-{colour}", side, side)


def draw_cubes(
    surface: pygame.Surface,
    layout: LinkLayout,
    state: NewEnglandRailwaysState,
    hidden: frozenset[Key],
) -> None:
    """The cubes beside each town; the last ones of a town are left out while they are on the way there."""
    for city in range(len(state.board.cities)):
        waiting = state.cubes_at(city)
        coming = {number for kind, number, *_ in hidden if kind == "cube" and number // 100 == city}
        for number, colour in enumerate(waiting):
            if city * 100 + number not in coming:
                draw_cube(surface, layout, state.board.colours[colour], layout.cube_place(city, number))


def draw_cube(
    surface: pygame.Surface, layout: LinkLayout, colour: str, place: tuple[float, float], grow: float = 1.0
) -> None:
    """One cube; `place` is its middle in pixels."""
    stamp(surface, cube(colour, CUBE * layout.piece_k * grow), *place, centred=True)
