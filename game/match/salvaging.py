"""What can still be read of a damaged file of saved games, taken over match by match.

A match is taken with its moves up to the first that can't be read. Whether they make sense is asked when it
is opened, as of any other match.
"""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from game.match.layouts import MIGRATIONS, tables_of, usual_tables

_MOST_MATCHES: Final = 20_000
"""Greater numbers of matches are taken for damage."""
_OF_A_MATCH: Final = ("match", "move", "seat_change")

Row = dict[str, object]


@dataclass(slots=True)
class Salvaged:
    """How much of a damaged file could be taken over."""

    known: int
    """How many matches are known to have been in it."""
    saved: int
    """How many of them could be read."""
    partly: int
    """How many of those lack their last moves."""
    copied: Path | None = None
    """The copy that was gone by, as the file itself does not tell all its matches."""


@dataclass(slots=True)
class _Found:
    """A match as it was found."""

    rows: dict[str, list[Row]]
    """Its rows by their tables."""
    whole: bool
    """Whether none of the moves that were played is missing."""

    @property
    def moves(self) -> int:
        return len(self.rows["move"])

    @property
    def deleted(self) -> bool:
        return self.rows["match"][0].get("deleted") is not None


def salvage(files: Sequence[Path], into: sqlite3.Connection) -> Salvaged:
    """Take over what can be read in the first of `files`, and what it lacks out of the others, its copies."""
    known: set[int] = set()
    found: dict[int, _Found] = {}
    others: list[tuple[str, Row]] = []
    listed_all, copied = False, None
    for file in files:
        with suppress(OSError, sqlite3.Error, UnicodeError), _opened(file) as connection:
            wreck = _Wreck(connection)
            numbers, whole = wreck.numbers()
            known |= numbers
            if file == files[0]:
                listed_all = whole
            elif not listed_all and copied is None and numbers:
                copied = file
            _look_into(wreck, numbers, found, others)
            if whole and known == found.keys() and all(match.whole for match in found.values()):
                break  # Nothing is missing.
    with into:
        into.execute("BEGIN IMMEDIATE")
        saved = [found[number] for number in sorted(found) if _put(into, found[number].rows)]
        for table, row in others:
            _insert(into, table, row)
    deleted = {number for number, match in found.items() if match.deleted}
    listed = [match for match in saved if not match.deleted]
    return Salvaged(len(known - deleted), len(listed), sum(not match.whole for match in listed), copied)


def _look_into(
    wreck: _Wreck, numbers: set[int], found: dict[int, _Found], others: list[tuple[str, Row]]
) -> None:
    """Find what a file has that was not found yet, or not so much of; `numbers` are those of its matches."""
    for number in numbers:
        before = found.get(number)
        if before is None or not before.whole:
            match = wreck.match(number)
            if match is not None and (before is None or match.moves > before.moves):
                found[number] = match
    others += [
        (table, row) for table in usual_tables() if table not in _OF_A_MATCH for row in wreck.rows(table)
    ]


@contextmanager
def _opened(file: Path) -> Iterator[sqlite3.Connection]:
    """A copy of a damaged file, to work on for a while."""
    with TemporaryDirectory(prefix="parlorcar-") as folder:
        wreck = Path(folder) / file.name
        for ending in ("", "-wal"):
            part = file.with_name(file.name + ending)
            if part.exists():
                shutil.copyfile(part, wreck.with_name(wreck.name + ending))
        with closing(sqlite3.connect(wreck, isolation_level=None)) as connection:
            yield connection


def _put(into: sqlite3.Connection, match: dict[str, list[Row]]) -> bool:
    """Write a match with all that belongs to it; False if that can't be."""
    into.execute("SAVEPOINT one")
    good = all(_insert(into, table, row) for table in _OF_A_MATCH for row in match[table])
    if not good:
        into.execute("ROLLBACK TO one")
    into.execute("RELEASE one")
    return good


def _insert(into: sqlite3.Connection, table: str, row: Row) -> bool:
    names, values = ", ".join(row), ", ".join("?" * len(row))
    try:
        into.execute(f"INSERT INTO {table} ({names}) VALUES ({values})", tuple(row.values()))
    except (sqlite3.Error, UnicodeError):
        return False
    return True


class _Wreck:
    """A damaged file: every question is asked of one row alone, as any may fail."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        connection.text_factory = lambda text: text.decode("utf-8", "replace")
        self._bring_up_to_date()
        found = self._tables()
        self._columns = {
            table: [column for column in columns if column in found.get(table, ())]
            for table, columns in usual_tables().items()
        }

    def _bring_up_to_date(self) -> None:
        """Give an older file today's tables, as far as it lets itself be changed."""
        with suppress(sqlite3.Error, UnicodeError):
            version = int(self._connection.execute("PRAGMA user_version").fetchone()[0])
            for migration in MIGRATIONS[version:] if version > 0 else ():
                migration(self._connection)

    def _tables(self) -> dict[str, tuple[str, ...]]:
        with suppress(sqlite3.Error, UnicodeError):
            return tables_of(self._connection)
        return {}

    def numbers(self) -> tuple[set[int], bool]:
        """The numbers of the matches, and whether these are surely all."""
        upwards, whole = self._read("SELECT id FROM match ORDER BY id")
        downwards, _ = self._read("SELECT id FROM match ORDER BY id DESC")
        found = {row[0] for row in upwards + downwards if isinstance(row[0], int)}
        if not whole:
            # Between the two ends that could be read each number is tried by itself.
            last = max((number for number in found if number <= _MOST_MATCHES), default=0)
            for number in range(1, last):
                row, _ = self._read("SELECT id FROM match WHERE id = ?", number)
                moved, _ = self._read("SELECT 1 FROM move WHERE match = ? LIMIT 1", number)
                if row or moved:
                    found.add(number)
        return found, whole

    def match(self, number: int) -> _Found | None:
        """A match with its moves up to the first that is missing; None if it is lost."""
        rows = {table: list(self._of_match(table, number)) for table in _OF_A_MATCH}
        if not rows["match"]:
            return None
        moves = [row for place, row in enumerate(rows["move"]) if row.get("number") == place]
        rows["move"], match = moves, rows["match"][0]
        played = match.get("position")
        match["position"] = _at_most(played, len(moves))
        for change in rows["seat_change"]:
            change["after"] = _at_most(change.get("after"), len(moves))
        return _Found(rows, played == match["position"])

    def _of_match(self, table: str, number: int) -> Iterator[Row]:
        columns = self._columns[table]
        if columns:
            key, order = ("id", "id") if table == "match" else ("match", "number")
            question = f"SELECT {', '.join(columns)} FROM {table} WHERE {key} = ? ORDER BY {order}"
            for row in self._read(question, number)[0]:
                yield dict(zip(columns, row, strict=True))

    def rows(self, table: str) -> Iterator[Row]:
        """The rows of a table, as far as they can be read."""
        if columns := self._columns[table]:
            for row in self._read(f"SELECT {', '.join(columns)} FROM {table}")[0]:
                yield dict(zip(columns, row, strict=True))

    def _read(self, question: str, *values: object) -> tuple[list[tuple[object, ...]], bool]:
        """The rows of an answer up to the first that can't be read, and whether those are all."""
        rows: list[tuple[object, ...]] = []
        try:
            for row in self._connection.execute(question, values):
                rows.append(row)
        except (sqlite3.Error, UnicodeError):
            return rows, False
        return rows, True


def _at_most(number: object, most: int) -> int:
    """A number of moves, or `most` in place of one that is greater, or that is none."""
    return min(number, most) if isinstance(number, int) else most
