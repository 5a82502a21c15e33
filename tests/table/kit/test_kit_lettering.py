"""Text is measured by what draws it, and fits where it is put."""

import numpy as np
import pygame
import pytest

from game.table.kit.lettering import paragraph, set_line, shorten, text_width, wrap, write
from game.table.kit.scale import Scale
from game.table.kit.theme import CREAM, FACES, INK

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
