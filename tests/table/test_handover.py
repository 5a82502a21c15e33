"""Where people share the screen a double click, or an impatient second tap, plays for one of them only."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest
from msgspec.structs import replace

from game.rules.auction import Bid
from game.rules.catalog import game_keys
from game.rules.contract import CHANCE, TERMINAL
from game.rules.new_england_railways.moves import Ship
from game.rules.north_american_railways.moves import PassCities
from game.table.boards.shown import Pickable, pickable_of
from game.table.kit.theme import SEATS
from game.table.play import prompt_panel
from game.table.play.curtain import Curtain
from game.table.play.handover import AGAIN, OTHER, SAME_HAND, SETTLING, TWICE
from game.table.play.intents import Choose, Pause, Pick
from game.table.play.spots import PromptButton
from game.table.play.table_controller import TableController
from game.table.program.app import App
from game.table.program.commands import Command
from game.table.program.input import MOMENT
from game.words import translate
from tests.helpers.lengthy import ONE_GAME
from tests.table.driver import CONFIRM, FRAME, click, press, push, spot, tap, wait_for_person
from tests.table.plain import tables

IMPATIENT = 0.8
"""Seconds after which a person who thinks that nothing happened presses again."""


@pytest.fixture
def sit(tmp_path: Path) -> Iterator[Any]:
    """Makes tables and closes them afterwards."""
    with tables(tmp_path) as make:
        yield make


def point(app: App, place: tuple[int, int]) -> None:
    """Move the pointer there."""
    pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=place, rel=(0, 0), buttons=(0, 0, 0)))
    app.step(0.0)


def pass_time(app: App, seconds: float) -> None:
    """Let time pass, frame by frame."""
    for _ in range(round(seconds / 0.1)):
        app.step(0.1, ())


def until(app: App, scene: TableController, found: Callable[[], Any]) -> Any:
    """Play at random until something is found where a person decides."""
    rng = random.Random(1)
    for _ in range(400):
        wait_for_person(app, scene, unseen=True)
        there = found()
        if there is not None:
            return there
        scene.session.play(rng.choice(list(scene.match.state.legal_moves())))
    raise AssertionError("it has not come to that")


def passing(app: App, scene: TableController) -> Pickable:
    """Go to where somebody may pass, and the next person may then pass too: the button for it."""

    def found() -> Pickable | None:
        state, shown = scene.match.state, scene.session.shown()
        for move in state.legal_moves():
            thing, later = pickable_of(type(move)), state.copy()
            letters = [one.target for one in scene.prompt.actions if len(one.key) == 1]
            if Pick(thing) in letters and scene.session.plays_immediately(thing, shown):
                later.play(move)
                moves = later.legal_moves()
                if (
                    later.current_player() not in (state.current_player(), TERMINAL, CHANCE)
                    and len(moves) > 1
                    and move in moves
                ):
                    return thing
        return None

    return until(app, scene, found)


def bidding(app: App, scene: TableController) -> bool:
    """Go to an auction in which the next person is asked for a bid too."""

    def found() -> bool | None:
        state, armed = scene.match.state, scene.session.decision.armed
        if not isinstance(armed, Bid):
            return None
        later = state.copy()
        later.play(armed)
        more = [move for move in later.legal_moves() if isinstance(move, Bid)]
        return (
            True
            if more and later.current_player() not in (state.current_player(), TERMINAL, CHANCE)
            else None
        )

    return until(app, scene, found)


def button_of(scene: TableController, thing: Pickable) -> tuple[int, int]:
    """The middle of a thing's button."""
    there = scene.prompt_panel.spot_of(Pick(thing))
    assert there is not None
    return there.rect.center


def press_once(app: App, scene: TableController, thing: Pickable, by: str, aside: int = 0) -> None:
    """Press a button; by pointer and finger some pixels off its middle."""
    if by == "keys":
        key = next(one.key for one in scene.prompt.actions if one.target == Pick(thing))
        press(app, pygame.key.key_code(key))
        return
    x, y = button_of(scene, thing)
    (click if by == "pointer" else tap)(app, (x + aside, y))


@pytest.mark.parametrize("by", ["pointer", "touch", "keys"])
@pytest.mark.parametrize("game", game_keys())
def test_an_impatient_second_press_passes_for_nobody_else(sit: Any, game: str, by: str) -> None:
    app, scene = sit((None, None, None), game=game)
    thing = passing(app, scene)
    count, first = scene.match.moves_played, scene.match.current_player
    press_once(app, scene, thing, by)
    asked = scene.match.current_player
    assert scene.match.moves_played == count + 1
    assert asked != first
    assert scene.session.handover.news > 0.9
    for _ in range(5):
        pass_time(app, IMPATIENT)
        press_once(app, scene, thing, by, aside=3)
        assert scene.match.moves_played == count + 1
        assert not scene.session.decision.picked
    assert scene.session.notice == translate("handed-over", name=scene.match.names[asked])
    pass_time(app, AGAIN)
    press_once(app, scene, thing, by)
    assert scene.match.moves_played > count + 1


