"""Positions of North American Railways for tests, told by the names of players, companies and cities."""

import random
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from game.rules.contract import Data, Move
from game.rules.north_american_railways import GAME, NorthAmericanRailwaysState
from game.rules.north_american_railways.steps import (
    CHOOSE_SHARE,
    CITIES,
    CITIES_TO_END,
    FEW_CITIES,
    FEW_SHARES,
    GOING_ON,
    NONE,
)

CARDS = GAME.cards
COMPANIES = CARDS.companies
CITY_NAMES = [city.name for city in CARDS.cities]
SEATS = {"Marion": 0, "Angelika": 1, "Daniela": 2, "Ann": 3, "Bob": 4}
"""The names of the rulebook's examples, and two more."""
NAMES = list(SEATS)
BOTTOMS = ("blue", "green", "red", "yellow")
"""The bottom shares of the four columns, unless others are given."""

Holdings = Mapping[str, Mapping[str, int]]


def company(name: str) -> int:
    """A company's number."""
    return COMPANIES.index(name)


def city(name: str) -> int:
    """A city's number."""
    return CITY_NAMES.index(name)


def opening(players: int = 3, first: int = 0, **options: bool) -> NorthAmericanRailwaysState:
    """A dealt opening with a known starting player."""
    data = GAME.new_game(players, options, random.Random(1)).to_data()
    return GAME.restore(data | {"first": first, "turn": first, "proposer": first})


def trading(players: int = 3, **told: Any) -> NorthAmericanRailwaysState:
    """Phase I of the second turn; see `position_data`."""
    return GAME.restore(position_data(players, **told))


def buying(players: int = 3, **told: Any) -> NorthAmericanRailwaysState:
    """Phase II of the second turn, the starting player to choose a city; see `position_data`."""
    data = position_data(players, **told)
    few_shares = sum(data["shares_left"]) < players
    few_cities = sum(data["cities_left"]) <= CITIES_TO_END
    ended = FEW_SHARES if few_shares else FEW_CITIES if few_cities else GOING_ON
    return GAME.restore(data | {"step": CITIES, "acted": 0, "ended": ended})


def position_data(
    players: int = 3,
    *,
    first: str = "Marion",
    cash: Iterable[int] | None = None,
    treasury: Mapping[str, int] | None = None,
    shares: Holdings | None = None,
    directors: Mapping[str, str] | None = None,
    networks: Mapping[str, Sequence[str]] | None = None,
    bottoms: Sequence[str] | None = None,
    bottom_cities: Sequence[str] = (),
    **fields: Any,
) -> Data:
    """Phase I, the starting player `first` to choose a share.

    A company's director is who holds most, the first of equals, unless told. `bottoms` are the bottom
    shares and `bottom_cities` the bottom cities of the columns as far as cards are left; `networks`
    are the cities that companies have bought. `fields` go into the data as they are.
    """
    data = GAME.new_game(players, {}, random.Random(1)).to_data()
    seat = SEATS[first]
    data |= {"turn_number": 2, "first": seat, "turn": seat, "proposer": seat, "step": CHOOSE_SHARE}
    if cash is not None:
        data["cash"] = list(cash)
    for name, dollars in (treasury or {}).items():
        data["treasury"][company(name)] = dollars
    for name, held in (shares or {}).items():
        for colour, count in held.items():
            data["held"][SEATS[name]][company(colour)] = count
    for number, colour in enumerate(COMPANIES):
        counts = [held[number] for held in data["held"]]
        if any(counts):
            data["director"][number] = counts.index(max(counts))
            data["start_city"][number] = number
        if colour in (directors or {}):
            data["director"][number] = SEATS[(directors or {})[colour]]
    for name, bought in (networks or {}).items():
        data["network"][company(name)] = [city(spot) for spot in bought]
    taken = [c for c in range(len(COMPANIES)) for held in data["held"] for _ in range(held[c])]
    removed, pile = CARDS.setup.shares_removed, _shares_not_in(taken)
    if bottoms is None:
        bottoms = [name for name in BOTTOMS if company(name) in pile]
    wanted = [company(name) for name in bottoms]
    data["share_columns"], data["shares_left"] = _columns(pile, wanted, taken, removed)
    gone = [spot for network in data["network"] for spot in network]
    others = [spot for spot in range(len(CITY_NAMES)) if spot not in gone]
    wanted = [city(name) for name in bottom_cities]
    data["city_columns"], data["cities_left"] = _columns(others, wanted, gone, 0)
    return data | fields


def _shares_not_in(taken: Iterable[int]) -> list[int]:
    """The shares that are not with players, the companies mixed."""
    counts = Counter(taken)
    each = CARDS.setup.shares_per_company
    return [c for number in range(each) for c in range(len(COMPANIES)) if number >= counts[c]]


def _columns(
    pile: list[int], bottoms: Sequence[int], gone: Sequence[int], removed: int
) -> tuple[list[list[int]], list[int]]:
    """Columns of one length with `pile` in them, less `removed` cards, and then what is gone from them."""
    pile = pile[:]
    left = [(len(pile) - removed) // 4 + (i < (len(pile) - removed) % 4) for i in range(4)]
    ends = [bottoms[i] if i < len(bottoms) and left[i] else NONE for i in range(4)]
    for end in ends:
        if end != NONE:
            pile.remove(end)
    del pile[:removed]
    rest = list(gone)
    length = (sum(left) + len(rest)) // 4
    columns = []
    for count, end in zip(left, ends, strict=True):
        column = [pile.pop() for _ in range(count - (end != NONE))] + ([end] if end != NONE else [])
        columns.append(column + [rest.pop() for _ in range(length - count)])
    return columns, left


def can(kind: type[Move]) -> Callable[[NorthAmericanRailwaysState], bool]:
    """Whether, after the first turn, a state allows a move of a kind."""
    return lambda state: state.turn_number > 1 and any(isinstance(move, kind) for move in state.legal_moves())


def first(state: NorthAmericanRailwaysState, kind: type[Move]) -> Move:
    """The first move of a kind that a state allows."""
    return next(move for move in state.legal_moves() if isinstance(move, kind))
