"""The engraved symbols of the map: hexes, peaks, waves, ridges, the snow line, ferries."""

from __future__ import annotations

import math
import random
from collections.abc import Generator, Iterator
from functools import lru_cache
from typing import Final, NamedTuple

import pygame

from game.rules.hexgrid import Spot
from game.rules.railways_of_north_america.board import FERRY_HEX, MOUNTAIN, OPEN, WATER, Board
from game.table.kit.contrast import line_of, thick
from game.table.kit.distances import SPANS, Distances, Lattice, Wash, contour, points_along
from game.table.kit.engraving import SEA_INK, compass, hex_corners
from game.table.kit.hexes import SQRT3, HexMap
from game.table.kit.lettering import write
from game.table.kit.noise import ripples
from game.table.kit.pen import Pen, Point, smooth, stamp, texture_of
from game.table.kit.scale import Scale
from game.table.kit.surface_cache import IncrementalCache, cached_surface
from game.table.kit.theme import INK, Colour, mix
from game.table.kit.waters import Levels, between, water_colour
from game.table.railways_of_north_america.layout import TileLayout
from game.table.railways_of_north_america.look import ABROAD, LAKE, MARGIN, SEA, BoardLook, Water, look_of
from game.words import in_active_language

_HEX_LINE: Final[Colour] = (164, 154, 112)
_WAVE: Final[Colour] = (76, 135, 150)
_SNOW_INK: Final[Colour] = (29, 79, 134)
_PALE: Final[Colour] = (251, 248, 238)
_FERRY_INK: Final[Colour] = (35, 70, 90)
_RIDGE: Final[Colour] = (23, 16, 10)
_WATER_HALO: Final[Colour] = (214, 219, 206)
_COUNTRY: Final[Colour] = (122, 92, 58)
_VARIANTS: Final = 6


def waves(pen: Pen, chance: random.Random, colour: Colour = _WAVE) -> None:
    """Draw three short rows of waves in a hex of size 1."""
    for dy, count in ((-0.42, 2), (-0.02, 3), (0.40, 2)):
        left = -count * 0.21 + chance.uniform(-0.06, 0.06)
        for i in range(count):
            points = [
                (left + (i + t / 8) * 0.42, dy - math.sin(t / 8 * 2 * math.pi) * 0.065) for t in range(9)
            ]
            pen.line(colour, points, 0.062)


def peak(pen: Pen) -> None:
    """Draw a peak of half-width 1: a bright flank, a dark one with hachures, and the ridge line."""
    top, left, right = (0.0, -1.15), (-1.0, 0.55), (1.0, 0.55)
    kinks: list[Point] = [(0.10, -0.35), (-0.06, 0.12), (0.16, 0.55)]
    pen.poly((239, 224, 192), [top, left, kinks[2], kinks[1], kinks[0]])
    pen.poly((180, 138, 88), [top, right, kinks[2], kinks[1], kinks[0]])
    for i in range(1, 5):
        t = i / 5
        x, y = right[0] * t, top[1] + (right[1] - top[1]) * t
        pen.line((74, 50, 28), [(x, y), (x - 0.30 * (1 - t) - 0.10, right[1] - 0.04)], 0.085)
    for t in (0.38, 0.62, 0.84):
        x, y = left[0] * t, top[1] + (left[1] - top[1]) * t
        pen.line((122, 90, 56), [(x, y), (x + 0.16, y + 0.34)], 0.07)
    pen.line((58, 38, 20), [left, top, right], 0.12)


def mountains(pen: Pen, chance: random.Random) -> None:
    """Draw three peaks in a hex of size 1."""
    shake = chance.uniform(-0.05, 0.05)
    peak(pen.at(0.36 + shake, -0.10, 0.32))
    peak(pen.at(-0.34, -0.02 + shake, 0.36))
    peak(pen.at(0.06, 0.30, 0.30))


def ferry(pen: Pen) -> None:
    """Draw a dashed rim and a small paddle steamer in a hex of size 1."""
    corners = hex_corners(0, 0, 0.84)
    for i in range(6):
        (ax, ay), (bx, by) = corners[i], corners[(i + 1) % 6]
        for t in (0.06, 0.40, 0.74):
            a, b = t, t + 0.20
            ends = [(ax + (bx - ax) * a, ay + (by - ay) * a), (ax + (bx - ax) * b, ay + (by - ay) * b)]
            pen.line((47, 96, 118), ends, 0.08)
    ship(pen.at(0, 0.16, 0.52))


