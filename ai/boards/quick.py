"""The bot that plays as playouts do: at once, sensibly, never twice alike. Boards are tried by it.

>>> from game.rules.catalogue import find_game
>>> game = find_game("american_rails")
>>> state = game.new_game(3, {}, random.Random(7))
>>> QuickBot(game, seed=1).choose(state, state.current_player(), seconds=1.0) in state.legal_moves()
True
"""

from __future__ import annotations

import random
from collections.abc import Sequence

from ai.bot import Bot, Report
from ai.knowledge import for_game
from game.rules.contract import Game, Move, State


class QuickBot(Bot):
    """Takes the first move that comes to a sensible player's mind."""

    name = "quick"

    def __init__(self, game: Game, seed: int) -> None:
        """The same seed plays the same."""
        self._policy = for_game(game).policy
        self._rng = random.Random(seed)

    def choose(
        self,
        state: State,
        seat: int,
        seconds: float,
        report: Report | None = None,
        since: Sequence[Move] | None = None,
    ) -> Move:
        """A quick move."""
        return self._policy.rollout_move(state, self._rng)
