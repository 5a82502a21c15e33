"""Chances near the end of a match: where little is left, it is played out rather than appraised.

A few moves before the end an appraisal is off by about as much as a turn earlier, and from one move to the
next its error may change its sign; who plays the rest out a few times sees who wins.

>>> import random
>>> from ai.knowledge import for_game
>>> from game.rules.catalogue import find_game
>>> state = find_game("north_american_railways").deal(3, {}, random.Random(7))
>>> known = for_game(state.game)
>>> played_out(state, known) is None
True
>>> rng = random.Random(1)
>>> while state.actor() != OVER and (last := state.copy()):
...     _on(state, known, rng)
>>> found = played_out(last, known)
>>> found is not None and round(sum(found), 6)
1.0
"""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from typing import Final

from ai.draw import draw
from ai.knowledge import Knowledge, chances, prospect
from game.rules.contract import CHANCE, OVER, State

SHORT: Final = 24
"""Moves that a game may still take by the policy to be played out, draws included."""

PLAYOUTS: Final = 8
"""How often it is played out; each time with the same luck for every position of a match."""

SPREAD: Final = 0.78
"""How much of a spread of scores the doubt of `chances` is: the difference of two is logistic there."""

LEAST: Final = 0.004
"""The least doubt about the scores in which playouts agree, as a part of the greatest of them."""


def played_out(
    state: State, known: Knowledge, most: int = SHORT, seen: Sequence[float] | None = None
) -> list[float] | None:
    """Each seat's chance to win by what the rest of the game comes to; None if it has more than `most` moves.

    Who plays may do something else than the policy, and does in a long rest more than in a short one: so much
    of the chance is left to what is `seen` otherwise (chances of the seats; None: those of the appraisal).
    """
    if state.actor() == OVER:
        return prospect(state, known).chances
    ends: list[list[int]] = []
    taken = 0
    for number in range(PLAYOUTS):
        end, moves = state.copy(), 0
        rng = random.Random(number)
        while end.actor() != OVER:
            if moves == most:
                return None
            _on(end, known, rng)
            moves += 1
        ends.append(end.scores())
        taken += moves
    appraised = (taken / PLAYOUTS / SHORT) ** 2
    means = [sum(scores) / PLAYOUTS for scores in zip(*ends, strict=True)]
    doubt = max(SPREAD * _spread(ends, means), LEAST * max(map(abs, means)), 1e-9)
    pairs = zip(chances(means, doubt), seen or prospect(state, known).chances, strict=True)
    return [(1.0 - appraised) * played + appraised * other for played, other in pairs]


def _on(state: State, known: Knowledge, rng: random.Random) -> None:
    """Play on in place: one draw, or what the policy does."""
    if state.actor() == CHANCE:
        state.apply(draw(state, rng))
    else:
        known.policy.advance(state, rng)


def _spread(ends: Sequence[Sequence[int]], means: Sequence[float]) -> float:
    """By how much the scores of the ends differ from their means, but for what all seats gain alike."""
    total = 0.0
    for scores in ends:
        apart = [score - mean for score, mean in zip(scores, means, strict=True)]
        alike = math.fsum(apart) / len(apart)
        total += math.fsum((own - alike) ** 2 for own in apart) / max(1, len(apart) - 1)
    return math.sqrt(total / len(ends))
