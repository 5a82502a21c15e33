"""Painted wood and card: cubes, houses, discs, seals, shares, engines, the conductor's cap, coins.

A piece is drawn at a usual size, so that its finest lines have the width that they should have there.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial
from typing import Final

from game.table.kit.theme import (
    BRASS,
    INK,
    PAINTS,
    PAPER,
    SEATS,
    SHADE,
    SIGNAL,
    Colour,
    Paint,
    Seat,
    fades,
    mix,
)
from tools.images.icons import ICONS, dollar
from tools.images.signs import sign
from tools.images.svg import Point, SvgPen, drawing, steps

BRIGHT_BRASS: Final[Colour] = (246, 206, 92)
DARK_BRASS: Final[Colour] = (112, 80, 12)
_CUBE: Final = 28.0
"""The width of a cube as it is drawn."""


def _cube(colour_name: str, ghost: bool = False) -> str:
    """A wooden cube seen from above its edge; a ghost has no shadow."""
    paint, ink, name = PAINTS[colour_name]
    half, rise, tall, pad = _CUBE / 2, _CUBE * 0.36, _CUBE * 0.40, _CUBE * 0.22
    size = (_CUBE + 2 * pad, 2 * rise + tall + 2 * pad)

    def draw(pen: SvgPen) -> None:
        pen = pen.at(size[0] / 2, pad + rise)
        if not ghost:
            _cube_shadow(pen, half, rise, tall)
        outline = [(-half, 0.0), (0.0, -rise), (half, 0.0), (half, tall), (0.0, rise + tall), (-half, tall)]
        wide, shade = _rim(paint)
        rim = [
            (x + (wide if x > 0 else -wide if x < 0 else 0), y + (wide if y > 0 else -wide) / 1.1)
            for x, y in outline
        ]
        pen.poly(mix(paint, SHADE, shade), rim)
        front, east, light = (40, 26, 14), (24, 14, 8), (255, 250, 235)
        left = [(-half, 0.0), (0.0, rise), (0.0, rise + tall), (-half, tall)]
        right = [(half, 0.0), (0.0, rise), (0.0, rise + tall), (half, tall)]
        pen.shade_poly(mix(paint, front, 0.10), mix(paint, front, 0.28), left)
        pen.shade_poly(mix(paint, east, 0.40), mix(paint, east, 0.54), right)
        top = [(-half, 0.0), (0.0, -rise), (half, 0.0), (0.0, rise)]
        pen.shade_poly(mix(paint, light, 0.20), mix(paint, light, 0.06), top)
        fine = _CUBE * 0.035
        pen.line(mix(paint, light, 0.20), [(0, rise), (0, rise + tall * 0.94)], fine * 0.8)
        pen.line(mix(paint, light, 0.58), [(-half * 0.96, 0), (0, rise * 0.96), (half * 0.96, 0)], fine)
        with pen.laid((0, 0), (half, 0), (0, rise * 1.06)) as flat:
            sign(flat.at(0, 0, 47), name, ink)

    return drawing(size, draw)


def _rim(paint: Colour) -> tuple[float, float]:
    """The width and the darkness of a cube's rim: more for white, which is also laid on white cities."""
    return (1.5, 0.92) if min(paint) > 200 else (0.55, 0.62)


def _block(colour_name: str) -> str:
    """A wooden cube seen from the front, a little from above; its sign fills the front."""
    paint, ink, name = PAINTS[colour_name]
    side, pad = 20.0, 3.6
    top = side * 0.24
    light, dark = (255, 250, 235), (20, 12, 6)

    def draw(pen: SvgPen) -> None:
        pen = pen.at(pad, pad)
        for i, alpha in enumerate(steps((26, 44, 70))):
            pen.rect(
                (*SHADE, alpha), -2.4 + i * 0.7, 1.6, side + 5.4 - i, side + top * 0.6 + 1.2 - i * 0.5, 4
            )
        pen.rect(mix(paint, SHADE, 0.66), -1.2, -1.2, side + 2.4, side + top * 0.55 + 2.4, 3)
        pen.rect(mix(paint, light, 0.42), 0, 0, side, side * 0.6, 2.2)
        upper, lower = mix(paint, light, 0.06), mix(paint, dark, 0.16)
        pen.shade_rect(upper, lower, 0, top, side, side - top * 0.45, 2)
        sign(pen.at(side / 2, top + (side - top * 0.45) / 2, side * 0.36), name, ink)

    return drawing((side + 2 * pad, side * 1.6), draw)


