"""The panels of a review: the moves that mattered, the explanation, the chart, and what they share."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

import pygame

from game.learning.review import Review
from game.learning.review_words import Told
from game.learning.turning_points import Tried, TurningPoint
from game.table.controls.form import Control, Mood
from game.table.kit.engraving import STROKES, strokes
from game.table.kit.furniture import plate, round_button
from game.table.kit.lettering import (
    NARROWEST,
    line_height,
    paragraph,
    text_width,
    wrap,
    write,
    write_fitting,
    write_within,
)
from game.table.kit.materials import drop_shadow, panel, print_paper, sheet
from game.table.kit.pen import Pen, Point, smooth, smooth_steps, stamp
from game.table.kit.pieces import disc
from game.table.kit.scale import Scale
from game.table.kit.surface_cache import Steps, cached_incrementally, cached_surface
from game.table.kit.theme import (
    BRASS,
    CREAM,
    FADED_INK,
    GAIN,
    INK,
    PALE_BRASS,
    PAPER,
    QUIET,
    RULE,
    SEATS,
    SIGNAL,
    SLIP,
    Colour,
    mix,
)
from game.table.learning.marks import part_heading, rule
from game.table.program.input import Pointer
from game.words import translate

PALE: Final[Colour] = (255, 226, 140)
"""The color of the current medal's rim."""
KNOB: Final = 9.5
"""The radius of a knob of the slider, in units."""


def percent(chance: float) -> str:
    """Return a chance as text: "34%"."""
    return translate("review-percent", percent=round(100 * chance))


def change(part: float) -> str:
    """Return a gain or loss as text with its sign, a typographic minus: "−8%"."""
    words = percent(abs(part))
    return translate("review-more", change=words) if part > 0 else translate("review-less", change=words)


def medal(
    surface: pygame.Surface, x: float, y: float, side: float, good: bool, ground: Colour = SLIP
) -> None:
    """Draw a gain (a triangle pointing up) or a loss (down), `side` pixels wide, centered at (x, y)."""
    stamp(surface, _medal(max(18, round(side)), good, ground), x, y, centred=True)


@cached_surface
def _medal(side: int, good: bool, ground: Colour) -> pygame.Surface:
    def paint(pen: Pen) -> None:
        pen = pen.at(side / 2, side / 2, side / 2)
        pen.circle(ground, (0, 0), 0.99)
        pen.circle(GAIN if good else SIGNAL, (0, 0), 0.86)
        up = -1 if good else 1
        pen.poly((255, 250, 236), [(0, up * 0.56), (0.54, -up * 0.34), (-0.54, -up * 0.34)])

    return smooth((side, side), paint, 4)


def rod(surface: pygame.Surface, scale: Scale, x: float, y: float, high: float) -> None:
    """Draw the slider: a brass rod with a knob at both ends, from y down."""
    image = _rod(round(high), round(scale.k, 3))
    stamp(surface, image, x - image.get_width() / 2, y)


@cached_surface
def _rod(high: int, k: float) -> pygame.Surface:
    wide = 2.8 * KNOB * k

    def paint(pen: Pen) -> None:
        middle = wide / 2
        ends = [(middle, middle), (middle, high - middle)]
        pen.line((30, 18, 8), ends, 5 * k)
        pen.line(mix(BRASS, (255, 240, 180), 0.3), ends, 2.6 * k)
        for end in ends:
            pen.circle((60, 40, 8), end, KNOB * k)
            pen.shade_circle((250, 222, 130), (186, 144, 40), end, (KNOB - 1.3) * k)
            pen.circle((96, 68, 12), end, 2.6 * k)

    return smooth((wide, high), paint, 3)


class Board(Control):
    """The board, which the scene draws; pressing it enlarges it."""

    def __init__(self, action: Callable[[], None]) -> None:
        super().__init__()
        self._action = action

    @property
    def reachable(self) -> bool:
        """Return False, because the button needs no focus for keys."""
        return False

    def press(self) -> None:
        self._action()


