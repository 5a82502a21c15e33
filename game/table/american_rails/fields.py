"""The fields printed on the sea: cartouche, years, action track, income track, key, compass."""

from __future__ import annotations

import math
import random
from collections.abc import Iterator, Sequence
from math import fsum
from typing import Final

import pygame

from game.rules.american_rails.actions import DECLINE
from game.rules.american_rails.board import DEVELOP
from game.rules.american_rails.moves import ChooseAction
from game.rules.american_rails.state import AmericanRailsState
from game.rules.american_rails.steps import CHOOSE, COLUMNS, ENDED, NONE, PREPARATION
from game.table.american_rails.ground import CITY_PAPER, TERRAIN
from game.table.american_rails.layout import HEAD_HIGH, INCOME_CELLS, ROW_HIGH, CubeLayout
from game.table.american_rails.marks import ring
from game.table.american_rails.reading import Seen, title_of_row
from game.table.boards.animation import Key
from game.table.boards.outcome import outcome_of
from game.table.boards.shown import Pickable
from game.table.kit.engraving import ENGRAVE, GROUND, cast_shadow, compass, flourish, hex_corners
from game.table.kit.icons import icon
from game.table.kit.lettering import Align, text_width, write, write_fitting, write_within
from game.table.kit.pen import Pen, Point, faded, smooth, stamp
from game.table.kit.pieces import LANTERN, cube, disc, lantern, train
from game.table.kit.scale import Scale
from game.table.kit.surface_cache import cached_surface
from game.table.kit.theme import BRASS, FADED_INK, INK, SEPIA, SIGNAL, Colour, mix
from game.words import format_dollars, in_active_language

FIELD: Final[Colour] = (249, 241, 222)
"""The paper of the fields, a little paler than the sheet."""
RULE: Final[Colour] = (206, 190, 158)
CELL_LINE: Final[Colour] = (150, 128, 92)
FIVES: Final[Colour] = (236, 221, 184)
SPACE: Final[Colour] = (176, 154, 112)
HEADING: Final = 0.08
"""The letter spacing of headings, in ems."""


def print_fields(surface: pygame.Surface, layout: CubeLayout, shown: Seen) -> Iterator[None]:
    """Draw all fields on the sea without pieces, one per step."""
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
"""The extra pixels of a shadow under the field, because strokes clipped at an edge look different."""


def blank_field(surface: pygame.Surface, layout: CubeLayout, rect: pygame.Rect) -> None:
    """Draw a field with a double border and an engraved shadow to the south and east."""
    _lay_shadow(surface, rect, max(4, layout.print.px(6)))
    surface.fill(FIELD, rect)
    pygame.draw.rect(surface, INK, rect, max(1, layout.print.px(2)))
    gap = max(3, layout.print.px(5))
    pygame.draw.rect(surface, SEPIA, rect.inflate(-2 * gap, -2 * gap), 1)


def _lay_shadow(surface: pygame.Surface, rect: pygame.Rect, depth: int) -> None:
    """Draw the strips of a shadow south and east of a field, but not under it."""
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
    """Write one line with letter spacing; without it, or condensed, if there is no room."""
    if text_width(scale, words, face, points, spacing) <= room:
        return write(surface, scale, words, face, points, colour, *place, align, spacing=spacing)
    return write_within(surface, scale, words, face, points, colour, *place, round(room), align)


Sign = tuple[pygame.Surface, str]
"""A sign of the map with its meaning."""


def _cartouche(surface: pygame.Surface, layout: CubeLayout, shown: Seen) -> None:
    """Draw the title in its frame, a flourish, and the meaning of the rail border and the black square."""
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


@cached_surface
def _black_square(side: int) -> pygame.Surface:
    """Return the sign of a city that is never developed."""
    square = pygame.Surface((side, side), pygame.SRCALPHA)
    square.fill(INK)
    return square


@cached_surface
def _rail_sample(w: float, h: float) -> pygame.Surface:
    """Return a piece of the black and white border."""

    def draw(pen: Pen) -> None:
        pen.rect(INK, 0, 0, w, h)
        for i in range(3):
            pen.rect(FIELD, w * (i * 2 + 0.5) / 6, h * 0.24, w / 6, h * 0.52)

    return smooth((w, h), draw)


def rail_height(layout: CubeLayout) -> float:
    """Return the y of the rails under the train."""
    return layout.insets["years"].y + 36 * layout.k


def _years(surface: pygame.Surface, layout: CubeLayout) -> None:
    """Draw the line along which the train runs; the years themselves are lettered with the pieces."""
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
    """Draw the rows with their icons and empty spaces; the rows' names are lettered with the pieces."""
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


@cached_surface
def _space_ring(side: float, k: float) -> pygame.Surface:
    middle = (side / 2, side / 2)
    return smooth((side, side), lambda pen: pen.ring(SPACE, middle, side * 0.43, 1.4 * k))


