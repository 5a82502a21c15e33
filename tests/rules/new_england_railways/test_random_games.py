"""Many random legal games, and what must hold in each of them."""

import random
from collections.abc import Callable

import pytest

from game.rules.auction import Bid, BidMade, BidPassed, PassBid
from game.rules.contract import Data, Move
from game.rules.hexgrid import bits
from game.rules.new_england_railways import GAME, NewEnglandRailwaysState
from game.rules.new_england_railways import events as told_events
from game.rules.new_england_railways.moves import (
    Borrow,
    DrawCube,
    DrawFirst,
    KeepLoans,
    NoLoan,
    PassShipping,
    PayToBuild,
    Retire,
    Roll,
    Ship,
    TurnGrowth,
    TurnLink,
    WaitToBuild,
)
from game.rules.new_england_railways.steps import ENDED, ROLL_MARKET, SHIP
from tests.helpers import new_england_railways_by_hand as by_hand
from tests.helpers.new_england_railways import BOARD
from tests.helpers.new_england_railways_ledger import Ledger, table_of
from tests.helpers.play import draw
from tests.helpers.random_games import Table, assert_replays, games

PLAYERS = pytest.mark.parametrize("players", [3, 4, 5, 6])

ROUTES = [move for routes in BOARD.routes for _, move in routes]
EVERY_MOVE: list[Move] = [
    *(kind(sum_) for kind in (Borrow, Retire) for sum_ in range(-10, 160, 5)),
    *(Bid(amount) for amount in range(-1, 60)),
    *(Roll(low, high) for low in range(0, 8) for high in range(0, 8)),
    *(TurnGrowth(card) for card in range(-1, len(BOARD.growth) + 1)),
    *(TurnLink(link) for link in range(-1, len(BOARD.links) + 1)),
    *(DrawCube(colour) for colour in range(-1, len(BOARD.colours) + 1)),
    *(DrawFirst(seat) for seat in range(-1, 7)),
    *random.Random(1).sample(ROUTES, 250),
    *(Ship(move.colour, move.route[::-1]) for move in random.Random(2).sample(ROUTES, 80)),
    *(Ship(0, ()), Ship(-1, (0, 1)), Ship(9, (0, 1)), Ship(0, (0,)), Ship(0, (-1, 99))),
    *(NoLoan(), KeepLoans(), PassBid(), PayToBuild(), WaitToBuild(), PassShipping()),
]
"""Moves of every kind that the pieces could make, and some beside the board."""


def deal(players: int, rng: random.Random) -> NewEnglandRailwaysState:
    """An opening; every second one with a nearly empty cup, so that it runs out."""
    data = GAME.deal(players, {}, rng).to_data()
    if rng.random() < 0.5:
        for colour, left in enumerate(by_hand.cup(data)):
            data["cubes"][rng.randrange(len(BOARD.cities))][colour] += left - rng.randrange(3)
    return GAME.restore(data)


def manner(state: NewEnglandRailwaysState, rng: random.Random) -> Callable[[], Move]:
    """Some bid little at a time, some borrow seldom, some ship whenever they can."""
    by_kind, cautious, shipper, debtor = (rng.random() < 0.5 for _ in range(4))

    def choose() -> Move:
        move = draw(state, rng, by_kind)
        if cautious and isinstance(move, Bid):
            move = state.moves()[min(rng.randrange(3), len(state.moves()) - 2)]
        if not debtor and isinstance(move, Borrow):
            move = state.moves()[rng.choice((0, -1))]
        if shipper and isinstance(move, PassShipping):
            move = draw(state, rng)
        return move

    return choose


def assert_all_pieces(state: NewEnglandRailwaysState, ledger: Ledger) -> None:
    """46 cubes and 30 links, all somewhere; growth cards in the deck or turned over; nothing owed."""
    assert sum(state.cubes) + sum(state.cup) == 46
    waiting = [link for link in (*state.current[state.lot :], *state.future) if state.owner[link] == -1]
    bought = [link for link, owner in enumerate(state.owner) if owner != -1]
    places = [*waiting, *bought, *bits(state.deck), *ledger.removed]
    assert sorted(places) == list(range(30))
    assert sorted(bits(state.built | state.unfinished)) == bought
    assert not state.built & state.unfinished
    assert min([*state.cash, *state.debt, *state.income, *state.cubes, *state.cup]) >= 0
    assert all(debt % 10 == 0 for debt in state.debt)


