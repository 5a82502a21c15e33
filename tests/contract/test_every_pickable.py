"""What is pointed at by name: views name fields of their game's moves, or such as their table declares."""

import ast
from collections.abc import Iterator
from dataclasses import fields
from importlib import import_module
from pathlib import Path

import pytest

from game.rules.auction import Bid, PassBid
from game.rules.catalog import game_keys, game_packages
from game.rules.contract import Move
from game.table.boards.table import find_table

EACH = pytest.mark.parametrize("key", game_keys())


def moves_of(key: str) -> list[type[Move]]:
    """The types of a game's moves."""
    found = vars(import_module(f"{game_packages(key).rules}.moves")).values()
    own = [one for one in found if isinstance(one, type) and issubclass(one, Move) and one is not Move]
    return [*own, Bid, PassBid]


def sources(key: str) -> list[tuple[str, str]]:
    """The modules of a game's table, by name and as they are written."""
    folder = Path(str(import_module(game_packages(key).table).__file__)).parent
    return [(path.name, path.read_text(encoding="utf-8")) for path in sorted(folder.glob("*.py"))]


def known(key: str) -> set[str]:
    """The fields that a game's things may have."""
    of_moves = {field.name for move in moves_of(key) for field in fields(move)}
    return of_moves | find_table(key).things | {"move"}


def texts(node: ast.expr) -> Iterator[str]:
    """The texts that stand in an expression, alone or in a row."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.Tuple):
        for one in node.elts:
            yield from texts(one)


def named(source: str) -> Iterator[tuple[int, str]]:
    """Each field that a module gives a `Pickable`, compares with or leaves out of picks, with its line."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call):
            called = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
            found = {"Pickable": node.args[:1], "candidates": node.args}.get(called, [])
        elif isinstance(node, ast.Compare) and getattr(node.left, "attr", "") == "field":
            found = node.comparators
        else:
            continue
        yield from ((node.lineno, text) for one in found for text in texts(one))


@EACH
def test_every_pickable_is_a_field_of_a_move_or_declared(key: str) -> None:
    strange = [
        f"{name}:{line}: {text!r}"
        for name, source in sources(key)
        for line, text in named(source)
        if text not in known(key)
    ]
    assert not strange


@EACH
def test_every_declared_pickable_is_named(key: str) -> None:
    written = "".join(source for name, source in sources(key) if name != "__init__.py")
    assert not {thing for thing in find_table(key).things if f'"{thing}"' not in written}


def test_a_slip_of_the_pen_is_noticed() -> None:
    source = 'thing.field == "hxe" or thing.field in ("cty",) or Pickable("crad", 1)'
    assert [text for _, text in named(source)] == ["hxe", "cty", "crad"]
