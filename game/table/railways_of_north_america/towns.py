"""Cities on the map: colored hexes with their signs, cubes, empty-city markers, names."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

import pygame

from game.rules.railways_of_north_america.state import RailwaysOfNorthAmericaState as State
from game.table.boards.animation import Key
from game.table.boards.shown import Shown
from game.table.kit.images import picture
from game.table.kit.lettering import write
from game.table.kit.pen import Canvas, Point, stamp
from game.table.kit.pieces import block, hotel
from game.table.kit.theme import INK, Colour
from game.table.railways_of_north_america.layout import TileLayout
from game.table.railways_of_north_america.look import look_of
from game.table.railways_of_north_america.placing import (
    NAME_FACE,
    NAME_POINTS,
    cube_places,
    cube_rect,
    line_step,
    name_lines,
)
from game.table.railways_of_north_america.words import hotels
from game.words import Localizer

LABEL: Final[Colour] = (240, 234, 210)
NAME_REACH: Final = 11.0
"""The maximum distance from a city, in hex sizes, to the end of its name."""
_HOTEL: Final = 1.1
"""The width of a hotel in hex sizes."""


class CubeSlot(NamedTuple):
    """A cube in a city: its color, the pixel of its middle, its width."""

    colour: int
    x: float
    y: float
    width: float


def city_hex(colour: str, size: float, new: bool) -> pygame.Surface:
    """Return a city's hex: its color with a dark edge, a cream line inside, its sign; a brass rim if it is
    new.
    """
    side = size * 2.2
    return picture(f"pieces/city-{colour}{'-new' if new else ''}", side, side)


def colour_of(state: State, city: int) -> str:
    """Return the color that a city demands, or "gray"."""
    mask = state.demand[city]
    return state.board.colours[mask.bit_length() - 1] if mask else "grey"


def is_new(state: State, city: int) -> bool:
    """Return whether a New City tile is on a city."""
    return bool(state.demand[city]) and state.board.cities[city].colour < 0


def cube_slots(state: State, layout: TileLayout, city: int) -> list[CubeSlot]:
    """Return the cubes of a city along its lower edge."""
    cubes, hexes = state.cubes_at(city), layout.hexes
    centre = hexes.centre(state.board.hexes[state.board.cities[city].hex])
    places = cube_places(hexes, centre, len(cubes))
    return [CubeSlot(colour, x, y, width) for colour, ((x, y), width) in zip(cubes, places, strict=True)]


def slot_rect(slot: CubeSlot) -> pygame.Rect:
    """Return the rectangle of a cube."""
    return cube_rect((slot.x, slot.y), slot.width)


def hotel_place(layout: TileLayout, state: State, city: int) -> Point:
    """Return the pixel of the middle of a city's hotel."""
    x, y = layout.hexes.centre(state.board.hexes[state.board.cities[city].hex])
    return x - layout.hexes.size * 0.72, y - layout.hexes.size * 0.62


def draw_cities(surface: Canvas, layout: TileLayout, state: State) -> Iterator[None]:
    """Draw the hexes of the cities, one at each step of the iterator."""
    hexes, board = layout.hexes, state.board
    size = round(hexes.size, 2)
    for number, city in enumerate(board.cities):
        if not layout.sees(board.hexes[city.hex]):
            continue
        tile = city_hex(colour_of(state, number), size, is_new(state, number))
        stamp(surface, tile, *hexes.centre(board.hexes[city.hex]), centred=True)
        yield


def draw_cubes(
    surface: Canvas, layout: TileLayout, shown: Shown[State], state: State, hidden: frozenset[Key]
) -> Iterator[None]:
    """Draw cubes, empty-city markers and hotels, those of one city at each step of the iterator."""
    board, hexes, owners = state.board, layout.hexes, hotels(state)
    for city in range(len(board.cities)):
        if not layout.sees(board.hexes[board.cities[city].hex]):
            continue
        on_the_way = sum(key[0] == "cube" and key[1] == city for key in hidden)
        slots = cube_slots(state, layout, city)
        for slot in slots[: len(slots) - on_the_way]:
            wood = block(board.colours[slot.colour], slot.width)
            stamp(surface, wood, slot.x, slot.y, centred=True)
        if state.empty >> city & 1 and ("marker", city, 0) not in hidden:
            x, y = hexes.centre(board.hexes[board.cities[city].hex])
            marker = empty_marker(round(hexes.size * 0.95, 1))
            stamp(surface, marker, x + hexes.size * 0.62, y - hexes.size * 0.62, centred=True)
        if city in owners:
            house = hotel(shown.seats[owners[city]].colour, round(hexes.size * _HOTEL, 1))
            stamp(surface, house, *hotel_place(layout, state, city), centred=True)
        yield


def empty_marker(width: float, used: bool = True) -> pygame.Surface:
    """Draw a small crossed-out house: an empty city; pale if the marker hasn't been placed."""
    return picture("pieces/empty-city" if used else "pieces/empty-city-left", width, width)


def write_names(surface: Canvas, layout: TileLayout, state: State) -> Iterator[None]:
    """Write the cities' names, one at each step of the iterator."""
    hexes, scale, board = layout.hexes, layout.map_scale, state.board
    localizer, look = Localizer(state.game), look_of(board)
    for number, city in enumerate(board.cities):
        align, dx, dy = look.place_of(city.name)
        spot = board.hexes[city.hex]
        if not layout.sees(spot, NAME_REACH):
            continue
        x, y = hexes.centre(spot)
        x, y = x + dx * hexes.size, y + dy * hexes.size
        lines, step = name_lines(look, city.name, localizer.title("city", number)), line_step(scale)
        for i, words in enumerate(lines):
            line = y + (i - (len(lines) - 1) / 2) * step
            write(surface, scale, words, NAME_FACE, NAME_POINTS, INK, x, line, align, LABEL)
        yield
