"""A picture of every screen of the program in its interesting states, without a window.

Each screen is one line of a table: a name, and what makes its scene ready. The
screens around the game are here; each game's own are the `screenshots` of its `TABLE`.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Final

import pygame

from game.learning.puzzles import puzzles_of
from game.match.journal import JournalErrorCode
from game.people.achievement_file import SHARED, achievements
from game.people.achievements import EarnedAchievement
from game.rules.auction import BidRefusal
from game.rules.catalog import game_keys
from game.rules.files import FileErrorCode, os_error_message
from game.rules.messages import Dollars
from game.table.boards.table import find_table
from game.table.controls.dialogs import Notice
from game.table.kit.images import use_images
from game.table.learning.lesson_ceremony import LessonCeremony
from game.table.learning.lesson_scene import LessonScene
from game.table.learning.lessons_page import LessonsPage
from game.table.learning.people_page import PeoplePage
from game.table.learning.profile_page import ProfilePage, Sheet
from game.table.learning.puzzle import PuzzleScene
from game.table.learning.puzzle_list import PuzzleList
from game.table.learning.welcome import Welcome
from game.table.pages.chairs import NAMES
from game.table.pages.files import ChooseFile
from game.table.pages.help import HelpPage
from game.table.pages.keys_page import KeysPage, NewKey
from game.table.pages.opening import Damaged
from game.table.pages.result import ResultScene
from game.table.pages.saves import SavesPage
from game.table.pages.score_page import ScorePage
from game.table.pages.settings_page import SettingsPage
from game.table.pages.setup import SetupPage
from game.table.pages.title import TitleScene
from game.table.play.finale import RANKED, Finale
from game.table.play.intents import Choose
from game.table.program.app import App
from game.table.program.commands import Command
from game.table.program.input import Key
from game.table.program.settings import SettingsTrouble, Tab
from game.table.tools.past_matches import remember, won_badges
from game.table.tools.screenshots import Screen, match_at, over, picture, recorded, screen_of, sit
from game.words import localize, translate

SIZES: Final = ((1280, 720), (1920, 1080))
FULLEST: Final = "north_american_railways"
"""The game whose score has most lines."""
FIRST: Final = game_keys()[0]
"""The game whose matches are shown in lists and results, and whose puzzle is posed."""
PUZZLE: Final = 4
"""The puzzle's number among those of the game."""


def fill_store(app: App) -> None:
    """Save a few matches for the list of saved games."""
    for players, part in ((4, 0.55), (3, 1.0), (5, 0.3), (4, 0.1)):
        count = len(recorded(FIRST, players).entries)
        people = (0, players - 1) if part < 0.2 else (0,)
        match_at(FIRST, players, round(part * count), people, app.store)


def saved(app: App) -> None:
    """Show the list of saved games with their pictures."""
    fill_store(app)
    app.push(page := SavesPage())
    app.draw(app.screen)
    page.update(0.0)
    while page.pictures.working:
        page.update(0.0)


def profile(sheet: Sheet, app: App) -> None:
    """Show the page of a person with half a year of matches."""
    remember(app)
    app.push(ProfilePage(sheet))


def people(app: App) -> None:
    """Everybody who plays here."""
    remember(app)
    app.push(PeoplePage())


def asking_to_delete(app: App) -> None:
    """Show the question before a match is deleted."""
    saved(app)
    app.handle(Key("delete"))


def taken_out(app: App) -> None:
    """Show the list after a match was deleted, which can be undone."""
    asking_to_delete(app)
    app.handle(Key("d"))


def title_with_saves(app: App) -> None:
    """Show the title screen with a match to continue."""
    fill_store(app)
    app.push(TitleScene())


def set_up_five(app: App) -> None:
    """Show a full table being set up with the keyboard."""
    page = SetupPage()
    app.push(page)
    page.practice = True
    page.seat_players(5)
    for _ in range(4):
        app.handle(Key("tab"))


