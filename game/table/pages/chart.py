"""Charts of scores over time: everybody's money or points by year or turn."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

import pygame

from game.match.match import Match
from game.table.kit.lettering import text_width, write, write_within
from game.table.kit.pen import Pen, Point, smooth_steps, stamp
from game.table.kit.pieces import disc
from game.table.kit.scale import Scale
from game.table.kit.surface_cache import Steps, cached_incrementally
from game.table.kit.theme import FADED_INK, INK, PAPER, RULE, SEATS, contrast, mix
from game.words import Localizer, format_dollars, translate

POINTS: Final = 17.0
"""The size of the chart's text in units."""
NAME_WIDE: Final = 196
"""The width in units that is kept free for names at the right."""


@dataclass(frozen=True, slots=True)
class Series:
    """A player's line: a name, the index of a seat color, a value for each label."""

    name: str
    colour: int
    values: Sequence[int]


def steps_up_to(low: int, high: int, most: int = 6) -> list[int]:
    """Return round tick values that cover `low` to `high` in about `most` steps or fewer."""
    span = max(1, high - low)
    rough = span / most
    power = 10 ** max(0, math.floor(math.log10(rough))) if rough >= 1 else 1
    step = next(power * factor for factor in (1, 2, 5, 10, 20) if power * factor >= rough)
    start = math.floor(low / step) * step
    count = math.ceil((high - start) / step)
    return [start + step * i for i in range(max(1, count) + 1)]


def spread(wanted: Sequence[float], gap: float, low: float, high: float) -> list[float]:
    """Return positions as near as possible to the wanted ones, in the same order and at least `gap` apart."""
    order = sorted(range(len(wanted)), key=lambda i: wanted[i])
    groups: list[tuple[float, list[int]]] = []
    for i in order:
        groups.append((min(max(wanted[i], low), high), [i]))
        while len(groups) > 1:
            (upper, first), (lower, second) = groups[-2], groups[-1]
            need = gap * (len(first) + len(second)) / 2
            if lower - upper >= need:
                break
            together = first + second
            middle = math.fsum(wanted[j] for j in together) / len(together)
            half = gap * (len(together) - 1) / 2
            groups[-2:] = [(min(max(middle, low + half), high - half), together)]
    places = [0.0] * len(wanted)
    for middle, members in groups:
        for rank, i in enumerate(members):
            places[i] = middle + gap * (rank - (len(members) - 1) / 2)
    return places


def draw_chart(
    surface: pygame.Surface,
    scale: Scale,
    rect: pygame.Rect,
    series: Sequence[Series],
    labels: Sequence[str],
    written: Callable[[int], str] = format_dollars,
) -> None:
    """Draw the lines into `rect` (pixels of blank paper), with values upward and labels along the foot.

    `written` formats a value.
    """
    values = [value for line in series for value in line.values]
    marks = steps_up_to(min(0, *values), max(values))
    left_room = max(text_width(scale, written(mark), "sans", POINTS) for mark in marks) + scale.px(30)
    plot = pygame.Rect(
        rect.x + left_room,
        rect.y + scale.px(16),
        rect.w - left_room - scale.px(NAME_WIDE + 30),
        rect.h - scale.px(16 + 44),
    )

    def at(index: int, value: float) -> tuple[float, float]:
        part = index / max(1, len(labels) - 1)
        up = (value - marks[0]) / (marks[-1] - marks[0])
        return plot.x + part * plot.w, plot.bottom - up * plot.h

    for mark in marks:
        y = round(at(0, mark)[1])
        pygame.draw.line(surface, INK if mark == 0 else RULE, (plot.x - scale.px(12), y), (plot.right, y))
        write(surface, scale, written(mark), "sans", POINTS, FADED_INK, plot.x - scale.px(20), y, "r")
    _label_foot(surface, scale, plot, labels)
    stamp(
        surface,
        _lines(
            tuple(rect),
            tuple(tuple(at(i, v) for i, v in enumerate(line.values)) for line in series),
            tuple(line.colour for line in series),
            scale.k,
        ),
        *rect.topleft,
    )
    wide = 25 * scale.k
    for line in reversed(series):
        for i, value in enumerate(line.values):
            stamp(surface, disc(line.colour, wide, flat=True), *at(i, value), centred=True)
    ends = [at(len(labels) - 1, line.values[-1])[1] for line in series]
    _name_ends(surface, scale, plot, series, ends, written)


def _label_foot(surface: pygame.Surface, scale: Scale, plot: pygame.Rect, labels: Sequence[str]) -> None:
    """Draw the labels under the plot, the last one first; skip labels that would touch a neighbor."""
    step = plot.w / max(1, len(labels) - 1)
    free = plot.right + scale.px(NAME_WIDE)
    for i, label in reversed(list(enumerate(labels))):
        x = round(plot.x + step * i)
        pygame.draw.line(surface, mix(RULE, PAPER, 0.5), (x, plot.y), (x, plot.bottom))
        half = text_width(scale, label, "semi", POINTS) / 2 + scale.px(5)
        if x + half <= free and (i == 0 or x - half >= plot.x - scale.px(40)):
            write(surface, scale, label, "semi", POINTS, INK, x, plot.bottom + scale.px(26), "c")
            free = round(x - half)


