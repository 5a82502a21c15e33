"""Explanations: they agree with the evaluation, and the price to stop at divides the bids."""

import random
from statistics import mean

import pytest

from ai.chance import sample_chance
from ai.explain import explain, stop_price
from ai.knowledge import evaluate_position, follow, knowledge_of
from ai.registry import make_bot
from assets import asset
from game.match.import_export import read_file
from game.rules.auction import PASS_BID, Bid
from game.rules.catalog import find_game, game_keys
from game.rules.contract import CHANCE, TERMINAL, State


def later(key: str, moves: int, auction: bool = False) -> State:
    """Return a position with a choice after some moves of greedy bots, or the first auction after it."""
    rng = random.Random(5)
    state = find_game(key).new_game(3, {}, rng)
    bot = make_bot("greedy:noise=0.05", game=key, seed=3)
    made = 0
    while state.current_player() != TERMINAL:
        if state.current_player() == CHANCE:
            state.apply_unchecked(sample_chance(state, rng))
            continue
        found = knowledge_of(key).policy.candidates(state)
        if made >= moves and len(found) > 1 and (not auction or PASS_BID in found):
            return state
        state.apply_unchecked(
            bot.choose(state.determinize(state.current_player(), rng), state.current_player(), 1.0)
        )
        made += 1
    raise AssertionError("the game was over too soon")


@pytest.mark.parametrize("key", game_keys())
def test_what_is_expected_is_about_what_a_match_ended_with(key: str) -> None:
    match = read_file(asset("matches", key, "4.json")).match
    known, final = knowledge_of(key), mean(match.state.scores())
    for part in (0.02, 0.25, 0.5, 0.75):
        state = match.position(round(part * match.moves_recorded))
        known.policy.settle(state)
        assert 0.5 * final < mean(evaluate_position(state, known).scores) < 2.0 * final, part


@pytest.mark.parametrize("key", game_keys())
def test_the_terms_of_a_candidate_add_up_to_what_the_evaluation_expects(key: str) -> None:
    state = later(key, 25)
    known = knowledge_of(key)
    found = explain(state, "greedy")
    assert found.seat == state.current_player()
    assert found.terms == known.evaluator.terms
    assert len(found.candidates) > 1
    for one in found.candidates:
        after = follow(state, one.candidate.move, known.policy)
        alike = known.evaluator.weights.level_at(state.players, known.evaluator.progress(after))
        assert [alike + sum(row) for row in one.terms] == pytest.approx(known.evaluator.evaluate(after))
        assert 0.0 <= one.candidate.chance <= 1.0
        assert len(one.candidate.scores) == state.players
    assert set(found.differing()) <= set(found.terms)
    assert found.differing(1e9) == []


@pytest.mark.parametrize("key", game_keys())
def test_how_much_of_the_game_is_over_is_known_without_a_description(key: str) -> None:
    evaluator = knowledge_of(key).evaluator
    seen = [later(key, moves) for moves in (0, 20, 45)]
    told = [evaluator.progress(state) for state in seen]
    assert told == [evaluator.describe(state).progress for state in seen]
    assert all(0.0 <= over < 1.0 for over in told)


@pytest.mark.parametrize("key", game_keys())
def test_the_same_is_said_twice_and_the_state_stays_as_it_is(key: str) -> None:
    state = later(key, 12)
    before = state.copy()
    spec = "mcts:playouts=30,min_sigma=1,seed=1"
    assert explain(state, spec) == explain(state, spec)
    assert state == before


@pytest.mark.parametrize("key", ["american_rails", "new_england_railways", "railways_of_north_america"])
def test_the_price_to_stop_at_is_a_bid_or_nothing(key: str) -> None:
    state = later(key, 4, auction=True)
    price = stop_price(state, knowledge_of(key))
    assert price is not None
    bids = [move.amount for move in state.legal_moves() if isinstance(move, Bid)]
    assert price == 0 or min(bids) <= price <= max(bids)


def test_the_stop_price_is_above_the_lowest_bid_and_below_the_cash() -> None:
    """The least bid for the first share of American Rails is too little to stop at."""
    state = find_game("american_rails").new_game(3, {}, random.Random(1))
    state.apply_unchecked(state.legal_moves()[0])
    price = stop_price(state, knowledge_of("american_rails"))
    assert price is not None
    assert 10 < price < state.cash[state.current_player()]


def test_nothing_is_auctioned_and_one_move_alone_is_explained_too() -> None:
    state = find_game("north_american_railways").new_game(3, {}, random.Random(1))
    assert stop_price(state, knowledge_of("north_american_railways")) is None
    alone = find_game("new_england_railways").new_game(3, {}, random.Random(1))
    bot = make_bot("greedy", seed=1)
    rng = random.Random(1)
    while alone.current_player() < 0 or len(knowledge_of(alone.game.key).policy.candidates(alone)) > 1:
        actor = alone.current_player()
        alone.apply_unchecked(sample_chance(alone, rng) if actor < 0 else bot.choose(alone, actor, 1.0))
    found = explain(alone, "greedy")
    assert len(found.candidates) == 1
    assert found.candidates[0].candidate.chance > 0.0


def test_the_end_has_no_terms() -> None:
    key, rng = "new_england_railways", random.Random(2)
    state = find_game(key).new_game(3, {}, rng)
    before = state.copy()
    while state.current_player() != TERMINAL:
        before = state.copy()
        state.apply_unchecked(
            sample_chance(state, rng) if state.current_player() == CHANCE else rng.choice(state.legal_moves())
        )
    found = explain(before, "greedy")
    assert all(one.terms == () for one in found.candidates)
    assert found.differing() == []
    best = found.candidates[0].candidate
    after = follow(before, best.move, knowledge_of(key).policy)
    assert list(best.scores) == [float(score) for score in after.scores()]
