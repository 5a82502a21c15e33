"""Previews: what moves would change, found by carrying them out on a copy of the state."""

from __future__ import annotations

from typing import Generic, NamedTuple, TypeVar

from game.rules.contract import Event, Move, State

S = TypeVar("S", bound=State)


class Preview(NamedTuple, Generic[S]):
    """The state as it would be, and the events that would lead to it."""

    state: S
    events: list[Event]


def preview(state: S, *moves: Move) -> Preview[S]:
    """Carry out legal moves, one after the other, on a copy of `state`."""
    after = state.copy()
    events: list[Event] = []
    for move in moves:
        after.apply_unchecked(move, events.append)
    return Preview(after, events)
