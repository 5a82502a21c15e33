"""The process in which bots think: it answers questions until its pipe closes.

If no process can be started, a thread does the same.

While a bot thinks, a second thread reports every second how much processor time it has spent (`Pulse`). With
that, the window can tell a bot that waits for a busy machine from one that hangs, on every system.

It is started by ``spawn`` and ends when its pipe closes, even if its parent is killed. It receives a bot's
description and a state determinized for the bot's seat: what the seat can't know is never sent.
"""

from __future__ import annotations

import os
import queue
import threading
import time
import traceback
from collections.abc import Callable, Iterator, Mapping, Sequence
from multiprocessing.connection import Connection, Pipe
from typing import Final

from msgspec import Struct

from ai.bot import Bot, CancelCheck, Candidate, Thought
from ai.worker_process import WorkerProcess, run_in_background
from game.match.advice import Advice, AdviceRequest
from game.rules.boards import BoardFile
from game.rules.catalog import GAMES, GamePackages, find_game
from game.rules.codecs import MoveParseError
from game.rules.contract import Data, Game, Move, State

MAXIMUM_REPORTED: Final = 12
"""The maximum number of candidates in a report."""

DRAFT_EVERY: Final = 1.0
"""The wall time in seconds between two drafts of advice, which are shown if the search is stopped."""

PULSE: Final = 1.0
"""The time in seconds between two pulses."""

BotFactory = Callable[[str], Bot]
"""Makes a bot from its description; the worker must be able to import it by name."""


class PlayedSince(Struct, frozen=True):
    """The moves since an earlier question, all known to the bot."""

    asked: int
    """The number of that question."""
    moves: list[str]


class Question(Struct, frozen=True):
    """A question to a bot."""

    number: int
    game: str
    board: BoardFile | None
    data: Data
    seat: int
    bot: str
    seconds: float
    since: PlayedSince | None
    request: AdviceRequest | None = None
    """A request for advice in addition to the move."""


class Stop(Struct, frozen=True):
    """A message that cancels a question."""

    number: int


class Ready(Struct, frozen=True):
    """A message: the process has started and accepts questions."""


class ThinkingBegun(Struct, frozen=True):
    """The bot and the state of a question are ready, and the bot starts to think."""

    number: int


class Pulse(Struct, frozen=True):
    """A question is being worked on, perhaps one that was canceled."""

    number: int
    spent: float
    """The processor seconds spent on it."""
    signs: int
    """The bot's signs of progress: its reports and its calls of `CancelCheck`."""


class ThoughtFound(Struct, frozen=True):
    """A report of a bot's findings up to now."""

    number: int
    candidates: list[tuple[str, float, int, float, tuple[float, ...], float]]
    work: int
    depth: int
    seconds: float

    def thought(self, state: State) -> Thought:
        """Return it as a thought about `state`, without moves that are illegal there."""
        candidates = tuple(
            Candidate(move, value, visits, chance, scores, error)
            for text, value, visits, chance, scores, error in self.candidates
            if (move := legal(state.game, state, text)) is not None
        )
        return Thought(candidates, self.work, self.depth, self.seconds)


class MoveChosen(Struct, frozen=True):
    """The bot's move."""

    number: int
    move: str


class Failed(Struct, frozen=True):
    """The bot raised an error."""

    number: int
    reason: str


class AdviceFound(Struct, frozen=True):
    """A bot's advice during the search or at the end."""

    number: int
    advice: Advice


WorkerMessage = Ready | ThinkingBegun | Pulse | ThoughtFound | AdviceFound | MoveChosen | Failed


class _Stopped(Exception):
    """An exception that ends a bot's search from within its reports."""


class WorkerEnded(Exception):
    """Raised if the worker has ended unexpectedly."""


