"""The bar over the table: the game's title and where it stands, and the window's buttons."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import pygame

from game.table.boards.view import BoardView, Shown
from game.table.kit.furniture import TITLE, TOP_BAR, plate, round_button, top_bar
from game.table.kit.lettering import text_width
from game.table.kit.scale import Scale
from game.table.play.ask import Control
from game.table.program.commands import command

ZOOM: Final = ("zoom out", "whole map", "zoom in")
BUTTONS: Final = (
    ("undo", "redo"),
    ("hint", "pause", "speed"),
    ZOOM,
    ("log", "help", "full screen", "menu"),
)
"""Names of commands, in groups, from left to right."""
STEP: Final = 48
"""Units from one button to the next in a group."""
APART: Final = 16
"""More units between two groups."""
DIAMETER: Final = 38


class TopBar:
    """Where the bar's buttons lie, and the drawing of it all."""

    def __init__(self, title: str, can_zoom: bool = True) -> None:
        self._title = title
        self._groups = [group for group in BUTTONS if can_zoom or group != ZOOM]
        self._scale = Scale(1920, 1080)
        self.controls: list[Control] = []

    def arrange(self, scale: Scale) -> None:
        """Lay the buttons out from the window's right end."""
        self._scale = scale
        self.controls = []
        x, side = scale.wide - 16 - DIAMETER / 2, max(24, scale.px(DIAMETER))
        for group in reversed(self._groups):
            for name in reversed(group):
                rect = pygame.Rect(0, 0, side, side)
                rect.center = (scale.px(x), scale.px(25.5))
                told = command(name)
                self.controls.insert(0, Control(name, rect, tip=f"{told.words} ({told.shown})"))
                x -= STEP
            x -= APART

    @property
    def height(self) -> int:
        """Of the bar, in pixels."""
        return self._scale.px(TOP_BAR)

    def control_at(self, position: tuple[int, int]) -> Control | None:
        """The button under a pixel."""
        return next((control for control in self.controls if control.rect.collidepoint(position)), None)

    def draw(
        self,
        surface: pygame.Surface,
        view: BoardView,
        shown: Shown,
        *,
        hovered: str,
        pressed: str,
        off: frozenset[str],
        icons: Mapping[str, str],
        past: str = "",
    ) -> None:
        """Draw it; `off` names the buttons that do nothing now, `icons` those that show another icon.

        `past` says which moment is looked at: a brass plate in the place of the title, where it
        hides nothing of the board.
        """
        scale = self._scale
        free = top_bar(surface, scale, "" if past else self._title)
        if past:
            free.x += text_width(scale, self._title, "title", TITLE)
            rect = pygame.Rect(0, 0, text_width(scale, past, "slab_bold", 19) + scale.px(56), scale.px(42))
            rect.midleft = (scale.px(16), free.centery)
            plate(surface, scale, rect, past)
            free.x = max(free.x, rect.right + scale.px(24))
        free.w = self.controls[0].rect.left - scale.px(16) - free.x
        view.draw_status(surface, free, shown)
        for control in self.controls:
            round_button(
                surface,
                scale,
                *control.rect.center,
                icons.get(control.name) or command(control.name).icon,
                diameter=DIAMETER,
                hovered=hovered == control.name,
                pressed=pressed == control.name,
                enabled=control.name not in off,
            )
