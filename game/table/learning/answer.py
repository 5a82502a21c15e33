"""The ticket on the table after an answer: right or wrong, the compared moves, and why."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

import pygame

from game.table.controls.form import Button, FormScene
from game.table.kit.lettering import (
    line_height,
    paragraph,
    text_width,
    wrap,
    write,
    write_fitting,
    write_within,
)
from game.table.kit.materials import drop_shadow, panel, print_paper
from game.table.kit.pen import Pen, smooth, stamp
from game.table.kit.scale import Scale
from game.table.kit.surface_cache import cached_surface
from game.table.kit.theme import FADED_INK, INK, RULE, SLIP
from game.table.learning.marks import BAD, GOOD, draw_medal, draw_stars, rubber_stamp
from game.table.program.input import InputEvent, Key
from game.table.program.navigator import Navigator
from game.words import translate

WIDE: Final = 520
"""The width in units of a ticket whose position is free."""
EDGE: Final = 22
"""The distance in units between the panel and the ticket, and between the ticket and its text."""
HEAD: Final = 100
"""The space in units above the line along which the ticket is torn off."""
HEADLINE: Final = 58
ROW: Final = 33
WORDS: Final = 19.5
LEADING: Final = 1.28
BUTTON: Final = 52
GAP: Final = 12
STAMP: Final = 124
SIZES: Final = (1.0, 0.94, 0.88, 0.82, 0.76, 0.7, 0.64, 0.58)
"""The scales that are tried until everything fits."""


@dataclass(frozen=True, slots=True)
class Row:
    """A move that was compared."""

    words: str
    chance: float
    """The chance to win after the move, 0 to 1."""
    best: bool = False
    answer: bool = False
    """Whether the move is the answer."""


@dataclass(frozen=True, slots=True)
class Judged:
    """The reply to an answer."""

    title: str
    stars: int
    headline: str
    good: bool
    why: str
    rows: tuple[Row, ...] = ()
    """The compared moves, best first; none while the best must stay secret."""
    stamped: bool = False
    """Whether this answer solved the puzzle."""


@dataclass(frozen=True, slots=True)
class Room:
    """The rectangle in pixels where the ticket may be, and its scale."""

    scale: Scale
    rect: pygame.Rect
    filled: bool
    """Whether the ticket fills the rectangle; otherwise it is in a lower corner."""
    at_left: bool = False
    """Whether that is the left corner."""


Press = tuple[str, str, Callable[[], None]]
"""A button's label, its key, and its action after the ticket has gone; the main one first."""


