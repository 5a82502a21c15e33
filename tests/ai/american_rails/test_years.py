"""How long a game of American Rails is expected to last, and what that makes of treasuries."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from ai.american_rails.evaluation import Forecast, dividends_left, time_left
from ai.registry import make_bot
from game.rules.american_rails import GAME, AmericanRailsState
from game.rules.american_rails.steps import CHOOSE, COLUMNS, PREPARATION
from game.rules.contract import TERMINAL
from tests.helpers.american_rails import building as american
from tests.helpers.play import play

CITIES = [city.name for city in american.BOARD.cities]


def positions(players: int, seed: int) -> Iterator[AmericanRailsState]:
    """The positions of a match of greedy bots."""
    rng = random.Random(seed)
    state = GAME.new_game(players, {}, rng)
    bots = [make_bot("greedy:noise=0.03", game=GAME.key, seed=seed + seat) for seat in range(players)]
    while (actor := state.current_player()) != TERMINAL:
        yield state
        state.apply_unchecked(bots[actor].choose(state, actor, 1.0))


@pytest.mark.parametrize("players", [3, 4, 5])
def test_there_are_never_fewer_dividends_than_one_nor_more_than_years(players: int) -> None:
    time = 1.0
    for state in positions(players, 5):
        left = dividends_left(state)
        assert 1.0 <= left <= state.board.last_year - state.year + 1
        before, time = time, time_left(state)
        assert time <= before or (state.column == 0 and state.step == CHOOSE)


def test_the_time_that_is_left_is_counted_by_actions() -> None:
    state = american.position()
    found = [time_left(state)]
    for text in ("choose pass", "choose take_2", "take from bank", "choose fund_5", "decline"):
        play(state, text)
        found.append(time_left(state))
    assert found == pytest.approx([1.0, 8 / 9, 8 / 9, 7 / 9, 7 / 9, 6 / 9])
    assert time_left(american.preparation()) == 1.0
    assert american.preparation().column == PREPARATION
    assert found[-1] == pytest.approx(1.0 - 1 / COLUMNS)


def test_every_house_brings_the_end_nearer() -> None:
    found = [dividends_left(american.position(year=1854, houses=CITIES[:built])) for built in range(11)]
    assert found == sorted(found, reverse=True)
    assert found[0] > found[9] > found[10]


def test_every_share_that_is_sold_brings_the_end_nearer() -> None:
    found = []
    for sold in range(1, 5):
        state = american.position(
            year=1854,
            shares={"Rick": {"American": sold}},
            removed={name: GAME.board.companies[american.company(name)].shares for name in OTHERS},
        )
        found.append(dividends_left(state))
    assert found == sorted(found, reverse=True)
    assert len(set(found)) == len(found)


OTHERS = [name for name in american.COMPANIES if name not in ("American", "Liberty")]


def test_what_is_sure_is_known_exactly() -> None:
    assert dividends_left(american.position(year=american.BOARD.last_year)) == 1.0
    everything = {name: GAME.board.companies[american.company(name)].shares for name in [*OTHERS, "American"]}
    assert dividends_left(american.position(year=1853, removed=everything)) == 1.0


def test_a_treasury_without_cubes_is_worth_nothing() -> None:
    """American has laid all its cubes; Majestic has as much money, and cubes for it."""
    count = GAME.board.companies[american.company("American")].cubes - 1
    state = american.position(
        treasury={"American": 10, "Majestic": 10},
        shares={"Rick": {"American": 1}, "Mike": {"Majestic": 1}},
        track={"American": american.region("New York", count), "Majestic": ["Memphis"]},
    )
    assert state.cubes[american.company("American")] == 0
    forecast = Forecast(state)
    for name, more in (("American", False), ("Majestic", True)):
        company = american.company(name)
        assert (forecast.promise(company).growth > 0.0) is more
        funded = forecast.share_value(company, forecast.plan(company), more_money=5.0)
        assert (funded > forecast.present_value(company)) is more
