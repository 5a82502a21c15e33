"""Search to a fixed depth, deeper and deeper while there is time: max^n and paranoid.

In max^n (Luckhart and Irani, AAAI 1986) every seat makes its own standing as good as it can. In
the paranoid search (Sturtevant and Korf, AAAI 2000) all others work against the searching seat,
which allows alpha-beta pruning. Chance is answered with the expectation over its outcomes.
"""

from __future__ import annotations

import math
import random
import time
from collections.abc import Sequence

from ai.bot import Bot, Candidate, Report, Thought
from ai.knowledge import Knowledge, Values, follow, for_game, worth
from game.rules.contract import CHANCE, OVER, Move, State

MODES = ("maxn", "paranoid")


class TimeIsUpError(Exception):
    """Raised inside a search whose time is up; the iteration it belongs to is given up."""


class MinimaxBot(Bot):
    """Iterative deepening on the appraisal; a ply is one decision, forced moves cost none.

    `mode` is "maxn" or "paranoid"; `depth` is the deepest iteration; `width` keeps that many of the
    best-looking candidates at each node (0: all); `seconds`, if given, is used instead of the
    caller's. The move is the best one of the last iteration that was finished.

    >>> from game.rules.catalogue import find_game
    >>> state = find_game("new_england_railways").deal(3, {}, random.Random(7))
    >>> bot = MinimaxBot(mode="paranoid", depth=1)
    >>> bot.choose(state, state.actor(), seconds=5.0) in state.moves()
    True
    """

    name = "minimax"

    def __init__(
        self,
        *,
        mode: str = "maxn",
        depth: int = 12,
        width: int = 8,
        seconds: float | None = None,
        seed: int | None = None,
        knowledge: Knowledge | None = None,
    ) -> None:
        self._mode = mode
        self._depth = depth
        self._width = width
        self._seconds = seconds
        self._rng = random.Random(seed)
        self._knowledge = knowledge

    def choose(self, state: State, seat: int, seconds: float, report: Report | None = None) -> Move:
        """The best move of the deepest iteration that was finished in time."""
        known = self._knowledge or for_game(state.game)
        world = state.determinize(seat, self._rng)
        moves = known.policy.candidates(world)
        if len(moves) == 1:
            return moves[0]
        began = time.perf_counter()
        allowed = self._seconds if self._seconds is not None else seconds
        search = _Search(known, seat, self._mode == "paranoid", self._width, began + allowed)
        line = search.ordered(world, moves)
        best = line[0][1]
        for depth in range(1, self._depth + 1):
            try:
                line = search.root(line, depth)
            except TimeIsUpError:
                break
            best = line[0][1]
            if report is not None:
                found = tuple(Candidate(move, value, 1) for value, move, _ in line)
                report(Thought(found, search.positions, depth, time.perf_counter() - began))
            if not search.cut:
                break  # every line was seen to its end
        return best


_Child = tuple[float, Move, State]


class _Search:
    """One decision: who searches, how wide, until when; counts the positions it appraised."""

    def __init__(self, known: Knowledge, seat: int, paranoid: bool, width: int, until: float) -> None:
        self.known = known
        self.seat = seat
        self.paranoid = paranoid
        self.width = width
        self.until = until
        self.positions = 0
        self.cut = False
        self.timed = False

    def ordered(self, state: State, moves: Sequence[Move]) -> list[_Child]:
        """The moves with their one-ply values for the actor and the states after them, best first."""
        actor = state.actor()
        policy = self.known.policy
        children: list[_Child] = []
        for move in moves:
            self._count()
            value = worth(follow(state, move, policy), self.known)[actor]
            after = state.copy()
            after.apply(move)
            children.append((value, move, after))
        children.sort(key=lambda child: -child[0])
        return children[: self.width] if self.width else children

    def root(self, line: Sequence[_Child], depth: int) -> list[_Child]:
        """One iteration: the children of the root with their values at this depth, best first."""
        self.timed = depth > 1
        self.cut = False
        seen: list[_Child] = []
        alpha = -math.inf
        for _, move, after in line:
            if self.paranoid:
                value = self._paranoid(after.copy(), depth - 1, alpha, math.inf)
                alpha = max(alpha, value)
            else:
                value = self._maxn(after.copy(), depth - 1)[self.seat]
            seen.append((value, move, after))
        # Stable: of equal values (and bounds that only failed low) the one that looked better stays first.
        seen.sort(key=lambda child: -child[0])
        return seen

    def _count(self) -> None:
        self.positions += 1
        if self.timed and not self.positions & 7 and time.perf_counter() > self.until:
            raise TimeIsUpError

    def _leaf(self, state: State) -> Values:
        """The worth of a position where the search stops; `state` is used up."""
        self._count()
        if state.actor() != OVER:
            self.cut = True
            self.known.policy.quiesce(state)
        return worth(state, self.known)

    def _forced(self, state: State) -> Sequence[Move]:
        """Play on in place while the actor has one candidate; the moves of the first real decision."""
        while state.actor() >= 0:
            moves = self.known.policy.candidates(state)
            if len(moves) > 1:
                return moves
            state.apply(moves[0])
        return ()

    def _maxn(self, state: State, depth: int) -> Values:
        moves = self._forced(state)
        if state.actor() == CHANCE:
            return self._expected_values(state, depth)
        if state.actor() == OVER or depth <= 0:
            return self._leaf(state)
        actor = state.actor()
        best: Values | None = None
        for _, _, after in self.ordered(state, moves):
            values = self._maxn(after, depth - 1)
            if best is None or values[actor] > best[actor]:
                best = values
        assert best is not None
        return best

    def _expected_values(self, state: State, depth: int) -> Values:
        total, sums = 0, [0.0] * state.players
        for move, weight in state.outcomes():
            after = state.copy()
            after.apply(move)
            for seat, value in enumerate(self._maxn(after, depth)):
                sums[seat] += weight * value
            total += weight
        return [value / total for value in sums]

    def _paranoid(self, state: State, depth: int, alpha: float, beta: float) -> float:
        moves = self._forced(state)
        if state.actor() == CHANCE:
            total, value = 0, 0.0
            for move, weight in state.outcomes():
                after = state.copy()
                after.apply(move)
                value += weight * self._paranoid(after, depth, -math.inf, math.inf)
                total += weight
            return value / total
        if state.actor() == OVER or depth <= 0:
            return self._leaf(state)[self.seat]
        ours = state.actor() == self.seat
        best = -math.inf if ours else math.inf
        for _, _, after in self.ordered(state, moves):
            value = self._paranoid(after, depth - 1, alpha, beta)
            if ours:
                best = max(best, value)
                alpha = max(alpha, best)
            else:
                best = min(best, value)
                beta = min(beta, best)
            if alpha >= beta:
                break
        return best
