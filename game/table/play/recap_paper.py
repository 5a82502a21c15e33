"""The paper with the recap, in the prompt where the preview of a move would be."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Final

import pygame

from game.table.boards.view import BoardView
from game.table.kit.furniture import arrow, cap_width, key_cap, slip
from game.table.kit.lettering import SQUEEZED, text_width, wrap, write, write_fitting, write_within
from game.table.kit.pen import stamp
from game.table.kit.pieces import disc
from game.table.kit.scale import Scale
from game.table.kit.theme import BRASS, FADED_INK, INK, LAMP, PAPER, RULE, mix
from game.table.play.intents import LightEntry
from game.table.play.recap import NO_RECAP, Balance, Recap
from game.table.play.spots import Spot, Target
from game.table.program.commands import Command, key_of
from game.table.program.keys import cap, holds_gamepad
from game.words import translate

POINTS: Final = 16.0
LINE: Final = 21
"""The text size in units, and the height of a line."""
FIGURES: Final = (POINTS, 15.0, 14.0, 13.0, 12.0, 11.0)
"""The text sizes of players' figures, the first at which those of each fit in a line."""
HEAD: Final = 30
"""The height in units of the title."""
PAD: Final = 14
EDGE: Final = 7
"""The distances in units from the paper's edges to the text: at the sides, and above and below it."""
SIGN: Final = 22
"""The width in units of the sign before an entry."""
APART: Final = 16
"""The distance in units between two players' figures."""
UNTITLED: Final = 4
"""The number of lines below which a paper has no title."""


@dataclass(frozen=True, slots=True)
class _Row:
    """A line of the paper: figures of some players, or a line of an entry."""

    balances: tuple[Balance, ...] = ()
    words: str = ""
    entry: int | None = None
    begins: bool = False
    """Whether it is the first line of its entry."""


