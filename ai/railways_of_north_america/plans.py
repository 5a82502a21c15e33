"""The links that a seat of Railways of North America might build, and what each is roughly worth: cubes that
come to their cities, a major line or a baron's task come nearer, less money and actions.

>>> import random
>>> from game.rules.railways_of_north_america import GAME
>>> state = GAME.new_game(3, {}, random.Random(7))
>>> plan = best_plans(state, seat=0)[0]
>>> isinstance(plan, Plan), plan.done
(True, 0)
>>> GAME.board.cities[plan.way.a].name, GAME.board.cities[plan.way.b].name
('Saint John', 'Halifax')
"""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from functools import lru_cache
from math import inf
from typing import Final, NamedTuple

from ai.memo import Memo
from ai.railways_of_north_america.freight import BOND_PART
from ai.railways_of_north_america.ground import Network, ferry_cards, ground_of, patience
from ai.railways_of_north_america.time import rounds_left
from ai.railways_of_north_america.ways import Way, blocked_sides, is_free, ways_of
from game.rules.hexgrid import bits
from game.rules.railways_of_north_america.board import FERRY_HEX, Board
from game.rules.railways_of_north_america.rails import head_of
from game.rules.railways_of_north_america.state import RailwaysOfNorthAmericaState
from game.rules.railways_of_north_america.steps import NONE, ROUNDS, THOUSAND, TILES_PER_BUILD
from game.rules.railways_of_north_america.track import EXITS, OPPOSITE, SIDES_OF, Tile, Track

FURTHER_ACTION: Final = 1.2
"""Points that a second build action costs."""

PLANS_KEPT: Final = 2000
"""How many positions' plans are kept: a search comes back to them."""

OFFERS_KEPT: Final = 1000
"""For how many networks what touches them is kept."""

MOST_PLANS: Final = 12


class Plan(NamedTuple):
    """A link that might be built: what it is roughly worth, its way, and how many tiles lie already."""

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


@lru_cache(maxsize=OFFERS_KEPT)
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


def best_plans(state: RailwaysOfNorthAmericaState, seat: int) -> list[Plan]:
    """The links most worth building, best first.

    To be asked between two builds. A link that can't be finished in this turn is left out.
    """
    ferries = ferry_cards(state, seat)
    key = plans_key(state, seat, ferries)
    return _plans.get(key, lambda: _find_plans(Network(state, seat), ferries))


def best_plan_near(state: RailwaysOfNorthAmericaState, seat: int, over_water: bool = True) -> Plan | None:
    """The link most worth building of those that touch one's own links, if there are any.

    If it may lead `over_water`, with as many ferries as the seat has cards for, else with none.
    """
    ferries = ferry_cards(state, seat) if over_water else 0
    key = plans_key(state, seat, ferries)
    found = _nearest.get(key, lambda: _find_plan_near(Network(state, seat), ferries))
    return found[0] if found else None


def plans_key(state: RailwaysOfNorthAmericaState, seat: int, ferries: int) -> Hashable:
    """All that plans depend on, with so many ferries."""
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


_plans = Memo[list[Plan]](PLANS_KEPT)
_nearest = Memo[list[Plan]](PLANS_KEPT)


def _plans_on_own(network: Network, ferries: int) -> list[Plan]:
    """How the seat's unfinished links can be finished, with no more ferries than so many."""
    state, seat = network.state, network.seat
    return [
        plan
        for track in state.unfinished
        if track.owner == seat
        for plan in ranked(network, ways_on(state, track, ferries), len(track.tiles))
    ]


def _find_plans(network: Network, ferries: int) -> list[Plan]:
    """The links worth building, best first, at most `MOST_PLANS`."""
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
    """Of the links worth building that touch own links the best one; none if there is none."""
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
    """Points that money and further actions cost."""
    return BOND_PART * price / THOUSAND + FURTHER_ACTION * ((tiles - 1) // TILES_PER_BUILD)


def ways_on(state: RailwaysOfNorthAmericaState, track: Track, ferries: int) -> list[Way]:
    """The ways to a city by which a track that has been begun can still be finished in this turn.

    With no more ferries than so many.
    """
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
