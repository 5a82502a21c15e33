"""The one place that turns pygame's events into the program's own."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

import pygame

from game.table.program.gamepad import Gamepads
from game.table.program.input import (
    RIGHT,
    Composition,
    Dropped,
    Exposed,
    Hidden,
    InputEvent,
    Key,
    KeyUp,
    Position,
    Quit,
    Resized,
    Text,
    Wheel,
)
from game.table.program.keyboard import is_command, name_of_key
from game.table.program.presses import Presses
from game.table.program.touch import FINGER_PIXELS, Fingers
from game.table.program.window import Magnification

CLICK_PIXELS: Final = 6
"""A mouse that moves less than this, in pixels of the window, has not dragged anything."""
SEEN_AGAIN: Final = (
    pygame.WINDOWEXPOSED,
    pygame.WINDOWFOCUSGAINED,
    pygame.WINDOWMAXIMIZED,
    pygame.WINDOWRESTORED,
    pygame.WINDOWSHOWN,
)
REPEATING: Final = frozenset(
    ("left", "right", "up", "down", "page up", "page down", "backspace", "delete", "tab", "+", "-")
)
"""The keys that act again and again while they are held down."""
MOUSE: Final = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
TOUCH: Final = (pygame.FINGERDOWN, pygame.FINGERMOTION, pygame.FINGERUP)
TOUCH_SCREENS: Final = sys.platform != "darwin"
"""Whether fingers are on a screen; a Mac's are on the trackpad, which moves its mouse."""


class Translator:
    """Turns pygame's events into ours. It keeps what it needs to tell clicks from drags."""

    def __init__(self) -> None:
        self._magnified = Magnification()
        self.size: tuple[int, int] = (1, 1)
        """Return the width and height of the picture in pixels."""
        self.display = 0
        """The number of the screen on which the window is."""
        self.gamepads = Gamepads()
        self._mouse = Presses(CLICK_PIXELS)
        self._fingers = Fingers()
        self._pointer = self._mouse
        """The mouse or the finger, whichever was seen last."""
        self._down: dict[int, str] = {}
        """The codes of the keys that are held down, with the names under which they went down."""
        self._commands = False
        """Whether the key that went down last is a command, so that it types nothing."""

    @property
    def magnified(self) -> Magnification:
        """How much larger the picture is than the window."""
        return self._magnified

    @magnified.setter
    def magnified(self, magnified: Magnification) -> None:
        self._magnified = magnified
        larger = max(magnified.across, magnified.down)
        # A hand trembles by pixels of the window.
        self._mouse.slack, self._fingers.first.slack = CLICK_PIXELS * larger, FINGER_PIXELS * larger

    @property
    def position(self) -> Position:
        """Where the pointer was seen last."""
        return self._pointer.position

    @property
    def busy(self) -> bool:
        """Whether time makes something of what is held down."""
        return self._fingers.resting or self.gamepads.busy

    def translate(self, raw: pygame.event.Event) -> InputEvent | None:
        """The event in our words; None for what no scene needs."""
        kind = raw.type
        if kind in MOUSE:
            return self._moused(raw)
        if kind in TOUCH:
            return self._touched(raw) if TOUCH_SCREENS else None
        if kind == pygame.MOUSEWHEEL:
            return Wheel(self.position, raw.y) if raw.y else None
        if kind == pygame.KEYDOWN:
            return self._key(raw)
        if kind == pygame.KEYUP:
            return self._key_up(raw)
        if kind == pygame.TEXTINPUT:
            # Systems without a control character for a letter send the letter itself: Ctrl+A, "ф".
            return None if self._commands else Text(raw.text)
        if kind == pygame.TEXTEDITING:
            return Composition(raw.text, raw.start)
        if kind == pygame.DROPFILE:
            return Dropped(Path(raw.file))
        return self._window(raw) or self.gamepads.translate(raw)

    def pass_time(self, seconds: float) -> list[InputEvent]:
        """Return the events that a resting finger and held buttons cause in some seconds."""
        held = self._fingers.pass_time(seconds)
        found = self.gamepads.pass_time(seconds, self.size[1])
        return [held, *found] if held is not None else found

    def _window(self, raw: pygame.event.Event) -> InputEvent | None:
        """What happened to the window."""
        kind = raw.type
        if kind == pygame.WINDOWDISPLAYCHANGED:
            self.display = raw.display_index
        if kind in (pygame.VIDEORESIZE, pygame.WINDOWSIZECHANGED):
            size = raw.size if kind == pygame.VIDEORESIZE else (raw.x, raw.y)
            return Resized((size[0], size[1]))
        if kind in (pygame.WINDOWMINIMIZED, pygame.WINDOWHIDDEN):
            return Hidden()
        if kind == pygame.WINDOWFOCUSLOST:
            self.gamepads.forget()
            return self._fingers.forget()
        if kind in SEEN_AGAIN:
            if kind == pygame.WINDOWFOCUSGAINED:
                self._down.clear()
                self.gamepads.look_again()
            return Exposed()
        return Quit() if kind == pygame.QUIT else None

    def _moused(self, raw: pygame.event.Event) -> InputEvent | None:
        if raw.dict.get("touch"):
            return None  # SDL makes a mouse of the first finger, for programs that know no fingers.
        self._pointer = self._mouse
        place = self._magnified.in_picture(raw.pos)
        if raw.type == pygame.MOUSEMOTION:
            return self._mouse.moved(place)
        if raw.button > RIGHT:
            return None
        if raw.type == pygame.MOUSEBUTTONDOWN:
            return self._mouse.pressed(place, raw.button)
        return self._mouse.released(place, raw.button)

    def _touched(self, raw: pygame.event.Event) -> InputEvent | None:
        self._pointer = self._fingers.first
        place = (int(raw.x * self.size[0]), int(raw.y * self.size[1]))
        if raw.type == pygame.FINGERDOWN:
            return self._fingers.down(raw.finger_id, place)
        if raw.type == pygame.FINGERMOTION:
            return self._fingers.moved(raw.finger_id, place)
        return self._fingers.up(raw.finger_id, place)

    def _key(self, raw: pygame.event.Event) -> Key | None:
        held = raw.mod if "mod" in raw.dict else 0
        name = name_of_key(raw.key, raw.dict.get("scancode", 0), held)
        again = raw.key in self._down
        self._down[raw.key] = name
        self._commands = is_command(held)
        # A text field makes pygame repeat keys, by a clock of its own: while a large page is made
        # ready, one short press of Enter would press the buttons of that page as well.
        if not name or (again and name not in REPEATING):
            return None
        return Key(
            name,
            bool(held & pygame.KMOD_SHIFT),
            bool(held & (pygame.KMOD_CTRL | pygame.KMOD_META)),
            bool(held & pygame.KMOD_ALT),
        )

    def _key_up(self, raw: pygame.event.Event) -> KeyUp:
        self._commands = False
        # Modifiers may have changed since the key went down, and with them what it would be called.
        return KeyUp(self._down.pop(raw.key, "") or name_of_key(raw.key))
