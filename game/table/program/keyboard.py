"""Names of keys that are valid on every keyboard layout.

A letter is the one that is printed on the key, so Z is where a German keyboard has it. A layout that has no
Latin letters (Russian, Greek) gives its keys the letters of a US keyboard, by their positions.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from string import ascii_lowercase
from typing import Final, cast

import pygame

Locate = Callable[[int], int]
"""The position (SDL's scancode) of a key code in the current layout, 0 if no key of it has that code."""

_NAMES: Final = {
    pygame.K_RETURN: "enter",
    pygame.K_KP_ENTER: "enter",
    pygame.K_ESCAPE: "escape",
    pygame.K_SPACE: "space",
    pygame.K_TAB: "tab",
    pygame.K_BACKSPACE: "backspace",
    pygame.K_DELETE: "delete",
    pygame.K_LEFT: "left",
    pygame.K_RIGHT: "right",
    pygame.K_UP: "up",
    pygame.K_DOWN: "down",
    pygame.K_HOME: "home",
    pygame.K_END: "end",
    pygame.K_PAGEUP: "page up",
    pygame.K_PAGEDOWN: "page down",
    pygame.K_PLUS: "+",
    pygame.K_EQUALS: "+",
    pygame.K_KP_PLUS: "+",
    pygame.K_MINUS: "-",
    pygame.K_KP_MINUS: "-",
    **{code: str(digit) for digit, code in enumerate(range(pygame.K_0, pygame.K_9 + 1))},
}
_KEYPAD: Final = {
    pygame.K_KP0: ("0", "insert"),
    pygame.K_KP1: ("1", "end"),
    pygame.K_KP2: ("2", "down"),
    pygame.K_KP3: ("3", "page down"),
    pygame.K_KP4: ("4", "left"),
    pygame.K_KP5: ("5", ""),
    pygame.K_KP6: ("6", "right"),
    pygame.K_KP7: ("7", "home"),
    pygame.K_KP8: ("8", "up"),
    pygame.K_KP9: ("9", "page up"),
    pygame.K_KP_PERIOD: (".", "delete"),
}
"""The keypad keys that Num Lock switches: their meaning while it is on, and while it is off."""
_US_LETTERS: Final = {pygame.KSCAN_A + place: letter for place, letter in enumerate(ascii_lowercase)}
"""The letter at each position of a US keyboard."""


@dataclass(frozen=True, slots=True)
class _Layout:
    """A layout that has plus or minus on a key which SDL reports as a digit or as another sign."""

    marks: Mapping[int, int]
    """Key codes with their positions, a combination unique to this layout; 0 is a missing code."""
    signs: Mapping[tuple[int, bool], str]
    """The sign of a key: by its position, and whether Shift is held down."""

    def is_used(self, locate: Locate) -> bool:
        """Return whether it is the current layout."""
        return all(locate(code) == position for code, position in self.marks.items())


# SDL calls the keys of the upper row digits where none of them types one without Shift, so that the key code
# of "-" on a French keyboard is that of 6. The layouts were read off with `setxkbmap`.
_LAYOUTS: Final = (
    _Layout(  # French
        {pygame.K_a: pygame.KSCAN_Q, pygame.K_z: pygame.KSCAN_W, pygame.K_MINUS: 0},
        {(pygame.KSCAN_6, False): "-"},
    ),
    _Layout(  # French, Bépo
        {pygame.K_b: pygame.KSCAN_Q, ord("é"): pygame.KSCAN_W},
        {(pygame.KSCAN_7, False): "+", (pygame.KSCAN_8, False): "-"},
    ),
    _Layout({ord("ů"): pygame.KSCAN_SEMICOLON}, {(pygame.KSCAN_1, False): "+"}),  # Czech
    _Layout({ord("ô"): pygame.KSCAN_SEMICOLON}, {(pygame.KSCAN_1, False): "+"}),  # Slovak
    _Layout(  # Swiss
        {pygame.K_z: pygame.KSCAN_Y, pygame.K_DOLLAR: pygame.KSCAN_BACKSLASH},
        {(pygame.KSCAN_1, True): "+"},
    ),
    _Layout({ord("ű"): pygame.KSCAN_BACKSLASH}, {(pygame.KSCAN_3, True): "+"}),  # Hungarian
    _Layout({ord("ğ"): pygame.KSCAN_LEFTBRACKET}, {(pygame.KSCAN_4, True): "+"}),  # Turkish
    _Layout(  # Japanese
        {pygame.K_CARET: pygame.KSCAN_EQUALS, pygame.K_AT: pygame.KSCAN_LEFTBRACKET},
        {(pygame.KSCAN_SEMICOLON, True): "+"},
    ),
)

_POSITIONS: Final = pygame.key.ScancodeWrapper(cast(tuple[bool, ...], tuple(range(512))))
"""The number of each position, found by key codes: pygame looks these up in the current layout."""


def position_of(code: int) -> int:
    """Return the position of a key code in the current layout, 0 if no key has it."""
    return int(_POSITIONS[code])


def name_of_key(code: int, position: int = 0, held: int = 0, locate: Locate = position_of) -> str:
    """Return the readable name of a key, "" for one that has none.

    `code` and `position` are SDL's key code and scancode (0 if unknown), `held` the modifiers.
    """
    if code in _KEYPAD:
        digit, motion = _KEYPAD[code]
        return digit if _types_digits(held) else motion
    if not held & (pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META | pygame.KMOD_MODE):
        place = (position, bool(held & pygame.KMOD_SHIFT))
        for layout in _LAYOUTS:
            if place in layout.signs and layout.is_used(locate):
                return layout.signs[place]
    letter = _US_LETTERS.get(position, "")
    if letter and not locate(ord(letter)):
        return letter
    return _NAMES.get(code) or pygame.key.name(code).lower()


def _types_digits(held: int) -> bool:
    """Return whether the keypad types digits: a Mac's always does, and on Linux Shift reverses Num Lock."""
    if sys.platform == "darwin":
        return True
    locked = bool(held & pygame.KMOD_NUM)
    return locked != bool(held & pygame.KMOD_SHIFT) if sys.platform == "linux" else locked


def is_command(held: int) -> bool:
    """Return whether modifiers make a command of a key, so that it types nothing.

    AltGr counts as Ctrl and Alt on Windows, and types.
    """
    return bool(held & (pygame.KMOD_CTRL | pygame.KMOD_META)) and not held & (
        pygame.KMOD_ALT | pygame.KMOD_MODE
    )
