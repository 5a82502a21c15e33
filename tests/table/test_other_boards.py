"""Each game on a smaller board of the tests' own: from the deal to the end at the table, on every page."""

from __future__ import annotations

import random
from pathlib import Path

import pygame
import pytest

from game.match.boards import game_on
from game.match.exchange import from_json, to_json
from game.match.journal import SeatPlan
from game.match.match import Match
from game.match.store import Store
from game.rules.catalogue import keys
from game.table.pages.result import ResultScene
from game.table.play.scene import PlayScene
from game.table.program.settings import Settings
from game.table.start import ParlorCar
from tests.table.driver import FRAME, play_to_the_end

SMALL = Path(__file__).parents[1] / "boards"


@pytest.mark.parametrize("key", keys())
def test_a_game_is_played_on_another_board_at_the_table(key: str, tmp_path: Path) -> None:
    pygame.init()
    pygame.event.clear()
    board = game_on(SMALL / f"{key}.toml").other_board
    assert board is not None
    seats = [SeatPlan("Ada", 0), SeatPlan("Ben", 1, "greedy"), SeatPlan("Cy", 2, "random")]
    store = Store(tmp_path)
    match = Match.new(key, seats, seed=4, store=store, board=board)
    settings = Settings(animation_speed=0.0, bot_pause=0.0, volume=0.0)
    app = ParlorCar(store, settings, size=(1280, 720), window=True)
    try:
        scene = PlayScene(match)
        app.push(scene)
        app.step(FRAME, ())
        for page in (scene.show_log, lambda: app.show_help(key), app.show_saves, app.show_settings):
            page()
            app.step(FRAME, ())
            assert app.top is not scene
            while app.top is not scene:
                app.pop()
        assert play_to_the_end(app, scene, random.Random(3)) > 3
        for _ in range(3):
            app.step(FRAME, ())
        assert isinstance(app.top, ResultScene)
        again = Match.open(store, match.id or 0)
        assert again.is_over
        assert again.game.other_board == board
        assert from_json(to_json(again)).match.state == match.state
    finally:
        app.close()
