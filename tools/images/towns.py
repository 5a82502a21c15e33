"""Engraved views of towns, for cards: a capitol, a harbour, mountains, grain elevators, mills and more.

All are line work: a pale ground, ink outlines, and shade made of parallel strokes only. Each view is
drawn in a grid 120 wide whose ground is near y = 52 and whose lower edge is y = 66.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from functools import partial
from typing import Final

import pygame

from game.rules.north_american_railways import GAME
from game.table.kit.theme import INK, PAPER, Colour, mix
from game.table.kit.towns import slug
from tools.images.hatching import hatch
from tools.images.raster import rendered
from tools.images.svg import Point, SvgPen, drawing

SOFT: Final[Colour] = mix(INK, PAPER, 0.42)
LIT: Final[Colour] = mix(PAPER, (255, 255, 255), 0.45)
GROUND: Final[Colour] = mix(PAPER, (255, 255, 255), 0.3)
SKY: Final[Colour] = (196, 212, 212)
EARTH: Final[Colour] = (226, 210, 172)
WIDE: Final = 120
FOOT: Final = 66
HIGH: Final = 96
"""The height of a picture; a lower one shows less of the sky."""

Dice = random.Random


def view(pen: SvgPen, kind: str, name: str) -> None:
    """The view of a town, in a rectangle `WIDE` by `HIGH`; `kind` is one of `VIEWS`.

    Towns of one kind differ a little from each other, by their names.
    """
    dice = random.Random(name)
    pen.rect(GROUND, 0, 0, WIDE, HIGH)
    pen.shade_rect(SKY, GROUND, 0, 0, WIDE, HIGH * 0.62)
    pen.shade_rect(GROUND, EARTH, 0, HIGH * 0.74, WIDE, HIGH * 0.26)
    grid = pen.at(0, HIGH - FOOT)
    _sky(grid, dice, HIGH - FOOT)
    VIEWS[kind](grid, dice)


# Strokes


def _rect(x: float, y: float, w: float, h: float) -> list[Point]:
    return [(x, y), (x + w, y), (x + w, y + h), (x, y + h)]


def _round(x: float, y: float, radius: float, degrees: float) -> Point:
    angle = math.radians(degrees)
    return x + radius * math.cos(angle), y + radius * math.sin(angle)


def _arch(x: float, y: float, radius: float, step: int = 10) -> list[Point]:
    """The upper half of a circle."""
    return [_round(x, y, radius, degrees) for degrees in range(180, 361, step)]


def _shape(
    pen: SvgPen, points: list[Point], fill: Colour = LIT, width: float = 0.8, ink: Colour = INK
) -> None:
    pen.poly(fill, points)
    pen.line(ink, [*points, points[0]], width)


def _sky(pen: SvgPen, dice: Dice, above: float) -> None:
    """A ruled sky that thins out toward the horizon, with a cloud left white; `above` is its extra height."""
    x, y = dice.randint(24, 96), dice.randint(10, 18) - above * 0.4
    step = 3.1
    for i in range(int((28 + above) / step)):
        level = 1.5 - above + i * step
        near = abs(level - y) < 8
        reach = 26 * math.sqrt(1 - ((level - y) / 8) ** 2) if near else 0.0
        width = max(0.3, 0.62 - 0.32 * i * step / (28 + above))
        for start, end in ((0.0, x - reach), (x + reach, float(WIDE))):
            if end > start:
                pen.line(SOFT, [(max(0.0, start), level), (min(float(WIDE), end), level)], width)
    for dx, radius in ((-14, 5.0), (-4, 7.5), (8, 6.0)):
        pen.line(SOFT, [_round(x + dx, y + 3, radius, a) for a in range(185, 356, 12)], 0.6)


def _floor(pen: SvgPen, y: float, dice: Dice, water: bool = False) -> None:
    """Broken strokes down to the lower edge: earth, or with long ones water."""
    while y < FOOT + 1:
        x = dice.uniform(-8, 0)
        while x < WIDE:
            run = dice.uniform(14, 46) if water else dice.uniform(8, 26)
            pen.line(SOFT, [(max(0.0, x), y), (min(float(WIDE), x + run), y)], 0.7)
            x += run + dice.uniform(2, 9)
        y += 2.4


def _house(
    pen: SvgPen,
    x: float,
    y: float,
    w: float,
    h: float,
    roof: float = 0.0,
    side: float = 0.4,
    windows: bool = True,
) -> None:
    """Draw a block on y: a lit front, a hatched part, a gable if `roof` is its height."""
    _shape(pen, _rect(x, y - h, w, h))
    hatch(pen, INK, _rect(x + w * (1 - side), y - h, w * side, h), 1.5, 90, 0.5)
    if roof:
        _shape(pen, [(x - 1, y - h), (x + w / 2, y - h - roof), (x + w + 1, y - h)], SOFT)
    if windows and w > 6:
        for row in range(int(h // 6)):
            for column in range(int(w * (1 - side) // 3.6)):
                pen.poly(INK, _rect(x + 1.6 + column * 3.6, y - h + 2.4 + row * 5.6, 1.5, 2.6))


def _row(
    pen: SvgPen, dice: Dice, y: float, start: float = 0, stop: float = WIDE, low: float = 7, high: float = 17
) -> None:
    """A row of houses."""
    x = start
    while x < stop:
        w = dice.uniform(8, 15)
        _house(pen, x, y, min(w, stop - x + 2), dice.uniform(low, high), dice.choice((0, 4, 5)))
        x += w


def _tower(pen: SvgPen, x: float, y: float, w: float, h: float, spire: float) -> None:
    _house(pen, x - w / 2, y, w, h, side=0.45)
    _shape(pen, [(x - w / 2 - 1, y - h), (x, y - h - spire), (x + w / 2 + 1, y - h)], SOFT)
    pen.line(INK, [(x, y - h - spire), (x, y - h - spire - 4)], 0.8)


def _smoke(pen: SvgPen, x: float, y: float) -> None:
    for i in range(5):
        puff = [_round(x + i * 5, y - i * 2.2, 2 + i * 0.9, a) for a in range(120, 400, 18)]
        pen.line(SOFT, puff, 0.65)


# Views


def _dome(pen: SvgPen, dice: Dice) -> None:
    _row(pen, dice, 52, 0, 34)
    _row(pen, dice, 52, 88, 120)
    _house(pen, 34, 52, 54, 15, side=0.3)
    for x in range(47, 76, 5):
        _shape(pen, _rect(x, 38, 2, 14), LIT, 0.6)
    _shape(pen, [(44, 37), (61, 29), (78, 37)])
    _shape(pen, _rect(52, 22, 18, 8))
    hatch(pen, INK, _rect(62, 22, 8, 8), 1.4, 90, 0.5)
    half = _arch(61, 22, 10)
    _shape(pen, half, LIT, 0.9)
    hatch(pen, INK, [*[p for p in half if p[0] >= 62], (62, 22)], 1.5, 62, 0.5)
    _shape(pen, _rect(59.4, 6.5, 3.2, 6), LIT, 0.7)
    pen.line(INK, [(61, 6.5), (61, 2)], 0.8)
    _floor(pen, 54, dice)


def _ship(pen: SvgPen, x: float, y: float) -> None:
    for dx, high in ((-9, 23), (0, 28), (9, 21)):
        pen.line(INK, [(x + dx, y), (x + dx, y - high)], 0.9)
        for part, reach in ((0.34, 5.0), (0.62, 4.1), (0.86, 2.9)):
            low, top = y - high * part, y - high * (part + 0.2)
            sail = [
                (x + dx - reach, low),
                (x + dx + reach, low),
                (x + dx + reach * 0.8, top),
                (x + dx - reach * 0.8, top),
            ]
            _shape(pen, sail, LIT, 0.6)
            shade = [sail[0], (x + dx, low), (x + dx, top), sail[3]]
            hatch(pen, SOFT, shade, 1.3, 90, 0.5)
    pen.poly(mix(INK, PAPER, 0.15), [(x - 16, y - 3), (x + 16, y - 3), (x + 12, y + 3.5), (x - 12, y + 3.5)])
    pen.line(INK, [(x + 16, y - 3), (x + 23, y - 8)], 0.8)


def _harbour(pen: SvgPen, dice: Dice) -> None:
    west = dice.random() < 0.5
    start, stop = (0, 58) if west else (60, WIDE)
    _row(pen, dice, 46, start, stop, 6, 15)
    _tower(pen, dice.uniform(14, 40) if west else dice.uniform(78, 104), 46, 6, 20, 9)
    _floor(pen, 48, dice, True)
    _ship(pen, 86 if west else 32, 50)
    quay: list[Point] = [(0, 46), (60, 46), (54, 49), (0, 49)]
    pen.poly(SOFT, quay if west else [(WIDE - x, y) for x, y in quay])


def _peak(pen: SvgPen, x: float, y: float, w: float, h: float) -> None:
    _shape(pen, [(x - w, y), (x, y - h), (x - w * 0.1, y - h * 0.4), (x + w * 0.08, y)])
    dark = [(x, y - h), (x + w, y), (x + w * 0.08, y), (x - w * 0.1, y - h * 0.4)]
    _shape(pen, dark, mix(PAPER, INK, 0.12))
    hatch(pen, INK, dark, 1.7, 58, 0.55)
    fold = [(x - w * 0.34, y - h * 0.5), (x - w * 0.2, y - h * 0.32), (x - w * 0.26, y - h * 0.1)]
    pen.line(SOFT, fold, 0.6)


def _mountains(pen: SvgPen, dice: Dice) -> None:
    for x, w, h in ((14, 30, 28), (102, 32, 30), (58, 36, 40), (84, 24, 20), (34, 22, 18)):
        _peak(pen, x + dice.uniform(-4, 4), 48, w, h)
    for x in (*range(4, 34, 6), *range(88, 120, 6)):
        pen.poly(mix(INK, PAPER, 0.1), [(x - 3, 53), (x, 42 + x % 4), (x + 3, 53)])
    _row(pen, dice, 53, 42, 78, 5, 9)
    _floor(pen, 55, dice)


def _prairie(pen: SvgPen, dice: Dice) -> None:
    _house(pen, 20, 52, 20, 26, 9)
    _house(pen, 40, 52, 15, 18, 6)
    for x in (66, 76, 86):
        _house(pen, x, 52, 9, 21, side=0.5, windows=False)
        _shape(pen, _arch(x + 4.5, 31, 4.8, 20), SOFT, 0.7)
    _row(pen, dice, 52, 97, 120, 5, 9)
    _smoke(pen, 30, 13)
    for y in (56, 59, 62, 65):
        for x in range(dice.randint(0, 3), WIDE, 4):
            pen.line(SOFT, [(x, y + 1.5), (x + 1.2, y - 1.6)], 0.6)
    pen.line(INK, [(0, 53), (WIDE, 53)], 0.8)


def _mill(pen: SvgPen, dice: Dice) -> None:
    for x in (18, 52, 98):
        _shape(pen, [(x - 2.6, 40), (x - 1.7, 12), (x + 1.7, 12), (x + 2.6, 40)])
        hatch(pen, INK, [(x, 40), (x, 12), (x + 1.7, 12), (x + 2.6, 40)], 1.2, 90, 0.5)
        _smoke(pen, x + dice.uniform(1, 3), 9)
    _house(pen, 4, 52, 40, 19, side=0.25)
    for x in (46, 59, 72):
        _shape(pen, [(x, 52), (x, 36), (x + 13, 30), (x + 13, 52)])
        hatch(pen, INK, [(x + 8, 52), (x + 8, 33), (x + 13, 30), (x + 13, 52)], 1.5, 90, 0.5)
        pen.poly(INK, _rect(x + 2, 42, 4.5, 5))
    _house(pen, 86, 52, 32, 14, 5)
    _floor(pen, 54, dice)


def _mission(pen: SvgPen, dice: Dice) -> None:
    for x, w, h in ((100, 40, 16), (20, 34, 13)):
        _peak(pen, x + dice.uniform(-5, 5), 46, w, h)
    _house(pen, 30, 52, 56, 13, side=0.2, windows=False)
    gable: list[Point] = [(46, 52), (46, 34), (50, 34), (52, 28), (58, 25)]
    _shape(pen, [*gable, *[(116 - x, y) for x, y in reversed(gable[:-1])]], LIT, 0.9)
    pen.poly(INK, [(54, 52), (54, 43), (58, 40), (62, 43), (62, 52)])
    pen.circle(INK, (58, 33), 2)
    for x in (42, 74):
        _house(pen, x - 4, 52, 8, 27, side=0.5, windows=False)
        _shape(pen, _arch(x, 25, 4.4, 20), SOFT, 0.7)
        pen.poly(INK, _rect(x - 1.3, 29, 2.2, 4))
    for x in (14, 104):
        pen.line(INK, [(x, 54), (x, 40)], 2)
        pen.line(INK, [(x - 4, 43), (x - 4, 48), (x + 4, 48), (x + 4, 44)], 1.5)
    _floor(pen, 54, dice)


def _palm(pen: SvgPen, x: float, y: float, h: float) -> None:
    pen.line(INK, [(x, y), (x + 2, y - h * 0.5), (x + 5, y - h)], 1.6)
    for a in (170, 200, 235, 290, 330, 5, 30):
        tip = _round(x + 5, y - h, 12, a)
        leaf = [(x + 5, y - h), _round(x + 5, y - h - 2, 7, a), (tip[0], tip[1] + 3.6)]
        pen.line(INK, leaf, 1.3)


def _palms(pen: SvgPen, dice: Dice) -> None:
    _row(pen, dice, 47, 34, 92, 6, 14)
    _tower(pen, dice.uniform(54, 72), 47, 7, 19, 7)
    _floor(pen, 49, dice, True)
    for x, h in ((10, 32), (22, 25), (98, 34), (108, 24)):
        _palm(pen, x, 58, h)
    pen.poly(SOFT, [(0, 57), (30, 57), (22, 63), (0, 65)])
    pen.poly(SOFT, [(88, 58), (120, 56), (120, 65), (98, 63)])


def _river(pen: SvgPen, dice: Dice) -> None:
    _row(pen, dice, 42, 0, 120, 6, 14)
    for x in dice.choice(((24,), (14, 106), (98, 108))):
        _tower(pen, x, 42, 6, 20, 9)
    _floor(pen, 44, dice, True)
    _shape(pen, [(38, 55), (104, 55), (98, 60), (42, 60)], LIT, 0.9)
    _shape(pen, _rect(44, 48, 46, 7))
    _shape(pen, _rect(48, 42, 36, 6))
    for x in range(47, 88, 4):
        pen.line(INK, [(x, 48), (x, 55)], 0.6)
    for x in (76, 83):
        pen.poly(mix(INK, PAPER, 0.1), _rect(x, 26, 2.6, 16))
        _smoke(pen, x + 2, 23)
    pen.circle(INK, (40, 53), 8.5)
    pen.circle(LIT, (40, 53), 7.5)
    for a in range(0, 360, 45):
        pen.line(INK, [(40, 53), _round(40, 53, 7.6, a)], 0.8)


def _steeple(pen: SvgPen, dice: Dice) -> None:
    _row(pen, dice, 52, 0, 46)
    _row(pen, dice, 52, 72, 120)
    _house(pen, 52, 52, 24, 16, 8)
    _tower(pen, 52, 52, 9, 26, 15)
    pen.circle(INK, (50.5, 33), 1.7)
    for x in (8, 110):
        pen.line(INK, [(x, 54), (x, 46)], 1.2)
        pen.circle(INK, (x, 42), 5.4)
        pen.circle(mix(PAPER, INK, 0.25), (x, 42), 4.6)
        hatch(pen, INK, [_round(x + 1, 42, 4, a) for a in range(0, 360, 30)], 1.3, 30, 0.5)
    _floor(pen, 54, dice)


VIEWS: Final[dict[str, Callable[[SvgPen, Dice], None]]] = {
    "dome": _dome,
    "harbour": _harbour,
    "mountains": _mountains,
    "prairie": _prairie,
    "mill": _mill,
    "mission": _mission,
    "palms": _palms,
    "river": _river,
    "steeple": _steeple,
}
"""What a town is known for, by name."""


def _picture(kind: str, name: str) -> str:
    return drawing((WIDE, HIGH), lambda pen: view(pen, kind, name))


def town_view(kind: str, name: str, size: tuple[int, int]) -> pygame.Surface:
    """A view `size` pixels large with a line round it, its sky cut off where it is low."""
    width, height = size
    whole = rendered(_picture(kind, name), (width, round(width * HIGH / WIDE)))
    seen = whole.subsurface((0, whole.get_height() - height, width, height)).copy()
    pygame.draw.rect(seen, INK, seen.get_rect(), 1)
    return seen


KINDS: Final[dict[str, tuple[str, ...]]] = {
    "dome": ("Baltimore", "Sacramento", "Denver", "Richmond", "Salt Lake City", "Montreal", "St. Louis"),
    "harbour": ("Boston", "San Francisco", "Seattle", "Halifax", "Vancouver", "Portland", "New York"),
    "mountains": ("Calgary", "Cheyenne"),
    "prairie": ("Kansas City", "Omaha", "Winnipeg", "Minneapolis", "Buffalo", "Dallas"),
    "mill": ("Pittsburgh", "Cleveland", "Detroit", "Chicago", "Milwaukee", "Toronto", "Philadelphia"),
    "mission": ("Santa Fe", "El Paso", "San Antonio", "San Diego", "Mexico City"),
    "palms": ("Miami", "Los Angeles", "Houston"),
    "river": ("New Orleans",),
}
"""What the cities are known for; any other is seen with its steeple."""
_KIND_OF: Final = {name: kind for kind, names in KINDS.items() for name in names}

PICTURES: Final[dict[str, Callable[[], str]]] = {
    **{f"vignettes/{kind}": partial(_picture, kind, kind) for kind in VIEWS},
    **{
        f"vignettes/{slug(city.name)}": partial(_picture, _KIND_OF.get(city.name, "steeple"), city.name)
        for city in GAME.cards.cities
    },
}
"""A view for each kind of town, and one for each city that the game comes with."""
