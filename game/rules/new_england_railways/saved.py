"""States as plain data, written and read back; what can be derived is derived and checked."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Annotated

import msgspec
from msgspec import Meta, Struct

from game.rules.contract import BadData, Data
from game.rules.hexgrid import bits
from game.rules.new_england_railways.board import Board
from game.rules.new_england_railways.saved_check import check_saved
from game.rules.new_england_railways.steps import ENDED, MINIMUM_BID, NONE
from game.rules.saved_auction import SavedAuction, read_auction, write_auction

if TYPE_CHECKING:
    from game.rules.new_england_railways.state import NewEnglandRailwaysState

Count = Annotated[int, Meta(ge=0)]
OrNone = Annotated[int, Meta(ge=NONE)]
Pip = Annotated[int, Meta(ge=0, le=6)]


class Saved(Struct, forbid_unknown_fields=True):
    """A state of New England Railways. Lists are by seat, city, colour or link."""

    players: Annotated[int, Meta(ge=3, le=6)]
    turn_number: Annotated[int, Meta(ge=1)]
    first: Count
    step: Annotated[int, Meta(ge=0, le=ENDED)]
    turn: Count
    acted: Count
    cash: list[Count]
    debt: list[Count]
    income: list[Count]
    owner: list[OrNone]
    built: list[Count]
    current: list[Count]
    future: list[Count]
    lot: Count
    deck: list[Count]
    growth_deck: list[Count]
    cards_left: Count
    pending: list[Count]
    cubes: list[list[Count]]
    buyers: list[Count]
    auction: SavedAuction | None
    dice: Annotated[list[Pip], Meta(min_length=2, max_length=2)]
    divisor: Count
    last_turn: bool


def write_state(state: NewEnglandRailwaysState) -> Data:
    """The state as plain data."""
    count = len(state.cup)
    saved = Saved(
        players=state.players,
        turn_number=state.turn_number,
        first=state.first,
        step=state.step,
        turn=state.turn,
        acted=state.acted,
        cash=state.cash[:],
        debt=state.debt[:],
        income=state.income[:],
        owner=state.owner[:],
        built=bits(state.built),
        current=list(state.current),
        future=list(state.future),
        lot=state.lot,
        deck=bits(state.deck),
        growth_deck=bits(state.growth_deck),
        cards_left=state.cards_left,
        pending=list(state.pending),
        cubes=[state.cubes[i : i + count] for i in range(0, len(state.cubes), count)],
        buyers=bits(state.buyers),
        auction=write_auction(state.auction),
        dice=list(state.dice),
        divisor=state.divisor,
        last_turn=state.last_turn,
    )
    data: Data = msgspec.to_builtins(saved)
    return data


def read_state(state: NewEnglandRailwaysState, board: Board, data: Data) -> None:
    """Fill an empty state from data; raises `BadData` with the place and what was expected."""
    try:
        saved = msgspec.convert(data, Saved)
    except msgspec.ValidationError as error:
        raise BadData(f"state of New England Railways: {error}") from error
    check_saved(saved, board)
    state.board = board
    state._players = saved.players
    state.turn_number = saved.turn_number
    state.first = saved.first
    state.step = saved.step
    state.turn = saved.turn
    state.acted = saved.acted
    state.cash = saved.cash
    state.debt = saved.debt
    state.income = saved.income
    state.owner = saved.owner
    state.value = [
        sum(board.links[link].number for link, owner in enumerate(saved.owner) if owner == seat)
        for seat in range(saved.players)
    ]
    state.built = _mask(saved.built)
    state.unfinished = _mask(
        link for link, owner in enumerate(saved.owner) if owner != NONE and link not in saved.built
    )
    state.current = tuple(saved.current)
    state.future = tuple(saved.future)
    state.lot = saved.lot
    state.deck = _mask(saved.deck)
    state.growth_deck = _mask(saved.growth_deck)
    state.cards_left = saved.cards_left
    state.pending = tuple(saved.pending)
    state.cubes = [number for of_city in saved.cubes for number in of_city]
    state.cup = _cup(saved, board)
    state.buyers = _mask(saved.buyers)
    state.auction = read_auction(saved.auction, saved.players, MINIMUM_BID)
    state.dice = (saved.dice[0], saved.dice[1])
    state.divisor = saved.divisor
    state.last_turn = saved.last_turn


def _mask(numbers: Iterable[int]) -> int:
    return sum(1 << number for number in numbers)


def _cup(saved: Saved, board: Board) -> list[int]:
    """The cubes that are not on the board."""
    return [
        total - sum(of_city[colour] for of_city in saved.cubes)
        for colour, total in enumerate(board.cube_counts)
    ]
