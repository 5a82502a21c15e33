"""The file of saved games: opening, migrating and repairing it.

A damaged file is renamed, never overwritten, and what can be read is recovered. If nothing can be written,
the games are shown from a temporary copy.
"""

from __future__ import annotations

import shutil
import sqlite3
from contextlib import closing, suppress
from dataclasses import dataclass
from datetime import date, datetime
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from game.match.backups import back_up, list_backups, sorted_by_size
from game.match.folders import NoHome, home_folder
from game.match.merge import merge_databases
from game.match.migrations import FILE_VERSION, MIGRATIONS, expected_tables, migrate, read_tables
from game.match.mismatched_wal import MismatchedWal, set_mismatched_wal_aside
from game.match.recovery import RecoveryReport, recover
from game.rules.files import os_error_message
from game.rules.messages import Message, MessageId, UserError

FILE_NAME: Final = "matches.sqlite"
FILE_SUFFIXES: Final = ("", "-wal", "-shm")
"""The suffixes of SQLite's files for one database."""
LOCK_TIMEOUT: Final = 2.0
"""The time in seconds to wait for another program that is writing."""
DAYS_RESTORABLE: Final = 30
"""The number of days of play for which a deleted match can be restored."""

_DAMAGE_CODES: Final = (
    sqlite3.SQLITE_ERROR,
    sqlite3.SQLITE_CORRUPT,
    sqlite3.SQLITE_NOTADB,
    sqlite3.SQLITE_MISMATCH,
    sqlite3.SQLITE_CONSTRAINT,
)
"""The error codes for a file that is damaged, or is no file of saved games."""
_UNWRITABLE_CODES: Final = (
    sqlite3.SQLITE_READONLY,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_PERM,
)
"""The error codes for a file that may be intact but can't be written."""
_MAXIMUM_VERSION: Final = 1000
"""The maximum version number of a newer program; a greater one means that the file is damaged."""


class StoreErrorCode(MessageId):
    """Errors of the saved games."""

    BUSY = "store-busy", "file"
    FULL = "store-full", "folder"
    READ_ONLY = "store-read-only", "folder"
    BROKEN = "store-broken", "file code"
    NO_FOLDER = "store-no-folder", "folder why"
    NEWER = "store-newer", "file version known"
    SET_ASIDE = "store-set-aside", "file"
    SALVAGED = "store-salvaged", "file saved known partly"
    COPIED = "store-copied", "file saved moment"
    STUCK = "store-stuck", "why"
    CHANGED = "store-changed"
    NO_MATCH = "store-no-match", "number"
    GONE = "store-gone", "folder why"
    MOVED = "store-moved"
    RECREATED = "store-recreated", "folder"
    REPLACED = "store-replaced", "file added"
    JOURNAL_GONE = "store-journal-gone", "file"
    UNREADABLE = "store-unreadable", "file"
    FOREIGN_JOURNAL = "store-foreign-journal", "file added"
    LEFT = "store-left", "file name folder"


class StoreError(UserError):
    """Raised if the saved games can't be read or written now; the message is for players."""


class StoreBusy(StoreError):
    """Raised if another program has locked the saved games."""


class StoreMoved(StoreBusy):
    """The saved games were deleted or replaced while open; the request was not carried out yet."""


class _Damaged(Exception):
    """Raised if the file is damaged, or is no file of saved games."""


@dataclass(slots=True)
class OpenDatabase:
    """The opened saved games."""

    path: Path
    """Where they are, or should be."""
    connection: sqlite3.Connection
    notice: Message | None = None
    """The notice for players about what had to be done to the file."""
    copy: TemporaryDirectory[str] | None = None
    """The folder of the temporary copy, if nothing can be written."""
    ids: tuple[FileId, ...] = ()
    """Which files were opened, by `FILE_SUFFIXES`; none for a copy."""

    def close(self) -> None:
        """Close the file."""
        self.connection.close()
        if self.copy is not None:
            self.copy.cleanup()


FileId = tuple[int, int] | None
"""The device and inode of a file; None if there is none at its path."""


def file_ids(path: Path) -> tuple[FileId, ...]:
    """Return which files are at the paths of a database now."""
    return tuple(_file_id(path.with_name(path.name + ending)) for ending in FILE_SUFFIXES)


def _file_id(path: Path) -> FileId:
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


