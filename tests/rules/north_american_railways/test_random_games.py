"""Random games: the income of each turn, and which turn is the last, as counted by hand."""

import random

import pytest

from game.rules.north_american_railways import NorthAmericanRailwaysState
from game.rules.north_american_railways.steps import (
    CITIES,
    ENDED,
)
from tests.helpers.north_american_railways import by_hand
from tests.helpers.north_american_railways.building import COMPANIES
from tests.helpers.north_american_railways.games import TABLE, deal
from tests.helpers.random_games import games

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
