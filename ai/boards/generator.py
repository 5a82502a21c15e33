"""The generator of a game's boards, declared as `GENERATOR` in its ``board_generator`` module.

>>> Generator(draft=lambda rng, seed: {}, bounds={3: Bounds((2, 4), (3000, 9000))}, games=32).idle
0
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from ai.boards.judging import Bounds
from ai.boards.quick import QuickBot
from ai.bot import Bot
from game.rules.boards import BoardFile
from game.rules.contract import Game


@dataclass(frozen=True, slots=True)
class Generator:
    """How boards of a game are drafted and tried."""

    draft: Callable[[random.Random, str], BoardFile]
    bounds: Mapping[int, Bounds]
    """Which games are good, by the number of players; games of each number are played."""
    games: int
    """Games played with each number of players."""
    make_bot: Callable[[Game, int], Bot] = QuickBot
    """Makes a bot that plays these games; the number is the seed of its chances."""
    untried: frozenset[str] = frozenset()
    """Kinds of things that these bots never take, so that the games say nothing of their worth."""
    spread: float = 0.04
    """The standard deviation, from draft to draft, of the share of wins of a seat in turn order.

    Measured over 400 games on each of six drafts; American Rails, New England Railways and Railways of North
    America have less.
    """
    idle: int = 0
    """How many things on the board may turn out worthless: as many as on the game's own board."""
