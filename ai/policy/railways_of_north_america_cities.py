"""Which cities are worth a thought in Railways of North America: for a new city, a mine, growth.

>>> import random
>>> from game.rules.railways_of_north_america import GAME
>>> state = GAME.deal(3, {}, random.Random(7))
>>> best_new_cities(state), best_mines(state), best_growth(state)
([], [], [])
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ai.appraisal.railways_of_north_america_ground import ground_of, stock_of
from game.rules.contract import Move
from game.rules.hexgrid import bits
from game.rules.railways_of_north_america.cities import grey_cities
from game.rules.railways_of_north_america.state import RailwaysOfNorthAmericaState

NEW_CITIES: Final = 5
"""New cities that are worth a thought."""

DEMANDED_ALREADY: Final = 0.3
"""What a new city counts for whose colour another city on one's own links demands."""


def best_new_cities(state: RailwaysOfNorthAmericaState) -> Sequence[Move]:
    """New cities on one's own links, of colours that wait there, as far away as the engine goes."""
    seat = state.turn
    stock = stock_of(state, ground_of(state, seat))
    urbanizing = state.board.urbanizing
    ranked = []
    for city in grey_cities(state):
        if not state.touched[seat] >> city & 1:
            continue
        demand = stock.demand[city]
        coming = _coming(state, seat, city)
        for colour, count in enumerate(state.new_cities):
            if count:
                new = 1.0 if not demand >> colour & 1 else DEMANDED_ALREADY
                value = new * (coming[colour] + 0.5) + 0.2 * len(state.links_at[city])
                ranked.append((value, -city, urbanizing[colour][city]))
    ranked.sort(key=lambda one: (-one[0], one[1]))
    return [move for _, _, move in ranked[:NEW_CITIES]]


def _coming(state: RailwaysOfNorthAmericaState, seat: int, city: int) -> list[int]:
    """For each colour the links, all together, over which own links can bring its cubes to a city."""
    count = len(state.bag)
    found = [0] * count
    seen, here = 1 << city, [city]
    for length in range(1, state.engine[seat] + 1):
        further = []
        for middle in here:
            for number, there in state.links_at[middle]:
                if state.links[number].owner == seat and not seen >> there & 1:
                    seen |= 1 << there
                    further.append(there)
                    for colour in range(count):
                        found[colour] += length * state.cubes[there * count + colour]
        here = further
    return found


def _own_cities(state: RailwaysOfNorthAmericaState, cities: Sequence[int]) -> list[int]:
    """Of some cities those on one's own links with the fewest rivals' links, best first."""
    seat = state.turn
    own = [city for city in cities if state.touched[seat] >> city & 1]
    rivals = [touched for other, touched in enumerate(state.touched) if other != seat]
    return sorted(
        own, key=lambda city: (sum(touched >> city & 1 for touched in rivals), -len(state.links_at[city]))
    )[:4]


def best_mines(state: RailwaysOfNorthAmericaState) -> Sequence[Move]:
    """Mines in grey cities on one's own links."""
    return [state.board.mining[city] for city in _own_cities(state, grey_cities(state))]


def best_growth(state: RailwaysOfNorthAmericaState) -> Sequence[Move]:
    """Growth of cities on one's own links."""
    return [state.board.growing[city] for city in _own_cities(state, bits(state.touched[state.turn]))]
