"""Board files: what the printed components say, kept as TOML below ``assets/boards``."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, TypeVar

import msgspec

from assets import asset

T = TypeVar("T")

Name = Annotated[str, msgspec.Meta(pattern=r"^\S(.*\S)?$")]
"""What a piece is called: not empty, no spaces about it, so that it can stand in a move's text form."""


class BoardError(ValueError):
    """A board file that can't be used; the message names the file, the place and what was expected."""


def read_board(source: str | Path, kind: type[T]) -> T:
    """A board file read into the msgspec structure `kind`.

    `source` is a game's key (its file below ``assets/boards``) or the path of another file.
    Raises `BoardError` if the file can't be read, is no TOML or does not fit the structure.
    """
    path = source if isinstance(source, Path) else asset("boards", f"{source}.toml")
    try:
        text = path.read_bytes()
    except OSError as error:
        raise BoardError(f"{path}: can't be read: {error.strerror}") from error
    try:
        return msgspec.toml.decode(text, type=kind)
    except msgspec.ValidationError as error:
        raise BoardError(f"{path.name}: {error}") from error
    except (msgspec.DecodeError, ValueError) as error:
        raise BoardError(f"{path.name}: not a TOML file: {error}") from error
