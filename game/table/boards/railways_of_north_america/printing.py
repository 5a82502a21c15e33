"""What is printed round the map and in its corners: score track, title, legend, markers and tiles left."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

import pygame

from game.rules.railways_of_north_america.board import POINTS_ROUND, Board
from game.rules.railways_of_north_america.moves import Urbanize
from game.rules.railways_of_north_america.state import RailwaysOfNorthAmericaState as State
from game.table.boards.moving import Key
from game.table.boards.railways_of_north_america.ground import mountains, ridge, ship, snowflake, waves
from game.table.boards.railways_of_north_america.layout import TileLayout
from game.table.boards.railways_of_north_america.look import look_of
from game.table.boards.railways_of_north_america.terrain import TINTS
from game.table.boards.railways_of_north_america.towns import city_hex, empty_marker
from game.table.boards.view import SeatLook, Shown, Thing
from game.table.kit.engraving import flourish, hex_corners
from game.table.kit.lettering import write, write_within
from game.table.kit.materials import drop_shadow
from game.table.kit.pen import Pen, Point, smooth, stamp
from game.table.kit.pieces import disc
from game.table.kit.theme import FADED_INK, INK, PAPER, SEPIA, SIGNAL, Colour, mix
from game.words import in_present

FIELD: Final[Colour] = (246, 238, 217)
HEADING: Final[Colour] = (107, 42, 28)
INCOME_INK: Final[Colour] = (30, 64, 40)
RULE: Final[Colour] = (179, 156, 106)
_FRAME: Final[Colour] = (58, 44, 24)
_FEW: Final = 4
"""With at most so many markers left their number is highlighted."""
_LEAF: Final[Colour] = (157, 187, 138)


# The score track


def print_scores(surface: pygame.Surface, layout: TileLayout, board: Board) -> None:
    """Points, bold, and the thousands of income that they bring, green, in a hundred spaces."""
    surface.fill(PAPER, layout.sheet)
    thousands = board.data.income.thousands
    most = max(thousands)
    for points in range(POINTS_ROUND):
        rect = layout.cell(points)
        if points % 5 == 0:
            surface.fill((226, 210, 171) if points % 10 == 0 else (239, 227, 198), rect)
        lower = _income_part(rect)
        surface.fill(mix((238, 230, 203), _LEAF, (thousands[points] / most) ** 1.5), lower)
        pygame.draw.rect(surface, (138, 116, 72), (rect.x, rect.y, rect.w + 1, rect.h + 1), 1)
        place = points_place(rect)
        write(surface, layout.print, str(points), "slab_bold", 16, INK, *place, "c")
        write(surface, layout.print, str(thousands[points]), "semi", 16, INCOME_INK, *lower.center, "c")
    thick = max(2, layout.print.px(3))
    pygame.draw.rect(surface, _FRAME, layout.frame.inflate(2 * thick, 2 * thick), thick)
    pygame.draw.rect(surface, SEPIA, layout.sheet, 1)


def _income_part(rect: pygame.Rect) -> pygame.Rect:
    """The part of a space with the income: below, or at the right in a low space."""
    if rect.w > 1.6 * rect.h:
        half = rect.x + round(rect.w * 0.52)
        return pygame.Rect(half, rect.y, rect.right - half, rect.h)
    half = rect.y + round(rect.h * 0.52)
    return pygame.Rect(rect.x, half, rect.w, rect.bottom - half)


def points_place(rect: pygame.Rect) -> Point:
    """The middle of the figure of points in a space."""
    if rect.w > 1.6 * rect.h:
        return rect.x + rect.w * 0.27, float(rect.centery)
    return float(rect.centerx), rect.y + rect.h * 0.27


def disc_width(layout: TileLayout) -> float:
    """Pixels across a player's disc on the score track."""
    return max(18.0, 24 * layout.k)


def disc_place(layout: TileLayout, points: Sequence[int], seat: int) -> Point:
    """Where a player's disc lies: over the income, so that the points can be read; beside equal ones."""
    rect = layout.cell(points[seat])
    same = [s for s, value in enumerate(points) if value % POINTS_ROUND == points[seat] % POINTS_ROUND]
    wide = disc_width(layout)
    x, y = _income_part(rect).center
    if rect.w > 1.6 * rect.h:
        # Over the frame of the map, if need be.
        x = round(max(x, rect.x + rect.w * 0.46 + wide / 2))
        step = min(wide * 0.8, max(0.0, rect.h - wide + 4) / max(1, len(same) - 1)) if len(same) > 1 else 0.0
        step = max(step, wide * 0.55)
        return float(x), y + (same.index(seat) - (len(same) - 1) / 2) * step
    y = round(max(y, rect.y + rect.h * 0.46 + wide / 2))
    step = min(wide * 0.9, max(wide * 0.4, (rect.w - 3 - wide) / max(1, len(same) - 1)))
    return x + (same.index(seat) - (len(same) - 1) / 2) * step, float(y)


