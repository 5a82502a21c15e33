"""Automatic copies of the saved games, one for each day, for the day when their file is damaged."""

from __future__ import annotations

import os
import re
import sqlite3
from contextlib import closing, suppress
from datetime import date
from pathlib import Path
from typing import Final

from game.match.folders import own_files

FOLDER: Final = "copies"
"""The folder beside the saved games in which their copies lie."""
KEPT: Final = 3
"""So many copies are kept."""


def copies_of(path: Path) -> list[Path]:
    """The copies of a file of saved games, the latest first; other files in their folder don't count."""
    try:
        return own_files(path.parent / FOLDER, _names(path))[::-1]
    except OSError:
        return []


def _names(path: Path) -> str:
    """The names of the copies of a file of saved games, as a regular expression."""
    return rf"{re.escape(path.stem)}-\d{{4}}-\d\d-\d\d{re.escape(path.suffix)}"


def keep_copy(connection: sqlite3.Connection, path: Path) -> None:
    """Copy the saved games that `connection` has opened, unless nothing was saved since or there are none.

    A day's copy is replaced by its next one. A copy that can't be made is done without: the disk may be full.
    """
    copy = path.parent / FOLDER / f"{path.stem}-{date.today()}{path.suffix}"
    half = copy.with_name(f"{copy.name}.part")
    with suppress(OSError, sqlite3.Error, UnicodeError):
        matches, *_ = played = _played(connection)
        if not matches or _copied(copy) == played:
            return
        copy.parent.mkdir(exist_ok=True)
        _delete_halves(path)  # SQLite writes into no file that is there.
        connection.execute("VACUUM INTO ?", (str(half),))
        os.replace(half, copy)
        for old in copies_of(path)[KEPT:]:
            old.unlink()
    with suppress(OSError):
        _delete_halves(path)


def _delete_halves(path: Path) -> None:
    """Delete what is left of a copy that failed, or that a killed program was making."""
    for left in own_files(path.parent / FOLDER, rf"{_names(path)}\.part"):
        left.unlink()


def _played(connection: sqlite3.Connection) -> tuple[object, ...]:
    """How many matches there are, how many of them deleted, and when something was last played."""
    found: tuple[object, ...] = connection.execute(
        "SELECT count(*), count(deleted), max(updated) FROM match"
    ).fetchone()
    return found


def _copied(copy: Path) -> tuple[object, ...]:
    """What was played by the time of a copy (`_played`); empty if there is none, or none that can be read."""
    if copy.exists():
        where = f"{copy.as_uri()}?mode=ro"
        with suppress(sqlite3.Error), closing(sqlite3.connect(where, uri=True)) as copied:
            return _played(copied)
    return ()
