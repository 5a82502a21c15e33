"""Thousands of random legal games, and what must hold in each of them."""

import random
from collections.abc import Callable

import pytest

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
    CITIES,
    ENDED,
    FEW_CITIES,
    FEW_SHARES,
    MAY_PASS_SHARES,
    NO_PURCHASE,
)
from tests.helpers import north_american_railways_by_hand as by_hand
from tests.helpers.north_american_railways import COMPANIES
from tests.helpers.north_american_railways_ledger import Ledger, table_of
from tests.helpers.play import draw
from tests.helpers.random_games import Table, assert_replays, games

PLAYERS = pytest.mark.parametrize("players", [3, 4, 5])

EVERY_MOVE: list[Move] = [
    *(kind(c, price) for kind in (Found, Offer) for c in range(-1, 5) for price in range(-100, 2600, 50)),
    *(BuyOwn(column) for column in range(-1, 5)),
    *(DrawStartCity(number) for number in range(-1, 6)),
    *(BuyCity(company, column) for company in range(-1, 6) for column in range(-1, 5)),
    *(LetGo(), BuyInstead(), TakeMoney(), EndTurn(), PassCities()),
]
"""Every move that the pieces could make, and some beside the table."""


def deal(players: int, rng: random.Random) -> NorthAmericanRailwaysState:
    """An opening, with the option in every third game."""
    return GAME.deal(players, {MAY_PASS_SHARES: rng.random() < 1 / 3}, rng)


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
)


@PLAYERS
@games(180)
def test_events_explain_all_that_lies_on_the_table(players, seed):
    """Money only enters and leaves through the bank; shares and cities are all somewhere."""
    TABLE.assert_explained(players, seed)


@PLAYERS
@games(25)
def test_what_is_kept_up_to_date_equals_what_is_counted_anew(players, seed):
    """Incomes, symbols and shares sold, by hand and as `load` counts them; the director has most."""
    TABLE.assert_kept_up_to_date(players, seed)


@PLAYERS
@games(90)
def test_moves_are_those_that_the_rulebook_allows(players, seed):
    TABLE.assert_moves_as_counted(players, seed)


@PLAYERS
@games(9)
def test_moves_and_play_agree(players, seed):
    TABLE.assert_moves_and_play_agree(players, seed)


@PLAYERS
@games(60)
def test_a_copy_goes_its_own_way(players, seed):
    TABLE.assert_copies_apart(players, seed)


@PLAYERS
@games(60)
def test_a_journal_replays_to_an_equal_state(players, seed):
    assert isinstance(assert_replays(GAME, players, seed), told_events.GameEnded)


@PLAYERS
@games(90)
def test_income_and_the_last_turn_are_as_counted_by_hand(players, seed):
    """At each end of phase II: what is paid, and whether the game goes on; at its start, what is known."""
    rng = random.Random(seed)
    state = deal(players, rng)
    before = state.to_data()
    for _ in TABLE.play_on(state, rng):
        after = state.to_data()
        if state.step == CITIES and before["step"] != CITIES:
            assert (after["ended"] != 0) == by_hand.last_turn(after, at_phase_2=True)
        if before["step"] == CITIES and state.step != CITIES:
            assert_paid(before, state)
        before = after


def assert_paid(before: dict, state: NorthAmericanRailwaysState) -> None:
    """The income of a turn, and the final payment if it was the last one."""
    last = by_hand.last_turn(before, at_phase_2=False)
    assert (state.step == ENDED) == last
    due = [by_hand.paid(before, company, last) for company in range(len(COMPANIES))]
    final = [
        100 * sum(held[c] * by_hand.symbols(before, c) for c in range(len(COMPANIES))) if last else 0
        for held in before["held"]
    ]
    assert state.cash == [
        cash + sum(paid[seat] for paid in due) + final[seat] for seat, cash in enumerate(before["cash"])
    ]
    assert state.treasury == [money + due[c][-1] for c, money in enumerate(before["treasury"])]


def test_random_games_see_every_end_every_move_and_every_event():
    """What the random games of these tests reach: nothing in the rules stays unvisited."""
    assert TABLE.assert_all_seen(240, (3, 4, 5)) == {FEW_SHARES, FEW_CITIES, NO_PURCHASE}
