"""Automatic copies of the saved games, one a day, for the day when their file is damaged."""

from __future__ import annotations

import os
import sqlite3
from contextlib import suppress
from datetime import date
from pathlib import Path
from typing import Final

FOLDER: Final = "copies"
"""The folder beside the saved games in which their copies lie."""
KEPT: Final = 3
"""So many copies are kept."""


def copies_of(path: Path) -> list[Path]:
    """The copies of a file of saved games, the latest first."""
    return sorted((path.parent / FOLDER).glob(f"{path.stem}-*{path.suffix}"), reverse=True)


def keep_copy(connection: sqlite3.Connection, path: Path) -> None:
    """Copy the saved games that `connection` has opened, unless that was done today or there are none.

    A copy that can't be made is done without: the disk may be full.
    """
    copy = path.parent / FOLDER / f"{path.stem}-{date.today()}{path.suffix}"
    half = copy.with_name(f"{copy.name}.part")
    with suppress(OSError, sqlite3.Error, UnicodeError):
        if copy.exists() or connection.execute("SELECT 1 FROM match LIMIT 1").fetchone() is None:
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