def _hotel(seat: Seat) -> str:
    """A grand hotel in a seat's colour, with its sign and a flag."""
    _, paint, ink, name = seat
    width = 30.0

    def draw(pen: SvgPen) -> None:
        pen = pen.at(width * 0.75, width * 0.98, width / 2)
        dark = mix(paint, SHADE, 0.72)
        for grow, alpha in zip((0.2, 0.08), steps((50, 90)), strict=True):
            pen.ellipse((*SHADE, alpha), (0.12, 0.92), 1.0 + grow, 0.16 + grow)
        body = [(-0.86, 0.92), (-0.86, -0.50), (-0.62, -1.02), (0.62, -1.02), (0.86, -0.50), (0.86, 0.92)]
        pen.poly((250, 244, 226), [(x * 1.26, y * (1.14 if y > 0 else 1.16)) for x, y in body])
        pen.poly(dark, [(x * 1.10, y * 1.06) for x, y in body])
        pen.shade_poly(mix(paint, (255, 250, 235), 0.10), mix(paint, SHADE, 0.14), body)
        pen.poly(mix(paint, SHADE, 0.45), [(-0.92, -0.46), (-0.62, -1.04), (0.62, -1.04), (0.92, -0.46)])
        pen.line(dark, [(0, -1.04), (0, -1.62)], 0.12)
        pen.poly((222, 186, 84), [(0, -1.66), (0.56, -1.48), (0, -1.28)])
        for x in (-0.60, 0.36):
            pen.rect((255, 232, 160), x, 0.42, 0.26, 0.28)
        pen.rect(dark, -0.14, 0.44, 0.28, 0.48)
        sign(pen.at(0, -0.06, 0.40), name, ink)

    return drawing((width * 1.5, width * 1.6), draw)


def _cube_shadow(pen: SvgPen, half: float, rise: float, tall: float) -> None:
    """What the cube takes of the lamp's light, to its right and in front of it."""
    for i, alpha in enumerate(steps((14, 28, 42, 56, 72, 90))):
        grow = 0.24 - 0.042 * i
        reach = half * (1 + grow)
        foot = [
            (-reach, tall),
            (0.0, rise + tall + rise * grow),
            (reach + half * 0.22, tall + rise * 0.1),
            (half * 0.3, tall - rise),
        ]
        pen.poly((*SHADE, alpha), foot)


def _house() -> str:
    """A development marker: a little black house with a lit roof and a yellow window."""
    width = 30.0

    def draw(pen: SvgPen) -> None:
        pen = pen.at(width * 0.75, width * 0.75, width / 2)
        for grow, alpha in zip((0.22, 0.10), steps((36, 70)), strict=True):
            pen.ellipse((*SHADE, alpha), (0.12, 0.72), 0.95 + grow, 0.20 + grow)
        rim = [(-1.02, -0.02), (-0.30, -0.92), (0.62, -0.92), (1.04, -0.06), (1.04, 0.78), (-1.02, 0.78)]
        pen.poly((14, 12, 12), rim)
        gable = [(-0.72, -0.02), (-0.30, -0.62), (0.10, -0.02), (0.10, 0.72), (-0.72, 0.72)]
        pen.poly((44, 41, 40), gable)
        pen.poly((24, 22, 22), [(0.10, -0.02), (0.96, -0.02), (0.96, 0.72), (0.10, 0.72)])
        pen.poly((92, 86, 82), [(-0.30, -0.86), (0.58, -0.86), (1.00, -0.02), (0.12, -0.02)])
        pen.line((134, 126, 118), [(-0.92, -0.02), (-0.30, -0.86), (0.58, -0.86)], 0.10)
        pen.rect((247, 207, 105), -0.46, 0.20, 0.32, 0.34)

    return drawing((width * 1.5, width * 1.5), draw)


