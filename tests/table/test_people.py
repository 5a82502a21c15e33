"""People who share the screen: what each may see, whose turn it is, whose moves go back."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.match.journal import SeatPlan
from game.rules.north_american_railways.moves import BuyCity, Found, LetGo, Offer
from game.rules.north_american_railways.state import NorthAmericanRailwaysState
from game.rules.railways_of_north_america.moves import KeepBaron
from game.table.boards.shown import Pickable
from game.table.controls.dialogs import Dialog
from game.table.kit.motion import Motions
from game.table.play.curtain import Curtain
from game.table.play.handover import SAME_HAND, SETTLING
from game.table.play.intents import Choose, Select, StepAmount
from game.table.play.menus import GameMenu
from game.table.play.spots import MORE, Eye
from game.table.play.table_controller import TableController
from game.table.program.app import App
from game.words import Localizer, Money, translate
from tests.table.driver import FRAME, choose_by_pointer, open_curtain, press, wait_for_person
from tests.table.plain import tables

CASH, BARONS = "north_american_railways", "railways_of_north_america"


@pytest.fixture
def sit(tmp_path: Path) -> Iterator[Any]:
    """Makes tables and closes them afterwards."""
    with tables(tmp_path) as make:
        yield make


def look(app: App, down: bool = True) -> None:
    """Hold the key to what only one may see, or let it go."""
    kind = pygame.KEYDOWN if down else pygame.KEYUP
    pygame.event.post(pygame.event.Event(kind, key=pygame.K_v, mod=0, unicode="v"))
    app.step(FRAME)


def cash_shown(scene: TableController) -> list[int]:
    """The seats whose cash can be read."""
    shown = scene.session.shown()
    seats = range(scene.match.state.players)
    return [seat for seat in seats if not scene.view.text.seat_card(seat, shown, Motions()).hidden]


def until(app: App, scene: TableController, kind: type, rng: random.Random, most: int = 2000) -> Any:
    """Play at random until a person may make a move of this kind; one such move."""
    for _ in range(300):
        wait_for_person(app, scene, unseen=True)
        moves = list(scene.match.state.legal_moves())
        found = [move for move in moves if isinstance(move, kind)]
        if found:
            return rng.choice(found)
        scene.session.play(rng.choice([m for m in moves if getattr(m, "amount", 0) <= most] or moves))
    raise AssertionError(kind)


# Whose secrets are shown


def test_who_holds_the_key_sees_nothing_of_the_next_person(sit: Any) -> None:
    app, scene = sit((None, None, None), game=CASH, animation_speed=1.0)
    wait_for_person(app, scene)
    look(app)
    assert cash_shown(scene) == [scene.match.current_player]
    scene.session.play(Found(0, 500))
    scene.sync()
    while scene.pieces_fly:
        assert cash_shown(scene) == []
        app.step(FRAME, ())
    assert isinstance(app.top, Curtain)
    look(app)
    assert cash_shown(scene) == []
    open_curtain(app)
    assert cash_shown(scene) == []
    look(app, False)
    look(app)
    assert cash_shown(scene) == [scene.match.current_player]


def test_no_eye_is_on_a_card_while_the_next_person_comes(sit: Any) -> None:
    app, scene = sit((None, None, None), game=CASH)
    wait_for_person(app, scene)
    assert any(one.target == Eye() for one in scene.spots())
    scene.session.play(Found(0, 500))
    assert scene.session.secrets.due
    assert not any(one.target == Eye() for one in scene.spots())


def test_the_tray_does_not_show_that_an_offer_is_all_there_is(sit: Any) -> None:
    app, scene = sit((None, None, None), game=CASH)
    wait_for_person(app, scene)
    scene.session.do(Select(Pickable("column", 0)))
    scene.session.do(StepAmount(1_000_000))
    scene.sync()
    more = {one.target: one.enabled for one in scene.spots()}
    assert more[MORE]
    look(app)
    more = {one.target: one.enabled for one in scene.spots()}
    assert not more[MORE]


def test_nobody_looks_while_bots_play(sit: Any) -> None:
    app, scene = sit((None, None, "greedy", "greedy"), game=CASH, bot_pause=5.0)
    wait_for_person(app, scene)
    while scene.match.seats[scene.match.current_player].person:
        scene.session.play(scene.match.state.legal_moves()[4])
        open_curtain(app)
    look(app)
    assert cash_shown(scene) == []


@pytest.mark.parametrize("people", [1, 2])
def test_a_seat_given_to_a_bot_stays_covered(people: int, sit: Any) -> None:
    app, scene = sit((*[None] * people, *["greedy"] * (4 - people)), game=CASH, bot_pause=5.0)
    wait_for_person(app, scene)
    for seat in range(people):
        plan = scene.match.seats[seat]
        scene.session.set_seat(seat, SeatPlan(plan.name, plan.colour, "greedy"))
    app.step(FRAME, ())
    assert cash_shown(scene) == ([0] if people == 1 else [])
    look(app)
    assert cash_shown(scene) == ([0] if people == 1 else [])


def test_among_bots_alone_all_is_open(sit: Any) -> None:
    _, scene = sit(("greedy", "greedy", "greedy"), game=CASH)
    assert cash_shown(scene) == [0, 1, 2]


# The curtain


def director_without_the_price(app: App, scene: TableController) -> None:
    """Make an offer that the director can't pay."""
    rng = random.Random(4)
    for _ in range(40):
        until(app, scene, Offer, rng, 700)
        state = scene.match.state
        assert isinstance(state, NorthAmericanRailwaysState)
        for offer in state.legal_moves():
            company = state.bottom_share(offer.column) if isinstance(offer, Offer) else -1
            if isinstance(offer, Offer) and state.cash[state.director[company]] < offer.amount:
                scene.session.play(offer)
                return
        scene.session.play(rng.choice(list(state.legal_moves())))
    raise AssertionError("every director can pay every price")


