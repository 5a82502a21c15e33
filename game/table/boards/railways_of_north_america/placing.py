"""Where names and locomotives stand, so that they hide little of each other and of the track.

A name stands where the asset file puts it, unless too much track would run under it there; a locomotive
stands near the middle of its link. Places are computed on the whole map, so that they hold at every size.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache
from operator import is_
from typing import Final, NamedTuple

import pygame

from game.rules.railways_of_north_america.state import RailwaysOfNorthAmericaState as State
from game.rules.railways_of_north_america.track import Link, Tile, Track
from game.table.boards.railways_of_north_america.curves import through
from game.table.boards.railways_of_north_america.layout import TileLayout
from game.table.boards.railways_of_north_america.look import NamePlace, look_of
from game.table.kit.hexes import HexMap
from game.table.kit.lettering import cap_height, text_width
from game.table.kit.pen import Point
from game.table.kit.scale import Scale
from game.words import Speaker

ENGINE_WIDE: Final = 1.5
"""A locomotive's width in sizes of a hex."""
ENGINE_HIGH: Final = 1.08
NAME_POINTS: Final = 15.5
_BESIDE: Final = ((1.02, -0.9), (1.02, -0.45), (1.02, 0.0), (1.2, 0.45), (1.2, 0.9))
_OTHERS: Final[tuple[NamePlace, ...]] = (
    *(("c", dx, dy) for dy in (-1.48, 1.72) for dx in (0.0, 0.6, -0.6, 1.1, -1.1, 1.6, -1.6, 2.3, -2.3)),
    *(("l", dx, dy) for dx, dy in _BESIDE),
    *(("r", -dx, dy) for dx, dy in _BESIDE),
)
"""Places that a name may have besides the one in the asset file."""
_HELD: Final = 4.0
"""A name leaves its usual place only for one whose cost is lower by more than this."""
_COVERED: Final = 12.0
"""The cost of covering a city, its cubes or a printed field; that of a point of track is 1."""
_CLASH: Final = 40.0
"""The cost of touching another name or the frame."""
_DOUBT: Final = 5.0
"""The cost of standing nearer to another city than to its own."""
_BETWEEN: Final = 0.5
"""Sizes of a hex that part two names in a row, so that they are not read as one."""
_EVERY: Final = 3
"""Only every third point of a line through a hex is looked at."""


class Places(NamedTuple):
    """Of each city the place of its name, of each link the index of the tile with its locomotive."""

    names: tuple[NamePlace, ...]
    engines: tuple[int, ...]


class _Stand(NamedTuple):
    """The rectangle of a name at some place, and the cost of that place without any track."""

    rect: pygame.Rect
    cost: float


class _Table:
    """What does not depend on the track: the whole map of a layout."""

    def __init__(self, layout: TileLayout, state: State) -> None:
        board, self.scale, self.hexes = state.board, layout.print, layout.whole
        self.frame = layout.frame
        self.centres = [self.hexes.centre(board.hexes[city.hex]) for city in board.cities]
        speaker = Speaker(state.game)
        self.words = [speaker.title("city", city) for city in range(len(board.cities))]
        """What each city is called in the present language."""
        self._stands: dict[tuple[int, NamePlace], _Stand] = {}
        size = self.hexes.size
        cities = range(len(self.centres))
        self.near = [
            sorted(cities, key=lambda other: math.dist(self.centres[city], self.centres[other]))[1:8]
            for city in cities
        ]
        """The nearest other cities of each."""
        self._taken = [layout.cartouche, layout.legend, layout.stock]
        for x, y in self.centres:
            self._taken.append(_around(x, y, 1.6 * size, 1.8 * size))
            self._taken.append(_around(x, y + 0.85 * size, 2.1 * size, 0.8 * size))

    def stand(self, city: int, place: NamePlace) -> _Stand:
        """A place of a city's name, with its cost before any track lies."""
        found = self._stands.get((city, place))
        if found is None:
            rect = name_rect(self.scale, self.hexes, self.words[city], self.centres[city], place)
            wide = rect.inflate(2, 4)
            covered = sum(
                _share(wide, self._taken[i], self.hexes.size) for i in wide.collidelistall(self._taken)
            )
            own, *rest = (_gap(rect, self.centres[i]) for i in (city, *self.near[city]))
            doubtful = _DOUBT if own > 1.15 * min(rest) else 0.0
            outside = 0.0 if self.frame.contains(rect.inflate(6, 6)) else _CLASH
            found = _Stand(rect, _COVERED * covered + doubtful + outside)
            self._stands[city, place] = found
        return found

    def name(self, city: int, place: NamePlace) -> pygame.Rect:
        """The rectangle of a name."""
        return self.stand(city, place).rect


def _around(x: float, y: float, w: float, h: float) -> pygame.Rect:
    return pygame.Rect(round(x - w / 2), round(y - h / 2), round(w), round(h))


def _gap(rect: pygame.Rect, point: Point) -> float:
    """Pixels from a rectangle to a point."""
    x = max(rect.left - point[0], 0.0, point[0] - rect.right)
    return math.hypot(x, max(rect.top - point[1], 0.0, point[1] - rect.bottom))