def _disc(seat: Seat, flat: bool) -> str:
    """A seat's turned wooden disc with its sign; flat for a printed badge."""
    _, paint, ink, name = seat
    width = 40.0

    def draw(pen: SvgPen) -> None:
        pen = pen.at(width * 0.7, width * (0.7 if flat else 0.65), width / 2)
        if not flat:
            for i, alpha in enumerate(steps((16, 32, 52, 76, 100))):
                reach = 1.18 - 0.045 * i
                pen.ellipse((16, 10, 4, alpha), (0.08, 0.20), reach, reach)
            pen.circle(mix(paint, SHADE, 0.55), (0, 0.15), 1.0)
        pen.circle(mix(paint, SHADE, 0.35), (0, 0), 1.0)
        light = (255, 250, 240)
        pen.shade_circle(mix(paint, light, 0.16), mix(paint, SHADE, 0.12), (0, 0), 0.92)
        pen.arc(mix(paint, light, 0.55), (0, 0), 0.81, 190, 295, 0.07)
        pen.ring(mix(paint, SHADE, 0.30), (0, 0), 0.70, 0.05)
        sign(pen.at(0, 0, 0.46), name, ink)

    return drawing((width * 1.4, width * 1.4), draw)


def _seal(colour_name: str) -> str:
    """A printed seal: a company's colour and sign in a circle."""
    paint, ink, name = PAINTS[colour_name]
    width = 40.0

    def draw(pen: SvgPen) -> None:
        pen = pen.at(width / 2, width / 2, width / 2)
        _print_seal(pen, paint, ink, name)

    return drawing((width, width), draw)


def _print_seal(pen: SvgPen, paint: Colour, ink: Colour, name: str) -> None:
    pen.circle(mix(paint, INK, 0.72), (0, 0), 1.0)
    pen.circle(paint, (0, 0), 0.90)
    pen.ring(mix(paint, ink, 0.55), (0, 0), 0.76, 0.05)
    sign(pen.at(0, 0, 0.48), name, ink)


def _share(colour_name: str, width: float, height: float) -> str:
    """A share held: a small certificate in a company's colour, with its shadow."""
    paint, ink, name = PAINTS[colour_name]

    def draw(pen: SvgPen) -> None:
        pen.rect((12, 7, 4, 110), 1.5, 2.5, width - 1.5, height - 2.5, 3)
        pen.rect(mix(paint, SHADE, 0.6), 0, 0, width - 2, height - 2, 3)
        pen.rect(paint, 1, 1, width - 4, height - 4, 2.2)
        pen.rect(mix(paint, ink, 0.5), 2.6, 2.6, width - 7.2, height - 7.2, 1.5, 0.8)
        sign(pen.at((width - 2) / 2, (height - 2) / 2, width * 0.24), name, ink)

    return drawing((width, height), draw)


def _engine(seat: Seat) -> str:
    """A wooden locomotive seen from the side, in a seat's colour with its sign."""
    _, paint, ink, name = seat

    def at(points: list[Point]) -> list[Point]:
        return [(x + 1, y + 1) for x, y in points]

    def draw(pen: SvgPen) -> None:
        # A pale engine has a darker, broader edge, or it would fade into the printed land.
        shade, edge = (0.88, 2.9) if fades(paint) else (0.66, 1.9)
        dark, light = mix(paint, SHADE, shade), mix(paint, (255, 250, 235), 0.5)
        body: list[Point] = [
            (2, 3), (22, 3), (22, 9), (32, 9), (32, 7), (35, 7), (34, 1), (43, 1), (41.5, 9), (44, 10),
            (44, 21), (48, 28), (2, 28),
        ]  # fmt: skip
        pen.poly(paint, at(body))
        pen.line(dark, at([*body, body[0]]), edge)
        skirt: list[Point] = [(3, 21), (43.4, 21), (47, 27.4), (3, 27.4)]
        pen.shade_poly(mix(paint, SHADE, 0.18), mix(paint, SHADE, 0.42), at(skirt))
        pen.line(light, at([(23, 11.5), (43, 11.5)]), 1.7)
        pen.line(light, at([(3.4, 4.6), (20.6, 4.6)]), 1.5)
        pen.line(light, at([(35.6, 2.4), (41.6, 2.4)]), 1.2)
        for x, r in ((9, 5.0), (21.5, 5.0), (34, 4.0)):
            pen.circle(dark, (x + 1, 33 - r), r + 0.5)
            pen.circle(mix(paint, (255, 255, 255), 0.12), (x + 1, 33 - r), r - 1.2)
            pen.circle(dark, (x + 1, 33 - r), 1.3)
        sign(pen.at(12.6, 14, 6.2), name, ink)

    return drawing((50, 34), draw)


