"""Thousands of random legal games, and what must hold in each of them."""

import random
from collections.abc import Iterator
from itertools import islice

import pytest
from hypothesis import given

from game.rules.contract import OVER, Event, MoneyPaid, Move, Tell
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
from tests.helpers.play import LONGEST, draw, through_json
from tests.helpers.random_games import SEEDS, assert_agreed, assert_replays, games

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


def play_on(
    state: NorthAmericanRailwaysState, rng: random.Random, tell: Tell | None = None
) -> Iterator[Move]:
    """Play a game to its end at random, in a manner drawn for it: each move just after it was played.

    Some play thriftily (low prices), some buy every city they can: so the games have all their ends.
    """
    by_kind, thrifty, builder = (rng.random() < 0.5 for _ in range(3))
    for _ in range(LONGEST):
        if state.actor() == OVER:
            return
        move = draw(state, rng, by_kind)
        if thrifty and isinstance(move, Found | Offer):
            move = type(move)(move.column, 100 * rng.randint(1, max(1, move.amount // 300)))
        if builder and isinstance(move, PassCities | EndTurn):
            move = draw(state, rng)
        state.apply(move, tell)
        yield move
    raise AssertionError(f"the game has not ended after {LONGEST} moves")


@PLAYERS
@games(180)
@given(seed=SEEDS)
def test_events_explain_all_that_lies_on_the_table(players, seed):
    """Money only enters and leaves through the bank; shares and cities are all somewhere."""
    rng = random.Random(seed)
    state = deal(players, rng)
    ledger = Ledger(state)
    money = ledger.total()
    for _ in play_on(state, rng, ledger.hear):
        assert (state.cash, state.treasury) == (ledger.cash, ledger.treasury)
        assert ledger.total() == money
        if rng.random() < 0.1:
            assert table_of(state) == ledger.table()
            assert_all_pieces(state)
    assert table_of(state) == ledger.table()
    assert_all_pieces(state)


def assert_all_pieces(state: NorthAmericanRailwaysState) -> None:
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


@PLAYERS
@games(25)
@given(seed=SEEDS)
def test_what_is_kept_up_to_date_equals_what_is_counted_anew(players, seed):
    """Incomes, symbols and shares sold, by hand and as `load` counts them; the director has most."""
    rng = random.Random(seed)
    state = deal(players, rng)
    for _ in play_on(state, rng):
        if rng.random() < 0.3:
            assert_derived(state)
    assert_derived(state)


def assert_derived(state: NorthAmericanRailwaysState) -> None:
    """What follows from the data is as counted by hand, and as `load` counts it."""
    data = state.to_data()
    for company in range(len(COMPANIES)):
        assert state.income[company] == by_hand.income(data, company)
        assert state.symbols[company] == by_hand.symbols(data, company)
        assert state.sold[company] == by_hand.sold(data, company)
        director = state.director[company]
        held = [state.shares_of(seat, company) for seat in range(state.players)]
        assert held[director] == max(held) > 0 if director != -1 else not any(held)
    read = GAME.load(through_json(data))
    assert read.to_data() == data
    for name in ("income", "symbols", "sold", "start_cities_left", "held", "asked", "passed", "bought"):
        assert getattr(read, name) == getattr(state, name), name
    assert list(read.moves()) == list(state.moves())


@PLAYERS
@games(90)
@given(seed=SEEDS)
def test_moves_are_those_that_the_rulebook_allows(players, seed):
    """`moves` against the rules counted by hand, in every kind of position."""
    rng = random.Random(seed)
    state = deal(players, rng)
    for _ in play_on(state, rng):
        moves = state.moves()
        assert len(set(moves)) == len(moves)
        if rng.random() < 0.5:
            assert set(moves) == by_hand.legal_moves(state.to_data())


@PLAYERS
@games(90)
@given(seed=SEEDS)
def test_income_and_the_last_turn_are_as_counted_by_hand(players, seed):
    """At each end of phase II: what is paid, and whether the game goes on; at its start, what is known."""
    rng = random.Random(seed)
    state = deal(players, rng)
    before = state.to_data()
    for _ in play_on(state, rng):
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


@PLAYERS
@games(9)
@given(seed=SEEDS)
def test_moves_and_play_agree(players, seed):
    """What `moves` holds is played; what it does not hold is refused with a reason and changes nothing."""
    rng = random.Random(seed)
    state = deal(players, rng)
    assert_agreed(state, EVERY_MOVE, rng)
    for _ in play_on(state, rng):
        if rng.random() < 0.1:
            assert_agreed(state, EVERY_MOVE, rng)
    assert_agreed(state, EVERY_MOVE, rng)


@PLAYERS
@games(60)
@given(seed=SEEDS)
def test_a_copy_goes_its_own_way(players, seed):
    rng = random.Random(seed)
    state, number = deal(players, rng), rng.randrange(80)
    for _ in islice(play_on(state, rng), number):
        pass
    before, other = everything(state), state.copy()
    assert everything(other) == before
    for _ in play_on(other, rng):
        pass
    assert everything(state) == before
    ended = everything(other)
    for _ in play_on(state, rng):
        pass
    assert everything(other) == ended


def everything(state: NorthAmericanRailwaysState) -> tuple[object, ...]:
    """The data, and what is kept beside them."""
    kept = (state.income, state.symbols, state.sold)
    return (state.to_data(), *(list(numbers) for numbers in kept), state.start_cities_left)


@PLAYERS
@games(60)
@given(seed=SEEDS)
def test_a_journal_replays_to_an_equal_state(players, seed):
    """The deal as data and the moves as texts, by `play` and by `apply`, with a listener and without."""
    assert isinstance(assert_replays(GAME, players, seed), told_events.GameEnded)


def test_random_games_see_every_end_every_move_and_every_event():
    """What the random games of these tests reach: nothing in the rules stays unvisited."""
    ends, kinds, heard = set(), set(), set()
    for seed in range(240):
        rng = random.Random(seed)
        state = deal(3 + seed % 3, rng)
        for move in play_on(state, rng, lambda event: heard.add(type(event))):
            kinds.add(type(move))
        ends.add(state.ended)
    assert ends == {FEW_SHARES, FEW_CITIES, NO_PURCHASE}
    assert kinds == {type(move) for move in EVERY_MOVE}
    own = {kind for kind in vars(told_events).values() if isinstance(kind, type) and issubclass(kind, Event)}
    assert heard == (own - {Event}) | {MoneyPaid}
