"""The people who play here: sitting down at a table, the page of each, choosing who plays."""

from __future__ import annotations

import json
from pathlib import Path

from game.people.results import Results
from game.table.learning.people_page import PeoplePage
from game.table.learning.profile_page import ProfilePage, Sheet
from game.table.pages.settings_page import SettingsPage
from game.table.pages.setup import SetupPage
from game.table.pages.title import TitleScene
from game.table.play.badge_notices import SECONDS
from game.table.play.table_controller import TableController
from game.table.program.app import App
from game.table.program.input import Pointer
from game.table.tools.past_matches import remember, won_badges
from game.table.tools.screenshots import match_at, recorded
from game.words import translate
from tests.table.pages import GAME, click, press, write_text


def test_the_first_name_that_is_typed_is_the_profiles(app: App) -> None:
    app.push(page := SetupPage())
    assert page.lower[0] is None
    page.fields[0].set("Ada")
    page.fields[0].changed("Ada")
    page.start()
    present = app.people.current
    assert present.name == "Ada"
    assert isinstance(app.top, TableController)
    assert app.top.match.seats[0].profile == present.id
    app.start_over(again := SetupPage())
    assert (again.seats[0].name, again.seats[0].profile) == ("Ada", present)


def test_people_sit_down_and_guests_leave_nothing(app: App) -> None:
    clara = remember(app)
    ben = next(person for person in app.people.all() if person.name == "Ben")
    app.push(page := SetupPage())
    assert page.seats[0].profile == clara
    page._set_level(1, None)
    page._set_person(0, ben.id)
    assert (page.seats[0].name, page.seats[0].colour) == ("Ben", ben.colour)
    page._set_person(1, ben.id)
    assert page.seats[0].profile is None
    page.start()
    assert app.people.current == ben
    assert isinstance(app.top, TableController)
    assert [plan.profile for plan in app.top.match.seats[:3]] == [None, ben.id, None]
    app.start_over(again := SetupPage())
    assert [chair.profile for chair in again.seats[:2]] == [None, ben]


def test_the_proposed_level_is_given_to_every_bot(app: App) -> None:
    remember(app)
    app.push(page := SetupPage())
    press(app, "f6")
    assert [chair.level for chair in page.seats[:4]] == [None, "master", "master", "master"]
    for seat in range(page.players):
        page._set_level(seat, None)
    assert not page.proposal.enabled
    assert page.proposal.help_text == translate("proposal-no-bots")


def test_everybody_has_settings_of_their_own(app: App) -> None:
    clara = remember(app)
    app.push(TitleScene())
    press(app, "p", "p")
    page = app.top
    assert isinstance(page, PeoplePage)
    press(app, "n")
    write_text(app, "Dora")
    press(app, "enter")
    app.push(SettingsPage())
    page_of_settings = app.top
    assert isinstance(page_of_settings, SettingsPage)
    page_of_settings._change("text_size", 1.3)
    press(app, "escape")
    press(app, "home", "enter")
    assert app.people.current == app.people.find(clara.id)
    assert app.settings.text_size == 1.0
    dora = next(person for person in app.people.all() if person.name == "Dora")
    assert dora.text_size == 1.3


def test_a_profile_can_be_renamed_coloured_saved_and_deleted(app: App, tmp_path: Path) -> None:
    clara = remember(app)
    app.push(PeoplePage())
    press(app, "c", "r")
    write_text(app, "Klara")
    press(app, "enter")
    (changed,) = [person for person in app.people.all() if person.id == clara.id]
    assert (changed.colour, changed.name) == (1, "Klara")
    press(app, "e")
    asking = app.top
    asking.field.set(str(tmp_path / "clara.json"))  # type: ignore[union-attr]
    press(app, "enter", "enter")
    data = json.loads((tmp_path / "clara.json").read_text())
    assert (data["profile"]["name"], len(data["results"])) == ("Klara", 64)
    press(app, "delete", "d")
    assert [person.name for person in app.people.all()] == ["Ben"]
    names = {seat.name for result in Results(app.store).all() for seat in result.seats}
    assert "Clara" not in names


def test_the_page_gathers_matches_from_before(app: App) -> None:
    name = recorded(GAME, 3).seats[0].name
    match_at(GAME, 3, len(recorded(GAME, 3).entries), (0,), app.store)
    app.people.add(name, 0)
    app.push(page := ProfilePage())
    assert not page.record.played
    while page.busy:
        app.step(0.02)
    assert len(page.record.played) == 1
    for sheet in (Sheet.FIGURES, Sheet.BADGES):
        press(app, "right")
        assert page.sheet is sheet
    click(app, page.groups)
    assert page.group == "north_american_railways"
    won = page.record.played[0].won
    assert ("house/all-aboard" in page.record.earned) == won


def test_a_badge_is_told_at_the_table_for_a_while(app: App) -> None:
    won_badges(app)
    scene = app.top
    assert isinstance(scene, TableController)
    told = scene.badge_notices.seen
    assert told is not None
    assert told.achievement.key == "first-share"
    assert scene.busy
    app.draw(app.screen)
    app.step(SECONDS - 1)
    assert scene.badge_notices.seen is told
    app.step(2)
    assert scene.badge_notices.seen is None


def test_a_badge_hides_nothing_that_is_played_with(app: App) -> None:
    won_badges(app)
    scene = app.top
    assert isinstance(scene, TableController)
    place, layout = scene.badge_notices.place(scene.scale), scene.layout
    assert place.collidelist([layout.board, layout.seats, *(spot.rect for spot in scene.bar.spots)]) == -1


def test_a_badge_that_is_pressed_is_put_away(app: App) -> None:
    won_badges(app)
    scene = app.top
    assert isinstance(scene, TableController)
    app.draw(app.screen)
    app.handle(Pointer("press", scene.badge_notices.place(scene.scale).center, 1))
    assert scene.badge_notices.seen is None


def test_where_nothing_can_be_written_the_pages_say_so(app: App) -> None:
    with app.store.transaction() as connection:
        connection.execute("DROP TABLE profile")
    app.push(TitleScene())
    for page in (ProfilePage(), PeoplePage(), SetupPage()):
        app.push(page)
        app.draw(app.screen)
        press(app, "escape")
    assert isinstance(app.top, TitleScene)
