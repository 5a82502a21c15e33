"""The start of the program: the one module that knows every scene."""

from __future__ import annotations

import os
import sys
import traceback
from collections.abc import Iterator, Mapping
from contextlib import closing, suppress
from pathlib import Path
from types import MappingProxyType
from typing import Final

import pygame

from game.match.folders import NoHome
from game.match.match import Match
from game.match.store import Store, StoreError, StoreErrorCode
from game.people.profiles import Profile
from game.people.results import Results
from game.rules.catalog import game_keys
from game.rules.contract import Game, State
from game.rules.files import private_files
from game.rules.messages import MessageId, UserError
from game.table.backdrop import room
from game.table.boards.table import check_look, find_table
from game.table.controls.dialogs import Notice
from game.table.kit.images import PictureError, use_images
from game.table.kit.memory import spare_the_program
from game.table.learning.lesson_scene import lesson_scene
from game.table.learning.lessons_page import LessonsPage
from game.table.learning.people_page import PeoplePage
from game.table.learning.profile_page import ProfilePage
from game.table.learning.puzzle_list import PuzzleList
from game.table.learning.review_scene import ReviewScene
from game.table.learning.turn_card import TurnCard, lines_of
from game.table.learning.welcome import Welcome, is_first_start
from game.table.pages.help import HelpPage
from game.table.pages.opening import (
    ask_for_file,
    ask_where_to_save,
    ask_where_to_save_profile,
    open_file,
    open_saved,
)
from game.table.pages.personal_settings import end_first_pace
from game.table.pages.result import MoneyPage, ResultScene
from game.table.pages.saves import SavesPage
from game.table.pages.score_page import ScorePage
from game.table.pages.settings_page import SettingsPage
from game.table.pages.setup import SetupPage
from game.table.pages.title import TitleScene
from game.table.play.table_controller import TableController
from game.table.program.app import App
from game.table.program.incremental_drawing import make_in_steps
from game.table.program.last_box import show_box
from game.table.program.report import Hindered, Scenery, check_hindrance, told_at_the_end, write_report
from game.table.program.settings import SettingsTrouble, load_settings, set_aside
from game.table.program.window import draw_without_card, is_unseen, usual_size
from game.words import Localizer, localize, translate

_TOLD: Final = 6
"""How many unusable pictures of another folder the notice at the start names."""


class WindowTrouble(MessageId):
    """Reasons why no window can be opened."""

    NO_SCREEN = "window-no-screen"
    NO_DRIVER = "window-no-driver", "driver"


class ShowTrouble(MessageId):
    """A reason why something can't be shown."""

    UNDRAWN = "match-undrawn"


class Undrawn(UserError):
    """Raised if a match is legal by the rules, but the table can't show it."""


class NoWindow(UserError):
    """Raised if no window can be opened on this computer, or not in the requested way."""


class ParlorCar(App):
    """The program with all its scenes."""

    def greet(self) -> None:
        """Show something immediately: painting the title takes most of a second."""
        room.draw_dark(self.screen, self.scale)
        self._show()

    def go_to_title(self) -> None:
        self.start_over(TitleScene())

    def go_to_table(self, match: Match) -> None:
        check_look(match.game)
        if self.settings.game != match.game.key:
            self.settings.game = match.game.key
            self.settings.save()
        self.start_over(TableController(match))
        if match.is_over:
            self.show_result(match)

    def show_lessons(self, game: str | None = None) -> None:
        self.push(LessonsPage(game))

    def show_puzzles(self, game: str | None = None) -> None:
        self.push(PuzzleList(game))

    def go_to_lesson(self, name: str) -> None:
        self.start_over(lesson_scene(self, name))

    def show_set_up(self, game: Game | None = None) -> None:
        self.push(SetupPage(game))

    def show_saves(self) -> None:
        self.push(SavesPage())

    def show_settings(self) -> None:
        self.push(SettingsPage())

    def show_help(self, chapter: str | None = None, game: Game | None = None) -> None:
        self.push(HelpPage(chapter, game))

    def show_turn(self, state: State) -> None:
        if lines_of(Localizer(state.game)):
            self.push(TurnCard(state))
        else:
            self.show_help(game=state.game)

    def show_money(self, match: Match, number: int | None = None) -> None:
        self.push(MoneyPage(match, number))

    def show_score(self, match: Match) -> None:
        self.push(ScorePage(match))

    def show_review(self, match: Match, number: int | None = None, viewer: int | None = None) -> None:
        self.push(ReviewScene(match, number, viewer))

    def show_result(self, match: Match) -> None:
        with suppress(StoreError):  # It is gathered later.
            Results(self.store).record(match)
        end_first_pace(self)
        self.push(ResultScene(match))

    def show_profile(self) -> None:
        self.push(ProfilePage())

    def show_people(self) -> None:
        self.push(PeoplePage())

    def save_profile(self, profile: Profile) -> None:
        ask_where_to_save_profile(self, profile)

    def try_table(self, match: Match) -> None:
        for _ in self.steps_of_trial(match):
            pass

    def steps_of_trial(self, match: Match) -> Iterator[None]:
        scene = TableController(match)
        try:
            scene.enter(self)
            scene.arrange(self.scale)
            yield from scene.print_in_steps()
            yield from make_in_steps(scene, self.size)
            scene.draw(pygame.Surface(self.size))
            scene.exit()
        except Exception as error:
            # A stranger's file may hold what nobody has thought of.
            write_report(error, Scenery((type(scene).__name__,), match))
            traceback.print_exception(error)
            raise Undrawn(ShowTrouble.UNDRAWN()) from error

    def open_saved(self, match_id: int) -> None:
        open_saved(self, match_id)

    def open_file(self) -> None:
        ask_for_file(self)

    def open_this(self, path: Path) -> None:
        open_file(self, path)

    def save_as_file(self, match: Match) -> None:
        ask_where_to_save(self, match)


