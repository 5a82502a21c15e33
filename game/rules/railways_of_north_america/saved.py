"""States as plain data, written and read back; what can be derived is derived and checked."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Annotated

import msgspec
from msgspec import Meta, Struct

from game.rules.contract import BadData, Data
from game.rules.hexgrid import bits
from game.rules.railways_of_north_america.board import HIGHEST_ENGINE, Board
from game.rules.railways_of_north_america.network import add_link, make_link
from game.rules.railways_of_north_america.rails import head_of, put_tile, refresh_starts
from game.rules.railways_of_north_america.saved_check import check_saved, expect
from game.rules.railways_of_north_america.steps import (
    BARONS_DEALT,
    ENDED,
    GOING_ON,
    NONE,
    ROUNDS,
    TILES_PER_BUILD,
    TURNS_GONE,
)
from game.rules.railways_of_north_america.track import EXITS, OPPOSITE, SIDES, Tile, Track
from game.rules.saved_auction import SavedAuction, read_auction, write_auction

if TYPE_CHECKING:
    from game.rules.railways_of_north_america.state import RailwaysOfNorthAmericaState

Count = Annotated[int, Meta(ge=0)]
OrNone = Annotated[int, Meta(ge=NONE)]
Side = Annotated[int, Meta(ge=0, lt=SIDES)]


class SavedTrack(Struct, forbid_unknown_fields=True):
    """A link or an unfinished one: the city and side where it begins; hex, entry and exit of each tile."""

    owner: Count
    city: Count
    side: Side
    tiles: list[Annotated[list[Count], Meta(min_length=3, max_length=3)]]


class Saved(Struct, forbid_unknown_fields=True):
    """A state of Railways of North America. Lists are by seat, city, colour, card, line or hex."""

    players: Annotated[int, Meta(ge=2, le=5)]
    turn_number: Annotated[int, Meta(ge=1)]
    first: Count
    round: Annotated[int, Meta(ge=0, lt=ROUNDS)]
    acted: Count
    step: Annotated[int, Meta(ge=0, le=ENDED)]
    turn: Count
    cash: list[Count]
    bonds: list[Count]
    points: list[Count]
    engine: list[Annotated[int, Meta(ge=1, le=HIGHEST_ENGINE)]]
    dealt: list[Annotated[list[Count], Meta(min_length=BARONS_DEALT, max_length=BARONS_DEALT)]]
    kept: list[OrNone]
    delivered: list[list[Count]]
    links: list[SavedTrack]
    unfinished: list[SavedTrack]
    building: SavedTrack | None
    laid: Annotated[int, Meta(ge=0, lt=TILES_PER_BUILD)]
    uses: Annotated[int, Meta(ge=0, le=7)]
    ridge_off: Count
    engineered: list[Count]
    claimed: list[OrNone]
    cubes: list[list[Count]]
    demand: list[OrNone]
    bag: list[Count]
    empty: list[Count]
    draw_city: OrNone
    draws_left: Count
    mining: bool
    drawn: list[Count]
    display: list[Count]
    deck: list[Count]
    held: list[list[Count]]
    auction: SavedAuction | None
    last_turn: OrNone
    ended: Annotated[int, Meta(ge=GOING_ON, le=TURNS_GONE)]


def write_state(state: RailwaysOfNorthAmericaState) -> Data:
    """The state as plain data."""
    colours, cards = len(state.bag), len(state.deck)
    saved = Saved(
        players=state.players,
        turn_number=state.turn_number,
        first=state.first,
        round=state.round,
        acted=state.acted,
        step=state.step,
        turn=state.turn,
        cash=state.cash[:],
        bonds=state.bonds[:],
        points=state.points[:],
        engine=state.engine[:],
        dealt=[list(pair) for pair in state.dealt],
        kept=state.kept[:],
        delivered=[bits(mask) for mask in state.delivered],
        links=[_write_track(Track(k.owner, k.a, _start_side(k.tiles), k.tiles)) for k in state.links],
        unfinished=[_write_track(track) for track in state.unfinished],
        building=None if state.building is None else _write_track(state.building),
        laid=state.laid,
        uses=state.uses,
        ridge_off=state.ridge_off,
        engineered=state.engineered[:],
        claimed=state.claimed[:],
        cubes=[list(state.cubes[i : i + colours]) for i in range(0, len(state.cubes), colours)],
        demand=[mask.bit_length() - 1 for mask in state.demand],
        bag=state.bag[:],
        empty=bits(state.empty),
        draw_city=state.draw_city,
        draws_left=state.draws_left,
        mining=state.mining,
        drawn=bits(state.drawn),
        display=list(state.display),
        deck=list(state.deck),
        held=[list(state.held[i : i + cards]) for i in range(0, len(state.held), cards)],
        auction=write_auction(state.auction),
        last_turn=state.last_turn,
        ended=state.ended,
    )
    data: Data = msgspec.to_builtins(saved)
    return data


def hide_from(state: RailwaysOfNorthAmericaState, seat: int) -> Data:
    """The state as plain data with -1 for every baron that a seat can't know."""
    data = write_state(state)
    for other in range(state.players):
        if other != seat:
            data["dealt"][other] = [NONE, NONE]
            if state.step != ENDED:
                data["kept"][other] = NONE
    return data


