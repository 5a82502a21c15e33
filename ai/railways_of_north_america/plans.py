"""The links that a seat of Railways of North America might build, and their approximate values.

A link brings cubes to their cities and the seat nearer to a major line or its baron's goal, and costs money
and actions.

>>> import random
>>> from game.rules.railways_of_north_america import GAME
>>> state = GAME.new_game(3, {}, random.Random(7))
>>> plan = best_plans(state, seat=0)[0]
>>> GAME.board.cities[plan.way.a].name, GAME.board.cities[plan.way.b].name, plan.done
('Saint John', 'Halifax', 0)
>>> Network(state, seat=0).link_worth(0, 0), Ground(state, seat=0).has_task()
(0.0, False)
>>> isinstance(stock_of(state, ground_of(state, seat=0)), Stock)
True
"""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from functools import lru_cache
from math import inf
from typing import Final, NamedTuple

from ai.memo import Memo
from ai.railways_of_north_america.freight import BOND_PART, actions_left, rounds_left, turns_left
from ai.railways_of_north_america.routes import Way, Ways, blocked_sides, is_free, nearness, reach_of, ways_of
from game.rules.hexgrid import bits
from game.rules.railways_of_north_america.barons import COUNTED, counted
from game.rules.railways_of_north_america.board import FERRY_HEX, Board
from game.rules.railways_of_north_america.board_file import CITIES, CONNECT, RIDGE_LINKS
from game.rules.railways_of_north_america.network import head_of
from game.rules.railways_of_north_america.state import RailwaysOfNorthAmericaState
from game.rules.railways_of_north_america.steps import NONE, ROUNDS, THOUSAND, TILES_PER_BUILD
from game.rules.railways_of_north_america.track import EXITS, OPPOSITE, SIDES_OF, Tile, Track

NEW_FREIGHT: Final = 1.1
"""The points for a cube that a link brings within reach."""

MORE_FREIGHT: Final = 0.15
"""The points for a cube that could be delivered without the link too."""

SPREAD: Final = 0.5
"""The points for a link that grows from the seat's network, because longer deliveries start there."""

PATIENT: Final = 4.0
"""The number of remaining actions with which everything that a link prepares counts."""

COLOURS_IN: Final = tuple(tuple(bits(mask)) for mask in range(256))
"""The colors of each mask of colors."""

Promise = tuple[float, float, float]
"""The points for joining two groups: prepared for later, reached immediately, brought nearer."""


@dataclass(frozen=True, slots=True)
class _Aim:
    """Two groups of cities to be joined for points, with the tiles between its cities, in all and missing."""

    here: int
    there: int
    points: float
    whole: int
    left: int
    nearness: float


def _both(here: int, there: int) -> int:
    """Return one number for two disjoint groups of a seat, by the last city of each."""
    return here.bit_length() << 16 | there.bit_length()


