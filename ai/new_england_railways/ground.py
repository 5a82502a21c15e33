"""What a map of New England Railways says once and for all, and what follows from who owns which links.

Searches ask the same of the same links again and again, so answers are kept.

>>> from game.rules.new_england_railways import GAME
>>> ground = ground_of(GAME.board)
>>> ground is ground_of(GAME.board)
True
>>> ground.network(0b11).most, round(sum(ground.traffic), 1)
(2, 3.6)
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from ai.memo import Memo
from game.rules.contract import Move
from game.rules.new_england_railways.board import Board
from game.rules.new_england_railways.state import NewEnglandRailwaysState
from game.rules.new_england_railways.steps import NONE

KEPT_NETWORKS: Final = 20_000
KEPT_FREIGHTS: Final = 100
"""How many answers are kept; when there are more, all are forgotten."""

RIVALS_GAIN: Final = 0.35
"""The weight of the best rival's gain from a route against one's own."""

GIFT: Final = 0.01
"""The weight of what all rivals gain: of two routes that are as good the one that gives less away."""

WAYS: Final = 2
"""How many routes of a cube are worth a thought for a seat."""

MOST_SEATS: Final = 6
BITS: Final = 4
"""A route's links by owner are counted in one number: so many bits for each owner."""

Shipment = tuple[float, Move, int]
"""A route with what it is worth (`gains_of`), and its links by owner."""

NO_GAIN: Final = -9.0


def gains_of(counts: int, players: int) -> tuple[float, ...]:
    """What a route is worth to each seat, from its links by owner in one number.

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
    """Whether a route brings a seat no more than another and each of the others no less.

    >>> gives_no_less(0x113, 0x103, seat=0, players=3), gives_no_less(0x013, 0x103, seat=0, players=3)
    (True, False)
    """
    for place in range(players):
        here, there = counts >> BITS * place & 15, other >> BITS * place & 15
        if here > there if place == seat else here < there:
            return False
    return True


class Freight:
    """What can be shipped over built links, for each city and colour the best routes of each seat.

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
        """For each seat the best route of a cube over a link of its own; `slot` as in the board."""
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
        """The few best routes of a cube over a link of a seat's own, but none that only gives more away."""
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
    """What is known of some links.

    >>> from game.rules.new_england_railways import GAME
    >>> alone = ground_of(GAME.board).network(0b1)
    >>> alone == Network(most=1, apart=0, traffic=alone.traffic)
    True
    """

    most: int
    """The most that are connected."""
    apart: int
    """How many others there are."""
    traffic: float
    """How many cubes of a hundred pass them, as a part of one."""


class Ground:
    """What is known of a board.

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
        """For each city and colour the routes: the mask of the links, the links, the move."""
        self.worths: list[dict[int, tuple[float, ...]]] = [{} for _ in range(MOST_SEATS + 1)]
        """For each number of seats what `gains_of` said."""
        self._owned = Memo[tuple[int, ...]](KEPT_NETWORKS)
        self._ends = [1 << link.a | 1 << link.b for link in board.links]
        self._networks = Memo[Network](KEPT_NETWORKS)
        self._freights = Memo[Freight](KEPT_FREIGHTS)
        self.traffic: list[float] = self._traffic()
        """For each link how many cubes of a hundred pass it when all links are built, as a part of one."""

    def _traffic(self) -> list[float]:
        """Cubes come with the growth cards, of a colour drawn, and take any of their routes."""
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
        """What is known of some links (a bit mask)."""
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
        """What can be shipped over built links, where each seat owns some of all links (bit masks)."""
        key = (built, tuple([links & built for links in owned]))
        return self._freights.get(key, lambda: Freight(self, built, owned))

    def owned(self, owner: Sequence[int], players: int) -> tuple[int, ...]:
        """The links of each seat, a bit mask, from each link's owner."""
        return self._owned.get((players, *owner), lambda: _masks(owner, players))


def _masks(owner: Sequence[int], players: int) -> tuple[int, ...]:
    """The links of each seat as a bit mask, from each link's owner."""
    masks = [0] * players
    for link, seat in enumerate(owner):
        if seat != NONE:
            masks[seat] |= 1 << link
    return tuple(masks)


@lru_cache(maxsize=8)
def ground_of(board: Board) -> Ground:
    """What is known of a board; worked out once."""
    return Ground(board)


def owned_links(state: NewEnglandRailwaysState) -> tuple[int, ...]:
    """The links of each seat, a bit mask."""
    return ground_of(state.board).owned(state.owner, state.players)
