"""Pictures are drawn again when anything changes that was read for them, and only then."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import MISSING, fields, replace
from itertools import pairwise
from typing import Any

import pytest

from game.rules.contract import TERMINAL
from game.table.boards.reads import Reads
from game.table.boards.shown import Pickable, Shown
from tests.table.boards.looks import picture, same
from tests.table.boards.samples import AMERICAN_RAILS, SAMPLES, Sample

EACH = pytest.mark.parametrize("sample", SAMPLES, ids=lambda sample: sample.key)


def moments(sample: Sample, number: int = 3) -> list[Shown[Any]]:
    """What is shown of some decisions of a game, with places on the board chosen and pointed at."""
    view = sample.view()
    game = [(s.copy(), events) for s, events in sample.play(4, sample.players) if s.current_player() >= 0]
    found = []
    for state, events in game[:: max(1, len(game) // 30)]:
        shown = sample.show(state, last=tuple(events), since=[(0, event) for event in events])
        on_board = [
            (move, thing)
            for move in shown.moves[:60]
            for thing in view.choosing.pickables_for(state, move)
            if view.rect_of(thing, shown) is not None
        ]
        if on_board:
            (armed, _), (hint, pointed) = on_board[0], on_board[-1]
            picked = tuple(view.choosing.pickables_for(state, armed))
            found.append(replace(shown, armed=armed, hint=hint, pointed=pointed, picked=picked))
    return found[:: max(1, len(found) // number)]


def changed(one: Shown[Any], other: Shown[Any]) -> Iterator[tuple[str, Shown[Any]]]:
    """What is shown in `one`, with each field of it, and of its state, as in `other` or as by default."""
    later = replace(other, until=other.state, settling=True, covered=True, viewer=None)
    for field in fields(Shown):
        yield field.name, replace(one, **{field.name: getattr(later, field.name)})
        if field.default is not MISSING:
            yield field.name, replace(one, **{field.name: field.default})
    for name in (name for kind in type(one.state).__mro__ for name in getattr(kind, "__slots__", ())):
        state = one.state.copy()
        setattr(state, name, getattr(other.state.copy(), name))
        if state.key() != one.state.key():
            yield f"state.{name}", replace(one, state=state)


@EACH
def test_no_field_that_changes_leaves_a_stale_picture(
    sample: Sample, monkeypatch: pytest.MonkeyPatch
) -> None:
    view, anew = sample.view(), sample.view()
    compared, differ = 0, set()
    for one, other in pairwise(moments(sample)):
        before = picture(view, one)
        for name, shown in changed(one, other):
            with monkeypatch.context() as patch:
                patch.setattr(Reads, "hold", lambda *given: False)
                try:
                    wanted = picture(anew, shown)
                except (AssertionError, IndexError, KeyError, ValueError, TypeError, AttributeError):
                    continue  # Such a position can't be.
            assert same(picture(view, shown), wanted), name
            if not same(wanted, before):
                differ.add(name)
                picture(view, one)
            compared += 1
    assert compared > 60
    assert {"state", "armed", "pointed", "hint", "picked"} <= differ


def test_only_what_was_read_counts() -> None:
    shown = next(
        AMERICAN_RAILS.show(state)
        for state, _ in AMERICAN_RAILS.play(1, 4)
        if state.current_player() != TERMINAL
    )
    reads = Reads()
    assert not reads.hold(shown)
    watched = reads.watch(shown, "size")
    assert watched.seen.cash == shown.state.cash
    assert not watched.points_at(Pickable("hex", 3))
    assert reads.hold(replace(shown, hint=shown.moves[0], pointed=Pickable("hex", 4)), "size")
    assert not reads.hold(shown, "another size")
    assert not reads.hold(replace(shown, pointed=Pickable("hex", 3)), "size")
    shown.state.cash[0] += 1
    assert not reads.hold(shown, "size"), "the state was changed in place"
