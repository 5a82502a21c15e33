"""Painting of the board from a state, a layout and the animations; unchanged parts are cached.

Flying objects are drawn above the sheet with its pieces.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pygame

from game.rules.american_rails.board import Board
from game.rules.american_rails.state import AmericanRailsState
from game.table.american_rails.animations import ANIMATIONS
from game.table.american_rails.fields import draw_tracks, fields_of, free_rows, mark_row_hint, print_fields
from game.table.american_rails.ground import HexPrint
from game.table.american_rails.layout import CubeLayout
from game.table.american_rails.marks import (
    draw_ghost,
    ghost_of,
    light_targets,
    mark_hint,
    ring_hint,
    ring_last,
    write_price,
)
from game.table.american_rails.pieces import (
    draw_pieces,
    draw_railways,
    write_incomes,
    write_names,
    write_waters,
)
from game.table.american_rails.reading import Seen
from game.table.american_rails.strip import draw_bill, draw_strip, shade_strip
from game.table.boards.animation import BoardContext, Key, Layer, hidden_pieces
from game.table.boards.sheets import SheetPainter
from game.table.kit.materials import double_frame, drop_shadow, paper_ages
from game.table.kit.motion import Motions
from game.table.kit.theme import INK

_AGE: Final = 40
"""The browning of the sheet's edges (0 to 255)."""


_BORDER: Final = 11
"""The units from the sheet's edge to its printed border."""


class Painter(SheetPainter[CubeLayout, AmericanRailsState]):
    """A painter of the board in one layout; a new layout needs a new painter."""

    fields_over_map = True

    def __init__(self, layout: CubeLayout, board: Board) -> None:
        super().__init__(layout)
        self._on = board

    def paint(self, surface: pygame.Surface, shown: Seen, motions: Motions) -> None:
        """Draw the whole board onto the window."""
        layout, state = self.layout, shown.state
        board = self._board(shown, motions, hidden_pieces(motions))
        print_scale = layout.print
        drop_shadow(
            surface, layout.sheet, print_scale.px(16), (print_scale.px(4), print_scale.px(10)), 190, 2
        )
        surface.blits(board)
        shade_strip(surface, layout, shown, state)
        at = BoardContext(layout, shown, motions)
        ANIMATIONS.draw(surface, at, Layer.LIGHT)
        draw_strip(surface, layout, shown)
        ANIMATIONS.draw(surface, at, Layer.MAP, layout.frame)
        ANIMATIONS.draw(surface, at, Layer.BOARD)

    def _map_print(self) -> HexPrint:
        return HexPrint(self.layout, self._on)

    def _draw_pieces(self, picture: pygame.Surface, shown: Seen, hidden: frozenset[Key]) -> Iterator[None]:
        layout, state = self.layout, shown.state
        fields = layout.fields_over_map(bool(free_rows(shown))) | fields_of(hidden)
        picture.set_clip(layout.frame)
        light_targets(picture, layout, shown, state)
        yield
        yield from draw_railways(picture, layout, state, hidden)
        yield from draw_pieces(picture, layout, state, hidden, ghost_of(state, shown.armed))
        yield from write_incomes(picture, layout, state)
        ring_last(picture, layout, shown, state)
        ring_hint(picture, layout, shown, state)
        draw_ghost(picture, layout, shown, state)
        yield from write_names(picture, layout, shown)
        mark_hint(picture, layout, shown, state)
        write_price(picture, layout, shown, state)
        if layout.zoom > 1:
            self._lay_fields(picture, shown, fields)
        picture.set_clip(None)
        yield
        yield from draw_tracks(picture, layout, shown, state, hidden, fields)
        if "actions" in fields:
            mark_row_hint(picture, layout, shown, state)
        yield
        yield from draw_bill(picture, layout, shown, state)

    def _print_sheet(self, sheet: pygame.Surface, shown: Seen) -> Iterator[None]:
        """Draw names of waters, the printed fields, the border, and the paper's fiber and browned edges."""
        layout = self.layout
        sheet.set_clip(layout.frame)
        yield from write_waters(sheet, layout)
        sheet.set_clip(None)
        if layout.zoom == 1:
            yield from print_fields(sheet, layout, shown)
        inset = layout.print.px(_BORDER)
        double_frame(sheet, layout.print, layout.sheet.inflate(-2 * inset, -2 * inset), INK, 3, 2.4)
        yield
        yield from paper_ages(sheet, layout.sheet, _AGE)

    def _lay_fields(self, picture: pygame.Surface, shown: Seen, fields: frozenset[str]) -> None:
        """Draw the printed fields that are visible above a zoomed map."""
        whole = self._whole_sheet(shown) if fields else picture
        for name, rect in self.layout.insets.items():
            if name in fields:
                drop_shadow(picture, rect, self.layout.print.px(5), (0, 2), 110, 0)
                picture.blit(whole, rect, rect)
