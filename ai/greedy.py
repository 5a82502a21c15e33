"""The one-ply bot: it tries every candidate on a copy and takes the one that evaluates best."""

from __future__ import annotations

import math
import random
import time
from collections.abc import Sequence
from math import fsum
from typing import Final

from ai.bot import Bot, Candidate, Report, Thought, never_cancel
from ai.endgame import solve_endgame
from ai.knowledge import Knowledge, Values, chances, evaluate_position, follow, for_game, margin, standings
from ai.last_turn import costs_the_win
from ai.weights import NAMES
from game.rules.contract import TERMINAL, Move, State

WORLDS: Final = 4
"""The number of determinizations in which a move is judged if something is hidden."""

WORST_BLUNDER: Final = 0.5
"""The greatest loss by a blunder, in units of `win_margin_scale`."""

NEARER: Final = 0.01
"""The weight of a margin next to the chance to win where some moves end the game."""


class GreedyBot(Bot):
    """A bot that takes the move after which it leads its best rival by most.

    noise: standard deviation of its error in judging a move, in units of `win_margin_scale`.
    blunder_rate: how often it takes the second or third best move instead of the best, to play weaker but not
    absurdly: a move that loses more than `WORST_BLUNDER` of a `win_margin_scale` is never taken. No error of
    either kind is made if it would throw away a win in the last turn (`ai.last_turn`).
    endgame: maximum positions for solving the last moves exactly (`ai.endgame`); 0: never.
    weights: those of the evaluation (`ai.weights`).
    style: the character that modifies them (`ai.players`).

    >>> from game.rules.catalog import find_game
    >>> state = find_game("north_american_railways").new_game(3, {}, random.Random(7))
    >>> GreedyBot(noise=0.25, seed=1).choose(state, state.current_player(), seconds=1.0)
    Found(column=..., amount=...)
    """

    name = "greedy"

    def __init__(
        self,
        *,
        noise: float = 0.0,
        blunder_rate: float = 0.0,
        endgame: int = 0,
        seed: int | None = None,
        weights: str = NAMES[0],
        style: str = "",
        knowledge: Knowledge | None = None,
    ) -> None:
        self._noise = noise
        self._blunder_rate = blunder_rate
        self._endgame = endgame
        self._rng = random.Random(seed)
        self._knowledge = knowledge
        self._weights = weights
        self._style = style

    def choose(
        self,
        state: State,
        seat: int,
        seconds: float,
        report: Report | None = None,
        since: Sequence[Move] | None = None,
    ) -> Move:
        """Return the best candidate by one ply; the first among equals."""
        began = time.thread_time()
        check = self.cancel_check or never_cancel
        known = self._knowledge or for_game(state.game, self._weights, self._style)
        world = state.determinize(seat, self._rng)
        moves = known.policy.candidates(world)
        if len(moves) == 1:
            return moves[0]
        end = solve_endgame(world, known, self._endgame, check) if self._endgame else None
        if end is not None:
            if report is not None:
                report(end.thought)
            return end.thought.candidates[0].move
        lead = known.evaluator.win_margin_scale
        seeds = [self._rng.random() for _ in range(WORLDS if state.has_hidden_info else 1)]
        afters = []
        for move in moves:
            check()
            afters.append(follow(world, move, known.policy))
        over = [after.current_player() == TERMINAL for after in afters]
        # Where some moves end the game, chances count and not margins: a narrow loss is a loss.
        ends = any(over) and not all(over)
        judged = []
        best, most = moves[0], -math.inf
        for move, after in zip(moves, afters, strict=True):
            check()
            values = self._value(after, seat, seeds, known)
            ahead = margin(values, seat)
            if ends:
                ahead = lead * evaluate_position(after, known).chances[seat] + NEARER * ahead
            error = self._rng.gauss(0.0, self._noise * lead) if self._noise else 0.0
            judged.append((ahead + error, move, values))
            if ahead > most:
                best, most = move, ahead
        judged.sort(key=lambda one: -one[0])
        if self._blunder_rate and self._rng.random() < self._blunder_rate:
            near = [one for one in judged[1:3] if one[0] > judged[0][0] - WORST_BLUNDER * lead]
            if near:
                blunder = self._rng.choice(near)
                judged.remove(blunder)
                judged.insert(0, blunder)
        if judged[0][1] != best and costs_the_win(world, (best,), (judged[0][1],), known, check):
            judged.sort(key=lambda one: one[1] != best)
        if report is not None:
            doubt = known.evaluator.weights.doubt_at(known.evaluator.progress(world))
            found = tuple(
                Candidate(
                    move,
                    standings(values, lead)[seat],
                    visits=1,
                    chance=chances(values, doubt)[seat],
                    scores=tuple(values),
                )
                for _, move, values in judged
            )
            report(Thought(found, work=len(found), depth=1, seconds=time.thread_time() - began))
        return judged[0][1]

    @staticmethod
    def _value(after: State, seat: int, seeds: Sequence[float], known: Knowledge) -> Values:
        """Return the expected scores of a position: the mean over worlds, the same ones for each move."""
        if after.current_player() == TERMINAL:
            return [float(score) for score in after.scores()]
        worlds = [known.evaluator.evaluate(after.determinize(seat, random.Random(seed))) for seed in seeds]
        return [fsum(values) / len(worlds) for values in zip(*worlds, strict=True)]
