"""JSON Lines files of results, from which a second run resumes.

>>> from pathlib import Path
>>> from tempfile import TemporaryDirectory
>>> with TemporaryDirectory() as folder, JsonlResults(Path(folder) / "kept.jsonl", dict[str, int]) as kept:
...     kept.add({"matches": 3})
...     read_lines(kept.path, dict[str, int])
[{'matches': 3}]
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence, Sized
from contextlib import suppress
from io import FileIO
from pathlib import Path
from typing import Final, Generic, NamedTuple, Self, TypeVar

import msgspec

from ai.command import Unwritable
from game.rules.files import FileErrorCode, json_error_message, os_error_message, read_bounded
from game.rules.messages import Message, MessageId, UserError
from game.rules.schema_errors import ErrorContext, SchemaError, ValueType, at_place, parse_validation_error

Line = TypeVar("Line")
Check = Callable[[Line], Message | None]
"""Returns what is wrong with a readable line; None if nothing is."""

MOST: Final = 10**9
"""The greatest absolute value of any figure of a game."""


class CheckpointMessage(MessageId):
    """Errors in a file of results."""

    LINE = "kept-line", "line what"
    OTHER_RUN = "kept-other-run", "field expected found"
    IN_ALL = "kept-in-all", "expected found"


class CheckpointError(UserError):
    """Raised for a file of results that can't be used; the message names the file, the line and what was
    expected.
    """

    def __init__(self, path: Path, what: Message) -> None:
        super().__init__(ErrorContext.FILE(file=str(path), what=what))


class _NoJson(CheckpointError):
    """Raised for a line that is not JSON, for example a truncated one."""


def other_run(here: Mapping[str, object], there: Mapping[str, object]) -> Message | None:
    """Return the first difference between the current run and the run of a stored line; None if they are
    equal.

    >>> other_run({"seed": 1}, {"seed": 1}) is None, other_run({"seed": 1}, {"seed": 2})
    (True, Message(kept-other-run field=seed expected=1 found=2))
    """
    for field, expected in here.items():
        if there[field] != expected:
            return CheckpointMessage.OTHER_RUN(field=field, expected=str(expected), found=str(there[field]))
    return None


def entries(place: str, found: Sized, expected: int) -> Iterator[Message]:
    """Yield a message if there are more or fewer entries than expected.

    >>> list(entries("scores", [3, 2], expected=3))
    [Message(error-at place=scores what=schema-error-entries expected=3 found=2)]
    """
    if len(found) != expected:
        yield at_place(place, SchemaError.ENTRIES(expected=expected, found=len(found)))


def outside(place: str, figures: Sequence[float], low: int = -MOST, high: int = MOST) -> Iterator[Message]:
    """Yield a message for each figure that is out of bounds.

    >>> list(outside("wins", [0.5, 1.5], low=0, high=1))
    [Message(error-at place=wins[1] what=schema-error-between kind=type-float low=0 high=1)]
    """
    for number, figure in enumerate(figures):
        if not low <= figure <= high:
            kind = ValueType.INT if isinstance(figure, int) else ValueType.FLOAT
            yield at_place(f"{place}[{number}]", SchemaError.BETWEEN(kind=kind(), low=low, high=high))


class _Content(NamedTuple, Generic[Line]):
    """The content of a file."""

    lines: list[Line]
    whole: int
    """The number of bytes up to the end of the last whole line."""
    cut_off: bool
    """Whether a part of a line follows."""
    ended: bool
    """Whether the last line has a line feed."""


def read_lines(
    path: Path, kind: type[Line], check: Check[Line] = lambda line: None, begins: Sequence[bytes] = ()
) -> list[Line]:
    """Return the results in a file; none if there is no such file. Raises `CheckpointError`.

    A truncated last line (after a power cut) is ignored. If it is the only line, it must begin like one of
    `begins`; otherwise the file is not one of results.
    """
    return _content(path, kind, check, begins).lines


def _content(path: Path, kind: type[Line], check: Check[Line], begins: Sequence[bytes]) -> _Content[Line]:
    try:
        data = read_bounded(path, path.stat().st_size) if path.exists() else b""
    except OSError as error:
        raise CheckpointError(path, ErrorContext.UNREADABLE(why=os_error_message(error))) from error
    *texts, last = data.split(b"\n")
    lines = [_line(path, number, text, kind, check) for number, text in enumerate(texts, 1)]
    if not last:
        return _Content(lines, len(data), cut_off=False, ended=True)
    try:
        lines.append(_line(path, len(lines) + 1, last, kind, check))
    except _NoJson:
        if not lines and not any(last[: len(begin)] == begin[: len(last)] for begin in begins):
            raise
        return _Content(lines, len(data) - len(last), cut_off=True, ended=True)
    return _Content(lines, len(data), cut_off=False, ended=False)


def _line(path: Path, number: int, text: bytes, kind: type[Line], check: Check[Line]) -> Line:
    try:
        line = msgspec.json.decode(text, type=kind)
    except msgspec.ValidationError as error:
        raise CheckpointError(
            path, CheckpointMessage.LINE(line=number, what=at_place(*parse_validation_error(error)))
        ) from error
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise _NoJson(path, CheckpointMessage.LINE(line=number, what=FileErrorCode.NO_JSON())) from error
    except RecursionError as error:
        raise CheckpointError(
            path, CheckpointMessage.LINE(line=number, what=json_error_message(error, text))
        ) from error
    wrong = check(line)
    if wrong is not None:
        raise CheckpointError(path, CheckpointMessage.LINE(line=number, what=wrong))
    return line


class JsonlResults(Generic[Line]):
    """A file to which results are appended as soon as they are known. Close it, or use it in a ``with``
    statement.
    """

    def __init__(
        self,
        path: Path,
        kind: type[Line],
        check: Check[Line] = lambda line: None,
        begins: Sequence[bytes] = (),
    ) -> None:
        """Read the file and open it (see `read_lines`). Raises `CheckpointError` if it can't be used."""
        self.path = path
        content = _content(path, kind, check, begins)
        self.lines = content.lines
        """The results that the file contained."""
        try:
            # Unbuffered, so that closing has nothing to write that could fail again.
            self._file: FileIO = path.open("ab", buffering=0)
            if content.cut_off:
                self._file.truncate(content.whole)
            if not content.ended:
                self._file.write(b"\n")
        except OSError as error:
            raise CheckpointError(path, ErrorContext.UNREADABLE(why=os_error_message(error))) from error

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: object, raised: object, trace: object) -> None:
        """Close the file. Raises `Unwritable`, unless another exception was raised already."""
        try:
            self._file.close()
        except OSError as error:
            if raised is None:
                raise Unwritable(self.path, error) from error

    def add(self, line: Line) -> None:
        """Write a result immediately. Raises `Unwritable`; after that the file is closed."""
        left = msgspec.json.encode(line) + b"\n"
        try:
            while left:
                left = left[self._file.write(left) :]
        except OSError as error:
            with suppress(OSError):
                self._file.close()
            raise Unwritable(self.path, error) from error
