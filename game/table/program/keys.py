"""The names of keys on caps and in the help, or of a gamepad's buttons once one is used."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.rules.messages import MessageId
from game.words import describe, format_list, localize

SIGNS: Final = frozenset(("enter", "left", "right", "up", "down"))
"""The keys with a sign on their caps instead of a word."""


class KeyName(MessageId):
    """The keys that have a name: the message is the text on the cap, its sentence the whole name."""

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


class PadName(MessageId):
    """The buttons of a gamepad: the message is the text on a cap, its sentence the whole name."""

    A = "pad-a"
    B = "pad-b"
    X = "pad-x"
    Y = "pad-y"
    BACK = "pad-back"
    START = "pad-start"
    LEFT_SHOULDER = "pad-left-shoulder"
    RIGHT_SHOULDER = "pad-right-shoulder"
    LEFT_TRIGGER = "pad-left-trigger"
    RIGHT_TRIGGER = "pad-right-trigger"
    LEFT_STICK = "pad-left-stick"
    RIGHT_STICK = "pad-right-stick"
    TILT_LEFT = "pad-tilt-left"
    TILT_RIGHT = "pad-tilt-right"
    TILT_UP = "pad-tilt-up"
    TILT_DOWN = "pad-tilt-down"
    CROSS_LEFT = "pad-cross-left"
    CROSS_RIGHT = "pad-cross-right"
    CROSS_UP = "pad-cross-up"
    CROSS_DOWN = "pad-cross-down"


PAD: Final = {
    "enter": PadName.A,
    "escape": PadName.B,
    "h": PadName.X,
    "o": PadName.Y,
    "u": PadName.BACK,
    "f10": PadName.START,
    "v": PadName.LEFT_STICK,
    "tab": PadName.RIGHT_STICK,
    "page up": PadName.LEFT_SHOULDER,
    "page down": PadName.RIGHT_SHOULDER,
    "-": PadName.LEFT_TRIGGER,
    "+": PadName.RIGHT_TRIGGER,
    "left": PadName.CROSS_LEFT,
    "right": PadName.CROSS_RIGHT,
    "up": PadName.CROSS_UP,
    "down": PadName.CROSS_DOWN,
    "ctrl+left": PadName.TILT_LEFT,
    "ctrl+right": PadName.TILT_RIGHT,
    "ctrl+up": PadName.TILT_UP,
    "ctrl+down": PadName.TILT_DOWN,
}
"""The gamepad's button that acts as a key."""


class _Hands:
    """The input device in use."""

    pad = False


def holds_gamepad() -> bool:
    """Return whether a gamepad was used last, rather than keys or pointer, so that its buttons are shown."""
    return _Hands.pad


def hold_gamepad(holds: bool) -> None:
    """Show a gamepad's buttons from now on, or keys."""
    _Hands.pad = holds


def _named(key: str) -> KeyName | None:
    return KeyName.__members__.get(key.upper().replace(" ", "_"))


def cap(key: str) -> str:
    """Return the text on the cap of a key (its name in `input.Key`): a word, a letter, or the name of a sign.

    The cap of keys that are pressed together names them all ("Ctrl+B").

    While a gamepad is used, return the name of its button, or "" if no button does the same.
    """
    if holds_gamepad():
        return key if key in SIGNS - {"enter"} else localize(PAD[key]()) if key in PAD else ""
    if key in SIGNS:
        return key
    parts = [key] if key == "+" else key.split("+")
    names = [(part, _named(part)) for part in parts]
    return "+".join(
        part.upper() if named is None else describe(named()) if part in SIGNS else localize(named())
        for part, named in names
    )


def written(chord: str) -> str:
    """Return keys that are pressed together, in full: "ctrl+z" is "Ctrl+Z"."""
    if chord == "+":
        return chord
    parts = [(part, _named(part)) for part in chord.split("+")]
    return "+".join(describe(named()) if named is not None else part.upper() for part, named in parts)


def told(chords: Sequence[str], on_gamepad: Sequence[str]) -> str:
    """Return the alternatives for a command, in full: "U or Ctrl+Z", or a gamepad's button while one is
    used.

    `on_gamepad` are the keys as which the buttons of a gamepad act.
    """
    buttons = [describe(PAD[chord]()) for chord in on_gamepad if chord in PAD] if holds_gamepad() else []
    return format_list(buttons or [written(chord) for chord in chords], "or")
