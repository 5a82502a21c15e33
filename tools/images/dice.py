"""Ivory dice: lying still, and turning as they tumble.

Each side has two strips of frames: the die at rest as the left and as the right one of a throw, and
the die turned by 15 degrees from frame to frame.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from game.table.kit.theme import INK, Colour, mix
from tools.images.svg import Point, SvgPen, drawing

IVORY: Final = (246, 238, 220)
BROWN: Final = (96, 70, 40)
_PIPS: Final[dict[int, tuple[Point, ...]]] = {
    1: ((0.5, 0.5),),
    2: ((0.27, 0.27), (0.73, 0.73)),
    3: ((0.25, 0.25), (0.5, 0.5), (0.75, 0.75)),
    4: ((0.27, 0.27), (0.73, 0.27), (0.27, 0.73), (0.73, 0.73)),
    5: ((0.25, 0.25), (0.75, 0.25), (0.5, 0.5), (0.25, 0.75), (0.75, 0.75)),
    6: ((0.28, 0.22), (0.28, 0.5), (0.28, 0.78), (0.72, 0.22), (0.72, 0.5), (0.72, 0.78)),
}
Face = tuple[Point, Point, Point, Point]


def _faces(edge: float) -> tuple[Face, Face, Face]:
    """Top, left and right face of a cube seen from above its edge, round the origin."""
    a, b = edge * 0.866, edge * 0.5
    top = ((0.0, -edge), (a, -edge + b), (0.0, 0.0), (-a, -edge + b))
    left = ((-a, -edge + b), (0.0, 0.0), (0.0, edge), (-a, b))
    right = ((0.0, 0.0), (a, -edge + b), (a, b), (0.0, edge))
    return top, left, right


def _turned(points: tuple[Point, ...], degrees: float) -> list[Point]:
    c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    return [(x * c - y * s, x * s + y * c) for x, y in points]


def sides_of(value: int) -> tuple[int, int]:
    """Return two sides that are visible in addition to the top."""
    seen = [side for side in range(1, 7) if side not in (value, 7 - value)]
    return seen[value % 4], next(
        side for side in seen if side + seen[value % 4] != 7 and side != seen[value % 4]
    )


EDGE: Final = 20.0
"""The edge of a die as it is drawn."""
SIDE: Final = 2.6 * EDGE
"""The side of a frame."""
TURNS: Final = 24
"""Frames of a die that tumbles."""


@dataclass(frozen=True)
class _Seen:
    """One face of a die that is seen."""

    corners: list[Point]
    tone: Colour
    number: int
    depth: float
    """How dark the rim of its pips is."""

    @property
    def inner(self) -> list[Point]:
        """The face without its bevel."""
        x, y = math.fsum(p[0] for p in self.corners) / 4, math.fsum(p[1] for p in self.corners) / 4
        return [(x + (px - x) * 0.95, y + (py - y) * 0.95) for px, py in self.corners]


def _seen(value: int, tilt: float) -> tuple[_Seen, _Seen, _Seen]:
    """The left, the right and the upper face of a die that shows `value`, turned by `tilt` degrees."""
    top, left, right = (_turned(face, tilt) for face in _faces(EDGE))
    beside = sides_of(value)
    return (
        _Seen(left, mix(IVORY, (150, 118, 78), 0.36), beside[0], 0.72),
        _Seen(right, mix(IVORY, (120, 90, 56), 0.62), beside[1], 0.80),
        _Seen(top, IVORY, value, 0.78),
    )


def _draw_bodies(pens: Sequence[SvgPen], dice: Sequence[tuple[_Seen, _Seen, _Seen]]) -> None:
    """The rims of all dice, then their faces."""
    bevel, rim = EDGE * 0.16, mix(IVORY, BROWN, 0.75)
    outlines = [
        [*top.corners[:2], right.corners[2], *left.corners[2:], top.corners[3]] for left, right, top in dice
    ]
    for pen, outline in zip(pens, outlines, strict=True):
        pen.poly(rim, outline)
    for pen, outline in zip(pens, outlines, strict=True):
        pen.line(rim, [*outline, outline[0]], bevel + 0.05 * EDGE)
    for number in range(3):
        for pen, die in zip(pens, dice, strict=True):
            pen.poly(die[number].tone, die[number].inner)
        for pen, die in zip(pens, dice, strict=True):
            inner = die[number].inner
            pen.line(die[number].tone, [*inner, inner[0]], bevel)


def _draw_pips(pens: Sequence[SvgPen], dice: Sequence[tuple[_Seen, _Seen, _Seen]]) -> None:
    """The pips of all dice: a brown hollow, and the ink in it a little lower."""
    for number in range(3):
        for radius, x, y in ((0.105, 0.0, 0.0), (0.08, 0.012, 0.018)):
            for pen, die in zip(pens, dice, strict=True):
                face = die[number]
                colour = mix((120, 90, 60), INK, face.depth) if not x else INK
                corner, across, _, along = face.corners
                right, down = _from(corner, across), _from(corner, along)
                for px, py in _PIPS[face.number]:
                    spot = _along(_along(corner, right, px + x), down, py + y)
                    half = (_along((0, 0), right, radius), _along((0, 0), down, radius))
                    pen.slanted_circle(colour, spot, *half)


def _from(a: Point, b: Point) -> Point:
    """The way from one point to another."""
    return b[0] - a[0], b[1] - a[1]


def _along(start: Point, way: Point, part: float) -> Point:
    """Return the point at a fraction of the way from `start`."""
    return start[0] + way[0] * part, start[1] + way[1] * part


def _rest_tilt(value: int, place: int) -> float:
    """How a die is at rest, in degrees: each throw and each of the two a little differently."""
    return (-9, 11, -4, 7, -12, 5)[(value + 2 * place) % 6] * 1.0


def _strip(value: int, tilts: Sequence[float]) -> str:
    """The die that shows `value`, once for each tilt, side by side."""

    def draw(pen: SvgPen) -> None:
        pens = [pen.at((number + 0.5) * SIDE, SIDE / 2) for number in range(len(tilts))]
        dice = [_seen(value, tilt) for tilt in tilts]
        _draw_bodies(pens, dice)
        _draw_pips(pens, dice)

    return drawing((len(tilts) * SIDE, SIDE), draw)


PICTURES: Final[dict[str, Callable[[], str]]] = {
    **{
        f"dice/{side}": partial(_strip, side, [_rest_tilt(side, place) for place in (0, 1)]) for side in _PIPS
    },
    **{
        f"dice/{side}-tumbling": partial(_strip, side, [turn * 360 / TURNS for turn in range(TURNS)])
        for side in _PIPS
    },
}
