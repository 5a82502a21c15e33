"""The strip of a turn's steps, dice, loan notes."""

from __future__ import annotations

import pygame
import pytest

from game.table.kit import images
from game.table.kit.lettering import text_width
from game.table.kit.pieces import draw_dice, loan_note
from game.table.kit.scale import Scale
from game.table.kit.steps import MARK, POINTS, step_rects, step_strip
from game.table.kit.surface_cache import surface_cache

NAMES = ("Borrow", "Service", "Retire", "Growth", "Publicize", "First player")


def paper() -> pygame.Surface:
    surface = pygame.Surface((1000, 200), 0, 32)
    surface.fill((220, 210, 190))
    return surface


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_steps_lie_side_by_side_with_room_for_their_names(size: tuple[int, int]) -> None:
    scale = Scale(*size)
    strip = scale.rect(10, 10, 1000, 46)
    rects = step_rects(scale, strip, NAMES)
    for name, rect, after in zip(NAMES, rects, [*rects[1:], None], strict=True):
        assert strip.contains(rect)
        assert rect.w >= text_width(scale, name, "semi", POINTS) + MARK * scale.k
        assert after is None or rect.right == after.left


def test_every_step_looks_different() -> None:
    scale, strip = Scale(1280, 720), pygame.Rect(10, 10, 900, 40)
    pictures = set()
    for now in range(len(NAMES) + 1):
        surface = paper()
        step_strip(surface, scale, strip, NAMES, now)
        pictures.add(pygame.image.tobytes(surface, "RGB"))
    assert len(pictures) == len(NAMES) + 1


def test_dice_come_to_rest_and_show_what_was_rolled() -> None:
    def thrown(values: tuple[int, int], time: float) -> bytes:
        surface = paper()
        draw_dice(surface, values, (600, 100), 30, time)
        return pygame.image.tobytes(surface, "RGB")

    assert thrown((2, 5), 1.0) == thrown((2, 5), 1.5)
    assert thrown((2, 5), 0.4) != thrown((2, 5), 1.0)
    assert len({thrown((low, 6), 1.0) for low in range(1, 7)}) == 6


@pytest.mark.parametrize("values", [(1, 1), (2, 5), (6, 3)])
def test_all_pictures_of_a_throw_are_made_before_it_begins(
    values: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    surface_cache.clear()
    draw_dice(paper(), values, (600, 100), 30, 0.0)
    monkeypatch.setattr(images, "_read", lambda path, reach: pytest.fail(f"{path.name} is read late"))
    for step in range(1, 120):
        draw_dice(paper(), values, (600, 100), 30, step / 120)


def test_a_note_ends_where_it_is_told_to() -> None:
    surface, scale = paper(), Scale(1280, 720)
    short = loan_note(surface, scale, 500, 100, "$10", 16)
    long = loan_note(surface, scale, 800, 100, "$1280", 16)
    assert (short.right, long.right) == (500, 800)
    assert long.w > short.w
    assert short.centery == pytest.approx(100, abs=1)
