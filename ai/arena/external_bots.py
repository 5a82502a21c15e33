"""Bots that aren't part of the program: Python classes, and processes in any language.

A process gets a mark in its environment, which its descendants inherit. Linux shows the environments of the
user's processes in ``/proc``, other Unixes only the parents, and Windows ends whole process trees. So on
other systems than Linux a descendant whose parent has exited may survive.

>>> type(bot_of("ai.random_bot:RandomBot", seed=1)).__name__
'RandomBot'
>>> bot_of("ai.random_bot:Random")
Traceback (most recent call last):
    ...
ai.registry.UnknownBot: outside-no-class spec=ai.random_bot:Random module=ai.random_bot name=Random
>>> import sys
>>> bot = bot_of(f"exec:{sys.executable} -c pass")
>>> bot.close()
"""

from __future__ import annotations

import inspect
import os
import secrets
import shlex
import shutil
import signal
import subprocess
import sys
import traceback
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from importlib import import_module
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Final

import msgspec

from ai.bot import Bot, Report
from ai.registry import UnknownBot, bot_names, make_bot
from game.rules.contract import Data, Move, State
from game.rules.files import FileErrorCode, os_error_message
from game.rules.messages import Message, MessageId, UserError

VARIABLE: Final = "PARLORCAR_BOT"
"""The environment variable of the mark."""
ROUNDS: Final = 10
"""How often survivors are searched, because something may start while others exit."""
_PROCESSES: Final = Path("/proc")


def marked() -> dict[str, str]:
    """Return an environment like this process's own, with a new mark."""
    return dict(os.environ) | {VARIABLE: secrets.token_hex(16)}


def end_by_force(process: subprocess.Popen[str], environment: Mapping[str, str]) -> None:
    """Kill a process that has its own session and a marked environment, with all its descendants.

    The process itself may have exited before.
    """
    if os.name == "nt":
        taskkill = Path(os.environ.get("SYSTEMROOT", "C:\\Windows"), "System32", "taskkill.exe")
        if process.poll() is None:
            with suppress(OSError):
                subprocess.run(
                    [taskkill, "/T", "/F", "/PID", str(process.pid)], capture_output=True, check=False
                )
            process.kill()
        return
    mark = f"{VARIABLE}={environment[VARIABLE]}".encode()
    for _ in range(ROUNDS):
        left = list(_started_by(process.pid, mark))
        with suppress(ProcessLookupError, PermissionError):  # It has exited.
            os.killpg(process.pid, signal.SIGKILL)
        for number in left:
            with suppress(ProcessLookupError, PermissionError):
                os.kill(number, signal.SIGKILL)
        if not left:
            return


def _started_by(process_id: int, mark: bytes) -> Iterator[int]:
    """Yield the descendants of a process, as far as the system shows them."""
    parents = dict(_parents())
    for number in parents:
        if number != process_id and (_descends(number, process_id, parents) or _has_mark(number, mark)):
            yield number


def _descends(number: int, from_process: int, parents: Mapping[int, int]) -> bool:
    seen: set[int] = set()
    while number in parents and number not in seen:
        seen.add(number)
        number = parents[number]
        if number == from_process:
            return True
    return False


def _has_mark(number: int, mark: bytes) -> bool:
    try:
        return mark in (_PROCESSES / str(number) / "environ").read_bytes().split(b"\0")
    except OSError:
        return False  # It has exited, or belongs to another user.


def _parents() -> Iterator[tuple[int, int]]:
    """Yield each running process with its parent."""
    if not (_PROCESSES / "self" / "stat").exists():
        told = subprocess.run(
            ["/bin/ps", "-axo", "pid=,ppid=,stat="], capture_output=True, text=True, check=False
        ).stdout
        for line in told.splitlines():
            words = line.split()
            if not words[2].startswith("Z"):
                yield int(words[0]), int(words[1])
        return
    for number in (int(entry.name) for entry in os.scandir(_PROCESSES) if entry.name.isdigit()):
        with suppress(OSError):
            # The name in parentheses may contain anything; state and parent follow it.
            shown = (_PROCESSES / str(number) / "stat").read_bytes().rpartition(b")")[2].split()
            if shown[0] != b"Z":
                yield number, int(shown[1])


# Bots of others


