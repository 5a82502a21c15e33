"""The end of a game, looked through to the end: where few moves are left and nothing is drawn any more.

Playouts find the one move that wins only if the rivals in them find the answer to every other move. A few
moves before the end the whole tree is smaller than they are: max^n to the last move (Luckhart and Irani, AAAI
1986) tells exactly what each move comes to, if every seat makes the best of it.

>>> import random
>>> from ai.knowledge import for_game
>>> from game.rules.catalogue import find_game
>>> state = find_game("north_american_railways").deal(3, {}, random.Random(7))
>>> known, rng = for_game(state.game), random.Random(1)
>>> seen_to_the_end(state, known) is None
True
>>> while (moves := len(state.moves())) < 2 or (thought := seen_to_the_end(state, known)) is None:
...     known.policy.advance(state, rng)
>>> len(thought.candidates) == moves, thought.candidates[0].error
(True, 0.0)
"""

from __future__ import annotations

import math
import random
import time
from typing import Final

from ai.bot import Candidate, Thought
from ai.draw import Strata
from ai.knowledge import Knowledge, chances
from ai.minimax import Budget, Search, TimeIsUp
from game.rules.contract import CHANCE, OVER, State

NEAR: Final = 12
"""Moves within which a game has to be over by the policy for its end to be looked for."""

LATE: Final = 0.75
"""The part of a game that has to be over before that is asked."""

POSITIONS: Final = 1000
"""The most positions that are looked at before the end is thought to be too far away."""

DEEP: Final = 99
"""More turns than are left."""

SURE: Final = 1e-6
"""How far final scores are off, in points or dollars."""


def seen_to_the_end(state: State, known: Knowledge, most: int = POSITIONS) -> Thought | None:
    """What each candidate of the actor comes to, best first, and of equals what looks better at once first.

    None if more than `most` positions are left, or if anything is drawn on the way or is hidden.
    """
    if state.hides or known.appraise.progress(state) < LATE or not _is_near(state, known):
        return None
    began = time.perf_counter()
    seat = state.actor()
    search = Search(
        known,
        seat,
        paranoid=False,
        inner=0,
        strata=Strata(samples=1, seed=1),
        budget=Budget(math.inf, most=most),
    )
    moves = known.policy.candidates(state)
    try:
        line = search.iteration([state], search.first_look([state], moves, width=0), DEEP)
    except TimeIsUp:
        return None
    if search.over or search.cut or search.drawn:
        return None
    found = []
    for value, move in line:
        scores = search.ends[move]
        found.append(Candidate(move, value, 1, chances(scores, SURE)[seat], tuple(scores)))
    return Thought(tuple(found), search.positions, DEEP, time.perf_counter() - began)


def _is_near(state: State, known: Knowledge) -> bool:
    """Whether the policy ends the game in a few moves, and draws nothing."""
    end, rng = state.copy(), random.Random(1)
    for _ in range(NEAR):
        actor = end.actor()
        if actor == CHANCE:
            return False
        if actor == OVER:
            return True
        known.policy.advance(end, rng)
    return end.actor() == OVER
