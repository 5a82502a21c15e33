"""New England Railways played at random: how it is dealt and played, and what must hold in each game."""

import random
from collections.abc import Callable

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
from tests.helpers.new_england_railways import by_hand
from tests.helpers.new_england_railways.building import BOARD
from tests.helpers.new_england_railways.ledger import Ledger, table_of
from tests.helpers.play import draw
from tests.helpers.random_games import Numbers, Table

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
"""Moves of every kind that the pieces could make, and some off the board."""


def deal(players: int, rng: random.Random) -> NewEnglandRailwaysState:
    """An opening; every second one with a nearly empty cup, so that it runs out."""
    data = GAME.new_game(players, {}, rng).to_data()
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
            move = state.legal_moves()[min(rng.randrange(3), len(state.legal_moves()) - 2)]
        if not debtor and isinstance(move, Borrow):
            move = state.legal_moves()[rng.choice((0, -1))]
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
    numbers=Numbers(explained=24, recounted=5, moves=10, agreed=2, copied=8, replayed=8, seen=30),
)
