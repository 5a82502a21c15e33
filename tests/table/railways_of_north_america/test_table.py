"""Railways of North America clicked through at the table, with pygame's own events."""

from __future__ import annotations

import random
from pathlib import Path

import pygame
import pytest

from game.rules.contract import Move
from game.rules.railways_of_north_america.moves import (
    ChooseAction,
    ContinueTrack,
    Deliver,
    LayTile,
    StartTrack,
)
from game.rules.railways_of_north_america.state import RailwaysOfNorthAmericaState
from game.rules.railways_of_north_america.steps import (
    ACTION,
    BUILD_ACTION,
    DELIVER,
    DELIVER_ACTION,
    NONE,
    START_TRACK,
    URBANIZE,
    URBANIZE_ACTION,
)
from game.table.boards.shown import Pickable
from game.table.play.intents import Pick
from game.table.play.table_controller import TableController
from game.table.program.app import App
from game.table.program.input import LEFT
from game.table.railways_of_north_america.plans import ways_from
from game.table.railways_of_north_america.reading import cube_thing
from tests.helpers.play import localizer
from tests.table.driver import CONFIRM, FRAME, click, person_decides, place_of, press, spot, wait_for_person
from tests.table.plain import table

KEY = "railways_of_north_america"


@pytest.fixture(autouse=True)
def _started() -> None:
    pygame.init()
    pygame.event.clear()


def sensible(state: RailwaysOfNorthAmericaState, rng: random.Random) -> Move:
    """A random move that delivers, goes on with its own track and ends it in a city, if it can."""
    moves = list(state.legal_moves())
    board = state.board
    if ChooseAction(DELIVER_ACTION) in moves and rng.random() < 0.9:
        return ChooseAction(DELIVER_ACTION)
    ends = [m for m in moves if isinstance(m, LayTile) and board.city_at[board.near[m.hex][m.side]] != NONE]
    on = [m for m in moves if isinstance(m, ContinueTrack)]
    cheap = [m for m in moves if getattr(m, "amount", 0) <= 3000]
    return rng.choice(ends or on or cheap)


def test_a_cube_is_delivered_by_clicking_it_and_its_city(tmp_path: Path) -> None:
    app, scene = table(tmp_path, (None, None), game=KEY, window=True, size=(1280, 720))
    rng = random.Random(8)
    try:
        state = scene.match.state
        assert isinstance(state, RailwaysOfNorthAmericaState)
        while state.step != DELIVER or len(state.legal_moves()) < 2:
            scene.match.play(sensible(state, rng))
            assert isinstance(scene.match.state, RailwaysOfNorthAmericaState)
            state = scene.match.state
        scene.session.begin_decision()
        wait_for_person(app, scene)
        state = scene.match.state
        assert isinstance(state, RailwaysOfNorthAmericaState)
        assert person_decides(app, scene)
        move = state.legal_moves()[0]
        assert isinstance(move, Deliver)
        things = [t for t in scene.view.choosing.pickables_for(state, move) if t.field in ("cube", "end")]
        assert [thing.field for thing in things] == ["cube", "end"]
        for thing in things:
            place = place_of(scene, thing)
            assert place is not None
            click(app, place)
            assert thing in scene.session.decision.picked
        before = list(state.points)
        for thing in [Pickable("links", number) for number in move.links]:
            place = place_of(scene, thing)
            if scene.session.decision.armed is None and place is not None:
                click(app, place)
        click(app, spot(scene, CONFIRM))
        now = scene.match.state
        assert isinstance(now, RailwaysOfNorthAmericaState)
        assert sum(now.points) > sum(before)
    finally:
        app.close()


def to_build(scene: TableController, rng: random.Random) -> RailwaysOfNorthAmericaState:
    """Play on until somebody has chosen to build; the state then."""
    while True:
        state = scene.match.state
        assert isinstance(state, RailwaysOfNorthAmericaState)
        if state.step == START_TRACK:
            scene.session.begin_decision()
            return state
        moves = [m for m in state.legal_moves() if m == ChooseAction(BUILD_ACTION)]
        scene.match.play(moves[0] if moves else sensible(state, rng))


