"""Advice is shown on a card for every kind of move; there is one warning of a blunder."""

from __future__ import annotations

import random
from pathlib import Path

import pygame
import pytest
from msgspec.structs import replace

from assets import asset
from game.match.advice import Advice, AdvisedMove
from game.match.import_export import read_file
from game.match.journal import SeatPlan
from game.match.match import Match
from game.match.store import Store
from game.people.profiles import People
from game.rules.american_rails.moves import PlaceStart, PutUp
from game.rules.auction import Bid
from game.rules.catalog import game_keys
from game.rules.contract import Move, State
from game.rules.railways_of_north_america.moves import ChooseAction
from game.rules.railways_of_north_america.steps import BUILD_ACTION
from game.table.play.advice_warning import WarningSlip
from game.table.play.handover import SAME_HAND
from game.table.play.intents import Choose, Consider, TakeAdvice
from game.table.play.table_controller import TableController
from game.table.program.input import MOMENT
from game.table.program.settings import Settings
from game.table.start import ParlorCar
from game.table.tools.screenshots import FrozenApp, quick_advice, sit
from game.words import translate
from tests.table.driver import click, press
from tests.table.plain import lay_advice, table

DECISIONS = 120


@pytest.mark.parametrize("key", game_keys())
def test_advice_for_every_sort_of_move_is_drawn(key: str, tmp_path: Path) -> None:
    app, scene = table(tmp_path, (None,) * 3, game=key)
    rng = random.Random(5)
    seen: set[type[Move]] = set()
    try:
        for _ in range(DECISIONS):
            if scene.session.over:
                break
            moves = scene.match.state.legal_moves()
            if scene.session.secrets.due:
                scene.session.open_curtain()
            # No prompt, and no advice, appears before all earlier events have been shown.
            scene.session.playback.stop()
            for kind in {type(move) for move in moves} - seen:
                seen.add(kind)
                advice = rng.choice([move for move in moves if type(move) is kind])
                lay_advice(scene, advice)
                assert scene.advice.lies_open
                app.draw(app.screen)
                assert scene.session.shown().hint == advice
                assert scene.session.adviser.close()
            scene.session.play(rng.choice(moves))
    finally:
        app.close()
    assert len(seen) > 4


def test_the_card_of_advice_is_used_by_keys_and_put_away(tmp_path: Path) -> None:
    app, scene = table(tmp_path, (None,) * 3, game="american_rails")
    try:
        first, second, third = scene.match.state.legal_moves()[:3]
        adviser, session = scene.session.adviser, scene.session
        lay_advice(scene, first, second, third)
        assert scene.advice.lies_open
        assert scene.session.shown().hint == first
        press(app, pygame.K_DOWN)
        assert scene.session.shown().hint == second
        press(app, pygame.K_3)
        assert adviser.place == 2
        press(app, pygame.K_ESCAPE)
        assert not scene.advice.lies_open
        assert scene.session.shown().hint is None
        press(app, pygame.K_h)
        assert adviser.place == 0
        press(app, pygame.K_DOWN)
        press(app, pygame.K_RETURN)
        assert session.decision.armed == second
        assert not scene.advice.lies_open
        press(app, pygame.K_h)
        click(app, next(spot for spot in scene.spots() if spot.target == Consider(2)).rect.center)
        assert adviser.place == 2
        click(app, scene.layout.log.center)
        assert app.top is scene
        click(app, next(spot for spot in scene.spots() if spot.target == TakeAdvice()).rect.center)
        assert session.decision.armed == third
    finally:
        app.close()


def test_choosing_an_advised_move_removes_the_rejection(tmp_path: Path) -> None:
    """Enter pressed while nothing is chosen yet is rejected, which is over as soon as advice is taken."""
    app, scene = table(tmp_path, (None,) * 3, game="american_rails")
    try:
        scene.session.refuse("Choose something first.")
        lay_advice(scene, *scene.match.state.legal_moves()[:3])
        scene.do(TakeAdvice())
        assert scene.session.decision.armed is not None
        assert scene.session.notice == ""
    finally:
        app.close()


def test_better_advice_marks_the_best_unless_another_was_marked_by_hand(tmp_path: Path) -> None:
    app, scene = table(tmp_path, (None,) * 3, game="american_rails")
    try:
        first, second, third = scene.match.state.legal_moves()[:3]
        adviser = scene.session.adviser
        lay_advice(scene, first, second, third)
        lay_advice(scene, second, third, first)
        assert (adviser.place, scene.session.shown().hint) == (0, second)
        press(app, pygame.K_DOWN)
        lay_advice(scene, first, second, third)
        assert (adviser.place, scene.session.shown().hint) == (2, third)
        press(app, pygame.K_ESCAPE)
        lay_advice(scene, third, second, first)
        assert (adviser.place, scene.session.shown().hint) == (0, third)
    finally:
        app.close()


