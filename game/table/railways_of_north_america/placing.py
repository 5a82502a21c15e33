"""The places of names and locomotives.

A name is where the look puts it. A locomotive is near the middle of its link, where it hides least. Places
are computed on the whole map, so that they hold at every size.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from operator import is_
from typing import Final, NamedTuple

import pygame

from game.rules.railways_of_north_america.board import Board
from game.rules.railways_of_north_america.state import RailwaysOfNorthAmericaState as State
from game.rules.railways_of_north_america.track import Link, Tile
from game.table.kit.hexes import HexMap
from game.table.kit.lettering import cap_height, text_width
from game.table.kit.pen import Point
from game.table.kit.scale import Scale
from game.table.railways_of_north_america.curves import STEPS, through
from game.table.railways_of_north_america.layout import TileLayout
from game.table.railways_of_north_america.look import BoardLook, NamePlace, look_of
from game.words import Localizer

ENGINE_WIDE: Final = 1.5
"""A locomotive's width in hex sizes."""
ENGINE_HIGH: Final = 1.08
NAME_FACE: Final = "semi"
NAME_POINTS: Final = 19.5
CUBES_IN_ROW: Final = 4
"""The largest number of cubes in a row under a city."""
_CUBE: Final = 0.86
"""The width of a cube in hex sizes."""
_SMALL_CUBE: Final = 0.74
_SMALLEST_CUBE: Final = 0.68
_LOW: Final = (0.92, 0.92)
_LOWER: Final = (0.50, 1.12)
"""How far below a city's middle its rows of cubes are centered: one row, and two."""

_ENGINE_STEPS: Final = tuple(range(4, STEPS - 3, 2))
"""The points of a tile's curve where a locomotive may be: well inside the hex."""


class EnginePlace(NamedTuple):
    """A locomotive's place: the index of a tile of its link, and a point of its curve."""

    tile: int
    step: int


