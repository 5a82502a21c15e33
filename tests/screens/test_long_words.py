"""Every screen has room for its words: in German, and in a made-up language that is a third longer."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache, partial
from pathlib import Path

import pygame
import pytest

from assets import also_in
from game.rules.catalog import find_game, game_keys
from game.rules.codecs import NameCodec
from game.table.play.intents import Choose
from game.table.play.table_controller import TableController
from game.table.program.app import App
from game.table.program.input import Resized
from game.table.railways_of_north_america.painter import DisplayList
from game.table.tools.screens import SCREENS
from game.table.tools.screenshots import FrozenApp, FrozenStore, Screen, moves_of, recorded, sit
from game.words import MessageCatalog, active_language, override
from tests.screens.watching import Watch, watching
from tests.words import pseudo

pytestmark = pytest.mark.thorough

SMALL, USUAL = (1280, 720), (1920, 1080)
LARGE_TEXT = 1.3
BEGUN = [screen for screen in SCREENS if screen.name.endswith(("-title", "-money", "settings"))]
"""Advice is not among them: it is put into words by a bot, which is asked again in the other language."""


@pytest.fixture(scope="module", params=["de", pseudo.LANGUAGE])
def spoken(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Speaks German, or the made-up language; its key."""
    if request.param == "de":
        with override("de"):
            yield "de"
        return
    folder = tmp_path_factory.mktemp("words")
    pseudo.write(folder)
    with also_in(folder), override(MessageCatalog(pseudo.LANGUAGE)):
        yield pseudo.LANGUAGE


@contextmanager
def begun(screen: Screen, folder: Path) -> Iterator[App]:
    """The program in the small window."""
    store = FrozenStore(folder)
    app = FrozenApp(store, SMALL, screen.text_size)
    try:
        yield app
    finally:
        app.close()
        store.close()


def seats_of(key: str) -> range:
    """The numbers of seats of which a match is recorded."""
    return range(3, max(find_game(key).players) + 1)


@cache
def proper_names() -> frozenset[str]:
    """What players, cities, companies are called, whose length is independent of the language."""
    players = {
        plan.name for key in game_keys() for count in seats_of(key) for plan in recorded(key, count).seats
    }
    coders = [coder for key in game_keys() for coder in find_game(key).codecs.values()]
    named = players.union(*(coder.names for coder in coders if isinstance(coder, NameCodec)))
    return frozenset(name for name in named if name[0].isupper() and len(name) > 2)


def may_be_cut(words: str) -> bool:
    """Whether a text is a name; in the made-up language a third is added even to what goes with it."""
    if active_language() == pseudo.LANGUAGE:
        return any(name in words for name in proper_names())
    return words in proper_names()


def is_low_log(app: App, words: str) -> bool:
    """Whether a text is the latest entry of a log of one line; its whole is in the log's page."""
    scene = app.top
    if not isinstance(scene, TableController):
        return False
    return scene.logbook.fitting == 1 and words == scene.session.log().entries[-1].words


def wrong(app: App, lay_out: Callable[[], object]) -> list[str]:
    """What is wrong with the words of the scene on top, when it is laid out and when it is drawn."""
    with watching(app.screen) as watch:
        lay_out()
        assert app.top is not None
        app.top.draw(app.screen)
    return [
        *(f"cut: {words}" for words in watch.cut if not may_be_cut(words) and not is_low_log(app, words)),
        *(f"outside: {words}" for words in watch.outside),
        *(f"over each other: {' / '.join(pair)}" for pair in watch.overlapping),
    ]


@pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: screen.name)
@pytest.mark.parametrize("spoken", [pseudo.LANGUAGE], indirect=True)
@pytest.mark.usefixtures("spoken")
def test_nothing_is_cut_or_overlaps(screen: Screen, tmp_path: Path) -> None:
    """In the small window, and with large letters in the default one; `test_layout` measures German."""
    with begun(screen, tmp_path) as app:
        assert not wrong(app, lambda: screen.make(app))
        app.settings.text_size = LARGE_TEXT
        app.handle(Resized(USUAL))
        assert not wrong(app, app.arrange)


