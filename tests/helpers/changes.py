"""Mistakes made on purpose: changes of saved data, of board files, and what must come of them."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from game.rules.contract import Data

Change = Callable[[Data], None]


def put(*path: Any) -> Change:
    """A change of data: the last of `path` is put in the place that the others name."""

    def change(data: Data) -> None:
        *way, last, value = path
        spot: Any = data
        for step in way:
            spot = spot[step]
        spot[last] = value

    return change


def drop(key: str) -> Change:
    """A change of data: a field is missing."""

    def change(data: Data) -> None:
        del data[key]

    return change


def both(*changes: Change) -> Change:
    """Several changes of data."""

    def change(data: Data) -> None:
        for one in changes:
            one(data)

    return change


def with_change(folder: Path, printed: str, old: str, new: str) -> Path:
    """A file ``board.toml`` in a folder, that differs from the printed text in one place."""
    assert printed.count(old) >= 1, old
    path = folder / "board.toml"
    path.write_text(printed.replace(old, new, 1), encoding="utf-8")
    return path
