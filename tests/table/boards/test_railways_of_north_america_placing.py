"""Names and locomotives of Railways of North America hide little of each other."""

from __future__ import annotations

import pygame
import pytest

from game.rules.railways_of_north_america import GAME
from game.rules.railways_of_north_america.moves import Deliver
from game.rules.railways_of_north_america.state import RailwaysOfNorthAmericaState
from game.table.boards.railways_of_north_america.layout import TileLayout
from game.table.boards.railways_of_north_america.look import look_of
from game.table.boards.railways_of_north_america.placing import name_rect, places
from game.table.boards.railways_of_north_america.printing import disc_place, disc_width, points_place
from game.table.boards.railways_of_north_america.rails import engine_rect
from game.table.kit.scale import Scale
from game.table.tools import stills

KEY = "railways_of_north_america"
SHAPES = [
    ((1280, 720), (11, 45, 933, 665)),
    ((1920, 1080), (16, 68, 1416, 998)),
    ((1366, 768), (11, 48, 997, 710)),
    ((2560, 1080), (16, 68, 2040, 998)),
    ((1280, 720), (11, 45, 870, 665)),
]


def late(part: float) -> RailwaysOfNorthAmericaState:
    number = stills.number_before(KEY, 4, Deliver, 0, part)
    state = stills.match_at(KEY, 4, number).state
    assert isinstance(state, RailwaysOfNorthAmericaState)
    return state


def names_of(layout: TileLayout, state: RailwaysOfNorthAmericaState) -> list[pygame.Rect]:
    hexes = layout.whole
    return [
        name_rect(layout.print, hexes, city.name, hexes.centre(state.board.hexes[city.hex]), place)
        for city, place in zip(state.board.cities, places(layout, state).names, strict=True)
    ]


@pytest.mark.parametrize(("size", "area"), SHAPES)
@pytest.mark.parametrize("part", [0.0, 0.5, 0.9])
def test_names_are_apart_and_on_the_map(
    size: tuple[int, int], area: tuple[int, int, int, int], part: float
) -> None:
    layout, state = TileLayout(Scale(*size), pygame.Rect(area), GAME.board), late(part)
    names = names_of(layout, state)
    fields = [layout.cartouche, layout.legend, layout.stock]
    for i, rect in enumerate(names):
        assert layout.frame.contains(rect)
        assert rect.collidelist([*names[i + 1 :], *fields]) == -1, state.board.cities[i].name


def test_names_leave_track_free_and_locomotives_leave_names_free() -> None:
    layout, state = TileLayout(Scale(1920, 1080), pygame.Rect(SHAPES[1][1]), GAME.board), late(0.9)
    hexes, found = layout.whole, places(layout, state)
    usual = [look_of(GAME.board).names[city.name] for city in state.board.cities]
    assert [place for place, where in zip(found.names, usual, strict=True) if place != where]
    names = names_of(layout, state)
    before = [
        name_rect(layout.print, hexes, city.name, hexes.centre(state.board.hexes[city.hex]), place)
        for city, place in zip(state.board.cities, usual, strict=True)
    ]
    engines = [engine_rect(layout, state, number) for number in range(len(state.links))]
    assert sum(rect.collidelist(names) >= 0 for rect in engines) < sum(
        rect.collidelist(before) >= 0 for rect in engines
    )
    for rect, link in zip(engines, state.links, strict=True):
        middles = [hexes.centre(state.board.hexes[tile.hex]) for tile in link.tiles]
        assert any(rect.inflate(8, 8).collidepoint(middle) for middle in middles)


def test_places_follow_the_track_of_each_state() -> None:
    layout = TileLayout(Scale(1280, 720), pygame.Rect(SHAPES[0][1]), GAME.board)
    early, now = late(0.3), late(0.9)
    first = places(layout, early)
    assert len(places(layout, now).engines) == len(now.links) > len(early.links)
    assert places(layout, early) == first
    assert places(layout, early.copy()) == first


@pytest.mark.parametrize(("size", "area"), SHAPES)
def test_discs_leave_the_figures_of_points_free(
    size: tuple[int, int], area: tuple[int, int, int, int]
) -> None:
    layout = TileLayout(Scale(*size), pygame.Rect(area), GAME.board)
    for points in range(100):
        x, y = points_place(layout.cell(points))
        left, top = disc_place(layout, [points, 200], 0)
        assert max(abs(left - x), abs(top - y)) > disc_width(layout) / 2 + 2
