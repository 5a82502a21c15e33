"""Which cities are worth a thought in Railways of North America: for a new city, a mine, growth.

>>> import random
>>> from game.rules.railways_of_north_america import GAME
>>> state = GAME.new_game(3, {}, random.Random(7))
>>> best_mines(state), best_growth(state)
([], [])
>>> [GAME.format_move(move) for move in best_new_cities(state)][:2]  # no links yet: one of each color
['urbanize blue Whitehorse', 'urbanize black Whitehorse']
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ai.railways_of_north_america.ground import ground_of, stock_of
from ai.railways_of_north_america.ways import ways_of
from game.rules.contract import Move
from game.rules.hexgrid import bits
from game.rules.railways_of_north_america.cities import grey_cities
from game.rules.railways_of_north_america.state import RailwaysOfNorthAmericaState

NEW_CITIES: Final = 5
"""New cities that are worth a thought."""

DEMANDED_ALREADY: Final = 0.3
"""What a new city counts for whose colour another city on one's own links demands."""

WITHOUT_LINK: Final = 0.1
"""What an own cube counts for without a link to the new city, divided by one more than the tiles to it."""


def best_new_cities(state: RailwaysOfNorthAmericaState) -> Sequence[Move]:
    """New cities on one's own links, of colours that wait there, as far away as the engine goes.

    A card may ask for one where none is on own links: then the best for each colour.
    """
    seat = state.turn
    grey = grey_cities(state)
    own = [city for city in grey if state.touched[seat] >> city & 1]
    if not own:
        return _elsewhere(state, grey)
    stock = stock_of(state, ground_of(state, seat))
    ranked = []
    for city in own:
        demand = stock.demand[city]
        coming, _ = _coming(state, seat, city)
        for colour, count in enumerate(state.new_cities):
            if count:
                new = 1.0 if not demand >> colour & 1 else DEMANDED_ALREADY
                value = new * (coming[colour] + 0.5) + 0.2 * len(state.links_at[city])
                ranked.append((value, -city, state.board.urbanizing[colour][city]))
    ranked.sort(key=lambda one: (-one[0], one[1]))
    return [move for _, _, move in ranked[:NEW_CITIES]]


def _elsewhere(state: RailwaysOfNorthAmericaState, grey: Sequence[int]) -> list[Move]:
    """For each colour the new city that is best where none is on own links; the best of these first.

    It is worth the own cubes that may come once there is a link, less what it brings rivals.
    """
    seat, count = state.turn, len(state.bag)
    own = bits(state.touched[seat])
    waiting = [sum([state.cubes[there * count + colour] for there in own]) for colour in range(count)]
    rivals = [
        (rival, stock_of(state, ground_of(state, rival)).demand)
        for rival in range(state.players)
        if rival != seat and state.touched[rival]
    ]
    distance = ways_of(state.board).distance
    found = []
    for city in grey:
        near = WITHOUT_LINK / (1 + min([distance[city][there] for there in own])) if own else 0.0
        worth = [near * cubes for cubes in waiting]
        for rival, demand in rivals:
            if state.touched[rival] >> city & 1:
                gained = _gained(state, rival, city, demand[city])
                worth = [ours - theirs for ours, theirs in zip(worth, gained, strict=True)]
        found.append((worth, city))
    ranked = []
    for colour, left in enumerate(state.new_cities):
        if left and found:
            value, city = max([(worth[colour], -city) for worth, city in found])
            ranked.append((-value, colour, -city))
    return [state.board.urbanizing[colour][city] for _, colour, city in sorted(ranked)]


def _gained(state: RailwaysOfNorthAmericaState, rival: int, city: int, demand: int) -> list[float]:
    """For each colour what a new city on a rival's links brings him, in links; `demand` is what they demand.

    Where his cubes of a colour pass and go further already, they have to end their way in the new city: he
    loses the links that his engine still had for them.
    """
    passes = sum([state.links[number].owner == rival for number, _ in state.links_at[city]]) > 1
    left = DEMANDED_ALREADY if passes else 0.0
    links, cubes = _coming(state, rival, city)
    return [
        links[colour] + 0.5
        if not demand >> colour & 1
        else left * (links[colour] - state.engine[rival] * cubes[colour])
        for colour in range(len(links))
    ]


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
