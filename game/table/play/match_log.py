"""The log of a match in words: what happened, line by line, and what of it is recent."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeVar

from game.match.log import LogLine, company_of
from game.match.match import Match
from game.table.kit.surface_cache import Steps
from game.words import Localizer, active_language

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class LogEntry:
    """One entry of the log: the seat color or else the company that it is about, if any, and the words."""

    colour: int | None
    words: str
    heading: str
    move_number: int
    """How many moves had been made when it had happened."""
    company: int | None = None
    made: bool = False
    """Whether the table did it for a person, who had no choice."""


@dataclass(frozen=True, slots=True)
class Log:
    """The entries of the log in their order."""

    entries: tuple[LogEntry, ...] = ()
    recent: int = 0
    """The number of the first entry, counted from 0, that happened after the viewer's last turn."""


def shared_start(one: Sequence[T], other: Sequence[T]) -> int:
    """Return how many of the first items of two sequences are the same."""
    pairs = enumerate(zip(one, other, strict=False))
    return next((i for i, (a, b) in pairs if a is not b and a != b), min(len(one), len(other)))


class MatchLog:
    """Puts a match's log into words; what has been put into words before is kept."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._log = Log()
        self._key: tuple[object, ...] | None = None
        self._lines: list[LogLine] = []
        """The lines that have been put into words so far, in one language and for the same seats."""
        self._entries: list[LogEntry | None] = []
        """What they say; None where a line needs no words."""
        self._made_for: tuple[object, ...] = ()

    def steps(self, unseen: int, viewer: int | None, mark_made: bool) -> Steps[Log]:
        """Put the log into words line by line, without the last `unseen` events.

        To put all of a long match into words takes longer than a frame. What came after the `viewer`'s
        last move is recent. `mark_made`: moves that the table made for a person are marked.
        """
        match = self._match
        key = (match.moves_played, len(match.journal.changes), active_language(), unseen, viewer)
        if key != self._key:
            yield from self._put_into_words(match.log_without(unseen), mark_made)
            since = 0 if viewer is None else match.last_move_of(viewer)
            entries = [entry for entry in self._entries if entry is not None]
            old = [entry for entry in entries if viewer is not None and entry.move_number <= since]
            new = entries[len(old) :]
            self._log, self._key = Log((*old, *new), len(old)), key
        return self._log

    def _put_into_words(self, lines: list[LogLine], mark_made: bool) -> Steps[None]:
        """Put the new lines of the log into words; a long log is not put into words after each move."""
        made_for = (active_language(), *self._match.seats)
        kept = shared_start(self._lines, lines) if made_for == self._made_for else 0
        self._made_for = made_for
        del self._lines[kept:], self._entries[kept:]
        for line in lines[kept:]:
            self._entries.append(self._entry(line, mark_made))
            self._lines.append(line)
            yield

    def _entry(self, line: LogLine, mark_made: bool) -> LogEntry | None:
        """What happened as an entry of the log; None if it needs none."""
        localizer = Localizer(self._match.game, self._match.names)
        words = localizer.log_text(line.content)
        if words is None:
            return None
        colour = None if line.seat is None else self._match.seats[line.seat].colour
        heading, company = localizer.message(line.heading), company_of(line.content)
        return LogEntry(colour, words, heading, line.move_number, company, line.is_automatic and mark_made)
