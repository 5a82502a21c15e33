"""The value of deliveries in Railways of North America, given links, engines and the actions left.

>>> import random
>>> from game.rules.railways_of_north_america import GAME
>>> state = GAME.new_game(3, {}, random.Random(7))
>>> turns_left(state) > 1.0, actions_left(state, seat=0, turns=2.0)
(True, 6.0)
>>> Roads(state).out_of(origin=0, colours=0b1, seat=0, engine=1)
[]
>>> freight_of(state, seat=0, roads=roads_of(state))
Freight(gains=[], hoped=[], levels=[[], [], []])
>>> round(freight_worth([3.0, 2.0], actions=2.6), 2)
4.0
"""

from __future__ import annotations

from typing import Final, NamedTuple

from ai.memo import Memo
from game.rules.hexgrid import bits
from game.rules.railways_of_north_america.board import HIGHEST_ENGINE, Board
from game.rules.railways_of_north_america.state import RailwaysOfNorthAmericaState
from game.rules.railways_of_north_america.steps import ACTION, NONE, ROUNDS, THOUSAND

MARKERS_A_TURN: Final = 1.0
"""The number of cities emptied per player and turn, above the average because the future is uncertain."""

MOST_TURNS_AHEAD: Final = 9.0
"""The maximum number of turns to look ahead."""

LAST_TURNS: Final = 1.2
"""The number of turns still played when the last marker is about to be placed."""

TURNS_A_MARKER: Final = 2.76
"""The number of turns of one player per emptied city, in the bots' games."""


def turns_left(state: RailwaysOfNorthAmericaState) -> float:
    """Return the expected turns, the current one included."""
    if state.last_turn != NONE:
        return float(state.last_turn - state.turn_number + 1)
    pace = MARKERS_A_TURN * state.players
    left = min(MOST_TURNS_AHEAD, 1.0 + max(1.0, state.markers_left() / pace))
    return min(left, float(state.board.data.setup.most_turns - state.turn_number + 1))


def turns_ahead(state: RailwaysOfNorthAmericaState) -> float:
    """Return the expected turns by the bots' games, the current one included."""
    if state.last_turn != NONE:
        return float(state.last_turn - state.turn_number + 1)
    ahead = LAST_TURNS + TURNS_A_MARKER * state.markers_left() / state.players
    return min(ahead, float(state.board.data.setup.most_turns - state.turn_number + 1))


def actions_left(state: RailwaysOfNorthAmericaState, seat: int, turns: float) -> float:
    """Return how many actions a seat can still expect to take."""
    if state.step < ACTION:
        return ROUNDS * turns
    more = max(0, state.actions_left - 1) if seat == state.turn else 0
    return ROUNDS * (turns - 1.0) + rounds_left(state, seat) + more


def rounds_left(state: RailwaysOfNorthAmericaState, seat: int) -> int:
    """Return the rounds of this turn in which a seat still acts, including the current one."""
    if state.step < ACTION:
        return ROUNDS
    acted = (seat - state.first) % state.players < state.acted
    return ROUNDS - state.round - acted


# Deliveries


BOND_PART: Final = 0.2
"""The points per $1000 that saves a bond."""

THINNING: Final = 1.3
"""How fast the weights of later deliveries fall, relative to the actions left."""

RIVALS_PART: Final = 0.6
"""The weight of a rival's gain from a delivery against it."""

STRONGER_ENGINE: Final[tuple[float, ...]] = (1.0, 0.55, 0.3)
"""The weights of deliveries that the engine can make, or with one or two levels more."""

NO_WAY: Final = -1000.0
"""The value in points that means there is no route."""

Gains = tuple[float, float, float]
"""The points of the best way with an engine, and with exactly one or two levels more."""


class Freight(NamedTuple):
    """The value to a seat of the cubes that its links reach."""

    gains: list[tuple[int, Gains]]
    """The best ways for each city and color, with the index of the city and color in `State.cubes`."""
    hoped: list[float]
    """A value for each cube, best first, where the next two engine levels count in part."""
    levels: list[list[float]]
    """The values for the current engine, one level more, and two, as far as there are levels."""


class Roads:
    """The deliveries that the finished links and the demands of a position allow, computed on demand."""

    def __init__(self, state: RailwaysOfNorthAmericaState) -> None:
        self._demand = bytes(state.demand)
        self._links_at = state.links_at[:]
        self._owners = [link.owner for link in state.links]
        self._points: dict[int, list[float]] = {}
        self._found: dict[tuple[int, int, int, int], list[tuple[int, Gains]]] = {}
        self._masks: dict[int, int] = {}
        self.freights = Memo[Freight](most=100)

    def out_of(self, origin: int, colours: int, seat: int, engine: int) -> list[tuple[int, Gains]]:
        """Return a seat's best ways for cubes of some colors in a city, by color."""
        key = (origin, colours, seat, engine)
        found = self._found.get(key)
        if found is None:
            found = self._found[key] = self._find(origin, colours, seat, engine)
        return found

    def cubes_of(self, state: RailwaysOfNorthAmericaState, seat: int) -> int:
        """Return the cubes that wait in a seat's cities, as one number."""
        touched = state.touched[seat]
        mask = self._masks.get(touched)
        if mask is None:
            mask = self._masks[touched] = _bytes_of(touched, len(state.bag))
        return int.from_bytes(state.cubes, "little") & mask

    def _points_of(self, seat: int) -> list[float]:
        """Return the points that each link brings a seat."""
        points = self._points.get(seat)
        if points is None:
            points = self._points[seat] = [1.0 if owner == seat else -RIVALS_PART for owner in self._owners]
        return points

    def _find(self, origin: int, colours: int, seat: int, engine: int) -> list[tuple[int, Gains]]:
        search = _Search(self._demand, self._links_at, self._points_of(seat), engine)
        for number, there in self._links_at[origin]:
            if self._owners[number] == seat:
                search.follow(there, 1, search.points[number], 1 << origin | 1 << there, colours)
        return [
            (colour, (gains[0], gains[1], gains[2]))
            for colour, gains in search.best.items()
            if gains[0] > 0.0 or gains[1] > 0.0 or gains[2] > 0.0
        ]