def opening_a_file(app: App) -> None:
    """Looking for a match in the folders of this computer."""
    app.push(TitleScene())
    app.push(ChooseFile(translate("file-open"), lambda path: None))


def page_of_help(key: str, page: int) -> Callable[[App], None]:
    """Return a function that shows a double page of a chapter."""

    def make(app: App) -> None:
        book = HelpPage()
        app.push(book)
        book.open(key)
        book.turn(page)

    return make


def damaged(app: App) -> None:
    """Show the notice about a damaged saved match."""
    saved(app)
    trouble = JournalErrorCode.MOVE(number=42, text="bid $40", what=BidRefusal.TOO_HIGH(cash=Dollars(31)))
    app.push(Damaged(localize(trouble), lambda: None))


def notice(app: App) -> None:
    """Show a notice above the title screen."""
    app.push(TitleScene())
    trouble = SettingsTrouble.SETTINGS(file="settings.json", why=FileErrorCode.NOT_ALLOWED())
    app.push(Notice(translate("first-word"), localize(trouble)))


def result(players: int) -> Callable[[App], None]:
    """Return a function that shows the end of a match."""

    def make(app: App) -> None:
        app.push(ResultScene(over(app, FIRST, players).match))

    return make


def finale(app: App) -> None:
    """Show the finale while the winner's train passes, with two badges."""
    match = over(app, FIRST, 5).match
    earned = [EarnedAchievement(0, "", FIRST, one) for one in achievements(FIRST)[:2]]
    scene = Finale(match, earned, lambda: None)
    scene.time = RANKED + 1.0
    app.push(scene)


def score(app: App) -> None:
    """Show the explanation of the longest scores."""
    app.push(ScorePage(over(app, FULLEST, 5).match))


def puzzle(answered: bool) -> Callable[[App], None]:
    """Return a function that shows a puzzle, or the ticket after it was solved."""

    def make(app: App) -> None:
        scene = PuzzleScene(puzzles_of(FIRST)[PUZZLE], translate(NAMES[0]))
        app.push(scene)
        if answered:
            scene.do(Choose(scene.found.candidates[0].candidate.move))
            scene.session.play_chosen()

    return make


def lesson(name: str, steps: int, tries: str = "") -> Callable[[App], None]:
    """Return a function that shows a lesson after `steps` explanations and the answer to the move `tries`."""

    def make(app: App) -> None:
        app.go_to_lesson(name)
        scene = app.scenes[-1]
        assert isinstance(scene, LessonScene)
        for _ in range(steps):
            scene.go_on()
        if tries:
            scene.allows(scene.match.game.parse_move(tries))

    return make


def ceremony(app: App) -> None:
    """The end of a lesson that earns a badge."""
    app.go_to_lesson("american_rails/share")
    scene = app.scenes[-1]
    assert isinstance(scene, LessonScene)
    earned = [one for one in achievements(SHARED) if one.counted == "lessons"]
    app.push(LessonCeremony(scene.course.lesson, earned))


def settings_of(tab: Tab) -> Callable[[App], None]:
    """The settings of a tab."""

    def make(app: App) -> None:
        page = SettingsPage()
        app.push(page)
        page.turn_to(tab)

    return make


def new_key(app: App) -> None:
    """A new key for a command is already in use."""
    page = KeysPage()
    app.push(page)
    app.push(NewKey(Command.PAUSE, lambda key: None))
    app.handle(Key("u"))


def in_high_contrast(app: App) -> None:
    """A table in the high-contrast look."""
    app.settings.high_contrast = True
    app.arrange()
    sit(app, FIRST, 60, 3)


def welcome(app: App) -> None:
    """Show the greeting at the first start."""
    app.push(TitleScene())
    app.push(Welcome())


