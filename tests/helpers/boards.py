"""Second boards: the games' own with one value changed, for tests of what a match stores of its board."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from assets import asset
from game.rules.boards import BoardFile, read_toml

CHANGES: Final[dict[str, tuple[tuple[str | int, ...], Any]]] = {
    "american_rails": (("companies", 0, "name"), "Prairie"),
    "north_american_railways": (("cities", 0, "name"), "Anchorage"),
    "new_england_railways": (("setup", "money"), 12),
    "railways_of_north_america": (("setup", "bond"), 6000),
}
"""For each game the path to a value in its board that can be changed, and the new value.

The second board of any other game has another title, and no more."""
TITLE: Final = "Another board"


def other_board(key: str) -> BoardFile:
    """Return a second board of a game, as plain data."""
    data = read_toml(asset("boards", f"{key}.toml"))
    data["board"] = {"game": key, "title": TITLE, "titles": {"de": "Ein anderes Brett"}}
    way, value = CHANGES.get(key, (("board", "title"), TITLE))
    spot: Any = data
    for step in way[:-1]:
        spot = spot[step]
    spot[way[-1]] = value
    return data


def board_text(data: BoardFile) -> str:
    """Return a board as the text of a file; TOML takes JSON's values after each key."""
    return "\n".join(f"{key} = {_toml(value)}" for key, value in data.items())


def _toml(value: Any) -> str:
    if isinstance(value, dict):
        return "{" + ", ".join(f'"{key}" = {_toml(part)}' for key, part in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(_toml(part) for part in value) + "]"
    if isinstance(value, bool):
        return "true" if value else "false"
    return str(value) if isinstance(value, int | float) else f'"{value}"'


def board_file(folder: Path, key: str) -> Path:
    """Write a file with the second board of a game."""
    path = folder / f"{key}.toml"
    path.write_text(board_text(other_board(key)), encoding="utf-8")
    return path


def with_change(folder: Path, printed: str, old: str, new: str) -> Path:
    """Write a file ``board.toml`` that differs from the printed text in one place."""
    assert printed.count(old) >= 1, old
    path = folder / "board.toml"
    path.write_text(printed.replace(old, new, 1), encoding="utf-8")
    return path
