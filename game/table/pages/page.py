"""The base class of the pages: the ground, a form, and the way back."""

from __future__ import annotations

from abc import abstractmethod

import pygame

from game.rules.contract import Game
from game.table.backdrop.room import WALL, draw_wall_above_table
from game.table.controls.form import FormScene
from game.table.kit.scale import Scale
from game.table.program.commands import Command, command_of, takes_letter
from game.table.program.input import InputEvent, Key
from game.table.program.keys import holds_gamepad
from game.table.program.navigator import Navigator, Part
from game.words import active_language

TOP = WALL + 46
"""The distance in units from the top to a page's content."""


class Page(FormScene):
    """A screen with controls: `fill` creates them and `lay_out` places them."""

    @property
    def title(self) -> str:
        """The heading; "" for a page with a ground of its own."""
        return ""

    def enter(self, navigator: Navigator) -> None:
        self.navigator = navigator
        self._fill()

    def _fill(self) -> None:
        self.fill()
        self._filled_in = active_language(), holds_gamepad()

    def arrange(self, scale: Scale) -> None:
        self.scale = scale
        if self._filled_in != (active_language(), holds_gamepad()):
            self._fill_again()
        self.lay_out(scale)

    def _fill_again(self) -> None:
        """Create the controls again, and keep the focus at the same index."""
        form, focused = self.form, self.form.focused
        place = form.controls.index(focused) if focused in form.controls else 0
        self._fill()
        if place < len(form.controls):
            form.focus_on(form.controls[place])

    def refresh(self) -> None:
        """Create and place the controls again, because what they show has changed."""
        self._fill()
        self.lay_out(self.scale)
        self.navigator.refresh()

    @abstractmethod
    def fill(self) -> None:
        """Add the controls to the form, labeled in the active language."""

    @abstractmethod
    def lay_out(self, scale: Scale) -> None:
        """Give every control its rectangle."""

    def paint(self, surface: pygame.Surface) -> None:
        """Draw what is on the table, under the controls."""

    def draw_ground(self, surface: pygame.Surface) -> None:
        """Draw the car."""
        draw_wall_above_table(surface, self.scale, self.title, self.navigator.hour)

    def draw(self, surface: pygame.Surface) -> None:
        self.draw_ground(surface)
        self.draw_things(surface)

    def draw_things(self, surface: pygame.Surface) -> None:
        """Draw what is on the table, and the controls."""
        self.paint(surface)
        self.form.draw(surface, self.scale)

    def parts(self) -> list[Part]:
        return [Part("ground", self.draw_ground), Part("things", self.draw_things, 1, places=None)]

    def back(self) -> None:
        """Leave the screen."""
        self.navigator.pop()

    def help_key(self) -> str | None:
        """Return the key of the game whose book the help opens, or None for the first book."""
        return None

    def help_game(self) -> Game | None:
        """Return the game whose board the help describes, or None for the game's own board."""
        return None

    def handle(self, event: InputEvent) -> bool:
        if self.form.handle(event):
            return True
        if isinstance(event, Key) and event.name == "escape":
            self.back()
            return True
        if isinstance(event, Key) and command_of(event) is Command.HELP and not takes_letter(event):
            self.navigator.show_help(self.help_key(), self.help_game())
            return True
        return False
