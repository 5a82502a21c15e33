"""The printed ground of the map at any size: sea, hexes with engraved terrain, the coast, cities.

Data independent of the size (distances to the shore) is computed once, in units of the sheet.
Terrain is engraved a few times and reused. So a new size, or a part of the zoomed map, takes a
fraction of a second.
"""

from __future__ import annotations

import random
from collections.abc import Generator, Iterator
from functools import lru_cache
from typing import Final

import pygame

from game.rules.american_rails.board import Board
from game.rules.hexgrid import Spot, neighbors
from game.table.american_rails.layout import CubeLayout
from game.table.american_rails.look import SHEET, BoardLook
from game.table.kit.contrast import line_of, thick
from game.table.kit.distances import Distances, Lattice, points_along
from game.table.kit.engraving import ENGRAVE, GROUND, hex_corners
from game.table.kit.hexes import HexMap
from game.table.kit.noise import ripples
from game.table.kit.pen import Pen, Point, smooth, stamp, texture_of
from game.table.kit.surface_cache import IncrementalCache, cached_surface
from game.table.kit.theme import INK, PAPER, Colour, mix
from game.table.kit.waters import water

CITY_PAPER: Final[Colour] = (252, 248, 236)
HEX_LINE: Final[Colour] = (150, 128, 92)
TERRAIN: Final = {"P": "plains", "F": "forest", "M": "mountains"}
"""The terrain for each letter of the board file, by its name in `engraving`."""

_GRAIN: Final = 2
"""The grid step in units of the sheet of the distances to the shore."""
_VARIANTS: Final = 7


