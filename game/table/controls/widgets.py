"""The one module round pygame_gui: lines of text to be typed into.

pygame_gui edits, marks, copies and pastes; what it lacks is added here: the house's look at any
window size and text size, and the focus that a form gives with Tab. A field is made anew when the
window changes, and keeps what was typed.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

import pygame
import pygame_gui
from pygame_gui.elements import UITextEntryLine

from assets import asset
from game.table.controls.form import Control, Mood
from game.table.kit.furniture import focus_ring
from game.table.kit.lettering import write
from game.table.kit.scale import Scale
from game.table.kit.theme import BRASS, FADED_INK, INK, PAPER, SLIP, Colour, mix
from game.table.program.input import Key, Pointer, Text

FACE = "parlor"
"""The name under which pygame_gui knows the reading face."""
FRAME = 1 / 60
"""Seconds that pygame_gui is told to have passed before a picture, so that pictures repeat exactly."""


def _hex(colour: Colour) -> str:
    return "#" + "".join(f"{part:02x}" for part in colour)


def _theme(points: int) -> dict[str, Any]:
    """The house's look in pygame_gui's words; `points` is the pixel size of the text."""
    fonts = {
        "name": FACE,
        "size": str(points),
        "regular_path": str(asset("fonts", "SourceSans3-Regular.ttf")),
        "bold_path": str(asset("fonts", "SourceSans3-Bold.ttf")),
        "italic_path": str(asset("fonts", "SourceSans3-Italic.ttf")),
        "bold_italic_path": str(asset("fonts", "SourceSans3-Bold.ttf")),
    }
    paper, ink, rim = _hex(SLIP), _hex(INK), _hex(mix(BRASS, (0, 0, 0), 0.35))
    colours = {
        "dark_bg": paper,
        "selected_bg": _hex(mix(PAPER, BRASS, 0.55)),
        "disabled_bg": paper,
        "normal_text": ink,
        "selected_text": ink,
        "disabled_text": _hex(FADED_INK),
        "text_cursor": ink,
        "normal_border": rim,
        "disabled_border": rim,
    }
    looks = {"border_width": "1", "shadow_width": "0", "padding": "6,2", "shape": "rectangle"}
    return {
        "defaults": {"font": fonts, "colours": colours},
        "text_entry_line": {"font": fonts, "colours": colours, "misc": looks},
    }


def _manager(size: tuple[int, int], points: int) -> pygame_gui.UIManager:
    """A manager for a window's size and a size of text, shared by the fields of a screen."""
    if pygame.display.get_surface() is None:
        # pygame_gui converts its pictures to the display's format; without a window one pixel will do.
        pygame.display.set_mode((1, 1), pygame.HIDDEN)
    return _kept_manager(size, points)


@lru_cache(maxsize=8)
def _kept_manager(size: tuple[int, int], points: int) -> pygame_gui.UIManager:
    return pygame_gui.UIManager(size, theme_path=_theme(points), enable_live_theme_updates=False)


class TextField(Control):
    """A line of text to be typed into.

    `changed` is told every new text; `done` is called by Enter.
    """

    def __init__(
        self,
        text: str,
        changed: Callable[[str], None],
        *,
        longest: int = 24,
        allowed: str | None = None,
        hint: str = "",
        done: Callable[[], None] | None = None,
        help_text: str = "",
    ) -> None:
        super().__init__(help_text=help_text)
        self.text = text
        self.changed = changed
        self.longest = longest
        self.allowed = allowed
        """The characters that can be typed; None for all."""
        self.hint = hint
        """What stands in the field while it is empty."""
        self.done = done
        self._line: Any = None
        """pygame_gui's widget, parts of which have no types; None until it is drawn first."""
        self._made_for: tuple[object, ...] = ()
        self._has_focus = False

    def _made(self, surface: pygame.Surface, scale: Scale) -> Any:
        """pygame_gui's widget for the present place and size of text."""
        wanted = (surface.get_size(), scale.size(18), tuple(self.rect))
        if self._line is None or self._made_for != wanted:
            if self._line is not None:
                self._line.kill()
            manager = _manager(surface.get_size(), scale.size(18))
            self._line = UITextEntryLine(self.rect, manager, initial_text=self.text)
            self._line.set_text_length_limit(self.longest)
            if self._has_focus:
                self._line.focus()
                self._line.edit_position = len(self.text)
                if not self._made_for:
                    self._line.select_range = [0, len(self.text)]
            self._made_for = wanted
        return self._line

    def draw(self, surface: pygame.Surface, scale: Scale, mood: Mood) -> None:
        line = self._made(surface, scale)
        if not self._has_focus:
            line.edit_position = 0
        line.update(FRAME)
        if line.image is not None:
            surface.blit(line.image, self.rect)
        if not self.text and self.hint:
            write(
                surface,
                scale,
                self.hint,
                "italic",
                17,
                FADED_INK,
                self.rect.x + scale.px(12),
                self.rect.centery,
            )
        if mood.focused or self._has_focus:
            focus_ring(surface, scale, self.rect, 3)

    def set(self, text: str) -> None:
        """Replace the text from outside."""
        self.text = text
        if self._line is not None:
            self._line.set_text(text)

    def focus(self, gained: bool) -> None:
        self._has_focus = gained
        if self._line is not None:
            (self._line.focus if gained else self._line.unfocus)()
            self._line.select_range = [0, len(self.text) if gained else 0]

    def press(self) -> None:
        if self.done is not None:
            self.done()

    def click(self, position: tuple[int, int]) -> None:
        """The caret has been put where the pointer went down; a click does no more."""

    def grab(self, event: Pointer) -> None:
        if self._line is not None:
            # Its manager would learn this from the system, which knows nothing of this picture's size.
            self._line.ui_manager.mouse_position = event.position
        self._pass(event)

    def take_key(self, event: Key) -> bool:
        if event.name in ("tab", "escape", "up", "down", "f1"):
            return False
        if event.name == "enter":
            self.press()
            return self.done is not None
        return self._pass(event)

    def take_text(self, event: Text) -> bool:
        if self.allowed is not None and any(letter not in self.allowed for letter in event.text):
            return True
        return self._pass(event)

    def _pass(self, event: Key | Pointer | Text) -> bool:
        """Let pygame_gui edit."""
        if self._line is None or event.raw is None:
            return False
        self._line.process_event(event.raw)
        text = self._line.get_text()
        if text != self.text:
            self.text = text
            self.changed(text)
        return True
