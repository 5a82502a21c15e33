"""From the title to the table: boxes, continuing, and everything that is set up before a game."""

from __future__ import annotations

import pygame
import pytest

from game.rules.catalog import all_games, find_game
from game.rules.contract import Game
from game.table.controls.dialogs import Dialog, Notice
from game.table.pages.chairs import NAMES, last_table
from game.table.pages.files import ChooseFile
from game.table.pages.help import HelpPage
from game.table.pages.saves import SavesPage
from game.table.pages.settings_page import SettingsPage
from game.table.pages.setup import SetupPage
from game.table.pages.title import TitleScene
from game.table.play.table_controller import TableController
from game.table.program.app import App
from game.table.program.input import Key, Pointer, Resized
from game.table.program.settings import SavedSeat, SavedTable
from game.table.tools.screenshots import match_at, recorded
from game.words import LANGUAGES, override, translate
from tests.table.pages import GAME, button, click, press, write_text


def test_enter_twice_from_the_title_starts_a_game_against_bots(app: App) -> None:
    app.push(TitleScene())
    press(app, "enter", "enter")
    assert isinstance(app.top, TableController)
    plans = app.top.match.seats
    assert [plan.bot for plan in plans] == [None, "apprentice", "apprentice"]
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
    assert isinstance(app.top, TableController)
    assert app.top.match.id == saved.id
    assert app.top.match.moves_played == 60
    assert app.top.match.state == saved.state


def test_a_finished_match_is_not_continued(app: App) -> None:
    match_at(GAME, 3, len(recorded(GAME, 3).entries), store=app.store)
    title = TitleScene()
    app.push(title)
    assert title.last is None


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
    click(app, button(app, translate("setup-start")))
    assert isinstance(app.top, TableController)
    plans = app.top.match.seats
    assert [plan.bot for plan in plans] == [None, None, "master", "apprentice", "apprentice"]
    assert plans[1].name == "Zoe"
    assert app.top.match.seed == 77
    assert app.settings.tables[GAME].seats[1].name == "Zoe"


def test_a_bot_has_a_level_and_a_character(app: App) -> None:
    """A character gives the seat its name, unless one was typed; a person has none."""
    page = SetupPage()
    app.push(page)
    app.draw(app.screen)
    assert page.lower[0] is None
    for seat in (1, 2):
        character = page.lower[seat]
        assert character is not None
        character.click(character.cells()[2].center)
        app.draw(app.screen)
    page.fields[2].changed("Zoe")
    page.kinds[2].click(page.kinds[2].cells()[3].center)
    app.draw(app.screen)
    press(app, "f1")
    press(app, "escape")
    assert [chair.name for chair in page.seats[:3]] == ["Nell", "Isambard", "Zoe"]
    click(app, button(app, translate("setup-start")))
    assert isinstance(app.top, TableController)
    bots = [plan.bot for plan in app.top.match.seats]
    assert bots[:3] == [None, "apprentice:character=builder", "expert:character=builder"]
    assert [seat.name for seat in app.settings.tables[GAME].seats[:3]] == ["", "", "Zoe"]


def test_a_colour_is_never_taken_twice(app: App) -> None:
    page = SetupPage()
    app.push(page)
    page.seat_players(4)
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


def test_the_games_stay_in_their_places_whichever_is_chosen(app: App) -> None:
    page = SetupPage()
    app.push(page)
    app.draw(app.screen)
    places = [control.rect for control in page.games]
    for number in range(len(places)):
        click(app, page.games[number])
        app.draw(app.screen)
        assert page.game is all_games()[number]
        assert [control.rect for control in page.games] == places


def test_enter_stands_on_the_button_only_where_it_presses_it(app: App) -> None:
    page = SetupPage()
    app.push(page)
    app.draw(app.screen)
    start = page.start_button
    for control, stands in ((page.fields[1], True), (page.kinds[1], False), (start, True)):
        page.form.focus_on(control, shown=True)
        assert page.form.mood(start).enter_elsewhere is not stands
    page.form.focus_on(page.kinds[1], shown=True)
    page.form.show_focus = False
    assert not page.form.mood(start).enter_elsewhere


