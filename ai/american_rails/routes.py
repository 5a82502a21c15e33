"""The possible growth of companies in American Rails: distances, shortest ways and plans of next cities.

Near the track, prices count all cubes on the map. Farther off, distances are those of an empty map.
Everything depends on the map alone (tracks and houses), never on money, so a whole search shares the caches.

>>> import random
>>> from game.rules.american_rails import GAME
>>> prospects = prospects_of(GAME.board)
>>> start = 1 << GAME.board.cities[prospects.starts[0]].hex
>>> plan = prospects.plan(start, others=0, houses=0)
>>> len(plan), plan[0].spent < plan[-1].spent
(7, True)
>>> state = GAME.new_game(4, {}, random.Random(7))
>>> for text in ("put up American", "bid 20", "pass", "pass", "pass", "start in New York"):
...     state.play(GAME.parse_move(text))
>>> around = Ways(GAME.board).around(state, 0)
>>> isinstance(prospects, Prospects), isinstance(around, Around)
(True, True)
>>> best = around.targets()[0]
>>> state.board.cities[best.city].name, best.away, [state.board.hex_name(at) for at in around.path(best.city)]
('Philadelphia', 4.0, ['15,3', 'Philadelphia'])
"""

from __future__ import annotations

import heapq
from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from ai.memo import Memo
from game.rules.american_rails.board import Board
from game.rules.american_rails.state import AmericanRailsState
from game.rules.american_rails.steps import NONE
from game.rules.hexgrid import bits

STEPS: Final = 7
"""The number of cities in a plan."""

EFFORT: Final = 2.0
"""The dollars added to each city's price, so that plans prefer near cities."""

BY_THE_WAY: Final = 0.3
"""The discount of a route for each dollar of full income of a city on it."""

BUILT_EARLY: Final = 30.0
"""The dollars of track for which starting cities are compared."""

KEPT: Final = 4_000
"""The maximum entries of a cache, which is then emptied. With 20,000 a bot grew by 70 MB in an evening.

A search of 300 playouts takes 3% longer with 4,000: 11.5 instead of 11.2 seconds for 40 decisions.
"""


class Step(NamedTuple):
    """A city of a plan."""

    city: int
    spent: float
    """The dollars of track from the current network to this city, earlier cities included."""
    gain: float
    """The income that the city brings, special connections included."""


class Target(NamedTuple):
    """A city to lay track towards."""

    city: int
    rate: float
    """The income per dollar of the way."""
    away: float
    """The dollars of track from the network."""


