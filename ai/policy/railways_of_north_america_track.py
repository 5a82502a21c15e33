"""Where a sensible player of Railways of North America builds: links that bring cubes to their cities,
or come nearer to a major line or a baron's task, for little money and few actions.

>>> import random
>>> from game.rules.railways_of_north_america import GAME
>>> state = GAME.deal(3, {}, random.Random(7))
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

from ai.appraisal.railways_of_north_america_freight import (
    BOND_PART,
)
from ai.appraisal.railways_of_north_america_ways import Way, blocked_sides, is_free, ways_of
from ai.memory import Memory
from ai.policy.railways_of_north_america_ground import (
    Network,
    ferry_cards,
    ground_of,
    patience,
)
from game.rules.contract import Move
from game.rules.hexgrid import bits
from game.rules.railways_of_north_america.board import (
    FERRY_HEX,
    USES_ENGINEERING,
    USES_GRANT,
    USES_TUNNEL,
    Board,
)
from game.rules.railways_of_north_america.building import usable_cards
from game.rules.railways_of_north_america.rails import head_of
from game.rules.railways_of_north_america.state import RailwaysOfNorthAmericaState
from game.rules.railways_of_north_america.steps import LAY, NONE, ROUNDS, THOUSAND, TILES_PER_BUILD
from game.rules.railways_of_north_america.track import EXITS, OPPOSITE, SIDES_OF, Tile, Track

FURTHER_ACTION: Final = 1.2
"""Points that a second build action costs."""

WORTH_A_CARD: Final = 4000
"""Dollars that a card must save to be used for a build."""


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


def cards_for(state: RailwaysOfNorthAmericaState, seat: int, way: Way) -> bool:
    """Whether a seat holds the ferry cards that a way needs."""
    return not way.ferries or way.ferries <= ferry_cards(state, seat)


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


_plans = Memory[list[Plan]](PLANS_KEPT)
_nearest = Memory[list[Plan]](PLANS_KEPT)
_next_tiles = Memory[list[Move]](PLANS_KEPT)


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


def _find_plan_near(network: Network) -> list[Plan]:
    """Of the links worth building that touch own links the best one; none if there is none."""
    state, ground = network.state, network.ground
    found = max(_plans_on_own(network), key=lambda plan: plan.value, default=None)
    best = -inf if found is None else found.value
    blocked, has_task = blocked_sides(state), ground.has_task()
    tiles, ferries = TILES_PER_BUILD * (ROUNDS - state.round), ferry_cards(state, network.seat)
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
    return _start_at(board)[way.a, way.side]


@lru_cache(maxsize=4)
def _start_at(board: Board) -> dict[tuple[int, int], Move]:
    """The starts of a board by city and side."""
    return {(start.city, start.side): start for start in board.starts}


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
    cards = () if state.laid else tuple(usable_cards(state))
    key = (_plans_key(state, track.owner), track, state.laid, state.uses, state.ridge_off, cards)
    found = _next_tiles.get(key, lambda: _find_next_tile(state, track, bool(cards)))
    return found[0] if found else None


def _find_next_tile(state: RailwaysOfNorthAmericaState, track: Track, cards: bool) -> list[Move]:
    """The next tile, or the card before it; nothing if no way leads on. `cards` may be used or not."""
    ways, done = ways_on(state, track), len(track.tiles)
    if not ways:
        return []
    way = ways[0]
    if len(ways) > 1 and (cards or any(other.tiles[done] != way.tiles[done] for other in ways)):
        way = _ranked(Network(state, track.owner), ways, done)[0].way
    card = useful_card(state, way, done) if cards else NONE
    if card != NONE:
        return [state.board.use[card]]
    tile = way.tiles[done]
    return [state.board.lay[tile.hex][tile.leave]]


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