class Ground:
    """A seat's building situation: the groups of cities that its links connect, and its aims.

    Cached until the seat finishes a link or somebody claims a major line.
    """

    def __init__(self, state: RailwaysOfNorthAmericaState, seat: int) -> None:
        self.seat = seat
        self.ways: Ways = ways_of(state.board)
        self._reach = reach_of(state, seat)
        self.group = self._reach.group
        """The mask of the cities that the seat's links connect to each city."""
        self._nearer: dict[int, tuple[float, float]] = {}
        self._aims: list[_Aim] = self._find_aims(state)
        self.aimed = 0
        """The mask of the cities that the seat's links connect to either end of an aim."""
        for aim in self._aims:
            self.aimed |= aim.here | aim.there
        self._task: tuple[str, float, int] | None = self._find_task(state)

    def _find_aims(self, state: RailwaysOfNorthAmericaState) -> list[_Aim]:
        """Return the missing connections of the major lines and of the baron's cities."""
        wanted: list[tuple[int, int, float]] = [
            (line.a, line.b, float(line.points))
            for number, line in enumerate(state.board.major_lines)
            if state.claimed[number] == NONE
        ]
        kept = state.kept[self.seat]
        if kept != NONE and state.board.barons[kept].task == CONNECT:
            baron = state.board.barons[kept]
            part = baron.points / (len(baron.cities) - 1)
            wanted += [(baron.cities[0], city, part) for city in baron.cities[1:]]
        found = []
        for a, b, points in wanted:
            here, there = self.group[a], self.group[b]
            if here != there:
                whole, left = self.ways.distance[a][b], self._reach.tiles_between(here, there)
                found.append(_Aim(here, there, points, whole, left, nearness(left, whole)))
        return found

    def _find_task(self, state: RailwaysOfNorthAmericaState) -> tuple[str, float, int] | None:
        """Return a baron's goal that is reached link by link: its points for the next one, and its missing
        cities.
        """
        seat = self.seat
        kept = state.kept[seat]
        if kept == NONE:
            return None
        baron = state.board.barons[kept]
        if baron.task not in COUNTED:
            return None
        reached = counted(state, seat, baron)
        if reached >= baron.at_least:
            return None
        missing = sum(1 << city for city in baron.cities) & ~state.touched[seat]
        next_part = ((reached + 1) ** 2 - reached**2) / baron.at_least**2
        return baron.task, baron.points * max(next_part, 1.0 / baron.at_least), missing

    def has_task(self) -> bool:
        """Return whether a baron's goal counts links or cities that are still missing."""
        return self._task is not None

    def task_worth(self, way: Way) -> float:
        """Return the points that a link contributes to a baron's goal that counts links or cities."""
        if self._task is None:
            return 0.0
        task, points, missing = self._task
        if task == CITIES:
            return points * (missing & (1 << way.a | 1 << way.b)).bit_count()
        return points if (way.ridge if task == RIDGE_LINKS else way.snow) else 0.0

    def nearer(self, here: int, there: int) -> tuple[float, float]:
        """Return the points for the aims by joining two groups: points reached, and points brought nearer."""
        key = _both(here, there)
        found = self._nearer.get(key)
        if found is None:
            found = self._nearer[key] = self._find_nearer(here, there)
        return found

    def _find_nearer(self, here: int, there: int) -> tuple[float, float]:
        reached = nearer = 0.0
        for aim in self._aims:
            if aim.here in (here, there):
                if aim.there in (here, there):
                    reached += aim.points
                    continue
                start, goal = aim.here, aim.there
            elif aim.there in (here, there):
                start, goal = aim.there, aim.here
            else:
                continue
            left = self._reach.tiles_between(there if here == start else here, goal)
            if left < aim.left:
                nearer += aim.points * (nearness(left, aim.whole) - aim.nearness)
        return reached, nearer


def ground_of(state: RailwaysOfNorthAmericaState, seat: int) -> Ground:
    """Return a seat's building situation."""
    key = (state.board, seat, state.kept[seat], tuple(state.claimed), state.networks[seat])
    return _grounds.get(key, lambda: Ground(state, seat))


_grounds = Memo[Ground](most=1000)


