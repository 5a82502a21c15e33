"""What a link of Railways of North America leads to: a major line, cities where cubes wait."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ai.railways_of_north_america.routes import FAR, pass_through, reach_of, ways_of
from game.learning.railways_of_north_america.deliveries import One
from game.learning.railways_of_north_america.phrases import Fact
from game.learning.reasons.weighed import Weighed
from game.rules.hexgrid import bits
from game.rules.messages import Message
from game.rules.railways_of_north_america.board import Board
from game.rules.railways_of_north_america.steps import NONE, TILES_PER_BUILD

IN_SIGHT: Final = TILES_PER_BUILD
"""A major line for which more tiles are then missing is no reason, but if it brings as many points."""

A_PART: Final = 0.5
"""How many times the tiles that are still missing an action has to save, to lead toward a major line."""


def nearer(one: One) -> list[Message]:
    """The major line, if any, to which an action leads: the one to which least is then missing."""
    state, seat = one.state, one.seat
    before, after = reach_of(state, seat), reach_of(one.outcome, seat)
    found = []
    for number, line in enumerate(state.board.major_lines):
        left = after.tiles_between(after.group[line.a], after.group[line.b])
        saved = before.tiles_between(before.group[line.a], before.group[line.b]) - left
        nearer = saved > 0 and saved >= A_PART * left and left <= max(IN_SIGHT, line.points)
        begun = one.outcome.touched[seat] >> line.a & 1 or one.outcome.touched[seat] >> line.b & 1
        free = state.claimed[number] == NONE and one.outcome.claimed[number] == NONE
        if free and nearer and begun:
            found.append((left, -line.points, number))
    if not found:
        return []
    left, points, number = min(found)
    line = state.board.major_lines[number]
    if _is_completed_at_once(one, number):
        return [Fact.NEARER_THOUGH(city_a=line.a, city_b=line.b, points=-points)]
    afloat = left < tiles_by_land(state.board, after.group[line.a], after.group[line.b])
    kind = Fact.NEARER_FERRY if afloat else Fact.NEARER
    return [kind(city_a=line.a, city_b=line.b, left=left, points=-points)]


def _is_completed_at_once(one: One, number: int) -> bool:
    """Whether another move that is weighed completes a major line with this very action."""
    places = (place for place in range(len(one.found.candidates)) if place != one.place)
    others = (Weighed(one.found, place, one.state) for place in places)
    return any(other.outcome.claimed[number] == one.seat for other in others)


def waiting(one: One) -> list[Message]:
    """The city with most cubes that an action adds to the seat's network."""
    state, seat = one.state, one.seat
    new = bits(one.outcome.touched[seat] & ~state.touched[seat])
    cubes = {city: len(one.outcome.cubes_at(city)) for city in new}
    city = max(cubes, key=lambda city: cubes[city], default=NONE)
    if city == NONE or not cubes[city]:
        return []
    return [Fact.WAITING(city=city, count=cubes[city])]


def tiles_by_land(board: Board, one: int, other: int) -> int:
    """The tiles missing at least between two groups of cities (masks) if no ferry is built; `FAR`: no way."""
    rows = [_by_land(board)[city] for city in bits(one)]
    there = bits(other)
    return min(row[city] for row in rows for city in there)


@lru_cache(maxsize=4)
def _by_land(board: Board) -> list[list[int]]:
    """Tiles that it takes at least from city to city by ways without a ferry."""
    count = len(board.cities)
    distance = [[FAR] * count for _ in range(count)]
    for ways in ways_of(board).onward.values():
        for way in ways:
            if not way.ferries:
                distance[way.a][way.b] = min(distance[way.a][way.b], way.length())
    pass_through(distance)
    return distance
