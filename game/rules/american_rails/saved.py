"""States as plain data, written and read back; what can be derived is derived and checked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import msgspec
from msgspec import Meta, Struct

from game.rules.american_rails.board import FULL_HEX, Board
from game.rules.american_rails.steps import (
    BIDDING,
    CARRY_OUT,
    COLUMNS,
    ENDED,
    GOING_ON,
    LAYING,
    NO_SUPPLIES,
    NONE,
    PREPARATION,
    START_CITY,
)
from game.rules.auction import OpenAuction
from game.rules.contract import BadData, Data
from game.rules.hexgrid import bits

if TYPE_CHECKING:
    from game.rules.american_rails.state import AmericanRailsState

Count = Annotated[int, Meta(ge=0)]
OrNone = Annotated[int, Meta(ge=NONE)]


class SavedAuction(Struct, forbid_unknown_fields=True):
    """A lot under the hammer."""

    turn: Count
    high: Count
    leader: OrNone
    still_in: list[Count]
    last_to_pass: OrNone


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
    auction = state.auction
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
        auction=None if auction is None else _write_auction(auction),
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
    _check(saved, board)
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
    state.auction = None
    if saved.auction is not None:
        state.auction = _read_auction(saved.auction, saved.players, board.minimum_bid)
    state.ended = saved.ended
    _read_map(state, saved, board)


def _write_auction(auction: OpenAuction) -> SavedAuction:
    return SavedAuction(
        auction.turn, auction.high, auction.leader, bits(auction.still_in), auction.last_to_pass
    )


def _read_auction(saved: SavedAuction, players: int, minimum: int) -> OpenAuction:
    auction = OpenAuction(players, saved.turn, minimum, sum(1 << seat for seat in saved.still_in))
    auction.high = saved.high
    auction.leader = saved.leader
    auction.last_to_pass = saved.last_to_pass
    return auction


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


def _check(saved: Saved, board: Board) -> None:
    """Raise `BadData` for data that contradict themselves or the board."""
    count, rows, hexes = len(board.companies), len(board.rows), len(board.hexes)
    _expect(len(saved.cash) == saved.players, "cash", f"one sum for each of {saved.players} seats")
    for key in ("treasury", "unsold", "track"):
        _expect(len(getattr(saved, key)) == count, key, f"one entry for each of {count} companies")
    _expect(
        len(saved.shares) == saved.players and all(len(held) == count for held in saved.shares),
        "shares",
        f"{saved.players} lists of {count} numbers",
    )
    _expect(
        len(saved.markers) == COLUMNS and all(len(column) == rows for column in saved.markers),
        "markers",
        f"{COLUMNS} lists of {rows} seats",
    )
    seats, companies = range(saved.players), range(count)
    for key in ("banker", "turn"):
        _expect(getattr(saved, key) in seats, key, "a seat")
    for key in ("turn_order", "order"):
        listed = getattr(saved, key)
        _expect(len(set(listed)) == len(listed) and all(seat in seats for seat in listed), key, "seats, once")
    for column in saved.markers:
        placed = [seat for seat in column if seat != NONE]
        _expect(
            len(set(placed)) == len(placed) and all(seat in seats for seat in placed),
            "markers",
            "each seat at most once in a column",
        )
    for key in ("absent", "lot"):
        _expect(getattr(saved, key) in (NONE, *companies), key, "a company or -1")
    _expect((saved.absent == NONE) == (saved.players > 3), "absent", "a company with three players only")
    _expect(all(company in companies for company in saved.put_up), "put_up", "companies")
    _expect(saved.row_chosen < rows, "row_chosen", f"a row below {rows} or -1")
    for company in companies:
        printed = board.companies[company]
        held = sum(of_seat[company] for of_seat in saved.shares)
        _expect(held + saved.unsold[company] <= printed.shares, "shares", f"at most {printed.shares}")
        track = saved.track[company]
        _expect(
            track == sorted(set(track)) and all(h < hexes for h in track),
            f"track[{company}]",
            f"different hexes below {hexes}, ascending",
        )
        _expect(len(track) < printed.cubes, f"track[{company}]", f"at most {printed.cubes - 1} cubes")
    _expect(
        saved.houses == sorted(set(saved.houses)) and all(board.developable >> h & 1 for h in saved.houses),
        "houses",
        "different hexes of cities that may be developed, ascending",
    )
    _expect(len(saved.houses) <= board.development_markers, "houses", f"at most {board.development_markers}")
    _expect((saved.auction is not None) == (saved.step == BIDDING), "auction", "one while there is bidding")
    if saved.auction is not None:
        _expect(saved.auction.turn == saved.turn, "auction.turn", "the seat that decides")
        _expect(all(seat in seats for seat in saved.auction.still_in), "auction.still_in", "seats")
        _expect(saved.turn in saved.auction.still_in, "auction.still_in", "the seat that decides among them")
    if saved.step in (BIDDING, START_CITY):
        _expect(saved.lot != NONE, "lot", "the company on offer")
    if saved.step in (CARRY_OUT, LAYING):
        _expect(saved.row_chosen != NONE, "row_chosen", "the row to carry out")
    _expect((saved.ended != GOING_ON) == (saved.step == ENDED), "ended", "a reason when the game is over")


def _expect(holds: bool, key: str, expected: str) -> None:
    if not holds:
        raise BadData(f"state of American Rails: {key}: expected {expected}")
