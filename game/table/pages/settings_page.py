"""The settings page, built from the declared settings. A change takes effect and is saved immediately."""

from __future__ import annotations

from functools import partial
from typing import Final

import pygame

from game.table.controls.choices import Segments
from game.table.controls.form import Button
from game.table.kit.lettering import write_within
from game.table.kit.materials import panel
from game.table.kit.scale import Scale
from game.table.kit.theme import CREAM, PALE_BRASS, QUIET
from game.table.pages.page import TOP, Page
from game.table.pages.personal_settings import save_personal_settings
from game.table.program.settings import SETTINGS, Choice, Setting
from game.words import LANGUAGES, translate

TRAY: Final = 620.0
LABEL, WORDS = 22.0, 18.0
"""The text sizes of a row's label and explanation, in units."""
LEADING: Final = 1.25
"""The line height as a multiple of the text height."""


class SettingsPage(Page):
    """A page with a row of choices for each setting."""

    @property
    def title(self) -> str:
        return translate("settings")

    def fill(self) -> None:
        self.rows = {name: self._row(name, setting) for name, setting in SETTINGS.items()}
        self.default_button = Button(translate("settings-restore"), self.restore, key="u")
        self.done = Button(translate("done"), self.back, key="escape", main=True)
        self.form.set([*self.rows.values(), self.default_button, self.done], self.done)

    def _row(self, name: str, setting: Setting) -> Segments[Choice]:
        """Return the control for a setting, by the name of its field."""
        options = [(label_of(choice), value) for choice, value in setting.choices.items()]
        label = f"setting-{name.replace('_', '-')}"
        chosen = _nearest(setting, getattr(self.navigator.settings, name))
        change = partial(self._change, name)
        return Segments(
            options, chosen, change, label=translate(label), help_text=translate(f"{label}.words")
        )

    def _change(self, name: str, value: Choice) -> None:
        if name == "full_screen":
            self.navigator.set_full_screen(bool(value))
        setattr(self.navigator.settings, name, value)
        if name == "language":
            self.navigator.speak(self.navigator.settings.language)
        self.navigator.sounds.card.try_again()  # The volume may have been turned up.
        self._changed()

    def restore(self) -> None:
        """Restore the default settings, except the language and the window."""
        self.navigator.settings.restore_defaults()
        self._changed()
        self.refresh()

    def _changed(self) -> None:
        self.navigator.settings.save()
        save_personal_settings(self.navigator)
        self.navigator.sounds.play("tick")
        self.navigator.arrange()

    def lay_out(self, scale: Scale) -> None:
        # F11 changes this setting without this page, and the window is laid out again.
        self.rows["full_screen"].chosen = self.navigator.settings.full_screen
        wide, bottom = 1240.0, scale.high - 40
        left = (scale.wide - wide) / 2
        self.board = scale.rect(left, TOP, wide, bottom - TOP)
        step = (bottom - TOP - 30 - 120) / len(self.rows)
        high = min(52.0, step - 7)
        for i, row in enumerate(self.rows.values()):
            top = TOP + 30 + step * (i + 0.5) - high / 2
            row.rect = scale.rect(left + wide - 40 - TRAY, top, TRAY, high)
        y = bottom - 36 - 58
        self.done.rect = scale.rect(left + wide - 40 - 300, y, 300, 58)
        self.default_button.rect = scale.rect(left + wide - 40 - TRAY, y, 300, 58)

    def paint(self, surface: pygame.Surface) -> None:
        scale, board = self.scale, self.board
        panel(surface, scale, board, 3)
        left = board.x + scale.px(40)
        # Label and words have room one under the other in a row.
        rows = list(self.rows.values())
        step = rows[1].rect.centery - rows[0].rect.centery
        letters = scale.with_letters(min(scale.text, step / ((LABEL + WORDS) * LEADING * scale.k)))
        for i, row in enumerate(rows):
            if i:
                y = (row.rect.centery + rows[i - 1].rect.centery) // 2
                pygame.draw.line(surface, (92, 66, 40), (left, y), (board.right - scale.px(40), y))
            apart = min(scale.px(15 * letters.text**0.5), round(step * 0.26))
            upper, lower = row.rect.centery - apart, row.rect.centery + apart
            room = row.rect.x - left - scale.px(20)
            write_within(surface, letters, row.label, "slab_bold", LABEL, PALE_BRASS, left, upper, room)
            ink = CREAM if row is self.form.in_hand else QUIET
            write_within(surface, letters, row.help_text, "sans", WORDS, ink, left, lower, room)


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
