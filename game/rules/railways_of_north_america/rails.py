"""Track on the map: closed sides, open ends, and where track may begin."""

from __future__ import annotations

from game.rules.railways_of_north_america.data import RailwaysOfNorthAmericaData
from game.rules.railways_of_north_america.track import EXITS, OPPOSITE, Tile, Track


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
