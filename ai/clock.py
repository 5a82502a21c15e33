"""Time limits of decisions, turns and searches.

All time is processor time of the searching thread (`time.thread_time`): on a busy machine a bot answers later
but plays no worse.

People wait for a turn, not for a decision, and a turn may be one decision or ten: in some games an action is
chosen, then carried out step by step, with an auction in between.

>>> import random
>>> from game.rules.catalog import find_game
>>> state = find_game("american_rails").new_game(3, {}, random.Random(7))
>>> clock = TurnClock(seconds=3.0, turn=6.0)
>>> clock.allow(state, given=1.0)
2.0
>>> clock.spend(1.5)
>>> clock.allow(state, given=1.0), TurnClock().allow(state, given=1.0)
(1.5, 1.0)
"""

from __future__ import annotations

import math
import time
from typing import Final

from ai.bot import CancelCheck, never_cancel
from game.rules.contract import State
from game.rules.messages import Message

PATIENCE: Final = 3.0
"""How many times its seconds a decision may take to reach its least work, on a slow machine."""

CHECK_EVERY: Final = 4
"""The number of positions between two checks of the clock and of `CancelCheck`; a power of two."""

SHARE: Final = 1.0 / 3.0
"""The fraction of a turn's remaining time for one decision, because their number is unknown."""


class TurnClock:
    """The thinking time of one seat.

    seconds: for a decision; None: what the caller gives.
    turn: seconds for all decisions of one turn; None: no limit. A turn lasts as long as the game is at the
    same point (`State.heading`).
    """

    def __init__(self, seconds: float | None = None, turn: float | None = None) -> None:
        self._seconds = seconds
        self._turn = turn
        self._heading: Message | None = None
        self._spent = 0.0

    @property
    def is_set(self) -> bool:
        """Whether the budget has its own limit."""
        return self._seconds is not None or self._turn is not None

    def allow(self, state: State, given: float) -> float:
        """Return the seconds for the current decision."""
        seconds = given if self._seconds is None else self._seconds
        if self._turn is None:
            return seconds
        heading = state.heading()
        if heading != self._heading:
            self._heading, self._spent = heading, 0.0
        return min(seconds, max(0.0, self._turn - self._spent) * SHARE)

    def spend(self, seconds: float) -> None:
        """Subtract seconds spent on a decision."""
        self._spent += seconds


class Budget:
    """The limit of a search that starts now.

    >>> Budget(9.0, most=200).is_spent(200), Budget(9.0, most=200).is_spent(201)
    (False, True)
    >>> Budget(0.0, least=100).is_spent(200), Budget(float("inf")).is_spent(200)
    (True, False)
    """

    __slots__ = ("_cancel_check", "_latest", "_least", "_most", "_timed", "_until")

    def __init__(
        self,
        seconds: float,
        least: int = 0,
        most: int | None = None,
        cancel_check: CancelCheck | None = None,
    ) -> None:
        """Create a clock that stops at `most` positions, or after `seconds` and at least `least` positions.

        Use it in the thread that makes it, because the seconds are processor time of that thread.
        """
        self._timed = seconds < math.inf
        began = time.thread_time() if self._timed else 0.0
        self._until = began + seconds
        self._latest = began + PATIENCE * seconds
        self._least = least
        self._most = most
        self._cancel_check = cancel_check or never_cancel

    def is_spent(self, positions: int) -> bool:
        """Return whether the search must stop; raises what `CancelCheck` raises."""
        if self._most is not None and positions > self._most:
            return True
        if positions & (CHECK_EVERY - 1):
            return False
        self._cancel_check()
        if not self._timed:
            return False
        return time.thread_time() > (self._until if positions >= self._least else self._latest)
