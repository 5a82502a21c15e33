"""The printed cards: shares, cities, the cities of a network, places for shares.

All pictures are premultiplied, cached by their size, and must not be changed.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import pygame

from game.rules.north_american_railways.cards import City, StartCity
from game.table.boards.north_american_railways.layout import HEAD
from game.table.kit.lettering import text_width, write, write_within
from game.table.kit.locomotive import HEIGHT, WIDTH, locomotive
from game.table.kit.materials import paper_grain
from game.table.kit.pen import Pen, smooth, stamp
from game.table.kit.pieces import disc, seal
from game.table.kit.scale import Scale
from game.table.kit.signs import sign
from game.table.kit.theme import INK, PAINTS, PAPER, SEATS, SHADE, SIGNAL, Colour, mix
from game.table.kit.tokens import coast_arrow
from game.table.kit.towns import town

MONEY: Final[Colour] = (28, 88, 48)
"""The green of incomes."""
COAST: Final[Colour] = (24, 58, 100)
"""The blue of the coast-to-coast symbols."""
TAN: Final[Colour] = (226, 202, 158)
"""The ground of a start city."""
FACE: Final[Colour] = (252, 246, 232)
_LINE: Final[Colour] = mix(INK, PAPER, 0.45)

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


def dollars(amount: int) -> str:
    """A sum of money as it is printed: "$1,100"."""
    return f"${amount:,}"


def _blank(width: int, height: int, colour: Colour, corner: float, line: float = 1.1) -> pygame.Surface:
    """An empty card with round corners and the fibre of paper."""

    def draw(pen: Pen) -> None:
        pen.box(mix(INK, PAPER, 0.3), 0, 0, width, height, corner)
        pen.box(colour, line, line, width - 2 * line, height - 2 * line, max(0.0, corner - line))

    card = smooth((width, height), draw, 4)
    card.blit(paper_grain(width, height, 21, 0.8), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    return card


def _name(
    card: pygame.Surface,
    scale: Scale,
    words: str,
    faces: tuple[str, ...],
    points: float,
    y: float,
    pad: float,
) -> None:
    """A name in the middle of a card, in the first face in which it fits between margins of `pad` pixels."""
    room = round(card.get_width() - 2 * pad)
    face = next((f for f in faces if text_width(scale, words, f, points) <= room), faces[-1])
    write_within(card, scale, words, face, points, INK, card.get_width() / 2, y, room, "c")


@lru_cache(maxsize=32)
def share_card(colour: str, scale: Scale, size: tuple[int, int]) -> pygame.Surface:
    """A share: the company's band with sign and name over its engraved locomotive."""
    width, height = size
    k, (paint, ink, _) = scale.k, PAINTS[colour]
    head = HEAD * k
    card = _blank(width, height, mix(FACE, paint, 0.07), 7 * k)

    def draw(pen: Pen) -> None:
        upper, lower = mix(paint, (255, 250, 240), 0.10), mix(paint, SHADE, 0.08)
        pen.box(mix(paint, SHADE, 0.4), 4 * k, 4 * k, width - 8 * k, head - 5 * k, 5 * k)
        pen.shade_box(upper, lower, 5 * k, 5 * k, width - 10 * k, head - 7 * k, 4 * k)
        pen.box(mix(paint, ink, 0.42), 7.6 * k, 7.6 * k, width - 15.2 * k, head - 12.2 * k, 2.4 * k, 0.9 * k)
        top = head + 5 * k
        pen.box(mix(INK, PAPER, 0.25), 6 * k, top, width - 12 * k, height - top - 6 * k, 0, 1)
        pen.box(_LINE, 8.4 * k, top + 2.4 * k, width - 16.8 * k, height - top - 10.8 * k, 0, 0.7)
        wide = min(134 * k, (height - top - 32 * k) * WIDTH / HEIGHT)
        unit = wide / WIDTH
        engine = pen.at((width - wide) / 2, top + 5 * k, unit)
        locomotive(engine, mix(paint, PAPER, 0.12), smoke=mix(INK, mix(FACE, paint, 0.07), 0.35))

    stamp(card, smooth(size, draw, 5), 0, 0)
    stamp(card, seal(colour, 29 * k), 27 * k, head / 2 + 1 * k, centred=True)
    write(card, scale, colour.capitalize(), "slab_bold", 23, ink, 50 * k, head / 2 + 1 * k)
    write(card, scale, "One Share", "slab", 17, INK, width / 2, height - 17.5 * k, "c")
    return card


