"""What deliveries bring in Railways of North America: what links, engines and the actions left allow.

>>> import random
>>> from game.rules.railways_of_north_america import GAME
>>> state = GAME.deal(3, {}, random.Random(7))
>>> reached(state, seat=0, longest=3), freight(state, seat=0)
([], [])
>>> round(freight_worth([3.0, 2.0], actions=2.6), 2)
4.0
"""

from __future__ import annotations

from typing import Final

from ai.memory import Memory
from game.rules.hexgrid import bits
from game.rules.railways_of_north_america.board import HIGHEST_ENGINE
from game.rules.railways_of_north_america.state import RailwaysOfNorthAmericaState
from game.rules.railways_of_north_america.steps import THOUSAND

BOND_PART: Final = 0.2
"""Points for each $1000 that saves a bond."""

THINNING: Final = 1.3
"""How fast deliveries to come count less: with so many actions left, the last of them counts for nothing."""

RIVALS_PART: Final = 0.6
"""How much of a rival's gain on a delivery is counted against it."""

STRONGER_ENGINE: Final[tuple[float, ...]] = (1.0, 0.55, 0.3)
"""What a delivery counts for that the engine can do, or with one or two levels more."""

ROADS_KEPT: Final = 500
"""How many networks' roads are kept: a search comes back to them."""

_LENGTH_BITS: Final = HIGHEST_ENGINE.bit_length()
_LENGTHS: Final = (1 << _LENGTH_BITS) - 1


class _Roads:
    """What the finished links and the demands of a position allow, found when it is asked for."""

    def __init__(self, state: RailwaysOfNorthAmericaState) -> None:
        self._demand = bytes(state.demand)
        self._links_at = state.links_at[:]
        self._owners = [link.owner for link in state.links]
        self._found: dict[tuple[int, int, int, int], list[tuple[int, int, float]]] = {}

    def out_of(self, origin: int, colours: int, seat: int, longest: int) -> list[tuple[int, int, float]]:
        """The colour, the links and the points of a seat's best ways for cubes of some colours in a city."""
        key = (origin, colours, seat, longest)
        found = self._found.get(key)
        if found is None:
            found = self._found[key] = self._find(origin, colours, seat, longest)
        return found

    def _find(self, origin: int, colours: int, seat: int, longest: int) -> list[tuple[int, int, float]]:
        demand, links_at = self._demand, self._links_at
        owns = [owner == seat for owner in self._owners]
        best: dict[int, float] = {}
        waiting = [
            (there, 1, 1.0, 1 << origin | 1 << there, colours)
            for number, there in links_at[origin]
            if owns[number]
        ]
        while waiting:
            here, length, gain, seen, colours = waiting.pop()
            wanted = demand[here] & colours
            if wanted:
                key = wanted << _LENGTH_BITS | length
                if gain > best.get(key, 0.0):
                    best[key] = gain
                colours ^= wanted
            if colours and length < longest:
                for number, there in links_at[here]:
                    if not seen >> there & 1:
                        more = gain + 1.0 if owns[number] else gain - RIVALS_PART
                        waiting.append((there, length + 1, more, seen | 1 << there, colours))
        return [((key >> _LENGTH_BITS).bit_length() - 1, key & _LENGTHS, gain) for key, gain in best.items()]


def _roads_of(state: RailwaysOfNorthAmericaState) -> _Roads:
    """The roads of a position: the same ones until a link is finished or a city demands something else."""
    key = (state.board, bytes(state.demand), tuple([link[:3] for link in state.links]))
    return _roads.get(key, lambda: _Roads(state))


_roads = Memory[_Roads](ROADS_KEPT)


def reached(state: RailwaysOfNorthAmericaState, seat: int, longest: int) -> list[tuple[int, int, float]]:
    """What the cubes of a seat's cities can reach over so many links at most.

    For each city, colour and length of a way: the place in `State.cubes`, the links, and the points of
    the best way, its own links less a part of the rivals'.
    """
    roads, goods, colours = _roads_of(state), state.goods_at, len(state.bag)
    found: list[tuple[int, int, float]] = []
    for origin in bits(state.touched[seat]):
        if goods[origin]:
            first = origin * colours
            for colour, length, gain in roads.out_of(origin, goods[origin], seat, longest):
                found.append((first + colour, length, gain))
    return found


def freight_by(
    state: RailwaysOfNorthAmericaState, ways: list[tuple[int, int, float]], engine: int
) -> list[float]:
    """What the cubes are worth that an engine brings over `reached` ways: a figure for each, best first."""
    best: dict[int, float] = {}
    for place, length, gain in ways:
        over = length - engine
        if over >= len(STRONGER_ENGINE):
            continue
        value = gain * STRONGER_ENGINE[over] if over > 0 else gain
        if value > best.get(place, 0.0):
            best[place] = value
    cubes = state.cubes
    values: list[float] = []
    for place, value in best.items():
        values += [value] * cubes[place]
    values.sort(reverse=True)
    return values


def longest_hoped(engine: int) -> int:
    """The links of the longest deliveries that count beforehand, with this engine or a stronger one."""
    return min(HIGHEST_ENGINE, engine + len(STRONGER_ENGINE) - 1)


def freight(state: RailwaysOfNorthAmericaState, seat: int) -> list[float]:
    """What the cubes that a seat can reach are worth to it, best first, one figure for each cube."""
    engine = state.engine[seat]
    return freight_by(state, reached(state, seat, longest_hoped(engine)), engine)


def freight_worth(values: list[float], actions: float) -> float:
    """What so many deliveries are worth with so many actions left: the later ones less and less."""
    total = 0.0
    for place, value in enumerate(values):
        part = 1.0 - THINNING * place / actions if actions > 0.0 else 0.0
        if part <= 0.0:
            break
        total += part * value
    return total


def prospects(
    state: RailwaysOfNorthAmericaState, seat: int, ways: list[tuple[int, int, float]], actions: float
) -> float:
    """What the deliveries that are left bring with the engine that pays best, the way to it paid for."""
    engine = state.engine[seat]
    price, best = 0.0, 0.0
    for more in range(min(len(STRONGER_ENGINE), HIGHEST_ENGINE - engine + 1)):
        if more:
            price += state.board.engine_price(engine + more) / THOUSAND
        within = [way for way in ways if way[1] <= engine + more]
        total = freight_worth(freight_by(state, within, engine + more), actions - more) - BOND_PART * price
        if total > best:
            best = total
    return best
