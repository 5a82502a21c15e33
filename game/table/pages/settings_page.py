"""The settings page, built from the declared settings. A change takes effect and is saved immediately."""

from __future__ import annotations

from functools import partial
from typing import Final, TypeAlias

import pygame

from game.table.controls.choices import Segments
from game.table.controls.form import Button
from game.table.controls.slider import Slider
from game.table.kit.lettering import line_height, paragraph, wrap, write_fitting
from game.table.kit.materials import panel
from game.table.kit.scale import Scale
from game.table.kit.theme import CREAM, PALE_BRASS, QUIET
from game.table.pages.keys_page import KeysPage
from game.table.pages.page import TOP, Page
from game.table.pages.personal_settings import save_personal_settings
from game.table.program.commands import keys_for_texts
from game.table.program.input import InputEvent, Key
from game.table.program.settings import SETTINGS, Choice, Setting, Tab
from game.words import LANGUAGES, localize, translate

Row: TypeAlias = Segments[Choice] | Slider

WIDE: Final = 1320.0
"""The width in units of the panel."""
TRAY: Final = 620.0
"""The width in units of a row's control."""
STEP: Final = 120.0
"""The distance in units from one row to the next, where there is room."""
HEAD: Final = 132.0
"""The height in units of the part of the panel with the tabs."""
FOOT: Final = 118.0
"""The height in units of the part with the buttons."""
TURNS: Final = {"page up": -1, "page down": 1}
"""The keys that turn to the tab before or after."""
LABEL, WORDS = 22.0, 18.0
"""The text sizes of a row's label and explanation, in units."""