class RoundControl(Control):
    """A round brass button of the bar, with an icon."""

    def __init__(self, icon: str, action: Callable[[], None], *, key: str, help_text: str) -> None:
        super().__init__(key=key, help_text=help_text)
        self.icon = icon
        self.action = action

    def draw(self, surface: pygame.Surface, scale: Scale, mood: Mood) -> None:
        round_button(
            surface,
            scale,
            *self.rect.center,
            self.icon,
            diameter=38,
            pressed=mood.pressed,
            hovered=mood.hovered,
            enabled=self.enabled,
            focused=mood.focused,
        )

    def press(self) -> None:
        self.action()


CHOSEN: Final[Colour] = (58, 40, 14)
"""The color of secondary text on brass."""
POINTS: Final = 18.5
READABLE: Final = 0.85
"""The narrowest text scale used to keep optional words."""
TOP: Final = 57
STEP: Final = 44
"""The space in units above the first line, and from one line to the next."""


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
        """Return False, because keys always move through the list."""
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
    whole = text_width(scale, line.name, "bold", POINTS) * NARROWEST <= named
    move = text_width(scale, line.told.played, "sans", POINTS) * NARROWEST
    if whole and move <= free - named - gap:
        x = write_within(surface, scale, line.name, "bold", POINTS, ink, x, y, named).right + gap
    room = round(figure.x - scale.px(12) - x)
    write_fitting(surface, scale, line.words(scale, room), "sans", POINTS, ink, x, y, room)


@cached_surface
def _brass(size: tuple[int, int], k: float) -> pygame.Surface:
    wide, high = size
    edge = 1.4

    def paint(pen: Pen) -> None:
        inner = (edge, edge, wide - 2 * edge, high - 2 * edge)
        pen.rect((96, 68, 8), 0, 0, wide, high, 6 * k)
        pen.shade_rect((250, 216, 122), (228, 182, 76), *inner, 5 * k)

    return smooth(size, paint)


BODY: Final = 19.0
SMALL: Final = 17.0
"""The sizes of small text, in units."""
SMALLEST: Final = 15.0
"""The text size for very long content."""

NAMED: Final = 150
"""The width in units that a moment's name needs; if there is less, the column headings move below it."""
BELOW: Final = 52
"""How many units they move down then."""


SETTINGS: Final = ((BODY, 5), (SMALL, 3), (SMALL - 1, 1), (SMALLEST, 0))
"""The settings for events, the most legible first: text size, and units between two lines."""


@dataclass(frozen=True, slots=True)
class Payments:
    """The last payments of a match: a title, and a line for each player, the winner's first."""

    title: str
    rows: Sequence[tuple[int, str, tuple[str, str, str]]]
    """The color of the seat, its name, and three figures: the score before, its change, the final score."""


@dataclass(frozen=True, slots=True)
class Moment:
    """The content of a moment's paper."""

    heading: str
    """The move."""
    where: str
    """The position in the game."""
    colour: int | None
    """The color of the seat that moved, if any."""
    events: Sequence[str]
    """The events of the move."""
    line: Line | None = None
    """The turning point at this move."""
    rival: int = 0
    """The seat whose expected final score is compared with the mover's."""
    payments: Payments | None = None
    """What the move paid, where that ended the match; `events` then hold only what else there is to say."""


def draw_card(
    surface: pygame.Surface,
    scale: Scale,
    rect: pygame.Rect,
    moment: Moment,
    names: Sequence[str],
    written: Callable[[int], str],
) -> None:
    """Draw the paper in `rect` (pixels); `written` formats a score."""
    drop_shadow(surface, rect, scale.px(5), (0, scale.px(3)), 150)
    print_paper(surface, rect, 24, SLIP)
    pygame.draw.rect(surface, (150, 128, 92), rect.inflate(-scale.px(8), -scale.px(8)), 1)
    left, right = rect.x + scale.px(20), rect.right - scale.px(20)
    y = float(rect.y + scale.px(40))
    start = left
    if moment.colour is not None:
        stamp(surface, disc(moment.colour, 34 * scale.k, flat=True), left + scale.px(17), y, centred=True)
        start = left + scale.px(46)
    columns = 2 * _column(scale, names, written, moment) + scale.px(90) if moment.line is not None else 0
    room = right - start - columns
    narrow = columns and room < scale.px(NAMED)
    if narrow:
        room = right - start
    for words, face, points, ink, down in (
        (moment.heading, "slab_bold", 20.0, INK, -12),
        (moment.where, "sans", SMALL, FADED_INK, 13),
    ):
        at = y + scale.px(down)
        write_fitting(surface, scale, words, face, points, ink, start, at, room)
    y += scale.px(32 + BELOW if narrow else 32)
    if moment.line is None:
        if moment.payments is not None:
            y = _draw_payments(surface, scale, moment.payments, (left, y, right))
        _draw_events(surface, scale, moment, (left, y, right), rect.bottom - scale.px(14))
        return
    y = _draw_sides(surface, scale, moment, (left, y, right), names, written)
    why = translate("review-why", reason=moment.line.told.reason)
    _draw_fitting(surface, scale, why, (left, y + scale.px(10), right), rect.bottom - scale.px(12))