def draw_scores(
    surface: pygame.Surface,
    layout: TileLayout,
    shown: Shown[State],
    state: State,
    hidden: frozenset[Key],
) -> None:
    """The players' discs; who has been round once lies on a brass ring."""
    for seat, points in enumerate(state.points):
        if ("disc", seat, 0) not in hidden:
            x, y = disc_place(layout, state.points, seat)
            draw_disc(surface, layout, shown.seats[seat], (x, y), points >= POINTS_ROUND)


def draw_disc(
    surface: pygame.Surface, layout: TileLayout, look: SeatLook, place: Point, again: bool = False
) -> None:
    """A player's disc on the score track."""
    wide = disc_width(layout)
    if again:
        stamp(surface, _halo(round(wide * 1.3)), *place, centred=True)
    stamp(surface, disc(look.colour, wide), *place, centred=True)


@lru_cache(maxsize=8)
def _halo(wide: int) -> pygame.Surface:
    return smooth((wide, wide), lambda pen: pen.circle((232, 190, 60), (wide / 2, wide / 2), wide / 2 - 1), 4)


# Printed fields


def field_plate(surface: pygame.Surface, layout: TileLayout, rect: pygame.Rect) -> None:
    """A printed field on the map: paper, a dark line, a fine one inside."""
    stamp(surface, _plate(rect.size, round(layout.k, 3)), *rect.topleft)


@lru_cache(maxsize=24)
def _plate(size: tuple[int, int], k: float) -> pygame.Surface:
    w, h = size

    def draw(pen: Pen) -> None:
        pen.rect((74, 58, 32), 0, 0, w, h, 4 * k)
        pen.rect(FIELD, 1.3, 1.3, w - 2.6, h - 2.6, 3.4 * k)
        inset = 3.4 * k + 0.8
        pen.rect((164, 141, 92), inset, inset, w - 2 * inset, h - 2 * inset, 2 * k, 0.8)

    return smooth(size, draw)


def print_fields(surface: pygame.Surface, layout: TileLayout, shown: Shown[State], board: Board) -> None:
    """The title and the legend."""
    rect, scale = layout.cartouche, layout.print
    field_plate(surface, layout, rect)
    title, below = shown.say("board-title"), in_present(look_of(board).title)
    inner, middle, y = rect.w - 2 * scale.px(12), rect.centerx, rect.y + rect.h * 0.72
    write_within(surface, scale, title, "title", 19.5, HEADING, middle, rect.y + rect.h * 0.36, inner, "c")
    wide = write_within(surface, scale, below, "italic", 16, INK, middle, y, inner, "c").w
    room = (rect.w - wide) / 2 - 26 * layout.k
    if room > 12:
        for way in (-1, 1):
            x = rect.centerx + way * (wide / 2 + room / 2 + 8 * layout.k)
            stamp(surface, _flourish(round(room), layout.k), x, y, centred=True)
    _print_legend(surface, layout, shown, board)


@lru_cache(maxsize=8)
def _flourish(wide: int, k: float) -> pygame.Surface:
    return smooth(
        (wide, 16 * k), lambda pen: flourish(pen.at(wide / 2, 8 * k, k), wide / k - 6, SEPIA, SIGNAL)
    )


def _print_legend(surface: pygame.Surface, layout: TileLayout, shown: Shown[State], board: Board) -> None:
    """Each kind of ground with what a tile costs there."""
    rect, scale, cost = layout.legend, layout.print, board.data.cost
    field_plate(surface, layout, rect)
    rows = (
        (
            ("open", shown.say("legend-open"), shown.say("sum", amount=cost.open)),
            ("water", shown.say("legend-water"), shown.say("sum", amount=cost.water)),
            ("mountain", shown.say("legend-mountain"), shown.say("sum", amount=cost.mountain)),
        ),
        (
            ("ridge", shown.say("legend-ridge"), shown.say("price-more", amount=cost.ridge)),
            ("snow", shown.say("legend-snow"), shown.say("price-more", amount=cost.north_of_snow_line)),
            ("ferry", shown.say("legend-ferry"), shown.say("legend-card")),
        ),
    )
    side = round(rect.h * 0.27)
    for column, entries in enumerate(rows):
        left = rect.x + round(rect.w * (0.03 + 0.50 * column))
        right = rect.x + round(rect.w * (0.50 + 0.47 * column))
        for i, (kind, name, price) in enumerate(entries):
            y = rect.y + rect.h * (0.20 + 0.30 * i)
            stamp(surface, _sample(kind, side), left + side / 2, y, centred=True)
            write(surface, scale, name, "semi", 16, INK, left + side + 5 * layout.k, y)
            write(surface, scale, price, "slab_bold", 15.5, HEADING, right, y, "r")


