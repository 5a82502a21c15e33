"""Another board than the game's own: played from the deal to the end, and drawn, with no look of its own."""

from __future__ import annotations

import random
from itertools import combinations
from pathlib import Path

import pygame
import pytest

from game.rules.american_rails import AmericanRails, AmericanRailsState
from game.rules.american_rails.board import load_board
from game.rules.contract import OVER
from game.table.boards.american_rails import TABLE
from game.table.boards.american_rails.layout import Layout
from game.table.boards.american_rails.look import look_of
from game.table.boards.view import BoardView, SeatLook, Shown, Thing
from game.table.kit.motion import Motions
from game.words import LANGUAGES, speaking
from tests.helpers.play import play_out, random_game
from tests.table.boards.looks import arranged, picture

SMALL = AmericanRails(load_board(Path(__file__).parents[2] / "boards" / "american_rails.toml"))
SIZES = [(1280, 720), (1920, 1080)]


def shown(state: AmericanRailsState) -> Shown[AmericanRailsState]:
    seats = [SeatLook(f"Player {seat}", "Person", seat, False) for seat in range(state.players)]
    return Shown(state, seats, max(0, state.actor()), state.moves())


def view_of(state: AmericanRailsState, size: tuple[int, int] = SIZES[0]) -> BoardView[AmericanRailsState]:
    area = pygame.Rect(11, 45, 933, 665) if size == SIZES[0] else pygame.Rect(16, 68, 1400, 998)
    return arranged(TABLE.view(state), size, area)


@pytest.mark.parametrize("players", SMALL.players)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_is_played_to_its_end_and_drawn_all_the_way(players: int, language: str) -> None:
    state = SMALL.deal(players, {}, random.Random(players))
    view = view_of(state)
    rng, drawn = random.Random(players), set()
    with speaking(language):
        for number, move in enumerate(play_out(state, rng, by_kind=True)):
            view.slip(move, shown(state))
            view.choices(shown(state))
            if number % 15 == 0:
                drawn.add(pygame.image.tobytes(picture(view, shown(state)), "RGB"))
        for seat in range(players):
            view.seat_card(seat, shown(state), Motions())
        picture(view, shown(state))
    assert state.actor() == OVER
    assert state.ending() is not None
    assert len(drawn) > 5


@pytest.mark.parametrize("players", SMALL.players)
def test_its_moves_read_back_on_it(players: int) -> None:
    opening, moves = random_game(SMALL, players, seed=3)
    texts = [SMALL.write(move) for move in moves]
    assert [SMALL.read(text) for text in texts] == moves
    assert SMALL.load(opening.to_data()) == opening


def test_events_move_what_they_tell_of() -> None:
    state = SMALL.deal(4, {}, random.Random(2))
    view, motions, rng = view_of(state), Motions(), random.Random(2)
    while state.actor() != OVER:
        events: list[object] = []
        moves = state.moves()
        state.apply(moves[rng.randrange(len(moves))], events.append)
        for event in events:
            view.animate(event, shown(state), motions)  # type: ignore[arg-type]
        picture(view, shown(state), motions)
        motions.skip()


def test_every_part_of_it_can_be_pointed_at_and_says_what_it_is() -> None:
    state = SMALL.deal(4, {}, random.Random(1))
    view = view_of(state)
    things = [Thing("hex", number) for number in range(len(SMALL.board.hexes))]
    things += [Thing("company", company) for company in range(len(SMALL.board.companies))]
    things += [Thing("part", part) for part in ("years", "key", "cartouche", "incomes", "order")]
    for language in LANGUAGES:
        with speaking(language):
            for thing in things:
                rect = view.rect_of(thing, shown(state))
                assert rect is not None
                assert view.thing_at(rect.center, shown(state)) == thing
                assert view.about(thing, shown(state))


@pytest.mark.parametrize("size", SIZES)
def test_its_map_and_fields_do_not_touch(size: tuple[int, int]) -> None:
    state = SMALL.deal(3, {}, random.Random(1))
    layout: Layout = view_of(state, size).layout  # type: ignore[attr-defined]
    hexes = [layout.hex_rect(spot) for spot in SMALL.board.hexes]
    fields = list(layout.insets.values())
    assert all(layout.frame.contains(rect) for rect in hexes)
    assert not any(rect.collidelist(fields) >= 0 for rect in hexes)
    assert not any(a.colliderect(b) for a, b in combinations(fields, 2))


def test_a_map_without_a_look_of_its_own_gets_one_that_shows_it() -> None:
    look = look_of(SMALL.board)
    assert look.shows(SMALL.board)
    assert look is look_of(SMALL.board)
