"""Random games: each turn of the board, and the winners, as counted by hand."""

import random

import pytest

from game.rules.contract import Data
from game.rules.new_england_railways import NewEnglandRailwaysState
from game.rules.new_england_railways.moves import (
    Roll,
)
from game.rules.new_england_railways.steps import ENDED, ROLL_MARKET, SHIP
from tests.helpers.new_england_railways import by_hand
from tests.helpers.new_england_railways.games import TABLE, deal
from tests.helpers.random_games import games

PLAYERS = pytest.mark.parametrize("players", [3, 4, 5, 6])


@PLAYERS
@games(30)
def test_the_turn_of_the_board_is_as_counted_by_hand(players, seed):
    """The market's losses, the income, the next first player and the end, from the data before the roll."""
    rng = random.Random(seed)
    state = deal(players, rng)
    before = state.to_data()
    for move in TABLE.play_on(state, rng):
        if before["step"] == ROLL_MARKET:
            assert isinstance(move, Roll)
            assert_market(before, move, state)
        if state.step in (SHIP, ROLL_MARKET, ENDED):
            left = state.current or state.deck or by_hand.unfinished(state.to_data())
            assert state.last_turn == (not left)
        before = state.to_data() if state.step == ROLL_MARKET else {"step": state.step}
    data = state.to_data()
    scores = by_hand.scores(data)
    ranks = [(scores[s], data["income"][s], by_hand.value(data, s)) for s in range(players)]
    assert state.winners() == [seat for seat in range(players) if ranks[seat] == max(ranks)]


def assert_market(before: Data, roll: Roll, state: NewEnglandRailwaysState) -> None:
    """Incomes and cash after the market and the income, and who is first then."""
    divisor = roll.low + roll.high + 1
    income = [sum_ - sum_ // divisor for sum_ in before["income"]]
    assert state.income == income
    assert state.cash == [cash + more for cash, more in zip(before["cash"], income, strict=True)]
    assert (state.step == ENDED) == before["last_turn"]
    if state.current_player() >= 0:
        data = state.to_data()
        ranks = [by_hand.rank(data, seat) for seat in range(state.players)]
        assert ranks.count(max(ranks)) == 1
        assert state.first == ranks.index(max(ranks))
