"""A process that makes a new board, so that the window never waits for it.

It is started by ``spawn``, and ends when its board is made, or with the process that asks.
"""

from __future__ import annotations

from collections.abc import Mapping
from multiprocessing.connection import Connection

from ai.apart import Apart, end_with_parent, step_back
from ai.boards.maker import make_board
from game.match.boards import OfferedBoard
from game.rules.boards import BoardFile, head_of
from game.rules.catalogue import GAMES, Rooms
from game.rules.notes import Kind, Note, Noted


class Unmade(Kind):
    """Why there is no board."""

    ENDED = "new-board-ended"


class BoardMaker:
    """Makes a board of a game from a seed, in a process of its own. Close it."""

    def __init__(self, key: str, seed: int) -> None:
        """Begin at once."""
        self.part = 0.0
        """How much of the work on the present draft is done, up to 1."""
        self.board: OfferedBoard | None = None
        """What was made."""
        self.trouble: Note | None = None
        """Why nothing was."""
        self._key = key
        self._process: Apart | None = None
        try:
            self._process = Apart("parlorcar board", work, key, seed, dict(GAMES))
        except OSError:
            self.trouble = Unmade.ENDED()  # The system has no room for one more.

    @property
    def working(self) -> bool:
        """Whether something is still to come."""
        return self.board is None and self.trouble is None

    def poll(self) -> bool:
        """Take in how far it is; whether there was news. Call it every frame: it never waits."""
        news = False
        try:
            while self._process and self.working and self._process.pipe.poll():
                self._take(self._process.pipe.recv())
                news = True
        except (EOFError, OSError):
            self.trouble, news = Unmade.ENDED(), True
        return news

    def _take(self, told: float | BoardFile | Note) -> None:
        if isinstance(told, Note):
            self.trouble = told
        elif isinstance(told, dict):
            self.board = OfferedBoard(None, head_of(told, self._key), told)
        else:
            self.part = told

    def close(self) -> None:
        """End the process, whatever it does."""
        if self._process:
            self._process.close()


def work(pipe: Connection, key: str, seed: int, games: Mapping[str, Rooms]) -> None:
    """The process: makes the board; `games` is the asker's catalogue."""
    GAMES.update(games)
    step_back(nice=5)
    end_with_parent()
    try:
        pipe.send(_made(pipe, key, seed))
    except OSError:
        return  # Nobody wants to know any more.


def _made(pipe: Connection, key: str, seed: int) -> BoardFile | Note:
    try:
        return make_board(key, seed, pipe.send)
    except Noted as trouble:
        return trouble.note