def _column(scale: Scale, names: Sequence[str], written: Callable[[int], str], moment: Moment) -> int:
    """Return the width of a column of scores, in pixels."""
    assert moment.line is not None
    scores = (*moment.line.point.played.scores, *moment.line.point.other.scores)
    widest = max(text_width(scale, written(round(score)), "slab_bold", BODY) for score in scores)
    return max(widest, scale.px(84)) + scale.px(14)


def _draw_sides(
    surface: pygame.Surface,
    scale: Scale,
    moment: Moment,
    place: tuple[float, float, float],
    names: Sequence[str],
    written: Callable[[int], str],
) -> float:
    """Draw the two moves with their figures in columns; `place` is left, top and right. Return the bottom."""
    left, y, right = place
    line = moment.line
    assert line is not None
    point = line.point
    wide = _column(scale, names, written, moment)
    seats = (point.seat, moment.rival)
    ends = (right - 2 * wide, right - wide, right)
    head, under = y - scale.px(44), y - scale.px(19)
    write(surface, scale, translate("review-win"), "sans", SMALL, FADED_INK, ends[0], head, "r")
    write(surface, scale, translate("review-chance"), "sans", SMALL, FADED_INK, ends[0], under, "r")
    room = round(2 * wide - scale.px(10))
    write_within(
        surface, scale, translate("review-at-the-end"), "sans", SMALL, FADED_INK, right, head, room, "r"
    )
    for seat, end in zip(seats, ends[1:], strict=True):
        write_within(
            surface, scale, names[seat], "sans", SMALL, FADED_INK, end, under, wide - scale.px(12), "r"
        )
    best = translate("review-best") if point.cost else translate("review-next-best")
    sides = (
        (translate("review-played"), line.told.played, point.played),
        (best, line.told.other, point.other),
    )
    step = scale.px(25)
    for number, (label, words, tried) in enumerate(sides):
        good = point.cost == bool(number)
        rule(surface, left, y, right)
        y += step
        medal(surface, left + scale.px(12), y, 25 * scale.k, good)
        ink = GAIN if good else SIGNAL
        label_end = write(surface, scale, label, "bold", BODY, ink, left + scale.px(32), y).right
        x: float = label_end + scale.px(8)
        room, below = round(ends[0] - text_width(scale, "100 %", "slab_bold", BODY) - scale.px(8) - x), y
        if text_width(scale, words, "sans", BODY) * NARROWEST > room:
            x, below, room = left + scale.px(32), y + step + scale.px(4), round(right - left) - scale.px(32)
        write_fitting(surface, scale, words, "sans", BODY, INK, x, below, room)
        for cell, end in zip(_cells(tried, seats, written), ends, strict=True):
            write(surface, scale, cell, "slab_bold", BODY, INK, end, y, "r")
        y = below + step
    rule(surface, left, y, right)
    return y


def _cells(tried: Tried, seats: Sequence[int], written: Callable[[int], str]) -> list[str]:
    return [percent(tried.chance), *(written(round(tried.scores[seat])) for seat in seats)]


