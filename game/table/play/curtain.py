"""The curtain between two people at one screen, each with something that the other must not see."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.table.controls.form import Button, Form
from game.table.kit.furniture import dialog, dim
from game.table.kit.lettering import line_height, paragraph, wrap
from game.table.kit.pen import stamp
from game.table.kit.pieces import disc
from game.table.kit.scale import Scale
from game.table.kit.theme import CREAM, PALE_BRASS
from game.table.play.handover import REACH, Handover
from game.table.program.commands import Command, command_of, shortcut
from game.table.program.input import InputEvent, Key, Pointer
from game.table.program.navigator import Navigator, Scene
from game.words import translate

WIDE = 640
TEXT, BUTTONS = 172, 108
"""The units from the top of the dialog to its text, and from there to its bottom."""
PARTS = 8
"""The distance in units between the parts of the text."""
ASIDE = 170
"""The height in units of the button that doesn't open it."""


class Curtain(Scene):
    """A scene that waits until the next person confirms that they are at the screen."""

    opaque = False

    def __init__(
        self,
        name: str,
        colour: int,
        opened: Callable[[], None],
        show_menu: Callable[[], None],
        handover: Handover,
        asked_for: str = "",
        question: tuple[str, str] = ("", ""),
    ) -> None:
        """Create a curtain; `opened` is called on confirmation; `show_menu` shows the menu over it.

        `handover` knows whose hand presses. `question` is the title and the sentence of the decision that
        awaits the person, as far as everybody may know it.

        `asked_for` is the message that explains why the person wants to be alone with the screen; they may go
        back. None if another person's turn has come.
        """
        self.name = name
        self.colour = colour
        self._opened = opened
        self._show_menu = show_menu
        self._message = asked_for or "curtain"
        self._asked_for = bool(asked_for)
        self._handover = handover
        self.question = question
        handover.draw_curtain()
        self.form = Form()

    def enter(self, navigator: Navigator) -> None:
        self.navigator = navigator
        self.here = Button(translate("curtain.button", name=self.name), self._open, key="enter", main=True)
        if self._asked_for:
            self.aside = Button(translate("cancel"), lambda: navigator.remove(self), key="escape")
        else:
            self.aside = Button(translate("curtain.menu"), self._show_menu, key="escape")
        self.form.set([self.here, self.aside], self.here)
        self._wait()

    def _open(self) -> None:
        self.navigator.remove(self)
        self._opened()

    def update(self, seconds: float) -> None:
        self._handover.pass_time(seconds)
        self._wait()

    @property
    def busy(self) -> bool:
        return self._handover.waits

    def _wait(self) -> None:
        """Disable the button while the last move's key or click might repeat and open the curtain too early.

        The button fills with brass meanwhile, which shows when to press again.
        """
        self.here.enabled = not self._handover.holds
        self.here.filled = self._handover.waited

    def arrange(self, scale: Scale) -> None:
        self.scale = scale.lettered(self.navigator.settings.text_size)
        scale = self.scale
        (title, asked), room = self.question, scale.px(WIDE - 110)
        words = translate(f"{self._message}.words", name=self.name, key=shortcut(Command.PEEK).shown)
        parts = [(title, "slab_bold", 22, PALE_BRASS), (asked, "semi", 19, CREAM), (words, "semi", 19, CREAM)]
        self._parts = [part for part in parts if part[0]]
        text = sum(
            len(wrap(scale, words, face, size, room)) * line_height(scale, size) / scale.k
            for words, face, size, _ in self._parts
        )
        high = TEXT + text + PARTS * (len(self._parts) - 1) + BUTTONS
        left, top = (scale.wide - WIDE) / 2, (scale.high - high) / 2
        self.rect = scale.rect(left, top, WIDE, high)
        wide = WIDE - 120.0 - ASIDE - 12
        self.aside.rect = scale.rect(left + 60 + wide + 12, top + high - 84, ASIDE, 52)
        self.here.rect = scale.rect(left + 60, top + high - 84, wide, 52)

    def draw(self, surface: pygame.Surface) -> None:
        scale = self.scale
        dim(surface)
        dialog(surface, scale, self.rect, translate(self._message, name=self.name))
        x, y = self.rect.centerx, self.rect.y
        stamp(surface, disc(self.colour, 64 * scale.k), x, y + scale.px(128), centred=True)
        below = y + scale.px(TEXT)
        for words, face, size, ink in self._parts:
            below = paragraph(surface, scale, words, face, size, ink, x, below, scale.px(WIDE - 110), "c")
            below += scale.px(PARTS)
        self.form.draw(surface, scale)

    def handle(self, event: InputEvent) -> bool:
        self._handover.feel(event, self.scale.px(REACH))
        self._wait()
        pressed = isinstance(event, Key) or (isinstance(event, Pointer) and event.kind == "press")
        if pressed and self._handover.holds:
            self._handover.insist()
        if self._handover.settling or self.form.handle(event):
            return True
        if isinstance(event, Key) and command_of(event) is Command.MENU:
            self._show_menu()
        return True
