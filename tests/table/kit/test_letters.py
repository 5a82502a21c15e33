"""The letters of Europe's languages can be set, and others are reported beforehand."""

import numpy as np
import pygame
import pytest

from game.rules.letters import LETTERS
from game.table.kit.fonts import STAND_INS, face_for, letters_of
from game.table.kit.lettering import set_line
from game.table.kit.theme import FACES, INK

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
