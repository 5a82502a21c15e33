"""Saved games that are locked or deleted during play: the game reports it and continues by itself."""

from __future__ import annotations

import shutil
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from msgspec.structs import replace

from game.learning.progress import Progress
from game.match.match import Match
from game.match.store import Store
from game.people.profiles import People
from game.table.controls.dialogs import AskForText, Dialog, Notice
from game.table.play.table_controller import TableController
from game.table.play.unsaved import RETRY, WORTH_TELLING
from game.table.program import app as app_module
from game.table.program.app import App
from game.table.program.settings import Settings, load_settings
from game.words import override, translate
from tests.table.pages import GAME, press, seats


@contextmanager
def locked(store: Store) -> Iterator[None]:
    """Let another program hold the saved games."""
    with closing(sqlite3.connect(store.path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")


@pytest.fixture
def table(app: App) -> TableController:
    app.go_to_table(Match.new(GAME, seats(), seed=1, store=app.store))
    assert isinstance(app.top, TableController)
    return app.top


@pytest.fixture(autouse=True)
def _look_at_every_frame(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app_module, "SAVES_SECONDS", 0.0)


def play(scene: TableController) -> bool:
    return scene.session.play(scene.match.state.legal_moves()[0])


def pass_time(app: App, seconds: float) -> None:
    for _ in range(round(seconds / 0.1)):
        app.step(0.1, [])


def test_a_move_waits_for_the_lock_without_holding_the_window_and_is_played_then(
    app: App, table: TableController
) -> None:
    before = table.match.moves_played
    with locked(app.store):
        began = time.thread_time(), time.perf_counter()
        assert not play(table)
        for _ in range(5):
            table.session.update(RETRY, True)
        waited = time.perf_counter() - began[1] - (time.thread_time() - began[0])
        assert waited < 0.5, "the window waited for the lock"
        pass_time(app, WORTH_TELLING)
        assert table.busy
        assert str(app.store.path) in table.prompt.words
        assert table.match.moves_played == before
    pass_time(app, 2 * RETRY)
    assert table.match.moves_played > before
    assert not table.session.unsaved.waits
    assert table.session.notice.startswith(translate("saving-again"))


def test_an_undo_waits_too(app: App) -> None:
    people = [replace(plan, bot=None) for plan in seats()]
    app.go_to_table(Match.new(GAME, people, seed=1, practice=True, store=app.store))
    table = app.top
    assert isinstance(table, TableController)
    play(table)
    played = table.match.moves_played
    with locked(app.store):
        table.session.undo()
        assert table.match.moves_played == played
    table.session.update(RETRY, True)
    assert table.match.moves_played < played


def test_a_change_of_seats_waits_too(app: App, table: TableController) -> None:
    bot = next(seat for seat, plan in enumerate(table.match.seats) if not plan.person)
    eve = replace(table.match.seats[bot], bot=None)
    with locked(app.store):
        assert not table.session.set_seat(bot, eve)
    table.session.update(RETRY, True)
    assert table.match.seats[bot] == eve
    assert len(table.match.journal.changes) == 1


def test_what_waits_can_be_given_up(app: App, table: TableController) -> None:
    before = table.match.moves_played
    with locked(app.store):
        play(table)
        app.step(0.1, [])
        press(app, "escape")
        assert app.top is table
        assert not table.session.unsaved.waits
    pass_time(app, 1.0)
    assert table.match.moves_played == before


def test_a_match_that_was_continued_elsewhere_is_not_tried_again(app: App, table: TableController) -> None:
    assert table.match.id is not None
    there = Match.open(Store(app.store.path.parent), table.match.id)
    there.play(there.state.legal_moves()[0])
    assert not play(table)
    assert not table.session.unsaved.waits
    assert "another window" in table.session.notice


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_deleted_folder_is_reported_and_made_again_with_the_settings(
    app: App, table: TableController, tmp_path: Path, language: str
) -> None:
    app.settings = Settings(path=tmp_path / "saves" / "settings.json", text_size=1.3, language=language)
    play(table)
    played = table.match.moves_played
    shutil.rmtree(tmp_path / "saves")
    with override(language):
        app.step(0.1, [])
    assert isinstance(app.top, Notice)
    assert str(tmp_path / "saves") in app.top.words
    press(app, "enter")
    assert app.top is table
    assert (tmp_path / "saves" / "settings.json").exists()
    play(table)
    assert table.match.id is not None
    assert Match.open(Store(tmp_path / "saves"), table.match.id).moves_played > played


def test_where_the_folder_can_not_be_made_the_game_can_be_saved_as_a_file(
    app: App, table: TableController, tmp_path: Path
) -> None:
    shutil.rmtree(tmp_path / "saves")
    (tmp_path / "saves").write_text("in the way")
    app.step(0.1, [])
    assert isinstance(app.top, Dialog)
    asked = app.top
    app.step(0.1, [])
    assert app.top is asked
    press(app, "enter")
    assert isinstance(app.top, AskForText)
    app.top.field.set(str(tmp_path / "game.parlorcar"))
    press(app, "enter", "enter")
    assert (tmp_path / "game.parlorcar").stat().st_size
    assert app.top is table
    before = table.match.moves_played
    play(table)
    assert table.session.unsaved.waits
    (tmp_path / "saves").unlink()
    pass_time(app, 2 * RETRY)
    assert isinstance(app.top, Notice)
    press(app, "enter")
    pass_time(app, 2 * RETRY)
    assert table.match.moves_played > before


def test_a_lesson_that_was_done_while_the_file_was_locked_is_kept(app: App) -> None:
    progress = Progress(app.store)
    People(app.store).add("Ada", 0)
    with locked(app.store):
        progress.done("american_rails/table")
        assert progress.of_all() == frozenset()
    app.go_to_title()
    app.step(0.1, [])
    assert progress.of_all() == {"american_rails/table"}


def test_the_main_file_is_whole_when_a_table_is_left(
    app: App, table: TableController, tmp_path: Path
) -> None:
    play(table)
    app.go_to_title()
    shutil.copyfile(app.store.path, tmp_path / "backup")
    with closing(sqlite3.connect(tmp_path / "backup")) as backup:
        assert backup.execute("SELECT COUNT(*) FROM move").fetchone() == (table.match.moves_recorded,)


def test_settings_that_can_not_be_saved_are_reported_once_and_saved_later(app: App, tmp_path: Path) -> None:
    folder = tmp_path / "settings"
    folder.write_text("in the way")
    app.settings = Settings(path=folder / "settings.json")
    app.go_to_title()
    for size in (1.3, 1.6):
        app.settings.text_size = size
        app.settings.save()
        app.step(0.1, [])
    assert [type(scene) for scene in app.scenes[1:]] == [Notice]
    assert isinstance(app.top, Notice)
    assert str(folder / "settings.json") in app.top.words
    folder.unlink()
    app.settings.save()
    assert load_settings(folder / "settings.json")[0].text_size == 1.6


def test_where_nothing_could_be_written_from_the_start_no_move_waits(
    app: App, table: TableController, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Store, "read_only", True)
    with locked(app.store):
        assert not play(table)
    assert not table.session.unsaved.waits
    assert table.session.bot_clock.paused
