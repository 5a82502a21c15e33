"""Locomotives of Railways of North America leave the names of cities free."""

from __future__ import annotations

import numpy as np
import pygame

from game.rules.railways_of_north_america import GAME
from game.rules.railways_of_north_america.moves import Deliver
from game.rules.railways_of_north_america.state import RailwaysOfNorthAmericaState
from game.table.boards.shown import SeatLook, Shown
from game.table.kit.theme import INK
from game.table.railways_of_north_america import RailwaysOfNorthAmericaView
from game.table.railways_of_north_america.marks import ticket_place
from game.table.railways_of_north_america.placing import engine_places, name_rects
from game.table.railways_of_north_america.rails import engine_rect
from game.table.railways_of_north_america.towns import cube_slots, slot_rect
from game.table.tools import screenshots
from game.words import Localizer
from tests.table.boards.looks import arranged, picture

KEY = "railways_of_north_america"


def late(part: float) -> RailwaysOfNorthAmericaState:
    number = screenshots.number_before(KEY, 4, Deliver, 0, part)
    state = screenshots.match_at(KEY, 4, number).state
    assert isinstance(state, RailwaysOfNorthAmericaState)
    return state


def test_locomotives_stand_on_their_links_and_leave_names_free() -> None:
    layout, state = arranged(RailwaysOfNorthAmericaView(GAME.board)).layout, late(0.9)
    names, hexes = name_rects(layout, Localizer(GAME)), layout.whole
    engines = [engine_rect(layout, state, number) for number in range(len(state.links))]
    middles = [[hexes.centre(state.board.hexes[tile.hex]) for tile in link.tiles] for link in state.links]
    for rect, spots in zip(engines, middles, strict=True):
        assert any(rect.inflate(8, 8).collidepoint(spot) for spot in spots)
    plain = 0
    for rect, spots in zip(engines, middles, strict=True):
        usual = rect.copy()
        usual.center = (round(spots[len(spots) // 2][0]), round(spots[len(spots) // 2][1]))
        plain += usual.collidelist(names) >= 0
    assert sum(rect.collidelist(names) >= 0 for rect in engines) < plain


def hidden(rect: pygame.Rect, covers: list[pygame.Rect]) -> bool:
    return any(clip.w * clip.h > rect.w * rect.h / 2 for clip in map(rect.clip, covers))


def test_a_price_hides_hardly_a_name_nor_the_track_that_it_is_for() -> None:
    view, state = arranged(RailwaysOfNorthAmericaView(GAME.board)), late(0.3)
    layout, seats = view.layout, tuple(SeatLook(str(seat), "Person", seat, False) for seat in range(4))
    shown, names = Shown(state, seats, 0), name_rects(view.layout, Localizer(GAME))
    for number, printed in enumerate(state.board.cities):
        beside = [n for n in state.board.near[printed.hex] if n >= 0][:1]
        place = ticket_place(layout, shown, state, (55, 20), printed.hex, beside)
        assert place is not None
        ticket = pygame.Rect(0, 0, 55, 20)
        ticket.center = (round(place[0]), round(place[1]))
        hidden = sum(clip.w * clip.h for clip in map(ticket.clip, names))
        assert hidden < 110, state.board.cities[number].name
        track = [ticket.clip(layout.hex_rect(state.board.hexes[n]).inflate(-8, -8)) for n in beside]
        assert all(clip.w * clip.h < 80 for clip in track), state.board.cities[number].name


def test_locomotives_are_hidden_by_no_cubes() -> None:
    layout, state = arranged(RailwaysOfNorthAmericaView(GAME.board)).layout, late(0.3)
    cubes = [
        slot_rect(slot) for city in range(len(state.board.cities)) for slot in cube_slots(state, layout, city)
    ]
    rows = [a.union(b) for a in cubes for b in cubes if a.y == b.y and a.right - 2 <= b.x <= a.right + 6]
    engines = [engine_rect(layout, state, number) for number in range(len(state.links))]
    assert rows
    assert not any(hidden(rect, rows) for rect in engines)


def test_locomotives_follow_the_links_of_each_state() -> None:
    layout = arranged(RailwaysOfNorthAmericaView(GAME.board)).layout
    early, now = late(0.3), late(0.9)
    first = engine_places(layout, early)
    assert len(engine_places(layout, now)) == len(now.links) > len(early.links)
    assert engine_places(layout, early) == first
    assert engine_places(layout, early.copy()) == first


def test_what_is_shown_and_what_is_prepared_have_their_locomotives_at_hand() -> None:
    layout = arranged(RailwaysOfNorthAmericaView(GAME.board)).layout
    early, now = late(0.3), late(0.9)
    first, second = engine_places(layout, early), engine_places(layout, now)
    assert engine_places(layout, early) is first
    assert engine_places(layout, now) is second


def letters(state: RailwaysOfNorthAmericaState) -> list[np.ndarray]:
    """For the name of each city: which pixels of its place are ink."""
    view = arranged(RailwaysOfNorthAmericaView(GAME.board))
    seats = tuple(SeatLook(str(seat), "Person", seat, False) for seat in range(4))
    found = pygame.surfarray.array3d(picture(view, Shown(state, seats, 0)))
    rects = name_rects(view.layout, Localizer(GAME))
    return [(found[r.left : r.right, r.top : r.bottom] == INK).all(axis=2) for r in rects]


def test_track_and_locomotives_cover_no_name() -> None:
    now = late(0.9)
    bare = now.copy()
    bare.links = type(now.links)()
    for name, here, there in zip(now.board.cities, letters(now), letters(bare), strict=True):
        assert there.any(), name
        assert here[there].all(), name