PROCESS: Final = "exec"
"""The prefix of a description that is a command."""

GRACE: Final = 2.0
"""The time in seconds in which a process may exit when it is no longer needed."""

PATIENCE: Final = 60.0
"""The seconds beyond its time after which a process counts as hung; a busy machine may have delayed it."""

START: Final = 20.0
"""The additional seconds before its first answer."""

SHOWN: Final = 80
"""The number of characters shown of an unreadable answer."""

LONGEST: Final = 1_000_000
"""The maximum number of characters in an answer."""

SHOWN_ERROR: Final = 200
"""The number of characters shown of an error."""

PASSED_ON: Final = 64
"""The kilobytes of a bot's standard error that are passed on, over all its matches in this process."""


class ExternalBotMessage(MessageId):
    """Reasons why an external bot can't be used or can't play on."""

    NO_MODULE = "outside-no-module", "spec module"
    NO_CLASS = "outside-no-class", "spec module name"
    NO_BOT = "outside-no-bot", "spec"
    NEEDS = "outside-needs", "spec"
    NO_COMMAND = "outside-no-command", "spec"
    NOT_STARTED = "outside-not-started", "spec why"
    ENDED = "outside-ended", "spec code"
    LATE = "outside-late", "spec seconds"
    UNREADABLE = "outside-unreadable", "spec found"
    ILLEGAL = "outside-illegal", "spec text"
    RAISED = "outside-raised", "spec error file line"


class BotFailed(UserError):
    """Raised for a bot that made no legal move; the message names it."""


def check_bot(spec: str, *, game: str = "", here: bool = True) -> None:
    """Raise `UnknownBot` unless `spec` describes a bot of a game, `BotFailed` if a class can't be
    instantiated.

    No process is started, but if it is to run `here` the command must exist.
    """
    if not _is_command(spec):
        bot_of(spec, game=game)
        return
    program = _command(spec)[0]
    if here and shutil.which(program) is None:
        there = os.path.dirname(program) and os.path.exists(program)
        why = FileErrorCode.NOT_ALLOWED() if there else FileErrorCode.MISSING()
        raise UnknownBot(ExternalBotMessage.NOT_STARTED(spec=spec, why=why))


def bot_of(spec: str, *, game: str = "", seed: int | None = None) -> Bot:
    """Return the bot that `spec` describes in a game, built in (`make_bot`) or external.

    A class gets the seed if it takes one. Raises `UnknownBot`, and `BotFailed` if a command can't be run or a
    class can't be instantiated.
    """
    if _is_command(spec):
        return ProcessBot(spec, _command(spec))
    if not _is_class(spec):
        return make_bot(spec, game=game, seed=seed)
    kind = _class(spec)
    takes_seed = seed is not None and "seed" in inspect.signature(kind).parameters
    given = {"seed": seed} if takes_seed else {}
    try:
        inspect.signature(kind).bind(**given)
    except TypeError as lacking:
        raise UnknownBot(ExternalBotMessage.NEEDS(spec=spec)) from lacking
    with named_errors(spec):
        return kind(**given)


@contextmanager
def named_errors(spec: str) -> Iterator[None]:
    """Convert what an external class raises into a `BotFailed` that names the bot.

    >>> with named_errors("my_bots:Careful"):
    ...     raise ValueError("no plan")
    Traceback (most recent call last):
        ...
    ai.arena.external_bots.BotFailed: outside-raised spec=my_bots:Careful error=ValueError: no plan
    file=... line=2
    """
    try:
        yield
    except BotFailed:
        raise
    except (Exception, SystemExit) as error:
        if not _is_class(spec):
            raise
        raise BotFailed(_raised(spec, error)) from error


def _raised(spec: str, error: BaseException) -> Message:
    """Return what was raised and where, in the file of the bot itself if it took part."""
    called = [place for place in traceback.extract_tb(error.__traceback__) if "<frozen" not in place.filename]
    file = getattr(sys.modules.get(_named(spec)[0]), "__file__", None)
    last = [place for place in called if place.filename == file] or called
    name, line = (last[-1].filename, last[-1].lineno or 0) if last else ("?", 0)
    if isinstance(error, SyntaxError) and error.filename:
        name, line = error.filename, error.lineno or 0
    text = traceback.format_exception_only(error)[-1].strip()
    return ExternalBotMessage.RAISED(spec=spec, error=text[:SHOWN_ERROR], file=Path(name).name, line=line)


