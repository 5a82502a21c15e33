"""Gamepads: each button acts as a key, the left stick as the arrows; the right stick moves the map.

SDL knows the layout of several hundred gamepads; the names here are those of its standard layout.
"""

from __future__ import annotations

from contextlib import suppress
from math import fsum
from typing import Final

import pygame
from pygame._sdl2 import controller

from game.table.program.input import Glide, InputEvent, Key, KeyUp

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
"""Seconds until a held direction repeats for the first time."""
REPEAT: Final = 0.11
"""Seconds between further repetitions."""
PAN: Final = 0.9
"""Window heights per second by which the map moves."""
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
        """Fractions of pixels that the map has not been moved yet."""

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
        """Let time pass in a window of this height: repeat directions, and move the map."""
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
