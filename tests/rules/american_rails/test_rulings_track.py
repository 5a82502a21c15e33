"""The readings of the rulebook, ruling 8 to 13: track, incomes, dividends, the end of the game."""

import random

import pytest

from game.rules.american_rails import GAME
from game.rules.american_rails.message_ids import Ending, Tie
from game.rules.american_rails.steps import HOUSES
from game.rules.contract import TERMINAL
from tests.helpers.american_rails.building import (
    BOARD,
    COMPANIES,
    company,
    markers,
    place,
    position,
)
from tests.helpers.play import legal, play

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


LAST_PHASE = {
    "column": 2,
    "markers": markers(*[{"pass": "Rick", "develop": "Mike", "fund_5": "Mary"}] * 2),
}


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
