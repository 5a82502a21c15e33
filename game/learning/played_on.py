"""Two moves compared by players who weigh every later move at first sight, rather than by playouts.

A policy's playouts go on without a look at what a move brings others, and may take for good what serves them;
players who weigh each move by the appraisal of what it leads to see it. They are no better at all else, so
that they are asked only whether they agree.

>>> import random
>>> from game.rules.catalogue import find_game
>>> state = find_game("north_american_railways").deal(3, {}, random.Random(7))
>>> first, second = state.moves()[:2]
>>> lead_after(state, first, times=2) == lead_after(state, first, times=2)
True
"""

from __future__ import annotations

import random
from typing import Final

from ai.draw import draw
from ai.registry import make_bot
from game.learning.reasons import rolls_astray
from game.rules.contract import CHANCE, OVER, Move, State

TIMES: Final = 12
"""How often the rest is played, with the same luck for each move."""

PLAYER: Final = "greedy:noise=0.02"
"""Who plays it; a little noise, so that it is not the same each time."""


def agrees(state: State, good: Move, bad: Move) -> bool:
    """Whether such players see the first move ahead too; where playouts do well, nobody is asked."""
    return not rolls_astray(state) or lead_after(state, good) > lead_after(state, bad)


def lead_after(state: State, move: Move, times: int = TIMES) -> float:
    """By how much the actor is ahead of the best other in the end after a move, in points; a mean."""
    seat = state.actor()
    return sum(_lead(state, move, seat, number) for number in range(times)) / times


def _lead(state: State, move: Move, seat: int, number: int) -> int:
    rng = random.Random(number)
    now = state.determinize(seat, rng)
    now.apply(move)
    bots = [make_bot(PLAYER, game=state.game.key, seed=100 * number + at) for at in range(state.players)]
    while (actor := now.actor()) != OVER:
        now.apply(draw(now, rng) if actor == CHANCE else bots[actor].choose(now, actor, 1.0))
    scores = now.scores()
    return scores[seat] - max(score for at, score in enumerate(scores) if at != seat)