def _draw_payments(
    surface: pygame.Surface, scale: Scale, payments: Payments, place: tuple[float, float, float]
) -> float:
    """Draw a table of figures; `place` is left, top and right. Return its bottom.

    The first figure, the score before, is omitted where names would have no room.
    """
    left, y, right = place
    heads = (translate("review-before"), translate("review-change"), translate("score-final"))
    figures = list(zip(heads, *(row[2] for row in payments.rows), strict=True))
    wides = [
        max(text_width(scale, words, "slab_bold" if i else "sans", SMALL) for i, words in enumerate(column))
        + scale.px(22)
        for column in figures
    ]
    title = text_width(scale, payments.title, "bold", SMALL)
    names = max(text_width(scale, row[1], "bold", SMALL) for row in payments.rows) + scale.px(34)
    if max(title, names) * NARROWEST > right - left - sum(wides):
        del figures[0], wides[0]
    step = scale.px(4) + line_height(scale, SMALL)
    rule(surface, left, y, right)
    room = round(right - left - sum(wides))
    write_within(surface, scale, payments.title, "bold", SMALL, INK, left, y + step / 2, room)
    end = right
    for column, wide in zip(reversed(figures), reversed(wides), strict=True):
        for number, words in enumerate(column):
            face, ink = ("slab_bold", INK) if number else ("sans", FADED_INK)
            write(surface, scale, words, face, SMALL, ink, end, y + step * (number + 0.5), "r")
        end -= wide
    for number, (colour, name, _) in enumerate(payments.rows, 1):
        middle = y + step * (number + 0.5)
        stamp(surface, disc(colour, 22 * scale.k, flat=True), left + scale.px(11), middle, centred=True)
        write_within(
            surface, scale, name, "bold", SMALL, INK, left + scale.px(30), middle, room - scale.px(34)
        )
    return y + step * (len(payments.rows) + 1) + scale.px(3)


def _draw_events(
    surface: pygame.Surface,
    scale: Scale,
    moment: Moment,
    place: tuple[float, float, float],
    bottom: float,
) -> None:
    """Draw the events; the long end of a turn in smaller text or closer lines."""
    left, y, right = place
    rule(surface, left, y, right)
    y += scale.px(6 if moment.payments else 10)
    events, wide = moment.events, round(right - left)
    if moment.payments:
        ways = (events, events[-1:], events[:1])
        fits = (way for way in ways if _setting_that_fits(scale, way, wide, bottom - y))
        events = next(fits, events[:1])
    lines, points, apart = lines_that_fit(scale, events, wide, bottom - y)
    for words in lines:
        y = paragraph(surface, scale, words, "sans", points, INK, left, y, wide) + apart


def _setting_that_fits(
    scale: Scale, lines: Sequence[str], wide: int, high: float
) -> tuple[float, int] | None:
    """Return the largest text size with its spacing at which lines fit in pixels; None if none does."""
    for points, units in SETTINGS:
        if _height(scale, lines, wide, points, scale.px(units)) <= high:
            return points, scale.px(units)
    return None


def _height(scale: Scale, lines: Sequence[str], wide: int, points: float, apart: int) -> int:
    rows = sum(len(wrap(scale, words, "sans", points, wide)) for words in lines)
    return rows * line_height(scale, points) + apart * len(lines)


