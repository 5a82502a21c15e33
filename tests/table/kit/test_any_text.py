"""Any text in a file or from the keyboard can be drawn quickly, with the measured size."""

from __future__ import annotations

import sys
import time

import pygame
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.table.controls.dialogs import Notice
from game.table.kit.lettering import paragraph, set_line, shorten, text_width, wrap, write, write_within
from game.table.kit.scale import Scale
from game.table.kit.theme import FACES, INK
from game.table.program.app import App

SMALL = Scale(1280, 720)
ANYTHING = st.text(st.characters(), max_size=60)
"""Over all of Unicode, halves of pairs included."""
STRANGE = (
    "\0",
    "\u200b",
    "\ud800",
    "\n",
    "\u0301",
    "\ufeff",
    "\U000e0001",
    "\u3164",
    "\U0010ffff",
    "\x1b[0m",
)


def draw(words: str, face: str = "sans") -> None:
    surface = pygame.Surface((400, 200))
    write(surface, SMALL, words, face, 18, INK, 10, 20, halo=(255, 255, 255))
    write(surface, SMALL, words, face, 18, INK, 10, 40, spacing=0.1)
    write_within(surface, SMALL, words, face, 18, INK, 10, 60, 90)
    paragraph(surface, SMALL, words, face, 18, INK, 10, 80, 120)
    assert set_line(face, SMALL.size(18), words, INK).get_width() == text_width(SMALL, words, face, 18)


@pytest.mark.parametrize("face", FACES)
@pytest.mark.parametrize("words", STRANGE)
def test_a_strange_letter_alone_and_among_others_is_drawn(words: str, face: str) -> None:
    draw(words, face)
    draw(f"Ada {words}B.", face)


@settings(derandomize=True, max_examples=60, deadline=None)
@given(ANYTHING)
def test_any_text_is_drawn(words: str) -> None:
    draw(words)


def test_letters_of_every_plane_are_drawn() -> None:
    for first in range(0, sys.maxunicode, 4099):
        set_line("sans", 13, "".join(map(chr, range(first, min(first + 40, sys.maxunicode)))), INK)


@settings(derandomize=True, max_examples=30, deadline=None)
@given(ANYTHING, st.integers(20, 300))
def test_any_text_is_wrapped_and_shortened(words: str, room: int) -> None:
    lines = wrap(SMALL, words, "sans", 18, room)
    assert "".join(lines).replace(" ", "") == words.replace("\n", "").replace(" ", "")
    assert all(text_width(SMALL, line, "sans", 18) <= room or len(line) == 1 for line in lines)
    assert text_width(SMALL, shorten(SMALL, words, "sans", 18, room), "sans", 18) <= room


def test_a_word_of_twenty_thousand_letters_takes_no_time() -> None:
    start = time.perf_counter()
    lines = wrap(SMALL, "x" * 20_000, "sans", 18, 400)
    shorten(SMALL, "y" * 20_000, "sans", 18, 400)
    assert "".join(lines) == "x" * 20_000
    assert time.perf_counter() - start < 5


def test_a_notice_is_never_higher_than_the_window(app: App) -> None:
    app.go_to_title()
    notice = Notice("Long", "word " * 3000)
    app.push(notice)
    assert app.step(0.02, [])
    assert notice.rect.top >= 0
    assert notice.rect.bottom <= app.size[1]
    assert notice.lines[-1] == "..."