def ship(pen: Pen) -> None:
    """Draw a paddle steamer of half-length 1, with its smoke."""
    ink, cream = _FERRY_INK, (244, 234, 208)
    pen.poly(ink, [(-1, 0.0), (0.98, 0.0), (0.72, 0.44), (-0.78, 0.44)])
    pen.line(cream, [(-0.92, 0.06), (0.90, 0.06)], 0.10)
    cabin: list[Point] = [(-0.58, 0), (0.50, 0), (0.50, -0.32), (-0.58, -0.32)]
    pen.poly(cream, cabin)
    pen.line(ink, [*cabin, cabin[0]], 0.10)
    pen.poly((179, 56, 44), [(-0.10, -0.30), (0.16, -0.30), (0.14, -0.84), (-0.08, -0.84)])
    pen.circle(ink, (-0.02, 0.12), 0.26)
    pen.circle(cream, (-0.02, 0.12), 0.13)
    for i, radius in enumerate((0.13, 0.17, 0.21)):
        pen.circle((109, 125, 128, 150 - 30 * i), (-0.18 - 0.30 * i, -0.98 - 0.10 * i), radius)


def ridge(pen: Pen, side: int) -> None:
    """Draw bold black teeth along both sides of a hex side; the hex has size 1."""
    corners = hex_corners(0, 0, 1)
    (x1, y1), (x2, y2) = corners[side], corners[(side + 1) % 6]
    dx, dy = x2 - x1, y2 - y1
    pen.line((243, 227, 194), [(x1, y1), (x2, y2)], 0.34)
    pen.line(_RIDGE, [(x1, y1), (x2, y2)], 0.17)
    for i in range(5):
        t = (i + 0.5) / 5
        x, y, wide, high = x1 + dx * t, y1 + dy * t, 0.105, 0.26
        for way in (1, -1):
            tip = (x - dy * high * way, y + dx * high * way)
            pen.poly(_RIDGE, [(x - dx * wide, y - dy * wide), (x + dx * wide, y + dy * wide), tip])


def snowflake(pen: Pen) -> None:
    """Draw a snowflake of radius 1: six barbed arms on a small white ground."""
    pen.circle((*_PALE, 240), (0, 0), 1.25)
    for i in range(6):
        angle = math.radians(60 * i + 30)
        c, s = math.cos(angle), math.sin(angle)
        pen.line(_SNOW_INK, [(0, 0), (c, s)], 0.22)
        for turned in (angle + 0.9, angle - 0.9):
            tip = (0.58 * c + 0.36 * math.cos(turned), 0.58 * s + 0.36 * math.sin(turned))
            pen.line(_SNOW_INK, [(0.58 * c, 0.58 * s), tip], 0.18)


def _snow_side(pen: Pen, side: int, flake: bool) -> None:
    """Draw a dotted side of a hex of size 1, with or without a snowflake."""
    corners = hex_corners(0, 0, 1)
    (ax, ay), (bx, by) = corners[side], corners[(side + 1) % 6]
    spots = [(ax + (bx - ax) * t, ay + (by - ay) * t) for t in (0.08, 0.29, 0.5, 0.71, 0.92)]
    for colour, radius in ((_PALE, 0.125), (_SNOW_INK, 0.078)):
        for spot in spots:
            pen.circle(colour, spot, radius)
    if flake:
        snowflake(pen.at((ax + bx) / 2, (ay + by) / 2, 0.25))


@cached_surface
def engraved(kind: str, variant: int, size: float) -> pygame.Surface:
    """Return an engraving of a hex of `size` pixels from middle to corner, centered in the picture."""
    reach = size * 2.6

    def draw(pen: Pen) -> None:
        pen = pen.at(reach / 2, reach / 2, size)
        chance = random.Random(variant * 97 + 11)
        if kind == "waves":
            waves(pen, chance)
        elif kind == "mountains":
            mountains(pen, chance)
        elif kind == "ferry":
            ferry(pen)
        elif kind == "ridge":
            ridge(pen, variant)
        else:
            _snow_side(pen, variant, kind == "flake")

    printed = smooth((reach, reach), draw, 4)
    return texture_of(printed) if kind in ("waves", "mountains") else printed


_KINDS: Final = {MOUNTAIN: "mountains", WATER: "waves", FERRY_HEX: "ferry"}


@lru_cache(maxsize=1)
def snow_sides(board: Board) -> tuple[tuple[int, int], ...]:
    """Return the sides of hexes, as (hex, side), that separate north and south of the snow line."""
    found = []
    for number in range(len(board.hexes)):
        if board.snow[number]:
            for side, other in enumerate(board.near[number]):
                if other >= 0 and not board.snow[other]:
                    found.append((number, side))
    return tuple(found)


