"""The examples in docstrings, run as tests."""

import ast
import doctest
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PACKAGES = ("game", "ai")
WITH_EXAMPLES = ("game/rules", "game/words", "ai")
"""Where every public class with methods has an example."""

OPTIONS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE


def _modules(folders: tuple[str, ...]) -> Iterator[tuple[str, Path]]:
    for folder in folders:
        for path in sorted((ROOT / folder).rglob("*.py")):
            parts = path.relative_to(ROOT).with_suffix("").parts
            if parts[-1] != "__main__":
                yield ".".join(parts).removesuffix(".__init__"), path


def _public_classes(source: str) -> list[str]:
    """Those that people write: a `Form` is written by ``tools.records``."""
    found = [node.name for node in ast.parse(source).body if isinstance(node, ast.ClassDef)]
    return [name for name in found if not name.startswith("_") and not name.endswith("Form")]


@pytest.mark.parametrize(
    "name", [name for name, path in _modules(PACKAGES) if ">>>" in path.read_text("utf-8")]
)
def test_examples_show_what_happens(name: str) -> None:
    assert doctest.testmod(import_module(name), optionflags=OPTIONS).failed == 0


SHOWN_TOGETHER = ("Move", "Event", "MessageId", "PaymentReason", "Struct")
"""Bases of which a module may hold many: one example of the module shows how they are used."""


def _examples(docstring: str | None) -> str:
    """Return the lines of a docstring that are run, and what they print."""
    return "\n".join(
        example.source + example.want for example in doctest.DocTestParser().get_examples(docstring or "")
    )


def _acts(node: ast.ClassDef) -> bool:
    """Return whether a class has public methods, and not only fields and properties."""
    return any(
        isinstance(method, ast.FunctionDef) and not method.name.startswith("_") and not method.decorator_list
        for method in node.body
    )


def _silent_classes(source: str) -> list[str]:
    """Return the public classes with methods of a module that occur in no example of it."""
    tree = ast.parse(source)
    shown = _examples(ast.get_docstring(tree))
    silent = []
    for node in tree.body:
        if isinstance(node, ast.ClassDef) and node.name in _public_classes(source) and _acts(node):
            together = shown and any(isinstance(b, ast.Name) and b.id in SHOWN_TOGETHER for b in node.bases)
            own = _examples(ast.get_docstring(node))
            if not (own or together or re.search(rf"\b{node.name}\b", shown)):
                silent.append(node.name)
    return silent


@pytest.mark.parametrize("path", [path for _, path in _modules(WITH_EXAMPLES)], ids=str)
def test_every_public_class_with_methods_has_an_example(path: Path) -> None:
    assert not _silent_classes(path.read_text("utf-8"))
