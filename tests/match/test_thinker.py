"""Bots in their own process: answers, stopping, failing, hanging, and ending with the program."""

import math
import os
import random
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from types import SimpleNamespace

import pytest

from ai.registry import bot_title
from game.match.advice import AdviceRequest
from game.match.journal import SeatPlan
from game.match.match import Match
from game.match.thinker import (
    MAXIMUM_STARTS,
    NO_QUESTION,
    Answer,
    BotErrorCode,
    HangLimits,
    MovesSince,
    Thinker,
    allowed_seconds,
    cores_for_helpers,
)
from game.rules.catalog import find_game
from game.rules.contract import Move, State
from game.rules.messages import Message
from tests.match.strange_bots import (
    PONDERED,
    advise_slowly,
    make,
    make_after_deaths,
    make_nothing,
    make_searchers,
    make_without_stand_in,
    stillborn,
)
from tests.match.toy import Roll, Take
from tests.waiting import until


def answer(thinker: Thinker) -> Answer:
    """Wait for the answer."""
    found: list[Answer] = []

    def ask() -> bool:
        one = thinker.poll()
        found.extend([one] if one else [])
        return bool(found)

    until(ask)
    assert not thinker.thinking
    assert thinker.poll() is None
    return found[0]


SHORT = HangLimits(silence=1.5, work=0.3, stopped=1.0, dropped=0.3, maximum_pulses_elsewhere=2, pause=0.0)
"""Limits in place of a minute at the table."""


def table() -> State:
    return Match.new("toy", [SeatPlan("Ada", 0), SeatPlan("Ben", 1)], seed=4).state


@pytest.fixture
def thinker() -> Iterator[Thinker]:
    with Thinker(seed=1, bot_factory=make, limits=SHORT) as thinker:
        yield thinker


def test_a_bot_answers_with_a_legal_move(thinker: Thinker) -> None:
    state = table()
    for spec in ("greedy", "random"):
        thinker.ask(state, 0, spec, 100.0)
        assert thinker.thinking
        found = answer(thinker)
        assert found.move in state.legal_moves()
        assert (found.seat, found.by, found.failure) == (0, spec, None)
        assert (found.thought is not None) is (spec == "greedy")


def test_bot_reuses_the_search_of_its_last_question(thinker: Thinker) -> None:
    def moved(since: MovesSince | None) -> tuple[int, Move]:
        number = thinker.ask(table(), 0, "goes on", 100.0, since)
        return number, answer(thinker).move

    first, fresh = moved(None)
    second, further = moved(MovesSince(first, [Take(1)]))
    assert (fresh, further) == (Take(1), Take(3))
    # What never came to it, or what it was asked at another table in between, it has not thought about.
    for other in (first, second, NO_QUESTION):
        assert moved(MovesSince(other, []))[1] == Take(1)


def test_question_copies_the_state(thinker: Thinker) -> None:
    state = table()
    thinker.ask(state, 0, "greedy", 100.0)
    state.play(Take(1))
    assert answer(thinker).move in table().legal_moves()


def test_bot_sees_only_what_its_seat_knows(thinker: Thinker) -> None:
    state = table()
    assert max(state.to_data()["secrets"]) < 100
    thinker.ask(state, 0, "peeks", 100.0)
    assert answer(thinker).move == Take(1)


@pytest.mark.parametrize(
    ("spec", "reason"),
    [
        ("fails", BotErrorCode.FAILED(why="RuntimeError")),
        ("cheats", BotErrorCode.ILLEGAL(text="take 9")),
        ("dies", BotErrorCode.PROCESS_ENDED()),
        ("hangs", BotErrorCode.NOT_RESPONDING()),
        ("spins", BotErrorCode.NOT_RESPONDING()),
    ],
)
def test_misbehaving_bot_is_replaced_for_one_move(thinker: Thinker, spec: str, reason: Message) -> None:
    state = table()
    thinker.ask(state, 0, spec, 100.0)
    found = answer(thinker)
    assert found.move in state.legal_moves()
    assert found.by == "greedy"
    assert found.failure == BotErrorCode.REPLACED(bot=bot_title(spec), reason=reason)
    thinker.ask(state, 0, "random", 100.0)
    assert answer(thinker).failure is None


def test_hanging_bot_plays_its_best_move(thinker: Thinker) -> None:
    thinker.ask(table(), 0, "hangs after a thought", 100.0)
    found = answer(thinker)
    assert (found.move, found.by) == (Take(2), "hangs after a thought")
    reason = BotErrorCode.NOT_RESPONDING()
    assert found.failure == BotErrorCode.BEST_SO_FAR(bot=bot_title("hangs after a thought"), reason=reason)