@pytest.mark.parametrize("by", ["pointer", "touch", "keys"])
def test_a_hand_that_has_moved_passes_for_the_next_person(sit: Any, by: str) -> None:
    app, scene = sit((None, None, None), game="north_american_railways")
    thing = passing(app, scene)
    count = scene.match.moves_played
    press_once(app, scene, thing, by)
    pass_time(app, IMPATIENT)
    if by == "keys":
        press(app, pygame.K_TAB)
    elif by == "pointer":
        point(app, scene.layout.board.center)
    else:
        tap(app, (scene.layout.prompt.x + 30, scene.layout.prompt.y + 40))
    press_once(app, scene, thing, by)
    assert scene.match.moves_played == count + 2


@pytest.mark.parametrize("by", ["keys", "pad"])
@pytest.mark.parametrize("game", [key for key in game_keys() if key != "north_american_railways"])
def test_the_button_that_bids_for_one_does_not_bid_for_the_next(sit: Any, game: str, by: str) -> None:
    app, scene = sit((None, None, None), game=game)
    bidding(app, scene)
    count = scene.match.moves_played

    def confirm() -> None:
        if by == "keys":
            press(app, pygame.K_RETURN)
        else:
            push(app, pygame.CONTROLLER_BUTTON_A)

    confirm()
    assert scene.match.moves_played == count + 1
    for _ in range(3):
        pass_time(app, IMPATIENT)
        confirm()
        assert scene.match.moves_played == count + 1
    pass_time(app, SAME_HAND)
    confirm()
    assert scene.match.moves_played == count + 2


def test_the_next_person_can_play_with_another_hand_at_once(sit: Any) -> None:
    app, scene = sit((None, None, None), game="american_rails")
    bidding(app, scene)
    count = scene.match.moves_played
    press(app, pygame.K_RETURN)
    pass_time(app, SETTLING + 0.1)
    click(app, spot(scene, CONFIRM))
    assert scene.match.moves_played == count + 2


def curtain_after_a_move(sit: Any) -> tuple[Any, Any, Curtain]:
    """The program, its table, and the curtain after the first move by Enter of three people."""
    app, scene = sit((None, None, None), game="north_american_railways")
    wait_for_person(app, scene)
    scene.session.do(Choose(scene.match.state.legal_moves()[0]))
    press(app, pygame.K_RETURN)
    while not isinstance(app.top, Curtain):
        app.step(0.1, ())
    return app, scene, app.top


def test_enter_that_played_does_not_open_the_curtain_for_the_next_person(sit: Any) -> None:
    app, scene, curtain = curtain_after_a_move(sit)
    for _ in range(3):
        pass_time(app, IMPATIENT)
        press(app, pygame.K_RETURN)
        assert app.top is curtain
        assert not curtain.here.enabled
    filled = [curtain.here.filled]
    while not curtain.here.enabled:
        app.step(0.1, ())
        filled.append(curtain.here.filled)
    assert filled == sorted(set(filled)), "the button shows how long to wait"
    assert filled[0] < 0.2
    assert filled[-1] == 1
    press(app, pygame.K_RETURN)
    assert app.top is scene


