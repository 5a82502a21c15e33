"""Runs bots in other processes, so that the window never waits for them.

A bot's work or its own processor time limits it; beyond that, the best move found is played. Wall time is
only used to detect a bot that hangs (`HangLimits`). A bot that hangs, fails or answers with an illegal move
is replaced for that move by the fallback bot, and the answer reports it. A process that has ended, or never
began, is first restarted and asked again. A tree search by time, or with much work, is distributed over
several processes if there are cores for them (`ai.parallel`); what one of them fails to find is only missing.
"""

from __future__ import annotations

import math
import os
import random
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from ai.bot import Thought
from ai.clock import PATIENCE
from ai.mcts import MctsBot
from ai.parallel import together
from ai.registry import WORK, bot_title, make_bot, parse, resolved
from game.match.advice import Advice, AdviceRequest
from game.match.analysis import fixed_determinization
from game.match.worker import (
    AdviceFound,
    BotFactory,
    Failed,
    MoveChosen,
    PlayedSince,
    Pulse,
    Question,
    Ready,
    Stop,
    ThinkingBegun,
    ThoughtFound,
    Worker,
    WorkerEnded,
    WorkerMessage,
    legal,
)
from game.rules.contract import Move, State
from game.rules.messages import Message, MessageId

FALLBACK_BOT: Final = "greedy"
"""The bot that moves for one that fails."""

GRACE: Final = 4.0
"""Processor seconds beyond a bot's time after which its best move is played."""

MAXIMUM_STARTS: Final = 3
"""The maximum number of starts of a process that ends or hangs before it begins with a question."""

MAXIMUM_CRASHES: Final = 2
"""How often a process may end during a question: the system kills one when memory is short."""

PROGRESS_TIME: Final = 0.05
"""The processor seconds that count as progress; a minute of pulses takes less."""

MAXIMUM_STEP: Final = 1.0
"""The maximum time between two checks that counts: while this process was suspended, so were bots."""

NO_QUESTION: Final = 0
"""The number of a question that no bot was asked."""

WORK_LIMITS: Final = frozenset({"playouts", "positions", "depth"})
"""The parameters that limit the work of a search."""

WORK_A_SECOND: Final = {"mcts": 100, "minimax": 800}
"""Playouts or positions per second on a slow machine, in the slowest game."""

MUCH_WORK: Final = 1000
"""The playouts from which a tree search is distributed: with fewer, processes take longer to ask than to
answer."""

MAXIMUM_HELPERS: Final = 3
"""The maximum number of helper processes of a search: each takes memory, and the last ones add little."""


class BotErrorCode(MessageId):
    """Reasons why a bot failed, and the reaction of the program."""

    TOO_LONG = "bot-too-long"
    """A slow bot; only in matches of earlier versions."""
    NOT_RESPONDING = "bot-not-responding"
    FOUND_NOTHING = "bot-found-nothing"
    PROCESS_ENDED = "bot-process-ended"
    ILLEGAL = "bot-illegal", "text"
    FAILED = "bot-failed", "why"
    BEST_SO_FAR = "bot-best-so-far", "bot reason"
    REPLACED = "bot-replaced", "bot reason"
    FIRST_MOVE = "bot-first-move", "bot reason"
    NO_FALLBACK = "bot-no-stand-in", "reason"
    AND_THEN = "bot-and-then", "first then"


class MovesSince(NamedTuple):
    """The moves since a question for the same seat."""

    asked: int
    """The number of that question (`Thinker.ask`)."""
    moves: Sequence[Move]


@dataclass(frozen=True, slots=True)
class Answer:
    """The answer to a question: a legal move, the bot's thought, and any failure."""

    seat: int
    move: Move
    by: str
    """The description of the bot that chose."""
    thought: Thought | None
    failure: Message | None
    """Why another bot had to choose."""
    seconds: float
    advice: Advice | None = None
    """The advice, if it was requested."""


