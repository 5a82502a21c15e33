"""The keys by which animations name the pieces that they move."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from game.rules.contract import Event
from game.table.boards.animation import Animation, BoardAnimations, BoardContext, Key
from game.table.boards.shown import Shown
from game.table.kit.motion import Motions
from game.table.tools.screenshots import recorded
from tests.table.boards.looks import picture, same
from tests.table.boards.samples import SAMPLES, Sample


class Landed(Event):
    """A piece has landed."""


@pytest.mark.parametrize("piece", [("cub", 3, 4), ("cube", 3), ("cube", 3, 4, 5)])
def test_an_unknown_key_is_an_error_that_lists_the_known_ones(piece: Key) -> None:
    fall: Animation[Any] = Animation(draw=lambda *_: None, piece=piece)
    known = {"cube": ("company", "hex"), "card": ("link",)}
    animations: BoardAnimations[Any] = BoardAnimations({Landed: lambda event, at: fall}, known)
    at: BoardContext[Any, Any] = BoardContext(None, None, Motions())  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="unknown piece") as raised:
        animations.start(Landed(), at)
    assert str(raised.value).startswith(f"Landed: unknown piece {piece}")
    assert str(raised.value).endswith("expected one of ('cube', company, hex), ('card', link)")
    assert not at.motions


def animated(sample: Sample, view: Any) -> Iterator[tuple[Shown[Any], Animation[Any]]]:
    """Return every animation of a piece in a recorded match, and what is shown then."""
    journal = recorded(sample.key, sample.players)
    state = sample.game.load(journal.deal)
    for entry in journal.entries:
        events: list[Event] = []
        state.play(sample.game.parse_move(entry.move), events.append)
        shown, motions = sample.show(state, last=tuple(events)), Motions()
        view.animate_all(events, shown, motions)
        for motion in motions.of(Animation):
            if motion.what.piece is not None:
                yield shown, motion.what


@pytest.mark.parametrize("sample", SAMPLES, ids=lambda sample: sample.key)
def test_each_piece_is_hidden_while_it_moves(sample: Sample) -> None:
    """The table of animations lists all keys, and the view looks for each of them."""
    view = sample.view()
    left = set(view.animations.pieces)
    assert left
    for shown, what in animated(sample, view):
        kind = what.piece[0] if what.piece is not None else ""
        if kind in left:
            with_it, without = Motions(), Motions()
            unseen = replace(what, draw=lambda *_: None)
            with_it.add(replace(unseen, piece=None), duration=1.0)
            without.add(unseen, duration=1.0)
            if not same(picture(view, shown, with_it), picture(view, shown, without)):
                left.remove(kind)
        if not left:
            return
    pytest.fail(f"never hidden: {sorted(left)}")