def cube_places(hexes: HexMap, centre: Point, count: int) -> list[tuple[Point, float]]:
    """Return the middles and widths of a city's cubes; more than `CUBES_IN_ROW` are in two rows."""
    across, low = count, _LOW
    width = hexes.size * (_CUBE if count < CUBES_IN_ROW else _SMALL_CUBE)
    if count > CUBES_IN_ROW:
        across, low, width = -(-count // 2), _LOWER, hexes.size * _SMALLEST_CUBE
    found = []
    for start in range(0, count, max(1, across)):
        row = min(across, count - start)
        y = centre[1] + hexes.size * (low[1] if start else low[0])
        found += [((centre[0] + (i - (row - 1) / 2) * width * 1.07, y), width) for i in range(row)]
    return found


def cube_rect(place: Point, width: float) -> pygame.Rect:
    """Return the rectangle of a cube."""
    return _around(*place, width * 1.07, width * 1.3)


def name_lines(look: BoardLook, name: str, words: str) -> list[str]:
    """Return the lines of a city's name: two if the look asks for it; `words` is the name."""
    if name not in look.in_two_lines or " " not in words:
        return [words]
    gaps = [i for i, letter in enumerate(words) if letter == " "]
    cut = min(gaps, key=lambda i: abs(2 * i + 1 - len(words)))
    return [words[:cut], words[cut + 1 :]]


def line_step(scale: Scale) -> float:
    """Return the pixels from one line of a name to the next."""
    return 1.05 * scale.size(NAME_POINTS)


def name_rect(scale: Scale, hexes: HexMap, lines: list[str], centre: Point, place: NamePlace) -> pygame.Rect:
    """Return the rectangle of a name at one of its city's positions."""
    align, dx, dy = place
    wide = max(text_width(scale, line, NAME_FACE, NAME_POINTS) for line in lines)
    high = cap_height(NAME_FACE, scale.size(NAME_POINTS)) + (len(lines) - 1) * line_step(scale)
    left = centre[0] + dx * hexes.size - {"l": 0.0, "c": wide / 2, "r": float(wide)}[align]
    return pygame.Rect(round(left), round(centre[1] + dy * hexes.size - high / 2), wide, round(high))


def name_rects(layout: TileLayout, localizer: Localizer, as_seen: bool = False) -> list[pygame.Rect]:
    """Return the rectangles of all cities' names in `localizer`'s language, while the whole map is visible.

    `as_seen`: on the map as it is currently seen.
    """
    board, look = layout.board, look_of(layout.board)
    hexes, scale = (layout.hexes, layout.map_scale) if as_seen else (layout.whole, layout.print)
    return [
        name_rect(
            scale,
            hexes,
            name_lines(look, city.name, localizer.title("city", number)),
            hexes.centre(board.hexes[city.hex]),
            look.place_of(city.name),
        )
        for number, city in enumerate(board.cities)
    ]


def _around(x: float, y: float, w: float, h: float) -> pygame.Rect:
    return pygame.Rect(round(x - w / 2), round(y - h / 2), round(w), round(h))


def engine_stand(hexes: HexMap, board: Board, tile: Tile, step: int) -> Point:
    """Return the pixel of a point of a tile's curve."""
    x, y = hexes.centre(board.hexes[tile.hex])
    px, py = through(tile.enter, tile.leave)[step]
    return x + px * hexes.size, y + py * hexes.size


def _covers(hexes: HexMap, board: Board) -> tuple[list[pygame.Rect], list[pygame.Rect]]:
    """Return the rectangles of the cities' signs and of rows of cubes, even empty ones."""
    centres = [hexes.centre(board.hexes[city.hex]) for city in board.cities]
    width, size = hexes.size * _CUBE, hexes.size
    signs = [_around(x, y, 1.2 * size, 1.3 * size) for x, y in centres]
    rows = [_around(x, y + _LOW[0] * size, 3 * 1.07 * width, width) for x, y in centres]
    return signs, rows


def _hidden_part(rect: pygame.Rect, covers: list[pygame.Rect]) -> float:
    """Return the part of a rectangle that is under others."""
    clips = [rect.clip(covers[i]) for i in rect.collidelistall(covers)]
    return sum(clip.w * clip.h for clip in clips) / (rect.w * rect.h)


def _place_engines(layout: TileLayout, state: State) -> tuple[EnginePlace, ...]:
    """Return for each link the place near its middle where its locomotive hides and is hidden least."""
    hexes, board = layout.whole, state.board
    size, names = hexes.size, name_rects(layout, Localizer(state.game))
    signs, rows = _covers(hexes, board)
    found: list[EnginePlace] = []
    stand: list[pygame.Rect] = []
    for link in state.links:
        middle = len(link.tiles) / 2
        best: tuple[float, EnginePlace, pygame.Rect] | None = None
        for i, tile in enumerate(link.tiles):
            crossed = 3.0 * (state.tracks_in[tile.hex] > 1)
            for step in _ENGINE_STEPS:
                x, y = engine_stand(hexes, board, tile, step)
                rect = _around(x, y, ENGINE_WIDE * size, ENGINE_HIGH * size)
                cost = abs(i + step / STEPS - middle) + crossed
                cost += sum(rect.clip(names[name]).w for name in rect.collidelistall(names)) / size * 2
                cost += 6.0 * _hidden_part(rect, rows) + 6.0 * _hidden_part(rect, signs)
                cost += 2.0 * len(rect.collidelistall(stand))
                if best is None or cost < best[0]:
                    best = (cost, EnginePlace(i, step), rect)
        assert best is not None
        found.append(best[1])
        stand.append(best[2])
    return tuple(found)


@dataclass(frozen=True, slots=True)
class _Placing:
    """The places of locomotives for a set of links."""

    links: tuple[Link, ...]
    engines: tuple[EnginePlace, ...]

    def holds(self, links: Sequence[Link]) -> bool:
        """Return whether these are its links."""
        return len(links) == len(self.links) and all(map(is_, links, self.links))


@lru_cache(maxsize=4)
def _placings(layout: TileLayout) -> list[_Placing]:
    """Return the latest results for a layout, newest first: for the shown state and one being prepared."""
    return []


def engine_places(layout: TileLayout, state: State) -> tuple[EnginePlace, ...]:
    """Return the place of each link's locomotive, computed again when a link is finished."""
    known = _placings(layout)
    placing = next((placing for placing in known if placing.holds(state.links)), None)
    if placing is None:
        placing = _Placing(tuple(state.links), _place_engines(layout, state))
        known[:] = [placing, *known[:1]]
    return placing.engines
