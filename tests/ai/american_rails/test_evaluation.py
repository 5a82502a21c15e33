"""The bots at American Rails: clearly right moves, sensible candidates, and nothing illegal."""

import random
import time
import tracemalloc
from itertools import pairwise

import pytest

from ai.american_rails.evaluation import Forecast
from ai.american_rails.rollout_policy import bid_limit
from ai.american_rails.routes import KEPT, Ways, prospects_of, ways_of
from ai.arena.match import Pairing, play_match
from ai.bot import Bot, Thought
from ai.knowledge import for_game, knowledge_of
from ai.registry import make_bot
from game.rules.american_rails import GAME, AmericanRailsState
from game.rules.american_rails.moves import Decline
from game.rules.american_rails.steps import CARRY_OUT, CHOOSE, ENDED, LAYING
from game.rules.contract import TERMINAL
from tests.ai.american_rails.traps import AMERICAN_RAILS
from tests.helpers.american_rails.building import (
    BOARD,
    SEATS,
    company,
    markers,
    place,
    position,
    preparation,
    region,
    row,
)
from tests.helpers.play import legal, play, play_out

EVALUATOR = knowledge_of("american_rails", "hand").evaluator
POLICY = knowledge_of("american_rails", "hand").policy

THINKERS = {
    "greedy": "greedy",
    "maxn": "minimax:depth=2,width=5,seconds=60",
    "paranoid": "minimax:mode=paranoid,depth=2,width=5,seconds=60",
    "mcts": "mcts:playouts=40,seed=1",
}


@pytest.fixture(params=THINKERS, scope="module")
def bot(request: pytest.FixtureRequest) -> Bot:
    """Each bot that thinks."""
    return make_bot(THINKERS[request.param])


def answer(bot: Bot, state: AmericanRailsState) -> str:
    """The text form of a bot's move; the state must stay as it was."""
    before = state.to_data()
    move = bot.choose(state, state.current_player(), 60.0)
    assert state.to_data() == before
    return GAME.format_move(move)


BEFORE = {"pass": "Mary", "develop": "Mike", "expand_3": "Rick"}
"""A phase in which Mary chose first and Rick last."""


def way_to_new_york() -> AmericanRailsState:
    """The very last action: American is in Chicago and next to New York, with money for one cube."""
    return position(
        cash=[20, 20, 20],
        treasury={"American": 4, "National": 20},
        shares={"Rick": {"American": 1}, "Mike": {"National": 1}, "Mary": {"Majestic": 1}},
        track={
            "American": ["Chicago", "1,1", "15,3"],
            "National": ["Atlanta"],
            "Majestic": ["Mobile"],
        },
        year=1857,
        column=2,
        order=["Mary", "Mike", "Rick"],
        markers=markers(BEFORE, BEFORE, BEFORE),
        step=LAYING,
        turn=SEATS["Rick"],
        row_chosen=row("expand_3"),
        to_lay=1,
        laid=2,
    )


def test_the_pair_is_completed(bot: Bot) -> None:
    """New York pays $8 and the pair $10; Philadelphia would pay $6."""
    assert answer(bot, way_to_new_york()) == "lay American New York"


@pytest.mark.parametrize("seed", range(3))
def test_a_playout_completes_a_pair_through_a_city_where_a_rival_is(seed: int) -> None:
    state = AMERICAN_RAILS["the cheap city of a pair"].position()
    assert state.game.format_move(POLICY.rollout_move(state, random.Random(seed))) == "lay American Atlanta"


@pytest.mark.parametrize("seed", range(2))
def test_what_was_chosen_is_carried_out(seed: int) -> None:
    """In games of skilled bots nobody moves a marker to a row and then declines."""
    rng = random.Random(seed)
    state = GAME.new_game(3, {}, rng)
    bots = [make_bot("skilled", game="american_rails", seed=seed * 3 + seat) for seat in range(3)]
    while (actor := state.current_player()) != TERMINAL:
        move = bots[actor].choose(state, actor, 60.0)
        assert move != Decline()
        state.play(move)