def test_a_director_without_a_choice_is_asked_behind_the_curtain(sit: Any) -> None:
    app, scene = sit((None, None, None), game=CASH, automatic_moves=True)
    director_without_the_price(app, scene)
    assert list(scene.match.state.legal_moves()) == [LetGo()]
    assert not scene.prompt.choices
    for _ in range(90):
        app.step(FRAME, ())
    assert isinstance(app.top, Curtain)
    assert not scene.prompt.choices
    open_curtain(app)
    wait_for_person(app, scene)
    price = scene.match.state.offer_price
    assert all(offered.choice.enabled for offered in scene.prompt.choices)
    look(app)
    guide = Localizer(scene.match.game, scene.match.names).translate(
        "guide-let-go", amount=Money(price), seat=scene.match.state.proposer
    )
    assert scene.prompt.words == guide
    assert [offered.choice.enabled for offered in scene.prompt.choices] == [True, False]
    look(app, False)
    press(app, pygame.K_2)
    press(app, pygame.K_RETURN)
    assert scene.session.notice == Localizer(scene.match.game).translate(
        "refused-offer-too-dear", amount=price
    )
    count = scene.match.moves_played
    for _ in range(90):
        app.step(FRAME, ())
    assert scene.match.moves_played == count


def test_no_curtain_where_cash_plays_no_part(sit: Any) -> None:
    app, scene = sit((None, None, None), game=CASH)
    city = until(app, scene, BuyCity, random.Random(3))
    buyer = scene.match.current_player
    scene.session.play(city)
    app.step(FRAME, ())
    assert scene.match.current_player != buyer
    assert app.top is scene
    assert scene.session.asked
    assert cash_shown(scene) == []


def test_who_wants_to_look_where_no_curtain_fell_asks_for_it(sit: Any) -> None:
    app, scene = sit((None, None, None), game=BARONS)
    for _ in range(3):
        scene.session.play(until(app, scene, KeepBaron, random.Random(1)))
    wait_for_person(app, scene)
    assert app.top is scene
    look(app)
    assert isinstance(app.top, Curtain)
    assert scene.session.secrets.covered
    look(app, False)
    open_curtain(app)
    assert scene.session.secrets.covered
    look(app)
    assert not scene.session.secrets.covered


