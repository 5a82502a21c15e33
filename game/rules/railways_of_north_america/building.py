"""Building: links of tiles from city to city. Rulings 5, 13, 14 and 15.

A link may grow from both its cities in one action: the last tile of one half may meet the open end of the
other.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from game.rules.contract import EventListener, Move
from game.rules.railways_of_north_america.board import FERRY_HEX, USES_ENGINEERING
from game.rules.railways_of_north_america.data import RailwaysOfNorthAmericaData
from game.rules.railways_of_north_america.events import CardUsed, LinkFinished, MajorLineScored, TileLaid
from game.rules.railways_of_north_america.message_ids import Payment
from game.rules.railways_of_north_america.money import pay, score
from game.rules.railways_of_north_america.moves import ContinueTrack, LayTile, StartTrack, StopBuilding
from game.rules.railways_of_north_america.network import (
    add_link,
    component,
    head_of,
    joined_by,
    open_end,
    put_tile,
)
from game.rules.railways_of_north_america.steps import LAY, NONE, START_TRACK, TILES_PER_BUILD
from game.rules.railways_of_north_america.track import EXITS, SIDES_OF, Tile, Track
from game.rules.railways_of_north_america.turns import finish_action

STOP_BUILDING: Final = StopBuilding()


# Where a track may begin and go on.


def open_starts(state: RailwaysOfNorthAmericaData) -> int:
    """Return a mask of the current player's open starts; a locomotive must be left, ferries need a card."""
    seat = state.turn
    if state.locomotives_left(seat) <= sum(track.owner == seat for track in state.unfinished):
        return 0
    open_ = state.starts
    for half in state.unfinished:
        if half.owner == seat:
            open_ |= _starts_that_join(state, half)
    if state.holds(seat, state.board.ferry_card):
        return open_
    return open_ & ~state.board.ferry_starts


def _starts_that_join(state: RailwaysOfNorthAmericaData, half: Track) -> int:
    """Return a mask of the starts whose first tile can meet only an open end of the player's own track."""
    board = state.board
    here, side = head_of(state, half)
    if state.tracks_in[here] >= board.capacity[here]:
        return 0
    return sum(
        1 << number
        for number, enter in board.starts_into[here]
        if EXITS[enter] >> side & 1
        and not state.closed[here] >> enter & 1
        and board.starts[number].city != half.city
    )


def exits(state: RailwaysOfNorthAmericaData, track: Track) -> int:
    """Return a mask of the sides by which a track can leave its next hex; 0 if it can't enter."""
    board = state.board
    here, enter = head_of(state, track)
    if state.tracks_in[here] >= board.capacity[here]:
        return 0
    if board.terrain[here] == FERRY_HEX and not state.holds(track.owner, board.ferry_card):
        return 0
    free = EXITS[enter] & ~state.closed[here]
    home = board.cities[track.city].hex
    for side in SIDES_OF[free]:
        if board.near[here][side] == home:
            free &= ~(1 << side)
    if state.unfinished:
        for side in SIDES_OF[EXITS[enter] & ~free]:
            if joined_by(state, track, here, side) is not None:
                free |= 1 << side
    return free


def own_open_ends(state: RailwaysOfNorthAmericaData) -> list[Track]:
    """Return the current player's unfinished links that can go on."""
    return [track for track in state.unfinished if track.owner == state.turn and exits(state, track)]


def can_build(state: RailwaysOfNorthAmericaData) -> bool:
    """Return whether the current player can lay a tile anywhere."""
    return bool(open_starts(state) or own_open_ends(state))


def start_moves(state: RailwaysOfNorthAmericaData) -> Sequence[Move]:
    """Return every open end of the seat, and every side of every city out of which a link can be begun."""
    board = state.board
    found: list[Move] = []
    for track in own_open_ends(state):
        last = track.tiles[-1]
        found.append(board.go_on[last.hex][last.leave])
    found += board.starts_in(open_starts(state))
    return found


def start(state: RailwaysOfNorthAmericaData, move: StartTrack, on_event: EventListener | None) -> None:
    """Start a new link, whose first tile is still to be laid."""
    _begin(state, Track(state.turn, move.city, move.side, ()))


def go_on(state: RailwaysOfNorthAmericaData, move: ContinueTrack, on_event: EventListener | None) -> None:
    """Continue one of the player's unfinished links."""
    track = open_end(state, move.hex, move.side)
    assert track is not None
    state.unfinished.remove(track)
    _begin(state, track)


def _begin(state: RailwaysOfNorthAmericaData, track: Track) -> None:
    state.building = track
    state.step = LAY


# IncrementalDrawing tiles.


