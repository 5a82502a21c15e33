"""Printed marks: stars, medals, stamps, headings, rules, bars, brass pins."""

from __future__ import annotations

import math
from enum import Enum
from typing import Final

import pygame

from ai.puzzles.puzzle_form import MOST_STARS
from game.table.kit.fonts import load_font
from game.table.kit.lettering import text_width, write, write_fitting
from game.table.kit.materials import lamp_glow
from game.table.kit.noise import cloud
from game.table.kit.pen import Pen, Point, smooth, stamp
from game.table.kit.scale import Scale
from game.table.kit.surface_cache import cached_surface
from game.table.kit.theme import BRASS, FADED_INK, INK, PAPER, QUIET, RULE, SEATS, SIGNAL, SLIP, Colour, mix

EMPTY: Final[Colour] = (222, 206, 172)
"""The background of a bar."""
BRIGHT: Final[Colour] = (255, 232, 170)
"""The color of numbers on walnut."""
PIN: Final = 12.0
"""The width in units of a brass pin's picture."""


def seat_ink(colour: int) -> Colour:
    """Return a seat's color, dark enough for lines and text on paper."""
    return mix(SEATS[colour % len(SEATS)].colour, INK, 0.18)


def part_heading(
    surface: pygame.Surface, scale: Scale, place: pygame.Rect, words: str, note: str = ""
) -> int:
    """Draw a heading over a part of a sheet, followed by a quieter note; return its height in pixels."""
    y = place.y + scale.px(12)
    room = place.w - (text_width(scale, note, "italic", 18) + scale.px(12) if note else 0)
    end = write_fitting(surface, scale, words, "slab_bold", 22, INK, place.x, y, room).right
    if note:
        write_fitting(surface, scale, note, "italic", 18, FADED_INK, end + scale.px(12), y, place.right - end)
    return scale.px(40)


def rule(surface: pygame.Surface, left: float, y: float, right: float, colour: Colour = RULE) -> None:
    """Draw a thin rule."""
    pygame.draw.line(surface, colour, (round(left), round(y)), (round(right), round(y)))


def bar(
    surface: pygame.Surface, scale: Scale, rect: pygame.Rect, colour: int, share: float, chance: float
) -> None:
    """Draw a bar for a part of 1 in a seat's color, with a brass pin at the equal share."""
    stamp(surface, _bar(rect.size, colour, round(rect.w * share)), *rect.topleft)
    pin(surface, scale, rect.x + rect.w * chance, rect.centery + scale.px(3), rect.h + scale.px(8))


@cached_surface
def _bar(size: tuple[int, int], colour: int, filled: int) -> pygame.Surface:
    face, (wide, high) = seat_ink(colour), size

    def paint(pen: Pen) -> None:
        pen.rect(EMPTY, 0, 0, wide, high, high * 0.25)
        if filled:
            pen.shade_rect(mix(face, PAPER, 0.22), mix(face, INK, 0.08), 0, 0, filled, high, high * 0.25)
        pen.rect(mix(RULE, INK, 0.35), 0, 0, wide, high, high * 0.25, 1)

    return smooth(size, paint)


def pin(surface: pygame.Surface, scale: Scale, x: float, y: float, high: float) -> None:
    """Draw the brass pin that marks the equal share, centered at x and y."""
    stamp(surface, _pin(scale.k, round(high)), x, y, centred=True)


@cached_surface
def _pin(k: float, high: int) -> pygame.Surface:
    wide = PIN * k

    def paint(pen: Pen) -> None:
        pen.rect((70, 46, 8), wide / 2 - 2.6 * k, 0, 5.2 * k, high, 2 * k)
        pen.rect((250, 214, 112), wide / 2 - 1.2 * k, 1.4 * k, 2.4 * k, high - 2.8 * k, k)

    return smooth((wide, high), paint)


