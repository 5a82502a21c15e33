"""Merging the saved games of one file into another, so that nothing is lost.

It is needed if the file of saved games was deleted or replaced while it was open. Two matches are the same if
they have the same deal and the moves of one are a prefix of the moves of the other; the longer one is kept.
Matches that diverged from the same deal are both kept.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Final

from game.match.migrations import NEXT_NUMBER
from game.match.recovery import DamagedDatabase, MatchRows, Row, insert_match, insert_row, renumbered

Moves = list[object]

CHANGED: Final = -1
"""In `MatchLocation.edition`: the match was continued or deleted in the other file and must be reopened."""


_RAISE_TIMES: Final = (
    "UPDATE deed SET times = MAX(times, :times) WHERE profile = :profile AND kind = :kind AND key = :key"
)
_NUMBER_TAKEN: Final = "SELECT 1 FROM match WHERE id = ?1 UNION SELECT 1 FROM result WHERE match = ?1"


@dataclass(frozen=True, slots=True)
class MatchLocation:
    """The location of a match in the merged file."""

    number: int
    old_edition: int
    """Its edition in the merged file."""
    edition: int
    """Its current edition, or `CHANGED`."""


@dataclass(slots=True)
class MergeResult:
    """The result of a merge."""

    locations: dict[int, MatchLocation] = field(default_factory=dict)
    """The location of each match by its number in the merged file."""
    added: int = 0
    """The number of matches added or extended, without deleted ones."""


def merge_databases(source: sqlite3.Connection, into: sqlite3.Connection) -> MergeResult:
    """Add what `source` contains and `into` lacks, in one transaction. Raises `sqlite3.Error`."""
    with into:
        into.execute("BEGIN IMMEDIATE")
        offset = int(into.execute(f"SELECT {NEXT_NUMBER} - 1").fetchone()[0])
        database = DamagedDatabase(source)
        merged = _merge_matches(_read(database), _read(DamagedDatabase(into)), into, offset)
        _merge_people(database, into, offset)
        _merge_results(database, into, merged.locations, offset)
        for row in database.rows("review"):
            place = merged.locations.get(_number(row.get("match")))
            if place is not None and place.edition != CHANGED:
                insert_row(into, "review", row | {"match": place.number})
    return merged


def _read(database: DamagedDatabase) -> list[MatchRows]:
    """Return every readable match of a file, the most recently used one last."""
    found = [match for number in database.numbers()[0] if (match := database.match(number)) is not None]
    return sorted(found, key=lambda match: (_number(match.head.get("used")), match.identity[0]))


def _merge_matches(
    ours: list[MatchRows], theirs: list[MatchRows], into: sqlite3.Connection, offset: int
) -> MergeResult:
    merged, left = MergeResult(), {match.identity[0]: match for match in theirs}

    def take(match: MatchRows, related: Callable[[Moves, Moves], bool]) -> MatchRows | None:
        """Return a match of the other file with the same deal and related moves, each only once."""
        moves = _moves_of(match)
        likely = sorted(left.values(), key=lambda other: other.identity[0] != match.identity[0])
        for other in likely:
            if other.deal == match.deal and related(moves, _moves_of(other)):
                return left.pop(other.identity[0])
        return None

    rest = []
    for match in ours:
        if (same := take(match, _is_same)) is None:
            rest.append(match)
        else:
            edition = same.edition if _resume_state(same) == _resume_state(match) else CHANGED
            merged.locations[match.identity[0]] = MatchLocation(same.identity[0], match.edition, edition)
    for match in rest:
        number = match.identity[0]
        if (longer := take(match, _is_prefix)) is not None:
            merged.locations[number] = MatchLocation(longer.identity[0], match.edition, CHANGED)
            continue
        rows, edition = _with_later_uses(match, offset), match.edition
        shorter = None if match.deleted else take(match, lambda moves, others: _is_prefix(others, moves))
        if shorter is not None and not shorter.deleted:
            into.execute("DELETE FROM match WHERE id = ?", (shorter.identity[0],))
            edition = 1 + max(edition, shorter.edition)
            rows = renumbered(rows, shorter.identity[0])
        rows["match"][0]["edition"] = edition
        if (number_now := insert_match(into, rows)) is not None:
            merged.locations[number] = MatchLocation(number_now, match.edition, edition)
            merged.added += not match.deleted
    return merged


def _is_same(moves: Moves, others: Moves) -> bool:
    return moves == others


def _is_prefix(moves: Moves, others: Moves) -> bool:
    """Return whether some moves are a prefix of others."""
    return others[: len(moves)] == moves


def _resume_state(match: MatchRows) -> tuple[object, bool]:
    """Return what two matches with the same moves can differ in."""
    return match.head.get("position"), match.deleted


def _moves_of(match: MatchRows) -> Moves:
    return [row.get("move") for row in match.rows["move"]]


def _with_later_uses(match: MatchRows, offset: int) -> dict[str, list[Row]]:
    """Return the rows of a match with its uses counted after those of the other file."""
    uses = {column: _number(match.head.get(column)) + offset for column in ("used", "played")}
    return match.rows | {"match": [match.head | uses]}


def _merge_people(database: DamagedDatabase, into: sqlite3.Connection, offset: int) -> None:
    """Add people and their deeds; of equal deeds the higher count is kept.

    The current player stays the same if there is one.
    """
    made = int(into.execute("SELECT COALESCE(MAX(made), 0) FROM profile").fetchone()[0])
    for row in database.rows("profile"):
        moved = {
            "made": made + _number(row.get("made")),
            "turn": 0 if made else _number(row.get("turn")),
            "results_before": offset + _number(row.get("results_before")),
        }
        insert_row(into, "profile", row | moved)
    for row in database.rows("deed"):
        if not insert_row(into, "deed", row):
            with suppress(sqlite3.Error):
                into.execute(_RAISE_TIMES, row)


def _merge_results(
    database: DamagedDatabase, into: sqlite3.Connection, locations: dict[int, MatchLocation], offset: int
) -> None:
    """Add the results that the other file lacks, under the current numbers of their matches."""
    known = {_unnumbered(data) for (data,) in into.execute("SELECT data FROM result").fetchall()}
    for row in database.rows("result"):
        data, match = str(row.get("data")), _number(row.get("match"))
        if _unnumbered(data) in known:
            continue
        if (place := locations.get(match)) is not None:
            number = place.number
        elif into.execute(_NUMBER_TAKEN, (match,)).fetchone():
            number = int(into.execute("SELECT MIN(0, MIN(match)) - 1 FROM result").fetchone()[0])
        else:
            number = match
        later = _number(row.get("number")) + offset
        insert_row(into, "result", row | {"match": number, "number": later, "data": _numbered(data, number)})


def _unnumbered(data: object) -> str:
    """Return the data of a result without the number of its match, to compare results."""
    return _numbered(data, 0)


def _numbered(data: object, match: int) -> str:
    """Return the data of a result with another number of its match."""
    try:
        found = json.loads(str(data))
    except (ValueError, RecursionError):
        return str(data)
    if not isinstance(found, dict):
        return str(data)
    return json.dumps(found | {"match": match}, separators=(",", ":"), ensure_ascii=False)


def _number(value: object) -> int:
    """Return a number from a row; 0 if it is damaged."""
    return value if isinstance(value, int) else 0
