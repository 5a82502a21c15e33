"""Counts of legal play from fixed positions: the number of continuations by depth."""

import pytest

from tests.helpers.american_rails.building import full_map, markers, position, preparation
from tests.helpers.play import count_play, play


def year(players):
    """The first action phase; American and Majestic are near each other, and have little money."""
    return position(
        players,
        cash=[9, 11, 12, 10, 3][:players],
        treasury={"American": 7, "Majestic": 6},
        shares={"Rick": {"American": 1}, "Mike": {"Majestic": 1}},
        track={"American": ["Cincinnati"], "Majestic": ["Louisville"]},
        houses=["Cincinnati"],
    )


def expansion():
    """Rick is about to lay up to four cubes of two companies."""
    state = position(
        4,
        treasury={"American": 12, "Republic": 8},
        shares={"Rick": {"American": 1, "Republic": 1}},
        track={"American": ["Cincinnati", "5,5"], "Republic": ["Louisville"]},
    )
    play(state, "choose expand_4")
    return state


def last_phase():
    """The third phase of 1857: three choices and the game is over."""
    columns = [{"pass": "Rick", "develop": "Mike", "fund_5": "Mary"}] * 2
    return position(
        year=1857,
        column=2,
        markers=markers(*columns),
        cash=[9, 9, 9],
        treasury={"American": 7},
        shares={"Rick": {"American": 1}},
        track={"American": ["Boston"]},
    )


COUNTS = {
    # five companies; then 41 bids or a pass; then what is above the bid
    "preparation, 3 players": (preparation, [5, 5 * 42, 5 * (42 + sum(range(1, 42)))]),
    "preparation, 4 players": (lambda: preparation(4), [6, 6 * 42, 6 * (42 + sum(range(1, 42)))]),
    # 31 bids, for $40
    "preparation, 5 players": (lambda: preparation(5), [6, 6 * 32, 6 * (32 + sum(range(1, 32)))]),
    "a year, 3 players": (lambda: year(3), [7, 37, 228, 1233, 5350, 22226]),
    "a year, 4 players": (lambda: year(4), [7, 45, 297, 1744, 8519, 38643]),
    "a year, 5 players": (lambda: year(5), [7, 45, 297, 1744, 8519, 38643]),
    "an expansion": (expansion, [15, 238, 3704, 57658]),
    "every city taken": (full_map, [7, 60, 414, 3100, 17314]),
    # pass 6, develop 1 (a hub), fund 6, take 3, expand 3 + 1 each, auction 6: together 30
    "the last phase": (last_phase, [7, 30, 129, 378, 1294, 2451, 3560, 5676, 5706, 11070, 4464, 6688]),
}


@pytest.mark.parametrize("name", COUNTS)
def test_ways_of_legal_play(name):
    make, counts = COUNTS[name]
    assert [count_play(make(), depth) for depth in range(1, len(counts) + 1)] == counts
