"""The letters of Europe's languages can be set, and what can't is told beforehand."""

import doctest

import numpy as np
import pygame
import pytest

from game.table.kit import letters
from game.table.kit.lettering import set_line
from game.table.kit.letters import Letters, face_for, letters_of
from game.table.kit.theme import FACES, INK

ALPHABETS = (
    "Zażółć gęślą jaźń ŁŚ", "Příliš žluťoučký kůň ŘŮĎŤ", "Şoförün ğıİç", "Árvíztűrő ŐŰ", "Þórður Ægir ðÐ",
    "Ştefan Țepeş ășț", "Đorđe Žižek ćČ", "Ģirts Ķīlis ļņū", "Žydrūnė Ąžuolas ėįųŲ", "Ħal Għawdex ċġż",
    "Łódź Świętosława", "Größe ÄÖÜẞ", "Ünal Əliyev", "Owain Ŵŷ", "Čoahkkin Ŋŋ Ŧŧ", "Élise Çà Œuvre ŸŶ",
    "Øyvind Åse", "Ελένη Παπαδοπούλου ΐΰώςΏ", "Жанна Щукина Ёъыэ", "Ґанна Їжакевич єі", "Љубица Њ Ђорђе ћџЏ",
    "Ѓорѓи Ќе Ѕ", "Ў Беларусь",
)  # fmt: skip


def test_the_example_is_true() -> None:
    assert doctest.testmod(letters).failed == 0


@pytest.mark.parametrize("name", ALPHABETS)
def test_names_of_all_europe_can_be_written(name: str) -> None:
    assert all(letter in Letters() for letter in name)
    assert all(letters_of(face_for(face, name)).issuperset(name) for face in FACES)


@pytest.mark.parametrize("letter", "文अא🚂")
def test_other_letters_cannot(letter: str) -> None:
    assert letter not in Letters()


def test_a_title_is_set_in_another_face_where_a_letter_is_missing() -> None:
    assert face_for("title", "Łucja") == "title"
    assert face_for("title", "Жанна") == "slab_bold"
    drawn, box = set_line("title", 30, "Ж", INK), set_line("title", 30, "文", INK)
    assert not np.array_equal(pygame.surfarray.array_alpha(drawn), pygame.surfarray.array_alpha(box))
