"""Cities on the map: coloured hexes with their signs, cubes, empty-city markers, names."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple

import pygame

from game.rules.railways_of_north_america.state import RailwaysOfNorthAmericaState
from game.table.boards.railways_of_north_america.layout import Layout
from game.table.boards.railways_of_north_america.placing import NAME_POINTS, name_face, places
from game.table.boards.railways_of_north_america.rails import Key
from game.table.kit.engraving import hex_corners
from game.table.kit.lettering import write
from game.table.kit.pen import Pen, smooth, stamp
from game.table.kit.pieces import cube
from game.table.kit.signs import sign
from game.table.kit.theme import BRASS, INK, PAINTS, SHADE, SIGNAL, Colour, mix

GREY: Final[Colour] = (158, 154, 146)
LABEL: Final[Colour] = (253, 247, 230)
NAME_REACH: Final = 11.0
"""Sizes of a hex from a city within which its name ends."""
_ROW: Final = 3
"""Cubes side by side in a city."""


class Slot(NamedTuple):
    """A cube in a city: its colour, the pixel of its middle, its width."""

    colour: int
    x: float
    y: float
    width: float


@lru_cache(maxsize=96)
def city_hex(colour: str, size: float, new: bool) -> pygame.Surface:
    """A city's hex: its colour with a dark edge, a cream line inside, its sign; a brass rim if it is new."""
    tint, ink = (GREY, INK) if colour == "grey" else (PAINTS[colour].colour, PAINTS[colour].ink)
    reach = size * 2.2

    def draw(pen: Pen) -> None:
        pen = pen.at(reach / 2, reach / 2, size)
        pen.poly((29, 21, 14), hex_corners(0, 0, 1.0))
        pen.poly(mix(BRASS, (255, 255, 255), 0.15) if new else (247, 239, 220), hex_corners(0, 0, 0.92))
        pen.poly(mix(tint, SHADE, 0.30), hex_corners(0, 0, 0.79))
        pen.poly(tint, hex_corners(0, -0.04, 0.74))
        light = hex_corners(0, -0.04, 0.70)
        pen.line(mix(tint, (255, 255, 255), 0.45), [light[4], light[5], light[0]], 0.06)
        if colour == "grey":
            pen.circle((250, 244, 228), (0, -0.02), 0.20)
            pen.circle((70, 62, 52), (0, -0.02), 0.12)
        else:
            sign(pen.at(0, -0.05, 0.36), PAINTS[colour].sign, ink)

    return smooth((reach, reach), draw, 4)


def colour_of(state: RailwaysOfNorthAmericaState, city: int) -> str:
    """The colour that a city demands, or "grey"."""
    mask = state.demand[city]
    return state.board.colours[mask.bit_length() - 1] if mask else "grey"


def is_new(state: RailwaysOfNorthAmericaState, city: int) -> bool:
    """Whether a New City tile lies on a city."""
    return bool(state.demand[city]) and state.board.cities[city].colour < 0


def cube_slots(state: RailwaysOfNorthAmericaState, layout: Layout, city: int) -> list[Slot]:
    """The cubes of a city along its lower edge, in rows of three at most."""
    cubes = state.cubes_at(city)
    hexes = layout.hexes
    x, y = hexes.centre(state.board.hexes[state.board.cities[city].hex])
    width = hexes.size * (0.70 if len(cubes) <= _ROW else 0.62)
    found = []
    rows = [cubes[i : i + _ROW] for i in range(0, len(cubes), _ROW)]
    for r, row in enumerate(rows):
        top = y + hexes.size * 0.78 - (len(rows) - 1 - r) * width * 0.78
        for i, colour in enumerate(row):
            found.append(Slot(colour, x + (i - (len(row) - 1) / 2) * width * 1.04, top, width))
    return found


def slot_rect(slot: Slot) -> pygame.Rect:
    """The place of a cube."""
    rect = pygame.Rect(0, 0, max(8, round(slot.width * 1.02)), max(9, round(slot.width * 1.16)))
    rect.center = (round(slot.x), round(slot.y))
    return rect


def draw_cities(
    surface: pygame.Surface, layout: Layout, state: RailwaysOfNorthAmericaState
) -> Iterator[None]:
    """The hexes of all cities; pauses after each."""
    hexes, board = layout.hexes, state.board
    size = round(hexes.size, 2)
    for number, city in enumerate(board.cities):
        if not layout.sees(board.hexes[city.hex]):
            continue
        picture = city_hex(colour_of(state, number), size, is_new(state, number))
        stamp(surface, picture, *hexes.centre(board.hexes[city.hex]), centred=True)
        yield


def draw_cubes(
    surface: pygame.Surface, layout: Layout, state: RailwaysOfNorthAmericaState, hidden: frozenset[Key]
) -> Iterator[None]:
    """The cubes that wait in the cities, and the markers of empty ones; pauses after each city."""
    board, hexes = state.board, layout.hexes
    for city in range(len(board.cities)):
        if not layout.sees(board.hexes[board.cities[city].hex]):
            continue
        on_the_way = sum(key[0] == "cube" and key[1] == city for key in hidden)
        slots = cube_slots(state, layout, city)
        for slot in slots[: len(slots) - on_the_way]:
            picture = cube(board.colours[slot.colour], slot.width)
            stamp(surface, picture, slot.x, slot.y, centred=True)
        if state.empty >> city & 1 and ("marker", city, 0) not in hidden:
            x, y = hexes.centre(board.hexes[board.cities[city].hex])
            picture = empty_marker(round(hexes.size * 0.95, 1))
            stamp(surface, picture, x + hexes.size * 0.62, y - hexes.size * 0.62, centred=True)
        yield


@lru_cache(maxsize=24)
def empty_marker(width: float, used: bool = True) -> pygame.Surface:
    """A little house, crossed out: an empty city; pale if the marker has been placed."""

    def draw(pen: Pen) -> None:
        pen = pen.at(width / 2, width / 2, width / 2)
        body: list[tuple[float, float]] = [
            (-0.72, 0.82), (-0.72, -0.10), (0, -0.82), (0.72, -0.10), (0.72, 0.82)
        ]  # fmt: skip
        edge = INK if used else (170, 150, 112)
        pen.poly((252, 247, 232) if used else (238, 228, 202), body)
        pen.line(edge, [*body, body[0]], 0.16)
        if used:
            for way in (1, -1):
                pen.line(SIGNAL, [(-0.40 * way, -0.12), (0.40 * way, 0.60)], 0.22)

    return smooth((width, width), draw, 4)


def write_names(
    surface: pygame.Surface, layout: Layout, state: RailwaysOfNorthAmericaState
) -> Iterator[None]:
    """The cities' names; pauses after each."""
    hexes, scale = layout.hexes, layout.map_scale
    face = name_face(scale)
    for city, (align, dx, dy) in zip(state.board.cities, places(layout, state).names, strict=True):
        if not layout.sees(state.board.hexes[city.hex], NAME_REACH):
            continue
        x, y = hexes.centre(state.board.hexes[city.hex])
        x, y = x + dx * hexes.size, y + dy * hexes.size
        write(surface, scale, city.name, face, NAME_POINTS, INK, x, y, align, LABEL)
        yield
