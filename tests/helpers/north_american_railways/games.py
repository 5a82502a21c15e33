"""North American Railways played at random: how it is dealt and played, and what must hold in each game."""

import random
from collections.abc import Callable

from game.rules.contract import Data, Move
from game.rules.north_american_railways import GAME, NorthAmericanRailwaysState
from game.rules.north_american_railways import events as told_events
from game.rules.north_american_railways.moves import (
    BuyCity,
    BuyInstead,
    BuyOwn,
    DrawStartCity,
    EndTurn,
    Found,
    LetGo,
    Offer,
    PassCities,
    TakeMoney,
)
from game.rules.north_american_railways.steps import (
    FEW_CITIES,
    FEW_SHARES,
    MAY_PASS_SHARES,
    NO_PURCHASE,
)
from tests.helpers.north_american_railways import by_hand
from tests.helpers.north_american_railways.building import COMPANIES
from tests.helpers.north_american_railways.ledger import Ledger, table_of
from tests.helpers.play import draw
from tests.helpers.random_games import Numbers, Table

EVERY_MOVE: list[Move] = [
    *(kind(c, price) for kind in (Found, Offer) for c in range(-1, 5) for price in range(-100, 2600, 50)),
    *(BuyOwn(column) for column in range(-1, 5)),
    *(DrawStartCity(number) for number in range(-1, 6)),
    *(BuyCity(company, column) for company in range(-1, 6) for column in range(-1, 5)),
    *(LetGo(), BuyInstead(), TakeMoney(), EndTurn(), PassCities()),
]
"""Every move that the pieces could make, and some off the table."""


def deal(players: int, rng: random.Random) -> NorthAmericanRailwaysState:
    """An opening, with the option in every third game."""
    return GAME.new_game(players, {MAY_PASS_SHARES: rng.random() < 1 / 3}, rng)


def manner(state: NorthAmericanRailwaysState, rng: random.Random) -> Callable[[], Move]:
    """Some play thriftily (low prices), some buy every city they can: so the games have all their ends."""
    by_kind, thrifty, builder = (rng.random() < 0.5 for _ in range(3))

    def choose() -> Move:
        move = draw(state, rng, by_kind)
        if thrifty and isinstance(move, Found | Offer):
            move = type(move)(move.column, 100 * rng.randint(1, max(1, move.amount // 300)))
        if builder and isinstance(move, PassCities | EndTurn):
            move = draw(state, rng)
        return move

    return choose


def assert_all_pieces(state: NorthAmericanRailwaysState, ledger: Ledger) -> None:
    """28 shares (2 are in the box), 36 cities and 5 start cities, all somewhere; sums of $100, none owed."""
    dealt = [company for column in state.share_columns for company in column]
    assert len(dealt) == 28
    for company in range(len(COMPANIES)):
        in_columns = sum(
            column[:left].count(company)
            for column, left in zip(state.share_columns, state.shares_left, strict=True)
        )
        held = sum(state.shares_of(seat, company) for seat in range(state.players))
        assert held == state.sold[company]
        assert in_columns + held == dealt.count(company) <= 6
    cities = [c for column, n in zip(state.city_columns, state.cities_left, strict=True) for c in column[:n]]
    cities += [city for network in state.network for city in network]
    assert sorted(cities) == list(range(36))
    starts = [city for city in state.start_city if city != -1]
    left = [city for city in range(5) if state.start_cities_left >> city & 1]
    assert sorted(starts + left) == list(range(5))
    assert all(dollars >= 0 and dollars % 100 == 0 for dollars in [*state.cash, *state.treasury])


def assert_counted(state: NorthAmericanRailwaysState, data: Data) -> None:
    """Incomes, symbols and shares sold are as counted by hand; the director has most."""
    for company in range(len(COMPANIES)):
        assert state.income[company] == by_hand.income(data, company)
        assert state.symbols[company] == by_hand.symbols(data, company)
        assert state.sold[company] == by_hand.sold(data, company)
        director = state.director[company]
        held = [state.shares_of(seat, company) for seat in range(state.players)]
        assert held[director] == max(held) > 0 if director != -1 else not any(held)


TABLE = Table(
    game=GAME,
    deal=deal,
    manner=manner,
    every_move=EVERY_MOVE,
    events=told_events,
    heard=frozenset(),
    ledger=Ledger,
    on_table=table_of,
    all_pieces=assert_all_pieces,
    by_hand=by_hand.legal_moves,
    counted=assert_counted,
    kept=("income", "symbols", "sold", "start_cities_left", "held", "asked", "passed", "bought"),
    copied=("income", "symbols", "sold", "start_cities_left"),
    pieces_seen=0.1,
    counted_seen=0.3,
    moves_seen=0.5,
    play_seen=0.1,
    longest_copied=80,
    numbers=Numbers(explained=70, recounted=10, moves=36, agreed=4, copied=24, replayed=24, seen=60),
    ends=frozenset((FEW_SHARES, FEW_CITIES, NO_PURCHASE)),
)