def _incomes(surface: pygame.Surface, layout: CubeLayout, shown: Seen) -> None:
    """Draw two rows of numbered spaces."""
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
    """Draw the cost of a cube on each terrain."""
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


@cached_surface
def _swatch(kind: str, size: float) -> pygame.Surface:
    """Draw a small hex of one terrain."""
    side = size * 2.3
    name = TERRAIN.get(kind)

    def draw(pen: Pen) -> None:
        pen = pen.at(side / 2, side / 2, size)
        pen.poly(INK, hex_corners(0, 0, 1.08))
        pen.poly(GROUND[name] if name else CITY_PAPER, hex_corners(0, 0, 0.96))
        if name:
            ENGRAVE[name](pen.at(0, 0, 0.86), random.Random(4), 0.06)

    return smooth((side, side), draw)


GLOW_RIM: Final = (176, 112, 8)
_FIELD_OF: Final = {"train": "years", "marker": "actions", "order": "actions", "income": "incomes"}
"""The field of each kind of piece."""
GLOW: Final = 50
"""The diameter in units of the lamp light in a free space."""
RIM: Final = 0.37
"""The distance of its rim from its center, as a fraction of that diameter."""
CLEAR: Final = 8
"""The units between an action's name and the rim of the space next to it."""
_PAST: Final = 0.30
_ACTED: Final = 0.42
_TIES_IN_ROW: Final = 3
"""The maximum number of cubes in one row on a space of the income track; more are placed in two."""
_WIDTHS: Final = (16.5, 14.0, 11.5, 11.0, 11.0, 11.0, 8.5, 8.5)
"""The width in units of cubes on a space of the income track, by their number."""
_APART: Final = (0.0, 12.0, 9.4, 7.2)
"""The units between neighboring cubes, by the number of cubes in the row."""
_BACK_ROW: Final = 9.5
"""The units from a row of cubes to the one behind it."""


def draw_tracks(
    surface: pygame.Surface,
    layout: CubeLayout,
    shown: Seen,
    state: AmericanRailsState,
    hidden: frozenset[Key],
    fields: frozenset[str],
) -> Iterator[None]:
    """Draw the variable parts of the visible fields, step by step; `hidden` are pieces in motion."""
    if "years" in fields:
        _draw_years(surface, layout, shown.seen, hidden)
        yield
    if "actions" in fields:
        yield from _draw_actions(surface, layout, shown, state, hidden)
        _draw_order(surface, layout, shown, shown.seen if shown.settling else state, hidden)
        yield
    if "incomes" in fields:
        _draw_incomes(surface, layout, state, hidden)


def fields_of(hidden: frozenset[Key]) -> frozenset[str]:
    """Return the fields on which pieces in motion will end."""
    return frozenset(_FIELD_OF[key[0]] for key in hidden if key[0] in _FIELD_OF)


# The years


def draw_train(surface: pygame.Surface, layout: CubeLayout, index: float, years: int) -> None:
    """Draw the train at a position between two years."""
    width, field = layout.train_width(), layout.insets["years"]
    edge = width / 2 + 8 * layout.k
    middle = min(max(layout.year_x(index, years), field.x + edge), field.right - edge)
    left = middle - width / 2
    stamp(surface, train(width), left, rail_height(layout) - width * 0.36)


def _draw_years(
    surface: pygame.Surface, layout: CubeLayout, state: AmericanRailsState, hidden: frozenset[Key]
) -> None:
    first, last = state.board.first_year, state.board.last_year
    y = layout.insets["years"].y + 54 * layout.k
    count = last - first + 1
    room = layout.year_x(1, count) - layout.year_x(0, count)
    apart = math.ceil(text_width(layout.print, "0000", "slab_bold", 16) / room)
    for year in range(first, last + 1):
        if (year - state.year) % apart:
            continue
        present = year == state.year
        colour = SIGNAL if present else INK if year > state.year else FADED_INK
        face = "slab_bold" if present else "slab"
        x = layout.year_x(year - first, count)
        write(surface, layout.print, str(year), face, 16, colour, x, y, "c")
    if ("train", 0, 0) not in hidden:
        draw_train(surface, layout, state.year - first, count)


# The action track


@cached_surface
def _wash(size: tuple[int, int], alpha: int) -> pygame.Surface:
    image = pygame.Surface(size, pygame.SRCALPHA)
    image.fill((*BRASS, alpha))
    return image.premul_alpha()


