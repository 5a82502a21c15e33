"""Recovery of what can be read of a damaged file of saved games, match by match.

A match is recovered with its moves up to the first unreadable one. They are validated when it is opened, like
those of any match.
"""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from game.match.migrations import MIGRATIONS, expected_tables, migrate, read_tables

_MAXIMUM_MATCHES: Final = 20_000
"""Greater numbers of matches are damage."""
MATCH_TABLES: Final = ("match", "move", "seat_change")

Row = dict[str, object]
Identity = tuple[int, tuple[object, ...]]
"""The number of a match in a file, and its deal."""


@dataclass(slots=True)
class RecoveryReport:
    """A report of how much of a damaged file was recovered."""

    known: int
    """The number of matches known to have been in the file."""
    recovered: int
    """The number of recovered matches."""
    partial: int
    """The number of those that lack their last moves."""
    backup: Path | None = None
    """The backup that was used because the file doesn't list all its matches."""


@dataclass(slots=True)
class MatchRows:
    """A match as it was found in a file."""

    rows: dict[str, list[Row]]
    """The match's rows by table."""
    whole: bool
    """Whether the match has all moves that were played."""

    @property
    def head(self) -> Row:
        """The row of the match itself."""
        return self.rows["match"][0]

    @property
    def moves(self) -> int:
        """The number of moves, including undone ones."""
        return len(self.rows["move"])

    @property
    def edition(self) -> int:
        """The number of changes; 0 if that can't be read."""
        edition = self.head.get("edition")
        return edition if isinstance(edition, int) else 0

    @property
    def completeness(self) -> tuple[bool, int, int]:
        """A key that orders states of a match: whole ones last, then by changes and moves."""
        return self.whole, self.edition, self.moves

    @property
    def deal(self) -> tuple[object, ...]:
        """The values that only matches with the same beginning share."""
        return tuple(self.head.get(column) for column in ("game", "seed", "deal", "seats"))

    @property
    def identity(self) -> Identity:
        """Its number and deal; a file that was started over has other matches under the same numbers."""
        number = self.head.get("id")
        return (number if isinstance(number, int) else 0), self.deal

    @property
    def deleted(self) -> bool:
        """Whether a player has deleted the match."""
        return self.head.get("deleted") is not None


def recover(file: Path, backups: Sequence[Path], into: sqlite3.Connection) -> RecoveryReport:
    """Recover what can be read of a damaged file, and what it lacks from its backups.

    Of a match in several backups the state with the most changes is used, whatever the dates of the backups.
    `backups` are sorted by size, the largest first; other tables are recovered in this order.
    """
    found: dict[Identity, MatchRows] = {}
    others: list[tuple[str, Row]] = []
    numbers, listed_all, used_backup = set[int](), False, None
    with suppress(OSError, sqlite3.Error, UnicodeError), opened_copy(file) as connection:
        database = DamagedDatabase(connection)
        numbers, listed_all = database.numbers()
        found = _read_matches(database, numbers)
        others += _other_rows(database)
    if not listed_all or len(found) < len(numbers) or not all(match.whole for match in found.values()):
        in_backups: dict[Identity, MatchRows] = {}
        for copy in backups:
            with suppress(OSError, sqlite3.Error, UnicodeError), opened_copy(copy) as connection:
                database = DamagedDatabase(connection)
                known_here, _ = database.numbers()
                if known_here and not listed_all and used_backup is None:
                    used_backup = copy
                for identity, match in _read_matches(database, known_here).items():
                    before = in_backups.get(identity)
                    if before is None or match.completeness > before.completeness:
                        in_backups[identity] = match
                others += _other_rows(database)
        for identity, match in in_backups.items():
            lost = found.get(identity)
            if lost is None or (not lost.whole and match.moves > lost.moves):
                found[identity] = match
                numbers.add(identity[0])
    with into:
        into.execute("BEGIN IMMEDIATE")
        # If two matches had one number, the one with more moves keeps it.
        order = sorted(found, key=lambda identity: (identity[0], -found[identity].moves))
        saved = [found[identity] for identity in order if insert_match(into, found[identity].rows)]
        for table, row in others:
            insert_row(into, table, row)
    deleted = {identity[0] for identity, match in found.items() if match.deleted}
    listed = [match for match in saved if not match.deleted]
    known = max(len(numbers - deleted), len(listed))
    return RecoveryReport(known, len(listed), sum(not match.whole for match in listed), used_backup)


def _read_matches(database: DamagedDatabase, numbers: Iterable[int]) -> dict[Identity, MatchRows]:
    """Return the readable matches with these numbers."""
    read = (database.match(number) for number in numbers)
    return {match.identity: match for match in read if match is not None}


def _other_rows(database: DamagedDatabase) -> list[tuple[str, Row]]:
    """Return the rows of all tables that are not about one match, with their tables."""
    tables = (table for table in expected_tables() if table not in MATCH_TABLES)
    return [(table, row) for table in tables for row in database.rows(table)]


