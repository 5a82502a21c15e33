"""Bots think in processes of their own, so that the window never waits for them.

A bot is never too slow: its work or its own processor time limits it, and where it goes beyond that, the
best move that it has found is played. Wall time only finds a bot that hangs (`HangLimits`). A bot that hangs,
fails or answers with something illegal is replaced for that move by the stand-in, and the answer says so.
A process that has ended or never began is started again first, and asked the same. A tree search by time is
split over several processes where there are cores for it (`ai.parallel`); what one of them fails to find
is only missing.
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
"""The bot that moves for one that can't."""

GRACE: Final = 4.0
"""Seconds of processor time that a bot may spend beyond its time before its best move so far is played."""

MAXIMUM_STARTS: Final = 3
"""How many times a process is started that ends or hangs before it has begun with a question."""

MAXIMUM_CRASHES: Final = 2
"""How many times a process may end in the middle of a question: the system ends one when memory is short."""

PROGRESS_TIME: Final = 0.05
"""Seconds of processor time that show that a bot goes on; reporting them for a minute spends less."""

MAXIMUM_STEP: Final = 1.0
"""Seconds that pass for the watch between two looks at most: while this process was stopped, so were bots."""

NO_QUESTION: Final = 0
"""The number of a question that no bot was asked."""

WORK_LIMITS: Final = frozenset({"playouts", "positions", "depth"})
"""The parameters that limit the work of a search."""

WORK_A_SECOND: Final = {"mcts": 100, "minimax": 800}
"""The playouts or positions of a second on a slow machine, in the game where they take longest."""

MAXIMUM_HELPERS: Final = 3
"""How many more processes a search may have at most: each takes memory, and the last ones add little."""


class BotTrouble(MessageId):
    """Why a bot could not move, and what was done about it."""

    TOO_LONG = "bot-too-long"
    """Of a bot that was slow; only matches that an earlier version has saved say so."""
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
    """What was played since a question for the same seat."""

    asked: int
    """Its number (`Thinker.ask`)."""
    moves: Sequence[Move]


@dataclass(frozen=True, slots=True)
class Answer:
    """What came of asking: a legal move, what the bot thought, and what went wrong if something did."""

    seat: int
    move: Move
    by: str
    """The description of the bot that chose."""
    thought: Thought | None
    trouble: Message | None
    """Why another bot had to choose."""
    seconds: float
    advice: Advice | None = None
    """The thought in words, where that was wished."""


@dataclass(frozen=True, slots=True)
class HangLimits:
    """When a bot is taken to hang, in seconds; a bot that only waits for a busy machine never is."""

    start: float = 60.0
    """Wall time without a word, or processor time, until a process has begun with a question."""
    silence: float = 60.0
    """Wall time without a word, and without processor time being spent."""
    work: float = 60.0
    """Processor time without a sign that the bot goes on (`Working.signs`)."""
    stopped: float = 10.0
    """Both, for a bot that was asked to play now and has found nothing."""
    dropped: float = 3.0
    """Processor time that may go on into a question that was dropped: 0.2 seconds pass between two checks."""
    maximum_pulses_elsewhere: int = 30
    """How many times the worker may report that, where hardly any processor time goes into it."""
    pause: float = 2.0
    """Wall time before a process is started for the third time: for want of memory it would end again."""


@dataclass(slots=True)
class _Progress:
    """What a process has shown since it was asked a question."""

    has_begun: bool = False
    silent: float = 0.0
    """Wall time without a word from it, and without processor time being spent."""
    spent: float = 0.0
    """The processor time that it has reported."""
    spent_when_heard: float = 0.0
    """The processor time when `silent` began."""
    spent_at_sign: float = 0.0
    """The processor time at the last sign of progress, or at the request to stop."""
    signs: int = 0
    pulses_elsewhere: int = 0
    """How many times it has reported that it works on another question, which was dropped."""
    spent_elsewhere: float = 0.0
    """The processor time that went into that one between these reports."""
    last_spent_elsewhere: float | None = None

    def on_message(self) -> None:
        """Take note of a message about the question."""
        self.silent, self.spent_when_heard, self.spent_at_sign = 0.0, self.spent, self.spent

    def on_pulse(self, message: Pulse, counts_signs: bool) -> None:
        """Take note of the processor time that the question has taken, and of signs that the bot goes on."""
        self.spent = message.spent
        if message.spent - self.spent_when_heard >= PROGRESS_TIME:
            self.silent, self.spent_when_heard = 0.0, message.spent
        if message.signs != self.signs and counts_signs:
            self.signs, self.spent_at_sign = message.signs, message.spent

    def on_pulse_elsewhere(self, message: Pulse) -> None:
        """Take note of work on a question that was dropped."""
        self.pulses_elsewhere += 1
        before, self.last_spent_elsewhere = self.last_spent_elsewhere, message.spent
        self.spent_elsewhere += 0.0 if before is None else max(0.0, message.spent - before)

    def never_begins(self, patience: HangLimits) -> bool:
        """Return whether it hangs before it begins, by itself or with a question that was dropped."""
        if self.has_begun:
            return False
        is_held = (
            self.pulses_elsewhere >= patience.maximum_pulses_elsewhere
            or self.spent_elsewhere >= patience.dropped
        )
        return is_held or max(self.silent, self.spent) >= patience.start

    def hangs(self, silence: float, work: float) -> bool:
        """Return whether it is silent for so long, or has worked for so long without a sign."""
        return self.silent >= silence or self.spent - self.spent_at_sign >= work


