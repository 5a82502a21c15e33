"""A sheet over the board: a year's dividends, a market, income, a final payment."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Final

import pygame

from game.rules.contract import Party
from game.table.boards.animation import CoinFlight
from game.table.boards.chapters import Cell, Foot, Head, Row, Sheet, Tone
from game.table.boards.shown import Shown
from game.table.boards.view import Badge, BoardView
from game.table.kit.furniture import button, cap_width
from game.table.kit.lettering import text_width, wrap, write, write_within
from game.table.kit.materials import double_frame, drop_shadow, print_paper
from game.table.kit.motion import Motions
from game.table.kit.pen import Pen, Point, copied, smooth, stamp, stays
from game.table.kit.pieces import disc, draw_dice
from game.table.kit.scale import Scale
from game.table.kit.surface_cache import Used, cached_surface, surface_cache
from game.table.kit.theme import FADED_INK, INK, PAPER, RULE, SIGNAL, Colour, mix
from game.table.play.spots import PromptButton, Spot
from game.table.program.commands import Command
from game.table.program.keys import cap
from game.words import translate

TITLE_INK: Final[Colour] = (107, 42, 28)
INKS: Final[dict[Tone, Colour]] = {
    Tone.PLAIN: INK,
    Tone.QUIET: FADED_INK,
    Tone.GAIN: (30, 104, 52),
    Tone.LOSS: (150, 40, 30),
    Tone.TOTAL: INK,
    Tone.KEY: TITLE_INK,
    Tone.PLACE: INK,
    Tone.FIRST: INK,
}
TAGS: Final[dict[Tone, Colour]] = {Tone.PLACE: (250, 242, 223), Tone.FIRST: (246, 208, 108)}
"""The looks of the tags with places."""
SIGNS: Final = 176
"""The width in units for signs before a figure."""
RIBBON: Final = 68
"""The height in units of the winner's ribbon."""
SMALL: Final = 18.0
BIG: Final = 20.5
EDGE: Final = 34
"""The distance in units from the paper's edge to its content."""
HEAD: Final = 84
"""The space in units above the column headings."""
FOOT: Final = 96
"""The space in units below the rows."""
ROWS: Final = (56, 52, 48, 44, 40, 36, 32)
"""The possible heights of a row."""
GAP: Final = 26
"""The distance in units between two columns."""
ASIDE_LINES: Final = 2
"""The number of lines for the text next to the title."""
SIZES: Final = (1.0, 0.94, 0.88, 0.82, 0.76, 0.7, 0.64, 0.58)
"""The scales that are tried until the paper fits."""