class Stock:
    """The cubes and demands of a seat's groups of connected cities, and the value of joining groups.

    Cached until a cube, a demand or the `Ground` changes.
    """

    def __init__(self, state: RailwaysOfNorthAmericaState, ground: Ground) -> None:
        self._ground = ground
        self.group = ground.group
        self.goods: list[int] = list(state.goods_at)
        """The mask of the colors that wait in each city's group."""
        self.demand: list[int] = list(state.demand)
        """The mask of the colors that each city's group demands."""
        self._waiting: list[int] = list(state.cubes)
        """The cubes that wait in each city's group, laid out as `State.cubes`."""
        self._colours = len(state.bag)
        self._promises: dict[int, Promise] = {}
        self._join_groups(state.touched[ground.seat])

    def _join_groups(self, touched: int) -> None:
        """Merge the cubes and demands of the cities that the seat's links connect."""
        group, waiting, count = self.group, self._waiting, self._colours
        seen = 0
        for city in bits(touched):
            if seen >> city & 1:
                continue
            joined = bits(group[city])
            goods = demand = 0
            cubes = [0] * count
            for other in joined:
                demand |= self.demand[other]
                if self.goods[other]:
                    goods |= self.goods[other]
                    for colour in range(count):
                        cubes[colour] += waiting[other * count + colour]
            for other in joined:
                self.goods[other] = goods
                self.demand[other] = demand
                waiting[other * count : (other + 1) * count] = cubes
            seen |= group[city]

    def promise(self, a: int, b: int) -> Promise:
        """Return what joining the groups of two cities is worth; they must differ."""
        here, there = self.group[a], self.group[b]
        key = _both(here, there)
        found = self._promises.get(key)
        if found is None:
            found = self._promises[key] = self._find_promise(a, b, here, there)
        return found

    def _find_promise(self, a: int, b: int, here: int, there: int) -> Promise:
        prepared = 0.0
        if moved := self.goods[a] & self.demand[b]:
            prepared = self._carried(a, moved)
        if moved := self.goods[b] & self.demand[a]:
            prepared += self._carried(b, moved)
        if here & here - 1 or there & there - 1:
            prepared += SPREAD
        if (here | there) & self._ground.aimed:
            reached, nearer = self._ground.nearer(here, there)
            return prepared, reached, nearer
        return prepared, 0.0, 0.0

    def _carried(self, city: int, colours: int) -> float:
        """Return the value of a city group's cubes of some colors, once they reach their demand."""
        waiting, demand, first = self._waiting, self.demand[city], city * self._colours
        more = new = 0
        for colour in COLOURS_IN[colours]:
            if demand >> colour & 1:
                more += waiting[first + colour]
            else:
                new += waiting[first + colour]
        return more * MORE_FREIGHT + new * NEW_FREIGHT


def stock_of(state: RailwaysOfNorthAmericaState, ground: Ground) -> Stock:
    """Return what waits and what is demanded in the groups of a ground's seat."""
    key = (ground, bytes(state.cubes), bytes(state.demand))
    return _stocks.get(key, lambda: Stock(state, ground))


_stocks = Memo[Stock](most=1000)