def test_the_curtain_is_not_opened_by_a_second_press_of_the_same_key(sit: Any) -> None:
    app, scene = sit((None, None, None), game=CASH)
    wait_for_person(app, scene)
    scene.session.do(Choose(Found(0, 500)))
    press(app, pygame.K_RETURN, times=2)
    app.step(FRAME, ())
    press(app, pygame.K_RETURN, times=2)
    assert isinstance(app.top, Curtain)
    assert scene.match.moves_played == 2


@pytest.mark.parametrize("key", [pygame.K_ESCAPE, pygame.K_F10])
def test_the_menu_over_the_curtain_shows_nothing_of_the_table(sit: Any, key: int) -> None:
    app, scene = sit((None, None, None), game=CASH)
    wait_for_person(app, scene)
    scene.session.play(Found(0, 500))
    app.step(FRAME, ())
    app.step(SETTLING, ())
    curtain = app.top
    assert isinstance(curtain, Curtain)
    press(app, key)
    menu = app.top
    assert isinstance(menu, GameMenu)
    assert {control.key for control in menu.form.controls} == {"escape", "s", "f1", "t", "q"}
    assert cash_shown(scene) == []
    press(app, pygame.K_s)
    press(app, pygame.K_ESCAPE)
    assert app.top is curtain
    press(app, key)
    press(app, pygame.K_ESCAPE)
    assert app.top is curtain
    assert scene.session.secrets.due


def test_who_wants_advice_where_no_curtain_fell_is_told_why_it_falls(sit: Any) -> None:
    app, scene = sit((None, None, None), game=CASH)
    scene.session.play(until(app, scene, BuyCity, random.Random(3)))
    wait_for_person(app, scene)
    asked = scene.match.current_player
    press(app, pygame.K_h)
    assert isinstance(app.top, Curtain)
    app.step(SETTLING, ())
    app.draw(app.screen)
    press(app, pygame.K_ESCAPE)
    assert app.top is scene
    assert not scene.session.secrets.private
    press(app, pygame.K_h)
    open_curtain(app)
    assert scene.session.secrets.opened_by == asked
    assert scene.session.adviser.waited_for


def test_while_a_bot_decides_there_is_no_eye_and_looking_says_why(sit: Any) -> None:
    app, scene = sit((None, None, "greedy"), game=CASH, bot_pause=60.0)
    while scene.match.current_player != 2:
        wait_for_person(app, scene)
        assert any(spot.target == Eye() for spot in scene.spots())
        scene.session.play(scene.match.state.legal_moves()[0])
    app.step(FRAME, ())
    assert not any(spot.target == Eye() for spot in scene.spots())
    look(app)
    assert scene.session.notice == translate("waited-for", name=scene.match.names[2])
    assert not scene.session.secrets.peeking


def test_a_seat_that_stays_as_it_is_is_not_told_of(sit: Any) -> None:
    app, scene = sit((None, None, "greedy"))
    wait_for_person(app, scene)
    scene.session.do(Choose(scene.match.state.legal_moves()[0]))
    picked, lines = scene.session.decision.picked, len(scene.match.log)
    for seat in (1, 2):
        scene.show_seat(seat)
        before = scene.match.seats[seat]
        press(app, pygame.K_RETURN)
        assert app.top is scene
        assert scene.match.seats[seat] == before
    assert len(scene.match.log) == lines
    assert scene.session.decision.picked == picked


# Whose turn it is


def test_a_second_press_does_not_play_for_the_next_person(sit: Any) -> None:
    app, scene = sit((None, None, None))
    wait_for_person(app, scene)
    choose_by_pointer(app, scene, scene.match.state.legal_moves()[0])
    wait_for_person(app, scene)
    count, bidder = scene.match.moves_played, scene.match.current_player
    press(app, pygame.K_RETURN, times=3)
    assert scene.match.moves_played == count + 1
    assert scene.match.current_player != bidder
    press(app, pygame.K_RETURN)
    assert scene.match.moves_played == count + 1
    app.step(SAME_HAND, ())
    press(app, pygame.K_RETURN)
    assert scene.match.moves_played == count + 2