@dataclass(frozen=True, slots=True)
class HangLimits:
    """Limits in seconds after which a bot counts as hanging; one that waits for a busy machine never does."""

    start: float = 60.0
    """The wall time without a message, or processor time, until a process has begun with a question."""
    silence: float = 60.0
    """The wall time without a message and without processor time."""
    work: float = 60.0
    """The processor time without a sign of progress (`Pulse.signs`)."""
    stopped: float = 10.0
    """Both, for a bot that was asked to play now and has found nothing."""
    dropped: float = 3.0
    """The processor time that a canceled question may still take: 0.2 seconds pass between two checks."""
    maximum_pulses_elsewhere: int = 30
    """The maximum number of pulses about a canceled question that takes hardly any processor time."""
    pause: float = 2.0
    """The wall time before the third start of a process: if memory is short, it would end again."""


@dataclass(slots=True)
class _Progress:
    """The progress of a process since it was asked a question."""

    has_begun: bool = False
    silent: float = 0.0
    """The wall time in seconds without a message from the process and without processor time."""
    spent: float = 0.0
    """The processor time that the process has reported."""
    spent_when_heard: float = 0.0
    """The processor time when `silent` began."""
    spent_at_sign: float = 0.0
    """The processor time at the last sign of progress, or at the request to stop."""
    signs: int = 0
    pulses_elsewhere: int = 0
    """The number of pulses about another question, which was canceled."""
    spent_elsewhere: float = 0.0
    """The processor time that the canceled question took between these pulses."""
    last_spent_elsewhere: float | None = None

    def on_message(self) -> None:
        """Record a message about the question."""
        self.silent, self.spent_when_heard, self.spent_at_sign = 0.0, self.spent, self.spent

    def on_pulse(self, message: Pulse, counts_signs: bool) -> None:
        """Record the processor time of the question and signs of progress."""
        self.spent = message.spent
        if message.spent - self.spent_when_heard >= PROGRESS_TIME:
            self.silent, self.spent_when_heard = 0.0, message.spent
        if message.signs != self.signs and counts_signs:
            self.signs, self.spent_at_sign = message.signs, message.spent

    def on_pulse_elsewhere(self, message: Pulse) -> None:
        """Record a pulse about a canceled question."""
        self.pulses_elsewhere += 1
        before, self.last_spent_elsewhere = self.last_spent_elsewhere, message.spent
        self.spent_elsewhere += 0.0 if before is None else max(0.0, message.spent - before)

    def never_begins(self, limits: HangLimits) -> bool:
        """Return whether it hangs before it begins, by itself or with a canceled question."""
        if self.has_begun:
            return False
        is_held = (
            self.pulses_elsewhere >= limits.maximum_pulses_elsewhere or self.spent_elsewhere >= limits.dropped
        )
        return is_held or max(self.silent, self.spent) >= limits.start

    def hangs(self, silence: float, work: float) -> bool:
        """Return whether it has been silent, or has worked without a sign, for this long."""
        return self.silent >= silence or self.spent - self.spent_at_sign >= work


@dataclass(slots=True)
class _Asked:
    """The current question."""

    number: int
    question: Question
    state: State
    seat: int
    bot: str
    seconds: float
    allowed: float
    """The processor time after which the best move is played."""
    asked_at: float
    starts: int = 0
    """How often a process was restarted before it had begun."""
    crashes: int = 0
    """How often a process ended during the question."""
    ask_again_in: float | None = None
    """The time in seconds until the process is restarted; None if one is working."""
    progress: _Progress = field(default_factory=_Progress)
    is_stopped: bool = False
    """Whether the bot was asked to play its best move now."""
    thought: Thought | None = None
    helper_thoughts: dict[int, Thought] = field(default_factory=dict)
    """The latest findings of the helpers, by their number."""
    failure: Message | None = None
    request: AdviceRequest | None = None
    advice: Advice | None = None

    @property
    def found(self) -> Thought | None:
        """The combined findings of all searches."""
        if self.thought is None or not self.helper_thoughts:
            return self.thought
        return together([self.thought, *self.helper_thoughts.values()])


def cores_for_helpers() -> int:
    """Return how many helpers there are cores for: one is left for the window, one for the worker."""
    return max(0, min(MAXIMUM_HELPERS, (os.cpu_count() or 1) - 2))