OUTER: Final[tuple[Screen, ...]] = (
    Screen("title", lambda app: app.push(TitleScene())),
    Screen("title-continue", title_with_saves),
    Screen("title-notice", notice),
    Screen("setup", lambda app: app.push(SetupPage())),
    Screen("setup-five", set_up_five),
    Screen("saves-none", lambda app: app.push(SavesPage())),
    Screen("saves", saved),
    Screen("saves-delete", asking_to_delete),
    Screen("saves-deleted", taken_out),
    Screen("saves-damaged", damaged),
    Screen("open-file", opening_a_file, everywhere=False),
    Screen("settings", lambda app: app.push(SettingsPage())),
    Screen("settings-play", settings_of(Tab.PLAY)),
    Screen("settings-sound", settings_of(Tab.SOUND)),
    Screen("keys", lambda app: app.push(KeysPage())),
    Screen("keys-taken", new_key),
    Screen("high-contrast", in_high_contrast),
    Screen("profile", partial(profile, Sheet.RECORD)),
    Screen("profile-figures", partial(profile, Sheet.FIGURES)),
    Screen("profile-badges", partial(profile, Sheet.BADGES)),
    Screen("people", people),
    Screen("badge-won", won_badges),
    Screen("help-keys", page_of_help("keys", 0)),
    Screen("help-boards", page_of_help("boards", 0)),
    Screen("help-about", page_of_help("about", 0)),
    Screen("welcome", welcome),
    Screen("lessons", lambda app: app.push(LessonsPage())),
    Screen("lesson", lesson("american_rails/table", 4)),
    Screen("lesson-answer", lesson("north_american_railways/cards", 2, "found 2 500")),
    Screen("lesson-canada", lesson("railways_of_north_america/track", 3)),
    Screen("lesson-done", ceremony),
    Screen("turn-card", lambda app: sit(app, FIRST, 60, 3).show_turn()),
    Screen("puzzle", puzzle(answered=False)),
    Screen("puzzle-solved", puzzle(answered=True)),
    Screen("puzzles", lambda app: app.push(PuzzleList())),
    Screen("result", result(4)),
    Screen("result-three", result(3)),
    Screen("result-five", result(5)),
    Screen("finale", finale),
    Screen("score", score),
    Screen("large-text-lesson", lesson("new_england_railways/coast", 2), text_size=1.6),
    Screen("large-text-puzzle", puzzle(answered=True), text_size=1.3),
    Screen("large-text-setup", lambda app: app.push(SetupPage()), text_size=1.3),
    Screen("large-text-result", result(5), text_size=1.3),
    Screen("large-text-finale", finale, text_size=1.6),
    Screen("large-text-score", score, text_size=1.6),
)
"""The screens round the game, in the order in which somebody would meet them."""


def screens_of(game: str) -> list[Screen]:
    """Return the screens of a game's help book and of its table, named after the game."""
    own = [Screen(f"help-{page + 1}", page_of_help(game, page)) for page in (0, 1)]
    own += [screen_of(game, still) for still in find_table(game).screenshots]
    return [replace(screen, name=f"{game.replace('_', '-')}-{screen.name}") for screen in own]


SCREENS: Final[tuple[Screen, ...]] = (*OUTER, *(screen for key in game_keys() for screen in screens_of(key)))
"""Every screen of the program."""


def main(folder: Path, images: Path | None = None) -> int:
    """Save every screen at every size below `folder`; the exit code.

    `images` is a folder of other pictures.
    """
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    for trouble in use_images(images):
        print(f"parlorcar: {localize(trouble)}", file=sys.stderr)
    try:
        for width, height in SIZES:
            place = folder / f"{width}x{height}"
            place.mkdir(parents=True, exist_ok=True)
            for screen in SCREENS:
                pygame.image.save(picture(screen, (width, height)), place / f"{screen.name}.png")
    except OSError as error:
        print(
            f"parlorcar: --screens: {translate('argument-screens', why=os_error_message(error))}",
            file=sys.stderr,
        )
        return 2
    print(translate("screens-saved", screens=len(SCREENS), sizes=len(SIZES), folder=str(folder)))
    return 0
