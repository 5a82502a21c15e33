"""The settings: what reads, moves and sounds how. Every change is in force and saved at once."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

import pygame

from game.table.controls.choices import Segments
from game.table.controls.form import Button
from game.table.kit.lettering import shorten, write
from game.table.kit.materials import panel
from game.table.kit.scale import Scale
from game.table.kit.theme import CREAM, PALE_BRASS, QUIET
from game.table.pages.page import TOP, Page
from game.table.program.settings import TEXT_SIZES, Settings

Option = tuple[str, float]
"""What stands in the tray, and the setting's value; True and False for a switch."""

SWITCH: Final = (("Off", False), ("On", True))
MOTION: Final = (("Off", 0.0), ("Slow", 0.5), ("Normal", 1.0), ("Fast", 2.0))
PAUSES: Final = (("None", 0.0), ("Short", 0.5), ("Medium", 1.0), ("Long", 2.0))
VOLUMES: Final = (("Off", 0.0), ("Soft", 0.3), ("Medium", 0.6), ("Full", 1.0))
TRAY: Final = 620.0


class SettingsPage(Page):
    """A row of choices for every setting."""

    title = "Settings"

    def fill(self) -> None:
        sizes = [(f"{round(size * 100)} %", size) for size in TEXT_SIZES]
        self.full_screen = self._row("Full screen", "F11 does the same.", "full_screen", SWITCH)
        self.rows: list[Segments[float]] = [
            self._row("Text size", "How large words are; + enlarges the map.", "text_size", sizes),
            self._row("Motion", "How fast pieces and money move.", "animation_speed", MOTION),
            self._row(
                "Passing scenery", "The land outside the car on the title screen.", "moving_scenery", SWITCH
            ),
            self._row("Pause after a bot's move", "Time to see what it did.", "bot_pause", PAUSES),
            self._row("Forced moves", "Make your only legal move without asking.", "automatic_moves", SWITCH),
            self._row("Sound", "The small noises of the table.", "volume", VOLUMES),
            self.full_screen,
        ]
        self.usual = Button("The usual settings", self.restore, key="u")
        self.done = Button("Done", self.back, key="escape", main=True)
        self.form.set([*self.rows, self.usual, self.done], self.done)

    def _row(self, label: str, words: str, name: str, options: Sequence[Option]) -> Segments[float]:
        chosen = _nearest(options, getattr(self.navigator.settings, name))
        return Segments(options, chosen, partial(self._change, name), label=label, help_text=words)

    def _change(self, name: str, value: float) -> None:
        if name == "full_screen":
            self.navigator.set_full_screen(bool(value))
        setattr(self.navigator.settings, name, value)
        self._settle()

    def restore(self) -> None:
        """Everything as the program came, but for the names and the window."""
        settings, usual = self.navigator.settings, Settings()
        for name in (
            "text_size",
            "animation_speed",
            "moving_scenery",
            "bot_pause",
            "automatic_moves",
            "volume",
        ):
            setattr(settings, name, getattr(usual, name))
        self._settle()
        self.refresh()

    def _settle(self) -> None:
        self.navigator.settings.save()
        self.navigator.sounds.play("tick")
        self.navigator.arrange()

    def lay_out(self, scale: Scale) -> None:
        # F11 changes this one behind the page's back; the window is laid out anew then.
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
        for i, row in enumerate(self.rows):
            if i:
                y = (row.rect.centery + self.rows[i - 1].rect.centery) // 2
                pygame.draw.line(surface, (92, 66, 40), (left, y), (board.right - scale.px(40), y))
            room = row.rect.x - left - scale.px(20)
            write(
                surface, scale, row.label, "slab_bold", 22, PALE_BRASS, left, row.rect.centery - scale.px(15)
            )
            words = shorten(scale, row.help_text, "sans", 18, room)
            write(
                surface,
                scale,
                words,
                "sans",
                18,
                CREAM if row is self.form.in_hand else QUIET,
                left,
                row.rect.centery + scale.px(15),
            )


def _nearest(options: Sequence[Option], value: float) -> float:
    """The option that comes nearest to a value set elsewhere; a switch is 0 or 1."""
    return min((option for _, option in options), key=lambda option: abs(option - value))
