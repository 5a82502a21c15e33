"""The fields printed on the map's empty corners: major lines, markers and tiles left, terrain costs."""

from __future__ import annotations

import random
from typing import Final

import pygame

from game.rules.railways_of_north_america.board import Board
from game.rules.railways_of_north_america.board_file import KEEP
from game.rules.railways_of_north_america.moves import Urbanize
from game.rules.railways_of_north_america.state import RailwaysOfNorthAmericaState as State
from game.rules.railways_of_north_america.steps import NONE, TAKE_CARD
from game.table.boards.animation import Key
from game.table.boards.shown import Pickable, Shown
from game.table.kit.engraving import hex_corners
from game.table.kit.images import picture
from game.table.kit.lettering import SQUEEZED, text_width, write, write_within
from game.table.kit.pen import Pen, smooth, stamp
from game.table.kit.pieces import wooden_engine
from game.table.kit.surface_cache import cached_surface
from game.table.kit.theme import FADED_INK, INK, SIGNAL, Colour
from game.table.railways_of_north_america.ground import TINTS, mountains, ridge, ship, snowflake, waves
from game.table.railways_of_north_america.layout import FIELDS, TileLayout
from game.table.railways_of_north_america.listing import lists_deliveries
from game.table.railways_of_north_america.look import look_of
from game.table.railways_of_north_america.printing import HEADING, print_plate
from game.table.railways_of_north_america.reading import short_more, short_sum
from game.table.railways_of_north_america.towns import city_hex, empty_marker
from game.words import in_active_language

_FEW: Final = 4
"""The number of markers left below which it is highlighted."""
_RULE: Final[Colour] = (200, 180, 138)
_HEAD: Final = 100
"""The width in units of the heading before the major lines, in a wide field."""
_WIDE: Final = 700
"""The width in units from which a field of major lines is wide."""
_BETWEEN: Final = 18
"""The distance in units between two columns of major lines."""
_COLUMNS: Final = ((0.0, 0.33), (0.345, 0.635), (0.65, 1.0))
"""The start and end of the legend's columns, as parts of its width."""
_LINE: Final = 215
"""The smallest height in units of a major line."""
_ROW: Final = 22
"""The distance in units from one major line to the next at the default text size."""


def seen_fields(layout: TileLayout, shown: Shown[State], state: State) -> tuple[str, ...]:
    """Return the fields that are visible; while the map is enlarged, only the one needed for the decision."""
    if layout.zoom == 1:
        return FIELDS
    taking = bool(shown.moves) and state.step == TAKE_CARD
    return ("display",) if taking or lists_deliveries(shown, state) else ()


# The major lines


def _lines_body(layout: TileLayout) -> pygame.Rect:
    """Return the part of the field for the lines: right of the heading, or under it."""
    rect, px = layout.fields["lines"], layout.print.px
    if rect.w >= px(_WIDE):
        return pygame.Rect(rect.x + px(_HEAD), rect.y + px(5), rect.w - px(_HEAD + 8), rect.h - 2 * px(5))
    return pygame.Rect(rect.x + px(8), rect.y + px(36), rect.w - 2 * px(8), rect.h - px(42))


