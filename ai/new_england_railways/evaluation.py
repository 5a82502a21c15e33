"""Evaluate a position of New England Railways: the dollars each seat can expect at the end.

An income is worth what it pays until the end, while markets take a seventh of it each turn. A network is
worth what it will still add: connected own links carry the seat's shipments and those of others. Debt costs a
fifth of itself each turn, as long as the income needs to pay it back.

>>> import random
>>> from game.rules.new_england_railways import GAME
>>> incomes_left(GAME.new_game(3, {}, random.Random(7))) > 0
True
>>> ground = ground_of(GAME.board)
>>> ground.network(0b11).most, round(sum(ground.traffic), 1)
(2, 3.6)
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import fsum
from typing import Final, NamedTuple

from ai.floats import stable_exp
from ai.knowledge import Description, Evaluator, progress_of
from ai.memo import Memo
from ai.weights import Weights
from game.rules.contract import Move
from game.rules.new_england_railways.board import Board
from game.rules.new_england_railways.state import NewEnglandRailwaysState
from game.rules.new_england_railways.steps import (
    BID,
    BORROW,
    BUILD,
    DRAW,
    ENDED,
    GROW,
    NONE,
    RETIRE,
    ROLL_MARKET,
    SHIP,
)

RIVALS_GAIN: Final = 0.35
"""The weight of the best rival's gain from a route against the seat's own."""

GIFT: Final = 0.01
"""The weight of all rivals' gain, which decides between equal routes."""

WAYS: Final = 2
"""The routes of a cube to consider for a seat."""

MOST_SEATS: Final = 6
BITS: Final = 4
"""The number of bits for each owner in the number that counts a route's links by owner."""

Shipment = tuple[float, Move, int]
"""A route's value (`gains_of`), its move, and its links by owner."""

NO_GAIN: Final = -9.0


def gains_of(counts: int, players: int) -> tuple[float, ...]:
    """Return what a route is worth to each seat, given its links by owner in one number.

    >>> gains_of(0x020, 3)
    (-9.0, 2.0, -9.0)
    """
    links = [counts >> BITS * seat & 15 for seat in range(players)]
    found, every = [], sum(links)
    for seat, own in enumerate(links):
        rival = max(theirs for other, theirs in enumerate(links) if other != seat)
        found.append(own - RIVALS_GAIN * rival - GIFT * (every - own) if own else NO_GAIN)
    return tuple(found)


def gives_no_less(counts: int, other: int, seat: int, players: int) -> bool:
    """Return whether a route brings a seat no more than another, and each of the others no less.

    >>> gives_no_less(0x113, 0x103, seat=0, players=3), gives_no_less(0x013, 0x103, seat=0, players=3)
    (True, False)
    """
    for place in range(players):
        here, there = counts >> BITS * place & 15, other >> BITS * place & 15
        if here > there if place == seat else here < there:
            return False
    return True


class Freight:
    """The possible shipments via built links: for each city and color the best routes of each seat.

    >>> from game.rules.new_england_railways import GAME
    >>> everything = (1 << len(GAME.board.links)) - 1
    >>> freight = Freight(ground_of(GAME.board), built=everything, owned=(everything, 0))
    >>> freight.best(slot=0)
    [(5.0, Ship(...), 5), None]
    """

    def __init__(self, ground: Ground, built: int, owned: tuple[int, ...]) -> None:
        self._ground = ground
        self._missing = ~built
        self._players = len(owned)
        self._units = [0] * len(ground.traffic)
        for seat, links in enumerate(owned):
            for link in range(len(self._units)):
                if links >> link & 1:
                    self._units[link] = 1 << BITS * seat
        self._best: list[list[Shipment | None] | None] = [None] * len(ground.routes)
        self._ways: dict[int, list[Shipment]] = {}

    def best(self, slot: int) -> list[Shipment | None]:
        """Return, for each seat, a cube's best route via one of the seat's links; `slot` as in the board."""
        found = self._best[slot]
        if found is None:
            found = self._best[slot] = self._find(slot)
        return found

    def _find(self, slot: int) -> list[Shipment | None]:
        missing, unit = self._missing, self._units.__getitem__
        worths, players = self._ground.worths[self._players], self._players
        most = [NO_GAIN] * players
        best: list[Shipment | None] = [None] * players
        for links, way, move in self._ground.routes[slot]:
            if links & missing:
                continue
            counts = sum(map(unit, way))
            worth = worths.get(counts)
            if worth is None:
                worth = worths[counts] = gains_of(counts, players)
            for seat, value in enumerate(worth):
                if value > most[seat]:
                    most[seat] = value
                    best[seat] = (value, move, counts)
        return best

    def ways(self, slot: int, seat: int) -> list[Shipment]:
        """Return the best routes of a cube via a seat's links, less those that only give more away."""
        key = slot * self._players + seat
        found = self._ways.get(key)
        if found is None:
            found = self._ways[key] = self._find_ways(slot, seat)
        return found

    def _find_ways(self, slot: int, seat: int) -> list[Shipment]:
        missing, unit = self._missing, self._units.__getitem__
        found: list[Shipment] = []
        for links, way, move in self._ground.routes[slot]:
            if not links & missing:
                counts = sum(map(unit, way))
                worth = gains_of(counts, self._players)[seat]
                if worth > NO_GAIN:
                    found.append((worth, move, counts))
        found.sort(key=lambda one: -one[0])
        kept: list[Shipment] = []
        for one in found:
            if not any(gives_no_less(one[2], better[2], seat, self._players) for better in kept):
                kept.append(one)
                if len(kept) == WAYS:
                    break
        return kept


