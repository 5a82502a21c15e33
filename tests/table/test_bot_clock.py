"""Paces by name, and when the table moves by itself."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from ai.bot import Thought
from ai.players import adviser_of
from game.match.advice import Advice, AdviceRequest, AdvisedMove
from game.match.database import StoreBusy, StoreErrorCode
from game.match.journal import SeatPlan
from game.match.match import Match
from game.match.thinker import Answer, work_limit
from game.rules.auction import PassBid
from game.rules.contract import Event, Move, State
from game.rules.railways_of_north_america.moves import LayTile
from game.table.boards.view import MovePreview
from game.table.play.adviser import PATIENCE, Adviser, Progress
from game.table.play.bot_clock import SPEEDS, BotClock, DueMove, Speed, next_speed, speed_of
from game.table.play.session import Session
from game.table.program.settings import Settings
from game.words import translate
from tests.table.plain import PlainView


def some_advice(move: str, *blunders: str) -> Advice:
    """Advice to make a move, and against others."""
    lines = [AdvisedMove(text, text, "", "So it is.", 0.5, ()) for text in (move, *blunders)]
    return Advice(lines[:1], lines[1:], True, True)


class QuickThinker:
    """Answers with the first legal move at the second poll."""

    def __init__(self) -> None:
        self.asked: list[tuple[int, str]] = []
        self.cancelled = 0
        self.advises = True
        self.thought: Thought | None = None
        self.advice: Advice | None = None
        self._answer: Answer | None = None
        self._polls = 0

    def goes_on(self, state: State) -> bool:
        return True

    def ask(
        self,
        state: State,
        seat: int,
        bot_spec: str,
        seconds: float,
        since: Sequence[Move] | None = None,
        request: AdviceRequest | None = None,
    ) -> None:
        self.asked.append((seat, bot_spec))
        self._polls = 0
        move = state.legal_moves()[0]
        advises = request is not None and self.advises
        advice = some_advice(state.game.format_move(move)) if advises else None
        self._answer = Answer(seat, move, bot_spec, None, None, 0.0, advice)

    def poll(self) -> Answer | None:
        self._polls += 1
        if self._polls < 2:
            return None
        answer, self._answer = self._answer, None
        return answer

    def cancel(self) -> None:
        self.cancelled += 1
        self._answer = None

    def stop_now(self) -> None:
        self._polls = 10


def a_match(*bots: str | None, game: str = "american_rails") -> Match:
    seats = [SeatPlan(f"Player {i}", i, bot) for i, bot in enumerate(bots)]
    return Match.new(game, seats, seed=2)


def a_clock(match: Match, pause: float) -> tuple[BotClock, QuickThinker]:
    thinker = QuickThinker()
    return BotClock(match, thinker, Settings(bot_pause=pause, coach=False)), thinker  # type: ignore[arg-type]


def test_paces_go_round() -> None:
    settings = Settings(coach=False)
    assert speed_of(settings) is Speed.NORMAL
    round_and_round = [Speed.QUICK, Speed.INSTANT, Speed.SLOW, Speed.NORMAL]
    assert [next_speed(settings) for _ in range(4)] == round_and_round
    settings.animation_speed, settings.bot_pause = SPEEDS[Speed.SLOW]
    assert speed_of(settings) is Speed.SLOW


def test_a_bot_is_asked_once_and_its_move_is_shown_long_enough() -> None:
    match = a_match("greedy", "greedy", "greedy")
    clock, thinker = a_clock(match, pause=1.0)
    first = match.state.legal_moves()[0]
    for _ in range(9):
        assert not clock.update(0.1, at_rest=True)
    due = [one for _ in range(2) for one in clock.update(0.1, at_rest=True)]
    assert due[0].move == first
    assert set(thinker.asked) == {(match.current_player, "greedy")}
    assert len(due) in (len(thinker.asked), 2 * len(thinker.asked))


def test_nothing_moves_before_the_last_move_is_at_rest() -> None:
    clock, _ = a_clock(a_match("greedy", "greedy", "greedy"), pause=0.0)
    for _ in range(20):
        assert not clock.update(0.1, at_rest=False)
    assert clock.update(0.1, at_rest=True)


def test_a_held_bot_does_not_move() -> None:
    clock, thinker = a_clock(a_match("greedy", "greedy", "greedy"), pause=0.0)
    clock.paused = True
    for _ in range(20):
        assert not clock.update(0.1, at_rest=True)
    assert thinker.asked == []
    assert not clock.waiting


def test_undo_cancels_what_a_bot_thinks() -> None:
    clock, thinker = a_clock(a_match("greedy", "greedy", "greedy"), pause=0.0)
    clock.update(0.1, at_rest=False)
    assert clock.thinking
    clock.moved()
    assert thinker.cancelled == 1
    assert not clock.thinking


def test_a_person_is_not_moved_for_while_there_is_a_choice() -> None:
    clock, thinker = a_clock(a_match(None, None, None), pause=0.0)
    assert clock.forced is None
    assert not any(clock.update(1.0, at_rest=True) for _ in range(3))
    assert thinker.asked == []


def test_what_was_chosen_step_by_step_is_left_to_be_confirmed(monkeypatch: pytest.MonkeyPatch) -> None:
    clock, only = a_clock(a_match(None, None, None), pause=0.0)[0], PassBid()
    monkeypatch.setattr(type(clock.match.state), "legal_moves", lambda state: [only])
    assert clock.forced is only
    clock.leave_to_hand()
    assert clock.forced is None
    assert not clock.update(9.0, at_rest=True)
    clock.moved()
    assert clock.forced is only


def test_what_costs_money_is_not_paid_unasked(monkeypatch: pytest.MonkeyPatch) -> None:
    match = a_match(None, None, None, game="railways_of_north_america")
    clock, only = a_clock(match, pause=0.0)[0], LayTile(0, 0)
    monkeypatch.setattr(type(match.state), "legal_moves", lambda state: [only])
    assert clock.forced is None
    assert not clock.update(9.0, at_rest=True)


def test_among_bots_alone_undo_holds_them() -> None:
    match = a_match("greedy", "greedy", "greedy")
    session = Session(match, PlainView(), QuickThinker(), Settings(bot_pause=0.0, coach=False))  # type: ignore[arg-type]
    while match.moves_played < 2:
        session.update(0.1, at_rest=True)
    assert session.viewer is None
    assert session.undo()
    assert match.moves_played == 1
    for _ in range(5):
        session.update(0.1, at_rest=True)
    assert match.moves_played == 1


@pytest.mark.parametrize("changes", [True, False])
def test_what_was_done_for_a_person_is_told_until_that_person_decides(changes: bool) -> None:
    match, rng = a_match(None, "greedy", "greedy"), random.Random(1)
    settings = Settings(bot_pause=0.0, coach=False)
    view = PlainView()
    view.text = replace(view.text, preview=lambda move, shown: MovePreview("Pass") if changes else None)
    session = Session(match, view, QuickThinker(), settings)  # type: ignore[arg-type]
    forced = None
    while forced is None:
        forced = session.bot_clock.forced
        if forced is None and session.asked:
            session.play(rng.choice(match.state.legal_moves()))
        elif forced is None:
            session.update(0.1, at_rest=True)
    done = match.moves_played
    while match.moves_played == done:
        session.update(0.1, at_rest=True)
    assert match.journal.entries[done].by == "automatic"
    while not session.asked or session.bot_clock.forced is not None:
        session.update(0.1, at_rest=True)
    assert session.notice == (translate("forced-made", move="Pass") if changes else "")
    session.play(rng.choice(match.state.legal_moves()))
    assert not session.notice


def play_on(clock: BotClock) -> list[DueMove]:
    """Play the moves that are due, and return them."""
    due = list(clock.update(0.1, True))
    for one in due:
        clock.match.play(one.move)
    if due:
        clock.moved()
    return due


def test_the_moves_of_an_action_are_due_together() -> None:
    match = a_match("greedy", "greedy", "greedy", game="railways_of_north_america")
    clock, thinker = a_clock(match, 0.0)
    lengths = []
    while match.moves_played < 60:
        start = match.moves_played
        due = play_on(clock)
        if not due:
            continue
        lengths.append(len(due))
        moves = range(start, start + len(due))
        turns = {(match.mover_of(number), match.position(number).heading()) for number in moves}
        assert len(turns) == 1
        assert (match.current_player, match.state.heading()) not in turns
    assert len(thinker.asked) == sum(lengths)
    assert max(lengths) > 2


def test_play_now_holds_for_the_whole_action() -> None:
    clock, thinker = a_clock(a_match("greedy", "greedy", "greedy", game="railways_of_north_america"), 0.0)
    stops, stop = list[int](), thinker.stop_now
    thinker.stop_now = lambda: (stops.append(len(thinker.asked)), stop())[1]  # type: ignore[method-assign]
    for _ in range(120):
        thinker.asked.clear()
        stops.clear()
        clock.update(0.1, True)
        clock.stop()
        while not (due := play_on(clock)):
            assert len(stops) < 40
        assert stops == list(range(1, len(due) + 1))
        if len(due) > 2:
            return
    raise AssertionError("no action had several moves")


def test_undo_drops_an_action_that_is_half_known() -> None:
    match = a_match("greedy", "greedy", "greedy", game="railways_of_north_america")
    clock, thinker = a_clock(match, 0.0)
    while len(thinker.asked) < 2 or not clock.thinking:
        if play_on(clock):
            thinker.asked.clear()
        assert match.moves_played < 60
    clock.moved()
    assert not clock.thinking
    thinker.asked.clear()
    assert not clock.update(0.1, at_rest=True)
    assert thinker.asked == [(match.current_player, "greedy")]


def test_what_was_saved_of_an_action_stays_if_the_rest_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    match = a_match("greedy", "greedy", "greedy", game="railways_of_north_america")
    session = Session(match, PlainView(), QuickThinker(), Settings(bot_pause=0.0, coach=False))  # type: ignore[arg-type]
    play, played = match.play, list[int]()

    def busy(move: Move, **how: Any) -> list[Event]:
        if played and played[-1] == session.bot_clock.match.moves_played - 1:
            raise StoreBusy(StoreErrorCode.BUSY(file="games"))
        played.append(match.moves_played)
        return play(move, **how)

    monkeypatch.setattr(match, "play", busy)
    while not session.unsaved.waits:
        played.clear()
        session.update(0.1, at_rest=True)
    half = match.moves_played
    session.give_up()
    assert session.bot_clock.paused
    monkeypatch.setattr(match, "play", play)
    session.bot_clock.paused = False
    while match.moves_played == half:
        session.update(0.1, at_rest=True)
    assert match.moves_played > half


def an_adviser(advises: bool = True) -> tuple[Adviser, QuickThinker]:
    thinker = QuickThinker()
    thinker.advises = advises
    view, settings = PlainView(), Settings(bot_pause=0.0)
    return Session(a_match(None, None, None), view, thinker, settings).adviser, thinker  # type: ignore[arg-type]


def test_advice_is_ready_before_a_person_decides_and_asked_for_once() -> None:
    adviser, thinker = an_adviser()
    for _ in range(10):
        adviser.update(at_rest=True)
        adviser.look()
    assert len(thinker.asked) == 1
    assert adviser.advice is None
    assert not adviser.waited_for
    assert not adviser.waiting
    adviser.ask()
    assert adviser.advice is not None
    assert len(thinker.asked) == 1


def test_a_bot_without_advice_is_not_asked_again_and_again() -> None:
    adviser, thinker = an_adviser(advises=False)
    for _ in range(10):
        adviser.update(at_rest=True)
    assert len(thinker.asked) == 1
    assert not adviser.waiting


class SlowThinker(QuickThinker):
    """Searches until it is stopped; `advice` is its draft."""

    stopped = False

    def poll(self) -> Answer | None:
        return super().poll() if self.stopped else None

    def stop_now(self) -> None:
        super().stop_now()
        self.stopped = True


def waiting_adviser(now: list[float]) -> tuple[Adviser, SlowThinker, int]:
    """An adviser that was asked, its thinker, and the playouts of its search; `now` is the time."""
    thinker = SlowThinker()
    view, settings = PlainView(), Settings(bot_pause=0.0, coach=False)
    session = Session(a_match(None, None, None), view, thinker, settings)  # type: ignore[arg-type]
    adviser = Adviser(session, thinker, settings, lambda: now[0])  # type: ignore[arg-type]
    adviser.ask()
    return adviser, thinker, work_limit(adviser_of("american_rails"), "american_rails")


def test_advice_ends_after_some_time_with_what_has_been_found() -> None:
    now = [100.0]
    adviser, thinker, limit = waiting_adviser(now)

    def comes_after(seconds: float) -> bool:
        now[0] += seconds
        for _ in range(3):
            adviser.update(at_rest=True)
            adviser.look()
        return adviser.advice is not None

    assert not comes_after(0.0)
    assert adviser.progress == Progress(0, limit, math.ceil(PATIENCE), can_stop=False)
    assert not comes_after(PATIENCE + 1.0), "nothing is found yet"
    thinker.advice, thinker.thought = some_advice("bid 10"), Thought((), 1)
    assert not comes_after(1.0), "the least work is not done"
    thinker.thought = Thought((), limit // 2)
    assert comes_after(1.0)
    assert adviser.progress is None


def test_advice_can_be_had_early_or_canceled_while_the_player_waits() -> None:
    adviser, thinker, _ = waiting_adviser([100.0])
    adviser.stop()
    assert not thinker.stopped, "there is nothing to show"
    thinker.advice = some_advice("bid 10")
    adviser.stop()
    assert thinker.stopped
    adviser, thinker, _ = waiting_adviser([100.0])
    assert adviser.close()
    assert adviser.progress is None


def seconds_of(clock: BotClock) -> float:
    """The seconds until the clock plays a move."""
    return next(n / 100 for n in range(1, 1000) if clock.update(0.01, at_rest=True))


def test_the_bids_of_an_auction_come_faster_and_faster_and_can_be_rushed() -> None:
    match = a_match("greedy", "greedy", "greedy")
    clock, _ = a_clock(match, pause=1.0)
    match.play(match.state.legal_moves()[0])
    pauses = []
    for _ in range(12):
        clock.moved()
        pauses.append(seconds_of(clock))
        match.play(match.state.legal_moves()[0])
    assert pauses == sorted(pauses, reverse=True)
    assert pauses[-1] < pauses[0] / 5
    assert sum(pauses) < 6
    clock.moved()
    clock.rush()
    assert seconds_of(clock) < pauses[-1]
    while clock.limits.bidding:
        match.play(PassBid())
    clock.moved()
    assert seconds_of(clock) >= 1.0
