"""The map of Railways of North America: cheap routes between cities, distances, and connected cities.

Ways are computed once for each printed map; whether a way is still free depends on the state.

>>> import random
>>> from game.rules.railways_of_north_america import GAME
>>> board, ways = GAME.board, Ways(GAME.board)
>>> pair = ways.pairs[0]
>>> board.cities[pair.a].name, board.cities[pair.b].name, ways.distance[pair.a][pair.b]
('Whitehorse', 'Prince George', 2)
>>> way: Way = pair.ways[0]
>>> way.length(), way.price, turned(way).a == way.b
(2, 10000, True)
>>> reach = Reach(GAME.new_game(3, {}, random.Random(7)), seat=0)
>>> reach.group[3] == 1 << 3, reach.tiles_between(1 << 0, 1 << 5)
(True, 2)
"""

from __future__ import annotations

import heapq
from functools import lru_cache
from typing import Final, NamedTuple

from ai.memo import Memo
from game.rules.hexgrid import bits
from game.rules.railways_of_north_america.board import FERRY_HEX, Board
from game.rules.railways_of_north_america.network import component
from game.rules.railways_of_north_america.state import RailwaysOfNorthAmericaState
from game.rules.railways_of_north_america.steps import NONE, TILES_PER_BUILD
from game.rules.railways_of_north_america.track import EXITS, OPPOSITE, SIDES, SIDES_OF, Tile, turned_tiles

LONGEST_WAY: Final = 6
"""The maximum number of tiles in a route, which two build actions can lay."""

WAYS_OF_A_PAIR: Final = 5
"""The different ways between two cities, the cheapest ones."""

ACTION_WORTH: Final = 6000
"""The price of a further build action when ways are compared, in dollars."""

FAR: Final = 99
"""A distance in tiles beyond any way."""

FULL: Final = 128
"""In the byte of a hex, the bit for no room for another track."""

FAR_TOO_DEAR: Final = 10**9


class Way(NamedTuple):
    """A way between two cities: the side by which it leaves the first, its tiles and their price.

    `ridge` and `snow` say whether it crosses a ridge, and whether a tile is north of the snow line. It is
    free if none of the bits of `sides` is set in `blocked_sides`.
    """

    a: int
    b: int
    side: int
    tiles: tuple[Tile, ...]
    price: int
    ferries: int
    ridge: bool = False
    snow: bool = False
    sides: int = 0

    def length(self) -> int:
        """Return the number of tiles."""
        return len(self.tiles)


class Pair(NamedTuple):
    """Two near cities `a` and `b`: their mask, and their ways, cheapest first."""

    ends: int
    a: int
    b: int
    ways: tuple[Way, ...]


class Ways:
    """All the ways of a board, in both directions."""

    def __init__(self, board: Board) -> None:
        count = len(board.cities)
        self.pairs: list[Pair] = []
        """The pairs of near cities."""
        self.ferries: list[tuple[int, int]] = []
        """The pairs of cities that one ferry joins within a single build action."""
        self.onward: dict[tuple[int, int], list[Way]] = {}
        """The ways out of a city by a side."""
        self.distance: list[list[int]] = [[FAR] * count for _ in range(count)]
        """The fewest tiles between cities, via other cities."""
        self.effort: list[list[int]] = [[FAR] * count for _ in range(count)]
        """The fewest tiles between cities, counting a ferry as an extra action's tiles for its card."""
        found: dict[tuple[int, int], list[Way]] = {}
        steps = _steps(board)
        for number, start in enumerate(board.starts):
            for way in _ways_from(board, steps, number):
                found.setdefault((start.city, way.b), []).append(way)
        for (a, b), ways in found.items():
            ways.sort(key=_dearness)
            _shorten(self.distance, a, b, min(way.length() for way in ways))
            _shorten(self.effort, a, b, min(way.length() + TILES_PER_BUILD * way.ferries for way in ways))
            if a < b:
                self.pairs.append(Pair(1 << a | 1 << b, a, b, tuple(ways[:WAYS_OF_A_PAIR])))
                if ways[0].ferries == 1 and ways[0].length() <= TILES_PER_BUILD:
                    self.ferries.append((a, b))
        for pair in self.pairs:
            for way in pair.ways:
                back = turned(way)
                self.onward.setdefault((way.a, way.side), []).append(way)
                self.onward.setdefault((back.a, back.side), []).append(back)
        pass_through(self.distance)
        pass_through(self.effort)


