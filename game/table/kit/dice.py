"""Ivory dice, lying still or tumbling; and how two of them fall on the table.

Pictures are premultiplied, cached by size in pixels, shown with `pen.stamp` by their middle, and must
not be changed.
"""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Final

import pygame

from game.table.kit.pen import Pen, Point, smooth, stamp
from game.table.kit.rails import contact_shadow
from game.table.kit.theme import INK, mix

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
_RING: Final = (1, 2, 6, 5)
"""Sides that follow each other round a die, with 3 and 4 at its ends."""

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
    """Two sides that are seen beside the upper one: neither it nor the one under it."""
    seen = [side for side in range(1, 7) if side not in (value, 7 - value)]
    return seen[value % 4], next(
        side for side in seen if side + seen[value % 4] != 7 and side != seen[value % 4]
    )


@lru_cache(maxsize=160)
def die(value: int, edge: float, tilt: float = 0.0) -> pygame.Surface:
    """A die that shows `value` on top, turned by `tilt` degrees; `edge` in pixels."""
    side = edge * 2.6

    def draw(pen: Pen) -> None:
        pen = pen.at(side / 2, side / 2)
        top, left, right = (_turned(face, tilt) for face in _faces(edge))
        rim, bevel = mix(IVORY, BROWN, 0.75), edge * 0.16
        outline = [top[0], top[1], right[2], left[2], left[3], top[3]]
        pen.poly(rim, outline)
        pen.line(rim, [*outline, outline[0]], bevel + 0.05 * edge)
        beside = sides_of(value)
        for face, tone, number, depth in (
            (left, mix(IVORY, (150, 118, 78), 0.36), beside[0], 0.72),
            (right, mix(IVORY, (120, 90, 56), 0.62), beside[1], 0.80),
            (top, IVORY, value, 0.78),
        ):
            x, y = sum(p[0] for p in face) / 4, sum(p[1] for p in face) / 4
            inner = [(x + (px - x) * 0.95, y + (py - y) * 0.95) for px, py in face]
            pen.poly(tone, inner)
            pen.line(tone, [*inner, inner[0]], bevel)
            for pip in _PIPS[number]:
                pen.poly(mix((120, 90, 60), INK, depth), _on_face(face, pip, 0.105))
                pen.poly(INK, _on_face(face, (pip[0] + 0.012, pip[1] + 0.018), 0.08))

    return smooth((side, side), draw, 4)


def _on_face(face: list[Point], middle: Point, radius: float) -> list[Point]:
    """A round spot of a unit square, laid on a slanted face."""
    (ox, oy), (ax, ay), _, (bx, by) = face
    found = []
    for i in range(24):
        turn = i * math.tau / 24
        x, y = middle[0] + radius * math.cos(turn), middle[1] + radius * math.sin(turn)
        found.append((ox + x * (ax - ox) + y * (bx - ox), oy + x * (ay - oy) + y * (by - oy)))
    return found


def rest_tilt(value: int, place: int) -> float:
    """How a die lies at rest, in degrees: each throw and each of the two a little differently."""
    return (-9, 11, -4, 7, -12, 5)[(value + 2 * place) % 6] * 1.0


def draw_dice(
    surface: pygame.Surface, values: tuple[int, int], middle: Point, edge: float, time: float = 1.0
) -> None:
    """Two dice round a point (pixels). `time` 0 to 1: they are thrown from the left, tumble and settle."""
    for place, value in enumerate(values):
        x = middle[0] + (place - 0.5) * 2.5 * edge
        y = middle[1] + (0.12 - 0.24 * place) * edge
        tilt, shown, lift = rest_tilt(value, place), value, 0.0
        left = max(0.0, 1 - time * (1.12 - 0.12 * place))
        if left > 0:
            ease = left * left
            x -= ease * 9 * edge
            y += ease * 0.8 * edge
            hops = 2.4 * (1 - left) ** 0.8 * math.pi
            lift = abs(math.cos(hops)) * ease * 3.0 * edge
            tilt = round((tilt + ease * 900 * (1 if place else -1)) / 15) * 15.0 if left > 0.06 else tilt
            step = int(left * 11)
            shown = value if step == 0 else _RING[(value + step + place) % 4]
        stamp(
            surface,
            contact_shadow(round(edge * 2.3), round(edge * 1.2), 150),
            x,
            y + edge * 0.72,
            centred=True,
        )
        stamp(surface, die(shown, round(edge), tilt), x, y - lift, centred=True)