class _Search:
    """A depth-first search of every way out of a city, as far as an engine of two levels more goes."""

    def __init__(
        self, demand: bytes, links_at: list[tuple[tuple[int, int], ...]], points: list[float], engine: int
    ) -> None:
        self._demand = demand
        self._links_at = links_at
        self.points = points
        self._engine = engine
        self._longest = min(HIGHEST_ENGINE, engine + len(STRONGER_ENGINE) - 1)
        self.best: dict[int, list[float]] = {}
        """The points of the best ways of each color that reaches its city, as in `Gains`."""

    def follow(self, here: int, length: int, gain: float, seen: int, colours: int) -> None:
        """Continue routes from the city `here`; a cube of each color stops at the first demand for it."""
        wanted = self._demand[here] & colours
        if wanted:
            self._arrive(wanted.bit_length() - 1, length, gain)
            colours ^= wanted
        if colours and length < self._longest:
            for number, there in self._links_at[here]:
                if not seen >> there & 1:
                    self.follow(there, length + 1, gain + self.points[number], seen | 1 << there, colours)

    def _arrive(self, colour: int, length: int, gain: float) -> None:
        gains = self.best.get(colour)
        if gains is None:
            gains = self.best[colour] = [NO_WAY, NO_WAY, NO_WAY]
        over = length - self._engine if length > self._engine else 0
        if gain > gains[over]:
            gains[over] = gain


def _bytes_of(cities: int, colours: int) -> int:
    """Return the bit mask that covers some cities in `State.cubes`, read as one integer."""
    each = (1 << 8 * colours) - 1
    return sum(each << 8 * colours * city for city in bits(cities))


Network = tuple[Board, bytes, bytes]
"""The key of a network: a board, the demands of its cities, and the finished links."""


def network_key(state: RailwaysOfNorthAmericaState) -> Network:
    """Return a key that changes only when a link is finished or a demand changes."""
    return (state.board, bytes(state.demand), state.network)


def roads_of(state: RailwaysOfNorthAmericaState, key: Network | None = None) -> Roads:
    """Return the roads of a position; `key` is its `network_key`, if that is known."""
    return _roads.get(network_key(state) if key is None else key, lambda: Roads(state))


_roads = Memo[Roads](most=500)


def freight_of(state: RailwaysOfNorthAmericaState, seat: int, roads: Roads) -> Freight:
    """Return the values of the cubes that a seat's links reach, given the roads of the position."""
    key = (seat, state.engine[seat], roads.cubes_of(state, seat))
    return roads.freights.get(key, lambda: _find_freight(state, seat, roads))


def _find_freight(state: RailwaysOfNorthAmericaState, seat: int, roads: Roads) -> Freight:
    engine, cubes, goods, colours = state.engine[seat], state.cubes, state.goods_at, len(state.bag)
    gains: list[tuple[int, Gains]] = []
    for origin in bits(state.touched[seat]):
        if goods[origin]:
            first = origin * colours
            for colour, best in roads.out_of(origin, goods[origin], seat, engine):
                gains.append((first + colour, best))
    hoped: list[float] = []
    now: list[float] = []
    next_level: list[float] = []
    third: list[float] = []
    _, half, part = STRONGER_ENGINE
    for place, (own, one, two) in gains:
        hope = half * one if half * one > own else own
        hope = part * two if part * two > hope else hope
        reached = one if one > own else own
        last = two if two > reached else reached
        for _ in range(cubes[place]):
            hoped.append(hope)
            if own > 0.0:
                now.append(own)
            if reached > 0.0:
                next_level.append(reached)
            third.append(last)
    levels = [now, next_level, third][: HIGHEST_ENGINE - engine + 1]
    for values in (hoped, *levels):
        values.sort(reverse=True)
    return Freight(gains, hoped, levels)


def freight_worth(values: list[float], actions: float) -> float:
    """Return what deliveries are worth with `actions` actions left; later ones count less and less."""
    total = 0.0
    if actions > 0.0:
        part, step = 1.0, THINNING / actions
        for value in values:
            total += part * value
            part -= step
            if part <= 0.0:
                break
    return total


def prospects(state: RailwaysOfNorthAmericaState, seat: int, freight: Freight, actions: float) -> float:
    """Return the expected points of the remaining deliveries with the best engine, its price subtracted."""
    engine = state.engine[seat]
    price, best = 0.0, 0.0
    for more, values in enumerate(freight.levels):
        if more:
            price += state.board.engine_price(engine + more) / THOUSAND
        total = freight_worth(values, actions - more) - BOND_PART * price
        if total > best:
            best = total
    return best