def test_dragging_over_a_name_marks_it_and_typing_replaces_that(app: App) -> None:
    page = SetupPage()
    app.push(page)
    app.draw(app.screen)
    field = page.fields[1]
    left, right = (field.rect.x + 9, field.rect.centery), (field.rect.right - 4, field.rect.centery)
    app.handle(Pointer("press", right, 1))
    app.draw(app.screen)
    app.handle(Pointer("drag", left, 1, 0))
    app.draw(app.screen)
    app.handle(Pointer("release", left, 1, 0))
    app.draw(app.screen)
    write_text(app, "a")
    assert page.seats[1].name == "a"


def test_a_click_marks_a_name_and_what_is_typed_replaces_it(app: App) -> None:
    page = SetupPage()
    app.push(page)
    app.draw(app.screen)
    field = page.fields[1]
    place = (field.rect.right - 4, field.rect.centery)
    app.handle(Pointer("press", place, 1))
    app.draw(app.screen)
    app.handle(Pointer("release", place, 1))
    app.draw(app.screen)
    write_text(app, "s")
    assert page.seats[1].name == "s"


def test_an_empty_name_becomes_the_usual_one(app: App) -> None:
    page = SetupPage()
    app.push(page)
    page.fields[0].changed("  ")
    assert page.seats[0].name == "Nell"


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


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.key)
def test_what_is_switched_is_explained_beside_its_switch(app: App, game: Game, size: tuple[int, int]) -> None:
    app.handle(Resized(size))
    page = SetupPage(game)
    app.push(page)
    assert {"Practice", "Seed"} <= {heading for heading, _ in page.rules}
    for heading, control in page.rules:
        if heading:
            assert " ".join(page.words_beside(control)) == control.help_text
    assert page.rules[-1][1].rect.bottom < page.start_button.rect.top


def test_only_names_that_somebody_typed_are_remembered(app: App) -> None:
    page = SetupPage()
    app.push(page)
    page.fields[1].set("Zoe")
    page.fields[1].changed("Zoe")
    page.start()
    assert [seat.name for seat in app.settings.tables[GAME].seats] == ["", "Zoe", "", "", "", ""]


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.key)
def test_every_game_first_opens_with_the_proposed_table(app: App, game: Game) -> None:
    """Whatever was played before; no bot has the name of the teacher."""
    app.settings.tables = {
        other.key: SavedTable(4, [SavedSeat(5 - seat, "master") for seat in range(6)])
        for other in all_games()
        if other is not game
    }
    app.push(page := SetupPage(game))
    chairs = page.seats[: page.players]
    assert [chair.level for chair in chairs] == [None, "apprentice", "apprentice"]
    assert chairs[0].profile == app.people.current
    for language in LANGUAGES:
        with override(language):
            assert not {chair.name for chair in page.seats} & {"Conductor", "Schaffner"}


def test_a_table_is_remembered_without_a_game(app: App) -> None:
    app.push(TitleScene())
    app.push(page := SetupPage())
    page.seat_players(5)
    press(app, "escape")
    assert isinstance(app.top, TitleScene)
    app.push(again := SetupPage())
    assert again.players == 5


def test_a_bot_has_another_name_than_the_player(app: App) -> None:
    app.people.rename(app.people.current.id, translate(NAMES[1]))
    app.push(page := SetupPage())
    names = [chair.name for chair in page.seats]
    assert names[0] == translate(NAMES[1])
    assert len(set(names)) == len(names)


def test_another_name_in_a_seat_is_a_guest(app: App) -> None:
    app.people.rename(app.people.current.id, "Zoe")
    app.push(page := SetupPage())
    page.fields[0].changed("Ben")
    assert (page.seats[0].name, page.seats[0].profile) == ("Ben", None)
    page.fields[0].changed("Zoe")
    assert page.seats[0].profile == app.people.current
    page.fields[0].changed("")
    assert (page.seats[0].name, page.seats[0].profile) == ("Zoe", app.people.current)


