"""Saved games: one SQLite file in the user's data folder, written move by move.

Every change is committed before it is shown. The file is in write-ahead mode with ``synchronous=FULL``, so
each commit is flushed to the disk, and not even a power cut loses a move. That takes a few milliseconds a
move.
"""

from __future__ import annotations

import json
import sqlite3
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Final, TypeVar

import msgspec

from game.match.database import LOCK_TIMEOUT, checkpoint, open_database, store_error, timestamp
from game.match.database import StoreBusy as StoreBusy
from game.match.database import StoreError as StoreError
from game.match.database import StoreErrorCode as StoreErrorCode
from game.match.database import StoreMoved as StoreMoved
from game.match.journal import (
    MAXIMUM_NAME_LENGTH,
    Entry,
    Journal,
    JournalError,
    SeatChange,
    SeatPlan,
    validate,
)
from game.match.merge import CHANGED as CHANGED
from game.match.merge import MatchLocation
from game.match.message_codec import EncodedText, decode_message, encode_message
from game.match.migrations import NEXT_NUMBER
from game.match.reopening import Reopening, detect_change
from game.rules.boards import BoardFile
from game.rules.files import FileErrorCode
from game.rules.messages import Message
from game.rules.schema_errors import SchemaError, ValueType, at_place
from game.words import clean_name

LOCK_TIMEOUT_AT_TABLE: Final = 0.1
"""The time in seconds to wait for another window that is writing."""
CHECKPOINT_MOVES: Final = 50
"""The number of moves after which a window runs a checkpoint as soon as no move is being saved."""
MAXIMUM_UNWRITTEN: Final = 200
"""The number of moves after which the next one runs a checkpoint, if there is no window."""
CHECKPOINT_PAUSES: Final = (0.2, 5.0)
"""The time in seconds from the last move to a checkpoint: after many moves, and after fewer."""
MAXIMUM_THOUGHT: Final = timedelta(minutes=5)
"""The longest time that counts for one move; after that nobody sat at the table."""

_SECONDS_SINCE: Final = (
    "COALESCE(MAX(0, MIN((JULIANDAY(?) - JULIANDAY(MAX(updated, opened))) * 86400, ?)), 0)"
)
"""The seconds since a match was changed or opened last, in SQL: needs the current moment and the maximum."""


class MatchChanged(StoreError):
    """Raised if the match was continued in another window, or deleted, since it was opened here."""


class NoSuchMatch(StoreError, LookupError):
    """Raised if there is no saved match with this number."""


_NEXT_EDITION: Final = f"edition = CAST(edition AS INTEGER) + 1, used = {NEXT_NUMBER}, played = {NEXT_NUMBER}"
_THIS_EDITION: Final = "id = ? AND CAST(edition AS INTEGER) = ? AND deleted IS NULL"
"""A condition for an unchanged match, in SQL: needs its number and its edition."""
_LONG_AGO: Final = datetime(1970, 1, 1, tzinfo=UTC)
"""The value of an unreadable date."""


@dataclass(frozen=True, slots=True)
class Progress:
    """The progress of a match, for lists."""

    heading: Message
    is_over: bool


@dataclass(frozen=True, slots=True)
class SavedMatch:
    """One line in the list of saved games."""

    id: int
    name: str
    game: str
    """The game's key."""
    seats: tuple[SeatPlan, ...]
    board: BoardFile | None
    """The board, if it isn't the game's own."""
    heading: Message | str
    """Where in the game; a text is from an earlier version."""
    is_over: bool
    moves: int
    """The number of moves played."""
    updated: datetime
    """When the last move was made (with its time zone)."""


@dataclass(frozen=True, slots=True)
class StoredMatch:
    """A match as it is stored."""

    journal: Journal
    name: str
    edition: int
    """Counts the changes, so that two windows can't both continue the match."""
    updated: datetime