def _coasts(
    surface: pygame.Surface,
    scale: Scale,
    count: int,
    left: float,
    right: float,
    y: float,
    in_middle: bool = False,
) -> None:
    """Coast-to-coast symbols in a row that ends at `right`, or stands in the middle between two pixels.

    Where there is no room for several, one stands beside their number.
    """
    if not count:
        return
    usual = 13.4 * scale.k
    rows = 1 + 1.16 * (count - 1)
    wide = min(usual, (right - left) / rows)
    numbered = wide < 0.86 * usual
    words = str(count) if numbered and count > 1 else ""
    if numbered:
        wide, rows = usual, 1.0
    before = text_width(scale, words, "semi", 16) + 1.5 * scale.k if words else 0.0
    spare = right - left - rows * wide - before
    x = left + before + (spare / 2 if in_middle else spare)
    if words:
        write(surface, scale, words, "semi", 16, COAST, x - 1.5 * scale.k, y, "r")
    picture = coast_arrow(round(wide, 1), COAST)
    for i in range(1 if numbered else count):
        stamp(surface, picture, x + (i * 1.16 + 0.5) * wide, y, centred=True)


@lru_cache(maxsize=96)
def city_card(city: City, scale: Scale, size: tuple[int, int]) -> pygame.Surface:
    """A city: its name, cost in red, symbols, income in green, and its engraved view."""
    width, height = size
    k, head = scale.k, HEAD * scale.k
    card = _blank(width, height, FACE, 7 * k)

    def draw(pen: Pen) -> None:
        pen.box(_LINE, 3.4 * k, 3.4 * k, width - 6.8 * k, height - 6.8 * k, 5 * k, 0.8)
        pen.line(mix(INK, PAPER, 0.5), [(10 * k, 26 * k), (width - 10 * k, 26 * k)], 0.8)

    stamp(card, smooth(size, draw, 4), 0, 0)
    _name(card, scale, city.name, ("slab_bold", "semi"), 18.5, 15 * k, 6 * k)
    middle = 35.6 * k
    cost = write(card, scale, dollars(city.cost), "slab_bold", 17.5, SIGNAL, 9.5 * k, middle)
    income = write(card, scale, dollars(city.income), "slab_bold", 17.5, MONEY, width - 9.5 * k, middle, "r")
    _coasts(card, scale, city.coast_to_coast, cost.right + 2 * k, income.left - 2 * k, middle, in_middle=True)
    left, top = round(9 * k), round(head + 5 * k)
    view = town(_KIND_OF.get(city.name, "steeple"), city.name, width - 2 * left, height - top - left)
    stamp(card, view, left, top)
    return card


@lru_cache(maxsize=192)
def network_card(city: City | StartCity, scale: Scale, size: tuple[int, int]) -> pygame.Surface:
    """A city in a network: name, income, symbols; a start city is tan."""
    width, height = size
    k = scale.k
    start = isinstance(city, StartCity)
    card = _blank(width, height, TAN if start else FACE, 5 * k, 1.0)
    if height < 40 * k:
        _print_low(card, scale, city)
        return card

    def draw(pen: Pen) -> None:
        line = mix(INK, TAN if start else PAPER, 0.5)
        pen.box(line, 3 * k, 3 * k, width - 6 * k, height - 6 * k, 3 * k, 0.8)
        pen.line(line, [(7 * k, height * 0.51), (width - 7 * k, height * 0.51)], 0.8)

    stamp(card, smooth(size, draw, 4), 0, 0)
    narrow = width < 100 * k
    _name(card, scale, city.name, ("semi", "sans"), 17.5, height * 0.285, (4 if narrow else 6) * k)
    edge, low = (5.5 if narrow else 9) * k, height * 0.745
    end = write(card, scale, dollars(city.income), "semi" if narrow else "slab_bold", 17.5, MONEY, edge, low)
    count = 0 if isinstance(city, StartCity) else city.coast_to_coast
    _coasts(card, scale, count, end.right + 5 * k, width - edge, low)
    return card