class Prospects:
    """The distances on one empty board, and plans made with them."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.to_city: list[list[float]] = [_dollars_to(board, city.hex) for city in board.cities]
        """The dollars of track to each city from each hex, on an empty map."""
        self.between: list[list[float]] = [[away[city.hex] for away in self.to_city] for city in board.cities]
        """The dollars of track from each city to each other, on an empty map."""
        self._hexes: list[int] = [1 << city.hex for city in board.cities]
        self.cubes_to_city: list[list[int]] = [_cubes_to(board, city.hex) for city in board.cities]
        """The fewest cubes to each city from each hex with a cube."""
        self.partners: list[list[int]] = [[] for _ in board.cities]
        """The cities to which each city has special connections."""
        for a, b in board.pairs:
            self.partners[a].append(b)
            self.partners[b].append(a)
        self._worth = Memo[list[float]](KEPT)
        self._plans = Memo[tuple[Step, ...]](KEPT)
        self._reached = Memo[list[float]](KEPT)
        self.starts: list[int] = sorted(range(len(board.cities)), key=lambda city: -self._promise(city))
        """Starting cities by the income that a company alone on the map can expect, best first."""

    def _promise(self, city: int) -> float:
        """Return the income of a company that starts in a city and builds for about two auctions' money."""
        income = float(self.board.cities[city].full)
        for _, spent, gain in self.plan(self._hexes[city], 0, 0):
            income += gain * max(0.0, 1.0 - spent / (2.0 * BUILT_EARLY))
        return income

    def distances(self, track: int) -> list[float]:
        """Return the dollars of track from a network (a mask) to each city; 0 for its own."""
        return self._reached.get(track, lambda: self._distances(track))

    def _distances(self, track: int) -> list[float]:
        laid = bits(track)
        return [min([away[number] for number in laid]) for away in self.to_city]

    def gains(self, others: int, houses: int) -> list[float]:
        """Return the income of each city for a company that enters it; `others` are rivals' hexes."""
        return self._worth.get((others, houses), lambda: self._gains(others, houses))

    def _gains(self, others: int, houses: int) -> list[float]:
        found: list[float] = []
        for city, hex_bit in zip(self.board.cities, self._hexes, strict=True):
            developed = 1 if houses & hex_bit else 0
            found.append(float(city.shared + developed if others & hex_bit else city.full + 2 * developed))
        return found

    def plan(self, track: int, others: int, houses: int) -> tuple[Step, ...]:
        """Return the cities that a company would go for one after the other, best income per dollar first.

        `track` is its network, `others` the city hexes with rivals' cubes, both masks.
        """
        key = (track, others & self.board.city_mask, houses)
        return self._plans.get(key, lambda: self._make_plan(*key))

    def _make_plan(self, track: int, others: int, houses: int) -> tuple[Step, ...]:
        gain = self.gains(others, houses).copy()
        for hex_bit, partners in zip(self._hexes, self.partners, strict=True):
            if track & hex_bit:
                for partner in partners:
                    gain[partner] += self.board.pair_income
        away = {city: dollars for city, dollars in enumerate(self.distances(track)) if dollars}
        return self.greedy_plan(away, {city: gain[city] for city in away})

    def greedy_plan(
        self,
        away: dict[int, float],
        gain: dict[int, float],
        around: Around | None = None,
        cubes: int = 0,
    ) -> tuple[Step, ...]:
        """Return the cities to go for one after the other, given their distances and current incomes.

        With `around`, which knows the ways, the plan takes at most `cubes` cubes.
        """
        left, worth = away.copy(), gain.copy()
        reached: list[int] = []
        extra = float(self.board.pair_income)
        steps: list[Step] = []
        spent = 0.0
        while left and len(steps) < STEPS:
            best, most = -1, 0.0
            for city, dollars in left.items():
                rate = worth[city] / (dollars + EFFORT)
                if rate > most:
                    best, most = city, rate
            if best < 0:
                break
            dollars = left.pop(best)
            if around is not None:
                to_best = self.cubes_to_city[best]
                needed = min([around.needed(best), *[to_best[at] for at in reached]])
                if needed > cubes:
                    continue
                cubes -= needed
                reached.append(self.board.cities[best].hex)
            spent += dollars
            steps.append(Step(best, spent, worth[best]))
            for partner in self.partners[best]:
                if partner in left:
                    worth[partner] += extra
            near = self.between[best]
            for city, dollars in left.items():
                if near[city] < dollars:
                    left[city] = near[city]
        return tuple(steps)


def _cubes_to(board: Board, goal: int) -> list[int]:
    """Return the fewest cubes to `goal` from each hex with a cube (breadth-first search)."""
    far = [len(board.hexes)] * len(board.hexes)
    far[goal] = 0
    queue = [goal]
    for at in queue:
        for near in board.neighbors[at]:
            if far[at] + 1 < far[near]:
                far[near] = far[at] + 1
                queue.append(near)
    return far


def _dollars_to(board: Board, goal: int) -> list[float]:
    """Return the dollars of track from each hex (with its own cube) to `goal`, on an empty map (Dijkstra).

    Cities on the way have a value of their own, so routes through cities count as a little cheaper.
    """
    price = [float(dollars) for dollars in board.ground_price]
    for city in board.cities:
        price[city.hex] = max(0.5, price[city.hex] - BY_THE_WAY * city.full)
    price[goal] = float(board.ground_price[goal])
    far = [float("inf")] * len(board.hexes)
    far[goal] = 0.0
    queue = [(0.0, goal)]
    while queue:
        so_far, at = heapq.heappop(queue)
        if so_far > far[at]:
            continue
        onward = so_far + price[at]
        for near in board.neighbors[at]:
            if onward < far[near]:
                far[near] = onward
                heapq.heappush(queue, (onward, near))
    return far


