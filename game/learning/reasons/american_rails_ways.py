"""What the track to a city costs in American Rails, hex by hex on the map as it stands."""

from __future__ import annotations

import heapq
from typing import NamedTuple

from ai.appraisal.american_rails import Outlook
from ai.appraisal.american_rails_prospects import EFFORT
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
    """The ways of a company on the map to the cities that it might go for, those first that pay best."""
    costs, cities = _costs(state, company), state.board.cities
    gains = Outlook(state).around(company).gain
    found = [
        Way(*costs[cities[city].hex], city, round(gain))
        for city, gain in gains.items()
        if cities[city].hex in costs
    ]
    return sorted(found, key=lambda way: -way.rate)


def _costs(state: AmericanRailsState, company: int) -> dict[int, tuple[int, int]]:
    """For each hex that the track of a company can reach: the dollars and the cubes that it takes."""
    found = dict.fromkeys(bits(state.track[company]), (0, 0))
    queue = [(0, 0, at) for at in found]
    while queue:
        dollars, cubes, at = heapq.heappop(queue)
        if found[at] < (dollars, cubes):
            continue
        for near in state.board.neighbours[at]:
            price = state.price[near]
            cost = dollars + price, cubes + 1
            if price != FULL_HEX and cost < found.get(near, (FULL_HEX, 0)):
                found[near] = cost
                heapq.heappush(queue, (*cost, near))
    return found
