"""Lessons at the table: the card, what it points at, its buttons and keys, and the page of lessons."""

from __future__ import annotations

from collections.abc import Callable
from unittest.mock import patch

import pygame
import pytest

from game.learning.lesson_course import OPPONENT
from game.learning.lesson_file import Lesson
from game.learning.lessons import all_lessons, lessons_of
from game.learning.progress import Progress
from game.rules.catalog import find_game, game_keys
from game.rules.contract import TERMINAL
from game.table.boards.shown import Pickable
from game.table.boards.table import find_table
from game.table.controls.form import Button
from game.table.learning import lesson_card
from game.table.learning.free_game import free_game
from game.table.learning.lesson_ceremony import LessonCeremony
from game.table.learning.lesson_dock import covered
from game.table.learning.lesson_scene import LessonScene
from game.table.learning.lessons_page import LessonsPage, Station
from game.table.learning.turn_card import TurnCard, lines_of
from game.table.pages.setup import SetupPage
from game.table.play.intents import Choose, Pick, TurnPage
from game.table.play.spots import CONFIRM
from game.table.play.table_controller import TableController
from game.table.program.app import App
from game.table.program.input import Hidden, Key
from game.table.tools.screenshots import match_at, recorded
from game.words import Localizer, override, translate
from tests.table.driver import choose_by_pointer, push, tap, tell_on
from tests.table.pages import click, press

FIRST = lessons_of("american_rails")[0]
MOVES = ("new_england_railways/worth",)
"""The lessons whose tables have no place in common where the card is clear of everything."""
LONG = 400
"""More turns of the loop than any step takes."""


def lesson_of(app: App) -> LessonScene:
    scene = app.top
    assert isinstance(scene, LessonScene)
    return scene


def take_step(app: App) -> None:
    """Have the current step shown, until the next one is on the table."""
    scene, number = lesson_of(app), lesson_of(app).course.number
    for _ in range(LONG):
        if app.top is not scene or scene.course.number != number:
            return
        if scene.session.playback.blocks and not scene.session.turns_page_alone:
            scene.do(TurnPage())
        elif not scene.course.watches:
            (scene.go_on if scene.course.step.tells else scene.show_move)()
        app.step(0.6, [Hidden()])
    raise AssertionError(f"{scene.course.lesson.id}: step {number} does not end")


def take_step_by_touch(app: App) -> None:
    """Tap what the current step asks for, until the next one is on the table."""
    scene, number = lesson_of(app), lesson_of(app).course.number
    for _ in range(LONG):
        if app.top is not scene or scene.course.number != number:
            return
        course = scene.course
        if scene.card.lies_open and course.step.tells:
            tap(app, scene.card.form.controls[0].rect.center)
        elif scene.card.lies_open and not course.watches:
            move = course.shown_move()
            assert move is not None
            choose_by_pointer(app, scene, move, click=tap)
        tell_on(app, scene, by="touch")
        app.step(0.6, [Hidden()])
    raise AssertionError(f"{scene.course.lesson.id}: step {number} does not end by touch")


def take_step_by_pad(app: App) -> None:
    """Press A to continue and X to be shown, until the next step is on the table."""
    scene, number = lesson_of(app), lesson_of(app).course.number
    for _ in range(LONG):
        if app.top is not scene or scene.course.number != number:
            return
        if scene.card.lies_open and scene.course.step.tells:
            push(app, pygame.CONTROLLER_BUTTON_A)
        elif scene.card.lies_open and not scene.course.watches:
            push(app, pygame.CONTROLLER_BUTTON_X)
        tell_on(app, scene, by="pad")
        app.step(0.6, [Hidden()])
    raise AssertionError(f"{scene.course.lesson.id}: step {number} does not end by gamepad")


TAKES: dict[str, Callable[[App], None]] = {"touch": take_step_by_touch, "pad": take_step_by_pad}
SHORT = lessons_of("north_american_railways")[0]


@pytest.mark.parametrize("by", TAKES)
@pytest.mark.parametrize(
    "lesson",
    [
        one if one is SHORT else pytest.param(one, marks=pytest.mark.thorough)
        for one in all_lessons()
        if not one.head.free_game
    ],
    ids=lambda lesson: lesson.id,
)
def test_a_lesson_is_taken_by_touch_and_by_gamepad(app: App, lesson: Lesson, by: str) -> None:
    app.go_to_lesson(lesson.id)
    while isinstance(app.top, LessonScene):
        TAKES[by](app)
    assert isinstance(app.top, LessonCeremony)


