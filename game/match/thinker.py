"""Bots think in a process of their own, so that the window never waits for them.

The worker is started by ``spawn`` and ends when its pipe closes, even if this process is
killed. It is sent a bot's description and a state determinized for the bot's seat: what the
seat can't know never crosses. A bot that fails, answers with something illegal or
oversteps its time is replaced for that move by the stand-in, and the answer says so.
"""

from __future__ import annotations

import multiprocessing
import os
import queue
import random
import signal
import threading
import time
import traceback
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from multiprocessing.connection import Connection
from typing import Final

from msgspec import Struct

from ai.bot import Bot, Candidate, Thought
from ai.clock import PATIENCE
from ai.registry import make_bot, parse, resolved
from game.rules.boards import BoardFile
from game.rules.catalogue import GAMES, Rooms, find_game
from game.rules.coders import UnreadableMove
from game.rules.contract import Data, Game, Move, State
from game.rules.notes import Kind, Note

STAND_IN: Final = "greedy"
"""The bot that moves for one that can't."""

STAND_IN_SECONDS: Final = 10.0
"""The least time that the stand-in is given; it needs a small part of that."""

GRACE: Final = 4.0
"""Seconds that a bot may take beyond its time, on a slow or busy machine."""

START_LIMIT: Final = 30.0
"""Seconds that a new worker may take to start: a one-file executable starts slowly."""

BUSY_LIMIT: Final = 1.5
"""Seconds until a worker that was told to stop is ended."""

UNTIMED_LIMIT: Final = 600.0
"""Seconds for a bot whose description fixes its work and not its time."""

REPORTED: Final = 12
"""How many candidates of a thought are passed on."""

Maker = Callable[[str], Bot]
"""Makes a bot from its description; it must be importable by name in the worker."""


class BotTrouble(Kind):
    """Why a bot could not move, and what was done about it."""

    TOO_LONG = "bot-too-long"
    FOUND_NOTHING = "bot-found-nothing"
    PROCESS_ENDED = "bot-process-ended"
    ILLEGAL = "bot-illegal", "text"
    FAILED = "bot-failed", "why"
    REPLACED = "bot-replaced", "bot reason other"
    FIRST_MOVE = "bot-first-move", "bot reason"
    AND_THEN = "bot-and-then", "first then"


@dataclass(frozen=True, slots=True)
class Answer:
    """What came of asking: a legal move, what the bot thought, and what went wrong if something did."""

    seat: int
    move: Move
    by: str
    """The description of the bot that chose."""
    thought: Thought | None
    trouble: Note | None
    """Why another bot had to choose."""
    seconds: float


class _Ask(Struct, frozen=True):
    number: int
    game: str
    board: BoardFile | None
    data: Data
    seat: int
    bot: str
    seconds: float
    since: list[str] | None


class _Stop(Struct, frozen=True):
    number: int


class _Begun(Struct, frozen=True):
    number: int


class _Thinks(Struct, frozen=True):
    number: int
    candidates: list[tuple[str, float, int, float, tuple[float, ...], float]]
    work: int
    depth: int
    seconds: float


class _Chose(Struct, frozen=True):
    number: int
    move: str


class _Failed(Struct, frozen=True):
    number: int
    reason: str


class _Stopped(Exception):
    """Ends a bot's thinking from within its reports."""


@dataclass(slots=True)
class _Asked:
    """The question that is being thought about."""

    number: int
    state: State
    seat: int
    bot: str
    seconds: float
    allowed: float
    asked_at: float
    patience: float
    """Seconds until the worker must have begun."""
    begun_at: float | None = None
    stop_at: float | None = None
    thought: Thought | None = None
    trouble: Note | None = None


