"""The page that explains the final scores, on printed paper."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum
from itertools import count, cycle
from typing import Final

import pygame

from game.learning.final import Line, lead_words, lines_of, title_of_score, why_words
from game.match.match import Match
from game.match.scores import score_formatter
from game.rules.ranking import standings
from game.table.controls.form import Button
from game.table.kit.engraving import filled
from game.table.kit.lettering import (
    cap_height,
    line_height,
    paragraph,
    text_width,
    wrap,
    write,
    write_fitting,
)
from game.table.kit.materials import on_sheet, sheet
from game.table.kit.pen import stamp, stays
from game.table.kit.pieces import disc, seal
from game.table.kit.scale import Scale
from game.table.kit.theme import FADED_INK, INK, PAINTS, RULE, SIGNAL, SLIP, Colour, mix
from game.table.pages.page import TOP, Page
from game.words import Localizer, game_title, translate

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


Fill = tuple[Colour, int]
"""A color, and the number of a pattern that identifies it without color."""
GAINS: Final[tuple[Fill, ...]] = (
    ((196, 150, 66), 0),
    ((226, 196, 128), 1),
    ((74, 122, 170), 3),
    ((120, 86, 150), 4),
    ((70, 134, 92), 2),
    ((176, 84, 98), 5),
    ((96, 140, 150), 0),
)
COSTS: Final[tuple[Fill, ...]] = (((158, 40, 32), 0), ((196, 108, 66), 3), ((122, 58, 74), 1))
"""The fills of sources that belong to no company: first gains, then costs."""
HEAD: Final = 44.0
POINTS: Final = 19.0
"""The text size and the height of the heading, in units."""
LINE: Final = 54.0
BAR: Final = 1.6
"""The greatest height of a table row, and how many rows are as high as a bar."""
NAME: Final = 190.0
TOTAL: Final = 116.0
COLUMN: Final = 230.0
"""The width in units for names and totals next to the bars, and the greatest width of a seat's column."""
SOURCES: Final = 0.4
"""The smallest part of the table's width for the names of its rows."""
HIGHEST: Final = 0.72
"""The greatest text height in a table row, as a part of the row."""
PAID: Final = 16.0
"""The text size of the numbers under bars."""
LEADING: Final = 1.3
NEARLY: Final = 0.8
"""Bars and table share the sheet while their text has at least this part of the wanted size."""
TURN: Final = 186.0
"""The width in units of the button that switches from bars to table."""


@dataclass(frozen=True, slots=True)
class Source:
    """A row of the score."""

    name: str
    about: str
    """The row's subject in a few words; "" if it is the same as in the row before."""
    amounts: tuple[int, ...]
    fill: Fill
    seal: str
    """The color of the row's company; "" if there is none."""


@dataclass(frozen=True, slots=True)
class Score:
    """A final score; lists are by seat."""

    title: str
    game: str
    lead: str
    """Where the winner's lead comes from."""
    names: Sequence[str]
    colours: Sequence[int]
    scores: Sequence[int]
    order: Sequence[int]
    """The seats from first to last place."""
    sources: Sequence[Source]
    written: Callable[[int], str]

    @property
    def lowest(self) -> int:
        """The start of the bars' scale: 0, or the lowest score if it is negative."""
        return min(0, *self.scores)

    @property
    def span(self) -> int:
        """The amount that the longest bar stands for."""
        return max(1, *(gained(self.sources, seat) for seat in self.order)) - self.lowest


def gained(sources: Sequence[Source], seat: int) -> int:
    """Return everything a seat gained, without what it paid."""
    return sum(max(0, source.amounts[seat]) for source in sources)


def score_of(match: Match) -> Score:
    """Return the final score of a finished match in the active language."""
    state, lines = match.state, lines_of(match)
    scores = state.scores()
    return Score(
        title_of_score(match),
        game_title(match.game),
        lead_words(match, lines),
        match.names,
        [plan.colour for plan in match.seats],
        scores,
        [seat for _, seat in standings(scores, state.winners())],
        _sources(match, lines),
        score_formatter(match),
    )