class AnswerScene(FormScene):
    """The ticket over a table at rest. Escape presses the main button, unless another one has that key."""

    opaque = False

    def __init__(self, judged: Judged, presses: Sequence[Press], room: Callable[[], Room]) -> None:
        super().__init__()
        self.judged = judged
        self._presses = presses
        self._room = room

    def enter(self, navigator: Navigator) -> None:
        self.navigator = navigator
        self.buttons = [
            Button(label, self._leave_by(action), key=key, main=i == 0)
            for i, (label, key, action) in enumerate(self._presses)
        ]
        self.form.set(self.buttons)

    def _leave_by(self, action: Callable[[], None]) -> Callable[[], None]:
        def leave() -> None:
            self.navigator.remove(self)
            action()

        return leave

    # Layout

    def arrange(self, scale: Scale) -> None:
        room = self._room()
        wide = room.rect.w if room.filled else min(room.rect.w, room.scale.px(WIDE))
        for size in SIZES:
            self.scale = room.scale.larger(size)
            if self._height(wide) <= room.rect.h:
                break
        self.rect = pygame.Rect(0, 0, wide, room.rect.h if room.filled else self._height(wide))
        corner = "bottomleft" if room.at_left else "bottomright"
        setattr(self.rect, corner, getattr(room.rect, corner))
        self._lay_buttons()

    def _inner(self, wide: int) -> int:
        """Return the pixels of a line on a ticket with a panel of this width."""
        return wide - 4 * self.scale.px(EDGE)

    def _height(self, wide: int) -> int:
        px = self.scale.px
        lines = wrap(self.scale, self.judged.why, "sans", WORDS, self._inner(wide))
        written = len(lines) * line_height(self.scale, WORDS, LEADING)
        rows = px(ROW * len(self.judged.rows) + 34) if self.judged.rows else 0
        return px(3 * EDGE + HEAD + HEADLINE) + rows + written + self._foot(wide)

    def _foot(self, wide: int) -> int:
        """Return the pixels below the ticket: the rows of buttons, and the panel's edge."""
        return len(self._button_rows(wide)) * self.scale.px(BUTTON + GAP) + self.scale.px(EDGE - GAP)

    def _button_rows(self, wide: int) -> list[list[Button]]:
        """Return the buttons in one row, or the main one above the others where one row is too narrow."""
        room = wide - 2 * self.scale.px(EDGE) - self.scale.px(GAP) * (len(self.buttons) - 1)
        if sum(map(self._button_width, self.buttons)) <= room:
            return [self.buttons]
        return [self.buttons[:1], self.buttons[1:]]

    def _button_width(self, one: Button) -> int:
        return text_width(self.scale, one.label, "bold", 18) + self.scale.px(66)

    def _lay_buttons(self) -> None:
        """Place the buttons, each as wide as its label needs, stretched to fill the row."""
        px = self.scale.px
        top = self.rect.bottom - self._foot(self.rect.w)
        for row in self._button_rows(self.rect.w):
            left, room = self.rect.x + px(EDGE), self.rect.w - 2 * px(EDGE) - px(GAP) * (len(row) - 1)
            needed = sum(map(self._button_width, row))
            for one in row:
                wide = round(room * self._button_width(one) / needed)
                one.rect = pygame.Rect(left, top, wide, px(BUTTON))
                left += wide + px(GAP)
            top += px(BUTTON + GAP)

    # Drawing

    def draw(self, surface: pygame.Surface) -> None:
        scale, px, judged = self.scale, self.scale.px, self.judged
        panel(surface, scale, self.rect, 9)
        paper = self.rect.inflate(-2 * px(EDGE), 0)
        paper.y, paper.h = self.rect.y + px(EDGE), self.rect.h - px(2 * EDGE) - self._foot(self.rect.w)
        draw_ticket(surface, scale, paper, px(HEAD))
        x, end = paper.x + px(EDGE), paper.right - px(EDGE)
        write(surface, scale, judged.title, "slab_bold", 20, INK, x, paper.y + px(36))
        draw_stars(surface, scale, (x, paper.y + px(68)), judged.stars)
        y = paper.y + px(HEAD + HEADLINE - 24)
        room = end - x - (px(STAMP) if judged.stamped else 0)
        ink = GOOD if judged.good else BAD
        write_within(surface, scale, judged.headline, "slab_bold", 27, ink, x, y, room)
        y = self._draw_rows(surface, x, end, paper.y + px(HEAD + HEADLINE))
        paragraph(surface, scale, judged.why, "sans", WORDS, INK, x, y, end - x, leading=LEADING)
        if judged.stamped:
            mark = rubber_stamp(px(STAMP), translate("puzzle-stamp"), BAD)
            stamp(surface, mark, end - px(STAMP / 2 - 6), paper.y + px(HEAD - 14), centred=True)
        self.form.draw(surface, scale)

    def _draw_rows(self, surface: pygame.Surface, x: int, end: int, y: int) -> int:
        """Draw the moves with their chances; return where the text below begins."""
        scale, px = self.scale, self.scale.px
        if not self.judged.rows:
            return y
        write(surface, scale, translate("puzzle-chance"), "sans", 17, FADED_INK, end, y + px(8), "r")
        y += px(22)
        for row in self.judged.rows:
            middle = y + px(ROW / 2)
            pygame.draw.line(surface, RULE, (x, y), (end, y))
            ink = INK if row.best or row.answer else FADED_INK
            if row.best or row.answer:
                draw_medal(surface, (x + px(12), middle), max(18, px(24)), row.best)
            chance = translate("puzzle-percent", percent=round(100 * row.chance))
            left = write(
                surface, scale, chance, "slab_bold" if row.best else "slab", 20, ink, end, middle, "r"
            ).left
            start = x + px(34)
            face, room = "bold" if row.best else "sans", left - px(12) - start
            write_fitting(surface, scale, row.words, face, 19, ink, start, middle, room)
            y += px(ROW)
        pygame.draw.line(surface, RULE, (x, y), (end, y))
        return y + px(12)

    def handle(self, event: InputEvent) -> bool:
        if self.form.handle(event):
            return True
        if isinstance(event, Key) and event.name == "escape":
            self.buttons[0].press()
            return True
        return False


def draw_ticket(surface: pygame.Surface, scale: Scale, rect: pygame.Rect, tear: int) -> None:
    """Draw a paper ticket with notched sides and a perforated line, `tear` pixels under its top."""
    drop_shadow(surface, rect, scale.px(7), (0, scale.px(4)), 170)
    stamp(surface, _ticket(rect.size, round(scale.k, 3)), *rect.topleft)
    y = rect.y + tear
    for x in range(rect.x + scale.px(18), rect.right - scale.px(18), max(6, scale.px(13))):
        pygame.draw.line(surface, RULE, (x, y), (x + scale.px(7), y))


@cached_surface
def _ticket(size: tuple[int, int], k: float) -> pygame.Surface:
    wide, high = size
    picture = pygame.Surface(size, pygame.SRCALPHA)
    print_paper(picture, picture.get_rect(), 28, SLIP)
    count = max(1, round(high / (26 * k)))

    def bites(pen: Pen) -> None:
        for i in range(count):
            for x in (0, wide):
                pen.circle((255, 255, 255), (x, high * (i + 0.5) / count), 7 * k)

    bitten = smooth(size, bites)
    bitten.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
    picture.blit(bitten, (0, 0), special_flags=pygame.BLEND_RGBA_SUB)
    return picture.premul_alpha()