def _shorten(distance: list[list[int]], a: int, b: int, found: int) -> None:
    distance[a][b] = distance[b][a] = min(distance[a][b], distance[b][a], found)


def pass_through(distance: list[list[int]]) -> None:
    """Shorten distances between cities in place by those via other cities (Floyd, 1962)."""
    for middle, onward in enumerate(distance):
        for row in distance:
            to_middle = row[middle]
            if to_middle < FAR:
                row[:] = [min(near, to_middle + more) for near, more in zip(row, onward, strict=True)]
    for city, row in enumerate(distance):
        row[city] = 0


def turned(way: Way) -> Way:
    """Return the same way from its other end."""
    tiles = turned_tiles(way.tiles)
    side = OPPOSITE[tiles[0].enter]
    return way._replace(a=way.b, b=way.a, side=side, tiles=tiles, sides=_sides_of(tiles))


def _sides_of(tiles: tuple[Tile, ...]) -> int:
    """Return the bits that must be clear for tiles: the sides used, and room in each hex."""
    mask = 1 << 8 * tiles[0].hex + tiles[0].enter
    for tile in tiles:
        mask |= (1 << tile.leave | FULL) << 8 * tile.hex
    return mask


def blocked_sides(state: RailwaysOfNorthAmericaState) -> int:
    """Return one byte for each hex: the bits of its closed sides, and `FULL` if it has no room."""
    room, every = _room(state.board)
    # FULL - capacity plus the number of tracks sets the bit FULL when the capacity is reached.
    full = int.from_bytes(state.tracks_in, "little") + room & every
    return int.from_bytes(state.closed, "little") | full


@lru_cache(maxsize=4)
def _room(board: Board) -> tuple[int, int]:
    """Return two numbers with one byte for each hex: FULL minus the hex's capacity, and FULL."""
    room = bytes(FULL - capacity for capacity in board.capacity)
    return int.from_bytes(room, "little"), int.from_bytes(bytes([FULL]) * len(room), "little")


