"""A process that looks back on a match, so that the window never waits for it.

It is started by ``spawn``, works for itself after it was told the match, and ends when it is done or when
its pipe closes. It is told no more than who looks back may know only in what it finds: see `review.eyes_of`.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
import traceback
from collections.abc import Mapping
from multiprocessing.connection import Connection

from game.learning.review import Review, look_back
from game.learning.turning_points import USUAL, Depth
from game.match.exchange import from_json, to_json
from game.match.match import Match
from game.rules.catalogue import GAMES, Rooms


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
        context = multiprocessing.get_context("spawn")
        self._pipe, theirs = context.Pipe(duplex=True)
        self._process = context.Process(
            target=work,
            args=(theirs, to_json(match), eyes, depth, dict(GAMES)),
            name="parlorcar review",
            daemon=True,
        )
        self._process.start()
        theirs.close()

    @property
    def working(self) -> bool:
        """Whether more is to come."""
        return self.part < 1.0 and not self.failed

    def poll(self) -> bool:
        """Take in what has been found; whether something has. Call it every frame: it never waits."""
        news = False
        try:
            while self.working and self._pipe.poll():
                self.part, self.review = self._pipe.recv()
                news = True
        except (EOFError, OSError):
            self.failed = news = True
        if news and not self.working:
            self.close()
        return news

    def close(self) -> None:
        """End the process, whatever it does."""
        self._pipe.close()
        if self._process.is_alive():
            self._process.kill()
        self._process.join()


def work(pipe: Connection, text: bytes, eyes: int | None, depth: Depth, games: Mapping[str, Rooms]) -> None:
    """The process: looks back on the match in the text of a file; `games` is the asker's catalogue."""
    GAMES.update(games)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(10)
    threading.Thread(target=_end_with, args=(pipe,), daemon=True).start()
    try:
        for found in look_back(from_json(text).match, eyes, depth):
            pipe.send(found)
    except OSError:
        return  # Nobody wants to know any more.
    except Exception:
        traceback.print_exc()  # The one who asked sees the pipe close.


def _end_with(pipe: Connection) -> None:
    """End the process when the pipe closes: nothing else ever comes through it."""
    try:
        pipe.recv()
    except (EOFError, OSError):
        os._exit(0)
