"""The printed record of a person: wins by game and by level, the rating, streaks, best scores."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Final

import pygame

from ai.registry import levels
from game.people.rating import RatingPoint
from game.people.record import Record
from game.people.statistics import Tally, by_game, by_level, streaks, tallies
from game.rules.catalog import game_keys
from game.table.kit.lettering import line_height, paragraph, text_width, write, write_fitting
from game.table.kit.pen import Pen, smooth, stamp
from game.table.kit.pieces import disc
from game.table.kit.scale import Scale
from game.table.kit.theme import FADED_INK, GAIN, INK, PAPER, RULE, SIGNAL, SLIP, mix
from game.table.learning.marks import PIN, bar, part_heading, pin, rule, seat_ink
from game.table.pages.chart import steps_up_to
from game.table.pages.names import level_title, score_words, title_of_key
from game.words import format_date, format_month, format_number, translate

GAP: Final = 56.0
"""The distance in units between the two columns of the sheet."""
BARS: Final = 0.36
RATING: Final = 0.36
"""The parts of the sheet's height for the bars and the rating."""
STREAKS: Final = (0.0, 0.305, 0.61, 1.0)
"""The start and end of the three streaks; the last one has the longest words."""
LABEL_ROOM: Final = 36
"""The space in units for the highest level's name below the heading, if text is twice as large."""
DASH: Final = 14.0
MONTHS: Final = 9
"""The maximum number of months that the rating's chart names."""


def draw_record(surface: pygame.Surface, scale: Scale, inner: pygame.Rect, record: Record) -> None:
    """Draw the whole sheet in a rectangle of paper."""
    if not record.played:
        words = translate("record-empty")
        paragraph(surface, scale, words, "semi", 22, FADED_INK, inner.centerx, inner.y + inner.h * 0.4,
                  round(inner.w * 0.6), "c")  # fmt: skip
        return
    bars, rating, rest = round(inner.h * BARS), round(inner.h * RATING), scale.px(20)
    left, right = _columns(scale, inner)
    games, ladder = tallies(record.played, by_game), tallies(record.played, by_level)
    named = {title_of_key(key): games[key] for key in _in_order(games)}
    colour = record.profile.colour
    place = pygame.Rect(left.x, inner.y, left.w, bars - rest)
    draw_shares(surface, scale, place, translate("record-by-game"), "", named, colour)
    levelled = {level_title(level.key): ladder[level.key] for level in levels() if level.key in ladder}
    place = pygame.Rect(right.x, inner.y, right.w, bars - rest)
    draw_shares(
        surface, scale, place, translate("record-by-level"), translate("record-strongest"), levelled, colour
    )
    draw_rating(surface, scale, pygame.Rect(inner.x, inner.y + bars, inner.w, rating - rest), record)
    top, high = inner.y + bars + rating, inner.h - bars - rating
    draw_streaks(surface, scale, pygame.Rect(left.x, top, left.w, high), record)
    draw_best(surface, scale, pygame.Rect(right.x, top, right.w, high), games)


def _in_order(games: Mapping[str, Tally]) -> list[str]:
    """Return keys of games in the program's order, unknown ones last."""
    return [key for key in dict.fromkeys((*game_keys(), *games)) if key in games]


def _columns(scale: Scale, inner: pygame.Rect) -> tuple[pygame.Rect, pygame.Rect]:
    wide = (inner.w - scale.px(GAP)) // 2
    return pygame.Rect(inner.x, inner.y, wide, inner.h), pygame.Rect(
        inner.right - wide, inner.y, wide, inner.h
    )