def open_database(folder: Path | None) -> OpenDatabase:
    """Open the saved games in `folder` (the user's data folder if None), or a new file if there is none.

    Raises `StoreBusy` if another program has locked the file, `StoreError` if it can't be opened, and
    `NoHome`.
    """
    try:
        path = (folder or home_folder()) / FILE_NAME
        path.parent.mkdir(parents=True, exist_ok=True)
    except NoHome:
        raise
    except OSError as error:
        where = "" if error.filename is None else str(error.filename)
        raise StoreError(StoreErrorCode.NO_FOLDER(folder=where, why=os_error_message(error))) from error
    mismatched = set_mismatched_wal_aside(path)
    try:
        opened = OpenDatabase(path, _connect(path))
    except _Damaged:
        return _start_over(path)
    except sqlite3.Error as error:
        if _code(error) not in _UNWRITABLE_CODES:
            raise store_error(error, path) from error
        return _open_copy(path, error)
    if mismatched is not None:
        opened.notice = _merge_mismatched(mismatched, opened)
    back_up(opened.connection, path)
    return _made_ready(opened)


def _merge_mismatched(mismatched: MismatchedWal, opened: OpenDatabase) -> Message:
    """Merge what was in a journal that belonged to another file, and report it."""
    added = 0
    with suppress(sqlite3.Error, UnicodeError), closing(sqlite3.connect(mismatched.mixed)) as source:
        added = merge_databases(source, opened.connection).added
    mismatched.folder.cleanup()
    return StoreErrorCode.FOREIGN_JOURNAL(file=str(mismatched.renamed), added=added)


def _made_ready(opened: OpenDatabase) -> OpenDatabase:
    """Return opened saved games, made ready for a window that can't wait."""
    checkpoint(opened.connection)
    opened.ids = file_ids(opened.path)
    opened.connection.execute("PRAGMA busy_timeout = 0")
    return opened


def checkpoint(connection: sqlite3.Connection) -> bool:
    """Write all changes into the main file; False if a part could not be written."""
    try:
        busy, held, written = connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
    except sqlite3.Error:
        return False
    return not busy and held == written


def _connect(path: Path) -> sqlite3.Connection:
    """Open the file and migrate it. Raises `_Damaged`, `StoreError` and `sqlite3.Error`."""
    connection = sqlite3.connect(path, timeout=LOCK_TIMEOUT, isolation_level=None)
    try:
        # A letter that is no longer UTF-8 is no reason to refuse the rest.
        connection.text_factory = lambda text: text.decode("utf-8", "replace")
        connection.execute("PRAGMA foreign_keys = ON")
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        answer = connection.execute("PRAGMA quick_check(1)").fetchone()
        if answer != ("ok",):
            raise _Damaged
        _migrate(connection, path)
        _begin_day(connection)
    except (sqlite3.Error, UnicodeDecodeError) as error:
        connection.close()
        if _is_damage(error):
            raise _Damaged from error
        raise
    except BaseException:
        connection.close()
        raise
    return connection


def _migrate(connection: sqlite3.Connection, path: Path) -> None:
    connection.execute("BEGIN IMMEDIATE")
    try:
        version = int(connection.execute("PRAGMA user_version").fetchone()[0])
        if FILE_VERSION < version < _MAXIMUM_VERSION:
            newer = StoreErrorCode.NEWER(file=str(path), version=version, known=FILE_VERSION)
            raise StoreError(newer)
        if not 0 <= version <= FILE_VERSION or (version == 0) != (not read_tables(connection)):
            raise _Damaged
        migrate(connection, MIGRATIONS[version:])
        tables = read_tables(connection)
        if any(not set(columns) <= set(tables.get(name, ())) for name, columns in expected_tables().items()):
            raise _Damaged
        connection.execute(f"PRAGMA user_version = {FILE_VERSION}")
    except BaseException:
        connection.execute("ROLLBACK")
        raise
    connection.execute("COMMIT")


def _begin_day(connection: sqlite3.Connection) -> None:
    """Count this day if the date has changed since the last start, and remove matches deleted long ago.

    Days are counted, not compared, so that a day with a wrong clock is a day like any other.
    """
    today = date.today().isoformat()
    last = connection.execute("SELECT date FROM day ORDER BY number DESC LIMIT 1").fetchone()
    if last == (today,):
        return
    number = connection.execute("INSERT INTO day (date) VALUES (?)", (today,)).lastrowid
    assert number is not None
    connection.execute("DELETE FROM day WHERE number < ?", (number,))
    forgotten = number - DAYS_RESTORABLE
    connection.execute("DELETE FROM match WHERE deleted IS NOT NULL AND deleted_on <= ?", (forgotten,))