@cached_surface
def _space_glow(side: float, k: float, strength: float) -> pygame.Surface:
    """Return the lamp light in a free space."""
    middle = (side / 2, side / 2)

    def draw(pen: Pen) -> None:
        for i in range(7):
            alpha = round((14 + 12 * i) * strength)
            pen.circle((255, 196, 70, alpha), middle, side * (0.50 - 0.016 * i))
        pen.circle((255, 228, 140, round(min(255, 190 * strength))), middle, side * RIM)
        pen.ring(GLOW_RIM, middle, side * RIM, 2.6 * k)

    return smooth((side, side), draw)


def free_rows(shown: Seen) -> dict[int, bool]:
    """Return the rows that can be chosen now, and whether the pointer is on them."""
    rows = {move.row for move in shown.moves if isinstance(move, ChooseAction)}
    return {row: shown.pointed == Pickable("row", row) for row in rows}


def idle_rows(shown: Seen, state: AmericanRailsState) -> set[int]:
    """Return the free rows whose action the player could only decline."""
    choices = [move for move in shown.moves if isinstance(move, ChooseAction)]
    return {move.row for move in choices if outcome_of(state, move).state.legal_moves() == [DECLINE]}


def _draw_actions(
    surface: pygame.Surface,
    layout: CubeLayout,
    shown: Seen,
    state: AmericanRailsState,
    hidden: frozenset[Key],
) -> Iterator[None]:
    scale, k = layout.print, layout.k
    field = layout.insets["actions"]
    rows = len(state.board.rows)
    now = shown.seen.column
    if now != PREPARATION and shown.seen.step != ENDED:
        top = layout.row_rect(0).top
        wash = _wash((round(76 * k), round(ROW_HIGH * rows * k)), 52)
        stamp(surface, wash, layout.column_x(now) - 38 * k, top + 1)
    for column in range(COLUMNS):
        colour = SIGNAL if column == now else FADED_INK
        x = layout.column_x(column)
        write(surface, scale, "I" * (column + 1), "slab_bold", 18, colour, x, field.y + 25 * k, "c")
    free, idle = free_rows(shown), idle_rows(shown, state)
    armed = shown.armed if isinstance(shown.armed, ChooseAction) else None
    for row in range(rows):
        lit = row in free and (free[row] or (armed is not None and armed.row == row))
        rect = layout.row_rect(row)
        if lit:
            stamp(surface, _wash((rect.w, rect.h - 2), 64), rect.x, rect.y + 2)
        chosen = row == state.row_chosen or lit
        face = "slab_bold" if chosen else "slab"
        closed = state.step == CHOOSE and shown.moves and (row not in free or row in idle)
        ink = FADED_INK if closed else INK
        room = round(layout.column_x(0) - (GLOW * RIM + CLEAR) * k - (field.x + 62 * k))
        words = shown.localizer.message(title_of_row(state, row))
        if state.board.rows[row] == DEVELOP:
            words = shown.translate("row-develop-left", action=words, houses=state.houses_left)
        letters, place = layout.lettered, (field.x + 62 * k, rect.centery)
        write_fitting(surface, letters, words, face, 17, ink, *place, room)
        if row in free and (lit or row not in idle):
            glow = _space_glow(GLOW * k, k, 1.3 if lit else 0.8)
            stamp(surface, glow, *layout.space(state.column, row), centred=True)
        yield
    _draw_markers(surface, layout, shown, state, hidden)
    if armed is not None and shown.viewer is not None:
        _stamp_ghost_disc(surface, layout, shown, state, armed.row)
    yield


def mark_row_hint(
    surface: pygame.Surface, layout: CubeLayout, shown: Seen, state: AmericanRailsState
) -> None:
    """Draw a bot's proposal on the action track."""
    if not isinstance(shown.hint, ChooseAction) or state.column == PREPARATION:
        return
    x, y = layout.space(state.column, shown.hint.row)
    ring(surface, layout, x, y, 19 * layout.k, LANTERN)
    lantern(surface, layout.print, x - 30 * layout.k, y)


def _stamp_ghost_disc(
    surface: pygame.Surface, layout: CubeLayout, shown: Seen, state: AmericanRailsState, row: int
) -> None:
    picture = disc(shown.seats[state.turn].colour, 31 * layout.k)
    stamp(surface, faded(picture, 0.7), *layout.space(state.column, row), centred=True)


def _draw_markers(
    surface: pygame.Surface,
    layout: CubeLayout,
    shown: Seen,
    state: AmericanRailsState,
    hidden: frozenset[Key],
) -> None:
    """Draw the seats' discs; pale ones mark the spaces that they have left."""
    rows = len(state.board.rows)
    for column in range(COLUMNS):
        for row in range(rows):
            seat = state.markers[column * rows + row]
            if seat == NONE or ("marker", column, row) in hidden:
                continue
            moved_on = seat in state.markers[(column + 1) * rows :]
            picture = disc(shown.seats[seat].colour, 31 * layout.k, moved_on)
            place = layout.space(column, row)
            stamp(surface, faded(picture, _PAST) if moved_on else picture, *place, centred=True)


