"""The bot that plays random moves: a yardstick, and a quick way through a game."""

from __future__ import annotations

import random
from collections.abc import Sequence

from ai.bot import Bot, Report
from game.rules.contract import Move, State


class RandomBot(Bot):
    """A bot that chooses among all legal moves with equal probability.

    >>> from game.rules.catalog import find_game
    >>> state = find_game("american_rails").new_game(3, {}, random.Random(7))
    >>> RandomBot(seed=1).choose(state, state.current_player(), seconds=1.0) in state.legal_moves()
    True
    """

    name = "random"

    def __init__(self, *, seed: int | None = None) -> None:
        self._rng = random.Random(seed)

    def choose(
        self,
        state: State,
        seat: int,
        seconds: float,
        report: Report | None = None,
        since: Sequence[Move] | None = None,
    ) -> Move:
        """Return any legal move."""
        return self._rng.choice(state.legal_moves())