def drag(app: App, places: list[tuple[int, int]]) -> None:
    """Press at the first place, draw over the others, release at the last."""
    post = pygame.event.post
    event = pygame.event.Event
    post(event(pygame.MOUSEMOTION, pos=places[0], rel=(0, 0), buttons=(0, 0, 0)))
    post(event(pygame.MOUSEBUTTONDOWN, pos=places[0], button=LEFT))
    app.step(FRAME)
    for place in places[1:]:
        post(event(pygame.MOUSEMOTION, pos=place, rel=(1, 1), buttons=(1, 0, 0)))
        app.step(FRAME)
    post(event(pygame.MOUSEBUTTONUP, pos=places[-1], button=LEFT))
    app.step(FRAME)


def test_track_is_drawn_from_a_city_and_laid_with_one_confirmation(tmp_path: Path) -> None:
    app, scene = table(tmp_path, (None, None), game=KEY, window=True, size=(1280, 720))
    try:
        state = to_build(scene, random.Random(2))
        wait_for_person(app, scene)
        board = state.board
        start = next(i for i, city in enumerate(board.cities) if city.name == "Toronto")
        ways = {end: way for end, way in ways_from(state, start).items() if len(way.tiles) == 2}
        end, way = next(iter(ways.items()))
        places = []
        for number in (board.cities[start].hex, *(tile.hex for tile in way.tiles), board.cities[end].hex):
            place = scene.view.rect_of(Pickable("hex", number), scene.session.shown())
            assert place is not None
            places.append(place.center)
        count = scene.match.moves_played
        drag(app, places)
        assert scene.match.moves_played == count
        assert scene.session.decision.plan == (
            StartTrack(start, way.side),
            *(LayTile(tile.hex, tile.leave) for tile in way.tiles),
        )
        assert scene.prompt.slip is not None
        assert scene.prompt.slip.price == f"${way.cost:,}"
        click(app, spot(scene, CONFIRM))
        for _ in range(400):
            app.step(FRAME)
        now = scene.match.state
        assert isinstance(now, RailwaysOfNorthAmericaState)
        assert {now.links[-1].a, now.links[-1].b} == {start, end}
        assert scene.match.moves_played == count + 3
    finally:
        app.close()


