"""Painted wood and card: cubes, houses, discs, seals, shares, engines, signs.

Each piece is a picture of `assets/images/pieces`, scaled to a width that is rounded to half a pixel.
Pictures are premultiplied, are drawn centered by `pen.stamp`, and must not be changed.
"""

from __future__ import annotations

import math
from typing import Final

import pygame

from game.table.kit.images import frame, picture, toned
from game.table.kit.lettering import text_width, write
from game.table.kit.materials import drop_shadow
from game.table.kit.pen import Canvas, Pen, Point, smooth, stamp
from game.table.kit.scale import Scale
from game.table.kit.surface_cache import cached_surface
from game.table.kit.theme import BRASS, INK, PAPER, SEATS, SHADE, SIGNAL, Colour, mix

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


FRAMES: Final = 24
"""The number of frames in one turn of a tumbling die."""
_SIDE: Final = 2.6
"""The side of a frame, as a multiple of the die's edge."""
_TURN: Final = 60
"""The number of frames from the throw until a die rests."""
_SETTLED: Final = 0.06
"""The remaining fraction of a throw at which a die stops turning."""
_SIDES: Final = 11
"""The number of times a tumbling die changes the side it shows."""
_RING: Final = (1, 2, 6, 5)
"""The four sides around a die whose ends are 3 and 4."""


def draw_dice(
    surface: pygame.Surface, values: tuple[int, int], middle: Point, edge: float, time: float = 1.0
) -> None:
    """Draw two dice around a point in pixels. While `time` runs from 0 to 1, they tumble in from the left."""
    side = round(edge) * _SIDE
    if time < 1:
        _make_turns(values, side)
    for place, value in enumerate(values):
        x = middle[0] + (place - 0.5) * 2.5 * edge
        y = middle[1] + (0.12 - 0.24 * place) * edge
        image, lift = frame(f"dice/{value}", place, 2, side, side), 0.0
        left = max(0.0, 1 - time * (1.12 - 0.12 * place))
        if left > 0:
            ease = left * left
            x -= ease * 9 * edge
            y += ease * 0.8 * edge
            hops = 2.4 * (1 - left) ** 0.8 * math.pi
            lift = abs(math.cos(hops)) * ease * 3.0 * edge
            if left > _SETTLED:
                turn = round(ease * _TURN * (1 if place else -1)) % FRAMES
                shown = _shown(value, place, int(left * _SIDES))
                image = frame(f"dice/{shown}-tumbling", turn, FRAMES, side, side)
        stamp(
            surface,
            contact_shadow(round(edge * 2.3), round(edge * 1.2), 150),
            x,
            y + edge * 0.72,
            centred=True,
        )
        stamp(surface, image, x, y - lift, centred=True)


def _shown(value: int, place: int, left: int) -> int:
    """Return the side that a die shows when `left` changes are still to come."""
    return value if left == 0 else _RING[(value + left + place) % len(_RING)]


def _make_turns(values: tuple[int, int], side: float) -> None:
    """Draw all pictures of a throw in advance, because drawing one takes longer than it is shown."""
    for place, value in enumerate(values):
        for left in range(len(_RING) + 1):
            frame(f"dice/{_shown(value, place, left)}-tumbling", 0, FRAMES, side, side)


BACK: Final[Colour] = (122, 44, 38)
"""The red of a card's back."""
BACK_RIM: Final[Colour] = (60, 22, 18)
IVORY: Final[Colour] = (244, 234, 212)
DARK_BRASS: Final[Colour] = (112, 80, 12)
BRIGHT_BRASS: Final[Colour] = (246, 206, 92)
LANTERN: Final[Colour] = (236, 118, 20)
"""The color of a bot's proposal."""


def card_back(width: int, height: int) -> pygame.Surface:
    """Return the back of a card that is hidden from other players."""
    return picture("cards/back-wide" if width > 1.9 * height else "cards/back", width, height)


def coin_stack(width: float, full: bool = True) -> pygame.Surface:
    """Return two little stacks of coins, the sign of a treasury; pale if it is not `full`."""
    return picture("pieces/coins" if full else "pieces/coins-none", width * 36 / 34, width * 29 / 34)


def conductors_cap(width: float) -> pygame.Surface:
    """Return a conductor's red cap with a brass star, the marker of the player who goes first."""
    return picture("pieces/cap", width, width)