class Store:
    """The saved games in one folder. Use it from one thread, and close it."""

    def __init__(self, folder: Path | None = None) -> None:
        """Open the saved games in `folder` (the user's data folder if None), creating them if there are none.

        Everything readable in a damaged file is recovered, and if nothing can be written the games can still
        be read; `trouble` reports that. Raises `StoreBusy` if another program has locked the file,
        `StoreError` if it can't be opened.
        """
        self._opened = open_database(folder)
        self._recovery: Reopening | None = None
        self.path = self._opened.path
        self.notice = self._opened.notice
        """The notice about what had to be done to the file; None if nothing."""
        self.notices: list[Message] = []
        """Notices about the file since it was opened that haven't been shown to players yet."""
        self.relocations: list[Mapping[int, MatchLocation]] = []
        """The new locations of matches by their old numbers, for each time that the file was reopened."""
        self._lock_timeout = LOCK_TIMEOUT_AT_TABLE
        self._pending_writes: list[Callable[[], object]] = []
        """Small writes that failed and will be tried again."""
        self._unwritten = 0
        """The maximum number of moves that the main file lacks."""
        self._written_at = 0.0
        """When a move was saved last, by a monotonic clock."""

    @property
    def _connection(self) -> sqlite3.Connection:
        return self._opened.connection

    def close(self) -> None:
        """Close the file, so that it is complete by itself. Nothing is lost by not calling it.

        What can't be saved at its own path now stays in a temporary file, `unsaved_file`.
        """
        until = time.monotonic() + LOCK_TIMEOUT
        with suppress(StoreError):
            self.reopen_if_replaced()
        self.retry_writes()
        while self._pending_writes and self._recovery is None and time.monotonic() < until:
            time.sleep(0.05)
            self.retry_writes()
        self._opened.close()

    @property
    def read_only(self) -> bool:
        """Whether a copy is shown because nothing could be written when the file was opened."""
        return self._opened.copy is not None

    @property
    def unsaved_file(self) -> Path | None:
        """The file with everything that can't be saved at its own path now; None if there is nothing."""
        return None if self._recovery is None else self._recovery.rescued

    def reopen_if_replaced(self) -> None:
        """If the open file is no longer the one at its path, open that one and add what it lacks.

        What happened is added to `notices`, and numbers of matches may change (`relocations`). Raises
        `StoreError` while that is impossible. Then everything can still be read, and a later call tries
        again.
        """
        if self._recovery is None:
            change = detect_change(self._opened)
            if change is None:
                return
            recovery = Reopening.read(self._opened, change)
            recovery.set_journal_aside()
            self._opened.close()
            self._recovery, self._opened = recovery, recovery.open_copy() or self._opened
        recovered = self._recovery.finish()
        self._opened.close()
        self._opened, self._recovery = recovered.opened, None
        self.relocations.append(recovered.merged.locations)
        self.notices.append(recovered.note)

    def write_soon(self, write: Callable[[], object]) -> None:
        """Do a small write now or as soon as possible, so that no achievement is lost.

        `retry_writes` and `close` try again. Nothing is raised.
        """
        if not self.read_only:
            self._pending_writes.append(write)
            self.retry_writes()

    def retry_writes(self) -> None:
        """Do the pending writes that are possible now."""
        with self.without_waiting():
            while self._pending_writes:
                try:
                    self._pending_writes[0]()
                except LookupError:
                    pass  # The object of the write was deleted.
                except StoreError:
                    return
                self._pending_writes.pop(0)

    @contextmanager
    def without_waiting(self) -> Iterator[None]:
        """Raise `StoreBusy` immediately while another program has locked the file; a window tries again
        later.
        """
        self._lock_timeout = 0.0
        try:
            yield
        finally:
            self._lock_timeout = LOCK_TIMEOUT_AT_TABLE

    @property
    def checkpoint_due(self) -> bool:
        """Whether the main file lacks moves, and now is a good moment to write them.

        A move takes about 10 ms on a busy disk, and so does a checkpoint, so they must not share a frame.
        """
        if not self._unwritten:
            return False
        pause = CHECKPOINT_PAUSES[self._unwritten < CHECKPOINT_MOVES]
        return time.monotonic() - self._written_at >= pause

    def checkpoint(self) -> None:
        """Write everything into the main file, so that a copy of that file alone is complete."""
        if self._recovery is None and detect_change(self._opened) is None and checkpoint(self._connection):
            self._unwritten = 0

    @contextmanager
    def transaction(self) -> Iterator[sqlite3.Connection]:
        """Run a transaction, which is on the disk at the end or rolled back. Raises `StoreError`.

        Raises `StoreMoved` if the file was deleted or replaced, because numbers of matches may have changed.
        """
        known = len(self.relocations)
        self.reopen_if_replaced()
        if len(self.relocations) != known:
            raise StoreMoved(StoreErrorCode.MOVED())
        try:
            self._begin()
        except sqlite3.Error as error:
            raise store_error(error, self.path) from error
        try:
            # From here on nobody else can reopen the file in between.
            if detect_change(self._opened) is not None:
                raise StoreMoved(StoreErrorCode.MOVED())
            yield self._connection
            self._connection.execute("COMMIT")
        except BaseException as error:
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")
            if isinstance(error, sqlite3.Error):
                raise store_error(error, self.path) from error
            raise

    def _begin(self) -> None:
        """Begin a transaction; wait a moment for another window, whose transactions are short."""
        until = time.monotonic() + self._lock_timeout
        while True:
            try:
                self._connection.execute("BEGIN IMMEDIATE")
                return
            except sqlite3.OperationalError as error:
                code = error.sqlite_errorcode & 0xFF
                if code != sqlite3.SQLITE_BUSY or time.monotonic() >= until:
                    raise
            time.sleep(0.005)

    def query(self, question: str, *values: object) -> list[tuple[object, ...]]:
        """Return the rows of a query in SQL. Raises `StoreError`."""
        try:
            return self._connection.execute(question, values).fetchall()
        except sqlite3.Error as error:
            raise store_error(error, self.path) from error

    def add(self, journal: Journal, name: str, progress: Progress) -> int:
        """Save a new match and return its number."""
        now = timestamp(datetime.now(UTC))
        with self.transaction() as connection:
            number = connection.execute(
                "INSERT INTO match (name, game, rules_version, options, seats, seats_now, seed, practice,"
                " deal, board, position, edition, heading, is_over, updated, opened, used, played)"
                f" VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 0, ?, ?, ?, ?, {NEXT_NUMBER}, {NEXT_NUMBER})",
                (
                    name,
                    journal.game,
                    journal.rules_version,
                    json.dumps(journal.options),
                    _json(journal.seats),
                    _json(journal.seats_now()),
                    journal.seed,
                    journal.practice,
                    json.dumps(journal.deal),
                    json.dumps(journal.board),
                    journal.position,
                    _json(encode_message(progress.heading)),
                    progress.is_over,
                    now,
                    now,
                ),
            ).lastrowid
            assert number is not None
            _write_entries(connection, number, 0, journal.entries)
            for index, change in enumerate(journal.changes):
                _write_change(connection, number, index, change)
        return number

    def read(self, match: int, whole: bool = True) -> StoredMatch:
        """Return a saved match. Raises `NoSuchMatch`, and `JournalError` if the save is invalid.

        Without `whole`, the moves up to the first unreadable one are returned, and an unreadable note is left
        out.
        """
        rows = self.query(
            "SELECT name, CAST(edition AS INTEGER), updated, game, rules_version, options, seats, seed,"
            " practice, deal, board, position FROM match WHERE id = ? AND deleted IS NULL",
            match,
        )
        if not rows:
            raise NoSuchMatch(StoreErrorCode.NO_MATCH(number=match))
        name, edition, updated, game, version, options, seats, seed, practice, deal, board, position = rows[0]
        moves = self.query(
            "SELECT move, seat, made_by, note FROM move WHERE match = ? ORDER BY number", match
        )
        changes = self.query(
            "SELECT after, seat, plan FROM seat_change WHERE match = ? ORDER BY number", match
        )
        journal = validate(
            {
                "game": game,
                "rules_version": version,
                "options": _plain(options, "options"),
                "seats": _plain(seats, "seats"),
                "seed": seed,
                "practice": bool(practice),
                "deal": _plain(deal, "deal"),
                "board": _board(board),
            },
            Journal,
        )
        journal.entries = _read_rows(moves, _entry if whole else _bare_entry, whole)
        journal.changes = _read_rows(changes, _change, whole)
        journal.position = _position(position, len(journal.entries), whole)
        return StoredMatch(journal, str(name), int(str(edition)), _moment(updated))

    def append(
        self, match: int, edition: int, start: int, entries: Sequence[Entry], progress: Progress
    ) -> None:
        """Write moves after the first `start`, replacing those there. Raises `MatchChanged`."""
        with self.transaction() as connection:
            self._advance(connection, match, edition, start + len(entries), progress)
            connection.execute("DELETE FROM move WHERE match = ? AND number >= ?", (match, start))
            connection.execute(
                "UPDATE seat_change SET after = ? WHERE match = ? AND after > ?", (start, match, start)
            )
            _write_entries(connection, match, start, entries)
        self._unwritten, self._written_at = self._unwritten + len(entries), time.monotonic()
        if self._unwritten >= MAXIMUM_UNWRITTEN:
            self.checkpoint()

    def step_to(self, match: int, edition: int, position: int, progress: Progress) -> None:
        """Undo or redo: write that the first `position` moves are played. Raises `MatchChanged`."""
        with self.transaction() as connection:
            self._advance(connection, match, edition, position, progress)

    def change_seat(self, match: int, edition: int, change: SeatChange, seats: Sequence[SeatPlan]) -> None:
        """Write a change of seats; `seats` are all current seats. Raises `MatchChanged`."""
        with self.transaction() as connection:
            self._check(
                connection.execute(
                    f"UPDATE match SET {_NEXT_EDITION}, seats_now = ?, updated = ? WHERE {_THIS_EDITION}",
                    (_json(seats), timestamp(datetime.now(UTC)), match, edition),
                )
            )
            number = connection.execute(
                "SELECT COUNT(*) FROM seat_change WHERE match = ?", (match,)
            ).fetchone()[0]
            _write_change(connection, match, number, change)

    def _advance(
        self, connection: sqlite3.Connection, match: int, edition: int, position: int, progress: Progress
    ) -> None:
        now = timestamp(datetime.now(UTC))
        self._check(
            connection.execute(
                f"UPDATE match SET {_NEXT_EDITION}, position = ?, heading = ?, is_over = ?,"
                f" seconds = seconds + {_SECONDS_SINCE}, updated = ? WHERE {_THIS_EDITION}",
                (
                    position,
                    _json(encode_message(progress.heading)),
                    progress.is_over,
                    now,
                    MAXIMUM_THOUGHT.total_seconds(),
                    now,
                    match,
                    edition,
                ),
            )
        )

    def _check(self, cursor: sqlite3.Cursor) -> None:
        if cursor.rowcount != 1:
            raise MatchChanged(StoreErrorCode.CHANGED())

    def matches(self) -> list[SavedMatch]:
        """Return every saved match, the most recently played one first."""
        rows = self.query(
            "SELECT id, name, game, seats_now, board, heading, is_over, position, updated FROM match"
            " WHERE deleted IS NULL ORDER BY played DESC, id DESC"
        )
        return [
            SavedMatch(
                int(str(number)),
                str(name),
                str(game),
                _seats(seats),
                _listed_board(board),
                _heading(heading),
                bool(is_over),
                position if isinstance(position, int) else 0,
                _moment(updated),
            )
            for number, name, game, seats, board, heading, is_over, position, updated in rows
        ]

    def last(self) -> int | None:
        """Return the number of the match that was opened or begun last; None if there is none."""
        rows = self.query("SELECT id FROM match WHERE deleted IS NULL ORDER BY used DESC, id DESC LIMIT 1")
        return int(str(rows[0][0])) if rows else None

    def note_opened(self, match: int) -> None:
        """Remember that this match was opened last, if anything can be written now."""
        with suppress(StoreError):
            self._set(
                match,
                f"UPDATE match SET opened = ?, used = {NEXT_NUMBER} WHERE id = ?",
                timestamp(datetime.now(UTC)),
            )

    def rename(self, match: int, name: str) -> None:
        """Rename a match; letters that can't be displayed are left out."""
        self._set(match, "UPDATE match SET name = ? WHERE id = ?", clean_name(name, MAXIMUM_NAME_LENGTH))

    def delete(self, match: int) -> None:
        """Remove a match from the list; `restore` undoes that for thirty days of play."""
        change = "UPDATE match SET deleted = ?, deleted_on = (SELECT MAX(number) FROM day) WHERE id = ?"
        self._set(match, change, timestamp(datetime.now(UTC)))

    def restore(self, match: int) -> None:
        """Put a deleted match back into the list."""
        self._set(match, "UPDATE match SET deleted = ?, deleted_on = NULL WHERE id = ?", None)

    def _set(self, match: int, change: str, value: str | None) -> None:
        with self.transaction() as connection:
            if connection.execute(change, (value, match)).rowcount != 1:
                raise NoSuchMatch(StoreErrorCode.NO_MATCH(number=match))


