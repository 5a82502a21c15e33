"""The letters of the typefaces, and the substitute for other letters in external texts.

The files in ``assets/fonts`` are cut down to the letters of Europe's languages. A name may come from many
sources: a text field, match files, saved games, boards, lessons, settings. All of them use this
module. Typed text, boards and lessons are rejected with the letter; names of players and matches, which a
friend may have typed elsewhere, are shown with a question mark in its place.

>>> displayable("Łukasz Ж 文\\0"), first_undisplayable("Łukasz 文")
('Łukasz Ж ??', '文')
>>> is_displayable("\\u200b"), code_point("文")
(False, 'U+6587')
"""

from __future__ import annotations

from typing import Final

SUBSTITUTE: Final = "?"
"""The substitute for a letter that the typefaces lack."""

RANGES: Final = (
    *((0x20, 0x7E), (0xA0, 0xAC), (0xAE, 0x17F), (0x18F, 0x18F), (0x192, 0x192), (0x1FA, 0x1FF)),
    *((0x218, 0x21B), (0x259, 0x259), (0x2BC, 0x2BC), (0x2C6, 0x2C6), (0x2DA, 0x2DA), (0x2DC, 0x2DC)),
    *((0x300, 0x301), (0x303, 0x304), (0x308, 0x309), (0x323, 0x323), (0x384, 0x38A), (0x38C, 0x38C)),
    *((0x38E, 0x3A1), (0x3A3, 0x3CE), (0x3D1, 0x3D1), (0x400, 0x45F), (0x490, 0x491), (0x1E80, 0x1E85)),
    *((0x1E9E, 0x1E9E), (0x1EF2, 0x1EF3), (0x2009, 0x2009), (0x2013, 0x2014), (0x2018, 0x201A)),
    *((0x201C, 0x201E), (0x2022, 0x2022), (0x2026, 0x2026), (0x2032, 0x2033), (0x2039, 0x203A)),
    *((0x2044, 0x2044), (0x20AC, 0x20AC), (0x2122, 0x2122), (0x2212, 0x2212), (0x2215, 0x2215)),
)
"""The first and last code points of each run of letters that all typefaces for names have; a test compares
them with the files. Signs without a picture of their own (a zero-width space) are not among them."""

LETTERS: Final = frozenset(chr(code) for first, last in RANGES for code in range(first, last + 1))


def is_displayable(text: str) -> bool:
    """Return whether the typefaces have every letter of a text, which may not have line ends."""
    return LETTERS.issuperset(text)


def displayable(text: str) -> str:
    """Return a text with `SUBSTITUTE` for each letter that the typefaces lack."""
    if is_displayable(text):
        return text
    return "".join(letter if letter in LETTERS else SUBSTITUTE for letter in text)


def first_undisplayable(text: str) -> str | None:
    """Return the first letter that the typefaces lack; None if they have all."""
    return None if is_displayable(text) else next(letter for letter in text if letter not in LETTERS)


def code_point(letter: str) -> str:
    """Return how Unicode calls a letter: what can't be shown can at least be looked up."""
    return f"U+{ord(letter):04X}"
