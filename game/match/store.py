"""Saved games: one SQLite file in the user's data folder, written move by move.

Every change is committed before it is shown. The file is in write-ahead mode with
``synchronous=FULL``: each commit is flushed to the disk, so that not even a power cut takes
back a move that was seen. A move takes a few milliseconds that way, and a table moves rarely.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Final

import msgspec

from game.match.folders import home_folder
from game.match.journal import LONGEST_NAME, Entry, Journal, JournalError, SeatChange, SeatPlan, structure
from game.match.layouts import FILE_VERSION, MIGRATIONS
from game.match.written import Written, recalled, written
from game.rules.boards import BoardFile
from game.rules.expected import Expected, ValueKind, placed
from game.rules.files import FileTrouble, system_trouble
from game.rules.notes import Kind, Note, Noted
from game.words import tidy

FILE_NAME: Final = "matches.sqlite"
PATIENCE: Final = 2.0
"""Seconds to wait for another program that is writing before giving up."""
KEPT_AFTER_DELETION: Final = timedelta(days=30)
"""How long a deleted match can be taken back."""
LONGEST_THOUGHT: Final = timedelta(minutes=5)
"""A move that took longer counts as so long: nobody sat at the table."""

_THOUGHT_SINCE: Final = (
    "COALESCE(MAX(0, MIN((JULIANDAY(?) - JULIANDAY(MAX(updated, opened))) * 86400, ?)), 0)"
)
"""The seconds since a match was changed or opened last, in SQL: asks for the moment and the most."""


class StoreTrouble(Kind):
    """What is wrong with the saved games."""

    BUSY = "store-busy", "file"
    FULL = "store-full", "folder"
    BROKEN = "store-broken", "file code"
    NO_FOLDER = "store-no-folder", "why"
    NEWER = "store-newer", "file version known"
    SET_ASIDE = "store-set-aside", "file"
    STUCK = "store-stuck", "why"
    CHANGED = "store-changed"
    NO_MATCH = "store-no-match", "number"


class StoreError(Noted):
    """The saved games can't be read or written now; the note is for players."""


class StoreBusy(StoreError):
    """Another program holds the saved games."""


class MatchChanged(StoreError):
    """The match was continued elsewhere (in a second window) or deleted since it was opened here."""


class NoSuchMatch(StoreError, LookupError):
    """There is no saved match with this number."""


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a match is, for lists: where in the game, and whether it is over."""

    heading: Note
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
    """The board, where it is not the game's own."""
    heading: Note | str
    """Where in the game; a text is from an earlier version."""
    is_over: bool
    moves: int
    """How many moves have been played."""
    updated: datetime
    """When the last move was made (with its time zone)."""


@dataclass(frozen=True, slots=True)
class Kept:
    """A match as it lies in the store."""

    journal: Journal
    name: str
    edition: int
    """Counts the changes, so that two windows can't both continue the match."""
    updated: datetime


