"""A made-up language: English with accents, a third longer. What holds it holds most languages.

``Tàké bàçküüü``: every text that a message writes out is changed, names and figures stay.
"""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

from assets import also_in, asset
from game.words import MessageCatalog, override

LANGUAGE: Final = "en-XA"
_LETTERS: Final = str.maketrans("aceinouyACEINOUY", "àçéîñöûýÀÇÉÎÑÖÛÝ")


def longer(text: str) -> str:
    """Return a text with accents and a third more letters, with a break in the middle of it."""
    words = text.strip()
    if not any(letter.isalpha() for letter in words):
        return text
    more = max(1, round(len(words) / 3))
    filled = words.translate(_LETTERS) + filling(more)
    return text.replace(words, filled)


def filling(letters: int) -> str:
    """Return this many letters, in words of five."""
    return "".join(" " if i % 6 == 5 and i + 1 < letters else "ü" for i in range(letters))


class _Longer(Transformer):
    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802
        node.value = longer(node.value)
        return node


def write(folder: Path) -> None:
    """Write the language into a folder of assets: messages made longer, help books as in English."""
    place = folder / "words" / LANGUAGE
    shutil.copytree(asset("words", "en"), place)
    for path in place.glob("*.ftl"):
        resource = FluentParser().parse(path.read_text(encoding="utf-8"))
        path.write_text(FluentSerializer().serialize(_Longer().visit(resource)), encoding="utf-8")


@contextmanager
def spoken(folder: Path) -> Iterator[None]:
    """Speak the made-up language for a while; its files are written into `folder`, which is empty."""
    write(folder)
    with also_in(folder), override(MessageCatalog(LANGUAGE)):
        yield