@cached_incrementally
def _lines(
    rect: tuple[int, ...], paths: tuple[tuple[Point, ...], ...], colours: tuple[int, ...], k: float
) -> Steps[pygame.Surface]:
    """Draw all lines antialiased, each with a thin paper edge where it crosses another."""
    x, y, *size = rect

    def paint(pen: Pen) -> None:
        pen = pen.at(-x, -y)
        for number, path in zip(reversed(colours), reversed(paths), strict=True):
            pen.line(PAPER, path, 6.4 * k)
            colour = SEATS[number].colour
            darker = 0.15 if contrast(colour, PAPER) > 2 else 0.45
            pen.line(mix(colour, INK, darker), path, 3.6 * k)

    return (yield from smooth_steps((size[0], size[1]), paint, 2))


def _name_ends(
    surface: pygame.Surface,
    scale: Scale,
    plot: pygame.Rect,
    series: Sequence[Series],
    ends: Sequence[float],
    written: Callable[[int], str],
) -> None:
    """Draw the name and the last value of every line at its right end, moved apart where they would touch."""
    gap = scale.size(POINTS) * 1.35
    places = spread(ends, gap, plot.y + gap / 2, plot.bottom - gap / 4)
    x = plot.right + scale.px(44)
    for line, end, y in zip(series, ends, places, strict=True):
        ink = mix(SEATS[line.colour].colour, INK, 0.4)
        points = [(plot.right + scale.px(15), end), (x - scale.px(22), y), (x - scale.px(6), y)]
        for a, b in pairwise(points):
            pygame.draw.aaline(surface, ink, a, b)
        value = written(line.values[-1])
        room = scale.px(NAME_WIDE + 30 - 44) - text_width(scale, value, "slab_bold", POINTS) - scale.px(12)
        right = x + room + scale.px(8)
        write_within(surface, scale, line.name, "bold", POINTS, INK, x, y, room)
        write(surface, scale, value, "slab_bold", POINTS, INK, right, y)


def draw_table(
    surface: pygame.Surface,
    scale: Scale,
    rect: pygame.Rect,
    heads: Sequence[str],
    rows: Sequence[tuple[str, pygame.Surface | None, Sequence[str], bool]],
    first: float = 240,
) -> None:
    """Draw a ruled table in `rect`: rows are (name, icon before it, cells, whether it is a sum).

    `first` is the width of the name column in units; the headings share the rest.
    """
    step = min(scale.px(46), rect.h / (len(rows) + 1))
    wide = (rect.w - scale.px(first)) / max(1, len(heads))
    y = rect.y + step / 2
    for i, head in enumerate(heads):
        right, room = rect.x + scale.px(first) + wide * (i + 1), round(wide - scale.px(10))
        write_within(surface, scale, head, "bold", POINTS, INK, right, y, room, "r")
    for name, picture, cells, is_sum in rows:
        top = round(y + step / 2)
        pygame.draw.line(surface, INK if is_sum else RULE, (rect.x, top), (rect.right, top))
        y += step
        x = rect.x + scale.px(6)
        if picture is not None:
            stamp(surface, picture, x + picture.get_width() / 2, y, centred=True)
            x += picture.get_width() + scale.px(10)
        room = rect.x + scale.px(first) - x
        face = "bold" if is_sum else "sans"
        write_within(surface, scale, name, face, POINTS, INK, x, y, round(room))
        for i, cell in enumerate(cells):
            right = rect.x + scale.px(first) + wide * (i + 1)
            write(surface, scale, cell, "slab_bold" if is_sum else "slab", POINTS, INK, right, y, "r")


def yearly(match: Match, number: int | None = None) -> tuple[list[str], list[Series]]:
    """Return every seat's money at the deal, after each period (a year or a turn), and now.

    "Now" is after `number` moves, if given.
    """
    localizer, moments = Localizer(match.game), match.standings(number)
    labels, columns = [translate("chart-deal")], [moments[0].scores]
    for before, moment in pairwise(moments):
        if moment.period != before.period:
            labels.append(localizer.translate("period-number", period=before.period))
            columns.append(moment.scores)
    over = match.is_over and number in (None, match.moves_played)
    labels.append(
        localizer.translate("period-number", period=moments[-1].period) if over else translate("chart-now")
    )
    columns.append(moments[-1].scores)
    series = [
        Series(plan.name, plan.colour, [column[seat] for column in columns])
        for seat, plan in enumerate(match.seats)
    ]
    return labels, series