def _print_low(card: pygame.Surface, scale: Scale, city: City | StartCity) -> None:
    """Name and income in one line; symbols between them where there is room."""
    k, middle, pad = scale.k, card.get_height() / 2, round(5 * scale.k)
    right = card.get_width() - pad
    income = write(card, scale, dollars(city.income), "semi", 16, MONEY, right, middle, "r")
    room = round(income.left - 3 * k - pad)
    face = "semi" if text_width(scale, city.name, "semi", 16) <= room else "sans"
    name = write_within(card, scale, city.name, face, 16, INK, pad, middle, room)
    count = 0 if isinstance(city, StartCity) else city.coast_to_coast
    if income.left - name.right > 40 * k:
        _coasts(card, scale, count, name.right + 4 * k, income.left - 4 * k, middle)


@lru_cache(maxsize=64)
def slot_card(seat_colour: int | None, size: tuple[int, int]) -> pygame.Surface:
    """One of a company's shares on the sheet: its holder's colour and sign, or still to be sold."""
    width, height = size

    def draw(pen: Pen) -> None:
        corner = width * 0.15
        if seat_colour is None:
            pen.box(mix(INK, PAPER, 0.55), 0.6, 0.6, width - 1.2, height - 1.2, corner, 1)
            return
        _, paint, ink, name = SEATS[seat_colour]
        pen.box(mix(paint, SHADE, 0.65), 0, 0, width, height, corner)
        pen.box(paint, 1.2, 1.2, width - 2.4, height - 2.4, corner * 0.8)
        sign(pen.at(width / 2, height / 2, width * 0.30), name, ink)

    return smooth(size, draw, 5)


@lru_cache(maxsize=64)
def company_plate(colour: str, name: str, scale: Scale, size: tuple[int, int]) -> pygame.Surface:
    """A company's plate on the sheet: its colour, sign and name."""
    width, height = size
    k, (paint, ink, _) = scale.k, PAINTS[colour]

    def draw(pen: Pen) -> None:
        corner = 6 * k
        pen.box(mix(paint, SHADE, 0.5), 0, 0, width, height, corner)
        upper, lower = mix(paint, (255, 250, 240), 0.10), mix(paint, SHADE, 0.08)
        pen.shade_box(upper, lower, 1.2, 1.2, width - 2.4, height - 2.4, corner - 1)
        pen.box(mix(paint, ink, 0.4), 4.4 * k, 4.4 * k, width - 8.8 * k, height - 8.8 * k, 3 * k, 0.9 * k)

    plate = smooth(size, draw, 4)
    stamp(plate, seal(colour, 33 * k), 29 * k, height / 2, centred=True)
    write(plate, scale, name, "slab_bold", 23, ink, 54 * k, height / 2)
    return plate


@lru_cache(maxsize=64)
def director_marker(colour: str, seat_colour: int, k: float) -> pygame.Surface:
    """The company's marker that its director holds, with the director's own disc before it."""
    side = round(56 * k)
    picture = pygame.Surface((round(60 * k), side), pygame.SRCALPHA)
    stamp(picture, seal(colour, 43 * k), 24 * k, side * 0.46, centred=True)
    stamp(picture, disc(seat_colour, 25 * k), 44 * k, side * 0.70, centred=True)
    return picture
