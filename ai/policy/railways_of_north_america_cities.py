"""Which cities are worth a thought in Railways of North America: for a new city, a mine, growth.

>>> import random
>>> from game.rules.railways_of_north_america import GAME
>>> state = GAME.deal(3, {}, random.Random(7))
>>> best_mines(state), best_growth(state)
([], [])
>>> [GAME.write(move) for move in best_new_cities(state)][:2]  # no links yet: one of each colour that is left
['urbanize blue Whitehorse', 'urbanize black Whitehorse']
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ai.appraisal.railways_of_north_america_ground import ground_of, stock_of
from ai.appraisal.railways_of_north_america_ways import ways_of
from game.rules.contract import Move
from game.rules.hexgrid import bits
from game.rules.railways_of_north_america.cities import grey_cities
from game.rules.railways_of_north_america.state import RailwaysOfNorthAmericaState

NEW_CITIES: Final = 5
"""New cities that are worth a thought."""

DEMANDED_ALREADY: Final = 0.3
"""What a new city counts for whose colour another city on one's own links demands."""

WITHOUT_LINK: Final = 0.1
"""What an own cube counts for that waits a tile from a new city, and without a link to it."""


def best_new_cities(state: RailwaysOfNorthAmericaState) -> Sequence[Move]:
    """New cities on one's own links, of colours that wait there, as far away as the engine goes.

    A card may ask for one where none is on own links: then the best for each colour.
    """
    seat = state.turn
    grey = grey_cities(state)
    own = [city for city in grey if state.touched[seat] >> city & 1]
    if not own:
        return _elsewhere(state, seat, grey)
    ranked = [
        (value, -city, colour)
        for city in own
        for colour, value in enumerate(_worth_on_links(state, seat, city))
        if state.new_cities[colour]
    ]
    ranked.sort(key=lambda one: (-one[0], one[1]))
    return [state.board.urbanizing[colour][-city] for _, city, colour in ranked[:NEW_CITIES]]


def _elsewhere(state: RailwaysOfNorthAmericaState, seat: int, grey: Sequence[int]) -> list[Move]:
    """For each colour the new city that is best for a seat without links there; the best of these first."""
    worth = [(_worth_elsewhere(state, seat, city), city) for city in grey]
    ranked = []
    for colour, count in enumerate(state.new_cities):
        if count and worth:
            value, city = max([(values[colour], -city) for values, city in worth])
            ranked.append((-value, colour, -city))
    ranked.sort()
    return [state.board.urbanizing[colour][city] for _, colour, city in ranked]


def _worth_on_links(state: RailwaysOfNorthAmericaState, seat: int, city: int) -> list[float]:
    """For each colour roughly what a new city on a seat's links is worth to it, in points."""
    demand = stock_of(state, ground_of(state, seat)).demand[city]
    links = 0.2 * len(state.links_at[city])
    return [
        (1.0 if not demand >> colour & 1 else DEMANDED_ALREADY) * (coming + 0.5) + links
        for colour, coming in enumerate(_coming(state, seat, city)[0])
    ]


def _worth_elsewhere(state: RailwaysOfNorthAmericaState, seat: int, city: int) -> list[float]:
    """For each colour the own cubes that may come once there is a link, less what it brings rivals.

    Where a rival's cubes of a colour pass and go further already, they have to end their way in the new city:
    he loses the links that his engine still had for them.
    """
    own = bits(state.touched[seat])
    distance = ways_of(state.board).distance[city]
    near = WITHOUT_LINK / (1 + min([distance[there] for there in own])) if own else 0.0
    count = len(state.bag)
    found = [near * sum([state.cubes[there * count + colour] for there in own]) for colour in range(count)]
    for rival, touched in enumerate(state.touched):
        if rival == seat or not touched >> city & 1:
            continue
        demand = stock_of(state, ground_of(state, rival)).demand[city]
        passes = sum([state.links[number].owner == rival for number, _ in state.links_at[city]]) > 1
        links, cubes = _coming(state, rival, city)
        for colour in range(count):
            if not demand >> colour & 1:
                found[colour] -= links[colour] + 0.5
            elif passes:
                found[colour] += DEMANDED_ALREADY * (state.engine[rival] * cubes[colour] - links[colour])
    return found


def _coming(state: RailwaysOfNorthAmericaState, seat: int, city: int) -> tuple[list[int], list[int]]:
    """For each colour what own links can bring to a city: links to go, all together, and cubes."""
    count = len(state.bag)
    links, cubes = [0] * count, [0] * count
    seen, here = 1 << city, [city]
    for length in range(1, state.engine[seat] + 1):
        further = []
        for middle in here:
            for number, there in state.links_at[middle]:
                if state.links[number].owner == seat and not seen >> there & 1:
                    seen |= 1 << there
                    further.append(there)
                    for colour in range(count):
                        waiting = state.cubes[there * count + colour]
                        links[colour] += length * waiting
                        cubes[colour] += waiting
        here = further
    return links, cubes


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
