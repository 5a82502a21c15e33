"""Slips with the largest letters in the small window: earlier events are shown, and nothing is cut."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from unittest.mock import patch

import pytest

from game.rules.american_rails.moves import Develop, Fund, LayTrack, PutUp, TakeFromBank, TakeFromPlayers
from game.rules.auction import Bid
from game.rules.contract import Move
from game.rules.north_american_railways.moves import BuyInstead, LetGo
from game.rules.railways_of_north_america.board import Board
from game.rules.railways_of_north_america.board_file import MINES
from game.rules.railways_of_north_america.moves import ChooseAction, TakeCard, Urbanize
from game.rules.railways_of_north_america.steps import UPGRADE_ACTION, URBANIZE_ACTION
from game.table.play import slip_paper
from game.table.play.intents import Cancel, Choose
from game.table.play.slip_paper import SLIP, SMALL_WORDS
from game.table.play.spots import CONFIRM
from game.table.program.settings import TEXT_SIZES
from game.table.tools.screenshots import FrozenApp, FrozenStore, moves_of, sit
from game.words import override
from tests.screens.watching import watching

TAKING = TakeFromBank | TakeFromPlayers


@contextmanager
def spoken(language: str, folder: Path) -> Iterator[FrozenApp]:
    """The program with the largest letters, in a language."""
    store = FrozenStore(folder)
    app = FrozenApp(store, (1280, 720), TEXT_SIZES[-1])
    try:
        with override(language):
            yield app
    finally:
        app.close()
        store.close()


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_bid_of_five_digits_tells_what_was_before(players: int, language: str, tmp_path: Path) -> None:
    key = "railways_of_north_america"
    numbers = [n for n, move in enumerate(moves_of(key, players)) if isinstance(move, Bid)]
    with spoken(language, tmp_path) as app:
        for number in numbers[:: len(numbers) // 4]:
            scene = sit(app, key, number, players)
            bids = [move for move in scene.match.state.legal_moves() if isinstance(move, Bid)]
            scene.do(Choose(min(bids, key=lambda bid: abs(bid.amount - 10_000))))
            with watching(app.screen) as watch:
                scene.prompt_panel.draw(app.screen, scene.view)
            assert scene.prompt.slip is not None
            for change in scene.prompt.slip.changes:
                before = (change.before, *(change.short or ())[:1])
                assert change.before == change.after or set(before) & set(watch.words)
            assert not watch.cut
            assert not watch.overlapping
            app.pop()


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_slip_of_an_answer_stays_in_its_place(players: int, language: str, tmp_path: Path) -> None:
    """Before and after an answer is chosen all of it is on the slip, and nothing is cut."""
    key = "north_american_railways"
    asked = [n for n, move in enumerate(moves_of(key, players)) if isinstance(move, LetGo | BuyInstead)]
    with spoken(language, tmp_path) as app:
        for number in asked[:: len(asked) // 8]:
            scene = sit(app, key, number, players)
            empty = scene.prompt_panel.paper
            assert empty is not None
            with watching(app.screen) as watch:
                scene.prompt_panel.draw(app.screen, scene.view)
            assert not watch.cut
            for move in scene.match.state.legal_moves():
                scene.session.do(Cancel())
                scene.session.do(Choose(move))
                scene.sync()
                assert scene.prompt_panel.paper == empty
                with watching(app.screen) as watch:
                    scene.prompt_panel.draw(app.screen, scene.view)
                told = [line.place for line in watch.lines(app.screen) if line.place.colliderect(empty)]
                assert len(told) >= 3
                assert all(empty.contains(place) for place in told)
                assert not watch.cut
                assert not watch.overlapping
                assert scene.prompt.slip is not None
                for change in scene.prompt.slip.changes:
                    assert change.before in watch.words
            app.pop()


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_low_slip_tells_what_was_before(language: str, tmp_path: Path) -> None:
    key, players = "american_rails", 5
    taken = [n for n, move in enumerate(moves_of(key, players)) if isinstance(move, TAKING)]
    low = 0
    with spoken(language, tmp_path) as app:
        for number in taken:
            scene = sit(app, key, number, players)
            for move in scene.match.state.legal_moves():
                if not isinstance(move, TAKING):
                    continue
                scene.session.do(Choose(move))
                scene.sync()
                assert scene.prompt_panel.paper is not None
                assert scene.prompt.slip is not None
                low += scene.prompt_panel.paper.h < scene.layout.scale.px(SLIP) - 2
                with watching(app.screen) as watch:
                    scene.prompt_panel.draw(app.screen, scene.view)
                for change in scene.prompt.slip.changes:
                    assert {change.before, f"{change.label} {change.before}"} & set(watch.words)
                assert not watch.cut
                assert not watch.outside
                assert not watch.overlapping
            app.pop()
    assert low


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_slip_has_its_place_before_anything_is_chosen(language: str, tmp_path: Path) -> None:
    """Even with five seats the tooltip is shown, and no button moves when it is chosen."""
    key = "american_rails"
    moves = moves_of(key, 5)
    with spoken(language, tmp_path) as app:
        for kind in (PutUp, Fund, LayTrack, Develop, TakeFromBank, TakeFromPlayers):
            number = [n for n, move in enumerate(moves) if isinstance(move, kind)][-1]
            scene = sit(app, key, number, 5)
            assert scene.prompt.slip is None, kind
            place, confirm = scene.prompt_panel.paper, scene.prompt_panel.spot_of(CONFIRM)
            scene.session.do(Choose(moves[number]))
            scene.sync()
            armed = scene.prompt_panel.spot_of(CONFIRM)
            assert scene.prompt.slip is not None, kind
            assert place is not None, kind
            assert scene.prompt_panel.paper == place, kind
            assert confirm is not None, kind
            assert armed is not None, kind
            assert (armed.rect.topleft, armed.rect.h) == (confirm.rect.topleft, confirm.rect.h), kind
            app.pop()


def _costs_bonds(move: Move, board: Board) -> bool:
    """Whether a move of Railways of North America has a price for which a player may need bonds."""
    if isinstance(move, TakeCard):
        return board.operations[move.card].effect == MINES
    return isinstance(move, Urbanize) or move in (ChooseAction(UPGRADE_ACTION), ChooseAction(URBANIZE_ACTION))


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("cash", [0, 6000])
def test_notes_under_figures_stay_readable(cash: int, language: str, tmp_path: Path) -> None:
    key, players, kinds = "railways_of_north_america", 3, set()
    with spoken(language, tmp_path) as app:
        for number, played in enumerate(moves_of(key, players)):
            if number % 15 and not isinstance(played, Urbanize):
                continue
            scene = sit(app, key, number, players)
            state = scene.match.state
            if state.current_player() >= 0:
                state.cash[state.turn] = cash
            for move in [move for move in state.legal_moves() if _costs_bonds(move, state.board)][-1:]:
                scene.do(Choose(move))
                with patch.object(slip_paper, "write_within", wraps=slip_paper.write_within) as written:
                    scene.prompt_panel.draw(app.screen, scene.view)
                sizes = [call.args[4] for call in written.call_args_list if call.args[3] == "italic"]
                assert all(size >= SMALL_WORDS for size in sizes), scene.prompt.slip
                kinds.add(type(move))
            app.pop()
    assert len(kinds) == 3