def test_a_new_game_begins_with_the_last_table(app: App) -> None:
    app.push(first := SetupPage())
    first._set_game(find_game("new_england_railways"))
    first.seat_players(5)
    first._set_level(2, "expert")
    first._set_level(3, "minimax")
    first._set_colour(0, 5)
    first.start()
    match = app.top.match if isinstance(app.top, TableController) else None
    assert match is not None
    assert [plan.bot for plan in match.seats][2:4] == ["expert", "minimax"]
    app.start_over(again := SetupPage())
    assert again.game.key == "new_england_railways"
    assert again.players == 5
    assert [chair.level for chair in again.seats] == [chair.level for chair in first.seats]
    assert [chair.colour for chair in again.seats] == [chair.colour for chair in first.seats]
    app.start_over(other := SetupPage(find_game("american_rails")))
    assert other.game.key == "american_rails"


def test_a_table_that_makes_no_sense_any_more_is_forgotten(app: App) -> None:
    game = find_game(GAME)
    for seats in ([SavedSeat(0)] * 6, [SavedSeat(seat, "a bot of another time") for seat in range(6)]):
        app.settings.tables = {GAME: SavedTable(5, seats)}
        found = last_table(app.settings, game, "expert")
        assert [seat.colour for seat in found.seats] == list(range(6))
        assert (found.players, found.seats[1].level) == (3, "expert")


def test_pointing_at_a_level_or_a_character_describes_it(app: App) -> None:
    app.push(page := SetupPage())
    app.draw(app.screen)
    lower = page.lower[1]
    assert lower is not None
    for row, options in ((page.kinds[1], 7), (lower, 5)):
        told = []
        for cell in row.cells():
            pygame.event.post(
                pygame.event.Event(pygame.MOUSEMOTION, pos=cell.center, rel=(0, 0), buttons=(0,) * 3)
            )
            app.step(1 / 60)
            told += page.words_of(1)
        assert len({words for _, words in told}) == len(told) == options


def test_keys_read_what_a_level_and_a_character_mean(app: App) -> None:
    app.push(page := SetupPage())
    lower = page.lower[1]
    assert lower is not None
    page.form.focus_on(lower, True)
    seen = {tuple(page.words_of(1))}
    for _ in range(4):
        press(app, "right")
        seen.add(tuple(page.words_of(1)))
    assert len(seen) == 5
    assert all(len(words) == 2 for words in seen)


def test_other_bots_are_chosen_by_name(app: App) -> None:
    app.push(page := SetupPage())
    kind = page.kinds[1]
    kind.click(kind.cells()[-1].center)
    assert isinstance(app.top, Dialog)
    app.handle(Key("r"))
    assert app.top is page
    assert page.seats[1].bot == "random"
    kind = page.kinds[1]
    kind._choose(3)
    assert page.seats[1].bot == "expert"


def test_what_passes_the_window_is_drawn_as_the_whole_picture_shows_it(app: App) -> None:
    app.settings.animation_speed, app.settings.moving_scenery = 1.0, True
    app.push(title := TitleScene())
    app.step(0.02, [])
    first = pygame.image.tobytes(app.screen, "RGB")
    for _ in range(9):
        app.step(0.02, [])
    moved = pygame.image.tobytes(app.screen, "RGB")
    title.draw(app.screen)
    assert moved == pygame.image.tobytes(app.screen, "RGB") != first


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_switch_has_its_words_beside_it(language: str, app: App) -> None:
    with override(language):
        app.push(page := SetupPage())
        for game in all_games():
            page._set_game(game)
            switches = [control for _, control in page.rules if control is not page.board_button]
            assert all(page.words_beside(control) for control in switches), game.key
