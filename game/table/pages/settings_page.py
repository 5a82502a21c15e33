"""The page of the settings. Every change takes effect and is saved at once."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any, Final

import pygame

from game.table.controls.choices import Segments, off_or_on
from game.table.controls.form import Button
from game.table.kit.lettering import write_within
from game.table.kit.materials import panel
from game.table.kit.scale import Scale
from game.table.kit.theme import CREAM, PALE_BRASS, QUIET
from game.table.pages.comfort import keep_comfort
from game.table.pages.page import TOP, Page
from game.table.program.settings import TEXT_SIZES, Settings
from game.words import LANGUAGES, say

Option = tuple[str, float]
"""An option's words, and its value of the setting; True and False for a switch."""

VOLUMES: Final = ("volume", "air", "music")
"""The settings of how loud something is."""
USUAL: Final = (
    "text_size",
    "animation_speed",
    "moving_scenery",
    "bot_pause",
    "automatic_moves",
    "coach",
    *VOLUMES,
)
"""What is put back to the usual settings: all but the language, the names and the window."""
TRAY: Final = 620.0
LABEL, WORDS = 22.0, 18.0
"""The sizes of a row's label and of the words under it, in units."""
LEADING: Final = 1.25
"""How much higher a line is than its letters."""


class SettingsPage(Page):
    """A row of choices for every setting."""

    @property
    def title(self) -> str:
        return say("settings")

    def fill(self) -> None:
        off = say("switch-off")
        sizes = [(say("settings-percent", percent=round(size * 100)), size) for size in TEXT_SIZES]
        motion = [(off, 0.0), (say("pace-slow"), 0.5), (say("pace-normal"), 1.0), (say("pace-fast"), 2.0)]
        pauses = [
            (say("pause-none"), 0.0),
            (say("pause-short"), 0.5),
            (say("pause-medium"), 1.0),
            (say("pause-long"), 2.0),
        ]
        volumes = [(off, 0.0), (say("sound-soft"), 0.3), (say("sound-medium"), 0.6), (say("sound-full"), 1.0)]
        self.full_screen = self._row("settings-full-screen", "full_screen", off_or_on())
        self.rows: list[Segments[Any]] = [
            self._languages(),
            self._row("settings-text-size", "text_size", sizes),
            self._row("settings-motion", "animation_speed", motion),
            self._row("settings-scenery", "moving_scenery", off_or_on()),
            self._row("settings-pause", "bot_pause", pauses),
            self._row("settings-forced", "automatic_moves", off_or_on()),
            self._row("settings-coach", "coach", off_or_on()),
            self._row("settings-sound", "volume", volumes),
            self._row("settings-air", "air", volumes),
            self._row("settings-music", "music", volumes),
            self.full_screen,
        ]
        self.usual = Button(say("settings-usual"), self.restore, key="u")
        self.done = Button(say("done"), self.back, key="escape", main=True)
        self.form.set([*self.rows, self.usual, self.done], self.done)

    def _languages(self) -> Segments[str | None]:
        """The choice of the language: the system's, or one by its own name for itself."""
        options: list[tuple[str, str | None]] = [(say("settings-language-system"), None)]
        options += [(own_name, key) for key, own_name in LANGUAGES.items()]
        label, words = say("settings-language"), say("settings-language.words")
        chosen = self.navigator.settings.language
        return Segments(options, chosen, self._speak, label=label, help_text=words)

    def _row(self, label: str, name: str, options: Sequence[Option]) -> Segments[float]:
        """The choice of a setting by its field's name; `label` is the key of its message."""
        chosen, words = _nearest(options, getattr(self.navigator.settings, name)), say(f"{label}.words")
        return Segments(options, chosen, partial(self._change, name), label=say(label), help_text=words)

    def _speak(self, language: str | None) -> None:
        self.navigator.settings.language = language
        self.navigator.speak(language)
        self._changed()

    def _change(self, name: str, value: float) -> None:
        if name == "full_screen":
            self.navigator.set_full_screen(bool(value))
        setattr(self.navigator.settings, name, value)
        if name in VOLUMES:
            self.navigator.sounds.card.try_again()
        self._changed()

    def restore(self) -> None:
        """Put back the usual settings, but for the language, the names and the window."""
        settings, usual = self.navigator.settings, Settings()
        for name in USUAL:
            setattr(settings, name, getattr(usual, name))
        self._changed()
        self.refresh()

    def _changed(self) -> None:
        self.navigator.settings.save()
        keep_comfort(self.navigator)
        self.navigator.sounds.play("tick")
        self.navigator.arrange()

    def lay_out(self, scale: Scale) -> None:
        # F11 changes this setting without this page; the window is laid out anew after that.
        self.full_screen.chosen = self.navigator.settings.full_screen
        wide, bottom = 1240.0, scale.high - 40
        left = (scale.wide - wide) / 2
        self.board = scale.rect(left, TOP, wide, bottom - TOP)
        step = (bottom - TOP - 30 - 120) / len(self.rows)
        for i, row in enumerate(self.rows):
            middle = TOP + 30 + step * (i + 0.5)
            row.rect = scale.rect(left + wide - 40 - TRAY, middle - 26, TRAY, 52)
        y = bottom - 36 - 58
        self.done.rect = scale.rect(left + wide - 40 - 300, y, 300, 58)
        self.usual.rect = scale.rect(left + wide - 40 - TRAY, y, 300, 58)

    def paint(self, surface: pygame.Surface) -> None:
        scale, board = self.scale, self.board
        panel(surface, scale, board, 3)
        left = board.x + scale.px(40)
        # Label and words have room one under the other in a row.
        step = self.rows[1].rect.centery - self.rows[0].rect.centery
        letters = scale.with_letters(min(scale.text, step / ((LABEL + WORDS) * LEADING * scale.k)))
        for i, row in enumerate(self.rows):
            if i:
                y = (row.rect.centery + self.rows[i - 1].rect.centery) // 2
                pygame.draw.line(surface, (92, 66, 40), (left, y), (board.right - scale.px(40), y))
            apart = scale.px(15 * letters.text**0.5)
            upper, lower = row.rect.centery - apart, row.rect.centery + apart
            room = row.rect.x - left - scale.px(20)
            write_within(surface, letters, row.label, "slab_bold", LABEL, PALE_BRASS, left, upper, room)
            ink = CREAM if row is self.form.in_hand else QUIET
            write_within(surface, letters, row.help_text, "sans", WORDS, ink, left, lower, room)


def _nearest(options: Sequence[Option], value: float) -> float:
    """The option that comes nearest to a value set elsewhere; a switch is 0 or 1."""
    return min((option for _, option in options), key=lambda option: abs(option - value))
