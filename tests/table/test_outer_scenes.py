"""Settings, help and result, and what all screens round the game have in common."""

from __future__ import annotations

import json
from pathlib import Path

import pygame
import pytest

from game.match.folders import HOME_VARIABLE
from game.match.store import Store
from game.rules.catalog import all_games, game_keys
from game.rules.contract import Game
from game.table.controls.choices import Segments
from game.table.controls.form import Control
from game.table.controls.slider import Slider
from game.table.pages.help import HelpPage
from game.table.pages.page import Page
from game.table.pages.result import MoneyPage, ResultScene
from game.table.pages.saves import SavesPage
from game.table.pages.score_page import ScorePage
from game.table.pages.settings_page import SettingsPage
from game.table.pages.setup import SetupPage
from game.table.pages.title import TitleScene
from game.table.play.table_controller import TableController
from game.table.program.app import App
from game.table.program.input import LEFT, InputEvent, Key, Pointer, Wheel
from game.table.program.settings import SETTINGS, Tab, load_settings
from game.table.tools.screenshots import FrozenApp, match_at, recorded
from game.words import game_title, localize, override
from tests.table.pages import GAME, press

# Settings


def test_settings_are_in_force_and_saved_at_once(app: App, tmp_path: Path) -> None:
    app.settings.path = tmp_path / "settings.json"
    page = SettingsPage()
    app.push(page)
    app.draw(app.screen)
    for name, choice in (("text_size", 2), ("animation_speed", 3), ("automatic_moves", 0)):
        page.turn_to(SETTINGS[name].tab)
        row = page.rows[name]
        assert isinstance(row, Segments)
        row.click(row.cells()[choice].center)
    assert app.scale.text == 1.3
    found, complaint = load_settings(tmp_path / "settings.json")
    assert complaint is None
    assert (found.text_size, found.animation_speed, found.automatic_moves) == (1.3, 2.0, False)
    press(app, "u")
    found, _ = load_settings(tmp_path / "settings.json")
    assert (found.text_size, found.animation_speed, found.automatic_moves) == (1.0, 1.0, True)


def sound_page(app: App) -> SettingsPage:
    app.push(page := SettingsPage())
    press(app, "page down", "page down")
    assert page.tab is Tab.SOUND
    return page


def test_a_slider_follows_the_pointer_and_is_saved_at_the_end(app: App, tmp_path: Path) -> None:
    app.settings.path = path = tmp_path / "settings.json"
    page = sound_page(app)
    slider = page.rows["volume"]
    assert isinstance(slider, Slider)
    track = slider._track()
    app.handle(Pointer("press", track.midleft, LEFT))
    for part in (0.2, 0.45, 0.8):
        place = (track.x + round(track.w * part), track.centery)
        app.handle(Pointer("drag", place, LEFT))
        assert app.settings.volume == pytest.approx(part, abs=0.01)
    assert not path.exists()
    app.handle(Pointer("release", place, LEFT))
    assert load_settings(path)[0].volume == app.settings.volume == pytest.approx(0.8, abs=0.01)


@pytest.mark.parametrize("pad", [False, True])
def test_a_slider_is_moved_by_keys_and_gamepad(app: App, tmp_path: Path, pad: bool) -> None:
    app.settings.path = path = tmp_path / "settings.json"
    page = sound_page(app)
    page.form.focus_on(page.rows["music"], True)
    for name, value in (("right", 0.05), ("right", 0.1), ("left", 0.05), ("enter", 0.0), ("enter", 0.05)):
        app.handle(Key(name, pad=pad))
        assert load_settings(path)[0].music == app.settings.music == value
    for name, value in (("end", 1.0), ("right", 1.0), ("home", 0.0), ("left", 0.0)):
        app.handle(Key(name))
        assert app.settings.music == value


def test_the_wheel_moves_a_slider(app: App) -> None:
    page = sound_page(app)
    app.handle(Wheel(page.rows["air"].rect.center, -2))
    assert app.settings.air == 0.2


