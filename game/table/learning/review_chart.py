"""Everybody's chance to win over the whole match, as stacked bands with a slider."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

import pygame

from game.learning.review import Review
from game.learning.turning_points import TurningPoint
from game.table.controls.form import Control, Mood
from game.table.kit.furniture import plate
from game.table.kit.lettering import text_width, write, write_fitting, write_within
from game.table.kit.materials import sheet
from game.table.kit.pen import Pen, Point, smooth_steps, stamp
from game.table.kit.pieces import disc
from game.table.kit.scale import Scale
from game.table.kit.shelf import Steps, kept_gradually
from game.table.kit.strokes import STROKES, strokes
from game.table.kit.theme import FADED_INK, INK, PAPER, RULE, SEATS, Colour, mix
from game.table.learning.printed import part_heading, rule
from game.table.learning.review_parts import PALE, medal, percent, rod
from game.table.program.input import Pointer
from game.words import translate

SIDE: Final = 262
"""Units at the right for everybody's chance at the current moment."""
APART: Final = 6
"""The smallest distance in units between two labels under the bands."""
FOOT: Final = 30
AXIS: Final = 70
"""Units kept free under the bands and at their left."""
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
    """What these numbers count."""
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
        """What is still being computed, or why there are no chances."""
        self._go = go
        self.plot = pygame.Rect(0, 0, 0, 0)
        self._free = 0
        """The right end of the text above the bands, in pixels."""

    @property
    def reachable(self) -> bool:
        """Return that the chart needs no focus, since keys always move the slider."""
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
                continue  # The list beside the chart names everybody.
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
"""For each seat the lower and the upper edge of its band after each move, 0 to 1."""


def bands_of(chances: Chances, order: Sequence[int]) -> _Bands:
    """Return each seat's band after each move, the first of `order` at the bottom."""
    found: list[list[tuple[float, float]]] = [[] for _ in order]
    for row in chances:
        low = 0.0
        for seat in order:
            found[seat].append((low, low + row[seat]))
            low += row[seat]
    return found


@kept_gradually
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
