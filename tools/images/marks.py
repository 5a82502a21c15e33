"""Small signs on boards and slips: kinds of cards, actions, the fields of numbers, a pin, a tick."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from game.table.kit.rails import FIELD
from game.table.kit.theme import BAIZE, BRASS, CREAM, INK, PAPER, SEATS, WALNUT, Colour, mix
from game.table.railways_of_north_america.cards import SPINES
from tools.images.signs import sign
from tools.images.svg import Point, SvgPen, drawing

_PAPER: Final[Colour] = (250, 244, 228)


def _kind(kind: str) -> str:
    """The sign of a kind of operations card on its colour."""
    colour, name, _ = SPINES[kind]

    def draw(pen: SvgPen) -> None:
        pen.rect((58, 44, 24), 0, 0, 32, 32, 6.4)
        pen.rect(colour, 1.2, 1.2, 29.6, 29.6, 5.4)
        sign(pen.at(16, 16, 8.64), name, CREAM)

    return drawing((32, 32), draw)


def _round() -> str:
    """A round of paper with a rim, on which an action's sign is laid."""

    def draw(pen: SvgPen) -> None:
        pen.circle(INK, (16, 16), 16)
        pen.circle(_PAPER, (16, 16), 15)

    return drawing((32, 32), draw)


def _action_rails() -> str:
    """Rails on their ties."""

    def draw(pen: SvgPen) -> None:
        pen = pen.at(16, 16, 16)
        for x in (-0.5, -0.17, 0.17, 0.5):
            pen.line((96, 62, 32), [(x, -0.42), (x, 0.42)], 0.16)
        for y in (-0.22, 0.22):
            pen.line(INK, [(-0.72, y), (0.72, y)], 0.15)

    return drawing((32, 32), draw)


def _action_card() -> str:
    """A card with a star."""

    def draw(pen: SvgPen) -> None:
        pen = pen.at(16, 16, 16)
        pen.rect(INK, -0.46, -0.60, 0.92, 1.20, 0.1)
        pen.rect(_PAPER, -0.36, -0.50, 0.72, 1.0, 0.06)
        sign(pen.at(0, 0, 0.26), "star", (150, 44, 38))

    return drawing((32, 32), draw)


def _medallion(fill: Colour, rim: Colour | None) -> str:
    """The small round field that holds a link's number; `rim` is its owner's colour."""

    def draw(pen: SvgPen) -> None:
        pen = pen.at(20, 20, 18)
        pen.circle(INK, (0, 0), 1.07)
        pen.circle(rim or PAPER, (0, 0), 0.97)
        pen.circle(INK if rim else (150, 126, 92), (0, 0), 0.76 if rim else 0.88)
        pen.circle(fill, (0, 0), 0.70 if rim else 0.82)

    return drawing((40, 40), draw)


_FIELDS: Final[dict[str, Colour]] = {"": (250, 244, 228), "-lit": (240, 207, 106), "-next": (206, 220, 222)}
_RIMS: Final[dict[str, Colour | None]] = {"": None, **{f"-{seat.name}": seat.colour for seat in SEATS}}


def _pin() -> str:
    """A brass pin and its shadow."""

    def draw(pen: SvgPen) -> None:
        pen = pen.at(9, 9, 9)
        pen.circle((20, 12, 6, 90), (0.22, 0.30), 0.66)
        pen.circle((92, 68, 12), (0, 0), 0.66)
        pen.circle((224, 190, 88), (-0.04, -0.06), 0.54)
        pen.circle((255, 246, 205), (-0.18, -0.22), 0.18)

    return drawing((18, 18), draw)


def _tick() -> str:
    """The brass tick of a step that is done."""

    def draw(pen: SvgPen) -> None:
        pen.line(BRASS, [(3, 9.5), (7, 13.5), (15, 4.5)], 2.6)

    return drawing((18, 18), draw)


def _cup() -> str:
    """A paper field in the form of a tin cup, high enough for the cubes of four colours."""
    w, h = 104.0, 142.0

    def draw(pen: SvgPen) -> None:
        handle: list[Point] = [(w - 16, 52), (w - 4, 56), (w - 5, 92), (w - 18, 98)]
        pen.line(INK, handle, 5)
        pen.line(mix(BRASS, PAPER, 0.5), handle, 2.6)
        body: list[Point] = [(2, 4), (w - 14, 4), (w - 20, h - 2), (8, h - 2)]
        pen.poly(mix(FIELD, PAPER, 0.4), body)
        pen.line(INK, [*body, body[0]], 1.5)
        pen.line(mix(INK, PAPER, 0.45), [(4, 34), (w - 16, 34)], 0.9)

    return drawing((w, h), draw)


def _window() -> str:
    """The program's sign in the task bar: a brass-rimmed disc of baize, for a yellow cube to lie on."""

    def draw(pen: SvgPen) -> None:
        pen.circle(BRASS, (32, 32), 31)
        pen.circle(WALNUT, (32, 32), 27.5)
        pen.circle(BAIZE, (32, 32), 25.5)

    return drawing((64, 64), draw)


PICTURES: Final[dict[str, Callable[[], str]]] = {
    **{f"pieces/kind-{kind}": partial(_kind, kind) for kind in SPINES},
    **{
        f"pieces/medallion{rim}{field}": partial(_medallion, fill, paint)
        for rim, paint in _RIMS.items()
        for field, fill in _FIELDS.items()
    },
    "pieces/round": _round,
    "pieces/action-rails": _action_rails,
    "pieces/action-card": _action_card,
    "pieces/cup": _cup,
    "pieces/window": _window,
    "pieces/pin": _pin,
    "pieces/tick": _tick,
}
