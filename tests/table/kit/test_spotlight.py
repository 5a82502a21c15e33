"""The conductor's arrow: it points from his card, and crosses no name that it can leave free."""

from __future__ import annotations

import math

import pygame
import pytest

from game.table.kit.scale import Scale
from game.table.kit.spotlight import LENGTHS, arrow_way

SCALE = Scale(1280, 720)
WINDOW = pygame.Rect(0, 0, 1280, 720)
CARD = pygame.Rect(30, 500, 320, 190)
CITY = pygame.Rect(400, 260, 30, 34)


def crosses(way: list[tuple[float, float]], places: list[pygame.Rect]) -> bool:
    return any(place.collidepoint(point) for place in places for point in way)


@pytest.mark.parametrize("x", range(250, 480, 10))
@pytest.mark.parametrize("y", range(330, 480, 15))
def test_no_name_between_card_and_city_is_crossed(x: int, y: int) -> None:
    names = [pygame.Rect(x, y, 76, 10), pygame.Rect(x - 40, y + 26, 60, 10)]
    names = [name for name in names if not name.colliderect(CITY)]
    way = arrow_way(SCALE, CARD, CITY, names, WINDOW)
    assert not crosses(way, names)
    assert math.dist(way[-1], CITY.center) < 40


def test_of_a_long_way_only_the_end_is_seen() -> None:
    far = pygame.Rect(1150, 40, 30, 34)
    way = arrow_way(SCALE, CARD, far, [], WINDOW)
    assert math.dist(way[0], way[-1]) <= LENGTHS[0] * SCALE.k + 1
    assert math.dist(way[-1], far.center) < 40
