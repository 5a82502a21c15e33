"""Each game on a smaller board of the tests' own: from the deal to the end at the table, on every page."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pygame
import pytest

from game.match.boards import game_on
from game.match.import_export import from_json, to_json
from game.match.journal import SeatPlan
from game.match.match import Match
from game.match.store import Store
from game.rules.catalog import game_keys
from game.table.pages.result import ResultScene
from game.table.play.table_controller import TableController
from game.table.program.settings import Settings
from game.table.start import ParlorCar
from tests.table.driver import FRAME, play_to_the_end

SMALL = Path(__file__).parents[1] / "boards"
SEATS = [SeatPlan("Ada", 0), SeatPlan("Ben", 1, "greedy"), SeatPlan("Cy", 2, "random")]


LENGTHY = {"railways_of_north_america", "new_england_railways"}
"""Games that take long, which only a thorough run plays by keys alone."""


@pytest.mark.parametrize(
    "key",
    [pytest.param(key, marks=[pytest.mark.thorough] if key in LENGTHY else []) for key in game_keys()],
)
def test_a_game_is_played_on_another_board_by_keys_alone(key: str, tmp_path: Path) -> None:
    pygame.init()
    pygame.event.clear()
    board = game_on(SMALL / f"{key}.toml").other_board
    assert board is not None
    store = Store(tmp_path)
    match = Match.new(key, SEATS, seed=4, store=store, board=board)
    settings = Settings(animation_speed=0.0, bot_pause=0.0, volume=0.0, coach=False)
    app = ParlorCar(store, settings, size=(1280, 720), window=True)
    try:
        scene = TableController(match)
        app.push(scene)
        app.step(FRAME, ())
        for page in (scene.show_log, lambda: app.show_help(key), app.show_saves, app.show_settings):
            page()
            app.step(FRAME, ())
            assert app.top is not scene
            while app.top is not scene:
                app.pop()
        assert play_to_the_end(app, scene, random.Random(3), by="keys") > 3
        for _ in range(3):
            app.step(FRAME, ())
        assert isinstance(app.top, ResultScene)
        again = Match.open(store, match.id or 0)
        assert again.is_over
        assert again.game.other_board == board
        assert from_json(to_json(again)).match.state == match.state
    finally:
        app.close()


@pytest.mark.parametrize(
    ("size", "text"),
    [((1280, 720), 1.3), pytest.param((1920, 1080), 1.0, marks=pytest.mark.thorough)],
)
@pytest.mark.parametrize("key", game_keys())
def test_every_page_is_drawn_for_another_board_in_german(
    key: str, size: tuple[int, int], text: float, tmp_path: Path
) -> None:
    """With large text in the smaller window; the log calls the board's things by their German titles."""
    game = game_on(SMALL / f"{key}.toml")
    store = Store(tmp_path)
    match = Match.new(key, SEATS, seed=4, store=store, board=game.other_board)
    rng = random.Random(3)
    while match.moves_played < 40 and not match.is_over:
        match.play(rng.choice(match.state.legal_moves()))
    settings = Settings(animation_speed=0.0, bot_pause=0.0, volume=0.0, coach=False, text_size=text)
    app = ParlorCar(store, settings, size=size, window=False)
    try:
        app.speak("de")
        app.go_to_title()
        app.draw(app.screen)
        app.show_set_up(game)
        app.draw(app.screen)
        app.go_to_table(match)
        table = app.top
        assert isinstance(table, TableController)
        app.draw(app.screen)
        pages = (
            table.show_log,
            app.show_saves,
            lambda: app.show_money(match),
            lambda: app.show_result(match),
        )
        for page in pages:
            page()
            assert app.top is not table
            app.draw(app.screen)
            while app.top is not table:
                app.pop()
        log = " ".join(table.session.localizer.log_text(line.content) or "" for line in match.log)
        assert not [name for name in game.titles["de"] if re.search(rf"\b{name}\b", log)]
    finally:
        app.close()
        app.speak("en")
