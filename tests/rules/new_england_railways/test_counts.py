"""Counts of legal play from fixed positions: the number of continuations by depth."""

import pytest

from tests.helpers.new_england_railways.building import auctioning, borrowing, market, opening, shipping
from tests.helpers.play import count_play, play


def debts():
    """Dave needs $10, Pete $20; John owes nothing."""
    return borrowing(cash=[1, 0, 30], debt=[10, 50, 0])


def auction():
    """Three poor players and the last two links."""
    return auctioning(cash=[4, 3, 2], current=["Albany-Springfield", "Boston-Lowell"], deck=[])


def ship():
    """Several cubes on a small net."""
    return shipping(
        links={
            "Dave": ["Boston-Worcester", "Boston-Providence"],
            "Pete": ["Providence-Worcester", "Plainfield-Worcester"],
            "John": ["Plainfield-Providence"],
        },
        cubes={"Boston": ["purple", "red"], "Plainfield": ["yellow", "red"], "Providence": ["purple"]},
        buyers=["Pete"],
    )


def dice():
    """Dave's dice fall for a link of 11; the market follows when nobody ships."""
    state = auctioning(cash=[11, 0, 0], current=["Albany-Springfield"], deck=[])
    play(state, "bid 1", "pass", "pass")
    return state


COUNTS = {
    # ten loans or none for each; then debts are paid back and growth begins
    "the opening, 3 players": (opening, [11, 121, 1331, 8010, 52320]),
    "the opening, 6 players": (lambda: opening(6), [11, 121, 1331, 14641]),
    # from $10 to $110, from $20 to $120, anything to $100 or none
    "debts": (debts, [11, 11 * 11, 11 * 11 * 11, 7487, 47206]),
    # 4 bids or a pass; then 4 + 3 + 2 + 1 + 1
    "an auction": (auction, [5, 11, 15, 206, 934, 2258, 23373]),
    # 3 ways for each of four cubes, 4 ways for the yellow one, or nothing
    "shipping": (ship, [17, 237, 2605, 21377]),
    # 21 rolls; 2 build and 19 ask; five times nothing is shipped; the market; then 2 games are over
    "the dice": (dice, [21, 2 + 19 * 2, 40, 40, 40, 40, 2 * 21 + 38, 38 * 21]),
    # 21 rolls, two first players, eleven loans
    "a tie": (lambda: market(income=[1, 1, 0]), [21, 42, 42 * 11, 42 * 11**2, 42 * 11**3]),
}


@pytest.mark.parametrize("name", COUNTS)
def test_ways_of_legal_play(name):
    make, counts = COUNTS[name]
    assert [count_play(make(), depth) for depth in range(1, len(counts) + 1)] == counts