@dataclass(slots=True)
class _Asked:
    """The question that is being thought about."""

    number: int
    question: Question
    state: State
    seat: int
    bot: str
    seconds: float
    allowed: float
    """The processor time after which the best move so far is played."""
    asked_at: float
    starts: int = 0
    """How many times a process was started again before it had begun."""
    crashes: int = 0
    """How many times a process ended in the middle of it."""
    ask_again_in: float | None = None
    """Seconds until a process is started again; None: one is at work."""
    progress: _Progress = field(default_factory=_Progress)
    is_stopped: bool = False
    """Whether the bot was asked to play its best move so far."""
    thought: Thought | None = None
    helper_thoughts: dict[int, Thought] = field(default_factory=dict)
    """What the other searches have found, by their number."""
    trouble: Message | None = None
    request: AdviceRequest | None = None
    advice: Advice | None = None

    @property
    def found(self) -> Thought | None:
        """What all searches together have found."""
        if self.thought is None or not self.helper_thoughts:
            return self.thought
        return together([self.thought, *self.helper_thoughts.values()])


def cores_for_helpers() -> int:
    """How many more processes may search: one core is left for the window, one is the worker's."""
    return max(0, min(MAXIMUM_HELPERS, (os.cpu_count() or 1) - 2))


class Thinker:
    """One bot at a time thinks here, in a process or in several. Close it, or use it in a ``with``."""

    def __init__(
        self,
        seed: int | None = None,
        bot_factory: BotFactory = make_bot,
        limits: HangLimits | None = None,
        helpers: int | None = None,
    ) -> None:
        """Start the worker ahead of the first question.

        `seed` makes the determinizations repeatable; `patience` says when a bot hangs; `company` is how many
        more processes search with it, as many as there are cores for if not given.
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
        """What the bot that is thinking has reported last."""
        return self._asked.found if self._asked else None

    @property
    def advice(self) -> Advice | None:
        """What the bot that is thinking advises so far, where that was wished."""
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
        """Let a bot think about `seat`'s move in `state`; `poll` will bring the answer. It returns a number.

        `seconds` is the processor time for a bot whose description limits neither that nor its work. What
        was being thought about before is dropped. The state is copied: it may be played on. `since` is what
        was played since the question with that number, all known to the bot: if it was asked that one last,
        it goes on from there
        (see `Bot.choose`). With a `wish` its thoughts are put into words (`counsel`); what it can't know is
        then imagined alike each time.
        """
        self.cancel()
        allowed = allowed_seconds(bot_spec, seconds, state.game.key)
        self._send(state.copy(), seat, bot_spec, seconds, allowed, None, since, request)
        return self._number

    def poll(self) -> Answer | None:
        """The answer, once, when there is one. Call it every frame: it never waits."""
        self._receive()
        asked = self._asked
        if asked is not None:
            self._watch(asked)
        ready, self._ready = self._ready, None
        return ready

    def stop_now(self) -> None:
        """Have the bot play the best that it has found; the answer comes with the next `poll` or soon."""
        asked = self._asked
        if asked is None or asked.is_stopped:
            return
        asked.is_stopped = True
        asked.progress.on_message()
        self._answer_with_what_is_found(asked)

    def cancel(self) -> None:
        """Drop the question: no answer will come."""
        if self._asked is not None:
            self._send_to_all(Stop(self._asked.number))
        self._asked = None
        self._ready = None

    def close(self) -> None:
        """End the workers."""
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
            trouble=trouble,
            request=request,
        )

    def _start_helpers(self) -> None:
        """Start the other processes, as many as there is room for."""
        while len(self._helpers) < self._maximum_helpers and not self._worker.is_thread:
            worker = Worker(self._bot_factory)
            if worker.is_thread:
                worker.end()
                self._maximum_helpers = len(self._helpers)
            else:
                self._helpers.append(worker)

    def _receive(self) -> None:
        # The company first: what it found counts when the worker's answer comes.
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
                pass  # It is started again with the next question.
        try:
            for message in self._worker.received():
                self._handle(message)
        except WorkerEnded:
            if self._asked is not None:
                self._ask_again(self._asked, BotTrouble.PROCESS_ENDED())

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
                    self._replace(asked, BotTrouble.ILLEGAL(text=message.move))
                elif not (asked.helper_thoughts and self._answer_with_what_is_found(asked)):
                    self._answer(asked, move)
            case Failed():
                self._replace(asked, BotTrouble.FAILED(why=message.reason))

    def _answer_with_what_is_found(self, asked: _Asked) -> bool:
        """Take the best candidate and stop all searches; False if there is none yet."""
        found = asked.found
        if found is None or not found.candidates:
            return False
        self._send_to_all(Stop(asked.number))
        asked.thought, asked.helper_thoughts = found, {}
        self._answer(asked, found.candidates[0].move)
        return True

    def _watch(self, asked: _Asked) -> None:
        """Let time pass for the question: play what was found when its time is over, end what hangs."""
        now, patience = time.monotonic(), self._limits
        step, self._looked_at = min(now - self._looked_at, MAXIMUM_STEP), now
        if asked.ask_again_in is not None:
            asked.ask_again_in -= step
            if asked.ask_again_in <= 0.0:
                asked.ask_again_in = None
                self._worker.send(asked.question)
            return
        progress = asked.progress
        progress.silent += step
        if progress.never_begins(patience):
            self._worker.end()
            self._ask_again(asked, BotTrouble.NOT_RESPONDING())
            return
        if not progress.has_begun:
            return
        if progress.spent > asked.allowed + GRACE and self._answer_with_what_is_found(asked):
            return
        silence = patience.stopped if asked.is_stopped else patience.silence
        work = patience.stopped if asked.is_stopped else patience.work
        if not progress.hangs(silence, work):
            return
        self._worker.end()
        reason = BotTrouble.FOUND_NOTHING() if asked.is_stopped else BotTrouble.NOT_RESPONDING()
        before = asked.trouble
        if before is None:
            asked.trouble = BotTrouble.BEST_SO_FAR(bot=bot_title(asked.bot), reason=reason)
        if not self._answer_with_what_is_found(asked):
            asked.trouble = before
            self._replace(asked, reason)

    def _ask_again(self, asked: _Asked, reason: Message) -> None:
        """Ask the same again after the process has ended, a few times; then another bot, for a `reason`.

        Where no process ever comes up, a thread of this one does its work.
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
        """Ask the stand-in; if that was the stand-in, take the first legal move."""
        if asked.bot == FALLBACK_BOT:
            if asked.trouble is None:
                asked.trouble = BotTrouble.FIRST_MOVE(bot=bot_title(asked.bot), reason=reason)
            else:
                then = BotTrouble.NO_FALLBACK(reason=reason)
                asked.trouble = BotTrouble.AND_THEN(first=asked.trouble, then=then)
            self._answer(asked, asked.state.legal_moves()[0])
        else:
            trouble = BotTrouble.REPLACED(bot=bot_title(asked.bot), reason=reason)
            self._send(
                asked.state, asked.seat, FALLBACK_BOT, asked.seconds, math.inf, trouble, request=asked.request
            )

    def _answer(self, asked: _Asked, move: Move) -> None:
        spent = time.monotonic() - asked.asked_at
        self._ready = Answer(asked.seat, move, asked.bot, asked.thought, asked.trouble, spent, asked.advice)
        self._asked = None


def _plain(bot_spec: str, game: str) -> str:
    """What a level is in a game; any other description as it is, also one that nobody knows."""
    try:
        return resolved(bot_spec, game)
    except ValueError:
        return bot_spec


def searches_in_parallel(bot_spec: str, game: str = "") -> bool:
    """Whether a bot thinks better in several processes: a tree search by time, left to chance.

    >>> searches_in_parallel("mcts:seconds=1"), searches_in_parallel("mcts:playouts=600,seed=1")
    (True, False)
    """
    try:
        name, parameters = parse(bot_spec, game)
    except ValueError:
        return False
    return name == MctsBot.name and not {"playouts", "seed"} & parameters.keys()


def typical_seconds(bot_spec: str, game: str = "") -> float:
    """Return about how long a bot thinks about a move where it has a choice; 0 of one that doesn't search.

    That is the time in its description, or what its work takes on a slow machine: 1 to 3 seconds.

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
    patience = PATIENCE if parameters.get("least") else 1.0
    return patience * float(parameters.get("seconds", seconds))
