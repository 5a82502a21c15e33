"""Reviews stored with the saved matches, so that a finished match is reviewed only once.

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
"""The version of the review method; reviews made by earlier versions are repeated."""


def keep(store: Store, match: Match, eyes: int | None, found: Review) -> None:
    """Store the review of a saved match in its present state, replacing an earlier one.

    Raises `StoreError`.
    """
    if match.id is not None:
        text = msgspec.json.encode(found).decode()
        with store.transaction() as connection:
            connection.execute(
                "INSERT OR REPLACE INTO review VALUES (?, ?, ?)", (match.id, _mark(match, eyes), text)
            )


def kept(store: Store, match: Match, eyes: int | None) -> Review | None:
    """Return the stored review of a match in its current state; None if there is none.

    Raises `StoreError`.
    """
    if match.id is None:
        return None
    rows = store.query("SELECT data FROM review WHERE match = ? AND mark = ?", match.id, _mark(match, eyes))
    try:
        return msgspec.json.decode(str(rows[0][0]), type=Review) if rows else None
    except msgspec.DecodeError:
        return None


def _mark(match: Match, eyes: int | None) -> str:
    """Return a key that changes when the match has different moves."""
    moves = (entry.move for entry in match.journal.entries[: match.moves_played])
    people = ",".join(map(str, sorted(match.people)))
    text = "\n".join([f"{EDITION} {eyes} {people} {match.journal.rules_version}", *moves])
    return hashlib.sha256(text.encode()).hexdigest()
