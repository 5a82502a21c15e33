"""Paints the board from a state, a layout and the motion in progress, and keeps what does not change.

Three pictures lie one over the other: the printed sheet (changes with size and enlargement), the
board with its pieces and cards (changes with the state, the pointer, the choice), and what moves.
"""

from __future__ import annotations

from collections.abc import Hashable

import pygame

from game.rules.railways_of_north_america.state import RailwaysOfNorthAmericaState
from game.table.boards.railways_of_north_america.cards import draw_display, draw_lines
from game.table.boards.railways_of_north_america.flight import draw_flights, hidden_pieces
from game.table.boards.railways_of_north_america.ground import paint_ground
from game.table.boards.railways_of_north_america.hand import draw_hand
from game.table.boards.railways_of_north_america.layout import Layout
from game.table.boards.railways_of_north_america.marks import (
    draw_ghost,
    draw_routes,
    light_cities,
    light_cubes,
    light_links,
    light_targets,
    mark_hint,
    ring_last,
    write_price,
    write_scores,
)
from game.table.boards.railways_of_north_america.printing import (
    draw_scores,
    draw_stock,
    light_stock,
    print_fields,
    print_scores,
    shade_fields,
)
from game.table.boards.railways_of_north_america.rails import Key, draw_engines, draw_tracks
from game.table.boards.railways_of_north_america.towns import draw_cities, draw_cubes, write_names
from game.table.boards.view import Shown
from game.table.kit.materials import age_paper, baize, drop_shadow
from game.table.motion import Motions

_AGE = 30
"""How brown the edges of the sheet are (0 to 255)."""


class _Kept:
    """A picture and what it was made from."""

    __slots__ = ("key", "surface")

    def __init__(self) -> None:
        self.surface = pygame.Surface((1, 1), 0, 32)
        self.key: Hashable = None


class Painter:
    """Paints the board in one layout; another size wants another painter."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self._sheet = _Kept()
        self._enlarged = _Kept()
        self._tracks = _Kept()
        self._picture = _Kept()

    def paint(
        self, surface: pygame.Surface, shown: Shown, state: RailwaysOfNorthAmericaState, motions: Motions
    ) -> None:
        """The whole board onto the window."""
        layout = self.layout
        hidden = hidden_pieces(motions)
        key = (_look_of(shown, state), layout.zoom, layout.shift, hidden, surface.get_size())
        if self._picture.key != key:
            self._picture.surface = self._compose(surface.get_size(), shown, state, hidden)
            self._picture.key = key
        surface.blit(self._picture.surface, layout.area, layout.area)
        draw_flights(surface, layout, shown, state, motions)

    def _compose(
        self,
        window: tuple[int, int],
        shown: Shown,
        state: RailwaysOfNorthAmericaState,
        hidden: frozenset[Key],
    ) -> pygame.Surface:
        """The board with everything that lies still on it, on the baize."""
        layout = self.layout
        picture = pygame.Surface(window, 0, 32)
        picture.blit(baize(*window), layout.area, layout.area)
        drop_shadow(picture, layout.sheet, layout.print.px(14), (0, layout.print.px(8)), 180, 2)
        picture.blit(self._with_track(shown, state, hidden), layout.sheet, layout.sheet)
        picture.set_clip(layout.frame)
        light_targets(picture, layout, shown, state)
        draw_ghost(picture, layout, shown, state)
        draw_routes(picture, layout, shown, state)
        draw_cities(picture, layout, state)
        light_cities(picture, layout, shown, state)
        light_links(picture, layout, shown, state)
        draw_engines(picture, layout, shown, state, hidden)
        light_cubes(picture, layout, shown, state)
        draw_cubes(picture, layout, state, hidden)
        write_names(picture, layout, state)
        write_scores(picture, layout, shown, state)
        ring_last(picture, layout, shown, state)
        mark_hint(picture, layout, shown, state)
        write_price(picture, layout, shown, state)
        if layout.zoom > 1:
            shade_fields(picture, layout)
        print_fields(picture, layout, state.board)
        draw_stock(picture, layout, state)
        light_stock(picture, layout, shown, state)
        picture.set_clip(None)
        draw_scores(picture, layout, shown, state, hidden)
        draw_display(picture, layout.print, layout.cards, shown, state)
        draw_lines(picture, layout.print, layout.lines, shown, state)
        draw_hand(picture, layout.print, layout.hand, shown, state)
        return picture

    def _with_track(
        self, shown: Shown, state: RailwaysOfNorthAmericaState, hidden: frozenset[Key]
    ) -> pygame.Surface:
        """The printed sheet with all track on it."""
        layout = self.layout
        laid = (tuple(state.links), tuple(state.unfinished), state.building)
        tiles = frozenset(key for key in hidden if key[0] == "tile")
        key = (laid, tuple(look.colour for look in shown.seats), tiles, layout.zoom, layout.shift)
        if self._tracks.key != key:
            picture = self._printed(state).copy()
            picture.set_clip(layout.frame)
            draw_tracks(picture, layout, shown, state, tiles)
            self._tracks.surface, self._tracks.key = picture, key
        return self._tracks.surface

    def _printed(self, state: RailwaysOfNorthAmericaState) -> pygame.Surface:
        """The printed sheet as it is seen now."""
        layout = self.layout
        kept = self._sheet if layout.zoom == 1 else self._enlarged
        key = (layout.zoom, layout.shift)
        if kept.key != key:
            sheet = pygame.Surface(layout.sheet.bottomright, 0, 32)
            print_scores(sheet, layout, state.board)
            part = sheet.subsurface(layout.frame)
            hexes = layout.hexes.moved(*layout.frame.topleft)
            paint_ground(part, layout.map_scale, hexes, state.board)
            age_paper(sheet, layout.sheet, _AGE)
            kept.surface, kept.key = sheet, key
        return kept.surface


def _look_of(shown: Shown, state: RailwaysOfNorthAmericaState) -> tuple[Hashable, ...]:
    """Everything that a picture of the board depends on, as one value."""
    return (
        state.turn_number,
        state.round,
        state.step,
        state.turn,
        tuple(state.points),
        tuple(state.kept),
        len(state.links),
        tuple(state.unfinished),
        state.building,
        state.uses,
        tuple(state.claimed),
        bytes(state.cubes),
        bytes(state.demand),
        state.empty,
        tuple(state.new_cities),
        bytes(state.display),
        bytes(state.held),
        sum(state.deck),
        tuple(shown.seats),
        shown.viewer,
        shown.covered,
        id(shown.moves) if shown.moves else 0,
        shown.picked,
        shown.pointed,
        shown.armed,
        shown.hint,
        tuple(shown.last),
    )