def _named(spec: str) -> tuple[str, str]:
    """Return the module and the class that a description names, if it names one."""
    module, _, name = spec.strip().partition(":")
    return module, name


def _is_class(spec: str) -> bool:
    module, name = _named(spec)
    return module not in bot_names() and name.isidentifier()


def _class(spec: str) -> type[Bot]:
    module, name = _named(spec)
    if not module or module.startswith("."):
        raise UnknownBot(ExternalBotMessage.NO_MODULE(spec=spec, module=module))
    here = os.getcwd()
    if here not in sys.path:  # Last, so that no file in it shadows a library.
        sys.path.append(here)
    try:
        with named_errors(spec):
            found = getattr(import_module(module), name, None)
    except BotFailed as failed:
        lacks = failed.__cause__.name if isinstance(failed.__cause__, ModuleNotFoundError) else None
        if lacks is None or not f"{module}.".startswith(f"{lacks}."):
            raise  # The module exists, but it fails or imports a missing one.
        raise UnknownBot(ExternalBotMessage.NO_MODULE(spec=spec, module=module)) from failed
    if found is None:
        raise UnknownBot(ExternalBotMessage.NO_CLASS(spec=spec, module=module, name=name))
    if not (inspect.isclass(found) and issubclass(found, Bot)) or not _can_choose(found):
        raise UnknownBot(ExternalBotMessage.NO_BOT(spec=spec))
    return found


def _can_choose(kind: type[Bot]) -> bool:
    """Return whether a class defines what `Bot` only declares; a compiled `Bot` doesn't know that it is
    abstract.
    """
    declared = None, getattr(Bot, "choose", None)
    return not inspect.isabstract(kind) and getattr(kind, "choose", None) not in declared


def _is_command(spec: str) -> bool:
    return spec.strip().startswith(f"{PROCESS}:")


def _command(spec: str) -> list[str]:
    """Return the words of a command, split as a shell would."""
    try:
        words = shlex.split(spec.strip().removeprefix(f"{PROCESS}:"), posix=os.name != "nt")
    except ValueError:  # An unclosed quotation mark.
        words = []
    if not words:
        raise UnknownBot(ExternalBotMessage.NO_COMMAND(spec=spec))
    return words


class Question(msgspec.Struct, frozen=True):
    """A question to a process, one line of JSON.

    >>> msgspec.json.encode(Question("american_rails", 2, {}, ["put up American"], 1.0))
    b'{"game":"american_rails","seat":2,"view":{},"moves":["put up American"],"seconds":1.0}'
    """

    game: str
    """The game's key."""
    seat: int
    view: Data
    """Everything that the seat can know: `State.observation`."""
    moves: list[str]
    """The legal moves in their text forms."""
    seconds: float
    """The thinking time."""


class Reply(msgspec.Struct, frozen=True):
    """The answer of a process: one of the moves in the question.

    >>> msgspec.json.decode(b'{"move": "pass"}', type=Reply)
    Reply(move='pass')
    """

    move: str


