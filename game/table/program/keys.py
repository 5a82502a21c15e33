"""Keys as people read them: on the caps of buttons, and in the help."""

from __future__ import annotations

from typing import Final

from game.rules.notes import Kind
from game.words import in_words, under

SIGNS: Final = frozenset(("enter", "left", "right", "up", "down"))
"""The keys whose caps have a sign instead of a word."""


class KeyName(Kind):
    """The keys that have a name: the message is what stands on the cap, its sentence the whole name."""

    ALT = "key-alt"
    BACKSPACE = "key-backspace"
    CTRL = "key-ctrl"
    DELETE = "key-delete"
    DOWN = "key-down"
    END = "key-end"
    ENTER = "key-enter"
    ESCAPE = "key-escape"
    HOME = "key-home"
    LEFT = "key-left"
    PAGE_DOWN = "key-page-down"
    PAGE_UP = "key-page-up"
    RIGHT = "key-right"
    SHIFT = "key-shift"
    SPACE = "key-space"
    TAB = "key-tab"
    UP = "key-up"


def _named(key: str) -> KeyName | None:
    return KeyName.__members__.get(key.upper().replace(" ", "_"))


def cap(key: str) -> str:
    """What stands on the cap of a key (its name in `input.Key`): a word, a letter, or the name of a sign."""
    named = _named(key)
    if key in SIGNS:
        return key
    return in_words(named()) if named is not None else key.upper()


def written(chord: str) -> str:
    """Keys that are pressed together, in full: "ctrl+z" is "Ctrl+Z"."""
    if chord == "+":
        return chord
    parts = [(part, _named(part)) for part in chord.split("+")]
    return "+".join(under(named()) if named is not None else part.upper() for part, named in parts)
