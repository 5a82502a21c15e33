"""The conductor who teaches and advises: a portrait in a round brass frame, with more than one face."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import partial
from itertools import pairwise
from typing import Final

from game.table.kit.theme import INK, SIGNAL, Colour
from tools.images.hatching import hatch
from tools.images.pieces import BRIGHT_BRASS, DARK_BRASS
from tools.images.signs import sign
from tools.images.svg import Point, SvgPen, drawing

SIDE: Final = 128.0
MIDDLE: Final[Point] = (64.0, 64.0)
WITHIN: Final = 58.6
"""The radius of the window in the frame, which covers the edge of what is in it."""
BODY: Final = (10.0, 8.0, 1.08)
"""Where the figure's own coordinates begin, and their unit: his face is in the middle, at x = 50."""

SKIN: Final[Colour] = (236, 206, 168)
SHADOW: Final[Colour] = (150, 104, 70)
COAT: Final[Colour] = (52, 62, 84)
COAT_SHADE: Final[Colour] = (22, 26, 38)
COAT_LIGHT: Final[Colour] = (84, 96, 122)
HAIR: Final[Colour] = (214, 204, 186)
STRAND: Final[Colour] = (92, 80, 64)
LINEN: Final[Colour] = (250, 244, 230)
BAND: Final[Colour] = (150, 44, 38)
EVENING: Final[tuple[Colour, Colour]] = ((170, 192, 192), (250, 216, 156))
RULING: Final[Colour] = (96, 120, 126)

FACES: Final = ("calm", "pleased", "doubtful")


def _arc(centre: Point, rx: float, ry: float, start: float, end: float, steps: int = 24) -> list[Point]:
    turns = [math.radians(start + (end - start) * i / steps) for i in range(steps + 1)]
    return [(centre[0] + rx * math.cos(a), centre[1] + ry * math.sin(a)) for a in turns]


def _both(points: Sequence[Point]) -> list[list[Point]]:
    """A shape of the left half of his face, and its image on the right."""
    return [list(points), [(100 - x, y) for x, y in points]]


def _framed(points: Sequence[Point]) -> list[Point]:
    """The part of a shape of the figure that is seen through the round frame."""
    x, y, unit = BODY
    centre = ((MIDDLE[0] - x) / unit, (MIDDLE[1] - y) / unit)
    window = _arc(centre, WITHIN / unit, WITHIN / unit, 0, 360, 72)
    kept = list(points)
    for (ax, ay), (bx, by) in pairwise(window):

        def depth(p: Point, a: Point = (ax, ay), b: Point = (bx, by)) -> float:
            return (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0])

        kept = _cut(kept, depth)
    return kept


def _cut(points: Sequence[Point], depth: Callable[[Point], float]) -> list[Point]:
    """Return the part of a shape where `depth` is not negative."""
    found: list[Point] = []
    for p, q in zip(points, [*points[1:], *points[:1]], strict=True):
        deep, next_deep = depth(p), depth(q)
        if deep >= 0:
            found.append(p)
        if (deep < 0) != (next_deep < 0):
            part = deep / (deep - next_deep)
            found.append((p[0] + (q[0] - p[0]) * part, p[1] + (q[1] - p[1]) * part))
    return found


def _shape(pen: SvgPen, fill: Colour, points: Sequence[Point], line: float = 1.1, ink: Colour = INK) -> None:
    seen = _framed(points)
    if seen:
        pen.poly(fill, seen)
        pen.line(ink, [*seen, seen[0]], line)


