"""The readings of the rulebook, ruling 1 to 7: auctions, the preparation, actions and their order."""

import random
from collections import Counter

import pytest

from game.rules.american_rails import GAME
from game.rules.american_rails.events import ShareLost, ShareRemoved
from game.rules.american_rails.steps import START_CITY
from tests.helpers.american_rails.building import (
    BOARD,
    COMPANIES,
    company,
    full_map,
    markers,
    position,
    preparation,
)
from tests.helpers.play import legal, play

RICK, MIKE, MARY, ANN, BOB = range(5)


# 1: the banker, the auction.


@pytest.mark.parametrize("players", [3, 4, 5])
def test_ruling_1_the_banker_is_a_random_seat_and_opens(players):
    bankers = Counter()
    for seed in range(60):
        state = GAME.new_game(players, {}, random.Random(seed))
        assert state.current_player() == state.banker
        bankers[state.banker] += 1
    assert set(bankers) == set(range(players))


def test_ruling_1_bids_ascend_clockwise_in_whole_dollars_from_10_within_the_cash():
    state = preparation(3, banker=2)
    play(state, "put up American")
    assert state.current_player() == 2  # the opener bids or passes first
    assert legal(state) == [f"bid {dollars}" for dollars in range(10, 51)] + ["pass"]
    play(state, "bid 30")
    assert state.current_player() == 0  # clockwise, past the last seat
    assert legal(state) == [f"bid {dollars}" for dollars in range(31, 51)] + ["pass"]
    play(state, "bid 50")
    assert state.current_player() == 1
    assert legal(state) == ["pass"]  # nobody has more than $50


def test_ruling_1_who_passes_is_out_of_that_auction_only():
    state = preparation(4, banker=0)
    play(state, "put up American", "pass", "bid 10", "bid 11", "pass")
    assert state.current_player() == MIKE  # Rick, who passed, is left out
    play(state, "bid 12", "pass")
    assert state.held(MIKE, company("American")) == 1
    play(state, "start in Boston", "put up National", "pass", "pass", "pass")
    assert state.current_player() == RICK  # in again
    assert legal(state)[0] == "bid 10"


def test_ruling_1_the_last_one_left_without_a_bid_may_still_bid():
    state = preparation(3, banker=0)
    play(state, "put up American", "pass", "pass")
    assert state.current_player() == MARY
    play(state, "bid 10")
    assert (state.step, state.current_player()) == (START_CITY, MARY)


# 2: the preparation round.


def test_ruling_2_nobody_bids_one_share_leaves_and_the_last_to_pass_opens_another_company():
    state = preparation(3, banker=1, absent="Liberty")
    told = play(state, "put up American", "pass", "pass", "pass")
    assert ShareRemoved(company("American")) in told
    assert (state.unsold[0], state.removed(0)) == (4, 1)
    assert state.current_player() == RICK  # clockwise from Mike: Mike, Mary, Rick
    assert legal(state) == [f"put up {name}" for name in ("National", "Continental", "Majestic", "Republic")]


def test_ruling_2_each_company_is_put_up_once_then_the_first_year_begins():
    state = preparation(4, banker=0)
    for name in COMPANIES:
        assert state.column == -1
        play(state, f"put up {name}", "pass", "pass", "pass", "pass")
    assert (state.year, state.column) == (1851, 0)
    assert state.unsold == [printed.shares - 1 for printed in BOARD.companies]


def test_ruling_2_the_start_is_in_any_city_without_a_cube_at_its_full_value():
    state = preparation(3, absent="Liberty")
    play(state, "put up Majestic", "bid 10", "pass", "pass")
    assert legal(state) == [f"start in {BOARD.hex_name(city.hex)}" for city in by_hex()]
    play(state, "start in New York")
    assert state.income[company("Majestic")] == 8
    play(state, "put up American", "bid 10", "pass", "pass")
    assert "start in New York" not in legal(state)
    assert len(legal(state)) == len(BOARD.cities) - 1


def by_hex():
    """The cities in the order of their hexes."""
    return sorted(BOARD.cities, key=lambda city: city.hex)


def test_ruling_2_winners_take_the_top_free_space_once_and_the_rest_follow_from_the_banker():
    state = preparation(5, banker=3)
    play(state, "put up American", *["pass"] * 4, "bid 10", "start in Boston")  # Mary, the last asked
    assert state.turn_order == [MARY]
    play(state, "put up National", "pass", "pass", "pass", "bid 10", "pass", "start in Albany")
    assert state.turn_order == [MARY, RICK]
    play(state, "put up Continental", "bid 10", *["pass"] * 4, "start in Buffalo")
    assert state.turn_order == [MARY, RICK]  # Rick is on it already
    for name in ("Majestic", "Liberty", "Republic"):
        play(state, f"put up {name}", *["pass"] * 5)
    assert state.turn_order == [MARY, RICK, ANN, BOB, MIKE]  # without a share: from Ann, the banker
    assert state.current_player() == MARY


# 3: supplies.


def test_ruling_3_supplies_start_at_the_printed_number_less_one():
    state = preparation(5)
    assert state.cubes == [30, 28, 25, 21, 18, 16]
    assert sum(state.cubes) + len(COMPANIES) == 144
    assert sum(state.unsold) == 21
    assert state.houses_left == 12


# 4: one marker to a space.


