"""Distances from a line as pictures: what they tell, and that maps printed in parts fit together."""

import math
from itertools import pairwise

import pygame
import pytest

from game.table.kit.distances import SPANS, Distances, Lattice, Wash, contour, points_along
from game.table.kit.noise import cloud, ripples
from game.table.kit.waters import LINES, water, water_colour

LINE = [((10.0, 12.0), (40.0, 12.0)), ((40.0, 12.0), (40.0, 80.0))]


def measured(grain: float = 2.0) -> Distances:
    distances = Distances((170, 100), grain)
    for _ in distances.measure(points_along(LINE)):
        pass
    return distances


def true_distance(x: float, y: float) -> float:
    """From a point of the grid to the line, in steps."""
    found = []
    for (ax, ay), (bx, by) in LINE:
        dx, dy = bx - ax, by - ay
        part = min(1.0, max(0.0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)))
        found.append(math.hypot(x - ax - part * dx, y - ay - part * dy))
    return min(found)


def test_each_channel_tells_the_distances_of_its_span() -> None:
    distances = measured()
    for x, y in ((10, 12), (40, 40), (33, 12), (25, 30), (5, 5), (60, 50), (90, 20), (100, 99), (169, 0)):
        wanted = true_distance(x, y) * distances.grain
        for channel, span in enumerate(SPANS):
            if span.first + 1 < wanted < span.last - 1:
                told = span.first + distances.picture.get_at((x, y))[channel] * span.step
                assert told == pytest.approx(wanted, abs=0.3 + wanted / 100 + span.step), (x, y, span)


def test_spans_overlap_and_no_line_of_the_sea_lies_where_they_do() -> None:
    for near, far in pairwise(SPANS):
        assert near.last - far.first >= 8
        told_twice = (far.first + 3, near.last - 3)
        assert not any(told_twice[0] - 0.5 < line.away < told_twice[1] + 0.5 for line in LINES)


def test_the_sea_is_coloured_by_the_distance_from_the_shore() -> None:
    picture, distances = water(1.5), measured()
    printed = picture.over(distances.picture)
    for x, y in ((60, 50), (75, 20), (100, 60), (168, 50)):
        wanted = water_colour(true_distance(x, y) * distances.grain, 1.5)
        assert printed.get_at((x, y))[:3] == pytest.approx(wanted, abs=8), (x, y)


def test_beyond_its_spans_a_wash_looks_as_at_their_end() -> None:
    grey = Wash(lambda distance: [min(255.0, max(0.0, 5 * distance))] * 3, 1)
    printed = grey.over(measured().picture)
    assert printed.get_at((169, 50))[:3] == pytest.approx((200, 200, 200), abs=2)
    assert printed.get_at((40, 50))[:3] == pytest.approx((0, 0, 0), abs=2)


@pytest.mark.parametrize("step", [0.7, 2.3, 5.97])
def test_parts_of_a_map_fit_together(step: float) -> None:
    grid = measured().picture
    lattice = Lattice(-31.6, -7.2, step)
    size = (round(100 * step), round(60 * step))

    def printed(*parts: pygame.Rect) -> bytes:
        surface = pygame.Surface(size, pygame.SRCALPHA)
        for part in parts:
            for tile, place in lattice.scaled(grid, part):
                surface.blit(tile, place, special_flags=pygame.BLEND_RGBA_ADD)
        return pygame.image.tobytes(surface, "RGBA")

    wide, high = size
    cut = (wide // 3, high // 2)
    whole = printed(pygame.Rect(0, 0, wide, high))
    assert whole == printed(
        pygame.Rect(0, 0, cut[0], high),
        pygame.Rect(cut[0], 0, wide - cut[0], cut[1]),
        pygame.Rect(cut[0], cut[1], wide - cut[0], high - cut[1]),
    )


def test_a_shaken_line_stays_at_its_place_and_wanders_farther_out() -> None:
    still, shaken = measured(), measured()
    shaken.shake(*ripples(3, still.picture.get_size(), 6), 2.0)
    near, far = (25, 12), [(x, 40) for x in range(42, 60)]
    assert shaken.picture.get_at(near)[0] == still.picture.get_at(near)[0]
    moved = {shaken.picture.get_at(place)[0] - still.picture.get_at(place)[0] for place in far}
    assert len(moved) > 3
    assert max(abs(steps) for steps in moved) * SPANS[0].step <= 2.1


def test_noise_is_the_same_again_and_its_parts_make_the_whole() -> None:
    size = (90, 50)
    whole, (raised, lowered) = cloud(7, size, 8), ripples(7, size, 8)
    assert pygame.image.tobytes(whole, "RGBA") == pygame.image.tobytes(cloud(7, size, 8), "RGBA")
    for place in ((0, 0), (44, 25), (89, 49)):
        told = 127.5 + (raised.get_at(place)[0] - lowered.get_at(place)[0]) / 2
        assert whole.get_at(place)[0] == pytest.approx(told, abs=3)


def test_a_contour_is_closed_and_lies_between_light_and_dark() -> None:
    picture = pygame.Surface((40, 30), 0, 32)
    pygame.draw.circle(picture, (200, 200, 200), (19, 14), 9)
    levels = pygame.image.tobytes(pygame.transform.box_blur(picture, 2), "RGB")[::3]
    pieces = list(contour(levels, 40, 100))
    assert sorted(start for start, _ in pieces) == sorted(end for _, end in pieces) or len(pieces) > 40
    for start, _ in pieces:
        assert math.dist(start, (18.5, 13.5)) == pytest.approx(9, abs=1.2)
