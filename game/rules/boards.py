"""Board files: what the printed components say, kept as TOML below ``assets/boards``."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, TypeVar

import msgspec

from assets import asset
from game.rules.expected import Expected, Mistake, mistake_of, placed
from game.rules.notes import Note, Noted

T = TypeVar("T")

Name = Annotated[str, msgspec.Meta(pattern=r"^\S(.*\S)?$")]
"""What a piece is called: not empty, no spaces about it, so that it can stand in a move's text form."""


class BoardError(Noted, ValueError):
    """A board file that can't be used; the note names the file, the place and what was expected."""

    def __init__(self, file: str, place: str, what: Note | str) -> None:
        """`place` is where in the file ("cities[2].hex"), empty for the file as a whole."""
        if isinstance(what, str):
            what = Expected.OTHER(told=what)
        super().__init__(Mistake.FILE(file=file, what=placed(place, what)))


def look_beside(source: str | Path) -> Path | None:
    """The file that says how a board is printed: beside its own, with "_look" after its name.

    None if there is none: then the table prints it as it thinks best.
    """
    path = source if isinstance(source, Path) else asset("boards", f"{source}.toml")
    look = path.with_name(f"{path.stem}_look.toml")
    return look if look.exists() else None


def read_board(source: str | Path, kind: type[T]) -> T:
    """A board file read into the msgspec structure `kind`.

    `source` is a game's key (its file below ``assets/boards``) or the path of another file.
    Raises `BoardError` if the file can't be read, is no TOML or does not fit the structure.
    """
    path = source if isinstance(source, Path) else asset("boards", f"{source}.toml")
    try:
        text = path.read_bytes()
    except OSError as error:
        raise BoardError(str(path), "", Mistake.UNREADABLE(why=error.strerror or str(error))) from error
    try:
        return msgspec.toml.decode(text, type=kind)
    except msgspec.ValidationError as error:
        raise BoardError(path.name, *mistake_of(error)) from error
    except (msgspec.DecodeError, ValueError) as error:
        raise BoardError(path.name, "", Mistake.NO_TOML(why=str(error))) from error