def _write_entries(connection: sqlite3.Connection, match: int, start: int, entries: Sequence[Entry]) -> None:
    connection.executemany(
        "INSERT INTO move VALUES (?, ?, ?, ?, ?, ?)",
        [
            (match, start + index, entry.move, entry.seat, entry.by, _json(entry.note))
            for index, entry in enumerate(entries)
        ],
    )


def _write_change(connection: sqlite3.Connection, match: int, number: int, change: SeatChange) -> None:
    connection.execute(
        "INSERT INTO seat_change VALUES (?, ?, ?, ?, ?)",
        (match, number, change.after, change.seat, _json(change.plan)),
    )


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _seats(text: object) -> tuple[SeatPlan, ...]:
    """Return the seats of a saved match; none if they can't be read, which opening the match reports."""
    try:
        return tuple(validate(_plain(text, "seats"), list[SeatPlan], "seats"))
    except JournalError:
        return ()


def _board(text: object) -> BoardFile | None:
    """Return the board of a saved match; none in the rows of version 1."""
    board = None if text is None else _plain(text, "board")
    if board is not None and not isinstance(board, dict):
        raise JournalError(at_place("board", SchemaError.KIND_ONLY(kind=ValueType.OBJECT())))
    return board


def _listed_board(text: object) -> BoardFile | None:
    """Return the board for the list; none if it can't be read, which opening the match reports."""
    try:
        return _board(text)
    except JournalError:
        return None


