"""Outcomes in a file, one JSON object a line, so that a second run goes on where the first stopped.

>>> from pathlib import Path
>>> from tempfile import TemporaryDirectory
>>> from ai.arena.match import Pairing, play_match
>>> outcome = play_match(Pairing("north_american_railways", ("random", "random", "random"), 1, 0, 0))
>>> with TemporaryDirectory() as folder, Kept(Path(folder) / "kept.jsonl") as kept:
...     kept.add(outcome)
...     read_outcomes(kept.path) == [outcome]
True
"""

from __future__ import annotations

from pathlib import Path

from ai.arena.match import Outcome
from ai.kept import KeptError, KeptLines, read_lines
from game.rules.expected import Expected, placed
from game.rules.notes import Note

__all__ = ["Kept", "KeptError", "read_outcomes"]


def read_outcomes(path: Path) -> list[Outcome]:
    """The outcomes in a file; none if there is no such file. Raises `KeptError`."""
    return read_lines(path, Outcome, _check)


def _check(outcome: Outcome) -> Note | None:
    """What is wrong where figures are missing or too many: each bot has its own."""
    bots = len(outcome.pairing.bots)
    for place in ("scores", "wins", "moves", "seconds"):
        found = len(getattr(outcome, place))
        if found != bots:
            return placed(place, Expected.ENTRIES(expected=bots, found=found))
    return None


class Kept(KeptLines[Outcome]):
    """A file to which outcomes are added, each as soon as it is there."""

    def __init__(self, path: Path) -> None:
        """Read what the file holds and open it. Raises `KeptError` if it can't be used."""
        super().__init__(path, Outcome, _check)

    @property
    def outcomes(self) -> list[Outcome]:
        """What the file held."""
        return self.lines
