"""Fields that are derived from the track, the cubes and the demands."""

from __future__ import annotations

from collections.abc import Iterator

from game.rules.railways_of_north_america.data import RailwaysOfNorthAmericaData
from game.rules.railways_of_north_america.network import join
from game.rules.railways_of_north_america.rails import put_tile, refresh_starts
from game.rules.railways_of_north_america.steps import GREY
from game.rules.railways_of_north_america.track import Tile


def derive_fields(state: RailwaysOfNorthAmericaData) -> None:
    """Set all derived fields of a table."""
    board, colours = state.board, range(len(state.board.colours))
    state.goods_at = bytearray(
        sum(1 << colour for colour in colours if state.cubes[city * len(colours) + colour])
        for city in range(len(board.cities))
    )
    placed = [demand for demand, city in zip(state.demand, board.cities, strict=True) if city.colour == GREY]
    state.new_cities = [count - placed.count(1 << colour) for colour, count in enumerate(board.new_cities)]
    _lay_again(state)


def _lay_again(state: RailwaysOfNorthAmericaData) -> None:
    """Lay all tiles on the empty map, and join what the links join."""
    board = state.board
    state.closed = bytearray(board.edges)
    state.tracks_in = bytearray(len(board.hexes))
    state.starts = 0
    for number in range(len(board.hexes)):
        refresh_starts(state, number)
    for tiles in _tiles_on_map(state):
        for tile in tiles:
            put_tile(state, tile)
    state.links_at = [()] * len(board.cities)
    state.link_counts, state.touched = [0] * state.players, [0] * state.players
    state.network, state.networks = b"", [b""] * state.players
    for number in range(len(state.links)):
        join(state, number)


def _tiles_on_map(state: RailwaysOfNorthAmericaData) -> Iterator[tuple[Tile, ...]]:
    for link in state.links:
        yield link.tiles
    for track in state.unfinished:
        yield track.tiles
    if state.building is not None:
        yield state.building.tiles
