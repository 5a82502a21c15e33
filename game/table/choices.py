"""Controls that choose one of a few things: a row of words, a seat's colour."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Generic, TypeVar

import pygame

from game.table.controls import Control, Mood
from game.table.input import Key
from game.table.kit.furniture import BRASS_FACE, focus_ring
from game.table.kit.lettering import shorten, write
from game.table.kit.pen import Pen, smooth, stamp
from game.table.kit.pieces import disc
from game.table.kit.scale import Scale
from game.table.kit.theme import CREAM, INK, QUIET, SEATS, mix

Value = TypeVar("Value")

TRAY = (30, 19, 12)
TRAY_RIM = (122, 92, 44)


class Segments(Control, Generic[Value]):
    """Words side by side in a tray, one of them chosen. Left and right go to the next, Enter too."""

    def __init__(
        self,
        options: Sequence[tuple[str, Value]],
        chosen: Value,
        changed: Callable[[Value], None],
        *,
        label: str = "",
        help_text: str = "",
        key: str | None = None,
    ) -> None:
        super().__init__(key=key, help_text=help_text)
        self.options = list(options)
        self.chosen = chosen
        self.changed = changed
        self.label = label
        """What is chosen, for pages that write it beside the tray."""
        self._pointer: tuple[int, int] = (-1, -1)

    @property
    def index(self) -> int:
        """The place of the chosen option; 0 if none of them is chosen."""
        return next((i for i, (_, value) in enumerate(self.options) if value == self.chosen), 0)

    def cells(self) -> list[pygame.Rect]:
        """The place of each option in pixels."""
        count, rect = len(self.options), self.rect
        edges = [rect.x + round(rect.w * i / count) for i in range(count + 1)]
        return [pygame.Rect(a, rect.y, b - a, rect.h) for a, b in zip(edges, edges[1:], strict=False)]

    def draw(self, surface: pygame.Surface, scale: Scale, mood: Mood) -> None:
        stamp(surface, _tray(self.rect.size, scale.k), *self.rect.topleft)
        for cell, (words, value) in zip(self.cells(), self.options, strict=True):
            chosen = value == self.chosen
            inset = max(2, scale.px(3))
            if chosen:
                plate = cell.inflate(-2 * inset, -2 * inset)
                stamp(surface, _plate(plate.size, scale.k, self.enabled), *plate.topleft)
            ink = INK if chosen and self.enabled else CREAM if self.enabled else QUIET
            face = "bold" if chosen else "semi"
            words = shorten(scale, words, face, 17, cell.w - scale.px(10))
            write(surface, scale, words, face, 17, ink, cell.centerx, cell.centery, "c")
        if mood.focused:
            focus_ring(surface, scale, self.rect)

    def _choose(self, index: int) -> None:
        value = self.options[index % len(self.options)][1]
        if value != self.chosen:
            self.chosen = value
            self.changed(value)

    def press(self) -> None:
        self._choose(self.index + 1)

    def click(self, position: tuple[int, int]) -> None:
        for i, cell in enumerate(self.cells()):
            if cell.collidepoint(position):
                self._choose(i)

    def take_key(self, event: Key) -> bool:
        if event.name in ("left", "right") and not (event.ctrl or event.alt):
            step = 1 if event.name == "right" else -1
            self._choose(min(len(self.options) - 1, max(0, self.index + step)))
            return True
        return False


@lru_cache(maxsize=64)
def _tray(size: tuple[int, int], k: float) -> pygame.Surface:
    def paint(pen: Pen) -> None:
        w, h = size
        pen.box(TRAY_RIM, 0, 0, w, h, 6 * k)
        pen.box(TRAY, 1.2, 1.2, w - 2.4, h - 2.4, 5 * k)

    return smooth(size, paint)


@lru_cache(maxsize=64)
def _plate(size: tuple[int, int], k: float, bright: bool) -> pygame.Surface:
    face = BRASS_FACE if bright else (120, 98, 62)

    def paint(pen: Pen) -> None:
        w, h = size
        pen.box(mix(face, (0, 0, 0), 0.5), 0, 0, w, h, 4.5 * k)
        pen.box(mix(face, (255, 255, 255), 0.35), 1, 1, w - 2, h - 2, 4 * k)
        pen.box(face, 1, 2.2, w - 2, h - 3.2, 4 * k)

    return smooth(size, paint)


class ColourDisc(Control):
    """A seat's wooden disc; pressing it takes the next colour."""

    def __init__(self, colour: int, changed: Callable[[int], None]) -> None:
        super().__init__(help_text="The colour and sign of this player. Press for another one.")
        self.colour = colour
        self.changed = changed

    def draw(self, surface: pygame.Surface, scale: Scale, mood: Mood) -> None:
        wide = self.rect.h * (0.80 if mood.hovered else 0.74)
        stamp(surface, disc(self.colour, wide), *self.rect.center, centred=True)
        if mood.focused:
            focus_ring(surface, scale, self.rect, 30)

    def _turn(self, way: int) -> None:
        self.colour = (self.colour + way) % len(SEATS)
        self.changed(self.colour)

    def press(self) -> None:
        self._turn(1)

    def take_key(self, event: Key) -> bool:
        if event.name in ("left", "right") and event.shift:
            self._turn(1 if event.name == "right" else -1)
            return True
        return False
