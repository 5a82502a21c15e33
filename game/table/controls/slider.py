"""A slider for a value between 0 and 1, for mouse, wheel, touch, keys and gamepad."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame

from game.table.controls.form import Control, Mood
from game.table.kit.furniture import focus_ring, groove, knob
from game.table.kit.lettering import write
from game.table.kit.scale import Scale
from game.table.kit.theme import CREAM
from game.table.program.input import Key, Pointer
from game.words import translate

STEP: Final = 0.05
"""The step of the keys and of the wheel."""
FIGURE: Final = 0.17
"""The part of the control's width that the figure takes at the right."""


class Slider(Control):
    """A knob on a groove next to the value in percent. Enter switches between 0 and the last value."""

    def __init__(
        self,
        value: float,
        changed: Callable[[float], None],
        done: Callable[[], None],
        *,
        label: str = "",
        help_text: str = "",
    ) -> None:
        """Create the slider. `changed` receives each value on the way; `done` is called at the end of it."""
        super().__init__(help_text=help_text)
        self.value = value
        self.label = label
        self._changed, self._done = changed, done
        self._before = value or 0.5
        """The value to which Enter returns from 0."""

    def _track(self) -> pygame.Rect:
        """Return the part of the control along which the knob moves, in pixels."""
        radius = self.rect.h // 2
        room = round(self.rect.w * (1 - FIGURE)) - 2 * radius
        return pygame.Rect(self.rect.x + radius, self.rect.y, room, self.rect.h)

    def draw(self, surface: pygame.Surface, scale: Scale, mood: Mood) -> None:
        track = self._track()
        x = track.x + round(track.w * self.value)
        groove(surface, scale, track, x)
        knob(surface, scale, x, track.centery, mood.hovered or mood.focused)
        if mood.focused:
            focus_ring(surface, scale, self.rect)
        words = translate("settings-percent", percent=round(100 * self.value))
        right = self.rect.right - scale.px(10)
        write(surface, scale, words, "semi", 19, CREAM, right, self.rect.centery, "r")

    def _set(self, value: float) -> None:
        value = min(1.0, max(0.0, round(value, 2)))
        if value != self.value:
            self._before = self.value or self._before
            self.value = value
            self._changed(value)

    def grab(self, event: Pointer) -> None:
        track = self._track()
        if event.kind in ("press", "drag"):
            self._set((event.position[0] - track.x) / max(1, track.w))
        elif event.kind == "release":
            self._done()

    def click(self, position: tuple[int, int]) -> None:
        """Do nothing more: pressing has moved the knob."""

    def press(self) -> None:
        self._set(0.0 if self.value else self._before)
        self._done()

    def wheel(self, steps: int) -> bool:
        self._set(self.value + STEP * steps)
        self._done()
        return True

    def take_key(self, event: Key) -> bool:
        if event.ctrl or event.alt:
            return False
        ways = {"left": self.value - STEP, "right": self.value + STEP, "home": 0.0, "end": 1.0}
        if event.name not in ways:
            return False
        self._set(ways[event.name])
        self._done()
        return True
