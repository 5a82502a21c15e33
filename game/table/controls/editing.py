"""The model of a text field: its text, caret, selection and input-method composition."""

from __future__ import annotations

import unicodedata
from collections.abc import Container
from typing import Final

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
