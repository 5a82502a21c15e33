"""The examples in the docstrings of the rules, the words and the search, run as tests."""

import ast
import doctest
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
FLOORS = ("game/rules", "game/words", "ai")
OPTIONS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE


def _modules() -> Iterator[tuple[str, Path]]:
    for floor in FLOORS:
        for path in sorted((ROOT / floor).rglob("*.py")):
            parts = path.relative_to(ROOT).with_suffix("").parts
            if parts[-1] != "__main__":
                yield ".".join(parts).removesuffix(".__init__"), path


def _public_classes(source: str) -> list[str]:
    """Those that people write: a `Form` is written by ``tools.records``."""
    found = [node.name for node in ast.parse(source).body if isinstance(node, ast.ClassDef)]
    return [name for name in found if not name.startswith("_") and not name.endswith("Form")]


@pytest.mark.parametrize("name", [name for name, path in _modules() if ">>>" in path.read_text("utf-8")])
def test_examples_show_what_happens(name: str) -> None:
    assert doctest.testmod(import_module(name), optionflags=OPTIONS).failed == 0


def test_every_module_with_public_classes_shows_an_example() -> None:
    sources = {name: path.read_text("utf-8") for name, path in _modules()}
    silent = [name for name, source in sources.items() if _public_classes(source) and ">>>" not in source]
    assert not silent