@pytest.mark.parametrize("taken", [True, False])
@pytest.mark.parametrize("key", ["american_rails", "railways_of_north_america"])
def test_advice_that_is_taken_leads_on_within_the_turn(key: str, taken: bool, tmp_path: Path) -> None:
    """A player who chooses the same move by hand is left alone, as is one who closes the advice."""
    app, scene = table(tmp_path, (None,) * 3, game=key)
    session, rng = scene.session, random.Random(3)
    try:
        for _ in range(DECISIONS):
            step = next((m for m in scene.match.state.legal_moves() if goes_on(scene.match.state, m)), None)
            if step is not None:
                break
            session.play(rng.choice(scene.match.state.legal_moves()))
        assert step is not None
        session.playback.stop()
        session.secrets.open()
        seat = scene.match.current_player
        lay_advice(scene, step)
        if not taken:
            session.adviser.close()
            session.do(Choose(step))
        else:
            press(app, pygame.K_RETURN)
        assert session.decision.armed == step
        session.handover.pass_time(SAME_HAND)
        app.step(MOMENT, ())
        played = scene.match.moves_played
        press(app, pygame.K_RETURN)
        session.playback.stop()
        assert scene.match.moves_played > played
        assert scene.match.current_player == seat
        session.adviser.look()
        assert session.adviser.waited_for is taken
        if taken:
            own = session.decision
            session.decision = own.choose(own.moves[-1])
            session.adviser.look()
            assert not session.adviser.waited_for, "the player has gone on alone"
            session.decision = own
            lay_advice(scene, scene.match.state.legal_moves()[0])
            assert scene.advice.lies_open
            press(app, pygame.K_ESCAPE)
            session.adviser.look()
            assert not session.adviser.waited_for
            assert not scene.advice.lies_open
    finally:
        app.close()


def test_advice_does_not_lead_on_to_the_next_auction(tmp_path: Path) -> None:
    """In the preparation round all auctions have one heading."""
    app, scene = table(tmp_path, (None,) * 3, game="american_rails")
    session = scene.session
    try:
        while not isinstance(scene.match.state.legal_moves()[0], PlaceStart):
            session.play(scene.match.state.legal_moves()[0])
        session.playback.stop()
        session.secrets.open()
        seat, heading = scene.match.current_player, scene.match.state.heading()
        lay_advice(scene, scene.match.state.legal_moves()[0])
        press(app, pygame.K_RETURN)
        session.handover.pass_time(SAME_HAND)
        app.step(MOMENT, ())
        press(app, pygame.K_RETURN)
        session.playback.stop()
        session.adviser.look()
        assert (scene.match.current_player, scene.match.state.heading()) == (seat, heading)
        assert isinstance(scene.match.state.legal_moves()[0], PutUp)
        assert not session.adviser.waited_for
    finally:
        app.close()


def goes_on(state: State, move: Move) -> bool:
    """Whether a move is a step after which the same seat chooses on in the same turn."""
    after = state.copy()
    after.apply_unchecked(move, lambda event: None)
    same = after.current_player() == state.current_player() and after.heading() == state.heading()
    return same and len(after.legal_moves()) > 1


def test_a_blunder_is_warned_of_once(tmp_path: Path) -> None:
    app, scene = table(tmp_path, (None,) * 3, game="american_rails", coach=True)
    try:
        best, blunder = scene.match.state.legal_moves()[:2]
        lay_advice(scene, best, blunders=(blunder,))
        press(app, pygame.K_ESCAPE)
        scene.session.do(Choose(blunder))
        app.step(MOMENT, ())
        press(app, pygame.K_RETURN)
        assert isinstance(app.top, WarningSlip)
        app.draw(app.screen)
        press(app, pygame.K_ESCAPE)
        assert scene.match.moves_played == 0
        press(app, pygame.K_RETURN)
        assert app.top is scene
        assert scene.match.journal.entries[0].move == scene.match.game.format_move(blunder)
        other = scene.match.state.legal_moves()[0]
        lay_advice(scene, scene.match.state.legal_moves()[1], blunders=(other,))
        scene.session.play(other)
        press(app, pygame.K_y)
        assert scene.match.moves_played == 2
    finally:
        app.close()


def test_who_looks_again_types_a_new_amount(tmp_path: Path) -> None:
    app, scene = table(tmp_path, (None,) * 3, game="american_rails", coach=True)
    try:
        while scene.session.decision.amount is None:
            scene.session.play(scene.match.state.legal_moves()[0])
            app.step(SAME_HAND, ())
        best, blunder = Bid(11), Bid(12)
        lay_advice(scene, best, blunders=(blunder,))
        press(app, pygame.K_ESCAPE)
        press(app, pygame.K_1)
        press(app, pygame.K_2)
        assert scene.session.decision.armed == blunder
        press(app, pygame.K_RETURN)
        assert isinstance(app.top, WarningSlip)
        press(app, pygame.K_ESCAPE)
        press(app, pygame.K_1)
        assert scene.session.decision.amount.refused == 1
        press(app, pygame.K_1)
        assert scene.session.decision.armed == best
    finally:
        app.close()


