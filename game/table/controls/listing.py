"""A scrolling list of rows on paper, one of them selected."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame

from game.table.controls.form import Control, Mood
from game.table.kit.furniture import focus_ring, scroll_handle, scrollbar
from game.table.kit.materials import drop_shadow, print_paper
from game.table.kit.pen import only_within
from game.table.kit.scale import Scale
from game.table.kit.theme import BRASS, RULE, SLIP, mix
from game.table.program.input import Key, Pointer

DrawRow = Callable[[pygame.Surface, Scale, pygame.Rect, int, bool], None]
"""Draws one row, given the surface, scale, rectangle in pixels, number, and whether it is selected."""

CHOSEN: Final = (250, 224, 150)
BAR: Final = 14
"""The width of the scroll bar in units."""


class RowList(Control):
    """A list of rows of one height; `chosen` is the selected row, or -1 if there is none."""

    def __init__(
        self,
        count: int,
        row_height: float,
        draw_row: DrawRow,
        *,
        chosen: int = 0,
        changed: Callable[[int], None] | None = None,
        opened: Callable[[], None] | None = None,
    ) -> None:
        """Create the list. `row_height` is in units; `changed` receives the selected row, Enter calls
        `opened`.
        """
        super().__init__()
        self.count = count
        self.row_height = row_height
        self.draw_row = draw_row
        self.chosen = min(chosen, count - 1)
        self.changed = changed
        self.opened = opened
        self.stays = False
        """Whether the arrow keys don't leave the list at its ends."""
        self.first = 0.0
        """The row at the upper edge, with a fraction if its upper part is scrolled out of view."""
        self._k = 1.0
        self._on_bar = False
        """Whether the pointer went down on the scroll bar."""

    def place(self, scale: Scale, rect: pygame.Rect) -> None:
        """Place the list in `rect` and show the selected row."""
        self.rect = rect
        self._k = scale.k
        self._show_chosen()

    @property
    def visible(self) -> float:
        """Return how many rows are visible; one that lacks less than a pixel counts."""
        return max(1.0, (self.rect.h + 1) / (self.row_height * self._k))

    def _scroll_to(self, first: float) -> None:
        self.first = max(0.0, min(first, self.count - self.visible))

    def _show_chosen(self) -> None:
        if self.chosen >= 0:
            self._scroll_to(min(self.first, self.chosen))
            self._scroll_to(max(self.first, self.chosen + 1 - self.visible))

    def choose(self, row: int) -> None:
        """Select a row."""
        row = max(0, min(row, self.count - 1)) if self.count else -1
        if row != self.chosen:
            self.chosen = row
            if self.changed is not None:
                self.changed(row)
        self._show_chosen()

    def row_at(self, position: tuple[int, int]) -> int | None:
        """Return the row under a pixel."""
        if not self.rect.collidepoint(position):
            return None
        row = int(self.first + (position[1] - self.rect.y) / (self.row_height * self._k))
        return row if row < self.count else None

    def draw(self, surface: pygame.Surface, scale: Scale, mood: Mood) -> None:
        drop_shadow(surface, self.rect, scale.px(5), (0, scale.px(3)), 150)
        print_paper(surface, self.rect, 26, SLIP)
        with only_within(surface, self.rect):
            high = self.row_height * scale.k
            scrolls = self.count > self.visible
            wide = self.rect.w - (scale.px(BAR) if scrolls else 0)
            for row in range(int(self.first), min(self.count, int(self.first + self.visible) + 2)):
                top = self.rect.y + round((row - self.first) * high)
                place = pygame.Rect(self.rect.x, top, wide, round(high))
                if row == self.chosen:
                    surface.fill(CHOSEN, place)
                pygame.draw.line(surface, RULE, place.bottomleft, (place.right - 1, place.bottom))
                self.draw_row(surface, scale, place, row, row == self.chosen)
            if scrolls:
                scrollbar(surface, *self._bar())
        pygame.draw.rect(surface, mix(BRASS, (0, 0, 0), 0.4), self.rect, max(1, scale.px(2)))
        if mood.focused:
            focus_ring(surface, scale, self.rect, 3)

    def _bar(self) -> tuple[pygame.Rect, float, float]:
        """Return the rectangle of the scroll bar, and the visible part of the rows."""
        wide = max(8, round(BAR * self._k))
        rect = pygame.Rect(self.rect.right - wide, self.rect.y, wide, self.rect.h)
        return rect, self.first / self.count, self.visible / self.count

    def grab(self, event: Pointer) -> None:
        if event.kind == "press":
            bar = self.rect.right - round(BAR * self._k)
            self._on_bar = self.count > self.visible and event.position[0] >= bar
        if self._on_bar:
            thumb = scroll_handle(*self._bar())
            part = (event.position[1] - self.rect.y - thumb.h / 2) / max(1, self.rect.h - thumb.h)
            self._scroll_to(part * (self.count - self.visible))
            return
        if event.kind == "drag":
            self._scroll_to(self.first - event.moved[1] / (self.row_height * self._k))
            return
        row = self.row_at(event.position)
        if event.kind == "press" and row is not None:
            self.choose(row)
            if event.clicks == 2:
                self.press()

    def click(self, position: tuple[int, int]) -> None:
        """Do nothing: the press has already chosen the row."""

    def press(self) -> None:
        if self.opened is not None and self.chosen >= 0:
            self.opened()

    def wheel(self, steps: int) -> bool:
        before = self.first
        self._scroll_to(self.first - steps)
        return self.first != before

    def take_key(self, event: Key) -> bool:
        if event.ctrl or event.alt or not self.count:
            return False
        page = max(1, int(self.visible) - 1)
        steps = {
            "up": -1,
            "down": 1,
            "page up": -page,
            "page down": page,
            "home": -self.count,
            "end": self.count,
        }
        step = steps.get(event.name)
        if step is None:
            return False
        if abs(step) == 1 and not 0 <= self.chosen + step < self.count:
            return self.stays
        self.choose(self.chosen + step)
        return True