def test_a_city_means_to_build_while_an_action_is_to_be_chosen(tmp_path: Path) -> None:
    app, scene = table(tmp_path, (None, None), game=KEY, window=True, size=(1280, 720))
    try:
        state = to_build(scene, random.Random(2))
        assert scene.session.undo()
        wait_for_person(app, scene)
        assert ChooseAction(BUILD_ACTION) in scene.match.state.legal_moves()
        board, shown = state.board, scene.session.shown()
        begun, plain = (
            scene.view.rect_of(Pickable("hex", number), shown)
            for number in (board.cities[0].hex, next(n for n, city in enumerate(board.city_at) if city < 0))
        )
        assert begun is not None
        assert plain is not None
        count = scene.match.moves_played
        click(app, plain.center)
        assert scene.match.moves_played == count
        click(app, begun.center)
        now = scene.match.state
        assert isinstance(now, RailwaysOfNorthAmericaState)
        assert now.step == START_TRACK
        assert scene.session.decision.picked == (Pickable("city", 0),)
        press(app, pygame.K_ESCAPE)
        assert scene.session.undo()
        drag(
            app,
            [begun.center, (begun.centerx + begun.w // 2, begun.centery), (begun.right + 9, begun.centery)],
        )
        assert scene.match.moves_played == count + 1
        assert Pickable("city", 0) in scene.session.decision.picked
    finally:
        app.close()


def test_a_grey_city_is_urbanized_once_that_action_is_chosen(tmp_path: Path) -> None:
    app, scene = table(tmp_path, (None, None), game=KEY, window=True, size=(1280, 720))
    try:
        state = to_build(scene, random.Random(2))
        assert scene.session.undo()
        wait_for_person(app, scene)
        assert ChooseAction(URBANIZE_ACTION) in scene.match.state.legal_moves()
        grey = next(n for n, city in enumerate(state.board.cities) if city.colour < 0)
        coloured = next(n for n, city in enumerate(state.board.cities) if city.colour >= 0)
        hexes = {n: Pickable("hex", state.board.cities[n].hex) for n in (grey, coloured)}
        build = ChooseAction(BUILD_ACTION)
        assert scene.view.choosing.shortcut(hexes[grey], scene.session.shown()) == (
            build,
            Pickable("city", grey),
        )
        scene.do(Pick(Pickable("action", URBANIZE_ACTION)))
        shown = scene.session.shown()
        assert scene.view.choosing.shortcut(hexes[coloured], shown) == (build, Pickable("city", coloured))
        assert not scene.view.choosing.starts_drag(hexes[grey], shown)
        assert "New City" in str(scene.view.text.about(hexes[grey], shown))
        place = scene.view.rect_of(hexes[grey], shown)
        assert place is not None
        click(app, place.center)
        now = scene.match.state
        assert isinstance(now, RailwaysOfNorthAmericaState)
        assert now.step == URBANIZE
        assert scene.session.decision.picked == (Pickable("city", grey),)
        wait_for_person(app, scene)
        press(app, pygame.K_RETURN)
        assert scene.session.notice == localizer(scene.match.state).translate("guide-colour")
    finally:
        app.close()


def test_a_cube_means_to_deliver_it_while_an_action_is_to_be_chosen(tmp_path: Path) -> None:
    app, scene = table(tmp_path, (None, None), game=KEY, window=True, size=(1280, 720))
    rng = random.Random(8)
    try:
        while True:
            state = scene.match.state
            assert isinstance(state, RailwaysOfNorthAmericaState)
            if state.step == DELIVER and len(state.legal_moves()) > 1:
                break
            scene.match.play(sensible(state, rng))
        move = state.legal_moves()[0]
        assert isinstance(move, Deliver)
        scene.session.begin_decision()
        assert scene.session.undo()
        wait_for_person(app, scene)
        action = scene.match.state
        assert isinstance(action, RailwaysOfNorthAmericaState)
        assert action.step == ACTION
        able = {cube_thing(state, m.city, m.colour) for m in state.legal_moves() if isinstance(m, Deliver)}
        for city in range(len(state.board.cities)):
            for colour in set(action.cubes_at(city)):
                thing = cube_thing(action, city, colour)
                shown = scene.session.shown()
                assert (scene.view.choosing.shortcut(thing, shown) is None) == (thing not in able)
                assert (scene.view.text.illegal_reason(thing, shown) is None) == (thing in able)
        place = place_of(scene, cube_thing(state, move.city, move.colour))
        assert place is not None
        click(app, place)
        now = scene.match.state
        assert isinstance(now, RailwaysOfNorthAmericaState)
        assert now.step == DELIVER
        assert scene.session.decision.picked == (cube_thing(state, move.city, move.colour),)
    finally:
        app.close()


def test_a_far_city_is_chosen_as_the_end_and_a_drag_elsewhere_moves_the_map(tmp_path: Path) -> None:
    app, scene = table(tmp_path, (None, None), game=KEY, window=True, size=(1280, 720))
    try:
        state = to_build(scene, random.Random(2))
        wait_for_person(app, scene)
        board, shown = state.board, scene.session.shown()
        numbers = {city.name: city.hex for city in board.cities}

        def click_on(name: str) -> None:
            place = scene.view.rect_of(Pickable("hex", numbers[name]), shown)
            assert place is not None
            click(app, place.center)

        click_on("Toronto")
        click_on("Ottawa")
        assert len(scene.session.decision.plan) > 1
        press(app, pygame.K_ESCAPE)
        assert not scene.session.decision.plan
        click_on("Toronto")
        click_on("Vancouver")
        assert "Two actions" in scene.session.notice
        assert scene.session.decision.picked == (Pickable("city", board.city_at[numbers["Toronto"]]),)
        press(app, pygame.K_ESCAPE)
        scene.zoom(2.0)
        app.step(FRAME)
        before = scene.view.rect_of(Pickable("hex", numbers["Winnipeg"]), shown)
        plain = next(n for n in range(len(board.hexes)) if board.city_at[n] < 0 and _seen(scene, n))
        place = scene.view.rect_of(Pickable("hex", plain), shown)
        assert place is not None
        drag(app, [place.center, (place.centerx + 30, place.centery), (place.centerx + 60, place.centery)])
        assert scene.view.rect_of(Pickable("hex", numbers["Winnipeg"]), shown) != before
        assert not scene.session.decision.picked
    finally:
        app.close()


def _seen(scene: TableController, number: int) -> bool:
    """Return whether a hex is well inside the visible map."""
    rect = scene.view.rect_of(Pickable("hex", number), scene.session.shown())
    return rect is not None and scene.layout.board.inflate(-400, -400).collidepoint(rect.center)
