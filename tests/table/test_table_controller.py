"""The play scene with a plain board: choosing, bots, undo, sleeping, the way to looking back."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.match.journal import PERSON
from game.match.match import Match
from game.table.learning.review_scene import ReviewScene
from game.table.pages.result import ResultScene
from game.table.pages.setup import SetupPage
from game.table.play.decision import Decision
from game.table.play.intents import Pick
from game.table.play.menus import GameMenu, LogPage, Menu, SeatMenu
from game.table.play.spots import MAXIMUM, MORE, BarButton
from game.table.program.app import App
from game.table.program.commands import Command
from game.table.program.input import MOMENT
from game.table.tools.screenshots import over
from game.words import Localizer, translate
from tests.table.driver import (
    FRAME,
    choose_by_pointer,
    click,
    place_of,
    press,
    spot,
    wait_for_person,
)
from tests.table.plain import PlainView, tables

PEOPLE = (None, None, None)


@pytest.fixture
def sit(tmp_path: Path) -> Iterator[Any]:
    """Makes tables and closes them afterwards."""
    with tables(tmp_path) as make:
        # Every table has a view of its own.
        yield lambda bots=PEOPLE, **how: make(bots, view=PlainView(), **how)


def test_a_move_is_made_by_picking_and_confirming(sit: Any) -> None:
    app, scene = sit()
    wait_for_person(app, scene)
    move = scene.match.state.legal_moves()[0]
    choose_by_pointer(app, scene, move)
    assert scene.match.moves_played == 1
    assert scene.match.journal.entries[0].move == scene.match.game.format_move(move)


def test_each_line_of_the_log_is_put_into_words_once(sit: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    said, speak = [], Localizer.log_text
    monkeypatch.setattr(
        Localizer, "log_text", lambda localizer, line: said.append(line) or speak(localizer, line)
    )
    app, scene = sit()
    scene.session.recaps.enabled = False  # It chooses its own lines.
    said.clear()
    for _ in range(8):
        wait_for_person(app, scene)
        scene.session.play(scene.match.state.legal_moves()[0])
    scene.sync()
    scene.session.log()
    assert len(said) == len({id(line) for line in said})
    assert {id(line.content) for line in scene.match.log} <= {id(line) for line in said}


def test_the_second_click_on_what_is_armed_plays_it(sit: Any) -> None:
    app, scene = sit()
    wait_for_person(app, scene)
    thing = scene.session.decision.options[0]
    place = place_of(scene, thing)
    click(app, place)
    assert scene.match.moves_played == 0
    assert scene.session.decision.armed is not None
    click(app, place)
    assert scene.match.moves_played == 1


def test_escape_lets_go_and_then_opens_the_menu(sit: Any) -> None:
    app, scene = sit()
    wait_for_person(app, scene)
    click(app, place_of(scene, scene.session.decision.options[0]))
    press(app, pygame.K_ESCAPE)
    assert scene.session.decision.picked == ()
    assert app.top is scene
    press(app, pygame.K_ESCAPE)
    assert isinstance(app.top, GameMenu)
    press(app, pygame.K_ESCAPE)
    assert app.top is scene


def test_pointing_shows_what_a_move_would_change(sit: Any) -> None:
    app, scene = sit()
    wait_for_person(app, scene)
    thing = scene.session.decision.options[0]
    place = place_of(scene, thing)
    pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=place, rel=(0, 0), buttons=(0, 0, 0)))
    app.step(FRAME)
    assert scene.session.pointed == thing
    assert scene.prompt.slip is not None
    assert scene.session.decision.picked == ()


def test_a_bid_is_stepped_typed_and_wheeled(sit: Any) -> None:
    app, scene = sit()
    wait_for_person(app, scene)
    choose_by_pointer(app, scene, scene.match.state.legal_moves()[0])
    wait_for_person(app, scene)
    amount = scene.session.decision.amount
    assert amount is not None
    assert amount.value == amount.lowest
    click(app, spot(scene, MORE))
    assert scene.session.decision.amount.value == amount.values[1]
    pygame.event.post(pygame.event.Event(pygame.MOUSEWHEEL, y=2, x=0, flipped=False))
    app.step(FRAME)
    assert scene.session.decision.amount.value == amount.values[3]
    press(app, pygame.K_DOWN)
    assert scene.session.decision.amount.value == amount.values[2]
    click(app, spot(scene, MAXIMUM))
    assert scene.session.decision.amount.value == amount.highest
    for digit in str(amount.values[4]):
        press(app, getattr(pygame, f"K_{digit}"))
    assert scene.session.decision.amount.value == amount.values[4]
    press(app, pygame.K_RETURN)
    assert scene.match.journal.entries[-1].move == scene.match.game.format_move(
        next(m for m in scene.match.position(1).legal_moves() if getattr(m, "amount", 0) == amount.values[4])
    )


def test_an_answer_without_fields_plays_at_once_by_its_letter(sit: Any) -> None:
    app, scene = sit()
    wait_for_person(app, scene)
    choose_by_pointer(app, scene, scene.match.state.legal_moves()[0])
    wait_for_person(app, scene)
    before = scene.match.moves_played
    action = next(action for action in scene.prompt.actions if action.thing is not None)
    press(app, getattr(pygame, f"K_{action.key.lower()}"))
    assert scene.match.moves_played > before


def test_undo_and_redo_by_keys_and_buttons(sit: Any) -> None:
    app, scene = sit()
    for _ in range(3):
        wait_for_person(app, scene)
        choose_by_pointer(app, scene, scene.match.state.legal_moves()[0])
    wait_for_person(app, scene)
    count = scene.match.moves_played
    press(app, pygame.K_u)
    press(app, pygame.K_RETURN)
    assert scene.match.moves_played < count
    press(app, pygame.K_z, pygame.KMOD_CTRL)
    press(app, pygame.K_RETURN)
    click(app, spot(scene, BarButton(Command.REDO)))
    press(app, pygame.K_y, pygame.KMOD_CTRL)
    wait_for_person(app, scene)
    assert scene.match.moves_played == count
    press(app, pygame.K_y, pygame.KMOD_CTRL)
    assert scene.session.notice == translate("nothing-to-redo")


def test_a_move_undone_within_a_frame_is_neither_animated_nor_heard(
    sit: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The table that its events name is no longer there when the frame is drawn."""
    app, scene = sit()
    wait_for_person(app, scene)
    scene.sync()
    played, animated, heard = scene.match.moves_played, [], []
    monkeypatch.setattr(scene.view, "animate_all", lambda events, *_: animated.append(events) or [])
    monkeypatch.setattr(scene.navigator.sounds, "play_for", lambda events: heard.extend(events))
    assert scene.session.play(scene.match.state.legal_moves()[0])
    assert scene.session.undo()
    scene.sync()
    assert not animated
    assert not heard
    assert scene.match.moves_played == played
    assert scene.session.play(scene.match.state.legal_moves()[0])
    scene.sync()
    assert heard == [event for events in animated for event in events] != []