def read_state(state: RailwaysOfNorthAmericaState, board: Board, data: Data) -> None:
    """Fill an empty state from data; raises `BadData` with the place and what was expected."""
    try:
        saved = msgspec.convert(data, Saved)
    except msgspec.ValidationError as error:
        raise BadData(f"state of Railways of North America: {error}") from error
    check_saved(saved, board)
    state.board = board
    state._players = saved.players
    state.turn_number = saved.turn_number
    state.first = saved.first
    state.round = saved.round
    state.acted = saved.acted
    state.step = saved.step
    state.turn = saved.turn
    state.cash = saved.cash
    state.bonds = saved.bonds
    state.points = saved.points
    state.engine = saved.engine
    state.dealt = tuple((first, second) for first, second in saved.dealt)
    state.kept = saved.kept
    state.delivered = [_mask(colours) for colours in saved.delivered]
    state.laid = saved.laid
    state.uses = saved.uses
    state.ridge_off = saved.ridge_off
    state.engineered = saved.engineered
    state.claimed = saved.claimed
    state.cubes = bytearray(number for of_city in saved.cubes for number in of_city)
    state.goods_at = bytearray(
        sum(1 << colour for colour, number in enumerate(of_city) if number) for of_city in saved.cubes
    )
    state.demand = bytearray(0 if colour == NONE else 1 << colour for colour in saved.demand)
    state.bag = saved.bag
    state.new_cities = _tiles_left(saved, board)
    state.empty = _mask(saved.empty)
    state.draw_city = saved.draw_city
    state.draws_left = saved.draws_left
    state.mining = saved.mining
    state.drawn = _mask(saved.drawn)
    state.display = bytearray(saved.display)
    state.deck = bytearray(saved.deck)
    state.held = bytearray(number for of_seat in saved.held for number in of_seat)
    step = board.data.auction.step
    state.auction = read_auction(saved.auction, saved.players, step, step)
    state.last_turn = saved.last_turn
    state.ended = saved.ended
    _read_map(state, saved, board)


def _read_map(state: RailwaysOfNorthAmericaState, saved: Saved, board: Board) -> None:
    """The track, laid again tile by tile, and with it all that it decides."""
    state.closed = bytearray(board.edges)
    state.tracks_in = bytearray(len(board.hexes))
    state.starts = 0
    state.links, state.unfinished, state.building = [], [], None
    state.links_at = [()] * len(board.cities)
    state.link_counts, state.touched = [0] * saved.players, [0] * saved.players
    for number in range(len(board.hexes)):
        refresh_starts(state, number)
    for i, told in enumerate(saved.links):
        track = _lay_again(state, told, f"links[{i}]")
        end = board.city_at[head_of(state, track)[0]]
        expect(
            bool(track.tiles) and end not in (NONE, track.city),
            f"links[{i}].tiles",
            "tiles from one city to another",
        )
        add_link(state, make_link(state, track, end))
    for i, told in enumerate(saved.unfinished):
        track = _lay_again(state, told, f"unfinished[{i}]")
        expect(bool(track.tiles), f"unfinished[{i}].tiles", "one tile or more")
        _expect_open_end(state, track, f"unfinished[{i}]")
        state.unfinished.append(track)
    if saved.building is not None:
        state.building = _lay_again(state, saved.building, "building")
        _expect_open_end(state, state.building, "building")
        expect(state.building.owner == saved.turn, "building.owner", "the seat that decides")
        expect(saved.laid <= len(state.building.tiles), "laid", "no more than the tiles of the track")
    most = board.data.setup.locomotives_per_player
    expect(max(state.link_counts) <= most, "links", f"at most {most} of each seat")
    expect(saved.step == ENDED or bool(state.moves()), "step", "a decision that can be made")


def _lay_again(state: RailwaysOfNorthAmericaState, told: SavedTrack, key: str) -> Track:
    """The track on the map; raises `BadData` where a tile couldn't lie."""
    board = state.board
    expect(told.owner < state.players, f"{key}.owner", "a seat")
    expect(told.city < len(board.cities), f"{key}.city", "a city")
    home = board.cities[told.city].hex
    expect(board.near[home][told.side] != NONE, f"{key}.side", "a side with a hex beyond it")
    track = Track(told.owner, told.city, told.side, ())
    for i, (here, enter, leave) in enumerate(told.tiles):
        place = f"{key}.tiles[{i}]"
        expect((here, enter) == head_of(state, track), place, "the hex and side where the track goes on")
        expect(EXITS[enter] >> leave & 1 == 1, place, "no sharp curve")
        expect(
            state.tracks_in[here] < board.capacity[here],
            place,
            f"a hex with room, found {board.hex_name(here)}",
        )
        entered_first = i == 0 and state.closed[home] >> told.side & 1
        expect(
            not entered_first and not state.closed[here] >> leave & 1, place, "sides that no track crosses"
        )
        tile = Tile(here, enter, leave)
        put_tile(state, tile)
        track = Track(track.owner, track.city, track.side, (*track.tiles, tile))
    return track


def _expect_open_end(state: RailwaysOfNorthAmericaState, track: Track, key: str) -> None:
    end = state.board.city_at[head_of(state, track)[0]]
    expect(end == NONE, f"{key}.tiles", "an end outside the cities")


def _write_track(track: Track) -> SavedTrack:
    return SavedTrack(track.owner, track.city, track.side, [list(tile) for tile in track.tiles])


def _start_side(tiles: tuple[Tile, ...]) -> int:
    return OPPOSITE[tiles[0].enter]


def _mask(numbers: Iterable[int]) -> int:
    return sum(1 << number for number in numbers)


def _tiles_left(saved: Saved, board: Board) -> list[int]:
    """The New City tiles that lie on no city."""
    placed = [
        colour for colour, city in zip(saved.demand, board.cities, strict=True) if colour != city.colour
    ]
    return [count - placed.count(colour) for colour, count in enumerate(board.new_cities)]
