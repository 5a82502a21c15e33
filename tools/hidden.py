"""What compiled modules import: PyInstaller can't see it in them, so it is read in their sources."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from importlib.util import find_spec
from pathlib import Path


def hidden_imports(sources: Iterable[Path]) -> set[str]:
    """The modules that some sources import, as far as they are installed here."""
    return {name for path in sources for name in _imported(path) if _is_here(name)}


def _imported(path: Path) -> Iterator[str]:
    """The modules that a source imports, without relative imports."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.module


def _is_here(name: str) -> bool:
    try:
        return find_spec(name) is not None
    except ModuleNotFoundError:  # Not even the package is that it should lie in.
        return False