def test_a_warning_gives_both_chances_and_names_no_other_move_until_asked(tmp_path: Path) -> None:
    app, scene = table(tmp_path, (None,) * 3, game="american_rails", coach=True)
    try:
        best, blunder = scene.match.state.legal_moves()[:2]
        lay_advice(scene, best, blunders=(blunder,))
        press(app, pygame.K_ESCAPE)
        scene.session.do(Choose(blunder))
        app.step(MOMENT, ())
        press(app, pygame.K_RETURN)
        warning = app.top
        assert isinstance(warning, WarningSlip)
        assert warning.words.startswith(translate("warning-lowers", before=50, after=30))
        assert scene.match.game.format_move(best) not in warning.words
        assert scene.session.adviser.advice is None
        press(app, pygame.K_s)
        assert app.top is scene
        assert scene.session.adviser.moves == [best]
        assert scene.session.adviser.hint == best
        assert scene.match.moves_played == 0
    finally:
        app.close()


@pytest.mark.parametrize(("key", "second"), [("american_rails", 1852), ("north_american_railways", 2)])
def test_a_beginner_is_not_warned_in_the_first_two_turns(key: str, second: int, tmp_path: Path) -> None:
    recorded = read_file(asset("matches", key, "3.json")).match
    settings = Settings(animation_speed=0.0, bot_pause=0.0, volume=0.0, coach=True)
    app = ParlorCar(store := Store(tmp_path), settings, size=(1280, 720))
    beginner = People(store).add("Ada", 1).id
    try:
        for profile, period in ((beginner, second), (None, second), (beginner, second + 1)):
            number = next(
                number
                for number in range(recorded.moves_recorded)
                if (state := recorded.position(number)).period() == period
                and state.current_player() >= 0
                and len(state.legal_moves()) > 1
            )
            seats = [SeatPlan(f"Player {seat}", seat, profile=profile) for seat in range(3)]
            journal = replace(recorded.journal, seats=seats, entries=recorded.journal.entries[:number])
            match = Match.from_journal(replace(journal, position=number, changes=[]))
            app.push(scene := TableController(match))
            scene.session.open_curtain()
            best, blunder = match.state.legal_moves()[:2]
            lay_advice(scene, best, blunders=(blunder,))
            assert scene.allows(blunder) is (profile is not None and period == second)
    finally:
        app.close()


def test_an_advised_link_is_built_whole_and_undone_whole(tmp_path: Path) -> None:
    app, number = FrozenApp(store := Store(tmp_path), (1280, 720), 1.0), 8
    scene = sit(app, "railways_of_north_america", number)
    session, match, build = scene.session, scene.match, ChooseAction(BUILD_ACTION)
    try:
        session.playback.stop()
        app.step(MOMENT, ())
        found = quick_advice(match.state, match.names)
        place = next(i for i, one in enumerate(found.moves) if match.game.parse_move(one.move) == build)
        session.adviser.learn(found)
        session.adviser.look()
        scene.sync()
        app.step(MOMENT, ())
        press(app, pygame.K_1 + place)
        press(app, pygame.K_RETURN)
        assert match.moves[number:] == [build]
        plan = session.decision.plan
        assert [match.game.format_move(move) for move in plan] == list(found.moves[place].then)
        assert len(plan) > 2
        links = len(match.state.links)
        app.step(MOMENT, ())
        press(app, pygame.K_RETURN)
        for _ in plan:
            app.step(1.0, ())
        assert tuple(match.moves[number + 1 :][: len(plan)]) == plan
        assert len(match.state.links) == links + 1
        session.undo_stack.undo()
        assert match.moves_played == number
    finally:
        app.close()
        store.close()


@pytest.mark.parametrize("reason", ["It pays.", "It pays in every year of the game. " * 12])
def test_large_text_takes_a_second_line_for_a_move_where_there_is_room(reason: str, tmp_path: Path) -> None:
    app, scene = table(tmp_path, (None,) * 3, game="american_rails", text_size=1.6)
    try:
        long, short = "It gives up a share that is worth at least $12 to you", "It pays"
        moves = scene.match.state.legal_moves()[:3]
        lines = [
            AdvisedMove(scene.match.game.format_move(move), "Pass", brief, reason, 0.5, ())
            for move, brief in zip(moves, (short, long, short), strict=True)
        ]
        scene.session.adviser.learn(Advice(lines, [], True, True))
        scene.session.adviser.look()
        app.draw(app.screen)
        rows = [spot.rect for spot in scene.advice.spots if isinstance(spot.target, Consider)]
        assert (rows[1].h > rows[0].h) is (reason == "It pays.")
        assert rows[0].h == rows[2].h
        assert rows[0].bottom < rows[1].y < rows[1].bottom < rows[2].y
    finally:
        app.close()
