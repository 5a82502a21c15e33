"""States as plain data, written and read back; what can be derived is derived and checked."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Annotated

import msgspec
from msgspec import Meta, Struct

from game.rules.auction import OpenAuction
from game.rules.contract import BadData, Data
from game.rules.hexgrid import bits
from game.rules.new_england_railways.board import Board
from game.rules.new_england_railways.steps import (
    BID,
    BUILD,
    DRAW,
    ENDED,
    GROW,
    NONE,
    PUBLICIZE,
    ROLL_TO_BUILD,
)

if TYPE_CHECKING:
    from game.rules.new_england_railways.state import NewEnglandRailwaysState

Count = Annotated[int, Meta(ge=0)]
OrNone = Annotated[int, Meta(ge=NONE)]
Pip = Annotated[int, Meta(ge=0, le=6)]


class SavedAuction(Struct, forbid_unknown_fields=True):
    """A link under the hammer."""

    turn: Count
    high: Count
    leader: OrNone
    still_in: list[Count]
    last_to_pass: OrNone


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
    count, auction = len(state.cup), state.auction
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
        auction=None
        if auction is None
        else SavedAuction(
            auction.turn, auction.high, auction.leader, bits(auction.still_in), auction.last_to_pass
        ),
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
    _check(saved, board)
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
    state.auction = None
    if saved.auction is not None:
        state.auction = OpenAuction(saved.players, saved.turn, 1, _mask(saved.auction.still_in))
        state.auction.high = saved.auction.high
        state.auction.leader = saved.auction.leader
        state.auction.last_to_pass = saved.auction.last_to_pass
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


def _check(saved: Saved, board: Board) -> None:
    """Raise `BadData` for data that contradict themselves or the board."""
    seats, links, cities = range(saved.players), range(len(board.links)), range(len(board.cities))
    for key in ("first", "turn"):
        _expect(getattr(saved, key) in seats, key, "a seat")
    for key in ("cash", "debt", "income"):
        _expect(
            len(getattr(saved, key)) == saved.players, key, f"one entry for each of {saved.players} seats"
        )
    _expect(all(debt % board.unit == 0 for debt in saved.debt), "debt", f"multiples of {board.unit}")
    _expect(
        len(saved.owner) == len(board.links) and all(owner < saved.players for owner in saved.owner),
        "owner",
        f"a seat or -1 for each of {len(board.links)} links",
    )
    for key, numbers in (("built", links), ("deck", links), ("growth_deck", range(len(board.growth)))):
        listed = getattr(saved, key)
        _expect(
            listed == sorted(set(listed)) and all(number in numbers for number in listed),
            key,
            f"different numbers below {len(numbers)}, ascending",
        )
    _expect(all(saved.owner[link] != NONE for link in saved.built), "built", "links that have an owner")
    waiting = [*saved.current[saved.lot :], *saved.future, *saved.deck]
    _expect(all(link in links for link in waiting), "current", f"links below {len(links)}")
    _expect(len(set(waiting)) == len(waiting), "current", "no link that is elsewhere too")
    sold = saved.step in (ROLL_TO_BUILD, BUILD)
    unsold = waiting[1:] if sold else waiting
    _expect(all(saved.owner[link] == NONE for link in unsold), "owner", "none for links not sold yet")
    _expect(all(city in cities for city in saved.pending), "pending", "cities")
    _expect(
        len(saved.cubes) == len(cities) and all(len(row) == len(board.colours) for row in saved.cubes),
        "cubes",
        f"{len(cities)} lists of {len(board.colours)} numbers",
    )
    _expect(min(_cup(saved, board)) >= 0, "cubes", f"no more than {board.cube_counts} in all")
    _expect(all(seat in seats for seat in saved.buyers), "buyers", "seats")
    _expect(saved.acted <= 2 * saved.players, "acted", f"at most {2 * saved.players}")
    _check_decision(saved)


def _check_decision(saved: Saved) -> None:
    selling = saved.step in (BID, ROLL_TO_BUILD, BUILD)
    _expect(not selling or saved.lot < len(saved.current), "lot", "a link of the current row")
    _expect((saved.auction is not None) == (saved.step == BID), "auction", "one while there is bidding")
    if saved.auction is not None:
        still_in = saved.auction.still_in
        _expect(saved.auction.turn == saved.turn, "auction.turn", "the seat that decides")
        _expect(
            saved.turn in still_in and all(seat < saved.players for seat in still_in),
            "auction.still_in",
            "seats, with the one that decides",
        )
        _expect(not set(still_in) & set(saved.buyers), "auction.still_in", "no seat that has bought")
    if saved.step in (ROLL_TO_BUILD, BUILD):
        _expect(saved.owner[saved.current[saved.lot]] == saved.turn, "turn", "the buyer of the link")
    _expect(saved.step != GROW or bool(saved.growth_deck), "growth_deck", "a card to turn over")
    _expect(saved.step != PUBLICIZE or bool(saved.deck), "deck", "a card to turn over")
    _expect((saved.step == DRAW) == bool(saved.pending), "pending", "cities while cubes are drawn")


def _expect(holds: bool, key: str, expected: str) -> None:
    if not holds:
        raise BadData(f"state of New England Railways: {key}: expected {expected}")
