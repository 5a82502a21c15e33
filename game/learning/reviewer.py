"""A process that looks back on a match, so that the window never waits for it.

It is started by ``spawn``, works for itself after it was told the match, and ends when it is done, or
with the process that asks. It is told no more than who looks back may know only in what it finds: see
`review.eyes_of`.
"""

from __future__ import annotations

import traceback
from collections.abc import Mapping
from contextlib import suppress
from multiprocessing.connection import Connection

from ai.worker_process import WorkerProcess, end_with_parent, run_in_background
from game.learning.review import Review, look_back
from game.learning.turning_points import USUAL, Depth
from game.match.import_export import from_json, to_json
from game.match.match import Match
from game.rules.catalog import GAMES, GamePackages


class Reviewer:
    """Looks back on a match as it stands, in a process of its own. Close it."""

    def __init__(self, match: Match, eyes: int | None = None, depth: Depth = USUAL) -> None:
        """Begin at once; `eyes` is the seat with whose knowledge the match is looked at (see `eyes_of`)."""
        self.part = 0.0
        """How much of the work is done, up to 1."""
        self.review: Review | None = None
        """What has been found so far."""
        self.failed = False
        """Whether it ended before its work was done."""
        self._process: WorkerProcess | None = None  # If the system has no room for one more; `poll` says so.
        with suppress(OSError):
            self._process = WorkerProcess("parlorcar review", work, to_json(match), eyes, depth, dict(GAMES))

    @property
    def working(self) -> bool:
        """Whether more is to come."""
        return self.part < 1.0 and not self.failed

    def poll(self) -> bool:
        """Take in what has been found; whether something has. Call it every frame: it never waits."""
        if self._process is None:
            news, self.failed = not self.failed, True
            return news
        news = False
        try:
            while self.working and self._process.pipe.poll():
                self.part, self.review = self._process.pipe.recv()
                news = True
        except (EOFError, OSError):
            self.failed = news = True
        if news and not self.working:
            self.close()
        return news

    def close(self) -> None:
        """End the process, whatever it does."""
        if self._process:
            self._process.close()


def work(
    pipe: Connection, text: bytes, eyes: int | None, depth: Depth, games: Mapping[str, GamePackages]
) -> None:
    """The process: looks back on the match in the text of a file; `games` is the asker's catalog."""
    GAMES.update(games)
    run_in_background(nice=10)
    end_with_parent()
    try:
        for found in look_back(from_json(text).match, eyes, depth):
            pipe.send(found)
    except OSError:
        return  # Nobody wants to know any more.
    except Exception:
        traceback.print_exc()  # The one who asked sees the pipe close.
