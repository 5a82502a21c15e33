"""How long a bot may think of a decision, where its whole turn has a limit; and when a search has to end.

A person waits for a turn, not for a decision, and a turn may be one decision or ten: in some games an action
is chosen, then carried out step by step, with an auction in between.

>>> import random
>>> from game.rules.catalogue import find_game
>>> state = find_game("american_rails").deal(3, {}, random.Random(7))
>>> clock = TurnClock(seconds=3.0, turn=6.0)
>>> clock.allow(state, given=1.0)
2.0
>>> clock.spend(1.5)
>>> clock.allow(state, given=1.0), TurnClock().allow(state, given=1.0)
(1.5, 1.0)
"""

from __future__ import annotations

import time
from typing import Final

from game.rules.contract import State
from game.rules.notes import Note

PATIENCE: Final = 3.0
"""How many times its seconds a decision may take to come to its least work, on a slow machine."""

SHARE: Final = 1.0 / 3.0
"""The part of what is left of a turn's time that one decision may take: nobody knows how many will come."""


class TurnClock:
    """The thinking time of one seat.

    seconds: for a decision; None: what the caller gives.
    turn: seconds for all decisions of one turn; None: no limit. A turn is as long as the table is at the same
    point of the game (`State.heading`).
    """

    def __init__(self, seconds: float | None = None, turn: float | None = None) -> None:
        self._seconds = seconds
        self._turn = turn
        self._heading: Note | None = None
        self._spent = 0.0

    @property
    def is_set(self) -> bool:
        """Whether it was told a time of its own."""
        return self._seconds is not None or self._turn is not None

    def allow(self, state: State, given: float) -> float:
        """Seconds for the decision that `state` asks for."""
        seconds = given if self._seconds is None else self._seconds
        if self._turn is None:
            return seconds
        heading = state.heading()
        if heading != self._heading:
            self._heading, self._spent = heading, 0.0
        return min(seconds, max(0.0, self._turn - self._spent) * SHARE)

    def spend(self, seconds: float) -> None:
        """Take note of seconds that were spent on a decision."""
        self._spent += seconds


class Budget:
    """When a search that begins now has to end.

    >>> Budget(9.0, most=200).is_spent(200), Budget(9.0, most=200).is_spent(201)
    (False, True)
    >>> Budget(0.0, least=100).is_spent(200), Budget(float("inf")).is_spent(200)
    (True, False)
    """

    __slots__ = ("_latest", "_least", "_most", "_until")

    def __init__(self, seconds: float, least: int = 0, most: int | None = None) -> None:
        """After `most` positions, or after `seconds` if by then there were `least` positions."""
        began = time.perf_counter()
        self._until = began + seconds
        self._latest = began + PATIENCE * seconds
        self._least = least
        self._most = most

    def is_spent(self, positions: int) -> bool:
        """Whether no further position may be looked at."""
        if self._most is not None and positions > self._most:
            return True
        return not positions & 3 and time.perf_counter() > (
            self._until if positions >= self._least else self._latest
        )
