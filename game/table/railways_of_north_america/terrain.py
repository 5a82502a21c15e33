"""The hand-colored terrain: a wash for each hex with uneven edges, the sea with lines along the coast.

What doesn't depend on the size is computed once, on a grid of `GRAIN` points to the hex size; a picture of
any size is scaled from it.
"""

from __future__ import annotations

import math
import random
from collections.abc import Generator, Iterator
from functools import lru_cache
from typing import Final, NamedTuple

import pygame

from game.rules.hexgrid import Spot
from game.rules.railways_of_north_america.board import FERRY_HEX, MOUNTAIN, OPEN, WATER, Board
from game.table.kit.contours import contour
from game.table.kit.distances import SPANS, Distances, Lattice, Wash, points_along
from game.table.kit.gradual import Gradual
from game.table.kit.hexes import SQRT3, HexMap
from game.table.kit.noise import ripples
from game.table.kit.pen import Point
from game.table.kit.theme import Colour, mix
from game.table.kit.waters import Levels, between, water_colour
from game.table.railways_of_north_america.look import ABROAD, LAKE, MARGIN, SEA, BoardLook, look_of

GRAIN: Final = 12
"""Grid points per hex size."""
UNITS: Final = 20.0
"""Units of the coast lines per hex size."""
_AROUND: Final = 5.0
"""The smallest number of columns and rows around the map that the grid covers."""
_WIDEST: Final = 2.9
"""The largest aspect ratio at which the map is seen."""
_SHARP: Final = 2
"""The supersampling factor of hexes, for smooth edges."""
_CORNER: Final = 0.075
"""How far a corner of a hex's wash is displaced at most, in hex sizes."""
_SIDE: Final = 0.05
"""How far points of its sides are displaced in addition."""
_PARTS: Final = 4
"""The number of segments of a side between displaced points."""
_GATHERED: Final = 76
"""How much of the difference from its surroundings is added to a wash at its edge, of 255."""
_AT_ONCE: Final = 1000
"""The pieces of coast that are processed between two pauses."""
_LEAST_LAND: Final = 120
"""The brightness, of 255, from which a point counts as land when the coast is smoothed."""

TINTS: Final[dict[str, Colour]] = {
    ABROAD: (241, 231, 207),
    SEA: (230, 224, 187),
    LAKE: (230, 224, 187),
    OPEN: (220, 223, 182),
    WATER: (174, 207, 216),
    MOUNTAIN: (207, 174, 128),
    FERRY_HEX: (230, 224, 187),
}
_WET: Final = (SEA, LAKE, FERRY_HEX)
_SHORE: Final[Colour] = (60, 58, 48)
_SNOW: Final[Colour] = (244, 246, 244)
_BLUE: Final[Colour] = (142, 196, 222)
_BLUENESS: Final = 0.30
"""How much of `_BLUE` is mixed into the kit's sea color."""


def _kind(board: Board, look: BoardLook, spot: Spot) -> str:
    """Return the terrain of a hex on the map or around it."""
    number = board.hex_at.get(spot)
    return board.terrain[number] if number is not None else look.kind(spot)


def _around(board: Board) -> float:
    """Return the columns and rows around a map that the grid covers: more for a small map in a wide frame."""
    rows = board.data.grid.rows
    across, down = SQRT3 * len(rows[0]), 1.5 * len(rows) + 3
    return max(_AROUND, (_WIDEST * down - across) / 2 / SQRT3)


def _hexes(around: float, large: float) -> HexMap:
    """Return the layout of hexes on a grid whose points are pixels, `large` times enlarged."""
    # The middle of a pixel is half a pixel from its corner, where the drawing begins.
    left, top = SQRT3 * around * GRAIN + 0.5, 1.5 * around * GRAIN + 0.5
    return HexMap(left * large, top * large, GRAIN * large)


