"""The income track: a map's scale of miles with each seat's locomotive."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import fsum

import pygame

from game.rules.new_england_railways.state import NewEnglandRailwaysState
from game.table.boards.animation import Key
from game.table.kit.lettering import text_width, write, write_within
from game.table.kit.pen import Pen, Point, smooth, stamp
from game.table.kit.rails import FIELD
from game.table.kit.surface_cache import cached_surface
from game.table.kit.theme import INK, PAPER, SEPIA, mix
from game.table.new_england_railways.layout import TRACK, LinkLayout
from game.table.new_england_railways.reading import Seen
from game.table.new_england_railways.tracks import stand_engine

WIDE = 46
"""The length of a locomotive on the track, in units."""
APART = 26
"""The units between locomotives at the same income, which overlap by half."""
ROW = 24
"""The units from a locomotive to the one above it."""


def print_incomes(surface: pygame.Surface, layout: LinkLayout, shown: Seen) -> None:
    """Draw the printed income track without its locomotives."""
    left, step, count = TRACK
    scale, k = layout.print, layout.k
    _, top = layout.at(0, 944)
    x0 = layout.at(left, 0)[0]
    x, words = layout.incomes.x + 14 * k, shown.translate("print-income")
    room = x0 - (WIDE / 2 + APART) * k - x
    y = top - 10 * k
    # A long word is condensed, or locomotives without income would cover it.
    write_within(surface, scale, words, "slab_bold", 21, INK, x, y, round(room))
    write(
        surface,
        scale,
        shown.translate("print-dollars"),
        "italic",
        18,
        mix(INK, SEPIA, 0.3),
        x,
        y + 24 * k,
    )
    stamp(surface, _scale_of_miles(round(step * count * k), round(14 * k), count), x0, top)
    for value in range(0, count + 1, 5):
        write(surface, scale, str(value), "slab_bold", 18, INK, layout.income_x(value), top + 26 * k, "c")


@cached_surface
def _scale_of_miles(width: int, height: int, count: int) -> pygame.Surface:
    def draw(pen: Pen) -> None:
        pen.rect(INK, 0, 0, width, height)
        step, rim = (width - 4) / count, max(1.2, height / 7)
        for i in range(count):
            fill = FIELD if (i // 5) % 2 == 0 else mix(INK, PAPER, 0.28)
            pen.rect(fill, 2 + i * step + 0.6, rim, step - 1.2, height - 2 * rim)

    return smooth((width, height), draw, 4)


def places(layout: LinkLayout, incomes: Sequence[int]) -> list[Point]:
    """Return the center of each seat's locomotive.

    At most two are stacked, only with the same income, and a seat with more income is further to the
    right. Locomotives without room at their income are moved aside.
    """
    k = layout.k
    columns = _columns(layout, incomes)
    wanted = [layout.income_x(incomes[column[0]]) for column in columns]
    left, right = layout.incomes.x + WIDE / 2 * k, layout.incomes.right - WIDE / 2 * k
    found: dict[int, Point] = {}
    for column, x in zip(columns, _spread(wanted, APART * k, left, right), strict=True):
        for row, seat in enumerate(column):
            found[seat] = (x, layout.rail_y - (14 + ROW * row) * k)
    return [found[seat] for seat in range(len(incomes))]


def _columns(layout: LinkLayout, incomes: Sequence[int]) -> list[list[int]]:
    """Return the seats by their positions on the track, from left to right, two to a column."""
    order = sorted(range(len(incomes)), key=lambda seat: (layout.income_x(incomes[seat]), seat))
    columns: list[list[int]] = []
    for seat in order:
        if columns and len(columns[-1]) < 2 and incomes[columns[-1][0]] == incomes[seat]:
            columns[-1].append(seat)
        else:
            columns.append([seat])
    return columns


def _spread(wanted: Sequence[float], apart: float, left: float, right: float) -> list[float]:
    """Spread positions in order, at least `apart`, each group centered on the mean of its wishes."""
    groups: list[list[float]] = []
    starts: list[float] = []
    for x in wanted:
        group, start = [x], x
        # A group that overlaps the previous one is merged with it.
        while groups and start < starts[-1] + apart * len(groups[-1]):
            group, _ = groups.pop() + group, starts.pop()
            start = fsum(group) / len(group) - apart * (len(group) - 1) / 2
        start = max(left, min(start, right - apart * (len(group) - 1)))
        groups.append(group)
        starts.append(start)
    return [start + apart * i for start, group in zip(starts, groups, strict=True) for i in range(len(group))]


def draw_incomes(
    surface: pygame.Surface,
    layout: LinkLayout,
    shown: Seen,
    state: NewEnglandRailwaysState,
    hidden: frozenset[Key],
) -> Iterator[None]:
    """Draw the locomotives, one per step, the back row first."""
    spots = places(layout, state.income)
    for seat in sorted(range(state.players), key=lambda seat: (spots[seat][1], spots[seat][0])):
        if ("income", seat) not in hidden:
            draw_income(surface, layout, shown.seats[seat].colour, spots[seat], state.income[seat])
            yield


def draw_income(surface: pygame.Surface, layout: LinkLayout, colour: int, place: Point, value: int) -> None:
    """Draw one locomotive; beyond the end of the track it shows the excess."""
    stand_engine(surface, colour, place, round(WIDE * layout.k))
    count = TRACK[2]
    if value > count:
        words = f"+{(value - 1) // count * count}"
        x, y = place[0] + 24 * layout.k, place[1] - 10 * layout.k
        wide = text_width(layout.print, words, "bold", 15)
        write(surface, layout.print, words, "bold", 15, INK, x + wide * 0.1, y, "l", FIELD)