def test_bot_beyond_its_processor_time_plays_its_best_move(
    thinker: Thinker, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is no fault, and no other bot moves."""
    monkeypatch.setattr("game.match.thinker.GRACE", 0.0)
    process = thinker.process_id
    thinker.ask(table(), 0, "muses", 0.0)
    found = answer(thinker)
    assert (found.move, found.by, found.failure) == (Take(3), "muses", None)
    assert thinker.process_id == process


def test_working_bot_without_reports_does_not_hang() -> None:
    patience = HangLimits(work=PONDERED / 3)
    with Thinker(bot_factory=make, limits=patience) as thinker:
        thinker.ask(table(), 0, "ponders", 0.0)
        found = answer(thinker)
    assert (found.move, found.failure) == (Roll(), None)


class Clock:
    """A clock that advances on command, for the watch over bots."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = time.monotonic()
        monkeypatch.setattr("game.match.thinker.time", SimpleNamespace(monotonic=lambda: self.now))

    def let_pass(self, thinker: Thinker, seconds: float) -> Answer | None:
        """Advance by some seconds; the thinker is polled ten times in each."""
        found = None
        for _ in range(round(10 * seconds)):
            self.now += 0.1
            found = found or thinker.poll()
        return found


@pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="processes can't be stopped here")
def test_starved_process_is_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """For most of a minute; a bot is called unresponsive after that, and not slow."""
    patience, clock = HangLimits(), Clock(monkeypatch)
    with Thinker(bot_factory=make) as thinker:
        process = thinker.process_id
        assert process is not None
        os.kill(process, signal.SIGSTOP)  # It has hardly begun to start.
        thinker.ask(table(), 0, "greedy", 0.0)
        assert clock.let_pass(thinker, patience.start - 5.0) is None
        os.kill(process, signal.SIGCONT)
        found = answer(thinker)
        assert (found.by, found.failure, thinker.process_id) == ("greedy", None, process)

        thinker.ask(table(), 0, "muses", 100.0)
        until(lambda: thinker.poll() or thinker.thought)
        os.kill(process, signal.SIGSTOP)
        while thinker.poll() is None and thinker._worker._pipe.poll(0.1):
            pass
        assert clock.let_pass(thinker, patience.silence - 5.0) is None
        late = clock.let_pass(thinker, 20.0)
        assert late is not None
        assert late.move == Take(3)
        assert not alive(process)


def test_suspension_of_the_program_does_not_count(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    clock = Clock(monkeypatch)
    with Thinker(bot_factory=make) as thinker:
        thinker.ask(table(), 0, "hangs after a thought", 100.0)
        until(lambda: thinker.poll() or thinker.thought)
        clock.now += 3600.0
        assert thinker.poll() is None
        assert thinker.thinking


@pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="processes can't be stopped here")
def test_slow_reader_never_blocks_the_window() -> None:
    """Its pipe takes some 64 KB."""
    state = find_game("railways_of_north_america").new_game(3, {}, random.Random(1))
    thinker = Thinker()
    process = thinker.process_id
    assert process is not None
    os.kill(process, signal.SIGSTOP)
    asks = [threading.Thread(target=thinker.ask, args=(state, 0, "greedy", 1.0), daemon=True)]
    asks[0].run()
    for _ in range(60):
        asks.append(threading.Thread(target=thinker.ask, args=(state, 0, "greedy", 1.0), daemon=True))
        asks[-1].start()
        until(lambda: not asks[-1].is_alive())
    thinker.close()
    assert not alive(process)


@pytest.mark.parametrize("deaths", [MAXIMUM_STARTS - 1, MAXIMUM_STARTS])
def test_process_that_dies_at_the_start_is_restarted(tmp_path: Path, deaths: int) -> None:
    maker = partial(make_after_deaths, tmp_path / "deaths", deaths)
    with Thinker(bot_factory=maker, limits=SHORT) as thinker:
        thinker.ask(table(), 0, "random", 100.0)
        found = answer(thinker)
    assert found.move in table().legal_moves()
    is_replaced = deaths == MAXIMUM_STARTS
    assert found.by == ("greedy" if is_replaced else "random")
    assert (found.failure is None) is not is_replaced


def test_process_killed_during_a_search_is_restarted(thinker: Thinker) -> None:
    """The system kills processes if memory is short; a bot that ends its process each time is replaced."""
    thinker.ask(table(), 0, "muses", 100.0)
    until(lambda: thinker.poll() or thinker.thought)
    first = thinker.process_id
    assert first is not None
    os.kill(first, signal.SIGKILL)
    until(lambda: thinker.poll() or thinker.process_id != first)
    thinker.stop_now()
    found = answer(thinker)
    assert (found.move, found.by, found.failure) == (Take(3), "muses", None)


