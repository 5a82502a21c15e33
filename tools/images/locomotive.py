"""An engraved locomotive of the 1850s, for box lids, shares and title pages."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from game.table.kit.theme import INK, PAINTS, PAPER, SLIP, Colour, Tint, mix
from game.table.north_american_railways.cards import FACE
from tools.images.hatching import hatch
from tools.images.svg import Point, SvgPen, drawing

WIDTH = 150
HEIGHT = 84
BRASSWORK: Colour = (214, 178, 74)


def _rect(x: float, y: float, w: float, h: float) -> list[Point]:
    return [(x, y), (x + w, y), (x + w, y + h), (x, y + h)]


def _round(x: float, y: float, radius: float, degrees: float) -> Point:
    angle = math.radians(degrees)
    return x + radius * math.cos(angle), y + radius * math.sin(angle)


class _Graver:
    """Fills with an ink outline, in the grid of the picture."""

    def __init__(self, pen: SvgPen, line: Tint) -> None:
        self.pen, self.line = pen, line

    def shape(self, points: Sequence[Point], fill: Tint, width: float = 1.0) -> None:
        self.pen.poly(fill, points)
        if width:
            self.pen.line(self.line, [*points, points[0]], width)

    def disc(self, x: float, y: float, radius: float, fill: Tint, width: float) -> None:
        self.pen.circle(self.line, (x, y), radius + width / 2)
        self.pen.circle(fill, (x, y), radius - width / 2)


def locomotive(pen: SvgPen, tint: Colour, line: Colour = INK, smoke: Colour | None = None) -> None:
    """An American 4-4-0 with its tender, running east, in a rectangle `WIDTH` wide and `HEIGHT` high.

    `tint` is the paint of the cab and tender, `smoke` the colour of the smoke's outline.
    """
    pen = pen.at(28, 20)
    graver = _Graver(pen, line)
    _smoke(pen, smoke or mix(line, PAPER, 0.35))
    track(pen, -27, 121, line)
    _tender(graver, tint)
    _boiler(graver, tint)
    _cab(graver, tint)
    _running_gear(graver, tint)


def track(pen: SvgPen, start: float, end: float, line: Tint = INK) -> None:
    """The rail and its ties under the engine, from `start` to `end`; the wheels stand on y = 60."""
    pen.line(line, [(start, 61), (end, 61)], 1.6)
    for i in range(int((end - start - 2) / 6)):
        pen.line(line, [(start + 2 + 6 * i, 63), (start + 5 + 6 * i, 63)], 1.4)


def _smoke(pen: SvgPen, colour: Colour) -> None:
    puffs = (
        (78, -8, 6),
        (66, -13, 7),
        (51, -13, 6.5),
        (37, -11, 5.5),
        (22, -12, 5),
        (8, -10, 4),
        (-4, -11, 3),
    )
    for x, y, radius in puffs:
        pen.circle(mix(SLIP, (255, 255, 255), 0.4), (x, y), radius * 1.02)
    for x, y, radius in puffs:
        for part, reach in ((1.0, 300), (0.68, 250), (0.38, 200)):
            pen.arc(colour, (x, y), radius * part, 130, 130 + reach, 0.75 if part == 1 else 0.5)


def _tender(graver: _Graver, tint: Colour) -> None:
    pen, line = graver.pen, graver.line
    graver.shape(_rect(-24, 30, 42, 19), mix(tint, (0, 0, 0), 0.1))
    pen.line(mix(tint, PAPER, 0.7), [*_rect(-21, 33, 36, 12), (-21, 33)], 0.8)
    coal = [(-24.0, 30.0), (-20, 25), (-8, 23), (4, 25), (14, 24), (18, 30)]
    graver.shape(coal, mix(INK, PAPER, 0.15), 0.8)
    hatch(pen, line, _rect(-24, 40, 42, 9), 1.7, 0, 0.5)
    pen.poly(mix(INK, PAPER, 0.1), _rect(-26, 49, 46, 3))
    for x in (-17, -5, 10):
        _wheel(graver, x, 55, 5.4, 8, tint)


def _boiler(graver: _Graver, tint: Colour) -> None:
    pen, line = graver.pen, graver.line
    pale = mix(tint, PAPER, 0.45)
    graver.shape(_rect(44, 23, 58, 18), pale)
    for i, y in enumerate((26, 30.5, 33.4, 35.4, 37, 38.4, 39.6)):
        pen.line(line, [(44, y), (102, y)], 0.35 + 0.09 * i)
    for x in (54, 66, 80, 92):
        pen.line(mix(line, (201, 162, 39), 0.75), [(x, 23), (x, 41)], 1.5)
    graver.shape(_rect(91, 21.6, 12, 21), mix(INK, PAPER, 0.12), 0.8)
    stack = [(92.5, 22.0), (99.5, 22), (100.5, 11), (105.5, 1), (103, -3), (89, -3), (86.5, 1), (91.5, 11)]
    graver.shape(stack, mix(INK, PAPER, 0.18), 0.9)
    pen.line(pale, [(88, -1), (104, -1)], 1)
    pen.line(pale, [(93.5, 18), (92.6, 11), (89, 2)], 0.9)
    for x, h in ((60, 7), (74, 8)):
        dome = [(x, 23.0), (x, 23 - h), (x + 2, 20.4 - h), (x + 6, 20.4 - h), (x + 8, 23 - h), (x + 8, 23)]
        graver.shape(dome, BRASSWORK, 0.9)
        hatch(pen, line, [(x + 4.5, 14), (x + 8, 16), (x + 8, 23), (x + 4.5, 23)], 1.3, 0, 0.5)
    graver.shape([(84, 23), (83, 18), (85.5, 15), (88, 18), (87, 23)], BRASSWORK, 0.7)
    graver.shape(_rect(103, 11, 7.5, 9), (238, 214, 130), 0.9)
    pen.poly(INK, [(102, 20), (112, 20), (110, 23), (103, 23)])


def _cab(graver: _Graver, tint: Colour) -> None:
    pen, line = graver.pen, graver.line
    deep = mix(tint, (0, 0, 0), 0.1)
    graver.shape(_rect(22, 12, 24, 32), deep)
    for x in (26.0, 36.0):
        graver.shape(_rect(x, 16, 7, 11), mix(PAPER, (230, 190, 90), 0.35), 0.7)
    hatch(pen, line, _rect(22, 30, 24, 14), 1.8, 90, 0.45)
    graver.shape([(18, 12), (20, 8), (48, 8), (50, 12)], mix(INK, PAPER, 0.2), 0.8)
    pen.poly(mix(INK, PAPER, 0.15), _rect(20, 43, 84, 3.2))
    graver.shape([(103, 46), (107, 46), (121, 60), (103, 60)], deep, 0.9)
    for x in (106, 109.5, 113, 116.5):
        pen.line(line, [(x, 60), (104.5 + (x - 103) * 0.2, 47)], 0.6)
    graver.shape(_rect(86, 43, 14, 8), mix(tint, PAPER, 0.45), 0.9)


def _running_gear(graver: _Graver, tint: Colour) -> None:
    pen, line = graver.pen, graver.line
    for x in (82, 97):
        _wheel(graver, x, 55.4, 5, 8, tint)
    for x in (34, 59):
        _wheel(graver, x, 50.4, 10, 14, tint)
    rods: list[Point] = [(34, 53), (59, 53), (86, 47)]
    pen.line(line, rods, 2.2)
    pen.line(mix(PAPER, tint, 0.3), rods, 0.8)


def _wheel(graver: _Graver, x: float, y: float, radius: float, spokes: int, tint: Colour) -> None:
    graver.disc(x, y, radius, mix(tint, PAPER, 0.55), 1.5)
    for i in range(spokes):
        graver.pen.line(graver.line, [(x, y), _round(x, y, radius - 0.8, 360 / spokes * i + 9)], 0.7)
    graver.pen.circle(graver.line, (x, y), radius * 0.24)


def _engraved(colour: str) -> str:
    """The engine on a share, in its company's colour."""
    paint, smoke = PAINTS[colour].colour, mix(INK, mix(FACE, PAINTS[colour].colour, 0.07), 0.35)
    return drawing((WIDTH, HEIGHT), lambda pen: locomotive(pen, mix(paint, PAPER, 0.12), smoke=smoke))


PICTURES: Final[dict[str, Callable[[], str]]] = {
    f"locomotives/engraved-{colour}": partial(_engraved, colour) for colour in PAINTS
}