def last_auction(income_city: str, high: int) -> AmericanRailsState:
    """The last auction of the last year: Mary leads for a second National share, Rick is to bid."""
    state = position(
        cash=[60, 5, 60],
        shares={"Mike": {"Majestic": 1}, "Mary": {"National": 1}, "Rick": {"American": 1}},
        track={"National": [income_city], "American": ["Mobile"], "Majestic": ["Memphis"]},
        year=1857,
        column=2,
        order=["Mary", "Rick", "Mike"],
        markers=markers(
            {"pass": "Mary", "develop": "Rick", "fund_5": "Mike"},
            {"pass": "Mary", "develop": "Rick", "fund_5": "Mike"},
        ),
    )
    play(state, "choose auction", "put up National", f"bid {high}")
    return state


def test_no_share_is_bought_for_more_than_it_can_still_pay(bot: Bot) -> None:
    """One dividend of at most $4 is left, and bidding starts at $11."""
    assert answer(bot, last_auction("New York", 10)) == "pass"


def test_bots_develop_their_own_city(bot: Bot) -> None:
    """The last action of all: a house pays $2 more, to oneself or to a rival."""
    state = position(
        cash=[20, 20, 20],
        shares={"Rick": {"American": 1}, "Mike": {"National": 1}, "Mary": {"Majestic": 1}},
        track={"American": ["Atlanta"], "National": ["Nashville"], "Majestic": ["Mobile"]},
        year=1857,
        column=2,
        order=["Mary", "Mike", "Rick"],
        markers=markers(BEFORE, BEFORE, {"pass": "Mary", "fund_5": "Mike", "develop": "Rick"}),
        step=CARRY_OUT,
        turn=SEATS["Rick"],
        row_chosen=row("develop"),
    )
    assert answer(bot, state) == "develop Atlanta"


def test_a_last_action_that_can_do_nothing_else_takes_money(bot: Bot) -> None:
    state = position(
        cash=[50, 50, 20],
        shares={"Rick": {"American": 1}, "Mike": {"National": 1}, "Mary": {"Majestic": 1}},
        track={"American": ["New York"], "National": ["Chicago"], "Majestic": ["Boston"]},
        year=1857,
        column=2,
        order=["Mary", "Mike", "Rick"],
        markers=markers(
            {"pass": "Mary", "develop": "Mike", "fund_5": "Rick"},
            {"pass": "Mary", "develop": "Mike", "fund_5": "Rick"},
        ),
    )
    play(state, "choose develop", "decline", "choose pass")
    assert answer(bot, state) == "choose take_2"


@pytest.mark.parametrize("players", [3, 4, 5])
def test_candidates_and_picks_are_legal_and_quiesce_too(players: int) -> None:
    """In random games, where any nonsense may stand on the board."""
    rng = random.Random(players)
    state = GAME.new_game(players, {}, rng)
    for number, _ in enumerate(play_out(state, rng)):
        if number % 3 == 0:
            moves = state.legal_moves()
            candidates = POLICY.candidates(state)
            assert candidates
            assert len(set(candidates)) == len(candidates)
            assert set(candidates) <= set(moves)
            assert POLICY.rollout_move(state, rng) in moves
            after = state.copy()
            after.apply_unchecked(candidates[-1])
            POLICY.quiesce(after)
            assert after.step in (CHOOSE, ENDED) or after.column < 0
            values = EVALUATOR.evaluate(state)
            assert len(values) == players
            assert all(value >= 0.0 for value in values) or state.column >= 0


@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_playout_by_the_policy_reaches_the_end(players: int) -> None:
    rng = random.Random(7)
    state = GAME.new_game(players, {}, rng)
    for _ in range(2000):
        if state.current_player() == TERMINAL:
            break
        state.play(POLICY.rollout_move(state, rng))
    assert state.winners()


def test_quiesce_ends_an_auction_and_an_expansion() -> None:
    state = last_auction("New York", 10)
    POLICY.quiesce(state)
    assert state.auction is None
    state = way_to_new_york()
    POLICY.quiesce(state)
    assert state.step == ENDED
    assert state.track[company("American")] >> place("New York") & 1


