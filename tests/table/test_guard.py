"""The last guard: an error that nothing else has caught costs the screen, never the game."""

from __future__ import annotations

import errno
import sys
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.match.database import FILE_NAME
from game.match.journal import SeatPlan
from game.match.match import Match
from game.table.controls.dialogs import Notice
from game.table.kit.images import PictureError, PictureTrouble
from game.table.pages.title import TitleScene
from game.table.play.table_controller import TableController
from game.table.program import report
from game.table.program.app import App
from game.table.program.navigator import Scene
from game.table.start import ParlorCar, main
from game.table.tools.screenshots import FrozenApp
from game.words import translate

SECRET = "Secretive Ada holds the baron of Quebec"
SEATS = [SeatPlan("Secretive Ada", 0), SeatPlan("Ben", 1), SeatPlan("Cy", 2)]


class Mistake(Exception):
    """A mistake in the program whose words quote a name."""


def fail(*_: object) -> None:
    raise Mistake(SECRET)


@pytest.fixture
def ends(monkeypatch: pytest.MonkeyPatch) -> list[Scene]:
    """The scenes of a program that ends as soon as its title has been drawn under a notice."""
    found: list[Scene] = []
    step = ParlorCar.step

    def last_step(app: App, *given: Any) -> bool:
        drawn = step(app, *given)
        if drawn and isinstance(app.scenes[0], TitleScene):
            found.extend(app.scenes)
            app.quit()
        return drawn

    monkeypatch.setattr(ParlorCar, "step", last_step)
    return found


@pytest.fixture
def boxes(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What the system's own boxes say."""
    said: list[str] = []
    monkeypatch.setattr(pygame.display, "message_box", lambda _, words, *__: said.append(words))
    return said


def reports(home: Path) -> list[str]:
    return [path.read_text() for path in (home / report.FOLDER).glob("*")]


@pytest.mark.parametrize("place", ["parts", "update", "handle"])
def test_an_error_at_the_table_leads_to_the_title_with_a_word(
    place: str, app: FrozenApp, ends: list[Scene], home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = Match.new("american_rails", SEATS, seed=3, store=app.store)
    match.play(match.state.legal_moves()[0])
    app.go_to_table(match)
    monkeypatch.setattr(TableController, place, fail)
    pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=(400, 300), rel=(0, 0), buttons=(0, 0, 0)))
    app.run()
    title, notice = ends
    assert isinstance(title, TitleScene)
    assert isinstance(notice, Notice)
    assert translate("guard.saved", number=match.moves_played) in notice.words
    (told,) = reports(home)
    assert f"game: american_rails, 3 seats, move {match.moves_played}" in told
    assert "scenes: TableController" in told
    assert "Mistake" in told
    assert "game/table/program/app.py" in told
    for private in ("Ada", "Ben", "Quebec", str(Path.home()), str(home)):
        assert private not in told


def test_what_can_not_leave_the_table_is_dropped(
    app: FrozenApp, ends: list[Scene], monkeypatch: pytest.MonkeyPatch
) -> None:
    app.go_to_table(Match.new("american_rails", SEATS, seed=3))
    monkeypatch.setattr(TableController, "parts", fail)
    monkeypatch.setattr(TableController, "exit", fail)
    app.run()
    assert isinstance(ends[-1], Notice)
    assert "saved" not in ends[-1].words


def test_a_title_that_can_not_be_drawn_ends_the_program_with_a_box(
    boxes: list[str], home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(TitleScene, "parts", fail)
    assert main() == 1
    (words,) = boxes
    assert translate("guard.end") in words
    assert len(reports(home)) == 2


def test_an_error_at_the_start_is_told_in_a_box(
    boxes: list[str], home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ParlorCar, "go_to_title", fail)
    assert main() == 1
    assert len(boxes) == len(reports(home)) == 1


def test_saved_games_that_can_not_be_opened_are_told_in_a_box(boxes: list[str], home: Path) -> None:
    (home / FILE_NAME).mkdir()
    assert main() == 1
    assert "can’t be read or written" in boxes[0]
    assert not reports(home)


def test_only_the_last_reports_are_kept(home: Path) -> None:
    for _ in range(report.KEPT + 3):
        assert report.write_report(Mistake(), report.Scenery()) is not None
    assert len(reports(home)) == report.KEPT


def test_reports_with_a_future_date_do_not_displace_later_ones(home: Path) -> None:
    folder = home / report.FOLDER
    folder.mkdir()
    for number in range(report.KEPT):
        (folder / f"2031-01-01-000000-{number:06}.txt").write_text("the clock was wrong")
    written = {report.write_report(Mistake(), report.Scenery()) for _ in range(report.KEPT)}
    assert set(folder.iterdir()) == written


def test_files_of_others_among_the_reports_stay(home: Path) -> None:
    folder = home / report.FOLDER
    folder.mkdir()
    notes = [
        "2020-01-01-000000-000000.txt.txt",
        "1 diary.txt",
        "2020-01-01.txt",
        "0000-00-00-000000-00000x.txt",
    ]
    for name in notes:
        (folder / name).write_text("mine")
    (folder / "1999-01-01-000000-000000.txt").symlink_to(folder / notes[0])
    (folder / "1999-01-01-000000-000001.txt").mkdir()
    for _ in range(report.KEPT + 3):
        assert report.write_report(Mistake(), report.Scenery()) is not None
    assert len(list(folder.iterdir())) == report.KEPT + len(notes) + 2
    assert all((folder / name).read_text() == "mine" for name in notes)


def test_a_report_that_can_not_be_written_is_done_without(home: Path) -> None:
    (home / report.FOLDER).write_text("in the way")
    assert report.write_report(Mistake(), report.Scenery()) is None


def test_endless_calls_are_told_shortly(home: Path) -> None:
    def deeper() -> None:
        deeper()

    with pytest.raises(RecursionError) as found:
        deeper()
    assert report.write_report(found.value, report.Scenery()) is not None
    (told,) = reports(home)
    assert told.count("\n") < 100


def test_too_many_open_files_are_named_as_the_cause(
    boxes: list[str], home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever a library takes it for: a broken picture, a missing typeface."""

    def no_more(*_: object) -> int:
        raise OSError(errno.EMFILE, "too many open files")

    def broken(*_: object) -> None:
        monkeypatch.setattr("game.rules.files.os.open", no_more)
        raise PictureError(PictureTrouble.BROKEN(file="walnut.png"))

    monkeypatch.setattr(ParlorCar, "go_to_title", broken)
    assert main() == 1
    monkeypatch.undo()
    assert "ulimit -n" in boxes[0]
    assert "walnut" not in boxes[0]


def test_a_deleted_unpacked_folder_is_named_as_the_cause(
    boxes: list[str], home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path / "_MEIgone"), raising=False)
    monkeypatch.setattr(ParlorCar, "go_to_title", fail)
    assert main() == 1
    assert str(tmp_path / "_MEIgone") in boxes[0]