def test_looking_back_shows_the_past_and_changes_nothing(sit: Any) -> None:
    app, scene = sit()
    for _ in range(5):
        wait_for_person(app, scene)
        choose_by_pointer(app, scene, scene.match.state.legal_moves()[0])
    wait_for_person(app, scene)
    count, now = scene.match.moves_played, scene.match.state.to_data()
    press(app, pygame.K_END)
    assert scene.prompt.notice == translate("looking-at-present")
    press(app, pygame.K_PAGEUP)
    page = app.top
    assert isinstance(page, ReviewScene)
    assert page.number == count - 1
    assert page.shown().state == scene.match.position(count - 1)
    press(app, pygame.K_HOME)
    assert page.number == 0
    press(app, pygame.K_PAGEDOWN)
    assert f"move 1 of {count}" in page.chart.tag
    for _ in range(30):
        app.step(FRAME, ())
    press(app, pygame.K_ESCAPE)
    assert app.top is scene
    assert scene.match.moves_played == count
    assert scene.match.state.to_data() == now


def test_what_can_not_be_chosen_says_why(sit: Any) -> None:
    app, scene = sit()
    wait_for_person(app, scene)
    thing = scene.session.decision.options[0]
    decision = scene.session.decision
    moves = [move for move in decision.moves if move != decision.would_arm(thing)]
    scene.session.decision = Decision.among(moves)
    scene.do(Pick(thing))
    assert scene.session.notice == scene.view.text.illegal_reason(thing, scene.session.shown())
    assert scene.match.moves_played == 0


