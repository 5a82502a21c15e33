"""Automatic backups of the saved games, one for each day of play.

Backups are numbered, and the number orders them, so that one from a day with a wrong clock is still older
than those made after it. The date in a name is for people to read.
"""

from __future__ import annotations

import os
import re
import sqlite3
from collections.abc import Iterable
from contextlib import closing, suppress
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import Final

from game.match.folders import own_files

FOLDER: Final = "copies"
"""The folder next to the saved games that contains their backups."""
KEPT_BACKUPS: Final = 3
"""The number of latest backups that are kept, in addition to the largest one."""
_NAME: Final = re.compile(r"-(?:(\d{6,})-)?(\d{4}-\d\d-\d\d)")
"""A pattern for the end of a backup's name: its number (none in earlier versions) and date."""


@dataclass(frozen=True, slots=True, order=True)
class Backup:
    """A backup of the saved games. Backups are ordered as they were made."""

    number: int
    """Counts the backups; 0 for those of earlier versions, which are ordered by date."""
    date: str
    path: Path


@dataclass(frozen=True, slots=True, order=True)
class ContentSize:
    """The size of a file of saved games; ordered by moves, then matches, then the rest."""

    moves: int = 0
    matches: int = 0
    rest: tuple[int, ...] = ()
    """The numbers of deleted matches, uses, changes, people, deeds and results."""


_MINIMUM_SHARE: Final = 0.75
"""A backup with a smaller share of the moves of another one doesn't replace it."""
_SIZE_QUERY: Final = (
    "SELECT (SELECT COUNT(*) FROM move), COUNT(*), COUNT(deleted), TOTAL(CAST(edition AS INTEGER)),"
    " (SELECT COUNT(*) FROM profile), (SELECT TOTAL(times) FROM deed), (SELECT COUNT(*) FROM result)"
    " FROM match"
)
_OLD_SIZE_QUERY: Final = "SELECT (SELECT COUNT(*) FROM move), COUNT(*) FROM match"
"""The same for a backup of an earlier version, without the tables that came later."""


def list_backups(path: Path) -> list[Backup]:
    """Return the backups of a file of saved games, the latest first."""
    found = []
    with suppress(OSError):
        for file in own_files(path.parent / FOLDER, _name_pattern(path)):
            name = _NAME.fullmatch(file.stem.removeprefix(path.stem))
            if name is not None:
                found.append(Backup(int(name[1] or 0), name[2], file))
    return sorted(found, reverse=True)


def _name_pattern(path: Path) -> str:
    """Return the names of the backups of a file as a regular expression."""
    return rf"{re.escape(path.stem)}{_NAME.pattern}{re.escape(path.suffix)}"


def sorted_by_size(copies: Iterable[Backup]) -> list[Backup]:
    """Return backups sorted by content, the one with the most moves first."""
    return sorted(copies, key=lambda copy: (_size_of(copy.path), copy), reverse=True)


def back_up(connection: sqlite3.Connection, path: Path) -> None:
    """Back up the saved games of an open connection, unless they are empty or unchanged.

    A day's backup is replaced by its next one, but never by one with much less in it. A failure, such as a
    full disk, is ignored.
    """
    copies = list_backups(path)
    last = copies[0] if copies else None
    today = date.today().isoformat()
    number = 1 + (last.number if last is not None else 0)
    copy = path.parent / FOLDER / f"{path.stem}-{number:06}-{today}{path.suffix}"
    half = copy.with_name(f"{copy.name}.part")
    with suppress(OSError, sqlite3.Error, UnicodeError):
        content = _size(connection)
        if not content.matches or (last is not None and _size_of(last.path) == content):
            return
        copy.parent.mkdir(exist_ok=True)
        _delete_partial(path)  # SQLite doesn't overwrite files.
        connection.execute("VACUUM INTO ?", (str(half),))
        os.replace(half, copy)
        if last is not None and last.date == today and _may_replace(content, _size_of(last.path)):
            last.path.unlink()
        _prune(path)
    with suppress(OSError):
        _delete_partial(path)


def _delete_partial(path: Path) -> None:
    """Delete unfinished backups of a failed or killed run."""
    for left in own_files(path.parent / FOLDER, rf"{_name_pattern(path)}\.part"):
        left.unlink()


def _prune(path: Path) -> None:
    """Delete old backups except the largest: the saved games may have been started over since."""
    copies = list_backups(path)
    fullest = sorted_by_size(copies)[:1]
    for old in copies[KEPT_BACKUPS:]:
        if old not in fullest:
            old.path.unlink()


def _may_replace(new: ContentSize, old: ContentSize) -> bool:
    """Return whether a backup may replace an older one: some moves may have been undone since, but not
    many.
    """
    return new.matches >= old.matches and new.moves >= _MINIMUM_SHARE * old.moves


def _size(connection: sqlite3.Connection) -> ContentSize:
    moves, matches, *rest = connection.execute(_SIZE_QUERY).fetchone()
    return ContentSize(moves, matches, tuple(map(int, rest)))


def _size_of(copy: Path) -> ContentSize:
    """Return how much a backup contains; nothing if it can't be read."""
    with (
        suppress(sqlite3.Error, UnicodeError),
        closing(sqlite3.connect(f"{copy.absolute().as_uri()}?mode=ro", uri=True)) as copied,
    ):
        try:
            return _size(copied)
        except sqlite3.OperationalError:
            return ContentSize(*copied.execute(_OLD_SIZE_QUERY).fetchone())
    return ContentSize()