class ProcessBot(Bot):
    """A bot in a process of its own, in any language. Close it after the match.

    >>> import random, sys
    >>> from game.rules.catalog import find_game
    >>> state = find_game("american_rails").new_game(3, {}, random.Random(7))
    >>> answer = "import json; print(json.dumps({'move': json.loads(input())['moves'][0]}))"
    >>> bot = ProcessBot("first", [sys.executable, "-c", answer])
    >>> bot.choose(state, state.current_player(), seconds=1.0) == state.legal_moves()[0]
    True
    >>> bot.close()
    """

    name = PROCESS

    def __init__(
        self,
        spec: str,
        command: Sequence[str],
        start: float = START,
        grace: float = GRACE,
        patience: float = PATIENCE,
    ) -> None:
        """Start the process; `spec` names it in errors. Raises `BotFailed` if it can't be run."""
        self._spec = spec
        self._start = start
        self._grace = grace
        self._patience = patience
        self._environment = marked()
        try:
            self._process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                env=self._environment,
                encoding="utf-8",
                errors="replace",
                start_new_session=True,  # Ctrl-C goes to the arena, which then ends it.
            )
        except OSError as error:
            raise BotFailed(ExternalBotMessage.NOT_STARTED(spec=spec, why=os_error_message(error))) from error
        self._questions: SimpleQueue[str | None] = SimpleQueue()
        self._replies: SimpleQueue[str] = SimpleQueue()
        # Reading and writing may block, so a thread does both and `choose` keeps the time.
        self._talking = Thread(target=self._talk, daemon=True)
        self._talking.start()
        self._passing_on = Thread(target=self._pass_on, daemon=True)
        self._passing_on.start()

    def choose(
        self,
        state: State,
        seat: int,
        seconds: float,
        report: Report | None = None,
        since: Sequence[Move] | None = None,
    ) -> Move:
        """Return the move that the process answers. Raises `BotFailed` for a late or invalid answer."""
        legal = {state.game.format_move(move): move for move in state.legal_moves()}
        question = Question(state.game.key, seat, state.observation(seat), list(legal), seconds)
        self._questions.put(msgspec.json.encode(question).decode())
        text = self._reply(seconds)
        if text not in legal:
            raise BotFailed(ExternalBotMessage.ILLEGAL(spec=self._spec, text=text))
        return legal[text]

    def close(self) -> None:
        """Close the input of the process, and kill it if it doesn't exit."""
        self._questions.put(None)
        try:
            with suppress(subprocess.TimeoutExpired):
                self._process.wait(self._grace)
        finally:  # Also after Ctrl-C.
            self._kill()
            self._process.wait()
        assert self._process.stdout is not None
        assert self._process.stderr is not None
        for thread, stream in (
            (self._talking, self._process.stdout),
            (self._passing_on, self._process.stderr),
        ):
            thread.join(self._grace)
            if not thread.is_alive():  # Otherwise a surviving descendant holds it open.
                stream.close()

    def _kill(self) -> None:
        """Kill the process with all its descendants."""
        end_by_force(self._process, self._environment)

    @property
    def ended(self) -> bool:
        """Whether the process has exited."""
        return self._process.poll() is not None

    def _reply(self, seconds: float) -> str:
        allowed = seconds + self._patience + self._start
        try:
            line = self._replies.get(timeout=allowed)
        except Empty:
            raise BotFailed(ExternalBotMessage.LATE(spec=self._spec, seconds=f"{allowed:g}")) from None
        self._start = 0.0
        if not line:
            raise BotFailed(ExternalBotMessage.ENDED(spec=self._spec, code=self._code()))
        try:
            return msgspec.json.decode(line, type=Reply).move
        except msgspec.MsgspecError as error:
            found = line.strip()[:SHOWN]
            raise BotFailed(ExternalBotMessage.UNREADABLE(spec=self._spec, found=found)) from error

    def _code(self) -> int | str:
        """Return the exit code of the process; "?" if it only closed its output."""
        try:
            return self._process.wait(self._grace)
        except subprocess.TimeoutExpired:
            return "?"

    def _talk(self) -> None:
        """Pass on questions and answers until there are no more; an empty answer means that the process has
        exited.
        """
        asking, answering = self._process.stdin, self._process.stdout
        assert asking is not None
        assert answering is not None
        while (question := self._questions.get()) is not None:
            try:
                asking.write(f"{question}\n")
                asking.flush()
                line = answering.readline(LONGEST)
            except OSError:
                line = ""
            self._replies.put(line)
        with suppress(OSError):  # The last question may be unread.
            asking.close()

    def _pass_on(self) -> None:
        """Copy what the process writes to standard error, up to a limit, and drop the rest."""
        assert self._process.stderr is not None
        with suppress(OSError, ValueError):
            while data := os.read(self._process.stderr.fileno(), 65536):
                left = _LEFT.get(self._spec, 1024 * PASSED_ON)
                _LEFT[self._spec] = left - len(data)
                if left > 0:
                    sys.stderr.write(data[:left].decode("utf-8", "replace"))
                    if left <= len(data):
                        sys.stderr.write(f"\n{self._spec}: … (> {PASSED_ON} KB)\n")
                    sys.stderr.flush()


_LEFT: Final[dict[str, int]] = {}
"""The number of bytes of standard error that may still be passed on, by description."""