class Thinker:
    """A runner of one bot at a time, in one process or several. Close it, or use it in a ``with``."""

    def __init__(
        self,
        seed: int | None = None,
        bot_factory: BotFactory = make_bot,
        limits: HangLimits | None = None,
        helpers: int | None = None,
    ) -> None:
        """Start the worker ahead of the first question.

        `seed` makes the determinizations repeatable; `limits` defines when a bot hangs; `helpers` is the
        number of further processes for a search, by default as many as there are cores for.
        """
        self._rng = random.Random(seed)
        self._bot_factory = bot_factory
        self._limits = limits or HangLimits()
        self._looked_at = time.monotonic()
        self._number = 0
        self._asked: _Asked | None = None
        self._ready: Answer | None = None
        self._worker = Worker(bot_factory)
        self._helpers: list[Worker] = []
        self._maximum_helpers = cores_for_helpers() if helpers is None else helpers

    def __enter__(self) -> Thinker:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()

    @property
    def thinking(self) -> bool:
        """Whether an answer is still to come."""
        return self._asked is not None or self._ready is not None

    @property
    def thought(self) -> Thought | None:
        """The last thought that the bot has reported."""
        return self._asked.found if self._asked else None

    @property
    def advice(self) -> Advice | None:
        """The last advice that the bot has reported, if it was requested."""
        return self._asked.advice if self._asked else None

    @property
    def process_id(self) -> int | None:
        """The worker's process id, for watching it."""
        return self._worker.process_id

    def ask(
        self,
        state: State,
        seat: int,
        bot_spec: str,
        seconds: float,
        since: MovesSince | None = None,
        request: AdviceRequest | None = None,
    ) -> int:
        """Ask a bot for `seat`'s move in `state` and return the question's number; `poll` returns the answer.

        `seconds` is the processor time for a bot whose description limits neither that nor its work. A
        question before it is canceled. The state is copied. `since` contains the moves since an earlier
        question, all known to the bot: if that was its last question, it reuses its search (see
        `Bot.choose`). With a `request` it also gives advice, and equal states are determinized alike.
        """
        self.cancel()
        allowed = allowed_seconds(bot_spec, seconds, state.game.key)
        self._send(state.copy(), seat, bot_spec, seconds, allowed, None, since, request)
        return self._number

    def goes_on(self, state: State) -> bool:
        """Return whether the bot may be asked ahead for the next move of its action, in this state."""
        return True

    def poll(self) -> Answer | None:
        """Return the answer, once, when it has come. Call it every frame; it never waits."""
        self._receive()
        asked = self._asked
        if asked is not None:
            self._watch(asked)
        ready, self._ready = self._ready, None
        return ready

    def stop_now(self) -> None:
        """Have the bot play its best move now; the next calls of `poll` return it."""
        asked = self._asked
        if asked is None or asked.is_stopped:
            return
        asked.is_stopped = True
        asked.progress.on_message()
        self._answer_with_what_is_found(asked)

    def cancel(self) -> None:
        """Cancel the question: no answer will come."""
        if self._asked is not None:
            self._send_to_all(Stop(self._asked.number))
        self._asked = None
        self._ready = None

    def close(self) -> None:
        """End the processes."""
        self._asked = self._ready = None
        for worker in (self._worker, *self._helpers):
            worker.end()

    def _send_to_all(self, message: Stop) -> None:
        for worker in (self._worker, *self._helpers):
            worker.send(message)

    def _send(
        self,
        state: State,
        seat: int,
        bot: str,
        seconds: float,
        allowed: float,
        trouble: Message | None,
        since: MovesSince | None = None,
        request: AdviceRequest | None = None,
    ) -> None:
        self._number += 1
        known = state.determinize(seat, self._rng) if request is None else fixed_determinization(state, seat)
        data, game = known.to_data(), state.game
        plain = _plain(bot, game.key)
        played = PlayedSince(since.asked, [game.format_move(move) for move in since.moves]) if since else None
        question = Question(
            self._number, game.key, game.other_board, data, seat, plain, seconds, played, request
        )
        self._worker.send(question)
        if searches_in_parallel(plain, game.key):
            self._start_helpers()
            for worker in self._helpers:
                worker.send(question)
        self._asked = _Asked(
            number=self._number,
            question=question,
            state=state,
            seat=seat,
            bot=bot,
            seconds=seconds,
            allowed=allowed,
            asked_at=time.monotonic(),
            failure=trouble,
            request=request,
        )

    def _start_helpers(self) -> None:
        """Start the helper processes, as many as there is room for."""
        while len(self._helpers) < self._maximum_helpers and not self._worker.is_thread:
            worker = Worker(self._bot_factory)
            if worker.is_thread:
                worker.end()
                self._maximum_helpers = len(self._helpers)
            else:
                self._helpers.append(worker)

    def _receive(self) -> None:
        # The helpers first: what they found counts when the worker's answer comes.
        for i, worker in enumerate(self._helpers):
            try:
                for message in worker.received():
                    asked = self._asked
                    if (
                        asked is not None
                        and isinstance(message, ThoughtFound)
                        and message.number == asked.number
                    ):
                        asked.helper_thoughts[i] = message.thought(asked.state)
            except WorkerEnded:
                pass  # It is restarted with the next question.
        try:
            for message in self._worker.received():
                self._handle(message)
        except WorkerEnded:
            if self._asked is not None:
                self._ask_again(self._asked, BotErrorCode.PROCESS_ENDED())

    def _handle(self, message: WorkerMessage) -> None:
        asked = self._asked
        if asked is None or isinstance(message, Ready):
            return
        if message.number != asked.number:
            if isinstance(message, Pulse):
                asked.progress.on_pulse_elsewhere(message)
            return
        if isinstance(message, Pulse):
            asked.progress.on_pulse(message, counts_signs=not asked.is_stopped)
            return
        asked.progress.on_message()
        match message:
            case ThinkingBegun():
                asked.progress.has_begun = True
            case ThoughtFound():
                asked.thought = message.thought(asked.state)
                if asked.is_stopped:
                    self._answer_with_what_is_found(asked)
            case AdviceFound():
                asked.advice = message.advice
            case MoveChosen():
                move = legal(asked.state.game, asked.state, message.move)
                if move is None:
                    self._replace(asked, BotErrorCode.ILLEGAL(text=message.move))
                elif not (asked.helper_thoughts and self._answer_with_what_is_found(asked)):
                    self._answer(asked, move)
            case Failed():
                self._replace(asked, BotErrorCode.FAILED(why=message.reason))

    def _answer_with_what_is_found(self, asked: _Asked) -> bool:
        """Play the best candidate and stop all searches; False if there is none yet."""
        found = asked.found
        if found is None or not found.candidates:
            return False
        self._send_to_all(Stop(asked.number))
        asked.thought, asked.helper_thoughts = found, {}
        self._answer(asked, found.candidates[0].move)
        return True

    def _watch(self, asked: _Asked) -> None:
        """Check the time of the question: play what was found when it is over, and end what hangs."""
        now, limits = time.monotonic(), self._limits
        step, self._looked_at = min(now - self._looked_at, MAXIMUM_STEP), now
        if asked.ask_again_in is not None:
            asked.ask_again_in -= step
            if asked.ask_again_in <= 0.0:
                asked.ask_again_in = None
                self._worker.send(asked.question)
            return
        progress = asked.progress
        progress.silent += step
        if progress.never_begins(limits):
            self._worker.end()
            self._ask_again(asked, BotErrorCode.NOT_RESPONDING())
            return
        if not progress.has_begun:
            return
        if progress.spent > asked.allowed + GRACE and self._answer_with_what_is_found(asked):
            return
        silence = limits.stopped if asked.is_stopped else limits.silence
        work = limits.stopped if asked.is_stopped else limits.work
        if not progress.hangs(silence, work):
            return
        self._worker.end()
        reason = BotErrorCode.FOUND_NOTHING() if asked.is_stopped else BotErrorCode.NOT_RESPONDING()
        before = asked.failure
        if before is None:
            asked.failure = BotErrorCode.BEST_SO_FAR(bot=bot_title(asked.bot), reason=reason)
        if not self._answer_with_what_is_found(asked):
            asked.failure = before
            self._replace(asked, reason)

    def _ask_again(self, asked: _Asked, reason: Message) -> None:
        """Ask again after the process has ended, a few times; then ask another bot, for a `reason`.

        If no process ever starts, a thread of this one does its work.
        """
        if asked.progress.has_begun:
            asked.crashes += 1
            if asked.crashes == MAXIMUM_CRASHES:
                self._replace(asked, reason)
                return
        else:
            asked.starts += 1
            if asked.starts == MAXIMUM_STARTS:
                if self._worker.is_ready or self._worker.is_thread:
                    self._replace(asked, reason)
                    return
                self._worker.move_to_thread()
        asked.progress = _Progress()
        asked.ask_again_in = self._limits.pause if asked.starts == MAXIMUM_STARTS - 1 else 0.0

    def _replace(self, asked: _Asked, reason: Message) -> None:
        """Ask the fallback bot; if that failed, play the first legal move."""
        if asked.bot == FALLBACK_BOT:
            if asked.failure is None:
                asked.failure = BotErrorCode.FIRST_MOVE(bot=bot_title(asked.bot), reason=reason)
            else:
                then = BotErrorCode.NO_FALLBACK(reason=reason)
                asked.failure = BotErrorCode.AND_THEN(first=asked.failure, then=then)
            self._answer(asked, asked.state.legal_moves()[0])
        else:
            trouble = BotErrorCode.REPLACED(bot=bot_title(asked.bot), reason=reason)
            self._send(
                asked.state, asked.seat, FALLBACK_BOT, asked.seconds, math.inf, trouble, request=asked.request
            )

    def _answer(self, asked: _Asked, move: Move) -> None:
        spent = time.monotonic() - asked.asked_at
        self._ready = Answer(asked.seat, move, asked.bot, asked.thought, asked.failure, spent, asked.advice)
        self._asked = None


