"""What the track to a city costs in American Rails, hex by hex on the map as it stands."""

from __future__ import annotations

import heapq
from collections.abc import Sequence
from typing import NamedTuple

from ai.american_rails.evaluation import Forecast
from ai.american_rails.routes import EFFORT
from game.rules.american_rails.board import FULL_HEX
from game.rules.american_rails.state import AmericanRailsState
from game.rules.hexgrid import bits


class Way(NamedTuple):
    """The cheapest way of a company to a city that it might go for."""

    dollars: int
    cubes: int
    """Of several that cost the same the fewest."""
    city: int
    income: int
    """What the city brings, special connections included."""

    @property
    def rate(self) -> float:
        """How well the city pays for the way."""
        return self.income / (self.dollars + EFFORT)


def ways_of(state: AmericanRailsState, company: int) -> list[Way]:
    """The ways of a company on the map to the cities that it might go for, those first that pay best.

    Only those that it has cubes for.
    """
    costs, cities = _costs(state, company)[0], state.board.cities
    gains = Forecast(state).around(company).gain
    found = [
        Way(*costs[cities[city].hex], city, round(gain))
        for city, gain in gains.items()
        if costs.get(cities[city].hex, (0, FULL_HEX))[1] <= state.cubes[company]
    ]
    return sorted(found, key=lambda way: -way.rate)


def within_means(state: AmericanRailsState, company: int, dollars: int) -> list[Way]:
    """The cities that a company can pay track to one after the other, each from the track laid before.

    That one comes next which pays best for its way, of those that the rest of the dollars pays for.
    """
    table, found = state.copy(), list[Way]()
    while True:
        way = next((way for way in ways_of(table, company) if way.dollars <= dollars), None)
        if way is None:
            return found
        found.append(way)
        dollars -= way.dollars
        _lay(table, company, way)


def next_beyond(state: AmericanRailsState, company: int, before: Sequence[Way]) -> Way | None:
    """The city that pays best for its way when track to some others is laid; None if there is none."""
    table = state.copy()
    for way in before:
        _lay(table, company, way)
    return next(iter(ways_of(table, company)), None)


def can_pay_for(state: AmericanRailsState, company: int, cities: Sequence[int]) -> tuple[int, ...]:
    """Which of some cities that it has no track in a company has the money to reach, each by itself."""
    costs, money = _costs(state, company)[0], state.treasury[company]
    hexes = ((city, state.board.cities[city].hex) for city in cities)
    return tuple(city for city, at in hexes if 0 < costs.get(at, (FULL_HEX, 0))[0] <= money)


def _lay(table: AmericanRailsState, company: int, way: Way) -> None:
    """Lay the track of a way, on a table that serves for nothing but to see what can be reached then."""
    table.cubes[company] -= way.cubes
    table.track[company] |= _path(table, company, table.board.cities[way.city].hex)


def _path(state: AmericanRailsState, company: int, goal: int) -> int:
    """Mask of the hexes of the cheapest way of a company to a hex, this one included."""
    before, mask = _costs(state, company)[1], 0
    while goal in before:
        mask |= 1 << goal
        goal = before[goal]
    return mask


def _costs(state: AmericanRailsState, company: int) -> tuple[dict[int, tuple[int, int]], dict[int, int]]:
    """For each hex that the track of a company can reach the dollars and the cubes that it takes.

    And for each of them that is not its own yet the hex before it on the way.
    """
    found, before = dict.fromkeys(bits(state.track[company]), (0, 0)), dict[int, int]()
    queue = [(0, 0, at) for at in found]
    while queue:
        dollars, cubes, at = heapq.heappop(queue)
        if found[at] < (dollars, cubes):
            continue
        for near in state.board.neighbours[at]:
            price = state.price[near]
            cost = dollars + price, cubes + 1
            if price != FULL_HEX and cost < found.get(near, (FULL_HEX, 0)):
                found[near], before[near] = cost, at
                heapq.heappush(queue, (*cost, near))
    return found, before
