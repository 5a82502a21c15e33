"""A fifth game needs only its package and one line of the catalog."""

from __future__ import annotations

import random
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from game import compiled
from game.learning.final import lines_of
from game.match.headless import play_headless
from game.match.import_export import from_json, to_json
from game.match.journal import SeatPlan
from game.match.match import Match
from game.rules.boards import read_toml
from game.rules.catalog import all_games, find_game
from game.table.pages.result import ResultScene, money_title
from game.table.pages.title import TitleScene
from game.table.program.app import App
from game.words import Localizer, game_title, override
from game.words.localizer import translate
from game.words.message_catalog import LANGUAGES
from tests.fifth.house import CONTRACT, in_the_house
from tests.fifth.rules.accounts import Account
from tests.fifth.rules.game import FOLDER, GAME
from tests.fifth.rules.state import Open, Wait
from tests.screens.watching import watching
from tests.table.driver import FRAME, play_to_the_end
from tests.table.plain import table
from tools import records

KEY = GAME.key
ROOT = Path(__file__).parents[2]


@pytest.fixture(autouse=True)
def _in_the_house() -> Iterator[None]:
    with in_the_house():
        yield


def test_it_is_one_of_the_games() -> None:
    assert all_games()[-1] is GAME


def test_bots_play_it_to_the_end() -> None:
    bots = ["greedy", "mcts:playouts=20", "minimax:depth=2,seconds=0.1"]
    found = play_headless(find_game(KEY), bots, seed=3)
    assert found.winners
    assert found.moves > 12


def people(count: int) -> list[SeatPlan]:
    return [SeatPlan(f"Player {seat + 1}", seat) for seat in range(count)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_speaks_every_language(language: str) -> None:
    match = Match.new(KEY, people(3), seed=5)
    match.play(Open(1))
    with override(language):
        localizer = Localizer(match.game, match.names)
        told = [localizer.log_text(line.content) for line in match.log]
        assert told[0] == {
            "en": "Player 2 opens Bell Junction for $6.",
            "de": "Player 2 eröffnet Bell Junction für $6.",
        }.get(language, told[0])
        reason = match.state.illegal_reason(Open(1))
        assert reason is not None
        assert "Bell Junction" in localizer.message(reason)
        assert all(localizer.prompt(match.state))
        assert translate("bank")


@pytest.mark.parametrize("keys", [False, True], ids=["pointer", "keys"])
def test_people_and_bots_play_it_at_the_table(keys: bool, tmp_path: Path) -> None:
    pygame.init()
    pygame.event.clear()
    app, scene = table(tmp_path, (None, "greedy", "mcts:playouts=10"), game=KEY, window=True)
    try:
        assert play_to_the_end(app, scene, random.Random(2), by="keys" if keys else "pointer") > 1
        for _ in range(3):
            app.step(FRAME, ())
        assert isinstance(app.top, ResultScene)
        match = Match.open(app.store, scene.match.id)
        assert match.is_over
        assert not [entry.note for entry in match.journal.entries if entry.note]
        sums = [sum(line.amounts[seat] for line in lines_of(match)) for seat in range(3)]
        assert sums == match.state.scores()
    finally:
        app.close()


def hold_its_box(app: App) -> None:
    """The pointer is on the game's box, the last of the title's."""
    app.go_to_title()
    title = app.top
    assert isinstance(title, TitleScene)
    title.form.focus_on(title.boxes[-1])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_shows_it(language: str, tmp_path: Path) -> None:
    with override(language):
        app, scene = table(tmp_path, (None, None, None), game=KEY)
        match, rng = scene.match, random.Random(1)
        while not match.is_over:
            match.play(rng.choice(match.state.legal_moves()))
        title = game_title(GAME)
        pages: dict[Callable[[], object], str] = {
            lambda: hold_its_box(app): title,
            lambda: app.show_set_up(GAME): title,
            app.show_saves: title,
            app.show_settings: translate("setting-language"),
            lambda: app.show_help(KEY): title,
            lambda: app.show_money(match): money_title(match),
            lambda: app.show_result(match): Localizer(GAME).message(Account.SPENT()),
            scene.show_log: "Bell Junction",
        }
        try:
            for page, words in pages.items():
                with watching(app.screen) as watch:
                    page()
                    app.step(FRAME, ())
                assert any(words in line for line in watch.words), (words, watch.words)
        finally:
            app.close()


def test_a_match_goes_to_a_friend_and_on() -> None:
    match = Match.new(KEY, people(2), seed=5)
    match.play(Open(0))
    match.play(Wait())
    again = from_json(to_json(match)).match
    assert again.state == match.state


def test_the_tests_of_every_game_hold_it_to_the_contract() -> None:
    """In a process of their own: they ask the catalog for the games as they are imported."""
    command = [sys.executable, "-m", "pytest", "-q", "-p", "tests.fifth.house", "-k", KEY, *CONTRACT]
    found = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False, timeout=600)
    assert found.returncode == 0, found.stdout


@pytest.mark.skipif(compiled(), reason="the tool reads plain modules")
def test_its_record_is_up_to_date() -> None:
    assert records.main(["--check", "tests.fifth.rules.data"]) == 0


def test_it_is_played_on_another_board() -> None:
    """A shorter line: the board travels with the match."""
    data = read_toml(FOLDER / "boards" / "whistle_stop.toml")
    data["rounds"], data["stops"] = 2, data["stops"][:3]
    match = Match.new(KEY, people(2), seed=5, board=data)
    assert len(match.state.legal_moves()) == 4
    assert from_json(to_json(match)).match.state == match.state
    assert play_headless(match.game, ["greedy", "random"], seed=3).winners