def _train() -> str:
    """A locomotive and one car in side view, running east."""

    def draw(pen: SvgPen) -> None:
        body, dark, light = (34, 30, 30), (18, 15, 15), (108, 102, 98)
        brass, red, lit = (206, 166, 52), (168, 52, 40), (246, 212, 120)
        pen.rect(dark, 2, 27, 94, 3)
        pen.rect(body, 3, 9, 30, 19, 1.5)
        pen.rect(red, 3, 22, 30, 3)
        for x in (6, 13, 20, 27):
            pen.rect(lit, x, 12.5, 4.2, 6.5)
        pen.rect(dark, 1.5, 6.5, 33, 3, 1.2)
        pen.rect(body, 40, 15, 13, 13)
        pen.rect(light, 40, 15, 13, 1)
        pen.rect(body, 54, 6, 12, 22)
        pen.rect(lit, 57, 10, 6, 6)
        pen.rect(dark, 52, 3.6, 16, 3, 1.2)
        pen.rect(body, 66, 13, 24, 12, 4)
        pen.rect(light, 68, 14.2, 20, 1.6, 0.8)
        for x in (70, 78, 86):
            pen.rect(brass, x, 13, 1.3, 12)
        pen.poly(body, [(83, 13), (81, 1.5), (90, 1.5), (88, 13)])
        pen.rect(dark, 80, 0.6, 11, 2.4, 1)
        pen.rect(brass, 72.5, 9, 4.6, 4.6, 2)
        pen.poly(red, [(89, 26), (99, 34), (89, 34)])
        for wx, r in ((9, 4.2), (27, 4.2), (46, 4.4), (59, 6.6), (73, 6.6), (85, 4.4)):
            pen.circle(dark, (wx, 36 - r), r)
            pen.ring(red if r > 5 else light, (wx, 36 - r), r * 0.64, r * 0.16)
            pen.circle(brass, (wx, 36 - r), r * 0.24)
        pen.line(light, [(58, 31.5), (74, 31.5)], 1.3)

    return drawing((100, 40), draw)


def _coin() -> str:
    """A gold dollar."""

    def draw(pen: SvgPen) -> None:
        pen = pen.at(16, 16, 16)
        pen.circle((20, 12, 6, 100), (0.08, 0.14), 0.86)
        pen.circle((112, 80, 12), (0, 0), 0.86)
        pen.circle(BRIGHT_BRASS, (0, -0.02), 0.76)
        pen.ring((176, 132, 30), (0, 0), 0.60, 0.07)
        dollar(pen.at(0, 0, 0.34), (112, 80, 12))

    return drawing((32, 32), draw)


def _coins(full: bool) -> str:
    """Two little stacks of coins, the sign of a treasury; not `full`: the pale mark of an empty one."""
    dark, face, light = DARK_BRASS, BRASS, BRIGHT_BRASS
    if not full:
        dark, face, light = (176, 156, 118), (222, 206, 172), (238, 226, 198)

    def draw(pen: SvgPen) -> None:
        for x, count in ((0, 3 if full else 1), (14, 2 if full else 1)):
            for i in range(count):
                y = 19 - 4.6 * i
                pen.ellipse(dark, (x + 10.4, y + 4.4), 10, 4.8)
                pen.ellipse(dark, (x + 10.4, y + 1.9), 9.4, 4.1)
                pen.ellipse(face, (x + 10.4, y + 1.8), 8.8, 3.6)
                pen.ellipse(light, (x + 10.4, y + 1.4), 6.4, 2.3)

    return drawing((36, 29), draw)