@lru_cache(maxsize=48)
def _sample(kind: str, side: int) -> pygame.Surface:
    """One sign of the legend."""

    def draw(pen: Pen) -> None:
        pen = pen.at(side / 2, side / 2, side / 2.1)
        if kind in ("open", "water", "mountain", "ferry"):
            letter = {"open": ".", "water": "~", "mountain": "^", "ferry": "F"}[kind]
            tint = TINTS[letter] if kind != "ferry" else (188, 214, 216)
            pen.poly((110, 96, 60), hex_corners(0, 0, 1.0))
            pen.poly(tint, hex_corners(0, 0, 0.92))
        if kind == "water":
            waves(pen, random.Random(4))
        elif kind == "mountain":
            mountains(pen, random.Random(4))
        elif kind == "ferry":
            ship(pen.at(0, 0.14, 0.58))
        elif kind == "ridge":
            ridge(pen.at(0.85, 0, 1.0), 3)
        elif kind == "snow":
            snowflake(pen.at(0, 0, 0.62))

    return smooth((side, side), draw, 4)


def draw_stock(
    surface: pygame.Surface,
    layout: TileLayout,
    shown: Shown[State],
    state: State,
) -> None:
    """Empty-city markers still to be placed, and the New City tiles left."""
    rect, scale, k = layout.stock, layout.print, layout.k
    field_plate(surface, layout, rect)
    left, total = state.markers_left(), state.board.data.setup.empty_city_markers[state.players]
    room = rect.w * 0.46 - 16 * k
    head = rect.y + 17 * max(k, 0.72)
    ink, start = SIGNAL if left < _FEW else INK, rect.x + 10 * k
    end = write(surface, scale, str(left), "slab_bold", 16, ink, start + room, head, "r").left - 4 * k
    words = shown.say("board-markers")
    write_within(surface, scale, words, "semi", 15, INK, start, head, round(end - start))
    across = -(-total // 2)
    wide = min(room / across, (rect.bottom - 5 * k - head - 8 * max(k, 0.72)) / 2)
    for i in range(total):
        row, column = divmod(i, across)
        picture = empty_marker(round(wide * 0.96, 1), i < left)
        x = rect.x + 10 * k + room / across * (column + 0.5)
        stamp(surface, picture, x, rect.bottom - 6 * k - wide * (1.5 - row), centred=True)
    for colour, name in enumerate(state.board.colours):
        if not _is_stocked(state, name):
            continue
        spot = layout.stock_tile(*stock_index(state, colour))
        count = state.new_cities[colour]
        size = round(min(spot.h * 0.32, spot.w * 0.42), 1)
        picture = city_hex(name, size, True)
        if not count:
            picture = picture.copy()
            picture.fill((96, 96, 96, 96), special_flags=pygame.BLEND_RGBA_MULT)
        stamp(surface, picture, spot.centerx, spot.y + spot.h * 0.37, centred=True)
        ink = INK if count else FADED_INK
        write(surface, scale, str(count), "slab_bold", 16, ink, spot.centerx, spot.y + spot.h * 0.84, "c")


def _is_stocked(state: State, name: str) -> bool:
    return name in state.board.data.setup.new_cities


def stock_index(state: State, colour: int) -> tuple[int, int]:
    """The place of a colour among those with New City tiles, and how many those are."""
    stocked = [c for c, name in enumerate(state.board.colours) if _is_stocked(state, name)]
    return stocked.index(colour) if colour in stocked else 0, len(stocked)


def shade_fields(surface: pygame.Surface, layout: TileLayout) -> None:
    """Shadows under the printed fields, where they lie over an enlarged map."""
    for rect in (layout.cartouche, layout.legend, layout.stock):
        drop_shadow(surface, rect, layout.print.px(5), (0, 2), 110, 0)


def light_stock(
    surface: pygame.Surface,
    layout: TileLayout,
    shown: Shown[State],
    state: State,
) -> None:
    """A brass rim round the New City tiles that can be chosen."""
    colours = {move.colour for move in shown.moves if isinstance(move, Urbanize)}
    for colour in colours:
        thing = Thing("colour", colour)
        bright = thing == shown.pointed or thing in shown.picked
        rect = layout.stock_tile(*stock_index(state, colour))
        ink = (214, 120, 10) if bright else (176, 140, 60)
        pygame.draw.rect(surface, ink, rect.inflate(-4, 3), 3 if bright else 2, border_radius=4)
