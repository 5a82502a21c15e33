"""North American Railways at the table: shares by column and price, people who share the screen."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.rules.north_american_railways.moves import BuyCity, BuyInstead, Found, LetGo, Offer, PassCities
from game.rules.north_american_railways.state import NorthAmericanRailwaysState
from game.table.boards.shown import Pickable, pickable_of
from game.table.kit.motion import Motions
from game.table.north_american_railways.reading import FULL_PURSE
from game.table.play.column import peek_on_card
from game.table.play.curtain import Curtain
from game.table.play.intents import Choose, Peek
from game.table.play.menus import SeatMenu
from game.table.play.spots import MORE, BarButton
from game.table.play.table_controller import TableController
from game.table.play.topbar import ZOOM
from game.table.program.app import App
from game.table.program.input import Resized
from tests.helpers.north_american_railways.building import can, first
from tests.table.driver import (
    CONFIRM,
    FRAME,
    choose_by_pointer,
    click,
    open_curtain,
    place_of,
    press,
    spot,
    wait_for_person,
)
from tests.table.north_american_railways.test_view import make_view, show, state_where
from tests.table.plain import table, tables
from tests.table.test_play_layout import SIZES, check

KEY = "north_american_railways"


@pytest.fixture
def sit(tmp_path: Path) -> Iterator[Any]:
    """Makes tables for people only and closes them afterwards."""
    with tables(tmp_path, game=KEY) as make:
        yield lambda people=3, **how: make((None,) * people, **how)


def state_of(scene: TableController) -> NorthAmericanRailwaysState:
    state = scene.match.state
    assert isinstance(state, NorthAmericanRailwaysState)
    return state


def play_until(app: App, scene: TableController, rng: random.Random, kind: type) -> Any:
    """Play at random until somebody may make a move of this kind; one such move."""
    for _ in range(300):
        wait_for_person(app, scene, unseen=True)
        found = [move for move in state_of(scene).legal_moves() if isinstance(move, kind)]
        if found:
            return rng.choice(found)
        moves = state_of(scene).legal_moves()
        fair = [move for move in moves if 300 <= getattr(move, "amount", 0) <= 700]
        scene.session.play(rng.choice(fair or list(moves)))
    raise AssertionError(f"nobody may make a move {kind.__name__}")


@pytest.mark.parametrize(("people", "text_size"), [(3, 1.0), (4, 1.3), (5, 1.6)])
def test_everything_in_the_column_has_its_place(people: int, text_size: float, sit: Any) -> None:
    app, scene = sit(people, text_size=text_size)
    rng = random.Random(people)
    for kind in (Found, BuyCity, Offer, LetGo, PassCities):
        move = play_until(app, scene, rng, kind)
        scene.session.do(Choose(move))
        scene.sync()
        for size in SIZES:
            app.handle(Resized(size))
            check(scene)
        scene.session.play(move)


def test_a_share_is_founded_by_column_and_price(sit: Any) -> None:
    app, scene = sit()
    wait_for_person(app, scene)
    column = Pickable("column", 2)
    click(app, place_of(scene, column))
    amount = scene.session.decision.amount
    assert amount is not None
    assert amount.values == tuple(range(100, FULL_PURSE + 1, 100))
    scene.do(Peek(True))
    amount = scene.session.decision.amount
    assert amount is not None
    assert amount.values == tuple(range(100, 2001, 100))
    scene.do(Peek(False))
    begun = scene.view.choosing.first_amount(Found(2, 100), state_of(scene))
    assert amount.value == begun
    assert begun is not None
    for _ in range(3):
        click(app, spot(scene, MORE))
    press(app, pygame.K_UP)
    assert scene.session.decision.armed == Found(2, begun + 400)
    press(app, pygame.K_RETURN)
    assert scene.match.journal.entries[0].move == scene.match.game.format_move(Found(2, begun + 400))


def test_a_founder_begins_with_a_price_that_buys_a_city() -> None:
    state = state_where(can(Found))
    move = first(state, Found)
    costs = [state.cards.cost[state.bottom_city(column)] for column in range(4)]
    assert max(costs) <= state.cash[state.turn]
    view = make_view()
    assert view.choosing.first_amount(move, state) == max(costs)
    poor = state.copy()
    poor.cash[poor.turn] = max(costs) - 100
    assert view.choosing.first_amount(move, poor) == max(cost for cost in costs if cost < max(costs))
    poor.cash[poor.turn] = 0
    assert view.choosing.first_amount(move, poor) is None
    assert view.choosing.first_amount(PassCities(), state) is None


@pytest.mark.usefixtures("message_ids")
def test_a_slip_of_founding_says_which_cities_the_price_could_pay() -> None:
    state = state_where(can(Found))
    column = first(state, Found).column
    bottom = [state.cards.cities[state.bottom_city(column)] for column in range(4)]
    for amount in range(100, 1000, 100):
        slip = make_view().text.preview(Found(column, amount), show(state))
        assert slip is not None
        able = [city for city in bottom if city.cost <= amount]
        cheapest = min(bottom, key=lambda city: city.cost)
        if not able:
            assert f"reach-none city={cheapest.name} cost={cheapest.cost}" in slip.words
        elif len(able) == len(bottom):
            assert "reach-all treasury=" in slip.words
        else:
            told = slip.words.split("reach-some ")[1]
            assert {city.name for city in bottom if city.name in told} == {city.name for city in able}


def test_an_offer_is_answered_by_the_director(sit: Any) -> None:
    app, scene = sit(4)
    rng = random.Random(2)
    offer = play_until(app, scene, rng, Offer)
    choose_by_pointer(app, scene, offer)
    answer = play_until(app, scene, rng, LetGo)
    director = scene.match.current_player
    click(app, place_of(scene, pickable_of(LetGo)))
    assert scene.session.decision.armed == answer
    assert scene.prompt.slip is not None
    click(app, spot(scene, CONFIRM))
    assert scene.match.journal.entries[scene.match.moves_played - 1].seat == director


def test_an_answer_that_cannot_be_paid_is_put_away_again(sit: Any) -> None:
    app, scene = sit(3)
    rng = random.Random(5)
    while True:
        scene.session.play(play_until(app, scene, rng, Offer))
        answer = play_until(app, scene, rng, LetGo)
        if BuyInstead() not in scene.match.state.legal_moves():
            break
        scene.session.play(answer)
    played = scene.match.moves_played
    click(app, place_of(scene, pickable_of(BuyInstead)))
    assert scene.session.decision.armed == BuyInstead()
    click(app, spot(scene, CONFIRM))
    assert scene.match.moves_played == played
    assert scene.prompt.notice
    assert not scene.session.decision.picked


def test_a_city_is_bought_by_company_and_card_in_any_order(sit: Any) -> None:
    app, scene = sit()
    rng = random.Random(3)
    for turned in (False, True):
        move = play_until(app, scene, rng, BuyCity)
        things = [Pickable("company", move.company), Pickable("city_column", move.city_column)]
        for thing in reversed(things) if turned else things:
            if thing not in scene.session.decision.picked and scene.session.decision.armed is None:
                click(app, place_of(scene, thing))
        assert scene.session.decision.armed == move
        press(app, pygame.K_RETURN)


# What is kept secret


def test_a_curtain_comes_between_two_people(sit: Any) -> None:
    app, scene = sit()
    app.step(FRAME, ())
    assert isinstance(app.top, Curtain)
    assert app.top.name == scene.match.names[scene.match.current_player]
    moves = scene.match.moves_played
    press(app, pygame.K_u)
    click(app, scene.view.rect_of(Pickable("column", 0), scene.session.shown()).center)
    assert scene.session.decision.picked == ()
    assert scene.match.moves_played == moves
    open_curtain(app)
    assert app.top is scene
    app.step(FRAME, ())
    assert app.top is scene
    scene.session.play(Found(0, 500))
    app.step(FRAME, ())
    assert isinstance(app.top, Curtain)


def test_the_curtain_says_which_decision_awaits_without_secrets(sit: Any) -> None:
    app, scene = sit()
    play_until(app, scene, random.Random(4), Offer)
    offer = next(move for move in scene.match.state.legal_moves() if isinstance(move, Offer))
    by = scene.match.names[scene.match.current_player]
    scene.session.play(offer)
    app.step(FRAME, ())
    assert isinstance(app.top, Curtain)
    title, words = app.top.question
    assert title
    assert by in words
    assert f"${offer.amount:,}" in words
    state_of(scene).cash[scene.match.current_player] = 0
    assert scene.session.localizer.prompt(scene.session.secrets.in_sight) == (title, words)
    app.draw(app.screen)
    assert app.top.rect.contains(app.top.here.rect)


@pytest.mark.usefixtures("sit")
def test_no_curtain_for_one_person_alone(tmp_path: Path) -> None:
    app, scene = table(tmp_path, (None, "random", "random"), game=KEY)
    try:
        for _ in range(3):
            app.step(FRAME, ())
        assert app.top is scene
        assert not scene.session.secrets.covered
        card = scene.view.text.seat_card(0, scene.session.shown(), Motions())
        assert card.amount == f"${state_of(scene).cash[0]:,}"
        assert scene.view.text.seat_card(1, scene.session.shown(), Motions()).hidden
    finally:
        app.close()


def test_own_cash_is_seen_while_a_key_is_held(sit: Any) -> None:
    app, scene = sit()
    wait_for_person(app, scene)
    seat = scene.match.current_player

    def card() -> Any:
        return scene.view.text.seat_card(seat, scene.session.shown(), Motions())

    assert card().hidden
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_v, mod=0, unicode="v"))
    app.step(FRAME)
    assert card().amount == "$2,000"
    pygame.event.post(pygame.event.Event(pygame.KEYUP, key=pygame.K_v, mod=0))
    app.step(FRAME)
    assert card().hidden


def test_own_cash_is_seen_while_the_eye_is_held(sit: Any) -> None:
    app, scene = sit()
    wait_for_person(app, scene)
    place = peek_on_card(scene.layout, scene.match.current_player).center
    assert scene.layout.cards[scene.match.current_player].collidepoint(place)
    pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=place, button=1))
    app.step(FRAME)
    assert scene.session.secrets.peeking
    pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=place, button=1))
    app.step(FRAME)
    assert not scene.session.secrets.peeking
    assert not isinstance(app.top, SeatMenu)


def test_the_stepper_does_not_betray_what_one_has(sit: Any) -> None:
    app, scene = sit()
    wait_for_person(app, scene)
    click(app, place_of(scene, Pickable("column", 0)))
    assert scene.prompt.covered
    assert "Your cash" not in [change.label for change in scene.prompt.slip.changes]
    scene.do(Peek(True))
    assert not scene.prompt.covered
    assert "Your cash" in [change.label for change in scene.prompt.slip.changes]


def test_money_of_others_is_shown_after_the_end_only(sit: Any) -> None:
    app, scene = sit()
    wait_for_person(app, scene)
    press(app, pygame.K_m)
    assert app.top is scene
    assert "secret" in scene.session.notice
    rng = random.Random(5)
    while not scene.session.over:
        scene.session.play(rng.choice(scene.match.state.legal_moves()))
    assert not scene.session.secrets.covered


def test_the_bar_has_no_lens_where_nothing_can_be_enlarged(sit: Any) -> None:
    _, scene = sit()
    assert not {one.target for one in scene.bar.spots} & {BarButton(command) for command in ZOOM}


def test_after_undo_the_seat_is_passed_back(sit: Any) -> None:
    app, scene = sit()
    found = play_until(app, scene, random.Random(4), Found)
    seat = scene.match.current_player
    scene.session.play(found)
    app.step(FRAME, ())
    open_curtain(app)
    assert scene.session.undo()
    app.step(FRAME, ())
    assert isinstance(app.top, Curtain)
    assert app.top.name == scene.match.names[seat]
