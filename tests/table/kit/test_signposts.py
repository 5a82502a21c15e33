"""Arrows toward events out of sight, at the edge of the map or next to what covers it."""

from __future__ import annotations

import pygame
import pytest

from game.table.kit.signposts import SIDE, draw_signpost

FRAME = pygame.Rect(50, 40, 600, 400)
PLATE = pygame.Rect(500, 300, 120, 100)
PAPER, INK = (250, 240, 220), (200, 30, 30)


def drawn(place: tuple[float, float], plate: pygame.Rect | None) -> pygame.Rect:
    """Where the arrow is seen."""
    surface = pygame.Surface((700, 500))
    surface.fill(PAPER)
    draw_signpost(surface, FRAME, place, INK, plate)
    mask = pygame.mask.from_threshold(surface, PAPER, (2, 2, 2, 255))
    mask.invert()
    return mask.get_bounding_rects()[0].unionall(mask.get_bounding_rects())


@pytest.mark.parametrize("place", [(-300, 200), (900, 240), (320, -80), (300, 900), (4000, 4000)])
def test_what_lies_outside_is_pointed_at_from_the_edge(place: tuple[float, float]) -> None:
    arrow = drawn(place, None)
    assert FRAME.contains(arrow)
    assert not FRAME.inflate(-3 * SIDE, -3 * SIDE).colliderect(arrow.inflate(-8, -8))


@pytest.mark.parametrize("place", [(510, 350), (560, 306), (590, 390)])
def test_what_is_covered_is_pointed_at_from_beside_its_cover(place: tuple[float, float]) -> None:
    arrow = drawn(place, PLATE)
    assert FRAME.contains(arrow)
    assert not PLATE.inflate(-6, -6).colliderect(arrow)
    assert PLATE.inflate(2 * SIDE, 2 * SIDE).contains(arrow)
