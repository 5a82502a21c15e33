"""Lists what a language lacks: ``python -m game.words.missing LANGUAGE``.

The program shows it in English. A line of the list is a file, a colon and the key of a message or attribute,
or a help book. The last line is the count.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence

from fluent.runtime import FluentResource
from fluent.syntax import ast

from ai.command import OneLineParser
from assets import MissingAsset, asset
from game.rules.catalog import game_keys
from game.words.message_catalog import FALLBACK_LANGUAGE, GAME_FILES, LANGUAGES, SHARED_FILES

Missing = tuple[str, str]
"""A file below the folder of the language, and the key that it lacks; the key is empty for a whole book."""


def message_files() -> list[str]:
    """Return the message files of the program and its games ("pages.ftl"), as many as English has."""
    names = [*SHARED_FILES, *(name.format(game=game) for game in game_keys() for name in GAME_FILES)]
    return [f"{name}.ftl" for name in names if _text(FALLBACK_LANGUAGE, f"{name}.ftl")]


def help_books() -> list[str]:
    """Return the help books that English has ("help/boards.md")."""
    return sorted(f"help/{path.name}" for path in asset("words", FALLBACK_LANGUAGE, "help").glob("*.md"))


def texts_in(language: str, file: str) -> set[str]:
    """Return the keys of the values and attributes ("key.words") of all messages and terms in a file."""
    found = set()
    for entry in FluentResource(_text(language, file)).body:
        if isinstance(entry, ast.Message | ast.Term):
            key = entry.id.name if isinstance(entry, ast.Message) else f"-{entry.id.name}"
            found |= {f"{key}.{attribute.id.name}" for attribute in entry.attributes} | (
                {key} if entry.value else set()
            )
    return found


def missing(language: str) -> Iterator[Missing]:
    """Return everything that English has and a language lacks, file by file."""
    for file in message_files():
        for key in sorted(texts_in(FALLBACK_LANGUAGE, file) - texts_in(language, file)):
            yield file, key
    for book in help_books():
        if not _text(language, book):
            yield book, ""


def _text(language: str, file: str) -> str:
    """Return the content of a file of a language, empty if there is none."""
    try:
        return asset("words", language, *file.split("/")).read_text(encoding="utf-8")
    except MissingAsset:
        return ""


def main(argv: Sequence[str] | None = None) -> int:
    """Print what a language lacks. An unknown language ends the process with exit code 2."""
    parser = OneLineParser(prog="python -m game.words.missing", description="List what a language lacks.")
    parser.add_argument("language", choices=LANGUAGES)
    language = parser.parse_args(argv).language
    found = list(missing(language))
    for file, key in found:
        print(f"{language}/{file}: {key}" if key else f"{language}/{file}")
    messages = sum(bool(key) for _, key in found)
    total = sum(len(texts_in(FALLBACK_LANGUAGE, file)) for file in message_files())
    books = f"{len(found) - messages} of {len(help_books())} help books"
    print(f"{messages} of {total} texts (messages and attributes) and {books} are missing.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
