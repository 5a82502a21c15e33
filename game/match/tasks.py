"""Tasks that a window waits for, each in its own process, polled every frame and cancelable.

Making a new board takes up to half a minute, and reading a match file may take any time, because its board
is laid out and its moves are replayed. The processes are started by ``spawn``. They end with their task or
with their parent.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, Final, Generic, Protocol, TypeVar

from ai.boards.maker import MOST_DRAFTS, Draft, best_draft, choose_draft, judge_drafts
from ai.worker_process import WorkerProcess, end_with_parent, run_in_background
from game.match.boards import Check, OfferedBoard, boards_for
from game.match.import_export import ImportedMatch, MatchFileError, read_file
from game.rules.boards import BoardFile, BoardHeader, board_header
from game.rules.catalog import GAMES, GamePackages
from game.rules.messages import Message, MessageId, UserError

T = TypeVar("T")

JUDGES: Final = 2
"""The number of processes that make a board."""

Reply = tuple[Any] | float | Message | Draft
"""A message from the process: the outcome in a tuple, the progress, the reason why there is none, a draft."""
ListedBoard = tuple[Path | None, BoardHeader | None, BoardFile | None, Message | None, bool]
"""A board on offer as it is sent: path, head, data, error, and whether the program includes it."""


class TaskErrorCode(MessageId):
    """Reasons why a task has no outcome: its process has ended."""

    ENDED = "new-board-ended"
    FILE_ENDED = "file-process-ended"
    BOARDS_ENDED = "boards-process-ended"


class Task(Protocol):
    """A task that a window can wait for."""

    @property
    def part(self) -> float:
        """The progress, up to 1; 0 while it is unknown."""

    @property
    def failure(self) -> Message | None:
        """Why there is no outcome."""

    @property
    def working(self) -> bool:
        """Whether the outcome is still to come."""

    def poll(self) -> bool:
        """Read new messages without waiting, every frame; return whether there were any."""

    def close(self) -> None:
        """Cancel the task."""


class ProcessTask(Generic[T]):
    """A task in its own process. Close it."""

    def __init__(self, name: str, ended: Message, work: Callable[..., None], *given: object) -> None:
        """Start ``work(pipe, games, *given)``, which sends `Reply`; `ended` reports that its process is
        gone.
        """
        self.part = 0.0
        self.failure: Message | None = None
        self._outcome: tuple[T] | None = None
        self._ended = ended
        self._process: WorkerProcess | None = None
        try:
            self._process = WorkerProcess(name, work, dict(GAMES), *given)
        except OSError:
            self.failure = ended  # The system can't start one more process.

    @property
    def working(self) -> bool:
        """Whether the outcome is still to come."""
        return self._outcome is None and self.failure is None

    @property
    def outcome(self) -> T | None:
        """The outcome; None until it has come."""
        return None if self._outcome is None else self._outcome[0]

    def poll(self) -> bool:
        """Read new messages without waiting, every frame; return whether there were any."""
        news = False
        try:
            while self._process and self.working and self._process.pipe.poll():
                self._take(self._process.pipe.recv())
                news = True
        except (EOFError, OSError):
            self.failure, news = self._ended, True
        return news

    def _take(self, reply: Reply) -> None:
        if isinstance(reply, Message):
            self.failure = reply
        elif isinstance(reply, tuple):
            self._outcome = reply
        elif isinstance(reply, float):
            self.part = reply

    def close(self) -> None:
        """Cancel the task."""
        if self._process:
            self._process.close()


class _DraftJudge(ProcessTask[None]):
    """A task that judges some of the drafts of a board."""

    def __init__(self, key: str, seed: int, numbers: Sequence[int]) -> None:
        self.drafts: dict[int, Draft] = {}
        self._count = len(numbers)
        super().__init__(
            "parlorcar board", TaskErrorCode.ENDED(), judge_in_process, key, seed, tuple(numbers)
        )

    def _take(self, reply: Reply) -> None:
        if isinstance(reply, Draft):
            begun = self.drafts.get(reply.number, reply)
            self.drafts[reply.number] = replace(reply, data=begun.data)
            self.part = sum(draft.passed is not None for draft in self.drafts.values()) / self._count
        elif isinstance(reply, float):
            judged = sum(draft.passed is not None for draft in self.drafts.values())
            self.part = (judged + reply) / self._count
        else:
            super()._take(reply)


class BoardMaker:
    """A task that makes a board of a game from a seed, with two processes that judge drafts. Close it."""

    def __init__(self, key: str, seed: int) -> None:
        self.part = 0.0
        self._key = key
        self._judges = [_DraftJudge(key, seed, range(first, MOST_DRAFTS, JUDGES)) for first in range(JUDGES)]

    @property
    def drafts(self) -> dict[int, Draft]:
        """The drafts that have been begun, by number."""
        return {number: draft for judge in self._judges for number, draft in judge.drafts.items()}

    @property
    def board(self) -> OfferedBoard | None:
        """The board; None until it is chosen."""
        chosen = choose_draft(self.drafts)
        return None if chosen is None else self._offered(chosen)

    @property
    def is_good(self) -> bool:
        """Whether games on the board are as good as they should be, or it is just the best draft."""
        chosen = choose_draft(self.drafts)
        return chosen is not None and chosen.is_good

    @property
    def best(self) -> OfferedBoard | None:
        """The best board found up to now."""
        best = best_draft(self.drafts.values())
        return None if best is None else self._offered(best)

    def _offered(self, draft: Draft) -> OfferedBoard:
        return OfferedBoard(None, board_header(draft.data, self._key), draft.data)

    @property
    def failure(self) -> Message | None:
        """Why there is no board."""
        return next((judge.failure for judge in self._judges if judge.failure is not None), None)

    @property
    def working(self) -> bool:
        """Whether the board is still to come."""
        return self.failure is None and choose_draft(self.drafts) is None

    def poll(self) -> bool:
        """Read new messages without waiting, every frame; return whether there were any."""
        news = [judge.poll() for judge in self._judges]
        self.part = max(self.part, sum(judge.part for judge in self._judges) / JUDGES)
        return any(news)

    def close(self) -> None:
        """Cancel the task."""
        for judge in self._judges:
            judge.close()


class BoardLister(ProcessTask[list[ListedBoard]]):
    """A task that lists the boards on offer for a game, which reads and deals each file."""

    def __init__(self, key: str, *checks: Check) -> None:
        super().__init__("parlorcar boards", TaskErrorCode.BOARDS_ENDED(), list_in_process, key, checks)

    @property
    def boards(self) -> list[OfferedBoard]:
        """The boards, in the order of `boards_for`."""
        return [
            OfferedBoard(path, head, data, None if note is None else UserError(note), included)
            for path, head, data, note, included in self.outcome or ()
        ]


class MatchReader:
    """A reader of the match in a file: first in a process, which can be ended, then in a thread.

    The second reading is known to end, and returns a match that no process could send.
    """

    def __init__(self, path: Path) -> None:
        """Start the process."""
        self.part = 0.0
        self.imported: ImportedMatch | None = None
        """The match that was read."""
        self.error: MatchFileError | None = None
        """Why the file is refused."""
        self._path = path
        self._trial = ProcessTask[None]("parlorcar file", TaskErrorCode.FILE_ENDED(), read_in_process, path)
        self._thread: threading.Thread | None = None
        self._crash: Exception | None = None

    @property
    def failure(self) -> Message | None:
        """Why there is neither a match nor an error."""
        return self._trial.failure

    @property
    def working(self) -> bool:
        """Whether the outcome is still to come."""
        return self.failure is None and (self._thread is None or self._thread.is_alive())

    def poll(self) -> bool:
        """Read new messages without waiting, every frame; return whether there were any."""
        if self._crash is not None:
            raise self._crash
        if self._thread is None and self._trial.poll() and not self._trial.working and self.failure is None:
            self._thread = threading.Thread(target=self._read, daemon=True)
            self._thread.start()
        return not self.working

    def _read(self) -> None:
        try:
            self.imported = read_file(self._path)
        except MatchFileError as error:
            self.error = error
        except Exception as error:  # It is raised again in the window's thread, where errors are reported.
            self._crash = error

    def close(self) -> None:
        """End the process; a thread ends by itself."""
        self._trial.close()


def judge_in_process(
    pipe: Connection, games: Mapping[str, GamePackages], key: str, seed: int, numbers: Sequence[int]
) -> None:
    """Judge drafts of a board, in a process; `games` is the parent's catalog."""

    def judged() -> None:
        for draft in judge_drafts(key, seed, numbers, pipe.send):
            pipe.send(draft)

    _reply(pipe, games, judged)


def list_in_process(
    pipe: Connection, games: Mapping[str, GamePackages], key: str, checks: Sequence[Check]
) -> None:
    """List the boards for a game, in a process."""

    def listed() -> object:
        return [
            (board.path, board.head, board.data, board.error and board.error.message, board.included)
            for board in boards_for(key, *checks)
        ]

    _reply(pipe, games, listed)


def read_in_process(pipe: Connection, games: Mapping[str, GamePackages], path: Path) -> None:
    """Read a match and discard it, in a process, to show that reading ends."""

    def tried() -> None:
        try:
            read_file(path)
        except MatchFileError:
            return  # The parent will get the same error in its own reading.

    _reply(pipe, games, tried)


def _reply(pipe: Connection, games: Mapping[str, GamePackages], work: Callable[[], object]) -> None:
    """Do the work of a process and send its outcome, or the error that prevented it."""
    GAMES.update(games)
    run_in_background(nice=5)
    end_with_parent()
    try:
        try:
            pipe.send((work(),))
        except UserError as trouble:
            pipe.send(trouble.message)
    except OSError:
        return  # The parent has ended.
