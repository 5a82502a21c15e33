"""Small engraved icons, by name: actions in ink, the window's buttons in brass.

Each is drawn in a square from -1 to 1: `ICONS[name](pen, ink, fill)`, where `fill` is the ground that
shows through.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial
from typing import Final, TypeAlias

from game.table.kit.theme import Tint
from tools.images.signs import sign
from tools.images.svg import SvgPen, drawing

Icon: TypeAlias = Callable[[SvgPen, Tint, Tint], None]


def _pass(pen: SvgPen, ink: Tint, fill: Tint) -> None:
    """A pocket watch."""
    pen.ring(ink, (0, -0.92), 0.16, 0.10)
    pen.rect(ink, -0.10, -0.80, 0.20, 0.20)
    pen.circle(ink, (0, 0.14), 0.80)
    pen.circle(fill, (0, 0.14), 0.66)
    for i in range(12):
        c, s = math.cos(i * math.pi / 6), math.sin(i * math.pi / 6)
        pen.line(ink, [(0.50 * c, 0.14 + 0.50 * s), (0.58 * c, 0.14 + 0.58 * s)], 0.07)
    pen.line(ink, [(0, -0.26), (0, 0.14), (0.28, 0.30)], 0.11)


def _develop(pen: SvgPen, ink: Tint, fill: Tint) -> None:
    """A house."""
    roof = [(-1.0, 0.0), (0, -0.92), (1.0, 0.0), (0.76, 0.06), (0.76, 0.86), (-0.76, 0.86), (-0.76, 0.06)]
    pen.poly(ink, roof)
    pen.rect(ink, 0.40, -0.86, 0.24, 0.5)
    pen.rect(fill, -0.46, 0.16, 0.36, 0.34)
    pen.rect(fill, 0.12, 0.16, 0.34, 0.70)


def _fund(pen: SvgPen, ink: Tint, fill: Tint) -> None:
    """A bag of money."""
    pen.ellipse(ink, (0, 0.30), 0.84, 0.64)
    pen.poly(ink, [(-0.26, -0.46), (0.26, -0.46), (0.72, 0.10), (-0.72, 0.10)])
    pen.poly(
        ink, [(-0.40, -0.98), (-0.12, -0.84), (0.08, -1.0), (0.40, -0.92), (0.24, -0.50), (-0.24, -0.50)]
    )
    pen.line(fill, [(-0.30, -0.46), (0.30, -0.46)], 0.10)
    dollar(pen.at(0, 0.26, 0.42), fill)


def dollar(pen: SvgPen, colour: Tint) -> None:
    """A dollar sign, drawn, so that it can be of any size."""
    pen.arc(colour, (0, -0.40), 0.40, -20, -270, 0.26)
    pen.arc(colour, (0, 0.40), 0.40, -90, 160, 0.26)
    pen.line(colour, [(0, -1.05), (0, 1.05)], 0.20)


def _coins(pen: SvgPen, ink: Tint, fill: Tint) -> None:
    """Two coins, one before the other."""
    for x, y in ((0.34, -0.30), (-0.28, 0.26)):
        pen.circle(fill, (x, y), 0.72)
        pen.circle(ink, (x, y), 0.66)
        pen.ring(fill, (x, y), 0.52, 0.06)
        dollar(pen.at(x, y, 0.32), fill)


def _small_cube(pen: SvgPen, ink: Tint, fill: Tint) -> None:
    outline = [(-0.87, -0.5), (0, -1), (0.87, -0.5), (0.87, 0.5), (0, 1), (-0.87, 0.5)]
    pen.poly(fill, [(x * 1.18, y * 1.18) for x, y in outline])
    pen.poly(ink, outline)
    pen.poly(fill, [(-0.66, -0.5), (0, -0.88), (0.66, -0.5), (0, -0.12)])
    pen.line(fill, [(0, 0.02), (0, 0.95)], 0.12)


def _three_cubes(pen: SvgPen, ink: Tint, fill: Tint) -> None:
    for x, y in ((0, -0.46), (-0.46, 0.42), (0.46, 0.42)):
        _small_cube(pen.at(x, y, 0.46), ink, fill)


def _four_cubes(pen: SvgPen, ink: Tint, fill: Tint) -> None:
    for x, y in ((0, -0.60), (-0.52, 0.0), (0.52, 0.0), (0, 0.60)):
        _small_cube(pen.at(x, y, 0.40), ink, fill)


def _gavel(pen: SvgPen, ink: Tint, fill: Tint) -> None:
    """A gavel over its block."""
    c, s = math.cos(math.radians(-38)), math.sin(math.radians(-38))

    def turn(x: float, y: float) -> tuple[float, float]:
        return (x * c - y * s + 0.02, x * s + y * c - 0.22)

    pen.poly(ink, [turn(x, y) for x, y in ((-0.52, -0.34), (0.42, -0.34), (0.42, 0.34), (-0.52, 0.34))])
    for x in (-0.66, 0.44):
        end = ((x, -0.46), (x + 0.18, -0.46), (x + 0.18, 0.46), (x, 0.46))
        pen.poly(ink, [turn(a, b) for a, b in end])
    pen.line(fill, [turn(-0.44, -0.34), turn(-0.44, 0.34)], 0.07)
    pen.line(fill, [turn(0.36, -0.34), turn(0.36, 0.34)], 0.07)
    pen.line(ink, [turn(-0.05, 0.30), turn(-0.05, 1.12)], 0.20)
    pen.rect(ink, -0.94, 0.74, 1.1, 0.22, 0.06)


def _turn_back(pen: SvgPen, ink: Tint, way: int) -> None:
    """An arrow bent round; `way` 1 turns against the clock, -1 with it."""
    pen.arc(ink, (0.02 * way, 0.06), 0.62, -90 - 62 * way, -90 + 216 * way, 0.24)
    a = math.radians(-90 - 62 * way)
    x, y = 0.02 * way + 0.62 * math.cos(a), 0.06 + 0.62 * math.sin(a)
    along = (way * math.sin(a), -way * math.cos(a))
    across = (math.cos(a), math.sin(a))
    tip = (x + along[0] * 0.62, y + along[1] * 0.62)
    ends = [
        (x + s * across[0] * 0.46 - along[0] * 0.06, y + s * across[1] * 0.46 - along[1] * 0.06)
        for s in (-1, 1)
    ]
    pen.poly(ink, [tip, *ends])


def _undo(pen: SvgPen, ink: Tint, fill: Tint) -> None:
    _turn_back(pen, ink, 1)


def _redo(pen: SvgPen, ink: Tint, fill: Tint) -> None:
    _turn_back(pen, ink, -1)


def _hint(pen: SvgPen, ink: Tint, fill: Tint) -> None:
    """A lamp that shines. (A lantern with a handle looks like a padlock in so small a picture.)"""
    pen.circle(ink, (0, -0.06), 0.52)
    pen.poly(ink, [(-0.34, 0.24), (0.34, 0.24), (0.26, 0.56), (-0.26, 0.56)])
    pen.rect(ink, -0.26, 0.66, 0.52, 0.24, 0.10)
    pen.poly(fill, [(0, -0.42), (0.24, 0.02), (0, 0.28), (-0.24, 0.02)])
    for x, y in ((0, -1), (-0.78, -0.66), (0.78, -0.66)):
        pen.line(ink, [(0.74 * x, 0.74 * y - 0.06), (0.98 * x, 0.98 * y - 0.06)], 0.18)


def _speed(pen: SvgPen, ink: Tint, fill: Tint) -> None:
    for x in (-0.86, 0.02):
        pen.poly(ink, [(x, -0.66), (x + 0.84, 0), (x, 0.66)])


def _menu(pen: SvgPen, ink: Tint, fill: Tint) -> None:
    for y in (-0.52, 0, 0.52):
        pen.line(ink, [(-0.68, y), (0.68, y)], 0.26)


def _full_screen(pen: SvgPen, ink: Tint, fill: Tint) -> None:
    for sx in (-1, 1):
        for sy in (-1, 1):
            pen.line(ink, [(sx * 0.26, sy * 0.72), (sx * 0.78, sy * 0.72), (sx * 0.78, sy * 0.22)], 0.24)


def _lens(pen: SvgPen, ink: Tint) -> None:
    pen.ring(ink, (-0.18, -0.18), 0.60, 0.22)
    pen.line(ink, [(0.32, 0.32), (0.82, 0.82)], 0.28)


def _zoom_in(pen: SvgPen, ink: Tint, fill: Tint) -> None:
    _lens(pen, ink)
    pen.line(ink, [(-0.46, -0.18), (0.10, -0.18)], 0.18)
    pen.line(ink, [(-0.18, -0.46), (-0.18, 0.10)], 0.18)


def _zoom_out(pen: SvgPen, ink: Tint, fill: Tint) -> None:
    _lens(pen, ink)
    pen.line(ink, [(-0.46, -0.18), (0.10, -0.18)], 0.18)


def _fit(pen: SvgPen, ink: Tint, fill: Tint) -> None:
    """A folded map."""
    outline = [(-0.92, -0.58), (-0.31, -0.78), (0.31, -0.58), (0.92, -0.78)]
    pen.poly(ink, [*outline, *[(x, y + 1.36) for x, y in reversed(outline)]])
    for x, y in ((-0.31, -0.72), (0.31, -0.60)):
        pen.line(fill, [(x, y + 0.10), (x, y + 1.18)], 0.10)
    pen.line(fill, [(-0.66, 0.34), (-0.40, 0.04), (0.0, 0.16), (0.36, -0.24), (0.62, -0.40)], 0.10)


def _help(pen: SvgPen, ink: Tint, fill: Tint) -> None:
    pen.arc(ink, (0, -0.36), 0.42, 180, 400, 0.24)
    pen.line(ink, [(0.32, -0.10), (0.02, 0.14), (0, 0.34)], 0.24)
    pen.circle(ink, (0, 0.76), 0.17)


def _log(pen: SvgPen, ink: Tint, fill: Tint) -> None:
    """A sheet with three entries."""
    pen.rect(ink, -0.70, -0.92, 1.40, 1.84, 0.14)
    for y in (-0.46, 0.0, 0.46):
        pen.circle(fill, (-0.40, y), 0.13)
        pen.line(fill, [(-0.10, y), (0.46, y)], 0.18)


def _save(pen: SvgPen, ink: Tint, fill: Tint) -> None:
    """An arrow into a tray."""
    pen.line(ink, [(0, -0.86), (0, -0.06)], 0.24)
    pen.poly(ink, [(-0.48, -0.20), (0.48, -0.20), (0, 0.36)])
    pen.line(ink, [(-0.82, 0.16), (-0.82, 0.78), (0.82, 0.78), (0.82, 0.16)], 0.24)


def _new_game(pen: SvgPen, ink: Tint, fill: Tint) -> None:
    """A sheet of paper with a plus."""
    pen.poly(ink, [(-0.66, -0.92), (0.26, -0.92), (0.70, -0.46), (0.70, 0.92), (-0.66, 0.92)])
    pen.poly(fill, [(0.20, -0.84), (0.20, -0.40), (0.62, -0.40)])
    pen.line(fill, [(-0.34, 0.22), (0.38, 0.22)], 0.18)
    pen.line(fill, [(0.02, -0.14), (0.02, 0.58)], 0.18)


def _person(pen: SvgPen, ink: Tint, fill: Tint) -> None:
    """A traveller in a bowler hat."""
    pen.circle(ink, (0, -0.28), 0.38)
    pen.poly(ink, [(-0.36, -0.52), (-0.30, -0.92), (0.30, -0.92), (0.36, -0.52)])
    pen.circle(ink, (0, -0.80), 0.28)
    pen.line(ink, [(-0.58, -0.52), (0.58, -0.52)], 0.14)
    shoulders = [
        (0.82 * math.cos(a), 0.90 - 0.68 * math.sin(a)) for a in (math.pi * i / 20 for i in range(21))
    ]
    pen.poly(ink, shoulders)
    pen.poly(fill, [(-0.10, 0.24), (0.10, 0.24), (0.05, 0.66), (-0.05, 0.66)])


def _bot(pen: SvgPen, ink: Tint, fill: Tint) -> None:
    """A clockwork head."""
    pen.line(ink, [(0, -0.62), (0, -0.86)], 0.12)
    pen.circle(ink, (0, -0.90), 0.15)
    pen.rect(ink, -0.74, -0.62, 1.48, 1.24, 0.26)
    pen.rect(ink, -0.98, -0.24, 0.20, 0.48, 0.08)
    pen.rect(ink, 0.78, -0.24, 0.20, 0.48, 0.08)
    for x in (-0.32, 0.32):
        pen.circle(fill, (x, -0.14), 0.19)
    pen.line(fill, [(-0.34, 0.32), (0.34, 0.32)], 0.13)
    pen.rect(ink, -0.42, 0.68, 0.84, 0.24, 0.06)


def _eye(pen: SvgPen, ink: Tint, fill: Tint) -> None:
    upper = [(math.cos(a), -0.62 * math.sin(a)) for a in (math.pi * i / 16 for i in range(17))]
    pen.poly(ink, [*upper, *[(x, -y) for x, y in reversed(upper)]])
    pen.circle(fill, (0, 0), 0.42)
    pen.circle(ink, (0, 0), 0.25)


def _pause(pen: SvgPen, ink: Tint, fill: Tint) -> None:
    for x in (-0.58, 0.18):
        pen.rect(ink, x, -0.68, 0.40, 1.36, 0.06)


def _play(pen: SvgPen, ink: Tint, fill: Tint) -> None:
    pen.poly(ink, [(-0.50, -0.78), (0.84, 0), (-0.50, 0.78)])


def _step_back(pen: SvgPen, ink: Tint, fill: Tint) -> None:
    pen.rect(ink, -0.74, -0.66, 0.26, 1.32, 0.05)
    pen.poly(ink, [(0.66, -0.70), (-0.40, 0), (0.66, 0.70)])


def _step_forward(pen: SvgPen, ink: Tint, fill: Tint) -> None:
    pen.rect(ink, 0.48, -0.66, 0.26, 1.32, 0.05)
    pen.poly(ink, [(-0.66, -0.70), (0.40, 0), (-0.66, 0.70)])


def _trophy(pen: SvgPen, ink: Tint, fill: Tint) -> None:
    for s in (-1, 1):
        pen.ring(ink, (s * 0.58, -0.46), 0.28, 0.13)
    bowl = [(-0.58, -0.88), (0.58, -0.88), (0.52, -0.24), (0.22, 0.12), (-0.22, 0.12), (-0.52, -0.24)]
    pen.poly(ink, bowl)
    pen.rect(ink, -0.12, 0.06, 0.24, 0.46)
    pen.rect(ink, -0.34, 0.44, 0.68, 0.18, 0.04)
    pen.rect(ink, -0.54, 0.64, 1.08, 0.26, 0.06)
    sign(pen.at(0, -0.46, 0.26), "star", fill)


def _close(pen: SvgPen, ink: Tint, fill: Tint) -> None:
    pen.line(ink, [(-0.58, -0.58), (0.58, 0.58)], 0.28)
    pen.line(ink, [(-0.58, 0.58), (0.58, -0.58)], 0.28)


def _settings(pen: SvgPen, ink: Tint, fill: Tint) -> None:
    """A cog wheel."""
    for i in range(8):
        a = i * math.pi / 4 + math.pi / 8
        corners = ((0.5, -0.26), (0.96, -0.17), (0.96, 0.17), (0.5, 0.26))
        pen.poly(
            ink, [(x * math.cos(a) - y * math.sin(a), x * math.sin(a) + y * math.cos(a)) for x, y in corners]
        )
    pen.circle(ink, (0, 0), 0.70)
    pen.circle(fill, (0, 0), 0.30)


ICONS: Final[dict[str, Icon]] = {
    "pass": _pass,
    "develop": _develop,
    "fund_5": _fund,
    "take_2": _coins,
    "expand_3": _three_cubes,
    "auction": _gavel,
    "expand_4": _four_cubes,
    "undo": _undo,
    "redo": _redo,
    "hint": _hint,
    "speed": _speed,
    "menu": _menu,
    "full-screen": _full_screen,
    "zoom-in": _zoom_in,
    "zoom-out": _zoom_out,
    "fit": _fit,
    "help": _help,
    "log": _log,
    "save": _save,
    "new-game": _new_game,
    "person": _person,
    "bot": _bot,
    "eye": _eye,
    "pause": _pause,
    "play": _play,
    "step-back": _step_back,
    "step-forward": _step_forward,
    "trophy": _trophy,
    "close": _close,
    "settings": _settings,
}


SIDE: Final = 2 / 0.92
"""The side of an icon's picture, of which the icon takes 2."""
_UNIT: Final = 20.0


def _picture(name: str) -> str:
    side = SIDE * _UNIT
    return drawing(
        (side, side), lambda pen: ICONS[name](pen.at(side / 2, side / 2, _UNIT), (0, 0, 0), (255, 255, 255))
    )


PICTURES: Final[dict[str, Callable[[], str]]] = {f"icons/{name}": partial(_picture, name) for name in ICONS}
"""Black on white, to be tinted in two tones."""