class Network:
    """A seat's groups of cities in a position, and the value of links between them."""

    def __init__(self, state: RailwaysOfNorthAmericaState, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.ground = ground_of(state, seat)
        self.group = self.ground.group
        self.stock = stock_of(state, self.ground)
        self.patience: float = patience(state, seat)

    def link_worth(self, a: int, b: int) -> float:
        """Return the approximate value of a link between two cities, without its cost."""
        if self.group[a] == self.group[b]:
            return 0.0
        prepared, reached, nearer = self.stock.promise(a, b)
        return prepared * self.patience + (reached + self.patience * nearer)


def ferry_cards(state: RailwaysOfNorthAmericaState, seat: int) -> int:
    """Return how many Ferry Line cards a seat holds."""
    ferry = state.board.ferry_card
    return 0 if ferry == NONE else state.held_by(seat, ferry)


def patience(state: RailwaysOfNorthAmericaState, seat: int) -> float:
    """Return the part (0 to 1) of a link's prepared value that counts: 1 early, 0 before the last action."""
    return max(0.0, min(1.0, (actions_left(state, seat, turns_left(state)) - 1.0) / PATIENT))


# The links that are worth building


FURTHER_ACTION: Final = 1.2
"""The points that a second build action costs."""

MOST_PLANS: Final = 12


class Plan(NamedTuple):
    """A link that might be built: its approximate value, its way, and how many tiles are laid."""

    value: float
    way: Way
    done: int


@dataclass(frozen=True, slots=True)
class _Offer:
    """A way that can be built: the bits that must be clear, its tiles and ferries, its cost in points."""

    sides: int
    tiles: int
    ferries: int
    cost: float
    way: Way


@dataclass(frozen=True, slots=True)
class _Offers:
    """The ways between two near cities, cheapest first, and the least cost in points."""

    a: int
    b: int
    least: float
    ways: tuple[_Offer, ...]


@lru_cache(maxsize=4)
def _offers_of(board: Board) -> tuple[list[_Offers], list[list[_Offers]]]:
    """Return what can be built on a board: everything, and by city."""
    everything, at = [], [list[_Offers]() for _ in board.cities]
    for pair in ways_of(board).pairs:
        ways = tuple(
            _Offer(way.sides, len(way.tiles), way.ferries, _price_worth(way.price, len(way.tiles)), way)
            for way in pair.ways
        )
        offers = _Offers(pair.a, pair.b, min(way.cost for way in ways), ways)
        everything.append(offers)
        at[pair.a].append(offers)
        at[pair.b].append(offers)
    return everything, at


@lru_cache(maxsize=1000)
def _offers_near(board: Board, touched: int) -> list[_Offers]:
    """Return the offers that touch one of some cities, each pair once; everything if there are none."""
    everything, at = _offers_of(board)
    if not touched:
        return everything
    found, seen = [], 0
    for city in bits(touched):
        for offers in at[city]:
            if not seen >> (offers.b if offers.a == city else offers.a) & 1:
                found.append(offers)
        seen |= 1 << city
    return found


def best_plans(state: RailwaysOfNorthAmericaState, seat: int) -> list[Plan]:
    """Return the links most worth building, best first.

    Call it between two builds. A link that can't be finished in this turn is left out.
    """
    ferries = ferry_cards(state, seat)
    key = plans_key(state, seat, ferries)
    return _plans.get(key, lambda: _find_plans(Network(state, seat), ferries))


def best_plan_near(state: RailwaysOfNorthAmericaState, seat: int, over_water: bool = True) -> Plan | None:
    """Return the link most worth building that touches the seat's links, if there is any.

    `over_water` allows as many ferries as the seat has cards for.
    """
    ferries = ferry_cards(state, seat) if over_water else 0
    key = plans_key(state, seat, ferries)
    found = _nearest.get(key, lambda: _find_plan_near(Network(state, seat), ferries))
    return found[0] if found else None


def plans_key(state: RailwaysOfNorthAmericaState, seat: int, ferries: int) -> Hashable:
    """Return everything that plans depend on, with `ferries` ferries."""
    return (
        ground_of(state, seat),
        bytes(state.closed),
        bytes(state.tracks_in),
        tuple(state.unfinished),
        state.round,
        rounds_left(state, seat),
        patience(state, seat),
        ferries,
        bytes(state.cubes),
        bytes(state.demand),
    )


_plans = Memo[list[Plan]](most=2000)
_nearest = Memo[list[Plan]](most=2000)


def _plans_on_own(network: Network, ferries: int) -> list[Plan]:
    """Return how the seat's unfinished links can be finished, with at most `ferries` ferries."""
    state, seat = network.state, network.seat
    return [
        plan
        for track in state.unfinished
        if track.owner == seat
        for plan in ranked(network, ways_on(state, track, ferries), len(track.tiles))
    ]


def _find_plans(network: Network, ferries: int) -> list[Plan]:
    """Return the links worth building, best first, at most `MOST_PLANS`."""
    state, ground = network.state, network.ground
    found = _plans_on_own(network, ferries)
    blocked, has_task = blocked_sides(state), ground.has_task()
    tiles = TILES_PER_BUILD * (ROUNDS - state.round)
    for offers in _offers_of(state.board)[0]:
        worth = network.link_worth(offers.a, offers.b)
        if worth <= 0.0 and not has_task:
            continue
        for offer in offers.ways:
            if offer.tiles <= tiles and offer.ferries <= ferries and not offer.sides & blocked:
                value = worth + ground.task_worth(offer.way)
                if value > 0.0:
                    found.append(Plan(value - offer.cost, offer.way, 0))
                break
    found.sort(key=lambda plan: -plan.value)
    return found[:MOST_PLANS]


def _find_plan_near(network: Network, ferries: int) -> list[Plan]:
    """Return the best link that touches the seat's links, in a list; an empty list if there is none."""
    state, ground = network.state, network.ground
    found = max(_plans_on_own(network, ferries), key=lambda plan: plan.value, default=None)
    best = -inf if found is None else found.value
    blocked, has_task = blocked_sides(state), ground.has_task()
    tiles = TILES_PER_BUILD * (ROUNDS - state.round)
    for offers in _offers_near(state.board, state.touched[network.seat]):
        worth = network.link_worth(offers.a, offers.b)
        if not has_task and (worth <= 0.0 or worth - offers.least <= best):
            continue
        for offer in offers.ways:
            if offer.tiles <= tiles and offer.ferries <= ferries and not offer.sides & blocked:
                value = worth + ground.task_worth(offer.way)
                if value > 0.0 and value - offer.cost > best:
                    best = value - offer.cost
                    found = Plan(best, offer.way, 0)
                break
    return [] if found is None else [found]


def _price_worth(price: int, tiles: int) -> float:
    """Return the points that money and further actions cost."""
    return BOND_PART * price / THOUSAND + FURTHER_ACTION * ((tiles - 1) // TILES_PER_BUILD)


def ways_on(state: RailwaysOfNorthAmericaState, track: Track, ferries: int) -> list[Way]:
    """Return the ways that finish an unfinished track in this turn, with at most `ferries` ferries."""
    done = len(track.tiles)
    left = TILES_PER_BUILD * rounds_left(state, track.owner) - state.laid
    if left <= 0:
        return []
    found = [
        way
        for way in ways_of(state.board).onward.get((track.city, track.side), ())
        if done < len(way.tiles) <= done + left
        and way.tiles[:done] == track.tiles
        and is_free(state, way, done)
        and way.ferries <= ferries
    ]
    if done and not found:
        return _ways_ahead(state, track, min(left, TILES_PER_BUILD))
    return found


def ranked(network: Network, ways: list[Way], done: int) -> list[Plan]:
    """Return ways with `done` tiles laid as plans, best first."""
    found = [_plan(network, way, done) for way in ways]
    found.sort(key=lambda plan: -plan.value)
    return found


def _plan(network: Network, way: Way, done: int) -> Plan:
    """Return the plan that finishes a way."""
    state = network.state
    price = sum(state.board.tile_price(tile, state.uses, 0) for tile in way.tiles[done:])
    value = network.link_worth(way.a, way.b) + network.ground.task_worth(way)
    return Plan(value - _price_worth(price, len(way.tiles) - done), way, done)


def _ways_ahead(state: RailwaysOfNorthAmericaState, track: Track, left: int) -> list[Way]:
    """Return every way to a city over free hexes in at most `left` tiles, without ferries."""
    board = state.board
    home = board.cities[track.city].hex
    found: list[Way] = []
    waiting = [(*head_of(state, track), track.tiles)]
    while waiting:
        here, enter, tiles = waiting.pop()
        city = board.city_at[here]
        if city != NONE:
            if here != home:
                found.append(Way(track.city, city, track.side, tiles, 0, 0))
            continue
        full = state.tracks_in[here] >= board.capacity[here] or board.terrain[here] == FERRY_HEX
        if full or len(tiles) - len(track.tiles) == left:
            continue
        for leave in SIDES_OF[EXITS[enter] & ~state.closed[here]]:
            there = board.near[here][leave]
            waiting.append((there, OPPOSITE[leave], (*tiles, Tile(here, enter, leave))))
    return found
