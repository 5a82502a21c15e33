"""Another board than the game's own: played from the deal to the end, and drawn, with no look of its own."""

from __future__ import annotations

import random
from pathlib import Path

import pygame
import pytest

from game.rules.contract import CHANCE, OVER, Event
from game.rules.new_england_railways import NewEnglandRailways, NewEnglandRailwaysState
from game.rules.new_england_railways.board import load_board
from game.rules.new_england_railways.moves import Ship
from game.table.boards.new_england_railways import NewEnglandRailwaysView
from game.table.boards.new_england_railways.layout import TOWN
from game.table.boards.view import SeatLook, Shown, Thing
from game.table.kit.motion import Motions
from game.words import LANGUAGES, speaking
from tests.helpers.play import draw, play_out, random_game
from tests.table.boards.looks import arranged, picture

SMALL = NewEnglandRailways(load_board(Path(__file__).parents[2] / "boards" / "new_england_railways.toml"))
SIZES = [(1280, 720), (1920, 1080)]


def shown(state: NewEnglandRailwaysState) -> Shown[NewEnglandRailwaysState]:
    seats = [SeatLook(f"Player {seat}", "Person", seat, False) for seat in range(state.players)]
    moves = tuple(state.moves()) if state.actor() >= 0 else ()
    return Shown(state, seats, max(0, state.actor()), moves)


def view_of(state: NewEnglandRailwaysState, size: tuple[int, int] = SIZES[0]) -> NewEnglandRailwaysView:
    area = pygame.Rect(11, 45, 933, 665) if size == SIZES[0] else pygame.Rect(16, 68, 1400, 998)
    return arranged(NewEnglandRailwaysView(state), size, area)


@pytest.mark.parametrize("players", SMALL.players)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_is_played_to_its_end_and_drawn_all_the_way(players: int, language: str) -> None:
    state = SMALL.deal(players, {}, random.Random(players))
    view = view_of(state)
    rng, drawn = random.Random(players), set()
    with speaking(language):
        for number, move in enumerate(play_out(state, rng, by_kind=True)):
            if state.actor() != CHANCE:
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
    while state.actor() != OVER and state.turn_number < 4:
        events: list[Event] = []
        state.apply(draw(state, rng, by_kind=True), events.append)
        for event in events:
            view.animate(event, shown(state), motions)
        picture(view, shown(state), motions)
        motions.skip()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_part_of_it_can_be_pointed_at_and_says_what_it_is(language: str) -> None:
    state = SMALL.deal(6, {}, random.Random(1))
    view = view_of(state)
    things = [Thing("city", city) for city in range(len(SMALL.board.cities))]
    things += [Thing("link", link) for link in range(len(SMALL.board.links))]
    things += [Thing("cube", slot) for slot, count in enumerate(state.cubes) if count]
    things += [Thing("part", part) for part in ("cup", "stage", "incomes")]
    things += [Thing("step", number) for number in range(1, 12)]
    with speaking(language):
        for thing in things:
            rect = view.rect_of(thing, shown(state))
            assert rect is not None
            assert view.thing_at(rect.center, shown(state)) == thing
            assert view.about(thing, shown(state))


def test_a_shipment_is_its_cube_its_goal_and_its_links() -> None:
    state = SMALL.deal(3, {}, random.Random(1))
    route = tuple(SMALL.board.city_numbers[name] for name in ("Reading", "Philadelphia", "Trenton"))
    black = SMALL.board.colours.index("black")
    things = view_of(state).things_of(Ship(black, route))
    assert Thing("cube", route[0] * len(SMALL.board.colours) + black) in things
    assert Thing("city", route[-1]) in things
    assert {thing.value for thing in things if thing.field == "link"} == set(SMALL.board.links_on(route))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("players", SMALL.players)
def test_what_lies_on_it_does_not_touch(players: int, size: tuple[int, int]) -> None:
    layout = view_of(SMALL.deal(players, {}, random.Random(1)), size).layout
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
