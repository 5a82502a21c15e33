"""A process in which bots think: it answers questions until its pipe closes.

Where no process can be started a thread does the same.

It is started by ``spawn`` and ends when its pipe closes, even if this process is killed. What it is sent is a
bot's description and a state determinized for the bot's seat: what the seat can't know never crosses.
"""

from __future__ import annotations

import os
import queue
import threading
import traceback
from collections.abc import Callable, Iterator, Mapping, Sequence
from importlib import import_module
from multiprocessing.connection import Connection, Pipe
from typing import Final

from msgspec import Struct

from ai.apart import Apart, step_back
from ai.bot import Bot, Candidate, Thought
from game.match.counsel import Counsel, Heed, Wish
from game.rules.boards import BoardFile
from game.rules.catalogue import GAMES, Rooms, find_game
from game.rules.coders import UnreadableMove
from game.rules.contract import Data, Game, Move, State

REPORTED: Final = 12
"""How many candidates of a thought are passed on."""

FIRST_WORDS: Final = 0.7
"""Seconds after which a bot whose advice is wished says what it has found so far."""

Maker = Callable[[str], Bot]
"""Makes a bot from its description; it must be importable by name in the worker."""


class Played(Struct, frozen=True):
    """What was played since an earlier question, all known to the bot."""

    asked: int
    """The number of that question."""
    moves: list[str]


class Ask(Struct, frozen=True):
    """A question to a bot."""

    number: int
    game: str
    board: BoardFile | None
    data: Data
    seat: int
    bot: str
    seconds: float
    since: Played | None
    wish: Wish | None = None
    """That its thoughts be put into words."""


class Stop(Struct, frozen=True):
    """No answer is wanted any more."""

    number: int


class Begun(Struct, frozen=True):
    """The bot has begun to think."""

    number: int


class Thinks(Struct, frozen=True):
    """What a bot has found so far."""

    number: int
    candidates: list[tuple[str, float, int, float, tuple[float, ...], float]]
    work: int
    depth: int
    seconds: float

    def thought(self, state: State) -> Thought:
        """The same as a thought about `state`; moves that are not legal there are left out."""
        candidates = tuple(
            Candidate(move, value, visits, chance, scores, error)
            for text, value, visits, chance, scores, error in self.candidates
            if (move := legal(state.game, state, text)) is not None
        )
        return Thought(candidates, self.work, self.depth, self.seconds)


class Chose(Struct, frozen=True):
    """The bot's move."""

    number: int
    move: str


class Failed(Struct, frozen=True):
    """The bot raised an error."""

    number: int
    reason: str


class Advises(Struct, frozen=True):
    """What a bot has found so far, or at the end, in words."""

    number: int
    counsel: Counsel


Message = Begun | Thinks | Advises | Chose | Failed


class _Stopped(Exception):
    """Ends a bot's thinking from within its reports."""


class Ended(Exception):
    """The worker has ended, and nobody told it to."""


class Worker:
    """The process, seen from the one that asks."""

    def __init__(self, maker: Maker) -> None:
        """Start it ahead of the first question."""
        self._maker = maker
        self._process: Apart | None = None
        self.has_begun = False
        """Whether it has been heard of since it was started."""
        self._start()

    @property
    def process_id(self) -> int | None:
        """Its process id, for watching it; None if it has no process of its own."""
        return self._process.process_id if self._process is not None else None

    @property
    def is_here(self) -> bool:
        """Whether it works in this process, since no other could be started."""
        return self._process is None

    def _start(self) -> None:
        self.has_begun = False
        try:
            self._process = Apart("parlorcar bot", work, self._maker, dict(GAMES))
        except OSError:
            # The system has no room for one more: a window that is less smooth is better than none.
            self._process = None
            self._pipe, theirs = Pipe()
            threading.Thread(target=work_here, args=(theirs, self._maker), daemon=True).start()
        else:
            self._pipe = self._process.pipe

    def end(self) -> None:
        """End it, whatever it does; it is started again when it is needed."""
        if self._process:
            self._process.close()
        else:
            self._pipe.close()  # A thread can't be ended; it sees this.

    def tell(self, message: Ask | Stop) -> None:
        """Send it a message; if it is not there, a question starts it again."""
        if self._pipe.closed:
            if isinstance(message, Stop):
                return
            self._start()
        try:
            self._pipe.send(message)
        except OSError:
            # It died; `heard` would see the same, but a question is not to be lost by that.
            self.end()
            if isinstance(message, Ask):
                self._start()
                self._pipe.send(message)

    def heard(self) -> Iterator[Message]:
        """What it has said since; never waits. Raises `Ended`."""
        try:
            while not self._pipe.closed and self._pipe.poll():
                message: Message = self._pipe.recv()
                self.has_begun = True
                yield message
        except (EOFError, OSError):
            self.end()
            raise Ended from None


