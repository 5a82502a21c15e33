"""The screens round the game, used as people use them: with keys and pointer, without a window."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.match.exchange import read_file, write_file
from game.match.journal import SeatPlan
from game.match.match import Match
from game.match.store import Store
from game.rules.catalogue import all_games
from game.rules.contract import Game
from game.table.app import App
from game.table.choices import Segments
from game.table.controls import Button, Control, Form
from game.table.input import InputEvent, Key, Pointer, Text
from game.table.scenes.dialogs import Dialog, Notice
from game.table.scenes.files import ChooseFile
from game.table.scenes.help import HelpPage
from game.table.scenes.page import Page
from game.table.scenes.play import PlayScene
from game.table.scenes.result import MoneyPage, ResultScene
from game.table.scenes.saves import SavesPage
from game.table.scenes.settings_scene import SettingsPage
from game.table.scenes.setup import SetupPage
from game.table.scenes.title import TitleScene
from game.table.settings import load_settings
from game.table.stills import StillApp, match_at, recorded

GAME = "american_rails"


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    store = Store(tmp_path / "saves")
    app = StillApp(store, (1280, 720))
    yield app
    app.close()
    store.close()


def press(app: App, *names: str) -> None:
    for name in names:
        app.handle(Key(name))
        app.draw(app.screen)


def click(app: App, control: Control) -> None:
    place = control.rect.center
    for kind in ("move", "press", "release"):
        button = 0 if kind == "move" else 1
        raw = None
        if kind != "move":
            number = pygame.MOUSEBUTTONDOWN if kind == "press" else pygame.MOUSEBUTTONUP
            raw = pygame.event.Event(number, pos=place, button=1)
        app.handle(Pointer(kind, place, button, raw=raw))
    app.draw(app.screen)


def write_text(app: App, text: str) -> None:
    """Type letters as the system sends them: a key and a text for each."""
    for letter in text:
        code = pygame.key.key_code(letter.lower())
        down = pygame.event.Event(pygame.KEYDOWN, key=code, mod=0, unicode=letter)
        app.handle(Key(letter.lower(), raw=down))
        app.handle(Text(letter, raw=pygame.event.Event(pygame.TEXTINPUT, text=letter)))


def form_of(scene: object) -> Form:
    form = getattr(scene, "form", None)
    assert isinstance(form, Form)
    return form


def button(app: App, label: str) -> Button:
    """The button of the top scene with these words."""
    found = [c for c in form_of(app.top).controls if isinstance(c, Button) and c.label == label and c.shown]
    assert len(found) == 1, f"{label!r} among {[getattr(c, 'label', c) for c in form_of(app.top).controls]}"
    return found[0]


def seats(people: int = 1, players: int = 3) -> list[SeatPlan]:
    names = ("Ada", "Ben", "Cyd", "Dot", "Eve")
    return [SeatPlan(names[i], i, None if i < people else "skilled") for i in range(players)]


# From the title to the table


def test_enter_twice_from_the_title_starts_a_game_against_bots(app: App) -> None:
    app.push(TitleScene())
    press(app, "enter", "enter")
    assert isinstance(app.top, PlayScene)
    plans = app.top.match.seats
    assert [plan.person for plan in plans] == [True, False, False, False]
    assert len({plan.colour for plan in plans}) == len(plans)
    assert [saved.id for saved in app.store.matches()] == [app.top.match.id]


def test_every_button_of_the_title_leads_somewhere(app: App) -> None:
    places = {"n": SetupPage, "g": SavesPage, "o": ChooseFile, "s": SettingsPage, "f1": HelpPage}
    for key, scene in places.items():
        app.start_over(TitleScene())
        press(app, key)
        assert type(app.top) is scene
        press(app, "escape")
        assert type(app.top) is TitleScene


def test_the_box_sets_up_its_game(app: App) -> None:
    title = TitleScene()
    app.push(title)
    click(app, title.boxes[0])
    assert isinstance(app.top, SetupPage)
    assert app.top.game.key == GAME


def test_quit_ends_the_program(app: App) -> None:
    app.push(TitleScene())
    app.running = True
    press(app, "q")
    assert not app.running


def test_continue_goes_on_at_the_same_move(app: App) -> None:
    saved = match_at(GAME, 4, 60, store=app.store)
    app.push(TitleScene())
    press(app, "c")
    assert isinstance(app.top, PlayScene)
    assert app.top.match.id == saved.id
    assert app.top.match.moves_played == 60
    assert app.top.match.state == saved.state


def test_a_finished_match_is_not_continued(app: App) -> None:
    match_at(GAME, 3, len(recorded(GAME, 3).entries), store=app.store)
    title = TitleScene()
    app.push(title)
    assert title.last is None


# Setting up


def test_names_colours_bots_and_seed_reach_the_match(app: App) -> None:
    page = SetupPage()
    app.push(page)
    app.draw(app.screen)
    click(app, page.count)
    page.seat_players(5)
    app.draw(app.screen)
    click(app, page.fields[1])
    page.fields[1].set("")
    write_text(app, "Zoe")
    page.kinds[1].click(page.kinds[1].cells()[0].center)
    page.kinds[2].click(page.kinds[2].cells()[4].center)
    page.seed = "77"
    click(app, button(app, "Start the game"))
    assert isinstance(app.top, PlayScene)
    plans = app.top.match.seats
    assert [plan.bot for plan in plans] == [None, None, "master", "skilled", "skilled"]
    assert plans[1].name == "Zoe"
    assert app.top.match.seed == 77
    assert app.settings.names[1] == "Zoe"


def test_a_colour_is_never_taken_twice(app: App) -> None:
    page = SetupPage()
    app.push(page)
    for seat in (0, 1, 0, 2, 3, 0, 0):
        page.discs[seat].press()
        colours = [plan.colour for plan in page.seats]
        assert len(set(colours)) == len(colours)
        assert [disc.colour for disc in page.discs] == colours[: page.players]


def test_shuffling_keeps_the_same_people(app: App) -> None:
    page = SetupPage()
    app.push(page)
    before = sorted(plan.name for plan in page.seats[: page.players])
    for _ in range(5):
        press(app, "f5")
    assert sorted(plan.name for plan in page.seats[: page.players]) == before


def test_letters_typed_into_a_name_press_no_buttons(app: App) -> None:
    page = SetupPage()
    app.push(page)
    app.draw(app.screen)
    click(app, page.fields[0])
    page.fields[0].set("")
    write_text(app, "nqs")
    assert app.top is page
    assert page.seats[0].name == "nqs"


def test_dragging_over_a_name_marks_it_and_typing_replaces_that(app: App) -> None:
    page = SetupPage()
    app.push(page)
    app.draw(app.screen)
    field = page.fields[1]
    left, right = (field.rect.x + 9, field.rect.centery), (field.rect.right - 4, field.rect.centery)
    down = pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=right, button=1)
    move = pygame.event.Event(pygame.MOUSEMOTION, pos=left, rel=(-9, 0), buttons=(1, 0, 0))
    up = pygame.event.Event(pygame.MOUSEBUTTONUP, pos=left, button=1)
    app.handle(Pointer("press", right, 1, raw=down))
    app.draw(app.screen)
    app.handle(Pointer("drag", left, 1, 0, raw=move))
    app.draw(app.screen)
    app.handle(Pointer("release", left, 1, 0, raw=up))
    app.draw(app.screen)
    write_text(app, "a")
    assert page.seats[1].name == "a"


def test_a_click_puts_the_caret_and_marks_nothing(app: App) -> None:
    page = SetupPage()
    app.push(page)
    app.draw(app.screen)
    field = page.fields[1]
    place = (field.rect.right - 4, field.rect.centery)
    app.handle(
        Pointer("press", place, 1, raw=pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=place, button=1))
    )
    app.draw(app.screen)
    app.handle(
        Pointer("release", place, 1, raw=pygame.event.Event(pygame.MOUSEBUTTONUP, pos=place, button=1))
    )
    app.draw(app.screen)
    write_text(app, "s")
    assert page.seats[1].name == "Conductors"


def test_an_empty_name_becomes_the_usual_one(app: App) -> None:
    page = SetupPage()
    app.push(page)
    page.fields[0].changed("  ")
    assert page.seats[0].name == "Clara"


def test_a_seed_takes_digits_only(app: App) -> None:
    page = SetupPage()
    app.push(page)
    app.draw(app.screen)
    click(app, page.seed_field)
    write_text(app, "1x2")
    assert page.seed == "12"


def test_a_seed_that_is_too_large_is_refused_in_words(app: App) -> None:
    page = SetupPage()
    app.push(page)
    page.seed = "9" * 16
    page.start()
    assert isinstance(app.top, Notice)
    assert "from 0 to" in app.top.words


# Saved games


def test_delete_asks_and_can_be_taken_back(app: App) -> None:
    match = Match.new(GAME, seats(), seed=1, store=app.store)
    app.push(SavesPage())
    press(app, "delete")
    assert isinstance(app.top, Dialog)
    press(app, "escape")
    assert [saved.id for saved in app.store.matches()] == [match.id]
    press(app, "delete", "enter")
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


def test_a_match_goes_into_a_file_and_comes_back(app: App, tmp_path: Path) -> None:
    match = match_at(GAME, 4, 80, store=app.store)
    app.push(SavesPage())
    press(app, "e")
    asking = app.top
    asking.field.text = str(tmp_path / "out.json")
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
    assert isinstance(app.top, PlayScene)
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
    assert isinstance(app.top, Notice)
    assert "letter.json" in app.top.words


def test_a_damaged_file_keeps_what_is_good_and_says_where(app: App, tmp_path: Path) -> None:
    write_file(match_at(GAME, 4, 80), tmp_path / "match.json")
    text = (tmp_path / "match.json").read_text()
    entry = read_file(tmp_path / "match.json").match.journal.entries[60].move
    head, sep, tail = text.rpartition(f'"{entry}"')
    (tmp_path / "match.json").write_text(f'{head}"fly to the moon"{tail}' if sep else text)
    app.push(TitleScene())
    from game.table.scenes.saves import open_file

    open_file(app, tmp_path / "match.json")
    assert isinstance(app.top, Notice)
    assert "move 61" in app.top.words
    playing = app.scenes[-2]
    assert isinstance(playing, PlayScene)
    assert 60 <= playing.match.moves_played < 80


def test_a_damaged_save_offers_the_rest_and_leaves_the_others(app: App) -> None:
    good = Match.new(GAME, seats(), seed=1, store=app.store)
    bad = match_at(GAME, 4, 80, store=app.store)
    app.store._connection.execute("UPDATE move SET move = 'fly' WHERE match = ? AND number = 50", (bad.id,))
    page = SavesPage()
    app.push(page)
    page.list.choose([saved.id for saved in page.matches].index(bad.id))
    press(app, "enter")
    assert isinstance(app.top, Dialog)
    assert "move 51" in app.top.words
    press(app, "escape")
    page.list.choose([saved.id for saved in page.matches].index(good.id))
    press(app, "enter")
    assert isinstance(app.top, PlayScene)
    app.start_over(SavesPage())
    page = app.top
    assert isinstance(page, SavesPage)
    page.list.choose([saved.id for saved in page.matches].index(bad.id))
    press(app, "enter", "enter")
    assert isinstance(app.scenes[-2], PlayScene)
    assert app.scenes[-2].match.moves_played == 50


def test_a_save_without_readable_seats_does_not_hide_the_others(app: App) -> None:
    good = Match.new(GAME, seats(), seed=1, store=app.store)
    bad = Match.new(GAME, seats(), seed=2, store=app.store)
    app.store._connection.execute("UPDATE match SET seats = '[1]', seats_now = '[1]' WHERE id = ?", (bad.id,))
    page = SavesPage()
    app.push(page)
    assert {saved.id for saved in page.matches} == {good.id, bad.id}
    page.list.choose([saved.id for saved in page.matches].index(bad.id))
    press(app, "enter")
    assert isinstance(app.top, Dialog)
    assert "seats" in app.top.words


# Settings


def test_settings_are_in_force_and_saved_at_once(app: App, tmp_path: Path) -> None:
    app.settings.path = tmp_path / "settings.json"
    page = SettingsPage()
    app.push(page)
    app.draw(app.screen)
    page.rows[0].click(page.rows[0].cells()[2].center)
    page.rows[1].click(page.rows[1].cells()[3].center)
    page.rows[4].click(page.rows[4].cells()[0].center)
    assert app.scale.text == 1.3
    found, complaint = load_settings(tmp_path / "settings.json")
    assert complaint is None
    assert (found.text_size, found.animation_speed, found.automatic_moves) == (1.3, 2.0, False)
    press(app, "u")
    found, _ = load_settings(tmp_path / "settings.json")
    assert (found.text_size, found.animation_speed, found.automatic_moves) == (1.0, 1.0, True)


@pytest.mark.parametrize("text", ["{", '{"text_size": 9}', '{"volume": "loud"}', "[]"])
def test_a_bad_settings_file_gives_the_usual_ones_and_says_so(tmp_path: Path, text: str) -> None:
    path = tmp_path / "settings.json"
    path.write_text(text)
    found, complaint = load_settings(path)
    assert complaint is not None
    assert str(path) in complaint
    assert (found.text_size, found.volume) == (1.0, 0.6)


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
    assert page.heading == game.title


def test_every_key_stands_in_the_help() -> None:
    from game.table.commands import GROUPS
    from game.table.scenes.help import chapter

    words = {block.words for block in chapter("keys")[1]}
    assert {command.words for group in GROUPS for command in group.commands} <= words


def test_a_rematch_keeps_the_people_and_deals_anew(app: App) -> None:
    match = match_at(GAME, 4, len(recorded(GAME, 4).entries), store=app.store)
    app.push(PlayScene(match))
    app.push(ResultScene(match))
    press(app, "r")
    assert isinstance(app.top, PlayScene)
    assert app.top.match.seats == match.seats
    assert app.top.match.moves_played == 0
    assert app.top.match.id != match.id


def test_from_the_result_one_can_look_at_the_board(app: App) -> None:
    match = match_at(GAME, 3, len(recorded(GAME, 3).entries))
    app.push(PlayScene(match))
    app.push(ResultScene(match))
    press(app, "b")
    assert isinstance(app.top, PlayScene)


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
    ]


@pytest.mark.parametrize("size", [(1280, 720), (1366, 768), (1920, 1080), (2560, 1080), (1600, 1200)])
@pytest.mark.parametrize("text", [1.0, 1.3])
def test_no_control_leaves_the_window_or_covers_another(
    tmp_path: Path, size: tuple[int, int], text: float
) -> None:
    app = StillApp(Store(tmp_path), size, text)
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
