"""Where a sensible player of Railways of North America builds: links that bring cubes to their cities,
or come nearer to a major line or a baron's task, for little money and few actions.

>>> import random
>>> from game.rules.railways_of_north_america import GAME
>>> state = GAME.deal(3, {}, random.Random(7))
>>> ground = Ground(state, seat=0)
>>> ground.group[0] == 1 << 0
True
>>> network = Network(state, seat=0)
>>> ahead = ground.ways.pairs[0]
>>> network.link_worth(ahead.a, ahead.b) >= 0.0
True
>>> near = Plan(value=4.0, way=ahead.ways[0], done=0)
>>> near.way.price
10000
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import lru_cache
from math import inf
from typing import Final, Generic, NamedTuple, TypeVar

from ai.appraisal.railways_of_north_america import BOND_PART, actions_left, nearness, turns_left
from ai.appraisal.railways_of_north_america_ways import Way, Ways, blocked_sides, is_free, ways_of
from game.rules.contract import Move
from game.rules.hexgrid import bits
from game.rules.railways_of_north_america.barons import COUNTED, counted
from game.rules.railways_of_north_america.board import (
    FERRY_HEX,
    USES_ENGINEERING,
    USES_GRANT,
    USES_TUNNEL,
    Board,
)
from game.rules.railways_of_north_america.board_file import CITIES, CONNECT, RIDGE_LINKS
from game.rules.railways_of_north_america.building import usable_cards
from game.rules.railways_of_north_america.network import component
from game.rules.railways_of_north_america.rails import head_of
from game.rules.railways_of_north_america.state import RailwaysOfNorthAmericaState
from game.rules.railways_of_north_america.steps import LAY, NONE, ROUNDS, THOUSAND, TILES_PER_BUILD
from game.rules.railways_of_north_america.track import EXITS, OPPOSITE, SIDES_OF, Tile, Track

NEW_FREIGHT: Final = 1.1
"""Points that a cube counts for which a link brings within reach."""

MORE_FREIGHT: Final = 0.15
"""Points that a cube counts for which could be delivered without the link too."""

FURTHER_ACTION: Final = 1.2
"""Points that a second build action costs."""

SPREAD: Final = 0.5
"""Points for a link that grows from one's own network: longer deliveries start there."""

PATIENT: Final = 4.0
"""With at least so many further actions left, all that a link prepares is counted."""

WORTH_A_CARD: Final = 4000
"""Dollars that a card must save to be used for a build."""


PLANS_KEPT: Final = 2000
GROUNDS_KEPT: Final = 1000
"""How many positions' plans, and how many positions' `Ground`, are kept: a search comes back to them."""

MOST_PLANS: Final = 12


Found = TypeVar("Found")


class Plan(NamedTuple):
    """A link that might be built: what it is roughly worth, its way, and how many tiles lie already."""

    value: float
    way: Way
    done: int


class _Memory(Generic[Found]):
    """Remembers what was found for at most `most` positions; when it is full, everything is forgotten."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._found: dict[Hashable, Found] = {}

    def get(self, key: Hashable, find: Callable[[], Found]) -> Found:
        """The value kept for a key; if there is none, what `find` returns is kept."""
        found = self._found.get(key)
        if found is None:
            if len(self._found) >= self._most:
                self._found.clear()
            found = self._found[key] = find()
        return found


class _Aim(NamedTuple):
    """Two groups of cities to be joined, for points; the tiles between its cities, and those left."""

    here: int
    there: int
    points: float
    whole: int
    left: int
    nearness: float


class Ground:
    """What may be built for: a seat's own groups of cities, and its aims.

    It stays the same, and is remembered, until the seat finishes a link or anybody claims a major line.
    """

    def __init__(self, state: RailwaysOfNorthAmericaState, seat: int) -> None:
        self.seat = seat
        self.ways: Ways = ways_of(state.board)
        self.group: list[int] = [1 << city for city in range(len(state.demand))]
        """For each city the mask of the cities that own links join with it."""
        for city in bits(state.touched[seat]):
            if self.group[city] == 1 << city:
                joined = component(state, seat, city)
                for other in bits(joined):
                    self.group[other] = joined
        self._tiles: dict[tuple[int, int], int] = {}
        self._nearer: dict[tuple[int, int], tuple[float, float]] = {}
        self._aims: list[_Aim] = self._find_aims(state)
        self.aimed = 0
        """The cities that own links join with an end of an aim."""
        for aim in self._aims:
            self.aimed |= aim.here | aim.there
        self._task: tuple[str, float, int] | None = self._find_task(state)

    def _find_aims(self, state: RailwaysOfNorthAmericaState) -> list[_Aim]:
        """What is still to be joined of the major lines and of the baron's cities."""
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
                whole, left = self.ways.distance[a][b], self.tiles_between(here, there)
                found.append(_Aim(here, there, points, whole, left, nearness(left, whole)))
        return found

    def _find_task(self, state: RailwaysOfNorthAmericaState) -> tuple[str, float, int] | None:
        """A baron's task that is fulfilled link by link: points for the next one, and its missing cities."""
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
        """Whether a baron's task counts links or cities that are still missing."""
        return self._task is not None

    def task_worth(self, way: Way) -> float:
        """What a link over a way does for a baron's task that counts links or cities."""
        if self._task is None:
            return 0.0
        task, points, missing = self._task
        if task == CITIES:
            return points * (missing & (1 << way.a | 1 << way.b)).bit_count()
        return points if (way.ridge if task == RIDGE_LINKS else way.snow) else 0.0

    def tiles_between(self, one: int, other: int) -> int:
        """The tiles missing at least between two groups of cities."""
        distance = self.ways.distance
        if not (one & one - 1 or other & other - 1):
            return distance[one.bit_length() - 1][other.bit_length() - 1]
        found = self._tiles.get((one, other))
        if found is None:
            there = bits(other)
            rows = [distance[city] for city in bits(one)]
            found = self._tiles[one, other] = min([row[city] for row in rows for city in there])
        return found

    def nearer(self, here: int, there: int) -> tuple[float, float]:
        """What joining two groups does for the aims: points reached, and points come nearer."""
        found = self._nearer.get((here, there))
        if found is None:
            found = self._nearer[here, there] = self._find_nearer(here, there)
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
            left = self.tiles_between(there if here == start else here, goal)
            if left < aim.left:
                nearer += aim.points * (nearness(left, aim.whole) - aim.nearness)
        return reached, nearer


