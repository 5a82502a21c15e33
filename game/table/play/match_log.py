"""The log of a match in words, line by line, with the recent part."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeVar

from game.match.log import LogLine, company_of
from game.match.match import Match
from game.rules.auction import AuctionSummary
from game.rules.contract import Event
from game.rules.messages import Message
from game.table.kit.surface_cache import Steps
from game.words import Localizer, active_language

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class LogEntry:
    """An entry of the log: the seat color or the company that it is about, if any, and the text."""

    colour: int | None
    words: str
    heading: str
    move_number: int
    """The number of moves when it had happened."""
    company: int | None = None
    made: bool = False
    """Whether the table made the move for a person without a choice."""
    details: str = ""
    """The text that the entry summarizes, such as all bids of a duel; "" if there is none."""
    seat: int | None = None
    event: Event | None = None
    """The event that happened, if it is a single one."""


@dataclass(frozen=True, slots=True)
class Log:
    """The entries of the log in order."""

    entries: tuple[LogEntry, ...] = ()
    recent: int = 0
    """The index of the first entry after the viewer's last turn."""
    ends_early: bool = False
    """Whether all later entries are elsewhere, so that the last one is not the latest."""

    def without(self, unwanted: Callable[[LogEntry], bool]) -> Log:
        """Return the log without some entries; only those after them are recent."""
        kept = [(number, entry) for number, entry in enumerate(self.entries) if not unwanted(entry)]
        recent = next((place for place, (number, _) in enumerate(kept) if number != place), len(kept))
        ends_early = recent == len(kept) < len(self.entries)
        return Log(tuple(entry for _, entry in kept), recent, ends_early)


def shared_start(one: Sequence[T], other: Sequence[T]) -> int:
    """Return how many of the first items of two sequences are the same."""
    pairs = enumerate(zip(one, other, strict=False))
    return next((i for i, (a, b) in pairs if a is not b and a != b), min(len(one), len(other)))


class MatchLog:
    """The text of a match's log, with a cache of earlier lines."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._log = Log()
        self._key: tuple[object, ...] | None = None
        self._lines: list[LogLine] = []
        """The lines that have been composed in one language and for the same seats."""
        self._entries: list[LogEntry | None] = []
        """The entries of the lines; None for a line without text."""
        self._texts: dict[int, tuple[object, str | None]] = {}
        """The text of what lines are about, by its `id`; `since` and `steps` share it."""
        self._made_for: tuple[object, ...] = ()

    def steps(self, unseen: int, viewer: int | None, mark_made: bool) -> Steps[Log]:
        """Compose the log line by line, without the last `unseen` events.

        A long match takes longer than a frame. Entries after the `viewer`'s last move are recent. With
        `mark_made`,
        moves that the table made for a person are marked.
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

    def since(self, number: int, unseen: int) -> tuple[LogEntry, ...]:
        """Return the entries of what happened after a number of moves, without the last `unseen` events."""
        self._forget_others()
        found = (self._entry(line, mark_made=False) for line in self._match.log_since(number, unseen))
        return tuple(entry for entry in found if entry is not None)

    def _forget_others(self) -> None:
        """Forget texts in another language, or with other names."""
        made_for = (active_language(), *self._match.seats)
        if made_for != self._made_for:
            self._lines, self._entries, self._texts, self._made_for = [], [], {}, made_for

    def _put_into_words(self, lines: list[LogLine], mark_made: bool) -> Steps[None]:
        """Compose only the new lines of the log."""
        self._forget_others()
        kept = shared_start(self._lines, lines)
        del self._lines[kept:], self._entries[kept:]
        for line in lines[kept:]:
            self._entries.append(self._entry(line, mark_made))
            self._lines.append(line)
            yield

    def _entry(self, line: LogLine, mark_made: bool) -> LogEntry | None:
        """Return an entry for what happened; None if it needs none."""
        localizer = Localizer(self._match.game, self._match.names)
        content, words = self._texts.get(id(line.content), (None, None))
        if content is not line.content:
            words = localizer.log_text(line.content)
            self._texts[id(line.content)] = line.content, words
        if words is None:
            return None
        colour = None if line.seat is None else self._match.seats[line.seat].colour
        heading, company = localizer.message(line.heading), company_of(line.content)
        made, details = line.is_automatic and mark_made, ""
        if isinstance(line.content, Message) and line.content.id is AuctionSummary.DUEL:
            details = localizer.describe(line.content)
        event = line.content if isinstance(line.content, Event) else None
        return LogEntry(colour, words, heading, line.move_number, company, made, details, line.seat, event)