class SheetPaper:
    """The paper that lays out and draws a sheet over the board, and finds its button and rows."""

    def __init__(self, sheet: Sheet, shown: Shown, scale: Scale, board: pygame.Rect) -> None:
        """Create the paper; `board` (pixels) is what it may cover, at `scale`."""
        self.sheet = sheet
        self._shown = shown
        self._room = room = board.inflate(-scale.px(16), -scale.px(16))
        for size in SIZES:
            self._scale = scale.larger(size)
            self._widths = self._measure()
            wide, step = self._wide(), self._row_height(room)
            if wide <= room.w and step:
                break
        self._step = step or ROWS[-1]
        px = self._scale.px
        high = px(HEAD + 40 + self._step * len(sheet.rows) + FOOT)
        self.rect = pygame.Rect(0, 0, min(wide, room.w), min(high, room.h))
        self.rect.midtop = (room.centerx, room.y + (room.h - self.rect.h) * 2 // 5)
        self._left, self._right = self.rect.x + px(EDGE), self.rect.right - px(EDGE)
        self._edges = self._columns()
        self.button = self._button_place()
        self._drawn: Hashable = None
        self._picture = pygame.Surface((1, 1), 0, 32)
        """The paper's last picture, and its dependencies."""
        self._used = Used()

    # Layout

    @property
    def _label(self) -> str:
        return self.sheet.go_on or translate("sheet-go-on")

    def _measure(self) -> list[int]:
        """Return the width in pixels that each column needs."""
        columns = list(zip(*(row.cells for row in self.sheet.rows), strict=True))
        firsts = (self.sheet.heads[0], *(row.head for row in self.sheet.rows))
        first = max(self._head_width(head) for head in firsts)
        others = [
            max([self._head_width(head), *(self._cell_width(cell) for cell in cells)])
            for head, cells in zip(self.sheet.heads[1:], columns, strict=True)
        ]
        return [first, *others]

    def _head_width(self, head: Head) -> int:
        scale = self._scale
        if head.seat is not None:
            name = text_width(scale, self._shown.seats[head.seat].name, "bold", BIG)
            return min(name, scale.px(170)) + scale.px(42)
        wide = text_width(scale, head.words, "bold", BIG)
        return wide + (scale.px(48) if head.badge is not None else 0)

    def _cell_width(self, cell: Cell) -> int:
        scale = self._scale
        wide = text_width(scale, cell.words, "slab_bold", 25 if cell.tone is Tone.TOTAL else 22)
        wide += scale.px(SIGNS) if cell.signs else scale.px(24) if cell.tone in TAGS else 0
        return wide + (text_width(scale, cell.aside, "sans", SMALL) + scale.px(14) if cell.aside else 0)

    def _wide(self) -> int:
        px, sheet = self._scale.px, self.sheet
        rows = sum(self._widths) + px(GAP) * len(self._widths)
        title = self._title_width() + px(24) + self._aside_room()
        feet = sum(self._foot_width(foot) + px(40) for foot in sheet.feet) + self._button_width()
        return max(rows, title + px(40), min(feet, px(1200))) + 2 * px(EDGE)

    def _title_width(self) -> int:
        """Return the width in pixels of the title and the dice."""
        wide = text_width(self._scale, self.sheet.title, "title", 30)
        return wide + (self._scale.px(245) if self.sheet.dice else 0)

    def _aside_room(self) -> int:
        """Return the pixels next to the title in which the text there has enough lines."""
        scale, aside = self._scale, self.sheet.aside
        room = scale.px(306)
        while room < scale.px(700) and len(wrap(scale, aside, "italic", SMALL, room)) > ASIDE_LINES:
            room += scale.px(18)
        return room

    def _row_height(self, room: pygame.Rect) -> int:
        """Return the largest row height that fits; 0 if none does."""
        free = room.h / self._scale.k - HEAD - 40 - FOOT
        return next((step for step in ROWS if step * len(self.sheet.rows) <= free), 0)

    def _columns(self) -> list[tuple[float, float]]:
        """Return the left and right of each column in pixels; spare width is shared among them."""
        spare = (self._right - self._left - sum(self._widths)) / len(self._widths)
        edges, x = [], float(self._left)
        for wide in self._widths:
            edges.append((x, x + wide + spare))
            x += wide + spare
        return edges

    def _button_width(self) -> int:
        scale = self._scale
        return text_width(scale, self._label, "bold", 18) + cap_width(scale, cap("enter")) + scale.px(56)

    def _button_place(self) -> pygame.Rect:
        px = self._scale.px
        rect = pygame.Rect(0, 0, self._button_width(), px(52))
        rect.bottomright = (self._right, self.rect.bottom - px(24))
        return rect

    @property
    def fits(self) -> bool:
        """Return whether nothing had to be condensed or omitted."""
        beside = self._right - self._left - self._title_width() - self._scale.px(24)
        lines = wrap(self._scale, self.sheet.aside, "italic", SMALL, max(1, beside))
        columns = sum(self._widths) <= self._right - self._left
        return columns and bool(self._row_height(self._room)) and len(lines) <= ASIDE_LINES

    @property
    def spot(self) -> Spot:
        """Return the button that closes the sheet."""
        return Spot(PromptButton(Command.CONFIRM), self.button)

    def place_of(self, party: Party) -> Point | None:
        """Return the start of payments from a row, in pixels: the row's right end."""
        for number, row in enumerate(self.sheet.rows):
            if row.party == party:
                return float(self.rect.right), self._middle(number)
        return None

    @property
    def _top(self) -> float:
        return self.rect.y + (HEAD + 40) * self._scale.k

    def _middle(self, number: int) -> float:
        return self._top + self._step * (number + 0.5) * self._scale.k

    # Drawing

    def draw(
        self, surface: pygame.Surface, view: BoardView, motions: Motions, *, hovered: bool, pressed: bool
    ) -> None:
        """Draw the whole paper."""
        px, rect = self._scale.px, self.rect.clip(surface.get_rect())
        drop_shadow(surface, self.rect, px(22), (px(4), px(12)), 210, 3)
        counted = not motions.of(CoinFlight)
        drawn = (hovered, pressed, counted, cap("enter"))
        if self._drawn == drawn:
            surface.blit(self._picture, rect)
            surface_cache.stay(self._used)
            return
        with surface_cache.noting() as self._used:
            self._draw_paper(surface, view, counted, hovered=hovered, pressed=pressed)
        if stays(surface, rect):
            self._picture, self._drawn = copied(surface.subsurface(rect), self._picture), drawn
        elif motions:
            # Only what it needs is made. So is what it will need once everything is paid.
            self._draw_paper(surface, view, True, hovered=hovered, pressed=pressed)

    def _draw_paper(
        self, surface: pygame.Surface, view: BoardView, counted: bool, *, hovered: bool, pressed: bool
    ) -> None:
        """Draw the paper; `counted`: all the money has arrived."""
        scale, sheet, rect = self._scale, self.sheet, self.rect
        print_paper(surface, rect, 30)
        inset = scale.px(9)
        double_frame(surface, scale, rect.inflate(-2 * inset, -2 * inset), mix(INK, PAPER, 0.12), 4, 2.4)
        self._draw_title(surface)
        if sheet.winner is not None and counted:
            left, right = self._edges[sheet.winner]
            top = round(self._top - 38 * scale.k)
            high = round(self._step * len(sheet.rows) * scale.k + 40 * scale.k)
            place = pygame.Rect(round(left + 10 * scale.k), top, round(right - left - 2 * scale.k), high)
            stamp(surface, _light(place.size, 84), *place.topleft)
        self._draw_heads(surface)
        for number, row in enumerate(sheet.rows):
            if counted or not row.outcome:
                self._draw_row(surface, view, number, row)
        if counted or sheet.winner is None:
            self._draw_feet(surface)
        button(
            surface,
            scale,
            self.button,
            self._label,
            key=cap("enter"),
            main=True,
            hovered=hovered,
            pressed=pressed,
        )

    def _draw_title(self, surface: pygame.Surface) -> None:
        scale, k, sheet = self._scale, self._scale.k, self.sheet
        y = self.rect.y + 44 * k
        title = write(surface, scale, sheet.title, "title", 30, TITLE_INK, self._left, y)
        right = float(self._right)
        if sheet.dice is not None:
            draw_dice(surface, sheet.dice, (right - 178 * k, y - 2 * k), 20 * k)
            write(surface, scale, sheet.dice_words, "slab_bold", 24, INK, right, y, "r")
            right -= 235 * k
        room = round(right - title.right - 24 * k)
        points = SMALL
        if sheet.aside:
            lines = wrap(scale, sheet.aside, "italic", points, max(1, room))
            for i, line in enumerate(lines[:ASIDE_LINES]):
                drop = (i - (min(ASIDE_LINES, len(lines)) - 1) / 2) * 20 * k
                write_within(surface, scale, line, "italic", points, FADED_INK, right, y + drop, room, "r")
        line_y = round(y + 25 * k)
        pygame.draw.line(surface, SIGNAL, (self._left, line_y), (self._right, line_y), max(1, scale.px(2)))

    def _draw_heads(self, surface: pygame.Surface) -> None:
        scale, k, y = self._scale, self._scale.k, self._top - 20 * self._scale.k
        for number, (head, (left, right)) in enumerate(zip(self.sheet.heads, self._edges, strict=True)):
            if head.seat is not None:
                look = self._shown.seats[head.seat]
                room = round(right - left - 38 * k)
                name = write_within(surface, scale, look.name, "bold", BIG, INK, right, y, room, "r")
                stamp(surface, disc(look.colour, max(18, 28 * k)), name.left - 21 * k, y, centred=True)
            elif number:
                write(surface, scale, head.words, "semi", SMALL, FADED_INK, right, y, "r")
            else:
                write(surface, scale, head.words, "semi", SMALL, FADED_INK, left + 4 * k, y)

    def _draw_row(self, surface: pygame.Surface, view: BoardView, number: int, row: Row) -> None:
        scale, k, y = self._scale, self._scale.k, self._middle(number)
        top = round(y - self._step * k / 2)
        heavy = row.lit
        thick = max(1, scale.px(2)) if heavy else 1
        pygame.draw.line(surface, INK if heavy else RULE, (self._left, top), (self._right, top), thick)
        if row.lit:
            place = pygame.Rect(self._left, top + thick, self._right - self._left, round(self._step * k))
            stamp(surface, _light(place.size, 64), *place.topleft)
        left, right = self._edges[0]
        self._draw_row_head(surface, view, row.head, left + 4 * k, right, y)
        for cell, (start, end) in zip(row.cells, self._edges[1:], strict=True):
            self._draw_cell(surface, view, cell, start, end, y)

    def _draw_row_head(
        self, surface: pygame.Surface, view: BoardView, head: Head, x: float, right: float, y: float
    ) -> None:
        scale, k = self._scale, self._scale.k
        words = head.words
        if head.seat is not None:
            look = self._shown.seats[head.seat]
            words = look.name
            stamp(surface, disc(look.colour, max(18, 30 * k)), x + 16 * k, y, centred=True)
            x += 42 * k
        elif head.badge is not None:
            place = pygame.Rect(0, 0, round(32 * k), round(38 * k))
            place.center = (round(x + 18 * k), round(y))
            view.draw_badge(surface, Badge(*head.badge), place)
            x += 46 * k
        write_within(surface, scale, words, "bold", BIG, INK, x, y, round(right - x))

    def _draw_cell(
        self, surface: pygame.Surface, view: BoardView, cell: Cell, left: float, right: float, y: float
    ) -> None:
        scale, k = self._scale, self._scale.k
        if cell.tone in TAGS:
            wide = max(62 * k, text_width(scale, cell.words, "slab_bold", BIG) + 24 * k)
            tag = pygame.Rect(
                0, 0, round(min(wide, right - left - 6 * k)), round(min(36, self._step * 0.9) * k)
            )
            tag.midright = (round(right), round(y))
            stamp(surface, _tag(tag.size, TAGS[cell.tone], tag.h / 2), *tag.topleft)
            room = tag.w - round(10 * k)
            write_within(surface, scale, cell.words, "slab_bold", BIG, INK, tag.centerx, y, room, "c")
            return
        plain = cell.tone is Tone.QUIET
        points = 25 if cell.tone is Tone.TOTAL else 21
        face = "slab" if plain else "slab_bold"
        room = round(right - left - 10 * k)
        place = write_within(surface, scale, cell.words, face, points, INKS[cell.tone], right, y, room, "r")
        if cell.signs:
            picture, count = cell.signs
            signs = pygame.Rect(0, 0, round((SIGNS - 14) * k), round(self._step * 0.92 * k))
            signs.midright = (round(place.left - 10 * k), round(y))
            view.draw_badge(surface, Badge(picture, 0, count), signs)
        if cell.aside:
            x = place.left - 10 * k
            write_within(
                surface, scale, cell.aside, "sans", SMALL, FADED_INK, x, y, max(1, round(x - left)), "r"
            )

    # The lower edge

    def _foot_width(self, foot: Foot) -> int:
        scale, px = self._scale, self._scale.px
        if foot.winner is not None:
            title, words = (
                text_width(scale, foot.heading, "title", 24),
                text_width(scale, foot.words, "semi", BIG),
            )
            return max(title, words + px(36) * len(foot.seats)) + px(110)
        pictures = px(66) * len(foot.seats) + (px(30) * foot.pips[1] + px(10) if foot.pips else 0)
        words = text_width(scale, foot.words, "semi", SMALL) if foot.words else 0
        return max(text_width(scale, foot.heading, "semi", SMALL), pictures + min(words, px(330)))

    def _draw_feet(self, surface: pygame.Surface) -> None:
        scale, k = self._scale, self._scale.k
        x, y = self._left + 4 * k, self.rect.bottom - 68 * k
        for foot in self.sheet.feet:
            if foot.winner is not None:
                self._draw_ribbon(surface, foot, foot.winner)
                continue
            ink = SIGNAL if foot.urgent else FADED_INK
            write(surface, scale, foot.heading, "semi", SMALL, ink, x, y)
            end = self._draw_foot(surface, foot, x, y + 32 * k)
            x = max(x + self._foot_width(foot), end) + 40 * k

    def _draw_ribbon(self, surface: pygame.Surface, foot: Foot, seat: int) -> None:
        """Draw the winner and the reason, on a paper at the left of the button."""
        scale, k, seats = self._scale, self._scale.k, self._shown.seats
        wide = min(self._foot_width(foot), self.button.left - self._left - 20 * k)
        place = pygame.Rect(round(self._left), 0, round(wide), round(RIBBON * k))
        place.bottom = self.button.bottom + round(2 * k)
        stamp(surface, _tag(place.size, (255, 240, 196), 6 * k), *place.topleft)
        stamp(
            surface, disc(seats[seat].colour, max(26, 44 * k)), place.x + 40 * k, place.centery, centred=True
        )
        x, right = place.x + 76 * k, place.right - 14 * k
        upper, lower = place.y + 0.31 * place.h, place.y + 0.71 * place.h
        write_within(surface, scale, foot.heading, "title", 24, TITLE_INK, x, upper, round(right - x))
        room = round(right - x - 36 * k * len(foot.seats))
        x = write_within(surface, scale, foot.words, "semi", BIG, INK, x, lower, room).right + 24 * k
        for one in foot.seats:
            stamp(surface, disc(seats[one].colour, max(18, 28 * k)), x, lower, centred=True)
            x += 36 * k

    def _draw_foot(self, surface: pygame.Surface, foot: Foot, x: float, y: float) -> float:
        """Draw the text below a footer's heading; return its right end."""
        scale, k = self._scale, self._scale.k
        for place, seat in enumerate(foot.seats, 1):
            x = write(surface, scale, str(place), "slab_bold", BIG, INK, x, y).right + 20 * k
            stamp(surface, disc(self._shown.seats[seat].colour, max(20, 32 * k)), x, y, centred=True)
            x += 30 * k
        if foot.pips is not None:
            done, needed = foot.pips
            picture = pips(round(30 * k), done, needed)
            stamp(surface, picture, x, y - picture.get_height() / 2)
            x += picture.get_width() + 10 * k
        if foot.words:
            room = max(1, round(min(330 * k, self.button.left - x - 10 * k)))
            lines = wrap(scale, foot.words, "semi", SMALL, room)[:2]
            ink, top = SIGNAL if foot.urgent else INK, y - (len(lines) - 1) * 10 * k
            for i, line in enumerate(lines):
                x_end = write(surface, scale, line, "semi", SMALL, ink, x, top + 20 * i * k).right
            x = max(x, float(x_end))
        return x


@cached_surface
def _light(size: tuple[int, int], strength: int) -> pygame.Surface:
    """Draw lamp light on a part of the paper."""
    return smooth(size, lambda pen: pen.rect((255, 206, 96, strength), 0, 0, *size, 6))


@cached_surface
def _tag(size: tuple[int, int], face: Colour, corner: float) -> pygame.Surface:
    """Draw a piece of paper or brass with a fine rim, for a place or a name."""

    def draw(pen: Pen) -> None:
        w, h = size
        pen.rect((130, 94, 22), 0, 0, w, h, corner)
        pen.rect(face, 1.3, 1.3, w - 2.6, h - 2.6, max(1, corner - 1.3))

    return smooth(size, draw)


def pips(side: int, done: int, needed: int) -> pygame.Surface:
    """Draw small round seals, ticked for each step done."""

    def paint(pen: Pen) -> None:
        for i in range(needed):
            middle = (side * (i + 0.5), side / 2)
            pen.circle((74, 48, 20), middle, side * 0.40)
            pen.circle((250, 242, 223), middle, side * 0.35)
            if i < done:
                pen.circle(SIGNAL, middle, side * 0.28)
                _tick(pen, middle, side)

    return smooth((side * needed, side), paint, 5)


def _tick(pen: Pen, middle: Point, side: float) -> None:
    x, y = middle
    line: Sequence[Point] = [
        (x - side * 0.13, y),
        (x - side * 0.03, y + side * 0.11),
        (x + side * 0.14, y - side * 0.11),
    ]
    pen.line((255, 246, 226), list(line), side * 0.075)