def test_a_refusal_leaves_after_some_seconds(sit: Any) -> None:
    app, scene = sit()
    wait_for_person(app, scene)
    press(app, pygame.K_y, pygame.KMOD_CTRL)
    assert scene.prompt.notice == translate("nothing-to-redo")
    for _ in range(3):
        app.step(1.0, ())
    assert scene.prompt.notice
    assert app.busy
    for _ in range(9):
        app.step(1.0, ())
    assert scene.prompt.notice == ""
    assert not app.busy


def test_a_refusal_leaves_when_the_pointer_goes_on_to_what_is_possible(sit: Any) -> None:
    app, scene = sit()
    wait_for_person(app, scene)
    place = place_of(scene, scene.session.decision.options[0])
    empty = (scene.layout.board.right - 4, scene.layout.board.bottom - 4)
    press(app, pygame.K_y, pygame.KMOD_CTRL)
    for there, told in ((empty, True), (place, False)):
        pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=there, rel=(0, 0), buttons=(0, 0, 0)))
        app.step(FRAME)
        assert bool(scene.prompt.notice) == told


def test_no_tooltip_tells_of_what_lies_under_the_pointer_after_a_click(sit: Any) -> None:
    app, scene = sit()
    wait_for_person(app, scene)

    def told() -> bool:
        """Whether resting brings a tooltip."""
        scene.input.rested = 0.0
        app.draw(app.screen)
        before = pygame.image.tobytes(app.screen, "RGB")
        app.step(1.0, ())
        app.draw(app.screen)
        return pygame.image.tobytes(app.screen, "RGB") != before

    click(app, spot(scene, BarButton(Command.LOG)))
    press(app, pygame.K_ESCAPE)
    assert app.top is scene
    assert scene.input.hovered == BarButton(Command.LOG)
    assert not told()
    for command in (Command.HELP, Command.LOG):
        place = spot(scene, BarButton(command))
        pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=place, rel=(0, 0), buttons=(0, 0, 0)))
        app.step(FRAME)
        assert told()


def test_what_the_table_tells_stays_while_one_points(sit: Any) -> None:
    app, scene = sit()
    wait_for_person(app, scene)
    press(app, pygame.K_s)
    place = place_of(scene, scene.session.decision.options[0])
    pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=place, rel=(0, 0), buttons=(0, 0, 0)))
    app.step(FRAME)
    assert scene.prompt.notice.startswith(translate("speed-chosen", pace="").rstrip(". "))


def test_bots_move_by_themselves_and_can_be_held(sit: Any) -> None:
    app, scene = sit((None, "random", "random"))
    press(app, pygame.K_SPACE)
    assert scene.session.bot_clock.paused
    for _ in range(20):
        app.step(FRAME, ())
    held = scene.match.moves_played
    assert not app.busy
    press(app, pygame.K_SPACE)
    rng = random.Random(3)
    for _ in range(3):
        wait_for_person(app, scene)
        choose_by_pointer(app, scene, rng.choice(scene.match.state.legal_moves()))
    wait_for_person(app, scene)
    assert scene.match.moves_played > held + 3
    assert {entry.by for entry in scene.match.journal.entries} >= {"random", "person"}


def test_the_window_never_waits_for_a_bot_that_thinks(sit: Any) -> None:
    app, scene = sit(("mcts:seconds=30", None, None), seed=2)
    while scene.match.current_player != 0:
        wait_for_person(app, scene)
        choose_by_pointer(app, scene, scene.match.state.legal_moves()[0])
    for _ in range(30):
        app.step(FRAME, ())
    assert scene.session.thinking
    assert app.busy
    frames = app.frames
    app.step(FRAME, ())
    assert app.frames == frames + 1
    count = scene.match.moves_played
    press(app, pygame.K_u)
    assert scene.match.moves_played < count


