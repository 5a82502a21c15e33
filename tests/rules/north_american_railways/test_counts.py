"""Counts of legal play from fixed positions: the number of continuations by depth."""

import pytest

from tests.helpers.north_american_railways.building import buying, opening, trading
from tests.helpers.play import count_play, play


def trade():
    """Three poor players; blue, green and red are founded."""
    return trading(
        cash=[400, 300, 200],
        shares={"Marion": {"blue": 1}, "Angelika": {"green": 1}, "Daniela": {"red": 1}},
    )


def director_of_all():
    """Marion directs every bottom share's company and has less than $1000."""
    return trading(
        cash=[300, 200, 100],
        shares={"Marion": {"blue": 1, "green": 1, "red": 1, "yellow": 1}},
    )


def cities():
    """Phase II, in which three players hold shares of two companies."""
    return buying(
        treasury={"blue": 400, "green": 200},
        shares={"Marion": {"blue": 1}, "Angelika": {"blue": 1, "green": 1}, "Daniela": {"green": 1}},
        bottom_cities=["Buffalo", "Omaha", "Cleveland", "Detroit"],
    )


def offer():
    """Daniela is about to answer."""
    state = trade()
    play(state, "offer 3 200")
    return state


COUNTS = {
    # four columns, 20 prices in each; then five start cities; then the second player's 80
    "the opening, 3 players": (opening, [80, 80 * 5, 80 * 5 * 80]),
    "the opening, 4 players": (lambda: opening(4), [68, 68 * 5, 68 * 5 * 68]),
    "the opening, 5 players": (lambda: opening(5), [56, 56 * 5, 56 * 5 * 56]),
    # yellow at 4 prices, green and red at 4; then 2 start cities for each of the 4, 7 answers and 6
    "shares": (trade, [12, 21, 230, 410, 2998, 5043, 17912]),
    "director of all": (director_of_all, [4, 32, 32, 128, 137, 164, 164, 164]),
    # four cities for blue, and to pass
    "cities": (cities, [5, 25, 53, 67, 911, 6316]),
    "an offer": (offer, [2, 25, 54, 455, 761, 2386, 3164, 5964]),
}


@pytest.mark.parametrize("name", COUNTS)
def test_ways_of_legal_play(name):
    make, counts = COUNTS[name]
    assert [count_play(make(), depth) for depth in range(1, len(counts) + 1)] == counts
