"""The curtain between two people at one screen, where each has something that the other must not see."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.table.controls.form import Button, Form
from game.table.kit.fittings import dialog, dim
from game.table.kit.lettering import paragraph
from game.table.kit.pen import stamp
from game.table.kit.pieces import disc
from game.table.kit.scale import Scale
from game.table.kit.theme import CREAM
from game.table.play.session import SETTLING
from game.table.program.commands import Command, shortcut
from game.table.program.input import InputEvent
from game.table.program.navigator import Navigator, Scene
from game.words import say

WIDE, HIGH = 620, 380


class Curtain(Scene):
    """Waits until the person who is to act next says that they sit at the screen."""

    opaque = False

    def __init__(self, name: str, colour: int, opened: Callable[[], None]) -> None:
        """`opened` is called when the person of this name has said so."""
        self.name = name
        self.colour = colour
        self._opened = opened
        self._hung = 0.0
        """Seconds since it was drawn."""
        self.form = Form()

    def enter(self, navigator: Navigator) -> None:
        self.navigator = navigator
        self.here = Button(say("curtain.button", name=self.name), self._open, key="enter", main=True)
        self.form.set([self.here], self.here)

    def _open(self) -> None:
        self.navigator.remove(self)
        self._opened()

    def update(self, seconds: float) -> None:
        self._hung += seconds

    @property
    def busy(self) -> bool:
        return self._hung < SETTLING

    def arrange(self, scale: Scale) -> None:
        self.scale = scale.lettered(self.navigator.settings.text_size)
        scale = self.scale
        left, top = (scale.wide - WIDE) / 2, (scale.high - HIGH) / 2
        self.rect = scale.rect(left, top, WIDE, HIGH)
        self.here.rect = scale.rect(left + 60, top + HIGH - 84, WIDE - 120, 52)

    def draw(self, surface: pygame.Surface) -> None:
        scale = self.scale
        dim(surface)
        dialog(surface, scale, self.rect, say("curtain", name=self.name))
        x, y = self.rect.centerx, self.rect.y
        stamp(surface, disc(self.colour, 64 * scale.k), x, y + scale.px(142), centred=True)
        words = say("curtain.words", key=shortcut(Command.PEEK).shown)
        wide = scale.px(WIDE - 110)
        paragraph(surface, scale, words, "semi", 19, CREAM, x, y + scale.px(192), wide, "c")
        self.form.draw(surface, scale)

    def handle(self, event: InputEvent) -> bool:
        # The key or click that made the last move may come twice, and would open it for the next person.
        if self._hung >= SETTLING:
            self.form.handle(event)
        return True