def _sources(match: Match, lines: Sequence[Line]) -> list[Source]:
    localizer = Localizer(match.game, match.names)
    gains, costs, patterns = cycle(GAINS), cycle(COSTS), count()
    found: list[Source] = []
    said: set[str] = set()
    for line in lines:
        key = line.heading.id.key
        if line.colour:
            fill = mix(PAINTS[line.colour].colour, SLIP, 0.12), next(patterns)
        else:
            fill = next(gains if sum(line.amounts) >= 0 else costs)
        about = localizer.describe(line.heading) if key not in said else ""
        said.add(key)
        found.append(Source(localizer.message(line.heading), about, line.amounts, fill, line.colour))
    return found


class Part(Enum):
    """The parts of the score that are drawn below the lead."""

    WHOLE = "bars and lines"
    BARS = "bars"
    LINES = "lines"


def has_room_for_all(scale: Scale, rect: pygame.Rect, score: Score, notes: Sequence[str]) -> bool:
    """Return whether bars and table fit in `rect` (pixels) at nearly the wanted text size."""
    words = wrap(scale, _lead(score, notes), "semi", POINTS, rect.w)
    high = rect.h - scale.px(HEAD - 2) - line_height(scale, POINTS, LEADING) * len(words)
    return _with_room(scale, high / _rows(score, Part.WHOLE)).text >= NEARLY * scale.text


def draw_score(
    surface: pygame.Surface,
    scale: Scale,
    rect: pygame.Rect,
    score: Score,
    notes: Sequence[str],
    part: Part = Part.WHOLE,
) -> None:
    """Draw the score into `rect` (pixels of blank paper): the heading, the lead, `notes`, bars, table.

    If only a `part` is drawn, the upper right corner stays free for the button that switches to the other.
    """
    y = rect.y + scale.px(14)
    right = rect.right - (0 if part is Part.WHOLE else scale.px(TURN + 14))
    room = right - rect.x - text_width(scale, score.game, "italic", 18) - scale.px(16)
    end = write_fitting(surface, scale, score.title, "slab_bold", 23, INK, rect.x, y, room).right
    room = right - end - scale.px(14)
    write_fitting(surface, scale, score.game, "italic", 18, FADED_INK, end + scale.px(14), y, room)
    top = rect.y + scale.px(HEAD - 8)
    words = _lead(score, notes)
    top = paragraph(surface, scale, words, "semi", POINTS, INK, rect.x, top, rect.w, leading=LEADING)
    top += scale.px(6)
    tallest = scale.px(LINE if part is Part.WHOLE else LINE * scale.text)
    step = min(tallest, (rect.bottom - top) / _rows(score, part))
    scale = _with_room(scale, step)
    if part is not Part.LINES:
        bars = pygame.Rect(rect.x, top, rect.w, round(step * BAR * len(score.order)))
        _draw_bars(surface, scale, bars, score)
        top = bars.bottom
    if part is not Part.BARS:
        high = round(step * (len(score.sources) + 2))
        _draw_lines(surface, scale, pygame.Rect(rect.x, top, rect.w, high), score)


def _lead(score: Score, notes: Sequence[str]) -> str:
    """Return the text below the heading."""
    return " ".join([score.lead, *notes])


def _rows(score: Score, part: Part) -> float:
    """Return the height of a part in table rows."""
    bars, lines = BAR * len(score.order), len(score.sources) + 2.0
    return {Part.WHOLE: bars + lines, Part.BARS: bars, Part.LINES: lines}[part]


def _with_room(scale: Scale, step: float) -> Scale:
    """Return the scale at which text fits in a row of this height (pixels)."""
    usual = scale.with_letters(1.0)
    return scale.with_letters(max(1.0, min(scale.text, step * HIGHEST / usual.size(POINTS))))


