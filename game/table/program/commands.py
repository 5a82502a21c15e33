"""Everything that a key can do at the table, in one list; the help page is made from it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from game.table.program.input import Key


@dataclass(frozen=True, slots=True)
class Command:
    """Something to be done, the keys that do it ("ctrl+z"), and a few words for the help page."""

    name: str
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
    """Commands that belong together, under a heading."""

    title: str
    commands: tuple[Command, ...]


CHOOSING: Final = Group(
    "Choosing a move",
    (
        Command("next", ("tab",), "Go to the next thing that can be chosen"),
        Command("previous", ("shift+tab",), "Go to the one before"),
        Command("left", ("left",), "Go to the nearest thing on the left"),
        Command("right", ("right",), "Go to the nearest thing on the right"),
        Command("up", ("up",), "Go up; or bid more"),
        Command("down", ("down",), "Go down; or bid less"),
        Command("confirm", ("enter",), "Choose it; then confirm the move"),
        Command("back", ("escape",), "Let go of what was chosen; then the menu"),
        Command("erase", ("backspace",), "Rub out a digit of an amount"),
    ),
)
PLAYING: Final = Group(
    "Playing",
    (
        Command("undo", ("u", "ctrl+z"), "Take back", "undo"),
        Command("redo", ("shift+u", "ctrl+y", "ctrl+shift+z"), "Play again what was taken back", "redo"),
        Command("hint", ("h",), "A bot's advice", "hint"),
        Command("stop", ("x",), "Stop the bot's thinking: it plays what it has"),
        Command("pause", ("space",), "Hold the bots, or let them go on", "pause"),
        Command("seats", ("c",), "Change who plays a seat: a person, or which bot"),
        Command("speed", ("s",), "The pace of bots and motion", "speed"),
    ),
)
LOOKING: Final = Group(
    "Looking",
    (
        Command("log", ("l",), "The whole log", "log"),
        Command("money", ("m",), "Everybody's money, then and now"),
        Command("peek", ("v",), "Hold it: look at what only you may see"),
        Command("first", ("home",), "Look at the beginning of the game"),
        Command("earlier", ("page up",), "Look one move back"),
        Command("later", ("page down",), "Look one move on"),
        Command("present", ("end",), "Come back to the present"),
        Command("zoom in", ("+",), "Enlarge the map", "zoom-in"),
        Command("zoom out", ("-",), "Make the map smaller", "zoom-out"),
        Command("whole map", ("0", "ctrl+0"), "See the whole map", "fit"),
        Command("pan left", ("ctrl+left",), "Look farther left on the map"),
        Command("pan right", ("ctrl+right",), "Look farther right on the map"),
        Command("pan up", ("ctrl+up",), "Look farther up on the map"),
        Command("pan down", ("ctrl+down",), "Look farther down on the map"),
    ),
)
PROGRAM: Final = Group(
    "The program",
    (
        Command("help", ("f1",), "Help", "help"),
        Command(
            "full screen", ("f11", "alt+enter"), "Fill the screen, or go back to a window", "full-screen"
        ),
        Command("picture", ("f12",), "Save a picture of the window"),
        Command("menu", ("f10",), "The menu", "menu"),
    ),
)
GROUPS: Final = (CHOOSING, PLAYING, LOOKING, PROGRAM)
"""All commands, in the order of the help page."""

_BY_NAME: Final = {command.name: command for group in GROUPS for command in group.commands}
_BY_KEY: Final = {key: command for command in _BY_NAME.values() for key in command.keys}

LETTERS: Final = frozenset(key for key in _BY_KEY if len(key) == 1 and key.isalpha())
"""The letters that have a meaning of their own, so that no button may take them."""


def command(name: str) -> Command:
    """The command with this name."""
    return _BY_NAME[name]


def chord(key: Key) -> str:
    """A key with what is held down beside it, as commands name it: "ctrl+shift+z"."""
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