def assert_counted(state: NewEnglandRailwaysState, data: Data) -> None:
    """The cup, values, unfinished links and scores are as counted by hand."""
    assert state.cup == by_hand.cup(data)
    assert state.value == [by_hand.value(data, seat) for seat in range(state.players)]
    assert bits(state.unfinished) == by_hand.unfinished(data)
    assert state.scores() == by_hand.scores(data)


TABLE = Table(
    game=GAME,
    deal=deal,
    manner=manner,
    every_move=EVERY_MOVE,
    events=told_events,
    heard=frozenset((BidMade, BidPassed)),
    ledger=Ledger,
    on_table=table_of,
    all_pieces=assert_all_pieces,
    by_hand=by_hand.legal_moves,
    counted=assert_counted,
    kept=("cup", "value", "built", "unfinished", "deck", "growth_deck", "cubes", "buyers", "dice"),
    owned=("cash",),
    copied=("cup", "value", "unfinished"),
    counted_seen=0.08,
    moves_seen=0.25,
    play_seen=0.03,
    play_most=40,
    longest_copied=300,
)


@PLAYERS
@games(60)
def test_events_explain_all_that_lies_on_the_table(players, seed):
    """Money only enters and leaves through the bank; cubes, links and cards are all somewhere."""
    TABLE.assert_explained(players, seed)


@PLAYERS
@games(12)
def test_what_is_kept_up_to_date_equals_what_is_counted_anew(players, seed):
    """The cup, values, unfinished links and scores, by hand and as `load` counts them."""
    TABLE.assert_kept_up_to_date(players, seed)


@PLAYERS
@games(25)
def test_moves_are_those_that_the_rulebook_allows(players, seed):
    TABLE.assert_moves_as_counted(players, seed)


@PLAYERS
@games(4)
def test_moves_and_play_agree(players, seed):
    TABLE.assert_moves_and_play_agree(players, seed)


@PLAYERS
@games(20)
def test_a_copy_goes_its_own_way(players, seed):
    TABLE.assert_copies_apart(players, seed)


@PLAYERS
@games(20)
def test_a_journal_replays_to_an_equal_state(players, seed):
    assert isinstance(assert_replays(GAME, players, seed), told_events.GameEnded)


@PLAYERS
@games(30)
def test_the_turn_of_the_board_is_as_counted_by_hand(players, seed):
    """The market's losses, the income, the next first player and the end, from the data before the roll."""
    rng = random.Random(seed)
    state = deal(players, rng)
    before = state.to_data()
    for move in TABLE.play_on(state, rng):
        if before["step"] == ROLL_MARKET:
            assert isinstance(move, Roll)
            assert_market(before, move, state)
        if state.step in (SHIP, ROLL_MARKET, ENDED):
            left = state.current or state.deck or by_hand.unfinished(state.to_data())
            assert state.last_turn == (not left)
        before = state.to_data() if state.step == ROLL_MARKET else {"step": state.step}
    data = state.to_data()
    scores = by_hand.scores(data)
    ranks = [(scores[s], data["income"][s], by_hand.value(data, s)) for s in range(players)]
    assert state.winners() == [seat for seat in range(players) if ranks[seat] == max(ranks)]


def assert_market(before: Data, roll: Roll, state: NewEnglandRailwaysState) -> None:
    """Incomes and cash after the market and the income, and who is first then."""
    divisor = roll.low + roll.high + 1
    income = [sum_ - sum_ // divisor for sum_ in before["income"]]
    assert state.income == income
    assert state.cash == [cash + more for cash, more in zip(before["cash"], income, strict=True)]
    assert (state.step == ENDED) == before["last_turn"]
    if state.actor() >= 0:
        data = state.to_data()
        ranks = [by_hand.rank(data, seat) for seat in range(state.players)]
        assert ranks.count(max(ranks)) == 1
        assert state.first == ranks.index(max(ranks))


def test_random_games_see_every_move_and_every_event():
    """What the random games of these tests reach: nothing in the rules stays unvisited."""
    TABLE.assert_all_seen(60, (3, 4, 5, 6))
