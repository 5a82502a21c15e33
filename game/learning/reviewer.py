"""A process that reviews a match, so that the window never waits for it.

It is started by ``spawn``, works independently after it was sent the match, and ends when it is done, or
with the process that asks. Only what it finds is limited to what the viewer may know: see
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
    """A review of a match in its present state, in a separate process. Close it."""

    def __init__(self, match: Match, eyes: int | None = None, depth: Depth = USUAL) -> None:
        """Start the review; `eyes` is the seat whose knowledge limits it (see `eyes_of`)."""
        self.part = 0.0
        """The share of the work done, up to 1."""
        self.review: Review | None = None
        """The results of the review up to now."""
        self.failed = False
        """Whether the review ended before its work was done."""
        self._process: WorkerProcess | None = None  # None if the system can't start one; `poll` reports it.
        with suppress(OSError):
            self._process = WorkerProcess("parlorcar review", work, to_json(match), eyes, depth, dict(GAMES))

    @property
    def working(self) -> bool:
        """Whether the review is still running and will produce more results."""
        return self.part < 1.0 and not self.failed

    def poll(self) -> bool:
        """Receive results; return whether there are any. Call it every frame: it never waits."""
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
        """End the process, even while it works."""
        if self._process:
            self._process.close()


def work(
    pipe: Connection, text: bytes, eyes: int | None, depth: Depth, games: Mapping[str, GamePackages]
) -> None:
    """Review the match in the text of a file, in its own process; `games` is the caller's catalog."""
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
