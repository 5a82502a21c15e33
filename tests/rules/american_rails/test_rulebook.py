"""The worked examples of the rulebook, each named by its section."""

import random

import pytest

from game.rules.american_rails import GAME
from game.rules.american_rails.message_ids import Heading
from game.rules.american_rails.turns import order_of_column
from tests.helpers.american_rails.building import company, place, position, preparation
from tests.helpers.play import legal, play

RICK, MIKE, MARY = 0, 1, 2


def test_setting_up_a_game_for_three_leaves_one_company_in_the_box():
    state = position(3, absent="Republic")
    republic = company("Republic")
    assert state.unsold == [5, 4, 3, 4, 2, 0]
    assert "Republic" not in [state.board.companies[c].name for c in state.companies_in_play()]
    assert state.removed(republic) == 3


@pytest.mark.parametrize(("players", "money"), [(3, 50), (4, 50), (5, 40)])
def test_setting_up_the_money_and_a_random_company_left_out_of_a_game_for_three(players, money):
    """Setting Up, C and the banker's money."""
    absent = set()
    for seed in range(60):
        state = GAME.new_game(players, {}, random.Random(seed))
        assert state.cash == [money] * players
        assert state.treasury == state.income == [0] * 6
        assert (state.year, state.period(), state.heading()) == (1851, 0, Heading.PREPARATION())
        absent.add(state.absent)
    assert absent == (set(range(6)) if players == 3 else {-1})


def test_dividend_phase_example_majestic_19_rick_14_mary_7():
    """Dividend Phase: income $19, Rick holds two shares and Mary one: $7 a share."""
    state = position(
        3,
        absent="Republic",
        cash=[10, 10, 10],
        shares={"Rick": {"Majestic": 2}, "Mary": {"Majestic": 1}},
        # Detroit 4, St. Louis 5, Buffalo 4, Fort Wayne 2, Indianapolis 4: together 19
        track={"Majestic": ["Detroit", "St. Louis", "Buffalo", "Fort Wayne", "Indianapolis"]},
    )
    assert state.income[company("Majestic")] == 19
    assert state.dividend(company("Majestic")) == 7
    play(state, "choose pass", "choose develop", "decline", "choose fund_5", "decline")
    play(state, "choose pass", "choose develop", "decline", "choose fund_5", "decline")
    play(state, "choose pass", "choose develop", "decline", "choose fund_5", "decline")
    assert state.year == 1852
    assert state.cash == [10 + 14, 10, 10 + 7]


def test_action_phases_and_turn_order_example_over_three_phases():
    """Action Phases & Turn Order: Rick is first, then Mike and Mary; the new order is Mary, Rick, Mike."""
    state = position(
        3,
        absent="Liberty",
        cash=[20, 20, 20],
        treasury={"Majestic": 20},
        shares={"Rick": {"Majestic": 1}, "Mike": {"Majestic": 1}},
        track={"Majestic": ["Cincinnati"]},
    )
    assert state.order == [RICK, MIKE, MARY]
    assert state.current_player() == RICK
    play(state, "choose expand_3", "lay Majestic 5,5", "finish")
    assert state.current_player() == MIKE
    play(state, "choose develop", "develop Cincinnati")
    assert state.current_player() == MARY
    assert "choose develop" not in legal(state)  # "already blocked by Mike"
    play(state, "choose pass")

    assert (state.column, state.current_player()) == (1, MARY)
    assert order_of_column(state, 0) == [MARY, MIKE, RICK]
    play(state, "choose develop", "decline")
    assert state.current_player() == MIKE
    play(state, "choose auction", "put up National", "bid 10", "pass", "pass", "start in Boston")
    assert state.current_player() == RICK
    play(state, "choose fund_5", "fund Majestic")

    assert (state.column, state.current_player()) == (2, MARY)
    assert state.order == [MARY, RICK, MIKE]
    play(state, "choose fund_5", "fund National")
    assert state.current_player() == RICK
    play(state, "choose take_2", "take from bank")
    assert state.current_player() == MIKE
    play(state, "choose expand_4", "lay Majestic 4,5", "lay Majestic 3,5", "finish")

    assert (state.year, state.column) == (1852, 0)
    assert state.turn_order == state.order == [MARY, RICK, MIKE]
    assert state.current_player() == MARY
    assert state.markers == [-1] * 21


def test_develop_example_cincinnati_with_a_cube_of_continental():
    """Develop: a cube of Continental, no black square: a house may be placed."""
    state = position(
        shares={"Mary": {"Continental": 1}},
        track={"Continental": ["Cincinnati"]},
        order=["Mike", "Rick", "Mary"],
    )
    play(state, "choose develop")
    assert legal(state) == ["develop Cincinnati", "decline"]
    play(state, "develop Cincinnati")
    assert state.houses == 1 << place("Cincinnati")
    assert state.houses_left == 11
    assert state.income[company("Continental")] == 4 + 2
    assert state.cost(place("Cincinnati")) == 2 + 2 + 2