class Store:
    """The saved games in one folder. Use it from one thread, and close it."""

    def __init__(self, folder: Path | None = None) -> None:
        """Open the saved games in `folder` (the user's data folder if None), or begin with none.

        A file that is damaged is set aside in the same folder and `trouble` tells where. Raises
        `StoreBusy` if another program holds the file, `StoreError` if it can't be opened.
        """
        self.trouble: Note | None = None
        """What had to be done about a damaged file."""
        try:
            self.path: Path = (folder or home_folder()) / FILE_NAME
            self.path.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise StoreError(StoreTrouble.NO_FOLDER(why=system_trouble(error))) from error
        try:
            self._connection = self._connect()
        except sqlite3.OperationalError as error:
            raise _trouble_of(error, self.path) from error
        except sqlite3.DatabaseError:
            self.trouble = self._set_aside()
            try:
                self._connection = self._connect()
            except sqlite3.Error as error:
                raise _trouble_of(error, self.path) from error

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self.path, timeout=PATIENCE, isolation_level=None)
        try:
            connection.execute("PRAGMA foreign_keys = ON")
            connection.execute("PRAGMA journal_mode = WAL")
            connection.execute("PRAGMA synchronous = FULL")
            answer = connection.execute("PRAGMA quick_check(1)").fetchone()
            if answer != ("ok",):
                raise sqlite3.DatabaseError(f"damaged: {answer[0]}")
            self._migrate(connection)
            long_ago = _stamp(datetime.now(UTC) - KEPT_AFTER_DELETION)
            connection.execute("DELETE FROM match WHERE deleted < ?", (long_ago,))
        except BaseException:
            connection.close()
            raise
        return connection

    def _migrate(self, connection: sqlite3.Connection) -> None:
        connection.execute("BEGIN IMMEDIATE")
        try:
            version = int(connection.execute("PRAGMA user_version").fetchone()[0])
            if version > FILE_VERSION:
                newer = StoreTrouble.NEWER(file=str(self.path), version=version, known=FILE_VERSION)
                raise StoreError(newer)
            for migration in MIGRATIONS[version:]:
                migration(connection)
            connection.execute(f"PRAGMA user_version = {FILE_VERSION}")
        except BaseException:
            connection.execute("ROLLBACK")
            raise
        connection.execute("COMMIT")

    def _set_aside(self) -> Note:
        moment = datetime.now().strftime("%Y-%m-%d-%H%M%S-%f")
        aside = self.path.with_name(f"{self.path.name}.damaged-{moment}")
        try:
            for ending in ("", "-wal", "-shm"):
                part = self.path.with_name(self.path.name + ending)
                if part.exists():
                    part.rename(aside.with_name(aside.name + ending))
        except OSError as error:
            raise StoreError(StoreTrouble.STUCK(why=system_trouble(error))) from error
        return StoreTrouble.SET_ASIDE(file=str(aside))

    def close(self) -> None:
        """Let go of the file. Nothing is lost by not calling it."""
        self._connection.close()

    @contextmanager
    def changing(self) -> Iterator[sqlite3.Connection]:
        """One transaction: all of it is on the disk at the end, or nothing. Raises `StoreError`."""
        try:
            self._connection.execute("BEGIN IMMEDIATE")
        except sqlite3.Error as error:
            raise _trouble_of(error, self.path) from error
        try:
            yield self._connection
            self._connection.execute("COMMIT")
        except BaseException as error:
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")
            if isinstance(error, sqlite3.Error):
                raise _trouble_of(error, self.path) from error
            raise

    def ask(self, question: str, *values: object) -> list[tuple[object, ...]]:
        """The rows that answer a question in SQL. Raises `StoreError`."""
        try:
            return self._connection.execute(question, values).fetchall()
        except sqlite3.Error as error:
            raise _trouble_of(error, self.path) from error

    def add(self, journal: Journal, name: str, progress: Progress) -> int:
        """Save a new match; its number."""
        now = _stamp(datetime.now(UTC))
        with self.changing() as connection:
            number = connection.execute(
                "INSERT INTO match (name, game, rules_version, options, seats, seats_now, seed, practice,"
                " deal, board, position, edition, heading, is_over, updated, opened)"
                " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 0, ?, ?, ?, ?)",
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
                    _json(written(progress.heading)),
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

    def read(self, match: int) -> Kept:
        """A saved match. Raises `NoSuchMatch`, and `JournalError` if what was saved makes no sense."""
        rows = self.ask(
            "SELECT name, edition, updated, game, rules_version, options, seats, seed, practice, deal,"
            " board, position FROM match WHERE id = ? AND deleted IS NULL",
            match,
        )
        if not rows:
            raise NoSuchMatch(StoreTrouble.NO_MATCH(number=match))
        name, edition, updated, game, version, options, seats, seed, practice, deal, board, position = rows[0]
        entries = self.ask(
            "SELECT move, seat, made_by, note FROM move WHERE match = ? ORDER BY number", match
        )
        changes = self.ask("SELECT after, seat, plan FROM seat_change WHERE match = ? ORDER BY number", match)
        journal = structure(
            {
                "game": game,
                "rules_version": version,
                "options": _plain(options, "options"),
                "seats": _plain(seats, "seats"),
                "seed": seed,
                "practice": bool(practice),
                "deal": _plain(deal, "deal"),
                "board": _board(board),
                "position": position,
                "entries": [
                    {"move": move, "seat": seat, "by": by, "note": _plain(note, f"entries[{number}].note")}
                    for number, (move, seat, by, note) in enumerate(entries)
                ],
                "changes": [
                    {"after": after, "seat": seat, "plan": _plain(plan, "seat change")}
                    for after, seat, plan in changes
                ],
            },
            Journal,
        )
        return Kept(journal, str(name), int(str(edition)), datetime.fromisoformat(str(updated)))

    def append(
        self, match: int, edition: int, start: int, entries: Sequence[Entry], progress: Progress
    ) -> None:
        """Write moves after the first `start`, in place of what stood there. Raises `MatchChanged`."""
        with self.changing() as connection:
            self._advance(connection, match, edition, start + len(entries), progress)
            connection.execute("DELETE FROM move WHERE match = ? AND number >= ?", (match, start))
            connection.execute(
                "UPDATE seat_change SET after = ? WHERE match = ? AND after > ?", (start, match, start)
            )
            _write_entries(connection, match, start, entries)

    def step_to(self, match: int, edition: int, position: int, progress: Progress) -> None:
        """Undo or redo: note that the first `position` moves are played. Raises `MatchChanged`."""
        with self.changing() as connection:
            self._advance(connection, match, edition, position, progress)

    def change_seat(self, match: int, edition: int, change: SeatChange, seats: Sequence[SeatPlan]) -> None:
        """Write that a seat changed hands; `seats` is who sits there now. Raises `MatchChanged`."""
        with self.changing() as connection:
            self._check(
                connection.execute(
                    "UPDATE match SET edition = edition + 1, seats_now = ?, updated = ?"
                    " WHERE id = ? AND edition = ? AND deleted IS NULL",
                    (_json(seats), _stamp(datetime.now(UTC)), match, edition),
                )
            )
            number = connection.execute(
                "SELECT COUNT(*) FROM seat_change WHERE match = ?", (match,)
            ).fetchone()[0]
            _write_change(connection, match, number, change)

    def _advance(
        self, connection: sqlite3.Connection, match: int, edition: int, position: int, progress: Progress
    ) -> None:
        now = _stamp(datetime.now(UTC))
        self._check(
            connection.execute(
                "UPDATE match SET edition = edition + 1, position = ?, heading = ?, is_over = ?,"
                f" seconds = seconds + {_THOUGHT_SINCE}, updated = ?"
                " WHERE id = ? AND edition = ? AND deleted IS NULL",
                (
                    position,
                    _json(written(progress.heading)),
                    progress.is_over,
                    now,
                    LONGEST_THOUGHT.total_seconds(),
                    now,
                    match,
                    edition,
                ),
            )
        )

    def _check(self, cursor: sqlite3.Cursor) -> None:
        if cursor.rowcount != 1:
            raise MatchChanged(StoreTrouble.CHANGED())

    def matches(self) -> list[SavedMatch]:
        """Every saved match, the one that was played last first."""
        rows = self.ask(
            "SELECT id, name, game, seats_now, board, heading, is_over, position, updated FROM match"
            " WHERE deleted IS NULL ORDER BY updated DESC, id DESC"
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
                int(str(position)),
                datetime.fromisoformat(str(updated)),
            )
            for number, name, game, seats, board, heading, is_over, position, updated in rows
        ]

    def last(self) -> int | None:
        """The number of the match that was opened or begun last; None if there is none."""
        rows = self.ask("SELECT id FROM match WHERE deleted IS NULL ORDER BY opened DESC, id DESC LIMIT 1")
        return int(str(rows[0][0])) if rows else None

    def note_opened(self, match: int) -> None:
        """Remember that this match was opened last."""
        self._set(match, "UPDATE match SET opened = ? WHERE id = ?", _stamp(datetime.now(UTC)))

    def rename(self, match: int, name: str) -> None:
        """Give a match another name; letters that can't be shown are left out."""
        self._set(match, "UPDATE match SET name = ? WHERE id = ?", tidy(name, LONGEST_NAME))

    def delete(self, match: int) -> None:
        """Take a match out of the list; `restore` takes that back for thirty days."""
        self._set(match, "UPDATE match SET deleted = ? WHERE id = ?", _stamp(datetime.now(UTC)))

    def restore(self, match: int) -> None:
        """Put a deleted match back into the list."""
        self._set(match, "UPDATE match SET deleted = ? WHERE id = ?", None)

    def _set(self, match: int, change: str, value: str | None) -> None:
        with self.changing() as connection:
            if connection.execute(change, (value, match)).rowcount != 1:
                raise NoSuchMatch(StoreTrouble.NO_MATCH(number=match))


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
    """Who sits at a saved match; nobody if that can't be read: opening the match says why."""
    try:
        return tuple(structure(_plain(text, "seats"), list[SeatPlan], "seats"))
    except JournalError:
        return ()