def test_a_language_is_chosen_in_the_settings_and_spoken_at_once(app: App, tmp_path: Path) -> None:
    app.settings.path = tmp_path / "settings.json"
    match = match_at(GAME, 3, 30, store=app.store)
    app.go_to_table(match)
    table = app.top
    assert isinstance(table, TableController)
    asked = table.prompt.title, table.session.log().entries[-1].words
    page = SettingsPage()
    app.push(page)
    with override("en"):
        row = page.rows["language"]
        assert isinstance(row, Segments)
        row.click(row.cells()[2].center)
        assert app.top is page
        assert page.done.label == "Fertig"
        assert page.form.focused is page.done
        assert load_settings(tmp_path / "settings.json")[0].language == "de"
        press(app, "escape")
        app.draw(app.screen)
        assert table.prompt.title != asked[0]
        assert table.session.log().entries[-1].words != asked[1]
        assert app.top is table


@pytest.mark.parametrize("text", ["{", '{"text_size": 9}', '{"volume": "loud"}', "[]"])
def test_a_bad_settings_file_gives_the_usual_ones_and_says_so(tmp_path: Path, text: str) -> None:
    path = tmp_path / "settings.json"
    path.write_text(text)
    found, complaint = load_settings(path)
    assert complaint is not None
    assert str(path) in localize(complaint)
    assert (found.text_size, found.volume) == (1.0, 0.6)


def test_where_no_folder_can_be_made_settings_are_kept_in_memory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "file"
    file.write_text("mine")
    for folder in (file, file / "below"):
        monkeypatch.setenv(HOME_VARIABLE, str(folder))
        found, complaint = load_settings()
        assert complaint is not None
        assert str(folder) in localize(complaint)
        assert (found.path, found.volume) == (None, 0.6)
        found.save()
    assert file.read_text() == "mine"


@pytest.mark.parametrize(
    "text",
    [b'{"volume": "\xff"}', b'{"names": ' + b"[" * 100_000, b"\0", b" " * 300_000, b'{"volume": 1e999}'],
)
def test_bytes_that_are_no_settings_are_told_too(tmp_path: Path, text: bytes) -> None:
    (tmp_path / "settings.json").write_bytes(text)
    assert load_settings(tmp_path / "settings.json")[1] is not None


def test_the_mark_that_some_editors_set_is_passed_over(tmp_path: Path) -> None:
    (tmp_path / "settings.json").write_bytes(b'\xef\xbb\xbf{"volume": 0.25}')
    found, complaint = load_settings(tmp_path / "settings.json")
    assert (found.volume, complaint) == (0.25, None)


def test_the_table_of_an_earlier_version_is_that_of_its_game(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    seats = [{"colour": seat, "level": "expert"} for seat in range(6)]
    earlier = {"game": "american_rails", "players": 5, "names": ["", "Zoe"], "seats": seats}
    path.write_text(json.dumps(earlier), encoding="utf-8")
    settings, complaint = load_settings(path)
    assert complaint is None
    table = settings.tables["american_rails"]
    assert table.players == 5
    assert [(seat.level, seat.name) for seat in table.seats[:2]] == [("expert", ""), ("expert", "Zoe")]


def test_no_settings_file_is_nothing_to_complain_about(tmp_path: Path) -> None:
    found, complaint = load_settings(tmp_path / "none.json")
    assert complaint is None
    found.save()
    assert (tmp_path / "none.json").exists()


# Help and result


def test_the_help_opens_at_the_game_that_is_played(app: App) -> None:
    page = HelpPage(GAME)
    app.push(page)
    assert page.heading == "American Rails"
    assert page.page == 0
    press(app, "right")
    assert page.page == 1
    press(app, "left", "left")
    assert page.page == 0
    press(app, "f1")
    assert app.scenes == []


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.key)
def test_help_asked_for_while_a_table_is_set_up_opens_at_that_game(app: App, game: Game) -> None:
    app.push(SetupPage(game))
    press(app, "f1")
    page = app.scenes[-1]
    assert isinstance(page, HelpPage)
    assert page.heading == game_title(game)


