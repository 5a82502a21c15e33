"""Limits of a search: the time of a turn, work independent of the clock, and cancellation."""

import itertools
import random
import time
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ai.clock import TurnClock
from ai.players import LEVELS, adviser_of, players_of
from ai.registry import make_bot, parse
from game.rules.catalog import find_game, game_keys


@given(seconds=st.floats(0.1, 10.0), turn=st.floats(0.1, 10.0), used=st.lists(st.floats(0.0, 1.0)))
def test_all_decisions_of_a_turn_keep_to_its_limit(seconds: float, turn: float, used: list[float]) -> None:
    state = find_game("new_england_railways").new_game(3, {}, random.Random(1))
    clock, whole = TurnClock(seconds, turn), 0.0
    for part in used:
        allowed = clock.allow(state, given=1.0)
        assert 0.0 <= allowed <= seconds
        clock.spend(part * allowed)
        whole += part * allowed
    assert whole <= turn + 1e-6


@pytest.mark.parametrize("key", game_keys())
def test_the_next_turn_has_its_own_time(key: str) -> None:
    rng = random.Random(2)
    state = find_game(key).new_game(3, {}, rng)
    clock, first = TurnClock(6.0, 6.0), state.heading()
    assert clock.allow(state, given=1.0) == 2.0
    clock.spend(1.5)
    assert clock.allow(state, given=1.0) == 1.5
    bot = make_bot("greedy", game=key, seed=1)
    while state.heading() == first:
        if state.current_player() < 0:
            state.apply_unchecked(state.chance_outcomes()[0][0])
        else:
            state.apply_unchecked(bot.choose(state, state.current_player(), 1.0))
    assert clock.allow(state, given=1.0) == 2.0


SHORT = (
    "mcts:seconds=9,turn=0.01,least=1",
    "minimax:seconds=9,turn=0.01",
    "minimax:positions=10000000,turn=0.01",
)
"""Searches with little time, also one that may do much work in it."""


@pytest.mark.parametrize("spec", SHORT)
def test_a_search_keeps_to_the_clock_and_tells_it(spec: str) -> None:
    state = find_game("american_rails").new_game(3, {}, random.Random(3))
    bot: Any = make_bot(spec, game="american_rails", seed=1)
    allowed = bot._clock.allow(state, 9.0)
    assert bot.choose(state, state.current_player(), 9.0) in state.legal_moves()
    assert bot._clock.allow(state, 9.0) < allowed


@pytest.mark.parametrize("key", [*game_keys(), "plain"])
def test_no_level_and_no_adviser_is_limited_by_time(key: str) -> None:
    players = players_of(key)
    for spec in [adviser_of(key), *(one for level in players.levels.values() for one in level.values())]:
        _, parameters = parse(spec)
        assert parameters.keys().isdisjoint({"seconds", "turn", "least"})


@pytest.mark.parametrize("key", game_keys())
def test_a_level_plays_the_same_however_slow_the_machine_is(
    key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = find_game(key).new_game(3, {}, random.Random(3))
    rng = random.Random(1)
    while len(state.legal_moves()) < 2:
        state.apply_unchecked(
            rng.choice(state.legal_moves()) if state.current_player() >= 0 else state.chance_outcomes()[0][0]
        )

    def played() -> list[object]:
        return [
            make_bot(level, game=key, seed=5).choose(state, state.current_player(), 0.001)
            for level in LEVELS[:3]
        ]

    before, hours = played(), itertools.count(0.0, 3600.0)
    for clock in ("thread_time", "process_time", "perf_counter", "monotonic"):
        monkeypatch.setattr(time, clock, lambda: next(hours))
    assert played() == before


class _Canceled(Exception):
    """Ends a search."""


ENDLESS = (
    "minimax:positions=9000000",
    "minimax:seconds=3000,mode=paranoid",
    "mcts:playouts=9000000",
    "greedy",
)


@pytest.mark.parametrize("spec", ENDLESS)
def test_a_search_can_be_canceled_every_few_positions(spec: str) -> None:
    """Railways of North America has the most expensive positions: some milliseconds each."""
    key = "railways_of_north_america"
    state = find_game(key).new_game(3, {}, random.Random(3))
    make_bot("greedy", game=key).choose(state, state.current_player(), 1.0)  # The first tables take longer.
    calls: list[float] = []

    def cancel_check() -> None:
        calls.append(time.thread_time())
        if len(calls) == (4 if spec == "greedy" else 40):
            raise _Canceled

    bot = make_bot(spec, game=key, seed=1)
    bot.cancel_check = cancel_check
    with pytest.raises(_Canceled):
        bot.choose(state, state.current_player(), 3000.0)
    assert max(after - before for before, after in itertools.pairwise(calls)) < 1.0
