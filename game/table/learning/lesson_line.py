"""A game's lessons drawn as a railway line: rails, stations and punched tickets."""

from __future__ import annotations

from enum import Enum
from typing import Final

import pygame

from game.table.kit.materials import lamp_glow
from game.table.kit.pen import Pen, smooth, stamp
from game.table.kit.scale import Scale
from game.table.kit.surface_cache import cached_surface
from game.table.kit.theme import INK

NOW: Final = 54
"""The diameter of the next lesson's sign, in units; others are smaller."""
OTHER: Final = 40


class Stop(Enum):
    """The state of a lesson: done, next, or still to come."""

    DONE = "done"
    NOW = "now"
    OPEN = "open"


def draw_rails(
    surface: pygame.Surface, scale: Scale, first: float, last: float, y: float, reached: float
) -> None:
    """Draw the line from `first` to `last` (pixels): rails up to `reached`, stakes beyond."""
    k = scale.k
    size = (round(last - first + 100 * k), round(30 * k))
    stamp(surface, _rails(size, round(reached - first + 50 * k), k), first - 50 * k, y - size[1] / 2)


@cached_surface
def _rails(size: tuple[int, int], reached: int, k: float) -> pygame.Surface:
    def paint(pen: Pen) -> None:
        mid, x, end = size[1] / 2, 4 * k, size[0] - 4 * k
        while x < end:
            tie = (158, 116, 52) if x <= reached else (92, 68, 42)
            pen.line(tie, [(x, mid - 9 * k), (x, mid + 9 * k)], 4 * k)
            x += 13 * k
        for dy in (-4.5, 4.5):
            pen.line((104, 80, 50), [(2 * k, mid + dy * k), (end, mid + dy * k)], 2.0 * k)
            if reached > 2 * k:
                pen.line((240, 202, 104), [(2 * k, mid + dy * k), (reached, mid + dy * k)], 2.4 * k)

    return smooth(size, paint)


def draw_station(surface: pygame.Surface, scale: Scale, x: float, y: float, stop: Stop, lit: bool) -> None:
    """Draw a station: a round sign, with a play mark for the next lesson; a completed lesson has its
    ticket instead.
    """
    side = round((NOW if stop is Stop.NOW else OTHER) * scale.k)
    if lit:
        glow = pygame.Rect(0, 0, side * 3, side * 3)
        glow.center = (round(x), round(y))
        lamp_glow(surface, glow, strength=0.5)
    if stop is Stop.DONE:
        stamp(surface, _ticket(round(scale.k, 3)), x, y, centred=True)
    else:
        stamp(surface, _sign(side, stop, lit), x, y, centred=True)


@cached_surface
def _sign(side: int, stop: Stop, lit: bool) -> pygame.Surface:
    def paint(pen: Pen) -> None:
        pen = pen.at(side / 2, side / 2, side / 2)
        pen.circle((10, 6, 3, 130), (0.03, 0.09), 0.95)
        pen.shade_circle((250, 220, 140), (168, 126, 40), (0, 0), 0.90)
        if lit:
            pen.shade_circle((255, 250, 222), (255, 206, 100), (0, 0), 0.74)
        else:
            pen.shade_circle((74, 48, 28), (52, 33, 20), (0, 0), 0.74)
        if stop is Stop.NOW:
            pen.poly(INK if lit else (255, 222, 140), [(-0.24, -0.38), (0.44, 0), (-0.24, 0.38)])

    return smooth((side, side), paint, 4)


@cached_surface
def _ticket(k: float) -> pygame.Surface:
    """Return a small ticket with a hole and a tick, for a completed lesson."""
    w, h = 58 * k, 32 * k

    def paint(pen: Pen) -> None:
        pen.rect((0, 0, 0, 90), 2 * k, 3 * k, w - 2 * k, h - 2 * k, 3 * k)
        pen.rect((122, 92, 40), 0, 0, w - 2 * k, h - 2 * k, 3 * k)
        pen.shade_rect((250, 236, 196), (236, 214, 158), 1.2 * k, 1.2 * k, w - 4.4 * k, h - 4.4 * k, 2.4 * k)
        pen.rect((176, 60, 46), 4 * k, 4 * k, w - 10 * k, h - 10 * k, 1.6 * k, 1.1 * k)
        pen.line((46, 104, 60), [(13 * k, 15 * k), (18 * k, 20 * k), (27 * k, 9.5 * k)], 3.2 * k)
        pen.circle((24, 14, 8), (41 * k, h / 2 - k), 6.2 * k)
        pen.ring((122, 92, 40), (41 * k, h / 2 - k), 6.2 * k, 0.9 * k)

    return pygame.transform.rotozoom(smooth((w, h), paint, 5), 8, 1.0)