@pytest.mark.parametrize("tongue", ["en", "de"])
@pytest.mark.parametrize("key", game_keys())
def test_nothing_is_cut_well_into_a_game_with_all_seats_taken(key: str, tongue: str, tmp_path: Path) -> None:
    """The question, the move that was made there as it waits for its confirmation, and a bot that thinks."""
    players = max(find_game(key).players)
    moves = moves_of(key, players)
    store = FrozenStore(tmp_path)
    app = FrozenApp(store, SMALL)
    found: list[str] = []
    with override(tongue):
        for number in range(len(moves) // 12, len(moves), len(moves) // 6):
            for person in (True, False):
                found += wrong(app, partial(sit, app, key, number, players, person))
                scene = app.top
                assert isinstance(scene, TableController)
                if scene.session.asked and moves[number] in scene.match.state.legal_moves():
                    scene.session.do(Choose(moves[number]))
                    found += wrong(app, scene.sync)
                app.pop()
    app.close()
    store.close()
    assert not found


@pytest.mark.parametrize("name", ["new-england-railways-roll", "north-american-railways-answer"])
def test_outcomes_are_told_to_their_last_word(name: str, tmp_path: Path, spoken: str) -> None:
    screen = next(one for one in SCREENS if one.name == name)
    with begun(screen, tmp_path) as app, watching(app.screen) as watch:
        screen.make(app)
        app.draw(app.screen)
        scene = app.top
        assert isinstance(scene, TableController)
        slip = scene.prompt.slip
        assert slip is not None
        assert slip.parts
        told = " ".join(watch.words)
        assert all(part.words.split()[-1] in told and part.heading in told for part in slip.parts)


@pytest.mark.parametrize("screen", BEGUN, ids=lambda screen: screen.name)
def test_the_language_changes_while_a_screen_is_shown(screen: Screen, tmp_path: Path) -> None:
    pictures = []
    for before in ("en", "de"):
        with override(before), begun(screen, tmp_path / before) as app:
            screen.make(app)
            app.draw(app.screen)
            app.speak("de")
            app.draw(app.screen)
            pictures.append(pygame.image.tobytes(app.screen, "RGB"))
    assert pictures[0] == pictures[1]


def test_what_is_wrong_is_noticed() -> None:
    surface = pygame.Surface((200, 100))
    watch = Watch(surface)
    watch.write(surface, "here", pygame.Rect(10, 10, 50, 20))
    watch.before(surface, "there", pygame.Rect(50, 12, 50, 20))
    surface.fill("red")
    watch.before(surface, "elsewhere", pygame.Rect(20, 12, 50, 20))
    watch.write(surface, "beyond", pygame.Rect(190, 12, 50, 20))
    assert watch.overlapping == [("here", "there")]
    assert watch.outside == ["beyond"]


def test_names_that_will_be_laid_on_a_map_are_watched() -> None:
    picture, display = pygame.Surface((60, 30)), DisplayList(pygame.Rect(0, 0, 200, 100))
    watch = Watch(pygame.Surface((200, 100)))
    watch.write(display, "Moncton", pygame.Rect(10, 10, 50, 20))
    watch.before(display, "Halifax", pygame.Rect(50, 12, 50, 20))
    display.blit(picture, (5, 5))
    watch.before(display, "Sydney", pygame.Rect(20, 12, 50, 20))
    assert watch.overlapping == [("Moncton", "Halifax")]


def test_all_names_on_the_map_of_canada_are_watched(tmp_path: Path) -> None:
    screen = next(one for one in SCREENS if one.name == "railways-of-north-america-auction")
    with begun(screen, tmp_path) as app, watching(app.screen) as watch:
        screen.make(app)
        app.draw(app.screen)
    assert {"Vancouver", "Montreal", "St. John’s"} <= set(watch.words)