def coast_arrow(width: float, colour: Colour) -> pygame.Surface:
    """Return a double arrow, from one coast to the other."""
    return toned("signs/coast-to-coast", width, width * 0.72, colour, colour)


def price_tag(surface: pygame.Surface, scale: Scale, x: float, y: float, words: str) -> pygame.Rect:
    """Draw a hanging brass tag; (x, y) in pixels is the middle of its upper edge."""
    high = max(22, scale.px(36))
    wide = text_width(scale, words, "slab_bold", 22) + round(high * 0.95)
    rect = pygame.Rect(round(x - wide / 2), round(y), wide, high)
    drop_shadow(surface, rect.inflate(-4, -4), max(2, scale.px(5)), (0, scale.px(3)), 150, scale.px(4))
    stamp(surface, _tag_picture(wide, high), rect.x, rect.y)
    write(surface, scale, words, "slab_bold", 22, INK, rect.x + high * 0.6, rect.centery)
    return rect


@cached_surface
def _tag_picture(wide: int, high: int) -> pygame.Surface:
    def draw(pen: Pen) -> None:
        for colour, inset in ((DARK_BRASS, 0.0), (mix(BRASS, BRIGHT_BRASS, 0.62), 1.4)):
            neck = high * 0.37 + inset * 0.4
            right, low = wide - inset, high - inset
            pen.poly(
                colour, [(inset * 1.6, high / 2), (neck, inset), (right, inset), (right, low), (neck, low)]
            )
        pen.circle(SHADE, (high * 0.36, high / 2), high * 0.1)

    return smooth((wide, high), draw, 5)


@cached_surface
def dashed_ring(reach: float, width: float, colour: Colour, count: int) -> pygame.Surface:
    """Draw a dashed ring with a white edge around something new or proposed.

    `reach` is its radius, `width` the width of its line, in pixels.
    """
    side = 2 * (reach + 2 * width)
    middle = (side / 2, side / 2)
    turn = 360 / count

    def draw(pen: Pen) -> None:
        for ink, wide in (((255, 252, 240), width * 1.8), (colour, width)):
            for i in range(count):
                pen.arc(ink, middle, reach, i * turn, i * turn + turn * 0.6, wide)

    return smooth((side, side), draw)


@cached_surface
def turn_ring(k: float) -> pygame.Surface:
    """Draw a red ring around the disc of the seat to move; `k` is pixels per unit."""
    side = 38 * k
    return smooth((side, side), lambda pen: pen.ring(SIGNAL, (side / 2, side / 2), 15.2 * k, 2.2 * k))


def lantern(surface: Canvas, scale: Scale, x: float, y: float) -> None:
    """Draw the sign of a bot's proposal, centered at (x, y) pixels."""
    side = round(max(22.0, 31 * scale.k))
    stamp(surface, picture("pieces/lantern", side, side), x, y, centred=True)


PRINT: Final[Colour] = mix(SIGNAL, (0, 0, 0), 0.35)


def note_width(scale: Scale, words: str, points: float) -> int:
    """Return the width in pixels of a note with this text."""
    return text_width(scale, words, "slab_bold", points) + scale.px(18)


def loan_note(
    surface: pygame.Surface, scale: Scale, right: float, y: float, words: str, points: float
) -> pygame.Rect:
    """Draw a note that ends at `right`, centered at y (pixels). Return its rectangle."""
    wide, high = note_width(scale, words, points), round(scale.size(points) * 1.3)
    rect = pygame.Rect(round(right) - wide, round(y - high / 2), wide, high)
    stamp(surface, _note(wide, high), rect.x, rect.y)
    write(surface, scale, words, "slab_bold", points, PRINT, rect.centerx, rect.centery, "c")
    return rect


@cached_surface
def _note(width: int, height: int) -> pygame.Surface:
    """Return tinted paper with a border of dots."""

    def draw(pen: Pen) -> None:
        pen.rect(mix(SIGNAL, SHADE, 0.35), 0, 0, width, height, 2)
        pen.rect(mix(SIGNAL, PAPER, 0.80), 1, 1, width - 2, height - 2, 1.6)
        line = mix(SIGNAL, SHADE, 0.1)
        pen.rect(line, 2.6, 2.6, width - 5.2, height - 5.2, 0, 0.8)
        for i in range(int((width - 4) / 5)):
            for y in (2.8, height - 2.8):
                pen.circle(line, (4.5 + 5 * i, y), 0.8)

    return smooth((width, height), draw, 4)
