"""The board of Railways of North America is drawn in parts and in steps, and yet always the same."""

from __future__ import annotations

import random
from dataclasses import replace

import numpy as np
import pygame
import pytest

from game.rules.contract import TERMINAL, Move
from game.rules.railways_of_north_america import GAME
from game.rules.railways_of_north_america.moves import Deliver, LayTile, StartTrack, TakeCard
from game.table.boards.shown import Pickable, SeatLook, Shown
from game.table.kit.motion import Motions
from game.table.kit.pen import NullSurface
from game.table.railways_of_north_america import RailwaysOfNorthAmericaView
from game.table.railways_of_north_america.painter import DisplayList, Layered, joined
from game.table.railways_of_north_america.reading import pickables_in
from game.table.tools import screenshots
from tests.table.boards.looks import arranged

KEY = "railways_of_north_america"
SIZE = (1280, 720)
LOOKS = tuple(SeatLook(name, "Person", i, False) for i, name in enumerate(("Ann", "Ben", "Cy", "Di")))


def make_view() -> RailwaysOfNorthAmericaView:
    return arranged(RailwaysOfNorthAmericaView(GAME.board), SIZE)


def at(kind: type[Move], part: float) -> Shown:
    """The table before a move of a recorded match, with everything that can be chosen."""
    state = screenshots.match_at(KEY, 4, screenshots.number_before(KEY, 4, kind, 0, part)).state
    meanings = {move: frozenset(pickables_in(state, move)) for move in state.legal_moves()}
    return Shown(state, LOOKS, state.current_player(), state.legal_moves(), meanings=meanings)


def pointing(shown: Shown, view: RailwaysOfNorthAmericaView, seed: int) -> list[Shown]:
    """The pointer on many things of the board, one after the other."""
    chance = random.Random(seed)
    area = view.layout.area
    spots = [(chance.randrange(area.x, area.right), chance.randrange(area.y, area.bottom)) for _ in range(30)]
    return [replace(shown, pointed=view.pickable_at(spot, shown)) for spot in spots]


def drawn(view: RailwaysOfNorthAmericaView, shown: Shown, motions: Motions) -> bytes:
    surface = pygame.Surface(SIZE, 0, 32)
    view.draw(surface, shown, motions)
    return pygame.image.tobytes(surface, "RGB")


@pytest.mark.parametrize("kind", [Deliver, StartTrack, TakeCard])
@pytest.mark.parametrize("zoom", [1.0, 2.0])
def test_parts_that_are_drawn_anew_make_the_whole_picture(kind: type[Move], zoom: float) -> None:
    still = Motions(0.0)
    view = make_view()
    view.zoom(zoom, view.layout.frame.center)
    for number, shown in enumerate(pointing(at(kind, 0.6), view, 3)):
        found = drawn(view, shown, still)
        if number % 6 == 5:
            fresh = make_view()
            fresh.zoom(zoom, fresh.layout.frame.center)
            assert found == drawn(fresh, shown, still)


def test_what_was_drawn_nowhere_before_is_seen_when_it_is_shown() -> None:
    """A new picture is made part by part, drawn nowhere, before it is shown."""
    still, view = Motions(0.0), make_view()
    first = at(StartTrack, 0.6)
    drawn(view, first, still)
    for shown in (replace(first, picked=(Pickable("city", 3),)), replace(first, moves=(), meanings={})):
        view.draw(NullSurface(SIZE), shown, still)
        view.draw(NullSurface(SIZE), shown, still)
        assert drawn(view, shown, still) == drawn(make_view(), shown, still)


def test_the_barons_of_all_seats_are_drawn_as_soon_as_the_end_has_been_told() -> None:
    last = len(screenshots.recorded(KEY, 4).entries)
    state, still, view = screenshots.match_at(KEY, 4, last).state, Motions(0.0), make_view()
    assert state.current_player() == TERMINAL
    told = Shown(state, LOOKS, 0)
    before = screenshots.match_at(KEY, 4, last - 3).state
    assert before.current_player() != TERMINAL
    first = drawn(view, replace(told, until=before), still)
    assert drawn(view, told, still) == drawn(make_view(), told, still) != first


def test_an_enlarged_map_is_prepared_in_steps_and_ends_as_if_drawn_at_once() -> None:
    shown, view, motions = at(Deliver, 0.6), make_view(), Motions()
    drawn(view, shown, motions)
    middle = view.layout.frame.center
    view.zoom(1.5, middle)
    view.pan(30, -20)
    first = drawn(view, shown, motions)
    assert view.unready
    for _ in range(2000):
        if not view.unready:
            break
        view.prepare(shown, motions)
    assert not view.unready
    last = drawn(view, shown, motions)
    fresh = make_view()
    fresh.zoom(1.5, middle)
    fresh.pan(30, -20)
    wanted = drawn(fresh, shown, Motions(0.0))
    assert last == wanted != first


@pytest.mark.parametrize(("dx", "dy"), [(9, 0), (-7, 4), (60, -45), (400, 200)])
def test_a_map_that_is_moved_is_the_map_that_is_drawn_there(dx: int, dy: int) -> None:
    shown, still = at(LayTile, 0.7), Motions(0.0)
    view, fresh = make_view(), make_view()
    for board in (view, fresh):
        board.zoom(2.0, board.layout.frame.center)
    drawn(view, shown, still)
    view.pan(dx, dy)
    fresh.pan(dx, dy)
    found, wanted = (np.frombuffer(drawn(board, shown, still), np.uint8) for board in (view, fresh))
    # Fine lines may end in another shade where the parts meet.
    assert (found != wanted).mean() < 0.002


def test_only_what_changes_is_drawn_again() -> None:
    place = pygame.Rect(10, 10, 100, 80)
    red, blue = pygame.Surface((20, 20), 0, 32), pygame.Surface((20, 20), 0, 32)
    red.fill((200, 0, 0))
    blue.fill((0, 0, 200))

    def ground(surface: pygame.Surface, part: pygame.Rect) -> None:
        surface.fill((0, 90, 0), part)

    def laid(*pieces: tuple[pygame.Surface, tuple[int, int]]) -> DisplayList:
        noted = DisplayList(place)
        for picture, spot in pieces:
            noted.blit(picture, spot)
        return noted

    layered = Layered(place)
    layered.lay(laid((red, (20, 20)), (blue, (60, 40))).laid, ground, redraw_all=True)
    changed = layered.lay(laid((red, (20, 20)), (blue, (70, 40)), (red, (300, 0))).laid, ground)
    assert changed == [pygame.Rect(60, 40, 30, 20)]
    assert layered.surface.get_at((50, 30))[:3] == (0, 90, 0)
    assert layered.surface.get_at((62, 32))[:3] == (0, 0, 200)
    assert layered.surface.get_at((12, 12))[:3] == (200, 0, 0)
    assert layered.lay(laid((red, (20, 20)), (blue, (70, 40))).laid, ground) == []


def test_joined_parts_cover_all_and_lie_apart() -> None:
    parts = [pygame.Rect(0, 0, 10, 10), pygame.Rect(30, 0, 10, 10), pygame.Rect(8, 0, 25, 5)]
    assert joined(parts) == [pygame.Rect(0, 0, 40, 10)]
    assert len(joined(parts[:2])) == 2
