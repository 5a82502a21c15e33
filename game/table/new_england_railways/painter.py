"""Painting of the board from a state, a layout and the animations; unchanged parts are cached.

A zoomed map is covered only by the cup and what is needed at the moment.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pygame

from game.rules.new_england_railways.state import NewEnglandRailwaysState
from game.rules.new_england_railways.steps import ENDED
from game.table.boards.animation import BoardContext, Key, Layer, hidden_pieces
from game.table.boards.sheets import SheetPainter
from game.table.kit.materials import drop_shadow, print_paper
from game.table.kit.motion import Motions
from game.table.kit.steps import step_strip
from game.table.new_england_railways.animations import ANIMATIONS, StepLit, shown_step
from game.table.new_england_railways.badges import draw_cubes, draw_towns
from game.table.new_england_railways.cards import SEA, draw_cards
from game.table.new_england_railways.ground import CountryPrint, letter_map, lettering_rects
from game.table.new_england_railways.incomes import draw_incomes
from game.table.new_england_railways.layout import LinkLayout
from game.table.new_england_railways.marks import (
    draw_route,
    light_links,
    light_places,
    mark_hint,
    ring_last,
    ticket_gains,
    write_gains,
)
from game.table.new_england_railways.printing import age_sheet, draw_cup, print_sheet
from game.table.new_england_railways.reading import STEPS, Seen, step_names
from game.table.new_england_railways.stage import draw_stage
from game.table.new_england_railways.tracks import draw_engines, draw_tracks

INCOME_STEP: Final = 10
_ALL_DONE: Final = len(STEPS) + 1


class Painter(SheetPainter[LinkLayout, NewEnglandRailwaysState]):
    """A painter of the board in one layout; a new layout needs a new painter."""

    def paint(self, surface: pygame.Surface, shown: Seen, motions: Motions) -> None:
        """Draw the whole board onto the window."""
        layout = self.layout
        board = self._board(shown, motions, hidden_pieces(motions))
        now = shown_step(motions, shown.seen.turn_step())
        if shown.settling and not motions.of(StepLit):
            now = INCOME_STEP
        elif shown.seen.step == ENDED:
            now = _ALL_DONE
        step_strip(surface, layout.print, layout.strip, step_names(shown), now - 1)
        drop_shadow(
            surface, layout.sheet, layout.print.px(16), (layout.print.px(4), layout.print.px(10)), 190, 2
        )
        surface.blits(board)
        if not shown.settling:  # The sheet above shows the dice, and would cut off their meaning.
            draw_stage(surface, layout, shown, motions)
        at = BoardContext(layout, shown, motions)
        ANIMATIONS.draw(surface, at, Layer.MAP, layout.frame)
        ANIMATIONS.draw(surface, at, Layer.BOARD)

    def _map_print(self) -> CountryPrint:
        return CountryPrint(self.layout, self._taken())

    def _draw_pieces(self, picture: pygame.Surface, shown: Seen, hidden: frozenset[Key]) -> Iterator[None]:
        layout, state = self.layout, shown.state
        picture.set_clip(layout.frame)
        light_links(picture, layout, shown, state)
        yield from draw_tracks(picture, layout, shown, hidden)
        yield from draw_route(picture, layout, shown, state)
        light_places(picture, layout, shown, state)
        yield
        yield from draw_engines(picture, layout, shown, hidden)
        yield from draw_towns(picture, layout, state)
        draw_cubes(picture, layout, state, hidden)
        yield
        ring_last(picture, layout, shown, state, hidden)
        mark_hint(picture, layout, shown, state)
        ticket_gains(picture, layout, shown, state)
        write_gains(picture, layout, shown, state)
        cards = layout.zoom == 1 or any(key[0] == "card" for key in hidden)
        if layout.zoom > 1 and cards:
            self._lay_column(picture)
        picture.set_clip(None)
        yield
        draw_cup(picture, layout, shown)
        yield
        if cards:
            yield from draw_cards(picture, layout, shown, state, hidden)
        yield
        yield from draw_incomes(picture, layout, shown, state, hidden)

    def _print_sheet(self, sheet: pygame.Surface, shown: Seen) -> Iterator[None]:
        """Draw names of states and waters, the printed fields, the paper's fiber and browned edges."""
        sheet.set_clip(self.layout.frame)
        yield from letter_map(sheet, self.layout)
        sheet.set_clip(None)
        yield from print_sheet(sheet, self.layout, shown)
        yield from age_sheet(sheet, self.layout)

    def _taken(self) -> Iterator[pygame.Rect]:
        """Return the areas without hills: around the cup, the cities' names and cubes, the lettering."""
        layout, k = self.layout, self.layout.piece_k
        if layout.zoom == 1:
            yield layout.cup.inflate(20 * k, 20 * k)
        for city in range(len(layout.board.cities)):
            name = layout.name_rect(city)
            around = name.inflate(44 * k, 18 * k)
            cubes = layout.cube_place(city, 0)
            around.union_ip(
                pygame.Rect(round(cubes[0]) - round(14 * k), round(cubes[1]) - round(12 * k), 28, 24)
            )
            yield around
        yield from lettering_rects(layout)

    def _lay_column(self, picture: pygame.Surface) -> None:
        """Draw paper behind the cards, which cover a zoomed map only while some of them move."""
        layout = self.layout
        column = layout.column_rect()
        drop_shadow(picture, column, layout.print.px(6), (0, 2), 120, 2)
        print_paper(picture, column, 26, SEA)
