"""Thousands of random legal games, and what must hold in each of them."""

import copy
import random
from collections.abc import Iterator
from itertools import islice

import pytest
from hypothesis import given

from game.rules.american_rails import GAME, AmericanRailsState
from game.rules.american_rails import events as told_events
from game.rules.american_rails.moves import (
    Bid,
    ChooseAction,
    Decline,
    Develop,
    Finish,
    Fund,
    LayTrack,
    PassBid,
    PlaceStart,
    PutUp,
    TakeFromBank,
    TakeFromPlayers,
)
from game.rules.american_rails.steps import LAST_YEAR, NO_SHARES, NO_SUPPLIES, NONE
from game.rules.auction import BidMade, BidPassed
from game.rules.contract import OVER, Event, MoneyPaid, Move, Tell
from game.rules.hexgrid import distance
from tests.helpers import american_rails_by_hand as by_hand
from tests.helpers.american_rails import BOARD, COMPANIES
from tests.helpers.american_rails_ledger import Ledger, table_of
from tests.helpers.play import LONGEST, draw, through_json
from tests.helpers.random_games import SEEDS, assert_agreed, assert_replays, games

PLAYERS = pytest.mark.parametrize("players", [3, 4, 5])


def deal(players: int, rng: random.Random) -> AmericanRailsState:
    """An opening; every second one with rich treasuries, so that the map fills and hubs are joined."""
    data = GAME.deal(players, {}, rng).to_data()
    if rng.random() < 0.5:
        data["treasury"] = [0 if company == data["absent"] else 400 for company in range(len(COMPANIES))]
    return GAME.load(data)


def play_on(state: AmericanRailsState, rng: random.Random, tell: Tell | None = None) -> Iterator[Move]:
    """Play a game to its end at random, in a manner drawn for it: each move just after it was played."""
    by_kind, builder = rng.random() < 0.5, rng.random() < 0.5
    for _ in range(LONGEST):
        if state.actor() == OVER:
            return
        move = draw(state, rng, by_kind)
        if builder and isinstance(move, Decline | Finish | ChooseAction):
            move = draw(state, rng, by_kind)
        if builder and isinstance(move, LayTrack):
            lays = [one for one in state.moves() if isinstance(one, LayTrack)]
            move = min(rng.choices(lays, k=4), key=lambda one: way_to_go(state, one))
        state.apply(move, tell)
        yield move
    raise AssertionError(f"the game has not ended after {LONGEST} moves")


def way_to_go(state: AmericanRailsState, move: LayTrack) -> int:
    """Steps from a new cube to the nearest of the joined cities that its company has not reached."""
    ends = {BOARD.cities[city].hex for pair in BOARD.pairs for city in pair}
    goals = [end for end in ends if not state.track[move.company] >> end & 1]
    return min((distance(BOARD.hexes[move.hex], BOARD.hexes[goal]) for goal in goals), default=0)


EVERY_MOVE: list[Move] = [
    *(kind(h) for kind in (Develop, PlaceStart) for h in range(-1, len(BOARD.hexes) + 1)),
    *(LayTrack(c, h) for c in range(-1, len(COMPANIES) + 1) for h in range(-1, len(BOARD.hexes) + 1)),
    *(kind(c) for kind in (PutUp, Fund) for c in range(-1, len(COMPANIES) + 1)),
    *(ChooseAction(row) for row in range(-1, len(BOARD.rows) + 1)),
    *(Bid(amount) for amount in range(-1, 130)),
    *(PassBid(), Decline(), Finish(), TakeFromBank(), TakeFromPlayers()),
]
"""Every move that the pieces could make, and some beside the board."""


@PLAYERS
@games(700)
@given(seed=SEEDS)
def test_events_explain_all_that_lies_on_the_table(players, seed):
    """Money only enters and leaves through the bank; shares, cubes and houses are all somewhere."""
    rng = random.Random(seed)
    state = deal(players, rng)
    ledger = Ledger(state)
    money = ledger.total()
    for _ in play_on(state, rng, ledger.hear):
        assert state.cash == ledger.cash
        assert state.treasury == ledger.treasury
        assert ledger.total() == money
        if rng.random() < 0.05:
            assert table_of(state) == ledger.table()
    assert table_of(state) == ledger.table()
    assert_all_pieces(state)


