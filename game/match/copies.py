"""Automatic copies of the saved games, one for each day, for the day when their file is damaged."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing, suppress
from datetime import date
from pathlib import Path
from typing import Final

FOLDER: Final = "copies"
"""The folder beside the saved games in which their copies lie."""
KEPT: Final = 3
"""So many copies are kept."""
_PLAYED: Final = "SELECT count(*), count(deleted), max(updated) FROM match"


def copies_of(path: Path) -> list[Path]:
    """The copies of a file of saved games, the latest first."""
    return sorted((path.parent / FOLDER).glob(f"{path.stem}-*{path.suffix}"), reverse=True)


def keep_copy(connection: sqlite3.Connection, path: Path) -> None:
    """Copy the saved games that `connection` has opened, unless nothing was saved since or there are none.

    A day's copy is replaced by its next one. A copy that can't be made is done without: the disk may be full.
    """
    copy = path.parent / FOLDER / f"{path.stem}-{date.today()}{path.suffix}"
    half = copy.with_name(f"{copy.name}.part")
    with suppress(OSError, sqlite3.Error, UnicodeError):
        if (
            _is_up_to_date(copy, connection)
            or connection.execute("SELECT 1 FROM match LIMIT 1").fetchone() is None
        ):
            return
        copy.parent.mkdir(exist_ok=True)
        half.unlink(missing_ok=True)  # SQLite writes into no file that is there.
        connection.execute("VACUUM INTO ?", (str(half),))
        os.replace(half, copy)
        for old in copies_of(path)[KEPT:]:
            old.unlink()
    with suppress(OSError):
        for left in copy.parent.glob("*.part"):  # Of this one, or of a program that was killed.
            left.unlink()


def _is_up_to_date(copy: Path, connection: sqlite3.Connection) -> bool:
    """Whether a copy has all that was played by now."""
    if not copy.exists():
        return False
    with suppress(sqlite3.Error), closing(sqlite3.connect(f"{copy.as_uri()}?mode=ro", uri=True)) as copied:
        return bool(copied.execute(_PLAYED).fetchone() == connection.execute(_PLAYED).fetchone())
    return False