def ground_of(state: RailwaysOfNorthAmericaState, seat: int) -> Ground:
    """What a seat may build for."""
    own = [(link.a, link.b, link.ridges, link.snow) for link in state.links if link.owner == seat]
    key = (state.board, seat, state.kept[seat], tuple(state.claimed), tuple(own))
    return _grounds.get(key, lambda: Ground(state, seat))


_grounds = _Memory[Ground](GROUNDS_KEPT)


class _Offer(NamedTuple):
    """A way between two cities: the bits that must be clear for it, its tiles and ferries, its price in points."""

    sides: int
    tiles: int
    ferries: int
    cost: float
    way: Way


class _Offers(NamedTuple):
    """The ways between two near cities, cheapest first, and the least that any of them costs in points."""

    a: int
    b: int
    least: float
    ways: tuple[_Offer, ...]


@lru_cache(maxsize=4)
def _offers_of(board: Board) -> tuple[list[_Offers], list[list[_Offers]]]:
    """What can be built between the cities of a board: all of it, and for each city what touches it."""
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


def _offers_near(board: Board, touched: int) -> list[_Offers]:
    """What touches one of some cities, each pair once; everything if there are none."""
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


class Network:
    """A seat's own groups of cities, with what waits in them and what they demand."""

    def __init__(self, state: RailwaysOfNorthAmericaState, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.ground = ground_of(state, seat)
        self.group = self.ground.group
        self.patience: float = patience(state, seat)
        self.goods = state.goods_at[:]
        """For each city the mask of the colours that wait in its group."""
        self.demand = state.demand[:]
        """For each city the mask of the colours that its group demands."""
        self._cubes: dict[int, list[int]] = {}
        self._worth: dict[tuple[int, int], float] = {}
        self._join_groups()

    def _join_groups(self) -> None:
        """What waits in a city that own links join with others, and what it demands, all of them have."""
        seen, group = 0, self.group
        for city in bits(self.state.touched[self.seat]):
            if seen >> city & 1:
                continue
            joined = bits(group[city])
            goods = demand = 0
            for other in joined:
                goods |= self.goods[other]
                demand |= self.demand[other]
            for other in joined:
                self.goods[other] = goods
                self.demand[other] = demand
            seen |= group[city]

    def cubes_of(self, city: int) -> list[int]:
        """The cubes of each colour in the group of a city."""
        group = self.group[city]
        found = self._cubes.get(group)
        if found is None:
            state = self.state
            count = len(state.bag)
            found = [0] * count
            for other in bits(group) if group & group - 1 else (city,):
                if state.goods_at[other]:
                    for colour in range(count):
                        found[colour] += state.cubes[other * count + colour]
            self._cubes[group] = found
        return found

    def link_worth(self, a: int, b: int) -> float:
        """What a link between two cities is roughly worth, whatever it costs."""
        here, there = self.group[a], self.group[b]
        if here == there:
            return 0.0
        found = self._worth.get((here, there))
        if found is None:
            found = self._worth[here, there] = self._joined_worth(a, b, here, there)
        return found

    def _joined_worth(self, a: int, b: int, here: int, there: int) -> float:
        """What joining the groups `here` and `there` of two cities is roughly worth."""
        value = 0.0
        if moved := self.goods[a] & self.demand[b]:
            value = self._carried(a, moved)
        if moved := self.goods[b] & self.demand[a]:
            value += self._carried(b, moved)
        if here & here - 1 or there & there - 1:
            value += SPREAD
        value *= self.patience
        if (here | there) & self.ground.aimed:
            reached, nearer = self.ground.nearer(here, there)
            value += reached + self.patience * nearer
        return value

    def _carried(self, city: int, colours: int) -> float:
        """What the cubes of some colours in a city's group are worth once they come where they are wanted."""
        cubes, demand = self.cubes_of(city), self.demand[city]
        value = 0.0
        for colour in bits(colours):
            value += cubes[colour] * (MORE_FREIGHT if demand >> colour & 1 else NEW_FREIGHT)
        return value


def ferry_cards(state: RailwaysOfNorthAmericaState, seat: int) -> int:
    """How many Ferry Line cards a seat holds."""
    ferry = state.board.ferry_card
    return 0 if ferry == NONE else state.held_by(seat, ferry)


def cards_for(state: RailwaysOfNorthAmericaState, seat: int, way: Way) -> bool:
    """Whether a seat holds the ferry cards that a way needs."""
    return not way.ferries or way.ferries <= ferry_cards(state, seat)


def patience(state: RailwaysOfNorthAmericaState, seat: int) -> float:
    """The part (0 to 1) of what a link only prepares that counts: 1 early, 0 before the last action."""
    return max(0.0, min(1.0, (actions_left(state, seat, turns_left(state)) - 1.0) / PATIENT))


def best_plans(state: RailwaysOfNorthAmericaState, seat: int) -> list[Plan]:
    """The links most worth building, best first.

    To be asked between two builds. A link that can't be finished in this turn is left out.
    """
    return _plans.get(_plans_key(state, seat), lambda: _find_plans(Network(state, seat)))


def best_plan_near(state: RailwaysOfNorthAmericaState, seat: int) -> Plan | None:
    """The link most worth building of those that touch one's own links, if there are any."""
    found = _nearest.get(_plans_key(state, seat), lambda: _find_plan_near(Network(state, seat)))
    return found[0] if found else None


def _plans_key(state: RailwaysOfNorthAmericaState, seat: int) -> Hashable:
    """All that plans depend on."""
    return (
        ground_of(state, seat),
        bytes(state.closed),
        bytes(state.tracks_in),
        tuple(state.unfinished),
        state.round,
        patience(state, seat),
        ferry_cards(state, seat),
        bytes(state.cubes),
        bytes(state.demand),
    )


_plans = _Memory[list[Plan]](PLANS_KEPT)
_nearest = _Memory[list[Plan]](PLANS_KEPT)


def _plans_on_own(network: Network) -> list[Plan]:
    """How the seat's unfinished links can be finished."""
    state, seat = network.state, network.seat
    return [plan for track in state.unfinished if track.owner == seat for plan in plans_on(network, track)]


def _find_plans(network: Network) -> list[Plan]:
    """The links worth building, best first, at most `MOST_PLANS`."""
    state, ground = network.state, network.ground
    found = _plans_on_own(network)
    blocked, has_task = blocked_sides(state), ground.has_task()
    tiles, ferries = TILES_PER_BUILD * (ROUNDS - state.round), ferry_cards(state, network.seat)
    for a, b, _, ways in _offers_of(state.board)[0]:
        worth = network.link_worth(a, b)
        if worth <= 0.0 and not has_task:
            continue
        for offer in ways:
            if offer.tiles <= tiles and offer.ferries <= ferries and not offer.sides & blocked:
                value = worth + ground.task_worth(offer.way)
                if value > 0.0:
                    found.append(Plan(value - offer.cost, offer.way, 0))
                break
    found.sort(key=lambda plan: -plan.value)
    return found[:MOST_PLANS]


def _find_plan_near(network: Network) -> list[Plan]:
    """Of the links worth building that touch own links the best one; none if there is none."""
    state, ground = network.state, network.ground
    found = max(_plans_on_own(network), key=lambda plan: plan.value, default=None)
    best = -inf if found is None else found.value
    blocked, has_task = blocked_sides(state), ground.has_task()
    tiles, ferries = TILES_PER_BUILD * (ROUNDS - state.round), ferry_cards(state, network.seat)
    for a, b, least, ways in _offers_near(state.board, state.touched[network.seat]):
        worth = network.link_worth(a, b)
        if not has_task and (worth <= 0.0 or worth - least <= best):
            continue
        for offer in ways:
            if offer.tiles <= tiles and offer.ferries <= ferries and not offer.sides & blocked:
                value = worth + ground.task_worth(offer.way)
                if value > 0.0 and value - offer.cost > best:
                    best = value - offer.cost
                    found = Plan(best, offer.way, 0)
                break
    return [] if found is None else [found]


def _price_worth(price: int, tiles: int) -> float:
    """Points that money and further actions cost."""
    return BOND_PART * price / THOUSAND + FURTHER_ACTION * ((tiles - 1) // TILES_PER_BUILD)


def ways_on(state: RailwaysOfNorthAmericaState, track: Track) -> list[Way]:
    """The ways to a city by which a track that has been begun can still be finished in this turn."""
    done = len(track.tiles)
    most = done + TILES_PER_BUILD * (ROUNDS - state.round) - state.laid
    found = [
        way
        for way in ways_of(state.board).onward.get((track.city, track.side), ())
        if done < len(way.tiles) <= most
        and way.tiles[:done] == track.tiles
        and is_free(state, way, done)
        and cards_for(state, track.owner, way)
    ]
    if done and not found:
        return _ways_ahead(state, track, min(most - done, TILES_PER_BUILD))
    return found


def plans_on(network: Network, track: Track) -> list[Plan]:
    """The links into which a track that has been begun can grow, best first."""
    return _ranked(network, ways_on(network.state, track), len(track.tiles))


def _ranked(network: Network, ways: list[Way], done: int) -> list[Plan]:
    """Ways of which so many tiles lie, as plans, best first."""
    found = [_plan(network, way, done) for way in ways]
    found.sort(key=lambda plan: -plan.value)
    return found


def _plan(network: Network, way: Way, done: int) -> Plan:
    """A way that has been begun, with what it is worth to finish it."""
    state = network.state
    price = sum(state.board.tile_price(tile, state.uses, 0) for tile in way.tiles[done:])
    value = network.link_worth(way.a, way.b) + network.ground.task_worth(way)
    return Plan(value - _price_worth(price, len(way.tiles) - done), way, done)


def _ways_ahead(state: RailwaysOfNorthAmericaState, track: Track, left: int) -> list[Way]:
    """Every way to a city that a track can still take over free hexes in so many tiles, ferries left out."""
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


def move_for(state: RailwaysOfNorthAmericaState, plan: Plan) -> Move:
    """How a plan is begun, or taken up again."""
    board, way = state.board, plan.way
    if plan.done:
        last = way.tiles[plan.done - 1]
        return board.go_on[last.hex][last.leave]
    return next(s for s in board.starts if s.city == way.a and s.side == way.side)


def build(state: RailwaysOfNorthAmericaState, plan: Plan) -> None:
    """Begin a plan, or take it up again, and lay its tiles, as far as they go in this action."""
    state.apply(move_for(state, plan))
    way, done, board = plan.way, plan.done, state.board
    card = useful_card(state, way, done)
    while card != NONE:
        state.apply(board.use[card])
        card = useful_card(state, way, done)
    while state.step == LAY and state.building is not None:
        tile = way.tiles[done]
        state.apply(board.lay[tile.hex][tile.leave])
        done += 1


def next_tile(state: RailwaysOfNorthAmericaState) -> Move | None:
    """The next tile of the best plan for the track being built; a card first where it saves enough."""
    track = state.building
    assert track is not None
    ways, done = ways_on(state, track), len(track.tiles)
    if not ways:
        return None
    way, cards = ways[0], not state.laid and usable_cards(state)
    if len(ways) > 1 and (cards or any(other.tiles[done] != way.tiles[done] for other in ways)):
        way = _ranked(Network(state, track.owner), ways, done)[0].way
    card = useful_card(state, way, done) if cards else NONE
    if card != NONE:
        return state.board.use[card]
    tile = way.tiles[done]
    return state.board.lay[tile.hex][tile.leave]


def useful_card(state: RailwaysOfNorthAmericaState, way: Way, done: int) -> int:
    """A card in hand that saves enough on the next tiles of a way; -1 if there is none."""
    board = state.board
    bits_of = dict(board.build_cards)
    tiles = way.tiles[done : done + TILES_PER_BUILD]
    for card in usable_cards(state):
        bit = bits_of[card]
        plain = sum(board.tile_price(tile, state.uses, state.ridge_off) for tile in tiles)
        ridge_off = board.ridge_off if bit == USES_ENGINEERING else state.ridge_off
        saved = plain - sum(board.tile_price(tile, state.uses | bit, ridge_off) for tile in tiles)
        least = WORTH_A_CARD if bit in (USES_TUNNEL, USES_GRANT) else 1
        if saved >= least:
            return card
    return NONE