def figure_line(
    surface: pygame.Surface, scale: Scale, left: float, right: float, y: float, words: str, figure: str
) -> None:
    """Draw a line with words at the left and a number at the right, on walnut."""
    start = write(surface, scale, figure, "slab_bold", 22, BRIGHT, right, y, "r").x
    room = round(start - left) - scale.px(12)
    write_fitting(surface, scale, words, "sans", 20, QUIET, left, y, room)


GOOD: Final[Colour] = (30, 104, 52)
"""The ink of right answers."""
BAD: Final[Colour] = (150, 40, 30)
"""The ink of wrong answers."""
PALE: Final[Colour] = (214, 198, 164)
"""The ink of a missing star."""
GILT: Final[Colour] = (244, 204, 104)
GROOVE: Final[Colour] = (104, 78, 48)
"""The same two colors on walnut."""
APART: Final = 24
"""The distance in units from one star to the next."""
STARS_WIDE: Final = APART * MOST_STARS


def draw_stars(
    surface: pygame.Surface, scale: Scale, place: Point, count: int, on_wood: bool = False
) -> None:
    """Draw one to three stars, on paper or `on_wood`; `place` is the left end and the middle, in pixels."""
    picture = _stars(count, round(scale.k, 3), on_wood)
    stamp(surface, picture, place[0], place[1] - picture.get_height() / 2)


@cached_surface
def _stars(count: int, k: float, on_wood: bool) -> pygame.Surface:
    there, missing = (GILT, GROOVE) if on_wood else (SIGNAL, PALE)

    def draw(pen: Pen) -> None:
        for i in range(MOST_STARS):
            middle = ((11 + APART * i) * k, 12 * k)
            pen.poly(there if i < count else missing, _star(middle, 10.5 * k))

    return smooth((STARS_WIDE * k, 24 * k), draw, 4)


def _star(middle: Point, reach: float) -> list[Point]:
    points = []
    for i in range(10):
        angle = math.pi * (i / 5 - 0.5)
        radius = reach * (1.0 if i % 2 == 0 else 0.42)
        points.append((middle[0] + radius * math.cos(angle), middle[1] + radius * math.sin(angle)))
    return points


RATING: Final = STARS_WIDE + 42
"""The units that the plate with the stars takes at the end of a panel's rim."""


def draw_rating(surface: pygame.Surface, scale: Scale, rect: pygame.Rect, count: int) -> None:
    """Draw the stars on a small plate that is screwed onto the upper rim of a panel, at its right end."""
    plate = pygame.Rect(0, 0, scale.px(STARS_WIDE + 20), scale.px(30))
    plate.midright = (rect.right - scale.px(22), rect.y)
    pygame.draw.rect(surface, SLIP, plate, border_radius=scale.px(5))
    pygame.draw.rect(surface, BRASS, plate, max(1, scale.px(1.4)), border_radius=scale.px(5))
    draw_stars(surface, scale, (plate.x + scale.px(11), plate.centery), count)


def draw_medal(surface: pygame.Surface, place: Point, side: float, good: bool) -> None:
    """Draw a triangle in a small disc, pointing up (good) or down, `side` pixels wide."""
    stamp(surface, _medal(round(side), good), *place, centred=True)


@cached_surface
def _medal(side: int, good: bool) -> pygame.Surface:
    def draw(pen: Pen) -> None:
        pen = pen.at(side / 2, side / 2, side / 2)
        pen.circle(SLIP, (0, 0), 0.99)
        pen.circle(GOOD if good else BAD, (0, 0), 0.86)
        up = -1 if good else 1
        pen.poly((255, 250, 236), [(0, up * 0.56), (0.54, -up * 0.34), (-0.54, -up * 0.34)])

    return smooth((side, side), draw, 4)