def test_bots_think_in_a_thread_if_no_process_comes_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.match.worker.run_worker", stillborn)
    with Thinker(bot_factory=make, limits=SHORT) as thinker:
        thinker.ask(table(), 0, "greedy", 100.0)
        found = answer(thinker)
        assert (found.by, found.failure, thinker.process_id) == ("greedy", None, None)


@pytest.mark.parametrize("spec", ["minimax:positions=9000000", "mcts:playouts=9000000", "mcts:seconds=3000"])
def test_canceled_search_ends_within_a_few_positions(spec: str) -> None:
    """Railways of North America has the most expensive positions, and minimax reports only between depths."""
    state = find_game("railways_of_north_america").new_game(3, {}, random.Random(1))
    with Thinker(helpers=0) as thinker:
        thinker.ask(state, state.current_player(), spec, 1.0)
        until(lambda: thinker.poll() or thinker.thought)
        process = thinker.process_id
        thinker.cancel()
        thinker.ask(state, state.current_player(), "random", 1.0)
        found = answer(thinker)
        assert (found.by, found.failure, thinker.process_id) == ("random", None, process)


def test_legal_move_is_made_even_if_the_fallback_fails() -> None:
    state = table()
    with Thinker(bot_factory=make_without_stand_in) as thinker:
        thinker.ask(state, 0, "random", 100.0)
        found = answer(thinker)
    assert found.move == state.legal_moves()[0]
    assert found.failure is not None
    assert "then=bot-no-stand-in" in str(found.failure)


def test_a_worker_that_always_dies_does_not_stop_the_game() -> None:
    state = table()
    with Thinker(bot_factory=make_nothing, limits=SHORT) as thinker:
        thinker.ask(state, 0, "random", 100.0)
        found = answer(thinker)
    assert found.move == state.legal_moves()[0]
    assert found.failure is not None
    assert str(found.failure).count("bot-process-ended") == 2


def test_stopping_plays_the_best_move(thinker: Thinker) -> None:
    state = table()
    thinker.ask(state, 0, "muses", 100.0)
    until(lambda: thinker.poll() or thinker.thought)
    thought = thinker.thought
    assert thought is not None
    assert thought.candidates[0].move == Take(3)
    thinker.stop_now()
    found = answer(thinker)
    assert (found.move, found.failure, found.thought) == (Take(3), None, thought)
    thinker.ask(state, 0, "random", 100.0)
    assert answer(thinker).failure is None


def test_early_stop_waits_for_the_first_thought(thinker: Thinker) -> None:
    thinker.ask(table(), 0, "muses", 100.0)
    thinker.stop_now()
    thinker.stop_now()
    assert answer(thinker).move == Take(3)


def test_stopping_a_bot_without_a_thought_replaces_it(thinker: Thinker) -> None:
    thinker.ask(table(), 0, "hangs", 100.0)
    thinker.stop_now()
    found = answer(thinker)
    assert found.by == "greedy"
    assert found.failure is not None
    assert "reason=bot-found-nothing" in str(found.failure)


def test_an_illegal_candidate_is_not_shown(thinker: Thinker) -> None:
    thinker.ask(table(), 0, "hangs after a thought", 100.0)
    until(lambda: thinker.poll() or thinker.thought)
    assert thinker.thought is not None
    assert [one.move for one in thinker.thought.candidates] == [Take(2)]
    assert thinker.thought.work == 7


def test_canceled_question_gets_no_answer(thinker: Thinker) -> None:
    state = table()
    thinker.ask(state, 0, "muses", 100.0)
    thinker.cancel()
    assert not thinker.thinking
    thinker.stop_now()
    thinker.ask(state, 0, "greedy", 100.0)
    thinker.ask(state, 0, "other", 100.0)
    assert answer(thinker).move == Roll()


def test_hanging_worker_does_not_delay_the_next_question(thinker: Thinker) -> None:
    state = table()
    thinker.ask(state, 0, "random", 100.0)
    answer(thinker)
    for spec in ("hangs", "spins"):
        thinker.ask(state, 0, spec, 100.0)
        thinker.cancel()
        thinker.ask(state, 0, "greedy", 100.0)
        found = answer(thinker)
        assert (found.by, found.failure) == ("greedy", None)


def test_canceled_advice_does_not_delay_the_next_answer(thinker: Thinker) -> None:
    """Otherwise the next bot would seem to hang, and the fallback bot would move in its place."""
    state = table()
    request = AdviceRequest(advise_slowly, "en", ["Ada", "Ben"])
    thinker.ask(state, 0, "greedy", 100.0)
    answer(thinker)
    thinker.ask(state, 0, "greedy", 100.0, request=request)
    until(lambda: thinker.poll() is None and thinker.thought is not None)
    thinker.cancel()
    thinker.ask(state, 0, "greedy", 100.0)
    found = answer(thinker)
    assert found.move in state.legal_moves()
    assert found.failure is None