def test_ruling_4_an_action_space_holds_one_marker_pass_too():
    state = position(4)
    play(state, "choose pass")
    assert legal(state) == [f"choose {row}" for row in BOARD.rows[1:]]
    play(state, "choose expand_4", "decline")
    assert legal(state) == [f"choose {row}" for row in BOARD.rows[1:-1]]
    play(state, "choose take_2", "take from bank", "choose fund_5", "decline")
    assert len(legal(state)) == 7  # the next column is empty


@pytest.mark.parametrize("key", ["develop", "fund_5", "take_2", "expand_3", "auction", "expand_4"])
def test_ruling_4_who_chose_a_row_may_decline_to_carry_it_out(key):
    state = position(
        4, shares={"Rick": {"American": 1}}, track={"American": ["Boston"]}, treasury={"American": 9}
    )
    before = state.to_data()
    play(state, f"choose {key}")
    assert state.current_player() == RICK
    assert legal(state)[-1] == "decline"
    play(state, "decline")
    assert state.current_player() == MIKE
    after = state.to_data()
    changed = {field for field in after if after[field] != before[field]}
    assert changed == {"markers", "turn"}


# 5: the order.


def test_ruling_5_the_next_column_is_played_from_the_top_row_down():
    state = position(5)
    play(state, "choose expand_4", "decline", "choose auction", "decline", "choose pass")
    play(state, "choose take_2", "decline", "choose develop", "decline")
    assert state.order == [MARY, BOB, ANN, MIKE, RICK]
    play(state, "choose expand_4", "decline")
    assert state.current_player() == BOB


def test_ruling_5_the_third_column_makes_the_turn_order_of_the_next_year():
    columns = [
        {"pass": "Rick", "develop": "Mike", "fund_5": "Mary"},
        {"pass": "Rick", "develop": "Mike", "fund_5": "Mary"},
    ]
    state = position(column=2, markers=markers(*columns))
    play(state, "choose expand_4", "decline", "choose fund_5", "decline", "choose develop", "decline")
    assert (state.year, state.turn_order, state.current_player()) == (1852, [MARY, MIKE, RICK], MARY)


def test_ruling_5_an_auction_won_by_another_does_not_change_the_order():
    state = position(4, cash=[10, 10, 10, 40])
    play(state, "choose auction", "put up American", "pass", "pass", "pass", "bid 20", "start in Boston")
    assert state.current_player() == MIKE


# 6: Take $2.


def test_ruling_6_take_2_from_the_bank():
    state = position(cash=[5, 6, 7])
    play(state, "choose take_2", "take from bank")
    assert state.cash == [7, 6, 7]


def test_ruling_6_take_2_from_each_other_player_who_has_less_pays_what_he_has():
    state = position(4, cash=[5, 1, 0, 7])
    play(state, "choose take_2", "take from players")
    assert state.cash == [5, 0, 0, 5]


@pytest.mark.parametrize(("players", "cubes"), [(3, 0), (4, 2), (5, 2)])
def test_ruling_6_expand_2_instead_with_four_or_five_players(players, cubes):
    state = position(
        players,
        shares={"Rick": {"American": 1}},
        track={"American": ["Cincinnati"]},
        treasury={"American": 40},
    )
    play(state, "choose take_2")
    assert any(text.startswith("lay") for text in legal(state)) == (cubes > 0)
    if cubes:
        play(state, "lay American 5,5")
        assert "take from bank" not in legal(state)  # the one or the other
        play(state, "lay American 4,5")
        assert state.current_player() == MIKE
        assert len(state.to_data()["track"][0]) == 1 + cubes


# 7: a new company's share.


def test_ruling_7_the_buyer_places_the_first_cube_of_a_company_that_is_not_on_the_map():
    state = position(
        4, cash=[30, 30, 30, 30], shares={"Mike": {"National": 1}}, track={"National": ["Chicago"]}
    )
    play(state, "choose auction", "put up Liberty", "bid 10", "bid 11", "pass", "pass", "pass")
    assert state.current_player() == MIKE
    assert len(legal(state)) == len(BOARD.cities) - 1
    play(state, "start in Boston")
    assert state.income[company("Liberty")] == 5
    assert state.treasury[company("Liberty")] == 11
    assert state.current_player() == MIKE  # it is Mike's turn anyhow


def test_ruling_7_no_free_city_the_share_and_all_the_rest_leave_the_bid_stays():
    state = full_map(removed={"Republic": 1})
    republic = company("Republic")
    told = play(state, "choose auction", "put up Republic", "pass", "bid 12", "pass", "pass")
    assert ShareLost(MIKE, republic) in told
    assert (state.unsold[republic], state.sold[republic], state.removed(republic)) == (0, 0, 3)
    assert state.held(MIKE, republic) == 0
    assert state.cash == [20, 18, 20, 20]
    assert state.treasury[republic] == 12
    assert state.income[republic] == 0
    assert state.current_player() == MIKE
    assert state.step != START_CITY


def test_ruling_7_no_free_city_does_not_matter_to_a_company_on_the_map():
    state = full_map()
    play(state, "choose auction", "put up American", "bid 10", "pass", "pass", "pass")
    assert state.held(RICK, company("American")) == 2


def test_ruling_7_nobody_bids_in_a_year_the_share_leaves_the_game():
    state = position(3)
    told = play(state, "choose auction", "put up National", "pass", "pass", "pass")
    assert ShareRemoved(company("National")) in told
    assert state.unsold[company("National")] == 3
    assert state.current_player() == MIKE
