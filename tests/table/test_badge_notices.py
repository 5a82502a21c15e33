"""A badge belongs to who has won it: it is read before another person is called, and is gone after that."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.people.achievement_file import achievements
from game.people.achievements import EarnedAchievement
from game.table.play.badge_notices import READ, SECONDS
from game.table.play.curtain import Curtain
from game.table.play.handover import AGAIN
from game.table.play.table_controller import TableController
from game.table.program.app import App
from tests.table.driver import press
from tests.table.plain import tables

Table = tuple[App, TableController]


@pytest.fixture
def three_people(tmp_path: Path) -> Iterator[Table]:
    """Three people at one screen of North American Railways, where cash is secret."""
    with tables(tmp_path) as make:
        yield make((None, None, None), game="north_american_railways")


def win(scene: TableController, seat: int) -> None:
    """This seat has just won a badge."""
    wanted = achievements(scene.match.game.key)[0]
    scene.badge_notices._told.append(EarnedAchievement(seat, "", scene.match.game.key, wanted))


def sit_down(app: App) -> None:
    """Wait for the curtain, and open it."""
    for _ in range(80):
        app.step(0.1, ())
        if isinstance(app.top, Curtain):
            app.step(AGAIN, ())
            press(app, pygame.K_RETURN)
            return
    raise AssertionError("no curtain falls")


def play_and_win(app: App, scene: TableController) -> int:
    """Somebody sits down, makes a move and wins a badge by it; the seat."""
    sit_down(app)
    winner = scene.match.current_player
    scene.session.play(scene.match.state.legal_moves()[0])
    win(scene, winner)
    return winner


def test_the_next_person_is_called_when_a_badge_has_been_read(
    three_people: Table,
) -> None:
    app, scene = three_people
    winner = play_and_win(app, scene)
    while scene.motions or not scene.badge_notices.lies:
        app.step(0.1, ())
    for _ in range(int(READ * 10) - 2):
        app.step(0.1, ())
        assert app.top is scene
        assert scene.session.secrets.due
    sit_down(app)
    assert scene.match.current_player != winner
    assert scene.badge_notices.seen is None


def test_a_badge_goes_with_time_while_the_curtain_hangs(three_people: Table) -> None:
    app, scene = three_people
    play_and_win(app, scene)
    while not isinstance(app.top, Curtain):
        app.step(0.1, ())
    assert scene.badge_notices.lies
    for _ in range(int(SECONDS * 10)):
        assert app.busy or scene.badge_notices.seen is None
        app.step(0.1, ())
    assert isinstance(app.top, Curtain)
    assert scene.badge_notices.seen is None
    assert not app.busy


def test_another_persons_move_and_an_undo_take_a_badge_away(
    three_people: Table,
) -> None:
    app, scene = three_people
    sit_down(app)
    winner = scene.match.current_player
    win(scene, winner)
    scene.session.play(scene.match.state.legal_moves()[0])
    assert scene.badge_notices.seen is not None
    assert scene.match.current_player != winner
    scene.session.open_curtain()
    scene.sync()
    scene.session.play(scene.match.state.legal_moves()[0])
    scene.sync()
    assert scene.badge_notices.seen is None
    win(scene, winner)
    scene.session.undo()
    scene.sync()
    assert scene.badge_notices.seen is None


def test_each_badge_waits_until_all_that_happened_has_been_seen(three_people: Table) -> None:
    _, scene = three_people
    earnings = scene.badge_notices
    win(scene, 0)
    earnings.pass_time(0.0, at_rest=True)
    assert earnings.lies
    win(scene, 0)
    earnings.pass_time(SECONDS, at_rest=False)
    assert earnings.seen is not None
    assert not earnings.lies
    earnings.pass_time(SECONDS, at_rest=False)
    assert not earnings.lies
    earnings.pass_time(0.0, at_rest=True)
    earnings.pass_time(SECONDS, at_rest=True)
    assert earnings.seen is None
    win(scene, 0)
    earnings.pass_time(SECONDS, at_rest=False)
    assert not earnings.lies