def line_rows(layout: TileLayout, count: int) -> list[pygame.Rect]:
    """Return the rectangles of a number of major lines, column by column."""
    body, gap = _lines_body(layout), layout.print.px(_BETWEEN)
    most = max(1, min(count, (body.w + gap) // max(1, layout.print.px(_LINE))))
    # In as few columns as leave room for the letters: in a wide one they can be larger.
    across = next((n for n in range(1, most) if body.h / -(-count // n) >= layout.k * _ROW), most)
    down = -(-count // across)
    found = []
    for i in range(count):
        column, row = divmod(i, down)
        left, right = (body.x + round(body.w * (column + j) / across) for j in (0, 1))
        top, bottom = (body.y + round(body.h * (row + j) / down) for j in (0, 1))
        found.append(pygame.Rect(left + gap // 2, top, right - left - gap, bottom - top))
    return found


def draw_lines(
    surface: pygame.Surface, layout: TileLayout, shown: Shown[State], state: State, hidden: frozenset[Key]
) -> None:
    """Draw the major lines: their ends, and their points or the owner's locomotive."""
    rect, scale, k, board = layout.fields["lines"], layout.print, layout.k, state.board
    print_plate(surface, scale, rect)
    if rect.w >= scale.px(_WIDE):
        heads = shown.translate("plate-lines").split()
        for i, head in enumerate(heads):
            y = rect.centery + (i - (len(heads) - 1) / 2) * 28 * k
            write_within(
                surface,
                scale,
                head,
                "title",
                21,
                HEADING,
                rect.x + _HEAD / 2 * k,
                y,
                scale.px(_HEAD - 12),
                "c",
            )
    else:
        write(
            surface,
            scale,
            shown.translate("shelf-lines"),
            "title",
            19,
            HEADING,
            rect.x + 14 * k,
            rect.y + 21 * k,
        )
    last, rows = 0, line_rows(layout, len(board.major_lines))
    larger = layout.lettered(min(rows[0].h / (_ROW * k), rows[0].w / (_LINE * k))) if rows else scale
    for number, place in enumerate(rows):
        line, holder = board.major_lines[number], state.claimed[number]
        holder = NONE if ("claim", number, 0) in hidden else holder
        if number and place.x != last:
            x = place.x - scale.px(_BETWEEN) // 2
            pygame.draw.line(surface, _RULE, (x, rect.y + scale.px(10)), (x, rect.bottom - scale.px(10)))
        last = place.x
        wide = max(16.0, min(place.h * 1.25, 36 * k))
        words = shown.translate("city-to-city", city_a=line.a, city_b=line.b)
        ink, room = INK if holder == NONE else FADED_INK, round(place.w - wide - 4 * k)
        write_within(surface, larger, words, "semi", 17, ink, place.x, place.centery, room)
        if holder == NONE:
            write(
                surface, larger, str(line.points), "slab_bold", 18, HEADING, place.right, place.centery, "r"
            )
        else:
            engine = wooden_engine(shown.seats[holder].colour, round(wide, 1))
            stamp(surface, engine, place.right - wide / 2, place.centery, centred=True)


# What is left


def draw_stock(surface: pygame.Surface, layout: TileLayout, shown: Shown[State], state: State) -> None:
    """Draw the board's title, the empty-city markers still to be placed, and the New City tiles left."""
    rect, scale, k = layout.fields["stock"], layout.print, layout.k
    print_plate(surface, scale, rect)
    title = in_active_language(look_of(state.board).title)
    inner = rect.w - 2 * scale.px(14)
    write_within(
        surface, scale, title, "title", 17.5, HEADING, rect.centerx, rect.y + rect.h * 0.20, inner, "c"
    )
    left, total = state.markers_left(), state.board.data.setup.empty_city_markers[state.players]
    y, side = rect.y + rect.h * 0.47, max(15, round(24 * k))
    words, many = shown.translate("board-markers", count=total), str(left)
    wide = (
        side + 8 * k + text_width(scale, many, "slab_bold", 19) + 6 * k + text_width(scale, words, "semi", 17)
    )
    x = rect.centerx - min(wide, inner) / 2
    stamp(surface, empty_marker(side), x + side / 2, y, centred=True)
    ink = SIGNAL if left < _FEW else INK
    end = write(surface, scale, many, "slab_bold", 19, ink, x + side + 8 * k, y).right + 6 * k
    write_within(surface, scale, words, "semi", 17, INK, end, y, round(rect.right - 12 * k - end))
    for colour, name in enumerate(state.board.colours):
        if _is_stocked(state, name):
            _draw_tiles(surface, layout, state, colour)


def _draw_tiles(surface: pygame.Surface, layout: TileLayout, state: State, colour: int) -> None:
    """Draw a New City tile and how many of its color are left."""
    spot, k = layout.stock_tile(*stock_index(state, colour)), layout.k
    count = state.new_cities[colour]
    words, figure = str(count), text_width(layout.print, str(count), "slab_bold", 17) + 2 * k
    size = round(min(spot.h * 0.44, 15 * max(k, 0.72), (spot.w - figure - 8 * k) / 2), 1)
    tile = city_hex(state.board.colours[colour], size, True)
    if not count:
        tile = tile.copy()
        tile.fill((96, 96, 96, 96), special_flags=pygame.BLEND_RGBA_MULT)
    left = spot.centerx - size - figure / 2
    stamp(surface, tile, left + size, spot.centery, centred=True)
    ink = INK if count else FADED_INK
    write(surface, layout.print, words, "slab_bold", 17, ink, left + size * 2 + 2 * k, spot.centery)


def _is_stocked(state: State, name: str) -> bool:
    return name in state.board.data.setup.new_cities


def stock_index(state: State, colour: int) -> tuple[int, int]:
    """Return the index of a color among those with New City tiles, and the number of these colors."""
    stocked = [c for c, name in enumerate(state.board.colours) if _is_stocked(state, name)]
    return stocked.index(colour) if colour in stocked else 0, len(stocked)


def light_stock(surface: pygame.Surface, layout: TileLayout, shown: Shown[State], state: State) -> None:
    """Draw a brass rim around the New City tiles that can be chosen."""
    colours = {move.colour for move in shown.moves if isinstance(move, Urbanize)}
    for colour in colours:
        thing = Pickable("colour", colour)
        bright = shown.points_at(thing) or thing in shown.picked
        rect = layout.stock_tile(*stock_index(state, colour))
        ink = (214, 120, 10) if bright else (176, 140, 60)
        pygame.draw.rect(surface, ink, rect, 3 if bright else 2, border_radius=4)


# What ground costs


def draw_legend(surface: pygame.Surface, layout: TileLayout, shown: Shown[State], board: Board) -> None:
    """Draw each kind of terrain with the cost of a tile, three in a row."""
    rect, scale, k, cost = layout.fields["legend"], layout.print, layout.k, board.data.cost
    print_plate(surface, scale, rect)
    entries = (
        ("open", shown.translate("legend-open"), short_sum(shown, cost.open)),
        ("ridge", shown.translate("legend-ridge"), short_more(shown, cost.ridge)),
        ("water", shown.translate("legend-water"), short_sum(shown, cost.water)),
        ("snow", shown.translate("legend-snow"), short_more(shown, cost.north_of_snow_line)),
        ("mountain", shown.translate("legend-mountain"), short_sum(shown, cost.mountain)),
        ("ferry", shown.translate("legend-ferry"), ""),
    )
    high = min(rect.h, 90 * k)
    side, inner = round(high * 0.33), rect.w - 16 * k
    for i, (kind, name, price) in enumerate(entries):
        column, row = divmod(i, 2)
        left, right = (rect.x + 9 * k + inner * part for part in _COLUMNS[column])
        y = rect.centery + high * (0.42 * row - 0.21)
        stamp(surface, _sample(kind, side), left + side / 2, y, centred=True)
        if price:
            end = float(write(surface, scale, price, "slab_bold", 16, HEADING, right, y, "r").left)
        else:
            # A ferry has no price: it needs a card of the kind that one keeps.
            stamp(surface, picture(f"pieces/kind-{KEEP}", side, side), right - side / 2, y, centred=True)
            end = right - side
        start = left + side + 4 * k
        room = round(end - 8 * k - start)
        write_within(surface, scale, name, "semi", 16.5, INK, start, y, room, narrowest=SQUEEZED)


@cached_surface
def _sample(kind: str, side: int) -> pygame.Surface:
    """Draw a sample of the legend."""

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
