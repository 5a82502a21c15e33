"""Arrows: the conductor's avoids names where it can, and others point to what happened out of sight."""

from __future__ import annotations

import math

import pygame
import pytest

from game.table.kit.scale import Scale
from game.table.kit.signposts import SIDE, draw_signpost
from game.table.kit.spotlight import LENGTHS, arrow_way, draw_ring

SCALE = Scale(1280, 720)
WINDOW = pygame.Rect(0, 0, 1280, 720)
CARD = pygame.Rect(30, 500, 320, 190)
CITY = pygame.Rect(400, 260, 30, 34)


def test_a_ring_leaves_names_free() -> None:
    name = pygame.Rect(CITY.x - 20, CITY.y - 16, 70, 14)
    surface = pygame.Surface(WINDOW.size)
    draw_ring(surface, SCALE, CITY)
    whole = pygame.mask.from_threshold(surface, (255, 255, 255), (250, 250, 250)).count()
    assert surface.get_at((CITY.centerx, CITY.centery + 1)) == surface.get_at((0, 0))
    assert pygame.transform.average_color(surface.subsurface(name))[0] > 0
    surface.fill((0, 0, 0))
    draw_ring(surface, SCALE, CITY, [name])
    assert pygame.transform.average_color(surface.subsurface(name.inflate(-8, -4)))[0] == 0
    assert 0 < pygame.mask.from_threshold(surface, (255, 255, 255), (250, 250, 250)).count() < whole


def crosses(way: list[tuple[float, float]], places: list[pygame.Rect]) -> bool:
    return any(place.collidepoint(point) for place in places for point in way)


@pytest.mark.parametrize("x", range(250, 480, 10))
@pytest.mark.parametrize("y", range(330, 480, 15))
def test_no_name_between_card_and_city_is_crossed(x: int, y: int) -> None:
    names = [pygame.Rect(x, y, 76, 10), pygame.Rect(x - 40, y + 26, 60, 10)]
    names = [name for name in names if not name.colliderect(CITY)]
    way = arrow_way(SCALE.k, CARD, CITY, names, [], WINDOW)
    assert not crosses(way, names)
    assert math.dist(way[-1], CITY.center) < 40


def test_of_a_long_way_only_the_end_is_seen() -> None:
    far = pygame.Rect(1150, 40, 30, 34)
    way = arrow_way(SCALE.k, CARD, far, [], [], WINDOW)
    assert math.dist(way[0], way[-1]) <= LENGTHS[0] * SCALE.k + 1
    assert math.dist(way[-1], far.center) < 40


def test_where_all_ways_cross_something_words_are_left_free_before_figures() -> None:
    below = pygame.Rect(380, 330, 70, 12)
    right, left = pygame.Rect(450, 225, 12, 130), pygame.Rect(368, 225, 12, 130)
    above = pygame.Rect(380, 225, 70, 12)
    for words in ([left, above, right], [below, above, right]):
        figures = [rect for rect in (right, left, above, below) if rect not in words]
        way = arrow_way(SCALE.k, CARD, CITY, words, figures, WINDOW)
        assert not crosses(way, words)


def test_a_figure_on_the_shortest_way_is_left_free() -> None:
    straight = arrow_way(SCALE.k, CARD, CITY, [], [], WINDOW)
    x, y = straight[len(straight) // 2]
    number = pygame.Rect(round(x) - 10, round(y) - 10, 20, 20)
    assert crosses(straight, [number])
    assert not crosses(arrow_way(SCALE.k, CARD, CITY, [], [number], WINDOW), [number])


def test_the_tip_covers_no_name_below_the_place() -> None:
    """New York, with Philadelphia's name right below it: the arrow comes from the side."""
    place, name = pygame.Rect(576, 148, 33, 38), pygame.Rect(561, 192, 80, 10)
    way = arrow_way(SCALE.k, pygame.Rect(530, 437, 403, 263), place, [name], [], WINDOW)
    assert not crosses(way, [name])
    assert math.dist(way[-1], place.center) < 40


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
