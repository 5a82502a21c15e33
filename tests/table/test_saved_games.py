"""Saved games: deletion, renaming, export; damage is reported, and the rest kept."""

from __future__ import annotations

import os
from pathlib import Path

import pygame
import pytest

from game.match.import_export import read_file, write_file
from game.match.match import Match
from game.table.controls.dialogs import AskForText, Dialog, Notice
from game.table.pages import opening
from game.table.pages.files import ChooseFile
from game.table.pages.opening import UnderOlderRules, open_file
from game.table.pages.result import ResultScene
from game.table.pages.saves import SavesPage
from game.table.pages.title import TitleScene
from game.table.play.table_controller import TableController
from game.table.program.app import App
from game.table.tools.screenshots import match_at, recorded
from game.words import translate
from tests.table.pages import GAME, button, click, press, seats, settle, write_text


def test_a_finished_match_offers_its_result(app: App) -> None:
    finished = match_at(GAME, 4, len(recorded(GAME, 4).entries), store=app.store)
    begun = match_at(GAME, 3, 20, store=app.store)
    for match, label, scene in (
        (begun, translate("continue"), TableController),
        (finished, translate("see-result"), ResultScene),
    ):
        app.start_over(SavesPage())
        page = app.top
        assert isinstance(page, SavesPage)
        page.list.choose([saved.id for saved in page.entries].index(match.id))
        click(app, button(app, label))
        assert type(app.top) is scene
    press(app, "b")
    assert isinstance(app.top, TableController)
    assert app.top.match.id == finished.id
    press(app, "f10")
    assert button(app, translate("menu-board")).shown


def test_delete_asks_and_can_be_taken_back(app: App) -> None:
    match = Match.new(GAME, seats(), seed=1, store=app.store)
    app.push(SavesPage())
    press(app, "delete")
    assert isinstance(app.top, Dialog)
    press(app, "escape")
    assert [saved.id for saved in app.store.matches()] == [match.id]
    press(app, "delete", "d")
    assert app.store.matches() == []
    press(app, "u")
    assert [saved.id for saved in app.store.matches()] == [match.id]


def test_rename(app: App) -> None:
    Match.new(GAME, seats(), seed=1, store=app.store)
    app.push(SavesPage())
    press(app, "r")
    write_text(app, "evening")
    press(app, "enter")
    assert [saved.name for saved in app.store.matches()] == ["evening"]


