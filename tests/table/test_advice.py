"""A bot's advice can be seen: on the board, on a button, or on the amount."""

from __future__ import annotations

import random
from pathlib import Path

import pygame
import pytest

from game.rules.auction import PassBid
from game.rules.catalogue import keys
from game.rules.contract import CHANCE, Move
from game.table.boards.view import things_of
from game.table.kit.tokens import LANTERN
from game.table.play.advice_warning import WarningSlip
from game.table.play.ask import AdviceButton, AdviceLine
from game.table.play.scene import PlayScene
from tests.table.driver import click, press
from tests.table.plain import lay_advice, table

DECISIONS = 120


def lit(scene: PlayScene) -> list[object]:
    """Everything in the prompt that the advice lights."""
    ask = scene.ask
    found: list[object] = [one.choice.thing for one in ask.choices if one.hinted]
    found += [action.thing for action in ask.actions if action.hinted]
    return [*found, "amount"] if ask.amount_hinted else found


@pytest.mark.parametrize("key", keys())
def test_every_advice_is_lit_somewhere(key: str, tmp_path: Path) -> None:
    app, scene = table(tmp_path, (None,) * 3, game=key)
    rng = random.Random(5)
    only_in_the_prompt: set[type[Move]] = set()
    try:
        for _ in range(DECISIONS):
            state = scene.match.state
            if scene.session.over:
                break
            assert state.actor() != CHANCE
            moves = state.moves()
            if scene.session.secrets.due:
                scene.session.open_curtain()
            # Nobody is asked, and so nobody advised, before all that came before is told.
            scene.session.telling.drop()
            assert scene.session.asked
            # One move of each kind is enough, and it is seen whether the prompt lights it.
            for kind in {type(move) for move in moves}:
                advice = rng.choice([move for move in moves if type(move) is kind])
                scene.session.pace.hint = advice
                scene.lay_out()
                shown = scene.session.shown()
                on_board = [t for t in scene.view.things_of(advice) if scene.view.rect_of(t, shown)]
                assert lit(scene) or on_board, advice
                if [thing.field for thing in things_of(advice)] == ["move"]:
                    assert things_of(advice)[0] in lit(scene)
                    only_in_the_prompt.add(kind)
            scene.session.play(rng.choice(moves))
    finally:
        app.close()
    assert only_in_the_prompt


def test_the_lantern_is_drawn_on_what_is_advised(tmp_path: Path) -> None:
    app, scene = table(tmp_path, (None,) * 3, game="american_rails")
    try:
        scene.session.play(scene.match.state.moves()[0])
        advice = next(m for m in scene.match.state.moves() if isinstance(m, PassBid))
        place = next(c for c in scene.prompt.spots if c.thing in things_of(advice)).rect.inflate(12, 12)

        def orange() -> int:
            app.draw(app.screen)
            part = pygame.surfarray.array3d(app.screen.subsurface(place))
            return int((abs(part.astype(int) - LANTERN).sum(axis=2) < 12).sum())

        before = orange()
        scene.session.pace.hint = advice
        scene.lay_out()
        assert orange() > before + 100
    finally:
        app.close()


def test_the_card_of_advice_is_used_by_keys_and_put_away(tmp_path: Path) -> None:
    app, scene = table(tmp_path, (None,) * 3, game="american_rails")
    try:
        first, second, third = scene.match.state.moves()[:3]
        consulting, chooser = scene.session.consulting, scene.session.chooser
        lay_advice(scene, first, second, third)
        assert scene.advice.lies_open
        assert scene.session.shown().hint == first
        press(app, pygame.K_DOWN)
        assert scene.session.shown().hint == second
        press(app, pygame.K_3)
        assert consulting.place == 2
        press(app, pygame.K_ESCAPE)
        assert not scene.advice.lies_open
        assert scene.session.shown().hint is None
        press(app, pygame.K_h)
        assert consulting.place == 0
        press(app, pygame.K_DOWN)
        press(app, pygame.K_RETURN)
        assert chooser.armed == second
        assert not scene.advice.lies_open
        press(app, pygame.K_h)
        click(app, next(spot for spot in scene.spots() if spot.target == AdviceLine(2)).rect.center)
        assert consulting.place == 2
        click(app, next(spot for spot in scene.spots() if spot.target is AdviceButton.TAKE).rect.center)
        assert chooser.armed == third
    finally:
        app.close()


def test_a_blunder_is_warned_of_once(tmp_path: Path) -> None:
    app, scene = table(tmp_path, (None,) * 3, game="american_rails", coach=True)
    try:
        best, blunder = scene.match.state.moves()[:2]
        lay_advice(scene, best, blunders=(blunder,))
        press(app, pygame.K_ESCAPE)
        scene.session.chooser.choose(blunder)
        press(app, pygame.K_RETURN)
        assert isinstance(app.top, WarningSlip)
        app.draw(app.screen)
        press(app, pygame.K_ESCAPE)
        assert scene.match.moves_played == 0
        press(app, pygame.K_RETURN)
        assert app.top is scene
        assert scene.match.journal.entries[0].move == scene.match.game.write(blunder)
        other = scene.match.state.moves()[0]
        lay_advice(scene, scene.match.state.moves()[1], blunders=(other,))
        scene.session.play(other)
        press(app, pygame.K_y)
        assert scene.match.moves_played == 2
    finally:
        app.close()
