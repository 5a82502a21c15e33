"""Previews of moves, made by applying them to a copy of the state."""

from __future__ import annotations

from typing import Generic, NamedTuple, TypeVar

from game.rules.contract import Event, Move, State

S = TypeVar("S", bound=State)


class Outcome(NamedTuple, Generic[S]):
    """The resulting state, and the events that lead to it."""

    state: S
    events: list[Event]


def outcome_of(state: S, *moves: Move) -> Outcome[S]:
    """Apply legal moves in order to a copy of `state`."""
    after = state.copy()
    events: list[Event] = []
    for move in moves:
        after.apply_unchecked(move, events.append)
    return Outcome(after, events)
