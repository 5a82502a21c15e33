"""Results in a file, one JSON object a line, so that a second run goes on where the first stopped.

>>> from pathlib import Path
>>> from tempfile import TemporaryDirectory
>>> with TemporaryDirectory() as folder, KeptLines(Path(folder) / "kept.jsonl", dict[str, int]) as kept:
...     kept.add({"matches": 3})
...     read_lines(kept.path, dict[str, int])
[{'matches': 3}]
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import IO, Any, Generic, Self, TypeVar

import msgspec

from game.rules.expected import Mistake, mistake_of, placed
from game.rules.files import FileTrouble, system_trouble
from game.rules.notes import Kind, Note, Noted

Line = TypeVar("Line")
Check = Callable[[Line], Note | None]
"""What is wrong with a line that can be read; None if nothing is."""


class KeptTrouble(Kind):
    """Where a file of results is wrong."""

    LINE = "kept-line", "line what"
    OTHER_RUN = "kept-other-run", "field expected found"


class KeptError(Noted):
    """A file of results that can't be used; the note names the file, the line and what was expected.

    >>> raise KeptError(Path("kept.jsonl"), KeptTrouble.LINE(line=3, what=FileTrouble.NO_JSON()))
    Traceback (most recent call last):
        ...
    ai.kept.KeptError: mistake-in-file file=kept.jsonl what=kept-line line=3 what=file-no-json
    """

    def __init__(self, path: Path, what: Note) -> None:
        super().__init__(Mistake.FILE(file=str(path), what=what))


def other_run(here: Mapping[str, object], there: Mapping[str, object]) -> Note | None:
    """What tells the run of a line that was kept from the present one; None if nothing does.

    >>> other_run({"seed": 1}, {"seed": 1}) is None, other_run({"seed": 1}, {"seed": 2})
    (True, Note(kept-other-run field=seed expected=1 found=2))
    """
    for field, expected in here.items():
        if there[field] != expected:
            return KeptTrouble.OTHER_RUN(field=field, expected=str(expected), found=str(there[field]))
    return None


def read_lines(path: Path, kind: type[Line], check: Check[Line] = lambda line: None) -> list[Line]:
    """The results in a file; none if there is no such file. Raises `KeptError`.

    A last line without an end is what a pulled plug leaves: it is not counted.
    """
    try:
        whole = path.read_bytes() if path.exists() else b""
    except OSError as error:
        raise KeptError(path, Mistake.UNREADABLE(why=system_trouble(error))) from error
    lines = whole.split(b"\n")[:-1]
    return [_line(path, number, line, kind, check) for number, line in enumerate(lines, 1)]


def _line(path: Path, number: int, text: bytes, kind: type[Line], check: Check[Line]) -> Line:
    try:
        line = msgspec.json.decode(text, type=kind)
    except msgspec.ValidationError as error:
        raise KeptError(path, KeptTrouble.LINE(line=number, what=placed(*mistake_of(error)))) from error
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise KeptError(path, KeptTrouble.LINE(line=number, what=FileTrouble.NO_JSON())) from error
    wrong = check(line)
    if wrong is not None:
        raise KeptError(path, KeptTrouble.LINE(line=number, what=wrong))
    return line


class KeptLines(Generic[Line]):
    """A file to which results are added, each as soon as it is there. Close it, or use it in a ``with``."""

    def __init__(self, path: Path, kind: type[Line], check: Check[Line] = lambda line: None) -> None:
        """Read what the file holds and open it. Raises `KeptError` if it can't be used."""
        self.path = path
        self.lines = read_lines(path, kind, check)
        """What the file held."""
        try:
            self._file: IO[Any] = path.open("ab")
            whole = path.read_bytes()
            self._file.truncate(whole.rfind(b"\n") + 1)
        except OSError as error:
            raise KeptError(path, Mistake.UNREADABLE(why=system_trouble(error))) from error

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self._file.close()

    def add(self, line: Line) -> None:
        """Write a result, at once."""
        self._file.write(msgspec.json.encode(line) + b"\n")
        self._file.flush()