class SettingsPage(Page):
    """A page with tabs, and a row for each setting of the open one."""

    def __init__(self) -> None:
        super().__init__()
        self.tab = Tab.LOOK

    @property
    def title(self) -> str:
        return translate("settings")

    def fill(self) -> None:
        tabs = [(localize(tab()), tab) for tab in Tab]
        self.tabs = Segments(tabs, self.tab, self.turn_to)
        self.rows = {
            name: self._row(name, setting) for name, setting in SETTINGS.items() if setting.tab is self.tab
        }
        self.default_button = Button(translate("settings-restore"), self.restore, key="u")
        self.done = Button(translate("done"), self.back, key="escape", main=True)
        self.keys = Button(translate("keys-change"), self._show_keys, key="k")
        foot = [self.keys, self.default_button, self.done]
        self.form.set([self.tabs, *self.rows.values(), *foot], self.done)

    def turn_to(self, tab: Tab) -> None:
        """Open a tab."""
        self.tab = tab
        shown = self.form.show_focus
        self.refresh()
        self.form.focus_on(self.tabs, shown)

    def handle(self, event: InputEvent) -> bool:
        if isinstance(event, Key) and event.name in TURNS and not event.pad:
            tabs = list(Tab)
            self.turn_to(tabs[(tabs.index(self.tab) + TURNS[event.name]) % len(tabs)])
            return True
        return super().handle(event)

    def _row(self, name: str, setting: Setting) -> Row:
        """Return the control for a setting, by the name of its field."""
        key = f"setting-{name.replace('_', '-')}"
        label, words = translate(key), translate(f"{key}.words", **keys_for_texts())
        value, change = getattr(self.navigator.settings, name), partial(self._change, name)
        if setting.continuous:
            return Slider(value, partial(self._slide, name), self._changed, label=label, help_text=words)
        options = [(label_of(choice), value) for choice, value in setting.choices.items()]
        return Segments(options, _nearest(setting, value), change, label=label, help_text=words)

    def _show_keys(self) -> None:
        self.navigator.push(KeysPage())

    def _slide(self, name: str, value: float) -> None:
        """Apply a value on the way, which is heard immediately and saved at its end."""
        setattr(self.navigator.settings, name, value)
        self.navigator.sounds.card.try_again()
        self.navigator.refresh()

    def _change(self, name: str, value: Choice) -> None:
        if name == "full_screen":
            self.navigator.set_full_screen(bool(value))
        setattr(self.navigator.settings, name, value)
        if name == "language":
            self.navigator.speak(self.navigator.settings.language)
        self._changed()

    def restore(self) -> None:
        """Restore the default settings, except the language and the window."""
        self.navigator.settings.restore_defaults()
        self._changed()
        self.refresh()

    def _changed(self) -> None:
        self.navigator.sounds.card.try_again()  # The volume may have been turned up.
        self.navigator.settings.save()
        save_personal_settings(self.navigator)
        self.navigator.sounds.play("tick")
        self.navigator.arrange()

    def lay_out(self, scale: Scale) -> None:
        # F11 changes this setting without this page, and the window is laid out again.
        if isinstance(full := self.rows.get("full_screen"), Segments):
            full.chosen = self.navigator.settings.full_screen
        bottom = scale.high - 40
        left = (scale.wide - WIDE) / 2
        self.board = scale.rect(left, TOP, WIDE, bottom - TOP)
        self.tabs.rect = scale.rect(left + 40, TOP + 36, WIDE - 80, 58)
        self.step = min(STEP, (bottom - TOP - HEAD - FOOT) / len(self.rows))
        high = min(54.0, self.step - 8)
        for i, row in enumerate(self.rows.values()):
            middle = TOP + HEAD + self.step * (i + 0.5)
            row.rect = scale.rect(left + WIDE - 40 - TRAY, middle - high / 2, TRAY, high)
        y = bottom - 36 - 58
        self.done.rect = scale.rect(left + WIDE - 40 - 300, y, 300, 58)
        self.default_button.rect = scale.rect(left + WIDE - 40 - TRAY, y, 304, 58)
        self.keys.rect = scale.rect(left + 40, y, 320, 58)

    def paint(self, surface: pygame.Surface) -> None:
        scale, board = self.scale, self.board
        panel(surface, scale, board, 3)
        left, right = board.x + scale.px(40), board.right - scale.px(40)
        rows = list(self.rows.values())
        room = rows[0].rect.x - left - scale.px(20)
        letters = self._letters(room)
        for i, row in enumerate(rows):
            y = row.rect.centery - scale.px(self.step / 2)
            if i:
                pygame.draw.line(surface, (92, 66, 40), (left, y), (right, y))
            lines = wrap(letters, row.help_text, "sans", WORDS, room)
            label, words = line_height(letters, LABEL, 1.2), line_height(letters, WORDS, 1.2)
            top = row.rect.centery - (label + words * len(lines)) / 2
            write_fitting(
                surface, letters, row.label, "slab_bold", LABEL, PALE_BRASS, left, top + label / 2, room
            )
            ink = CREAM if row is self.form.in_hand else QUIET
            paragraph(
                surface, letters, row.help_text, "sans", WORDS, ink, left, top + label, room, leading=1.2
            )

    def _letters(self, room: int) -> Scale:
        """Return the scale of the largest letters, up to the text size, at which each row has room."""
        size = self.scale.text
        while size > 0.6:
            letters = self.scale.with_letters(size)
            label, words = line_height(letters, LABEL, 1.2), line_height(letters, WORDS, 1.2)
            most = max(len(wrap(letters, row.help_text, "sans", WORDS, room)) for row in self.rows.values())
            if label + words * most <= self.scale.px(self.step - 6):
                break
            size -= 0.05
        return self.scale.with_letters(size)


def label_of(choice: str) -> str:
    """Return the label of a choice by its name: a percentage, a language's own name, or a message."""
    if choice.endswith("%"):
        return translate("settings-percent", percent=int(choice.removesuffix("%")))
    return LANGUAGES[choice].name if choice in LANGUAGES else translate(f"choice-{choice}")


def _nearest(setting: Setting, value: Choice) -> Choice:
    """Return the choice nearest to a value, which the file or the keys + and - may have set."""
    choices = setting.choices.values()
    if isinstance(value, int | float):
        return min(choices, key=lambda choice: abs(float(choice or 0) - value))
    return value