def _share(rect: pygame.Rect, place: pygame.Rect, size: float) -> float:
    """How much of a place a rectangle covers; a little counts too."""
    both = rect.clip(place)
    return 0.3 + both.w * both.h / size**2


def name_face(scale: Scale) -> str:
    """The typeface of the names: small slab letters would be torn apart."""
    return "slab_bold" if scale.size(NAME_POINTS) > 14 else "semi"


def name_rect(scale: Scale, hexes: HexMap, words: str, centre: Point, place: NamePlace) -> pygame.Rect:
    """The rectangle that a name fills at a place of its city."""
    align, dx, dy = place
    face = name_face(scale)
    wide, high = text_width(scale, words, face, NAME_POINTS), cap_height(face, scale.size(NAME_POINTS))
    left = centre[0] + dx * hexes.size - {"l": 0.0, "c": wide / 2, "r": float(wide)}[align]
    return pygame.Rect(round(left), round(centre[1] + dy * hexes.size - high / 2), wide, round(high))


def _line(hexes: HexMap, state: State, tile: Tile) -> list[Point]:
    """Points of the line through a tile."""
    x, y = hexes.centre(state.board.hexes[tile.hex])
    points = through(tile.enter, tile.leave)[::_EVERY]
    return [(x + px * hexes.size, y + py * hexes.size) for px, py in points]


def _place_names(table: _Table, state: State) -> tuple[NamePlace, ...]:
    """The usual place of every name, or another one where much track runs under it."""
    look = look_of(state.board)
    usual = [look.place_of(city.name) for city in state.board.cities]
    places = usual[:]
    rects = [table.name(city, place) for city, place in enumerate(places)]
    size = table.hexes.size
    tracks: list[Link | Track] = [*state.links, *state.unfinished]
    if state.building is not None:
        tracks.append(state.building)
    dots = [
        _around(x, y, 0.5 * size, 0.7 * size)
        for track in tracks
        for tile in track.tiles
        for x, y in _line(table.hexes, state, tile)
    ]

    def cost(city: int, place: NamePlace, around: list[pygame.Rect]) -> float:
        rect, fixed = table.stand(city, place)
        apart = rect.inflate(max(4, round(2 * _BETWEEN * size)), 4)
        others = sum(i != city for i in apart.collidelistall(rects))
        return len(rect.collidelistall(around)) + _CLASH * others + fixed

    waiting = list(range(len(places)))
    for _ in range(2):
        pressed = []
        for city in waiting:
            usual_place = usual[city]
            now = cost(city, usual_place, dots)
            found = [(now - _HELD, -1, usual_place)]
            if now > _HELD:
                pressed.append(city)
                stands = [table.name(city, place) for place in _OTHERS]
                around = [dots[i] for i in stands[0].unionall(stands[1:]).collidelistall(dots)]
                for i, place in enumerate(_OTHERS):
                    found.append((cost(city, place, around) + 0.1 * i, i, place))
            places[city] = min(found)[2]
            rects[city] = table.name(city, places[city])
        # Once more, now that others have made room.
        waiting = pressed
    return tuple(places)


def _place_engines(table: _Table, state: State, names: Sequence[NamePlace]) -> tuple[int, ...]:
    """For each link the tile near its middle where its locomotive hides least."""
    size = table.hexes.size
    hidden = [table.name(city, place) for city, place in enumerate(names)]
    found: list[int] = []
    stand: list[pygame.Rect] = []
    for link in state.links:
        middle = (len(link.tiles) - 1) / 2
        best: tuple[float, int, pygame.Rect] | None = None
        for i, tile in enumerate(link.tiles):
            points = _line(table.hexes, state, tile)
            rect = _around(*points[len(points) // 2], ENGINE_WIDE * size, ENGINE_HIGH * size)
            cost = abs(i - middle) + 3.0 * (state.tracks_in[tile.hex] > 1)
            cost += sum(rect.clip(name).w for name in hidden) / size * 2
            cost += 2.0 * len(rect.collidelistall(stand))
            if best is None or cost < best[0]:
                best = (cost, i, rect)
        assert best is not None
        found.append(best[1])
        stand.append(best[2])
    return tuple(found)


class _Placing:
    """The places in one layout; they are computed anew when track has been laid."""

    def __init__(self) -> None:
        self.table: _Table | None = None
        self.tracks: list[object] = []
        self.places = Places((), ())


@lru_cache(maxsize=4)
def _placing(layout: TileLayout) -> _Placing:
    """What is remembered of a layout."""
    return _Placing()


def places(layout: TileLayout, state: State) -> Places:
    """Where everything stands in a state."""
    known = _placing(layout)
    tracks: list[object] = [*state.links, *state.unfinished, state.building]
    if known.table is None:
        known.table = _Table(layout, state)
    elif len(tracks) == len(known.tracks) and all(map(is_, tracks, known.tracks)):
        return known.places
    names = _place_names(known.table, state)
    known.tracks, known.places = tracks, Places(names, _place_engines(known.table, state, names))
    return known.places