def legal(game: Game, state: State, text: str) -> Move | None:
    """The move that a text stands for; None if it is none that is legal in `state`."""
    try:
        move = game.read(text)
    except UnreadableMove:
        return None
    return move if move in state.moves() else None


def work(pipe: Connection, maker: Maker, games: Mapping[str, Rooms]) -> None:
    """The worker: answers questions from the pipe, one after another, until the pipe closes.

    `games` is the catalogue of the process that asks.
    """
    GAMES.update(games)
    step_back(nice=5)
    _answer_all(pipe, maker, lambda: os._exit(0))


def work_here(pipe: Connection, maker: Maker) -> None:
    """The worker as a thread of the process that asks."""
    _answer_all(pipe, maker, lambda: None)
    pipe.close()


def _answer_all(pipe: Connection, maker: Maker, leave: Callable[[], None]) -> None:
    """Answer questions, one after another; `leave` is called as soon as the pipe closes."""
    questions: queue.SimpleQueue[Ask | None] = queue.SimpleQueue()
    stopped: set[int] = set()
    threading.Thread(target=_listen, args=(pipe, questions, stopped, leave), daemon=True).start()
    bots: dict[tuple[str, int], Bot] = {}
    asked: dict[tuple[str, int], int] = {}
    """The question that a bot was asked last: not each one reaches it, and it sits at many tables in turn."""
    while (ask := questions.get()) is not None:
        if ask.number in stopped:
            continue
        try:
            pipe.send(Begun(ask.number))
            who = ask.bot, ask.seat
            if who not in bots or ask.wish is not None:
                bots[who] = maker(ask.bot)  # Who gives advice begins anew, so that he says the same again.
            last, asked[who] = asked.get(who), ask.number
            pipe.send(Chose(ask.number, _choose(pipe, bots[who], ask, last, stopped)))
        except _Stopped:
            continue
        except Exception as error:
            # Whatever a bot raises must not end the game: the log says what, the error output where.
            bots.pop((ask.bot, ask.seat), None)
            try:
                pipe.send(Failed(ask.number, type(error).__name__))
            except OSError:
                return  # Nobody asks any more: the window is gone.
            traceback.print_exception(error)


def _listen(
    pipe: Connection, questions: queue.SimpleQueue[Ask | None], stopped: set[int], leave: Callable[[], None]
) -> None:
    """Hear what is asked and stopped while a bot thinks, until the pipe closes."""
    try:
        while True:
            message: Ask | Stop = pipe.recv()
            if isinstance(message, Stop):
                stopped.add(message.number)
            else:
                questions.put(message)
    except (EOFError, OSError):
        leave()
        questions.put(None)


def _choose(pipe: Connection, bot: Bot, ask: Ask, last: int | None, stopped: set[int]) -> str:
    """The bot's move; `last` is the question that it was asked before."""
    game = find_game(ask.game, ask.board)
    state = game.restore(ask.data)

    def heed() -> None:
        if ask.number in stopped:
            raise _Stopped

    words = _Words(pipe, ask, state, heed) if ask.wish is not None else None

    def report(thought: Thought) -> None:
        heed()
        if words is not None:
            words.hear(thought)
        candidates = [
            (game.write(one.move), one.value, one.visits, one.chance, one.scores, one.error)
            for one in thought.candidates[:REPORTED]
        ]
        pipe.send(Thinks(ask.number, candidates, thought.work, thought.depth, thought.seconds))

    since = None
    if ask.since is not None and ask.since.asked == last:
        since = [game.read(text) for text in ask.since.moves]
    move = bot.choose(state, ask.seat, ask.seconds, report, since)
    if words is not None:
        words.conclude(move)
    return game.write(move)


class _Words:
    """Puts a bot's thoughts into words: once when it has begun to see, and at the end."""

    def __init__(self, pipe: Connection, ask: Ask, state: State, heed: Heed) -> None:
        self._pipe = pipe
        self._heed = heed
        self._ask = ask
        self._state = state
        self._last: Thought | None = None
        self._said = False

    def hear(self, thought: Thought) -> None:
        """Note what was found; say it if it is time."""
        self._last = thought
        if not self._said and thought.seconds >= FIRST_WORDS and thought.candidates:
            self._said = True
            self._say(thought.candidates, None)

    def conclude(self, move: Move) -> None:
        """Say what was found in the end; `move` was chosen."""
        found = self._last.candidates if self._last is not None else ()
        self._say(found, move)

    def _say(self, found: Sequence[Candidate], chosen: Move | None) -> None:
        wish = self._ask.wish
        assert wish is not None
        counsel_of = import_module(wish.room).counsel
        counsel: Counsel = counsel_of(self._state, self._ask.bot, found, chosen, wish, self._heed)
        self._pipe.send(Advises(self._ask.number, counsel))