def _start_over(path: Path) -> OpenDatabase:
    """Rename a damaged file, create a new one, and recover what can be read."""
    try:
        renamed = _set_aside(path)
    except OSError as error:
        raise StoreError(StoreErrorCode.STUCK(why=os_error_message(error))) from error
    try:
        connection = _connect(path)
    except sqlite3.Error as error:
        raise store_error(error, path) from error
    copies = [copy.path for copy in sorted_by_size(list_backups(path))]
    found = recover(renamed, copies, connection)
    return _made_ready(OpenDatabase(path, connection, _recovery_report(renamed, found)))


def _recovery_report(renamed: Path, found: RecoveryReport) -> Message:
    if not found.known:
        return StoreErrorCode.SET_ASIDE(file=str(renamed))
    if found.backup is not None:
        moment = datetime.fromtimestamp(found.backup.stat().st_mtime)
        return StoreErrorCode.COPIED(
            file=str(renamed), saved=found.recovered, moment=f"{moment:%Y-%m-%d %H:%M}"
        )
    return StoreErrorCode.SALVAGED(
        file=str(renamed), saved=found.recovered, known=found.known, partly=found.partial
    )


def _set_aside(path: Path) -> Path:
    """Rename the file and return its new path."""
    moment = datetime.now().strftime("%Y-%m-%d-%H%M%S-%f")
    renamed = path.with_name(f"{path.name}.damaged-{moment}")
    for ending in FILE_SUFFIXES:
        part = path.with_name(path.name + ending)
        if part.exists():
            part.rename(renamed.with_name(renamed.name + ending))
    return renamed


def _open_copy(path: Path, error: sqlite3.Error) -> OpenDatabase:
    """Open a temporary copy of the saved games, to be looked at. Raises `StoreError`.

    Only regular files are copied: a device may have no end, and its copy would fill the disk.
    """
    for ending in (*FILE_SUFFIXES, "-journal"):
        part = path.with_name(path.name + ending)
        if part.exists() and not part.is_file():  # Players can only remove it if the error names it.
            raise _broken(error, part) from error
    copy: TemporaryDirectory[str] | None = None
    try:
        copy = TemporaryDirectory(prefix="parlorcar-", ignore_cleanup_errors=True)
        shown = Path(copy.name) / path.name
        for ending in FILE_SUFFIXES[:2]:
            part = path.with_name(path.name + ending)
            if part.is_file():
                shutil.copyfile(part, shown.with_name(shown.name + ending))
        connection = _connect(shown)
        connection.execute("PRAGMA query_only = ON")
    except (OSError, sqlite3.Error, _Damaged):
        if copy is not None:
            copy.cleanup()
        raise store_error(error, path) from error
    return OpenDatabase(path, connection, StoreErrorCode.READ_ONLY(folder=str(path.parent)), copy)


def timestamp(moment: datetime) -> str:
    """Return a moment as text that sorts chronologically."""
    return moment.isoformat(timespec="microseconds")


def store_error(error: sqlite3.Error, path: Path) -> StoreError:
    """Return the error for players."""
    code = _code(error)
    if code in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
        return StoreBusy(StoreErrorCode.BUSY(file=str(path)))
    if code == sqlite3.SQLITE_FULL:
        return StoreError(StoreErrorCode.FULL(folder=str(path.parent)))
    if code == sqlite3.SQLITE_READONLY:
        return StoreError(StoreErrorCode.READ_ONLY(folder=str(path.parent)))
    return _broken(error, path)


def _broken(error: sqlite3.Error, file: Path) -> StoreError:
    """Return the error that asks players to move a file away."""
    name = getattr(error, "sqlite_errorname", type(error).__name__)
    return StoreError(StoreErrorCode.BROKEN(file=str(file), code=name))


def _code(error: Exception) -> int | None:
    code: int | None = getattr(error, "sqlite_errorcode", None)
    return None if code is None else code & 0xFF


def _is_damage(error: Exception) -> bool:
    """Return whether an error means that the file is damaged; one without a code is Python's own."""
    code = _code(error)
    return code in _DAMAGE_CODES or (code is None and not isinstance(error, sqlite3.OperationalError))
