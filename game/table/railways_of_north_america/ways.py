"""The cheapest ways to finish a link in this action or with the next one, which the table offers.

The rules decide what may be laid; here prices are only added up along the tiles.
"""

from __future__ import annotations

import heapq
from functools import lru_cache
from typing import NamedTuple

from game.rules.railways_of_north_america.board import FERRY_HEX, Board
from game.rules.railways_of_north_america.network import head_of
from game.rules.railways_of_north_america.state import RailwaysOfNorthAmericaState as State
from game.rules.railways_of_north_america.steps import LAY, ROUNDS, START_TRACK, TILES_PER_BUILD
from game.rules.railways_of_north_america.track import EXITS, OPPOSITE, SIDES, SIDES_OF, Tile


class Way(NamedTuple):
    """The tiles to a city, their price in dollars, and the side of the first step.

    That is the side of the city where the track begins, or the side by which the next tile is left.
    """

    cost: int
    tiles: tuple[Tile, ...]
    side: int


class _Terms(NamedTuple):
    """Everything that the ways depend on, except their start."""

    board: Board
    closed: bytes
    tracks_in: bytes
    uses: int
    """A mask of the cards used in this action."""
    ridge_off: int
    now: int
    """The tiles that can still be laid in this action."""
    most: int
    """The largest number of tiles of a way."""
    ferries: int
    """The largest number of ferries of a way."""
    halves: tuple[tuple[tuple[int, int], int], ...]
    """The open ends of the seat's other halves: the last hex, its open side, and the city."""


_Begun = tuple[int, int, int]
"""The start of a way: its first hex, the side of entry, and the side of its first step (or -1)."""


def ways_on(state: State) -> dict[int, Way]:
    """Return the ways of the track that is being built, by the city where they end."""
    track = state.building
    if state.step != LAY or track is None:
        return {}
    here, enter = head_of(state, track)
    return _ways(_terms(state, _ferries(state)), ((here, enter, -1),), state.board.cities[track.city].hex)


def ways_from(state: State, city: int) -> dict[int, Way]:
    """Return the ways that a link from a city could take, by the city where they end."""
    return _from(state, city, _ferries(state)) if state.step == START_TRACK else {}


def lacks_ferry(state: State, city: int, end: int) -> bool:
    """Return whether a link from a city could reach another one if there were cards for all ferries."""
    return state.step == START_TRACK and end in _from(state, city, len(state.board.hexes))


def _from(state: State, city: int, ferries: int) -> dict[int, Way]:
    board = state.board
    home = board.cities[city].hex
    begun = tuple(
        (there, OPPOSITE[side], side)
        for side in range(SIDES)
        if (there := board.near[home][side]) >= 0 and not state.closed[home] >> side & 1
    )
    return _ways(_terms(state, ferries), begun, home)


def reach(state: State) -> int:
    """Return the largest number of tiles of a way: those of this action, and of one more if a round is
    left.
    """
    return TILES_PER_BUILD - state.laid + (TILES_PER_BUILD if state.round + 1 < ROUNDS else 0)


def _ferries(state: State) -> int:
    return state.held_by(state.turn, state.board.ferry_card) if state.board.ferry_card >= 0 else 0


def _terms(state: State, ferries: int) -> _Terms:
    return _Terms(
        state.board,
        bytes(state.closed),
        bytes(state.tracks_in),
        state.uses,
        state.ridge_off,
        TILES_PER_BUILD - state.laid,
        reach(state),
        ferries,
        tuple(
            ((half.tiles[-1].hex, half.tiles[-1].leave), half.city)
            for half in state.unfinished
            if half.owner == state.turn
        ),
    )


@lru_cache(maxsize=64)
def _ways(terms: _Terms, begun: tuple[_Begun, ...], home: int) -> dict[int, Way]:
    """Return the cheapest way to each city (Dijkstra's algorithm); cards in use apply to the tiles of this
    action.
    """
    board, halves = terms.board, dict(terms.halves)
    found: dict[int, Way] = {}
    waiting: list[tuple[int, int, int, int, tuple[Tile, ...], int]] = []
    for here, enter, side in begun:
        heapq.heappush(waiting, (0, 0, here, enter, (), side))
    seen: set[tuple[int, int, int]] = set()
    while waiting:
        cost, count, here, enter, tiles, side = heapq.heappop(waiting)
        city = board.city_at[here]
        if city >= 0:
            if count:
                found.setdefault(city, Way(cost, tiles, side))
            continue
        if (
            (here, enter, count) in seen
            or count == terms.most
            or terms.tracks_in[here] >= board.capacity[here]
        ):
            continue
        seen.add((here, enter, count))
        if any(tile.hex == here for tile in tiles):
            continue
        crossed = sum(board.terrain[tile.hex] == FERRY_HEX for tile in tiles)
        if board.terrain[here] == FERRY_HEX and crossed >= terms.ferries:
            continue
        uses, off = (terms.uses, terms.ridge_off) if count < terms.now else (0, 0)
        off = 0 if any(board.ridges_crossed(tile) for tile in tiles) else off
        for leave in SIDES_OF[EXITS[enter]]:
            there = board.near[here][leave]
            joined = halves.get((there, OPPOSITE[leave]))
            if joined is not None:
                there = board.cities[joined].hex  # The other half goes on to its city.
            elif terms.closed[here] >> leave & 1:
                continue
            if there >= 0 and there != home:
                tile = Tile(here, enter, leave)
                price = cost + board.tile_price(tile, uses, off, joined is not None)
                first = side if side >= 0 else leave
                heapq.heappush(waiting, (price, count + 1, there, OPPOSITE[leave], (*tiles, tile), first))
    return found
