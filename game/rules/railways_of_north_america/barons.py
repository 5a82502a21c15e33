"""Railroad barons: the choice at the start and the tasks at the end. Rulings 1 and 17."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any, Final

from game.rules.contract import EventListener, Move
from game.rules.railways_of_north_america.bidding import begin_auction
from game.rules.railways_of_north_america.board_file import (
    CITIES,
    CONNECT,
    FEWEST_BONDS,
    HIGHEST_ENGINE,
    LONGEST_CHAIN,
    MOST_CITIES,
    MOST_LINKS,
    RIDGE_LINKS,
    SNOW_LINKS,
)
from game.rules.railways_of_north_america.cards import Baron
from game.rules.railways_of_north_america.data import RailwaysOfNorthAmericaData
from game.rules.railways_of_north_america.events import BaronKept, TurnBegan
from game.rules.railways_of_north_america.moves import KeepBaron
from game.rules.railways_of_north_america.network import component, longest_chain
from game.rules.railways_of_north_america.steps import BARONS_DEALT, ENDED, KEEP_BARON, NONE

COUNTED: Final = (CITIES, RIDGE_LINKS, SNOW_LINKS)
"""The goals that require a minimum number of cities or links."""


def keep_moves(state: RailwaysOfNorthAmericaData) -> Sequence[Move]:
    """Return the two barons that were dealt."""
    return [KeepBaron(baron) for baron in state.dealt[state.turn]]


def keep(state: RailwaysOfNorthAmericaData, move: KeepBaron, on_event: EventListener | None) -> None:
    """Keep a baron; after the last seat the first turn begins."""
    state.kept[state.turn] = move.baron
    if on_event is not None:
        on_event(BaronKept(state.turn))
    state.acted += 1
    if state.acted < state.players:
        state.turn = state.seat_in_order(state.acted)
        return
    if on_event is not None:
        on_event(TurnBegan(state.turn_number, state.first))
    begin_auction(state)


def deal_unseen(state: RailwaysOfNorthAmericaData, seat: int, rng: random.Random) -> None:
    """Redeal the barons that a seat hasn't seen: to the others, and out of play.

    A player who has chosen keeps either of the two dealt; barons that are shown stay where they are.
    """
    shown = state.step == ENDED
    seen = {*state.dealt[seat], *(state.kept if shown else ())}
    unseen = [baron for baron in range(len(state.board.barons)) if baron not in seen]
    rng.shuffle(unseen)
    dealt = []
    for other, pair in enumerate(state.dealt):
        if other != seat and shown:
            pair = (state.kept[other], unseen.pop())
        elif other != seat:
            pair = (unseen.pop(), unseen.pop())
            if state.kept[other] != NONE:
                state.kept[other] = pair[rng.randrange(BARONS_DEALT)]
        dealt.append(pair)
    state.dealt = tuple(dealt)


def fulfilled(state: RailwaysOfNorthAmericaData, seat: int, baron: Baron) -> bool:
    """Return whether a seat's links, engine and bonds fulfil a baron's task as things stand."""
    return _TASKS[baron.task](state, seat, baron)


def baron_points(state: RailwaysOfNorthAmericaData, seat: int) -> int:
    """Return what a seat's baron would bring if the game ended now; 0 while none is kept."""
    if state.kept[seat] == NONE:
        return 0
    baron = state.board.barons[state.kept[seat]]
    return baron.points if fulfilled(state, seat, baron) else 0


def _connected(state: RailwaysOfNorthAmericaData, seat: int, baron: Baron) -> bool:
    wanted = sum(1 << city for city in baron.cities)
    return component(state, seat, baron.cities[0]) & wanted == wanted


def counted(state: RailwaysOfNorthAmericaData, seat: int, baron: Baron) -> int:
    """Return how many of the cities or links required by a task in `COUNTED` a seat has."""
    if baron.task == CITIES:
        return sum(state.touched[seat] >> city & 1 for city in baron.cities)
    if baron.task == RIDGE_LINKS:
        return sum(link.owner == seat and link.ridges > 0 for link in state.links)
    return sum(link.owner == seat and link.snow for link in state.links)


def _enough(state: RailwaysOfNorthAmericaData, seat: int, baron: Baron) -> bool:
    return counted(state, seat, baron) >= baron.at_least


def _strictly_first(figures: Sequence[int], seat: int) -> bool:
    return all(figure < figures[seat] for other, figure in enumerate(figures) if other != seat)


def _fewest_bonds(state: RailwaysOfNorthAmericaData, seat: int, baron: Baron) -> bool:
    return state.link_counts[seat] >= baron.with_at_least_links and _strictly_first(
        [-bonds for bonds in state.bonds], seat
    )


def _longest_chain(state: RailwaysOfNorthAmericaData, seat: int, baron: Baron) -> bool:
    return _strictly_first([longest_chain(state, other) for other in range(state.players)], seat)


def _highest_engine(state: RailwaysOfNorthAmericaData, seat: int, baron: Baron) -> bool:
    return _strictly_first(state.engine, seat)


def _most_cities(state: RailwaysOfNorthAmericaData, seat: int, baron: Baron) -> bool:
    return _strictly_first([cities.bit_count() for cities in state.touched], seat)


def _most_links(state: RailwaysOfNorthAmericaData, seat: int, baron: Baron) -> bool:
    return _strictly_first(state.link_counts, seat)


_TASKS: Final[dict[str, Callable[[RailwaysOfNorthAmericaData, int, Baron], bool]]] = {
    CONNECT: _connected,
    **dict.fromkeys(COUNTED, _enough),
    FEWEST_BONDS: _fewest_bonds,
    LONGEST_CHAIN: _longest_chain,
    HIGHEST_ENGINE: _highest_engine,
    MOST_CITIES: _most_cities,
    MOST_LINKS: _most_links,
}
"""Functions that test whether a task is fulfilled, by task."""

MOVES: Final[dict[int, Callable[[RailwaysOfNorthAmericaData], Sequence[Move]]]] = {KEEP_BARON: keep_moves}

APPLY: Final[dict[type[Move], Callable[[RailwaysOfNorthAmericaData, Any, EventListener | None], None]]] = {
    KeepBaron: keep
}
