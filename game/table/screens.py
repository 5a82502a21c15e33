"""A picture of every screen of the program in its interesting states, without a window.

The pictures are the same on every run: matches come from recorded files, nothing moves, no clock
is read. Each screen is one line of `SCREENS`: a name, and what makes its scene ready.
"""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from functools import lru_cache
from pathlib import Path
from typing import Final

import msgspec
import pygame

from ai.bot import Thought
from assets import asset
from game.match.exchange import from_json
from game.match.journal import Journal, SeatPlan
from game.match.match import Match
from game.match.store import SavedMatch, Store
from game.match.thinker import Answer, Thinker
from game.rules.contract import Move, State
from game.table.app import App
from game.table.boards.view import things_of
from game.table.input import Key
from game.table.scenes.dialogs import Dialog, Notice
from game.table.scenes.files import ChooseFile
from game.table.scenes.help import HelpPage
from game.table.scenes.play import PlayScene
from game.table.scenes.result import MoneyPage, ResultScene
from game.table.scenes.saves import SavesPage
from game.table.scenes.settings_scene import SettingsPage
from game.table.scenes.setup import SetupPage
from game.table.scenes.title import TitleScene
from game.table.settings import Settings

SIZES: Final = ((1280, 720), (1920, 1080))
GAME: Final = "american_rails"
FOUR: Final = 4


class StillThinker(Thinker):
    """Looks like a bot that has thought for a while, and never answers."""

    def __init__(self) -> None:
        """Starts no process."""
        self._work = 1840

    @property
    def thinking(self) -> bool:
        return True

    @property
    def thought(self) -> Thought | None:
        return Thought((), self._work)

    def ask(self, state: State, seat: int, bot_spec: str, seconds: float) -> None:
        """Take the question and keep still."""

    def poll(self) -> Answer | None:
        return None

    def stop_now(self) -> None:
        """There is nothing to stop."""

    def cancel(self) -> None:
        """There is nothing to drop."""

    def close(self) -> None:
        """There is no process to end."""


class StillStore(Store):
    """Saved games whose dates do not depend on today."""

    def matches(self) -> list[SavedMatch]:
        evening = datetime(2026, 3, 14, 20, 15).astimezone()
        return [
            replace(saved, updated=evening - timedelta(days=2 * i, minutes=47 * i))
            for i, saved in enumerate(sorted(super().matches(), key=lambda saved: saved.id))
        ]


class StillApp(App):
    """The program without a window, bots or motion."""

    def __init__(self, store: Store, size: tuple[int, int], text_size: float = 1.0) -> None:
        settings = Settings(animation_speed=0.0, text_size=text_size, volume=0.0)
        super().__init__(store, settings, size=size, window=False)
        self._thinker = StillThinker()


# Recorded matches


@lru_cache(maxsize=8)
def recorded(players: int) -> Journal:
    """The journal of a whole match that comes with the program."""
    text = asset("matches", f"{GAME}_{players}.json").read_bytes()
    return from_json(text).match.journal


def match_at(players: int, number: int, people: Sequence[int] = (0,), store: Store | None = None) -> Match:
    """The recorded match after its first `number` moves, with people in some seats."""
    journal = recorded(players)
    bots = ("skilled", "expert", "apprentice", "master")
    seats = [
        SeatPlan(plan.name, plan.colour, None if seat in people else bots[seat % len(bots)])
        for seat, plan in enumerate(journal.seats)
    ]
    part = msgspec.structs.replace(
        journal, entries=journal.entries[:number], position=number, seats=seats, changes=[]
    )
    return Match.adopt(part, store=store)


def moves_of(players: int) -> list[Move]:
    """All moves of a recorded match."""
    game = match_at(players, 0).game
    return [game.read(entry.move) for entry in recorded(players).entries]


def number_before(players: int, kind: str, time: int, part: float = 0.0) -> int:
    """How many moves precede the `time`-th move of a kind, counted after a part (0 to 1) of the match."""
    moves = moves_of(players)
    found = [i for i, move in enumerate(moves) if type(move).__name__ == kind and i >= part * len(moves)]
    return found[min(time, len(found) - 1)]