@pytest.mark.parametrize("lesson", all_lessons(), ids=lambda lesson: lesson.id)
def test_every_place_is_in_sight_and_the_card_stays_clear_of_it(app: App, lesson: Lesson) -> None:
    app.go_to_lesson(lesson.id)
    places = set()
    while isinstance(app.top, LessonScene):
        scene = lesson_of(app)
        app.step(0.1, [Hidden()])
        course, window = scene.course, pygame.Rect((0, 0), app.size)
        lit = scene.lit()
        assert scene.card.lies_open
        assert len(lit) == (1 if scene._next_control() else len(course.at)), (course.number, course.at)
        assert all(window.contains(rect) and rect.w and rect.h for rect in lit), (course.number, lit)
        assert window.contains(scene.card.rect), course.number
        covered = [rect for rect in lit if scene.card.rect.colliderect(rect)]
        assert not covered, (course.number, course.at)
        onward = scene.card.form.controls[0]
        assert isinstance(onward, Button)
        places.add((course.scene if lesson.id in MOVES else 0, tuple(onward.rect)))
        assert onward.label == ("Finish" if course.is_last else "Next")
        if course.is_last and course.step.tells:
            break
        take_step(app)
    assert len(places) == len({scene for scene, _ in places}), "the button moves under the pointer"


@pytest.mark.parametrize("lesson", all_lessons(), ids=lambda lesson: lesson.id)
def test_with_large_text_the_card_covers_nothing_that_is_pointed_at(app: App, lesson: Lesson) -> None:
    app.settings.text_size = 1.6
    with override("de"):
        app.go_to_lesson(lesson.id)
        scene = lesson_of(app)
        app.step(0.1, [Hidden()])
        assert scene.layout.board.contains(scene.card.rect)
        assert not covered(scene.card.rect, scene._all_lit(lesson.scenes[:1]))
        assert scene._dock is not None
        assert scene._dock.share >= 0.6


def test_what_is_chosen_is_marked_no_longer(app: App) -> None:
    scene = at_the_share(app)
    share = scene.lit()[0]
    scene.do(Pick(Pickable("column", 0)))
    scene.sync()
    assert scene.lit() != [share]
    assert len(scene.lit()) == 1
    scene.session.do(Choose(scene.match.game.parse_move("found 1 500")))
    scene.sync()
    confirm = next(spot.rect for spot in scene.prompt_panel.spots if spot.target == CONFIRM)
    assert scene.lit() == [confirm]


def at_the_share(app: App) -> LessonScene:
    """The lesson of the cards, where it asks for a share."""
    app.go_to_lesson(SHORT.id)
    while lesson_of(app).course.step.words != "found":
        take_step(app)
    app.step(0.6, [])
    return lesson_of(app)


def test_enter_belongs_to_one_button(app: App) -> None:
    scene = at_the_share(app)

    def owners() -> int:
        keys = [action.key for action in scene.prompt.actions if action.enabled]
        return keys.count("enter") + [control.key for control in scene.card.form.controls].count("enter")

    assert owners() <= 1
    scene.session.do(Choose(scene.match.game.parse_move("found 1 500")))
    scene.sync()
    assert owners() == 1
    take_step(app)
    app.step(0.6, [])
    assert owners() == 1


def test_an_accepted_move_can_be_remarked_on(app: App) -> None:
    app.go_to_lesson("new_england_railways/coast")
    while lesson_of(app).course.step.words != "raise":
        take_step(app)
    scene = lesson_of(app)
    app.step(2.0, [Hidden()])
    scene.session.do(Choose(scene.match.game.parse_move("bid 14")))
    scene.session.play_chosen()
    take_step(app)
    app.step(0.6, [])
    assert "$14" in scene.speech().answer


