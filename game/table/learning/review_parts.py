"""The elements of the review's drawing: medals for gains and losses, the slider's rod."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame

from game.table.controls.form import Control, Mood
from game.table.kit.furniture import round_button
from game.table.kit.pen import Pen, smooth, stamp
from game.table.kit.scale import Scale
from game.table.kit.shelf import kept
from game.table.kit.theme import BRASS, GAIN, SIGNAL, SLIP, Colour, mix
from game.words import translate

PALE: Final[Colour] = (255, 226, 140)
"""The rim of the medal of the current moment."""
KNOB: Final = 9.5
"""The radius of a knob of the slider, in units."""


def percent(chance: float) -> str:
    """Return a chance as text: "34%"."""
    return translate("review-percent", percent=round(100 * chance))


def change(part: float) -> str:
    """Return a gain or loss as text with its sign, a typographic minus: "−8%"."""
    words = percent(abs(part))
    return translate("review-more", change=words) if part > 0 else translate("review-less", change=words)


def medal(
    surface: pygame.Surface, x: float, y: float, side: float, good: bool, ground: Colour = SLIP
) -> None:
    """Draw a gain (a triangle pointing up) or a loss (down), `side` pixels wide, centered at (x, y)."""
    stamp(surface, _medal(max(18, round(side)), good, ground), x, y, centred=True)


@kept
def _medal(side: int, good: bool, ground: Colour) -> pygame.Surface:
    def paint(pen: Pen) -> None:
        pen = pen.at(side / 2, side / 2, side / 2)
        pen.circle(ground, (0, 0), 0.99)
        pen.circle(GAIN if good else SIGNAL, (0, 0), 0.86)
        up = -1 if good else 1
        pen.poly((255, 250, 236), [(0, up * 0.56), (0.54, -up * 0.34), (-0.54, -up * 0.34)])

    return smooth((side, side), paint, 4)


def rod(surface: pygame.Surface, scale: Scale, x: float, y: float, high: float) -> None:
    """Draw the slider: a brass rod with a knob at both ends, from y down."""
    image = _rod(round(high), round(scale.k, 3))
    stamp(surface, image, x - image.get_width() / 2, y)


@kept
def _rod(high: int, k: float) -> pygame.Surface:
    wide = 2.8 * KNOB * k

    def paint(pen: Pen) -> None:
        middle = wide / 2
        ends = [(middle, middle), (middle, high - middle)]
        pen.line((30, 18, 8), ends, 5 * k)
        pen.line(mix(BRASS, (255, 240, 180), 0.3), ends, 2.6 * k)
        for end in ends:
            pen.circle((60, 40, 8), end, KNOB * k)
            pen.shade_circle((250, 222, 130), (186, 144, 40), end, (KNOB - 1.3) * k)
            pen.circle((96, 68, 12), end, 2.6 * k)

    return smooth((wide, high), paint, 3)


class Board(Control):
    """The board, which the scene draws; pressing it enlarges it."""

    def __init__(self, action: Callable[[], None]) -> None:
        super().__init__()
        self._action = action

    @property
    def reachable(self) -> bool:
        """Return that the button needs no focus for keys."""
        return False

    def press(self) -> None:
        self._action()


class RoundControl(Control):
    """A round brass button of the bar, with an icon."""

    def __init__(self, icon: str, action: Callable[[], None], *, key: str, help_text: str) -> None:
        super().__init__(key=key, help_text=help_text)
        self.icon = icon
        self.action = action

    def draw(self, surface: pygame.Surface, scale: Scale, mood: Mood) -> None:
        round_button(
            surface,
            scale,
            *self.rect.center,
            self.icon,
            diameter=38,
            pressed=mood.pressed,
            hovered=mood.hovered,
            enabled=self.enabled,
            focused=mood.focused,
        )

    def press(self) -> None:
        self.action()
