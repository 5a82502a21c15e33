"""The readings of the rulebook where it is silent or unclear, each with its number in its tests’ names."""

import random
from collections import Counter

import pytest

from game.rules.american_rails import GAME
from game.rules.american_rails.events import ShareLost, ShareRemoved
from game.rules.american_rails.message_ids import Ending, Tie
from game.rules.american_rails.steps import HOUSES, START_CITY
from game.rules.contract import TERMINAL
from tests.helpers.american_rails.building import (
    BOARD,
    COMPANIES,
    company,
    full_map,
    markers,
    place,
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


RICK, MIKE, MARY, ANN, BOB = range(5)


def pass_round(state) -> None:
    """Three phases in which nobody does anything: the order stays as it is."""
    rows = ["choose pass", "choose develop", "choose fund_5", "choose take_2", "choose expand_3"]
    for _ in range(3):
        for row in rows[: state.players]:
            play(state, row, *([] if row == "choose pass" else ["decline"]))


# 8: Expand.


def expanding(**told):
    """Rick may lay three cubes of American, or of National."""
    told = {
        "treasury": {"American": 20, "National": 20},
        "shares": {"Rick": {"American": 1, "National": 1}, "Mike": {"Majestic": 1}},
        "track": {"American": ["Cincinnati"], "National": ["5,5"], "Majestic": ["Louisville"]},
    } | told
    state = position(**told)
    play(state, "choose expand_3")
    return state


def test_ruling_8_cubes_one_at_a_time_of_any_companies_in_which_one_holds_a_share():
    state = expanding()
    assert {text.split()[1] for text in legal(state)[:-1]} == {"American", "National"}
    play(state, "lay American 7,5", "lay National 4,5")
    assert "lay American 8,5" in legal(state)  # next to the first cube, too
    play(state, "finish")
    assert state.current_player() == MIKE


def test_ruling_8_the_treasury_of_the_cubes_company_pays_the_bank():
    state = expanding()
    play(state, "lay American 5,5", "finish")
    assert state.treasury[company("American")] == 20 - 4
    assert state.treasury[company("National")] == 20


def test_ruling_8_what_the_treasury_cannot_pay_is_not_laid():
    state = expanding(treasury={"American": 2, "National": 1})
    terrain = {text.split()[-1]: BOARD.terrain[place(text.split()[-1])] for text in legal(state)[:-1]}
    assert set(terrain.values()) == {"P"}
    assert "lay American 7,5" not in terrain  # forest, $3
    assert not any("National" in text for text in legal(state))


def test_ruling_8_costs_of_the_ground():
    state = expanding()
    assert state.cost(place("4,5")) is not None
    kinds = {kind: {state.cost(h) for h, k in enumerate(BOARD.terrain) if k == kind} for kind in "FM"}
    assert kinds == {"F": {3}, "M": {5}}
    assert state.cost(place("2,5")) == 2
    assert state.cost(place("5,5")) == 4
    assert state.cost(place("Cincinnati")) == 4
    assert state.cost(place("Boston")) == 2


def test_ruling_8_a_city_costs_2_more_for_each_cube_and_for_the_house():
    state = expanding(
        track={"American": ["Cincinnati"], "National": ["Cincinnati"], "Majestic": ["Cincinnati"]},
        houses=["Cincinnati"],
    )
    assert state.cost(place("Cincinnati")) == 2 + 3 * 2 + 2


def test_ruling_8_never_two_cubes_of_one_company_in_a_hex():
    state = expanding()
    assert "lay American 5,5" in legal(state)
    play(state, "lay American 5,5")
    assert "lay American 5,5" not in legal(state)
    assert "lay American Cincinnati" not in legal(state)


@pytest.mark.parametrize(("hex_name", "terrain"), [("11,7", "F"), ("9,7", "M")])
def test_ruling_8_forest_and_mountain_hold_one_cube_at_all(hex_name, terrain):
    assert BOARD.terrain[place(hex_name)] == terrain
    told = {
        "treasury": {"American": 20, "National": 20},
        "shares": {"Rick": {"American": 1, "National": 1}},
        "track": {"American": ["Roanoke"], "National": ["Roanoke"]},
    }
    state = position(**told)
    play(state, "choose expand_3", f"lay American {hex_name}")
    assert state.cost(place(hex_name)) is None
    assert f"lay National {hex_name}" not in legal(state)


def test_ruling_8_an_empty_supply_lays_nothing():
    american = BOARD.companies[0].cubes - 1
    home = [BOARD.hex_name(h) for h, kind in enumerate(BOARD.terrain) if kind == "P"][:american]
    state = expanding(track={"American": home, "National": ["Boston"], "Majestic": ["Louisville"]})
    assert state.cubes[0] == 0
    assert not any("American" in text for text in legal(state))


# 9: incomes.


def test_ruling_9_full_alone_shared_together_and_the_house_adds_2_and_1():
    state = position(4, shares={"Rick": {"American": 1}}, track={"American": ["Detroit"]}, houses=["Detroit"])
    detroit = [city.name for city in BOARD.cities].index("Detroit")
    assert (state.city_value(detroit, True), state.city_value(detroit, False)) == (6, 3)
    assert state.income[company("American")] == 6


def test_ruling_9_a_house_raises_every_company_in_the_city_at_once():
    state = position(
        4,
        shares={"Rick": {"American": 1, "National": 1, "Majestic": 1}},
        track={"American": ["Detroit"], "National": ["Detroit"], "Majestic": ["Boston"]},
    )
    play(state, "choose develop", "develop Detroit")
    assert state.income[:4] == [3, 3, 0, 5]


def test_ruling_9_incomes_go_down_at_once_when_a_second_company_comes():
    state = position(
        4,
        treasury={"National": 9},
        shares={"Rick": {"American": 1, "National": 1}},
        track={"American": ["Detroit"], "National": ["6,2"]},
    )
    play(state, "choose expand_4", "lay National Detroit")
    assert state.income[:2] == [2, 2]


# 10: special connections.


def test_ruling_10_each_company_gets_its_own_10_once_for_a_pair():
    both = ["Chicago", "New York"]
    state = position(
        4,
        treasury={"American": 9},
        shares={"Rick": {"American": 1, "National": 1}},
        track={"American": both, "National": both},
    )
    assert state.income[:2] == [5 + 5 + 10] * 2
    play(state, "choose expand_4", "lay American 15,3", "finish")
    assert state.income[0] == 20


# 11: dividends.


@pytest.mark.parametrize(("held", "per_share"), [(1, 8), (2, 4), (3, 3), (4, 2), (5, 2)])
def test_ruling_11_income_over_the_shares_held_by_players_rounded_up(held, per_share):
    state = position(
        cash=[0, 0, 0],
        shares={"Rick": {"American": 1}, "Mary": {"American": held - 1}},
        track={"American": ["New York"]},
        removed={"American": 0},
    )
    pass_round(state)
    assert state.cash == [per_share, 0, (held - 1) * per_share]
    assert state.treasury[0] == 0  # the bank pays


# 12: the end.


LAST_PHASE = {"column": 2, "markers": markers(*[{"pass": "Rick", "develop": "Mike", "fund_5": "Mary"}] * 2)}


def end_of_year(**told):
    """A game for three at the end of a year, after the dividend."""
    state = position(**LAST_PHASE, **told)
    play(state, "choose pass", "choose develop", "decline", "choose fund_5", "decline")
    return state


def test_ruling_12_the_game_ends_after_1857():
    assert end_of_year(year=1856).current_player() != TERMINAL
    state = end_of_year(year=1857)
    assert state.current_player() == TERMINAL
    assert state.ending() == Ending.LAST_YEAR(year=1857)
    assert state.legal_moves() == ()


def test_ruling_12_the_game_ends_when_no_supply_holds_a_share():
    removed = {printed.name: printed.shares for printed in BOARD.companies if printed.name != "Liberty"}
    assert end_of_year(removed=removed | {"American": 4}).ending() is None
    state = end_of_year(removed=removed)
    assert state.ending() == Ending.NO_SHARES()


def spent(name: str, left: int) -> list[str]:
    """Place cubes until a company's supply has `left`."""
    free = [BOARD.hex_name(h) for h, kind in enumerate(BOARD.terrain) if kind in "PC"]
    return free[: BOARD.companies[company(name)].cubes - 1 - left]


@pytest.mark.parametrize("players", [3, 4, 5])
def test_ruling_12_the_game_ends_when_as_many_supplies_as_players_are_down_to_two(players):
    names = [*COMPANIES[:4], "Republic"]
    for short, over in ((players - 1, False), (players, True)):
        state = position(
            players,
            shares={"Rick": dict.fromkeys(names[:short], 1)},
            track={name: spent(name, 2) for name in names[:short]},
        )
        pass_round(state)
        assert (state.current_player() == TERMINAL) == over
    assert state.ending() == Ending.NO_SUPPLIES(supplies=players)


def test_ruling_12_three_pieces_are_no_end_and_the_absent_company_does_not_count():
    state = position(
        shares={"Rick": {"American": 1, "National": 1, "Majestic": 1}},
        track={
            "American": spent("American", 2),
            "National": spent("National", 2),
            "Majestic": spent("Majestic", 3),
        },
    )
    assert [BOARD.companies[c].name for c in state.exhausted_supplies()] == ["American", "National"]
    pass_round(state)
    assert state.current_player() != TERMINAL


def test_ruling_12_development_markers_count_as_a_supply():
    towns = [city.name for city in BOARD.cities if not city.hub]
    for built, over in ((9, False), (10, True)):
        state = position(
            shares={"Rick": {"American": 1, "National": 1}},
            track={"American": [*towns[:26], "2,6", "2,7"], "National": spent("National", 2)},
            houses=towns[:built],
        )
        assert (HOUSES in state.exhausted_supplies()) == over
        pass_round(state)
        assert (state.current_player() == TERMINAL) == over


def test_ruling_12_the_end_is_tested_only_after_the_dividend():
    """All shares are gone in the first phase: the year is played out, and its dividend paid."""
    removed = {printed.name: printed.shares for printed in BOARD.companies if printed.name != "Liberty"}
    state = position(
        cash=[10, 0, 0],
        removed=removed | {"American": 3},
        shares={"Mike": {"American": 1}},
        track={"American": ["Boston"]},
    )
    play(state, "choose auction", "put up American", "bid 10", "pass", "pass")
    assert not any(state.unsold)
    assert state.current_player() == MIKE
    play(state, "choose pass", "choose develop", "decline")
    for _ in range(2):
        play(state, "choose pass", "choose develop", "decline", "choose fund_5", "decline")
    assert state.current_player() == TERMINAL
    assert state.cash == [3, 3, 0]


def test_ruling_12_most_money_wins_and_ties_share_the_victory():
    state = end_of_year(year=1857, cash=[30, 31, 29])
    assert (state.scores(), state.winners()) == ([30, 31, 29], [MIKE])
    assert state.tie_break() is None
    state = end_of_year(year=1857, cash=[31, 5, 31])
    assert (state.winners(), state.tie_break()) == ([RICK, MARY], Tie.SHARED())
    assert position(cash=[1, 2, 3]).winners() == []


# 13: all is public.


@pytest.mark.parametrize("players", [3, 4, 5])
def test_ruling_13_every_seat_sees_everything(players):
    rng = random.Random(players)
    state = GAME.new_game(players, {}, rng)
    for _ in range(40):
        moves = state.legal_moves()
        state.play(moves[rng.randrange(len(moves))])
        for seat in range(players):
            assert state.observation(seat) == state.to_data()
            assert state.determinize(seat, rng) == state