def draw_shares(
    surface: pygame.Surface,
    scale: Scale,
    place: pygame.Rect,
    heading: str,
    note: str,
    rows: Mapping[str, Tally],
    colour: int,
) -> None:
    """Draw a bar for each row: the wins, and the equal share. Without a note the pin is explained."""
    head = part_heading(surface, scale, place, heading, note)
    if not note:
        _explain_pin(surface, scale, place, heading)
    step = min(scale.px(63), (place.h - head) // max(1, len(rows)))
    for row, (name, tally) in enumerate(rows.items()):
        y = place.y + head + step * row + step * 0.3
        share = translate("record-percent", percent=round(100 * tally.share))
        end = write(surface, scale, share, "slab_bold", 21, INK, place.right, y, "r").x
        counted = translate("record-of", won=tally.won, played=tally.played)
        free = min(end, place.right - scale.px(72)) - scale.px(12)
        end = write(surface, scale, counted, "sans", 19, FADED_INK, free, y, "r").x
        write_fitting(surface, scale, name, "semi", 20, INK, place.x, y, end - place.x - scale.px(12))
        thick = max(scale.px(8), min(scale.px(14), round(step * 0.22)))
        line = pygame.Rect(place.x, round(place.y + head + step * 0.62 + step * row), place.w, thick)
        bar(surface, scale, line, colour, tally.share, tally.by_chance)


def _explain_pin(surface: pygame.Surface, scale: Scale, place: pygame.Rect, heading: str) -> None:
    """Explain the brass pins at the right of a heading, if there is room."""
    words, y = translate("record-by-chance"), place.y + scale.px(12)
    taken = text_width(scale, heading, "slab_bold", 22) + scale.px(3 * PIN)
    room = min(place.w - taken, text_width(scale, words, "italic", 18))
    start = write_fitting(surface, scale, words, "italic", 18, FADED_INK, place.right, y, room, "r").x
    pin(surface, scale, start - scale.px(PIN), y, scale.px(20))


def draw_rating(surface: pygame.Surface, scale: Scale, place: pygame.Rect, record: Record) -> None:
    """Draw the rating after every match, with the bots' levels as reference lines."""
    head = part_heading(surface, scale, place, translate("record-rating"), translate("record-rating.note"))
    rated = record.ratings
    if not rated:
        paragraph(
            surface,
            scale,
            translate("record-unrated"),
            "sans",
            20,
            FADED_INK,
            place.x,
            place.y + head,
            place.w,
        )
        return
    head += round(scale.px(LABEL_ROOM) * (scale.text - 1))
    ladder = record.level_points()
    values = [one.points for one in rated]
    steps = steps_up_to(round(min(*values, *ladder.values())), round(max(values) + 60), 5)
    across = max(text_width(scale, format_number(step), "sans", 18) for step in steps)
    left = place.x + across + scale.px(14)
    plot = pygame.Rect(
        left, place.y + head, place.right - scale.px(190) - left, place.h - head - scale.px(36)
    )
    chart = _Chart(plot, len(rated), steps[0], steps[-1])
    for step in steps:
        y = chart.height(step)
        rule(surface, plot.x, y, plot.right, INK if step == steps[0] else mix(RULE, PAPER, 0.35))
        figure = format_number(step)
        write(surface, scale, figure, "sans", 18, FADED_INK, plot.x - scale.px(14), y, "r")
    seen = {level: chart.height(points) for level, points in ladder.items() if points < steps[-1]}
    for y in seen.values():
        _draw_dashes(surface, scale, plot, y)
    _draw_months(surface, scale, chart, rated)
    _draw_line(surface, scale, chart, rated, record.profile.colour)
    for level, y in seen.items():
        write(surface, scale, level_title(level), "italic", 18, (98, 66, 12), plot.x + scale.px(12),
              y - scale.px(12) * scale.text, halo=SLIP)  # fmt: skip


class _Chart:
    """A mapping from matches and ratings to pixels of the plot."""

    def __init__(self, plot: pygame.Rect, matches: int, low: int, high: int) -> None:
        self.plot, self.matches, self.low, self.high = plot, matches, low, high

    def height(self, points: float) -> float:
        """Return the y of a rating."""
        return self.plot.bottom - self.plot.h * (points - self.low) / (self.high - self.low)

    def across(self, match: int) -> float:
        """Return the x of a match, counted from 0; a single one is in the middle."""
        return self.plot.x + self.plot.w * (match / (self.matches - 1) if self.matches > 1 else 0.5)


def _draw_dashes(surface: pygame.Surface, scale: Scale, plot: pygame.Rect, y: float) -> None:
    """Draw the dashed line of a level of bots."""
    step = max(8, scale.px(DASH))
    for x in range(plot.x, plot.right, step):
        rule(surface, x, y, min(plot.right, x + step // 2), (120, 84, 20))


def _draw_months(surface: pygame.Surface, scale: Scale, chart: _Chart, rated: Sequence[RatingPoint]) -> None:
    """Draw the months below the plot, at the first match of each; skip some if there are many."""
    plot, months = chart.plot, [format_month(one.when) for one in rated]
    begun = [0, *(i for i, (before, now) in enumerate(pairwise(months), start=1) if now != before)]
    free = float(plot.x)
    for match in begun[:: 1 + len(begun) // MONTHS]:
        x = chart.across(match)
        pygame.draw.line(surface, INK, (round(x), plot.bottom), (round(x), plot.bottom + scale.px(7)))
        if x >= free and x + text_width(scale, months[match], "semi", 18) <= plot.right + scale.px(180):
            name = write(
                surface, scale, months[match], "semi", 18, INK, x + scale.px(4), plot.bottom + scale.px(21)
            )
            free = name.right + scale.px(16)


def _draw_line(
    surface: pygame.Surface, scale: Scale, chart: _Chart, rated: Sequence[RatingPoint], colour: int
) -> None:
    """Draw the line, with the person's disc at its end and the change in the last month."""
    plot, k = chart.plot, scale.k
    path = [(chart.across(i) - plot.x, chart.height(one.points) - plot.y) for i, one in enumerate(rated)]

    def paint(pen: Pen) -> None:
        pen.line(SLIP, path, 7 * k)
        pen.line(seat_ink(colour), path, 3.6 * k)

    stamp(surface, smooth(plot.size, paint), *plot.topleft)
    x, y = plot.x + path[-1][0], plot.y + path[-1][1]
    stamp(surface, disc(colour, 30 * k, flat=True), x, y, centred=True)
    points = format_number(round(rated[-1].points))
    write(surface, scale, points, "slab_bold", 24, INK, x + scale.px(26), y)
    month = format_month(rated[-1].when)
    before = [one.points for one in rated if format_month(one.when) != month]
    gain = round(rated[-1].points - (before[-1] if before else rated[0].points))
    if gain and len(rated) > 1:
        words = translate("record-gain" if gain > 0 else "record-loss", points=abs(gain), month=month)
        low = y + line_height(scale, 24, 0.9)
        write_fitting(surface, scale, words, "semi", 18, GAIN if gain > 0 else SIGNAL, x + scale.px(26), low,
                     scale.px(160))  # fmt: skip


def draw_streaks(surface: pygame.Surface, scale: Scale, place: pygame.Rect, record: Record) -> None:
    """Draw three large numbers in a row."""
    head, found = part_heading(surface, scale, place, translate("record-streaks")), streaks(record.played)
    cells = (
        (found.longest, translate("record-won-row"), translate("record-won-row.longest")),
        (found.current, translate("record-won-row"), translate("record-won-row.present")),
        (found.top_two, translate("record-front-row"), translate("record-front-row.row")),
    )
    middle, apart = place.y + head + (place.h - head) * 0.36, line_height(scale, 19, 0.68)
    for i, (figure, first, second) in enumerate(cells):
        x, stop = (place.x + place.w * part for part in STREAKS[i : i + 2])
        if i:
            line = round(x - scale.px(12))
            pygame.draw.line(surface, RULE, (line, middle - scale.px(40)), (line, middle + scale.px(40)))
        ink = seat_ink(record.profile.colour)
        end = write(surface, scale, str(figure), "title", 44, ink, x, middle).right + scale.px(12)
        room = round(stop - end) - scale.px(16)
        write_fitting(surface, scale, first, "semi", 19, INK, end, middle - apart, room)
        write_fitting(surface, scale, second, "sans", 19, FADED_INK, end, middle + apart, room)


def draw_best(surface: pygame.Surface, scale: Scale, place: pygame.Rect, games: Mapping[str, Tally]) -> None:
    """Draw the best score of every game and its date."""
    head = part_heading(surface, scale, place, translate("record-best"))
    step = min(scale.px(36), (place.h - head) // max(1, len(games)))
    days = {key: format_date(one.best_when) for key, one in games.items()}
    dates = max(text_width(scale, day, "sans", 18) for day in days.values()) + scale.px(24)
    for row, key in enumerate(_in_order(games)):
        y = place.y + head + step * (row + 0.5)
        if row:
            rule(surface, place.x, y - step / 2, place.right)
        write(surface, scale, days[key], "sans", 18, FADED_INK, place.right, y, "r")
        score = score_words(key, games[key].best)
        start = write(surface, scale, score, "slab_bold", 20, INK, place.right - dates, y, "r").x
        write_fitting(
            surface, scale, title_of_key(key), "semi", 20, INK, place.x, y, start - place.x - scale.px(12)
        )
