"""Painted wood and card: cubes, houses, discs, seals, shares, engines, signs.

Each piece is a picture of `assets/images/pieces`, scaled to a width that is rounded to half a pixel.
Pictures are premultiplied, are drawn centered by `pen.stamp`, and must not be changed.
"""

from __future__ import annotations

from typing import Final

import pygame

from game.table.kit.images import picture, toned
from game.table.kit.theme import SEATS, Colour

_GHOST: Final = 0.77
_SMALL: Final = 30
"""The maximum width in pixels of a share with a simpler picture and a stronger rim."""
_SIGN: Final = 2.3
"""The side of a sign's picture, in units in which the sign itself is 2 wide."""


def _half(width: float) -> float:
    """Return a width rounded to half a pixel, so that almost equal sizes share one cached picture."""
    return max(1.0, round(width * 2) / 2)


def cube(colour_name: str, width: float, ghost: bool = False) -> pygame.Surface:
    """Return a wooden cube in a color of `theme.PAINTS`, seen edge on from above, `width` pixels wide.

    The sign is on the large top face; the picture's center is that of the cube. A ghost is pale and has
    no shadow: a cube that may be placed there.
    """
    width = _half(width)
    name = f"pieces/cube-{colour_name}-ghost" if ghost else f"pieces/cube-{colour_name}"
    return picture(name, width * 1.44, width * 1.56, _GHOST if ghost else 1.0)


def block(colour_name: str, width: float) -> pygame.Surface:
    """Return a wooden cube in a color of `theme.PAINTS`, seen from the front, `width` pixels wide.

    Its sign fills the front, so that small cubes are readable.
    """
    width = _half(width)
    return picture(f"pieces/block-{colour_name}", width * 1.36, width * 1.60)


def hotel(seat_colour: int, width: float) -> pygame.Surface:
    """Return a grand hotel in a seat's color, with its sign and a flag, `width` pixels wide."""
    side = _half(width)
    return picture(f"pieces/hotel-{SEATS[seat_colour].name}", side * 1.5, side * 1.6)


def house(width: float) -> pygame.Surface:
    """Return a development marker: a little black house with a lit roof and a yellow window."""
    side = _half(width) * 1.5
    return picture("pieces/house", side, side)


def disc(seat_colour: int, width: float, flat: bool = False) -> pygame.Surface:
    """Return a seat's turned wooden disc with its sign, `width` pixels wide; flat for a printed badge."""
    side = _half(width) * 1.4
    return picture(f"pieces/{'badge' if flat else 'disc'}-{SEATS[seat_colour].name}", side, side)


def seal(colour_name: str, width: float) -> pygame.Surface:
    """Return a printed seal: a company's color and sign in a circle of `width` pixels."""
    side = _half(width)
    return picture(f"pieces/seal-{colour_name}", side, side)


def share(colour_name: str, w: float, h: float) -> pygame.Surface:
    """Return a small share certificate in a company's color, w by h pixels including its shadow."""
    name = f"pieces/share-{colour_name}"
    return picture(name if w >= _SMALL else f"{name}-small", _half(w), _half(h))


def wooden_engine(seat_colour: int, width: float) -> pygame.Surface:
    """Return a wooden locomotive seen from the side, `width` pixels long, in a seat's color with its sign.

    Its wheels are at the lower edge of the picture, which is centered on the engine.
    """
    return picture(f"pieces/engine-{SEATS[seat_colour].name}", width * 50 / 48, width * 34 / 48)


def train(width: float) -> pygame.Surface:
    """Return a locomotive and one car in side view, running east; two fifths as high as wide (pixels)."""
    return picture("pieces/train", width, width * 0.4)


def contact_shadow(width: float, height: float, strength: int = 120) -> pygame.Surface:
    """Return the soft dark spot where a piece touches the paper."""
    return picture("pieces/shadow", width, height, strength * 0.0021)


def sign(name: str, reach: float, ink: Colour) -> pygame.Surface:
    """Return a sign of `theme.PAINTS` or `theme.SEATS`, `reach` pixels from its center to its edge."""
    side = _SIGN * reach
    return toned(f"signs/{name}", side, side, ink, ink)
