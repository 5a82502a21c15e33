"""The schema of the file of saved games, and its migrations."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from contextlib import closing
from functools import cache
from typing import Final

_TABLES: Final = """
CREATE TABLE match (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    name TEXT NOT NULL,
    game TEXT NOT NULL,
    rules_version INTEGER NOT NULL,
    options TEXT NOT NULL,
    seats TEXT NOT NULL,
    seats_now TEXT NOT NULL,
    seed INTEGER NOT NULL,
    practice INTEGER NOT NULL,
    deal TEXT NOT NULL,
    position INTEGER NOT NULL,
    edition INTEGER NOT NULL,
    heading TEXT NOT NULL,
    is_over INTEGER NOT NULL,
    updated TEXT NOT NULL,
    opened TEXT NOT NULL,
    deleted TEXT
);
CREATE TABLE move (
    match INTEGER NOT NULL REFERENCES match ON DELETE CASCADE,
    number INTEGER NOT NULL,
    move TEXT NOT NULL,
    seat INTEGER NOT NULL,
    made_by TEXT NOT NULL,
    note TEXT NOT NULL,
    PRIMARY KEY (match, number)
) WITHOUT ROWID;
CREATE TABLE seat_change (
    match INTEGER NOT NULL REFERENCES match ON DELETE CASCADE,
    number INTEGER NOT NULL,
    after INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    plan TEXT NOT NULL,
    PRIMARY KEY (match, number)
) WITHOUT ROWID;
"""


_NOTES_AND_BOARDS: Final = """
UPDATE match SET heading = json_quote(heading);
UPDATE move SET note = json_quote(note);
ALTER TABLE match ADD COLUMN board TEXT;
"""
"""Headings and notes as JSON: a message by its key, or a sentence of the version before."""

_PEOPLE: Final = """
CREATE TABLE profile (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    colour INTEGER NOT NULL,
    text_size REAL,
    animation_speed REAL,
    bot_pause REAL,
    since TEXT NOT NULL,
    chosen TEXT NOT NULL
) WITHOUT ROWID;
CREATE TABLE deed (
    profile TEXT NOT NULL REFERENCES profile ON DELETE CASCADE,
    kind TEXT NOT NULL,
    key TEXT NOT NULL,
    first TEXT NOT NULL,
    times INTEGER NOT NULL,
    figures TEXT NOT NULL,
    PRIMARY KEY (profile, kind, key)
) WITHOUT ROWID;
CREATE TABLE result (
    match INTEGER PRIMARY KEY,
    ended TEXT NOT NULL,
    data TEXT NOT NULL
);
ALTER TABLE match ADD COLUMN seconds REAL NOT NULL DEFAULT 0;
"""
"""The profiles, deeds and results, and the time that a match was played."""

_ORDER_OF_USE: Final = """
ALTER TABLE match ADD COLUMN used INTEGER NOT NULL DEFAULT 0;
UPDATE match SET used = (
    SELECT COUNT(*) FROM match AS other WHERE (other.opened, other.id) <= (match.opened, match.id)
);
"""
"""Counts uses of matches, so that their order is independent of the clock."""

_REVIEWS: Final = """
CREATE TABLE review (
    match INTEGER PRIMARY KEY REFERENCES match ON DELETE CASCADE, mark TEXT NOT NULL, data TEXT NOT NULL
);
"""

_ORDERS: Final = """
ALTER TABLE match ADD COLUMN played INTEGER NOT NULL DEFAULT 0;
ALTER TABLE match ADD COLUMN deleted_on INTEGER;
ALTER TABLE profile ADD COLUMN made INTEGER NOT NULL DEFAULT 0;
ALTER TABLE profile ADD COLUMN turn INTEGER NOT NULL DEFAULT 0;
ALTER TABLE profile ADD COLUMN results_before INTEGER NOT NULL DEFAULT 0;
ALTER TABLE deed ADD COLUMN number INTEGER NOT NULL DEFAULT 0;
ALTER TABLE result ADD COLUMN number INTEGER NOT NULL DEFAULT 0;
CREATE TABLE day (number INTEGER PRIMARY KEY AUTOINCREMENT, date TEXT NOT NULL);
CREATE INDEX match_used ON match (used);
CREATE INDEX result_number ON result (number);
UPDATE result SET number = ranked.place FROM (
    SELECT match AS id, ROW_NUMBER() OVER (ORDER BY ended, match) AS place FROM result
) AS ranked WHERE match = ranked.id;
UPDATE match SET used = used + (SELECT COUNT(*) FROM result);
UPDATE match SET played = used;
UPDATE match SET deleted_on = 1 WHERE deleted IS NOT NULL;
UPDATE profile SET results_before = (SELECT COUNT(*) FROM result WHERE ended < profile.since);
UPDATE profile SET made = (
    SELECT COUNT(*) FROM profile AS other WHERE (other.since, other.id) <= (profile.since, profile.id)
), turn = (
    SELECT COUNT(*) FROM profile AS other WHERE (other.chosen, profile.id) <= (profile.chosen, other.id)
);
UPDATE deed SET number = (
    SELECT COUNT(*) FROM deed AS other
    WHERE other.profile = deed.profile AND other.kind = deed.kind
        AND (other.first, other.key) <= (deed.first, deed.key)
);
"""
"""Counts matches played, people, deeds, results and days of play.

Times stay for players to read, but they order nothing, because the clock may have been wrong.
"""

_PUZZLES: Final = "UPDATE deed SET kind = 'puzzle' WHERE kind = 'problem'"
"""Puzzles were called problems."""

MIGRATIONS: Final = (_TABLES, _NOTES_AND_BOARDS, _PEOPLE, _ORDER_OF_USE, _REVIEWS, _ORDERS, _PUZZLES)
"""The SQL that migrates a file from version n to n + 1; a new one is added at the end."""

FILE_VERSION: Final = len(MIGRATIONS)


def migrate(connection: sqlite3.Connection, migrations: Sequence[str] = MIGRATIONS) -> None:
    """Carry out migrations within the current transaction, which `executescript` would commit."""
    for statement in ";".join(migrations).split(";"):
        connection.execute(statement)


def read_tables(connection: sqlite3.Connection) -> dict[str, tuple[str, ...]]:
    """Return the tables of a file, without SQLite's own, in order of creation, and their columns."""
    names = connection.execute(
        "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%' ORDER BY rowid"
    ).fetchall()
    return {
        name: tuple(row[0] for row in connection.execute("SELECT name FROM pragma_table_info(?)", (name,)))
        for (name,) in names
    }


@cache
def expected_tables() -> dict[str, tuple[str, ...]]:
    """Return the tables of a new file of saved games."""
    with closing(sqlite3.connect(":memory:")) as connection:
        migrate(connection)
        return read_tables(connection)


NEXT_NUMBER: Final = (
    "(SELECT 1 + MAX(COALESCE((SELECT MAX(used) FROM match), 0),"
    " COALESCE((SELECT MAX(number) FROM result), 0)))"
)
"""The next number of the counter that orders uses of matches and results, in SQL."""
