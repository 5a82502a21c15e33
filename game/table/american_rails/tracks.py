"""What stands and changes on the printed fields: train, markers, turn order, income cubes."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Final

import pygame

from game.rules.american_rails.board import DEVELOP
from game.rules.american_rails.moves import ChooseAction
from game.rules.american_rails.state import AmericanRailsState
from game.rules.american_rails.steps import CHOOSE, COLUMNS, ENDED, NONE, PREPARATION
from game.table.american_rails.fields import FIELD, rail_height
from game.table.american_rails.layout import INCOME_CELLS, ROW_HIGH, CubeLayout
from game.table.american_rails.marks import ring
from game.table.american_rails.reading import Seen, title_of_row
from game.table.boards.animation import Key
from game.table.boards.view import Thing
from game.table.kit.lettering import text_width, write, write_fitting
from game.table.kit.pen import Pen, Point, faded, smooth, stamp
from game.table.kit.pieces import cube, disc, train
from game.table.kit.shelf import kept
from game.table.kit.theme import BRASS, FADED_INK, INK, SIGNAL, mix
from game.table.kit.tokens import LANTERN, lantern

GLOW_RIM: Final = (176, 112, 8)
_FIELD_OF: Final = {"train": "years", "marker": "actions", "order": "actions", "income": "incomes"}
"""The field on which a kind of piece stands."""
GLOW: Final = 50
"""Units across the lamp light in a free space."""
RIM: Final = 0.37
"""How far from its middle its rim lies, as a part of that."""
CLEAR: Final = 8
"""Units between what an action is called and the rim of the space beside it."""
_PAST: Final = 0.30
_ACTED: Final = 0.42
_TIES_IN_ROW: Final = 3
"""More cubes than this on a space of the income track stand in two rows."""
_WIDTHS: Final = (16.5, 14.0, 11.5, 11.0, 11.0, 11.0, 8.5, 8.5)
"""The width of cubes that share a space of the income track, by how many do, in units."""
_APART: Final = (0.0, 12.0, 9.4, 7.2)
"""Units from a cube to the one beside it, by how many stand in its row."""
_BACK_ROW: Final = 9.5
"""Units from a row of cubes to the one behind it."""


def draw_tracks(
    surface: pygame.Surface,
    layout: CubeLayout,
    shown: Seen,
    state: AmericanRailsState,
    hidden: frozenset[Key],
    fields: frozenset[str],
) -> Iterator[None]:
    """What changes in play on the fields that are seen, step by step; `hidden` are pieces in motion."""
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
    """The fields on which pieces that are in motion will stand."""
    return frozenset(_FIELD_OF[key[0]] for key in hidden if key[0] in _FIELD_OF)


# The years


def draw_train(surface: pygame.Surface, layout: CubeLayout, index: float, years: int) -> None:
    """The train at a place between two years."""
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


@kept
def _wash(size: tuple[int, int], alpha: int) -> pygame.Surface:
    image = pygame.Surface(size, pygame.SRCALPHA)
    image.fill((*BRASS, alpha))
    return image.premul_alpha()


@kept
def _space_glow(side: float, k: float, strength: float) -> pygame.Surface:
    """Lamp light in a free space."""
    middle = (side / 2, side / 2)

    def draw(pen: Pen) -> None:
        for i in range(7):
            alpha = round((14 + 12 * i) * strength)
            pen.circle((255, 196, 70, alpha), middle, side * (0.50 - 0.016 * i))
        pen.circle((255, 228, 140, round(min(255, 190 * strength))), middle, side * RIM)
        pen.ring(GLOW_RIM, middle, side * RIM, 2.6 * k)

    return smooth((side, side), draw)


def free_rows(shown: Seen) -> dict[int, bool]:
    """Rows that can be chosen now, and whether the pointer rests on them."""
    rows = {move.row for move in shown.moves if isinstance(move, ChooseAction)}
    return {row: shown.pointed == Thing("row", row) for row in rows}


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
    free = free_rows(shown)
    armed = shown.armed if isinstance(shown.armed, ChooseAction) else None
    for row in range(rows):
        lit = row in free and (free[row] or (armed is not None and armed.row == row))
        rect = layout.row_rect(row)
        if lit:
            stamp(surface, _wash((rect.w, rect.h - 2), 64), rect.x, rect.y + 2)
        chosen = row == state.row_chosen or lit
        face = "slab_bold" if chosen else "slab"
        closed = state.step == CHOOSE and shown.moves and row not in free
        ink = FADED_INK if closed else INK
        room = round(layout.column_x(0) - (GLOW * RIM + CLEAR) * k - (field.x + 62 * k))
        words = shown.localizer.message(title_of_row(state, row))
        if state.board.rows[row] == DEVELOP:
            words = shown.translate("row-develop-left", action=words, houses=state.houses_left)
        letters, place = layout.lettered, (field.x + 62 * k, rect.centery)
        write_fitting(surface, letters, words, face, 17, ink, *place, room)
        if row in free:
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
    """A bot's proposal on the action track."""
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


@kept
def _acting_ring(k: float) -> pygame.Surface:
    side = 42 * k
    return smooth((side, side), lambda pen: pen.ring(SIGNAL, (side / 2, side / 2), 17 * k, 2.2 * k))


@kept
def _empty_place(k: float) -> pygame.Surface:
    side = 30 * k
    colour = mix(FADED_INK, FIELD, 0.45)
    return smooth((side, side), lambda pen: pen.ring(colour, (side / 2, side / 2), 12.6 * k, 1.2 * k))


def acted(state: AmericanRailsState) -> int:
    """How many seats of this phase's order have finished their turn."""
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
    """The order of this phase, the one to act ringed, those who have acted pale."""
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
    """Where the cube number `tie` of `ties` stands on the space for `value` dollars."""
    cell, k = layout.income_cell(value), layout.k
    longest = _longest_row(ties)
    row, place = divmod(tie, longest)
    count = longest if row == 0 else ties - longest
    up = 10.5 if ties <= _TIES_IN_ROW else 8.0 + _BACK_ROW * (1 - row)
    return cell.centerx + (place - (count - 1) / 2) * _APART[longest - 1] * k, cell.bottom - up * k


def _longest_row(ties: int) -> int:
    """How many of the cubes that share a space stand in its longest row."""
    return ties if ties <= _TIES_IN_ROW else (ties + 1) // 2


def income_cube(
    surface: pygame.Surface, layout: CubeLayout, colour: str, place: Point, value: int, ties: int = 1
) -> None:
    """A company's cube on the income track, one of `ties` on its space.

    If it has gone round, the sum stands on a tag.
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
    """The companies on each space of the income track."""
    found: dict[int, list[int]] = {}
    for company in state.companies_in_play():
        found.setdefault(state.income[company] % INCOME_CELLS, []).append(company)
    return found


def income_place(layout: CubeLayout, state: AmericanRailsState, company: int) -> Point:
    """Where a company's cube stands on the income track."""
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
