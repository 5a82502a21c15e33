"""The page on which players change the keys of commands."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

import pygame

from game.table.controls.dialogs import Dialog
from game.table.controls.form import Button, Control, Mood
from game.table.kit.furniture import focus_ring, key_cap
from game.table.kit.lettering import write_fitting
from game.table.kit.materials import panel
from game.table.kit.scale import Scale
from game.table.kit.theme import CREAM, LAMP, PALE_BRASS, QUIET
from game.table.pages.page import TOP, Page
from game.table.program.commands import (
    FIXED,
    LOOKING,
    ON_GAMEPAD,
    PLAYING,
    PROGRAM,
    Command,
    Group,
    Shortcut,
    chord,
    command_of,
    groups,
    is_button,
    shortcut,
    use_keys,
)
from game.table.program.input import InputEvent, Key
from game.table.program.keys import PAD, holds_gamepad, written
from game.words import describe, localize, translate

COLUMNS: Final = ((PLAYING, PROGRAM), (LOOKING,))
"""The groups in each column of the page."""
FOOT: Final = 108.0
"""The height in units of the part of the panel with the buttons."""
GUTTER: Final = 64.0
"""The distance in units between the columns."""
MODIFIERS: Final = ("shift", "ctrl", "alt", "meta", "gui", "super", "lock", "altgr", "mode")
"""Parts of the names of keys that only modify others."""


class KeyRow(Control):
    """A command with its keys; pressing it asks for another key."""

    def __init__(self, own: Shortcut, changed: bool, action: Callable[[], None]) -> None:
        super().__init__()
        self.shortcut, self.changed, self._action = own, changed, action

    def draw(self, surface: pygame.Surface, scale: Scale, mood: Mood) -> None:
        lit = mood.hovered or mood.focused
        letters = scale.with_letters(min(scale.text, self.rect.h / (30 * scale.k)))
        right, y = float(self.rect.right - scale.px(8)), self.rect.centery
        ink = LAMP if self.changed else CREAM
        names = self._names()
        for name in reversed(names):
            right = key_cap(surface, letters, right, y, name, ink) - scale.px(8)
        if not names:
            words, room = translate("keys-none"), scale.px(160)
            write_fitting(surface, letters, words, "italic", 17, LAMP, right, y, room, "r")
            right -= room
        left = self.rect.x + scale.px(8)
        face = "bold" if lit else "semi"
        room = round(right) - left - scale.px(12)
        write_fitting(surface, letters, self.shortcut.words, face, 18, LAMP if lit else CREAM, left, y, room)
        if mood.focused:
            focus_ring(surface, scale, self.rect.inflate(0, -scale.px(6)))

    def _names(self) -> list[str]:
        """Return the texts of the caps: the keys, or the buttons of a gamepad while one is used."""
        if holds_gamepad():
            return [localize(PAD[key]()) for key in self.shortcut.buttons]
        return [written(key) for key in self.shortcut.keys]

    def press(self) -> None:
        self._action()


class KeysPage(Page):
    """The commands of the table with their keys."""

    every_frame = False

    @property
    def title(self) -> str:
        return translate("keys")

    def fill(self) -> None:
        changed = self.navigator.settings.changed_keys
        self.columns: list[list[tuple[str, list[KeyRow]]]] = [
            [(localize(group.heading), self._rows(group, set(changed))) for group in groups(column)]
            for column in COLUMNS
        ]
        rows = [row for column in self.columns for _, some in column for row in some]
        self.restore_button = Button(translate("settings-restore"), self._restore, key="delete")
        self.done = Button(translate("done"), self.back, key="escape", main=True)
        self.form.set([*rows, self.restore_button, self.done], self.done)

    def _rows(self, group: Group, changed: set[str]) -> list[KeyRow]:
        return [
            KeyRow(one, one.command.name.lower() in changed, partial(self._ask, one.command))
            for one in group.shortcuts
        ]

    def _ask(self, command: Command) -> None:
        self.navigator.push(NewKey(command, partial(self.set_key, command)))

    def set_key(self, command: Command, key: str | None) -> None:
        """Give a command a key or button, which its former command loses; None restores the defaults."""
        changed, name = self.navigator.settings.changed_keys, command.name.lower()
        others = {other: [one for one in some if one != key] for other, some in changed.items()}
        kept = [one for one in others.pop(name, []) if key is not None and is_button(one) != is_button(key)]
        if key is not None:
            others[name] = [*kept, key]
        self._use({other: some for other, some in others.items() if some})

    def _restore(self) -> None:
        self._use({})

    def _use(self, changed: dict[str, list[str]]) -> None:
        settings = self.navigator.settings
        settings.changed_keys = changed
        settings.save()
        use_keys(changed)
        focused = self.form.focused
        place = self.form.controls.index(focused) if focused in self.form.controls else 0
        shown = self.form.show_focus
        self.refresh()
        self.form.focus_on(self.form.controls[place], shown)
        self.navigator.arrange()

    def lay_out(self, scale: Scale) -> None:
        left, right, bottom = 56.0, scale.wide - 56, scale.high - 40
        self.board = scale.rect(left, TOP, right - left, bottom - TOP)
        wide = (right - left - 80 - GUTTER) / len(self.columns)
        lines = max(sum(len(rows) + 1 for _, rows in column) for column in self.columns)
        step = (bottom - TOP - 24 - FOOT) / lines
        self.headings: list[tuple[str, pygame.Rect]] = []
        for number, column in enumerate(self.columns):
            x, y = left + 40 + number * (wide + GUTTER), TOP + 24.0
            for heading, rows in column:
                self.headings.append((heading, scale.rect(x, y, wide, step)))
                for i, row in enumerate(rows, 1):
                    row.rect = scale.rect(x, y + step * i, wide, step)
                y += step * (len(rows) + 1)
        y = bottom - 36 - 56
        self.done.rect = scale.rect(right - 40 - 260, y, 260, 56)
        self.restore_button.rect = scale.rect(right - 40 - 260 - 16 - 320, y, 320, 56)

    def paint(self, surface: pygame.Surface) -> None:
        scale = self.scale
        panel(surface, scale, self.board, 3)
        for heading, rect in self.headings:
            letters = scale.with_letters(min(scale.text, rect.h / (32 * scale.k)))
            write_fitting(
                surface, letters, heading, "slab_bold", 21, PALE_BRASS, rect.x, rect.centery, rect.w
            )
            y = rect.bottom - 1
            pygame.draw.line(surface, (92, 66, 40), (rect.x, y), (rect.right, y))
        left, y = self.board.x + scale.px(40), self.done.rect.centery
        room = self.restore_button.rect.x - left - scale.px(20)
        write_fitting(surface, scale, translate("keys-foot"), "sans", 18, QUIET, left, y, room)


class NewKey(Dialog):
    """The question for the new key of a command. A key that has another meaning is pressed twice."""

    captures_keys = True

    def __init__(self, command: Command, answer: Callable[[str | None], None]) -> None:
        """Ask for a key of `command`; `answer` receives the new key, or None for the defaults."""
        buttons = [
            (translate("keys-default"), "", partial(answer, None)),
            (translate("cancel"), "escape", None),
        ]
        super().__init__(shortcut(command).words, translate("keys-press"), buttons)
        self._command, self._answer = command, answer
        self._insisted: str | None = None
        """The key that is taken if it is pressed again."""

    def handle(self, event: InputEvent) -> bool:
        if not isinstance(event, Key) or event.name in ("escape", "enter", "tab"):
            return super().handle(event)
        if event.pad and event.name in FIXED:
            return super().handle(event)
        if any(part in event.name.split() for part in MODIFIERS):
            return True
        self._take(event)
        return True

    def _take(self, event: Key) -> None:
        """Take a key or a button, or name what it already means."""
        plain, other = chord(event), command_of(event)
        key = f"{ON_GAMEPAD}{plain}" if event.pad else plain
        name = describe(PAD[plain]()) if event.pad else written(plain)
        if plain in FIXED:
            self._tell(translate("keys-fixed", key=name), None)
        elif other not in (None, self._command) and key != self._insisted:
            assert other is not None
            self._tell(translate("keys-taken", key=name, other=shortcut(other).words), key)
        else:
            self.navigator.remove(self)
            self._answer(key)

    def _tell(self, words: str, insisted: str | None) -> None:
        self.words, self._insisted = words, insisted
        self.arrange(self.scale)
        self.navigator.refresh()
