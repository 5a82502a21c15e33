"""The bar over the table: the game's title and status, and the window's buttons."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final, NamedTuple

import pygame

from game.rules.contract import EndCondition, EndStage
from game.table.boards.shown import Shown
from game.table.boards.view import BoardView
from game.table.kit.furniture import TITLE, TOP_BAR, plate, round_button, top_bar
from game.table.kit.lettering import SQUEEZED, text_width, write_within
from game.table.kit.motion import Motions
from game.table.kit.pen import Pen, smooth, stamp
from game.table.kit.scale import Scale
from game.table.kit.surface_cache import cached_surface
from game.table.kit.theme import BRASS, CREAM, INK, LAMP, QUIET, SHADE, WALNUT, mix
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


_PAD, _SEAL, _POINTS = 12, 22, 17.0
"""The margin of the sign of the end, the size of its seals, and that of its text."""
_WIDEST: Final = 0.44
"""The largest part of the bar left of the buttons that the sign of the end may fill."""


_STATUS: Final = 480
"""The width in units that the status of the longest game needs at the default text size."""


class EndSign(NamedTuple):
    """How near the end is: the nearest condition, in words, the explanation of all, and the place."""

    condition: EndCondition
    words: str
    tip: str
    rect: pygame.Rect


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

    def end_sign(self, shown: Shown[Any]) -> EndSign | None:
        """Return the sign of the approaching end, next to the buttons; None while no condition is near."""
        conditions = shown.seen.end_conditions()
        nearest = max(conditions, key=lambda one: (one.stage, -one.left), default=None)
        over = shown.settling and shown.state.ending() is not None
        if nearest is None or nearest.stage < (EndStage.CERTAIN if over else EndStage.NEAR):
            return None
        scale, say = self._scale, shown.localizer
        words = say.message(nearest.message)
        others = (one for one in conditions if one is not nearest)
        tip = "\n".join(dict.fromkeys(say.describe(one.message) for one in (nearest, *others)))
        end = self.spots[0].rect.left - scale.px(16)
        wide = text_width(scale, words, "semi", _POINTS) + 2 * scale.px(_PAD)
        if nearest.steps is not None:
            wide += scale.px(_SEAL) * nearest.steps[1] + scale.px(8)
        rect = pygame.Rect(0, 0, min(wide, round(end * _WIDEST)), max(23, scale.px(34)))
        rect.midright = (end, scale.px(25.5))
        return EndSign(nearest, words, tip, rect)

    def _title_beside(self, sign: EndSign | None) -> str:
        """Return the title, or nothing if the sign of the end would leave the status too little room."""
        left = text_width(self._scale, self._title, "title", TITLE) + self._scale.px(48)
        short = sign is not None and sign.rect.left - left < self._scale.px(_STATUS * self._scale.text)
        return "" if short else self._title

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
        sign = self.end_sign(shown)
        free = top_bar(surface, scale, "" if plated else self._title_beside(sign))
        if plated:
            free.x += text_width(scale, self._title_beside(sign), "title", TITLE)
            rect = pygame.Rect(0, 0, text_width(scale, plated, "slab_bold", 19) + scale.px(56), scale.px(42))
            rect.midleft = (scale.px(16), free.centery)
            plate(surface, scale, rect, plated)
            free.x = max(free.x, rect.right + scale.px(24))
        if covered:
            free.x = max(free.x, covered + scale.px(16))
        free.w = self.spots[0].rect.left - scale.px(16) - free.x
        if sign is not None:
            _draw_end(surface, scale, sign)
            free.w = sign.rect.left - scale.px(16) - free.x
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


def _draw_end(surface: pygame.Surface, scale: Scale, sign: EndSign) -> None:
    """Draw how near the end is: a quiet text, a brass plate if it may come, a bright one if it is certain."""
    k, rect, condition = scale.k, sign.rect, sign.condition
    pad, ink = scale.px(_PAD), QUIET
    if condition.stage >= EndStage.POSSIBLE:
        certain = condition.stage is EndStage.CERTAIN
        stamp(surface, _chip(rect.size, round(k, 3), certain), *rect.topleft)
        ink = INK if certain else CREAM
    x = float(rect.left + pad)
    if condition.steps is not None:
        seals = pips(scale.px(_SEAL), *condition.steps)
        stamp(surface, seals, x, rect.centery - seals.get_height() / 2)
        x += seals.get_width() + 8 * k
    room = round(rect.right - pad - x)
    write_within(surface, scale, sign.words, "semi", _POINTS, ink, x, rect.centery, room, narrowest=SQUEEZED)


@cached_surface
def _chip(size: tuple[int, int], k: float, certain: bool) -> pygame.Surface:
    w, h = size

    def paint(pen: Pen) -> None:
        pen.rect(BRASS, 0, 0, w, h, 8 * k)
        fill = LAMP if certain else mix(WALNUT, SHADE, 0.4)
        pen.rect(fill, 1.3, 1.3, w - 2.6, h - 2.6, 7 * k)

    return smooth(size, paint, 4)
