"""The paper about a moment: the move, a better one and why, or the events."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

import pygame

from game.learning.turning_points import Tried
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
from game.table.kit.materials import drop_shadow, print_paper
from game.table.kit.pen import stamp
from game.table.kit.pieces import disc
from game.table.kit.scale import Scale
from game.table.kit.theme import FADED_INK, GAIN, INK, SIGNAL, SLIP
from game.table.learning.printed import rule
from game.table.learning.review_list import Line
from game.table.learning.review_parts import medal, percent
from game.words import translate

BODY: Final = 19.0
SMALL: Final = 17.0
"""The sizes of small text, in units."""
SMALLEST: Final = 15.0
"""The text size for very long content."""

NAMED: Final = 150
"""The width in units that a moment's name needs; if there is less, the column headings move below it."""
BELOW: Final = 52
"""How many units they move down then."""


SETTINGS: Final = ((BODY, 5), (SMALL, 3), (SMALL - 1, 1))
"""The settings for events, the most legible first: text size, and units between two lines."""


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
        _draw_events(surface, scale, moment.events, (left, y, right), rect.bottom - scale.px(14))
        return
    y = _draw_sides(surface, scale, moment, (left, y, right), names, written)
    why = translate("review-why", name=moment.line.name, reason=moment.line.told.reason)
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


def _draw_events(
    surface: pygame.Surface,
    scale: Scale,
    events: Sequence[str],
    place: tuple[float, float, float],
    bottom: float,
) -> None:
    """Draw the events; the long end of a turn in smaller text or closer lines."""
    left, y, right = place
    rule(surface, left, y, right)
    y += scale.px(10)
    lines, points, apart = fitting(scale, events, round(right - left), bottom - y)
    for words in lines:
        y = paragraph(surface, scale, words, "sans", points, INK, left, y, round(right - left)) + apart


def fitting(scale: Scale, events: Sequence[str], wide: int, high: float) -> tuple[Sequence[str], float, int]:
    """Return the lines that fit in a height in pixels, with their text size and spacing.

    Text that is still too long ends with an ellipsis; the log has all of it.
    """

    def height(words: str, points: float) -> int:
        return line_height(scale, points) * len(wrap(scale, words, "sans", points, wide))

    for points, units in SETTINGS:
        apart = scale.px(units)
        if sum(height(words, points) + apart for words in events) <= high:
            return events, points, apart
    whole = " ".join(events)
    for points in (SMALL, SMALL - 1, SMALLEST):
        if height(whole, points) <= high:
            return [whole], points, 0
    told = list(events)
    while len(told) > 1 and height(whole, SMALLEST) > high:
        told.pop()
        whole = f"{' '.join(told)} \N{HORIZONTAL ELLIPSIS}"
    return [whole], SMALLEST, 0


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