@lru_cache(maxsize=4)
def prospects_of(board: Board) -> Prospects:
    """Return the prospects on a board, computed once."""
    return Prospects(board)


# Routes with everybody's cubes on the map


NEAR: Final = 7
"""The distance from the track, in hexes, within which rivals' cubes count."""

FAR: Final = 14
"""The dollars up to which ways are searched hex by hex."""

ENOUGH: Final = 7
"""The number of cities after which no farther ones are searched hex by hex."""

DEARER: Final = 2
"""The surcharge for each cube or development marker in a hex with room for several."""


class Around:
    """The surroundings of a company's track: distances to the cities, and the ways there."""

    __slots__ = (
        "_cubes",
        "_levels",
        "_needed",
        "_paths",
        "_plan",
        "_prices",
        "_targets",
        "_ways",
        "_within",
        "away",
        "gain",
        "sites",
    )

    def __init__(
        self,
        ways: Ways,
        away: dict[int, float],
        gain: dict[int, float],
        sites: float,
        levels: list[int],
        prices: list[tuple[int, int]],
    ) -> None:
        self._ways = ways
        self.sites = sites
        """The income from development markers in all its cities."""
        self.away = away
        """The dollars of track to the cities that the company might go for."""
        self.gain = gain
        """The current income of each of them, connections included."""
        self._levels = levels
        """The hexes first reached for each number of dollars."""
        self._prices = prices
        """The hexes by price of a cube."""
        self._plan: tuple[Step, ...] | None = None
        self._targets: tuple[Target, ...] | None = None
        self._paths: dict[int, list[int]] = {}
        self._needed: dict[int, int] = {}
        """The number of cubes to each city whose way was followed."""
        self._cubes = -1
        """The maximum number of cubes of the whole plan; -1 if it is unlimited."""
        self._within: dict[int, Around] = {}

    def within(self, cubes: int) -> Around:
        """Return the surroundings of a company that has only `cubes` cubes left.

        They contain the cities that the cubes suffice for. The cubes also limit the plan.
        """
        found = self._within.get(cubes)
        if found is None:
            found = self._within[cubes] = self._limited(cubes)
        return found

    def _limited(self, cubes: int) -> Around:
        # No way has more cubes than its dollars buy at the lowest price. So most ways need not be followed.
        enough = float(min([price for price, _ in self._prices]) * cubes)
        away = {
            city: dollars
            for city, dollars in self.away.items()
            if dollars <= enough or self.needed(city) <= cubes
        }
        gain = {city: self.gain[city] for city in away}
        found = Around(self._ways, away, gain, self.sites, self._levels, self._prices)
        found._paths, found._needed, found._cubes = self._paths, self._needed, cubes
        return found

    def needed(self, city: int) -> int:
        """Return the number of cubes to a city by its way."""
        found = self._needed.get(city)
        if found is None:
            found = self._needed[city] = self._ways.cubes_to(city, self.path(city))
        return found

    def targets(self) -> tuple[Target, ...]:
        """Return the cities that pay best for the way to them from the current network, best first."""
        found = self._targets
        if found is None:
            away = self.away
            rates = [(-gain / (away[city] + EFFORT), city) for city, gain in self.gain.items()]
            rates.sort()
            found = self._targets = tuple([Target(city, -rate, away[city]) for rate, city in rates])
        return found

    def plan(self) -> tuple[Step, ...]:
        """Return the cities to go for one after the other, best income per dollar first."""
        found = self._plan
        if found is None:
            around = self if self._cubes >= 0 else None
            found = self._plan = self._ways.prospects.greedy_plan(self.away, self.gain, around, self._cubes)
        return found

    def path(self, city: int) -> list[int]:
        """Return the hexes of the way to a city, the next one first; none if there is no way."""
        found = self._paths.get(city)
        if found is None:
            found = self._paths[city] = self._ways.path(self._levels, self._prices, city)
        return found


