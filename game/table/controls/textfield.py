"""A text field: editing of its text, input methods, and its drawing."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Container, Sequence
from typing import Final

import pygame

from game.table.controls.form import Control, Mood
from game.table.kit.furniture import focus_ring, key_cap
from game.table.kit.lettering import text_width, write
from game.table.kit.pen import only_within
from game.table.kit.scale import Scale
from game.table.kit.theme import BRASS, FADED_INK, INK, PAPER, SLIP, Colour, mix
from game.table.program.input import Composition, Key, Pointer, Text
from game.table.program.keys import cap, holds_gamepad
from game.table.program.window import place_input_method

REFUSED: Final = frozenset(("Cc", "Cs", "Zl", "Zp"))
"""Unicode categories that no field accepts: control characters, surrogates, line ends."""


class EditedLine:
    """A line of at most `longest` characters, with the standard ways of editing.

    `caret` and `anchor` are places between characters, 0 before the first; the text between them is selected,
    and typing replaces it.

    >>> line = EditedLine("Clara", longest=8)
    >>> line.mark_all()
    >>> line.insert("Henry VIII")
    >>> line.text, line.caret
    ('Henry VI', 8)
    >>> line.step(-1, by_word=True, marking=True)
    >>> line.marked
    'VI'
    """

    def __init__(self, text: str = "", longest: int = 24, allowed: Container[str] | None = None) -> None:
        """Create an empty line; `allowed` holds the only accepted characters, or None for all."""
        self.longest = longest
        self.allowed = allowed
        self.text = text
        self.caret = self.anchor = len(text)
        self.composed = ""
        """The text that an input method is composing and has not committed yet."""
        self.refused = ""
        """The characters of the last change that are not allowed."""
        self.composed_caret = 0
        """The place of the input method's caret in `composed`."""

    def set(self, text: str) -> None:
        """Replace the text; the caret goes to its end."""
        self.text = text
        self.caret = self.anchor = len(text)
        self.compose("")

    # What is marked

    @property
    def span(self) -> tuple[int, int]:
        """Return the start and end of the selection; both are the caret's place if nothing is selected."""
        return min(self.caret, self.anchor), max(self.caret, self.anchor)

    @property
    def marked(self) -> str:
        """Return the selected characters."""
        start, end = self.span
        return self.text[start:end]

    def mark_all(self) -> None:
        """Select the whole line, with the caret at its end."""
        self.anchor, self.caret = 0, len(self.text)

    def mark_word(self) -> None:
        """Select the word around the caret, or the gap between two words."""
        start = end = min(self.caret, max(0, len(self.text) - 1))
        while start > 0 and self._alike(start - 1, end):
            start -= 1
        while end < len(self.text) and self._alike(start, end):
            end += 1
        self.anchor, self.caret = start, end

    def _alike(self, first: int, second: int) -> bool:
        """Return whether two characters both belong to words, or both to gaps."""
        return _in_word(self.text[first]) == _in_word(self.text[second])

    # The caret

    def put(self, place: int, *, marking: bool = False) -> None:
        """Move the caret; with `marking`, select what it passes."""
        self.caret = max(0, min(place, len(self.text)))
        if not marking:
            self.anchor = self.caret

    def step(self, way: int, *, by_word: bool = False, marking: bool = False) -> None:
        """Move the caret left (-1) or right (1), or to that end of a selection."""
        if self.marked and not marking and not by_word:
            self.put(self.span[0 if way < 0 else 1])
        else:
            self.put(self._next(way, by_word), marking=marking)

    def _next(self, way: int, by_word: bool) -> int:
        """Return the place after a step; combining characters stay with their letter."""
        place, last = self.caret, 0 if way < 0 else len(self.text)
        beside = -1 if way < 0 else 0
        if not by_word:
            place = place + way if place != last else place
            while 0 < place < len(self.text) and unicodedata.combining(self.text[place]):
                place += way
            return place
        for inside in (False, True) if way < 0 else (True, False):
            while place != last and _in_word(self.text[place + beside]) == inside:
                place += way
        return place

    # Changes

    def insert(self, text: str) -> None:
        """Replace the selection by the allowed characters, up to the length limit.

        A combining mark is composed with its letter where Unicode has a single character for both.
        """
        start, end = self.span
        text = "".join(letter for letter in unicodedata.normalize("NFC", text) if _printable(letter))
        self.refused = "".join(letter for letter in text if not self._takes(letter))
        fresh = "".join(letter for letter in text if self._takes(letter))
        if fresh or not text:
            room = self.longest - len(self.text) + end
            before = unicodedata.normalize("NFC", self.text[:start] + fresh)[: max(start, room)]
            self.text = before + self.text[end:]
            self.put(len(before))

    def _takes(self, letter: str) -> bool:
        return self.allowed is None or letter in self.allowed

    def erase(self, way: int, *, by_word: bool = False) -> None:
        """Delete the selection, or the character before (-1) or after (1) the caret."""
        if not self.marked:
            self.put(self._next(way, by_word), marking=True)
        self.insert("")

    # Input methods

    def compose(self, text: str, caret: int = 0) -> None:
        """Show the text that an input method is composing; "" when it is done or cancelled."""
        self.composed = "".join(letter for letter in text if _printable(letter) and self._takes(letter))
        self.composed_caret = max(0, min(caret, len(self.composed)))

    @property
    def shown(self) -> str:
        """Return the line with the composition in place of the selection."""
        if not self.composed:
            return self.text
        start, end = self.span
        return self.text[:start] + self.composed + self.text[end:]

    @property
    def shown_caret(self) -> int:
        """Return the place of the caret in `shown`."""
        return self.span[0] + self.composed_caret if self.composed else self.caret