def _draw_bars(surface: pygame.Surface, scale: Scale, rect: pygame.Rect, score: Score) -> None:
    """Draw a bar of each seat's gains, from first to last place; what it paid is cut off at the right end."""
    step = rect.h / len(score.order)
    totals = max(text_width(scale, score.written(total), "slab_bold", 26) for total in score.scores)
    room = rect.w - scale.px(NAME) - max(scale.px(TOTAL), totals + scale.px(14))
    for rank, seat in enumerate(score.order):
        y = rect.y + step * (rank + 0.5)
        stamp(
            surface,
            disc(score.colours[seat], 34 * scale.k, flat=True),
            rect.x + scale.px(17),
            y,
            centred=True,
        )
        name, wide = score.names[seat], scale.px(NAME - 54)
        write_fitting(surface, scale, name, "bold", POINTS, INK, rect.x + scale.px(46), y, wide)
        place = pygame.Rect(rect.x + scale.px(NAME), round(y - step * 0.42), room, round(step * 0.48))
        _draw_bar(surface, scale, place, score, seat)
        total = score.written(score.scores[seat])
        write(surface, scale, total, "slab_bold", 26, INK, rect.right, y, "r")


def _draw_bar(surface: pygame.Surface, scale: Scale, rect: pygame.Rect, score: Score, seat: int) -> None:
    """Draw a seat's bar in its rectangle, which is as wide as the longest bar."""
    unit = rect.w / score.span
    x = rect.x - unit * score.lowest
    for source in score.sources:
        if source.amounts[seat] > 0:
            end = x + unit * source.amounts[seat]
            place = pygame.Rect(round(x), rect.y, max(2, round(end) - round(x)), rect.h)
            stamp(surface, filled(place.size, scale.k, *source.fill), *place.topleft)
            _draw_label(surface, scale, place, score.written(source.amounts[seat]))
            x = end
    _draw_paid(surface, scale, pygame.Rect(rect.x, rect.bottom, round(x) - rect.x, rect.h), score, seat)


def _draw_paid(surface: pygame.Surface, scale: Scale, rect: pygame.Rect, score: Score, seat: int) -> None:
    """Draw what a seat paid, under its bar and from the right end; `rect` is as wide as its gains."""
    paid = [source for source in score.sources if source.amounts[seat] < 0]
    if not paid:
        return
    unit = (rect.w / (gained(score.sources, seat) - score.lowest)) if rect.w else 0.0
    y, thin, x = rect.y + scale.px(2), max(4, round(rect.h * 0.34)), float(rect.right)
    for source in reversed(paid):
        end = x + unit * source.amounts[seat]
        place = pygame.Rect(round(end), y, max(2, round(x) - round(end)), thin)
        stamp(surface, filled(place.size, scale.k, *source.fill), *place.topleft)
        x = end
    words = score.written(sum(source.amounts[seat] for source in paid))
    y = rect.y + scale.px(3) + round(cap_height("bold", scale.size(PAID)) / 2)
    if x - rect.x > text_width(scale, words, "bold", PAID) + scale.px(8):
        write(surface, scale, words, "bold", PAID, SIGNAL, x - scale.px(8), y, "r")
    else:
        write(surface, scale, words, "bold", PAID, SIGNAL, rect.right + scale.px(8), y)


def _draw_label(surface: pygame.Surface, scale: Scale, place: pygame.Rect, words: str) -> None:
    """Draw the amount of a bar's segment on a paper label, if the segment is wide enough."""
    wide = text_width(scale, words, "slab_bold", 17) + scale.px(10)
    if wide + scale.px(4) > place.w:
        return
    label = pygame.Rect(0, 0, wide, min(place.h - 2, round(scale.size(17) * 1.3)))
    label.center = place.center
    pygame.draw.rect(surface, SLIP, label, border_radius=scale.px(4))
    write(surface, scale, words, "slab_bold", 17, INK, *place.center, "c")


def _draw_lines(surface: pygame.Surface, scale: Scale, rect: pygame.Rect, score: Score) -> None:
    """Draw the table: a row for each source, a column for each seat, and the sums."""
    seats = len(score.order)
    step = rect.h / (len(score.sources) + 2)
    wide = min(scale.px(COLUMN), rect.w * (1 - SOURCES) / seats)
    rights = [rect.right - wide * (seats - 1 - column) for column in range(seats)]
    y = rect.y + step / 2
    for seat, right in zip(score.order, rights, strict=True):
        room = round(wide - scale.px(38))
        name = write_fitting(surface, scale, score.names[seat], "bold", POINTS, INK, right, y, room, "r")
        sign = disc(score.colours[seat], 24 * scale.k, flat=True)
        stamp(surface, sign, name.x - scale.px(18), y, centred=True)
    for source in score.sources:
        _rule(surface, rect, y + step / 2, RULE)
        y += step
        free = pygame.Rect(rect.x, round(y - step / 2), round(rights[0] - wide) - rect.x, round(step))
        _draw_source(surface, scale, free, source)
        _draw_amounts(surface, scale, y, wide, rights, source, score)
    _rule(surface, rect, y + step / 2, INK)
    y += step
    write(surface, scale, translate("score-final"), "slab_bold", 20, INK, rect.x, y)
    for seat, right in zip(score.order, rights, strict=True):
        write(surface, scale, score.written(score.scores[seat]), "slab_bold", 22, INK, right, y, "r")


