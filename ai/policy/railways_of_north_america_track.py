"""Where a sensible player of Railways of North America builds: links that bring cubes to their cities,
or come nearer to a major line or a baron's task, for little money and few actions."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final, NamedTuple

from ai.appraisal.railways_of_north_america import BOND_PART, actions_left, nearness, turns_left
from ai.appraisal.railways_of_north_america_ways import Way, Ways, is_free, ways_of
from game.rules.contract import Move
from game.rules.hexgrid import bits
from game.rules.railways_of_north_america.barons import COUNTED, counted
from game.rules.railways_of_north_america.board import (
    FERRY_HEX,
    USES_ENGINEERING,
    USES_GRANT,
    USES_TUNNEL,
)
from game.rules.railways_of_north_america.building import usable_cards
from game.rules.railways_of_north_america.data import CITIES, CONNECT, RIDGE_LINKS
from game.rules.railways_of_north_america.network import component
from game.rules.railways_of_north_america.rails import head_of
from game.rules.railways_of_north_america.state import RailwaysOfNorthAmericaState
from game.rules.railways_of_north_america.steps import NONE, ROUNDS, THOUSAND, TILES_PER_BUILD
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
"""With so many further actions left, all that a link prepares is counted."""

WORTH_A_CARD: Final = 4000
"""Dollars that a card must save to be used for a build."""


PLANS_KEPT: Final = 2000
"""Positions whose plans are remembered, for a search comes back to them."""

MOST_PLANS: Final = 12


class Plan(NamedTuple):
    """A link that might be built: what it is roughly worth, its way, and how many tiles lie already."""

    value: float
    way: Way
    done: int


class Network:
    """A seat's own links as groups of cities, with what waits in them and what they demand."""

    def __init__(self, state: RailwaysOfNorthAmericaState, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.ways: Ways = ways_of(state.board)
        left = actions_left(state, seat, turns_left(state))
        self.patience: float = max(0.0, min(1.0, (left - 1.0) / PATIENT))
        """How much of what a link only prepares is counted: nothing before the last action."""
        self.group: list[int] = [1 << city for city in range(len(state.demand))]
        """For each city the mask of the cities that own links join with it."""
        for city in bits(state.touched[seat]):
            if self.group[city] == 1 << city:
                joined = component(state, seat, city)
                for other in bits(joined):
                    self.group[other] = joined
        self._freight: dict[int, tuple[list[int], int]] = {}
        self._tiles: dict[tuple[int, int], int] = {}
        self._worth: dict[tuple[int, int], float] = {}
        self._aims: list[tuple[int, int, float, int]] = self._find_aims()
        self._aimed = 0
        """The cities that own links join with an end of an aim."""
        for a, b, _, _ in self._aims:
            self._aimed |= self.group[a] | self.group[b]
        self._task: tuple[str, float, int] | None = self._find_task()

    def _find_aims(self) -> list[tuple[int, int, float, int]]:
        """Pairs of cities to be joined: their groups, the points, and the tiles that lie between them."""
        state, distance = self.state, self.ways.distance
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
            if not self.group[a] >> b & 1:
                found.append((a, b, points, distance[a][b]))
        return found

    def _find_task(self) -> tuple[str, float, int] | None:
        """A baron's task that is fulfilled link by link: points for the next one, and its cities."""
        state, seat = self.state, self.seat
        kept = state.kept[seat]
        if kept == NONE:
            return None
        baron = state.board.barons[kept]
        if baron.task not in COUNTED:
            return None
        reached = counted(state, seat, baron)
        if reached >= baron.at_least:
            return None
        wanted = sum(1 << city for city in baron.cities)
        next_part = ((reached + 1) ** 2 - reached**2) / baron.at_least**2
        return baron.task, baron.points * max(next_part, 1.0 / baron.at_least), wanted

    def task_worth(self, way: Way) -> float:
        """What a link over a way does for a baron's task that counts links or cities."""
        if self._task is None:
            return 0.0
        task, points, wanted = self._task
        if task == CITIES:
            new = wanted & ~self.state.touched[self.seat] & (1 << way.a | 1 << way.b)
            return points * new.bit_count()
        return points if (way.ridge if task == RIDGE_LINKS else way.snow) else 0.0

    def freight_of(self, group: int) -> tuple[list[int], int]:
        """How many cubes of each colour wait in a group of cities, and the mask of the colours demanded."""
        found = self._freight.get(group)
        if found is None:
            state = self.state
            count = len(state.bag)
            cubes, demand = [0] * count, 0
            for city in bits(group):
                demand |= state.demand[city]
                for colour in range(count):
                    cubes[colour] += state.cubes[city * count + colour]
            found = self._freight[group] = (cubes, demand)
        return found

    def tiles_between(self, one: int, other: int) -> int:
        """The tiles missing at least between two groups of cities."""
        found = self._tiles.get((one, other))
        if found is None:
            rows = [self.ways.distance[city] for city in bits(one)]
            there = bits(other)
            found = self._tiles[one, other] = min(row[city] for row in rows for city in there)
        return found

    def link_worth(self, a: int, b: int) -> float:
        """What a link between two cities is roughly worth, whatever it costs."""
        here, there = self.group[a], self.group[b]
        if here == there:
            return 0.0
        found = self._worth.get((here, there))
        if found is None:
            found = self._worth[here, there] = self._joined_worth(here, there)
        return found

    def _joined_worth(self, here: int, there: int) -> float:
        """What joining two groups of cities is roughly worth."""
        cubes_here, demand_here = self.freight_of(here)
        cubes_there, demand_there = self.freight_of(there)
        value = 0.0
        for colour, count in enumerate(cubes_here):
            if count and demand_there >> colour & 1:
                value += count * (MORE_FREIGHT if demand_here >> colour & 1 else NEW_FREIGHT)
        for colour, count in enumerate(cubes_there):
            if count and demand_here >> colour & 1:
                value += count * (MORE_FREIGHT if demand_there >> colour & 1 else NEW_FREIGHT)
        if here & (here - 1) or there & (there - 1):
            value += SPREAD
        value *= self.patience
        if (here | there) & self._aimed:
            value += self._aims_worth(here, there)
        return value

    def _aims_worth(self, here: int, there: int) -> float:
        """What joining two groups is worth on the way to major lines and the baron's cities."""
        value = 0.0
        both = here | there
        for a, b, points, whole in self._aims:
            if not (both >> a & 1 or both >> b & 1):
                continue
            if both >> a & 1 and both >> b & 1:
                value += points
                continue
            start, goal = (a, b) if both >> a & 1 else (b, a)
            group = self.group[goal]
            before = self.tiles_between(self.group[start], group)
            after = min(self.tiles_between(here, group), self.tiles_between(there, group))
            if after < before:
                value += self.patience * points * (nearness(after, whole) - nearness(before, whole))
        return value


def cards_for(state: RailwaysOfNorthAmericaState, seat: int, way: Way) -> bool:
    """Whether a seat holds the ferry cards that a way needs."""
    ferry = state.board.ferry_card
    return not way.ferries or (ferry != NONE and state.held_by(seat, ferry) >= way.ferries)


def best_plans(network: Network, limit: int, near: bool = False) -> list[Plan]:
    """The links most worth building, best first; with `near` only those that touch one's own links.

    A link that can't be finished in this turn is left out.
    """
    state, seat = network.state, network.seat
    key = (
        state.board,
        seat,
        near,
        state.round,
        network.patience,
        state.kept[seat],
        bytes(state.held),
        bytes(state.cubes),
        bytes(state.demand),
        tuple(state.claimed),
        tuple(state.links),
        tuple(state.unfinished),
    )
    plans = _remembered.get(key)
    if plans is None:
        if len(_remembered) >= PLANS_KEPT:
            _remembered.clear()
        plans = _remembered[key] = _find_plans(network, near)
    return plans[:limit]


_remembered: dict[Hashable, list[Plan]] = {}


def _find_plans(network: Network, near: bool) -> list[Plan]:
    """All the links worth building, best first."""
    state, seat = network.state, network.seat
    rounds = ROUNDS - state.round
    found = [plan for track in state.unfinished if track.owner == seat for plan in plans_on(network, track)]
    tiles = TILES_PER_BUILD * rounds
    touched = state.touched[seat] if near else 0
    for ways in network.ways.pairs:
        first = ways[0]
        if touched and not (touched >> first.a & 1 or touched >> first.b & 1):
            continue
        for way in ways:
            if len(way.tiles) <= tiles and cards_for(state, seat, way) and is_free(state, way):
                value = network.link_worth(way.a, way.b) + network.task_worth(way)
                if value > 0.0:
                    found.append(Plan(value - _price_worth(way.price, len(way.tiles)), way, 0))
                break
    found.sort(key=lambda plan: -plan.value)
    return found[:MOST_PLANS]


def _price_worth(price: int, tiles: int) -> float:
    """Points that money and further actions cost."""
    return BOND_PART * price / THOUSAND + FURTHER_ACTION * ((tiles - 1) // TILES_PER_BUILD)


def plans_on(network: Network, track: Track) -> list[Plan]:
    """The links into which a track that has been begun can grow, best first."""
    state, seat, done = network.state, network.seat, len(track.tiles)
    found = []
    left = TILES_PER_BUILD * (ROUNDS - state.round) - state.laid
    for way in network.ways.onward.get((track.city, track.side), ()):
        if way.tiles[:done] != track.tiles or len(way.tiles) == done or len(way.tiles) - done > left:
            continue
        if is_free(state, way, done) and cards_for(state, seat, way):
            found.append(_plan(network, way, done))
    if done and not found:
        found = [_plan(network, way, done) for way in _ways_ahead(state, track, min(left, TILES_PER_BUILD))]
    found.sort(key=lambda plan: -plan.value)
    return found


def _plan(network: Network, way: Way, done: int) -> Plan:
    """A way that has been begun, with what it is worth to finish it."""
    state = network.state
    price = sum(state.board.tile_price(tile, state.uses, 0) for tile in way.tiles[done:])
    value = network.link_worth(way.a, way.b) + network.task_worth(way)
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


def tile_moves(network: Network, limit: int) -> list[Move]:
    """The next tiles of the best plans for the track being built; a card first where it saves enough."""
    state = network.state
    track = state.building
    assert track is not None
    plans = plans_on(network, track)[:limit]
    if not plans:
        return []
    card = useful_card(state, plans[0].way, plans[0].done)
    if card != NONE:
        return [state.board.use[card]]
    found: list[Move] = []
    for plan in plans:
        tile = plan.way.tiles[plan.done]
        move = state.board.lay[tile.hex][tile.leave]
        if move not in found:
            found.append(move)
    return found


def useful_card(state: RailwaysOfNorthAmericaState, way: Way, done: int) -> int:
    """A card in hand that saves enough on the next tiles of a way; -1 if there is none."""
    if state.laid:
        return NONE
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
