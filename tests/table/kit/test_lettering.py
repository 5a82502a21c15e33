"""Lettering: measured as it is drawn, fitted into its place, for Europe's letters and for any text."""

from __future__ import annotations

import sys
import time

import numpy as np
import pygame
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.rules.letters import LETTERS
from game.table.controls.dialogs import Notice
from game.table.kit.fonts import STAND_INS, face_for, letters_of
from game.table.kit.lettering import paragraph, set_line, shorten, text_width, wrap, write, write_within
from game.table.kit.scale import Scale
from game.table.kit.theme import CREAM, FACES, INK
from game.table.program.app import App

FULL, SMALL = Scale(1920, 1080), Scale(1280, 720)
SENTENCE = "Conductor chose Fund $5: National, $9 to $14; then Henry auctioned a Republic share."


@pytest.mark.parametrize("face", FACES)
@pytest.mark.parametrize("scale", [FULL, SMALL], ids=["1080", "720"])
def test_the_measured_width_is_the_drawn_width(face: str, scale: Scale) -> None:
    for words in ("American Rails", "$1,100", "Wf", ""):
        for spacing in (0.0, 0.08):
            image = set_line(face, scale.size(17), words, INK, spacing)
            assert image.get_width() == text_width(scale, words, face, 17, spacing)


@pytest.mark.parametrize("face", FACES)
def test_capitals_stand_round_the_given_height(face: str) -> None:
    surface = pygame.Surface((200, 60), pygame.SRCALPHA)
    told = write(surface, FULL, "HEH", face, 24, (255, 255, 255), 20, 30)
    drawn = surface.get_bounding_rect(min_alpha=100)
    assert abs(drawn.centery - 30) <= 1
    assert abs(drawn.h - told.h) <= 2
    assert told.left <= drawn.left
    assert drawn.right <= told.right


@pytest.mark.parametrize(("align", "left"), [("l", 100), ("c", 100 - 0.5), ("r", 100 - 1.0)])
def test_a_line_is_aligned_to_its_place(align: str, left: float) -> None:
    surface = pygame.Surface((300, 40), pygame.SRCALPHA)
    wide = text_width(FULL, "Cleveland", "semi", 18)
    rect = write(surface, FULL, "Cleveland", "semi", 18, INK, 100, 20, align)  # type: ignore[arg-type]
    part = 100 - left
    assert rect.left == round(100 - part * wide)
    assert rect.w == wide


def test_letters_are_premultiplied() -> None:
    image = set_line("slab", 13, "Fort Wayne & St. Louis", CREAM)
    rgb, alpha = pygame.surfarray.array3d(image), pygame.surfarray.array_alpha(image)
    assert alpha.max() == 255
    assert (rgb <= alpha[..., None].astype(int) + 1).all()


def test_a_halo_surrounds_the_letters_and_leaves_them_as_they_are() -> None:
    plain = pygame.Surface((200, 60), 0, 32)
    plain.fill((120, 160, 160))
    haloed = plain.copy()
    write(plain, FULL, "Detroit", "slab", 17, INK, 20, 30)
    write(haloed, FULL, "Detroit", "slab", 17, INK, 20, 30, halo=(255, 255, 255))
    before, after = pygame.surfarray.array3d(plain), pygame.surfarray.array3d(haloed)
    assert (before[..., 0] == before.min()).sum() == (after[..., 0] == before.min()).sum()
    assert (after > 240).all(axis=2).sum() > 200
    assert not (before > 240).any()


@pytest.mark.parametrize("width", [40, 90, 200, 400])
@pytest.mark.parametrize("scale", [FULL, SMALL], ids=["1080", "720"])
def test_wrapped_lines_fit_and_lose_nothing(width: int, scale: Scale) -> None:
    lines = wrap(scale, SENTENCE, "sans", 17, width)
    assert all(text_width(scale, line, "sans", 17) <= width for line in lines)
    assert "".join(lines).replace(" ", "") == SENTENCE.replace(" ", "")


@pytest.mark.parametrize("dash", ["–", "-"])
def test_a_pair_of_names_breaks_after_its_dash(dash: str) -> None:
    width = text_width(SMALL, "Montreal–Que", "sans", 17)
    assert wrap(SMALL, f"Montreal{dash}Quebec: $6,000", "sans", 17, width) == [
        f"Montreal{dash}", "Quebec:", "$6,000",
    ]  # fmt: skip


