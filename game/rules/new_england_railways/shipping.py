"""Step 8: ship commodities and record income. Ruling 6."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from game.rules.contract import EventListener, Move
from game.rules.new_england_railways.data import NewEnglandRailwaysData
from game.rules.new_england_railways.events import CubeShipped, IncomeChanged, ShippingPassed
from game.rules.new_england_railways.moves import PassShipping, Ship
from game.rules.new_england_railways.steps import SHIP

PASS_SHIPPING: Final = PassShipping()
ROUNDS: Final = 2


def begin_shipping(state: NewEnglandRailwaysData, on_event: EventListener | None) -> None:
    """Begin the rounds of shipping: first the seats that bought no link, then all seats."""
    state.step = SHIP
    _ask_next(state, on_event)


def _ask_next(state: NewEnglandRailwaysData, on_event: EventListener | None) -> None:
    while state.acted < ROUNDS * state.players:
        seat = state.seat_after_first(state.acted)
        if state.acted >= state.players or not state.buyers >> seat & 1:
            state.turn = seat
            return
        state.acted += 1
    state.begin_step(9, on_event)


def ship_moves(state: NewEnglandRailwaysData) -> Sequence[Move]:
    """Return every move that ships a waiting cube over built links, and the move that ships nothing."""
    found: list[Move] = []
    built = state.built
    missing = ~built
    ways_out = state.board.ways_out
    for slot, count in enumerate(state.cubes):
        if count:
            for first, routes in ways_out[slot]:
                if first & built:
                    for links, move in routes:
                        if not links & missing:
                            found.append(move)
    found.append(PASS_SHIPPING)
    return found


def gains(state: NewEnglandRailwaysData, route: tuple[int, ...]) -> list[int]:
    """Return what a route brings each seat, in dollars of income: one for each of its links."""
    found = [0] * state.players
    for link in state.board.links_on(route):
        found[state.owner[link]] += 1
    return found


def ship(state: NewEnglandRailwaysData, move: Ship, on_event: EventListener | None) -> None:
    """Raise the income of each link's owner on the route and return the cube to the cup."""
    state.cubes[move.route[0] * len(state.cup) + move.colour] -= 1
    state.cup[move.colour] += 1
    if on_event is not None:
        links = len(move.route) - 1
        on_event(CubeShipped(state.turn, move.colour, move.route, move.route[0], move.route[-1], links))
    for seat, gain in enumerate(gains(state, move.route)):
        if gain:
            state.income[seat] += gain
            if on_event is not None:
                on_event(IncomeChanged(seat, state.income[seat] - gain, state.income[seat]))
    state.acted += 1
    _ask_next(state, on_event)


def pass_shipping(state: NewEnglandRailwaysData, move: PassShipping, on_event: EventListener | None) -> None:
    """Ship nothing."""
    if on_event is not None:
        on_event(ShippingPassed(state.turn))
    state.acted += 1
    _ask_next(state, on_event)


MOVES: Final = {SHIP: ship_moves}

APPLY: Final[dict[type[Move], Callable[[NewEnglandRailwaysData, Any, EventListener | None], None]]] = {
    Ship: ship,
    PassShipping: pass_shipping,
}