def engraving(board: Board, number: int) -> tuple[str, int] | None:
    """Return a hex's engraving: its kind and one of its variants."""
    kind = _KINDS.get(board.terrain[number])
    if kind is None or board.city_at[number] >= 0:
        return None
    column, row = board.hexes[number]
    return kind, (column * 5 + row * 3 + column * row) % _VARIANTS if kind != "ferry" else 0


def paint_ground(surface: pygame.Surface, scale: Scale, hexes: HexMap, board: Board) -> None:
    """Print the map over a whole surface; `hexes` gives the hexes' places there, in pixels."""
    paint_terrain(surface, hexes, board)
    size = round(hexes.size, 2)
    near = surface.get_rect().inflate(2.6 * size, 2.6 * size)
    # A dict, since it keeps their order and is quick to search.
    seen = dict.fromkeys(n for n, spot in enumerate(board.hexes) if near.collidepoint(hexes.centre(spot)))
    for number in seen:
        _outline(surface, hexes, board, number)
    for number in seen:
        if found := engraving(board, number):
            stamp(surface, engraved(*found, size), *hexes.centre(board.hexes[number]), centred=True)
    look = look_of(board)
    for line in look.waters:
        _letter(surface, scale, hexes, look, line)
    for i, (number, side) in enumerate(snow_sides(board)):
        if number in seen:
            picture = engraved("flake" if i % 2 == 0 else "snow", side, size)
            stamp(surface, picture, *hexes.centre(board.hexes[number]), centred=True)
    for number in seen:
        for side in range(3):
            if board.ridges[number] >> side & 1:
                picture = engraved("ridge", side, size)
                stamp(surface, picture, *hexes.centre(board.hexes[number]), centred=True)
    if look.compass is not None:
        picture = compass(round(hexes.size * 3.2 * 2 / 2.3))
        stamp(surface, picture, *hexes.place(*look.compass), centred=True)


def _outline(surface: pygame.Surface, hexes: HexMap, board: Board, number: int) -> None:
    """Draw each side of a hex once."""
    corners, colour, wide = hexes.corners(board.hexes[number]), line_of(_HEX_LINE), round(thick(1))
    for side, other in enumerate(board.near[number]):
        if side < 3 or other < 0:
            pygame.draw.aaline(surface, colour, corners[side], corners[(side + 1) % 6], wide)


def _letter(surface: pygame.Surface, scale: Scale, hexes: HexMap, look: BoardLook, line: Water) -> None:
    """Draw text on the water, or in the country's ink beyond the map."""
    dry = look.kind((round(line.at[0]), round(line.at[1]))) == ABROAD
    colour, halo = (_COUNTRY, TINTS[ABROAD]) if dry else (mix(SEA_INK, INK, 0.45), _WATER_HALO)
    x, y = hexes.place(*line.at)
    write(
        surface,
        scale,
        in_active_language(line.words),
        "italic",
        line.points,
        colour,
        x,
        y,
        "c",
        halo,
        line.spacing,
    )


class TilePrint:
    """The map printed at one size; places are pixels from the corner of the whole enlarged map."""

    def __init__(self, layout: TileLayout, board: Board) -> None:
        """Create it for the map's current layout."""
        self._board, self._scale = board, layout.map_scale
        (left, top), (right, down) = layout.frame.topleft, layout.shift
        self._hexes = layout.hexes.moved(left - right, top - down)

    def steps(self, seen: pygame.Rect) -> Iterator[None]:
        """Yield while drawing the engravings of a part of the map."""
        board, hexes = self._board, self._hexes
        yield from terrain_steps(hexes, board)
        size, blank = round(hexes.size, 2), pygame.Surface((1, 1))
        near = seen.inflate(2.6 * size, 2.6 * size)
        for number, spot in enumerate(board.hexes):
            if near.collidepoint(hexes.centre(spot)) and (found := engraving(board, number)):
                engraved(*found, size)
                yield
        look = look_of(board)
        for line in look.waters:
            if seen.inflate(16 * hexes.width, 16 * hexes.width).collidepoint(hexes.place(*line.at)):
                _letter(blank, self._scale, hexes, look, line)
                yield

    def paint(self, surface: pygame.Surface, x: int, y: int) -> None:
        """Draw the part of the map that starts at a position over a whole surface."""
        paint_ground(surface, self._scale, self._hexes.moved(x, y), self._board)


GRAIN: Final = 12
"""The number of grid points per hex size."""
UNITS: Final = 20.0
"""The number of coastline units per hex size."""
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
            (round((x - self._hexes.left) / self._hexes.width * 2), round((y - self._hexes.top) / size * 2))
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
    """The amount of land at each point of the grid: a byte each, `_LEAST_LAND` or more on land."""

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
    """The sources of a printed map, with a pixel for each point of the grid."""

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


GROUNDS: Final = IncrementalCache(_make, 2)
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
