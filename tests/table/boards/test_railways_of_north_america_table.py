"""Railways of North America clicked through at the table, with pygame's own events."""

from __future__ import annotations

import random
from pathlib import Path

import pygame
import pytest

from game.rules import catalogue
from game.rules.contract import Move
from game.rules.railways_of_north_america.moves import ChooseAction, ContinueTrack, Deliver, LayTile
from game.rules.railways_of_north_america.state import RailwaysOfNorthAmericaState
from game.rules.railways_of_north_america.steps import DELIVER, DELIVER_ACTION, NONE
from game.table.boards.view import Thing
from game.table.scenes.result import ResultScene
from tests.table.driver import (
    FRAME,
    choose_by_keys,
    choose_by_pointer,
    click,
    control,
    person_decides,
    place_of,
    wait_for_person,
)
from tests.table.plain import table

KEY = "railways_of_north_america"


@pytest.fixture(autouse=True)
def _listed(monkeypatch: pytest.MonkeyPatch) -> None:
    if KEY not in catalogue.KEYS:
        monkeypatch.setattr(catalogue, "KEYS", (*catalogue.KEYS, KEY))
    pygame.init()
    pygame.event.clear()


def sensible(state: RailwaysOfNorthAmericaState, rng: random.Random) -> Move:
    """A random move that delivers, goes on with its own track and ends it in a city, if it can."""
    moves = list(state.moves())
    board = state.board
    if ChooseAction(DELIVER_ACTION) in moves and rng.random() < 0.9:
        return ChooseAction(DELIVER_ACTION)
    ends = [m for m in moves if isinstance(m, LayTile) and board.city_at[board.near[m.hex][m.side]] != NONE]
    on = [m for m in moves if isinstance(m, ContinueTrack)]
    cheap = [m for m in moves if getattr(m, "amount", 0) <= 3000]
    return rng.choice(ends or on or cheap)


@pytest.mark.parametrize("players", [2, 5])
def test_a_game_begins_by_pointer(players: int, tmp_path: Path) -> None:
    app, scene = table(tmp_path, (None,) * players, game=KEY, window=True, size=(1280, 720))
    rng = random.Random(players)
    kinds = set()
    try:
        for _ in range(110):
            wait_for_person(app, scene)
            state = scene.match.state
            assert isinstance(state, RailwaysOfNorthAmericaState)
            move = sensible(state, rng)
            kinds.add(type(move).__name__)
            choose_by_pointer(app, scene, move)
        assert {"KeepBaron", "ChooseAction", "StartTrack", "LayTile"} <= kinds
    finally:
        app.close()


def test_the_last_turn_is_played_by_pointer_to_the_result(tmp_path: Path) -> None:
    app, scene = table(tmp_path, (None, None), game=KEY, window=True, size=(1280, 720))
    rng = random.Random(3)
    try:
        state = scene.match.state
        assert isinstance(state, RailwaysOfNorthAmericaState)
        most = state.board.data.setup.most_turns
        while not (state.turn_number == state.last_turn or state.turn_number == most):
            scene.match.play(sensible(state, rng))
            assert isinstance(scene.match.state, RailwaysOfNorthAmericaState)
            state = scene.match.state
        scene.session._settle(())
        decisions = 0
        while not scene.session.over:
            wait_for_person(app, scene)
            if scene.session.over:
                break
            state = scene.match.state
            assert isinstance(state, RailwaysOfNorthAmericaState)
            choose_by_pointer(app, scene, sensible(state, rng))
            decisions += 1
        for _ in range(3):
            app.step(FRAME, ())
        assert decisions > 3
        assert isinstance(app.top, ResultScene)
    finally:
        app.close()


def test_a_game_begins_by_keys_alone(tmp_path: Path) -> None:
    app, scene = table(tmp_path, (None, None), game=KEY, window=True, size=(1280, 720))
    rng = random.Random(6)
    try:
        for _ in range(25):
            wait_for_person(app, scene)
            choose_by_keys(app, scene, rng)
        assert scene.match.moves_played >= 25
    finally:
        app.close()


def test_a_cube_is_delivered_by_clicking_it_and_its_city(tmp_path: Path) -> None:
    app, scene = table(tmp_path, (None, None), game=KEY, window=True, size=(1280, 720))
    rng = random.Random(8)
    try:
        state = scene.match.state
        assert isinstance(state, RailwaysOfNorthAmericaState)
        while state.step != DELIVER or len(state.moves()) < 2:
            scene.match.play(sensible(state, rng))
            assert isinstance(scene.match.state, RailwaysOfNorthAmericaState)
            state = scene.match.state
        scene.session._settle(())
        wait_for_person(app, scene)
        state = scene.match.state
        assert isinstance(state, RailwaysOfNorthAmericaState)
        assert person_decides(app, scene)
        move = state.moves()[0]
        assert isinstance(move, Deliver)
        things = [t for t in scene.view.things_on(state, move) if t.field in ("cube", "end")]
        assert [thing.field for thing in things] == ["cube", "end"]
        for thing in things:
            place = place_of(scene, thing)
            assert place is not None
            click(app, place)
            assert thing in scene.session.chooser.picked
        before = list(state.points)
        for thing in [Thing("links", number) for number in move.links]:
            place = place_of(scene, thing)
            if scene.session.chooser.armed is None and place is not None:
                click(app, place)
        click(app, control(scene, "action confirm"))
        now = scene.match.state
        assert isinstance(now, RailwaysOfNorthAmericaState)
        assert sum(now.points) > sum(before)
    finally:
        app.close()