def _plain(bot_spec: str, game: str) -> str:
    """Return a level's bot in a game; any other description, even an unknown one, is unchanged."""
    try:
        return resolved(bot_spec, game)
    except ValueError:
        return bot_spec


def searches_in_parallel(bot_spec: str, game: str = "") -> bool:
    """Return whether several processes search for a bot: a tree search by time or with much work, without a
    seed.

    >>> searches_in_parallel("mcts:seconds=1"), searches_in_parallel("mcts:playouts=4000,seed=1")
    (True, False)
    >>> searches_in_parallel("mcts:playouts=4000"), searches_in_parallel("mcts:playouts=600")
    (True, False)
    """
    try:
        name, parameters = parse(bot_spec, game)
    except ValueError:
        return False
    playouts = int(parameters.get("playouts", MUCH_WORK))
    return name == MctsBot.name and "seed" not in parameters and playouts >= MUCH_WORK


def typical_seconds(bot_spec: str, game: str = "") -> float:
    """Return about how long a bot thinks about a real choice; 0 for one that doesn't search.

    It is the time in its description, or an estimate for its work on a slow machine: 1 to 3 seconds.

    >>> typical_seconds("mcts:seconds=0.5"), typical_seconds("mcts:playouts=8"), typical_seconds("greedy")
    (0.5, 1.0, 0.0)
    """
    try:
        kind, parameters = parse(bot_spec, game)
    except ValueError:
        return 0.0
    if "seconds" in parameters:
        return float(parameters["seconds"])
    work = parameters.get(WORK.get(kind, ""))
    return 0.0 if work is None else min(3.0, max(1.0, float(work) / WORK_A_SECOND[kind]))


def work_limit(bot_spec: str, game: str = "") -> int:
    """Return the playouts or positions to which a bot's description limits its search; 0 for no such limit.

    >>> work_limit("mcts:playouts=240,seed=1"), work_limit("mcts:seconds=2"), work_limit("greedy")
    (240, 0, 0)
    """
    kind, parameters = parse(bot_spec, game)
    return int(parameters.get(WORK.get(kind, ""), 0))


def allowed_seconds(bot_spec: str, seconds: float, game: str = "") -> float:
    """Return the processor time that a bot of this description may spend; infinity if its work limits it.

    A bot with a limit of neither kind has `seconds`.

    >>> allowed_seconds("mcts:seconds=2", 1.0), allowed_seconds("mcts:playouts=9", 1.0)
    (2.0, inf)
    """
    try:
        _, parameters = parse(bot_spec, game)
    except ValueError:
        return seconds
    if not parameters.keys().isdisjoint(WORK_LIMITS) and "seconds" not in parameters:
        return math.inf
    factor = PATIENCE if parameters.get("least") else 1.0
    return factor * float(parameters.get("seconds", seconds))
