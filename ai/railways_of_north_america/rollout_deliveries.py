"""Which deliveries are worth a thought in Railways of North America: for each cube the way that pays best.

A way pays by its links, by the bonus cards that it fulfils and by the hotels where it ends. None of that
changes until a link is finished or a city or a card changes, so the ways are found once and kept.

>>> import random
>>> from game.rules.railways_of_north_america import GAME
>>> state = GAME.new_game(3, {}, random.Random(7))
>>> best_deliveries(state, most=6)
[]
>>> extras_of(state, seat=0)
Extras(hotels=(), bonuses=..., of_colour=...)
>>> isinstance(hauls_of(state, seat=0), Hauls)
True
"""

from __future__ import annotations

from operator import itemgetter
from typing import Final, NamedTuple

from ai.memo import Memo
from ai.railways_of_north_america.freight import RIVALS_PART, network_key
from game.rules.hexgrid import bits
from game.rules.railways_of_north_america.board import HIGHEST_ENGINE
from game.rules.railways_of_north_america.board_file import COLOURS
from game.rules.railways_of_north_america.delivering import hotels_at
from game.rules.railways_of_north_america.moves import Deliver
from game.rules.railways_of_north_america.state import RailwaysOfNorthAmericaState
from game.rules.railways_of_north_america.steps import NONE

SHORTER: Final = 0.01
"""Points for each link less: of equal ways the shorter one."""

HAULS_KEPT: Final = 1000
"""How many networks' ways are kept: a search comes back to them."""

EXTRAS_KEPT: Final = 1000
"""For how many sets of cards what they pay is kept."""

Haul = tuple[float, Deliver]
"""What a delivery is roughly worth to its seat, and the delivery."""

_value = itemgetter(0)


class Extras(NamedTuple):
    """What deliveries of a seat's bring beside the points for links."""

    hotels: tuple[tuple[int, int, int], ...]
    """Cities with hotels, the seats that these pay, and how much."""
    bonuses: tuple[tuple[int, int, int], ...]
    """Bonuses for a way: its links at least, the city where it ends (-1: any), and the points."""
    of_colour: tuple[int, ...]
    """For each colour the points of the bonuses that a cube of it fulfils wherever it goes."""


class Hauls:
    """A seat's best deliveries over the links of a position, found for each city when it is asked for."""

    def __init__(self, state: RailwaysOfNorthAmericaState, seat: int, extras: Extras) -> None:
        self._seat = seat
        self._engine: int = state.engine[seat]
        self._extras = extras
        self._demand: list[int] = list(state.demand)
        self._links_at = state.links_at[:]
        self._owners: list[int] = [link.owner for link in state.links]
        self._hotels: dict[int, list[tuple[int, int]]] = {}
        for city, other, points in extras.hotels:
            self._hotels.setdefault(city, []).append((other, points))
        self._points: list[int] = [0] * state.players
        """What the links of the way that is being followed bring each seat."""
        self._best: dict[int, Haul] = {}
        self._found: dict[tuple[int, int], list[Haul]] = {}

    def out_of(self, origin: int, colours: int) -> list[Haul]:
        """For some colours that wait in a city the way with the best margin, where there is one."""
        key = (origin, colours)
        found = self._found.get(key)
        if found is None:
            self._best = {}
            for number, there in self._links_at[origin]:
                if self._owners[number] == self._seat:
                    self._follow(origin, there, (number,), 1 << origin | 1 << there, colours)
            found = self._found[key] = list(self._best.values())
        return found

    def _follow(self, origin: int, here: int, path: tuple[int, ...], seen: int, colours: int) -> None:
        """Follow every way on from a city just entered; each colour ends where it is first demanded."""
        owner = self._owners[path[-1]]
        self._points[owner] += 1
        wanted = self._demand[here] & colours
        if wanted:
            self._arrive(origin, here, path, wanted.bit_length() - 1)
            colours ^= wanted
        if colours and len(path) < self._engine:
            for number, there in self._links_at[here]:
                if not seen >> there & 1:
                    self._follow(origin, there, (*path, number), seen | 1 << there, colours)
        self._points[owner] -= 1

    def _arrive(self, origin: int, end: int, path: tuple[int, ...], colour: int) -> None:
        """Keep a delivery that gives no rival more than its seat, if it is the best one of its colour."""
        points = self._points[:]
        length = len(path)
        own = points[self._seat] + self._extras.of_colour[colour]
        for least, city, bonus in self._extras.bonuses:
            if length >= least and city in (NONE, end):
                own += bonus
        for other, paid in self._hotels.get(end, ()):
            if other == self._seat:
                own += paid
            else:
                points[other] += paid
        points[self._seat] = 0
        most = max(points)
        if own < most:
            return
        value = own - RIVALS_PART * most + SHORTER * (HIGHEST_ENGINE - length)
        best = self._best.get(colour)
        if best is None or value > best[0]:
            self._best[colour] = (value, Deliver(colour, origin, path))


def best_deliveries(state: RailwaysOfNorthAmericaState, most: int) -> list[Deliver]:
    """The actor's best deliveries, best first: for each city and colour one, and so many at most."""
    seat, goods = state.turn, state.goods_at
    hauls = hauls_of(state, seat)
    found: list[Haul] = []
    for origin in bits(state.touched[seat]):
        if goods[origin]:
            found += hauls.out_of(origin, goods[origin])
    found.sort(key=_value, reverse=True)
    return [move for _, move in found[:most]]


def hauls_of(state: RailwaysOfNorthAmericaState, seat: int) -> Hauls:
    """A seat's best deliveries, city by city."""
    extras = extras_of(state, seat)
    key = (network_key(state), seat, state.engine[seat], state.players, extras)
    return _hauls.get(key, lambda: Hauls(state, seat, extras))


def extras_of(state: RailwaysOfNorthAmericaState, seat: int) -> Extras:
    """What cards make deliveries of a seat's worth."""
    key = (state.board, state.players, bytes(state.held), bytes(state.display), state.delivered[seat])
    return _extras.get(key, lambda: _find_extras(state, seat))


def _find_extras(state: RailwaysOfNorthAmericaState, seat: int) -> Extras:
    board = state.board
    hotels = [
        (city, other, board.operations[card].points)
        for city, cards in enumerate(board.hotels)
        if cards
        for other, card in hotels_at(state, city)
    ]
    bonuses: list[tuple[int, int, int]] = []
    of_colour = [0] * len(state.bag)
    for card in board.bonus_cards:
        printed = board.operations[card]
        if not state.display[card]:
            continue
        if printed.effect != COLOURS:
            bonuses.append((printed.links, printed.city, printed.points))
            continue
        for colour in range(len(of_colour)):
            if (state.delivered[seat] | 1 << colour).bit_count() >= printed.colours:
                of_colour[colour] += printed.points
    return Extras(tuple(hotels), tuple(bonuses), tuple(of_colour))


_hauls = Memo[Hauls](HAULS_KEPT)
_extras = Memo[Extras](EXTRAS_KEPT)
