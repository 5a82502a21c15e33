"""Badges: medals of brass and enamel, one of pewter for what is still to be won, and engravings for them."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial
from typing import Final

from game.table.kit.theme import BRASS, INK, Colour, Tint, mix
from tools.images.icons import dollar
from tools.images.signs import sign
from tools.images.svg import SvgPen, drawing

SIDE: Final = 128.0
SCALLOPS: Final = 24
RAYS: Final = 48
PEWTER: Final = "pewter"
ENAMELS: Final[dict[str, Colour]] = {
    "red": (158, 38, 34),
    "blue": (30, 78, 142),
    "green": (30, 98, 56),
    "violet": (98, 52, 128),
    "black": (44, 42, 48),
    "teal": (18, 104, 108),
    PEWTER: (92, 86, 76),
}
WHITE: Final[Colour] = (255, 255, 255)
BLACK: Final[Colour] = (0, 0, 0)


def _around(count: int, reach: float, turn: float = 0.0) -> list[tuple[float, float]]:
    angles = [math.tau * (i + turn) / count for i in range(count)]
    return [(reach * math.cos(a), reach * math.sin(a)) for a in angles]


def _medal(name: str) -> str:
    """A scalloped rim round enamel over engraved rays; its middle is left free for an engraving."""
    enamel = ENAMELS[name]
    rim, bright = (BRASS, (255, 236, 160)) if name != PEWTER else ((122, 116, 104), (170, 164, 150))

    def paint(whole: SvgPen) -> None:
        pen = whole.at(SIDE / 2, SIDE / 2, SIDE / 2)
        for place in _around(SCALLOPS, 0.86):
            pen.circle(mix(rim, INK, 0.55), place, 0.125)
        for x, y in _around(SCALLOPS, 0.86):
            pen.circle(mix(rim, bright, 0.35), (x, y - 0.01), 0.10)
        pen.circle(mix(rim, INK, 0.5), (0, 0), 0.90)
        pen.shade_circle(bright, mix(rim, INK, 0.15), (0, 0), 0.875)
        pen.circle(mix(rim, INK, 0.55), (0, 0), 0.765)
        pen.shade_circle(mix(enamel, WHITE, 0.16), mix(enamel, BLACK, 0.28), (0, 0), 0.74)
        for part, tone in ((0.0, mix(enamel, BLACK, 0.14)), (0.5, mix(enamel, WHITE, 0.13))):
            inner, outer = _around(RAYS // 2, 0.30, part), _around(RAYS // 2, 0.725, part)
            for ends in zip(inner, outer, strict=True):
                pen.line(tone, ends, 0.018)
        pen.ring(mix(rim, bright, 0.4), (0, 0), 0.66, 0.022)
        pen.arc((255, 255, 255, 70 if name != PEWTER else 34), (0, 0), 0.60, 200, 290, 0.05)

    return drawing((SIDE, SIDE), paint)


def _bell(pen: SvgPen, ink: Tint, fill: Tint) -> None:
    pen.line(ink, [(0, -0.92), (0, -0.60)], 0.16)
    dome = [
        (0.5 * math.cos(a), -0.22 + 0.5 * math.sin(a)) for a in (math.pi * (1 + i / 20) for i in range(21))
    ]
    pen.poly(ink, [*dome, (0.56, 0.20), (0.90, 0.58), (-0.90, 0.58), (-0.56, 0.20)])
    pen.line(fill, [(-0.70, 0.36), (0.70, 0.36)], 0.07)
    pen.circle(ink, (0, 0.74), 0.20)


def _four(pen: SvgPen, ink: Tint, fill: Tint) -> None:
    """Four signs."""
    for i, name in enumerate(("star", "diamond", "cross", "crown")):
        sign(pen.at(-0.5 + i % 2, -0.5 + i // 2, 0.40), name, ink)


def _peak(pen: SvgPen, ink: Tint, fill: Tint) -> None:
    """Mountains with snow."""
    pen.poly(ink, [(-0.98, 0.62), (-0.28, -0.62), (0.10, 0.02), (0.34, -0.30), (0.98, 0.62)])
    pen.poly(fill, [(-0.28, -0.62), (-0.02, -0.16), (-0.20, -0.26), (-0.32, -0.08), (-0.44, -0.30)])
    for i in range(4):
        pen.line(fill, [(0.02 + 0.17 * i, 0.12 + 0.10 * i), (-0.06 + 0.17 * i, 0.52)], 0.05)


def _watch(pen: SvgPen, ink: Tint, fill: Tint) -> None:
    """A pocket watch."""
    pen.ring(ink, (0, -0.82), 0.15, 0.09)
    pen.rect(ink, -0.10, -0.72, 0.20, 0.20, 0.04)
    pen.circle(ink, (0, 0.16), 0.76)
    pen.circle(fill, (0, 0.16), 0.60)
    for i, (x, y) in enumerate(_around(12, 0.48)):
        pen.circle(ink, (x, y + 0.16), 0.06 if i % 3 == 0 else 0.03)
    pen.line(ink, [(0, 0.16), (0, -0.20)], 0.09)
    pen.line(ink, [(0, 0.16), (0.26, 0.30)], 0.09)


def _coins(pen: SvgPen, ink: Tint, fill: Tint) -> None:
    """Draw a stack of coins, and one in front of it."""
    for row in range(5):
        y = 0.62 - 0.27 * row
        pen.rect(fill, -0.92, y - 0.15, 1.24, 0.30, 0.13)
        pen.rect(ink, -0.88, y - 0.115, 1.16, 0.23, 0.10)
    pen.circle(fill, (0.42, 0.24), 0.58)
    pen.circle(ink, (0.42, 0.24), 0.52)
    pen.ring(fill, (0.42, 0.24), 0.41, 0.05)
    dollar(pen.at(0.42, 0.24, 0.26), fill)


def _tag(pen: SvgPen, ink: Tint, fill: Tint) -> None:
    """A price tag."""
    pen.poly(ink, [(-0.90, -0.10), (-0.10, -0.86), (0.86, -0.86), (0.86, 0.10), (0.06, 0.90)])
    pen.circle(fill, (0.52, -0.52), 0.15)
    dollar(pen.at(-0.02, 0.02, 0.34), fill)


def _track(pen: SvgPen, ink: Tint, fill: Tint) -> None:
    """Rails that run away from the eye."""
    for row in range(5):
        part = row / 4
        y, half = -0.66 + 1.40 * part**1.3, 0.26 + 0.62 * part
        pen.line(ink, [(-half, y), (half, y)], 0.08 + 0.10 * part)
    for way in (-1, 1):
        pen.poly(ink, [(way * 0.10, -0.92), (way * 0.19, -0.92), (way * 0.66, 0.96), (way * 0.42, 0.96)])


def _lock(pen: SvgPen, ink: Tint, fill: Tint) -> None:
    """A padlock."""
    pen.arc(ink, (0, -0.26), 0.46, 180, 360, 0.20)
    pen.rect(ink, -0.72, -0.29, 1.44, 1.13, 0.14)
    pen.circle(fill, (0, 0.16), 0.17)
    pen.poly(fill, [(-0.08, 0.16), (0.08, 0.16), (0.13, 0.58), (-0.13, 0.58)])


ENGRAVINGS: Final[dict[str, Callable[[SvgPen, Tint, Tint], None]]] = {
    "bell": _bell,
    "four": _four,
    "peak": _peak,
    "watch": _watch,
    "coins": _coins,
    "tag": _tag,
    "track": _track,
    "lock": _lock,
}


def _engraving(name: str) -> str:
    side = SIDE / 2
    return drawing(
        (side, side), lambda pen: ENGRAVINGS[name](pen.at(side / 2, side / 2, side / 2.16), BLACK, WHITE)
    )


PICTURES: Final[dict[str, Callable[[], str]]] = {
    **{f"badges/medal-{name}": partial(_medal, name) for name in ENAMELS},
    **{f"badges/{name}": partial(_engraving, name) for name in ENGRAVINGS},
}
"""Medals in their colours; engravings black on white, to be tinted in two tones."""
