"""A match file is opened where the window can't freeze: a notice, a way to cancel, then the table."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from ai.worker_process import WorkerProcess
from game.match.import_export import write_file
from game.match.journal import SeatPlan
from game.match.match import Match
from game.match.store import Store
from game.match.tasks import MatchReader, TaskErrorCode
from game.table.controls.dialogs import Notice
from game.table.pages import opening
from game.table.pages.title import TitleScene
from game.table.pages.waiting import Waiting
from game.table.play.table_controller import TableController
from game.table.program.app import App
from tests.helpers.large import padded
from tests.table.pages import GAME, click, press, seats, settle
from tests.waiting import until


class Endless:
    """Looks like a reader of a file that never comes to an end."""

    part = 0.0
    failure = imported = error = None
    working = True
    closed = False

    def __init__(self, path: Path) -> None:
        self.path = path

    def poll(self) -> bool:
        return False

    def close(self) -> None:
        self.closed = True


def _by_key(app: App) -> None:
    press(app, "escape")


def _by_click(app: App) -> None:
    assert isinstance(app.top, Waiting)
    app.draw(app.screen)
    click(app, app.top.buttons[0])


def _by_gamepad(app: App) -> None:
    for kind in (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP):
        event = pygame.event.Event(kind, button=pygame.CONTROLLER_BUTTON_B, instance_id=0)
        app.step(1 / 60, app.translate([event]))


@pytest.mark.parametrize("cancel", [_by_key, _by_click, _by_gamepad])
def test_a_file_that_takes_for_ever_is_canceled(
    app: App, monkeypatch: pytest.MonkeyPatch, cancel: Callable[[App], None]
) -> None:
    monkeypatch.setattr(opening, "MatchReader", Endless)
    app.go_to_title()
    opening.open_file(app, Path("endless.parlorcar"))
    assert isinstance(app.top, Waiting)
    assert "endless.parlorcar" in app.top.words
    reader = app.top._task
    assert isinstance(reader, Endless)
    app.step(1 / 60, [])
    app.draw(app.screen)
    assert isinstance(app.top, Waiting)
    cancel(app)
    assert isinstance(app.top, TitleScene)
    assert reader.closed


def test_frames_go_on_until_a_large_match_is_at_the_table(app: App, tmp_path: Path) -> None:
    """Reading, laying out and the first picture are no part of the call, nor of one frame."""
    path = tmp_path / "large.parlorcar"
    write_file(Match.new(GAME, seats(3), seed=1, board=padded(GAME, 40, 40, 200)), path)
    app.go_to_title()
    opening.open_file(app, path)
    frames = 0
    while any(isinstance(scene, Waiting) for scene in app.scenes):
        app.step(1 / 60, [])
        frames += 1
    assert isinstance(app.top, TableController)
    assert frames > 20


def test_a_notice_is_read_before_the_table_is_shown(app: App, tmp_path: Path) -> None:
    path = tmp_path / "match.parlorcar"
    write_file(Match.new(GAME, seats(3), seed=1), path)
    app.go_to_title()
    opening.open_file(app, path)
    notice = Notice("first", "words")
    app.push(notice)
    waiting = app.scenes[-2]
    assert isinstance(waiting, Waiting)
    until(lambda: app.step(1 / 60, []) or not waiting._task.working)
    assert app.top is notice
    press(app, "enter")
    settle(app)
    assert isinstance(app.top, TableController)


def test_letters_that_are_replaced_are_reported(app: App, tmp_path: Path) -> None:
    path = tmp_path / "match.parlorcar"
    write_file(Match.new(GAME, seats(3), seed=1, name="Abend"), path)
    path.write_text(path.read_text(encoding="utf-8").replace("Abend", "晚上"), encoding="utf-8")
    opening.open_file(app, path)
    settle(app)
    assert isinstance(app.top, Notice)
    assert "question mark" in app.top.words
    assert app.store.matches()[0].name == "??"


def test_a_saved_game_with_replaced_letters_reports_them(app: App, store_with_letters: int) -> None:
    app.go_to_title()
    app.open_saved(store_with_letters)
    assert isinstance(app.top, Notice)
    assert "question mark" in app.top.words
    assert isinstance(app.scenes[-2], TableController)


@pytest.fixture
def store_with_letters(app: App) -> int:
    """The number of a saved game whose name is older than the rule for letters."""
    store: Store = app.store
    match = Match.new(GAME, [SeatPlan(name, seat) for seat, name in enumerate("ABC")], seed=1, store=store)
    store._connection.execute("UPDATE match SET name = ? WHERE id = ?", ("晚上", match.id))
    return match.id or 0


def test_a_process_that_ends_early_is_reported(tmp_path: Path) -> None:
    reader = MatchReader(tmp_path / "none")
    process = reader._trial._process
    assert isinstance(process, WorkerProcess)
    process.ask_to_end()
    process.close()
    until(lambda: reader.poll() and not reader.working)
    assert reader.failure == TaskErrorCode.FILE_ENDED()
    reader.close()


@pytest.mark.skipif(not hasattr(os, "kill"), reason="processes are asked in another way here")
def test_closing_a_reader_ends_its_process(tmp_path: Path) -> None:
    reader = MatchReader(tmp_path / "none")
    process = reader._trial._process
    assert isinstance(process, WorkerProcess)
    reader.close()
    assert not process.is_alive