def _cap() -> str:
    """A conductor's red cap with a brass star."""

    def draw(pen: SvgPen) -> None:
        top: list[Point] = [(5, 8), (9, 4), (21, 4), (25, 8), (23, 14), (7, 14)]
        pen.poly((150, 44, 38), top)
        pen.line(BRIGHT_BRASS, [*top, top[0]], 1.0)
        pen.rect(BRASS, 6.6, 13, 16.8, 5.4)
        pen.rect(BRIGHT_BRASS, 6.6, 13, 16.8, 1.4)
        visor: list[Point] = [(4, 22), (7, 18), (23, 18), (26, 22), (15, 25)]
        pen.poly((40, 32, 28), visor)
        pen.line(BRASS, [*visor, visor[0]], 1.0)
        sign(pen.at(15, 9.2, 3.4), "star", BRIGHT_BRASS)

    return drawing((30, 30), draw)


def _shadow() -> str:
    """The soft dark spot where a piece touches the paper, at its darkest."""

    def draw(pen: SvgPen) -> None:
        for i, alpha in enumerate(steps([round(255 * (0.16 + 0.14 * i) / 0.86) for i in range(6)])):
            part = 1 - i / 7
            pen.ellipse((*SHADE, alpha), (50, 50), 50 * part, 50 * part)

    return drawing((100, 100), draw)


def _note() -> str:
    """A loan's note."""

    def draw(pen: SvgPen) -> None:
        pen = pen.at(16, 16, 16)
        pen.rect(mix(SIGNAL, (0, 0, 0), 0.35), -0.95, -0.6, 1.9, 1.2, 0.1)
        pen.rect(mix(SIGNAL, PAPER, 0.78), -0.88, -0.53, 1.76, 1.06, 0.08)
        pen.ring(mix(SIGNAL, (0, 0, 0), 0.1), (0, 0), 0.30, 0.12)

    return drawing((32, 32), draw)


def _lantern() -> str:
    """The sign of a bot's proposal: a small lantern on a dark disc."""

    def draw(pen: SvgPen) -> None:
        pen = pen.at(16, 16, 16)
        pen.circle((14, 8, 4, 110), (0.04, 0.12), 0.94)
        pen.circle((255, 240, 200), (0, 0), 0.92)
        pen.circle((58, 36, 20), (0, 0), 0.80)
        ICONS["hint"](pen.at(0, 0, 0.515), (255, 206, 96), (58, 36, 20))

    return drawing((32, 32), draw)


def _town(colour: str) -> str:
    """A town of New England: the seal of what it demands in a white ring."""
    paint, ink, name = PAINTS[colour]

    def draw(pen: SvgPen) -> None:
        pen = pen.at(21, 21, 20)
        pen.circle(INK, (0, 0), 1.0)
        pen.circle((250, 244, 228), (0, 0), 0.91)
        _print_seal(pen.at(0, 0, 0.79), paint, ink, name)

    return drawing((42, 42), draw)


_GREY: Final[Colour] = (158, 154, 146)


def _hex(size: float) -> list[Point]:
    """The corners of a hex round the origin, a point up."""
    return [
        (size * math.cos(turn), size * math.sin(turn))
        for turn in (math.radians(60 * i - 30) for i in range(6))
    ]


def _city(colour: str, new: bool) -> str:
    """A city's hex: its colour with a dark edge, a cream line inside, its sign; a brass rim if it is new."""
    tint, ink, name = Paint(_GREY, INK, "") if colour == "grey" else PAINTS[colour]

    def draw(pen: SvgPen) -> None:
        pen = pen.at(33, 33, 30)
        pen.poly((29, 21, 14), _hex(1.0))
        pen.poly(mix(BRASS, (255, 255, 255), 0.15) if new else (247, 239, 220), _hex(0.92))
        pen.poly(mix(tint, SHADE, 0.30), _hex(0.79))
        raised = pen.at(0, -0.04)
        raised.poly(tint, _hex(0.74))
        light = _hex(0.70)
        raised.line(mix(tint, (255, 255, 255), 0.45), [light[4], light[5], light[0]], 0.06)
        if name:
            sign(pen.at(0, -0.05, 0.36), name, ink)
        else:
            pen.circle((250, 244, 228), (0, -0.02), 0.20)
            pen.circle((70, 62, 52), (0, -0.02), 0.12)

    return drawing((66, 66), draw)