def sit(app: App, number: int, players: int = FOUR, person: bool = True) -> PlayScene:
    """The table before move `number`, with a person in the seat that is to act, or with bots."""
    actor = match_at(players, number).actor
    scene = PlayScene(match_at(players, number, (actor,) if person else ()))
    app.push(scene)
    return scene


def before(kind: str, time: int = 0, part: float = 0.0, players: int = FOUR) -> Callable[[App], None]:
    """A screen: somebody is asked for a move of this kind."""

    def make(app: App) -> None:
        sit(app, number_before(players, kind, time, part), players)

    return make


def armed(kind: str, time: int = 0, part: float = 0.0, players: int = FOUR) -> Callable[[App], None]:
    """A screen: a move of this kind has been chosen and waits for its confirmation."""

    def make(app: App) -> None:
        number = number_before(players, kind, time, part)
        scene = sit(app, number, players)
        scene.session.chooser.choose(moves_of(players)[number])
        scene.lay_out()

    return make


def pointing(kind: str, time: int = 0, part: float = 0.0) -> Callable[[App], None]:
    """A screen: the keyboard points at what a move of this kind is about."""

    def make(app: App) -> None:
        number = number_before(FOUR, kind, time, part)
        scene = sit(app, number)
        scene.hands.by_key = True
        scene.hands.point(things_of(moves_of(FOUR)[number])[0])

    return make


def hint(app: App) -> None:
    """A bot's advice is marked on the board."""
    number = number_before(FOUR, "LayTrack", 2, 0.45)
    scene = sit(app, number)
    scene.session.pace.hint = moves_of(FOUR)[number]
    scene.lay_out()


def thinking(app: App) -> None:
    """A bot thinks about its action."""
    scene = sit(app, number_before(FOUR, "ChooseAction", 3, 0.5), person=False)
    scene.update(0.01)


def looking_back(app: App) -> None:
    """An earlier moment of the match."""
    scene = sit(app, number_before(FOUR, "ChooseAction", 1, 0.6))
    scene.session.look(number_before(FOUR, "LayTrack", 0, 0.3))
    scene.lay_out()


def enlarged(app: App) -> None:
    """A part of the map, enlarged."""
    scene = sit(app, number_before(FOUR, "LayTrack", 1, 0.7))
    scene.zoom(2.0)


def on_top(show: Callable[[PlayScene], None]) -> Callable[[App], None]:
    """A screen: something that is opened over the table."""

    def make(app: App) -> None:
        show(sit(app, number_before(FOUR, "ChooseAction", 2, 0.5)))

    return make


def over(app: App, players: int = FOUR) -> PlayScene:
    """The table when the game is over."""
    return sit(app, len(recorded(players).entries), players, person=False)


def on_table_after_the_end(app: App) -> None:
    """The board as it stands when the game is over."""
    over(app)


# The outer screens


def fill_store(app: App) -> None:
    """A few matches in the list of saved games."""
    for players, part in ((4, 0.55), (3, 1.0), (5, 0.3), (4, 0.1)):
        count = len(recorded(players).entries)
        match_at(players, round(part * count), (0, players - 1) if part < 0.2 else (0,), app.store)


def saved(app: App) -> None:
    """The list of saved games."""
    fill_store(app)
    app.push(SavesPage())


def asking_to_delete(app: App) -> None:
    """The question before a match goes."""
    saved(app)
    app.handle(Key("delete"))


def taken_out(app: App) -> None:
    """A match was deleted, which can be taken back."""
    asking_to_delete(app)
    app.handle(Key("enter"))


def title_with_saves(app: App) -> None:
    """The title screen with a match to continue."""
    fill_store(app)
    app.push(TitleScene())


def set_up_five(app: App) -> None:
    """A full table is set up with the keyboard."""
    page = SetupPage()
    app.push(page)
    page.practice = True
    page.seat_players(5)
    for _ in range(4):
        app.handle(Key("tab"))


def opening_a_file(app: App) -> None:
    """Looking for a match in the folders of this computer."""
    app.push(TitleScene())
    app.push(ChooseFile("Open a match", lambda path: None))


def page_of_help(key: str, page: int) -> Callable[[App], None]:
    """A double page of a chapter."""

    def make(app: App) -> None:
        book = HelpPage()
        app.push(book)
        book.open(key)
        book.turn(page)

    return make


