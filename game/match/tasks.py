"""Work that a window waits for, in a process of its own that is polled each frame and can be ended.

Making a new board takes a minute, and reading a stranger's file may take any time, because its board is laid
out and its moves are played again. The processes are started by ``spawn``; they end with their work or with
the process that asks.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Mapping, Sequence
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, Generic, Protocol, TypeVar

from ai.boards.maker import make_board
from ai.worker_process import WorkerProcess, end_with_parent, run_in_background
from game.match.boards import Check, OfferedBoard, boards_for
from game.match.import_export import ImportedMatch, MatchFileError, read_file
from game.rules.boards import BoardFile, BoardHead, head_of
from game.rules.catalogue import GAMES, Rooms
from game.rules.messages import Message, MessageId, UserError

T = TypeVar("T")

Reply = tuple[Any] | float | Message
"""What a process sends: its outcome in a tuple, how much of its work is done, or why there is none."""
ListedBoard = tuple[Path | None, BoardHead | None, BoardFile | None, Message | None, bool]
"""A board on offer as it is sent: its path, head, data, trouble, and whether the program brings it."""


class TaskTrouble(MessageId):
    """Why there is no outcome: the process has ended before."""

    ENDED = "new-board-ended"
    FILE_ENDED = "file-process-ended"
    BOARDS_ENDED = "boards-process-ended"


class Task(Protocol):
    """What a window can wait for."""

    @property
    def part(self) -> float:
        """How much of the work is done, up to 1; 0 as long as nobody knows."""

    @property
    def trouble(self) -> Message | None:
        """Why there is no outcome."""

    @property
    def working(self) -> bool:
        """Whether the outcome is still to come."""

    def poll(self) -> bool:
        """Take in what has come; whether there was news. Call it every frame: it never waits."""

    def close(self) -> None:
        """End the work, however far it is."""


class ProcessTask(Generic[T]):
    """Work in a process of its own. Close it."""

    def __init__(self, name: str, ended: Message, work: Callable[..., None], *given: object) -> None:
        """Start ``work(pipe, games, *given)``, which sends `Reply`; `ended` says that its process is gone."""
        self.part = 0.0
        self.trouble: Message | None = None
        self._outcome: tuple[T] | None = None
        self._ended = ended
        self._process: WorkerProcess | None = None
        try:
            self._process = WorkerProcess(name, work, dict(GAMES), *given)
        except OSError:
            self.trouble = ended  # The system has no room for one more.

    @property
    def working(self) -> bool:
        """Whether the outcome is still to come."""
        return self._outcome is None and self.trouble is None

    @property
    def outcome(self) -> T | None:
        """What was asked for; None as long as it has not come."""
        return None if self._outcome is None else self._outcome[0]

    def poll(self) -> bool:
        """Take in what has come; whether there was news. Call it every frame: it never waits."""
        news = False
        try:
            while self._process and self.working and self._process.pipe.poll():
                self._take(self._process.pipe.recv())
                news = True
        except (EOFError, OSError):
            self.trouble, news = self._ended, True
        return news

    def _take(self, reply: Reply) -> None:
        if isinstance(reply, Message):
            self.trouble = reply
        elif isinstance(reply, tuple):
            self._outcome = reply
        else:
            self.part = reply

    def close(self) -> None:
        """End the process, however far it is."""
        if self._process:
            self._process.close()


class BoardMaker(ProcessTask[BoardFile]):
    """Makes a board of a game from a seed."""

    def __init__(self, key: str, seed: int) -> None:
        super().__init__("parlorcar board", TaskTrouble.ENDED(), make_in_process, key, seed)
        self._key = key

    @property
    def board(self) -> OfferedBoard | None:
        """What was made."""
        data = self.outcome
        return None if data is None else OfferedBoard(None, head_of(data, self._key), data)


class BoardLister(ProcessTask[list[ListedBoard]]):
    """Looks through the boards on offer for a game, which reads and deals each file."""

    def __init__(self, key: str, *checks: Check) -> None:
        super().__init__("parlorcar boards", TaskTrouble.BOARDS_ENDED(), list_in_process, key, checks)

    @property
    def boards(self) -> list[OfferedBoard]:
        """The boards that were found, in the order of `boards_for`."""
        return [
            OfferedBoard(path, head, data, None if note is None else UserError(note), included)
            for path, head, data, note, included in self.outcome or ()
        ]


class MatchReader:
    """Reads the match in a file: first in a process, which can be ended, then in a thread of this one.

    The second reading is known to come to an end, and gives a match that no process could send.
    """

    def __init__(self, path: Path) -> None:
        """Begin."""
        self.part = 0.0
        self.imported: ImportedMatch | None = None
        """The match that was read."""
        self.error: MatchFileError | None = None
        """Why the file is refused."""
        self._path = path
        self._trial = ProcessTask[None]("parlorcar file", TaskTrouble.FILE_ENDED(), read_in_process, path)
        self._thread: threading.Thread | None = None
        self._failure: Exception | None = None

    @property
    def trouble(self) -> Message | None:
        """Why there is neither a match nor an answer."""
        return self._trial.trouble

    @property
    def working(self) -> bool:
        """Whether the outcome is still to come."""
        return self.trouble is None and (self._thread is None or self._thread.is_alive())

    def poll(self) -> bool:
        """Take in what has come; whether there was news. Call it every frame: it never waits."""
        if self._failure is not None:
            raise self._failure
        if self._thread is None and self._trial.poll() and not self._trial.working and self.trouble is None:
            self._thread = threading.Thread(target=self._read, daemon=True)
            self._thread.start()
        return not self.working

    def _read(self) -> None:
        try:
            self.imported = read_file(self._path)
        except MatchFileError as error:
            self.error = error
        except Exception as error:  # It belongs to the thread of the window, where errors are reported.
            self._failure = error

    def close(self) -> None:
        """End the process; a thread comes to its end by itself."""
        self._trial.close()


def make_in_process(pipe: Connection, games: Mapping[str, Rooms], key: str, seed: int) -> None:
    """Make a board: the work of a process; `games` is the asker's catalogue."""
    _reply(pipe, games, lambda: make_board(key, seed, pipe.send))


def list_in_process(pipe: Connection, games: Mapping[str, Rooms], key: str, checks: Sequence[Check]) -> None:
    """List the boards for a game: the work of a process."""

    def listed() -> object:
        return [
            (board.path, board.head, board.data, board.trouble and board.trouble.message, board.included)
            for board in boards_for(key, *checks)
        ]

    _reply(pipe, games, listed)


def read_in_process(pipe: Connection, games: Mapping[str, Rooms], path: Path) -> None:
    """Read a match and forget it: the work of a process, which shows that reading comes to an end."""

    def tried() -> None:
        try:
            read_file(path)
        except MatchFileError:
            return  # The asker will come to the same in its own reading, and has the words for it.

    _reply(pipe, games, tried)


def _reply(pipe: Connection, games: Mapping[str, Rooms], work: Callable[[], object]) -> None:
    """Do the work of a process, and send its outcome, or why there is none."""
    GAMES.update(games)
    run_in_background(nice=5)
    end_with_parent()
    try:
        try:
            pipe.send((work(),))
        except UserError as trouble:
            pipe.send(trouble.message)
    except OSError:
        return  # Nobody wants to know any more.
