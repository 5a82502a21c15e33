"""Branches: matches that begin in the middle of another one.

>>> from game.match.journal import SeatPlan
>>> match = Match.new("american_rails", [SeatPlan(name, i) for i, name in enumerate("ABC")], seed=7)
>>> for _ in range(3):
...     _ = match.play(match.state.legal_moves()[0])
>>> other = branch(match, 2, "What if", seed=1)
>>> other.moves_played, other.practice, other.name, match.moves_played
(2, True, 'What if', 3)
"""

from __future__ import annotations

import copy
import secrets

import msgspec

from game.match.journal import MAXIMUM_NAME_LENGTH
from game.match.match import Match
from game.match.store import Store


def branch(
    match: Match, number: int, name: str, store: Store | None = None, seed: int | None = None
) -> Match:
    """Return a new match that continues another one after its first `number` moves.

    The players are the same, chance is drawn again, and the match is for practice. Raises `IndexError` unless
    there are that many moves, and `StoreError`.
    """
    if not 0 <= number <= match.moves_recorded:
        raise IndexError(f"expected a move from 0 to {match.moves_recorded}, not {number}")
    journal = match.journal
    begun = msgspec.structs.replace(
        journal,
        seed=secrets.randbelow(2**31) if seed is None else seed,
        deal=copy.deepcopy(journal.deal),
        entries=journal.entries[:number],
        position=number,
        practice=True,
        changes=[change for change in journal.changes if change.after <= number],
    )
    return Match.from_journal(begun, name[:MAXIMUM_NAME_LENGTH], store)