def _empty_city(used: bool) -> str:
    """A little house, crossed out: an empty city; pale if the marker has not been placed."""

    def draw(pen: SvgPen) -> None:
        pen = pen.at(16, 16, 16)
        body: list[Point] = [(-0.72, 0.82), (-0.72, -0.10), (0, -0.82), (0.72, -0.10), (0.72, 0.82)]
        edge = INK if used else (170, 150, 112)
        pen.poly((252, 247, 232) if used else (238, 228, 202), body)
        pen.line(edge, [*body, body[0]], 0.16)
        if used:
            for way in (1, -1):
                pen.line(SIGNAL, [(-0.40 * way, -0.12), (0.40 * way, 0.60)], 0.22)

    return drawing((32, 32), draw)


def _wheel() -> str:
    """A brass wheel, on which an engine's level is written."""

    def draw(pen: SvgPen) -> None:
        pen = pen.at(16, 16, 16)
        pen.circle((60, 40, 10), (0, 0), 1.0)
        pen.circle((240, 207, 106), (0, 0), 0.88)
        pen.ring((130, 92, 20), (0, 0), 0.74, 0.08)

    return drawing((32, 32), draw)


def _bond() -> str:
    """A bond: a red note with a lozenge."""

    def draw(pen: SvgPen) -> None:
        w, h, top = 32.0, 24.3, 3.85
        pen.rect((96, 24, 18), 0, top, w, h, 2)
        pen.rect((244, 214, 196), 1.2, top + 1.2, w - 2.4, h - 2.4, 1.4)
        pen.rect((160, 50, 40), 3, top + 3, w - 6, h - 6, 0, 1)
        sign(pen.at(w / 2, w / 2, h * 0.22), "diamond", (150, 44, 38))

    return drawing((32, 32), draw)


PICTURES: Final[dict[str, Callable[[], str]]] = {
    **{f"pieces/cube-{name}": partial(_cube, name) for name in PAINTS},
    **{f"pieces/cube-{name}-ghost": partial(_cube, name, True) for name in PAINTS},
    **{f"pieces/block-{name}": partial(_block, name) for name in PAINTS},
    **{f"pieces/hotel-{seat.name}": partial(_hotel, seat) for seat in SEATS},
    **{f"pieces/seal-{name}": partial(_seal, name) for name in PAINTS},
    **{f"pieces/share-{name}": partial(_share, name, 48.0, 60.0) for name in PAINTS},
    **{f"pieces/share-{name}-small": partial(_share, name, 16.0, 20.0) for name in PAINTS},
    **{f"pieces/disc-{seat.name}": partial(_disc, seat, False) for seat in SEATS},
    **{f"pieces/badge-{seat.name}": partial(_disc, seat, True) for seat in SEATS},
    **{f"pieces/engine-{seat.name}": partial(_engine, seat) for seat in SEATS},
    **{f"pieces/town-{colour}": partial(_town, colour) for colour in PAINTS},
    **{f"pieces/city-{colour}": partial(_city, colour, False) for colour in PAINTS},
    **{f"pieces/city-{colour}-new": partial(_city, colour, True) for colour in PAINTS},
    "pieces/house": _house,
    "pieces/train": _train,
    "pieces/coin": _coin,
    "pieces/coins": partial(_coins, True),
    "pieces/coins-none": partial(_coins, False),
    "pieces/cap": _cap,
    "pieces/note": _note,
    "pieces/bond": _bond,
    "pieces/wheel": _wheel,
    "pieces/lantern": _lantern,
    "pieces/empty-city": partial(_empty_city, True),
    "pieces/empty-city-left": partial(_empty_city, False),
    "pieces/shadow": _shadow,
}