def main(
    size: tuple[int, int] | None = None,
    match_file: Path | None = None,
    images: Path | None = None,
    game: Game | None = None,
    overrides: Mapping[str, object] = MappingProxyType({}),
) -> int:
    """Open the window with the title screen; the exit code.

    A match out of a file is gone on with, a game (on the board that it is to be played on) set up.
    `images` is a folder of other pictures; `overrides` are settings for this run, by their fields.
    """
    try:
        draw_without_card()
        _find_screen()
        with private_files(), closing(Store()) as store:
            try:
                _open(store, size, match_file, images, game, overrides).run()
            except Exception as error:
                check_hindrance(error)
                raise
        if store.unsaved_file is not None:
            folder = str(store.path.parent)
            left = StoreErrorCode.LEFT(file=str(store.unsaved_file), name=store.path.name, folder=folder)
            return _give_up(localize(left))
    except NoWindow as trouble:
        print(f"parlorcar: {localize(trouble)}", file=sys.stderr)
        return 1
    except NoHome as trouble:
        _give_up(localize(trouble))
        return 2
    except (StoreError, PictureError, Hindered) as trouble:
        return _give_up(localize(trouble))
    except Exception as error:
        # The last guard: nothing can be shown any more but a box of the system's own.
        report = write_report(error, Scenery())
        traceback.print_exception(error)
        return _give_up(told_at_the_end(report))
    return 0


def _open(
    store: Store,
    size: tuple[int, int] | None,
    match_file: Path | None,
    images: Path | None,
    game: Game | None,
    overrides: Mapping[str, object],
) -> ParlorCar:
    """Return the program with its first scenes on the stack; the arguments are those of `main`."""
    settings, complaint = load_settings()
    settings.override(overrides)
    pictures = "\n".join(localize(trouble) for trouble in use_images(images)[:_TOLD])
    app = ParlorCar(store, settings, size=size or usual_size())
    app.greet()
    load_tables()
    app.speak(settings.language)
    app.go_to_title()
    if match_file is not None:
        open_file(app, match_file)
    if game is not None:
        app.show_set_up(game)
    if complaint is not None and (aside := set_aside(settings)) is not None:
        complaint = SettingsTrouble.SET_ASIDE(what=complaint, file=str(aside))
    if match_file is None and game is None and is_first_start(settings, store):
        app.push(Welcome())
    for told in (store.notice, complaint, pictures):
        if told:
            app.push(Notice(translate("first-word"), localize(told)))
    return app


def load_tables() -> None:
    """Load all games with their boards, and never look among that for what is no longer needed: it stays."""
    for key in game_keys():
        find_table(key)
    spare_the_program()


def _find_screen() -> None:
    """Raise `NoWindow` if there is no screen."""
    driver = os.environ.get("SDL_VIDEODRIVER")
    try:
        pygame.display.init()
    except pygame.error as error:
        note = WindowTrouble.NO_DRIVER(driver=driver) if driver else WindowTrouble.NO_SCREEN()
        raise NoWindow(note) from error
    if is_unseen():
        raise NoWindow(WindowTrouble.NO_SCREEN())


def _give_up(words: str) -> int:
    """Report why the program can't go on, even without a terminal or drawing, and return the exit code."""
    print(f"parlorcar: {words}", file=sys.stderr)
    show_box(words)
    return 1
