"""A made-up language: English with accents, a third longer. What holds it holds most languages.

``Tàké bàçkžžž``: every text that a message writes out is changed, names and figures stay.
"""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

from assets import asset
from game.words import Phrasebook

LANGUAGE: Final = "en-XA"
_LETTERS: Final = str.maketrans("aceinosuyzACEINOSUYZ", "àçéîñöšûýžÀÇÉÎÑÖŠÛÝŽ")


def longer(text: str) -> str:
    """A text with accents and a third more letters, in the middle of which one can break a line."""
    words = text.strip()
    if not any(letter.isalpha() for letter in words):
        return text
    more = max(1, round(len(words) / 3))
    filled = words.translate(_LETTERS) + filling(more)
    return text.replace(words, filled)


def filling(letters: int) -> str:
    """So many letters, in words of five."""
    return "".join(" " if i % 6 == 5 and i + 1 < letters else "ž" for i in range(letters))


class _Longer(Transformer):
    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802
        node.value = longer(node.value)
        return node


def write(folder: Path) -> None:
    """Write the language's files into a folder: messages made longer, help books as they are in English."""
    for path in sorted(asset("words", "en").glob("*.ftl")):
        resource = FluentParser().parse(path.read_text(encoding="utf-8"))
        (folder / path.name).write_text(FluentSerializer().serialize(_Longer().visit(resource)), "utf-8")
    shutil.copytree(asset("words", "en") / "help", folder / "help", dirs_exist_ok=True)


def phrasebook(folder: Path) -> Phrasebook:
    """The made-up language; its files are written into `folder`."""
    write(folder)
    return Phrasebook(LANGUAGE, folder)
