"""Ways of legal play, and turns of random games, as counted by hand."""

import random

import pytest

from game.rules.north_american_railways import NorthAmericanRailwaysState
from game.rules.north_american_railways.steps import CITIES, ENDED
from tests.helpers.north_american_railways import by_hand
from tests.helpers.north_american_railways.building import COMPANIES, buying, opening, trading
from tests.helpers.north_american_railways.games import TABLE, deal
from tests.helpers.play import count_play, play
from tests.helpers.random_games import games


def trade():
    """Three poor players; blue, green and red are founded."""
    return trading(
        cash=[400, 300, 200], shares={"Marion": {"blue": 1}, "Angelika": {"green": 1}, "Daniela": {"red": 1}}
    )


def director_of_all():
    """Marion directs every bottom share's company and has less than $1000."""
    return trading(cash=[300, 200, 100], shares={"Marion": {"blue": 1, "green": 1, "red": 1, "yellow": 1}})


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


PLAYERS = pytest.mark.parametrize("players", [3, 4, 5])


@PLAYERS
@games(90)
def test_income_and_the_last_turn_are_as_counted_by_hand(players, seed):
    """At each end of phase II: what is paid, and whether the game goes on; at its start, what is known."""
    rng = random.Random(seed)
    state = deal(players, rng)
    before = state.to_data()
    for _ in TABLE.play_on(state, rng):
        after = state.to_data()
        if state.step == CITIES and before["step"] != CITIES:
            assert (after["ended"] != 0) == by_hand.last_turn(after, at_phase_2=True)
        if before["step"] == CITIES and state.step != CITIES:
            assert_paid(before, state)
        before = after


def assert_paid(before: dict, state: NorthAmericanRailwaysState) -> None:
    """The income of a turn, and the final payment if it was the last one."""
    last = by_hand.last_turn(before, at_phase_2=False)
    assert (state.step == ENDED) == last
    due = [by_hand.paid(before, company, last) for company in range(len(COMPANIES))]
    final = [
        100 * sum(held[c] * by_hand.symbols(before, c) for c in range(len(COMPANIES))) if last else 0
        for held in before["held"]
    ]
    assert state.cash == [
        cash + sum(paid[seat] for paid in due) + final[seat] for seat, cash in enumerate(before["cash"])
    ]
    assert state.treasury == [money + due[c][-1] for c, money in enumerate(before["treasury"])]