def _printable(letter: str) -> bool:
    return unicodedata.category(letter) not in REFUSED


def _in_word(letter: str) -> bool:
    return letter.isalnum() or letter == "_" or unicodedata.combining(letter) != 0


FACE: Final = "sans"
POINTS: Final = 18
RIM: Final[Colour] = mix(BRASS, (0, 0, 0), 0.35)
MARKED: Final[Colour] = mix(PAPER, BRASS, 0.55)
REPEAT: Final = (500, 25)
"""Key repeat: milliseconds until the first repetition, and between repetitions."""
PASSED_ON: Final = frozenset(("tab", "escape", "up", "down", "page up", "page down"))
"""The keys that a single line doesn't use and leaves to its form."""


class TextField(Control):
    """A line of text that can be edited.

    `changed` receives every new text; Enter calls `done`. On a gamepad, Enter takes the next text that the
    field
    offers, if any.
    """

    takes_enter = False

    def __init__(
        self,
        text: str,
        changed: Callable[[str], None],
        *,
        longest: int = 24,
        allowed: Container[str] | None = None,
        refusal: str = "",
        hint: str = "",
        done: Callable[[], None] | None = None,
        offers: Sequence[str] = (),
        help_text: str = "",
    ) -> None:
        """Create the field. `longest` is in characters; `allowed` holds the only accepted ones, None for all.

        `refusal` is the reason for rejecting others, which is shown as help until the next change.
        """
        super().__init__(help_text=help_text)
        self._usual_help, self._refusal = help_text, refusal
        self.line = EditedLine(text, longest, allowed)
        self.changed = changed
        self.hint = hint
        """The placeholder text of an empty field."""
        self.done = done
        self.offers = offers
        self._scale = Scale(1920, 1080)
        self._has_focus = False
        self._begun: int | None = None
        """The place in the line of the click that gave the field the focus, until the pointer is released
        or leaves.
        """
        self._scrolled = 0
        """How many pixels of the line are scrolled out of view on the left."""

    @property
    def text(self) -> str:
        """Return the typed text."""
        return self.line.text

    @property
    def refuses(self) -> bool:
        """Return whether the field shows why it rejected a letter."""
        return bool(self._refusal and self.line.refused)

    def set(self, text: str) -> None:
        """Replace the text."""
        self.line.set(text)
        self._show_caret()

    def place(self, scale: Scale, rect: pygame.Rect) -> None:
        """Place the field in `rect` (pixels)."""
        self._scale, self.rect = scale, rect
        self._show_caret()

    # Where the letters lie

    @property
    def _inside(self) -> pygame.Rect:
        return self.rect.inflate(-2 * (1 + max(6, self._scale.px(7))), -2)

    def _offset(self, place: int) -> int:
        """Return the distance in pixels from the line's beginning to a place in the shown text."""
        before = self.line.shown[:place]
        return text_width(self._scale, before, FACE, POINTS) if before else 0

    def _place_at(self, x: int) -> int:
        """Return the place between two letters that is nearest to a pixel."""
        across = x - self._inside.x + self._scrolled
        return min(range(len(self.text) + 1), key=lambda place: abs(self._offset(place) - across))

    def _show_caret(self) -> None:
        """Scroll so that the caret is visible, and report its place to input methods."""
        inside, caret = self._inside, self._offset(self.line.shown_caret)
        longest = max(0, self._offset(len(self.line.shown)) + 1 - inside.w)
        if not self._has_focus:
            self._scrolled = 0
            return
        self._scrolled = max(min(self._scrolled, caret, longest), caret + 1 - inside.w, 0)
        place_input_method(self._caret_rect())

    def _caret_rect(self) -> pygame.Rect:
        inside = self._inside
        high = round(self._scale.size(POINTS) * 1.3)
        x = inside.x + self._offset(self.line.shown_caret) - self._scrolled
        return pygame.Rect(x, inside.centery - high // 2, max(1, self._scale.px(1)), high)

    def draw(self, surface: pygame.Surface, scale: Scale, mood: Mood) -> None:
        surface.fill(SLIP, self.rect)
        pygame.draw.rect(surface, RIM, self.rect, 1)
        if mood.focused or self._has_focus:
            focus_ring(surface, scale, self.rect, 3)
        with only_within(surface, self._inside.inflate(2, 0)):
            self._draw_letters(surface, scale)
        if mood.focused and self.offers and holds_gamepad():
            right = self.rect.right - 8 * scale.k
            key_cap(surface, scale, right, self.rect.centery, cap("enter"), FADED_INK)

    def _draw_letters(self, surface: pygame.Surface, scale: Scale) -> None:
        line, inside, caret = self.line, self._inside, self._caret_rect()
        left = inside.x - self._scrolled
        if self._has_focus and line.marked and not line.composed:
            start, end = (left + self._offset(place) for place in line.span)
            surface.fill(MARKED, (start, caret.y, end - start, caret.h))
        if line.shown:
            write(surface, scale, line.shown, FACE, POINTS, INK, left, inside.centery)
        elif self.hint:
            write(surface, scale, self.hint, "italic", 17, FADED_INK, inside.x, inside.centery)
        if line.composed:
            start = line.span[0]
            ends = left + self._offset(start), left + self._offset(start + len(line.composed))
            pygame.draw.line(surface, INK, (ends[0], caret.bottom - 2), (ends[1], caret.bottom - 2))
        if self._has_focus and (line.composed or not line.marked):
            surface.fill(INK, caret)

    # Focus

    def focus(self, gained: bool) -> None:
        self._has_focus = gained
        self.line.compose("")
        if gained:
            self.line.mark_all()
            pygame.key.start_text_input()
            pygame.key.set_repeat(*REPEAT)
        else:
            pygame.key.stop_text_input()
            pygame.key.set_repeat()
        self._show_caret()

    # Input

    def press(self) -> None:
        if self.done is not None:
            self.done()

    def click(self, position: tuple[int, int]) -> None:
        """Do nothing more: pressing has placed the caret already."""

    def grab(self, event: Pointer) -> None:
        place = self._place_at(event.position[0])
        if event.kind == "press":
            self._begun = None if self._has_focus else place
        if self._begun == place:
            return  # With the focus the whole line is marked: what is typed replaces it.
        if event.kind == "press" and event.clicks > 2:
            self.line.mark_all()
        elif event.kind == "press":
            self.line.put(place)
            if event.clicks == 2:
                self.line.mark_word()
        elif event.kind == "drag" and event.clicks < 2:
            if self._begun is not None:
                self.line.put(self._begun)
                self._begun = None
            self.line.put(place, marking=True)
        self._show_caret()

    def take_key(self, event: Key) -> bool:
        if event.pad:
            return event.name == "enter" and self._take_offer()
        if self.line.composed:
            return True  # Keys belong to the input method until it is done.
        if event.name in PASSED_ON or event.alt or _is_function_key(event.name):
            return False
        if event.name == "enter":
            self.press()
            return self.done is not None
        before = self.text
        if event.ctrl and event.name in ("a", "c", "x", "v"):
            self._clipboard(event.name)
        else:
            self._edit(event)
        self._after(before)
        return True

    def _take_offer(self) -> bool:
        """Take the next offered text; return False if there is none."""
        if not self.offers:
            return False
        place = self.offers.index(self.text) + 1 if self.text in self.offers else 0
        before = self.text
        self.set(self.offers[place % len(self.offers)])
        self._after(before)
        return True

    def _edit(self, event: Key) -> None:
        line, held = self.line, {"marking": event.shift}
        match event.name:
            case "left":
                line.step(-1, by_word=event.ctrl, **held)
            case "right":
                line.step(1, by_word=event.ctrl, **held)
            case "home":
                line.put(0, **held)
            case "end":
                line.put(len(line.text), **held)
            case "backspace":
                line.erase(-1, by_word=event.ctrl)
            case "delete":
                line.erase(1, by_word=event.ctrl)

    def _clipboard(self, letter: str) -> None:
        if letter == "a":
            self.line.mark_all()
        elif letter == "v":
            self.line.insert(pasted())
        elif self.line.marked and copy(self.line.marked) and letter == "x":
            self.line.insert("")

    def take_text(self, event: Text) -> bool:
        before = self.text
        self.line.compose("")
        self.line.insert(event.text)
        self._after(before)
        return True

    def take_composition(self, event: Composition) -> bool:
        self.line.compose(event.text, event.caret)
        self._show_caret()
        return True

    def _after(self, before: str) -> None:
        self._show_caret()
        self.help_text = self._refusal if self.refuses else self._usual_help
        if self.text != before:
            self.changed(self.text)


def _is_function_key(name: str) -> bool:
    return len(name) > 1 and name[0] == "f" and name[1:].isdigit()


def copy(text: str) -> bool:
    """Copy text to the system's clipboard; return False if that fails, so that the text must stay."""
    try:
        pygame.scrap.put_text(text)
    except pygame.error:
        return False
    return True


def pasted() -> str:
    """Return the text on the system's clipboard; "" if there is none."""
    try:
        return pygame.scrap.get_text() if pygame.scrap.has_text() else ""
    except pygame.error:
        return ""
