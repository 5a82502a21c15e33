"""The bots at North American Railways: clearly right moves, no foolish ones, and nothing illegal."""

import random

import pytest

from ai.chance import sample_chance
from ai.knowledge import knowledge_of
from ai.north_american_railways.evaluation import NorthAmericanRailwaysEvaluator, incomes_left
from ai.registry import make_bot
from game.rules.contract import CHANCE, TERMINAL
from game.rules.north_american_railways import GAME, NorthAmericanRailwaysState
from game.rules.north_american_railways.cities import needed_to_go_on
from game.rules.north_american_railways.moves import BuyInstead, Found, Offer, PassCities
from game.rules.north_american_railways.steps import CITIES
from tests.helpers.north_american_railways.building import buying, company, opening, trading

KEY = "north_american_railways"
KNOWN = knowledge_of(KEY)
SKILLED = ("greedy", "mcts:playouts=60,seed=1")


def answer(bot: str, state: NorthAmericanRailwaysState) -> str:
    """The text form of a bot's move; the state must stay as it was."""
    before = state.to_data()
    move = make_bot(bot, game=KEY).choose(state, state.current_player(), 60.0)
    assert state.to_data() == before
    return GAME.format_move(move)


def test_by_the_hand_set_weights_the_deal_is_cash_and_thrift() -> None:
    state = opening()
    value = 2000.0 * (1.0 + 0.08 * (incomes_left(state) - 1.0))
    assert knowledge_of(KEY, "hand").evaluator.evaluate(state) == pytest.approx([value] * 3)


def test_the_value_of_a_share_is_that_of_the_evaluation() -> None:
    """One more share in a seat's hand adds the forecast's value to the evaluation."""
    holdings = {"Marion": {"blue": 2}, "Angelika": {"green": 1}, "Daniela": {"red": 1}}
    state = trading(shares=holdings, treasury={"blue": 500}, networks={"blue": ["Denver"]})
    value = (
        NorthAmericanRailwaysEvaluator(KNOWN.evaluator.weights).forecast(state).share_value(company("blue"))
    )
    fewer = state.copy()
    fewer.held[company("blue")] -= 1
    assert KNOWN.evaluator.evaluate(state)[0] - KNOWN.evaluator.evaluate(fewer)[0] == pytest.approx(value)


def test_a_share_worth_much_more_than_the_offer_is_bought_by_the_director() -> None:
    holdings = {"Marion": {"blue": 1}, "Angelika": {"green": 1}, "Daniela": {"red": 1}}
    state = trading(
        cash=[1500, 1500, 1500],
        shares=holdings,
        networks={"green": ["Chicago", "Denver", "Los Angeles"]},
        bottoms=("blue", "green", "red", "yellow"),
    )
    state.play(Offer(1, 200))
    assert answer("greedy", state) == "buy instead"
    assert isinstance(KNOWN.policy.rollout_move(state, random.Random(1)), BuyInstead)


def cheap_foundings(players: int = 3) -> NorthAmericanRailwaysState:
    """The last to choose a share in the first turn, after foundings that pay for no city on offer."""
    state = opening(players)
    for _ in range(players - 1):
        state.play(Found(next(c for c in range(4) if state.director[state.bottom_share(c)] < 0), 100))
        state.apply_unchecked(state.legal_moves()[0])
    return state


@pytest.mark.parametrize("bot", ["greedy", "greedy:noise=0.1,blunder_rate=0.55", "mcts:playouts=60,seed=1"])
def test_the_last_founding_of_the_first_turn_pays_for_a_city(bot: str) -> None:
    """Else nobody could buy one, and the game would end before anything was earned."""
    state = cheap_foundings()
    needed = needed_to_go_on(state)
    assert needed == min(state.cards.cost[state.bottom_city(i)] for i in range(len(state.cities_left)))
    for _ in range(5):
        assert int(answer(bot, state).split()[-1]) >= needed


def test_nothing_is_needed_while_others_choose_or_a_treasury_can_pay() -> None:
    state = opening()
    assert needed_to_go_on(state) == 0
    state = cheap_foundings()
    state.treasury[0] = 2000
    assert needed_to_go_on(state) == 0


@pytest.mark.parametrize(("cash", "passes"), [(100, False), (5000, True)])
def test_a_player_who_would_lose_by_passing_buys(cash: int, passes: bool) -> None:
    """A turn in which nobody buys a city is the last: passing suits the player who has won then."""
    state = buying(
        cash=[cash, 1500, 1500],
        shares={"Marion": {"blue": 1}, "Angelika": {"green": 1}, "Daniela": {"red": 1}},
        treasury={"blue": 2000},
        networks={"blue": ["Chicago"], "green": ["Detroit"], "red": ["Denver"]},
    )
    assert len(state.legal_moves()) > 1
    assert (PassCities() in KNOWN.policy.candidates(state)) == passes
    state.treasury[company("green")] = 2000
    assert PassCities() in KNOWN.policy.candidates(state)


@pytest.mark.parametrize("bot", SKILLED)
def test_the_last_money_of_a_treasury_goes_into_symbols(bot: str) -> None:
    """In the last turn Seattle pays Marion's two shares $300 each, Cleveland $100 each at most."""
    holdings = {"Marion": {"blue": 2}, "Angelika": {"green": 1}, "Daniela": {"red": 1}}
    state = buying(
        shares=holdings,
        treasury={"blue": 500},
        bottom_cities=("Cleveland", "Seattle", "Buffalo", "Richmond"),
        shares_left=[1, 1, 0, 0],
        ended=1,
    )
    assert answer(bot, state) == "buy blue 2"
    for seed in range(10):
        assert GAME.format_move(KNOWN.policy.rollout_move(state, random.Random(seed))) == "buy blue 2"


@pytest.mark.parametrize("seed", range(3))
def test_quick_moves_and_candidates_are_legal(seed: int) -> None:
    """A game by quick moves; cities are bought while treasuries last."""
    rng = random.Random(seed)
    state = GAME.new_game(3 + seed % 3, {}, rng)
    bought = 0
    while (actor := state.current_player()) != TERMINAL:
        if actor == CHANCE:
            state.apply_unchecked(sample_chance(state, rng))
            continue
        moves = state.legal_moves()
        assert set(KNOWN.policy.candidates(state)) <= set(moves)
        move = KNOWN.policy.rollout_move(state, rng)
        assert move in moves
        bought += state.step == CITIES and len(moves) > 1 and move != moves[-1]
        state.apply_unchecked(move)
    assert bought >= 10
    assert state.turn_number >= 2
