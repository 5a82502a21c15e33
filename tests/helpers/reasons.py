"""Every sentence that a function can return, read from its source, to see that tests know them all."""

import ast
import inspect
import re
from collections.abc import Iterable, Iterator
from types import ModuleType


def sentences(module: ModuleType, beginnings: tuple[str, ...]) -> Iterator[str]:
    """The texts that a module's functions with such names return, as patterns for a whole text."""
    for name, function in inspect.getmembers(module, inspect.isfunction):
        if function.__module__ != module.__name__ or not name.startswith(beginnings):
            continue
        for node in ast.walk(ast.parse(inspect.getsource(function))):
            if isinstance(node, ast.Return):
                yield from _texts(node.value)


def never_given(module: ModuleType, beginnings: tuple[str, ...], given: Iterable[str]) -> list[str]:
    """The patterns of `sentences` that none of the given texts fits."""
    texts = list(given)
    patterns = list(sentences(module, beginnings))
    assert len(patterns) > 5
    return [pattern for pattern in patterns if not any(re.fullmatch(pattern, text) for text in texts)]


def _texts(node: ast.expr | None) -> Iterator[str]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield re.escape(node.value)
    elif isinstance(node, ast.JoinedStr):
        yield "".join(
            re.escape(part.value) if isinstance(part, ast.Constant) else ".+" for part in node.values
        )
    elif isinstance(node, ast.IfExp):
        yield from _texts(node.body)
        yield from _texts(node.orelse)
    elif isinstance(node, ast.BoolOp):
        for value in node.values:
            yield from _texts(value)
