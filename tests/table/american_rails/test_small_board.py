"""American Rails on another board, with no look of its own: where its map and its fields lie."""

from __future__ import annotations

import random
from itertools import combinations
from pathlib import Path

import pygame
import pytest

from game.rules.american_rails import AmericanRails, AmericanRailsState
from game.rules.american_rails.board import load_board
from game.rules.boards import read_board_file
from game.rules.catalog import find_game
from game.table.american_rails import TABLE
from game.table.american_rails.layout import CubeLayout
from game.table.american_rails.look import look_of
from game.table.american_rails.pieces import name_rects
from game.table.boards.shown import SeatLook, Shown
from game.table.boards.view import BoardView
from tests.table.boards.looks import arranged

SMALL = AmericanRails(load_board(Path(__file__).parents[2] / "boards" / "american_rails.toml"))
SIZES = [(1280, 720), (1920, 1080)]


def view_of(state: AmericanRailsState, size: tuple[int, int] = SIZES[0]) -> BoardView[AmericanRailsState]:
    area = pygame.Rect(11, 45, 933, 665) if size == SIZES[0] else pygame.Rect(16, 68, 1400, 998)
    return arranged(TABLE.view(state), size, area)


@pytest.mark.parametrize("size", SIZES)
def test_its_map_and_fields_do_not_touch(size: tuple[int, int]) -> None:
    state = SMALL.new_game(3, {}, random.Random(1))
    layout: CubeLayout = view_of(state, size).layout  # type: ignore[attr-defined]
    hexes = [layout.hex_rect(spot) for spot in SMALL.board.hexes]
    fields = list(layout.insets.values())
    assert all(layout.frame.contains(rect) for rect in hexes)
    assert not any(rect.collidelist(fields) >= 0 for rect in hexes)
    assert not any(a.colliderect(b) for a, b in combinations(fields, 2))


def test_a_map_without_a_look_of_its_own_gets_one_that_shows_it() -> None:
    look = look_of(SMALL.board)
    assert look.shows(SMALL.board)
    assert look is look_of(SMALL.board)


@pytest.mark.parametrize("size", SIZES)
def test_names_are_not_cut_off_by_the_edges_of_its_sheet(size: tuple[int, int]) -> None:
    data = read_board_file("great_lakes")
    data["board"]["title"] = "No look of its own"
    game = find_game("american_rails", data)
    state = game.new_game(3, {}, random.Random(1))
    assert isinstance(state, AmericanRailsState)
    layout: CubeLayout = view_of(state, size).layout  # type: ignore[attr-defined]
    seats = [SeatLook(f"Player {seat}", "Person", seat, False) for seat in range(3)]
    names = name_rects(layout, Shown(state, seats, 0))
    assert len(names) == len(state.board.cities)
    assert all(layout.frame.contains(rect) for rect in names)
