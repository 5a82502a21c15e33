"""Endgames: exact solutions, and chances to win from playouts.

In playouts the winning move is found only if the rivals find the refutation of every other move. A few moves
before the end the whole tree is smaller than the playouts: max^n to the last move (Luckhart and Irani, AAAI
1986) gives the exact result if every seat plays its best.

Where that is not possible, `endgame_chances` plays the rest out a few times, because the error of the
evaluation may change sign from one of the last moves to the next.

>>> import random
>>> from ai.knowledge import for_game
>>> from game.rules.catalog import find_game
>>> state = find_game("north_american_railways").new_game(3, {}, random.Random(7))
>>> known, rng = for_game(state.game), random.Random(1)
>>> solve_endgame(state, known, 500) is None
True
>>> while (moves := len(state.legal_moves())) < 2 or (solved := solve_endgame(state, known, 500)) is None:
...     known.policy.advance(state, rng)
>>> len(solved.thought.candidates) == moves, sum(solved.chances)
(True, 1.0)
>>> state = find_game("north_american_railways").new_game(3, {}, random.Random(7))
>>> endgame_chances(state, known) is None
True
>>> rng = random.Random(1)
>>> while state.current_player() != TERMINAL and (last := state.copy()):
...     advance(state, known, rng)
>>> found = endgame_chances(last, known)
>>> found is not None and round(sum(found), 6)
1.0
"""

from __future__ import annotations

import math
import random
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from ai.bot import CancelCheck, Candidate, Thought
from ai.chance import Strata
from ai.clock import Budget
from ai.knowledge import Knowledge, chances, evaluate_position
from ai.last_turn import FEW_MOVES, LATE, advance, ends_within
from ai.minimax import ENDLESS, Search, TimeIsUp
from game.rules.contract import TERMINAL, State

NEAR: Final = 12
"""The number of moves within which the policy must end the game for an exact solution to be tried."""


@dataclass(frozen=True, slots=True)
class SolvedEndgame:
    """The result of a position if every seat plays its best."""

    thought: Thought
    """The actor's candidates, best first; among equals the better-looking one first."""
    chances: tuple[float, ...]
    """Each seat's part of the win, 0 to 1."""


def solve_endgame(
    state: State, known: Knowledge, most: int, cancel_check: CancelCheck | None = None
) -> SolvedEndgame | None:
    """Solve a position exactly.

    Return None if it has more than `most` positions, or if anything is hidden or left to chance.
    """
    if state.has_hidden_info or known.evaluator.progress(state) < LATE:
        return None
    if not ends_within(NEAR, state, known, with_chance=False):
        return None
    began = time.thread_time()
    seat = state.current_player()
    search = Search(
        known,
        seat,
        paranoid=False,
        inner=0,
        strata=Strata(samples=1, seed=1),
        budget=Budget(math.inf, most=most, cancel_check=cancel_check),
    )
    edges = search.edges(state, known.policy.candidates(state))
    try:
        line = search.iteration([state], search.first_look([state], edges, width=0), ENDLESS)
    except TimeIsUp:
        return None
    if search.over or search.cut or search.drawn:
        return None
    ends = [evaluate_position(search.end_of(state, edge), known) for _, edge in line]
    found = tuple(
        Candidate(edge[0], value, 1, end.chances[seat], tuple(end.scores))
        for (value, edge), end in zip(line, ends, strict=True)
    )
    thought = Thought(found, search.positions, ENDLESS, time.thread_time() - began)
    return SolvedEndgame(thought, tuple(ends[0].chances))


PLAYOUTS: Final = 8
"""The number of playouts, with the same seeds for every position of a match."""

SCORE_SPREAD: Final = 0.78
"""The ratio of the `doubt` of `chances` to the spread of scores: differences are logistic there."""

LEAST_SPREAD: Final = 0.004
"""The minimum doubt if the playouts agree, as a fraction of the greatest score."""


def endgame_chances(
    state: State, known: Knowledge, most: int = FEW_MOVES, seen: Sequence[float] | None = None
) -> list[float] | None:
    """Return each seat's chance to win by playing out the rest; None if that takes more than `most` moves.

    Players may deviate from the policy, more so in a long rest. So part of the result is the estimate `seen`
    (chances of the seats; None: those of the evaluation), the more the longer the rest is.
    """
    if state.current_player() == TERMINAL:
        return evaluate_position(state, known).chances
    ends: list[list[int]] = []
    taken = 0
    for number in range(PLAYOUTS):
        end, moves = state.copy(), 0
        rng = random.Random(number)
        while end.current_player() != TERMINAL:
            if moves == most:
                return None
            advance(end, known, rng)
            moves += 1
        ends.append(end.scores())
        taken += moves
    evaluated = (taken / PLAYOUTS / FEW_MOVES) ** 2
    means = [sum(scores) / PLAYOUTS for scores in zip(*ends, strict=True)]
    doubt = max(SCORE_SPREAD * _score_spread(ends, means), LEAST_SPREAD * max(map(abs, means)), 1e-9)
    pairs = zip(chances(means, doubt), seen or evaluate_position(state, known).chances, strict=True)
    return [(1.0 - evaluated) * played + evaluated * other for played, other in pairs]


def _score_spread(ends: Sequence[Sequence[int]], means: Sequence[float]) -> float:
    """Return the standard deviation of the scores at the ends, without what all seats gain alike."""
    total = 0.0
    for scores in ends:
        apart = [score - mean for score, mean in zip(scores, means, strict=True)]
        alike = math.fsum(apart) / len(apart)
        total += math.fsum((own - alike) ** 2 for own in apart) / max(1, len(apart) - 1)
    return math.sqrt(total / len(ends))
