"""Where a sensible player of American Rails lays track: towards the cities that pay for the way.

>>> from ai.knowledge import knowledge_of
>>> policy = knowledge_of("american_rails").policy
>>> from game.rules.american_rails import GAME
>>> state = GAME.new_game(4, {}, random.Random(7))
>>> while state.column < 0:
...     policy.advance(state, random.Random(1))
>>> moves = best_cubes(Forecast(state), limit=2)
>>> len(moves), type(moves[0]).__name__
(2, 'LayTrack')
>>> Cube(value=3.5, company=0, hex=12) > Cube(value=1.0, company=1, hex=7)
True
"""

from __future__ import annotations

import random
from typing import Final, NamedTuple

from ai.american_rails.evaluation import Forecast
from ai.american_rails.prospects import Target
from game.rules.american_rails.moves import LayTrack
from game.rules.american_rails.steps import COLUMNS
from game.rules.hexgrid import bits

OUT_OF_REACH: Final = 6.0
"""A way that costs more than the treasury and this many dollars is not begun."""

AIMS: Final = 5
"""Cities that a company is thought to go for."""

MANY: Final = 9
"""Cubes with which a company reaches every city that it might go for."""

BESIDE: Final = 0.2
"""What a cube in any city next to the track counts in comparison with progress towards one."""


class Cube(NamedTuple):
    """A cube that might be laid."""

    value: float
    """Dollars of dividends to come that it is roughly worth to the player."""
    company: int
    hex: int


Way = tuple[float, int, Target]
"""A city that a company might go for: what that is worth, the company, the city."""


def ways_now(
    forecast: Forecast, company: int, part: float, cubes: int, rng: random.Random | None = None
) -> list[Way]:
    """The cities that a company can go for with what is in its treasury, worth what they are to a seat.

    `part` is the seat's interest. Only a city counts that the company's cubes reach; in the last phase of all
    so many `cubes`.
    With `rng` they are weighed with some noise.
    """
    state = forecast.state
    around = forecast.around(company)
    treasury = state.treasury[company]
    last = forecast.years <= 1.0 and state.column == COLUMNS - 1
    money = treasury if last else treasury + OUT_OF_REACH
    most = cubes if last else state.cubes[company]
    found: list[Way] = []
    for target in around.targets()[:AIMS]:
        if target.away <= money and (most > MANY or len(around.path(target.city)) <= most):
            value = target.rate * part
            if rng is not None:
                value *= 0.6 + 0.8 * rng.random()
            found.append((value, company, target))
    return found


def way_to(forecast: Forecast, company: int, city: int) -> list[int]:
    """The hexes of the way to a city, if the treasury pays for the first; else none."""
    path = forecast.around(company).path(city)
    return path if path and forecast.state.layable(company) >> path[0] & 1 else []


def quick_way(forecast: Forecast, rng: random.Random | None, cubes: int) -> tuple[int, list[int]]:
    """The company to build with and the way to go, for the actor with so many cubes; no way: nothing to do.

    With `rng` the cities are weighed with some noise.
    """
    state = forecast.state
    ways: list[Way] = []
    parts = forecast.interests(state.turn)
    for company, treasury in enumerate(state.treasury):
        if parts[company] > 0.0 and treasury >= 2 and state.cubes[company]:
            ways += ways_now(forecast, company, parts[company], cubes, rng)
    ways.sort(reverse=True)
    for _, company, target in ways:
        path = way_to(forecast, company, target.city)
        if path:
            return company, path
    return -1, []


def quick_cube(forecast: Forecast, rng: random.Random | None) -> LayTrack | None:
    """A cube towards the best city for the companies that the actor holds; None to lay no more."""
    company, path = quick_way(forecast, rng, forecast.state.to_lay)
    return forecast.state.board.lay[company][path[0]] if path else None


def build(forecast: Forecast, rng: random.Random | None) -> bool:
    """Lay cubes in place on the way to the best city, as many as the action allows; whether any was laid."""
    state = forecast.state
    company, path = quick_way(forecast, rng, state.to_lay)
    for at in path:
        if not state.to_lay or not state.layable(company) >> at & 1:
            break
        state.apply_unchecked(state.board.lay[company][at])
    return bool(path)


def best_cubes(forecast: Forecast, limit: int) -> list[LayTrack]:
    """The cubes worth a thought, best first: progress to targets, and every city next to the track."""
    state = forecast.state
    start = state.turn * len(state.treasury)
    parts = forecast.interests(state.turn)
    found: list[Cube] = []
    for company in range(len(state.treasury)):
        layable = state.layable(company) if state.shares[start + company] else 0
        if not layable:
            continue
        worth: dict[int, float] = {}
        for _, _, target in ways_now(forecast, company, 1.0, state.to_lay):
            path = way_to(forecast, company, target.city)
            if path:
                at = path[0]
                worth[at] = worth.get(at, 0.0) + target.rate * state.price[at]
        for at in bits(layable & state.board.city_mask):
            worth[at] = worth.get(at, 0.0) + BESIDE
        factor = forecast.years * max(parts[company], 0.05)
        found += [Cube(factor * value, company, at) for at, value in worth.items()]
    found.sort(key=lambda cube: -cube.value)
    return [state.board.lay[cube.company][cube.hex] for cube in found[:limit]]
