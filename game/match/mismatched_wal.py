"""Detection of a write-ahead log (`-wal`) that belongs to another file than the one next to it.

A program that syncs folders can replace the file of saved games after the program was killed. SQLite would
replay the old log over the new file, page by page, and destroy its content. A log that belongs to its file
only adds to it, so one after which a match is missing belongs to another file.
"""

from __future__ import annotations

import os
import shutil
import sqlite3
from contextlib import closing, suppress
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

_ATTEMPTS: Final = 3
"""The number of attempts to copy files that are being written, before they count as in use by a program."""
_EDITIONS_QUERY: Final = "SELECT id, game, seed, deal, seats, CAST(edition AS INTEGER), deleted FROM match"

_Editions = dict[object, tuple[tuple[object, ...], int, bool]]
"""The deals and editions of the matches of a file, and whether they are deleted, by their numbers."""


@dataclass(slots=True)
class MismatchedWal:
    """A log that belongs to another file."""

    renamed: Path
    """Its new path."""
    folder: TemporaryDirectory[str]
    mixed: Path
    """A copy of the file with the log replayed over it, which may contain matches from the log's own file."""


def set_mismatched_wal_aside(path: Path) -> MismatchedWal | None:
    """Rename a mismatched log next to a file that is not open yet; None if there is none."""
    journal = path.with_name(f"{path.name}-wal")
    with suppress(OSError):
        if not journal.stat().st_size or not path.stat().st_size:
            return None
        folder = TemporaryDirectory(prefix="parlorcar-", ignore_cleanup_errors=True)
        alone, mixed = (Path(folder.name) / name / path.name for name in ("alone", "mixed"))
        try:
            if _copy_both(path, journal, alone, mixed) and _loses_matches(alone, mixed):
                moment = datetime.now().strftime("%Y-%m-%d-%H%M%S-%f")
                renamed = path.with_name(f"{path.name}.damaged-{moment}-wal")
                journal.rename(renamed)
                path.with_name(f"{path.name}-shm").unlink(missing_ok=True)
                return MismatchedWal(renamed, folder, mixed)
        except OSError:
            folder.cleanup()
            raise
        folder.cleanup()
    return None


def _copy_both(path: Path, journal: Path, alone: Path, mixed: Path) -> bool:
    """Copy the file alone and with its log, both from one moment; False if that is impossible."""
    alone.parent.mkdir()
    mixed.parent.mkdir()
    for _ in range(_ATTEMPTS):
        before = _file_states(path, journal)
        shutil.copyfile(path, alone)
        shutil.copyfile(path, mixed)
        shutil.copyfile(journal, mixed.with_name(journal.name))
        if _file_states(path, journal) == before:
            return True
    return False


def _file_states(*files: Path) -> list[tuple[int, int, int]]:
    stats = [os.stat(file) for file in files]
    return [(one.st_ino, one.st_size, one.st_mtime_ns) for one in stats]


def _loses_matches(alone: Path, mixed: Path) -> bool:
    """Return whether a match of a file is missing, or older, after the log has been replayed."""
    before, then = _editions(alone), _editions(mixed)
    if before is None:
        return False  # A file that was never written without its log gives no evidence.
    if then is None:
        return True
    return any(
        number not in then or then[number][0] != deal or then[number][1] < edition
        for number, (deal, edition, deleted) in before.items()
        if not deleted  # Deleted matches are removed some day.
    )


def _editions(file: Path) -> _Editions | None:
    """Return the matches of a copy; None if it can't be read."""
    with suppress(sqlite3.Error, UnicodeError), closing(sqlite3.connect(file)) as connection:
        connection.text_factory = bytes
        rows = connection.execute(_EDITIONS_QUERY).fetchall()
        if connection.execute("PRAGMA quick_check(1)").fetchone()[0] != b"ok":
            return None
        return {
            number: (tuple(deal), edition, deleted is not None) for number, *deal, edition, deleted in rows
        }
    return None
