"""The printed parts of the sheet around the map: frame, title, legend, compass, cup and income track."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from game.table.kit.engraving import compass
from game.table.kit.images import picture
from game.table.kit.lettering import write, write_within
from game.table.kit.materials import double_frame, paper_ages
from game.table.kit.pen import Pen, smooth, stamp
from game.table.kit.pieces import cube, sign
from game.table.kit.rails import medallion
from game.table.kit.surface_cache import cached_surface
from game.table.kit.theme import INK, SEPIA, SIGNAL, mix
from game.table.new_england_railways.badges import town_picture
from game.table.new_england_railways.cards import SEA
from game.table.new_england_railways.incomes import print_incomes
from game.table.new_england_railways.layout import LinkLayout
from game.table.new_england_railways.reading import Seen
from game.words import active_language, game_title

_AGE = 40
"""The browning of the sheet's edges (0 to 255)."""
_BORDER = 10
"""The units from the sheet's edge to its printed border."""
_TITLE_EDGE = 20
"""The units at each side of the title's frame that stay free of lettering."""


def print_sheet(surface: pygame.Surface, layout: LinkLayout, shown: Seen) -> Iterator[None]:
    """Draw the border and the unchanging fields, one per step."""
    scale, k = layout.print, layout.k
    rule = layout.frame.bottom
    pygame.draw.line(
        surface, INK, (layout.frame.x, rule), (layout.frame.right - 1, rule), max(1, scale.px(1.6))
    )
    print_incomes(surface, layout, shown)
    yield
    inset = scale.px(_BORDER)
    double_frame(surface, scale, layout.sheet.inflate(-2 * inset, -2 * inset), INK, 3, 2.4)
    if layout.zoom == 1:
        _cartouche(surface, layout, shown)
        yield
        _legend(surface, layout, shown)
        yield
        side = round(96 * k)
        stamp(surface, compass(side), *layout.rose, centred=True)


def age_sheet(surface: pygame.Surface, layout: LinkLayout) -> Iterator[None]:
    """Draw the fiber and the browned edges of the paper, step by step."""
    yield from paper_ages(surface, layout.sheet, _AGE)


def _cartouche(surface: pygame.Surface, layout: LinkLayout, shown: Seen) -> None:
    """Draw the title in a ribboned frame: the game's, and below it that of a custom board."""
    rect, scale, k = layout.cartouche, layout.print, layout.k
    stamp(surface, _ribbon(rect.size, k), *rect.topleft)
    low = rect.h < 120 * k
    places = (0.22, 0.47, 0.83) if low else (0.235, 0.455, 0.80)
    first, _, last = game_title(shown.state.game).rpartition(" ")
    for words, part in zip((first, last), places, strict=False):
        write(
            surface, scale, words, "title", 24 if low else 27, INK, rect.centerx, rect.y + rect.h * part, "c"
        )
    other = shown.state.game.other_board is not None
    words = (
        layout.board.data.board.title_in(active_language()) if other else shown.translate("print-subtitle")
    )
    ink, y = mix(INK, SEPIA, 0.3), rect.y + rect.h * places[2]
    room = rect.w - scale.px(2 * _TITLE_EDGE)
    write_within(surface, scale, words, "italic", 18, ink, rect.centerx, y, room, "c")


@cached_surface
def _ribbon(size: tuple[int, int], k: float) -> pygame.Surface:
    w, h = size[0] / k, size[1] / k
    line = mix(INK, SEPIA, 0.2)

    def draw(pen: Pen) -> None:
        pen = pen.at(0, 0, k)
        notch = [
            (16, 1), (w - 16, 1), (w - 16, 8), (w - 1, 16), (w - 1, h - 16), (w - 16, h - 8),
            (w - 16, h - 1), (16, h - 1), (16, h - 8), (1, h - 16), (1, 16), (16, 8),
        ]  # fmt: skip
        pen.poly((250, 243, 226), notch)
        pen.line(line, [*notch, notch[0]], 1.6)
        inner = [(w / 2 + (x - w / 2) * 0.955, h / 2 + (y - h / 2) * 0.89) for x, y in notch]
        pen.line(line, [*inner, inner[0]], 0.9)
        for i in range(28):
            x = 30 + i / 27 * (w - 60)
            pen.line(line, [(x, 2), (x, 5.6)], 0.7)
            pen.line(line, [(x, h - 5.6), (x, h - 2)], 0.7)
        middle = h * 0.64
        for way in (-1, 1):
            pen.line(line, [(w / 2 + way * 16, middle), (w / 2 + way * 124, middle)], 1.0)
            pen.circle(line, (w / 2 + way * 124, middle), 2.2)

    picture = smooth(size, draw, 4)
    stamp(picture, sign("star", 6.0 * k, SIGNAL), size[0] / 2, size[1] * 0.64, centred=True)
    return picture


def _legend(surface: pygame.Surface, layout: LinkLayout, shown: Seen) -> None:
    """Draw the meaning of the map's signs."""
    rect, scale, k = layout.key, layout.print, layout.k
    legend = (
        shown.translate("print-legend-town"),
        shown.translate("print-legend-cube"),
        shown.translate("print-legend-number"),
        shown.translate("print-legend-for-sale"),
    )
    x = rect.x + 18 * k
    round_, low = round(11.5 * k, 1), rect.y + rect.h * 3.5 / len(legend)
    board = layout.board
    examples = (board.cities[0].demand, board.colours[1 % len(board.colours)])
    pictures = (town_picture(examples[0], round(12.5 * k, 1)), cube(examples[1], 19 * k), medallion(round_))
    for i, words in enumerate(legend):
        y = rect.y + rect.h * (i + 0.5) / len(legend)
        if i < len(pictures):
            stamp(surface, pictures[i], x, y, centred=True)
        if i == 2:
            write(surface, scale, "4", "slab_bold", 16, INK, x, y, "c")
        write(surface, scale, words, "italic", 18, INK, x + 26 * k, y, "l", SEA)
    for aside, field in ((-11, "lit"), (3, "next")):
        stamp(surface, medallion(round_, field), x + aside * k, low, centred=True)


def draw_cup(surface: pygame.Surface, layout: LinkLayout, shown: Seen) -> None:
    """Draw the cup, and the number of its cubes of each color."""
    rect, scale, k = layout.cup, layout.print, layout.k
    stamp(surface, picture("pieces/cup", *rect.size), *rect.topleft)
    write(
        surface,
        scale,
        shown.translate("print-cup"),
        "slab_bold",
        18,
        INK,
        rect.centerx - 6 * k,
        rect.y + 20 * k,
        "c",
    )
    for colour, count in enumerate(shown.seen.cup):
        y = rect.y + (47 + 26 * colour) * k
        stamp(surface, cube(layout.board.colours[colour], 19 * k), rect.x + 32 * k, y, centred=True)
        write(surface, scale, str(count), "slab_bold", 18, INK, rect.right - 38 * k, y, "c")