class Ways:
    """The ways on one board."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.prospects: Prospects = prospects_of(board)
        self._near: list[int] = [_within(board, number, NEAR) for number in range(len(board.hexes))]
        self._plain: list[tuple[int, int]] = []
        """The hexes with room for one cube, by price."""
        self._roomy: list[tuple[int, int]] = []
        """The hexes with room for many, by price; each cube there makes the next dearer."""
        for kinds, lists in (("FM", self._plain), ("PC", self._roomy)):
            masks: dict[int, int] = {}
            for number, kind in enumerate(board.terrain):
                if kind in kinds:
                    price = board.ground_price[number]
                    masks[price] = masks.get(price, 0) | 1 << number
            lists += sorted(masks.items())
        # Plain dicts, because every evaluation reads both and a method call would double the time.
        self._kept: dict[tuple[int, int, tuple[int, ...]], Around] = {}
        self._seen: dict[int, int] = {}
        self.starts = Memo[list[int]](KEPT)
        """The best free starting cities, by the map and the time left."""
        self._linked: list[tuple[int, list[int]]] = [
            (1 << city.hex, partners)
            for city, partners in zip(board.cities, self.prospects.partners, strict=True)
            if partners
        ]
        """The hexes of cities with special connections, and the cities that these lead to."""

    def around(self, state: AmericanRailsState, company: int) -> Around:
        """Return the surroundings of a company that is on the map."""
        track = state.track[company]
        seen = self._surroundings(track)
        return self._around(track, _crowds(state.track, company, seen), state.houses & seen)

    def start(self, city: int, state: AmericanRailsState) -> Around:
        """Return the surroundings of a company that starts in a city of the current map."""
        track = 1 << self.board.cities[city].hex
        seen = self._surroundings(track)
        return self._around(track, _crowds(state.track, NONE, seen), state.houses & seen)

    def _around(self, track: int, crowds: tuple[int, ...], houses: int) -> Around:
        key = (track, houses, crowds)
        found = self._kept.get(key)
        if found is None:
            if len(self._kept) > KEPT:
                self._kept.clear()
            found = self._kept[key] = self._look_around(track, crowds, houses)
        return found

    def path(self, levels: list[int], prices: list[tuple[int, int]], city: int) -> list[int]:
        """Return the hexes from the network (the first level) to a city, by backtracking."""
        at = self.board.cities[city].hex
        dollars = next((d for d, level in enumerate(levels) if level >> at & 1), -1)
        if dollars < 0:
            at, dollars = self._on_the_way(levels, city)
        found: list[int] = []
        while dollars > 0:
            found.append(at)
            for price, mask in prices:
                if mask >> at & 1:
                    dollars -= price
                    break
            at = (levels[dollars] & self.board.around[at]).bit_length() - 1
        found.reverse()
        return found

    def cubes_to(self, city: int, path: Sequence[int]) -> int:
        """Return the number of cubes to a city by a way, which may end before a far city."""
        if not path:
            return len(self.board.hexes)
        return len(path) + self.prospects.cubes_to_city[city][path[-1]]

    def _on_the_way(self, levels: list[int], city: int) -> tuple[int, int]:
        """Return the reached hex that is nearest to a far city, and its dollars."""
        left = self.prospects.to_city[city]
        best, at, dollars = float("inf"), -1, -1
        for d, level in enumerate(levels):
            mask = level if d else 0
            while mask:
                low = mask & -mask
                mask ^= low
                number = low.bit_length() - 1
                if d + left[number] < best:
                    best, at, dollars = d + left[number], number, d
        return at, dollars

    def _surroundings(self, track: int) -> int:
        """Return the mask of the hexes near a track and of the cities of special connections."""
        found = self._seen.get(track)
        if found is None:
            if len(self._seen) > KEPT:
                self._seen.clear()
            found = 0
            for hex_number in bits(track):
                found |= self._near[hex_number]
            for hex_bit, _ in self._linked:
                found |= hex_bit
            self._seen[track] = found
        return found

    def _look_around(self, track: int, crowds: tuple[int, ...], houses: int) -> Around:
        board = self.board
        others = crowds[0] if crowds else 0
        wanted = board.city_mask & ~track
        prices = self._prices(crowds, houses)
        levels = self._spread(track, prices, wanted)
        away: dict[int, float] = {}
        for dollars, level in enumerate(levels):
            cities = level & wanted
            while cities:
                low = cities & -cities
                cities ^= low
                away[board.city_at[low.bit_length() - 1]] = float(dollars)
        links: dict[int, float] = {}
        for hex_bit, partners in self._linked:
            if track & hex_bit:
                for partner in partners:
                    at = board.cities[partner].hex
                    if wanted >> at & 1:
                        links[partner] = links.get(partner, 0.0) + board.pair_income
                        if partner not in away:
                            away[partner] = self._far_away(track, partner, others, len(levels))
        gain: dict[int, float] = {}
        for city in away:
            found = board.cities[city]
            developed = houses >> found.hex & 1
            income = found.shared + developed if others >> found.hex & 1 else found.full + 2 * developed
            gain[city] = income + links.get(city, 0.0)
        return Around(self, away, gain, self._sites(track, others, houses), levels, prices)

    def _sites(self, track: int, others: int, houses: int) -> float:
        """Return the income from markers in all of a company's cities that may still be developed."""
        sites = track & self.board.developable & ~houses
        return float(2 * (sites & ~others).bit_count() + (sites & others).bit_count())

    def _far_away(self, track: int, city: int, others: int, least: int) -> float:
        """Return the approximate dollars to a city that was not reached."""
        left = self.prospects.to_city[city]
        nearest = min([left[at] for at in bits(track)])
        if others >> self.board.cities[city].hex & 1:
            nearest += DEARER
        return max(nearest, float(least))

    def _prices(self, crowds: tuple[int, ...], houses: int) -> list[tuple[int, int]]:
        """Return, for each price, the hexes that cost it."""
        found: dict[int, int] = {}
        others = crowds[0] if crowds else 0
        for price, mask in self._plain:
            found[price] = found.get(price, 0) | mask & ~others
        for price, mask in self._roomy:
            here = mask & ~others
            for number in range(len(crowds) + 1):
                if number:
                    more = crowds[number] if number < len(crowds) else 0
                    here = mask & crowds[number - 1] & ~more
                if here:
                    dollars = price + DEARER * number
                    found[dollars] = found.get(dollars, 0) | here & ~houses
                    if here & houses:
                        found[dollars + DEARER] = found.get(dollars + DEARER, 0) | here & houses
        return list(found.items())

    def _spread(self, track: int, prices: list[tuple[int, int]], wanted: int) -> list[int]:
        """Return, for each number of dollars, the hexes first reached for it (Dial's buckets, as masks)."""
        around = self.board.around
        most = max(price for price, _ in prices)
        levels = [0] * (FAR + most + 1)
        levels[0] = track
        done = 0
        for dollars in range(FAR + 1):
            fresh = levels[dollars] & ~done
            levels[dollars] = fresh
            if not fresh:
                continue
            done |= fresh
            if (done & wanted).bit_count() >= ENOUGH:
                return levels[: dollars + 1]
            beside = 0
            while fresh:
                low = fresh & -fresh
                fresh ^= low
                beside |= around[low.bit_length() - 1]
            beside &= ~done
            for price, mask in prices:
                levels[dollars + price] |= beside & mask
        return levels[: FAR + 1]


def _within(board: Board, number: int, steps: int) -> int:
    """Return the mask of the hexes within `steps` steps of a hex."""
    found = edge = 1 << number
    for _ in range(steps):
        beside = 0
        while edge:
            low = edge & -edge
            edge ^= low
            beside |= board.around[low.bit_length() - 1]
        edge = beside & ~found
        found |= beside
    return found


def _crowds(tracks: Sequence[int], company: int, seen: int) -> tuple[int, ...]:
    """Return the masks of the hexes seen with cubes of at least one other company, of two, and so on."""
    found: list[int] = []
    for number, track in enumerate(tracks):
        more = track & seen if number != company else 0
        level = 0
        while more:
            if level == len(found):
                found.append(0)
            both = found[level] & more
            found[level] |= more
            more = both
            level += 1
    return tuple(found)


@lru_cache(maxsize=4)
def ways_of(board: Board) -> Ways:
    """Return the ways on a board, computed once."""
    return Ways(board)