@cached_surface
def _acting_ring(k: float) -> pygame.Surface:
    side = 42 * k
    return smooth((side, side), lambda pen: pen.ring(SIGNAL, (side / 2, side / 2), 17 * k, 2.2 * k))


@cached_surface
def _empty_place(k: float) -> pygame.Surface:
    side = 30 * k
    colour = mix(FADED_INK, FIELD, 0.45)
    return smooth((side, side), lambda pen: pen.ring(colour, (side / 2, side / 2), 12.6 * k, 1.2 * k))


def acted(state: AmericanRailsState) -> int:
    """Return the number of seats in this phase's order that have finished their turn."""
    if state.column == PREPARATION or state.turn not in state.order:
        return 0
    chosen = sum(1 for row in range(len(state.board.rows)) if state.taken_rows() >> row & 1)
    return chosen - (1 if state.step != CHOOSE else 0)


def _draw_order(
    surface: pygame.Surface,
    layout: CubeLayout,
    shown: Seen,
    state: AmericanRailsState,
    hidden: frozenset[Key],
) -> None:
    """Draw the order of this phase: the current seat ringed, those that have acted pale."""
    scale, k = layout.print, layout.k
    preparing = state.column == PREPARATION
    order = state.turn_order if preparing else state.order
    done = acted(state)
    for place in range(state.players):
        x, y = layout.order_space(place, len(state.board.rows), state.players)
        ink = INK if place >= done else FADED_INK
        write(surface, scale, str(place + 1), "slab_bold", 16, ink, x - 26 * k, y, "c")
        if place >= len(order) or ("order", place, 0) in hidden:
            stamp(surface, _empty_place(k), x, y, centred=True)
            continue
        picture = disc(shown.seats[order[place]].colour, 27 * k, True)
        stamp(surface, faded(picture, _ACTED) if place < done else picture, x, y, centred=True)
        if not preparing and place == done and state.step != ENDED:
            stamp(surface, _acting_ring(k), x, y, centred=True)


# The income track


def income_point(layout: CubeLayout, value: int, tie: int = 0, ties: int = 1) -> Point:
    """Return the center of cube number `tie` of `ties` on the space for `value` dollars."""
    cell, k = layout.income_cell(value), layout.k
    longest = _longest_row(ties)
    row, place = divmod(tie, longest)
    count = longest if row == 0 else ties - longest
    up = 10.5 if ties <= _TIES_IN_ROW else 8.0 + _BACK_ROW * (1 - row)
    return cell.centerx + (place - (count - 1) / 2) * _APART[longest - 1] * k, cell.bottom - up * k


def _longest_row(ties: int) -> int:
    """Return the length of the longest row of cubes that share a space."""
    return ties if ties <= _TIES_IN_ROW else (ties + 1) // 2


def income_cube(
    surface: pygame.Surface, layout: CubeLayout, colour: str, place: Point, value: int, ties: int = 1
) -> None:
    """Draw a company's cube on the income track, one of `ties` on its space.

    If it is beyond the end of the track, a tag shows the sum.
    """
    k = layout.k
    x, y = place
    stamp(surface, cube(colour, _WIDTHS[ties - 1] * k), x, y, centred=True)
    if value >= INCOME_CELLS:
        words = str(value)
        wide = text_width(layout.print, words, "bold", 14) + 2 * max(2, layout.print.px(3))
        tag = pygame.Rect(0, 0, wide, max(15, layout.print.px(18)))
        tag.center = (round(x), round(layout.income_cell(value).y + 11.5 * max(k, 0.78)))
        surface.fill(FIELD, tag)
        pygame.draw.rect(surface, SIGNAL, tag, 1)
        write(surface, layout.print, words, "bold", 14, SIGNAL, *tag.center, "c")


def _on_spaces(state: AmericanRailsState) -> dict[int, list[int]]:
    """Return the companies on each space of the income track."""
    found: dict[int, list[int]] = {}
    for company in state.companies_in_play():
        found.setdefault(state.income[company] % INCOME_CELLS, []).append(company)
    return found


def income_place(layout: CubeLayout, state: AmericanRailsState, company: int) -> Point:
    """Return the position of a company's cube on the income track."""
    value = state.income[company] % INCOME_CELLS
    companies = _on_spaces(state)[value]
    return income_point(layout, value, companies.index(company), len(companies))


def _draw_incomes(
    surface: pygame.Surface, layout: CubeLayout, state: AmericanRailsState, hidden: frozenset[Key]
) -> None:
    for value, companies in _on_spaces(state).items():
        for tie, company in enumerate(companies):
            if ("income", company, 0) in hidden:
                continue
            place = income_point(layout, value, tie, len(companies))
            colour = state.board.companies[company].colour
            income_cube(surface, layout, colour, place, state.income[company], len(companies))