class Thinker:
    """One bot at a time thinks here, in a worker process. Close it, or use it in a ``with``."""

    def __init__(self, seed: int | None = None, maker: Maker = make_bot, grace: float = GRACE) -> None:
        """Start the worker ahead of the first question.

        `seed` makes the determinizations repeatable; `grace` is how many seconds a bot may overstep.
        """
        self._rng = random.Random(seed)
        self._maker = maker
        self._grace = grace
        self._number = 0
        self._asked: _Asked | None = None
        self._ready: Answer | None = None
        self._start()

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
        return self._asked.thought if self._asked else None

    @property
    def process_id(self) -> int | None:
        """The worker's process id, for watching it."""
        return self._worker.pid

    def ask(
        self, state: State, seat: int, bot_spec: str, seconds: float, since: Sequence[Move] | None = None
    ) -> None:
        """Let a bot think about `seat`'s move in `state`; `poll` will bring the answer.

        `seconds` is the time for a bot whose description names none. What was being thought about
        before is dropped. The state is copied: it may be played on. `since` are the moves made since this
        bot was asked last for this seat, all known to it (see `Bot.choose`).
        """
        self.cancel()
        allowed = allowed_seconds(bot_spec, seconds, state.game.key)
        self._send(state.copy(), seat, bot_spec, seconds, allowed, None, since)

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
        if asked is None or asked.stop_at is not None:
            return
        if asked.thought is not None and asked.thought.candidates:
            self._tell_worker(_Stop(asked.number))
            self._answer(asked, asked.thought.candidates[0].move)
        else:
            asked.stop_at = time.monotonic()

    def cancel(self) -> None:
        """Drop the question: no answer will come."""
        if self._asked is not None:
            self._tell_worker(_Stop(self._asked.number))
        self._asked = None
        self._ready = None

    def close(self) -> None:
        """End the worker."""
        self._asked = self._ready = None
        self._end_worker()

    def _start(self) -> None:
        context = multiprocessing.get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self._worker = context.Process(
            target=work, args=(theirs, self._maker, dict(GAMES)), name="parlorcar bot", daemon=True
        )
        self._worker.start()
        theirs.close()
        self._has_begun = False

    def _end_worker(self) -> None:
        """End the worker, whatever it does; it is started again when it is needed."""
        self._pipe.close()
        if self._worker.is_alive():
            self._worker.kill()
        self._worker.join()

    def _tell_worker(self, message: _Ask | _Stop) -> None:
        if self._pipe.closed:
            if isinstance(message, _Stop):
                return
            self._start()
        try:
            self._pipe.send(message)
        except OSError:
            # It died; `_receive` would see the same, but a question is not to be lost by that.
            self._end_worker()
            if isinstance(message, _Ask):
                self._start()
                self._pipe.send(message)

    def _send(
        self,
        state: State,
        seat: int,
        bot: str,
        seconds: float,
        allowed: float,
        trouble: Note | None,
        since: Sequence[Move] | None = None,
    ) -> None:
        self._number += 1
        data, game = state.determinize(seat, self._rng).to_data(), state.game
        plain = _plain(bot, game.key)
        played = None if since is None else [game.write(move) for move in since]
        self._tell_worker(_Ask(self._number, game.key, game.other_board, data, seat, plain, seconds, played))
        self._asked = _Asked(
            number=self._number,
            state=state,
            seat=seat,
            bot=bot,
            seconds=seconds,
            allowed=allowed,
            asked_at=time.monotonic(),
            patience=BUSY_LIMIT + self._grace if self._has_begun else START_LIMIT,
            trouble=trouble,
        )

    def _receive(self) -> None:
        try:
            while not self._pipe.closed and self._pipe.poll():
                self._hear(self._pipe.recv())
        except (EOFError, OSError):
            self._end_worker()
            if self._asked is not None:
                self._replace(self._asked, BotTrouble.PROCESS_ENDED())

    def _hear(self, message: _Begun | _Thinks | _Chose | _Failed) -> None:
        self._has_begun = True
        asked = self._asked
        if asked is None or message.number != asked.number:
            return
        game = asked.state.game
        match message:
            case _Begun():
                asked.begun_at = time.monotonic()
            case _Thinks():
                asked.thought = _read_thought(message, asked.state)
                if asked.stop_at is not None and asked.thought.candidates:
                    self._tell_worker(_Stop(asked.number))
                    self._answer(asked, asked.thought.candidates[0].move)
            case _Chose():
                move = _legal(game, asked.state, message.move)
                if move is None:
                    self._replace(asked, BotTrouble.ILLEGAL(text=message.move))
                else:
                    self._answer(asked, move)
            case _Failed():
                self._replace(asked, BotTrouble.FAILED(why=message.reason))

    def _watch(self, asked: _Asked) -> None:
        """Replace the bot if it has had more than its time; the worker may hang, so it is ended."""
        now = time.monotonic()
        if asked.begun_at is None:
            late = now - asked.asked_at > asked.patience
        else:
            late = now - asked.begun_at > asked.allowed + self._grace
        reason = BotTrouble.TOO_LONG()
        if not late and asked.stop_at is not None and asked.begun_at is not None:
            late = now - max(asked.stop_at, asked.begun_at) > BUSY_LIMIT
            reason = BotTrouble.FOUND_NOTHING()
        if late:
            self._end_worker()
            self._replace(asked, reason)

    def _replace(self, asked: _Asked, reason: Note) -> None:
        """Ask the stand-in; if that was the stand-in, take the first legal move."""
        if asked.bot == STAND_IN:
            trouble = BotTrouble.FIRST_MOVE(bot=asked.bot, reason=reason)
            asked.trouble = _after(asked.trouble, trouble)
            self._answer(asked, asked.state.moves()[0])
        else:
            trouble = BotTrouble.REPLACED(bot=asked.bot, reason=reason, other=STAND_IN)
            allowed = max(asked.seconds, STAND_IN_SECONDS)
            self._send(asked.state, asked.seat, STAND_IN, asked.seconds, allowed, trouble)

    def _answer(self, asked: _Asked, move: Move) -> None:
        spent = time.monotonic() - asked.asked_at
        self._ready = Answer(asked.seat, move, asked.bot, asked.thought, asked.trouble, spent)
        self._asked = None