def test_stopping_a_bot_plays_what_it_has(sit: Any) -> None:
    app, scene = sit(("mcts:seconds=60", None, None), seed=2)
    while scene.match.current_player != 0:
        wait_for_person(app, scene)
        choose_by_pointer(app, scene, scene.match.state.legal_moves()[0])
    count = scene.match.moves_played
    for _ in range(3000):
        app.step(FRAME, ())
        if scene.session.bot_clock.work:
            break
        pygame.time.wait(5)
    press(app, pygame.K_x)
    wait_for_person(app, scene)
    assert scene.match.moves_played > count
    assert scene.match.journal.entries[count].by.startswith("mcts")


def test_a_hint_is_shown_and_taken_by_asking_again(sit: Any) -> None:
    app, scene = sit()
    wait_for_person(app, scene)
    press(app, pygame.K_h)
    assert scene.session.adviser.waited_for
    for _ in range(3000):
        app.step(FRAME, ())
        if scene.session.adviser.hint is not None:
            break
        pygame.time.wait(5)
    hint = scene.session.adviser.hint
    assert hint in scene.match.state.legal_moves()
    assert scene.session.shown().hint == hint
    assert scene.advice.lies_open
    press(app, pygame.K_h)
    assert not scene.advice.lies_open
    assert scene.session.decision.armed == hint
    app.step(MOMENT, ())
    press(app, pygame.K_RETURN)
    assert scene.match.journal.entries[0].move == scene.match.game.format_move(hint)


def test_a_seat_changes_hands(sit: Any) -> None:
    app, scene = sit()
    wait_for_person(app, scene)
    seat = scene.match.current_player
    click(app, scene.layout.cards[seat].center)
    assert isinstance(app.top, SeatMenu)
    press(app, pygame.K_3)
    assert app.top is scene
    assert scene.match.seats[seat].bot == "skilled"
    wait_for_person(app, scene)
    # On a busy machine another bot may stand in for one that is late.
    assert scene.match.journal.entries[0].by != PERSON
    click(app, scene.layout.cards[seat].center)
    press(app, pygame.K_1)
    assert scene.match.seats[seat].person


def test_the_menu_leads_to_who_plays_a_seat(sit: Any) -> None:
    app, scene = sit()
    scene.show_menu()
    press(app, pygame.K_c)
    press(app, pygame.K_2)
    assert isinstance(app.top, SeatMenu)
    seat = scene.match.seats[1]
    press(app, pygame.K_1 if not seat.person else pygame.K_2)
    assert scene.match.seats[1].person != seat.person


def test_no_seat_changes_hands_when_the_game_is_over(app: App) -> None:
    scene = over(app, "north_american_railways", 3)
    app.step(FRAME, ())
    for key in (None, pygame.K_c):
        click(app, scene.layout.cards[0].center) if key is None else press(app, key)
        assert app.top is scene
        assert scene.prompt.notice == translate("seats-settled")


def test_asking_who_plays_a_seat_leads_back_by_mouse(sit: Any) -> None:
    app, scene = sit()
    wait_for_person(app, scene)
    for key in (None, pygame.K_c):
        click(app, scene.layout.cards[0].center) if key is None else press(app, key)
        assert isinstance(app.top, Menu)
        click(app, app.top.form.controls[-1].rect.center)
        assert app.top is scene
    assert all(plan.person for plan in scene.match.seats)


def test_setting_up_another_game_leads_back_to_the_table(sit: Any) -> None:
    app, scene = sit()
    wait_for_person(app, scene)
    scene.new_game()
    assert isinstance(app.top, SetupPage)
    assert app.top.game.key == scene.match.game.key
    press(app, pygame.K_ESCAPE)
    assert app.top is scene


def test_the_end_says_who_won_and_what_can_be_done_next(app: App) -> None:
    scene = over(app, "american_rails")
    app.step(FRAME, ())
    winner = scene.match.names[scene.match.state.winners()[0]]
    assert winner in scene.prompt.title
    assert scene.prompt.slip.changes[0].label == f"1. {winner}"
    assert len(scene.prompt.slip.changes) == scene.match.state.players
    for key, page in ((pygame.K_RETURN, ResultScene), (pygame.K_n, SetupPage)):
        press(app, key)
        assert isinstance(app.top, page)
        press(app, pygame.K_ESCAPE)
        assert app.top is scene
    press(app, pygame.K_PAGEUP)
    assert isinstance(app.top, ReviewScene)