def test_a_match_that_can_not_be_shown_is_not_kept(
    app: App, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_file(Match.new(GAME, seats(), seed=1), tmp_path / "match.json")

    def fail(*_: object) -> None:
        raise ValueError("nobody has thought of that")

    app.go_to_title()
    monkeypatch.setattr(TableController, "draw", fail)
    open_file(app, tmp_path / "match.json")
    settle(app)
    assert isinstance(app.top, Notice)
    assert app.top.words == translate("match-undrawn")
    assert app.store.matches() == []
    assert isinstance(app.scenes[0], TitleScene)


def test_who_sends_a_match_is_told_that_it_holds_every_secret(app: App) -> None:
    Match.new(GAME, seats(), seed=1, store=app.store)
    app.push(SavesPage())
    press(app, "e")
    assert isinstance(app.top, Dialog)
    assert app.top.words == translate("file-save.words")


@pytest.mark.parametrize("name", [b"f\xe4hre", "\u200b".encode(), b"\x1b[31m"])
def test_any_folder_is_shown_and_opened(app: App, tmp_path: Path, name: bytes) -> None:
    folder = Path(os.fsdecode(os.fsencode(tmp_path) + b"/" + name))
    folder.mkdir()
    write_file(Match.new(GAME, seats(), seed=1), folder / "match.json")
    asking = ChooseFile("Open", lambda path: open_file(app, path), folder.parent)
    app.push(asking)
    for place in (folder.name, "match.json"):
        asking.list.choose([entry.name for entry in asking.entries].index(place))
        app.step(0.02, [])
        press(app, "enter")
    settle(app)
    assert isinstance(app.top, TableController)


def test_a_match_goes_into_a_file_and_comes_back(app: App, tmp_path: Path) -> None:
    match = match_at(GAME, 4, 80, store=app.store)
    app.push(SavesPage())
    press(app, "e")
    asking = app.top
    asking.field.set(str(tmp_path / "out.json"))
    press(app, "enter")
    assert isinstance(app.top, Notice)
    assert read_file(tmp_path / "out.json").match.state == match.state
    press(app, "enter")
    press(app, "o")
    chooser = app.top
    assert isinstance(chooser, ChooseFile)
    chooser.show_folder(tmp_path)
    chooser.list.choose(chooser.entries.index(tmp_path / "out.json"))
    press(app, "enter")
    settle(app)
    assert isinstance(app.top, TableController)
    assert app.top.match.state == match.state
    assert app.top.match.id != match.id


def test_a_file_that_is_no_match_is_refused_with_its_name(app: App, tmp_path: Path) -> None:
    (tmp_path / "letter.json").write_text("{}")
    app.push(TitleScene())
    press(app, "o")
    chooser = app.top
    assert isinstance(chooser, ChooseFile)
    chooser.show_folder(tmp_path)
    chooser.list.choose(chooser.entries.index(tmp_path / "letter.json"))
    press(app, "enter")
    settle(app)
    assert isinstance(app.top, Notice)
    assert "letter.json" in app.top.words


def test_a_damaged_file_keeps_what_is_good_and_says_where(app: App, tmp_path: Path) -> None:
    write_file(match_at(GAME, 4, 80), tmp_path / "match.json")
    text = (tmp_path / "match.json").read_text()
    entry = read_file(tmp_path / "match.json").match.journal.entries[60].move
    head, sep, tail = text.rpartition(f'"{entry}"')
    (tmp_path / "match.json").write_text(f'{head}"fly to the moon"{tail}' if sep else text)
    app.push(TitleScene())
    from game.table.pages.opening import open_file

    open_file(app, tmp_path / "match.json")
    settle(app)
    assert isinstance(app.top, Notice)
    assert "move 61" in app.top.words
    playing = app.scenes[-2]
    assert isinstance(playing, TableController)
    assert 60 <= playing.match.moves_played < 80


def test_a_damaged_save_offers_the_rest_and_leaves_the_others(app: App) -> None:
    good = Match.new(GAME, seats(), seed=1, store=app.store)
    bad = match_at(GAME, 4, 80, store=app.store)
    app.store._connection.execute("UPDATE move SET move = 'fly' WHERE match = ? AND number = 50", (bad.id,))
    page = SavesPage()
    app.push(page)
    page.list.choose([saved.id for saved in page.entries].index(bad.id))
    press(app, "enter")
    assert isinstance(app.top, Dialog)
    assert "move 51" in app.top.words
    press(app, "escape")
    page.list.choose([saved.id for saved in page.entries].index(good.id))
    press(app, "enter")
    assert isinstance(app.top, TableController)
    app.start_over(SavesPage())
    page = app.top
    assert isinstance(page, SavesPage)
    page.list.choose([saved.id for saved in page.entries].index(bad.id))
    press(app, "enter", "enter")
    assert isinstance(app.scenes[-2], TableController)
    assert app.scenes[-2].match.moves_played == 50


def test_a_save_of_which_nothing_is_whole_offers_nothing(app: App) -> None:
    bad = match_at(GAME, 4, 10, store=app.store)
    app.store._connection.execute("UPDATE match SET deal = '{' WHERE id = ?", (bad.id,))
    app.push(SavesPage())
    press(app, "enter")
    assert isinstance(app.top, Notice)
    assert app.top.words.startswith("deal")
    press(app, "enter")
    assert isinstance(app.top, SavesPage)


def test_the_rest_of_a_save_is_kept_only_when_it_is_wanted(app: App) -> None:
    bad = match_at(GAME, 4, 10, store=app.store)
    app.store._connection.execute("UPDATE move SET move = 'fly' WHERE match = ? AND number = 5", (bad.id,))
    app.push(SavesPage())
    press(app, "enter", "escape")
    assert [saved.id for saved in app.store.matches()] == [bad.id]


def test_a_save_under_older_rules_says_so_and_can_go_on(app: App) -> None:
    older = match_at("railways_of_north_america", 3, 60, store=app.store)
    app.store._connection.execute("UPDATE match SET rules_version = 1 WHERE id = ?", (older.id,))
    page = SavesPage()
    app.push(page)
    page.list.choose([saved.id for saved in page.entries].index(older.id))
    press(app, "enter")
    assert isinstance(app.top, UnderOlderRules)
    assert app.top.words == translate("match-older.words")
    press(app, "enter")
    assert isinstance(app.scenes[-2], TableController)
    assert app.scenes[-2].match.id != older.id
    assert app.scenes[-2].match.moves_played == older.moves_played


def test_a_save_without_readable_seats_does_not_hide_the_others(app: App) -> None:
    good = Match.new(GAME, seats(), seed=1, store=app.store)
    bad = Match.new(GAME, seats(), seed=2, store=app.store)
    app.store._connection.execute("UPDATE match SET seats = '[1]', seats_now = '[1]' WHERE id = ?", (bad.id,))
    page = SavesPage()
    app.push(page)
    assert {saved.id for saved in page.entries} == {good.id, bad.id}
    page.list.choose([saved.id for saved in page.entries].index(bad.id))
    press(app, "enter")
    assert isinstance(app.top, Dialog)
    assert "seats" in app.top.words


@pytest.mark.parametrize("where", ["x" * 300, "~nobody-here/match.json", "\0", "a/b/c.json", "\ud800"])
def test_a_place_where_nothing_can_be_written_is_told(app: App, tmp_path: Path, where: str) -> None:
    app.go_to_title()
    app.save_as_file(Match.new(GAME, seats(), seed=1))
    asking = app.top
    assert isinstance(asking, AskForText)
    asking.field.set(where if where.startswith("~") else f"{tmp_path}/{where}")
    press(app, "enter")
    assert isinstance(app.top, Notice)
    assert not list(tmp_path.glob("*.part"))


def test_a_match_that_is_sent_overwrites_none_that_was_sent_before(
    app: App, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(opening, "documents", lambda: tmp_path)
    app.go_to_title()
    for seed in (1, 2):
        app.save_as_file(Match.new(GAME, seats(), seed=seed))
        press(app, "enter")
        press(app, "enter")
    app.save_as_file(Match.new(GAME, seats(), seed=3))
    assert isinstance(app.top, AskForText)
    app.top.field.set(str(tmp_path))
    press(app, "enter")
    assert len([read_file(path) for path in tmp_path.glob("*.parlorcar")]) == 3


@pytest.mark.parametrize(("key", "replaced"), [("escape", False), ("r", True)])
def test_a_file_at_the_place_that_was_typed_is_replaced_only_if_the_player_agrees(
    app: App, tmp_path: Path, key: str, replaced: bool
) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Ada")
    app.go_to_title()
    app.save_as_file(Match.new(GAME, seats(), seed=1))
    assert isinstance(app.top, AskForText)
    app.top.field.set(str(path))
    press(app, "enter")
    assert path.read_text() == "Dear Ada"
    press(app, key)
    assert (path.read_text() != "Dear Ada") is replaced


@pytest.mark.parametrize("page", ["show_lessons", "show_puzzles", "show_people", "show_set_up", "show_saves"])
def test_where_nothing_can_be_written_every_page_is_still_shown(app: App, page: str) -> None:
    Match.new(GAME, seats(), seed=1, store=app.store)
    app.store._connection.execute("PRAGMA query_only = ON")
    app.go_to_title()
    getattr(app, page)()
    app.draw(app.screen)
    press(app, "enter")
    assert app.scenes


def test_a_file_that_is_dropped_on_the_window_is_opened(app: App, tmp_path: Path) -> None:
    path = tmp_path / "evening.parlorcar"
    write_file(Match.new(GAME, seats(), seed=1), path)
    app.go_to_title()
    app.step(1 / 60, app.translate([pygame.event.Event(pygame.DROPFILE, file=str(path))]))
    settle(app)
    assert isinstance(app.top, TableController)
    app.step(1 / 60, app.translate([pygame.event.Event(pygame.DROPFILE, file=str(tmp_path / "none"))]))
    settle(app)
    assert isinstance(app.top, Notice)
    assert str(tmp_path / "none") in app.top.words
