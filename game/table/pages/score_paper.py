"""The final score on a sheet: bars and table together, or alternately where text is large."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import pygame

from game.table.controls.form import Button
from game.table.kit.materials import on_sheet, sheet
from game.table.kit.nowhere import stays
from game.table.kit.scale import Scale
from game.table.pages.score_sheet import TURN, Part, Score, draw_score, has_room_for_all
from game.words import translate

UP: Final = 40
"""The height of the button that turns the sheet, in units."""


class ScorePaper:
    """The sheet, rendered once for each size, and the button that switches between bars and table."""

    def __init__(self, score: Score, notes: Sequence[str], turned: Callable[[], None]) -> None:
        """Create the sheet. `notes` follow the lead; `turned` is called when the side changes."""
        self._score, self._notes, self._turned = score, notes, turned
        self._bars = True
        """Whether the bars are shown, if there are two sides."""
        self.button = Button("", self._turn, key="a")
        self._scale, self._place = Scale(1920, 1080), pygame.Rect(0, 0, 0, 0)
        self._printed: pygame.Surface | None = None
        """The rendered sheet, as large as the window."""

    def lay(self, scale: Scale, place: pygame.Rect) -> None:
        """Place the sheet in pixels."""
        self._scale, self._place, self._printed = scale, place, None
        inner = on_sheet(scale, place)
        self.button.shown = not has_room_for_all(scale, inner, self._score, self._notes)
        self.button.label = translate("score-lines" if self._bars else "score-bars")
        self.button.rect = pygame.Rect(0, 0, scale.px(TURN), scale.px(UP))
        self.button.rect.topright = (inner.right, inner.y - scale.px(10))

    def _print(self, surface: pygame.Surface) -> None:
        inner = sheet(surface, self._scale, self._place)
        draw_score(surface, self._scale, inner, self._score, self._notes, self._part)

    def _turn(self) -> None:
        self._bars = not self._bars
        self.lay(self._scale, self._place)
        self._turned()

    @property
    def _part(self) -> Part:
        if not self.button.shown:
            return Part.WHOLE
        return Part.BARS if self._bars else Part.LINES

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the sheet; the form draws the button."""
        if not stays(surface, self._place):
            self._print(surface)
            return
        if self._printed is None:
            self._printed = pygame.Surface(surface.get_size(), pygame.SRCALPHA)
            self._print(self._printed)
        surface.blit(self._printed, (0, 0))