def lines_that_fit(
    scale: Scale, events: Sequence[str], wide: int, high: float
) -> tuple[Sequence[str], float, int]:
    """Return the lines that fit in a height in pixels, with their text size and spacing.

    If there are too many, those in the middle are left out; the log has all of them.
    """
    setting = _setting_that_fits(scale, events, wide, high)
    if setting is not None:
        return events, *setting
    kept, points, apart = list(events), SETTINGS[-1][0], scale.px(SETTINGS[-1][1])
    while len(kept) > 2:
        del kept[len(kept) // 2]
        middle = (len(kept) + 1) // 2
        told = [*kept[:middle], "\N{HORIZONTAL ELLIPSIS}", *kept[middle:]]
        if _height(scale, told, wide, points, apart) <= high:
            return told, points, apart
    return events[-1:], points, apart


def _draw_fitting(
    surface: pygame.Surface, scale: Scale, words: str, place: tuple[float, float, float], bottom: float
) -> None:
    """Draw a paragraph, in smaller text if it is long."""
    left, y, right = place
    room, points = round(right - left), BODY + 0.5
    while (
        points > SMALL - 2
        and y + line_height(scale, points) * len(wrap(scale, words, "sans", points, room)) > bottom
    ):
        points -= 0.5
    paragraph(surface, scale, words, "sans", points, INK, left, y, room)


SIDE: Final = 262
"""The space in units at the right for everybody's chance at the current moment."""
APART: Final = 6
"""The smallest distance in units between two labels under the bands."""
FOOT: Final = 30
AXIS: Final = 70
"""The space in units kept free under the bands and at their left."""
HEAD: Final = 40
MEDAL: Final = 13
"""Half the width of a turning point's medal, in units."""
Chances = tuple[tuple[float, ...], ...]


@dataclass(frozen=True, slots=True)
class Evening:
    """A match as the chart shows it."""

    names: tuple[str, ...]
    colours: tuple[int, ...]
    order: tuple[int, ...]
    """The seats from the bottom of the chart upward, beginning with the viewer's."""
    marks: tuple[tuple[str, int], ...]
    """The labels of the match's parts, and the number of moves before each."""
    short: tuple[str, ...]
    """The same labels as numbers alone, for parts that are too narrow."""
    period: str
    """The name of the period that these numbers count."""
    moves: int


class Chart(Control):
    """The chart on its sheet of paper; pressing or dragging goes to a moment."""

    def __init__(self, evening: Evening, go: Callable[[int], None]) -> None:
        """Create the list; `go` receives the number of moves to show."""
        super().__init__()
        self.evening = evening
        self.review: Review | None = None
        self.number = 0
        """The current moment."""
        self.tag = ""
        """The text of the plate above it."""
        self.note = ""
        """The notice about what is still being computed, or the reason why there are no chances."""
        self._go = go
        self.plot = pygame.Rect(0, 0, 0, 0)
        self._free = 0
        """The right end of the text above the bands, in pixels."""

    @property
    def reachable(self) -> bool:
        """Return False, because keys always move the slider."""
        return False

    def place(self, scale: Scale, rect: pygame.Rect) -> None:
        """Place the list in `rect`."""
        self.rect = rect
        inner = rect.inflate(-scale.px(18 + 44), -scale.px(18 + 30))
        left, top = scale.px(AXIS), scale.px(HEAD)
        self.plot = pygame.Rect(
            inner.x + left, inner.y + top, inner.w - left - scale.px(SIDE), inner.h - top - scale.px(FOOT)
        )

    def x_of(self, number: float) -> float:
        """Return the x of the moment after a number of moves, in pixels."""
        return self.plot.x + self.plot.w * number / max(1, self.evening.moves)

    # Pointer

    def grab(self, event: Pointer) -> None:
        part = (event.position[0] - self.plot.x) / max(1, self.plot.w)
        self._go(round(min(1.0, max(0.0, part)) * self.evening.moves))

    def wheel(self, steps: int) -> bool:
        self._go(self.number - steps)
        return True

    def press(self) -> None:
        """Do nothing more than `grab` has done."""

    # Drawing

    @property
    def _points(self) -> Sequence[TurningPoint]:
        return self.review.turning_points if self.review is not None else ()

    def draw(self, surface: pygame.Surface, scale: Scale, mood: Mood) -> None:
        inner = sheet(surface, scale, self.rect)
        title, note = translate("review-chances-title"), self.note or translate("review-as-seen")
        end = inner.x + text_width(scale, title, "slab_bold", 22) + scale.px(18)
        noted = end + text_width(scale, note, "italic", 18) + scale.px(12)
        room = self.plot.right + scale.px(12) - self._tag_width(scale)
        self._free = noted if noted <= room else end if end <= room else inner.x
        if self._free > inner.x:
            part_heading(surface, scale, inner, title, note if self._free == noted else "")
        self._draw_axis(surface, scale)
        if self.review is not None:
            bands = bands_of(self.review.chances, self.evening.order)
            picture = _picture(self.plot.size, self.review.chances, self.evening, round(scale.k, 3))
            stamp(surface, picture, *self.plot.topleft)
            self._draw_names(surface, scale, bands)
            self._draw_medals(surface, scale, bands)
            self._draw_now(surface, scale, inner)
        self._draw_parts(surface, scale)
        self._draw_moment(surface, scale)

    def _draw_axis(self, surface: pygame.Surface, scale: Scale) -> None:
        plot = self.plot
        pygame.draw.rect(surface, mix(PAPER, RULE, 0.25), plot)
        for part in (0.0, 0.5, 1.0):
            y = plot.bottom - plot.h * part
            rule(surface, plot.x - scale.px(10), y, plot.x, INK)
            write(surface, scale, percent(part), "sans", 18, FADED_INK, plot.x - scale.px(16), y, "r")

    def _draw_parts(self, surface: pygame.Surface, scale: Scale) -> None:
        """Draw the years or turns under the bands: as numbers alone, or only some, if they are too narrow."""
        marks, y = self.evening.marks, self.plot.bottom + scale.px(21)
        ends = [number for _, number in marks[1:]] + [self.evening.moves]
        rooms = [self.x_of(last) - self.x_of(first) for (_, first), last in zip(marks, ends, strict=True)]
        labels = [label for label, _ in marks]
        wide = [text_width(scale, label, "slab", 18) for label in labels]
        if any(one >= room for one, room in zip(wide, rooms, strict=True)):
            labels = list(self.evening.short)
            end, room_beside = self.plot.x - scale.px(12), scale.px(AXIS - 12)
            period = self.evening.period
            write_fitting(surface, scale, period, "italic", 18, FADED_INK, end, y, room_beside, "r")
        free = float(self.plot.x)
        pale = pygame.Surface((1, self.plot.h), pygame.SRCALPHA)
        pale.fill((110, 108, 102, 110))  # Premultiplied.
        for label, (_, first), room in zip(labels, marks, rooms, strict=True):
            x = self.x_of(first)
            if first and self.review is not None:
                stamp(surface, pale, x, self.plot.y)
            pygame.draw.line(surface, INK, (x, self.plot.bottom), (x, self.plot.bottom + scale.px(8)))
            left = x + (room - text_width(scale, label, "slab", 18)) / 2
            if left >= free:
                free = write(surface, scale, label, "slab", 18, INK, left, y).right + scale.px(APART)

    def _draw_names(self, surface: pygame.Surface, scale: Scale, bands: _Bands) -> None:
        for seat, place in self.name_places(scale, bands).items():
            name, colour = self.evening.names[seat], self.evening.colours[seat]
            stamp(
                surface,
                disc(colour, 28 * scale.k, flat=True),
                place.x + scale.px(14),
                place.centery,
                centred=True,
            )
            dark = mix(SEATS[colour].colour, INK, 0.42)
            write(
                surface,
                scale,
                name,
                "bold",
                19,
                (255, 252, 242),
                place.x + scale.px(34),
                place.centery,
                halo=dark,
            )

    def name_places(self, scale: Scale, bands: _Bands) -> dict[int, pygame.Rect]:
        """Return where to write names: where the band is broadest, if broad enough, and away from medals
        and the slider.
        """
        moves, high = max(1, self.evening.moves), scale.px(32)
        places = {}
        for seat in self.evening.order:
            wide = text_width(scale, self.evening.names[seat], "bold", 19) + scale.px(36)
            reach = round(moves * wide / max(1, self.plot.w) / 2) + 1
            apart = reach + round(moves * scale.px(MEDAL) / max(1, self.plot.w)) + 1
            medals = [point.number for point in self._points if point.seat == seat]
            found = 0, 0.0, 0
            for at in range(reach, max(reach + 1, moves - reach), 2):
                room = self._gap(bands[seat], at, reach)
                if room * self.plot.h >= high:
                    free = abs(self.number - at) >= apart
                    quite = free and all(abs(one - at) >= apart for one in medals)
                    found = max(found, (free + quite, room, at))
            clear, _, at = found
            if not clear:
                continue  # The list next to the chart names everybody.
            part = bands[seat][at - reach : at + reach + 1]
            middle = (max(low for low, _ in part) + min(high for _, high in part)) / 2
            place = pygame.Rect(0, 0, wide, high)
            place.midleft = (round(self.x_of(at) - wide / 2), round(self.plot.bottom - self.plot.h * middle))
            places[seat] = place
        return places

    @staticmethod
    def _gap(band: Sequence[tuple[float, float]], at: int, reach: int) -> float:
        """Return how high a label centered at a move can be."""
        part = band[at - reach : at + reach + 1]
        return min(high for _, high in part) - max(low for low, _ in part)

    def _draw_medals(self, surface: pygame.Surface, scale: Scale, bands: _Bands) -> None:
        half = scale.px(MEDAL)
        for point in self._points:
            low, high = bands[point.seat][point.number]
            y = self.plot.bottom - self.plot.h * (low + high) / 2
            y = min(max(y, self.plot.y + half), self.plot.bottom - half)
            if point.number != self.number:
                medal(surface, self.x_of(point.number), y, 2 * half, not point.cost)

    def _draw_moment(self, surface: pygame.Surface, scale: Scale) -> None:
        x, reach = self.x_of(self.number), scale.px(12)
        rod(surface, scale, x, self.plot.y - reach, self.plot.h + 2 * reach)
        for point in self._points:
            if point.number == self.number:
                medal(surface, x, self.plot.centery, 34 * scale.k, not point.cost, PALE)
        wide = self._tag_width(scale)
        tag = pygame.Rect(round(x - wide / 2), self.plot.y - scale.px(44), wide, scale.px(32))
        tag.x = max(self._free, min(tag.x, self.plot.right + scale.px(12) - wide))
        plate(surface, scale, tag, self.tag, 18)

    def _tag_width(self, scale: Scale) -> int:
        return text_width(scale, self.tag, "slab_bold", 18) + scale.px(48)

    def _draw_now(self, surface: pygame.Surface, scale: Scale, inner: pygame.Rect) -> None:
        """Draw everybody's chance at the current moment, at the right."""
        assert self.review is not None
        now = self.review.chances[self.number]
        left, right = self.plot.right + scale.px(36), inner.right
        write_within(
            surface,
            scale,
            translate("review-now"),
            "bold",
            19,
            INK,
            left,
            inner.y + scale.px(12),
            round(right - left),
        )
        top, bottom = self.plot.y - scale.px(12), self.plot.bottom + scale.px(FOOT)
        step = min(scale.px(52), (bottom - top) / len(now))
        for row, seat in enumerate(sorted(range(len(now)), key=lambda seat: -now[seat])):
            y = top + step * (row + 0.5)
            if row:
                rule(surface, left, y - step / 2, right)
            side = min(30 * scale.k, step * 0.86)
            stamp(
                surface, disc(self.evening.colours[seat], side, flat=True), left + side / 2, y, centred=True
            )
            figure = write(surface, scale, percent(now[seat]), "slab_bold", 20, INK, right, y, "r")
            start = left + side + scale.px(10)
            room = round(figure.x - scale.px(8) - start)
            write_within(surface, scale, self.evening.names[seat], "semi", 19, INK, start, y, room)


_Bands = Sequence[Sequence[tuple[float, float]]]
"""The lower and upper edge of each seat's band after each move, 0 to 1."""


def bands_of(chances: Chances, order: Sequence[int]) -> _Bands:
    """Return each seat's band after each move, the first of `order` at the bottom."""
    found: list[list[tuple[float, float]]] = [[] for _ in order]
    for row in chances:
        low = 0.0
        for seat in order:
            found[seat].append((low, low + row[seat]))
            low += row[seat]
    return found


@cached_incrementally
def _picture(size: tuple[int, int], chances: Chances, evening: Evening, k: float) -> Steps[pygame.Surface]:
    """Return the bands, each in its seat's color with a pattern of its own."""
    wide, high = size
    bands = bands_of(chances, evening.order)

    def path(seat: int, side: int) -> list[Point]:
        last = max(1, len(chances) - 1)
        return [(wide * i / last, high * (1.0 - edge[side])) for i, edge in enumerate(bands[seat])]

    picture = pygame.Surface(size, pygame.SRCALPHA)
    for place, seat in enumerate(evening.order):
        shape = path(seat, 1) + path(seat, 0)[::-1]
        colour = mix(SEATS[evening.colours[seat]].colour, PAPER, 0.16)
        band = yield from _filled(size, colour, shape)
        stamp(picture, band, 0, 0)
        degrees, gap = STROKES[place % len(STROKES)]
        if gap:
            drawn = strokes(size, mix(colour, INK, 0.20), degrees, gap * k * 1.3, max(0.8, 1.1 * k))
            lines = yield from smooth_steps(size, drawn, 2)
            mask = yield from _filled(size, (255, 255, 255), shape)
            lines.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
            stamp(picture, lines, 0, 0)

    def edges(pen: Pen) -> None:
        for seat in evening.order[:-1]:
            pen.line(PAPER, path(seat, 1), 1.7 * k)

    drawn_edges = yield from smooth_steps(size, edges)
    stamp(picture, drawn_edges, 0, 0)
    return picture


def _filled(size: tuple[int, int], colour: Colour, shape: Sequence[Point]) -> Steps[pygame.Surface]:
    return smooth_steps(size, lambda pen: pen.poly(colour, shape))