class _Shaken:
    """Outlines of hexes with uneven edges; neighbors share them."""

    def __init__(self, hexes: HexMap) -> None:
        chance = random.Random(6)
        self._hexes = hexes
        self._shifts = [(chance.uniform(-1, 1), chance.uniform(-1, 1)) for _ in range(997)]

    def _shift(self, *key: int) -> Point:
        number = 0
        for part in key:
            number = number * 31 + part
        return self._shifts[number % len(self._shifts)]

    def outline(self, spot: Spot) -> list[Point]:
        """Return the outline of a hex."""
        corners, size = self._hexes.corners(spot), self._hexes.size
        # Corners are known by whole numbers, which are the same for all three hexes.
        keys = [
            (
                round((x - self._hexes.left) / self._hexes.width * 2),
                round((y - self._hexes.top) / size * 2),
            )
            for x, y in corners
        ]
        found: list[Point] = []
        for side in range(6):
            (ax, ay), (bx, by) = corners[side], corners[(side + 1) % 6]
            first, second = self._shift(*keys[side]), self._shift(*keys[(side + 1) % 6])
            found.append((ax + first[0] * _CORNER * size, ay + first[1] * _CORNER * size))
            ends = sorted((keys[side], keys[(side + 1) % 6]))
            for i in range(1, _PARTS):
                part = i / _PARTS
                same = i if ends[0] == keys[side] else _PARTS - i
                own = self._shift(*ends[0], *ends[1], same)
                dx, dy = (
                    (p + (q - p) * part) * _CORNER + shift * _SIDE
                    for p, q, shift in zip(first, second, own, strict=True)
                )
                found.append((ax + (bx - ax) * part + dx * size, ay + (by - ay) * part + dy * size))
        return found


_HEXES: Final = 12
"""The hexes of a row that are drawn in a step."""


def _draw_hexes(board: Board, size: tuple[int, int]) -> Generator[None, None, list[pygame.Surface]]:
    """Draw the washes, and a white mask of the land, on a grid of that size."""
    look, around, rows = look_of(board), _around(board), board.data.grid.rows
    shaken = _Shaken(_hexes(around, _SHARP))
    drawn = [pygame.Surface((size[0] * _SHARP, size[1] * _SHARP), 0, 32) for _ in range(2)]
    beyond = math.ceil(around) + 1
    for row in range(-beyond, len(rows) + beyond):
        for column in range(-beyond, len(rows[0]) + beyond):
            known = (
                min(max(column, -MARGIN), len(rows[0]) + MARGIN - 1),
                min(max(row, -MARGIN), len(rows) + MARGIN - 1),
            )
            kind, outline = _kind(board, look, known), shaken.outline((column, row))
            snowy = row < board.data.grid.snow_line[min(max(column, 0), len(rows[0]) - 1)]
            tint = mix(TINTS[kind], _SNOW, 0.34) if snowy and kind != ABROAD else TINTS[kind]
            pygame.draw.polygon(drawn[0], tint, outline)
            pygame.draw.polygon(drawn[1], (0, 0, 0) if kind in _WET else (255, 255, 255), outline)
            if column % _HEXES == 0:
                yield
    found = []
    for picture in drawn:
        found.append(pygame.transform.smoothscale(picture, size))
        yield
    return found


def _vary(picture: pygame.Surface, seed: int, cell: float, most: int) -> None:
    """Vary the brightness of a picture."""
    size = picture.get_size()
    for noise, flag in zip(
        ripples(seed, size, cell), (pygame.BLEND_RGB_ADD, pygame.BLEND_RGB_SUB), strict=True
    ):
        noise.fill((most, most, most, 255), special_flags=pygame.BLEND_RGBA_MULT)
        picture.blit(noise, (0, 0), special_flags=flag)