def test_every_key_stands_in_the_help() -> None:
    from game.table.pages.help import chapter
    from game.table.program.commands import GROUPS

    words = {block.words for block in chapter("keys")[1]}
    assert {shortcut.words for group in GROUPS for shortcut in group.shortcuts} <= words


def test_a_rematch_keeps_the_people_and_deals_anew(app: App) -> None:
    match = match_at(GAME, 4, len(recorded(GAME, 4).entries), store=app.store)
    app.push(TableController(match))
    app.push(ResultScene(match))
    press(app, "r")
    assert isinstance(app.top, TableController)
    assert app.top.match.seats == match.seats
    assert app.top.match.moves_played == 0
    assert app.top.match.id != match.id


def test_from_the_result_one_can_look_at_the_board(app: App) -> None:
    match = match_at(GAME, 3, len(recorded(GAME, 3).entries))
    app.push(TableController(match))
    app.push(ResultScene(match))
    press(app, "b")
    assert isinstance(app.top, TableController)


# Layout


def pages(app: App) -> list[Page]:
    for players in (3, 4, 5):
        match_at(GAME, players, 30, store=app.store)
    five = SetupPage()
    five.players = 5
    ended = match_at(GAME, 5, len(recorded(GAME, 5).entries))
    return [
        TitleScene(),
        SetupPage(),
        five,
        SavesPage(),
        SettingsPage(),
        HelpPage(),
        MoneyPage(ended),
        ResultScene(ended),
        ScorePage(ended),
    ]


@pytest.mark.parametrize("size", [(1280, 720), (1366, 768), (1920, 1080), (2560, 1080), (1600, 1200)])
@pytest.mark.parametrize("text", [1.0, 1.3])
def test_no_control_leaves_the_window_or_covers_another(
    tmp_path: Path, size: tuple[int, int], text: float
) -> None:
    app = FrozenApp(Store(tmp_path), size, text)
    try:
        for page in pages(app):
            app.start_over(page)
            window = pygame.Rect(0, 0, *size)
            shown = [control for control in page.form.controls if control.shown]
            for i, control in enumerate(shown):
                assert window.contains(control.rect), (page.title, control.rect)
                assert control.rect.h >= 26, (page.title, control.rect)
                for other in shown[i + 1 :]:
                    assert not control.rect.colliderect(other.rect), (page.title, control.rect, other.rect)
    finally:
        app.close()


def test_tab_reaches_everything_and_comes_round(app: App) -> None:
    for page in pages(app):
        app.start_over(page)
        reachable = [control for control in page.form.controls if control.reachable]
        seen: list[Control] = []
        for _ in reachable:
            app.handle(Key("tab"))
            assert page.form.focused is not None
            seen.append(page.form.focused)
        assert set(map(id, seen)) == set(map(id, reachable))


def test_left_and_right_choose_in_a_row_of_words() -> None:
    chosen: list[str] = []
    row: Segments[str] = Segments([("A", "a"), ("B", "b"), ("C", "c")], "a", chosen.append)
    events: list[InputEvent] = [Key("left"), Key("right"), Key("right"), Key("right")]
    for event in events:
        assert isinstance(event, Key)
        assert row.take_key(event)
    assert chosen == ["b", "c"]


@pytest.mark.parametrize("key", game_keys())
def test_title_and_set_up_propose_the_game_played_last(key: str, app: App, tmp_path: Path) -> None:
    app.settings.path = tmp_path / "settings.json"
    app.go_to_table(match_at(key, 3, 4, store=app.store))
    assert load_settings(tmp_path / "settings.json")[0].game == key
    app.go_to_title()
    assert isinstance(app.top, TitleScene)
    assert app.top.proposed.key == key
    app.show_set_up()
    assert isinstance(app.top, SetupPage)
    assert app.top.game.key == key
