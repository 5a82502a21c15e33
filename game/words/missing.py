"""Lists what a language lacks, and its mistakes: ``python -m game.words.missing LANGUAGE``.

What it lacks is shown in English. A mistake is an entry that is broken (no valid Fluent, defined twice, or
with an argument or term that doesn't exist), or an entry or file that English lacks, so it is never shown.

A line of the list is a file, a colon and the key of a message or attribute, or a help book. After a mistake,
a colon and the reason follow. The last line has the counts. The exit code is 0 without mistakes, 1 with
some, and 2 for an unknown language.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Final, NamedTuple

from ai.command import OneLineParser
from assets import MissingAsset, asset
from game.rules.catalog import game_keys
from game.words.message_catalog import FALLBACK_LANGUAGE, GAME_FILES, LANGUAGES, SHARED_FILES
from game.words.message_file import MessageFile, MessageText, parse_messages

Missing = tuple[str, str]
"""A file below the folder of the language, and the key that it lacks; the key is empty for a whole book."""


class Mistake(NamedTuple):
    """A mistake in a file below the folder of a language; the key is empty if it concerns the whole file."""

    file: str
    key: str
    reason: str


def message_files() -> list[str]:
    """Return the message files of the program and its games ("pages.ftl"), as many as English has."""
    names = [*SHARED_FILES, *(name.format(game=game) for game in game_keys() for name in GAME_FILES)]
    return [f"{name}.ftl" for name in names if _text(FALLBACK_LANGUAGE, f"{name}.ftl")]


def help_books(language: str = FALLBACK_LANGUAGE) -> list[str]:
    """Return the help books of a language ("help/boards.md")."""
    return _names(language, "help", "*.md")


def texts_in(language: str, file: str) -> set[str]:
    """Return the keys of the values and attributes ("key.words") of all messages and terms in a file."""
    found = _parsed(language, file)
    return {*found.texts, *found.terms}


def missing(language: str) -> Iterator[Missing]:
    """Return everything that English has and a language lacks, file by file."""
    for file in message_files():
        for key in sorted(texts_in(FALLBACK_LANGUAGE, file) - texts_in(language, file)):
            yield file, key
    for book in help_books():
        if not _text(language, book):
            yield book, ""


def mistakes(language: str) -> Iterator[Mistake]:
    """Return the broken and unknown entries of a language, file by file."""
    complete = {key for key, other in LANGUAGES.items() if other.complete}
    parsed = {key: {file: _parsed(key, file) for file in message_files()} for key in {*complete, language}}
    own, fallback = parsed[language], parsed[FALLBACK_LANGUAGE]
    terms = {key for file in (*own.values(), *fallback.values()) for key in file.terms}
    for file, found in own.items():
        english = fallback[file]
        for junk in found.junk:
            yield Mistake(file, junk.splitlines()[0].partition("=")[0].strip(), "not valid Fluent")
        for key in found.twice:
            yield Mistake(file, key, "defined twice")
        for key, text in {**found.texts, **found.terms}.items():
            if key in found.texts and key not in english.texts:
                yield Mistake(file, key, "unknown, English has no such text")
                continue
            known = [texts[key] for one in complete if key in (texts := parsed[one][file].texts)]
            for reason in _wrong(text, known if key in found.texts else [text], terms):
                yield Mistake(file, key, reason)
    files = _names(language, "", "*.ftl")
    for file in sorted({*files, *help_books(language)} - {*message_files(), *help_books()}):
        yield Mistake(file, "", "unknown, English has no such file")


def _wrong(text: MessageText, known: Sequence[MessageText], terms: set[str]) -> Iterator[str]:
    """Return what a text refers to in vain, given the `known` texts of complete languages.

    The arguments of complete languages are checked by the tests, because the source decides what is passed.
    """
    for name in sorted(text.variables.difference(*(other.variables for other in known))):
        yield f"unknown argument ${name}"
    for name in sorted(text.terms):
        if f"-{name}" not in terms:
            yield f"unknown term -{name}"
    for name in sorted(text.messages):
        yield f"refers to message {name}, only terms are allowed"


def _names(language: str, folder: str, pattern: str) -> list[str]:
    """Return the files of a language's folder, as paths below that of the language."""
    try:
        top = asset("words", language)
    except MissingAsset:
        return []
    return sorted(path.relative_to(top).as_posix() for path in (top / folder).glob(pattern))


def _parsed(language: str, file: str) -> MessageFile:
    return _parse(_text(language, file))


_parse: Final = cache(parse_messages)


def _text(language: str, file: str) -> str:
    """Return the content of a file of a language, empty if there is none."""
    try:
        return asset("words", language, *file.split("/")).read_text(encoding="utf-8")
    except MissingAsset:
        return ""


def main(argv: Sequence[str] | None = None) -> int:
    """Print what a language lacks and its mistakes, and return the exit code."""
    parser = OneLineParser(prog="python -m game.words.missing", description="List what a language lacks.")
    parser.add_argument("language", choices=LANGUAGES)
    language = parser.parse_args(argv).language
    found, wrong = list(missing(language)), list(mistakes(language))
    for file, key in found:
        print(f"{language}/{file}: {key}" if key else f"{language}/{file}")
    for mistake in wrong:
        print(": ".join(part for part in (f"{language}/{mistake.file}", mistake.key, mistake.reason) if part))
    messages = sum(bool(key) for _, key in found)
    total = sum(len(texts_in(FALLBACK_LANGUAGE, file)) for file in message_files())
    books = f"{len(found) - messages} of {len(help_books())} help books"
    print(f"{messages} of {total} texts (messages and attributes) and {books} are missing.", end=" ")
    print(f"Mistakes: {len(wrong)}.")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
