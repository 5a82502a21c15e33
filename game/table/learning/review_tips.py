"""The tooltips of the review's buttons, and why one of them can't be used now."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame

from game.table.controls.form import Control, Form
from game.table.kit.fittings import tooltip
from game.table.kit.scale import Scale
from game.table.program.input import LEFT, InputEvent, Key, Pointer

STAYS: Final = 6.0
"""Seconds for which the reason is shown after an attempt."""
SAME: Final = {"page up": "left", "page down": "right"}
"""Other keys that do the same as a button's own."""


class Tips:
    """The tooltip of the button in hand, or the reason after a failed attempt by any input."""

    def __init__(self, form: Form, why_not: Callable[[Control], str]) -> None:
        """`illegal_reason` returns why a button of the form can't be used."""
        self._form, self._why_not = form, why_not
        self._tried: Control | None = None
        self._left = 0.0

    @property
    def tried(self) -> Control | None:
        """Return the button that was tried in vain a moment ago."""
        return self._tried

    def watch(self, event: InputEvent) -> bool:
        """Observe what an event tries; return whether it is only a button that can't be used."""
        if isinstance(event, Pointer):
            if event.kind != "press":
                return False
            found = self._form.at(event.position) if event.button == LEFT else None
        elif isinstance(event, Key):
            found = self._of_key(event)
        else:
            return False
        self._tried = found if found is not None and not found.enabled else None
        self._left = STAYS
        return self._tried is not None

    def _of_key(self, event: Key) -> Control | None:
        if event.ctrl or event.alt or (event.pad and len(event.name) == 1):
            return None
        name = SAME.get(event.name, event.name)
        return next((one for one in self._form.controls if one.shown and one.key == name), None)

    def pass_time(self, seconds: float) -> bool:
        """Let time pass; return whether a reason has just disappeared."""
        self._left -= seconds
        if self._tried is None or self._left > 0:
            return False
        self._tried = None
        return True

    def draw(self, surface: pygame.Surface, scale: Scale) -> None:
        """Draw the tooltip, if there is one."""
        focused = self._form.focused if self._form.shows_focus else None
        control = self._tried or self._form.hovered or focused
        if control is None:
            return
        words = control.help_text if control.enabled else self._why_not(control)
        if words:
            tooltip(surface, scale, words, control.rect)