class Worker:
    """The worker process as its parent sees it."""

    def __init__(self, maker: BotFactory) -> None:
        """Start it ahead of the first question."""
        self._maker = maker
        self._process: WorkerProcess | None = None
        self.is_ready = False
        """Whether the worker has sent anything since it was started."""
        self._start()

    @property
    def process_id(self) -> int | None:
        """Its process id, for watching it; None if it is a thread."""
        return self._process.process_id if self._process is not None else None

    @property
    def is_thread(self) -> bool:
        """Whether the worker is a thread of this process, because no process could be started."""
        return self._process is None

    def _start(self) -> None:
        try:
            self._process = WorkerProcess("parlorcar bot", run_worker, self._maker, dict(GAMES))
        except OSError:
            # The system can't start one more process. A window that is less smooth is better than none.
            self._start_thread()
        else:
            self._open(self._process.pipe)

    def _start_thread(self) -> None:
        self._process = None
        ours, theirs = Pipe()
        threading.Thread(target=run_in_thread, args=(theirs, self._maker), daemon=True).start()
        self._open(ours)

    def _open(self, pipe: Connection) -> None:
        self._pipe, self.is_ready = pipe, False
        self._unsent: queue.SimpleQueue[Question | Stop | None] = queue.SimpleQueue()
        threading.Thread(target=_send_all, args=(pipe, self._unsent), daemon=True).start()

    def end(self) -> None:
        """End it; it is restarted when it is needed."""
        self._unsent.put(None)
        if self._process:
            self._process.close()
        else:
            self._pipe.close()  # A thread can't be ended, but it sees this.

    def move_to_thread(self) -> None:
        """End the process, and let a thread of this one do its work from now on."""
        self.end()
        self._start_thread()

    def send(self, message: Question | Stop) -> None:
        """Send a message without waiting; if the process has ended, a question restarts it.

        A message to a process that has died is lost; `received` raises `WorkerEnded` then.
        """
        if self._pipe.closed:
            if isinstance(message, Stop):
                return
            self._start()
        self._unsent.put(message)

    def received(self) -> Iterator[WorkerMessage]:
        """Yield new messages without waiting. Raises `WorkerEnded`."""
        try:
            while not self._pipe.closed and self._pipe.poll():
                message: WorkerMessage = self._pipe.recv()
                self.is_ready = True
                yield message
        except (EOFError, OSError):
            self.end()
            raise WorkerEnded from None


def _send_all(pipe: Connection, unsent: queue.SimpleQueue[Question | Stop | None]) -> None:
    """Send messages until None comes, so that a slow reader never keeps the window waiting."""
    try:
        while (message := unsent.get()) is not None:
            pipe.send(message)
    except (OSError, TypeError):
        return  # The pipe was closed at one end, perhaps in the middle of a message.


def legal(game: Game, state: State, text: str) -> Move | None:
    """Parse a move; None if it is not legal in `state`."""
    try:
        move = game.parse_move(text)
    except MoveParseError:
        return None
    return move if move in state.legal_moves() else None


def run_worker(pipe: Connection, maker: BotFactory, games: Mapping[str, GamePackages]) -> None:
    """Answer questions from the pipe, one after another, until it closes.

    `games` is the parent's catalog.
    """
    GAMES.update(games)
    run_in_background(nice=5)
    _answer_all(pipe, maker, lambda: os._exit(0))


def run_in_thread(pipe: Connection, maker: BotFactory) -> None:
    """Do the work of the process in a thread of its parent."""
    _answer_all(pipe, maker, lambda: None)
    pipe.close()


def _answer_all(pipe: Connection, maker: BotFactory, leave: Callable[[], None]) -> None:
    """Answer questions, one after another; `leave` is called immediately when the pipe closes."""
    questions: queue.SimpleQueue[Question | None] = queue.SimpleQueue()
    stopped: set[int] = set()
    answers = _AnswerSender(pipe)
    threading.Thread(target=_listen, args=(pipe, questions, stopped, leave), daemon=True).start()
    answers.send(Ready())
    bots: dict[tuple[str, int], Bot] = {}
    asked: dict[tuple[str, int], int] = {}
    """The last question of each bot: not each question reaches it, and it plays at many tables in turn."""
    while (question := questions.get()) is not None:
        if question.number in stopped:
            continue
        answers.begin(question.number)
        try:
            who = question.bot, question.seat
            if who not in bots or question.request is not None:
                bots[who] = maker(
                    question.bot
                )  # A bot that gives advice is made again, so that its advice is repeatable.
            state = find_game(question.game, question.board).restore(question.data)
            answers.send(ThinkingBegun(question.number))
            last, asked[who] = asked.get(who), question.number
            answers.send(
                MoveChosen(question.number, _choose(answers, bots[who], question, state, last, stopped))
            )
        except _Stopped:
            continue
        except Exception as error:
            # No error of a bot may end the game: the log names it, and standard error has the traceback.
            bots.pop((question.bot, question.seat), None)
            try:
                answers.send(Failed(question.number, type(error).__name__))
            except OSError:
                break  # The window is gone.
            traceback.print_exception(error)
        finally:
            answers.begin(None)
    answers.end()


