"""Reopening the saved games when the open file is no longer the one at its path.

Someone may delete the folder while the program runs, a program that syncs folders may replace the open file,
or someone may delete the files of SQLite next to it. SQLite would then go on writing into a file without a
name, and replay its log (`-wal`) over a file that it doesn't belong to. Before each write the files at the
paths are therefore compared with those that were opened. On a mismatch everything is read from the old file,
which exists while it is open, the file at the path is opened or created, and what it lacks is merged into it.
"""

from __future__ import annotations

import shutil
import sqlite3
from contextlib import closing, suppress
from dataclasses import dataclass
from datetime import datetime
from enum import Enum
from pathlib import Path
from tempfile import gettempdir, mkdtemp
from typing import Final

from game.match.backups import back_up
from game.match.database import (
    FILE_SUFFIXES,
    FileId,
    OpenDatabase,
    StoreError,
    StoreErrorCode,
    checkpoint,
    file_ids,
    open_database,
    store_error,
)
from game.match.merge import MergeResult, merge_databases
from game.rules.messages import Message

_UNREADABLE: Final = (sqlite3.SQLITE_IOERR, sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
"""The error codes of an old file that can't be read any more."""


class FileChange(Enum):
    """The kinds of changes to the files of the saved games while they were open."""

    DELETED = "deleted"
    REPLACED = "replaced"
    JOURNAL = "journal"
    """Only the files of SQLite next to it were deleted or replaced."""


def detect_change(opened: OpenDatabase) -> FileChange | None:
    """Return what happened to the open files; None if they are still those at their paths."""
    if not opened.ids:
        return None
    now = file_ids(opened.path)
    if now == opened.ids:
        return None
    if now[0] is None:
        return FileChange.DELETED
    if now[0] != opened.ids[0]:
        return FileChange.REPLACED
    lost = any(before not in (None, after) for before, after in zip(opened.ids[1:], now[1:], strict=True))
    return FileChange.JOURNAL if lost else None


@dataclass(slots=True)
class Reopened:
    """The reopened saved games."""

    opened: OpenDatabase
    merged: MergeResult
    """Where the matches are now."""
    note: Message
    """The notice for players that tells what happened."""


@dataclass(slots=True)
class Reopening:
    """The content of the old file, until it is in the file at the path.

    `read` copies it from the old file; `finish` can be tried again until it succeeds.
    """

    path: Path
    change: FileChange
    ids: tuple[object, ...]
    """The files that were open."""
    rescued: Path | None = None
    """A copy of the old content; None if the old file could not be read any more."""
    journal_copy: Path | None = None
    """A copy of another program's log."""

    _foreign: FileId = None
    """Which file that log is."""

    @classmethod
    def read(cls, opened: OpenDatabase, change: FileChange) -> Reopening:
        """Copy everything from the old file. Raises `StoreError` if there is no room for it."""
        recovery = cls(opened.path, change, opened.ids)
        folder = ""
        try:
            folder = mkdtemp(prefix="parlorcar-")
            held = Path(folder) / opened.path.name
            opened.connection.execute("VACUUM INTO ?", (str(held),))
        except (OSError, sqlite3.Error) as error:
            shutil.rmtree(folder, ignore_errors=True)
            if (getattr(error, "sqlite_errorcode", 0) & 0xFF) not in _UNREADABLE:
                raise StoreError(StoreErrorCode.FULL(folder=gettempdir())) from error
            return recovery
        recovery.rescued = held
        return recovery

    def open_copy(self) -> OpenDatabase | None:
        """Open the copy for reading until it can be saved; None if there is none."""
        if self.rescued is None:
            return None
        connection = sqlite3.connect(self.rescued, isolation_level=None)
        connection.text_factory = lambda text: text.decode("utf-8", "replace")
        connection.execute("PRAGMA query_only = ON")
        return OpenDatabase(self.path, connection)

    def set_journal_aside(self) -> None:
        """Copy a log that another program has put there, because closing the old file may delete it."""
        journal = self.path.with_name(self.path.name + FILE_SUFFIXES[1])
        self._foreign = file_ids(self.path)[1]
        if self.change is not FileChange.JOURNAL or self._foreign in (None, self.ids[1]):
            return
        with suppress(OSError):
            if journal.stat().st_size:
                moment = datetime.now().strftime("%Y-%m-%d-%H%M%S-%f")
                aside = self.path.with_name(f"{self.path.name}.damaged-{moment}{FILE_SUFFIXES[1]}")
                shutil.copyfile(journal, aside)
                self.journal_copy = aside

    def finish(self) -> Reopened:
        """Open or create the file at the path and add what it lacks. Raises `StoreError`."""
        try:
            self._remove_old_journal()
            opened = open_database(self.path.parent)
        except StoreError as error:
            if error.message.id is StoreErrorCode.NO_FOLDER:
                figures = dict(error.message.args)
                gone = StoreErrorCode.GONE(folder=str(self.path.parent), why=figures["why"])
                raise StoreError(gone) from error
            raise
        if opened.copy is not None:
            opened.close()
            raise StoreError(StoreErrorCode.READ_ONLY(folder=str(self.path.parent)))
        merged = MergeResult()
        try:
            if self.rescued is not None:
                with closing(sqlite3.connect(self.rescued, isolation_level=None)) as source:
                    merged = merge_databases(source, opened.connection)
                back_up(opened.connection, opened.path)
                checkpoint(opened.connection)
        except sqlite3.Error as error:
            opened.close()
            raise store_error(error, self.path) from error
        if self.rescued is not None:
            shutil.rmtree(self.rescued.parent, ignore_errors=True)
        if self.journal_copy is not None and opened.ids[1] == self._foreign:
            with suppress(OSError):  # Another window uses that log, so it was not deleted.
                self.journal_copy.unlink()
        return Reopened(opened, merged, self._note(opened, merged))

    def _remove_old_journal(self) -> None:
        """Delete the old file's log, which has been read, so that it is replayed over no other file."""
        if self.change is FileChange.JOURNAL:
            return
        now = file_ids(self.path)
        for place in (1, 2):
            if now[place] is not None and now[place] == self.ids[place]:
                with suppress(OSError):
                    self.path.with_name(self.path.name + FILE_SUFFIXES[place]).unlink()

    def _note(self, opened: OpenDatabase, merged: MergeResult) -> Message:
        file = str(self.path)
        if self.rescued is None:
            return StoreErrorCode.UNREADABLE(file=file)
        if opened.notice is not None and opened.notice.id is not StoreErrorCode.FOREIGN_JOURNAL:
            return opened.notice
        if self.change is FileChange.DELETED:
            return StoreErrorCode.RECREATED(folder=str(self.path.parent))
        if self.change is FileChange.JOURNAL:
            return StoreErrorCode.JOURNAL_GONE(file=file)
        return StoreErrorCode.REPLACED(file=file, added=merged.added)
