"""The end of a game that is seen to its last move."""

from __future__ import annotations

import random
from collections.abc import Hashable
from functools import cache

import pytest

from ai.bot import Thought
from ai.chance import sample_chance
from ai.endgame import solve_endgame
from ai.greedy import GreedyBot
from ai.knowledge import Knowledge, Values, evaluate_position, for_game
from ai.last_turn import LATE
from ai.mcts import MctsBot
from game.rules.catalog import find_game
from game.rules.contract import CHANCE, TERMINAL, State


def maxn(state: State, known: Knowledge, memo: dict[Hashable, Values]) -> Values:
    """What a position comes to if every seat makes the best of every legal move."""
    if state.current_player() == TERMINAL:
        return evaluate_position(state, known).worth
    found = memo.get(state.key())
    if found is None:
        after = []
        for move in state.legal_moves():
            child = state.copy()
            child.apply_unchecked(move)
            after.append(maxn(child, known, memo))
        seat = state.current_player()
        found = memo[state.key()] = max(after, key=lambda worth: worth[seat])
    return found


@cache
def endings(key: str, seed: int, wild: bool = False, most: int = 1000) -> list[tuple[State, Thought]]:
    """The last choices whose end is seen of a match of the policy; if `wild`, it then moves at random."""
    game = find_game(key)
    state, known, rng = game.new_game(3, {}, random.Random(seed)), for_game(game), random.Random(seed)
    found = []
    while state.current_player() != TERMINAL:
        if state.current_player() == CHANCE:
            state.apply_unchecked(sample_chance(state, rng))
            continue
        if len(known.policy.candidates(state)) > 1 and (ending := solve_endgame(state, known, most)):
            found.append((state.copy(), ending.thought))
        if wild and known.evaluator.progress(state) > LATE:
            state.apply_unchecked(rng.choice(state.legal_moves()))
        else:
            known.policy.advance(state, rng)
    return found


@pytest.mark.parametrize("seed", range(4))
def test_the_end_is_what_every_legal_move_to_the_last_comes_to(seed: int) -> None:
    seen = endings("north_american_railways", seed)
    assert seen
    for state, thought in seen:
        known, memo = for_game(state.game), dict[Hashable, Values]()
        seat = state.current_player()
        for candidate in thought.candidates:
            after = state.copy()
            after.apply_unchecked(candidate.move)
            assert candidate.value == pytest.approx(maxn(after, known, memo)[seat])
        assert thought.candidates[0].value == pytest.approx(maxn(state, known, memo)[seat])


def test_a_search_of_a_few_playouts_takes_the_move_that_wins_in_the_end() -> None:
    """Even if another move looks better at first."""
    sure = []
    for seed in range(24):
        for state, thought in endings("north_american_railways", seed, wild=True):
            best, second = thought.candidates[:2]
            looks_best = GreedyBot(seed=1).choose(state, state.current_player(), 1.0)
            if best.chance > second.chance and looks_best != best.move:
                sure.append((state, best.move))
    assert sure
    for state, move in sure:
        assert MctsBot(playouts=2, seed=1).choose(state, state.current_player(), 1.0) == move


def test_larger_endgames_of_cities_are_solved() -> None:
    """With a thousand positions an expert gave away a win in one match of six."""
    key = "north_american_railways"
    most = for_game(find_game(key)).policy.end_within
    work = [thought.work for _, thought in endings(key, 1, most=most)]
    assert 4 * max(thought.work for _, thought in endings(key, 1)) < max(work) <= most


def test_where_dice_are_thrown_yet_or_cards_are_hidden_no_end_is_seen() -> None:
    assert not endings("new_england_railways", 1)
    assert not endings("railways_of_north_america", 1)


def test_a_lost_tie_break_leaves_no_chance() -> None:
    """In North American Railways who bought a share earlier in the last turn's order wins a tie."""
    ties = 0
    for seed in range(24):
        for state, thought in endings("north_american_railways", seed, wild=True):
            seat = state.current_player()
            for candidate in thought.candidates:
                ties += candidate.scores.count(max(candidate.scores)) > 1
                after = state.copy()
                after.apply_unchecked(candidate.move)
                if after.current_player() == TERMINAL:
                    winners = after.winners()
                    assert candidate.chance == (1.0 / len(winners) if seat in winners else 0.0)
    assert ties
