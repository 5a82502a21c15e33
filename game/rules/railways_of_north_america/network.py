"""Track on the map and finished links, and the fields derived from them."""

from __future__ import annotations

from collections.abc import Iterator

from game.rules.railways_of_north_america.data import RailwaysOfNorthAmericaData
from game.rules.railways_of_north_america.steps import GREY
from game.rules.railways_of_north_america.track import EXITS, OPPOSITE, Link, Tile, Track


def refresh_starts(state: RailwaysOfNorthAmericaData, hex_number: int) -> None:
    """Update which links can be begun into a hex, after the hex has changed."""
    here = state.board.starts_into[hex_number]
    if not here:
        return
    closed = state.closed[hex_number]
    room = state.tracks_in[hex_number] < state.board.capacity[hex_number]
    for number, enter in here:
        if room and not closed >> enter & 1 and EXITS[enter] & ~closed:
            state.starts |= 1 << number
        else:
            state.starts &= ~(1 << number)


def put_tile(state: RailwaysOfNorthAmericaData, tile: Tile) -> None:
    """Close both sides of the two edges that a tile's track crosses."""
    here, enter, leave = tile
    near = state.board.near[here]
    closed = state.closed
    closed[here] |= 1 << enter | 1 << leave
    closed[near[enter]] |= 1 << OPPOSITE[enter]
    closed[near[leave]] |= 1 << OPPOSITE[leave]
    state.tracks_in[here] += 1
    refresh_starts(state, here)
    refresh_starts(state, near[leave])


def take_tile(state: RailwaysOfNorthAmericaData, tile: Tile) -> None:
    """Reopen the edges that a tile's track crossed."""
    here, enter, leave = tile
    near = state.board.near[here]
    closed = state.closed
    closed[here] &= ~(1 << enter | 1 << leave)
    closed[near[enter]] &= ~(1 << OPPOSITE[enter])
    closed[near[leave]] &= ~(1 << OPPOSITE[leave])
    state.tracks_in[here] -= 1
    refresh_starts(state, here)
    refresh_starts(state, near[leave])


def open_end(state: RailwaysOfNorthAmericaData, hex_number: int, side: int) -> Track | None:
    """Return the unfinished track whose last tile leaves a hex by a side; None if there is none."""
    for track in state.unfinished:
        last = track.tiles[-1]
        if (last.hex, last.leave) == (hex_number, side):
            return track
    return None


def joined_by(state: RailwaysOfNorthAmericaData, track: Track, here: int, side: int) -> Track | None:
    """Return the builder's other open end that meets a side of a hex; None if none does.

    A half from the same city is none, for a link joins two different cities (ruling 5).
    """
    if not state.unfinished:
        return None
    half = open_end(state, state.board.near[here][side], OPPOSITE[side])
    if half is not None and half.owner == track.owner and half.city != track.city:
        return half
    return None


def head_of(state: RailwaysOfNorthAmericaData, track: Track) -> tuple[int, int]:
    """Return the hex in which a track goes on, and the side by which it enters it."""
    if track.tiles:
        last = track.tiles[-1]
        return state.board.near[last.hex][last.leave], OPPOSITE[last.leave]
    return state.board.near[state.board.cities[track.city].hex][track.side], OPPOSITE[track.side]


def add_link(state: RailwaysOfNorthAmericaData, link: Link) -> None:
    """Add a link to the network."""
    state.links.append(link)
    join(state, len(state.links) - 1)


def join(state: RailwaysOfNorthAmericaData, number: int) -> None:
    """Record which cities a link joins, and its owner."""
    link = state.links[number]
    state.links_at[link.a] = (*state.links_at[link.a], (number, link.b))
    state.links_at[link.b] = (*state.links_at[link.b], (number, link.a))
    state.link_counts[link.owner] += 1
    state.touched[link.owner] |= 1 << link.a | 1 << link.b
    packed = link.packed()
    state.network += packed
    state.networks[link.owner] += packed


def component(state: RailwaysOfNorthAmericaData, seat: int, city: int) -> int:
    """Return a mask of the cities that a seat's own links join with a city, itself included."""
    links, at = state.links, state.links_at
    seen, new = 1 << city, [city]
    while new:
        here = new.pop()
        for number, there in at[here]:
            if links[number].owner == seat and not seen >> there & 1:
                seen |= 1 << there
                new.append(there)
    return seen


def longest_chain(state: RailwaysOfNorthAmericaData, seat: int) -> int:
    """Return how many links the longest chain of a seat's own links has that visits no city twice."""
    own: dict[int, set[int]] = {}
    for link in state.links:
        if link.owner == seat:
            own.setdefault(link.a, set()).add(link.b)
            own.setdefault(link.b, set()).add(link.a)

    def longest_from(city: int, seen: int) -> int:
        best = 0
        for there in own[city]:
            if not seen >> there & 1:
                best = max(best, 1 + longest_from(there, seen | 1 << there))
        return best

    return max((longest_from(city, 1 << city) for city in own), default=0)


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
