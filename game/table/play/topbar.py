"""The bar over the table: the game's title and status, and the window's buttons."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

import pygame

from game.table.boards.shown import Shown
from game.table.boards.view import BoardView, EndNear
from game.table.kit.furniture import TITLE, TOP_BAR, plate, round_button, top_bar
from game.table.kit.lettering import SQUEEZED, text_width, write_within
from game.table.kit.motion import Motions
from game.table.kit.pen import Point, smooth, stamp
from game.table.kit.scale import Scale
from game.table.kit.surface_cache import cached_surface
from game.table.kit.theme import CREAM, QUIET, SIGNAL, Colour
from game.table.play.sheet_paper import pips
from game.table.play.spots import BarButton, Spot, Target
from game.table.program.commands import Command, shortcut
from game.words import translate

ZOOM: Final = (Command.ZOOM_OUT, Command.WHOLE_MAP, Command.ZOOM_IN)
BUTTONS: Final = (
    (Command.UNDO, Command.REDO),
    (Command.HINT, Command.PAUSE, Command.SPEED),
    ZOOM,
    (Command.LOG, Command.HELP, Command.FULL_SCREEN, Command.MENU),
)
"""The commands of the buttons, in groups, from left to right."""
STEP: Final = 48
"""The distance in units from one button to the next in a group."""
APART: Final = 16
"""The additional units between two groups."""
DIAMETER: Final = 38
UNTITLED: Final = 1.15
"""The text size above which the game's status takes the place of its title."""
LARGEST: Final = 1.35
"""The largest text size of the bar, relative to the default."""


class TopBar:
    """The layout and drawing of the bar."""

    def __init__(self, can_zoom: bool = True) -> None:
        self._title = ""
        self._groups = [group for group in BUTTONS if can_zoom or group != ZOOM]
        self._scale = Scale(1920, 1080)
        self.spots: list[Spot] = []

    def arrange(self, scale: Scale, title: str) -> None:
        """Lay out the buttons from the window's right end, and `title` at the left one."""
        self._scale = replace(scale, text=min(scale.text, LARGEST))
        self._title = title if scale.text <= UNTITLED else ""
        self.spots = []
        x, side = scale.wide - 16 - DIAMETER / 2, max(24, scale.px(DIAMETER))
        for group in reversed(self._groups):
            for command in reversed(group):
                rect = pygame.Rect(0, 0, side, side)
                rect.center = (scale.px(x), scale.px(25.5))
                keys = shortcut(command)
                tip = translate("tip-keys", words=keys.words, keys=keys.shown)
                self.spots.insert(0, Spot(BarButton(command), rect, tip))
                x -= STEP
            x -= APART

    @property
    def height(self) -> int:
        """Return the bar's height in pixels."""
        return self._scale.px(TOP_BAR)

    def draw(
        self,
        surface: pygame.Surface,
        view: BoardView,
        shown: Shown,
        motions: Motions,
        *,
        hovered: Target | None,
        pressed: Target | None,
        off: frozenset[Command],
        icons: Mapping[Command, str],
        plated: str = "",
        covered: int = 0,
    ) -> None:
        """Draw it; `off` contains the commands that can't be given now, `icons` those with another icon.

        `plated` names what is on the table, if it is not the player's match; it is on a brass plate instead
        of the title. `covered` pixels of the bar's left end will be hidden, so the status gives way.
        """
        scale = self._scale
        free = top_bar(surface, scale, "" if plated else self._title)
        if plated:
            free.x += text_width(scale, self._title, "title", TITLE)
            rect = pygame.Rect(0, 0, text_width(scale, plated, "slab_bold", 19) + scale.px(56), scale.px(42))
            rect.midleft = (scale.px(16), free.centery)
            plate(surface, scale, rect, plated)
            free.x = max(free.x, rect.right + scale.px(24))
        if covered:
            free.x = max(free.x, covered + scale.px(16))
        free.w = self.spots[0].rect.left - scale.px(16) - free.x
        near = view.text.end_near(shown)
        if near is not None:
            free.w = draw_end_near(surface, scale, free, near) - scale.px(16) - free.x
        view.draw_status(surface, scale, free, shown, motions)
        for spot in self.spots:
            assert isinstance(spot.target, BarButton)
            command = spot.target.command
            round_button(
                surface,
                scale,
                *spot.rect.center,
                icons.get(command) or shortcut(command).icon,
                diameter=DIAMETER,
                hovered=hovered == spot.target,
                pressed=pressed == spot.target,
                enabled=command not in off,
            )


def draw_end_near(surface: pygame.Surface, scale: Scale, free: pygame.Rect, near: EndNear) -> int:
    """Draw how near the end is, at the right end of `free` (pixels); return its left end."""
    k, x = scale.k, float(free.right)
    room = round(min(free.w * 0.36, text_width(scale, near.words, "semi", 17)))
    if near.urgent and near.words:
        size = (room + scale.px(24), scale.px(32))
        stamp(surface, _chip(size, round(k, 3)), x - size[0], free.centery - size[1] / 2)
        _write_near(surface, scale, near.words, CREAM, (x - 12 * k, free.centery), room)
        x -= size[0]
    elif near.words:
        x = _write_near(surface, scale, near.words, QUIET, (x, free.centery), room).left
    if near.pips is not None:
        seals = pips(round(24 * k), *near.pips)
        x -= seals.get_width() + 8 * k
        stamp(surface, seals, x, free.centery - seals.get_height() / 2)
    return round(x)


def _write_near(
    surface: pygame.Surface, scale: Scale, words: str, ink: Colour, end: Point, room: int
) -> pygame.Rect:
    """Write text up to its right end; it is condensed before it is cut."""
    return write_within(surface, scale, words, "semi", 17, ink, *end, room, "r", narrowest=SQUEEZED)


@cached_surface
def _chip(size: tuple[int, int], k: float) -> pygame.Surface:
    return smooth(size, lambda pen: pen.rect(SIGNAL, 0, 0, *size, 6 * k))