def lay_moves(state: RailwaysOfNorthAmericaData) -> Sequence[Move]:
    """Return the next tile, by each side that it can leave; cards before the first one, stopping after it."""
    board, track = state.board, state.building
    assert track is not None
    here, _ = head_of(state, track)
    tiles = board.lay[here]
    found: list[Move] = [tiles[side] for side in SIDES_OF[exits(state, track)]]
    if state.laid:
        found.append(STOP_BUILDING)
    else:
        found += [board.use[card] for card in usable_cards(state)]
    return found


def usable_cards(state: RailwaysOfNorthAmericaData) -> list[int]:
    """Return the cards that the current player can use for the build just begun."""
    seat = state.turn
    found = []
    for card, bit in state.board.build_cards:
        spent = state.engineered[seat] if bit == USES_ENGINEERING else 0
        if state.held_by(seat, card) > spent and not state.uses & bit:
            found.append(card)
    return found


def use_card(state: RailwaysOfNorthAmericaData, card: int, on_event: EventListener | None) -> None:
    """Use a card for this build; only Perfect Engineering stays, for the next round."""
    bit = dict(state.board.build_cards)[card]
    state.uses |= bit
    if bit == USES_ENGINEERING:
        state.engineered[state.turn] += 1
        state.ridge_off = state.board.ridge_off
        if on_event is not None:
            on_event(CardUsed(state.turn, card))
    else:
        state.spend(state.turn, card, on_event)


def tile_cost(state: RailwaysOfNorthAmericaData, side: int) -> int:
    """Return the dollars for the next tile of the track being built if it leaves by `side`."""
    assert state.building is not None
    here, enter = head_of(state, state.building)
    joins = joined_by(state, state.building, here, side) is not None
    return state.board.tile_price(Tile(here, enter, side), state.uses, state.ridge_off, joins)


def lay(state: RailwaysOfNorthAmericaData, move: LayTile, on_event: EventListener | None) -> None:
    """Lay and pay for a tile; reaching a city or the link's other half ends link and action."""
    board, track = state.board, state.building
    assert track is not None
    here, enter = head_of(state, track)
    tile = Tile(here, enter, move.side)
    half = joined_by(state, track, here, move.side)
    ridges = board.ridges_crossed(tile, half is not None)
    cost = board.tile_price(tile, state.uses, state.ridge_off, half is not None)
    if on_event is not None:
        on_event(
            TileLaid(state.turn, tile, here, board.nearest_city(here), board.ground_of(here), ridges, cost)
        )
    if board.terrain[here] == FERRY_HEX:
        state.spend(state.turn, board.ferry_card, on_event)
    elif ridges:
        state.ridge_off = 0
    pay(state, state.turn, cost, Payment.TRACK, on_event)
    put_tile(state, tile)
    state.laid += 1
    track = Track(track.owner, track.city, track.side, (*track.tiles, tile))
    if half is not None:
        state.unfinished.remove(half)
        track = track.with_half(half)
    if half is not None or board.city_at[board.near[here][move.side]] != NONE:
        _finish_link(state, track, on_event)
        _end_build(state, on_event)
    elif state.laid == TILES_PER_BUILD:
        _leave_open(state, track, on_event)
    else:
        state.building = track


def stop(state: RailwaysOfNorthAmericaData, move: StopBuilding, on_event: EventListener | None) -> None:
    """Stop building and leave the link unfinished."""
    assert state.building is not None
    _leave_open(state, state.building, on_event)


def _leave_open(state: RailwaysOfNorthAmericaData, track: Track, on_event: EventListener | None) -> None:
    state.unfinished.append(track)
    _end_build(state, on_event)


def _end_build(state: RailwaysOfNorthAmericaData, on_event: EventListener | None) -> None:
    state.building = None
    state.laid = 0
    state.uses = 0
    state.ridge_off = 0
    finish_action(state, on_event)


def _finish_link(state: RailwaysOfNorthAmericaData, track: Track, on_event: EventListener | None) -> None:
    """Give the link to its builder and score the major lines that it completes."""
    link = state.board.link_of(track)
    add_link(state, link)
    if on_event is not None:
        on_event(LinkFinished(link.owner, len(state.links) - 1, link.a, link.b))
    joined = component(state, link.owner, link.b)
    for number, line in enumerate(state.board.major_lines):
        if state.claimed[number] == NONE and joined >> line.a & joined >> line.b & 1:
            state.claimed[number] = track.owner
            if on_event is not None:
                on_event(MajorLineScored(track.owner, number, line.points, line.a, line.b))
            score(state, track.owner, line.points, on_event)


MOVES: Final[dict[int, Callable[[RailwaysOfNorthAmericaData], Sequence[Move]]]] = {
    START_TRACK: start_moves,
    LAY: lay_moves,
}

APPLY: Final[dict[type[Move], Callable[[RailwaysOfNorthAmericaData, Any, EventListener | None], None]]] = {
    StartTrack: start,
    ContinueTrack: go_on,
    LayTile: lay,
    StopBuilding: stop,
}
