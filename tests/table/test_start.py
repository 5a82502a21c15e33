"""How the program begins: with other pictures, and with a picture of its own that is missing."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest
from msgspec.structs import replace

from game.match.match import Match
from game.rules.catalog import game_keys
from game.table.boards.table import find_table
from game.table.controls.dialogs import Notice
from game.table.kit import images
from game.table.kit.surface_cache import surface_cache
from game.table.learning.lesson_scene import LessonScene
from game.table.learning.welcome import Welcome
from game.table.pages.chairs import name_of
from game.table.pages.setup import SetupPage
from game.table.pages.title import TitleScene
from game.table.play.table_controller import TableController
from game.table.program.app import App
from game.table.program.input import Key, Text
from game.table.program.navigator import Scene
from game.table.start import ParlorCar, main
from game.table.tools.screenshots import match_at, recorded
from game.words import override


@pytest.fixture
def stack(monkeypatch: pytest.MonkeyPatch) -> list[Scene]:
    """The scenes of the program after one picture, with which it ends."""
    found: list[Scene] = []

    def run(app: ParlorCar) -> None:
        app.step(0.02, [])
        found.extend(app.scenes)
        app.close()

    monkeypatch.setattr(ParlorCar, "run", run)
    monkeypatch.setattr(pygame.display, "message_box", lambda *_: 0)
    yield found
    images.use_images(None)


def test_the_title_comes_first_and_at_the_first_start_a_greeting(stack: list[Scene]) -> None:
    assert main() == 0
    assert [type(scene) for scene in stack] == [TitleScene, Welcome]
    stack.clear()
    assert main() == 0
    assert [type(scene) for scene in stack] == [TitleScene]


@pytest.mark.parametrize(("key", "scene"), [("enter", LessonScene), ("escape", TitleScene)])
def test_the_greeting_asks_who_plays(app: App, key: str, scene: type[Scene]) -> None:
    """The name and the color are those of the profile, of the seat and of the title."""
    app.push(TitleScene())
    app.push(greeting := Welcome())
    for letter in "Zoe":
        app.handle(Key(letter.lower()))
        app.handle(Text(letter))
    greeting.discs._choose(3)
    app.handle(Key(key))
    assert type(app.top) is scene
    person = app.people.current
    assert (person.name, person.colour) == ("Zoe", 3)
    if isinstance(app.top, TitleScene):
        assert "Zoe" in [getattr(control, "label", "") for control in app.top.form.controls]
    if isinstance(app.top, LessonScene):
        learner = app.top.match.seats[min(app.top.match.people)]
        assert (learner.name, learner.colour) == ("Zoe", 3)
    app.push(page := SetupPage())
    assert (page.seats[0].name, page.seats[0].colour) == ("Zoe", 3)


def test_the_greeting_offers_colors_that_seats_keep_in_every_game(app: App) -> None:
    app.push(greeting := Welcome())
    for colour in [greeting.discs.colour, *greeting.discs.colours]:
        assert [find_table(key).fitting([colour]) for key in game_keys()] == [[colour]] * len(game_keys())


def test_who_skips_the_greeting_has_one_name_everywhere(app: App) -> None:
    app.push(Welcome())
    app.handle(Key("escape"))
    app.push(page := SetupPage())
    page.start()
    assert isinstance(app.top, TableController)
    assert app.top.match.names[0] == name_of(app.people.current)


def test_what_is_wrong_with_other_pictures_is_told(stack: list[Scene], tmp_path: Path) -> None:
    (tmp_path / "pieces").mkdir()
    (tmp_path / "pieces" / "house.svg").write_text("no picture")
    assert main(images=tmp_path) == 0
    notice = stack[-1]
    assert isinstance(notice, Notice)
    assert str(tmp_path / "pieces" / "house.svg") in notice.words


def test_a_missing_picture_ends_the_program_with_its_name(
    stack: list[Scene], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    surface_cache.clear()
    images._find.cache_clear()
    monkeypatch.setattr(images, "_own", lambda name: None)
    assert main() == 1
    assert "expected such a file (.svg, .png, .webp or .jpg) in" in capsys.readouterr().err


def test_settings_that_can_not_be_read_are_set_aside(stack: list[Scene], home: Path) -> None:
    (home / "settings.json").write_bytes(b"\xff not settings")
    assert main() == 0
    (aside,) = home.glob("settings.json.damaged-*")
    assert aside.read_bytes() == b"\xff not settings"
    notice = stack[-1]
    assert isinstance(notice, Notice)
    assert str(aside) in notice.words


@pytest.mark.parametrize(
    ("driver", "told"),
    [(None, "Ein Bildschirm fehlt"), ("card table", "SDL_VIDEODRIVER nennt „card table“")],
)
def test_without_a_screen_the_program_says_so_and_ends(
    driver: str | None,
    told: str,
    stack: list[Scene],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    pygame.display.quit()
    monkeypatch.delenv("SDL_VIDEODRIVER")
    if driver:
        monkeypatch.setenv("SDL_VIDEODRIVER", driver)
    else:
        monkeypatch.setattr(pygame.display, "get_driver", lambda: "offscreen")
        monkeypatch.setattr(pygame.display, "init", lambda: None)
    with override("de"):
        assert main() == 1
    found = capsys.readouterr()
    assert (found.out, found.err.count("\n")) == ("", 1)
    assert told in found.err
    assert not stack


def test_something_is_shown_before_the_title_is_painted(
    stack: list[Scene], monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[int] = []
    monkeypatch.setattr(ParlorCar, "go_to_title", lambda app: seen.append(app.frames))
    main()
    assert seen == [1]


def finish_a_game(app: App) -> None:
    """Let the current person win a saved game, and show its result."""
    match = match_at("north_american_railways", 3, len(recorded("north_american_railways", 3).entries), (0,))
    journal = match.journal
    journal.seats[0] = replace(journal.seats[0], profile=app.people.current.id)
    app.show_result(Match.from_journal(journal, store=app.store))


def pace_of(app: App) -> tuple[float, float]:
    """Return the speed of animations and the pause after a bot's move."""
    return app.settings.animation_speed, app.settings.bot_pause


@pytest.mark.parametrize("chosen", [None, (2.0, 0.0)])
def test_the_first_game_is_slower_unless_another_pace_is_chosen(
    app: App, chosen: tuple[float, float] | None
) -> None:
    app.settings.animation_speed = 1.0
    normal = pace_of(app)
    app.push(Welcome())
    slow = pace_of(app)
    assert slow[0] < normal[0]
    assert slow[1] > normal[1]
    if chosen is not None:
        app.settings.animation_speed, app.settings.bot_pause = chosen
    finish_a_game(app)
    assert pace_of(app) == (chosen or normal)
    app.settings.animation_speed, app.settings.bot_pause = slow
    finish_a_game(app)
    assert pace_of(app) == slow
