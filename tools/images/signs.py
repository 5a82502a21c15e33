"""The signs that go with every colour, so that no color is the only clue."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial
from typing import Final

from game.table.kit.theme import Tint
from tools.images.svg import Point, SvgPen, drawing


def _circle(x: float, y: float, radius: float, degrees: float) -> Point:
    angle = math.radians(degrees)
    return (x + radius * math.cos(angle), y + radius * math.sin(angle))


def _star(pen: SvgPen, colour: Tint) -> None:
    points = [_circle(0, 0.06, 1.08 if i % 2 == 0 else 0.46, -90 + 36 * i) for i in range(10)]
    pen.poly(colour, points)


def _bar(pen: SvgPen, colour: Tint) -> None:
    pen.rect(colour, -0.95, -0.36, 1.9, 0.72)


def _triangle(pen: SvgPen, colour: Tint) -> None:
    pen.poly(colour, [(0, -0.95), (1.0, 0.78), (-1.0, 0.78)])


def _diamond(pen: SvgPen, colour: Tint) -> None:
    pen.poly(colour, [(0, -1.05), (0.86, 0), (0, 1.05), (-0.86, 0)])


def _cross(pen: SvgPen, colour: Tint) -> None:
    pen.rect(colour, -0.92, -0.29, 1.84, 0.58)
    pen.rect(colour, -0.29, -0.92, 0.58, 1.84)


def _ring(pen: SvgPen, colour: Tint) -> None:
    pen.ring(colour, (0, 0), 0.66, 0.48)


def _hourglass(pen: SvgPen, colour: Tint) -> None:
    pen.poly(colour, [(-0.80, -0.92), (0.80, -0.92), (0.14, 0), (0.80, 0.92), (-0.80, 0.92), (-0.14, 0)])


def _crown(pen: SvgPen, colour: Tint) -> None:
    points = [
        (-0.92, -0.62),
        (-0.40, -0.02),
        (0, -0.90),
        (0.40, -0.02),
        (0.92, -0.62),
        (0.74, 0.78),
        (-0.74, 0.78),
    ]
    pen.poly(colour, points)


def _square(pen: SvgPen, colour: Tint) -> None:
    pen.rect(colour, -0.76, -0.76, 1.52, 1.52)


def _crescent(pen: SvgPen, colour: Tint) -> None:
    outer = [_circle(0.12, 0, 0.95, 52 + 256 * i / 28) for i in range(29)]
    inner = [_circle(0.45, 0, 0.76, 290 - 220 * i / 28) for i in range(29)]
    pen.poly(colour, outer + inner)


def _chevron(pen: SvgPen, colour: Tint) -> None:
    pen.poly(colour, [(-0.95, 0.30), (0, -0.75), (0.95, 0.30), (0.95, 0.85), (0, -0.20), (-0.95, 0.85)])


def _heart_line(y: float, radius: float, up: int) -> list[Point]:
    """A heart's outline; with `up` -1 it is upside down, as in a spade."""
    line: list[Point] = []
    for i in range(48):
        t = i * math.tau / 48
        high = 13 * math.cos(t) - 5 * math.cos(2 * t) - 2 * math.cos(3 * t) - math.cos(4 * t)
        line.append((radius * 0.066 * 16 * math.sin(t) ** 3, y - up * radius * 0.066 * high))
    return line


def _heart(pen: SvgPen, colour: Tint) -> None:
    pen.poly(colour, _heart_line(-0.06, 0.94, 1))


def _stem(pen: SvgPen, colour: Tint, top: float) -> None:
    pen.poly(colour, [(0, top), (0.40, 0.98), (-0.40, 0.98)])


def _spade(pen: SvgPen, colour: Tint) -> None:
    pen.poly(colour, _heart_line(-0.16, 0.90, -1))
    _stem(pen, colour, 0.0)


def _club(pen: SvgPen, colour: Tint) -> None:
    for x, y in ((0, -0.52), (-0.50, 0.18), (0.50, 0.18)):
        pen.circle(colour, (x, y), 0.45)
    pen.circle(colour, (0, 0), 0.24)
    _stem(pen, colour, -0.1)


SIGNS: Final[dict[str, Callable[[SvgPen, Tint], None]]] = {
    "star": _star,
    "bar": _bar,
    "triangle": _triangle,
    "diamond": _diamond,
    "cross": _cross,
    "ring": _ring,
    "hourglass": _hourglass,
    "crown": _crown,
    "square": _square,
    "crescent": _crescent,
    "chevron": _chevron,
    "heart": _heart,
    "spade": _spade,
    "club": _club,
}


def sign(pen: SvgPen, name: str, colour: Tint) -> None:
    """Draw a sign in a square from -1 to 1 round the pen's origin."""
    SIGNS[name](pen, colour)


SIDE: Final = 2.3
"""The side of a sign's picture, of which the sign takes 2."""
_UNIT: Final = 20.0


def _picture(name: str) -> str:
    side = SIDE * _UNIT
    return drawing((side, side), lambda pen: sign(pen.at(side / 2, side / 2, _UNIT), name, (0, 0, 0)))


def _coast_to_coast() -> str:
    """A double arrow, from one coast to the other."""

    def draw(pen: SvgPen) -> None:
        pen = pen.at(25, 18, 50 / 2.4)
        for way in (-1, 1):
            pen.poly((0, 0, 0), [(way * 1.16, 0), (way * 0.34, -0.82), (way * 0.34, 0.82)])
        pen.rect((0, 0, 0), -0.4, -0.15, 0.8, 0.3)

    return drawing((50, 36), draw)


PICTURES: Final[dict[str, Callable[[], str]]] = {
    **{f"signs/{name}": partial(_picture, name) for name in SIGNS},
    "signs/coast-to-coast": _coast_to_coast,
}
"""Black, to be tinted."""
