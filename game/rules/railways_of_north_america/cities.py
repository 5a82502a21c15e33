"""New cubes and new cities: urbanizing, mines, growth, new industry. Rulings 6, 9 and 16."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from game.rules.contract import EventListener, Move
from game.rules.railways_of_north_america.board_file import GROWTH, MINES
from game.rules.railways_of_north_america.data import RailwaysOfNorthAmericaData
from game.rules.railways_of_north_america.events import CityUrbanized, CubeDrawn, CubeReturned, MarkerTaken
from game.rules.railways_of_north_america.message_ids import Payment
from game.rules.railways_of_north_america.money import pay
from game.rules.railways_of_north_america.moves import DrawCube, Grow, Mine, Urbanize
from game.rules.railways_of_north_america.steps import (
    DRAW,
    GROW,
    INDUSTRY,
    MINE,
    NONE,
    URBANIZE,
    URBANIZE_CUBES,
)
from game.rules.railways_of_north_america.turns import finish_action


def grey_cities(state: RailwaysOfNorthAmericaData) -> list[int]:
    """Return the cities that demand nothing: printed grey and not urbanized."""
    return [city for city, colours in enumerate(list(state.demand)) if not colours]


def can_urbanize(state: RailwaysOfNorthAmericaData) -> bool:
    """Return whether there is a New City tile and a grey city for it."""
    return any(state.new_cities) and 0 in state.demand


def urbanize_moves(state: RailwaysOfNorthAmericaData) -> Sequence[Move]:
    """Return every New City tile in stock on every grey city."""
    cities = grey_cities(state)
    urbanizing = state.board.urbanizing
    found: list[Move] = []
    for colour, count in enumerate(state.new_cities):
        if count:
            found += [urbanizing[colour][city] for city in cities]
    return found


def urbanize(state: RailwaysOfNorthAmericaData, move: Urbanize, on_event: EventListener | None) -> None:
    """Urbanize a city: as an action, pay for it and add two cubes; with a card, do neither."""
    as_action = state.step == URBANIZE
    if as_action:
        pay(state, state.turn, state.board.data.cost.urbanize, Payment.CITY, on_event)
    state.new_cities[move.colour] -= 1
    state.demand[move.city] = 1 << move.colour
    if on_event is not None:
        on_event(CityUrbanized(state.turn, move.city, move.colour))
    _draw_for(state, move.city, URBANIZE_CUBES if as_action else 0, False, on_event)


def mine_moves(state: RailwaysOfNorthAmericaData) -> Sequence[Move]:
    """Return every grey city."""
    mining = state.board.mining
    return [mining[city] for city in grey_cities(state)]


def mine(state: RailwaysOfNorthAmericaData, move: Mine, on_event: EventListener | None) -> None:
    """Draw cubes until a color repeats."""
    _draw_for(state, move.city, state.board.cubes_of[MINES], True, on_event)


def grow_moves(state: RailwaysOfNorthAmericaData) -> Sequence[Move]:
    """Return any city."""
    return state.board.growing


def grow(state: RailwaysOfNorthAmericaData, move: Grow, on_event: EventListener | None) -> None:
    """Draw the card's cubes for the city."""
    _draw_for(state, move.city, state.board.cubes_of[GROWTH], False, on_event)


def _draw_for(
    state: RailwaysOfNorthAmericaData, city: int, count: int, mining: bool, on_event: EventListener | None
) -> None:
    state.draw_city = city
    state.draws_left = count
    state.mining = mining
    state.drawn = 0
    _next_draw(state, on_event)


def _next_draw(state: RailwaysOfNorthAmericaData, on_event: EventListener | None) -> None:
    """Draw the next cube while the bag lasts, then end the action."""
    if state.draws_left and any(state.bag):
        state.step = DRAW
        return
    state.draw_city = NONE
    state.draws_left = 0
    state.mining = False
    state.drawn = 0
    finish_action(state, on_event)


def draw(state: RailwaysOfNorthAmericaData, move: DrawCube, on_event: EventListener | None) -> None:
    """Add a drawn cube to the city and return its marker; in the mines a repeated color ends it."""
    city, colour = state.draw_city, move.colour
    state.draws_left -= 1
    if state.mining and state.drawn >> colour & 1:
        state.draws_left = 0
        if on_event is not None:
            on_event(CubeReturned(city, colour))
    else:
        state.drawn |= 1 << colour
        state.bag[colour] -= 1
        state.add_cube(city, colour)
        if on_event is not None:
            on_event(CubeDrawn(city, colour))
        if state.empty >> city & 1:
            state.empty &= ~(1 << city)
            if on_event is not None:
                on_event(MarkerTaken(city))
    _next_draw(state, on_event)


MOVES: Final[dict[int, Callable[[RailwaysOfNorthAmericaData], Sequence[Move]]]] = {
    URBANIZE: urbanize_moves,
    INDUSTRY: urbanize_moves,
    MINE: mine_moves,
    GROW: grow_moves,
}

APPLY: Final[dict[type[Move], Callable[[RailwaysOfNorthAmericaData, Any, EventListener | None], None]]] = {
    Urbanize: urbanize,
    Mine: mine,
    Grow: grow,
    DrawCube: draw,
}
