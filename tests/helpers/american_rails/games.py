"""American Rails played at random: how it is dealt and played, and what must hold in each game."""

import random
from collections.abc import Callable

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
from game.rules.contract import Data, Move
from game.rules.hexgrid import distance
from tests.helpers.american_rails import by_hand
from tests.helpers.american_rails.building import BOARD, COMPANIES, full_map
from tests.helpers.american_rails.ledger import Ledger, table_of
from tests.helpers.play import draw
from tests.helpers.random_games import Numbers, Table


def deal(players: int, rng: random.Random) -> AmericanRailsState:
    """An opening; every second one with rich treasuries, so that the map fills and hubs are joined.

    A few games of four begin with no city free, so that new companies find none.
    """
    if players == 4 and rng.random() < 0.1:
        return full_map()
    data = GAME.new_game(players, {}, rng).to_data()
    if rng.random() < 0.5:
        data["treasury"] = [0 if company == data["absent"] else 400 for company in range(len(COMPANIES))]
    return GAME.restore(data)


def manner(state: AmericanRailsState, rng: random.Random) -> Callable[[], Move]:
    """Some draw the kind of move first, some build towards the cities that are joined."""
    by_kind, builder = rng.random() < 0.5, rng.random() < 0.5

    def choose() -> Move:
        move = draw(state, rng, by_kind)
        if builder and isinstance(move, Decline | Finish | ChooseAction):
            move = draw(state, rng, by_kind)
        if builder and isinstance(move, LayTrack):
            lays = [one for one in state.legal_moves() if isinstance(one, LayTrack)]
            move = min(rng.choices(lays, k=4), key=lambda one: way_to_go(state, one))
        return move

    return choose


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
"""Every move that the pieces could make, and some off the board."""


def assert_all_pieces(state: AmericanRailsState, ledger: Ledger) -> None:
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


def assert_counted(state: AmericanRailsState, data: Data) -> None:
    """Incomes, supplies and prices are as counted by hand on the map."""
    for company in range(len(COMPANIES)):
        assert state.income[company] == state.recount_income(company) == by_hand.income(data, company)
        assert state.cubes[company] == by_hand.supply(data, company)
    assert [state.cost(h) for h in range(len(BOARD.hexes))] == [
        by_hand.price(data, h) for h in range(len(BOARD.hexes))
    ]


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
    kept=("income", "cubes", "price", "within", "reach", "sold", "houses_left", "markers"),
    copied=("price", "within", "reach", "income", "cubes", "sold", "houses_left"),
    counted_seen=0.04,
    numbers=Numbers(explained=100, recounted=24, moves=40, agreed=5, copied=40, replayed=40, seen=150),
    ends=frozenset((LAST_YEAR, NO_SHARES, NO_SUPPLIES)),
)