def damaged(app: App) -> None:
    """A saved match that makes no sense any more."""
    app.push(SavesPage())
    words = "It makes no sense at move 42: Clara has only $31. What was played before that can be kept."
    app.push(
        Dialog(
            "This match is damaged", words, [("Keep the rest", "enter", None), ("Leave it", "escape", None)]
        )
    )


def notice(app: App) -> None:
    """A word before the title screen."""
    app.push(TitleScene())
    app.push(Notice("A word first", "The settings could not be read; the usual ones are in force."))


@dataclass(frozen=True, slots=True)
class Screen:
    """One picture: its name, and what puts its scenes onto the program's stack."""

    name: str
    make: Callable[[App], None]
    text_size: float = 1.0
    everywhere: bool = True
    """Whether it looks the same on every computer."""


SCREENS: Final[tuple[Screen, ...]] = (
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
    Screen("help", page_of_help(GAME, 0)),
    Screen("help-second", page_of_help(GAME, 1)),
    Screen("help-keys", page_of_help("keys", 0)),
    Screen("help-about", page_of_help("about", 0)),
    Screen("put-up", before("PutUp")),
    Screen("preparation-auction", armed("Bid", 5)),
    Screen("start-city", armed("PlaceStart", 3)),
    Screen("choose-action", before("ChooseAction", 1, 0.3)),
    Screen("choose-action-armed", armed("ChooseAction", 1, 0.3)),
    Screen("expand", before("LayTrack", 0, 0.5)),
    Screen("expand-ghost", armed("LayTrack", 1, 0.5)),
    Screen("expand-pointing", pointing("LayTrack", 2, 0.6)),
    Screen("hint", hint),
    Screen("auction", armed("Bid", 1, 0.45)),
    Screen("develop", armed("Develop", 0, 0.3)),
    Screen("fund", armed("Fund", 0, 0.2)),
    Screen("take", before("TakeFromPlayers", 0)),
    Screen("thinking", thinking),
    Screen("looking-back", looking_back),
    Screen("enlarged", enlarged),
    Screen("menu", on_top(PlayScene.show_menu)),
    Screen("seat", on_top(lambda scene: scene.show_seat(1))),
    Screen("log", on_top(PlayScene.show_log)),
    Screen("money", on_top(lambda scene: scene.app.push(MoneyPage(scene.match)))),
    Screen("over", on_table_after_the_end),
    Screen("result", lambda app: app.push(ResultScene(over(app).match))),
    Screen("result-three", lambda app: app.push(ResultScene(over(app, 3).match))),
    Screen("result-five", lambda app: app.push(ResultScene(over(app, 5).match))),
    Screen("three-players", armed("LayTrack", 0, 0.6, 3)),
    Screen("five-players", armed("LayTrack", 0, 0.7, 5)),
    Screen("five-auction", armed("Bid", 2, 0.5, 5)),
    Screen("large-text", armed("LayTrack", 1, 0.5), text_size=1.3),
    Screen("large-text-setup", lambda app: app.push(SetupPage()), text_size=1.3),
    Screen("large-text-result", lambda app: app.push(ResultScene(over(app, 5).match)), text_size=1.3),
)
"""Every screen, in the order in which somebody would meet them."""


def picture(screen: Screen, size: tuple[int, int]) -> pygame.Surface:
    """One screen at a size in pixels."""
    with tempfile.TemporaryDirectory() as folder:
        store = StillStore(Path(folder))
        app = StillApp(store, size, screen.text_size)
        try:
            screen.make(app)
            app.draw(app.screen)
            return app.screen.copy()
        finally:
            app.close()
            store.close()


def main(folder: Path) -> int:
    """Save every screen at every size below `folder`; the exit code."""
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    try:
        for width, height in SIZES:
            place = folder / f"{width}x{height}"
            place.mkdir(parents=True, exist_ok=True)
            for screen in SCREENS:
                pygame.image.save(picture(screen, (width, height)), place / f"{screen.name}.png")
    except OSError as problem:
        print(f"parlorcar: --screens: expected a folder that can be written: {problem}", file=sys.stderr)
        return 2
    print(f"{len(SCREENS)} screens in {len(SIZES)} sizes: {folder}")
    return 0
