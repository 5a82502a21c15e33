"""The conductor's warning before a costly move: what speaks against it, and a chance to reconsider."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import pygame

from game.table.boards.view import Change
from game.table.controls.form import Button, FormScene
from game.table.kit.furniture import arrow, dim
from game.table.kit.icons import Face, conductor
from game.table.kit.lettering import line_height, paragraph, text_width, wrap, write, write_within
from game.table.kit.materials import double_frame, drop_shadow, print_paper
from game.table.kit.pen import stamp
from game.table.kit.scale import Scale
from game.table.kit.theme import FADED_INK, INK, RULE, SIGNAL, SLIP
from game.table.play.adviser import BlunderWarning
from game.table.program.input import InputEvent
from game.table.program.navigator import Navigator
from game.words import translate

WIDE: Final = 680
EDGE: Final = 30
PORTRAIT: Final = 116
HEADING: Final = 28
WORDS: Final = 20.0
CHANGES: Final = 114
"""The height in units of the move's title and its figures before and after, including their lines."""
FOOT: Final = 100
CAP: Final = 56
"""The units that a button needs for its key cap and its ends, next to its text."""
MOST: Final = 3
"""The number of figures in a row."""


class WarningSlip(FormScene):
    """A paper over the table with the move's result; reconsidering plays nothing."""

    opaque = False

    def __init__(
        self,
        against: BlunderWarning,
        title: str,
        changes: Sequence[Change],
        around: pygame.Rect,
        play: Callable[[], None],
        show: Callable[[], None],
    ) -> None:
        """Open the warning. `title` is the move's, above its figures.

        `around` is the board's rectangle in pixels; `play` makes the move after all, and `show` shows a
        better one.
        """
        super().__init__()
        before, after = (round(100 * chance) for chance in (against.before, against.after))
        self.words = f"{translate('warning-lowers', before=before, after=after)} {against.reason}".strip()
        self._title = title
        self._changes = changes[:MOST]
        self._around = around
        self._play = play
        self._show = show

    def enter(self, navigator: Navigator) -> None:
        self.navigator = navigator
        self.look = Button(translate("warning-look"), self._leave, key="escape", main=True)
        self.show = Button(translate("warning-show"), self._show_it, key="s")
        self.play = Button(translate("warning-play"), self._play_it, key="y")
        self.form.set([self.look, self.show, self.play], self.look)

    def _leave(self) -> None:
        self.navigator.remove(self)

    def _show_it(self) -> None:
        self._leave()
        self._show()

    def _play_it(self) -> None:
        self._leave()
        self._play()

    def arrange(self, scale: Scale) -> None:
        self.scale = scale = scale.lettered(self.navigator.settings.text_size)
        px = scale.px
        self._room = px(WIDE - 2 * EDGE - PORTRAIT - 20)
        lines = len(wrap(scale, self.words, "semi", WORDS, self._room)) * line_height(scale, WORDS)
        self._said = max(px(PORTRAIT + 8), px(HEADING + 30) + lines)
        high = px(EDGE) + self._said + (px(CHANGES) if self._changes else 0) + px(FOOT)
        self.rect = pygame.Rect(0, 0, px(WIDE), high)
        self.rect.center = self._around.center
        self.rect.clamp_ip(pygame.Rect(0, 0, px(scale.wide), px(scale.high)))
        left, top, gap = self.rect.x + px(EDGE), self.rect.bottom - px(84), px(12)
        buttons = (self.look, self.show, self.play)
        needed = [text_width(scale, one.label, "bold", 20) + px(CAP) for one in buttons]
        room = self.rect.w - 2 * px(EDGE) - 2 * gap
        for one, wide in zip(buttons, needed, strict=True):
            one.rect = pygame.Rect(left, top, room * wide // sum(needed), px(54))
            left = one.rect.right + gap

    def draw(self, surface: pygame.Surface) -> None:
        scale, rect, px = self.scale, self.rect, self.scale.px
        dim(surface)
        drop_shadow(surface, rect, px(18), (0, px(9)), 215)
        print_paper(surface, rect, 30, SLIP)
        double_frame(surface, scale, rect.inflate(-px(14), -px(14)), SIGNAL, 3, 2)
        stamp(surface, conductor(px(PORTRAIT), Face.DOUBTFUL), rect.x + px(EDGE), rect.y + px(EDGE))
        left, top = rect.x + px(EDGE + PORTRAIT + 20), rect.y + px(EDGE + HEADING * 0.7)
        heading = translate("warning")
        write_within(surface, scale, heading, "title", HEADING, SIGNAL, left, top, self._room)
        paragraph(surface, scale, self.words, "semi", WORDS, INK, left, top + px(20), self._room)
        if self._changes:
            self._draw_changes(surface, rect.y + px(EDGE) + self._said)
        self.form.draw(surface, scale)

    def _draw_changes(self, surface: pygame.Surface, y: int) -> None:
        """Draw the move, and its figures before and after in a row between two lines."""
        scale, rect, px = self.scale, self.rect, self.scale.px
        ends = rect.x + px(EDGE), rect.right - px(EDGE)
        for line in (y, y + px(CHANGES - 8)):
            pygame.draw.line(surface, RULE, (ends[0], line), (ends[1], line))
        room = ends[1] - ends[0]
        write_within(surface, scale, self._title, "semi", 18, INK, rect.centerx, y + px(19), room, "c")
        wide = room / len(self._changes)
        for i, change in enumerate(self._changes):
            middle = ends[0] + wide * (i + 0.5)
            write(surface, scale, change.label, "sans", 17, FADED_INK, middle, y + px(46), "c")
            self._draw_change(surface, change, middle, y + px(76))

    def _draw_change(self, surface: pygame.Surface, change: Change, middle: float, y: float) -> None:
        scale, k = self.scale, self.scale.k
        if change.before == change.after or not change.before:
            write(surface, scale, change.after, "slab", 21, INK, middle, y, "c")
            return
        before, after = (
            text_width(scale, words, face, 22)
            for words, face in ((change.before, "slab"), (change.after, "slab_bold"))
        )
        start = middle - (before + after + 44 * k) / 2
        end = write(surface, scale, change.before, "slab", 22, FADED_INK, start, y).right
        stamp(surface, arrow(24 * k, 12 * k, FADED_INK), end + 10 * k, y - 6 * k)
        ink = INK if change.gain else SIGNAL
        write(surface, scale, change.after, "slab_bold", 22, ink, end + 44 * k, y)

    def handle(self, event: InputEvent) -> bool:
        self.form.handle(event)
        return True