def _coat(pen: SvgPen) -> None:
    _shape(pen, COAT, [(2, 122), (6, 104), (18, 95), (36, 89), (64, 89), (82, 95), (94, 104), (98, 122)])
    shade: list[Point] = [(70, 91), (82, 95), (94, 104), (98, 122), (74, 122)]
    hatch(pen, COAT_SHADE, _framed(shade), 2.2, 62, 0.7)
    light: list[Point] = [(6, 106), (18, 97), (26, 94), (20, 122), (4, 122)]
    hatch(pen, COAT_LIGHT, _framed(light), 2.6, -58, 0.6)
    _shape(pen, LINEN, [(39, 84), (61, 84), (64, 94), (50, 112), (36, 94)])
    for lapel in _both([(36, 88), (30, 96), (36, 104), (33, 108), (49, 122), (50, 112)]):
        _shape(pen, (40, 48, 68), lapel)
    for bow in _both([(50, 96), (40, 91), (40, 101)]):
        _shape(pen, SIGNAL, bow, 0.9)
    pen.circle(INK, (50, 96), 3)
    pen.circle((206, 76, 62), (50, 95.6), 2.1)


def _head(pen: SvgPen) -> None:
    for ear in _both([(25, 52), (21, 50), (20, 57), (23, 65), (27, 65)]):
        _shape(pen, SKIN, ear)
    _shape(pen, SKIN, [(26, 42), *_arc((50, 58), 24, 30, 170, 10), (74, 42)], 1.2)
    cheek: list[Point] = [(66, 46), (73, 46), (73.4, 60), (70, 74), (62, 82), (66, 66)]
    hatch(pen, SHADOW, cheek, 1.9, 58, 0.6)
    hatch(pen, SHADOW, [(28, 45), (72, 45), (72, 49.5), (28, 49.5)], 1.7, 0, 0.6)
    for whisker in _both([(26, 50), (30, 51), (31, 66), (34, 76), (29, 73), (26.4, 62)]):
        _shape(pen, HAIR, whisker, 0.8, STRAND)
    pen.line(INK, [(52.4, 57), (54.6, 66), (53.6, 68.6), (50, 69.4), (46.8, 68.4)], 0.8)
    for y in (61, 63, 65):
        pen.line(SHADOW, [(52.4, y), (54.2, y + 0.4)], 0.6)
    for x in (34, 66):
        pen.ellipse((222, 160, 128, 70), (x, 68), 4.6, 3.0)


def _brows(pen: SvgPen, face: str) -> None:
    """Level where he is calm; raised where he is pleased; one up, one down where he doubts."""
    left: list[Point] = [(33, 53.4), (38, 51), (45, 52.6), (44.6, 54.6), (38, 53.6), (33.6, 55.4)]
    lifts = {"calm": (0.0, 0.0), "pleased": (-1.6, -1.6), "doubtful": (1.2, -3.0)}[face]
    for brow, lift in zip(_both(left), lifts, strict=True):
        _shape(pen, HAIR, [(x, y + lift) for x, y in brow], 0.6, STRAND)


def _eyes(pen: SvgPen, face: str) -> None:
    for x in (39.6, 60.4):
        if face == "pleased":
            pen.line(INK, _arc((x, 59.6), 4.2, 3.4, 200, 340, 10), 1.3)
            pen.line(SHADOW, _arc((x, 58.4), 4.8, 4.4, 35, 145, 10), 0.7)
            continue
        look = -1.2 if face == "doubtful" else 0.7
        pen.ellipse((252, 246, 232), (x, 58), 4.0, 2.2)
        pen.circle((60, 44, 30), (x + look, 58), 1.9)
        pen.circle((255, 255, 250), (x + look + 0.6, 57.3), 0.6)
        pen.line(INK, _arc((x, 58.2), 4.4, 2.8, 195, 345, 10), 1.0)
        pen.line(SHADOW, _arc((x, 58.4), 4.6, 3.6, 30, 150, 10), 0.7)


