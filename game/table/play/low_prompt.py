"""The prompt on the strip under a wide board: words and buttons at the left, the slip at the right."""

from __future__ import annotations

import math
from typing import Final

import pygame

from game.table.kit.lettering import NARROWEST, wrap
from game.table.kit.scale import Scale
from game.table.play.ask import Ask
from game.table.play.button_row import GAP
from game.table.play.prompt import PromptPanel

SLIP_BESIDE_MANY, SLIP_BESIDE_FEW, SLIP_ALONE = 0.30, 0.40, 0.45
"""The part of the panel's width that the slip takes: beside many choices, beside a few, beside none."""
FEW: Final = 4
PIPS: Final = 26
"""Units of the line with a picture for each step."""
MOST_ACROSS: Final = 4
"""The most choices beside each other, if their labels can be read."""
KEPT_LINES: Final = 2
"""So many lines are kept for the words, where there is room: a hint then moves nothing."""
LOWERED: Final = 10
"""By how many units choices may be lower than usual, so that a line of words has room."""
LAST: Final = 13
"""Units under the last row of buttons."""


class LowPrompt(PromptPanel):
    """A prompt of one height, wide and low: nothing in it moves while a decision lasts."""

    inset = 20
    title_y, words_y, word_line, words_points = 28, 56, 23, 17.5
    titles = (24, 22, 20, 18)
    tall_choice, low_choice, button_high, stepper_high = 44, 32, 36, 46

    shares = (0.8, 0.71)
    name_up, least_caps, pips_below = 10, 0, True

    def arrange(self, scale: Scale, area: pygame.Rect, ask: Ask, *, fresh: bool = True) -> None:
        """Lay out what is asked over the whole `area`, the slip beside the words and the buttons."""
        self._scale, self._area, self._ask = scale, area, ask
        self.rect = area.copy()
        if fresh:
            self._most_lines = 0
        px = scale.px
        self._slip_rect = None
        wide = area.w - 2 * px(self.inset)
        if ask.paper:
            share = SLIP_BESIDE_FEW if ask.choices or ask.amount is not None else SLIP_ALONE
            share = SLIP_BESIDE_MANY if len(ask.choices) > FEW else share
            paper = round(wide * share)
            top = area.y + px(LAST)
            self._slip_rect = pygame.Rect(area.right - px(LAST) - paper, top, paper, area.h - 2 * px(LAST))
            wide = self._slip_rect.x - px(14) - area.x - px(self.inset)
        self._wide = wide
        self._lay_beside(ask, area.x + px(self.inset), wide)

    def _lay_beside(self, ask: Ask, left: int, wide: int) -> None:
        """Title, words, choices and the amount from the top down, the last row at the bottom."""
        px = self._scale.px
        self.spots = []
        bottom = self._area.bottom - px(LAST)
        used = self._lay_actions(ask, left, 0, wide)
        top = bottom - used if ask.actions else bottom
        for spot in self.spots:
            spot.rect.y += top
        first = self._area.y + px(self.words_y - self.word_line / 2)
        most = max(1, self._room_for_words(ask, left, wide, top - px(6) - first) // px(self.word_line))
        self._most_lines = min(most, max(self._most_lines, KEPT_LINES))
        # A refusal comes while the pointer is on something: it moves nothing.
        held = ask.notice and (ask.choices or ask.amount is not None)
        kept = self._most_lines if held else most
        needed = len(wrap(self._scale, ask.notice, "semi", self.words_points, wide)) if held else 0
        self._over_title = int(needed > kept)
        self._set_words(ask.notice or ask.words, wide, kept + self._over_title)
        lines = math.ceil(len(self._words) * self._words_step / self.word_line) - self._over_title
        self._most_lines = max(self._most_lines, lines)
        y = first + px(self.word_line * self._most_lines) + px(4)
        self.pips_shown = top - y >= px(PIPS)
        y = self._lay_choices(ask, left, y, wide)
        self._stepper_rect = None
        if ask.amount is not None:
            self._stepper_rect = pygame.Rect(left, y, wide, px(self.stepper_high))
            self._lay_stepper(ask.amount, self._stepper_rect)

    def _room_for_words(self, ask: Ask, left: int, wide: int, room: int) -> int:
        """Pixels for words over choices and the amount, which share `room`; choices are lower if need be."""
        self._lowered = 0
        least = self._scale.px(self.word_line - GAP)  # Below the choices a gap is counted too.
        while room - self._height_below(ask, left, wide) < least and self._lowered < LOWERED:
            self._lowered += 2
        return room - self._height_below(ask, left, wide)

    def _height_below(self, ask: Ask, left: int, wide: int) -> int:
        """Pixels that choices and the amount take."""
        before = list(self.spots)
        high = self._lay_choices(ask, left, 0, wide)
        self.spots = before
        return high + (self._scale.px(self.stepper_high + 6) if ask.amount is not None else 0)

    def _columns(self, count: int, needed: int, wide: int) -> int:
        """As few rows as possible, two at most; labels may be set a little narrower for it."""
        gap = self._scale.px(GAP)
        for rows in (1, 2):
            across = -(-count // rows)
            room = (wide + gap) // across - gap
            if across <= MOST_ACROSS and room >= needed * NARROWEST and self._shows_pictures(room):
                return across
        return max(1, -(-count // 2))

    def _shows_pictures(self, wide: int) -> bool:
        """Whether buttons of this width have room for all pictures; large letters do without."""
        pictured = [offered for offered in self._ask.choices if offered.choice.badge is not None]
        return self._scale.text > 1 or all(self._has_room_for_picture(one, wide) for one in pictured)
