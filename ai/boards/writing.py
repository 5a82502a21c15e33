"""Boards as files that people can read and change.

>>> print(board_text({"board": {"game": "chess", "titles": {"de": "Schach"}}, "cities": [{"at": [1, 2]}]}))
[board]
game = "chess"
titles = {de = "Schach"}
<BLANKLINE>
[[cities]]
at = [1, 2]
<BLANKLINE>
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from game.rules.boards import LOOK, BoardFile, look_name


def write_board(path: Path, board: BoardFile) -> None:
    """Write a board's file, and beside it how it is printed, if the board says so."""
    path.write_text(board_text(board), encoding="utf-8")
    if LOOK in board:
        path.with_name(look_name(path.name)).write_text(board_text(board[LOOK]), encoding="utf-8")


def board_text(board: BoardFile) -> str:
    """A board without its look, or a look, as TOML."""
    sections = {name: section for name, section in board.items() if name != LOOK}
    # What is empty is a plain key: it would belong to the table above it.
    sections = dict(sorted(sections.items(), key=lambda item: bool(item[1])))
    return "\n".join(line for name, section in sections.items() for line in _section(name, section))


def _section(name: str, section: Any) -> Iterator[str]:
    tables = [section] if isinstance(section, dict) else section
    if not tables:
        yield f"{name} = []"
    for table in tables:
        yield f"[{name}]" if isinstance(section, dict) else f"[[{name}]]"
        yield from (f"{key} = {_value(value)}" for key, value in table.items())
        yield ""


def _value(value: Any) -> str:
    """A value as TOML, which takes JSON's but for tables and truth."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key} = {_value(part)}" for key, part in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(_value(part) for part in value) + "]"
    return json.dumps(value, ensure_ascii=False)