def test_a_lesson_is_taken_by_keys_and_remembered(app: App) -> None:
    app.go_to_lesson(FIRST.id)
    scene = lesson_of(app)
    press(app, "enter", "h")
    assert scene.course.number == 2  # nothing is asked that he could show
    press(app, "n", "enter", "enter")
    assert not scene.course.step.tells
    press(app, "h")
    assert scene.match.moves[-1] == scene.match.game.parse_move("choose expand_3")
    app.step(0.1, [])
    assert scene.course.number == 6
    press(app, "q")
    assert isinstance(app.top, LessonsPage)
    assert (app.settings.lesson, app.settings.lesson_step) == (FIRST.id, 6)


def test_what_ends_a_motion_does_not_answer_the_card_that_comes_then(app: App) -> None:
    app.go_to_lesson("new_england_railways/coast")
    scene = lesson_of(app)
    while scene.course.step.words != "raise":
        take_step(app)
    app.step(2.0, [Hidden()])
    scene.show_move()
    scene.sync()
    for _ in range(LONG):
        if scene.card.lies_open and not scene.course.watches:
            break
        press(app, "enter")
        app.step(0.05, [])
    assert scene.course.step.words == "built"
    press(app, "enter")
    assert scene.course.step.words == "built", "pressed on"
    app.step(0.6, [])
    press(app, "enter")
    assert scene.course.step.words == "ship"


def test_a_card_that_comes_after_a_move_takes_no_key_at_once(app: App) -> None:
    app.go_to_lesson("new_england_railways/money")
    while lesson_of(app).course.step.words != "whose":
        take_step(app)
    take_step(app)
    scene = lesson_of(app)
    assert scene.course.step.words == "debt", "another table"
    press(app, "n")
    assert scene.course.step.words == "debt", "nobody has seen it yet"
    app.step(0.6, [])
    assert not app.busy
    press(app, "n")
    assert scene.course.step.words == "retire"


def at_the_bid(app: App) -> LessonScene:
    """The lesson of the coast, where it asks for a bid."""
    app.go_to_lesson("new_england_railways/coast")
    scene = lesson_of(app)
    while scene.course.step.words != "bid":
        take_step(app)
    app.step(0.6, [])
    return scene


def turn_by_pointer(app: App, forth: bool) -> None:
    click(app, lesson_of(app).card.form.controls[0 if forth else 3])


def turn_by_touch(app: App, forth: bool) -> None:
    tap(app, lesson_of(app).card.form.controls[0 if forth else 3].rect.center)


def turn_by_keys(app: App, forth: bool) -> None:
    press(app, "page down" if forth else "page up")


def turn_by_pad(app: App, forth: bool) -> None:
    button = pygame.CONTROLLER_BUTTON_RIGHTSHOULDER if forth else pygame.CONTROLLER_BUTTON_LEFTSHOULDER
    push(app, button)


@pytest.mark.parametrize("turn", [turn_by_pointer, turn_by_touch, turn_by_keys, turn_by_pad])
def test_what_was_said_is_read_again_and_the_table_stays(app: App, turn: Callable[[App, bool], None]) -> None:
    scene = at_the_bid(app)
    number, played, said = scene.course.number, scene.match.moves_played, scene.speech()
    turn(app, False)
    turn(app, False)
    assert (scene.speech().number, scene.speech().reached) == (number - 2, number)
    assert scene.speech().title == "Steps 5 and 6"
    assert not scene.lit(), "the table has gone on"
    app.draw(app.screen)
    for _ in range(2):
        turn(app, True)
    assert scene.speech() == said
    turn(app, True)
    assert (scene.course.number, scene.match.moves_played) == (number, played)


def test_a_station_shows_its_step_and_the_button_stays_under_the_pointer(app: App) -> None:
    scene = at_the_bid(app)
    controls = scene.card.form.controls
    assert len(controls) == 4 + scene.course.number - 1
    place = controls[3].rect.midbottom
    click(app, controls[4 + 2])
    assert scene.speech().title == "A first loan"
    assert scene.card.form.controls[3].rect.midbottom == place
    click(app, scene.card.form.controls[-1])
    assert scene.reading is None
    press(app, "page up")
    press(app, "h")
    assert scene.reading is None, "his words come before his move"
    press(app, "page up")
    scene.session.do(Choose(scene.match.game.parse_move("bid 8")))
    scene.session.play_chosen()
    assert scene.reading is None


