"""Place the names of towns on a random country, clear of links, figures, pieces and one another.

All measures are units of the printed sheet from the country's upper left corner. Figures are only added and
compared, so a seed gives the same result on every computer.

>>> lettered(["Elm", "Oak"], [(200, 200), (400, 200)], [(0, 1)])
([((-24, -6), 'r'), ((24, -6), 'l')], [0.36])

>>> width_of("Elm") < width_of("Elmdale")
True
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain
from math import fsum
from typing import Final, Literal

from game.rules.hexgrid import Spot

_NARROW, _USUAL, _WIDE, _CAPITAL, _WIDEST = 44, 66, 94, 78, 112
_LETTERS: Final = (
    dict.fromkeys("ijlftr' .", _NARROW) | dict.fromkeys("mw", _WIDE) | dict.fromkeys("MW", _WIDEST)
)


def width_of(name: str) -> int:
    """Return the width of a name in hundredths of the font size."""
    return sum(_LETTERS.get(letter, _CAPITAL if letter.isupper() else _USUAL) for letter in name)


# Where names are placed


Side = Literal["l", "c", "r"]
Label = tuple[Spot, Side]
"""The position of a name relative to its town, and its alignment."""
Point = tuple[float, float]
Part = float
"""A part of a link's way, from its first end."""
Box = tuple[float, float, float, float]
"""A rectangle as its left, top, right and bottom edges."""

LABELS: Final[tuple[Label, ...]] = (
    ((24, -6), "l"),
    ((-24, -6), "r"),
    ((20, -20), "l"),
    ((20, 18), "l"),
    ((-20, 18), "r"),
    ((-20, -20), "r"),
    ((0, 34), "c"),
    ((-8, 34), "l"),
    ((8, 34), "r"),
)
"""The possible positions of names, best first."""
PRINTED: Final = 0.875
"""The units of the sheet per unit of the country."""
LETTERS: Final = 21
"""The font size of names, a little larger than on a large screen."""
TOWN, FIGURE, ENGINE = 20, 15, 20
"""Half widths of the pieces on the map."""
FIGURE_AT, ENGINE_AT = 0.36, 0.64
"""The default positions of figure and locomotive on a link."""
PARTS: Final[tuple[Part, ...]] = (FIGURE_AT, 0.42, 0.3, 0.48, 0.54, 0.6, 0.66, 0.72)
"""The possible positions of a link's figure, best first."""
CUBES: Final[Box] = (0, 14, 52, 36)
"""The area of two cubes under a name, relative to its beginning."""
STEP: Final = 10
"""The distance between the tested points of a link."""
PAGE: Final[Box] = (-8, -6, 872, 792)
"""The area for lettering."""
CUPS: Final[tuple[Spot, ...]] = ((-6, 644), (-6, 4), (-6, 316), (744, 644), (364, 644), (364, 4))
"""The possible positions of the cup; the table uses the first one that no town needs."""
CUP, CUP_ROOM, HANDLE = (104, 142), 47.5, 18
"""The cup's size, its distance from towns, and the room for its handle on the right."""
ROUNDS: Final = 8
"""How often all names are revised."""


