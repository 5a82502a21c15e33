"""Puzzles at the table: answers, hints, the solution, and the ways there and on."""

from __future__ import annotations

from datetime import timedelta

import pytest

from game.learning.puzzles import Posed, puzzle_of_the_day, puzzles_of
from game.learning.solved import Attempt, Solved
from game.rules.catalog import game_keys
from game.table.controls.form import Button
from game.table.learning.answer import AnswerScene
from game.table.learning.puzzle import PuzzleScene
from game.table.learning.puzzle_list import PuzzleList
from game.table.learning.puzzle_panel import PuzzlePanel
from game.table.play.intents import Choose
from game.table.play.menus import GameMenu
from game.table.play.table_controller import TableController
from game.table.program.app import App
from game.table.program.input import Key
from game.table.tools.screenshots import TODAY
from game.words.active_locale import override
from tests.screens.watching import watching
from tests.table.pages import button, click, press
from tests.words.files import COMPLETE

GAMES = [game for game in game_keys() if puzzles_of(game)]
GAME = GAMES[0]


def _set(app: App, posed: Posed) -> PuzzleScene:
    scene = PuzzleScene(posed, "Zoe")
    app.push(scene)
    app.draw(app.screen)
    return scene


def _answer(app: App, scene: PuzzleScene, place: int) -> AnswerScene:
    """Choose a move of those that were compared, and confirm it."""
    scene.session.do(Choose(scene.found.candidates[place].candidate.move))
    scene.sync()
    press(app, "enter")
    ticket = app.top
    assert isinstance(ticket, AnswerScene)
    return ticket


def _attempt(app: App, posed: Posed) -> Attempt:
    return Solved(app.store).state(posed.key)


@pytest.mark.parametrize("game", GAMES)
def test_a_wrong_answer_tells_nothing_of_the_best_one_which_is_then_found(app: App, game: str) -> None:
    posed = puzzles_of(game)[0]
    scene = _set(app, posed)
    ticket = _answer(app, scene, 1)
    assert not ticket.judged.good
    assert not ticket.judged.rows
    press(app, "escape")
    assert app.top is scene
    assert not scene.session.decision.picked
    assert _attempt(app, posed) is Attempt.NONE
    ticket = _answer(app, scene, 0)
    assert ticket.judged.stamped
    assert [row.best for row in ticket.judged.rows][:2] == [True, False]
    assert ticket.judged.rows[0].chance > ticket.judged.rows[1].chance
    assert scene.match.moves_played == posed.puzzle.after, "an answer is not played"
    assert _attempt(app, posed) is Attempt.SOLVED


def test_who_looks_at_the_solution_has_not_solved_it(app: App) -> None:
    posed = puzzles_of(GAME)[1]
    scene = _set(app, posed)
    press(app, "x")
    ticket = app.top
    assert isinstance(ticket, AnswerScene)
    assert ticket.judged.rows[0].best
    assert not ticket.judged.stamped
    assert scene.session.decision.armed == scene.found.candidates[0].candidate.move
    press(app, "escape")
    assert app.top is None or app.top is not scene
    scene = _set(app, posed)
    _answer(app, scene, 0)
    assert _attempt(app, posed) is Attempt.SEEN


def test_a_hint_says_what_the_best_move_brings(app: App) -> None:
    scene = _set(app, puzzles_of(GAME)[0])
    armed = scene.session.decision.armed
    press(app, "h")
    assert scene.session.notice
    assert not scene.session.thinking, "no bot is asked"
    assert scene.session.decision.armed == armed


def test_nothing_but_the_answer_is_played(app: App) -> None:
    scene = _set(app, puzzles_of(GAME)[0])
    app.settings.coach = True
    seats = scene.match.seats
    for key in ("u", "c", "space"):
        press(app, key)
        assert app.top is scene
        assert scene.session.refusing
    app.handle(Key("z", ctrl=True))
    for spot in scene.spots()[-len(seats) :]:
        scene.input.press(spot)
    assert app.top is scene
    assert scene.match.seats == seats
    scene.update(5.0)
    assert not scene.session.thinking, "nobody warns"
    assert scene.match.moves_played == scene.posed.puzzle.after


@pytest.mark.parametrize("language", COMPLETE)
def test_the_buttons_of_the_menu_have_different_names(app: App, language: str) -> None:
    with override(language):
        scene = _set(app, puzzles_of(GAME)[0])
        scene.show_menu()
        assert isinstance(app.top, GameMenu)
        labels = [one.label for one in app.top.form.controls if isinstance(one, Button)]
    assert len(labels) == len(set(labels)) > 1


def test_one_goes_on_with_the_next_puzzle_or_plays_from_here(app: App) -> None:
    page = PuzzleList(GAME)
    app.push(page)
    press(app, "enter")
    scene = app.top
    assert isinstance(scene, PuzzleScene)
    assert scene.posed.number == 1
    _answer(app, scene, 0)
    press(app, "enter")
    following = app.top
    assert isinstance(following, PuzzleScene)
    assert following.posed.number == 2
    _answer(app, following, 0)
    press(app, "p")
    table = app.top
    assert type(table) is TableController
    assert table.match.id is not None
    assert table.match.moves_played == following.posed.puzzle.after


def test_the_list_shows_what_was_solved_and_goes_to_any(app: App) -> None:
    Solved(app.store).note(puzzles_of(GAME)[0].key, found=True)
    page = PuzzleList(GAME)
    app.push(page)
    app.draw(app.screen)
    assert page.offered is not None
    assert page.offered.posed.number == 2
    sign = page.rows[1][1][4]
    click(app, sign)
    scene = app.top
    assert isinstance(scene, PuzzleScene)
    assert scene.posed == sign.posed
    press(app, "escape", "t")
    assert app.top is page


def test_the_panel_has_the_puzzle_of_the_day_and_those_of_the_week(app: App) -> None:
    posed = puzzle_of_the_day(TODAY)
    app.show_lessons()
    app.draw(app.screen)
    press(app, "p")
    scene = app.top
    assert isinstance(scene, PuzzleScene)
    assert scene.posed == posed
    _answer(app, scene, 0)
    press(app, "escape")
    panel = PuzzlePanel(app)
    days = [control for control in panel.controls if hasattr(control, "day")]
    assert [day.day for day in days][TODAY.weekday()] == TODAY
    assert sum(day.enabled for day in days) == TODAY.weekday() + 1
    assert days[0].posed == puzzle_of_the_day(TODAY - timedelta(days=TODAY.weekday()))
    app.show_lessons()
    click(app, button(app, "All"))
    assert isinstance(app.top, PuzzleList)


def test_the_list_tells_which_are_how_hard_and_which_is_todays(app: App) -> None:
    page = PuzzleList()
    app.push(page)
    with watching(app.screen) as watch:
        app.draw(app.screen)
    for game, row in page.rows:
        hard = [sign.posed.puzzle.stars for sign in row]
        assert hard == sorted(hard), game
        easy = hard.count(1)
        assert (f"1–{easy}" if easy > 1 else "1") in watch.words
    today = next(sign for sign in page.everything if sign.posed == page.today)
    page.form.focus_on(today)
    with watching(app.screen) as watch:
        app.draw(app.screen)
    assert any("today’s" in line for line in watch.words)
