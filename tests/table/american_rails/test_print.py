"""The printed board: lettering keeps clear of lettering and of pieces at every size."""

from __future__ import annotations

import random

import pygame
import pytest

from ai.american_rails.board_generator import draft
from game.rules.american_rails import GAME, AmericanRails, AmericanRailsState
from game.rules.american_rails.board import Board
from game.rules.catalog import find_game
from game.table.american_rails import pieces
from game.table.american_rails.layout import CubeLayout
from game.table.american_rails.look import look_of
from game.table.american_rails.pieces import slots
from game.table.boards.shown import Shown
from game.table.kit.lettering import write
from game.table.kit.scale import Scale

SIZES = [(1280, 720), (1366, 768), (1920, 1080), (3840, 2160)]
AT_EACH_SIZE = pytest.mark.parametrize(("width", "height"), SIZES)


def deal(game: AmericanRails = GAME) -> AmericanRailsState:
    state = game.new_game(4, {}, random.Random(5))
    assert isinstance(state, AmericanRailsState)
    return state


def shown(state: AmericanRailsState) -> Shown[AmericanRailsState]:
    return Shown(state, (), None)


def layout_for(width: int, height: int, board: Board = GAME.board) -> CubeLayout:
    scale = Scale(width, height)
    return CubeLayout(scale, scale.rect(16, 68, 1400, 998), look_of(board), len(board.companies))


def written(
    monkeypatch: pytest.MonkeyPatch, draw: object, *arguments: object
) -> list[tuple[str, pygame.Rect]]:
    """What a function writes, with the places of the capitals."""
    found: list[tuple[str, pygame.Rect]] = []

    def note(surface: pygame.Surface, scale: Scale, words: str, *rest: object, **more: object) -> pygame.Rect:
        rect = write(surface, scale, words, *rest, **more)  # type: ignore[arg-type]
        found.append((words, rect))
        return rect

    monkeypatch.setattr(pieces, "write", note)
    for _ in draw(*arguments):  # type: ignore[operator]
        pass
    monkeypatch.setattr(pieces, "write", write)
    return found


@AT_EACH_SIZE
def test_lettering_does_not_touch(monkeypatch: pytest.MonkeyPatch, width: int, height: int) -> None:
    layout, state = layout_for(width, height), deal()
    check_that_lettering_does_not_touch(monkeypatch, layout, state)


@AT_EACH_SIZE
def test_names_leave_cubes_readable(monkeypatch: pytest.MonkeyPatch, width: int, height: int) -> None:
    layout, state = layout_for(width, height), deal()
    check_that_names_leave_cubes_readable(monkeypatch, layout, state)


@pytest.mark.parametrize("seeds", [range(1), pytest.param(range(1, 60), marks=pytest.mark.thorough)])
def test_lettering_of_new_maps_does_not_touch(monkeypatch: pytest.MonkeyPatch, seeds: range) -> None:
    """In the smallest window names are largest relative to the map."""
    for seed in seeds:
        game = find_game("american_rails", draft(random.Random(seed), str(seed)))
        assert isinstance(game, AmericanRails)
        state = deal(game)
        for size in (SIZES[0], SIZES[2]):
            layout = layout_for(*size, game.board)
            check_that_lettering_does_not_touch(monkeypatch, layout, state)
            check_that_names_leave_cubes_readable(monkeypatch, layout, state.copy())


def check_that_lettering_does_not_touch(
    monkeypatch: pytest.MonkeyPatch, layout: CubeLayout, state: AmericanRailsState
) -> None:
    surface = pygame.Surface(layout.sheet.bottomright)
    names = written(monkeypatch, pieces.write_names, surface, layout, shown(state))
    incomes = written(monkeypatch, pieces.write_incomes, surface, layout, state)
    places = [*names, *incomes]
    assert len(names) == len(state.board.cities)
    touching = [
        (words, other)
        for i, (words, rect) in enumerate(places)
        for other, place in places[i + 1 :]
        if rect.inflate(2, 0).colliderect(place)
    ]
    assert touching == []
    assert all(layout.frame.contains(rect) for _, rect in places)


def check_that_names_leave_cubes_readable(
    monkeypatch: pytest.MonkeyPatch, layout: CubeLayout, state: AmericanRailsState
) -> None:
    surface = pygame.Surface(layout.sheet.bottomright)
    names = written(monkeypatch, pieces.write_names, surface, layout, shown(state))
    for company in range(3):
        for number in range(len(state.board.hexes)):
            if company == 0 or state.board.terrain[number] in "PC":
                state.track[company] |= 1 << number
    for number in range(len(state.board.hexes)):
        for slot in slots(state, layout.hexes, number):
            top = pygame.Rect(0, 0, round(slot.width * 0.6), round(slot.width * 0.5))
            top.center = (round(slot.x), round(slot.y - slot.width * 0.2))
            covering = [words for words, rect in names if rect.colliderect(top)]
            assert covering == [], f"{covering} over a cube in {state.board.hex_name(number)}"


def test_the_look_agrees_with_the_board() -> None:
    look, board = look_of(GAME.board), GAME.board
    for spot in look.spots():
        assert (look.kind(spot) == "#") == (spot in board.hex_at), spot
    cities = {city.name for city in board.cities}
    assert set(look.names.beside) <= cities
    assert set(look.names.shifted) <= cities