def test_a_line_feed_breaks_a_line() -> None:
    assert wrap(FULL, "one\n\ntwo three", "sans", 17, 500) == ["one", "", "two three"]


def test_a_paragraph_tells_where_it_ends() -> None:
    surface = pygame.Surface((300, 300), pygame.SRCALPHA)
    bottom = paragraph(surface, FULL, SENTENCE, "sans", 17, (255, 255, 255), 10, 20, 200)
    drawn = surface.get_bounding_rect()
    assert drawn.top >= 20
    assert bottom - 12 <= drawn.bottom <= bottom
    assert drawn.right <= 211


@pytest.mark.parametrize("width", [30, 80, 200, 2000])
def test_what_is_too_long_ends_in_points(width: int) -> None:
    short = shorten(SMALL, SENTENCE, "sans", 17, width)
    assert text_width(SMALL, short, "sans", 17) <= width
    if width == 2000:
        assert short == SENTENCE
    else:
        assert short.endswith("...")
        assert SENTENCE.startswith(short[:-3])
        longer = SENTENCE[: len(short) - 1] + "..."
        assert text_width(SMALL, longer, "sans", 17) > width - 8


def test_small_letters_are_crisp() -> None:
    """A stem of a 13 px capital reaches nearly full ink somewhere: it is no gray smear."""
    for face in FACES:
        alpha = pygame.surfarray.array_alpha(set_line(face, 13, "HILT", INK))
        assert np.sort(alpha.ravel())[-8:].min() >= 200


def test_a_space_that_does_not_break_keeps_a_number_and_its_sign_together() -> None:
    for room in range(40, 400, 20):
        lines = wrap(SMALL, "A roll of 5 or more builds it: 83\u00a0%.", "sans", 17, room)
        assert any("83\u00a0%" in line for line in lines) or room < 60


NO_BREAK = {"\u00a0", "\u2009"}
"""Spaces that Python doesn't call printable."""
ALPHABETS = (
    "Zażółć gęślą jaźń ŁŚ", "Příliš žluťoučký kůň ŘŮĎŤ", "Şoförün ğıİç", "Árvíztűrő ŐŰ", "Þórður Ægir ðÐ",
    "Ştefan Țepeş ășț", "Đorđe Žižek ćČ", "Ģirts Ķīlis ļņū", "Žydrūnė Ąžuolas ėįųŲ", "Ħal Għawdex ċġż",
    "Łódź Świętosława", "Größe ÄÖÜẞ", "Ünal Əliyev", "Owain Ŵŷ", "Čoahkkin Ŋŋ Ŧŧ", "Élise Çà Œuvre ŸŶ",
    "Øyvind Åse", "Ελένη Παπαδοπούλου ΐΰώςΏ", "Жанна Щукина Ёъыэ", "Ґанна Їжакевич єі", "Љубица Њ Ђорђе ћџЏ",
    "Ѓорѓи Ќе Ѕ", "Ў Беларусь",
)  # fmt: skip


def test_the_letters_of_the_rules_are_those_of_the_typefaces() -> None:
    faces = [letters_of(face) for face in FACES if face not in STAND_INS]
    assert {letter for letter in frozenset.intersection(*faces) if letter.isprintable()} | NO_BREAK == LETTERS


def test_a_letter_that_a_typeface_lacks_is_set_as_a_question_mark() -> None:
    pictures = [set_line("bold", 30, words, INK) for words in ("Ada 文", "Ada ?")]
    assert np.array_equal(*map(pygame.surfarray.array_alpha, pictures))


@pytest.mark.parametrize("name", ALPHABETS)
def test_names_of_all_europe_can_be_written(name: str) -> None:
    assert all(letter in LETTERS for letter in name)
    assert all(letters_of(face_for(face, name)).issuperset(name) for face in FACES)


@pytest.mark.parametrize("letter", "文अא🚂")
def test_other_letters_cannot(letter: str) -> None:
    assert letter not in LETTERS


def test_a_title_is_set_in_another_face_where_a_letter_is_missing() -> None:
    assert face_for("title", "Łucja") == "title"
    assert face_for("title", "Жанна") == "slab_bold"
    drawn, box = set_line("title", 30, "Ж", INK), set_line("title", 30, "文", INK)
    assert not np.array_equal(pygame.surfarray.array_alpha(drawn), pygame.surfarray.array_alpha(box))


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
