"""The message files, parsed in full: every message with its attributes and the variables that it uses."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from assets import MissingAsset, asset
from game.rules.catalog import game_keys
from game.words.message_catalog import FALLBACK_LANGUAGE, GAME_FILES, LANGUAGES, SHARED_FILES

COMPLETE = [key for key, language in LANGUAGES.items() if language.complete]
"""The languages that claim to be complete."""


@dataclass(frozen=True)
class Text:
    """One text of a message (its value, or an attribute), and what it refers to."""

    variables: frozenset[str]
    messages: frozenset[str]
    terms: frozenset[str]


class _References(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.terms: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.terms.add(node.id.name)
        self.generic_visit(node)


def _text(pattern: ast.Pattern) -> Text:
    found = _References()
    found.visit(pattern)
    return Text(frozenset(found.variables), frozenset(found.messages), frozenset(found.terms))


@dataclass(frozen=True)
class File:
    """A message file: its texts by key ("key" and "key.attribute"), its terms, what can't be parsed."""

    texts: dict[str, Text]
    terms: frozenset[str]
    junk: tuple[str, ...]
    twice: tuple[str, ...]


@cache
def read(path: Path) -> File:
    """Parse a message file in full."""
    texts: dict[str, Text] = {}
    terms: set[str] = set()
    junk: list[str] = []
    twice: list[str] = []
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Junk):
            junk.append(entry.content)
        elif isinstance(entry, ast.Term):
            terms.add(entry.id.name)
        elif isinstance(entry, ast.Message):
            key = entry.id.name
            if key in texts or any(other.startswith(f"{key}.") for other in texts):
                twice.append(key)
            if entry.value is not None:
                texts[key] = _text(entry.value)
            for attribute in entry.attributes:
                texts[f"{key}.{attribute.id.name}"] = _text(attribute.value)
    return File(texts, frozenset(terms), tuple(junk), tuple(twice))


def names_of(game: str | None) -> tuple[str, ...]:
    """Return the names of the files of a game (its key), or of the shared ones if None."""
    if game is None:
        return SHARED_FILES
    names = (one.format(game=game) for one in GAME_FILES)
    return tuple(name for name in names if is_there(FALLBACK_LANGUAGE, name))


def is_there(language: str, name: str) -> bool:
    """Return whether a language has a file."""
    try:
        return bool(path_of(language, name))
    except MissingAsset:
        return False


def path_of(language: str, name: str) -> Path:
    """Return the path of a language's file, a shared one ("play") or a game's (its key)."""
    return asset("words", language, f"{name}.ftl")


@cache
def sheet(language: str, game: str | None) -> dict[str, Text]:
    """Return everything that can be said at a game's table (None: anywhere), by key.

    Only what a partial language lacks is taken from English.
    """
    found: dict[str, Text] = {}
    for spoken in (language,) if language in COMPLETE else (FALLBACK_LANGUAGE, language):
        for name in (*SHARED_FILES, *(names_of(game) if game else ())):
            if is_there(spoken, name):
                found |= read(path_of(spoken, name)).texts
    return found


def files() -> list[Path]:
    """Return all message files of all languages."""
    names = (*SHARED_FILES, *(name for key in game_keys() for name in names_of(key)))
    return [path_of(language, name) for language in LANGUAGES for name in names if is_there(language, name)]
