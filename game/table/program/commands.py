"""All keyboard shortcuts at the table, in one list from which the help page is made."""

from __future__ import annotations

from dataclasses import dataclass
from string import ascii_lowercase
from typing import Final

from game.rules.messages import Message, MessageId
from game.table.program.input import Key
from game.table.program.keys import PAD, told
from game.words import localize


class Command(MessageId):
    """A command of a key or button at the table; the message describes it."""

    NEXT = "does-next"
    PREVIOUS = "does-previous"
    LEFT = "does-left"
    RIGHT = "does-right"
    UP = "does-up"
    DOWN = "does-down"
    CONFIRM = "does-confirm"
    BACK = "does-back"
    ERASE = "does-erase"
    UNDO = "does-undo"
    REDO = "does-redo"
    HINT = "does-hint"
    STOP = "does-stop"
    PAUSE = "does-pause"
    SEATS = "does-seats"
    SPEED = "does-speed"
    HOLDINGS = "does-holdings"
    LOG = "does-log"
    MONEY = "does-money"
    PEEK = "does-peek"
    FIRST = "does-first"
    EARLIER = "does-earlier"
    LATER = "does-later"
    PRESENT = "does-present"
    ZOOM_IN = "does-zoom-in"
    ZOOM_OUT = "does-zoom-out"
    WHOLE_MAP = "does-whole-map"
    PAN_LEFT = "does-pan-left"
    PAN_RIGHT = "does-pan-right"
    PAN_UP = "does-pan-up"
    PAN_DOWN = "does-pan-down"
    HELP = "does-help"
    TURN = "does-turn"
    FULL_SCREEN = "does-full-screen"
    PICTURE = "does-picture"
    MENU = "does-menu"
    RESULT = "see-result"
    NEW_GAME = "new-game"
    """Two commands that have buttons at the end of a match, and no keys before that."""


@dataclass(frozen=True, slots=True)
class Shortcut:
    """The keys that do a command: "u", "ctrl+z"."""

    command: Command
    keys: tuple[str, ...]
    icon: str = ""
    """The kit's icon, for commands that also have a button."""

    @property
    def words(self) -> str:
        """Return a short description of the command."""
        return localize(self.command())

    @property
    def shown(self) -> str:
        """Return what to press, for tooltips and the help: "U or Ctrl+Z", or a gamepad's button while one
        is used.
        """
        return told(self.keys)

    @property
    def on_gamepad(self) -> bool:
        """Return whether a gamepad has a button for the command."""
        return any(key in PAD for key in self.keys)


class About(MessageId):
    """The subjects of shortcuts."""

    CHOOSING = "keys-choosing"
    PLAYING = "keys-playing"
    LOOKING = "keys-looking"
    PROGRAM = "keys-program"


@dataclass(frozen=True, slots=True)
class Group:
    """Shortcuts that belong together, under a heading."""

    heading: Message
    shortcuts: tuple[Shortcut, ...]


CHOOSING: Final = Group(
    About.CHOOSING(),
    (
        Shortcut(Command.NEXT, ("tab",)),
        Shortcut(Command.PREVIOUS, ("shift+tab",)),
        Shortcut(Command.LEFT, ("left",)),
        Shortcut(Command.RIGHT, ("right",)),
        Shortcut(Command.UP, ("up",)),
        Shortcut(Command.DOWN, ("down",)),
        Shortcut(Command.CONFIRM, ("enter",)),
        Shortcut(Command.BACK, ("escape",)),
        Shortcut(Command.ERASE, ("backspace",)),
    ),
)
PLAYING: Final = Group(
    About.PLAYING(),
    (
        Shortcut(Command.UNDO, ("u", "ctrl+z"), "undo"),
        Shortcut(Command.REDO, ("shift+u", "ctrl+y", "ctrl+shift+z"), "redo"),
        Shortcut(Command.HINT, ("h",), "hint"),
        Shortcut(Command.STOP, ("x",)),
        Shortcut(Command.PAUSE, ("space",), "pause"),
        Shortcut(Command.SEATS, ("c",)),
        Shortcut(Command.SPEED, ("s",), "speed"),
    ),
)
LOOKING: Final = Group(
    About.LOOKING(),
    (
        Shortcut(Command.HOLDINGS, ("o",)),
        Shortcut(Command.LOG, ("l",), "log"),
        Shortcut(Command.MONEY, ("m",)),
        Shortcut(Command.PEEK, ("v",)),
        Shortcut(Command.FIRST, ("home",)),
        Shortcut(Command.EARLIER, ("page up",)),
        Shortcut(Command.LATER, ("page down",)),
        Shortcut(Command.PRESENT, ("end",)),
        Shortcut(Command.ZOOM_IN, ("+",), "zoom-in"),
        Shortcut(Command.ZOOM_OUT, ("-",), "zoom-out"),
        Shortcut(Command.WHOLE_MAP, ("0", "ctrl+0"), "fit"),
        Shortcut(Command.PAN_LEFT, ("ctrl+left",)),
        Shortcut(Command.PAN_RIGHT, ("ctrl+right",)),
        Shortcut(Command.PAN_UP, ("ctrl+up",)),
        Shortcut(Command.PAN_DOWN, ("ctrl+down",)),
    ),
)
PROGRAM: Final = Group(
    About.PROGRAM(),
    (
        Shortcut(Command.HELP, ("f1",), "help"),
        Shortcut(Command.TURN, ("f2",)),
        Shortcut(Command.FULL_SCREEN, ("f11", "alt+enter"), "full-screen"),
        Shortcut(Command.PICTURE, ("f12",)),
        Shortcut(Command.MENU, ("f10",), "menu"),
    ),
)
GROUPS: Final = (CHOOSING, PLAYING, LOOKING, PROGRAM)
"""All shortcuts, in the order of the help page."""

_SHORTCUTS: Final = {shortcut.command: shortcut for group in GROUPS for shortcut in group.shortcuts}
_BY_KEY: Final = {key: shortcut.command for shortcut in _SHORTCUTS.values() for key in shortcut.keys}

LETTERS: Final = frozenset(key for key in _BY_KEY if len(key) == 1 and key.isalpha())
"""The letters that commands use, so that no button may take them."""


def shortcut(command: Command) -> Shortcut:
    """Return the shortcut of a command. Raises `KeyError` if it has none."""
    return _SHORTCUTS[command]


def chord(key: Key) -> str:
    """Return a key with its modifiers, as shortcuts name it: "ctrl+shift+z"."""
    held = [name for name, down in (("ctrl", key.ctrl), ("alt", key.alt), ("shift", key.shift)) if down]
    return "+".join([*held, key.name])


def command_of(key: Key) -> Command | None:
    """Return the command of a key, or None. Shift is ignored for signs, because "+" may need it."""
    found = _BY_KEY.get(chord(key))
    if found is None and key.shift and len(key.name) == 1 and not key.name.isalpha():
        found = _BY_KEY.get(chord(Key(key.name, False, key.ctrl, key.alt)))
    return found


def letter_for(label: str, taken: set[str]) -> str:
    """Return a letter of `label`, the first if possible, that neither a command nor `taken` uses; "" if none.

    Only letters that every keyboard has are returned.
    """
    free = [letter for letter in label.lower() if letter in ascii_lowercase and letter not in LETTERS | taken]
    return free[0] if free else ""
