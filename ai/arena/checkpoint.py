"""Outcomes of matches in a JSON Lines file, from which a second run resumes.

>>> from pathlib import Path
>>> from tempfile import TemporaryDirectory
>>> from ai.arena.match import Pairing, play_match
>>> outcome = play_match(Pairing("north_american_railways", ("random", "random", "random"), 1, 0, 0))
>>> with TemporaryDirectory() as folder, OutcomeCheckpoint(Path(folder) / "kept.jsonl") as kept:
...     kept.add(outcome)
...     read_outcomes(kept.path) == [outcome]
True
"""

from __future__ import annotations

from collections.abc import Iterator
from math import fsum
from pathlib import Path
from typing import Final

from ai.arena.match import Outcome, Pairing
from ai.checkpoint import MOST, CheckpointError, CheckpointMessage, JsonlResults, entries, outside, read_lines
from game.rules.catalog import UnknownGame, find_game
from game.rules.contract import SetupError
from game.rules.messages import Message
from game.rules.schema_errors import at_place

__all__ = ["CheckpointError", "OutcomeCheckpoint", "read_outcomes", "wrong_in"]

BEGINS: Final = (b'{"pairing":{"game":"',)
"""The bytes with which every line of the file begins."""

_BOUNDS: Final = {"scores": (-MOST, MOST), "wins": (0, 1), "moves": (0, MOST), "seconds": (0, MOST)}
"""The bounds of figures that each bot has."""

_NEARLY: Final = 1e-6
"""The tolerance of the sum of win parts."""


def read_outcomes(path: Path) -> list[Outcome]:
    """Return the outcomes in a file; none if there is no such file. Raises `CheckpointError`."""
    return read_lines(path, Outcome, wrong_in, BEGINS)


def wrong_in(outcome: Outcome, below: str = "") -> Message | None:
    """Return the first impossible value of an outcome, its place after `below`; None if none is."""
    return next(_wrong(outcome, below), None)


def _wrong(outcome: Outcome, below: str) -> Iterator[Message]:
    yield from _wrong_table(outcome.pairing, f"{below}pairing")
    bots = len(outcome.pairing.bots)
    for name, (low, high) in _BOUNDS.items():
        figures = getattr(outcome, name)
        yield from entries(f"{below}{name}", figures, bots)
        yield from outside(f"{below}{name}", figures, low, high)
    if abs(fsum(outcome.wins) - 1.0) > _NEARLY:
        found = f"{fsum(outcome.wins):g}"
        yield at_place(f"{below}wins", CheckpointMessage.IN_ALL(expected=1, found=found))
    if outcome.habits:
        yield from entries(f"{below}habits", outcome.habits, bots)
    for number, made in enumerate(outcome.habits):
        for move_type, (times, amount) in made.items():
            place = f"{below}habits[{number}].{move_type}"
            yield from outside(place, [times], 0)
            yield from outside(place, [0, amount])


def _wrong_table(pairing: Pairing, place: str) -> Iterator[Message]:
    """Yield what is wrong with a pairing that no arena deals: each seat has a bot."""
    try:
        find_game(pairing.game).check_setup(len(pairing.bots), {})
    except UnknownGame as wrong:
        yield at_place(f"{place}.game", wrong.message)
    except SetupError as wrong:
        yield at_place(f"{place}.bots", wrong.message)


class OutcomeCheckpoint(JsonlResults[Outcome]):
    """A file to which outcomes are appended."""

    def __init__(self, path: Path) -> None:
        """Read the file and open it. Raises `CheckpointError` if it can't be used."""
        super().__init__(path, Outcome, wrong_in, BEGINS)

    @property
    def outcomes(self) -> list[Outcome]:
        """The outcomes that the file contained."""
        return self.lines
