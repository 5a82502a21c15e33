"""Telling clicks, double clicks and drags apart, for the mouse and for a finger."""

from __future__ import annotations

from typing import Final

import pygame

from game.table.program.input import LEFT, Pointer, Position

CLICK_MILLISECONDS: Final = 400
"""Two presses closer than this, at one place, are a double click."""
OUTSIDE: Final = (-1, -1)
"""A point outside the window: releasing there presses nothing."""


class Presses:
    """What a pointer with buttons does. It keeps only what it needs to tell clicks from drags."""

    def __init__(self, slack: float, touch: bool = False) -> None:
        """Make a pointer that moves `slack` pixels before it drags anything."""
        self.position: Position = (0, 0)
        """Where it was seen last."""
        self.dragged = False
        """Whether releasing is no click any more."""
        self.slack = slack
        """Pixels of the picture that it may move while a button is down without dragging anything."""
        self._touch = touch
        self._from: Position = (0, 0)
        self._button = 0
        self._last_button = 0
        self._time = -CLICK_MILLISECONDS
        self._clicks = 0

    def _across(self, place: Position) -> int:
        return abs(place[0] - self._from[0]) + abs(place[1] - self._from[1])

    def moved(self, place: Position) -> Pointer:
        """It moved: over the table, or with something that it drags."""
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
        """A button went down."""
        now = pygame.time.get_ticks()
        again = now - self._time < CLICK_MILLISECONDS and button == self._last_button
        self._clicks = self._clicks + 1 if again and self._across(place) < self.slack else 1
        self.position = self._from = place
        self._button = self._last_button = button
        self._time, self.dragged = now, False
        return Pointer("press", place, button, self._clicks, (0, 0), self._touch)

    def held(self) -> Pointer:
        """The pointer has rested until releasing is no click."""
        self.dragged = True
        return Pointer("hold", self.position, self._button, 0, (0, 0), self._touch)

    def released(self, place: Position, button: int = LEFT) -> Pointer:
        """A button went up."""
        self.position, self._button = place, 0
        return Pointer("release", place, button, 0 if self.dragged else self._clicks, (0, 0), self._touch)

    def dropped(self) -> Pointer:
        """Cancel the press without a click."""
        self._button, self.dragged = 0, True
        return Pointer("release", OUTSIDE, LEFT, 0, (0, 0), self._touch)