def test_what_fills_a_waiting_button_looks_as_it_will(sit: Any) -> None:
    app, _, curtain = curtain_after_a_move(sit)
    button = curtain.here
    button.enabled, button.filled = False, 0.5
    app.draw(app.screen)
    y = button.rect.y + button.rect.h // 5
    left, right = (app.screen.get_at((button.rect.x + button.rect.w * part // 10, y)) for part in (4, 6))
    assert sum(left[:3]) > sum(right[:3]) + 150


def test_the_rim_of_the_prompt_tells_that_another_person_is_asked(sit: Any) -> None:
    app, scene = sit((None, None, None), game="american_rails")
    bidding(app, scene)
    press(app, pygame.K_RETURN)

    def rim() -> tuple[int, ...]:
        app.draw(app.screen)
        left, top = scene.prompt_panel.rect.topleft
        return tuple(app.screen.get_at((left + scene.scale.px(3), top + scene.prompt_panel.rect.h // 2))[:3])

    colour = SEATS[scene.match.seats[scene.match.current_player].colour].colour
    assert all(abs(a - b) < 24 for a, b in zip(rim(), colour, strict=True))
    pass_time(app, SAME_HAND + 0.2)
    assert not app.busy
    assert any(abs(a - b) > 60 for a, b in zip(rim(), colour, strict=True))


@pytest.mark.parametrize("game", game_keys())
def test_the_plate_of_the_prompt_says_whose_turn_it_is(
    sit: Any, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    app, scene = sit((None, None, None), game=game)
    wait_for_person(app, scene)
    seen: list[str] = []
    monkeypatch.setattr(prompt_panel, "draw_plate", lambda *args, **_: seen.append(args[4]))
    app.draw(app.screen)
    assert seen == [translate("turn-of", name=scene.match.names[scene.match.current_player])]


def test_a_double_click_does_not_press_what_comes_to_lie_under_the_pointer(sit: Any) -> None:
    app, scene = sit((None, "greedy", "greedy"), game="north_american_railways", bot_pause=2.0)
    until(
        app,
        scene,
        lambda: scene.match.state.legal_moves() if PassCities() in scene.match.state.legal_moves() else None,
    )
    place, count = button_of(scene, pickable_of(PassCities)), scene.match.moves_played
    click(app, place)
    assert scene.match.moves_played == count + 1
    below = next(one for one in scene.spots() if one.rect.collidepoint(place))
    assert below.target == PromptButton(Command.PAUSE)
    pass_time(app, IMPATIENT)
    click(app, place)
    assert not scene.session.bot_clock.paused
    pass_time(app, OTHER)
    click(app, place)
    assert scene.session.bot_clock.paused


def test_a_double_press_does_not_put_a_sheet_away_unread(sit: Any) -> None:
    app, scene = sit((None, None, None), game="north_american_railways")
    until(app, scene, lambda: True if PassCities() in scene.match.state.legal_moves() else None)
    while not scene.session.playback.blocks:
        wait_for_person(app, scene)
        scene.session.play(PassCities())
    app.step(FRAME, ())
    assert scene.session.sheet is not None
    press(app, pygame.K_RETURN)
    assert scene.session.sheet is not None
    pass_time(app, MOMENT)
    press(app, pygame.K_RETURN)
    assert scene.session.sheet is None


@pytest.mark.parametrize("by", ["keys", "pointer"])
def test_dice_are_not_thrown_by_what_was_pressed_on_from_the_motion_before(sit: Any, by: str) -> None:
    app, scene = sit((None, None, None), game="new_england_railways", animation_speed=1.0)
    until(
        app,
        scene,
        lambda: True if any(isinstance(m, Ship) for m in scene.match.state.legal_moves()) else None,
    )
    place = scene.layout.board.center

    def confirm() -> None:
        press(app, pygame.K_RETURN) if by == "keys" else click(app, place)

    while scene.session.playback.thrown:
        if not scene.session.playback.blocks:
            scene.session.play(scene.match.state.legal_moves()[0])
            pass_time(app, TWICE)
        if scene.motions:
            confirm()
        app.step(FRAME, ())
    for _ in range(int(MOMENT / FRAME / 6) - 1):
        confirm()
        app.step(4 * FRAME, ())
        assert not scene.session.playback.thrown
    pass_time(app, MOMENT)
    confirm()
    assert scene.session.playback.thrown


@pytest.mark.parametrize("game", ONE_GAME)
def test_nothing_is_played_by_enter_before_what_is_asked_was_seen_for_a_moment(sit: Any, game: str) -> None:
    app, scene = sit((None, "greedy", "greedy"), game=game, animation_speed=1.0)
    rng, asked = random.Random(2), 0

    def decided() -> int:
        return sum(entry.by == "person" for entry in scene.match.journal.entries)

    while asked < 10 and not scene.session.over:
        wait_for_person(app, scene)
        scene.session.play(rng.choice(list(scene.match.state.legal_moves())))
        count, impatient = decided(), False
        while not (scene.session.asked or scene.session.over or isinstance(app.top, Curtain)):
            press(app, pygame.K_RETURN, unseen=True)
            impatient = True
        for _ in range(3 * impatient):
            press(app, pygame.K_RETURN, unseen=True)
        assert decided() == count
        asked += impatient and scene.session.asked
    assert asked > 3


def test_whoever_has_taken_a_bots_seat_back_need_not_press_twice(sit: Any) -> None:
    app, scene = sit((None, None, None))
    until(app, scene, lambda: any(isinstance(move, Bid) for move in scene.match.state.legal_moves()) or None)
    played, following = scene.match.moves_played, (scene.match.current_player + 1) % 3
    seats = scene.match.seats
    scene.do(Pause())
    scene.session.set_seat(following, replace(seats[following], bot="random"))
    pass_time(app, SETTLING + 0.1)
    press(app, pygame.K_RETURN)
    assert scene.match.moves_played == played + 1
    assert scene.match.current_player == following
    scene.session.set_seat(following, seats[following])
    pass_time(app, SETTLING + 0.1)
    press(app, pygame.K_RETURN)
    assert scene.match.moves_played == played + 2


def test_enter_from_habit_after_another_key_does_not_confirm_the_next_question(sit: Any) -> None:
    app, scene = sit((None, None, None), game="american_rails")
    bidding(app, scene)
    press(app, pygame.K_UP)
    scene.session.play(scene.session.decision.armed)
    scene.session.handover.drop()  # As if the same person were asked again.
    scene.sync()
    count = scene.match.moves_played
    press(app, pygame.K_RETURN)
    assert scene.match.moves_played == count
    pass_time(app, MOMENT)
    press(app, pygame.K_RETURN)
    assert scene.match.moves_played == count + 1