def test_the_evaluation_knows_cash_shares_and_dilution() -> None:
    poor = position(cash=[20, 20, 20], shares={"Rick": {"American": 1}}, track={"American": ["Atlanta"]})
    before = EVALUATOR.evaluate(poor)
    assert before[0] > before[1] == before[2]
    two = position(
        cash=[20, 20, 20],
        shares={"Rick": {"American": 1}, "Mike": {"American": 1}},
        track={"American": ["Atlanta"]},
    )
    shared = EVALUATOR.evaluate(two)
    assert before[1] < shared[1] < before[0]
    assert shared[0] < before[0]
    richer = position(
        cash=[20, 20, 20],
        treasury={"American": 20},
        shares={"Rick": {"American": 1}},
        track={"American": ["Atlanta"]},
    )
    assert EVALUATOR.evaluate(richer)[0] > before[0]


def test_the_last_dividend_is_evaluated_exactly() -> None:
    """In the last phase of the last year a lone share pays its company's income one more time."""
    before = {"pass": "Rick", "take_2": "Mike", "auction": "Mary"}
    state = position(
        cash=[20, 30, 20],
        shares={"Rick": {"American": 1}},
        track={"American": ["New York"]},
        year=1857,
        column=2,
        order=["Rick", "Mike", "Mary"],
        markers=markers(before, before),
    )
    assert EVALUATOR.evaluate(state)[0] == pytest.approx(20 + 8)


def test_plans_see_the_special_connections() -> None:
    prospects = prospects_of(BOARD)
    chicago = 1 << place("Chicago")
    plan = prospects.plan(chicago, 0, 0)
    gains = {BOARD.cities[step.city].name: step.gain for step in plan}
    assert gains["Atlanta"] >= 5 + 10
    assert [step.spent for step in plan] == sorted(step.spent for step in plan)
    assert prospects.distances(chicago)[[city.name for city in BOARD.cities].index("Chicago")] == 0.0


@pytest.mark.parametrize("seed", range(3))
def test_ways_cost_what_is_said_at_today_s_prices(seed: int) -> None:
    """Every way that is followed hex by hex can be laid for exactly its dollars, on whatever map."""
    rng = random.Random(seed)
    state = GAME.new_game(4, {}, rng)
    for _ in range(60):
        if state.current_player() == TERMINAL:
            break
        POLICY.advance(state, rng)
    ways = ways_of(BOARD)
    followed = 0
    for number, track in enumerate(state.track):
        around = ways.around(state, number) if track else None
        for city, dollars in around.away.items() if around else ():
            path = around.path(city) if around else []
            if path and path[-1] == BOARD.cities[city].hex:
                followed += 1
                assert sum(state.price[at] for at in path) == dollars
                assert track & BOARD.around[path[0]]
    assert followed


@pytest.mark.parametrize("cubes", [2, 3, 4])
def test_scarce_cubes_limit_the_cities_that_a_company_can_go_for(cubes: int) -> None:
    american = company("American")
    laid = preparation().cubes[american] - cubes
    state = position(
        treasury={"American": 60},
        shares={"Rick": {"American": 1}},
        track={"American": region("Mobile", laid)},
    )
    forecast = Forecast(state)
    around = ways_of(BOARD).around(state, american)
    needed = prospects_of(BOARD).cubes_to_city
    assert state.cubes[american] == cubes

    plan = [step.city for step in forecast.plan(american)]
    assert 0 < len(plan) < len(around.plan())
    assert len(around.path(plan[0])) <= cubes
    reached = [around.path(city) for city in around.away]
    assert any(len(path) > cubes for path in reached)
    assert all(len(around.path(target.city)) <= cubes for target in forecast.around(american).targets())
    together = len(around.path(plan[0]))
    for before, city in pairwise(plan):
        together += min(len(around.path(city)), needed[city][BOARD.cities[before].hex])
    assert together <= cubes


