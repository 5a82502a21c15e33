"""The end of a game, looked through to the end: where few moves are left and nothing is drawn any more.

Playouts find the one move that wins only if the rivals in them find the answer to every other move. A few
moves before the end the whole tree is smaller than they are: max^n to the last move (Luckhart and Irani, AAAI
1986) tells exactly what each move comes to, if every seat makes the best of it.

>>> import random
>>> from ai.knowledge import for_game
>>> from game.rules.catalogue import find_game
>>> state = find_game("north_american_railways").deal(3, {}, random.Random(7))
>>> known, rng = for_game(state.game), random.Random(1)
>>> seen_to_the_end(state, known, 500) is None
True
>>> while (moves := len(state.moves())) < 2 or (ending := seen_to_the_end(state, known, 500)) is None:
...     known.policy.advance(state, rng)
>>> len(ending.thought.candidates) == moves, sum(ending.chances)
(True, 1.0)
"""

from __future__ import annotations

import math
import random
import time
from dataclasses import dataclass
from typing import Final

from ai.bot import CancelCheck, Candidate, Thought
from ai.clock import Budget
from ai.draw import Strata
from ai.knowledge import Knowledge, prospect
from ai.minimax import ENDLESS, Search, TimeIsUp
from game.rules.contract import CHANCE, OVER, State

NEAR: Final = 12
"""Moves within which a game has to be over by the policy for its end to be looked for."""

LATE: Final = 0.75
"""The part of a game that has to be over before that is asked."""


@dataclass(frozen=True, slots=True)
class Ending:
    """What comes of a position if every seat makes the best of it.

    >>> from game.rules.auction import Bid
    >>> thought = Thought((Candidate(Bid(20), value=0.9, visits=1, chance=1.0, scores=(90.0, 80.0)),), work=4)
    >>> Ending(thought, chances=(1.0, 0.0)).chances[0]
    1.0
    """

    thought: Thought
    """The candidates of the actor, best first, and of equals what looks better at once first."""
    chances: tuple[float, ...]
    """Each seat's part of the win, 0 to 1."""


def seen_to_the_end(
    state: State, known: Knowledge, most: int, cancel_check: CancelCheck | None = None
) -> Ending | None:
    """What comes of a position of which the end can be seen.

    None if more than `most` positions are left, or if anything is drawn on the way or is hidden.
    """
    if state.hides or known.appraise.progress(state) < LATE or not _is_near(state, known):
        return None
    began = time.thread_time()
    seat = state.actor()
    search = Search(
        known,
        seat,
        paranoid=False,
        inner=0,
        strata=Strata(samples=1, seed=1),
        budget=Budget(math.inf, most=most, cancel_check=cancel_check),
    )
    moves = known.policy.candidates(state)
    try:
        line = search.iteration([state], search.first_look([state], moves, width=0), ENDLESS)
    except TimeIsUp:
        return None
    if search.over or search.cut or search.drawn:
        return None
    ends = [prospect(search.end_of(state, move), known) for _, move in line]
    found = tuple(
        Candidate(move, value, 1, end.chances[seat], tuple(end.scores))
        for (value, move), end in zip(line, ends, strict=True)
    )
    thought = Thought(found, search.positions, ENDLESS, time.thread_time() - began)
    return Ending(thought, tuple(ends[0].chances))


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
