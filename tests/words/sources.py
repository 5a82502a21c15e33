"""What the program's source says: every message that is asked for by its key, and with which figures."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from game.rules.catalogue import keys

ROOT = Path(__file__).parents[2]


@dataclass(frozen=True)
class Saying:
    """A call of `say` with a literal key; `open` where figures come from somewhere else (``**``)."""

    place: str
    game: str | None
    key: str
    figures: frozenset[str]
    open: bool


def sources() -> Iterator[Path]:
    """The Python files of the product."""
    for floor in ("game", "ai"):
        yield from sorted((ROOT / floor).rglob("*.py"))


def game_of(path: Path) -> str | None:
    """The game in whose folder (or file) a source lies; None for the house."""
    names = (*path.parts, path.stem)
    return next((key for key in keys() if key in names or any(name.startswith(key) for name in names)), None)


@cache
def sayings() -> tuple[Saying, ...]:
    """Every call of a function or a method that is called ``say`` with a literal key."""
    found = []
    for path in sources():
        for node in ast.walk(_tree(path)):
            if isinstance(node, ast.Call) and _name(node.func) == "say" and node.args:
                keys = _keys(node.args[0])
                figures = frozenset(word.arg.replace("_", "-") for word in node.keywords if word.arg)
                is_open = any(word.arg is None for word in node.keywords)
                place = f"{path.relative_to(ROOT)}:{node.lineno}"
                found += [Saying(place, game_of(path), key, figures, is_open) for key in keys]
    return tuple(found)


def _keys(node: ast.expr) -> list[str]:
    """The keys that an argument can be: a literal, or one of two by a condition."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    if isinstance(node, ast.IfExp):
        return _keys(node.body) + _keys(node.orelse)
    return []


@cache
def constants() -> dict[str | None, frozenset[str]]:
    """All strings that stand in the source, by game (None: the house)."""
    found: dict[str | None, set[str]] = {None: set(), **{key: set() for key in keys()}}
    for path in sources():
        found[game_of(path)] |= {
            node.value
            for node in ast.walk(_tree(path))
            if isinstance(node, ast.Constant) and isinstance(node.value, str)
        }
    return {game: frozenset(words) for game, words in found.items()}


@cache
def _tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def _name(node: ast.expr) -> str:
    if isinstance(node, ast.Attribute):
        return node.attr
    return node.id if isinstance(node, ast.Name) else ""
