"""Deliveries: one cube over finished links to the first city of its color. Rulings 8, 9 and 11."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from game.rules.contract import EventListener, Move
from game.rules.hexgrid import bits
from game.rules.railways_of_north_america.board_file import COLOURS
from game.rules.railways_of_north_america.data import RailwaysOfNorthAmericaData
from game.rules.railways_of_north_america.events import (
    BonusScored,
    CubeDelivered,
    HotelScored,
    LastTurn,
    MarkerPlaced,
)
from game.rules.railways_of_north_america.money import score
from game.rules.railways_of_north_america.moves import Deliver
from game.rules.railways_of_north_america.steps import DELIVER, NONE
from game.rules.railways_of_north_america.turns import finish_action


def deliveries(state: RailwaysOfNorthAmericaData, seat: int) -> list[Deliver]:
    """Return every delivery that a seat can make, by city of origin, then by the links in their order.

    A path begins with one of the seat's links, visits no city twice, has at most as many links as the
    engine's level, and ends for each color at the first city that demands it.
    """
    found: list[Deliver] = []
    links = state.links
    for origin in bits(state.touched[seat]):
        colours = state.goods_at[origin]
        if colours:
            for number, there in state.links_at[origin]:
                if links[number].owner == seat:
                    left, seen = state.engine[seat] - 1, 1 << origin | 1 << there
                    _carry_on(state, origin, there, (number,), left, seen, colours, found)
    return found


def _carry_on(
    state: RailwaysOfNorthAmericaData,
    origin: int,
    here: int,
    path: tuple[int, ...],
    left: int,
    seen: int,
    colours: int,
    found: list[Deliver],
) -> None:
    """Add the deliveries of some colors from a city on, via at most `left` links."""
    wanted = state.demand[here] & colours
    if wanted:
        found.append(Deliver(wanted.bit_length() - 1, origin, path))
        colours &= ~wanted
    if colours and left:
        for number, there in state.links_at[here]:
            if not seen >> there & 1:
                _carry_on(state, origin, there, (*path, number), left - 1, seen | 1 << there, colours, found)


def can_deliver(state: RailwaysOfNorthAmericaData, seat: int) -> bool:
    """Return whether a seat can deliver any cube."""
    links = state.links
    for origin in bits(state.touched[seat]):
        colours = state.goods_at[origin]
        if colours:
            for number, there in state.links_at[origin]:
                if links[number].owner == seat and _arrives(
                    state, there, state.engine[seat] - 1, 1 << origin | 1 << there, colours
                ):
                    return True
    return False


def _arrives(state: RailwaysOfNorthAmericaData, here: int, left: int, seen: int, colours: int) -> bool:
    """Return whether a cube of some colors can end in a city just entered, or at most `left` links on."""
    if state.demand[here] & colours:
        return True
    if left:
        for _, there in state.links_at[here]:
            if not seen >> there & 1 and _arrives(state, there, left - 1, seen | 1 << there, colours):
                return True
    return False


def deliver_moves(state: RailwaysOfNorthAmericaData) -> Sequence[Move]:
    """Return every delivery of the current player's."""
    return deliveries(state, state.turn)


def route_of(state: RailwaysOfNorthAmericaData, move: Deliver) -> tuple[int, ...]:
    """Return the cities along a delivery, from the first to the last."""
    route = [move.city]
    for number in move.links:
        route.append(state.links[number].other(route[-1]))
    return tuple(route)


def bonuses_for(state: RailwaysOfNorthAmericaData, seat: int, move: Deliver, end: int) -> list[int]:
    """Return the bonus cards on display that a seat fulfils with a delivery that ends in the city `end`."""
    board = state.board
    found = []
    for card in board.bonus_cards:
        if not state.display[card]:
            continue
        printed = board.operations[card]
        if printed.effect == COLOURS:
            colours = state.delivered[seat] | 1 << move.colour
            fulfilled = colours.bit_count() >= printed.colours
        else:
            fulfilled = len(move.links) >= printed.links and printed.city in (NONE, end)
        if fulfilled:
            found.append(card)
    return found


def hotels_at(state: RailwaysOfNorthAmericaData, city: int) -> list[tuple[int, int]]:
    """Return the hotels in a city as (seat, card), once for each copy of the card."""
    return [
        (seat, card)
        for card in state.board.hotels[city]
        for seat in range(state.players)
        for _ in range(state.held_by(seat, card))
    ]


def gains(state: RailwaysOfNorthAmericaData, move: Deliver) -> list[int]:
    """Return each seat's points for a delivery: for links, bonus cards and hotels."""
    found = [0] * state.players
    for number in move.links:
        found[state.links[number].owner] += 1
    end = route_of(state, move)[-1]
    operations = state.board.operations
    found[state.turn] += sum(operations[card].points for card in bonuses_for(state, state.turn, move, end))
    for seat, card in hotels_at(state, end):
        found[seat] += operations[card].points
    return found


def deliver(state: RailwaysOfNorthAmericaData, move: Deliver, on_event: EventListener | None) -> None:
    """Return the cube to the bag and score each link, bonus and hotel."""
    seat, route = state.turn, route_of(state, move)
    if on_event is not None:
        on_event(CubeDelivered(seat, move.colour, move.city, route[-1], move.links, len(move.links)))
    state.take_cube(move.city, move.colour)
    state.bag[move.colour] += 1
    found = [0] * state.players
    for number in move.links:
        found[state.links[number].owner] += 1
    for owner, points in enumerate(found):
        if points:
            score(state, owner, points, on_event)
    _score_cards(state, seat, move, route[-1], on_event)
    if not state.goods_at[move.city]:
        _mark_empty(state, move.city, on_event)
    finish_action(state, on_event)


def _score_cards(
    state: RailwaysOfNorthAmericaData, seat: int, move: Deliver, end: int, on_event: EventListener | None
) -> None:
    operations = state.board.operations
    for card in bonuses_for(state, seat, move, end):
        state.display[card] -= 1
        if on_event is not None:
            on_event(BonusScored(seat, card, operations[card].points))
        score(state, seat, operations[card].points, on_event)
    state.delivered[seat] |= 1 << move.colour
    for owner, card in hotels_at(state, end):
        if on_event is not None:
            on_event(HotelScored(owner, card, operations[card].points))
        score(state, owner, operations[card].points, on_event)


def _mark_empty(state: RailwaysOfNorthAmericaData, city: int, on_event: EventListener | None) -> None:
    """Mark an empty city while markers last; with the last one the next turn becomes the last."""
    if not state.markers_left():
        return
    state.empty |= 1 << city
    if on_event is not None:
        on_event(MarkerPlaced(city))
    last = state.turn_number == state.board.data.setup.most_turns
    if state.last_turn == NONE and not state.markers_left() and not last:
        state.last_turn = state.turn_number + 1
        if on_event is not None:
            on_event(LastTurn(state.last_turn))


MOVES: Final[dict[int, Callable[[RailwaysOfNorthAmericaData], Sequence[Move]]]] = {DELIVER: deliver_moves}

APPLY: Final[dict[type[Move], Callable[[RailwaysOfNorthAmericaData, Any, EventListener | None], None]]] = {
    Deliver: deliver
}
