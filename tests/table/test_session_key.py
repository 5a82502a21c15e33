"""What changes the prompt or the table also changes `Session.key`, so that they are laid out again."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import fields, replace
from pathlib import Path
from typing import Any, Final

import pytest

from game.match.store import StoreError, StoreErrorCode
from game.rules.catalog import game_keys
from game.rules.contract import State
from game.table.boards.shown import Shown
from game.table.play.bot_clock import NOTICED
from game.table.play.intents import Point, Select
from game.table.play.prompt_content import compose
from game.table.play.session import Session
from game.table.play.unsaved import _Waiting
from game.table.tools.screenshots import FrozenApp, FrozenStore, quick_advice, sit
from tests.helpers.lengthy import ONE_GAME

PARTS: Final = (
    "playback", "secrets", "limits", "bidder", "bot_clock", "adviser", "unsaved", "undo_stack", "handover",
    "settings", "recaps",
)  # fmt: skip
FIXED: Final = {
    *PARTS, *(f"_{part}" for part in PARTS),
    "match", "_match", "view", "_view", "thinker", "_thinker", "_session", "_cutter", "match_log",
    "_shown", "_plans", "_since_key", "enabled", "_source", "_made",
}  # fmt: skip
"""Fields for the lifetime of a session, and caches. The match changes only by moves, which the key counts."""
COUNTED: Final = {"last", "viewer", "playback._parts"}
"""Fields that change only with the table's revision, which the key contains."""


def fields_of(session: Session) -> Iterator[tuple[str, Any, str]]:
    """Yield every field of a session and its parts: its name with that of its part, its owner, its name."""
    owners = {"": session, "thinker": session.bot_clock._thinker}
    for part, owner in (owners | {part: getattr(session, part) for part in PARTS}).items():
        for name in getattr(owner, "__struct_fields__", None) or list(vars(owner)):
            if name not in FIXED:
                yield f"{part}.{name}".lstrip("."), owner, name


def laid_out(session: Session) -> tuple[object, ...]:
    """Return the prompt and what is shown as they would be now, whatever was shown before."""
    session._shown = session._plans = session._since_key = None
    shown = session.shown()
    seen = [getattr(shown, field.name) for field in fields(Shown)]
    return compose(session, shown), *(one.key() if isinstance(one, State) else one for one in seen)


def sessions(app: FrozenApp, game: str) -> Iterator[Session]:
    """Yield sessions at all stages: a person or a bot decides, moves are seen, or wait to be saved."""
    app.settings.animation_speed = 1.0
    troubles = [StoreErrorCode.BUSY(file="a"), StoreErrorCode.GONE(folder="a", why="b")]
    for number in (0, 5, 12, 30, 60, 90):
        for person in (True, False):
            scene = sit(app, game, number, person=person)
            session, options = scene.session, scene.session.decision.options
            yield session
            if person and options:
                scene.do(Select(options[0]))
                scene.do(Point(options[-1], by_key=number > 20))
                if number < 60:
                    session.adviser.learn(quick_advice(scene.match.state, scene.match.names))
                session.adviser.hint = session.decision.moves[0]
            elif number > 50:
                scene.update(0.01)  # The bot is asked.
                session.bot_clock._thought = NOTICED
            elif scene.match.current_player >= 0:
                session.play(scene.match.state.legal_moves()[0])
                if troubles:
                    session.unsaved._waiting = _Waiting(lambda: None, StoreError(troubles.pop()))


def other_values(value: object) -> list[object]:
    """Return values of the same type."""
    match value:
        case bool():
            return [not value]
        case int() | float():
            return [value + 1, value + 100]
        case str():
            return [f"{value}!"]
    return []


@pytest.mark.parametrize("game", ONE_GAME)
def test_no_field_changes_the_prompt_or_the_table_without_the_key(game: str, tmp_path: Path) -> None:
    store = FrozenStore(tmp_path)
    app = FrozenApp(store, (1280, 720))
    found = list(sessions(app, game))
    values: dict[str, list[object]] = defaultdict(list)
    for session in found:
        for field, owner, name in fields_of(session):
            values[field].append(getattr(owner, name))
    matters, stale = set(), set()
    for session in found:
        before, key = laid_out(session), session.key
        for field, owner, name in fields_of(session):
            value = getattr(owner, name)
            for other in (*other_values(value), *values[field]):
                setattr(owner, name, other)
                try:
                    differs = laid_out(session) != before
                except (AssertionError, IndexError):
                    differs = False  # Such a session can't be.
                if differs:
                    matters.add(field)
                if differs and session.key == key:
                    stale.add(field)
                setattr(owner, name, value)
    app.close()
    store.close()
    assert {
        "_decision",
        "notice",
        "pointed",
        "bot_clock.paused",
        "adviser._wanted",
        "adviser.hint",
    } <= matters
    assert "bot_clock._work_before" in matters
    assert not stale - COUNTED


def test_a_replaced_decision_changes_the_key(tmp_path: Path) -> None:
    """Whatever field of it differs."""
    store = FrozenStore(tmp_path)
    app = FrozenApp(store, (1280, 720))
    session = sit(app, game_keys()[0], 30).session
    before = session.key
    session.decision = replace(session.decision)
    assert session.key != before
    app.close()
    store.close()