class _AnswerSender:
    """A sender of messages from several threads, and of pulses during work on a question."""

    def __init__(self, pipe: Connection) -> None:
        """Start the pulses; the bots think in the thread that calls this."""
        self._pipe = pipe
        self._lock = threading.Lock()
        self._clock = _own_clock()
        self._number: int | None = None
        self._began = 0.0
        self.signs = 0
        self._ended = threading.Event()
        threading.Thread(target=self._beat, daemon=True).start()

    def send(self, message: WorkerMessage) -> None:
        """Send a message."""
        with self._lock:
            self._pipe.send(message)

    def begin(self, number: int | None) -> None:
        """Work on a question from now on; None for none."""
        with self._lock:
            self._number, self._began, self.signs = number, self._clock(), 0

    def end(self) -> None:
        """End the pulses."""
        self._ended.set()

    def _beat(self) -> None:
        try:
            while not self._ended.wait(PULSE):
                with self._lock:
                    if self._number is not None:
                        spent = self._clock() - self._began
                        self._pipe.send(Pulse(self._number, spent, self.signs))
        except OSError:
            return  # The window is gone.


def _own_clock() -> Callable[[], float]:
    """Return a clock of this thread's processor time, or of this process's if the system has none."""
    if hasattr(time, "pthread_getcpuclockid"):
        clock = time.pthread_getcpuclockid(threading.get_ident())
        return lambda: time.clock_gettime(clock)
    return time.process_time


def _listen(
    pipe: Connection,
    questions: queue.SimpleQueue[Question | None],
    stopped: set[int],
    leave: Callable[[], None],
) -> None:
    """Receive questions and cancellations while a bot thinks, until the pipe closes."""
    try:
        while True:
            message: Question | Stop = pipe.recv()
            if isinstance(message, Stop):
                stopped.add(message.number)
            else:
                questions.put(message)
    except (EOFError, OSError):
        leave()
        questions.put(None)


def _choose(
    answers: _AnswerSender, bot: Bot, question: Question, state: State, last: int | None, stopped: set[int]
) -> str:
    """Return the bot's move; `last` is the question that it was asked before."""
    game = state.game

    def cancel_check() -> None:
        answers.signs += 1
        if question.number in stopped:
            raise _Stopped

    words = _AdviceWriter(answers, question, state, cancel_check) if question.request is not None else None

    def report(thought: Thought) -> None:
        cancel_check()
        if words is not None:
            words.hear(thought)
        candidates = [
            (game.format_move(one.move), one.value, one.visits, one.chance, one.scores, one.error)
            for one in thought.candidates[:MAXIMUM_REPORTED]
        ]
        answers.send(ThoughtFound(question.number, candidates, thought.work, thought.depth, thought.seconds))

    since = None
    if question.since is not None and question.since.asked == last:
        since = [game.parse_move(text) for text in question.since.moves]
    if words is not None and (advised := words.give_at_once()) is not None:
        return advised
    bot.cancel_check = cancel_check
    move = bot.choose(state, question.seat, question.seconds, report, since)
    if words is not None:
        words.conclude(move)
    return game.format_move(move)


class _AdviceWriter:
    """A sender of a bot's advice: drafts during the search, and the final advice."""

    def __init__(
        self, answers: _AnswerSender, question: Question, state: State, cancel_check: CancelCheck
    ) -> None:
        self._answers = answers
        self._cancel_check = cancel_check
        self._ask = question
        self._state = state
        self._last: Thought | None = None
        self._drafted = time.monotonic()

    def give_at_once(self) -> str | None:
        """Send advice that needs no search; return the best move, or None if a search is needed."""
        advice = self._advise((), None)
        if advice is None:
            return None
        self._answers.send(AdviceFound(self._ask.number, advice))
        return advice.moves[0].move

    def hear(self, thought: Thought) -> None:
        """Record a thought, and send a draft about it from time to time."""
        self._last, now = thought, time.monotonic()
        if now - self._drafted >= DRAFT_EVERY:
            self._drafted = now
            self._send_about(thought, None)

    def conclude(self, move: Move) -> None:
        """Send a draft about the whole search, then the final advice; the bot has chosen `move`."""
        if self._last is not None:
            self._send_about(self._last, None)
        self._send_about(self._last, move)

    def _send_about(self, thought: Thought | None, chosen: Move | None) -> None:
        found = thought.candidates if thought is not None else ()
        advice = self._advise(found, chosen) if found or chosen is not None else None
        if advice is not None:
            self._answers.send(AdviceFound(self._ask.number, advice))

    def _advise(self, found: Sequence[Candidate], chosen: Move | None) -> Advice | None:
        request = self._ask.request
        assert request is not None
        return request.advise(self._state, self._ask.bot, found, chosen, request, self._cancel_check)