def _dearness(way: Way) -> int:
    return way.price + ACTION_WORTH * ((way.length() - 1) // TILES_PER_BUILD) + 4000 * way.ferries


class _Step(NamedTuple):
    """One tile, its price, the next hex and the side by which that is entered."""

    tile: Tile
    price: int
    there: int
    enter: int
    ferry: int


def _steps(board: Board) -> list[list[list[_Step]]]:
    """Return, for each hex and side of entry, the tiles that can be laid on the empty map."""
    return [
        [
            [
                _Step(
                    tile := Tile(here, enter, leave),
                    board.tile_price(tile, 0, 0),
                    board.near[here][leave],
                    OPPOSITE[leave],
                    int(board.terrain[here] == FERRY_HEX),
                )
                for leave in SIDES_OF[EXITS[enter] & ~board.edges[here]]
            ]
            for enter in range(SIDES)
        ]
        for here in range(len(board.hexes))
    ]


def _ways_from(board: Board, steps: list[list[list[_Step]]], number: int) -> list[Way]:
    """Return the cheapest way by one start to each side of each city within reach (Dijkstra, 1959)."""
    start = board.starts[number]
    home = board.cities[start.city].hex
    first = board.near[home][start.side]
    waiting: list[tuple[int, int, int, tuple[Tile, ...], int]] = [(0, first, OPPOSITE[start.side], (), 0)]
    best: dict[tuple[int, int], int] = {}
    found: list[Way] = []
    while waiting:
        price, here, enter, tiles, ferries = heapq.heappop(waiting)
        city = board.city_at[here]
        if city != NONE:
            ridge = any(board.ridges_crossed(tile) for tile in tiles)
            snow = any(board.snow[tile.hex] for tile in tiles)
            sides = _sides_of(tiles)
            found.append(Way(start.city, city, start.side, tiles, price, ferries, ridge, snow, sides))
            continue
        if len(tiles) == LONGEST_WAY:
            continue
        for step in steps[here][enter]:
            so_far = price + step.price
            key = (step.there, step.enter)
            if step.there != home and best.get(key, FAR_TOO_DEAR) > so_far:
                best[key] = so_far
                heapq.heappush(
                    waiting, (so_far, step.there, step.enter, (*tiles, step.tile), ferries + step.ferry)
                )
    return found


def is_free(state: RailwaysOfNorthAmericaState, way: Way, done: int = 0) -> bool:
    """Return whether the tiles of a way from number `done` on can still be laid, ferries aside."""
    closed, tracks_in, capacity = state.closed, state.tracks_in, state.board.capacity
    tiles = way.tiles
    if not done and closed[tiles[0].hex] >> tiles[0].enter & 1:
        return False
    for tile in tiles[done:] if done else tiles:
        here = tile.hex
        if closed[here] >> tile.leave & 1 or tracks_in[here] >= capacity[here]:
            return False
    return True


@lru_cache(maxsize=4)
def ways_of(board: Board) -> Ways:
    """Return the ways of a board."""
    return Ways(board)


# What a seat's links join


HOPE: Final = 0.95
"""The fraction of a nearly reached major line or goal that counts in advance."""


class Reach:
    """The groups of cities that a seat's own links join, cached until it finishes a link."""

    def __init__(self, state: RailwaysOfNorthAmericaState, seat: int) -> None:
        ways = ways_of(state.board)
        self._distance, self._effort = ways.distance, ways.effort
        self.group: list[int] = [1 << city for city in range(len(state.demand))]
        """The mask of the cities that the seat's links connect to each city."""
        for city in bits(state.touched[seat]):
            if self.group[city] == 1 << city:
                joined = component(state, seat, city)
                for other in bits(joined):
                    self.group[other] = joined
        self._tiles: dict[tuple[int, int], int] = {}
        self._efforts: dict[tuple[int, int], int] = {}

    def tiles_between(self, one: int, other: int) -> int:
        """Return the fewest missing tiles between two groups of cities; 0 if they are the same."""
        return _between(self._distance, self._tiles, one, other)

    def effort_between(self, one: int, other: int) -> int:
        """Return the same with a ferry counting as an action's tiles more (`Ways.effort`)."""
        return _between(self._effort, self._efforts, one, other)


def _between(distance: list[list[int]], kept: dict[tuple[int, int], int], one: int, other: int) -> int:
    """Return the least distance between two groups, cached."""
    if one == other:
        return 0
    if not (one & one - 1 or other & other - 1):
        return distance[one.bit_length() - 1][other.bit_length() - 1]
    found = kept.get((one, other))
    if found is None:
        there = bits(other)
        rows = [distance[city] for city in bits(one)]
        found = kept[one, other] = min([row[city] for row in rows for city in there])
    return found


def reach_of(state: RailwaysOfNorthAmericaState, seat: int) -> Reach:
    """Return the reach of a seat's links."""
    return _reaches.get((state.board, state.networks[seat]), lambda: Reach(state, seat))


_reaches = Memo[Reach](most=1000)


def nearness(left: int, whole: int) -> float:
    """Return the fraction of a path's points that counts with `left` of its tiles missing."""
    if left >= whole:
        return 0.0
    return HOPE * (1.0 - left / (whole + 2.0)) ** 2
