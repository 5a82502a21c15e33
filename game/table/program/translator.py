"""The one place that turns pygame's events into the program's own: mouse, fingers, keys, gamepads."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from math import fsum, hypot
from pathlib import Path
from string import ascii_lowercase
from typing import Final, cast

import pygame
from pygame._sdl2 import controller

from game.table.program.input import (
    LEFT,
    RIGHT,
    Composition,
    Dropped,
    Exposed,
    Glide,
    Hidden,
    InputEvent,
    Key,
    KeyUp,
    Pointer,
    Position,
    Quit,
    Resized,
    Text,
    Wheel,
)
from game.table.program.window import Magnification

CLICK_MILLISECONDS: Final = 400
"""Two presses closer than this, at one place, are a double click."""
OUTSIDE: Final = (-1, -1)
"""A point outside the window: releasing there presses nothing."""


class Presses:
    """The state of a pointer with buttons, as far as it tells clicks from drags."""

    def __init__(self, slack: float, touch: bool = False) -> None:
        """Make a pointer that moves `slack` pixels before it drags anything."""
        self.position: Position = (0, 0)
        """The position where the pointer was seen last."""
        self.dragged = False
        """Whether releasing is no click any more."""
        self.slack = slack
        """The distance in pixels that the pointer may move during a click before it starts a drag."""
        self._touch = touch
        self._from: Position = (0, 0)
        self._button = 0
        self._last_button = 0
        self._time = -CLICK_MILLISECONDS
        self._clicks = 0

    def _across(self, place: Position) -> int:
        return abs(place[0] - self._from[0]) + abs(place[1] - self._from[1])

    def moved(self, place: Position) -> Pointer:
        """Handle a movement, with or without a pressed button."""
        moved = (place[0] - self.position[0], place[1] - self.position[1])
        self.position = place
        if not self._button:
            return Pointer("move", place, 0, 0, moved, self._touch)
        if not self.dragged:
            if self._across(place) < self.slack:
                return Pointer("move", place, 0, 0, moved, self._touch)
            # The motion up to here belongs to the drag, so that the dragged thing does not lag behind.
            moved = (place[0] - self._from[0], place[1] - self._from[1])
        self.dragged = True
        return Pointer("drag", place, self._button, 0, moved, self._touch)

    def pressed(self, place: Position, button: int = LEFT) -> Pointer:
        """Handle the press of a button."""
        now = pygame.time.get_ticks()
        again = now - self._time < CLICK_MILLISECONDS and button == self._last_button
        self._clicks = self._clicks + 1 if again and self._across(place) < self.slack else 1
        self.position = self._from = place
        self._button = self._last_button = button
        self._time, self.dragged = now, False
        return Pointer("press", place, button, self._clicks, (0, 0), self._touch)

    def held(self) -> Pointer:
        """Handle a long press, after which releasing the button is no click."""
        self.dragged = True
        return Pointer("hold", self.position, self._button, 0, (0, 0), self._touch)

    def released(self, place: Position, button: int = LEFT) -> Pointer:
        """Handle the release of a button."""
        self.position, self._button = place, 0
        return Pointer("release", place, button, 0 if self.dragged else self._clicks, (0, 0), self._touch)

    def dropped(self) -> Pointer:
        """Cancel the press without a click."""
        self._button, self.dragged = 0, True
        return Pointer("release", OUTSIDE, LEFT, 0, (0, 0), self._touch)


FINGER_PIXELS: Final = 18
"""A finger rolls a little while it taps; what moves less, in pixels of the window, has dragged nothing."""
HOLD: Final = 0.5
"""The time in seconds after which a resting finger asks for a tooltip."""
LEAST_SPREAD: Final = 24.0
"""The distance in pixels between two fingers from which on it sets the scale of the map."""


class Fingers:
    """The positions of the fingers, and their gestures."""

    def __init__(self) -> None:
        self.first = Presses(FINGER_PIXELS, touch=True)
        """The finger that points, while it is alone."""
        self._places: dict[int, Position] = {}
        self._alone = False
        """Whether the finger that came first has had no company, so that it is a pointer."""
        self._rested = 0.0

    @property
    def resting(self) -> bool:
        """Whether a finger rests and will be a "hold" in a moment."""
        return self._alone and not self.first.dragged

    def down(self, finger: int, place: Position) -> Pointer | None:
        """Handle the touch of a finger; a second one ends what the first has begun."""
        first = not self._places
        self._places[finger] = place
        if first:
            self._alone, self._rested = True, 0.0
            return self.first.pressed(place)
        return self.forget_pointer()

    def moved(self, finger: int, place: Position) -> Pointer | Glide | None:
        """Handle the movement of a finger: it drags, or it moves the map together with the other one."""
        if finger not in self._places:
            return None
        before, pair = dict(self._places), list(self._places)[:2]
        self._places[finger] = place
        if self._alone:
            return self.first.moved(place)
        if len(pair) < 2 or finger not in pair:
            return None
        old, spread = _between(before[pair[0]], before[pair[1]])
        new, wider = _between(self._places[pair[0]], self._places[pair[1]])
        factor = wider / spread if min(spread, wider) >= LEAST_SPREAD else 1.0
        return Glide(new, (new[0] - old[0], new[1] - old[1]), factor)

    def up(self, finger: int, place: Position) -> Pointer | None:
        """Handle the lifting of a finger."""
        if self._places.pop(finger, None) is None or not self._alone:
            return None
        self._alone = False
        return self.first.released(place)

    def forget(self) -> Pointer | None:
        """Another window has come to the front: nobody will tell when these fingers are lifted."""
        self._places.clear()
        return self.forget_pointer()

    def forget_pointer(self) -> Pointer | None:
        """Cancel the drag of the first finger, if there is one."""
        if not self._alone:
            return None
        self._alone = False
        return self.first.dropped()

    def pass_time(self, seconds: float) -> Pointer | None:
        """Advance the time; return a "hold" if a finger has rested long enough."""
        if not self.resting:
            return None
        self._rested += seconds
        return self.first.held() if self._rested >= HOLD else None


def _between(one: Position, other: Position) -> tuple[Position, float]:
    """Return the midpoint between two positions, and their distance."""
    middle = ((one[0] + other[0]) // 2, (one[1] + other[1]) // 2)
    return middle, hypot(one[0] - other[0], one[1] - other[1])


BUTTONS: Final = {
    pygame.CONTROLLER_BUTTON_A: "enter",
    pygame.CONTROLLER_BUTTON_B: "escape",
    pygame.CONTROLLER_BUTTON_X: "h",
    pygame.CONTROLLER_BUTTON_Y: "o",
    pygame.CONTROLLER_BUTTON_BACK: "u",
    pygame.CONTROLLER_BUTTON_START: "f10",
    pygame.CONTROLLER_BUTTON_LEFTSTICK: "v",
    pygame.CONTROLLER_BUTTON_RIGHTSTICK: "tab",
    pygame.CONTROLLER_BUTTON_LEFTSHOULDER: "page up",
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: "page down",
    pygame.CONTROLLER_BUTTON_DPAD_LEFT: "left",
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT: "right",
    pygame.CONTROLLER_BUTTON_DPAD_UP: "up",
    pygame.CONTROLLER_BUTTON_DPAD_DOWN: "down",
}
"""The key of each button; `keys.PAD` has the same in reverse, for people."""
WAYS: Final = frozenset(("left", "right", "up", "down"))
AIMING: Final = (pygame.CONTROLLER_AXIS_LEFTX, pygame.CONTROLLER_AXIS_LEFTY)
FULL: Final = 32767
"""The value of an axis at its end."""
AIMED: Final = 0.55
"""The tilt, as a part of the whole way, from which a stick points in a direction."""
LET_GO: Final = 0.35
"""The tilt below which it no longer does."""
STILL: Final = 0.18
"""The noise of sticks and triggers at rest."""
FIRST_REPEAT: Final = 0.45
"""The time in seconds until a held direction repeats for the first time."""
REPEAT: Final = 0.11
"""The time in seconds between further repetitions."""
PAN: Final = 0.9
"""The window heights per second by which the map moves."""
ZOOM: Final = 2.5
"""The zoom factor per second."""


class Gamepads:
    """All connected gamepads, treated as one."""

    def __init__(self) -> None:
        self._listens = False
        self._open: dict[int, controller.Controller] = {}
        self._tilts: dict[tuple[int, int], float] = {}
        """The tilt of each axis of each gamepad, from -1 to 1, outside the dead zone."""
        self._aimed: dict[int, str] = {}
        """The direction of each gamepad's left stick, if any."""
        self._held = ""
        """The direction that repeats."""
        self._wait = 0.0
        self._rest = (0.0, 0.0)
        """The fractions of pixels that the map has not been moved yet."""

    def listen(self) -> None:
        """Start listening to gamepads, including those already connected."""
        self._listens = True
        self.look_again()

    def look_again(self) -> None:
        """Open the gamepads that could not be opened before, because the system may grant access later."""
        if not self._listens:
            return
        with suppress(pygame.error):
            controller.init()
            for index in range(controller.get_count()):
                if controller.is_controller(index):
                    self._plug_in(index)

    @property
    def busy(self) -> bool:
        """Return whether something held takes effect over time."""
        return bool(self._held) or any(axis not in AIMING for _, axis in self._tilts)

    def translate(self, raw: pygame.event.Event) -> InputEvent | None:
        """Return the meaning of a pygame event about gamepads, if any."""
        match raw.type:
            case pygame.CONTROLLERDEVICEADDED:
                self._plug_in(raw.device_index)
            case pygame.CONTROLLERDEVICEREMOVED:
                self._unplug(raw.instance_id)
            case pygame.CONTROLLERBUTTONDOWN:
                return self._pressed(BUTTONS.get(raw.button, ""))
            case pygame.CONTROLLERBUTTONUP:
                return self._released(BUTTONS.get(raw.button, ""))
            case pygame.CONTROLLERAXISMOTION:
                return self._tilted(raw.instance_id, raw.axis, raw.value / FULL)
        return None

    def _plug_in(self, index: int) -> None:
        with suppress(pygame.error):
            pad = controller.Controller(index)
            self._open[pad.as_joystick().get_instance_id()] = pad

    def _unplug(self, pad: int) -> None:
        self._open.pop(pad, None)
        self._tilts = {axis: tilt for axis, tilt in self._tilts.items() if axis[0] != pad}
        self._aimed.pop(pad, None)
        self._held = ""

    def forget(self) -> None:
        """Release everything that is held, because another window is in front."""
        self._tilts, self._aimed, self._held = {}, {}, ""

    def _pressed(self, key: str) -> Key | None:
        if key in WAYS:
            self._held, self._wait = key, FIRST_REPEAT
        return Key(key, pad=True) if key else None

    def _released(self, key: str) -> KeyUp | None:
        if key == self._held:
            self._held = ""
        return KeyUp(key) if key else None

    def _tilted(self, pad: int, axis: int, tilt: float) -> Key | KeyUp | None:
        if abs(tilt) > STILL:
            self._tilts[pad, axis] = tilt
        else:
            self._tilts.pop((pad, axis), None)
        if axis not in AIMING:
            return None
        before, way = self._aimed.get(pad, ""), self._way(pad)
        if way == before:
            return None
        self._aimed[pad] = way
        return self._pressed(way) if way else self._released(before)

    def _way(self, pad: int) -> str:
        """Return the direction of the left stick, with hysteresis near the center."""
        x, y = (self._tilts.get((pad, axis), 0.0) for axis in AIMING)
        tilt = max(abs(x), abs(y))
        if tilt < (LET_GO if self._aimed.get(pad) else AIMED):
            return ""
        if abs(x) >= abs(y):
            return "right" if x > 0 else "left"
        return "down" if y > 0 else "up"

    def pass_time(self, seconds: float, height: int) -> list[InputEvent]:
        """Advance the time in a window of this height: repeat directions, and move the map."""
        found: list[InputEvent] = []
        self._wait -= seconds
        if self._held and self._wait <= 0:
            self._wait = REPEAT
            found.append(Key(self._held, pad=True))
        glide = self._glide(seconds, height)
        return [*found, glide] if glide is not None else found

    def _glide(self, seconds: float, height: int) -> Glide | None:
        def tilt(wanted: int) -> float:
            return fsum(part for (_, axis), part in self._tilts.items() if axis == wanted)

        step = PAN * seconds * height
        x = self._rest[0] - tilt(pygame.CONTROLLER_AXIS_RIGHTX) * step
        y = self._rest[1] - tilt(pygame.CONTROLLER_AXIS_RIGHTY) * step
        larger = tilt(pygame.CONTROLLER_AXIS_TRIGGERRIGHT) - tilt(pygame.CONTROLLER_AXIS_TRIGGERLEFT)
        moved = (int(x), int(y))
        self._rest = (x - moved[0], y - moved[1])
        if moved == (0, 0) and not larger:
            return None
        return Glide(None, moved, float(ZOOM ** (larger * seconds)))


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
    """The key codes with their positions, a combination unique to this layout; 0 is a missing code."""
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
"""Whether touch events come from a screen; on a Mac they come from the trackpad, which moves the mouse."""


class Translator:
    """A translator of pygame's events into the program's. It keeps what it needs to tell clicks from
    drags.
    """

    def __init__(self) -> None:
        self._magnified = Magnification()
        self.size: tuple[int, int] = (1, 1)
        """The width and height of the picture in pixels."""
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
        """Translate a pygame event into the program's terms; None for events that no scene needs."""
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
        """Return the window's event in the program's terms, if any scene needs it."""
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
