"""A new picture that takes longer than a frame comes step by step, and equals one drawn in one step."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path

import pygame
import pytest

from game.learning.review import Review
from game.match.store import Store
from game.rules.catalog import game_keys
from game.table.boards.board_picture import BoardPictures
from game.table.kit.pen import NullSurface, stays
from game.table.kit.surface_cache import surface_cache
from game.table.learning.lessons_page import LessonsPage
from game.table.learning.review_scene import ReviewScene
from game.table.pages.saves import SavesPage
from game.table.play.table_controller import TableController
from game.table.program import incremental_drawing
from game.table.program.app import App
from game.table.program.incremental_drawing import IncrementalDrawing
from game.table.program.input import Hidden, Key, Pointer, Resized
from game.table.program.navigator import Part, Scene
from game.table.program.settings import Settings
from game.table.start import ParlorCar
from game.table.tools.screenshots import match_at, recorded
from tests.table.driver import play
from tests.table.plain import table

LONG = 2000
"""Frames after which a picture must be there."""


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    app = ParlorCar(Store(tmp_path), Settings(volume=0.0, animation_speed=0.0, coach=False), window=False)
    yield app
    app.close()


def frame(app: App, *events: object) -> bool:
    """A frame that is over as soon as one thing has been made."""
    return app.step(0.0, events, until=0.0)  # type: ignore[arg-type]


def lay(app: App) -> int:
    """Let frames pass until the picture is there; how many."""
    for number in range(LONG):
        if not app._incremental.under_way:
            return number
        frame(app)
    raise AssertionError("the picture does not come to an end")


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGB")


def drawn_at_once(app: App) -> bytes:
    surface = pygame.Surface(app.size, 0, 32)
    app.draw(surface)
    return pixels(surface)


def assert_laid_as_drawn_at_once(app: App, frames: int) -> None:
    """Draw what is pending, with empty caches: in more than a number of frames, as if drawn in one step."""
    surface_cache.clear()
    assert lay(app) > frames
    laid = pixels(app.screen)
    surface_cache.clear()
    assert laid == drawn_at_once(app)


def show_title(app: App) -> None:
    app.go_to_title()


def show_settings(app: App) -> None:
    app.go_to_title()
    app.show_settings()


def show_lessons(app: App) -> None:
    app.go_to_title()
    app.show_lessons()


@pytest.mark.thorough
@pytest.mark.parametrize("show", [show_title, show_settings])
def test_a_page_laid_in_frames_is_the_one_drawn_at_once(app: App, show: Callable[[App], None]) -> None:
    surface_cache.clear()
    show(app)
    assert lay(app) > 10
    laid = pixels(app.screen)
    surface_cache.clear()
    assert laid == drawn_at_once(app)


@pytest.mark.parametrize(
    "key", [game_keys()[1], *(pytest.param(key, marks=pytest.mark.thorough) for key in game_keys())]
)
def test_a_table_laid_in_frames_is_the_one_drawn_at_once(tmp_path: Path, key: str) -> None:
    app, scene = table(tmp_path, (None, None, None), game=key)
    surface_cache.clear()
    assert lay(app) > 10
    assert not scene.view.unready
    laid = pixels(app.screen)
    surface_cache.clear()
    assert laid == drawn_at_once(app)
    for _ in range(3):
        app.step(1.0, ())
    assert not app.busy
    app.close()


NUMBERS = count()
"""Each sheet has its own pictures on the shelf; the `id` of one that is gone may be that of another."""


class Sheet(Scene):
    """A scene of a ground, a field that can be pressed, and a frill, each of which takes some frames."""

    def __init__(self, name: str = "sheet", opaque: bool = True) -> None:
        self.name, self.opaque = name, opaque  # type: ignore[misc]
        self.heard: list[object] = []
        self.asked: list[str] = []
        self.colour = 200
        self.number = next(NUMBERS)

    def arrange(self, scale: object) -> None:
        self.asked.clear()

    def parts(self) -> list[Part]:
        return [
            Part("ground", lambda surface: self.fill(surface, "ground", (0, 0, 1280, 720))),
            Part(
                "frill",
                lambda surface: self.fill(surface, "frill", (0, 0, 9, 9)),
                2,
                (pygame.Rect(0, 0, 9, 9),),
            ),
            Part(
                "field",
                lambda surface: self.fill(surface, "field", (50, 50, 9, 9)),
                1,
                (pygame.Rect(50, 50, 9, 9),),
            ),
        ]

    def fill(self, surface: pygame.Surface, part: str, place: tuple[int, int, int, int]) -> None:
        for piece in range(3):
            surface_cache.get((self.number, part, piece), lambda: self.asked.append(part))
        surface.fill((self.colour, len(part), 0), place)

    def draw(self, surface: pygame.Surface) -> None:
        for part in self.parts():
            part.draw(surface)

    def handle(self, event: object) -> bool:
        self.heard.append(event)
        return True


def press(place: tuple[int, int]) -> Pointer:
    return Pointer("press", place, 1)


def test_what_is_urgent_is_made_first(app: App) -> None:
    sheet = Sheet()
    app.push(sheet)
    lay(app)
    assert sheet.asked == [part for part in ("ground", "field", "frill") for _ in range(3)]


def test_lessons_are_chosen_before_the_board_of_todays_puzzle_is_drawn(app: App) -> None:
    show_lessons(app)
    page = app.top
    assert isinstance(page, LessonsPage)
    assert page.puzzles is not None
    board = page.puzzles._picture(page.scale)
    for _ in range(LONG):
        frame(app)
        if not list(app._incremental._missing())[1:]:
            break
    assert [part.name for _, part in app._incremental._missing()] == ["puzzle"]
    frame(app)
    before = pixels(app.screen.subsurface(board))
    lay(app)
    assert pixels(app.screen) == drawn_at_once(app)
    assert pixels(app.screen.subsurface(board)) != before


def test_the_last_picture_stays_until_there_is_a_ground(app: App) -> None:
    app.push(before := Sheet())
    lay(app)
    app.start_over(sheet := Sheet())
    sheet.colour = 90
    while sheet.asked.count("ground") < 3:
        assert app.screen.get_at((300, 300))[0] == before.colour
        frame(app)
    frame(app)
    assert app.screen.get_at((300, 300))[0] == app.screen.get_at((3, 3))[0] == sheet.colour


def test_what_is_not_drawn_yet_is_not_pressed(app: App) -> None:
    app.push(sheet := Sheet())
    frame(app, press((55, 55)))
    assert not sheet.heard
    while "frill" not in sheet.asked:
        frame(app)
    frame(app, press((55, 55)), press((5, 5)))
    assert sheet.heard == [press((55, 55))]
    lay(app)
    frame(app, press((5, 5)))
    assert sheet.heard[1:] == [press((5, 5))]


def test_keys_wait_until_something_is_seen(app: App) -> None:
    app.push(sheet := Sheet())
    frame(app, Key("a"))
    frame(app, Key("b"))
    assert not sheet.heard
    lay(app)
    frame(app)
    assert sheet.heard == [Key("a"), Key("b")]


def test_nothing_is_shown_under_a_curtain_that_is_not_there_yet(app: App) -> None:
    app.push(low := Sheet())
    app.push(high := Sheet("curtain", opaque=False))
    while high.asked.count("frill") < 3:
        assert not low.asked
        assert not frame(app)
    lay(app)
    assert app.screen.get_at((300, 300))[0] == low.colour


def test_a_change_meanwhile_is_seen_at_once_and_the_rest_follows(app: App) -> None:
    app.push(sheet := Sheet())
    while "frill" not in sheet.asked:
        frame(app)
    sheet.colour = 120
    frame(app, Pointer("move", (400, 400)))
    frame(app, Pointer("move", (401, 400)))
    assert app.screen.get_at((300, 300))[0] == 120
    for x in range(20):
        frame(app, Pointer("move", (402 + x, 400)))
    assert not app._incremental.under_way


def test_after_a_change_of_size_all_comes_together(app: App) -> None:
    app.push(sheet := Sheet())
    lay(app)
    frame(app, Resized((1600, 900)))
    surface_cache.clear()
    sheet.arrange(app.scale)
    while "frill" not in sheet.asked:
        assert not frame(app, press((55, 55)))
    lay(app)
    assert not sheet.heard
    assert app.screen.get_at((3, 3))[0] == sheet.colour


def test_a_dialog_over_a_picture_leaves_it_as_it_is(app: App) -> None:
    app.push(low := Sheet())
    lay(app)
    low.asked.clear()
    surface_cache.clear()
    low.colour = 33
    app.push(Sheet("dialog", opaque=False))
    frame(app)
    assert app.screen.get_at((300, 300))[0] == 200
    lay(app)
    assert not low.asked or app.screen.get_at((1200, 700))[0] == 200


def test_nothing_is_made_while_nobody_looks(app: App) -> None:
    app.push(sheet := Sheet())
    frame(app, Hidden())
    made = len(sheet.asked)
    for _ in range(5):
        assert not app.step(0.0, [Hidden()], until=0.0)
    assert len(sheet.asked) == made == 0


def test_nowhere_stays_empty_whatever_is_drawn_on_it() -> None:
    nowhere = NullSurface((40, 40))
    nowhere.set_clip(None)
    nowhere.fill((255, 255, 255))
    pygame.draw.circle(nowhere, (255, 255, 255), (20, 20), 9)
    assert not pygame.mask.from_threshold(nowhere, (255, 255, 255), (9, 9, 9, 255)).count()
    assert not stays(nowhere, pygame.Rect(0, 0, 1, 1))
    assert stays(pygame.Surface((40, 40)), pygame.Rect(0, 0, 40, 40))


def test_what_finds_no_room_is_made_at_once_in_the_end() -> None:
    class Forgetful(Sheet):
        def fill(self, surface: pygame.Surface, part: str, place: tuple[int, int, int, int]) -> None:
            surface_cache.get((id(self), part, len(self.asked)), lambda: self.asked.append(part))
            surface_cache.get((id(self), part, len(self.asked)), lambda: self.asked.append(part))

    drawing = IncrementalDrawing()
    drawing.see([Forgetful()])
    screen = pygame.Surface((1280, 720))
    for _ in range(LONG):
        drawing.go_on(screen, 0.0, False)
    assert not drawing.under_way


@pytest.mark.thorough
def test_a_click_on_a_table_that_is_being_laid_plays_nothing(tmp_path: Path) -> None:
    app, scene = table(tmp_path, (None, None, None))
    assert isinstance(scene, TableController)
    surface_cache.clear()
    places = [spot.rect.center for spot in scene.spots()]
    moves = scene.match.moves_played
    for place in places:
        frame(app, press(place), Pointer("release", place, 1))
        if app._incremental.seen:
            break
    assert scene.match.moves_played == moves
    assert app.top is scene
    app.close()


def test_a_long_log_is_put_into_words_while_the_picture_is_laid(app: App) -> None:
    app.start_over(scene := TableController(match_at(game_keys()[0], 4, 90)))
    assert not scene.session.match_log._entries
    said = []
    while app._incremental.under_way:
        frame(app)
        said.append(len(scene.session.match_log._entries))
    assert len(set(said)) > 40
    laid = pixels(app.screen.subsurface(scene.logbook.rect))
    app.start_over(again := TableController(scene.match))
    again.session.log()
    app.step(0.0, ())
    assert laid == pixels(app.screen.subsurface(again.logbook.rect))
    assert scene.session.log() == again.session.log()


def test_a_move_while_the_log_is_put_into_words_is_told_as_well(app: App) -> None:
    app.start_over(scene := TableController(match_at(game_keys()[0], 4, 90)))
    while len(scene.session.match_log._entries) < 20:
        frame(app)
    told = scene.session.match.moves_played
    scene.session.play(scene.match.state.legal_moves()[0])
    lay(app)
    entries = scene.session.log().entries
    assert entries[-1].move_number > told
    assert scene.logbook._shown[-1].move_number == entries[-1].move_number
    assert [line.entry for line in scene.logbook._lines if line.about] == list(range(len(entries)))


def test_memory_is_given_back_in_a_frame_of_its_own(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[bool] = []
    monkeypatch.setattr(incremental_drawing, "give_back_memory", lambda: given.append(True))
    app.push(Sheet())
    lay(app)
    app.start_over(sheet := Sheet())
    assert not given
    frame(app)
    assert given
    assert not sheet.asked
    lay(app)
    app.start_over(Sheet())
    app.step(0.0, ())
    assert given == [True, True]


def test_much_that_is_new_is_shown_once_all_is_made_and_time_waits_for_it(app: App) -> None:
    class Clock(Sheet):
        passed = 0.0

        def update(self, seconds: float) -> None:
            self.passed += seconds

    app.push(sheet := Clock())
    lay(app)
    sheet.asked.clear()
    surface_cache.clear()
    sheet.colour, sheet.passed = 77, 0.0
    app.renew()
    while len(sheet.asked) < 9:
        assert not app.step(1.0, (), until=0.0)
        assert app.screen.get_at((3, 3))[0] == 200
    assert sheet.passed == 0
    lay(app)
    assert app.screen.get_at((3, 3))[0] == app.screen.get_at((300, 300))[0] == 77
    app.step(1.0, (), until=0.0)
    assert sheet.passed == 1


def test_what_is_new_again_and_again_is_shown_all_the_same(app: App) -> None:
    app.push(sheet := Sheet())
    lay(app)
    surface_cache.clear()
    for colour in range(100, 140):
        sheet.colour = colour
        app.renew()
        frame(app)
    assert app.screen.get_at((300, 300))[0] >= 125


def test_a_move_that_is_laid_in_frames_looks_as_if_it_were_drawn_at_once(app: App) -> None:
    app.start_over(scene := TableController(match_at(game_keys()[1], 4, 60)))
    lay(app)
    play(scene, scene.match.state.legal_moves()[0])
    assert app._incremental.under_way
    assert_laid_as_drawn_at_once(app, frames=3)


def test_what_moves_under_a_page_is_not_drawn(app: App) -> None:
    class Moving(Sheet):
        busy = True  # type: ignore[assignment]

    app.push(low := Moving())
    lay(app)
    assert frame(app)
    app.push(Sheet("page"))
    lay(app)
    assert app.busy
    assert not frame(app)
    app.push(Sheet("dialog", opaque=False))
    lay(app)
    assert not frame(app)
    app.remove(app.scenes[1])
    lay(app)
    assert app.top is low
    assert frame(app)


@pytest.mark.parametrize("key", game_keys()[:2])
def test_a_result_laid_in_frames_is_the_one_drawn_at_once(app: App, key: str) -> None:
    app.go_to_table(match_at(key, 4, len(recorded(key, 4).entries)))
    assert_laid_as_drawn_at_once(app, frames=10)


def test_another_moment_of_a_match_is_laid_in_frames(app: App) -> None:
    app.start_over(scene := ReviewScene(match_at(game_keys()[1], 4, 60)))
    lay(app)
    scene.go(20)
    assert app._incremental.under_way
    assert_laid_as_drawn_at_once(app, frames=3)


def test_the_first_of_looking_back_is_laid_in_frames(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    match = match_at(game_keys()[0], 4, 60)

    class Found:
        part, failed, working, asked = 0.1, False, True, 0
        review = None

        def poll(self) -> bool:
            """Results appear once the page is laid out."""
            found = self.review is None and not app._incremental.under_way
            if found:
                self.review = Review(((0.4, 0.3, 0.2, 0.1),) * (match.moves_played + 1))
            return found

        def close(self) -> None:
            pass

    monkeypatch.setattr(app, "review", lambda *_: Found())
    app.start_over(scene := ReviewScene(match))
    lay(app)
    frame(app)
    assert scene.review is not None
    assert app._incremental.under_way
    assert lay(app) > 3


@pytest.mark.parametrize(
    "key", [game_keys()[0], *(pytest.param(key, marks=pytest.mark.thorough) for key in game_keys()[1:])]
)
def test_nothing_is_asked_and_no_bot_moves_before_the_board_is_drawn(tmp_path: Path, key: str) -> None:
    app, scene = table(tmp_path, ("random", "random", None), game=key)
    surface_cache.clear()
    frames = 0
    while not app._incremental.seen:
        app.step(0.02, (Key("enter"),), until=time.perf_counter() + 0.004)
        assert scene.match.moves_played == 0
        assert app._incremental.takes(Pointer("press", scene.layout.prompt.center))
        frames += 1
    assert frames > 5
    assert not scene.view.unready
    app.close()


def test_the_lid_is_shown_after_half_a_second_and_its_progress_never_falls(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    app, scene = table(tmp_path, (None, None, None))
    surface_cache.clear()
    parts: list[float] = []
    draw = scene.draw_cover
    monkeypatch.setattr(scene, "draw_cover", lambda surface, part: (parts.append(part), draw(surface, part)))
    for _ in range(24):
        assert not app.step(0.02, (), until=0.0)
    assert not parts
    for _ in range(LONG):
        if not app._incremental.under_way:
            break
        app.step(0.02, (), until=0.0)
    assert parts == sorted(parts)
    assert len(set(parts)) > 5
    assert not app._incremental.under_way
    app.close()


def test_keys_pressed_while_the_lid_is_shown_play_nothing(tmp_path: Path) -> None:
    app, scene = table(tmp_path, (None, None, None))
    surface_cache.clear()
    while not (app._incremental.cover is not None and app._incremental.cover.shown):
        app.step(0.1, (), until=0.0)
    app.step(0.1, (Key("enter"), Key("1"), Key("enter")), until=0.0)
    while app._incremental.under_way:
        app.step(0.1, (), until=0.0)
    app.step(0.1, ())
    assert scene.match.moves_played == 0
    assert not scene.session.decision.picked
    app.close()


def test_saved_games_appear_before_work_on_their_pictures(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    match_at("american_rails", 3, 4, store=app.store)
    begun: list[bool] = []
    monkeypatch.setattr(BoardPictures, "go_on", lambda pictures, seconds: begun.append(pictures.working))
    app.push(SavesPage())
    frame(app)
    assert app.draws_parts
    lay(app)
    assert not begun
    frame(app)
    assert begun == [True]
