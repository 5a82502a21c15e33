"""Moves that are played by the pick that chooses them, because the player wants no confirmation."""

from __future__ import annotations

import pytest

from game.rules.catalog import game_keys
from game.table.play.intents import Pick
from game.table.program.app import App
from game.table.program.input import Pointer
from game.table.tools.screenshots import match_at, recorded, sit


def decisions(app: App, game: str) -> list[int]:
    """The numbers of moves after which the first seat decides between several moves, a few of them."""
    moves = len(recorded(game, 3).entries)
    found = []
    for number in range(0, moves, max(1, moves // 60)):
        match = match_at(game, 3, number, store=app.store)
        if match.current_player == 0 and len(match.state.legal_moves()) > 1:
            found.append(number)
    return found[:: max(1, len(found) // 8)]


@pytest.mark.parametrize("game", game_keys())
def test_a_pick_plays_only_what_can_be_undone(app: App, game: str) -> None:
    app.settings.confirm_moves = False
    outcomes = set()
    for number in decisions(app, game):
        session = sit(app, game, number, 3).session
        for thing in session.decision.options[:4]:
            decision = session.decision.pick(thing)
            armed = decision.armed if decision is not None and len(decision.candidates) == 1 else None
            state, moves = session.match.state, session.match.moves_played
            if armed is None:
                continue
            wanted = session.match.could_undo((armed,)) or session.plays_immediately(thing, session.shown())
            session.handover.drop()
            session.do(Pick(thing))
            outcomes.add(wanted)
            assert (session.match.moves_played > moves) == wanted
            if wanted:
                if session.match.can_undo:
                    session.undo()
                    assert session.match.state == state
                break
            session.decision = session.decision.clear()
    assert True in outcomes


def test_a_pick_plays_nothing_if_moves_are_confirmed(app: App) -> None:
    session = sit(app, "american_rails", decisions(app, "american_rails")[1], 3).session
    thing = session.decision.options[0]
    moves = session.match.moves_played
    session.do(Pick(thing))
    assert session.match.moves_played == moves


def test_a_double_click_plays_one_move(app: App) -> None:
    app.settings.confirm_moves = False
    for number in decisions(app, "american_rails"):
        session = sit(app, "american_rails", number, 3).session
        moves = session.match.moves_played
        session.handover.drop()
        session.handover.feel(Pointer("press", (400, 300), 1), 40)
        session.do(Pick(session.decision.options[0]))
        if session.match.moves_played > moves and session.asked:
            after = session.match.moves_played
            session.do(Pick(session.decision.options[0]))
            assert session.match.moves_played == after
            session.handover.feel(Pointer("press", (600, 300), 1), 40)
            session.do(Pick(session.decision.options[0]))
            assert session.match.moves_played > after
            return
    pytest.fail("no move was followed by another decision of the same player")