def _gather(tone: pygame.Surface) -> Iterator[None]:
    """Strengthen the edges of washes, where watercolor gathers."""
    soft = tone
    for _ in range(2):
        soft = pygame.transform.box_blur(soft, 2)
        yield
    more, less = tone.copy(), soft.copy()
    more.blit(soft, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    less.blit(tone, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    for part, flag in ((more, pygame.BLEND_RGB_ADD), (less, pygame.BLEND_RGB_SUB)):
        part.fill((_GATHERED, _GATHERED, _GATHERED), special_flags=pygame.BLEND_RGB_MULT)
        tone.blit(part, (0, 0), special_flags=flag)


class _Coast(NamedTuple):
    """How much land there is at each point of the grid: a byte each, `_LEAST_LAND` or more on land."""

    levels: bytes
    size: tuple[int, int]

    def mask(self, *, land: bool) -> pygame.Surface:
        """Return a mask that is white and opaque on land, or on water."""
        kinds = bytes(_LEAST_LAND) + b"\1" * (256 - _LEAST_LAND)
        picture = pygame.image.frombuffer(self.levels.translate(kinds), self.size, "P")
        picture.set_palette([(255, 255, 255), (255, 255, 255)])
        picture.set_colorkey(0 if land else 1)
        found = pygame.Surface(self.size, pygame.SRCALPHA)
        found.blit(picture, (0, 0))
        return found


def _smooth_coast(land: pygame.Surface) -> Generator[None, None, _Coast]:
    """Return the land with a rounded and roughened coast."""
    soft = land
    for _ in range(2):
        soft = pygame.transform.box_blur(soft, round(0.36 * GRAIN))
        yield
    for seed, cell, most in ((31, 0.7, 19), (32, 0.3, 14)):
        _vary(soft, seed, cell * GRAIN, most)
        yield
    return _Coast(pygame.image.tobytes(soft, "RGB")[::3], soft.get_size())


def _measure(coast: _Coast) -> Generator[None, None, pygame.Surface]:
    """Return the distances from the coast, negative on land."""
    distances = Distances(coast.size, UNITS / GRAIN)
    points: list[Point] = []
    for number, piece in enumerate(contour(coast.levels, coast.size[0], _LEAST_LAND), 1):
        points += points_along([piece])
        if number % _AT_ONCE == 0:
            yield
    yield from distances.measure(points)
    inland = pygame.Surface(coast.size, pygame.SRCALPHA)
    inland.fill((2 * SPANS[0].value(0), 0, 0, 0))
    inland.blit(distances.picture, (0, 0), special_flags=pygame.BLEND_RGBA_SUB)
    inland.blit(coast.mask(land=True), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    distances.picture.blit(coast.mask(land=False), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    distances.picture.blit(inland, (0, 0), special_flags=pygame.BLEND_RGBA_ADD)
    return distances.picture


class _Ground(NamedTuple):
    """What a map is printed from, a pixel for each point of the grid."""

    tone: pygame.Surface
    """The colors without the sea."""
    shore: pygame.Surface
    """The distances from the shore in units, negative on land."""


def _make(board: Board) -> Generator[None, None, _Ground]:
    around = _around(board)
    columns, rows = len(board.data.grid.rows[0]), len(board.data.grid.rows)
    size = (
        round((columns + 0.5 + 2 * around) * SQRT3 * GRAIN),
        round((1.5 * (rows + 2 * around) + 0.5) * GRAIN),
    )
    tone, land = yield from _draw_hexes(board, size)
    yield from _gather(tone)
    _vary(tone, 8, 2.0, 2)
    yield
    coast = yield from _smooth_coast(land)
    return _Ground(tone, (yield from _measure(coast)))


GROUNDS: Final = Gradual(_make, 2)
"""The grounds from which maps are printed, by their boards."""


@lru_cache(maxsize=8)
def _washes(k: float) -> tuple[Wash, Wash]:
    """Return by distance from the shore how much of the ground is visible, and the color added to it.

    `k` is pixels in a unit.
    """

    def wet(distance: float) -> float:
        return min(1.0, max(0.0, distance * k + 0.5))

    def shore(distance: float) -> float:
        return min(0.9, max(0.0, 1.3 - abs(distance * k - 0.2) / (0.45 * max(k, 1.4))))

    def seen(distance: float) -> Levels:
        level = 255 * (1 - wet(distance)) * (1 - shore(distance))
        return level, level, level

    def added(distance: float) -> Levels:
        ink = shore(distance)
        sea = between(water_colour(distance, max(0.75, k)), _BLUE, _BLUENESS)
        return between(between((0, 0, 0), sea, wet(distance)), _SHORE, ink)

    return Wash(seen, 1), Wash(added)


def terrain_steps(hexes: HexMap, board: Board) -> Iterator[None]:
    """Yield while making what a map of this size is colored with."""
    yield from GROUNDS.steps(board)
    for wash in _washes(round(hexes.size / UNITS, 3)):
        yield from wash.steps()


def paint_terrain(surface: pygame.Surface, hexes: HexMap, board: Board) -> None:
    """Color a whole surface; `hexes` gives the map's place in it, in pixels."""
    around, ground = _around(board), GROUNDS.get(board)
    seen, added = _washes(round(hexes.size / UNITS, 3))
    lattice = Lattice(
        hexes.left - SQRT3 * around * hexes.size, hexes.top - 1.5 * around * hexes.size, hexes.size / GRAIN
    )
    part = surface.get_rect()
    for (tone, place), (shore, _) in zip(
        lattice.scaled(ground.tone, part), lattice.scaled(ground.shore, part), strict=True
    ):
        surface.blit(tone, place)
        surface.blit(seen.over(shore), place, special_flags=pygame.BLEND_RGB_MULT)
        surface.blit(added.over(shore), place, special_flags=pygame.BLEND_RGB_ADD)
