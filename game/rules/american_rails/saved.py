"""States as plain data, written and read back; what can be derived is derived and checked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import msgspec
from msgspec import Meta, Struct

from game.rules.american_rails.board import FULL_HEX, Board
from game.rules.american_rails.saved_check import check_saved
from game.rules.american_rails.steps import COLUMNS, ENDED, GOING_ON, NO_SUPPLIES, NONE, PREPARATION
from game.rules.contract import BadData, Data
from game.rules.hexgrid import bits
from game.rules.saved_auction import SavedAuction, read_auction, write_auction

if TYPE_CHECKING:
    from game.rules.american_rails.state import AmericanRailsState

Count = Annotated[int, Meta(ge=0)]
OrNone = Annotated[int, Meta(ge=NONE)]


class Saved(Struct, forbid_unknown_fields=True):
    """A state of American Rails. Lists are by seat or company; hexes are the board's numbers."""

    players: Annotated[int, Meta(ge=3, le=5)]
    banker: Count
    absent: OrNone
    year: int
    column: Annotated[int, Meta(ge=PREPARATION, lt=COLUMNS)]
    step: Annotated[int, Meta(ge=0, le=ENDED)]
    turn: Count
    cash: list[Count]
    treasury: list[Count]
    shares: list[list[Count]]
    unsold: list[Count]
    track: list[list[Count]]
    houses: list[Count]
    turn_order: list[Count]
    order: list[Count]
    markers: list[list[OrNone]]
    row_chosen: OrNone
    to_lay: Annotated[int, Meta(ge=0, le=4)]
    laid: Annotated[int, Meta(ge=0, le=4)]
    lot: OrNone
    put_up: list[Count]
    auction: SavedAuction | None
    ended: Annotated[int, Meta(ge=GOING_ON, le=NO_SUPPLIES)]


def write_state(state: AmericanRailsState) -> Data:
    """The state as plain data."""
    count, rows = len(state.treasury), len(state.board.rows)
    saved = Saved(
        players=state.players,
        banker=state.banker,
        absent=state.absent,
        year=state.year,
        column=state.column,
        step=state.step,
        turn=state.turn,
        cash=state.cash[:],
        treasury=state.treasury[:],
        shares=[state.shares[seat * count : (seat + 1) * count] for seat in range(state.players)],
        unsold=state.unsold[:],
        track=[bits(track) for track in state.track],
        houses=bits(state.houses),
        turn_order=state.turn_order[:],
        order=state.order[:],
        markers=[state.markers[column * rows : (column + 1) * rows] for column in range(COLUMNS)],
        row_chosen=state.row_chosen,
        to_lay=state.to_lay,
        laid=state.laid,
        lot=state.lot,
        put_up=bits(state.put_up),
        auction=write_auction(state.auction),
        ended=state.ended,
    )
    data: Data = msgspec.to_builtins(saved)
    return data


def read_state(state: AmericanRailsState, board: Board, data: Data) -> None:
    """Fill an empty state from data; raises `BadData` with the place and what was expected."""
    try:
        saved = msgspec.convert(data, Saved)
    except msgspec.ValidationError as error:
        raise BadData(f"state of American Rails: {error}") from error
    check_saved(saved, board)
    count = len(board.companies)
    state.board = board
    state._players = saved.players
    state.banker = saved.banker
    state.absent = saved.absent
    state.year = saved.year
    state.column = saved.column
    state.step = saved.step
    state.turn = saved.turn
    state.cash = saved.cash
    state.treasury = saved.treasury
    state.shares = [held for of_seat in saved.shares for held in of_seat]
    state.sold = [sum(of_seat[c] for of_seat in saved.shares) for c in range(count)]
    state.unsold = saved.unsold
    state.turn_order = saved.turn_order
    state.order = saved.order
    state.markers = [seat for column in saved.markers for seat in column]
    state.row_chosen = saved.row_chosen
    state.to_lay = saved.to_lay
    state.laid = saved.laid
    state.lot = saved.lot
    state.put_up = sum(1 << company for company in saved.put_up)
    state.auction = read_auction(saved.auction, saved.players, board.minimum_bid)
    state.ended = saved.ended
    _read_map(state, saved, board)


def _read_map(state: AmericanRailsState, saved: Saved, board: Board) -> None:
    """The map, and from it supplies, reach, prices and incomes."""
    every = (1 << len(board.hexes)) - 1
    state.track = [sum(1 << h for h in hexes) for hexes in saved.track]
    state.cubes = [
        company.cubes - 1 - len(hexes) for company, hexes in zip(board.companies, saved.track, strict=True)
    ]
    state.houses = sum(1 << h for h in saved.houses)
    state.houses_left = board.development_markers - len(saved.houses)
    state.price = bytearray(board.ground_price)
    state.within = [
        sum(1 << h for h, price in enumerate(board.ground_price) if price <= dollars)
        for dollars in range(board.dearest)
    ]
    state.within.append(every)
    state.reach = [0] * len(board.companies)
    for h in saved.houses:
        state.set_price(h, state.price[h] + 2)
    for company, hexes in enumerate(saved.track):
        for h in hexes:
            crowded = board.terrain[h] in "FM"
            state.set_price(h, FULL_HEX if crowded else state.price[h] + 2)
            state.reach[company] |= board.around[h]
        state.reach[company] &= ~state.track[company]
    state.income = [0] * len(board.companies)
    for company in range(len(board.companies)):
        state.income[company] = state.recount_income(company)