@contextmanager
def opened_copy(file: Path) -> Iterator[sqlite3.Connection]:
    """Open a temporary copy of a file that may be damaged."""
    with TemporaryDirectory(prefix="parlorcar-") as folder:
        database = Path(folder) / file.name
        for ending in ("", "-wal"):
            part = file.with_name(file.name + ending)
            if part.exists():
                shutil.copyfile(part, database.with_name(database.name + ending))
        with closing(sqlite3.connect(database, isolation_level=None)) as connection:
            yield connection


def insert_match(into: sqlite3.Connection, match: dict[str, list[Row]]) -> int | None:
    """Write a match with all its rows, under another number if its own is taken.

    Returns its number, or None if it can't be written.
    """
    number = match["match"][0].get("id")
    taken = into.execute("SELECT 1 FROM match WHERE id = ?", (number,)).fetchone()
    into.execute("SAVEPOINT one")
    if taken:
        number = into.execute("SELECT MAX(id) + 1 FROM match").fetchone()[0]
        match = renumbered(match, number)
    good = all(insert_row(into, table, row) for table in MATCH_TABLES for row in match[table])
    if not good:
        into.execute("ROLLBACK TO one")
    into.execute("RELEASE one")
    return number if good and isinstance(number, int) else None


def renumbered(match: dict[str, list[Row]], number: int) -> dict[str, list[Row]]:
    """Return the rows of a match under another number."""
    return {
        table: [row | {"id" if table == "match" else "match": number} for row in rows]
        for table, rows in match.items()
    }


def insert_row(into: sqlite3.Connection, table: str, row: Row) -> bool:
    """Write a row; False if the table refuses it."""
    names, values = ", ".join(row), ", ".join("?" * len(row))
    try:
        into.execute(f"INSERT INTO {table} ({names}) VALUES ({values})", tuple(row.values()))
    except (sqlite3.Error, UnicodeError):
        return False
    return True


class DamagedDatabase:
    """A file that may be damaged: every query reads one row, because any may fail."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        connection.text_factory = lambda text: text.decode("utf-8", "replace")
        self._migrate()
        found = self._tables()
        self._columns = {
            table: [column for column in columns if column in found.get(table, ())]
            for table, columns in expected_tables().items()
        }

    def _migrate(self) -> None:
        """Migrate an older file, as far as it can be changed."""
        with suppress(sqlite3.Error, UnicodeError):
            version = int(self._connection.execute("PRAGMA user_version").fetchone()[0])
            if version > 0:
                migrate(self._connection, MIGRATIONS[version:])

    def _tables(self) -> dict[str, tuple[str, ...]]:
        with suppress(sqlite3.Error, UnicodeError):
            return read_tables(self._connection)
        return {}

    def numbers(self) -> tuple[set[int], bool]:
        """Return the numbers of the matches, and whether these are certainly all."""
        upwards, whole = self._read("SELECT id FROM match ORDER BY id")
        downwards, _ = self._read("SELECT id FROM match ORDER BY id DESC")
        found = {row[0] for row in upwards + downwards if isinstance(row[0], int)}
        if not whole:
            # Between the two readable ends each number is tried.
            last = max((number for number in found if number <= _MAXIMUM_MATCHES), default=0)
            for number in range(1, last):
                row, _ = self._read("SELECT id FROM match WHERE id = ?", number)
                moved, _ = self._read("SELECT 1 FROM move WHERE match = ? LIMIT 1", number)
                if row or moved:
                    found.add(number)
        return found, whole

    def match(self, number: int) -> MatchRows | None:
        """Return a match with its moves up to the first missing one; None if it is lost."""
        rows = {table: list(self._match_rows(table, number)) for table in MATCH_TABLES}
        if not rows["match"]:
            return None
        moves = [row for place, row in enumerate(rows["move"]) if row.get("number") == place]
        rows["move"], match = moves, rows["match"][0]
        played = match.get("position")
        match["position"] = _capped(played, len(moves))
        for change in rows["seat_change"]:
            change["after"] = _capped(change.get("after"), len(moves))
        return MatchRows(rows, played == match["position"])

    def _match_rows(self, table: str, number: int) -> Iterator[Row]:
        columns = self._columns[table]
        if columns:
            key, order = ("id", "id") if table == "match" else ("match", "number")
            question = f"SELECT {', '.join(columns)} FROM {table} WHERE {key} = ? ORDER BY {order}"
            for row in self._read(question, number)[0]:
                yield dict(zip(columns, row, strict=True))

    def rows(self, table: str) -> Iterator[Row]:
        """Yield the readable rows of a table."""
        if columns := self._columns[table]:
            for row in self._read(f"SELECT {', '.join(columns)} FROM {table}")[0]:
                yield dict(zip(columns, row, strict=True))

    def _read(self, question: str, *values: object) -> tuple[list[tuple[object, ...]], bool]:
        """Return the rows of a query up to the first unreadable one, and whether those are all."""
        rows: list[tuple[object, ...]] = []
        try:
            for row in self._connection.execute(question, values):
                rows.append(row)
        except (sqlite3.Error, UnicodeError):
            return rows, False
        return rows, True


def _capped(number: object, most: int) -> int:
    """Return a number of moves, or `most` if it is greater or is no number."""
    return min(number, most) if isinstance(number, int) else most
