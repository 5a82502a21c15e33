"""Where a sensible player of American Rails lays track: towards the cities that pay for the way.

>>> from ai.knowledge import knowledge_of
>>> policy = knowledge_of("american_rails").policy
>>> from game.rules.american_rails import GAME
>>> state = GAME.deal(4, {}, random.Random(7))
>>> while state.column < 0:
...     policy.advance(state, random.Random(1))
>>> moves = best_cubes(Outlook(state), limit=2)
>>> len(moves), type(moves[0]).__name__
(2, 'LayTrack')
>>> Cube(value=3.5, company=0, hex=12) > Cube(value=1.0, company=1, hex=7)
True
"""

from __future__ import annotations

import random
from typing import Final, NamedTuple

from ai.appraisal.american_rails import Outlook, others_of
from ai.appraisal.american_rails_prospects import Prospects, Target
from game.rules.american_rails.moves import LayTrack
from game.rules.american_rails.state import AmericanRailsState
from game.rules.hexgrid import bits

OUT_OF_REACH: Final = 6.0
"""A way that costs more than the treasury and this many dollars is not begun."""


class Cube(NamedTuple):
    """A cube that might be laid."""

    value: float
    """Dollars of dividends to come that it is roughly worth to the player."""
    company: int
    hex: int


def targets_of(state: AmericanRailsState, company: int, prospects: Prospects) -> tuple[Target, ...]:
    """The cities that are best to go for with a company."""
    return prospects.targets(state.track[company], others_of(state, company), state.houses)


def towards(state: AmericanRailsState, layable: int, target: Target, prospects: Prospects) -> int:
    """The affordable hex that brings a network nearest to a target for its price; -1 if none does."""
    left = prospects.to_city[target.city]
    price = state.price
    best, cheapest = -1, target.away + 2.0
    while layable:
        low = layable & -layable
        layable ^= low
        at = low.bit_length() - 1
        if left[at] < target.away and left[at] + price[at] < cheapest:
            best, cheapest = at, left[at] + price[at]
    return best


def quick_cube(outlook: Outlook, rng: random.Random | None) -> LayTrack | None:
    """A cube towards the best target of the companies that the actor holds; None to lay no more.

    With `rng` the targets are weighed with some noise.
    """
    state, prospects = outlook.state, outlook.prospects
    seat = state.turn
    count = len(state.treasury)
    ways: list[tuple[float, int, Target]] = []
    for company in range(count):
        if not state.shares[seat * count + company] or not state.cubes[company]:
            continue
        part = outlook.interest(seat, company)
        if part <= 0.0:
            continue
        money = state.treasury[company] + OUT_OF_REACH
        for target in targets_of(state, company, prospects)[:4]:
            if target.away <= money:
                value = target.rate * part
                ways.append((value * (0.6 + 0.8 * rng.random()) if rng else value, company, target))
    ways.sort(key=lambda way: -way[0])
    for _, company, target in ways:
        layable = state.layable(company)
        if layable:
            at = towards(state, layable, target, prospects)
            if at >= 0:
                return state.board.lay[company][at]
    return None


def best_cubes(outlook: Outlook, limit: int) -> list[LayTrack]:
    """The cubes worth a thought, best first: progress to targets, and every city next to the track."""
    state, prospects = outlook.state, outlook.prospects
    seat = state.turn
    count = len(state.treasury)
    found: list[Cube] = []
    for company in range(count):
        if not state.shares[seat * count + company]:
            continue
        layable = state.layable(company)
        if not layable:
            continue
        part = outlook.interest(seat, company)
        targets = targets_of(state, company, prospects)
        money = state.treasury[company] + OUT_OF_REACH
        for at in bits(layable):
            gain = 0.0
            for target in targets:
                nearer = target.away - prospects.to_city[target.city][at]
                if nearer > 0.0 and target.away <= money:
                    gain = max(gain, target.rate * nearer - 0.1 * (state.price[at] - nearer))
            if state.board.city_at[at] >= 0:
                gain += 0.2
            if gain > 0.0:
                found.append(Cube(gain * outlook.years * max(part, 0.05), company, at))
    found.sort(key=lambda cube: -cube.value)
    return [state.board.lay[cube.company][cube.hex] for cube in found[:limit]]