def _heading(text: object) -> Message | str:
    """Return where in the game a saved match is; empty if that can't be read."""
    try:
        encoded: EncodedText = msgspec.convert(_plain(text, "heading"), EncodedText)
        return decode_message(encoded)
    except (JournalError, msgspec.ValidationError):
        return ""


def _moment(text: object) -> datetime:
    """Return a moment (with its time zone); an unreadable one is long ago."""
    try:
        moment = datetime.fromisoformat(str(text))
    except ValueError:
        return _LONG_AGO
    return moment if moment.tzinfo is not None else moment.replace(tzinfo=UTC)


Row = tuple[object, ...]
Part = TypeVar("Part")


def _read_rows(rows: Sequence[Row], read: Callable[[int, Row], Part], whole: bool) -> list[Part]:
    """Return what the rows contain; without `whole` up to the first invalid one. Raises `JournalError`."""
    parts: list[Part] = []
    for number, row in enumerate(rows):
        try:
            parts.append(read(number, row))
        except JournalError:
            if whole:
                raise
            break
    return parts


def _entry(number: int, row: Row) -> Entry:
    place, (move, seat, by, note) = f"entries[{number}]", row
    data = {"move": move, "seat": seat, "by": by, "note": _plain(note, f"{place}.note")}
    return validate(data, Entry, place)


def _bare_entry(number: int, row: Row) -> Entry:
    """Return an entry, without its note if that can't be read. Raises `JournalError`."""
    try:
        return _entry(number, row)
    except JournalError:
        move, seat, by, _ = row
        return _entry(number, (move, seat, by, _json("")))


def _change(number: int, row: Row) -> SeatChange:
    place, (after, seat, plan) = f"changes[{number}]", row
    return validate({"after": after, "seat": seat, "plan": _plain(plan, f"{place}.plan")}, SeatChange, place)


def _position(position: object, moves: int, whole: bool) -> int:
    """Return the number of moves played; without `whole` all that were read, if it is invalid."""
    if isinstance(position, int) and (whole or 0 <= position <= moves):
        return position
    if whole:
        raise JournalError(at_place("position", SchemaError.KIND_ONLY(kind=ValueType.INT())))
    return moves


def _plain(text: object, place: str) -> object:
    try:
        return json.loads(str(text))
    except (ValueError, RecursionError):
        raise JournalError(at_place(place, FileErrorCode.NO_JSON())) from None
