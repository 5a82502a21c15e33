"""The fields printed on the sea: cartouche, years, action track, income track, key, compass."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from math import fsum
from typing import Final

import pygame

from game.table.american_rails.ground import CITY_PAPER, TERRAIN
from game.table.american_rails.layout import HEAD_HIGH, INCOME_CELLS, ROW_HIGH, CubeLayout
from game.table.american_rails.reading import Seen
from game.table.kit.engraving import ENGRAVE, GROUND, cast_shadow, compass, flourish, hex_corners
from game.table.kit.icons import icon
from game.table.kit.lettering import Align, text_width, write, write_within
from game.table.kit.pen import Pen, Point, smooth, stamp
from game.table.kit.scale import Scale
from game.table.kit.shelf import kept
from game.table.kit.theme import FADED_INK, INK, SEPIA, SIGNAL, Colour
from game.words import format_dollars, in_active_language

FIELD: Final[Colour] = (249, 241, 222)
"""The paper of the fields, a little paler than the sheet."""
RULE: Final[Colour] = (206, 190, 158)
CELL_LINE: Final[Colour] = (150, 128, 92)
FIVES: Final[Colour] = (236, 221, 184)
SPACE: Final[Colour] = (176, 154, 112)
HEADING: Final = 0.08
"""Room between the letters of headings, in ems."""


def print_fields(surface: pygame.Surface, layout: CubeLayout, shown: Seen) -> Iterator[None]:
    """Everything printed on the sea, without pieces, field by field."""
    _cartouche(surface, layout, shown)
    yield
    _years(surface, layout)
    yield
    _actions(surface, layout, shown)
    yield
    _incomes(surface, layout, shown)
    yield
    _key(surface, layout, shown)
    yield
    rect = layout.insets["compass"]
    stamp(surface, compass(rect.w), *rect.topleft)


_UNDER: Final = 2
"""Pixels that a shadow is drawn beyond what is seen of it: strokes that leave a picture look different."""


def blank_field(surface: pygame.Surface, layout: CubeLayout, rect: pygame.Rect) -> None:
    """A field with a double border and an engraved shadow to the south and east."""
    _lay_shadow(surface, rect, max(4, layout.print.px(6)))
    surface.fill(FIELD, rect)
    pygame.draw.rect(surface, INK, rect, max(1, layout.print.px(2)))
    gap = max(3, layout.print.px(5))
    pygame.draw.rect(surface, SEPIA, rect.inflate(-2 * gap, -2 * gap), 1)


def _lay_shadow(surface: pygame.Surface, rect: pygame.Rect, depth: int) -> None:
    """The strips of a shadow south and east of a field; what is under the field is not drawn."""
    w, h = rect.size
    for strip in (pygame.Rect(0, h, w + depth, depth), pygame.Rect(w, 0, depth, h)):
        x, y = min(strip.x, w - _UNDER), min(strip.y, h - _UNDER)

        def draw(pen: Pen, x: int = x, y: int = y) -> None:
            cast_shadow(pen.at(-x, -y), w, h, depth)

        drawn = smooth((strip.right - x, strip.bottom - y), draw)
        stamp(surface, drawn.subsurface(strip.move(-x, -y)), rect.x + strip.x, rect.y + strip.y)


def _letter(
    surface: pygame.Surface,
    scale: Scale,
    words: str,
    face: str,
    points: float,
    colour: Colour,
    place: Point,
    room: float,
    align: Align = "l",
    spacing: float = HEADING,
) -> pygame.Rect:
    """One line with room between its letters, or without it, set narrower, where it must be."""
    if text_width(scale, words, face, points, spacing) <= room:
        return write(surface, scale, words, face, points, colour, *place, align, spacing=spacing)
    return write_within(surface, scale, words, face, points, colour, *place, round(room), align)


Sign = tuple[pygame.Surface, str]
"""A sign of the map, and what it means."""


def _cartouche(surface: pygame.Surface, layout: CubeLayout, shown: Seen) -> None:
    """The title in its frame, a flourish, and what the rail border and the black square mean."""
    rect, scale, k = layout.insets["cartouche"], layout.print, layout.k
    blank_field(surface, layout, rect)
    x, room = rect.centerx, rect.w - 36 * k
    region = in_active_language(layout.look.region)
    _letter(surface, scale, region, "slab", 15, FADED_INK, (x, rect.y + 28 * k), room, "c", 0.06)
    title = shown.translate("board-title")
    for colour, off in (((24, 16, 10), 1), (SIGNAL, 0)):
        place = (x + off, rect.y + 65 * k + off)
        _letter(surface, scale, title, "title", 31, colour, place, rect.w - 20 * k, "c", 0.02)
    size = (rect.w * 0.9, 24 * k)
    image = smooth(size, lambda pen: flourish(pen.at(size[0] / 2, size[1] / 2, k), 352 * 0.80))
    stamp(surface, image, x, rect.y + 98 * k, centred=True)
    board, square = shown.state.board, max(6, scale.px(8))
    signs: list[Sign] = []
    if board.pairs:
        signs.append((_rail_sample(34 * k, 7 * k), shown.translate("board-pair", income=board.pair_income)))
    if any(city.hub for city in board.cities):
        signs.append((_black_square(square), shown.translate("board-hub")))
    if signs:
        _legend(surface, layout, rect, signs)


def _legend(surface: pygame.Surface, layout: CubeLayout, rect: pygame.Rect, signs: Sequence[Sign]) -> None:
    """Draw the last line of the cartouche, spread over its width: signs and what they mean."""
    scale, k = layout.print, layout.k
    images = sum(image.get_width() for image, _ in signs) + 9 * k * len(signs)
    wide = [text_width(scale, words, "semi", 17) for _, words in signs]
    narrow = min(1.0, (rect.w - 40 * k - images) / fsum(wide))
    rooms = [round(width * narrow) for width in wide]
    gap = min(26 * k, rect.w - 28 * k - images - fsum(rooms))
    x, y = rect.centerx - (images + fsum(rooms) + gap * (len(signs) - 1)) / 2, rect.y + 125 * k
    for (image, words), room in zip(signs, rooms, strict=True):
        stamp(surface, image, x, y - image.get_height() / 2)
        x = write_within(surface, scale, words, "semi", 17, INK, x + image.get_width() + 9 * k, y, room).right
        x += gap


@kept
def _black_square(side: int) -> pygame.Surface:
    """Return the sign of a city that is never developed."""
    square = pygame.Surface((side, side), pygame.SRCALPHA)
    square.fill(INK)
    return square


@kept
def _rail_sample(w: float, h: float) -> pygame.Surface:
    """A bit of the black and white border."""

    def draw(pen: Pen) -> None:
        pen.rect(INK, 0, 0, w, h)
        for i in range(3):
            pen.rect(FIELD, w * (i * 2 + 0.5) / 6, h * 0.24, w / 6, h * 0.52)

    return smooth((w, h), draw)


def rail_height(layout: CubeLayout) -> float:
    """The y of the rails on which the train stands."""
    return layout.insets["years"].y + 36 * layout.k


def _years(surface: pygame.Surface, layout: CubeLayout) -> None:
    """The line along which the train runs; the years themselves are lettered with the pieces."""
    rect, k = layout.insets["years"], layout.k
    blank_field(surface, layout, rect)
    wide = rect.w * 0.95

    def line(pen: Pen) -> None:
        for i in range(int(wide / (7 * k))):
            pen.line(SEPIA, [(3 + i * 7 * k, 0), (3 + i * 7 * k, 7 * k)], 1.8 * k)
        for y in (1.6, 5.4):
            pen.line(INK, [(0, y * k), (wide, y * k)], 1.3 * k)

    stamp(surface, smooth((wide, 8 * k), line), rect.centerx - wide / 2, rail_height(layout) - 3 * k)


def _actions(surface: pygame.Surface, layout: CubeLayout, shown: Seen) -> None:
    """The rows with their icons and empty spaces; names of rows are lettered with the pieces."""
    rect, scale, k = layout.insets["actions"], layout.print, layout.k
    blank_field(surface, layout, rect)
    head = rect.y + 25 * k
    words = shown.translate("board-actions")
    room = layout.column_x(0) - 22 * k - (rect.x + 22 * k)
    _letter(surface, scale, words, "slab_bold", 17, INK, (rect.x + 22 * k, head), room)
    ring = _space_ring(38 * k, k)
    rows = shown.state.board.rows
    for row, key in enumerate(rows):
        line = layout.row_rect(row)
        pygame.draw.line(surface, RULE, (rect.x + 14 * k, line.top), (rect.right - 14 * k, line.top))
        stamp(surface, icon(key, 32 * k, INK, FIELD), rect.x + 36 * k, line.centery, centred=True)
        for column in range(3):
            stamp(surface, ring, *layout.space(column, row), centred=True)
    y = rect.y + (HEAD_HIGH + ROW_HIGH * len(rows)) * k
    pygame.draw.line(surface, INK, (rect.x + 14 * k, y), (rect.right - 14 * k, y))
    words = shown.translate("board-order")
    _letter(surface, scale, words, "slab_bold", 17, INK, (rect.x + 22 * k, y + 26 * k), 188 * k)


@kept
def _space_ring(side: float, k: float) -> pygame.Surface:
    middle = (side / 2, side / 2)
    return smooth((side, side), lambda pen: pen.ring(SPACE, middle, side * 0.43, 1.4 * k))


def _incomes(surface: pygame.Surface, layout: CubeLayout, shown: Seen) -> None:
    """Two rows of numbered spaces."""
    rect, scale, k = layout.insets["incomes"], layout.print, layout.k
    blank_field(surface, layout, rect)
    y = rect.y + 20 * k
    words = shown.translate("board-incomes")
    head = _letter(surface, scale, words, "slab_bold", 17, INK, (rect.x + 16 * k, y), rect.w * 0.45)
    room = rect.right - 32 * k - head.right
    words = shown.translate("board-dividend")
    write_within(surface, scale, words, "italic", 16, FADED_INK, rect.right - 16 * k, y, round(room), "r")
    for value in range(INCOME_CELLS):
        cell = layout.income_cell(value)
        if value % 5 == 0:
            surface.fill(FIVES, cell)
        pygame.draw.rect(surface, CELL_LINE, cell, 1)
        ink = INK if value % 5 == 0 else FADED_INK
        write(surface, scale, str(value), "slab", 13.5, ink, cell.centerx, cell.y + 11.5 * max(k, 0.78), "c")


def _key(surface: pygame.Surface, layout: CubeLayout, shown: Seen) -> None:
    """What a cube costs on each ground."""
    rect, scale, k = layout.insets["key"], layout.print, layout.k
    blank_field(surface, layout, rect)
    cost = shown.state.board.data.cost
    prices = (
        ("P", f"{format_dollars(cost.plains)}*"),
        ("F", format_dollars(cost.forest)),
        ("C", f"{format_dollars(cost.city)}*"),
        ("M", format_dollars(cost.mountain)),
    )
    for i, (kind, price) in enumerate(prices):
        x, y = rect.x + (30 + 76 * (i % 2)) * k, rect.y + (20.5 + 24 * (i // 2)) * k
        stamp(surface, _swatch(kind, 11.5 * k), x, y, centred=True)
        write(surface, scale, price, "slab_bold", 16, INK, x + 19 * k, y)
    words = shown.translate("board-more")
    place = (rect.centerx, rect.y + 67.5 * k)
    write_within(surface, scale, words, "italic", 16, INK, *place, round(rect.w - 16 * k), "c")


@kept
def _swatch(kind: str, size: float) -> pygame.Surface:
    """A small hex of one ground."""
    side = size * 2.3
    name = TERRAIN.get(kind)

    def draw(pen: Pen) -> None:
        pen = pen.at(side / 2, side / 2, size)
        pen.poly(INK, hex_corners(0, 0, 1.08))
        pen.poly(GROUND[name] if name else CITY_PAPER, hex_corners(0, 0, 0.96))
        if name:
            ENGRAVE[name](pen.at(0, 0, 0.86), random.Random(4), 0.06)

    return smooth((side, side), draw)