def test_a_company_starts_where_income_and_prospects_are_best() -> None:
    """In a rich city with rich neighbours; taken, it is no start."""
    state = position(cash=[30, 30, 30], shares={"Rick": {"National": 1}}, track={"National": ["Atlanta"]})
    first = BOARD.cities[Forecast(state).starts()[0]]
    assert first.name in ("New York", "Philadelphia")
    state.put_cube(company("American"), first.hex)
    assert first.name not in [BOARD.cities[city].name for city in Forecast(state).starts()]


def test_a_bid_never_exceeds_the_cash() -> None:
    state = last_auction("New York", 10)
    for seat in range(3):
        assert bid_limit(Forecast(state), seat, company("National")) <= state.cash[seat]


def test_whole_games_are_legal_and_finish() -> None:
    """`play_match` plays by the checked way in, so an illegal move would raise."""
    for rotation, players in enumerate([3, 4, 5]):
        bots = ["greedy", "mcts:playouts=2,horizon=4,width=2", "random", "greedy:noise=0.3", "random"]
        outcome = play_match(Pairing("american_rails", tuple(bots[:players]), 3, 0, rotation))
        assert sum(outcome.wins) == pytest.approx(1.0)


def test_the_greedy_bot_beats_random_ones() -> None:
    wins = 0.0
    for rotation in range(3):
        outcome = play_match(Pairing("american_rails", ("greedy", "random", "random"), 8, 0, rotation))
        wins += outcome.wins[0]
    assert wins == 3.0


@pytest.mark.parametrize("spec", ["mcts:seed=1", "minimax:mode=paranoid"])
def test_thinking_ends_in_time(spec: str) -> None:
    """Generously: what is asked is that a bot looks at the clock at all."""
    state = GAME.new_game(5, {}, random.Random(1))
    play(state, legal(state)[0])
    thoughts: list[Thought] = []
    began = time.perf_counter()
    make_bot(spec).choose(state, state.current_player(), 0.3, thoughts.append)
    assert time.perf_counter() - began < 10.0
    assert thoughts[-1].work > 0
    assert thoughts[-1].candidates


def test_fixed_work_and_seed_give_the_same_game() -> None:
    pairing = Pairing("american_rails", ("mcts:playouts=3,horizon=5,seed=4", "greedy", "greedy"), 1, 0, 0)
    assert play_match(pairing).scores == play_match(pairing).scores


def test_there_is_knowledge_of_the_game() -> None:
    assert for_game(GAME).evaluator.terms == EVALUATOR.terms
    assert type(for_game(GAME).policy) is type(POLICY)


def test_what_is_dominated_is_no_candidate_but_stays_legal() -> None:
    """With $5 for one's own company there is no reason to decline; an Expand without money is no use."""
    state = position(
        cash=[20, 20, 20],
        shares={"Rick": {"American": 1}, "Mike": {"National": 1}, "Mary": {"Majestic": 1}},
        track={"American": ["Atlanta"], "National": ["Nashville"], "Majestic": ["Mobile"]},
    )
    rows = [GAME.format_move(move) for move in POLICY.candidates(state)]
    assert "choose expand_4" not in rows
    assert "choose expand_4" in legal(state)
    play(state, "choose fund_5")
    assert [GAME.format_move(move) for move in POLICY.candidates(state)] == ["fund American"]
    assert "decline" in legal(state)


def test_caches_of_positions_stay_small() -> None:
    ways, samples = Ways(BOARD), 100
    state, rng = GAME.new_game(4, {}, random.Random(1)), random.Random(1)
    tracemalloc.start()
    try:
        for number in range(samples):
            city = BOARD.cities[number % len(BOARD.cities)].hex
            state.track[1] = rng.getrandbits(len(BOARD.hexes)) & rng.getrandbits(len(BOARD.hexes))
            state.track[0] = 1 << city | state.track[1] & BOARD.around[city]
            around = ways.around(state, 0)
            around.targets()
            around.plan()
        whole = tracemalloc.get_traced_memory()[0] / samples * KEPT
    finally:
        tracemalloc.stop()
    assert whole < 32 << 20


def test_boards_of_an_evening_do_not_pile_up() -> None:
    assert (ways_of.cache_info().maxsize or 99) <= 4
    assert (prospects_of.cache_info().maxsize or 99) <= 4
