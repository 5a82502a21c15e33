"""The small locomotive that puffs while a bot thinks: the frames of one turn of its wheels."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final

from game.table.kit.theme import BRASS, SHADE, mix
from tools.images.svg import SvgPen, drawing

FRAMES: Final = 24
_WIDE: Final = 110.0
_HIGH: Final = 56.0


def _strip() -> str:
    """All frames side by side."""

    def draw(pen: SvgPen) -> None:
        for number in range(FRAMES):
            _draw_frame(pen.at(number * _WIDE, 0), number / FRAMES)

    return drawing((FRAMES * _WIDE, _HIGH), draw)


def _draw_frame(pen: SvgPen, part: float) -> None:
    turn = part * math.tau
    _rail(pen, part)
    for i in range(3):
        _puff(pen, (part + i) / 3)
    _engine(pen.at(30, 24 + 0.5 * math.sin(turn * 2)), turn)


def _rail(pen: SvgPen, part: float) -> None:
    """The rail, whose sleepers run backwards."""
    for i in range(-1, 13):
        left = max(0.0, (i + 1 - part) * 9.2)
        right = min(_WIDE, (i + 1 - part) * 9.2 + 4.6)
        if right > left:
            pen.rect((120, 92, 44), left, 53, right - left, 2)
    pen.rect(mix(BRASS, SHADE, 0.2), 0, 51.6, 110, 1.7)


def _puff(pen: SvgPen, age: float) -> None:
    """A cloud of steam, `age` 0 to 1: it grows, drifts back and thins out."""
    alpha = round(215 * (1 - age) ** 1.2)
    x, y, r = 83 - 72 * age, 15 - 4.5 * math.sin(age * math.pi / 2), 3.2 + 5.6 * age
    lobes = ((0.0, 0.0, 1.0), (-0.8, 0.25, 0.72), (0.75, 0.3, 0.66))
    pen.cloud((246, 238, 220, alpha), [((x + dx * r, y + dy * r), r * size) for dx, dy, size in lobes])


def _engine(pen: SvgPen, turn: float) -> None:
    """A brass tank engine, 70 wide and 28 high, its coupling rod at the angle `turn`."""
    dark, face, lit = (58, 38, 10), (222, 180, 74), (255, 232, 158)
    pen.rect(dark, 0, 16, 64, 5.4, 1)
    pen.poly(dark, [(60, 16), (64, 16), (75, 28), (60, 28)])
    pen.poly(face, [(61.4, 18), (63.4, 18), (71.4, 26.6), (61.4, 26.6)])
    pen.rect(dark, 3, -3, 20, 21, 1)
    pen.rect(face, 4.4, -1, 17.2, 18, 0.8)
    pen.rect(dark, 8.4, 2, 9.4, 7.4, 0.8)
    pen.rect(dark, 0, -6, 26.2, 4.6, 1.6)
    pen.rect(lit, 1.3, -4.8, 23.6, 1.8, 0.8)
    pen.rect(dark, 21, 2.4, 40, 14.6, 4)
    pen.rect(face, 22.2, 3.8, 37.4, 12, 3)
    pen.rect(lit, 23.4, 5, 34.6, 2.2, 1)
    for x in (31.0, 41.0):
        pen.rect(dark, x, 3.8, 1.4, 12)
    pen.poly(dark, [(49.4, 4.4), (47.2, -5.4), (59.6, -5.4), (57.4, 4.4)])
    pen.poly(face, [(50.9, 3.2), (49.4, -4.6), (57.4, -4.6), (55.9, 3.2)])
    pen.rect(dark, 46, -8.4, 14.8, 4.2, 1.2)
    pen.rect(lit, 47.3, -7.2, 12.2, 1.8, 0.6)
    pen.circle(dark, (36.8, 3), 4.6)
    pen.circle(face, (36.8, 3), 3.3)
    for x, r in ((13.0, 7.6), (31.0, 7.6), (49.0, 5.2)):
        pen.circle(dark, (x, 27.4 - r), r)
        pen.circle(face, (x, 27.4 - r), r * 0.68)
        for i in range(3):
            a = turn * (1.0 if r > 6 else 1.5) + i * math.pi / 3
            dx, dy = math.cos(a) * r * 0.7, math.sin(a) * r * 0.7
            pen.line(dark, [(x - dx, 27.4 - r - dy), (x + dx, 27.4 - r + dy)], 1.0)
    ox, oy = 4.0 * math.cos(turn), 4.0 * math.sin(turn)
    pen.line(dark, [(13 + ox, 19.8 + oy), (31 + ox, 19.8 + oy)], 3.2)
    pen.line(lit, [(13 + ox, 19.8 + oy), (31 + ox, 19.8 + oy)], 1.6)


PICTURES: Final[dict[str, Callable[[], str]]] = {"locomotives/thinking": _strip}
