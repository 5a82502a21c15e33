"""Paints the board from a state, a layout and the motion in progress, and keeps what does not change.

Three pictures lie one over the other: the printed sheet (changes with size and enlargement), the
sheet with its pieces (changes with the state, the pointer, the choice), and what flies over it.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final

import pygame

from game.table.boards.american_rails.bill import draw_bill
from game.table.boards.american_rails.fields import print_fields
from game.table.boards.american_rails.flight import draw_flights, draw_pulses
from game.table.boards.american_rails.ground import paint_ground
from game.table.boards.american_rails.layout import CubeLayout
from game.table.boards.american_rails.marks import (
    draw_ghost,
    ghost_of,
    light_targets,
    mark_hint,
    ring_hint,
    ring_last,
    write_price,
)
from game.table.boards.american_rails.pieces import (
    draw_pieces,
    draw_railways,
    write_incomes,
    write_names,
    write_waters,
)
from game.table.boards.american_rails.reading import Seen
from game.table.boards.american_rails.strip import draw_strip, shade_strip
from game.table.boards.american_rails.tracks import draw_tracks, fields_of, free_rows, mark_row_hint
from game.table.boards.moving import Key, hidden_pieces
from game.table.kit.materials import age_paper, double_frame, drop_shadow
from game.table.kit.motion import Motions
from game.table.kit.pen import copied
from game.table.kit.theme import INK, PAPER
from game.words import language

_AGE: Final = 40
"""How brown the edges of the sheet are (0 to 255)."""


_BORDER: Final = 11
"""Units from the sheet's edge to its printed border."""


class Painter:
    """Paints the board in one layout; a new layout needs a new painter."""

    def __init__(self, layout: CubeLayout) -> None:
        self.layout = layout
        self._sheet = _Kept()
        self._enlarged = _Kept()
        self._picture = _Kept()

    def paint(self, surface: pygame.Surface, shown: Seen, motions: Motions) -> None:
        """The whole board onto the window."""
        layout, state = self.layout, shown.state
        hidden = hidden_pieces(motions)
        key = (*_look_of(shown), layout.zoom, layout.shift, hidden)
        if self._picture.key != key:
            self._picture.surface = self._compose(shown, hidden)
            self._picture.key = key
        print_scale = layout.print
        drop_shadow(
            surface, layout.sheet, print_scale.px(16), (print_scale.px(4), print_scale.px(10)), 190, 2
        )
        surface.blit(self._picture.surface, layout.sheet, layout.sheet)
        shade_strip(surface, layout, shown, state)
        draw_pulses(surface, layout, motions)
        draw_strip(surface, layout, shown, state)
        draw_flights(surface, layout, shown, state, motions)

    def _compose(self, shown: Seen, hidden: frozenset[Key]) -> pygame.Surface:
        """The sheet with everything on it that is not in motion."""
        layout, state = self.layout, shown.state
        picture = copied(self._printed(shown), self._picture.surface)
        fields = layout.fields_over_map(bool(free_rows(shown))) | fields_of(hidden)
        picture.set_clip(layout.frame)
        light_targets(picture, layout, shown, state)
        draw_railways(picture, layout, state, hidden)
        write_incomes(picture, layout, state)
        draw_pieces(picture, layout, state, hidden, ghost_of(state, shown.armed))
        ring_last(picture, layout, shown, state)
        ring_hint(picture, layout, shown, state)
        draw_ghost(picture, layout, shown, state)
        write_names(picture, layout, shown)
        mark_hint(picture, layout, shown, state)
        write_price(picture, layout, shown, state)
        if layout.zoom > 1:
            self._lay_fields(picture, shown, fields)
        picture.set_clip(None)
        draw_tracks(picture, layout, shown, state, hidden, fields)
        if "actions" in fields:
            mark_row_hint(picture, layout, shown, state)
        draw_bill(picture, layout, shown, state)
        return picture

    def _printed(self, shown: Seen) -> pygame.Surface:
        """The printed sheet as it is seen now."""
        layout = self.layout
        if layout.zoom == 1:
            return self._whole(shown)
        key = (language(), layout.zoom, layout.shift)
        if self._enlarged.key != key:
            sheet = self._blank()
            self._print_map(sheet, shown)
            self._finish(sheet)
            self._enlarged.surface, self._enlarged.key = sheet, key
        return self._enlarged.surface

    def _whole(self, shown: Seen) -> pygame.Surface:
        """The printed sheet with the whole map and the fields."""
        if self._sheet.key != language():
            layout = self.layout
            zoom, shift = layout.zoom, layout.shift
            layout.zoom, layout.shift = 1.0, (0.0, 0.0)
            sheet = self._blank()
            self._print_map(sheet, shown)
            print_fields(sheet, layout, shown)
            self._finish(sheet)
            self._sheet.surface, self._sheet.key = sheet, language()
            layout.zoom, layout.shift = zoom, shift
        return self._sheet.surface

    def _blank(self) -> pygame.Surface:
        """An empty sheet, in a surface whose pixels are those of the window."""
        surface = pygame.Surface(self.layout.sheet.bottomright, 0, 32)
        surface.fill(PAPER, self.layout.sheet)
        return surface

    def _print_map(self, sheet: pygame.Surface, shown: Seen) -> None:
        layout = self.layout
        part = sheet.subsurface(layout.frame)
        paint_ground(part, layout.hexes.moved(*layout.frame.topleft), shown.state.board, layout.look)
        sheet.set_clip(layout.frame)
        write_waters(sheet, layout)
        sheet.set_clip(None)

    def _finish(self, sheet: pygame.Surface) -> None:
        """The printed border, and the fibre and browned edges of the paper."""
        layout = self.layout
        inset = layout.print.px(_BORDER)
        double_frame(sheet, layout.print, layout.sheet.inflate(-2 * inset, -2 * inset), INK, 3, 2.4)
        age_paper(sheet, layout.sheet, _AGE)

    def _lay_fields(self, picture: pygame.Surface, shown: Seen, fields: frozenset[str]) -> None:
        """The printed fields that are seen over an enlarged map."""
        whole = self._whole(shown)
        for name, rect in self.layout.insets.items():
            if name in fields:
                drop_shadow(picture, rect, self.layout.print.px(5), (0, 2), 110, 0)
                picture.blit(whole, rect, rect)


class _Kept:
    """A picture and what it was made from."""

    __slots__ = ("key", "surface")

    def __init__(self) -> None:
        self.surface = pygame.Surface((1, 1), 0, 32)
        self.key: Hashable = None


def _look_of(shown: Seen) -> tuple[Hashable, ...]:
    """Everything that a picture of the sheet depends on, as one value."""
    state, auction = shown.state, shown.state.auction
    return (
        language(),
        state.year,
        state.column,
        state.step,
        state.turn,
        tuple(state.treasury),
        tuple(state.income),
        tuple(state.track),
        state.houses,
        tuple(state.turn_order),
        tuple(state.order),
        tuple(state.markers),
        state.row_chosen,
        state.lot,
        auction and (auction.high, auction.leader, auction.still_in, auction.turn),
        tuple(shown.seats),
        shown.viewer,
        len(shown.moves),
        shown.picked,
        shown.pointed,
        shown.armed,
        shown.hint,
        shown.marks,
    )
