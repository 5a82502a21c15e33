"""Hands trust the table: Enter does what is seen to be chosen, Escape leads back, nothing is silent."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.match.journal import SeatPlan
from game.people.achievement_file import achievements
from game.people.achievements import EarnedAchievement
from game.rules.american_rails.moves import ChooseAction as TakeSpace
from game.rules.american_rails.moves import PutUp
from game.rules.auction import Bid
from game.rules.messages import Dollars
from game.rules.new_england_railways.moves import Borrow, NoLoan, PassShipping, Ship
from game.rules.north_american_railways.moves import BuyCity, Found, LetGo, Offer, PassCities
from game.rules.railways_of_north_america.moves import ChooseAction
from game.table.boards.shown import Pickable, pickable_of
from game.table.new_england_railways.reading import best_by_cube
from game.table.pages.result import ResultScene
from game.table.play.intents import Cancel, Choose, Pick, Point, Select, TurnPage, Undo
from game.table.play.menus import GameMenu
from game.table.play.prompt_content import reveals
from game.table.play.spots import PromptButton
from game.table.play.table_controller import TableController
from game.table.play.table_drawing import TIP_DELAY
from game.table.program.app import App
from game.table.program.commands import Command
from game.table.program.input import MOMENT
from game.words import format_dollars, translate
from tests.helpers.lengthy import ONE_GAME
from tests.table.driver import CONFIRM, FRAME, click, press, wait_for_person
from tests.table.plain import lay_advice, tables

CANADA = "railways_of_north_america"


@pytest.fixture
def sit(tmp_path: Path) -> Iterator[Any]:
    """Makes tables and closes them afterwards."""
    with tables(tmp_path) as make:
        yield make


def until(app: App, scene: TableController, kind: type, seed: int = 1) -> Any:
    """Play at random until a person may make a move of this kind; one such move."""
    rng = random.Random(seed)
    for _ in range(400):
        wait_for_person(app, scene, unseen=True)
        moves = list(scene.match.state.legal_moves())
        found = [move for move in moves if isinstance(move, kind)]
        if found:
            return rng.choice(found)
        scene.session.play(rng.choice(moves))
    raise AssertionError(kind)


def point(app: App, place: tuple[int, int]) -> None:
    """Move the pointer there."""
    pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=place, rel=(0, 0), buttons=(0, 0, 0)))
    app.step(FRAME)


# Enter


def test_enter_does_not_pass_because_the_pointer_rests_on_the_button(sit: Any) -> None:
    app, scene = sit((None, "greedy", "greedy"), game="north_american_railways")
    until(app, scene, BuyCity)
    wait_for_person(app, scene)
    passing = scene.prompt_panel.spot_of(Pick(pickable_of(PassCities)))
    point(app, passing.rect.center)
    count = scene.match.moves_played
    assert scene.prompt.enter_picks is None
    press(app, pygame.K_RETURN)
    assert scene.match.moves_played == count
    assert scene.session.notice == translate("choose-first")


def test_a_tooltip_gives_way_to_what_a_key_chooses(sit: Any) -> None:
    app, scene = sit((None, "greedy", "greedy"), game="railways_of_north_america")
    until(app, scene, ChooseAction)
    wait_for_person(app, scene)
    seat = scene.layout.cards[1].center

    def drawn() -> bytes:
        app.draw(app.screen)
        return pygame.image.tobytes(app.screen, "RGB")

    point(app, scene.layout.log.center)
    before = drawn()
    point(app, seat)
    app.step(TIP_DELAY)
    assert drawn() != before
    press(app, pygame.K_LSHIFT)
    app.step(TIP_DELAY)
    assert not scene.input.tips
    point(app, scene.layout.log.center)
    point(app, seat)
    app.step(TIP_DELAY)
    assert scene.input.tips


def test_enter_on_an_answer_that_keys_went_to_chooses_it_first(sit: Any) -> None:
    app, scene = sit((None, "greedy", "greedy"), game="north_american_railways")
    until(app, scene, BuyCity)
    wait_for_person(app, scene)
    count = scene.match.moves_played
    scene.do(Point(pickable_of(PassCities), by_key=True))
    press(app, pygame.K_RETURN)
    assert scene.match.moves_played == count
    assert scene.session.decision.armed == PassCities()
    press(app, pygame.K_RETURN)
    assert scene.match.moves_played > count


def test_enter_alone_never_borrows(sit: Any) -> None:
    app, scene = sit((None, "greedy", "greedy"), game="new_england_railways")
    for _ in range(3):
        until(app, scene, Borrow)
        if NoLoan() not in scene.match.state.legal_moves():
            continue
        count = scene.match.moves_played
        assert scene.prompt.enter_picks == pickable_of(NoLoan)
        press(app, pygame.K_RETURN)
        assert scene.match.moves_played == count
        assert scene.session.decision.armed == NoLoan()
        press(app, pygame.K_RETURN)
        assert scene.match.journal.entries[count].move == scene.match.game.format_move(NoLoan())


@pytest.mark.parametrize("keys", [(pygame.K_1, pygame.K_0), (pygame.K_UP, pygame.K_DOWN)])
def test_an_amount_that_is_written_is_meant_and_no_longer_the_answer_that_keys_went_to(
    keys: tuple[int, ...], sit: Any
) -> None:
    app, scene = sit((None, "greedy", "greedy"), game="new_england_railways")
    until(app, scene, Borrow)
    count, borrow = scene.match.moves_played, scene.prompt.actions[0]
    scene.do(Point(pickable_of(NoLoan), by_key=True))
    assert scene.prompt.actions[0].label == borrow.label
    assert [action.key for action in scene.prompt.actions].count("enter") == 1
    for key in keys:
        press(app, key)
    assert scene.session.pointed is None
    press(app, pygame.K_RETURN)
    assert scene.match.journal.entries[count].move == scene.match.game.format_move(Borrow(10))


def test_keys_come_first_to_the_cube_that_brings_the_most(sit: Any) -> None:
    app, scene = sit((None, "random:seed=1", "random:seed=2"), game="new_england_railways")
    seen = set()
    for seed in range(5):
        until(app, scene, Ship, seed)
        worth = best_by_cube(scene.session.shown())
        press(app, pygame.K_TAB)
        assert worth[scene.session.pointed] == max(worth.values())
        seen.add(len(set(worth.values())) > 1)
        scene.session.play(PassShipping())
    assert True in seen


def test_enter_plays_the_advice_that_was_taken_wherever_the_keys_were(sit: Any) -> None:
    app, scene = sit((None, "greedy", "greedy"))
    wait_for_person(app, scene)
    advice, other = scene.match.state.legal_moves()[0], scene.session.decision.options[-1]
    press(app, pygame.K_TAB)
    scene.do(Point(other))
    lay_advice(scene, advice)
    press(app, pygame.K_h)
    assert scene.session.decision.armed == advice
    count = scene.match.moves_played
    app.step(MOMENT, ())
    press(app, pygame.K_RETURN)
    assert scene.match.journal.entries[count].move == scene.match.game.format_move(advice)


def test_a_choice_by_its_digit_takes_the_keys_along(sit: Any) -> None:
    app, scene = sit((None, "greedy", "greedy"), game="american_rails")
    until(app, scene, PutUp)
    wait_for_person(app, scene)
    first, second = [offered.choice.thing for offered in scene.prompt.choices][:2]
    press(app, pygame.K_TAB)
    assert scene.session.pointed == first
    press(app, pygame.K_2)
    assert second in scene.session.decision.picked
    assert scene.prompt.enter_picks is None


def test_keys_come_to_answers_last(sit: Any) -> None:
    app, scene = sit((None, "greedy", "greedy"), game="north_american_railways")
    until(app, scene, BuyCity)
    wait_for_person(app, scene)
    assert list(scene.input.places())[-1] == pickable_of(PassCities)
    press(app, pygame.K_RIGHT)
    assert scene.session.pointed not in (None, pickable_of(PassCities))


def test_enter_does_not_deal_a_rematch(sit: Any) -> None:
    app, scene = sit((None, "greedy", "greedy"), game="north_american_railways")
    rng = random.Random(1)
    while not scene.session.over:
        scene.session.play(rng.choice(list(scene.match.state.legal_moves())))
    for _ in range(200):
        app.step(0.1, ())
        if isinstance(app.top, ResultScene):
            break
        if scene.session.playback.blocks:
            scene.do(TurnPage())
    assert isinstance(app.top, ResultScene)
    press(app, pygame.K_RETURN)
    assert isinstance(app.top, ResultScene), "it has just come: that Enter was for the table"
    app.step(MOMENT, ())
    press(app, pygame.K_RETURN)
    assert app.top is scene


def test_a_result_that_was_asked_for_is_not_shown_again(sit: Any) -> None:
    app, scene = sit((None, "greedy", "greedy"), game="new_england_railways")
    rng = random.Random(1)
    while not scene.session.over:
        scene.session.play(rng.choice(list(scene.match.state.legal_moves())))
    wanted = achievements(scene.match.game.key)[0]
    for _ in range(200):
        if not scene.session.playback.blocks and not scene.motions:
            break
        scene.do(TurnPage())
        app.step(0.1, ())
        # A badge that is shown now holds the result back.
        scene.badge_notices._told = [EarnedAchievement(0, "", scene.match.game.key, wanted)]
    assert app.top is scene
    press(app, pygame.K_RETURN)
    assert isinstance(app.top, ResultScene)
    press(app, pygame.K_ESCAPE)
    for _ in range(100):
        app.step(0.1, ())
    assert app.top is scene


@pytest.mark.parametrize("key", ONE_GAME)
def test_enter_does_what_its_button_says(key: str, sit: Any) -> None:
    """Where "Choose it" can be pressed Enter chooses; where the main button is lit Enter plays."""
    app, scene = sit((None, "random", "random"), game=key)
    rng, tried = random.Random(4), 0
    for _ in range(24):
        wait_for_person(app, scene, unseen=True)
        if scene.session.over:
            break
        places = list(scene.input.places())
        for thing in rng.sample(places, min(4, len(places))):
            for by_key in (False, True):
                scene.session.do(Cancel())
                scene.do(Point(thing, by_key=by_key))
                before = (
                    scene.session.decision.picked,
                    scene.session.decision.plan,
                    scene.match.moves_played,
                )
                can = [a for a in scene.prompt.actions if a.target == CONFIRM and a.enabled]
                led = scene.prompt.enter_picks is not None
                press(app, pygame.K_RETURN)
                after = (scene.session.decision.picked, scene.session.decision.plan, scene.match.moves_played)
                assert (before != after) == bool(can or led), (scene.prompt.title, thing, by_key)
                tried += 1
                if scene.match.moves_played != before[2]:
                    break
            if scene.match.moves_played != before[2]:
                break
        wait_for_person(app, scene, unseen=True)
        if not scene.session.over:
            scene.session.play(rng.choice(list(scene.match.state.legal_moves())))
    assert tried > 20


def test_an_amount_that_was_typed_is_shown_and_refused_where_it_can_not_be(sit: Any) -> None:
    app, scene = sit((None, "greedy", "greedy"), game=CANADA)
    bid = until(app, scene, Bid)
    count = scene.match.moves_played
    scene.session.do(Choose(bid))
    for digit in "25":
        press(app, getattr(pygame, f"K_{digit}"))
    assert scene.prompt.amount.refused == 25
    assert scene.prompt.words == translate("amount-refused", amount=Dollars(25))
    press(app, pygame.K_RETURN)
    assert scene.match.moves_played == count
    for _ in "25":
        press(app, pygame.K_BACKSPACE)
    assert scene.prompt.amount.refused is None
    for digit in "25":
        press(app, getattr(pygame, f"K_{digit}"))
    press(app, pygame.K_ESCAPE)
    assert app.top is scene
    assert scene.prompt.amount.refused is None


@pytest.mark.parametrize(
    ("key", "kind", "wrong"),
    [
        ("american_rails", Bid, "9"),
        ("new_england_railways", Borrow, "25"),
        ("new_england_railways", Bid, "9"),
        ("north_american_railways", Found, "250"),
        ("north_american_railways", Offer, "150"),
        (CANADA, Bid, "25"),
    ],
)
def test_enter_takes_the_amount_that_was_typed_or_none(key: str, kind: type, wrong: str, sit: Any) -> None:
    app, scene = sit((None, None, None), game=key)
    move = until(app, scene, kind)
    count = scene.match.moves_played
    scene.session.do(Choose(move))
    for digit in wrong:
        press(app, getattr(pygame, f"K_{digit}"))
    assert scene.prompt.amount.refused == int(wrong)
    assert not any(action.main and action.enabled for action in scene.prompt.actions)
    press(app, pygame.K_RETURN)
    press(app, pygame.K_RETURN)
    assert scene.match.moves_played == count
    for _ in wrong:
        press(app, pygame.K_BACKSPACE)
    for digit in str(move.amount):
        press(app, getattr(pygame, f"K_{digit}"))
    assert scene.session.decision.armed == move
    label = next(action.label for action in scene.prompt.actions if action.target == CONFIRM)
    assert format_dollars(move.amount) in label
    press(app, pygame.K_RETURN)
    assert scene.match.moves[count] == move


@pytest.mark.parametrize("goes_on", [pygame.K_1, pygame.K_DOWN, pygame.K_MINUS, pygame.K_BACKSPACE])
def test_a_refusal_of_one_amount_does_not_stand_beside_another(goes_on: int, sit: Any) -> None:
    app, scene = sit((None, None, None), game="north_american_railways")
    scene.session.do(Choose(until(app, scene, Found)))
    for digit in "9000":
        press(app, getattr(pygame, f"K_{digit}"))
    press(app, pygame.K_RETURN)
    assert scene.session.refusing
    press(app, goes_on)
    assert not scene.session.notice


def test_an_offer_begins_where_it_may_be_accepted(sit: Any) -> None:
    app, scene = sit((None, None, None), game="north_american_railways")
    for seed in range(3):
        offer = until(app, scene, Offer, seed)
        scene.session.do(Select(Pickable("column", offer.column)))
        amount = scene.session.decision.amount
        assert amount is not None
        assert amount.value >= min(200, amount.highest)
        scene.session.play(offer)


# Escape


def test_escape_leads_out_of_an_action_step_by_step(sit: Any) -> None:
    app, scene = sit((None, "greedy", "greedy"), game=CANADA)
    until(app, scene, ChooseAction)
    count = scene.match.moves_played
    shown = scene.session.shown()
    hexes = (Pickable("hex", number) for number in range(400))
    scene.do(Pick(next(thing for thing in hexes if scene.view.choosing.shortcut(thing, shown) is not None)))
    assert scene.match.moves_played == count + 1
    press(app, pygame.K_ESCAPE)
    press(app, pygame.K_ESCAPE)
    assert scene.match.moves_played == count
    assert app.top is scene
    press(app, pygame.K_ESCAPE)
    assert isinstance(app.top, GameMenu)


def test_escape_leads_out_of_an_action_space(sit: Any) -> None:
    app, scene = sit((None, "greedy", "greedy"))
    for _ in range(30):
        move = until(app, scene, TakeSpace)
        scene.session.play(move)
        app.step(FRAME, ())
        if scene.view.choosing.is_mid_action(scene.match.state) and scene.session.asked:
            break
    count = scene.match.moves_played
    press(app, pygame.K_ESCAPE)
    assert scene.match.moves_played == count - 1


def test_one_taking_back_undoes_what_one_click_did(sit: Any) -> None:
    app, scene = sit((None, "greedy", "greedy"), game=CANADA, bot_pause=9.0)
    until(app, scene, ChooseAction)
    count = scene.match.moves_played
    card = next(thing for thing in scene.session.plans() if thing.field == "display")
    scene.do(Pick(card))
    press(app, pygame.K_RETURN)
    for _ in range(20):
        app.step(0.1, ())
    assert scene.match.moves_played > count + 1
    assert scene.match.undo_seats == [0]
    scene.do(Undo())
    assert scene.match.moves_played == count


# The reason why it is impossible


def test_what_is_ignored_says_why(sit: Any) -> None:
    app, scene = sit((None, "greedy", "greedy"), bot_pause=9.0)
    wait_for_person(app, scene)
    thing = scene.session.decision.options[0]
    while scene.match.seats[scene.match.current_player].person:
        scene.session.play(scene.match.state.legal_moves()[-1])
    app.step(FRAME, ())
    scene.do(Pick(thing))
    assert scene.session.notice == translate("waited-for", name=scene.match.names[scene.match.current_player])


def test_grey_buttons_say_why(sit: Any) -> None:
    app, scene = sit((None, "greedy", "greedy"), game="north_american_railways")
    wait_for_person(app, scene)
    tips = {action.target: action.tip for action in scene.prompt.actions if not action.enabled}
    assert tips[PromptButton(Command.UNDO)]
    assert tips[CONFIRM] == translate("choose-first")
    click(app, scene.prompt_panel.spot_of(CONFIRM).rect.center)
    assert scene.session.notice == translate("choose-first")


@pytest.mark.parametrize("practice", [False, True])
def test_what_can_not_be_taken_back_is_said_before(practice: bool, sit: Any) -> None:
    app, scene = sit((None, "greedy", "greedy"), game="north_american_railways")
    offer = until(app, scene, Offer)
    scene.match.journal.practice = practice
    scene.session.play(offer)
    # The director, a bot here, answers; as if a person were asked, the answer is final.
    assert reveals(scene.session, LetGo()) is not practice
    scene.match.journal.practice = False
    assert not reveals(scene.session, until(app, scene, Found))


# Seats that change hands


def test_a_seat_taken_back_begins_its_action_anew(sit: Any) -> None:
    app, scene = sit((None, "greedy", "greedy"), game=CANADA)
    until(app, scene, ChooseAction)
    count, seat = scene.match.moves_played, scene.match.current_player
    plan = scene.match.seats[seat]
    scene.session.set_seat(seat, SeatPlan(plan.name, plan.colour, "greedy"))
    build = ChooseAction(0)
    scene.session.play(build)
    scene.session.set_seat(seat, plan)
    assert scene.match.moves_played == count
    assert scene.session.asked
    assert Pickable("action", 0) in scene.session.decision.options