def test_nothing_lies_before_the_first_step(app: App) -> None:
    app.go_to_lesson(FIRST.id)
    scene = lesson_of(app)
    assert not scene.card.form.controls[3].enabled
    press(app, "page up", "b")
    assert scene.reading is None
    press(app, "n", "b")
    assert scene.speech().number == 1
    assert scene.course.number == 2
    press(app, "enter")
    assert scene.speech().number == scene.course.number == 2


def test_the_first_table_after_the_lessons_is_that_of_their_free_game(app: App) -> None:
    key = "north_american_railways"
    match = free_game(key, app)
    app.start_over(page := SetupPage())
    assert (page.game.key, page.players) == (key, len(match.seats)) == (key, 3)
    assert [chair.name for chair in page.seats[:3]] == match.names == ["Nell", "Clara", "Henry"]
    assert [chair.bot for chair in page.seats[:3]] == [None, OPPONENT, OPPONENT]
    app.start_over(page := SetupPage())
    page.seat_players(5)
    page.start()
    free_game(key, app)
    app.start_over(page := SetupPage())
    assert (page.game.key, page.players) == (key, 5), "what somebody has chosen stays"


def test_another_move_is_not_played_but_answered(app: App) -> None:
    app.go_to_lesson(FIRST.id)
    scene = lesson_of(app)
    while scene.course.step.tells:
        press(app, "enter")
    before = scene.match.moves_played
    scene.session.do(Choose(scene.match.game.parse_move("choose pass")))
    scene.session.play_chosen()
    scene.sync()
    app.draw(app.screen)
    assert scene.match.moves_played == before
    assert scene.speech().answer
    with patch("game.table.learning.lesson_card.paragraph", wraps=lesson_card.paragraph) as written:
        scene.card.draw(app.screen)
    speech, drawn = scene.speech(), {call.args[2]: call.args[7] for call in written.call_args_list}
    assert drawn[speech.words] < drawn[speech.answer], "the task stays readable"
    scene.session.do(Choose(scene.match.game.parse_move("choose expand_3")))
    scene.session.play_chosen()
    assert scene.match.moves_played == before + 1


def test_the_card_is_used_by_pointer(app: App) -> None:
    app.go_to_lesson(FIRST.id)
    scene = lesson_of(app)
    app.draw(app.screen)
    click(app, scene.card.form.controls[0])
    assert scene.course.number == 2


def ceremony_of(app: App, lesson: Lesson) -> LessonCeremony:
    """The end of a lesson."""
    app.go_to_lesson(lesson.id)
    while isinstance(app.top, LessonScene):
        take_step(app)
    assert isinstance(app.top, LessonCeremony)
    return app.top


def test_a_lesson_ends_with_a_ceremony_that_offers_the_next_one(app: App) -> None:
    ceremony_of(app, FIRST)
    assert FIRST.id in Progress(app.store).of_all()
    app.draw(app.screen)
    press(app, "enter")
    assert lesson_of(app).course.lesson is lessons_of("american_rails")[1]
    press(app, "q")
    page = app.top
    assert isinstance(page, LessonsPage)
    assert page.offered is not None
    assert page.offered.lesson is lessons_of("american_rails")[1]


def test_a_badge_is_announced_at_the_end_of_the_lesson_that_earns_it(app: App) -> None:
    others = [one for one in all_lessons() if one is not SHORT]
    for one in others[:2]:
        assert not Progress(app.store).done(one.id)
    Progress(app.store).done(others[2].id)
    ceremony = ceremony_of(app, SHORT)
    assert [one.key for one in ceremony.earned] == ["pupil"]
    app.draw(app.screen)
    assert not ceremony_of(app, SHORT).earned


def test_leaving_a_completed_lesson_keeps_the_credit(app: App) -> None:
    app.go_to_lesson(FIRST.id)
    while not lesson_of(app).course.is_last:
        take_step(app)
    app.step(0.6, [])
    assert FIRST.id in Progress(app.store).of_all()
    press(app, "q")
    assert isinstance(app.top, LessonCeremony)
    assert app.settings.lesson is None


def test_the_ticket_falls_once_and_then_the_ceremony_rests(app: App) -> None:
    app.settings.animation_speed = 1.0
    app.go_to_lesson(SHORT.id)
    app.push(ceremony := LessonCeremony(SHORT, []))
    assert ceremony.busy
    app.step(0.6, [])
    assert not ceremony.busy


