"""New England Railways on another board without its own look: places on the map."""

from __future__ import annotations

import random
from pathlib import Path

import pygame
import pytest

from game.rules.new_england_railways import NewEnglandRailways, NewEnglandRailwaysState
from game.rules.new_england_railways.board import load_board
from game.rules.new_england_railways.moves import Ship
from game.table.boards.shown import Pickable
from game.table.new_england_railways import NewEnglandRailwaysView
from game.table.new_england_railways.layout import TOWN
from tests.table.boards.looks import arranged

SMALL = NewEnglandRailways(load_board(Path(__file__).parents[2] / "boards" / "new_england_railways.toml"))
SIZES = [(1280, 720), (1920, 1080)]


def view_of(state: NewEnglandRailwaysState, size: tuple[int, int] = SIZES[0]) -> NewEnglandRailwaysView:
    area = pygame.Rect(11, 45, 933, 665) if size == SIZES[0] else pygame.Rect(16, 68, 1400, 998)
    return arranged(NewEnglandRailwaysView(state), size, area)


def test_a_shipment_is_its_cube_its_goal_and_its_links() -> None:
    state = SMALL.new_game(3, {}, random.Random(1))
    route = tuple(SMALL.board.city_numbers[name] for name in ("Reading", "Philadelphia", "Trenton"))
    black = SMALL.board.colours.index("black")
    things = view_of(state).choosing.pickables_for(state, Ship(black, route))
    assert Pickable("cube", route[0] * len(SMALL.board.colours) + black) in things
    assert Pickable("city", route[-1]) in things
    assert {thing.value for thing in things if thing.field == "link"} == set(SMALL.board.links_on(route))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("players", SMALL.players)
def test_what_lies_on_it_does_not_touch(players: int, size: tuple[int, int]) -> None:
    layout = view_of(SMALL.new_game(players, {}, random.Random(1)), size).layout
    reach = round(2 * TOWN * layout.piece_k)
    towns = []
    for city in range(len(SMALL.board.cities)):
        town = pygame.Rect(0, 0, reach, reach)
        town.center = (round(layout.town(city)[0]), round(layout.town(city)[1]))
        towns.append(town)
    names = [layout.name_rect(city) for city in range(len(SMALL.board.cities))]
    fields = [layout.cup, layout.column_rect(), layout.cartouche, layout.key]
    for rects in (towns, names):
        assert all(layout.frame.contains(rect) for rect in rects)
        assert all(rect.collidelist(fields) == -1 for rect in rects)
        assert all(rect.collidelist(rects[i + 1 :]) == -1 for i, rect in enumerate(rects))
    assert all(name.collidelist(towns) == -1 for name in names)