def assert_all_pieces(state: AmericanRailsState) -> None:
    """144 cubes, 21 shares and 12 markers: in the box, in supplies, on the map, on a track, with players."""
    in_play = state.companies_in_play()
    on_income_track = len(COMPANIES)
    assert sum(state.cubes) + sum(t.bit_count() for t in state.track) + on_income_track == 144
    held = sum(state.held(seat, c) for seat in range(state.players) for c in in_play)
    assert held + sum(state.unsold) + sum(state.removed(c) for c in range(len(COMPANIES))) == 21
    assert state.sold == [sum(state.held(s, c) for s in range(state.players)) for c in range(len(COMPANIES))]
    assert state.houses_left + state.houses.bit_count() == 12
    assert min([*state.cubes, *state.unsold, *state.cash, *state.treasury, state.houses_left]) >= 0
    if state.absent != NONE:
        assert (state.unsold[state.absent], state.track[state.absent], state.treasury[state.absent]) == (
            0,
            0,
            0,
        )
        assert state.removed(state.absent) == BOARD.companies[state.absent].shares


@PLAYERS
@games(60)
@given(seed=SEEDS)
def test_what_is_kept_up_to_date_equals_what_is_counted_anew(players, seed):
    """Incomes, prices, reach and the sets of affordable hexes, against the map and against `load`."""
    rng = random.Random(seed)
    state = deal(players, rng)
    for _ in play_on(state, rng):
        if rng.random() < 0.04:
            assert_derived(state)
    assert_derived(state)


def assert_derived(state: AmericanRailsState) -> None:
    """What follows from the data is as counted by hand, and as `load` counts it."""
    data = state.to_data()
    for company in range(len(COMPANIES)):
        assert state.income[company] == state.recount_income(company) == by_hand.income(data, company)
        assert state.cubes[company] == by_hand.supply(data, company)
    assert [state.cost(h) for h in range(len(BOARD.hexes))] == [
        by_hand.price(data, h) for h in range(len(BOARD.hexes))
    ]
    read = GAME.load(through_json(data))
    assert read.to_data() == data
    for name in ("income", "cubes", "price", "within", "reach", "sold", "houses_left", "markers"):
        assert getattr(read, name) == getattr(state, name), name
    assert list(read.moves()) == list(state.moves())


@PLAYERS
@games(100)
@given(seed=SEEDS)
def test_moves_are_those_that_the_rulebook_allows(players, seed):
    """`moves` against the rules counted by hand, in every kind of position."""
    rng = random.Random(seed)
    state = deal(players, rng)
    for _ in play_on(state, rng):
        moves = state.moves()
        assert len(set(moves)) == len(moves)
        if rng.random() < 0.2:
            assert set(moves) == by_hand.legal_moves(state.to_data())


@PLAYERS
@games(12)
@given(seed=SEEDS)
def test_moves_and_play_agree(players, seed):
    """What `moves` holds is played; what it does not hold is refused with a reason and changes nothing."""
    rng = random.Random(seed)
    state = deal(players, rng)
    assert_agreed(state, EVERY_MOVE, rng)
    for _ in play_on(state, rng):
        if rng.random() < 0.05:
            assert_agreed(state, EVERY_MOVE, rng)
    assert_agreed(state, EVERY_MOVE, rng)


@PLAYERS
@games(100)
@given(seed=SEEDS)
def test_a_copy_goes_its_own_way(players, seed):
    rng = random.Random(seed)
    state, number = deal(players, rng), rng.randrange(200)
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


def everything(state: AmericanRailsState) -> tuple[object, ...]:
    """The data, and what is kept beside them."""
    kept = ("price", "within", "reach", "income", "cubes", "sold", "houses_left")
    return (state.to_data(), *(copy.copy(getattr(state, name)) for name in kept))


@PLAYERS
@games(100)
@given(seed=SEEDS)
def test_a_journal_replays_to_an_equal_state(players, seed):
    assert isinstance(assert_replays(GAME, players, seed), told_events.GameEnded)


def test_random_games_see_every_end_every_move_and_every_event():
    """What the random games of these tests reach: nothing in the rules stays unvisited."""
    ends, kinds, heard = set(), set(), set()
    for seed in range(600):
        rng = random.Random(seed)
        state = deal(3 + seed % 3, rng)
        for move in play_on(state, rng, lambda event: heard.add(type(event))):
            kinds.add(type(move))
        ends.add(state.ended)
    assert ends == {LAST_YEAR, NO_SHARES, NO_SUPPLIES}
    assert kinds == {type(move) for move in EVERY_MOVE}
    own = {kind for kind in vars(told_events).values() if isinstance(kind, type) and issubclass(kind, Event)}
    assert heard == (own - {Event}) | {BidMade, BidPassed, MoneyPaid}