def _measure(look: BoardLook) -> Generator[None, None, Distances]:
    """Compute the distances to the shore, slightly distorted, on a grid of `_GRAIN` units."""
    hexes = HexMap(look.map.left / _GRAIN, look.map.top / _GRAIN, look.map.hex / _GRAIN)
    size = (SHEET[0] // _GRAIN + 2, SHEET[1] // _GRAIN + 2)
    distances = Distances(size, _GRAIN)
    yield from distances.measure(points_along(coast(hexes, look)))
    for seed, cell, units in ((5, 26, 0.94), (6, 9, 0.36)):
        distances.shake(*ripples(seed, size, cell / _GRAIN), units)
        yield
    return distances


_SHORES: Final = IncrementalCache(_measure, 2)
"""A cache of the distances to the shore by the look of the board."""


def _paint_sea(surface: pygame.Surface, hexes: HexMap, look: BoardLook) -> None:
    k = hexes.size / look.map.hex
    lattice = Lattice(hexes.left - look.map.left * k, hexes.top - look.map.top * k, _GRAIN * k)
    wash = water(round(k, 3))
    for tile, place in lattice.scaled(_SHORES.get(look).picture, surface.get_rect()):
        surface.blit(wash.over(tile), place)


@cached_surface
def _engraved(kind: str, variant: int, size: float) -> pygame.Surface:
    """Return the engraver's strokes of one hex, `size` pixels from center to corner."""
    side = size * 2.5
    stroke = (0.70 + 0.24 * size / 28.65) / size

    def draw(pen: Pen) -> None:
        ENGRAVE[kind](pen.at(side / 2, side / 2, size), random.Random(variant * 97 + 11), stroke)

    return texture_of(smooth((side, side), draw))


def _along(corners: list[Point], side: int, part: float) -> Point:
    (ax, ay), (bx, by) = corners[side], corners[(side + 1) % 6]
    return ax + (bx - ax) * part, ay + (by - ay) * part


def _rail_border(pen: Pen, middle: float, size: float) -> None:
    """Draw black and white dashes around the hex, the sign of a special connection."""
    pen.poly(INK, hex_corners(middle, middle, size * 0.985))
    outer, inner = hex_corners(middle, middle, size * 0.955), hex_corners(middle, middle, size * 0.865)
    for side in range(6):
        for dash in (0, 2, 4):
            a, b = (dash + 0.5) / 6, (dash + 1.5) / 6
            corners = [
                _along(outer, side, a),
                _along(outer, side, b),
                _along(inner, side, b),
                _along(inner, side, a),
            ]
            pen.poly(CITY_PAPER, corners)
    pen.poly(CITY_PAPER, hex_corners(middle, middle, size * 0.84))


@cached_surface
def _city_hex(size: float, special: bool) -> pygame.Surface:
    """Draw the white hex of a city with its ink border."""
    side = size * 2.3
    middle = side / 2

    def draw(pen: Pen) -> None:
        if special:
            _rail_border(pen, middle, size)
            return
        pen.poly(INK, hex_corners(middle, middle, size * 0.985))
        pen.poly(CITY_PAPER, hex_corners(middle, middle, size * 0.93))
        inner = hex_corners(middle, middle, size * 0.86)
        pen.line(mix(INK, CITY_PAPER, 0.55), [*inner, inner[0]], max(0.65, size * 0.028))

    return smooth((side, side), draw, 4)


def special_hexes(board: Board) -> set[int]:
    """Return the hexes of cities with a special connection, which have a rail border."""
    return {board.cities[city].hex for pair in board.pairs for city in pair}


def _variant(spot: Spot) -> int:
    return (spot[0] * 5 + spot[1] * 3 + spot[0] * spot[1]) % _VARIANTS


class HexPrint:
    """The map drawn at one size; positions are pixels from the corner of the whole zoomed map."""

    def __init__(self, layout: CubeLayout, board: Board) -> None:
        """Create the drawing for the current layout of the map."""
        self._board, self._look = board, layout.look
        (left, top), (right, down) = layout.frame.topleft, layout.shift
        self._hexes = layout.hexes.moved(left - right, top - down)
        self._beyond: list[Spot] = []
        """The terrain around the map."""
        self._coast: list[tuple[Point, Point]] = []

    def steps(self, seen: pygame.Rect) -> Iterator[None]:
        """Make what is needed to draw a part of the map, step by step."""
        yield from _SHORES.steps(self._look)
        yield from water(round(self._hexes.size / self._look.map.hex, 3)).steps()
        self._beyond = [spot for spot in self._look.spots() if self._look.kind(spot) == "."]
        self._coast = coast(self._hexes, self._look)
        yield
        board, size = self._board, round(self._hexes.size, 2)
        for spot in _seen(self._hexes, seen, board.hexes):
            if kind := TERRAIN.get(board.terrain[board.hex_at[spot]]):
                _engraved(kind, _variant(spot), size)
                yield
        for special in (False, True):
            _city_hex(size, special)
            yield

    def paint(self, surface: pygame.Surface, x: int, y: int) -> None:
        """Draw the part of the map that starts at a position over a whole surface."""
        hexes, board, part = self._hexes.moved(x, y), self._board, surface.get_rect()
        _paint_sea(surface, hexes, self._look)
        size = round(hexes.size, 2)
        for spot in _seen(hexes, part, self._beyond):
            pygame.draw.polygon(surface, PAPER, hexes.corners(spot, 1.02))
        land = _seen(hexes, part, board.hexes)
        for spot in land:
            kind = TERRAIN.get(board.terrain[board.hex_at[spot]])
            tint = mix(GROUND[kind], (150, 130, 90), 0.008 * _variant(spot)) if kind else CITY_PAPER
            pygame.draw.polygon(surface, tint, hexes.corners(spot, 1.01))
        for spot in land:
            kind = TERRAIN.get(board.terrain[board.hex_at[spot]])
            if kind:
                stamp(surface, _engraved(kind, _variant(spot), size), *hexes.centre(spot), centred=True)
        _draw_borders(surface, hexes, board, land)
        self._draw_coast(surface, x, y)
        special = special_hexes(board)
        for spot in land:
            number = board.hex_at[spot]
            if board.city_at[number] >= 0:
                stamp(surface, _city_hex(size, number in special), *hexes.centre(spot), centred=True)

    def _draw_coast(self, surface: pygame.Surface, x: int, y: int) -> None:
        """Draw the coastline over the borders of the hexes."""
        near = surface.get_rect().inflate(2 * self._hexes.size, 2 * self._hexes.size).move(x, y)
        width = max(2, round(thick(1.9 * self._hexes.size / self._look.map.hex)))
        for start, end in self._coast:
            if near.collidepoint(start) or near.collidepoint(end):
                a, b = (start[0] - x, start[1] - y), (end[0] - x, end[1] - y)
                pygame.draw.aaline(surface, INK, a, b, width)
                if width > 2:
                    pygame.draw.aacircle(surface, INK, a, (width - 1) / 2)


def _seen(hexes: HexMap, part: pygame.Rect, spots: list[Spot]) -> list[Spot]:
    """Return the hexes that touch a part of the map."""
    near = part.inflate(2.6 * hexes.size, 2.6 * hexes.size)
    return [spot for spot in spots if near.collidepoint(hexes.centre(spot))]


def _draw_borders(surface: pygame.Surface, hexes: HexMap, board: Board, land: list[Spot]) -> None:
    """Draw the borders of the hexes, each once."""
    colour, wide = line_of(HEX_LINE), round(thick(1))
    for spot in land:
        corners = hexes.corners(spot)
        for side in range(3):
            pygame.draw.aaline(surface, colour, corners[side], corners[side + 1], wide)
        for side, other in zip(
            (3, 4, 5), ((-1, 0), (-1 + (spot[1] & 1), -1), (spot[1] & 1, -1)), strict=True
        ):
            if (spot[0] + other[0], spot[1] + other[1]) not in board.hex_at:
                pygame.draw.aaline(surface, colour, corners[side], corners[(side + 1) % 6], wide)


def coast(hexes: HexMap, look: BoardLook) -> list[tuple[Point, Point]]:
    """Return the line between water and land, as segments from corner to corner."""
    pieces = []
    for spot, sides in _shore(look):
        corners = hexes.corners(spot)
        pieces += [(corners[side], corners[(side + 1) % 6]) for side in sides]
    return pieces


@lru_cache(maxsize=8)
def _shore(look: BoardLook) -> list[tuple[Spot, list[int]]]:
    """Return the land hexes next to water, with the sides at the water."""
    found = []
    for spot in look.spots():
        if look.kind(spot) != "~":
            sides = [side for side, other in enumerate(neighbors(spot)) if look.kind(other) == "~"]
            if sides:
                found.append((spot, sides))
    return found