def _after(first: Note | None, then: Note) -> Note:
    return then if first is None else BotTrouble.AND_THEN(first=first, then=then)


def _plain(bot_spec: str, game: str) -> str:
    """What a level is in a game; any other description as it is, also one that nobody knows."""
    try:
        return resolved(bot_spec, game)
    except ValueError:
        return bot_spec


def allowed_seconds(bot_spec: str, seconds: float, game: str = "") -> float:
    """How long the bot of this description may think, if a bot without a time of its own has `seconds`."""
    try:
        _, parameters = parse(bot_spec, game)
    except ValueError:
        return seconds
    untimed = {"playouts", "positions", "depth"} & parameters.keys()
    if untimed and "seconds" not in parameters:
        return UNTIMED_LIMIT
    patience = PATIENCE if parameters.get("least") else 1.0
    return patience * float(parameters.get("seconds", seconds))


def _legal(game: Game, state: State, text: str) -> Move | None:
    try:
        move = game.read(text)
    except UnreadableMove:
        return None
    return move if move in state.moves() else None


def _read_thought(message: _Thinks, state: State) -> Thought:
    game = state.game
    candidates = tuple(
        Candidate(move, value, visits, chance, scores, error)
        for text, value, visits, chance, scores, error in message.candidates
        if (move := _legal(game, state, text)) is not None
    )
    return Thought(candidates, message.work, message.depth, message.seconds)


def work(pipe: Connection, maker: Maker, games: Mapping[str, Rooms]) -> None:
    """The worker: answers questions from the pipe, one after another, until the pipe closes.

    `games` is the catalogue of the process that asks.
    """
    GAMES.update(games)
    # The terminal's Ctrl-C is for the window, which then closes the pipe; and the window goes first.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(5)
    questions: queue.SimpleQueue[_Ask] = queue.SimpleQueue()
    stopped: set[int] = set()
    threading.Thread(target=_listen, args=(pipe, questions, stopped), daemon=True).start()
    bots: dict[tuple[str, int], Bot] = {}
    while True:
        ask = questions.get()
        if ask.number in stopped:
            continue
        pipe.send(_Begun(ask.number))
        try:
            who = ask.bot, ask.seat
            if who not in bots:
                bots[who] = maker(ask.bot)
            pipe.send(_Chose(ask.number, _choose(pipe, bots[who], ask, stopped)))
        except _Stopped:
            continue
        except Exception as error:
            # Whatever a bot raises must not end the game: the log says what, the error output where.
            bots.pop((ask.bot, ask.seat), None)
            traceback.print_exc()
            pipe.send(_Failed(ask.number, type(error).__name__))


def _listen(pipe: Connection, questions: queue.SimpleQueue[_Ask], stopped: set[int]) -> None:
    """Hear what is asked and stopped while a bot thinks; end the process when the pipe closes."""
    try:
        while True:
            message: _Ask | _Stop = pipe.recv()
            if isinstance(message, _Stop):
                stopped.add(message.number)
            else:
                questions.put(message)
    except (EOFError, OSError):
        os._exit(0)


def _choose(pipe: Connection, bot: Bot, ask: _Ask, stopped: set[int]) -> str:
    game = find_game(ask.game, ask.board)

    def report(thought: Thought) -> None:
        if ask.number in stopped:
            raise _Stopped
        candidates = [
            (game.write(one.move), one.value, one.visits, one.chance, one.scores, one.error)
            for one in thought.candidates[:REPORTED]
        ]
        pipe.send(_Thinks(ask.number, candidates, thought.work, thought.depth, thought.seconds))

    since = None if ask.since is None else [game.read(text) for text in ask.since]
    return game.write(bot.choose(game.restore(ask.data), ask.seat, ask.seconds, report, since))
