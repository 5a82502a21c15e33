"""Everything that a key can do at the table, in one list; the help page is made from it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final

from game.table.program.input import Key


class Command(Enum):
    """Something that a key or a button does at the table."""

    NEXT = "next"
    PREVIOUS = "previous"
    LEFT = "left"
    RIGHT = "right"
    UP = "up"
    DOWN = "down"
    CONFIRM = "confirm"
    BACK = "back"
    ERASE = "erase"
    UNDO = "undo"
    REDO = "redo"
    HINT = "hint"
    STOP = "stop"
    PAUSE = "pause"
    SEATS = "seats"
    SPEED = "speed"
    LOG = "log"
    MONEY = "money"
    PEEK = "peek"
    FIRST = "first"
    EARLIER = "earlier"
    LATER = "later"
    PRESENT = "present"
    ZOOM_IN = "zoom-in"
    ZOOM_OUT = "zoom-out"
    WHOLE_MAP = "whole-map"
    PAN_LEFT = "pan-left"
    PAN_RIGHT = "pan-right"
    PAN_UP = "pan-up"
    PAN_DOWN = "pan-down"
    HELP = "help"
    FULL_SCREEN = "full-screen"
    PICTURE = "picture"
    MENU = "menu"
    RESULT = "result"
    """The only one that has a button and no key of its own."""


@dataclass(frozen=True, slots=True)
class Shortcut:
    """The keys that do a command ("ctrl+z"), and a few words for the help page."""

    command: Command
    keys: tuple[str, ...]
    words: str
    icon: str = ""
    """The kit's icon, for commands that also have a button."""

    @property
    def shown(self) -> str:
        """Its keys as they are written on buttons and in the help: "U or Ctrl+Z"."""
        return " or ".join(written(key) for key in self.keys)


@dataclass(frozen=True, slots=True)
class Group:
    """Shortcuts that belong together, under a heading."""

    title: str
    shortcuts: tuple[Shortcut, ...]


CHOOSING: Final = Group(
    "Choosing a move",
    (
        Shortcut(Command.NEXT, ("tab",), "Go to the next thing that can be chosen"),
        Shortcut(Command.PREVIOUS, ("shift+tab",), "Go to the one before"),
        Shortcut(Command.LEFT, ("left",), "Go to the nearest thing on the left"),
        Shortcut(Command.RIGHT, ("right",), "Go to the nearest thing on the right"),
        Shortcut(Command.UP, ("up",), "Go up; or bid more"),
        Shortcut(Command.DOWN, ("down",), "Go down; or bid less"),
        Shortcut(Command.CONFIRM, ("enter",), "Choose it; then confirm the move"),
        Shortcut(Command.BACK, ("escape",), "Let go of what was chosen; then the menu"),
        Shortcut(Command.ERASE, ("backspace",), "Rub out a digit of an amount"),
    ),
)
PLAYING: Final = Group(
    "Playing",
    (
        Shortcut(Command.UNDO, ("u", "ctrl+z"), "Take back", "undo"),
        Shortcut(
            Command.REDO, ("shift+u", "ctrl+y", "ctrl+shift+z"), "Play again what was taken back", "redo"
        ),
        Shortcut(Command.HINT, ("h",), "A bot's advice", "hint"),
        Shortcut(Command.STOP, ("x",), "Stop the bot's thinking: it plays what it has"),
        Shortcut(Command.PAUSE, ("space",), "Hold the bots, or let them go on", "pause"),
        Shortcut(Command.SEATS, ("c",), "Change who plays a seat: a person, or which bot"),
        Shortcut(Command.SPEED, ("s",), "The pace of bots and motion", "speed"),
    ),
)
LOOKING: Final = Group(
    "Looking",
    (
        Shortcut(Command.LOG, ("l",), "The whole log", "log"),
        Shortcut(Command.MONEY, ("m",), "Everybody's money, then and now"),
        Shortcut(Command.PEEK, ("v",), "Hold it: look at what only you may see"),
        Shortcut(Command.FIRST, ("home",), "Look at the beginning of the game"),
        Shortcut(Command.EARLIER, ("page up",), "Look one move back"),
        Shortcut(Command.LATER, ("page down",), "Look one move on"),
        Shortcut(Command.PRESENT, ("end",), "Come back to the present"),
        Shortcut(Command.ZOOM_IN, ("+",), "Enlarge the map", "zoom-in"),
        Shortcut(Command.ZOOM_OUT, ("-",), "Make the map smaller", "zoom-out"),
        Shortcut(Command.WHOLE_MAP, ("0", "ctrl+0"), "See the whole map", "fit"),
        Shortcut(Command.PAN_LEFT, ("ctrl+left",), "Look farther left on the map"),
        Shortcut(Command.PAN_RIGHT, ("ctrl+right",), "Look farther right on the map"),
        Shortcut(Command.PAN_UP, ("ctrl+up",), "Look farther up on the map"),
        Shortcut(Command.PAN_DOWN, ("ctrl+down",), "Look farther down on the map"),
    ),
)
PROGRAM: Final = Group(
    "The program",
    (
        Shortcut(Command.HELP, ("f1",), "Help", "help"),
        Shortcut(
            Command.FULL_SCREEN,
            ("f11", "alt+enter"),
            "Fill the screen, or go back to a window",
            "full-screen",
        ),
        Shortcut(Command.PICTURE, ("f12",), "Save a picture of the window"),
        Shortcut(Command.MENU, ("f10",), "The menu", "menu"),
    ),
)
GROUPS: Final = (CHOOSING, PLAYING, LOOKING, PROGRAM)
"""All shortcuts, in the order of the help page."""

_SHORTCUTS: Final = {shortcut.command: shortcut for group in GROUPS for shortcut in group.shortcuts}
_BY_KEY: Final = {key: shortcut.command for shortcut in _SHORTCUTS.values() for key in shortcut.keys}

LETTERS: Final = frozenset(key for key in _BY_KEY if len(key) == 1 and key.isalpha())
"""The letters that have a meaning of their own, so that no button may take them."""


def shortcut(command: Command) -> Shortcut:
    """The keys of a command. Raises `KeyError` for one that has none."""
    return _SHORTCUTS[command]


def chord(key: Key) -> str:
    """A key with what is held down beside it, as shortcuts name it: "ctrl+shift+z"."""
    held = [name for name, down in (("ctrl", key.ctrl), ("alt", key.alt), ("shift", key.shift)) if down]
    return "+".join([*held, key.name])


def command_of(key: Key) -> Command | None:
    """What a key means, or None. Shift makes no difference to signs: "+" may need it."""
    found = _BY_KEY.get(chord(key))
    if found is None and key.shift and len(key.name) == 1 and not key.name.isalpha():
        found = _BY_KEY.get(chord(Key(key.name, False, key.ctrl, key.alt)))
    return found


def written(key: str) -> str:
    """A key as it is printed on a key cap: "Ctrl+Z"."""
    return "+".join(part.upper() if len(part) < 2 else part.title() for part in key.split("+") if part) or key


def letter_for(label: str, taken: set[str]) -> str:
    """A letter of `label`, the first if it can be, that neither a command nor `taken` uses; "" if none."""
    free = [letter for letter in label.lower() if letter.isalpha() and letter not in LETTERS | taken]
    return free[0] if free else ""
