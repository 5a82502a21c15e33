"""The paper slip: the old quantity is before the new one, even on a narrow slip."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from game.table.boards.view import Change, MovePreview
from game.table.kit.scale import Scale
from game.table.play.slip_paper import draw_slip


def drawn(size: tuple[int, int], text: float, *changes: Change) -> bytes:
    """A slip with these changes, as pixels."""
    pygame.init()
    view: Any = None  # Only badges are drawn by it.
    surface = pygame.Surface(size, 0, 32)
    told = MovePreview("First player", "$1,000", changes=changes, words="If all others pass, you go first.")
    scale = Scale(1920, 1080).with_letters(text)
    draw_slip(surface, scale, view, told, surface.get_rect())
    return pygame.image.tobytes(surface, "RGB")


@pytest.mark.parametrize("text", [1.0, 1.3])
@pytest.mark.parametrize("sums", [("$4,000", "$2,000"), ("$16,000", "$15,000"), ("$9,000", "$12,000")])
def test_a_narrow_slip_tells_what_was_before(sums: tuple[str, str], text: float) -> None:
    before, after = sums
    with_it, without = (drawn((243, 198), text, Change("Cash", old, after)) for old in (before, ""))
    assert with_it != without


def test_lines_under_one_another_tell_what_was_before() -> None:
    after = [Change("This build", "$2,000", "$5,000"), Change("Cash", "$17,000", "$14,000")]
    for place, change in enumerate(after):
        fewer = list(after)
        fewer[place] = Change(change.label, "", change.after)
        assert drawn((260, 198), 1.0, *after) != drawn((260, 198), 1.0, *fewer)
