"""What was found in looking back, kept beside the saved games: a match that is over is looked at once.

>>> import tempfile
>>> from pathlib import Path
>>> from game.match.journal import SeatPlan
>>> store = Store(Path(tempfile.mkdtemp()))
>>> seats = [SeatPlan(name, number) for number, name in enumerate("ABC")]
>>> match = Match.new("american_rails", seats, seed=7, store=store)
>>> keep(store, match, None, Review(((0.5, 0.25, 0.25),)))
>>> kept(store, match, None)
Review(chances=((0.5, 0.25, 0.25),), turning_points=())
>>> kept(store, match, 1) is None
True
>>> store.close()
"""

from __future__ import annotations

import hashlib
from typing import Final

import msgspec

from game.learning.review import Review
from game.match.match import Match
from game.match.store import Store

EDITION: Final = 2
"""Counts the ways of looking: what was found in an earlier way is looked for again."""


def keep(store: Store, match: Match, eyes: int | None, found: Review) -> None:
    """Keep what was found of a saved match as it stands, in place of what was found before.

    Raises `StoreError`.
    """
    if match.id is not None:
        text = msgspec.json.encode(found).decode()
        with store.transaction() as connection:
            connection.execute(
                "INSERT OR REPLACE INTO review VALUES (?, ?, ?)", (match.id, _mark(match, eyes), text)
            )


def kept(store: Store, match: Match, eyes: int | None) -> Review | None:
    """What was found of a match as it stands, and with this knowledge; None: nothing. Raises `StoreError`."""
    if match.id is None:
        return None
    rows = store.query("SELECT data FROM review WHERE match = ? AND mark = ?", match.id, _mark(match, eyes))
    try:
        return msgspec.json.decode(str(rows[0][0]), type=Review) if rows else None
    except msgspec.DecodeError:
        return None


def _mark(match: Match, eyes: int | None) -> str:
    """What tells a match as it stands from the same one after other moves."""
    moves = (entry.move for entry in match.journal.entries[: match.moves_played])
    people = ",".join(map(str, sorted(match.people)))
    text = "\n".join([f"{EDITION} {eyes} {people} {match.journal.rules_version}", *moves])
    return hashlib.sha256(text.encode()).hexdigest()
