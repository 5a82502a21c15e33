"""Fingers and gamepads: what they do at the table and on the pages round it, from pygame's own events."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest
from pygame._sdl2 import controller

from game.match.store import Store
from game.rules.new_england_railways.moves import Borrow, NoLoan
from game.table.boards.shown import Pickable, pickable_of
from game.table.controls import form, textfield
from game.table.controls.listing import RowList
from game.table.learning.welcome import Welcome
from game.table.pages.help import HelpPage
from game.table.pages.setup import SetupPage
from game.table.pages.title import TitleScene
from game.table.play import prompt_panel
from game.table.play.intents import Pick
from game.table.play.logbook import LINE
from game.table.play.menus import GameMenu, LogPage, SeatMenu
from game.table.play.spots import BarButton, EndPlace, Eye, PromptButton, SeatPlace
from game.table.play.table_controller import TableController
from game.table.program.app import App
from game.table.program.commands import GROUPS, Command, shortcut
from game.table.program.input import Exposed, Hidden, Pointer
from game.table.program.keys import PAD, cap
from game.table.program.settings import Settings
from game.table.program.translator import BUTTONS, FIRST_REPEAT, HOLD, REPEAT, Translator
from game.table.start import ParlorCar
from game.table.tools.screenshots import recorded, sit
from tests.table.driver import (
    FRAME,
    PATIENCE,
    choose_by_pointer,
    click,
    finger,
    play,
    press,
    push,
    spot,
    tap,
    tilt,
    wait_for_person,
)
from tests.table.pages import GAME, form_of
from tests.table.plain import tables

A, B, X, Y = (getattr(pygame, f"CONTROLLER_BUTTON_{letter}") for letter in "ABXY")
START, BACK, LB, RB = (
    pygame.CONTROLLER_BUTTON_START,
    pygame.CONTROLLER_BUTTON_BACK,
    pygame.CONTROLLER_BUTTON_LEFTSHOULDER,
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER,
)
LEFT, RIGHT, UP, DOWN = (
    getattr(pygame, f"CONTROLLER_BUTTON_DPAD_{way}") for way in ("LEFT", "RIGHT", "UP", "DOWN")
)


Make = Callable[..., tuple[App, TableController]]


@pytest.fixture
def make(tmp_path: Path) -> Iterator[Make]:
    with tables(tmp_path) as make:
        yield make


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    app = ParlorCar(Store(tmp_path), Settings(volume=0.0, moving_scenery=False, coach=False), window=False)
    pygame.event.clear()
    yield app
    app.close()


def board_thing(scene: TableController) -> tuple[Pickable, tuple[int, int]] | None:
    """Return a pickable on the board, and its place."""
    shown = scene.session.shown()
    for move in scene.match.state.legal_moves():
        for thing in scene.view.choosing.pickables_for(scene.match.state, move):
            rect = scene.view.rect_of(thing, shown)
            if (
                rect is not None
                and thing.field != "amount"
                and scene.prompt_panel.spot_of(Pick(thing)) is None
            ):
                return thing, rect.center
    return None


# Fingers


def test_a_tap_points_and_a_second_tap_confirms(make: Make) -> None:
    app, scene = make((None, "greedy", "greedy"), game="new_england_railways")
    wait_for_person(app, scene)
    while (found := board_thing(scene)) is None:
        choose_by_pointer(app, scene, scene.match.state.legal_moves()[-1], click=tap)
        wait_for_person(app, scene)
    made, (thing, place) = scene.match.moves_played, found
    tap(app, place)
    assert scene.session.pointed == thing
    assert scene.session.decision.picked
    assert scene.match.moves_played == made
    armed = scene.session.decision.armed is not None
    tap(app, place)
    assert (scene.match.moves_played > made) == armed
    # What has been played is not asked about: a tooltip would lie over what comes next.
    assert scene.input.tips != armed


def test_the_mouse_that_sdl_makes_of_a_finger_is_not_heard(make: Make) -> None:
    app, scene = make((None, "greedy", "greedy"))
    tap(app, spot(scene, BarButton(Command.MENU)))
    assert isinstance(app.top, GameMenu)
    assert sum(isinstance(scene, GameMenu) for scene in app.scenes) == 1


def test_a_finger_that_rests_shows_the_tooltip_and_presses_nothing(make: Make) -> None:
    app, scene = make((None, "greedy", "greedy"))
    place = spot(scene, BarButton(Command.MENU))
    finger(app, pygame.FINGERDOWN, place)
    app.step(FRAME)
    assert app.busy
    app.step(HOLD)
    assert scene.drawing.tip() is not None
    assert scene.input.rested > 100
    finger(app, pygame.FINGERUP, place)
    app.step(FRAME)
    assert app.top is scene
    assert scene.drawing.tip() is not None


def test_a_seat_is_shown_by_the_first_tap_and_asked_about_by_the_second(make: Make) -> None:
    app, scene = make((None, "greedy", "greedy"))
    place = spot(scene, SeatPlace(1))
    tap(app, place)
    assert app.top is scene
    assert scene.input.hovered == SeatPlace(1)
    tap(app, place)
    assert isinstance(app.top, SeatMenu)


def test_two_fingers_enlarge_and_move_the_map_and_press_nothing(make: Make) -> None:
    app, scene = make((None, "greedy", "greedy"))
    x, y = scene.layout.board.center
    made, picked = scene.match.moves_played, list(scene.session.decision.picked)
    moves: list[tuple[object, ...]] = []
    scene.view.zoom = lambda factor, about: moves.append((factor, about))  # type: ignore[method-assign]
    scene.view.pan = lambda dx, dy: moves.append((dx, dy))  # type: ignore[method-assign]
    finger(app, pygame.FINGERDOWN, (x - 50, y))
    finger(app, pygame.FINGERDOWN, (x + 50, y), 1)
    finger(app, pygame.FINGERMOTION, (x + 150, y), 1)
    finger(app, pygame.FINGERUP, (x + 150, y), 1)
    finger(app, pygame.FINGERUP, (x - 50, y))
    app.step(FRAME)
    assert moves == [(50, 0), (pytest.approx(2.0), (x + 50, y))]
    assert (scene.match.moves_played, list(scene.session.decision.picked)) == (made, picked)


def test_one_finger_scrolls_the_log(make: Make) -> None:
    app, scene = make(("greedy", "greedy", "greedy"), animation_speed=0.0)
    deadline = time.monotonic() + PATIENCE
    while len(scene.session.log().entries) < 80 and time.monotonic() < deadline:
        app.step(FRAME, [Hidden()])
        time.sleep(0.001)
    scene.session.bot_clock.paused = True
    scene.show_log()
    app.step(FRAME, ())
    page = app.top
    assert isinstance(page, LogPage)
    x, y = page.book.rect.center
    finger(app, pygame.FINGERDOWN, (x, y))
    finger(app, pygame.FINGERMOTION, (x, y + 120))
    finger(app, pygame.FINGERUP, (x, y + 120))
    app.step(FRAME)
    assert app.top is page
    most = max(0, len(page.book._shown) - page.book.fitting)
    assert page.book.scroll == min(int(120 / (LINE * page.scale.k)), most) > 0


def test_the_eye_shows_as_long_as_a_finger_rests_on_it(make: Make) -> None:
    app, scene = make((None, None, "greedy"), game="north_american_railways")
    wait_for_person(app, scene, by="touch")
    place = spot(scene, Eye())
    finger(app, pygame.FINGERDOWN, place)
    app.step(FRAME)
    app.step(HOLD)
    assert scene.session.secrets.peeking
    assert [one.tip for one in scene.spots() if one.target == Eye()] == [""], "it would cover what is seen"
    finger(app, pygame.FINGERUP, place)
    app.step(FRAME)
    assert not scene.session.secrets.peeking


def test_pages_are_turned_by_wiping_over_them(app: App) -> None:
    page = HelpPage("railways_of_north_america")
    app.push(page)
    app.step(FRAME, ())
    x, y = page.paper.center
    for way, shown in ((-1, 1), (-1, 2), (1, 1)):
        finger(app, pygame.FINGERDOWN, (x, y))
        for step in (40, 120):
            finger(app, pygame.FINGERMOTION, (x + step * way, y))
        finger(app, pygame.FINGERUP, (x + 120 * way, y))
        app.step(FRAME)
        assert page.page == shown


def test_a_list_is_pulled_with_one_finger(app: App) -> None:
    drawn = RowList(40, 30, lambda *_: None)
    drawn.place(app.scale, pygame.Rect(0, 0, 300, 200))
    high = 30 * app.scale.k
    drawn.grab(Pointer("press", (50, 150), 1, touch=True))
    drawn.grab(Pointer("drag", (50, 150 - round(4 * high)), 1, 0, (0, -round(4 * high)), True))
    assert drawn.first == pytest.approx(4)


# Gamepads


def test_each_button_is_a_key_that_people_are_told_of() -> None:
    assert set(BUTTONS.values()) <= set(PAD)
    told = {key for group in GROUPS for one in group.shortcuts for key in one.keys}
    assert set(PAD) <= told


def test_buttons_are_named_once_a_gamepad_is_used(app: App) -> None:
    app.push(HelpPage("keys"))
    assert shortcut(Command.HINT).shown == "H"
    push(app, DOWN)
    assert shortcut(Command.HINT).shown == "X"
    assert (cap("enter"), cap("escape"), cap("n")) == ("A", "B", "")
    page = app.top
    assert isinstance(page, HelpPage)
    assert [block.words for block in page.blocks if block.name == "X"] == [shortcut(Command.HINT).words]
    assert page.heading == "Gamepad"
    press(app, pygame.K_DOWN)
    assert (shortcut(Command.HINT).shown, cap("escape")) == ("H", "Esc")
    assert "H" in {block.name for block in page.blocks}
    push(app, DOWN)
    click(app, (5, 5))
    assert shortcut(Command.HINT).shown == "H"


def test_no_cap_on_a_page_names_a_button_that_presses_nothing_there(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    caps: set[str | None] = set()
    monkeypatch.setattr(form, "button", lambda *_, key, **__: caps.add(key))
    for show, keys in ((app.go_to_title, ()), (app.show_settings, ("escape",))):
        show()
        push(app, DOWN)
        top = app.top
        push(app, Y)
        push(app, BACK)
        assert app.top is top
        caps.clear()
        app.step(FRAME, [Exposed()])
        assert caps == {None, *(cap(key) for key in keys)}


def test_a_stick_is_a_cross_and_goes_on_while_it_is_held(app: App) -> None:
    title = TitleScene()
    app.push(title)
    app.step(FRAME, ())
    tilt(app, pygame.CONTROLLER_AXIS_LEFTY, 0.3)
    app.step(FRAME)
    first = title.form.focused
    tilt(app, pygame.CONTROLLER_AXIS_LEFTY, 1.0)
    app.step(FRAME)
    second = title.form.focused
    assert second is not first
    assert app.busy
    app.step(FIRST_REPEAT)
    third = title.form.focused
    assert third is not second
    tilt(app, pygame.CONTROLLER_AXIS_LEFTY, 0.0)
    app.step(REPEAT)
    app.step(FIRST_REPEAT)
    assert title.form.focused is third
    assert not app.busy


def test_the_cross_leaves_its_row_or_column_only_if_pushed_that_way(app: App) -> None:
    title = TitleScene()
    app.push(title)
    app.step(FRAME, ())
    title.form.focus_on(title.buttons[0])
    push(app, RIGHT)
    assert title.form.focused is title.buttons[1]
    push(app, LEFT)
    assert title.form.focused is title.buttons[0]
    push(app, UP)
    assert title.form.focused is title.buttons[0]
    push(app, LEFT)
    assert title.form.focused in title.boxes


def test_the_right_stick_and_the_triggers_move_the_map(make: Make) -> None:
    app, scene = make((None, "greedy", "greedy"))
    moves: list[tuple[object, ...]] = []
    scene.view.zoom = lambda factor, about: moves.append((factor,))  # type: ignore[method-assign]
    scene.view.pan = lambda dx, dy: moves.append((dx, dy))  # type: ignore[method-assign]
    tilt(app, pygame.CONTROLLER_AXIS_RIGHTX, 1.0)
    tilt(app, pygame.CONTROLLER_AXIS_TRIGGERRIGHT, 1.0)
    app.step(0.1)
    pan, zoom = moves
    assert pan[0] < -20  # type: ignore[operator]
    assert zoom[0] > 1.05  # type: ignore[operator]


def test_the_table_is_reached_in_every_way_by_gamepad(make: Make) -> None:
    app, scene = make((None, "greedy", "greedy"))
    wait_for_person(app, scene)
    push(app, START)
    assert isinstance(app.top, GameMenu)
    push(app, START)
    assert app.top is scene
    push(app, Y)
    assert isinstance(scene.input.hovered, SeatPlace)
    push(app, A)
    assert isinstance(app.top, SeatMenu)
    push(app, B)
    push(app, B)
    assert app.top is scene
    assert scene.input.hovered is None
    push(app, X)
    assert scene.session.adviser.waited_for or scene.session.adviser.hint is not None


def test_the_tooltip_of_the_end_is_shown_by_gamepad_after_the_last_seat(app: App) -> None:
    number = len(recorded("american_rails", 3).entries) - 1
    scene = sit(app, "american_rails", number, 3)
    app.step(1.0, ())
    (sign,) = (spot for spot in scene.spots() if spot.target == EndPlace())
    for _ in range(scene.match.state.players):
        push(app, Y)
        assert isinstance(scene.input.hovered, SeatPlace)
    push(app, Y)
    assert scene.input.hovered == EndPlace()
    assert scene.input.tips
    assert scene.drawing.tip() == (sign.tip, sign.rect)
    push(app, B)
    assert scene.input.hovered is None
    assert app.top is scene


def test_every_control_of_every_page_is_reached_by_gamepad(app: App) -> None:
    for show in (app.go_to_title, app.show_set_up, app.show_settings, app.show_saves, app.show_help):
        show()
        push(app, DOWN)
        form = form_of(app.top)
        wanted, found = {control for control in form.controls if control.reachable}, {form.focused}
        turns_pages = isinstance(app.top, HelpPage)
        for _ in range(2 * len(form.controls)):
            push(app, UP if turns_pages else RB)
            found.add(form.focused)
        for _ in range(len(form.controls)):
            push(app, DOWN)
            found.add(form.focused)
        assert wanted <= found, (show, [getattr(one, "label", one) for one in wanted - found])


def test_a_game_is_set_up_and_begun_by_gamepad(app: App) -> None:
    app.go_to_title()
    app.step(FRAME, ())
    push(app, A)
    page = app.top
    assert isinstance(page, SetupPage)
    usual = page.seats[0].name
    while page.form.focused is not page.fields[0]:
        push(app, LB)
    push(app, A)
    assert app.top is page
    assert page.seats[0].name not in ("", usual)
    while page.form.focused is not page.start_button:
        push(app, RB)
    push(app, A)
    assert isinstance(app.top, TableController)
    assert app.top.match.game.key == GAME
    assert app.top.match.names[0] == page.seats[0].name


def test_a_gamepad_that_is_pulled_out_holds_nothing(app: App) -> None:
    app.push(TitleScene())
    tilt(app, pygame.CONTROLLER_AXIS_LEFTX, 1.0)
    app.step(FRAME)
    assert app.busy
    pygame.event.post(pygame.event.Event(pygame.CONTROLLERDEVICEREMOVED, instance_id=3))
    app.step(FRAME)
    assert not app.busy


def test_a_gamepad_that_could_not_be_opened_is_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[int] = []
    refuses = True

    class Pad:
        def __init__(self, index: int) -> None:
            if refuses:
                raise pygame.error("no access yet")
            opened.append(index)

        def as_joystick(self) -> Pad:
            return self

        def get_instance_id(self) -> int:
            return 3

    monkeypatch.setattr(controller, "init", lambda: None)
    monkeypatch.setattr(controller, "get_count", lambda: 2)
    monkeypatch.setattr(controller, "is_controller", lambda index: index == 1)
    monkeypatch.setattr(controller, "Controller", Pad)
    translator = Translator()
    translator.gamepads.listen()
    translator.translate(pygame.event.Event(pygame.CONTROLLERDEVICEADDED, device_index=1))
    assert opened == []
    refuses = False
    translator.translate(pygame.event.Event(pygame.WINDOWFOCUSGAINED))
    assert opened == [1]


def test_a_gamepad_reaches_the_buttons_that_are_shown_while_bots_act(make: Make) -> None:
    app, scene = make((None, "greedy", "greedy"), game="new_england_railways")
    wait_for_person(app, scene)
    scene.session.bot_clock.paused = True
    assert play(scene, scene.match.state.legal_moves()[0])
    while scene.session.playback.blocks:
        app.step(FRAME, [Hidden()])
    assert not scene.session.asked
    for _ in scene.prompt.actions:
        push(app, RIGHT)
        if scene.input.hovered == PromptButton(Command.PAUSE):
            break
    push(app, A)
    assert not scene.session.bot_clock.paused
    assert scene.input.focused_button is None
    push(app, A)
    assert not scene.session.bot_clock.paused, "A skips the animation again"


def test_left_leads_from_the_answer_to_the_first_amount(make: Make) -> None:
    app, scene = make((None, "greedy", "greedy"), game="new_england_railways")
    wait_for_person(app, scene)
    while scene.session.amount is None or NoLoan() not in scene.match.state.legal_moves():
        play(scene, scene.match.state.legal_moves()[-1])
        wait_for_person(app, scene)
    count, lowest = scene.match.moves_played, scene.session.amount.lowest
    for way, picks in ((LEFT, None), (RIGHT, pickable_of(NoLoan)), (LEFT, None)):
        push(app, way)
        assert scene.prompt.enter_picks == picks
    push(app, A)
    assert scene.match.journal.entries[count].move == scene.match.game.format_move(Borrow(lowest))


def test_a_setting_names_the_button_that_enlarges_the_map(app: App) -> None:
    push(app, DOWN)
    app.show_settings()
    words = [getattr(control, "help_text", "") for control in form_of(app.top).controls]
    assert any(shortcut(Command.ZOOM_IN).shown in text for text in words)


def test_a_field_shows_the_button_that_offers_a_name(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    caps: list[str] = []
    monkeypatch.setattr(textfield, "key_cap", lambda *args: caps.append(args[4]))
    app.push(Welcome())
    app.step(FRAME, [Exposed()])
    assert not caps
    push(app, DOWN)
    caps.clear()
    push(app, UP)
    assert set(caps) == {cap("enter")}


def test_a_focused_button_takes_the_cap_of_the_main_one_after_the_game(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = sit(app, "american_rails", len(recorded("american_rails", 3).entries), 3)
    while not scene.session.over or scene.session.playback.blocks:
        app.step(1.0, ())
    while app.top is not scene:
        app.pop()
    capped: dict[str, bool] = {}

    def note(*args: Any, **how: bool) -> None:
        capped[args[3].key] = how["capped"]

    monkeypatch.setattr(prompt_panel, "draw_action", note)
    for way, main in ((RIGHT, True), (RIGHT, False), (LEFT, True)):
        push(app, way)
        app.step(FRAME, [Exposed()])
        assert capped["enter"] == main