def _mouth(pen: SvgPen, face: str) -> None:
    """The moustache, whose tips rise with a smile; under it the lip."""
    rise = {"calm": 0.0, "pleased": -2.4, "doubtful": 1.6}[face]
    bend = {"calm": 2.4, "pleased": 4.2, "doubtful": -1.6}[face]
    lip = _arc((50, 80), 5, bend, 20, 160, 8) if bend > 0 else _arc((50, 83), 5, -bend, 200, 340, 8)
    pen.line(SHADOW, lip, 0.9)
    wing: list[Point] = [
        (50, 70), (43, 69.6), (36, 72.4 + rise / 3), (29, 76.4 + rise), (22, 74 + rise * 1.6),
        (20, 70.6 + rise * 2), (19, 76 + rise * 1.6), (25, 81.6 + rise),
        (35, 81.4 + rise / 3), (44, 78.6), (50, 75.6),
    ]  # fmt: skip
    for side in _both(wing):
        _shape(pen, HAIR, side, 1.0)
    for i in range(5):
        y = 71.4 + i * 1.5
        middle, tip = (32, y + 4 - i * 0.2 + rise / 2), (26, 77.4 + i * 0.7 + rise)
        for strand in _both([(48, y), (40, y + 1.8 + i * 0.2), middle, tip]):
            pen.line(STRAND, strand, 0.6)


def _cap(pen: SvgPen) -> None:
    crown: list[Point] = [
        (24, 34), (16, 22), (20, 14), (36, 8.6), (50, 7), (64, 8.6), (80, 14), (84, 22), (76, 34)
    ]  # fmt: skip
    _shape(pen, COAT, crown, 1.2)
    hatch(pen, COAT_SHADE, [(62, 10), (80, 14), (84, 22), (76, 33), (62, 31)], 2.0, 60, 0.7)
    hatch(pen, COAT_LIGHT, [(18, 22), (21, 15.4), (36, 10), (30, 26)], 2.4, -40, 0.6)
    _shape(pen, BAND, [(24, 33), (37, 29.6), (50, 28.6), (63, 29.6), (76, 33), (75, 44), (25, 44)])
    for y in (0.0, 10.6):
        braid = [(24.4, 33.4 + y), (37, 30.2 + y), (50, 29.2 + y), (63, 30.2 + y), (75.6, 33.4 + y)]
        pen.line(DARK_BRASS, braid, 2.2)
        pen.line(BRIGHT_BRASS, braid, 1.2)
    pen.circle(DARK_BRASS, (50, 33.6), 7.4)
    pen.circle(BRIGHT_BRASS, (50, 33.4), 6.2)
    sign(pen.at(50, 33.5, 4.6), "star", (122, 32, 28))
    visor = [(23, 42), *_arc((50, 41.4), 27, 3.4, 180, 360), (77, 42), *_arc((50, 42), 27.4, 10.4, 0, 180)]
    _shape(pen, (34, 28, 28), visor, 1.0)
    pen.line((126, 116, 108), _arc((50, 42.6), 23, 6.6, 40, 140), 1.0)
    pen.line(BRIGHT_BRASS, _arc((50, 42), 26.4, 9.4, 8, 172), 0.8)


def _sky(pen: SvgPen) -> None:
    """The evening behind him, ruled as in a print: closer to the top, darker."""
    pen.shade_circle(*EVENING, MIDDLE, WITHIN)
    for i in range(40):
        y = 6 + i * 3.0
        reach = math.sqrt(max(0.0, WITHIN**2 - (y - MIDDLE[1]) ** 2))
        if reach > 0:
            width = 0.35 + 0.75 * max(0.0, 1 - i / 26)
            pen.line(RULING, [(MIDDLE[0] - reach, y), (MIDDLE[0] + reach, y)], width)


def _frame(pen: SvgPen) -> None:
    pen.ring((70, 48, 10), MIDDLE, 60.5, 6.6)
    pen.ring((226, 184, 78), MIDDLE, 60.5, 5.0)
    pen.ring((255, 238, 176), (63.4, 63.2), 61.2, 1.2)
    pen.ring((112, 80, 12), MIDDLE, 57.6, 1.0)


def _portrait(face: str) -> str:
    def draw(pen: SvgPen) -> None:
        _sky(pen)
        body = pen.at(*BODY)
        _coat(body)
        _head(body)
        _brows(body, face)
        _eyes(body, face)
        _mouth(body, face)
        _cap(body)
        _frame(pen)

    return drawing((SIDE, SIDE), draw)


PICTURES: Final[dict[str, Callable[[], str]]] = {
    f"portraits/conductor-{face}": partial(_portrait, face) for face in FACES
}