def _board(text: object) -> BoardFile | None:
    """The board of a saved match: none in the rows of the version before."""
    board = None if text is None else _plain(text, "board")
    if board is not None and not isinstance(board, dict):
        raise JournalError(placed("board", Expected.KIND_ONLY(kind=ValueKind.OBJECT())))
    return board


def _listed_board(text: object) -> BoardFile | None:
    """The board of a match in the list; none if that can't be read: opening the match says why."""
    try:
        return _board(text)
    except JournalError:
        return None


def _heading(text: object) -> Note | str:
    """Where in the game a saved match is; nothing if that can't be read."""
    try:
        kept: Written = msgspec.convert(_plain(text, "heading"), Written)
        return recalled(kept)
    except (JournalError, msgspec.ValidationError):
        return ""


def _plain(text: object, place: str) -> object:
    try:
        return json.loads(str(text))
    except ValueError:
        raise JournalError(placed(place, FileTrouble.NO_JSON())) from None


def _stamp(moment: datetime) -> str:
    return moment.isoformat(timespec="microseconds")


def _trouble_of(error: sqlite3.Error, path: Path) -> StoreError:
    """What went wrong with the file."""
    code = getattr(error, "sqlite_errorcode", None)
    if code is not None and code & 0xFF in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
        return StoreBusy(StoreTrouble.BUSY(file=str(path)))
    if code is not None and code & 0xFF == sqlite3.SQLITE_FULL:
        return StoreError(StoreTrouble.FULL(folder=str(path.parent)))
    name = getattr(error, "sqlite_errorname", type(error).__name__)
    return StoreError(StoreTrouble.BROKEN(file=str(path), code=name))
