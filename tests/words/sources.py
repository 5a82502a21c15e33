"""The messages that the program's source asks for by key, and their arguments."""

from __future__ import annotations

import ast
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from game.rules.catalog import game_keys, game_packages

ROOT = Path(__file__).parents[2]


@dataclass(frozen=True)
class Saying:
    """A call of `translate` with a literal key; `open` if it passes further arguments (``**``)."""

    place: str
    key: str
    figures: frozenset[str]
    open: bool


def sources() -> dict[str, Path]:
    """Return the Python files of the program and of every game in the catalog, by module name."""
    rooms = {room for key in game_keys() for room in game_packages(key) if room}
    places = [ROOT.joinpath(*place.split(".")) for place in ("game", "ai", *sorted(rooms))]
    paths = {path for place in places for path in (*place.rglob("*.py"), place.with_suffix(".py"))}
    return {
        ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__"): path
        for path in sorted(paths)
        if path.exists()
    }


def sources_of(game: str | None) -> list[Path]:
    """Return the source files of a game; with None those that games share."""
    return [path for module, path in sources().items() if game_of(module) == game]


def game_of(module: str) -> str | None:
    """Return the game to which a module belongs; None if it is shared."""
    return next(
        (key for key in game_keys() for room in game_packages(key) if room and module.startswith(room)), None
    )


@cache
def sayings(game: str | None) -> tuple[Saying, ...]:
    """Return every call of ``translate`` with a literal key in a game's source, or with None in the rest."""
    found = []
    for path in sources_of(game):
        for node in ast.walk(_tree(path)):
            if isinstance(node, ast.Call) and _name(node.func) == "translate" and node.args:
                keys = _keys(node.args[0])
                figures = frozenset(word.arg.replace("_", "-") for word in node.keywords if word.arg)
                is_open = any(word.arg is None for word in node.keywords)
                place = f"{path.relative_to(ROOT)}:{node.lineno}"
                found += [Saying(place, key, figures, is_open) for key in keys]
    return tuple(found)


def _keys(node: ast.expr) -> list[str]:
    """Return the keys that an argument can be: a literal, or one of two by a condition."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    if isinstance(node, ast.IfExp):
        return _keys(node.body) + _keys(node.orelse)
    return []


@cache
def constants(game: str | None) -> frozenset[str]:
    """Return all strings in a game's source, or with None in the rest."""
    return frozenset(
        node.value
        for path in sources_of(game)
        for node in ast.walk(_tree(path))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    )


@cache
def _tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def _name(node: ast.expr) -> str:
    if isinstance(node, ast.Attribute):
        return node.attr
    return node.id if isinstance(node, ast.Name) else ""