def test_killed_worker_is_restarted(thinker: Thinker) -> None:
    state = table()
    assert thinker.process_id is not None
    os.kill(thinker.process_id, signal.SIGKILL)
    thinker.ask(state, 0, "random", 100.0)
    assert answer(thinker).move in state.legal_moves()


def test_closing_ends_the_worker() -> None:
    thinker = Thinker(bot_factory=make)
    worker = thinker.process_id
    assert worker is not None
    thinker.ask(table(), 0, "hangs", 100.0)
    thinker.close()
    assert not alive(worker)
    thinker.close()


def test_several_processes_search_together() -> None:
    """Each reports one visit of the same move, again and again; together that is one for each of them."""
    with Thinker(bot_factory=make_searchers, helpers=2) as thinker:
        for _ in range(2):
            thinker.ask(table(), 0, "mcts:seconds=50", 100.0)
            until(lambda: thinker.poll() or (thinker.thought is not None and thinker.thought.work == 3))
            thinker.stop_now()
            found = answer(thinker)
            assert (found.move, found.failure) == (Take(3), None)
            assert found.thought is not None
            assert [one.visits for one in found.thought.candidates] == [3]


@pytest.mark.parametrize("spec", ["greedy", "mcts:playouts=50", "mcts:seconds=5,seed=3"])
def test_repeatable_bot_searches_alone(spec: str) -> None:
    with Thinker(bot_factory=make_searchers, helpers=2) as thinker:
        thinker.ask(table(), 0, spec, 100.0)
        until(lambda: thinker.poll() or thinker.thought)
        thinker.stop_now()
        found = answer(thinker)
        assert found.thought is not None
        assert found.thought.work == 1


def test_one_core_is_left_for_the_window(monkeypatch: pytest.MonkeyPatch) -> None:
    for cores, more in ((None, 0), (1, 0), (2, 0), (3, 1), (4, 2), (64, 3)):
        monkeypatch.setattr(os, "cpu_count", lambda cores=cores: cores)
        assert cores_for_helpers() == more


def alive(process: int) -> bool:
    """Return whether a process runs (one that has ended and is not yet collected does not)."""
    try:
        with open(f"/proc/{process}/stat") as file:
            return file.read().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


ASKS = """
import sys, time
from tests.match import toy
from tests.match.strange_bots import make
from tests.match.test_thinker import table
from game.match.thinker import Thinker
if __name__ == "__main__":
    toy.register()
    thinker = Thinker(bot_factory=make)
    thinker.ask(table(), 0, sys.argv[1], 1000.0)
    while sys.argv[1] == "muses" and thinker.thought is None:
        thinker.poll()
    print(thinker.process_id, flush=True)
    time.sleep(3600)
"""


@pytest.mark.skipif(not os.path.isdir("/proc/self"), reason="there is no /proc to look for processes in")
@pytest.mark.parametrize("spec", ["muses", "hangs", "greedy"])
def test_the_worker_ends_when_the_program_is_killed(spec: str) -> None:
    with subprocess.Popen([sys.executable, "-c", ASKS, spec], stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        worker = int(process.stdout.readline())
        assert alive(worker)
        os.kill(process.pid, signal.SIGKILL)
    until(lambda: not alive(worker))


def test_bot_time_is_in_its_description_or_given() -> None:
    assert allowed_seconds("greedy", 2.0) == 2.0
    assert allowed_seconds("mcts", 2.0) == 2.0
    assert allowed_seconds("mcts:seconds=0.5", 2.0) == 0.5
    assert allowed_seconds("mcts:playouts=5000", 2.0) == math.inf
    assert allowed_seconds("minimax:depth=3", 2.0) == math.inf
    assert allowed_seconds("minimax:depth=3,seconds=1", 2.0) == 1.0
    assert allowed_seconds("no such bot", 2.0) == 2.0


@pytest.mark.usefixtures("no_room")
def test_bots_think_in_a_thread_if_no_process_can_be_started() -> None:
    state = table()
    before = threading.active_count()
    with Thinker(seed=1, bot_factory=make, limits=SHORT, helpers=2) as thinker:
        assert thinker.process_id is None
        for spec in ("greedy", "mcts:seconds=0.05"):
            thinker.ask(state, 0, spec, 100.0)
            found = answer(thinker)
            assert (found.by, found.failure) == (spec, None)
            assert found.move in state.legal_moves()
        thinker.ask(state, 0, "hangs", 0.1)
        found = answer(thinker)
        assert found.by == "greedy"
        assert found.failure is not None
    until(lambda: threading.active_count() <= before + 1)  # The one that hangs can't be ended.
