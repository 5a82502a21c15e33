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
CANCEL = 170
"""Units of the way back."""


class Curtain(Scene):
    """Waits until the person who is to act next says that they sit at the screen."""

    opaque = False

    def __init__(self, name: str, colour: int, opened: Callable[[], None], asked_for: str = "") -> None:
        """`opened` is called when the person of this name has said so.

        `asked_for` is the message that says for what the person wants to be alone with the screen; who
        has asked for the curtain may go back. None asks for it where another person's turn has come.
        """
        self.name = name
        self.colour = colour
        self._opened = opened
        self._message = asked_for or "curtain"
        self._asked_for = bool(asked_for)
        self._hung = 0.0
        """Seconds since it was drawn."""
        self.form = Form()

    def enter(self, navigator: Navigator) -> None:
        self.navigator = navigator
        self.here = Button(say("curtain.button", name=self.name), self._open, key="enter", main=True)
        self.away = Button(say("cancel"), lambda: navigator.remove(self), key="escape")
        self.form.set([self.here, self.away] if self._asked_for else [self.here], self.here)

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
        wide = WIDE - 120.0
        if self._asked_for:
            self.away.rect = scale.rect(left + 60 + wide - CANCEL, top + HIGH - 84, CANCEL, 52)
            wide -= CANCEL + 12
        self.here.rect = scale.rect(left + 60, top + HIGH - 84, wide, 52)

    def draw(self, surface: pygame.Surface) -> None:
        scale = self.scale
        dim(surface)
        dialog(surface, scale, self.rect, say(self._message, name=self.name))
        x, y = self.rect.centerx, self.rect.y
        stamp(surface, disc(self.colour, 64 * scale.k), x, y + scale.px(142), centred=True)
        words = say(f"{self._message}.words", name=self.name, key=shortcut(Command.PEEK).shown)
        wide = scale.px(WIDE - 110)
        paragraph(surface, scale, words, "semi", 19, CREAM, x, y + scale.px(192), wide, "c")
        self.form.draw(surface, scale)

    def handle(self, event: InputEvent) -> bool:
        # The key or click that made the last move may come twice, and would open it for the next person.
        if self._hung >= SETTLING:
            self.form.handle(event)
        return True