def test_the_last_lesson_offers_the_proposed_first_game(app: App) -> None:
    ceremony_of(app, lessons_of("american_rails")[-1])
    press(app, "enter")
    scene = app.top
    assert isinstance(scene, TableController)
    assert scene.match.game.key == app.store.matches()[0].game == "american_rails"
    assert [plan.bot for plan in scene.match.seats] == [None, OPPONENT, OPPONENT]


def test_nothing_happens_while_the_conductor_waits(app: App) -> None:
    app.go_to_lesson(FIRST.id)
    for _ in range(3):
        app.step(1.0, [])
    assert not app.busy


def test_a_table_at_rest_sleeps_though_a_bot_is_to_act(app: App) -> None:
    app.go_to_lesson(FIRST.id)
    while not lesson_of(app).course.is_last:
        take_step(app)
    scene = lesson_of(app)
    for _ in range(3):
        app.step(1.0, [Hidden()])
    assert not scene.session.asked
    assert scene.card.lies_open
    assert not app.busy


def test_every_lesson_is_on_the_page(app: App) -> None:
    app.show_lessons("north_american_railways")
    page = app.top
    assert isinstance(page, LessonsPage)
    stations = [control for control in page.form.controls if isinstance(control, Station)]
    assert [station.lesson for station in stations] == list(all_lessons())
    assert page.offered is not None
    assert page.offered.lesson.game == "north_american_railways"
    app.draw(app.screen)
    app.handle(Key("enter"))
    assert lesson_of(app).course.lesson is page.offered.lesson


@pytest.mark.parametrize("game", game_keys())
def test_the_card_of_a_turn_marks_where_the_table_stands(app: App, game: str) -> None:
    players, stage = find_game(game).players[1], find_table(game).stage
    assert stage is not None
    lines = lines_of(Localizer(find_game(game)))
    match = match_at(game, players, len(recorded(game, players).entries))
    stages = {stage(match.position(number)) for number in range(0, match.moves_played, 10)}
    assert stages <= set(range(len(lines)))
    assert len(stages) > 1
    app.go_to_table(match_at(game, players, 40))
    press(app, "f2")
    assert isinstance(app.top, TurnCard)
    press(app, "escape")
    assert not isinstance(app.top, TurnCard)


def test_the_card_of_a_turn_numbers_its_lines_as_the_table_does() -> None:
    lines = lines_of(Localizer(find_game("new_england_railways")))
    spans = find_table("new_england_railways").spans
    assert len(spans) == len(lines)
    ends = [span.split("–") for span in spans]
    steps = [step for end in ends for step in range(int(end[0]), int(end[-1]) + 1)]
    assert steps == list(range(1, 12))


def test_no_sheet_of_a_lesson_promises_the_result(app: App) -> None:
    app.settings.animation_speed = 1.0
    app.go_to_lesson("north_american_railways/arrows")
    buttons = []
    while lesson_of(app).course.step.words != "end":
        take_step(app)
    scene = lesson_of(app)
    scene.show_move()
    assert scene.match.current_player == TERMINAL
    for _ in range(LONG):
        if not scene.session.playback.blocks:
            break
        if scene.session.sheet is not None:
            buttons.append(scene.session.sheet.go_on)
            assert scene.prompt.words != translate("next-result")
            scene.do(TurnPage())
        app.step(0.6, [Hidden()])
    assert len(buttons) >= 2
    assert set(buttons) == {""}
    assert lesson_of(app).card.lies_open


@pytest.mark.parametrize("text_size", [1.0, 1.6])
@pytest.mark.parametrize("language", ["en", "de"])
def test_the_start_city_is_in_sight_when_the_conductor_names_it(
    app: App, language: str, text_size: float
) -> None:
    app.settings.text_size = text_size
    with override(language):
        app.arrange()
        app.go_to_lesson(SHORT.id)
        while (scene := lesson_of(app)).course.step.words != "director":
            take_step(app)
        scene.sync()
        start = scene.view.rect_of(Pickable("network", (1, 0)), scene.session.shown())
        assert start is not None
        assert not scene.card.rect.colliderect(start)
