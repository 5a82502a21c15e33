"""The turning points, one line each, on walnut."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

import pygame

from game.learning.review_words import Told
from game.learning.turning_points import TurningPoint
from game.table.controls.form import Control, Mood
from game.table.kit.lettering import (
    NARROWEST,
    fitting,
    paragraph,
    text_width,
    write,
    write_fitting,
    write_within,
)
from game.table.kit.materials import drop_shadow, panel
from game.table.kit.pen import Pen, smooth, stamp
from game.table.kit.pieces import disc
from game.table.kit.scale import Scale
from game.table.kit.shelf import kept
from game.table.kit.theme import CREAM, INK, PALE_BRASS, QUIET, Colour
from game.table.learning.printed import rule
from game.table.learning.review_parts import PALE, change, medal
from game.words import translate

CHOSEN: Final[Colour] = (58, 40, 14)
"""The color of secondary text on brass."""
POINTS: Final = 18.5
READABLE: Final = 0.85
"""The narrowest text scale used to keep optional words."""
TOP: Final = 57
STEP: Final = 44
"""Units above the first line, and from one line to the next."""


@dataclass(frozen=True, slots=True)
class Line:
    """A turning point in the list."""

    point: TurningPoint
    told: Told
    period: str
    name: str
    colour: int

    def words(self, scale: Scale, room: int) -> str:
        """Return the move, and the better one if there is room for it (in pixels)."""
        if self.point.cost:
            words = translate("review-cost", played=self.told.played, other=self.told.other)
            if text_width(scale, words, "sans", POINTS) * READABLE <= room:
                return words
        return self.told.played


class TurnList(Control):
    """The list; pressing a line goes to that moment."""

    def __init__(self, go: Callable[[int], None]) -> None:
        """Create the list; `go` receives the number of moves to show."""
        super().__init__()
        self.lines: Sequence[Line] = ()
        self.number = 0
        self.note = ""
        """The text shown while there are no lines."""
        self._go = go
        self._rows: list[pygame.Rect] = []

    @property
    def reachable(self) -> bool:
        """Return that the list needs no focus, since keys always go through it."""
        return False

    def place(self, scale: Scale, rect: pygame.Rect) -> None:
        """Place the list in `rect`."""
        self.rect = rect
        step = min(scale.px(STEP), (rect.h - scale.px(TOP + 14)) // max(1, len(self.lines)))
        self._rows = [
            pygame.Rect(
                rect.x + scale.px(16), rect.y + scale.px(TOP) + step * row, rect.w - scale.px(32), step
            )
            for row in range(len(self.lines))
        ]

    def click(self, position: tuple[int, int]) -> None:
        for row, line in zip(self._rows, self.lines, strict=True):
            if row.collidepoint(position):
                self._go(line.point.number)

    def draw(self, surface: pygame.Surface, scale: Scale, mood: Mood) -> None:
        panel(surface, scale, self.rect, 3)
        left, right, y = (
            self.rect.x + scale.px(26),
            self.rect.right - scale.px(26),
            self.rect.y + scale.px(34),
        )
        title = write(
            surface, scale, translate("review-turning-points"), "slab_bold", 22, PALE_BRASS, left, y
        )
        room = right - title.right - scale.px(12)
        write_within(surface, scale, translate("review-win-chance"), "sans", 18, QUIET, right, y, room, "r")
        if not self.lines:
            top = self.rect.y + scale.px(TOP)
            paragraph(surface, scale, self.note, "sans", 19, CREAM, left, top, right - left)
        for number, (row, line) in enumerate(zip(self._rows, self.lines, strict=True)):
            chosen = line.point.number == self.number
            if chosen:
                face = row.inflate(0, -scale.px(4))
                drop_shadow(surface, face, scale.px(4), (0, scale.px(2)), 130)
                stamp(surface, _brass(face.size, round(scale.k, 3)), *face.topleft)
            elif number:
                rule(surface, left, row.y, right, (92, 66, 40))
            _draw_line(surface, scale, row, line, chosen)


def _draw_line(surface: pygame.Surface, scale: Scale, row: pygame.Rect, line: Line, chosen: bool) -> None:
    ink, quiet = (INK, CHOSEN) if chosen else (CREAM, QUIET)
    x, right, y, gap = row.x + scale.px(12), row.right - scale.px(10), row.centery, scale.px(8)
    medal(surface, x + scale.px(10), y, 25 * scale.k, not line.point.cost, PALE)
    x = write(surface, scale, line.period, "slab", 18, quiet, x + scale.px(32), y).right + gap
    stamp(surface, disc(line.colour, 26 * scale.k), x + scale.px(13), y, centred=True)
    x += scale.px(26) + gap
    figure = write(surface, scale, change(line.point.change), "slab_bold", POINTS, ink, right, y, "r")
    free = figure.x - scale.px(12) - x
    named = min(text_width(scale, line.name, "bold", POINTS), round(free * 0.36))
    # The disc tells who it was where a long move leaves the name no room.
    if _fits(scale, line.told.played, round(free - named - gap)):
        x = write_within(surface, scale, line.name, "bold", POINTS, ink, x, y, named).right + gap
    room = round(figure.x - scale.px(12) - x)
    write_fitting(surface, scale, line.words(scale, room), "sans", POINTS, ink, x, y, room)


def _fits(scale: Scale, words: str, room: int) -> bool:
    """Return whether text fits in a width in pixels without being shortened."""
    size = fitting(scale, words, "sans", POINTS, room)
    return text_width(scale, words, "sans", size) * NARROWEST <= room


@kept
def _brass(size: tuple[int, int], k: float) -> pygame.Surface:
    wide, high = size
    edge = 1.4

    def paint(pen: Pen) -> None:
        inner = (edge, edge, wide - 2 * edge, high - 2 * edge)
        pen.rect((96, 68, 8), 0, 0, wide, high, 6 * k)
        pen.shade_rect((250, 216, 122), (228, 182, 76), *inner, 5 * k)

    return smooth(size, paint)
