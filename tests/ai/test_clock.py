"""The time of a turn: never more than its limit, and all of it again for the next turn."""

import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ai.clock import TurnClock
from ai.registry import make_bot
from game.rules.catalogue import find_game, keys


@given(seconds=st.floats(0.1, 10.0), turn=st.floats(0.1, 10.0), used=st.lists(st.floats(0.0, 1.0)))
def test_all_decisions_of_a_turn_keep_to_its_limit(seconds: float, turn: float, used: list[float]) -> None:
    state = find_game("new_england_railways").deal(3, {}, random.Random(1))
    clock, whole = TurnClock(seconds, turn), 0.0
    for part in used:
        allowed = clock.allow(state, given=1.0)
        assert 0.0 <= allowed <= seconds
        clock.spend(part * allowed)
        whole += part * allowed
    assert whole <= turn + 1e-6


@pytest.mark.parametrize("key", keys())
def test_the_next_turn_has_its_own_time(key: str) -> None:
    rng = random.Random(2)
    state = find_game(key).deal(3, {}, rng)
    clock, first = TurnClock(6.0, 6.0), state.heading()
    assert clock.allow(state, given=1.0) == 2.0
    clock.spend(1.5)
    assert clock.allow(state, given=1.0) == 1.5
    bot = make_bot("greedy", game=key, seed=1)
    while state.heading() == first:
        if state.actor() < 0:
            state.apply(state.outcomes()[0][0])
        else:
            state.apply(bot.choose(state, state.actor(), 1.0))
    assert clock.allow(state, given=1.0) == 2.0


SHORT = (
    "mcts:seconds=9,turn=0.01,least=1",
    "minimax:seconds=9,turn=0.01",
    "minimax:positions=10000000,turn=0.01",
)
"""Searches with little time, also one that may do much work in it."""


@pytest.mark.parametrize("spec", SHORT)
def test_a_search_keeps_to_the_clock_and_tells_it(spec: str) -> None:
    state = find_game("american_rails").deal(3, {}, random.Random(3))
    bot: Any = make_bot(spec, game="american_rails", seed=1)
    allowed = bot._clock.allow(state, 9.0)
    assert bot.choose(state, state.actor(), 9.0) in state.moves()
    assert bot._clock.allow(state, 9.0) < allowed