def test_a_table_without_anything_to_do_sleeps(sit: Any) -> None:
    app, scene = sit()
    wait_for_person(app, scene)
    for _ in range(60):
        app.step(FRAME, ())
    assert not app.busy
    frames = app.frames
    for _ in range(10):
        assert not app.step(FRAME, ())
    assert app.frames == frames


def test_a_forced_move_plays_itself_unless_the_player_wants_it_otherwise(sit: Any) -> None:
    app, scene = sit(automatic_moves=False)
    rng = random.Random(1)
    for _ in range(400):
        wait_for_person(app, scene)
        if len(scene.match.state.legal_moves()) == 1 or scene.session.over:
            break
        choose_by_pointer(app, scene, rng.choice(scene.match.state.legal_moves()))
    assert len(scene.match.state.legal_moves()) == 1
    count = scene.match.moves_played
    for _ in range(90):
        app.step(FRAME, ())
    assert scene.match.moves_played == count
    app.settings.automatic_moves = True
    told = set()
    for _ in range(90):
        app.step(FRAME, ())
        told |= {scene.prompt.words, scene.session.notice}
        scene.session.bot_clock.paused = scene.match.moves_played > count
        assert not (
            scene.session.asked and scene.session.notice
        )  # It would seem to be about what is asked now.
    assert any(words.startswith(translate("forced-move", move="|").partition("|")[0]) for words in told)
    assert scene.match.moves_played > count
    assert scene.match.journal.entries[count].by == "automatic"
    made = [entry.move_number for entry in scene.session.log().entries if entry.made]
    assert count + 1 in made
    scene.logbook.show(scene.session.log(), "")  # The log next to a recap leaves the move to that.
    tips = set()
    for y in range(scene.logbook.rect.top, scene.logbook.rect.bottom, 6):
        place = scene.logbook.rect.left + 90, y
        pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=place, rel=(0, 0), buttons=(0, 0, 0)))
        app.step(FRAME)
        tips.add(scene.drawing.tip() and scene.drawing.tip()[0])
    assert translate("log-made") in tips
    assert all(scene.match.journal.entries[number - 1].by == "automatic" for number in made)


def test_the_whole_log_opens_and_closes(sit: Any) -> None:
    app, scene = sit()
    wait_for_person(app, scene)
    choose_by_pointer(app, scene, scene.match.state.legal_moves()[0])
    press(app, pygame.K_l)
    assert isinstance(app.top, LogPage)
    assert len(app.top.log.entries) == len(scene.match.log) > 0
    press(app, pygame.K_l)
    assert app.top is scene


def test_a_line_of_the_log_leads_to_its_moment(sit: Any) -> None:
    app, scene = sit()
    for _ in range(6):
        wait_for_person(app, scene)
        choose_by_pointer(app, scene, scene.match.state.legal_moves()[0])
    wait_for_person(app, scene)
    book = scene.logbook
    lines = [(book.rect.centerx, y) for y in range(book.rect.y, book.rect.bottom, 2)]
    place = next(one for one in lines if book.move_at(one) not in (None, scene.match.moves_played))
    number = book.move_at(place)
    click(app, place)
    assert isinstance(app.top, ReviewScene)
    assert app.top.number == number
    press(app, pygame.K_ESCAPE)
    press(app, pygame.K_l)
    page = app.top
    assert isinstance(page, LogPage)
    rect = page.book.rect
    spots = [(rect.centerx, y) for y in range(rect.y, rect.bottom, 2)]
    click(app, next(one for one in spots if page.book.move_at(one) == 1))
    assert isinstance(app.top, ReviewScene)
    assert app.top.number == 1


def test_leaving_at_any_moment_loses_nothing(sit: Any) -> None:
    app, scene = sit((None, "random", None))
    rng = random.Random(5)
    for _ in range(12):
        wait_for_person(app, scene)
        choose_by_pointer(app, scene, rng.choice(scene.match.state.legal_moves()))
    again = Match.open(app.store, scene.match.id)
    assert again.state == scene.match.state
    assert again.moves_played == scene.match.moves_played