def _rule(surface: pygame.Surface, rect: pygame.Rect, y: float, colour: Colour) -> None:
    pygame.draw.line(surface, colour, (rect.x, round(y)), (rect.right, round(y)))


def _draw_source(surface: pygame.Surface, scale: Scale, rect: pygame.Rect, source: Source) -> None:
    """Draw a row's fill and name at the left, and what it is about if there is room."""
    swatch = (scale.px(30), min(scale.px(22), rect.h - 4))
    stamp(surface, filled(swatch, scale.k, *source.fill), rect.x, rect.centery - swatch[1] / 2)
    x = rect.x + scale.px(42)
    if source.seal:
        image = seal(source.seal, min(22 * scale.k, rect.h))
        stamp(surface, image, x + image.get_width() / 2, rect.centery, centred=True)
        x += image.get_width() + scale.px(8)
    room = rect.right - x - scale.px(8)
    end = write_fitting(surface, scale, source.name, "semi", POINTS, INK, x, rect.centery, room).right
    left = end + scale.px(12)
    if source.about and left + text_width(scale, source.about, "italic", 18) <= rect.right:
        write(surface, scale, source.about, "italic", 18, FADED_INK, left, rect.centery)


def _draw_amounts(
    surface: pygame.Surface,
    scale: Scale,
    y: float,
    wide: float,
    rights: Sequence[float],
    source: Source,
    score: Score,
) -> None:
    """Draw a row's amounts, each with a small bar before it; the largest are bold."""
    most = max(map(abs, source.amounts)) or 1
    figure = max(text_width(scale, score.written(amount), "slab_bold", POINTS) for amount in source.amounts)
    room, high = wide - figure - scale.px(30), scale.px(13)
    for seat, right in zip(score.order, rights, strict=True):
        amount = source.amounts[seat]
        if amount and room > scale.px(16):
            long = max(2, round(room * abs(amount) / most))
            place = (round(right - figure - scale.px(10) - long), round(y - high / 2))
            stamp(surface, filled((long, high), scale.k, *source.fill), *place)
        best = amount == max(source.amounts) > max(0, min(source.amounts))
        face = "slab_bold" if best else "slab"
        ink = SIGNAL if amount < 0 else INK if amount else FADED_INK
        words = score.written(amount) if amount else "0"
        write(surface, scale, words, face, POINTS, ink, right, y, "r")


class ScorePage(Page):
    """The page that explains a final score."""

    every_frame = False

    def __init__(self, match: Match) -> None:
        super().__init__()
        self.match = match

    @property
    def about(self) -> Match:
        return self.match

    @property
    def title(self) -> str:
        return translate("score-page")

    def fill(self) -> None:
        self.paper = ScorePaper(score_of(self.match), why_words(self.match), self.navigator.refresh)
        self.figures = Button(
            translate("figures-title"), lambda: self.navigator.show_money(self.match), key="m"
        )
        self.back_button = Button(translate("back"), self.back, key="escape", main=True)
        self.form.set([self.figures, self.back_button, self.paper.button], self.back_button)

    def lay_out(self, scale: Scale) -> None:
        left, right, bottom = 56.0, scale.wide - 56, scale.high - 34
        self.paper.lay(scale, scale.rect(left, TOP - 8, right - left, bottom - TOP + 8))
        self.back_button.rect = scale.rect(right - 220, 40, 180, 54)
        self.figures.rect = scale.rect(right - 456, 40, 220, 54)

    def paint(self, surface: pygame.Surface) -> None:
        self.paper.draw(surface)
