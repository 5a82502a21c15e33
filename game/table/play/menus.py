"""Menus over the table during play: who plays a seat, the game menu, the whole log."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import msgspec
import pygame

from ai.registry import bot_title, levels
from game.match.journal import SeatPlan
from game.rules.contract import Game
from game.table.boards.shown import SeatLook
from game.table.boards.view import BoardView
from game.table.controls.form import Button, Control, Form
from game.table.kit.furniture import dialog, dim, tooltip
from game.table.kit.scale import Scale
from game.table.play.logbook import Logbook
from game.table.play.match_log import Log
from game.table.program.commands import Command, command_of
from game.table.program.input import Glide, InputEvent, Key, Pointer, Wheel
from game.table.program.navigator import Navigator, Scene
from game.words import game_title, localize, translate

WIDE = 560
LINE = 60
"""The distance in units from one button to the next, where there is room."""
EDGE = 12
"""The least units between a menu and the edges of the window."""

Item = tuple[str, str, Callable[[], None]]
"""A label, the name of its key, and its action after the menu has closed."""


class Menu(Scene):
    """A walnut panel with a column of buttons."""

    opaque = False

    def __init__(self, heading: str, items: Sequence[Item], chosen: int = 0) -> None:
        self.heading = heading
        self._items = items
        self._chosen = chosen
        self.form = Form()

    def enter(self, navigator: Navigator) -> None:
        self.navigator = navigator
        buttons: list[Control] = [
            Button(label, self._leave_by(action), key=key or None, main=i == self._chosen)
            for i, (label, key, action) in enumerate(self._items)
        ]
        self.form.set(buttons, buttons[self._chosen])

    def _leave_by(self, action: Callable[[], None]) -> Callable[[], None]:
        def leave() -> None:
            self.navigator.remove(self)
            action()

        return leave

    def arrange(self, scale: Scale) -> None:
        self.scale = scale.lettered(self.navigator.settings.text_size)
        scale = self.scale
        line = min(LINE, (scale.high - 2 * EDGE - 106 - 30) / len(self._items))
        high = 106 + line * len(self._items) + 30
        left, top = (scale.wide - WIDE) / 2, (scale.high - high) / 2
        self.rect = scale.rect(left, top, WIDE, high)
        for i, control in enumerate(self.form.controls):
            control.rect = scale.rect(left + 60, top + 106 + line * i, WIDE - 120, line * 0.8)

    def draw(self, surface: pygame.Surface) -> None:
        dim(surface)
        dialog(surface, self.scale, self.rect, self.heading)
        self.form.draw(surface, self.scale)

    def handle(self, event: InputEvent) -> bool:
        if self.form.handle(event):
            return True
        outside = isinstance(event, Pointer) and _pressed_outside(event, self.rect)
        if outside or (isinstance(event, Key) and _leaves(event)):
            self.navigator.remove(self)
            return True
        return False


def _way_back() -> Item:
    """Return to the table without changes."""
    return translate("cancel"), "escape", lambda: None


class SeatsMenu(Menu):
    """The menu that asks which seat changes hands."""

    def __init__(self, seats: Sequence[SeatLook], chosen: int, choose: Callable[[int], None]) -> None:
        """Open the menu; `choose` receives the seat, and `chosen` is selected at first."""
        items = [
            (translate("seat-line", name=look.name, kind=look.kind), str(seat + 1), partial(choose, seat))
            for seat, look in enumerate(seats)
        ]
        super().__init__(translate("seats-menu"), [*items, _way_back()], chosen)


class SeatMenu(Menu):
    """The menu that asks who plays a seat from now on."""

    def __init__(self, plan: SeatPlan, sit: Callable[[SeatPlan], None]) -> None:
        """Open the menu; `plan` is the seat's current player, and `sit` receives the new one."""
        choices: list[tuple[str, str | None]] = [(translate("player-person"), None)]
        choices += [(localize(level.bot), level.key) for level in levels()]
        if plan.bot not in [spec for _, spec in choices]:
            choices.append((localize(bot_title(plan.bot or "")), plan.bot))
        chosen = next((i for i, (_, spec) in enumerate(choices) if spec == plan.bot), 0)
        items = [
            (label, str(i + 1), partial(sit, msgspec.structs.replace(plan, bot=spec)))
            for i, (label, spec) in enumerate(choices)
        ]
        super().__init__(translate("seat-menu", name=plan.name), [*items, _way_back()], chosen)


class GameMenu(Menu):
    """The game menu; the game is saved at every move."""


class LogPage(Scene):
    """The whole log, as large as the window allows."""

    opaque = False

    def __init__(self, view: BoardView, game: Game, log: Log, look: Callable[[int], None]) -> None:
        """Open the log; `view` has the companies' signs, and `look` shows the table after a clicked line's
        move.
        """
        self.view = view
        self.game = game
        self.log = log
        self._look = look
        self.book = Logbook()
        self.form = Form()

    def enter(self, navigator: Navigator) -> None:
        self.navigator = navigator
        self.close = Button(translate("close"), self._leave, key="escape")
        self.form.set([self.close])

    def _leave(self) -> None:
        self.navigator.remove(self)

    def arrange(self, scale: Scale) -> None:
        larger = scale.lettered(self.navigator.settings.text_size)
        wide, high = min(1000, larger.wide - 80), larger.high - 120
        rect = larger.rect((larger.wide - wide) / 2, 60, wide, high)
        self.scale = larger
        self.book.arrange(larger, rect)
        self.book.show(self.log, translate("log-of", game=game_title(self.game)))
        self.close.rect = larger.rect((larger.wide + wide) / 2 - 22 - 170, 66, 170, 38)

    def draw(self, surface: pygame.Surface) -> None:
        dim(surface)
        self.book.draw(surface, self.view)
        self.form.draw(surface, self.scale)
        place = self.navigator.pointer
        tip = self.book.tip_at(place)
        if tip:
            tooltip(surface, self.scale, tip, pygame.Rect(place, (1, 1)))

    def handle(self, event: InputEvent) -> bool:
        if isinstance(event, Pointer):
            if self.form.handle(event):
                return True
            self.book.point_at(event.position if self.form.hovered is None else None)
        if isinstance(event, Wheel):
            self.book.turn(event.steps * 3)
        elif isinstance(event, Glide):
            self.book.pull(event.moved[1])
        elif isinstance(event, Key):
            steps = {"up": 1, "down": -1, "page up": 20, "page down": -20, "home": 100_000, "end": -100_000}
            if event.name in steps:
                self.book.turn(steps[event.name])
            elif event.name in ("escape", "enter", "space") or command_of(event) is Command.LOG:
                self.navigator.remove(self)
        elif isinstance(event, Pointer) and _pressed_outside(event, self.book.rect):
            self.navigator.remove(self)
        elif isinstance(event, Pointer) and event.kind == "drag":
            self.book.pull(event.moved[1])
        elif isinstance(event, Pointer) and event.kind == "release" and event.clicks:
            number = self.book.move_at(event.position)
            if number is not None:
                self.navigator.remove(self)
                self._look(number)
        return True


def _pressed_outside(event: Pointer, rect: pygame.Rect) -> bool:
    return event.kind == "press" and not rect.collidepoint(event.position)


def _leaves(event: Key) -> bool:
    """Return whether a key closes a menu."""
    return event.name == "escape" or command_of(event) is Command.MENU