@dataclass(slots=True)
class RecapPaper:
    """The recap's paper: its lines, its scroll position, and what can be pressed on it."""

    brief: bool = False
    """Whether it has only the figures and the lit entry, because the log has more room for the others."""
    rect: pygame.Rect = field(default_factory=lambda: pygame.Rect(0, 0, 0, 0))
    spots: list[Spot] = field(default_factory=list)
    first: int = 0
    """The index of the first visible line."""
    _recap: Recap = field(default_factory=Recap)
    _scale: Scale = field(default_factory=lambda: Scale(1920, 1080))
    _rows: list[_Row] = field(default_factory=list)
    _lit: int | None = None
    _points: float = POINTS
    """The text size of players' figures."""

    def lay(self, scale: Scale, rect: pygame.Rect | None, recap: Recap, lit: int | None) -> None:
        """Place the paper, in pixels; None: there is no paper."""
        fresh = recap is not self._recap or (self.brief and lit != self._lit)
        moved = (scale, rect) != (self._scale, self.rect)
        self._scale, self._recap, self.rect = scale, recap, rect or pygame.Rect(0, 0, 0, 0)
        if fresh or moved:
            self._rows = self._broken(lit) if rect is not None else []
            self.first = 0
        if lit is not None and lit != self._lit:
            self._reveal(lit)
        self._lit = lit
        self._place_spots()

    @property
    def told(self) -> Recap:
        """Return the recap if all its entries are on the paper; without entries otherwise."""
        return NO_RECAP if self.brief or not self._rows else self._recap

    @property
    def fitting(self) -> int:
        """Return how many lines fit."""
        return max(1, self._lines_in(self.rect.h - self._scale.px(self._head)))

    @property
    def _head(self) -> int:
        """Return the height in units of the title; 0 where room is short."""
        return HEAD if self._lines_in(self.rect.h - self._scale.px(HEAD)) >= UNTITLED - 1 else 0

    def _lines_in(self, high: int) -> int:
        return int((high - 2 * self._scale.px(EDGE)) // (LINE * self._scale.k))

    def covers(self, position: tuple[int, int]) -> bool:
        """Return whether a pixel is on the paper."""
        return bool(self._rows) and bool(self.rect.collidepoint(position))

    def turn(self, steps: int) -> None:
        """Scroll by lines, up if positive."""
        self.first = max(0, min(self.first - steps, len(self._rows) - self.fitting))
        self._place_spots()

    def _reveal(self, entry: int) -> None:
        """Scroll to an entry."""
        lines = [number for number, row in enumerate(self._rows) if row.entry == entry]
        if lines:
            last = (
                max(lines[0], lines[-1] - self.fitting + 1) if lines[-1] >= self.first + self.fitting else 0
            )
            self.first = min(max(self.first, last), lines[0])

    def _broken(self, lit: int | None) -> list[_Row]:
        """Return the lines: the players' figures, then the entries; on a brief paper only the lit one."""
        scale, room = self._scale, self.rect.w - 2 * self._scale.px(PAD)
        rows, line, used = list[_Row](), list[Balance](), 0
        for balance in self._sized(room - scale.px(6)):
            wide = self._wide(balance) + scale.px(APART)
            if line and used + wide - scale.px(APART) > room:
                rows.append(_Row(tuple(line)))
                line, used = [], 0
            line.append(balance)
            used += wide
        rows += [_Row(tuple(line))] if line else []
        if self.brief and lit is None and not rows:
            unchanged = translate("recap-unchanged")
            return [_Row((), words) for words in wrap(scale, unchanged, "sans", POINTS, room)]
        for number, entry in enumerate(self._recap.entries):
            if self.brief and number != lit:
                continue
            lines = wrap(scale, entry.words, "sans", POINTS, room - scale.px(SIGN + 6))
            rows += [_Row((), words, number, not i) for i, words in enumerate(lines)]
        return rows

    def _sized(self, room: int) -> Sequence[Balance]:
        """Return the players' figures with the largest text size at which those of each fit in `room` pixels.

        On a brief paper each figure rather has its own line than small text, if all of them are visible then.
        Figures that don't fit at any size have a line each.
        """
        whole = self._recap.balances
        apart = [replace(balance, figures=(figure,)) for balance in whole for figure in balance.figures]
        for self._points in FIGURES:
            for balances in (whole, apart) if self.brief and len(apart) <= self.fitting else (whole,):
                if all(self._wide(balance) <= room for balance in balances):
                    return balances
        self._points = POINTS
        return apart

    def _place_spots(self) -> None:
        self.spots = []
        for number, row in enumerate(self._visible()):
            if row.entry is None:
                continue
            target, place = LightEntry(row.entry), self._line(number)
            if self.spots and self.spots[-1].target == target:
                self.spots[-1].rect.union_ip(place)
            else:
                self.spots.append(Spot(target, place))

    def _visible(self) -> Sequence[_Row]:
        return self._rows[self.first : self.first + self.fitting]

    def _line(self, number: int) -> pygame.Rect:
        """Return the place in pixels of a visible line."""
        k, inset = self._scale.k, self._scale.px(PAD - 6)
        top = self.rect.y + (self._head + EDGE) * k
        y, end = round(top + number * LINE * k), round(top + (number + 1) * LINE * k)
        return pygame.Rect(self.rect.x + inset, y, self.rect.w - 2 * inset, end - y)

    # Drawing

    def draw(self, surface: pygame.Surface, view: BoardView, hovered: Target | None) -> None:
        """Draw the paper with the visible lines; `view` draws the companies' signs."""
        scale, rect, k = self._scale, self.rect, self._scale.k
        slip(surface, scale, rect)
        if self._head:
            y, room = rect.y + (HEAD / 2 + 4) * k, rect.w - 2 * scale.px(PAD)
            key = cap("page down") if holds_gamepad() else cap(key_of(Command.RECAP))
            title = self._recap.title
            need = SQUEEZED * text_width(scale, title, "bold", 18) + cap_width(scale, key) + scale.px(8)
            if key and need <= room:
                left = key_cap(surface, scale, rect.right - scale.px(PAD), y, key, FADED_INK)
                room = round(left - scale.px(8) - rect.x - PAD * k)
            x = rect.x + PAD * k
            write_fitting(surface, scale, title, "bold", 18, INK, x, y, room, narrowest=SQUEEZED)
            y = round(rect.y + (HEAD + 2) * k)
            pygame.draw.line(surface, RULE, (rect.x + scale.px(PAD), y), (rect.right - scale.px(PAD), y))
        for number, row in enumerate(self._visible()):
            place = self._line(number)
            if row.entry is None:
                self._draw_balances(surface, row.balances, place)
                at, room = rect.x + PAD * k, rect.w - 2 * scale.px(PAD)
                write_within(surface, scale, row.words, "sans", POINTS, FADED_INK, at, place.centery, room)
                continue
            lit = row.entry == self._lit
            if lit or hovered == LightEntry(row.entry):
                pygame.draw.rect(surface, mix(LAMP, PAPER, 0.35 if lit else 0.7), place)
            if row.begins:
                self._draw_sign(surface, view, row.entry, (rect.x + (PAD + 9) * k, place.centery))
            x, room = rect.x + (PAD + SIGN) * k, place.w - scale.px(SIGN + 6)
            write_within(surface, scale, row.words, "sans", POINTS, INK, x, place.centery, room)
        self._draw_slider(surface)

    def _draw_sign(
        self, surface: pygame.Surface, view: BoardView, number: int, place: tuple[float, float]
    ) -> None:
        entry, side = self._recap.entries[number], 16 * self._scale.k
        badge = None if entry.company is None else view.text.badge_of(entry.company)
        if entry.colour is not None:
            stamp(surface, disc(entry.colour, side), *place, centred=True)
        elif badge is not None:
            spot = pygame.Rect(0, 0, round(side), round(side))
            spot.center = round(place[0]), round(place[1])
            view.draw_badge(surface, badge, spot)

    def _draw_balances(
        self, surface: pygame.Surface, balances: Sequence[Balance], place: pygame.Rect
    ) -> None:
        """Draw players' figures before and after, next to each other."""
        scale, k = self._scale, self._scale.k
        x, y = self.rect.x + PAD * k, place.centery
        for balance in balances:
            stamp(surface, disc(balance.colour, 16 * k), x + 8 * k, y, centred=True)
            at = x + 21 * k
            for before, after in balance.figures:
                if before:
                    at = write(surface, scale, before, "sans", self._points, FADED_INK, at, y).right + 4 * k
                    stamp(surface, arrow(round(13 * k), round(8 * k), BRASS), at, y - 4 * k)
                    at += 17 * k
                at = write(surface, scale, after, "bold", self._points, INK, at, y).right + 9 * k
            x += self._wide(balance) + APART * k

    def _wide(self, balance: Balance) -> int:
        """Return the width in pixels of a player's figures."""
        scale, wide = self._scale, 12 * self._scale.k
        for before, after in balance.figures:
            wide += text_width(scale, after, "bold", self._points) + 9 * scale.k
            wide += text_width(scale, before, "sans", self._points) + 21 * scale.k if before else 0
        return round(wide)

    def _draw_slider(self, surface: pygame.Surface) -> None:
        """Draw a thin scroll bar, if there is more than fits."""
        count, fitting, scale = len(self._rows), self.fitting, self._scale
        if count <= fitting:
            return
        track = self._line(0)
        track.union_ip(self._line(fitting - 1))
        track.x, track.w = self.rect.right - scale.px(9), max(3, scale.px(4))
        pygame.draw.rect(surface, mix(RULE, PAPER, 0.5), track, border_radius=track.w)
        high = max(scale.px(14), round(track.h * fitting / count))
        top = track.y + round((track.h - high) * self.first / (count - fitting))
        pygame.draw.rect(surface, BRASS, (track.x, top, track.w, high), border_radius=track.w)