def test_the_prompt_names_who_is_asked_where_several_play(sit: Any) -> None:
    app, scene = sit((None, None, None))
    wait_for_person(app, scene)
    assert scene.prompt.who == scene.match.names[scene.match.current_player]
    assert scene.prompt.colour == scene.match.seats[scene.match.current_player].colour
    app, scene = sit((None, "greedy", "greedy"))
    wait_for_person(app, scene)
    assert scene.prompt.who == ""


# Whose moves go back


def test_taking_back_another_persons_move_is_asked(sit: Any) -> None:
    app, scene = sit((None, None, None))
    wait_for_person(app, scene)
    first = scene.match.current_player
    scene.session.play(scene.match.state.legal_moves()[0])
    wait_for_person(app, scene)
    # Who puts a share up bids first.
    scene.session.play(scene.match.state.legal_moves()[0])
    wait_for_person(app, scene)
    press(app, pygame.K_u)
    assert isinstance(app.top, Dialog)
    assert app.top.words == translate("undo-asks.words", name=scene.match.names[first])
    press(app, pygame.K_ESCAPE)
    assert scene.match.moves_played == 2
    press(app, pygame.K_u)
    press(app, pygame.K_RETURN)
    assert scene.match.moves_played == 1
    assert scene.session.notice == translate("took-back", count=1, names=scene.match.names[first])


def test_taking_back_what_a_bot_did_for_another_person_is_asked(sit: Any) -> None:
    app, scene = sit((None, "greedy", "greedy"))
    wait_for_person(app, scene)
    mine = scene.match.current_player
    while scene.match.current_player == mine:
        scene.session.play(scene.match.state.legal_moves()[-1])
    wait_for_person(app, scene)
    other = next(seat for seat in scene.match.undo_seats if seat != mine)
    scene.session.set_seat(other, SeatPlan("Player", scene.match.seats[other].colour, None))
    count = scene.match.moves_played
    press(app, pygame.K_u)
    assert isinstance(app.top, Dialog)
    assert "Player" in app.top.words
    press(app, pygame.K_ESCAPE)
    assert scene.match.moves_played == count


def test_taking_back_says_whose_answers_go_back_too(sit: Any) -> None:
    app, scene = sit((None, "greedy", "greedy"))
    wait_for_person(app, scene)
    mover = scene.match.current_player
    for _ in range(12):
        scene.session.play(scene.match.state.legal_moves()[-1])
        wait_for_person(app, scene)
        if len(set(scene.match.undo_seats)) > 1:
            break
    assert scene.match.undo_seats[0] == mover
    names = [scene.match.names[seat] for seat in scene.match.undo_seats]
    press(app, pygame.K_u)
    assert app.top is scene
    assert all(name in scene.session.notice for name in names)


def test_an_answer_is_not_taken_back_outside_practice(sit: Any) -> None:
    app, scene = sit((None, None, None), game=CASH)
    offer = until(app, scene, Offer, random.Random(2), 700)
    scene.session.play(offer)
    wait_for_person(app, scene)
    scene.session.play(LetGo())
    wait_for_person(app, scene)
    count = scene.match.moves_played
    press(app, pygame.K_u)
    assert app.top is scene
    assert scene.match.moves_played == count
    assert scene.session.notice == scene.session.localizer.translate("offer-answered-final")


def test_founding_goes_back_while_start_cities_are_alike(sit: Any) -> None:
    app, scene = sit((None, "greedy", "greedy"), game=CASH)
    found = until(app, scene, Found, random.Random(2))
    count = scene.match.moves_played
    scene.session.play(found)
    assert scene.match.moves_played >= count + 2
    assert scene.match.can_undo
