"""New England Railways at the table: loans, building, shipping link by link, every size."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.rules.new_england_railways.moves import (
    Borrow,
    KeepLoans,
    NoLoan,
    PayToBuild,
    Retire,
    Ship,
    WaitToBuild,
)
from game.rules.new_england_railways.shipping import gains
from game.rules.new_england_railways.state import NewEnglandRailwaysState
from game.rules.new_england_railways.steps import SHIP
from game.table.boards.shown import Pickable, pickable_of
from game.table.kit.motion import Motions
from game.table.new_england_railways.reading import best_by_cube, best_first, candidates, cube_at
from game.table.new_england_railways.view import NewEnglandRailwaysView
from game.table.play.intents import Choose, Pick
from game.table.play.spots import MORE
from game.table.play.table_controller import TableController
from game.table.program.app import App
from game.table.program.input import Resized
from tests.table.driver import CONFIRM, click, place_of, press, spot, wait_for_person
from tests.table.plain import tables
from tests.table.test_play_layout import SIZES, check

KEY = "new_england_railways"
PLACES = ("cube", "city", "link")
"""The fields of things that are clicked on the map."""


@pytest.fixture
def sit(tmp_path: Path) -> Iterator[Any]:
    """Makes tables for people only and closes them afterwards."""
    with tables(tmp_path, game=KEY) as make:
        yield lambda people=3, **how: make((None,) * people, **how)


def state_of(scene: TableController) -> NewEnglandRailwaysState:
    state = scene.match.state
    assert isinstance(state, NewEnglandRailwaysState)
    return state


def where(scene: TableController, thing: Pickable) -> tuple[int, int]:
    """The place of a thing, which has to be seen."""
    place = place_of(scene, thing)
    assert place is not None, thing
    return place


def play_until(app: App, scene: TableController, rng: random.Random, kind: type, least: int = 1) -> list[Any]:
    """Play at random until somebody may make `least` moves of this kind; these moves."""
    for _ in range(900):
        wait_for_person(app, scene, unseen=True)
        moves = list(state_of(scene).legal_moves())
        found = [move for move in moves if isinstance(move, kind)]
        if len(found) >= least:
            return found
        # Small loans, small bids, and every cube that can be shipped.
        likely = [move for move in moves if isinstance(move, Ship)] or moves[:3] + moves[-1:]
        scene.session.play(rng.choice(likely))
    raise AssertionError(f"nobody may make {least} moves {kind.__name__}")


@pytest.mark.parametrize(("people", "text_size"), [(3, 1.0), (4, 1.3), (5, 1.6), (6, 1.0), (6, 1.6)])
def test_everything_in_the_column_has_its_place(people: int, text_size: float, sit: Any) -> None:
    app, scene = sit(people, text_size=text_size)
    rng = random.Random(people)
    for kind in (Borrow, Retire, PayToBuild, Ship):
        move = rng.choice(play_until(app, scene, rng, kind))
        if kind is not PayToBuild:
            scene.session.do(Choose(move))
        scene.sync()
        for size in SIZES:
            app.handle(Resized(size))
            check(scene)
        scene.session.play(move)


def test_a_loan_goes_in_steps_of_ten(sit: Any) -> None:
    app, scene = sit()
    wait_for_person(app, scene)
    amount = scene.session.decision.amount
    assert amount is not None
    assert amount.values == tuple(range(10, 101, 10))
    click(app, spot(scene, MORE))
    press(app, pygame.K_UP)
    assert scene.session.decision.armed == Borrow(30)
    press(app, pygame.K_RETURN)
    assert state_of(scene).debt[state_of(scene).first] == 30


def test_enter_never_borrows_by_itself(sit: Any) -> None:
    app, scene = sit()
    wait_for_person(app, scene)
    assert _meant_by_enter(scene) == ["No loan"]
    assert scene.prompt.slip is not None
    assert scene.prompt.slip.title == "No loan"
    debt = state_of(scene).debt[:]
    press(app, pygame.K_RETURN)
    assert _meant_by_enter(scene) == ["No loan"]
    assert scene.match.moves_played == 0
    press(app, pygame.K_RETURN)
    assert scene.match.moves_played == 1
    assert state_of(scene).debt == debt


def test_an_answer_that_enter_has_chosen_has_one_button(sit: Any) -> None:
    app, scene = sit()
    play_until(app, scene, random.Random(3), Retire)
    press(app, pygame.K_RETURN)
    assert scene.session.decision.armed == KeepLoans()
    assert [action.target for action in scene.prompt.actions if action.main] == [Pick(pickable_of(KeepLoans))]
    assert CONFIRM not in [action.target for action in scene.prompt.actions]
    asked, played = scene.match.current_player, scene.match.moves_played
    press(app, pygame.K_RETURN)
    assert scene.match.moves_played > played
    assert scene.match.mover_of(played) == asked


def test_no_loan_is_one_press(sit: Any) -> None:
    app, scene = sit()
    wait_for_person(app, scene)
    click(app, where(scene, pickable_of(NoLoan)))
    assert scene.match.moves_played == 1


@pytest.mark.parametrize("pay", [True, False])
def test_enter_pays_and_a_button_waits(pay: bool, sit: Any) -> None:
    app, scene = sit()
    play_until(app, scene, random.Random(4), PayToBuild)
    assert scene.prompt.slip is not None
    assert len(scene.prompt.slip.parts) == 2
    link, seat = state_of(scene).lot_link(), state_of(scene).turn
    if pay:
        press(app, pygame.K_RETURN)
        press(app, pygame.K_RETURN)
    else:
        click(app, where(scene, pickable_of(WaitToBuild)))
    state = state_of(scene)
    assert state.owner[link] == seat
    assert bool(state.built >> link & 1) == pay


def test_a_goal_that_leaves_one_route_arms_it(sit: Any) -> None:
    app, scene = sit()
    ships = play_until(app, scene, random.Random(5), Ship)
    move = next(
        move
        for move in ships
        if sum(other.route[-1] == move.route[-1] and other.route[0] == move.route[0] for other in ships) == 1
    )
    cube, goal = scene.view.choosing.pickables_for(scene.match.state, move)[:2]
    click(app, where(scene, cube))
    click(app, where(scene, goal))
    assert scene.session.decision.armed == move
    assert scene.prompt.slip is not None
    click(app, where(scene, goal))
    entry = scene.match.journal.entries[scene.match.moves_played - 1]
    assert any(one.move == scene.match.game.format_move(move) for one in scene.match.journal.entries[-20:]), (
        entry
    )


def test_a_route_is_picked_link_by_link(sit: Any) -> None:
    app, scene = sit(3)
    rng = random.Random(9)
    for _ in range(200):
        ships = play_until(app, scene, rng, Ship, 8)
        by_goal: dict[tuple[int, int, int], list[Ship]] = {}
        for move in ships:
            by_goal.setdefault((move.route[0], move.colour, move.route[-1]), []).append(move)
        several = [moves for moves in by_goal.values() if len(moves) > 1]
        if several:
            break
        scene.session.play(rng.choice(ships))
    else:
        raise AssertionError("never two routes to one town")
    state, shown = state_of(scene), scene.session.shown()
    move = best_first(state, several[0])[-1]
    cube, goal, *links = (
        thing for thing in scene.view.choosing.pickables_for(scene.match.state, move) if thing.field in PLACES
    )
    click(app, where(scene, cube))
    best = best_first(state, candidates(shown, cube))[0]
    assert scene.session.decision.armed == best
    assert "pays you most" in scene.prompt.words
    click(app, where(scene, goal))
    assert scene.session.decision.armed == best_first(state, several[0])[0] != move
    for link in links:
        if scene.session.decision.armed != move:
            click(app, where(scene, link))
    assert scene.session.decision.armed == move
    press(app, pygame.K_RETURN)
    assert state_of(scene).step != SHIP or scene.session.decision.picked == ()


def test_the_best_way_of_a_cube_is_shipped_with_one_click_and_enter(sit: Any) -> None:
    app, scene = sit(3)
    ships = play_until(app, scene, random.Random(9), Ship, 8)
    state = state_of(scene)
    best = best_first(state, ships)[0]
    before, gained = list(state.income), gains(state, best.route)
    assert max(gains(state, move.route)[state.turn] for move in ships) == gained[state.turn]
    click(app, where(scene, scene.view.choosing.pickables_for(scene.match.state, best)[0]))
    assert scene.prompt.slip is not None
    assert scene.prompt.slip.gains == bool(gained[state.turn])
    press(app, pygame.K_RETURN)
    assert state_of(scene).income == [a + b for a, b in zip(before, gained, strict=True)]


def test_only_cubes_that_bring_something_glow_and_say_how_much(sit: Any) -> None:
    app, scene = sit(3)
    rng = random.Random(9)
    for _ in range(60):
        ships = play_until(app, scene, rng, Ship, 4)
        state, shown = state_of(scene), scene.session.shown()
        found = best_by_cube(shown)
        if 0 in found.values() and any(found.values()):
            break
        scene.session.play(rng.choice(ships))
    else:
        raise AssertionError("every cube brings something")
    for thing, gain in found.items():
        moves = [
            move for move in ships if thing in scene.view.choosing.pickables_for(scene.match.state, move)
        ]
        assert gain == max(gains(state, move.route)[state.turn] for move in moves)
    view = scene.view
    assert isinstance(view, NewEnglandRailwaysView)
    for thing, gain in found.items():
        city, colour = cube_at(state.board, thing.number)
        x, y = view.layout.cube_place(city, state.cubes_at(city).index(colour))
        place = pygame.Rect(0, 0, 34, 34)
        place.center = (round(x), round(y))
        pictures = []
        for moves in (
            shown.moves,
            [move for move in shown.moves if thing not in view.choosing.pickables_for(state, move)],
        ):
            surface = pygame.Surface(app.size, 0, 32)
            view.draw(surface, replace(shown, moves=moves), Motions(0.0))
            pictures.append(pygame.image.tobytes(surface.subsurface(place.clip(surface.get_rect())), "RGB"))
        assert (pictures[0] != pictures[1]) == bool(gain), thing


def test_what_cannot_be_shipped_says_why(sit: Any) -> None:
    app, scene = sit()
    play_until(app, scene, random.Random(5), Ship)
    state = state_of(scene)
    able = {
        thing
        for move in state.legal_moves()
        for thing in scene.view.choosing.pickables_for(scene.match.state, move)
    }
    slot = next(s for s, count in enumerate(state.cubes) if count and Pickable("cube", s) not in able)
    moves = scene.match.moves_played
    click(app, where(scene, Pickable("cube", slot)))
    assert scene.match.moves_played == moves
    assert scene.session.notice
    assert scene.session.decision.picked == ()


@pytest.mark.parametrize(("field", "count"), [("link", "links"), ("city", "cities")])
def test_where_no_cube_can_go_says_so(field: str, count: str, sit: Any) -> None:
    app, scene = sit()
    play_until(app, scene, random.Random(5), Ship)
    chooser, board = scene.session.decision, state_of(scene).board
    things = [Pickable(field, number) for number in range(len(getattr(board, count)))]
    useless = next(thing for thing in things if not chooser.can_pick(thing))
    scene.do(Pick(useless))
    name = scene.session.localizer.title(field, useless.number)
    assert scene.session.notice.startswith("No cube can be shipped")
    assert name in scene.session.notice


@pytest.mark.parametrize("pay_back", [True, False])
def test_enter_keeps_loans_until_an_amount_is_chosen(pay_back: bool, sit: Any) -> None:
    app, scene = sit()
    moves = play_until(app, scene, random.Random(6), Retire)
    seat = state_of(scene).turn
    debt = state_of(scene).debt[seat]
    assert {choice.choice.thing for choice in scene.prompt.choices} == set()
    assert _meant_by_enter(scene) == ["Keep the loans"]
    if pay_back:
        press(app, pygame.K_DOWN)
        assert _meant_by_enter(scene) == [f"Pay back ${moves[0].amount}"]
    else:
        press(app, pygame.K_RETURN)
    press(app, pygame.K_RETURN)
    assert state_of(scene).debt[seat] == debt - (moves[0].amount if pay_back else 0)


def test_the_button_pays_the_least_back(sit: Any) -> None:
    app, scene = sit()
    moves = play_until(app, scene, random.Random(6), Retire)
    seat = state_of(scene).turn
    debt = state_of(scene).debt[seat]
    click(app, spot(scene, CONFIRM))
    assert state_of(scene).debt[seat] == debt - moves[0].amount


def _meant_by_enter(scene: TableController) -> list[str]:
    return [action.label for action in scene.prompt.actions if action.key == "enter"]


def test_motion_at_full_pace_ends_in_the_picture_at_rest(sit: Any) -> None:
    app, scene = sit(4)
    rng = random.Random(7)
    app.settings.animation_speed = 1.0
    for _ in range(40):
        if not scene.session.asked:
            break
        scene.session.play(rng.choice(list(state_of(scene).legal_moves())[-3:]))
        app.step(0.05, ())
    assert scene.motions.left < 30
    for _ in range(400):
        app.step(0.1, ())
        if not scene.motions:
            break
    assert not scene.motions
