"""Hexes: neighbours, distances, sets as bit masks."""

import pytest

from game.rules.hexgrid import DIRECTIONS, bits, distance, neighbors, select

SPOTS = [(column, row) for row in range(7) for column in range(7)]


def test_neighbours_of_an_even_row():
    assert dict(zip(DIRECTIONS, neighbors((3, 2)), strict=True)) == {
        "east": (4, 2),
        "south-east": (3, 3),
        "south-west": (2, 3),
        "west": (2, 2),
        "north-west": (2, 1),
        "north-east": (3, 1),
    }


def test_neighbours_of_an_odd_row():
    assert dict(zip(DIRECTIONS, neighbors((3, 3)), strict=True)) == {
        "east": (4, 3),
        "south-east": (4, 4),
        "south-west": (3, 4),
        "west": (2, 3),
        "north-west": (3, 2),
        "north-east": (4, 2),
    }


@pytest.mark.parametrize("spot", SPOTS)
def test_neighbours_are_mutual_and_the_way_back_is_the_opposite_direction(spot):
    for direction, near in enumerate(neighbors(spot)):
        assert neighbors(near)[(direction + 3) % 6] == spot
        assert distance(spot, near) == 1


@pytest.mark.parametrize("spot", SPOTS)
def test_distance_is_the_number_of_steps(spot):
    steps, ring, seen = 0, {spot}, {spot}
    while not set(SPOTS) <= seen:
        steps += 1
        ring = {near for one in ring for near in neighbors(one)} - seen
        seen |= ring
        assert all(distance(spot, one) == distance(one, spot) == steps for one in ring)
    assert distance(spot, spot) == 0


def test_bits():
    assert bits(0) == []
    assert bits(0b1011) == [0, 1, 3]
    assert bits(1 << 200 | 1) == [0, 200]


def test_pick_takes_the_items_of_a_mask():
    assert select("abcdef", 0b101001) == ["a", "d", "f"]
    assert select("abc", 0) == []