def test_expand_example_republic_twice_and_majestic_in_the_same_hex():
    """Expand: Rick lays Republic for $2 and $2, then Majestic for $4 where Republic already is."""
    state = position(
        absent="National",
        treasury={"Majestic": 9, "Republic": 8},
        shares={"Rick": {"Majestic": 2, "Republic": 1}},
        track={"Republic": ["St. Louis"], "Majestic": ["1,5"]},
    )
    play(state, "choose expand_3", "lay Republic 2,6")
    assert state.treasury[company("Republic")] == 6
    assert state.cost(place("2,6")) == 4
    play(state, "lay Republic 2,7")
    assert state.treasury[company("Republic")] == 4
    play(state, "lay Majestic 2,6")
    assert state.treasury[company("Majestic")] == 5
    assert state.companies_in(place("2,6")) == [company("Majestic"), company("Republic")]
    assert state.current_player() == MIKE  # three cubes: the expansion is over


def test_expand_example_cincinnati_costs_american_6():
    """Expand: $2 for the city, $2 for Continental's cube, $2 for the development marker."""
    state = position(
        treasury={"American": 6},
        shares={"Mary": {"American": 1}, "Mike": {"Continental": 1}},
        track={"American": ["6,4"], "Continental": ["Cincinnati"]},
        houses=["Cincinnati"],
        order=["Mary", "Rick", "Mike"],
    )
    assert state.cost(place("Cincinnati")) == 6
    play(state, "choose expand_3", "lay American Cincinnati")
    assert state.treasury[company("American")] == 0


def test_company_income_example_liberty_comes_to_developed_buffalo():
    """Company Income: Liberty adds $4 (3 + 1); National subtracts $2 (4-3, and the house's 2-1)."""
    state = position(
        4,
        treasury={"Liberty": 10},
        shares={"Rick": {"Liberty": 1}, "Mike": {"National": 1}},
        track={"National": ["Buffalo", "10,1"], "Liberty": ["Detroit", "10,2", "11,1"]},
        houses=["Buffalo"],
    )
    liberty, national = company("Liberty"), company("National")
    before = state.income[liberty], state.income[national]
    assert before == (4, 6)
    play(state, "choose expand_3", "lay Liberty Buffalo")
    assert (state.income[liberty] - before[0], state.income[national] - before[1]) == (4, -2)
    assert state.treasury[liberty] == 10 - 6


def test_company_income_a_third_company_gets_the_shared_value_and_takes_nothing_from_the_others():
    """Company Income: "If more track cubes are placed in the city ..."."""
    state = position(
        4,
        treasury={"Majestic": 20},
        shares={"Rick": {"Majestic": 1}, "Mike": {"National": 1, "Liberty": 1}},
        track={"National": ["Buffalo"], "Liberty": ["Buffalo"], "Majestic": ["11,1"]},
    )
    before = state.income[:]
    play(state, "choose expand_3", "lay Majestic Buffalo")
    after = state.income
    assert after[company("Majestic")] - before[company("Majestic")] == 3
    assert after[company("National")] == before[company("National")] == 3
    assert after[company("Liberty")] == before[company("Liberty")] == 3


def test_special_connections_note_10_for_two_cities_and_20_more_for_the_third():
    """Income Bonuses for Special Connections: two cities $10, the third completes two pairs."""
    state = position(
        treasury={"American": 50},
        shares={"Rick": {"American": 1}},
        track={"American": ["2,2", "15,3", "6,11"]},
    )
    american = company("American")
    assert state.income[american] == 0
    play(state, "choose expand_3", "lay American Chicago")
    assert state.income[american] == 7
    play(state, "lay American New York")
    assert state.income[american] == 7 + 8 + 10
    play(state, "lay American Atlanta")
    assert state.income[american] == 7 + 8 + 10 + 5 + 20


def test_starting_the_game_the_steps_of_a_purchase():
    """Starting the Game, steps 1 to 7, and the second auction by the winner."""
    state = preparation(3, banker=1, absent="Liberty")
    assert state.current_player() == 1
    play(state, "put up Majestic", "bid 12", "bid 15", "pass", "pass")
    majestic = company("Majestic")
    assert state.held(2, majestic) == 1
    assert state.treasury[majestic] == 15
    assert state.cash == [50, 50, 35]
    assert state.current_player() == 2
    play(state, "start in Chicago")
    assert state.income[majestic] == 7
    assert state.cubes[majestic] == 22 - 1 - 1
    assert state.turn_order == [2]
    assert state.current_player() == 2
    play(state, "put up American")
    assert state.current_player() == 2  # "chooses to bid or pass"
    assert legal(state)[0] == "bid 10"
