"""Controls that choose one of a few options: a row of words, a seat's color."""

from __future__ import annotations

from collections.abc import Callable, Container, Sequence
from typing import Generic, TypeVar

import pygame

from game.table.controls.form import Control, Mood
from game.table.kit.furniture import focus_ring, segmented, segments
from game.table.kit.pen import stamp
from game.table.kit.pieces import disc
from game.table.kit.scale import Scale
from game.table.kit.theme import PALE_BRASS, SEATS
from game.table.program.input import Key
from game.words import translate

Value = TypeVar("Value")


def off_or_on() -> list[tuple[str, bool]]:
    """Return the two words of a switch."""
    return [(translate("choice-off"), False), (translate("choice-on"), True)]


class Segments(Control, Generic[Value]):
    """Words in a row, one of them chosen. Left and right choose the next one, and so does Enter."""

    def __init__(
        self,
        options: Sequence[tuple[str, Value]],
        chosen: Value,
        changed: Callable[[Value], None],
        *,
        label: str = "",
        help_text: str = "",
        explains: Callable[[Value], str] | None = None,
        key: str | None = None,
    ) -> None:
        """Create the control. `explains` returns the help of an option; without it there is one help for
        all.
        """
        super().__init__(key=key, help_text=help_text if explains is None else explains(chosen))
        self._explains = explains
        self.options = list(options)
        self.chosen = chosen
        self.changed = changed
        self.label = label
        """The chosen option, for pages that write it next to the tray."""
        self._drawn: list[pygame.Rect] = []
        """The rectangles of the options as last drawn."""

    @property
    def index(self) -> int:
        """Return the index of the chosen option; 0 if none is chosen."""
        return next((i for i, (_, value) in enumerate(self.options) if value == self.chosen), 0)

    def cells(self) -> list[pygame.Rect]:
        """Return the rectangle of each option in pixels."""
        if self._drawn and self._drawn[0].topleft == self.rect.topleft:
            return self._drawn
        return segments(self.rect, len(self.options))

    def option_at(self, position: tuple[int, int]) -> tuple[str, Value] | None:
        """Return the option under a pixel, with its words; None elsewhere."""
        cells = zip(self.cells(), self.options, strict=True)
        return next((option for cell, option in cells if cell.collidepoint(position)), None)

    def words_of(self, value: Value) -> str:
        """Return the help of an option if each is explained, otherwise of the whole control."""
        return self.help_text if self._explains is None else self._explains(value)

    @property
    def chosen_label(self) -> str:
        """Return the words of the chosen option; "" if none is chosen."""
        return next((words for words, value in self.options if value == self.chosen), "")

    def draw(self, surface: pygame.Surface, scale: Scale, mood: Mood) -> None:
        chosen = next((i for i, (_, value) in enumerate(self.options) if value == self.chosen), None)
        words = [words for words, _ in self.options]
        self._drawn = segmented(
            surface, scale, self.rect, words, chosen, enabled=self.enabled, focused=mood.focused
        )

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


class ColourDisc(Control):
    """A seat's wooden disc; pressing it chooses the next color."""

    def __init__(
        self,
        colour: int,
        changed: Callable[[int], None],
        *,
        without: Container[int] = (),
        help_text: str = "",
    ) -> None:
        """Create the disc, which skips the colors in `without`."""
        super().__init__(help_text=help_text)
        self.colour = colour
        self.colours = [number for number in range(len(SEATS)) if number not in without]
        self.changed = changed

    def draw(self, surface: pygame.Surface, scale: Scale, mood: Mood) -> None:
        wide = self.rect.h * (0.80 if mood.hovered else 0.74)
        stamp(surface, disc(self.colour, wide), *self.rect.center, centred=True)
        if mood.focused:
            focus_ring(surface, scale, self.rect, 30)

    def _turn(self, way: int) -> None:
        place = self.colours.index(self.colour) if self.colour in self.colours else -way
        self.colour = self.colours[(place + way) % len(self.colours)]
        self.changed(self.colour)

    def press(self) -> None:
        self._turn(1)

    def take_key(self, event: Key) -> bool:
        if event.name in ("left", "right") and event.shift:
            self._turn(1 if event.name == "right" else -1)
            return True
        return False


class ColourRow(Control):
    """The discs of seat colors, one of them chosen. Left and right choose the next one."""

    def __init__(self, colours: Sequence[int], colour: int, changed: Callable[[int], None]) -> None:
        super().__init__()
        self.colours = colours
        self.colour = colour
        self.changed = changed

    def _cells(self) -> list[pygame.Rect]:
        step = min(self.rect.w / len(self.colours), self.rect.h * 1.3)
        return [
            pygame.Rect(round(self.rect.x + step * i), self.rect.y, round(step), self.rect.h)
            for i in range(len(self.colours))
        ]

    def draw(self, surface: pygame.Surface, scale: Scale, mood: Mood) -> None:
        for colour, cell in zip(self.colours, self._cells(), strict=True):
            chosen = colour == self.colour
            stamp(surface, disc(colour, cell.h * (0.8 if chosen else 0.6)), *cell.center, centred=True)
            if chosen:
                side = round(cell.h * 0.84)
                around = pygame.Rect(0, 0, side, side)
                around.center = cell.center
                pygame.draw.circle(surface, PALE_BRASS, cell.center, side // 2 + 1, max(2, scale.px(3)))
                if mood.focused:
                    focus_ring(surface, scale, around, 60)

    def _choose(self, colour: int) -> None:
        self.colour = colour
        self.changed(colour)

    def _turn(self, way: int) -> None:
        self._choose(self.colours[(self.colours.index(self.colour) + way) % len(self.colours)])

    def press(self) -> None:
        self._turn(1)

    def click(self, position: tuple[int, int]) -> None:
        for colour, cell in zip(self.colours, self._cells(), strict=True):
            if cell.collidepoint(position):
                self._choose(colour)

    def take_key(self, event: Key) -> bool:
        if event.name in ("left", "right") and not (event.ctrl or event.alt):
            self._turn(1 if event.name == "right" else -1)
            return True
        return False