def lettered(
    names: Sequence[str], spots: Sequence[Spot], pairs: Sequence[tuple[int, int]]
) -> tuple[list[Label], list[Part]]:
    """Return the place of each town's name and of each link's figure.

    `spots` are in units of the country, `pairs` the ends of links.
    """
    towns = [(x * PRINTED, y * PRINTED) for x, y in spots]
    things = list(_things(towns, pairs))
    boxes = [[_boxes(name, *towns[town], label) for label in LABELS] for town, name in enumerate(names)]
    alone = [
        [place / 8 + _crowded(box, things, town) for place, box in enumerate(boxes[town])]
        for town in range(len(names))
    ]
    chosen = [costs.index(min(costs)) for costs in alone]
    for _ in range(ROUNDS):
        before = list(chosen)
        for town, places in enumerate(boxes):
            others = [boxes[other][chosen[other]] for other in range(len(names)) if other != town]
            costs = [
                cost + fsum(_clash(place, other) for other in others)
                for cost, place in zip(alone[town], places, strict=True)
            ]
            chosen[town] = costs.index(min(costs))
        if chosen == before:
            break
    full = list(chain.from_iterable(boxes[town][place] for town, place in enumerate(chosen)))
    full += [_round(x, y, TOWN) for x, y in towns]
    parts = []
    for a, b in pairs:
        figures = [_on_link(towns[a], towns[b], part, FIGURE) for part in PARTS]
        covered = [sum(_meet(figure, box) for box in full) for figure in figures]
        best = covered.index(min(covered))
        parts.append(PARTS[best])
        full.append(figures[best])
    return [LABELS[place] for place in chosen], parts


Thing = tuple[Box, float, float, int]
"""An obstacle: its area, its cost under a name and under cubes, and its town, or -1."""


def _things(towns: Sequence[Point], pairs: Sequence[tuple[int, int]]) -> Iterator[Thing]:
    yield _cup(towns), 100, 40, -1
    for number, (x, y) in enumerate(towns):
        yield _round(x, y, TOWN), 150, 60, number
    for a, b in ((towns[one], towns[other]) for one, other in pairs):
        steps = int(max(abs(b[0] - a[0]), abs(b[1] - a[1]))) // STEP
        points = [(n / steps, 3.0, 1.0, 3) for n in range(1, steps)]
        for part, name, cubes, half in chain(
            points, [(FIGURE_AT, 30.0, 20.0, FIGURE), (ENGINE_AT, 6.0, 3.0, ENGINE)]
        ):
            yield _on_link(a, b, part, half), name, cubes, -1


def _on_link(a: Point, b: Point, part: Part, half: float) -> Box:
    return _round(a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part, half)


def _cup(towns: Sequence[Point]) -> Box:
    wide, high = CUP

    def needed(place: Spot) -> bool:
        left, top = place
        return any(
            left - CUP_ROOM <= x <= left + wide + CUP_ROOM and top - CUP_ROOM <= y <= top + high + CUP_ROOM
            for x, y in towns
        )

    left, top = next((place for place in CUPS if not needed(place)), CUPS[0])
    return left, top, left + wide + HANDLE, top + high


def _round(x: float, y: float, half: float) -> Box:
    return x - half, y - half, x + half, y + half


def _boxes(name: str, x: float, y: float, label: Label) -> tuple[Box, Box]:
    """Return the area of a name, and that of its first cubes."""
    (right, down), side = label
    x, y, wide = x + right, y + down, width_of(name) * LETTERS / 100
    left = x - {"l": 0.0, "c": wide / 2, "r": wide}[side]
    first = left + wide - CUBES[2] if side == "r" else left
    return (left, y - 10, left + wide, y + 10), (first, y + CUBES[1], first + CUBES[2], y + CUBES[3])


def _crowded(place: tuple[Box, Box], things: Sequence[Thing], town: int) -> float:
    name, cubes = place
    cost = fsum(bad for box, bad, _, whose in things if whose != town and _meet(name, box))
    cost += fsum(bad for box, _, bad, whose in things if whose != town and _meet(cubes, box))
    return cost + fsum(500.0 for box in place if not _inside(box))


def _clash(one: tuple[Box, Box], other: tuple[Box, Box]) -> float:
    cost = 200.0 if _meet(one[0], other[0]) else 0.0
    cost += fsum(40.0 for a, b in ((0, 1), (1, 0)) if _meet(one[a], other[b]))
    return cost + (8.0 if _meet(one[1], other[1]) else 0.0)


def _meet(one: Box, other: Box) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def _inside(box: Box) -> bool:
    return PAGE[0] <= box[0] and PAGE[1] <= box[1] and box[2] <= PAGE[2] and box[3] <= PAGE[3]