class Network(NamedTuple):
    """Figures of a set of links."""

    most: int
    """The size of the largest connected group."""
    apart: int
    """The number of links outside that group."""
    traffic: float
    """The expected part of cubes that pass them."""


class Ground:
    """Caches for one board.

    >>> from game.rules.new_england_railways import GAME
    >>> Ground(GAME.board).owned([-1, 1, -1, 0, 1], players=3)
    (8, 18, 0)
    """

    def __init__(self, board: Board) -> None:
        self._board = board
        self.routes = [
            [(links, tuple(board.links_on(move.route)), move) for links, move in routes]
            for routes in board.routes
        ]
        """The routes for each city and color: the mask of the links, the links, the move."""
        self.worths: list[dict[int, tuple[float, ...]]] = [{} for _ in range(MOST_SEATS + 1)]
        """The cached results of `gains_of`, by number of seats."""
        self._owned = Memo[tuple[int, ...]](most=20_000)
        self._ends = [1 << link.a | 1 << link.b for link in board.links]
        self._networks = Memo[Network](most=20_000)
        self._freights = Memo[Freight](most=100)
        self.traffic: list[float] = self._traffic()
        """The expected part of cubes that pass each link when all links are built."""

    def _traffic(self) -> list[float]:
        """Return each link's traffic: random cubes of the growth cards take any of their routes."""
        board = self._board
        cubes, whole = [0] * len(board.cities), 0
        for card in board.growth:
            for city in card:
                cubes[city] += 1
                whole += 1
        found = [0.0] * len(board.links)
        colours = len(board.colours)
        for slot, routes in enumerate(board.routes):
            share = (
                cubes[slot // colours] / whole * board.cube_counts[slot % colours] / sum(board.cube_counts)
            )
            for links, _ in routes:
                for link in range(len(found)):
                    if links >> link & 1:
                        found[link] += share / len(routes)
        return found

    def network(self, owned: int) -> Network:
        """Return the figures of a set of links (a bit mask)."""
        return self._networks.get(owned, lambda: self._network(owned))

    def _network(self, owned: int) -> Network:
        traffic = 0.0
        parts: list[tuple[int, int]] = []
        for link, ends in enumerate(self._ends):
            if not owned >> link & 1:
                continue
            traffic += self.traffic[link]
            cities, count = ends, 1
            apart = []
            for part in parts:
                if part[0] & cities:
                    cities |= part[0]
                    count += part[1]
                else:
                    apart.append(part)
            apart.append((cities, count))
            parts = apart
        most = max((count for _, count in parts), default=0)
        return Network(most, owned.bit_count() - most, traffic)

    def freight(self, built: int, owned: tuple[int, ...]) -> Freight:
        """Return what can be shipped via built links, given the links of each seat (bit masks)."""
        key = (built, tuple([links & built for links in owned]))
        return self._freights.get(key, lambda: Freight(self, built, owned))

    def owned(self, owner: Sequence[int], players: int) -> tuple[int, ...]:
        """Return the links of each seat as a bit mask, given each link's owner."""
        return self._owned.get((players, *owner), lambda: _masks(owner, players))


def _masks(owner: Sequence[int], players: int) -> tuple[int, ...]:
    """Return the links of each seat as a bit mask, given each link's owner."""
    masks = [0] * players
    for link, seat in enumerate(owner):
        if seat != NONE:
            masks[seat] |= 1 << link
    return tuple(masks)


@lru_cache(maxsize=8)
def ground_of(board: Board) -> Ground:
    """Return the caches of a board, made once."""
    return Ground(board)


def owned_links(state: NewEnglandRailwaysState) -> tuple[int, ...]:
    """Return the links of each seat as a bit mask."""
    return ground_of(state.board).owned(state.owner, state.players)


# The value of a position


LONG_GAME: Final = 12.0
"""The approximate maximum number of incomes in a game."""

KEPT: Final = 0.86
"""The fraction of an income that a market leaves, on average."""

CONNECTED: Final[tuple[float, ...]] = (0.0, 0.75, 1.7, 2.6, 3.3, 3.8, 4.2)
"""The income from a turn's shipments, by the number of the seat's connected links."""

APART: Final = 0.35
"""The same for each link of the seat outside its largest connected group."""

LIQUID: Final[tuple[float, ...]] = (7.0, 9.0)
"""The premium of cash before the auctions: its maximum, and the scale in dollars."""

MISSED_SHIPMENT: Final = 0.4
"""The fraction of a turn's shipments that a seat misses in the turn in which it buys a link."""

SHORTFALL: Final[tuple[float, ...]] = (
    0.0,
    0.0,
    0.0,
    0.03,
    0.11,
    0.28,
    0.56,
    0.97,
    1.56,
    2.28,
    3.11,
    4.03,
    5.0,
)
"""The average dollars by which two dice fall short of a link's number, for each number."""

MOST_TURNS: Final = 24

UNCOMPLETED: Final = frozenset({BORROW, RETIRE, GROW, DRAW})
"""The steps before the last turn's unfinished links are completed, which need no further turn."""


def _income_worth() -> list[float]:
    worth = [0.0]
    for turns in range(1, MOST_TURNS + 1):
        worth.append(worth[-1] + KEPT**turns)
    return worth


INCOME_WORTH: Final = _income_worth()
"""The value of one more income, by the number of incomes to come, each after a market."""

GROWTH_WORTH: Final = [fsum(INCOME_WORTH[:turns]) for turns in range(MOST_TURNS + 2)]
"""The value of one more income in every turn from the next on, by the incomes to come."""


def incomes_left(state: NewEnglandRailwaysState) -> int:
    """Return how many incomes are still to come, this turn's included."""
    if state.step == ENDED:
        return 0
    offered = state.board.data.setup.links_offered[state.players]
    waiting = len(state.future) + state.deck.bit_count()
    if state.step in (SHIP, ROLL_MARKET):
        waiting += len(state.current)
    turns = 1 + -(-waiting // offered)
    if state.unfinished and not waiting and state.step not in UNCOMPLETED:
        turns += 1
    return min(turns, MOST_TURNS)


def shipments(connected: int, apart: int) -> float:
    """Return the income that a turn's shipments bring to a seat with this network."""
    return CONNECTED[min(connected, len(CONNECTED) - 1)] + APART * apart


def is_untouched(state: NewEnglandRailwaysState) -> bool:
    """Return whether a link is auctioned on which nobody has bid or passed yet."""
    auction = state.auction
    return auction is not None and auction.leader < 0 and auction.last_to_pass < 0


TERMS: Final[tuple[str, ...]] = (
    "cash",
    "links",
    "debt",
    "income",
    "burden",
    "interest",
    "liquid",
    "shipments",
    "service",
    "loads",
    "traffic",
    "prospect",
    "purse",
)
CASH: Final = 0
LINKS: Final = 1
INCOME: Final = 3
BURDEN: Final = 4
SHIPMENTS: Final = 7
TRAFFIC: Final = 10
PURSE: Final = 12


class NewEnglandRailwaysEvaluator(Evaluator[NewEnglandRailwaysState]):
    """An evaluator by cash, link values, future incomes and their growth, less debt.

    >>> import random
    >>> from ai.weights import read_weights
    >>> from game.rules.new_england_railways import GAME
    >>> evaluator = NewEnglandRailwaysEvaluator(read_weights("new_england_railways", "hand"))
    >>> seen = evaluator.describe(GAME.new_game(3, {}, random.Random(7)))
    >>> dict(zip(evaluator.terms, seen.rows[0]))["cash"]
    10.0
    """

    terms = TERMS

    def progress(self, state: NewEnglandRailwaysState) -> float:
        """Return how much of the game is over, by the incomes left."""
        return progress_of(incomes_left(state), LONG_GAME)

    def describe(self, state: NewEnglandRailwaysState) -> Description:
        """Return each seat's terms, all in dollars at the end of the game.

        cash; links: their printed values; debt; income: what it pays until the end; burden: the cost of debt
        that the cash can't pay; interest: a first tenth on every debt; liquid: the additional worth of cash
        before the auctions; shipments: what the network will add to the income from the next turn on;
        service: this turn's debt service, if not yet paid; now: what this turn's shipments will add; traffic:
        cubes that pass the links; prospect: what the links on offer will gain.
        """
        turns = incomes_left(state)
        worth = INCOME_WORTH[turns]
        growth = GROWTH_WORTH[turns]
        buying = state.step <= BID and bool(state.current)
        ground = ground_of(state.board)
        owned = owned_links(state)
        loads = expected_loads(state, owned)
        purses = _purses(state, loads)
        progress = progress_of(turns, LONG_GAME)
        prospects = self._prospects(state, owned, turns, self.weights.of(self.terms, progress), purses)
        rows = []
        for seat in range(state.players):
            cash, debt, income = state.cash[seat], state.debt[seat], state.income[seat]
            owed = debt - cash
            burden = -owed * 0.2 * min(turns, 1.5 + owed / (income + 3.0)) if owed > 0 else 0.0
            liquid = min(LIQUID[0], 0.6 * turns) * (1.0 - stable_exp(-cash / LIQUID[1])) if buying else 0.0
            network = ground.network(owned[seat])
            rows.append(
                [
                    float(cash),
                    float(state.value[seat]),
                    -float(debt),
                    income * worth,
                    burden,
                    -0.1 * debt,
                    liquid,
                    growth * _carried(network),
                    -0.2 * debt if state.step == BORROW else 0.0,
                    worth * loads[seat],
                    growth * network.traffic,
                    prospects[seat],
                    min(LIQUID[0], 0.6 * turns) * (1.0 - stable_exp(-purses[seat] / LIQUID[1])),
                ]
            )
        return Description(progress, rows)

    def worth_of(self, state: NewEnglandRailwaysState, link: int) -> list[float]:
        """Return what each seat would gain by a link for free, in dollars at the end."""
        turns = incomes_left(state)
        return self._gains(state, owned_links(state), link, turns, self._weights_at(turns))

    def limits(self, state: NewEnglandRailwaysState, link: int) -> list[float]:
        """Return the highest sensible price of a link for each seat, in dollars it has."""
        turns = incomes_left(state)
        weights = self._weights_at(turns)
        gains = self._gains(state, owned_links(state), link, turns, weights)
        return [
            self._limit(state, seat, gain, turns, weights, float(state.cash[seat]))
            for seat, gain in enumerate(gains)
        ]

    def _weights_at(self, turns: int) -> list[float]:
        return self.weights.of(self.terms, progress_of(turns, LONG_GAME))

    def _gains(
        self,
        state: NewEnglandRailwaysState,
        owned: Sequence[int],
        link: int,
        turns: int,
        weights: Sequence[float],
    ) -> list[float]:
        """Return `worth_of`, given the links of each seat and the weights."""
        ground = ground_of(state.board)
        number = state.board.links[link].number
        traffic = ground.traffic[link] * weights[TRAFFIC]
        value = number * weights[LINKS]
        at_once = SHORTFALL[number] * weights[CASH]
        income = INCOME_WORTH[turns] * weights[INCOME]
        growth = GROWTH_WORTH[turns]
        found = []
        for mine in owned:
            before = _carried(ground.network(mine))
            after = _carried(ground.network(mine | 1 << link))
            more = after - before
            # A seat with little use for the link loses little by waiting. A buyer ships once less this turn.
            less = min(at_once, more * income) + MISSED_SHIPMENT * before * income
            found.append(value + growth * (weights[SHIPMENTS] * more + traffic) - less)
        return found

    def _limit(
        self,
        state: NewEnglandRailwaysState,
        seat: int,
        gain: float,
        turns: int,
        weights: Sequence[float],
        purse: float,
    ) -> float:
        """Return the price that uses up a gain; money becomes dearer the more of it is spent."""
        if gain <= 0.0:
            return 0.0
        price = min(gain / weights[CASH], purse)
        later = purse + KEPT * state.income[seat] - 0.2 * state.debt[seat]
        for _ in range(2):
            rate = weights[CASH]
            owed = state.debt[seat] - purse + 0.5 * price
            if owed > 0.0:
                rate += 0.2 * weights[BURDEN] * min(turns, 1.5 + 2.0 * owed / (state.income[seat] + 3.0))
            if later > 0.0:
                rate += (
                    weights[PURSE]
                    * min(LIQUID[0], 0.6 * turns)
                    / LIQUID[1]
                    * stable_exp(-max(0.0, later - 0.5 * price) / LIQUID[1])
                )
            price = min(gain / rate, purse)
        return price

    def _prospects(
        self,
        state: NewEnglandRailwaysState,
        owned: Sequence[int],
        turns: int,
        weights: Sequence[float],
        purses: Sequence[float],
    ) -> list[float]:
        """Return what each seat will gain by the links on offer without bids.

        Each link goes to the seat with the highest limit for the second highest limit; no seat buys two.
        """
        prospects = [0.0] * state.players
        out = state.buyers if state.step <= BUILD else 0
        first = 0
        if BID <= state.step <= BUILD:
            first = state.lot + (not is_untouched(state))
        for link in state.current[first:]:
            winner, most, second = -1, 1.0, 1.0
            gains = self._gains(state, owned, link, turns, weights)
            for seat, gain in enumerate(gains):
                if out >> seat & 1:
                    continue
                limit = self._limit(state, seat, gain, turns, weights, purses[seat])
                if limit >= most:
                    winner, second, most = seat, most, limit
                elif limit > second:
                    second = limit
            if winner >= 0:
                out |= 1 << winner
                prospects[winner] = gains[winner] * (1.0 - second / most)
        return prospects


def expected_loads(state: NewEnglandRailwaysState, owned: tuple[int, ...]) -> list[float]:
    """Return the income from this turn's remaining shipments for each seat, if each takes its best cube."""
    loads = [0.0] * state.players
    if state.step > SHIP:
        return loads
    freight = ground_of(state.board).freight(state.built, owned)
    waiting = [(freight.best(slot), count) for slot, count in enumerate(state.cubes) if count]
    players = state.players
    for place in range(state.acted if state.step == SHIP else 0, 2 * players):
        seat = (state.first + place) % players
        if place < players and state.buyers >> seat & 1:
            continue
        most, taken, counts = 0.0, -1, 0
        for number, (ways, _) in enumerate(waiting):
            way = ways[seat]
            if way is not None and way[0] > most:
                most, taken, counts = way[0], number, way[2]
        if taken < 0:
            continue
        for other in range(players):
            loads[other] += counts >> BITS * other & 15
        ways, count = waiting[taken]
        if count > 1:
            waiting[taken] = (ways, count - 1)
        else:
            del waiting[taken]
    return loads


def gain_at_once(state: NewEnglandRailwaysState, seat: int, link: int) -> float:
    """Return the dollars gained by building a seat's link this turn instead of the next."""
    ground = ground_of(state.board)
    links = owned_links(state)[seat]
    more = _carried(ground.network(links)) - _carried(ground.network(links & ~(1 << link)))
    return more * INCOME_WORTH[incomes_left(state)]


def _carried(network: Network) -> float:
    return shipments(network.most, network.apart)


def _purses(state: NewEnglandRailwaysState, loads: list[float]) -> list[float]:
    """Return the cash that each seat will have in the next auction in which it can bid."""
    purses = []
    for seat in range(state.players):
        purse = float(state.cash[seat])
        if state.step == BORROW:
            purse -= 0.2 * state.debt[seat]
        elif state.step > BID or state.buyers >> seat & 1 or not state.current:
            purse += KEPT * (state.income[seat] + loads[seat]) - 0.2 * state.debt[seat]
        purses.append(max(0.0, purse))
    return purses


def make_evaluator(weights: Weights) -> NewEnglandRailwaysEvaluator:
    """Return the evaluator with these weights."""
    return NewEnglandRailwaysEvaluator(weights)
