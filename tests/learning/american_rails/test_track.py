"""Ways to cities in American Rails, and what cubes can bring immediately."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.learning.advice import words_of
from game.learning.american_rails.track import best_use, ways_of, within_means
from game.learning.reasons import explainer_of
from game.rules.american_rails.board import FULL_HEX
from game.rules.american_rails.moves import LayTrack
from game.rules.american_rails.state import AmericanRailsState
from game.rules.contract import Move
from game.rules.hexgrid import bits
from tests.learning.explaining import candidate, compared, localizer_of, named

GAME = "american_rails"


def position(name: str) -> AmericanRailsState:
    state = named(GAME, name)
    assert isinstance(state, AmericanRailsState)
    return state


@pytest.mark.parametrize("name", ["four_players_early", "four_players_in_the_middle", "four_players_late"])
def test_way_to_a_city_costs_what_its_hexes_cost(name: str) -> None:
    """Also one that is far off, which an evaluation guesses at."""
    state = position(name)
    for company, track in enumerate(state.track):
        cheapest = dict.fromkeys(bits(track), 0)
        for _ in range(len(state.board.hexes) if track else 0):
            for at, dollars in tuple(cheapest.items()):
                for near in state.board.neighbors[at]:
                    if state.price[near] != FULL_HEX:
                        cheapest[near] = min(cheapest.get(near, 999), dollars + state.price[near])
        for way in ways_of(state, company) if track else ():
            assert way.dollars == cheapest[state.board.cities[way.city].hex]


def test_cities_within_a_companys_means_cost_no_more_than_it_has() -> None:
    """Each way begins at the track that is laid before."""
    state = position("a_company_with_five_cities_in_reach")
    ways = within_means(state, 0, 20)
    assert sum(way.dollars for way in ways) <= 20
    assert len({way.city for way in ways}) == len(ways) == 5
    few = state.copy()
    few.cubes[0] = 3
    assert sum(way.cubes for way in within_means(few, 0, 20)) <= 3 < sum(way.cubes for way in ways)


@pytest.mark.parametrize("name", ["expansion_early", "expansion_in_the_middle", "expansion_late"])
def test_best_use_of_an_action_finds_what_trying_all_its_cubes_finds(name: str) -> None:
    state, seat = position(name).copy(), position(name).current_player()
    state.apply_unchecked(state.game.parse_move("choose expand_3"))
    most, tables = state.dividends(seat), [state]
    while tables:
        following: dict[tuple[int, ...], AmericanRailsState] = {}
        for table in tables:
            for move in table.legal_moves() if table.to_lay and table.turn == seat else ():
                if isinstance(move, LayTrack):
                    after = table.copy()
                    after.apply_unchecked(move)
                    following.setdefault(tuple(after.track), after)
        tables = list(following.values())
        most = max([most, *(table.dividends(seat) for table in tables)])
    assert best_use(state, seat).dividends(seat) == most


def test_cube_that_pays_much_more_at_once_is_advised_if_it_wins_about_as_often() -> None:
    state = position("cubes_that_pay_at_once")
    worth = dict[str, int]()
    for move in state.legal_moves():
        if isinstance(move, LayTrack):
            after, seat = state.copy(), state.current_player()
            after.apply_unchecked(move)
            worth[state.game.format_move(move)] = best_use(after, seat).dividends(seat)
    high, low = max(worth, key=lambda text: worth[text]), min(worth, key=lambda text: worth[text])
    assert worth[high] >= worth[low] + 3

    def advised(*pairs: tuple[str, float]) -> Move | None:
        return explainer_of(GAME).preferred(state, [candidate(state, *pair) for pair in pairs])

    assert advised((low, 0.5), (high, 0.48)) == state.game.parse_move(high)
    assert advised((low, 0.5), (high, 0.47)) is None
    assert advised((high, 0.5), (low, 0.48)) is None


def test_price_to_stop_at_is_written_only_where_it_is_no_lower_bound() -> None:
    state = position("a_share_worth_about_17")
    bids = ("bid 14", 0.5), ("bid 17", 0.49), ("pass", 0.3), ("bid 25", 0.1)
    explained = replace(compared(state, *bids), stop=17)
    assert "Worth up to" not in words_of(explained, state, localizer_of(state))
    near = replace(compared(state, ("bid 14", 0.5), ("bid 17", 0.32), ("pass", 0.3)), stop=17)
    assert "Worth up to $17." in words_of(near, state, localizer_of(state))