@cached_surface
def rubber_stamp(side: int, words: str, ink: Colour, degrees: float = 10.0) -> pygame.Surface:
    """Return a round cancellation stamp with a word across it, worn at its edges; `side` in pixels."""
    grow = 3
    big = pygame.Surface((side * grow, side * grow), pygame.SRCALPHA)
    pen = Pen(big, grow, side / 2, side / 2, side / 2)
    for radius, thick in ((0.93, 0.05), (0.83, 0.018), (0.50, 0.018)):
        pen.ring(ink, (0, 0), radius, thick)
    for i in range(40):
        across, down = math.cos(math.tau * i / 40), math.sin(math.tau * i / 40)
        if abs(down) > 0.42:
            pen.line(ink, [(0.60 * across, 0.60 * down), (0.74 * across, 0.74 * down)], 0.022)
    _stamp_word(big, words, ink)
    _wear(big)
    return pygame.transform.rotozoom(big, degrees, 1 / grow).premul_alpha()


def _wear(big: pygame.Surface) -> None:
    """Make some spots of a print paler."""
    worn = cloud(4, big.get_size(), 14.0)
    worn.fill((255, 255, 255, 150), special_flags=pygame.BLEND_RGBA_SUB)
    ink = pygame.Surface(big.get_size(), pygame.SRCALPHA)
    ink.fill((255, 255, 255, 235))
    ink.blit(worn, (0, 0), special_flags=pygame.BLEND_RGBA_SUB)
    big.blit(ink, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)


def _stamp_word(big: pygame.Surface, words: str, ink: Colour) -> None:
    """Draw the word in a box across the whole stamp, in a size that fits."""
    wide = big.get_width()
    band = pygame.Rect(0, 0, round(wide * 0.96), round(wide * 0.27))
    band.center = big.get_rect().center
    pygame.draw.rect(big, (0, 0, 0, 0), band)
    pygame.draw.rect(big, ink, band, max(2, round(wide * 0.016)))
    size = round(wide * 0.20)
    while load_font("slab_bold", size).size(words)[0] > band.w * 0.92:
        size -= 1
    label = load_font("slab_bold", size).render(words, True, ink)
    big.blit(label, label.get_rect(center=band.center))


class Token(Enum):
    """The state of a puzzle."""

    SOLVED = "solved"
    SEEN = "seen"
    """The solution was shown."""
    OPEN = "open"
    NOW = "now"
    """The puzzle is open and recommended: today's, or the next one."""
    TO_COME = "to come"


def draw_token(surface: pygame.Surface, place: Point, side: int, token: Token) -> None:
    """Draw a round sign for a puzzle, `side` pixels wide, around its middle."""
    if token is Token.NOW:
        glow = pygame.Rect(0, 0, side * 2, side * 2)
        glow.center = (round(place[0]), round(place[1]))
        lamp_glow(surface, glow, strength=0.45)
    stamp(surface, _token(side, token), *place, centred=True)


@cached_surface
def _token(side: int, token: Token) -> pygame.Surface:
    def draw(pen: Pen) -> None:
        pen = pen.at(side / 2, side / 2, side / 2)
        match token:
            case Token.SOLVED:
                pen.circle((10, 6, 3, 120), (0.04, 0.1), 0.94)
                pen.shade_circle((250, 220, 140), (186, 140, 46), (0, 0), 0.88)
                pen.line((40, 84, 46), [(-0.38, 0.02), (-0.10, 0.32), (0.42, -0.32)], 0.2)
            case Token.NOW:
                pen.shade_circle((255, 250, 222), (255, 206, 100), (0, 0), 0.88)
            case Token.SEEN:
                pen.ring((150, 118, 62), (0, 0), 0.78, 0.09)
                pen.line((190, 160, 108), [(-0.24, 0), (0.24, 0)], 0.12)
            case Token.OPEN:
                pen.ring((208, 168, 88), (0, 0), 0.78, 0.09)
            case Token.TO_COME:
                pen.ring((104, 80, 50), (0, 0), 0.78, 0.09)

    return smooth((side, side), draw, 4)
