"""All keyboard shortcuts at the table, in one list from which the help page is made.

Players can change the keys of most commands, and the buttons of a gamepad (`use_keys`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from string import ascii_lowercase
from typing import Final

from game.rules.messages import Message, MessageId
from game.table.program.input import Key
from game.table.program.keys import PAD, holds_gamepad, told
from game.words import localize, translate


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
    RECAP = "does-recap"
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
    buttons: tuple[str, ...] = ()
    """The keys as which the buttons of a gamepad act that do the command."""

    @property
    def words(self) -> str:
        """Return a short description of the command."""
        return localize(self.command())

    @property
    def shown(self) -> str:
        """Return what to press, for tooltips and the help: "U or Ctrl+Z", or a gamepad's button while one
        is used.
        """
        return told(self.keys, self.buttons)

    @property
    def on_gamepad(self) -> bool:
        """Return whether a gamepad has a button for the command."""
        return bool(self.buttons)


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
        Shortcut(Command.RECAP, ("r",)),
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

CHANGEABLE: Final = (PLAYING, LOOKING, PROGRAM)
"""The groups whose keys can be changed. The others also work in dialogs and on pages."""
FIXED: Final = frozenset(key for one in CHOOSING.shortcuts for key in one.keys) | frozenset("123456789")
"""The keys that no other command can get: they choose moves and type amounts."""

ON_GAMEPAD: Final = "pad "
"""The prefix of a gamepad's button among changed keys: "pad h"."""

_DEFAULTS: Final = {
    one.command: replace(one, buttons=tuple(key for key in one.keys if key in PAD))
    for group in GROUPS
    for one in group.shortcuts
}


class _Keymap:
    """The keys in use."""

    shortcuts: Mapping[Command, Shortcut] = _DEFAULTS
    commands: Mapping[str, Command] = {key: one.command for one in _DEFAULTS.values() for key in one.keys}
    buttons: Mapping[str, Command] = {key: one.command for one in _DEFAULTS.values() for key in one.buttons}


def use_keys(changed: Mapping[str, Sequence[str]]) -> None:
    """Use other keys and buttons (`ON_GAMEPAD`) from now on, by the lower-case names of their commands.

    A command with another key loses its default keys, and no other command keeps a key that is given away.
    Unknown names and keys in `FIXED` are ignored, because another version may have saved them.
    """
    own = {
        one.command: changed.get(one.command.name.lower(), ())
        for group in CHANGEABLE
        for one in group.shortcuts
    }
    given_keys = {command: [key for key in some if not is_button(key)] for command, some in own.items()}
    given_buttons = {
        command: [key.removeprefix(ON_GAMEPAD) for key in some if is_button(key)]
        for command, some in own.items()
    }
    keys = _assigned(given_keys, {command: one.keys for command, one in _DEFAULTS.items()})
    buttons = _assigned(given_buttons, {command: one.buttons for command, one in _DEFAULTS.items()})
    _Keymap.shortcuts = {
        command: replace(one, keys=keys[command], buttons=buttons[command])
        for command, one in _DEFAULTS.items()
    }
    _Keymap.commands = {key: one.command for one in _Keymap.shortcuts.values() for key in one.keys}
    _Keymap.buttons = {key: one.command for one in _Keymap.shortcuts.values() for key in one.buttons}


def _assigned(
    given: Mapping[Command, Sequence[str]], defaults: Mapping[Command, tuple[str, ...]]
) -> dict[Command, tuple[str, ...]]:
    """Return the keys of all commands: the given ones, or else the default ones that aren't given away."""
    taken: set[str] = set()
    own: dict[Command, tuple[str, ...]] = {}
    for command, keys in given.items():
        own[command] = tuple(key for key in keys if key not in FIXED | taken)
        taken |= set(own[command])
    return {
        command: own.get(command) or tuple(key for key in keys if key not in taken)
        for command, keys in defaults.items()
    }


def is_button(key: str) -> bool:
    """Return whether a changed key is a gamepad's button."""
    return key.startswith(ON_GAMEPAD)


def groups(which: Sequence[Group] = GROUPS) -> list[Group]:
    """Return groups of shortcuts with the keys in use."""
    return [
        replace(group, shortcuts=tuple(_Keymap.shortcuts[one.command] for one in group.shortcuts))
        for group in which
    ]


def shortcut(command: Command) -> Shortcut:
    """Return the shortcut of a command. Raises `KeyError` if it has none."""
    return _Keymap.shortcuts[command]


def key_of(command: Command) -> str:
    """Return the key for a command's cap, or the one for a gamepad's button while one is used; "" if none."""
    one = _Keymap.shortcuts[command]
    return next(iter(one.buttons if holds_gamepad() else one.keys), "")


def own_key_of(command: Command) -> str:
    """Return the key of a command in a menu, where letters belong to the menu and chords don't count.

    It is the one in use if it is a single named key, and otherwise the default.
    """
    named = (key for key in _Keymap.shortcuts[command].keys if len(key) > 1 and "+" not in key)
    return next(named, _DEFAULTS[command].keys[0])


def keys_for_texts() -> dict[str, str]:
    """Return the first key of every command in words, or a gamepad's button, as arguments of a text.

    >>> keys_for_texts()["key-undo"]
    'U'
    """
    return {
        f"key-{command.name.lower().replace('_', '-')}": told(one.keys[:1], one.buttons[:1])
        or translate("keys-none")
        for command, one in _Keymap.shortcuts.items()
    }


def chord(key: Key) -> str:
    """Return a key with its modifiers, as shortcuts name it: "ctrl+shift+z"."""
    held = [name for name, down in (("ctrl", key.ctrl), ("alt", key.alt), ("shift", key.shift)) if down]
    return "+".join([*held, key.name])


def command_of(key: Key) -> Command | None:
    """Return the command of a key, or None. Shift is ignored for signs, because "+" may need it."""
    commands = _Keymap.buttons if key.pad else _Keymap.commands
    found = commands.get(chord(key))
    if found is None and key.shift and len(key.name) == 1 and not key.name.isalpha():
        found = commands.get(chord(Key(key.name, False, key.ctrl, key.alt)))
    return found


def releases(name: str, command: Command) -> bool:
    """Return whether the release of a key (its name) or of a gamepad's button ends what a command holds."""
    keys = (*_Keymap.shortcuts[command].keys, *_Keymap.shortcuts[command].buttons)
    return any(key == name or key.rsplit("+", 1)[-1] == name for key in keys)


def takes_letter(key: Key) -> bool:
    """Return whether a key types a letter or a sign, so that it must not act where text is typed."""
    return len(key.name) == 1 and not (key.ctrl or key.alt)


def letter_for(label: str, taken: set[str]) -> str:
    """Return a letter of `label`, the first if possible, that neither a command nor `taken` uses; "" if none.

    Only letters that every keyboard has are returned.
    """
    used = taken | set(_Keymap.commands)
    free = [letter for letter in label.lower() if letter in ascii_lowercase and letter not in used]
    return free[0] if free else ""
