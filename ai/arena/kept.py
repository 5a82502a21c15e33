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
from typing import IO, Any

import msgspec

from ai.arena.match import Outcome
from game.rules.expected import Expected, Mistake, mistake_of, placed
from game.rules.files import FileTrouble, system_trouble
from game.rules.notes import Kind, Note, Noted


class KeptTrouble(Kind):
    """Where a file of outcomes is wrong."""

    LINE = "kept-line", "line what"


class KeptError(Noted):
    """A file of outcomes that can't be used; the note names the file, the line and what was expected.

    >>> raise KeptError(Path("kept.jsonl"), KeptTrouble.LINE(line=3, what=FileTrouble.NO_JSON()))
    Traceback (most recent call last):
        ...
    ai.arena.kept.KeptError: mistake-in-file file=kept.jsonl what=kept-line line=3 what=file-no-json
    """

    def __init__(self, path: Path, what: Note) -> None:
        super().__init__(Mistake.FILE(file=str(path), what=what))


def read_outcomes(path: Path) -> list[Outcome]:
    """The outcomes in a file; none if there is no such file. Raises `KeptError`.

    A last line without an end is what a pulled plug leaves: that match is not counted.
    """
    try:
        whole = path.read_bytes() if path.exists() else b""
    except OSError as error:
        raise KeptError(path, Mistake.UNREADABLE(why=system_trouble(error))) from error
    lines = whole.split(b"\n")[:-1]
    return [_outcome(path, number, line) for number, line in enumerate(lines, 1)]


def _outcome(path: Path, number: int, line: bytes) -> Outcome:
    try:
        outcome = msgspec.json.decode(line, type=Outcome)
    except msgspec.ValidationError as error:
        raise KeptError(path, KeptTrouble.LINE(line=number, what=placed(*mistake_of(error)))) from error
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise KeptError(path, KeptTrouble.LINE(line=number, what=FileTrouble.NO_JSON())) from error
    bots = len(outcome.pairing.bots)
    for place in ("scores", "wins", "moves", "seconds"):
        found = len(getattr(outcome, place))
        if found != bots:
            what = placed(place, Expected.ENTRIES(expected=bots, found=found))
            raise KeptError(path, KeptTrouble.LINE(line=number, what=what))
    return outcome


class Kept:
    """A file to which outcomes are added, each as soon as it is there. Close it, or use it in a ``with``."""

    def __init__(self, path: Path) -> None:
        """Read what the file holds and open it. Raises `KeptError` if it can't be used."""
        self.path = path
        self.outcomes = read_outcomes(path)
        """What the file held."""
        try:
            self._file: IO[Any] = path.open("ab")
            whole = path.read_bytes()
            self._file.truncate(whole.rfind(b"\n") + 1)
        except OSError as error:
            raise KeptError(path, Mistake.UNREADABLE(why=system_trouble(error))) from error

    def __enter__(self) -> Kept:
        return self

    def __exit__(self, *error: object) -> None:
        self._file.close()

    def add(self, outcome: Outcome) -> None:
        """Write an outcome, at once."""
        self._file.write(msgspec.json.encode(outcome) + b"\n")
        self._file.flush()
