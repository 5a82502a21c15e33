"""Steps as the stations of a printed railway line: done, current, and still to come."""

from __future__ import annotations

from typing import Final

import pygame

from game.table.kit.lettering import write
from game.table.kit.pen import Pen, smooth, stamp
from game.table.kit.scale import Scale
from game.table.kit.surface_cache import cached_surface
from game.table.kit.theme import CREAM, INK, SLIP, Colour

HIGH: Final = 44
"""The height in units."""
PAD: Final = 20
TIES: Final[Colour] = (150, 124, 82)
DONE: Final[Colour] = (58, 118, 72)


def draw_stations(
    surface: pygame.Surface,
    scale: Scale,
    left: float,
    right: float,
    y: float,
    count: int,
    now: int,
    done: int | None = None,
) -> None:
    """Draw `count` stations between two points (pixels), of which `now` (from 0) is the current one.

    The first `done` stations are ticked: those before `now`, unless an earlier step is read again.
    """
    pad = PAD * scale.k
    size = (round(right - left + 2 * pad), scale.px(HIGH))
    line = _line(size, scale.k, count, now, now if done is None else done)
    stamp(surface, line, left - pad, y - size[1] / 2)
    step = (right - left) / max(1, count - 1)
    if 0 <= now < count:
        write(surface, scale, str(now + 1), "slab_bold", 16, INK, left + step * now, y, "c")


@cached_surface
def _line(size: tuple[int, int], k: float, count: int, now: int, done: int) -> pygame.Surface:
    pad = PAD * k
    start, end, mid = pad, size[0] - pad, size[1] / 2
    step = (end - start) / max(1, count - 1)

    def paint(pen: Pen) -> None:
        ties = max(1, int((end - start) / (9 * k)))
        for i in range(ties + 1):
            x = start + (end - start) * i / ties
            pen.line(TIES, [(x, mid - 4.6 * k), (x, mid + 4.6 * k)], 2.2 * k)
        for dy in (-2.2, 2.2):
            pen.line(INK, [(start, mid + dy * k), (end, mid + dy * k)], 1.3 * k)
        for i in range(count):
            _station(pen.at(start + step * i, mid, k), 0 if i == now else -1 if i < done else 1)

    return smooth(size, paint, 4)


def _station(pen: Pen, ahead: int) -> None:
    """Draw a station: passed (`ahead` below 0), current (0), or to come."""
    if ahead < 0:
        pen.circle(INK, (0, 0), 10)
        pen.circle(DONE, (0, 0), 8.4)
        pen.line(CREAM, [(-4, 0), (-1, 3.4), (4.4, -3.4)], 2.2)
    elif ahead == 0:
        pen.circle((255, 206, 96, 110), (0, 0), 19)
        pen.circle(INK, (0, 0), 14)
        pen.shade_circle((255, 246, 205), (246, 190, 70), (0, 0), 12)
    else:
        pen.circle(INK, (0, 0), 9)
        pen.circle(SLIP, (0, 0), 7.2)
