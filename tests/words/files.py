"""The message files, parsed in full: every message with its attributes and the variables that it uses."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from assets import MissingAsset, asset
from game.rules.catalog import game_keys
from game.words.message_catalog import FALLBACK_LANGUAGE, GAME_FILES, LANGUAGES, SHARED_FILES
from game.words.message_file import MessageFile, MessageText, parse_messages

COMPLETE = [key for key, language in LANGUAGES.items() if language.complete]
"""The languages that claim to be complete."""


@cache
def read(path: Path) -> MessageFile:
    """Parse a message file in full."""
    return parse_messages(path.read_text(encoding="utf-8"))


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
def sheet(language: str, game: str | None) -> dict[str, MessageText]:
    """Return everything that can be said at a game's table (None: anywhere), by key.

    Only what a partial language lacks is taken from English.
    """
    found: dict[str, MessageText] = {}
    for spoken in (language,) if language in COMPLETE else (FALLBACK_LANGUAGE, language):
        for name in (*SHARED_FILES, *(names_of(game) if game else ())):
            if is_there(spoken, name):
                found |= read(path_of(spoken, name)).texts
    return found


def files() -> list[Path]:
    """Return all message files of all languages."""
    names = (*SHARED_FILES, *(name for key in game_keys() for name in names_of(key)))
    return [path_of(language, name) for language in LANGUAGES for name in names if is_there(language, name)]
