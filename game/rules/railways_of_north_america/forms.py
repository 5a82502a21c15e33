"""Conversions of tracks, links and demands to and from plain data."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Annotated

from msgspec import Meta, Struct

from game.rules.contract import Data
from game.rules.railways_of_north_america.board import Board
from game.rules.railways_of_north_america.track import OPPOSITE, SIDES, Link, Tile, Track
from game.rules.record import Count


class TrackForm(Struct, forbid_unknown_fields=True):
    """A link or an unfinished one: the city and side where it begins; hex, entry and exit of each tile."""

    owner: Count
    city: Count
    side: Annotated[int, Meta(ge=0, lt=SIDES)]
    tiles: list[tuple[Count, Count, Count]]


def write_tracks(tracks: Iterable[Track]) -> list[Data]:
    """Return tracks as plain data."""
    return [_write(*track) for track in tracks]


def read_tracks(written: Iterable[Data]) -> list[Track]:
    """Return the tracks described by plain data."""
    return [_read(data) for data in written]


def write_building(track: Track | None) -> Data | None:
    """Return the track that is being built, if there is one."""
    return None if track is None else _write(*track)


def read_building(written: Data | None) -> Track | None:
    """Return the track that is being built, if there is one."""
    return None if written is None else _read(written)


def write_links(links: Iterable[Link]) -> list[Data]:
    """Return links as plain data: their tracks."""
    return [_write(link.owner, link.a, OPPOSITE[link.tiles[0].enter], link.tiles) for link in links]


def read_links(written: Iterable[Data], board: Board) -> list[Link]:
    """Return the links in plain data."""
    return [board.link_of(track) for track in read_tracks(written)]


def write_demand(demand: Iterable[int]) -> list[int]:
    """Return for each city the color that it demands, or -1."""
    return [mask.bit_length() - 1 for mask in demand]


def read_demand(colours: Sequence[int]) -> bytearray:
    """Return for each city the mask of the color that it demands."""
    return bytearray(0 if colour < 0 else 1 << colour for colour in colours)


def _write(owner: int, city: int, side: int, tiles: Iterable[Tile]) -> Data:
    return {"owner": owner, "city": city, "side": side, "tiles": list(map(list, tiles))}


def _read(written: Data) -> Track:
    return Track(
        written["owner"], written["city"], written["side"], tuple(Tile(*tile) for tile in written["tiles"])
    )
