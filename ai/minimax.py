"""Iterative-deepening minimax for several players: max^n and paranoid.

In max^n (Luckhart and Irani, AAAI 1986) every seat maximizes its own standing. In the paranoid search
(Sturtevant and Korf, AAAI 2000) all others work against the searching seat, which allows alpha-beta pruning.

An edge is one whole action of one seat, for example an auction to its end. It consists of one move, or of two
if `Policy.details` names the second, and of their consequences by `Policy.quiesce` (at the root by the more
careful `Policy.settle`). Depth is counted in turns, not in edges, so that all leaves of one depth are
compared at equal turns; otherwise a move after which the seat acts again would be overrated. For the same
reason the depth grows by a turn of every seat where moves change the order of turns.

The searching seat's last action inflates all moves of an iteration alike. So the best move is reported with
its calibrated one-ply chance and scores, and the others by their distance to it.

Chance and hidden information are sampled, the same samples for all moves. A transposition table also keeps
the order of moves from the previous iteration.
"""

from __future__ import annotations

import math
import random
import time
from collections.abc import Hashable, Sequence
from math import fsum
from operator import add, sub
from typing import Final

from ai.bot import Bot, Candidate, Report, Thought, never_cancel
from ai.chance import Strata, outcome_at
from ai.clock import Budget, TurnClock
from ai.garbage import fewer_collections
from ai.knowledge import Evaluation, Knowledge, Values, evaluate_position, for_game, worth
from ai.last_turn import costs_the_win
from ai.weights import NAMES
from game.rules.contract import CHANCE, TERMINAL, Move, State

Edge = tuple[Move, ...]
"""The first moves of an action, all by one seat."""

Judged = tuple[float, Edge]
"""An edge with its value to the searching seat."""

WORST: Final = 1.5
"""How many standard deviations of the error a chosen move may be worse than the best one."""


def smoothed(line: Sequence[Judged], before: Sequence[Judged], weight: float) -> list[Judged]:
    """Return the edges of a line, best first, their values blended with those of the previous iteration.

    Values of different depths can't be compared, so the earlier ones are shifted by the mean difference.

    >>> from game.rules.auction import Bid, PassBid
    >>> bid, leave = (Bid(5),), (PassBid(),)
    >>> smoothed([(0.75, bid), (0.25, leave)], [(0.0, bid), (0.5, leave)], 0.5)
    [(0.5, (Bid(amount=5),)), (0.5, (PassBid(),))]
    """
    known = {edge: value for value, edge in before}
    shift = fsum(value - known[edge] for value, edge in line) / len(line)
    return best_first([(value + weight * (known[edge] + shift - value), edge) for value, edge in line])


def best_first(judged: Sequence[Judged]) -> list[Judged]:
    """Return the edges sorted by value.

    The sort is stable, so among equal values, and bounds that only failed low, the one that looked better
    stays first.
    """
    return sorted(judged, key=lambda one: -one[0])


def best_of_each_move(line: Sequence[Judged]) -> list[Judged]:
    """Return the best edge of each first move, given the edges best first.

    >>> from game.rules.auction import Bid, PassBid
    >>> best_of_each_move([(0.75, (Bid(5), PassBid())), (0.5, (PassBid(),)), (0.25, (Bid(5),))])
    [(0.75, (Bid(amount=5), PassBid())), (0.5, (PassBid(),))]
    """
    found: dict[Move, Judged] = {}
    for one in line:
        found.setdefault(one[1][0], one)
    return list(found.values())


def with_noise(judged: Sequence[Judged], noise: float, rng: random.Random) -> list[Judged]:
    """Return the edges with that first which looks best with a random error of standard deviation `noise`.

    The error has its full size where nobody is ahead and shrinks where the game is nearly decided, so that it
    never costs more dollars or points. An edge worse than the best by more than `WORST` standard deviations
    is never chosen.

    >>> from game.rules.auction import Bid, PassBid
    >>> line = [(0.75, (Bid(5),)), (0.75, (PassBid(),)), (0.25, (Bid(6),))]
    >>> sorted({str(with_noise(line, 0.001, random.Random(seed))[0][1]) for seed in range(9)})
    ['(Bid(amount=5),)', '(PassBid(),)']
    >>> [value for value, _ in with_noise(line, 0.001, random.Random(1))]
    [0.75, 0.75, 0.25]
    >>> clear = [(0.004, (Bid(5),)), (0.003, (PassBid(),))]
    >>> {str(with_noise(clear, 0.001, random.Random(seed))[0][1]) for seed in range(9)}
    {'(Bid(amount=5),)'}
    >>> {str(with_noise(line, 0.1, random.Random(seed))[0][1]) for seed in range(99)} & {'(Bid(amount=6),)'}
    set()
    """
    top = max(value for value, _ in judged)
    best = min(1.0, max(0.0, top))
    error = noise * 4.0 * best * (1.0 - best)
    seen = [(value + rng.gauss(0.0, error), at) for at, (value, _) in enumerate(judged)]
    _, first = max(one for one in seen if judged[one[1]][0] >= top - WORST * error)
    return [judged[first], *judged[:first], *judged[first + 1 :]]


def mixed(found: Sequence[float], before: Sequence[float], weight: float) -> Values:
    """Return `found` blended with `before`, of which `weight` (0 to 1) is kept.

    >>> mixed([20.0, 4.0], [10.0, 4.0], weight=0.5)
    [15.0, 4.0]
    """
    return [now + weight * (then - now) for now, then in zip(found, before, strict=True)]


# The search


MODES = ("maxn", "paranoid")

ENDLESS = 99
"""More turns than are left in an endgame."""


class TimeIsUp(Exception):
    """Raised to end a search."""


class MinimaxBot(Bot):
    """Iterative deepening on the evaluation.

    mode: "maxn" or "paranoid".
    depth: the deepest iteration, in turns.
    width: how many of the best-looking edges the searching seat considers (0: all).
    inner: how many are considered further down in the tree (0: all).
    details: maximum number of ways of carrying out each action that become edges further down in the tree,
    and twice as many at the root, besides the policy's, which is usually one of them; 0: only the policy's.
    samples: number of samples of what is hidden or left to chance.
    anticipate: 1: rivals whose action the policy predicts make the move that evaluates best for them; 0: the
    policy's move, quicker and more often wrong.
    smooth: how much of a move's value stays from earlier iterations: errors of leaves at two depths are
    nearly independent, so their mean is better. Not for exact results, and only in max^n, because the
    paranoid search gives bounds. Default: the policy's.
    noise: standard deviation of an error added to the final value of each move, so that the bot varies
    between equally good moves; none for exact results, or if it would throw away a win (`ai.last_turn`).
    seconds: processor time for a move; default: what the caller allows.
    turn: maximum processor time for all moves of a turn (`ai.clock`).
    positions: maximum positions; without seconds or turn they are the only limit, and the same seed gives the
    same move on any machine.
    least: positions that are searched even if the time is over, up to `PATIENCE` times it.
    weights: those of the evaluation (`ai.weights`).
    style: the character that modifies them (`ai.players`).

    >>> from game.rules.catalog import find_game
    >>> state = find_game("new_england_railways").new_game(3, {}, random.Random(7))
    >>> bot = MinimaxBot(mode="paranoid", positions=200, seed=1)
    >>> bot.choose(state, state.current_player(), seconds=5.0) in state.legal_moves()
    True
    """

    name = "minimax"

    def __init__(
        self,
        *,
        mode: str = "maxn",
        depth: int = 24,
        width: int = 8,
        inner: int = 4,
        details: int = 0,
        samples: int = 3,
        anticipate: int = 0,
        smooth: float | None = None,
        noise: float = 0.0,
        seconds: float | None = None,
        turn: float | None = None,
        positions: int | None = None,
        least: int = 0,
        seed: int | None = None,
        weights: str = NAMES[0],
        style: str = "",
        knowledge: Knowledge | None = None,
    ) -> None:
        self._mode = mode
        self._depth = depth
        self._width = width
        self._inner = inner
        self._details = details
        self._samples = samples
        self._anticipate = bool(anticipate)
        self._smooth = smooth
        self._noise = noise
        self._clock = TurnClock(seconds, turn)
        self._positions = positions
        self._least = least
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
        """Return the best move of the deepest iteration, as far as it was completed in time."""
        with fewer_collections():
            return self._search(state, seat, seconds, report)

    def _search(self, state: State, seat: int, seconds: float, report: Report | None) -> Move:
        """Search deeper and deeper until time or work is over; return the best move."""
        known = self._knowledge or for_game(state.game, self._weights, self._style)
        worlds = [state.determinize(seat, self._rng)]
        moves = known.policy.candidates(worlds[0])
        if len(moves) == 1:
            return moves[0]
        began = time.thread_time()
        allowed = self._clock.allow(state, seconds)
        if self._positions is not None and not self._clock.is_set:
            allowed = math.inf
        search = Search(
            known,
            seat,
            paranoid=self._mode == "paranoid",
            inner=self._inner,
            details=self._details,
            anticipate=self._anticipate,
            strata=Strata(self._samples, self._rng.getrandbits(32)),
            budget=Budget(allowed, self._least, self._positions, self.cancel_check),
        )
        if state.has_hidden_info:
            worlds += [state.determinize(seat, self._rng) for _ in range(1, self._samples)]
        line = search.first_look(worlds, search.edges(worlds[0], moves, 2 * self._details), self._width)
        if report is not None:
            report(_thought(line, search, 0, began))
        smooth = known.policy.smooth if self._smooth is None else self._smooth
        stride = state.players if known.policy.order_is_for_sale else 1
        for depth in range(1, self._depth + 1, stride):
            try:
                found = search.iteration(worlds, line, depth)
            except TimeIsUp:
                break
            inexact = depth > 1 and search.cut and not search.paranoid
            line = smoothed(found, line, smooth) if inexact else found
            search.tell(smooth if inexact else 0.0)
            if report is not None:
                report(_thought(line, search, depth, began))
            if search.over or not search.cut:
                break  # Time is up, or every line was seen to its end.
        if self._noise and search.cut:
            line = best_of_each_move(line)
            best, noisy = line[0][1], with_noise(line, self._noise, self._rng)
            check, chosen = self.cancel_check or never_cancel, noisy[0][1]
            if chosen == best or not costs_the_win(worlds[0], best, chosen, known, check):
                line = noisy
            if report is not None:
                report(_thought(line, search, depth, began))
        self._clock.spend(time.thread_time() - began)
        return line[0][1][0]


class Search:
    """The search of one decision: its width, budget and transposition table.

    >>> from game.rules.catalog import find_game
    >>> state = find_game("new_england_railways").new_game(3, {}, random.Random(7))
    >>> known, strata, budget = for_game(state.game), Strata(samples=1, seed=1), Budget(9.0)
    >>> search = Search(known, state.current_player(), paranoid=False, inner=4, strata=strata, budget=budget)
    >>> line = search.first_look([state], search.edges(state, state.legal_moves()), width=2)
    >>> len(line), search.iteration([state], line, depth=1)[0][1][0] in state.legal_moves()
    (2, True)
    """

    def __init__(
        self,
        known: Knowledge,
        seat: int,
        *,
        paranoid: bool,
        inner: int,
        strata: Strata,
        budget: Budget,
        details: int = 0,
        anticipate: bool = False,
    ) -> None:
        """Prepare a search for a seat in one of the `MODES`; other parameters as in the bot."""
        self.known = known
        self.seat = seat
        self.paranoid = paranoid
        self.inner = inner
        self.details = details
        self.anticipate = anticipate
        self.strata = strata
        self.budget = budget
        self.positions = 0
        """How many positions were evaluated."""
        self.cut = False
        """Whether the last iteration stopped anywhere before the end of the game."""
        self.drawn = False
        """Whether the last iteration sampled any chance."""
        self.over = False
        """Whether time is up."""
        self.first: dict[Edge, Evaluation] = {}
        """The one-ply value of each edge of the root."""
        self.ends: dict[Edge, Values] = {}
        """The expected final scores after each edge of the root, by the last iteration that searched it."""
        self.told: dict[Edge, Values] = {}
        """The scores to report, smoothed over iterations like the values."""
        self._orders: dict[Hashable, tuple[Edge, ...]] = {}
        self._values: dict[Hashable, Values] = {}

    def edges(self, state: State, moves: Sequence[Move], details: int = 0) -> list[Edge]:
        """Return each move as an edge, then for each move up to `details` edges with one more move."""
        found: list[Edge] = [(move,) for move in moves]
        if details:
            for move in moves:
                found += [(move, then) for then in self.known.policy.details(state, move)[:details]]
        return found

    def first_look(self, worlds: Sequence[State], edges: Sequence[Edge], width: int) -> list[Judged]:
        """Return the best-looking edges by one ply; when time is up, those already evaluated."""
        judged: list[Judged] = []
        for edge in edges:
            try:
                seen = [self._glance(world, edge) for world in worlds]
            except TimeIsUp:
                break
            judged.append((math.fsum(one.worth[self.seat] for one in seen) / len(seen), edge))
            self.first[edge] = seen[0]
        if not judged:
            return [(0.0, edges[0])]
        judged.sort(key=lambda one: -one[0])
        return judged[:width] if width else judged

    def _glance(self, world: State, edge: Edge) -> Evaluation:
        """Return the one-ply value of an edge."""
        self._count()
        return evaluate_position(self._after(world, edge, 0, 0, 1, root=True)[0], self.known)

    def iteration(self, worlds: Sequence[State], line: Sequence[Judged], depth: int) -> list[Judged]:
        """Return the edges with their values at this depth, best first.

        If time is up, the finished samples count, or in the first sample the finished edges, which are those
        that looked best before. Raises `TimeIsUp` if there is nothing yet.
        """
        alike = len(worlds) == 1 and not self.drawn
        self.cut = self.drawn = False
        self._values.clear()
        sums = [[0.0]] * len(line)
        samples = 0
        while samples < self.strata.samples:
            found = self._one_sample(worlds[samples % len(worlds)], line, samples, depth, alike)
            if len(found) < len(line):
                if samples:
                    break
                if not found:
                    raise TimeIsUp
                return self._with_the_rest(found, line)
            sums = [
                list(map(add, total, own)) if samples else own for total, own in zip(sums, found, strict=True)
            ]
            samples += 1
            if len(worlds) == 1 and not self.drawn:
                break  # Without chance another sample would be the same.
        means = [[figure / samples for figure in own] for own in sums]
        return self._judged(means, line)

    def end_of(self, state: State, edge: Edge) -> State:
        """Return the final state to which an edge leads, after an iteration that searched to the end."""
        after, drawn, left = self._after(state, edge, 0, 0, ENDLESS, root=True)
        while after.current_player() != TERMINAL:
            best = self._orders[(0, drawn, after.key())][0]
            after, drawn, left = self._after(after, best, 0, drawn, left)
        return after

    def _judged(self, found: Sequence[Values], line: Sequence[Judged]) -> list[Judged]:
        """Return the edges of a line by their values, best first, and record their final scores."""
        judged: list[Judged] = []
        for own, (_, edge) in zip(found, line, strict=False):
            judged.append((own[0], edge))
            self.ends[edge] = own[1:]
        return best_first(judged)

    def tell(self, weight: float) -> None:
        """Blend the scores of the last iteration into the reported ones, of which `weight` is kept."""
        for edge, found in self.ends.items():
            self.told[edge] = mixed(found, self.told.get(edge, found), weight)

    def _with_the_rest(self, found: Sequence[Values], line: Sequence[Judged]) -> list[Judged]:
        """Return the finished edges, best first, then the others at their earlier distance to the first.

        Values of two iterations can't be compared, only distances.
        """
        (before, first), ends = line[0], self.ends.get(line[0][1])
        done = self._judged(found, line)
        shift = found[0][0] - before
        moved = [b - a for a, b in zip(ends or [], self.ends[first], strict=False)]
        rest = line[len(done) :]
        for _, edge in rest:
            if edge in self.ends:
                self.ends[edge] = list(map(add, self.ends[edge], moved))
        return [*done, *((value + shift, edge) for value, edge in rest)]

    def _one_sample(
        self, world: State, line: Sequence[Judged], sample: int, depth: int, alike: bool
    ) -> list[Values]:
        """Return the values and final scores of the edges in one sample, as many as there is time for.

        If all samples are `alike`, edges worse than the best need only bounds.
        """
        alpha = -math.inf
        found: list[Values] = []
        try:
            for _, edge in line:
                after, drawn, left = self._after(world, edge, sample, 0, depth, root=True)
                if self.paranoid:
                    value = self._paranoid(after, drawn, sample, left, alpha, math.inf)
                    if alike:
                        alpha = max(alpha, value)
                    seen = self.first.get(edge)  # None if there was no time for it.
                    found.append([value, *(seen.scores if seen is not None else ())])
                else:
                    values = self._maxn(after, drawn, sample, left)
                    found.append([values[self.seat], *values[len(values) // 2 :]])
        except TimeIsUp:
            self.over = True
        return found

    def _after(
        self, state: State, edge: Edge, sample: int, drawn: int, left: int, *, root: bool = False
    ) -> tuple[State, int, int]:
        """Return a copy after a whole action, the number of draws, and the turns left.

        Then chance is sampled, forced moves are made, and predicted actions of rivals are played, until the
        turns are used up. At the `root` the action is completed with more care.
        """
        turn = (state.current_player(), state.heading())
        after = state.copy()
        for move in edge:
            after.apply_unchecked(move)
        if root:
            self.known.policy.settle(after)
        else:
            self.known.policy.quiesce(after)
        while True:
            actor = after.current_player()
            if actor == CHANCE:
                self.drawn = True
                after.apply_unchecked(outcome_at(after, self.strata.point(sample, drawn)))
                drawn += 1
                continue
            if actor == TERMINAL:
                return after, drawn, 0
            now = (actor, after.heading())
            if now != turn:
                turn = now
                left -= 1
                if left <= 0:
                    return after, drawn, 0
            if actor != self.seat and self.known.policy.predict_action(after, self.anticipate):
                continue
            moves = self.known.policy.candidates(after)
            if len(moves) > 1:
                return after, drawn, left
            after.apply_unchecked(moves[0])

    def _count(self) -> None:
        self.positions += 1
        if self.budget.is_spent(self.positions):
            raise TimeIsUp

    def _leaf(self, state: State) -> Values:
        """Return the value of a leaf for each seat, followed by each seat's expected final score."""
        self._count()
        if state.current_player() != TERMINAL:
            self.cut = True
        seen = evaluate_position(state, self.known)
        return [*seen.worth, *seen.scores]

    def _children(
        self, state: State, sample: int, drawn: int, left: int
    ) -> list[tuple[Edge, State, int, int]]:
        """Return the positions after the best-looking candidates, the earlier best first."""
        key = (sample, drawn, state.key())
        order = self._orders.get(key)
        if order is not None:
            return [(edge, *self._after(state, edge, sample, drawn, left)) for edge in order]
        actor = state.current_player()
        judged = []
        seen: set[Hashable] = set()
        for edge in self.edges(state, self.known.policy.candidates(state), self.details):
            after, further, then = self._after(state, edge, sample, drawn, left)
            if self.details:
                place = after.key()
                if place in seen:
                    continue  # A detail that the policy chooses anyway.
                seen.add(place)
            self._count()
            # Without a limit no first look is needed.
            look = worth(after, self.known)[actor] if self.inner else 0.0
            judged.append((look, edge, after, further, then))
        if self.inner:
            judged.sort(key=lambda one: -one[0])
            judged = judged[: self.inner]
        self._orders[key] = tuple(one[1] for one in judged)
        return [one[1:] for one in judged]

    def _best_first(self, key: Hashable, best: Edge) -> None:
        order = self._orders[key]
        if order[0] != best:
            self._orders[key] = (best, *(edge for edge in order if edge != best))

    def _maxn(self, state: State, drawn: int, sample: int, left: int) -> Values:
        """Return the max^n values of a position, in the form of `_leaf`."""
        if left <= 0:
            return self._leaf(state)
        place = (sample, drawn, state.key())
        known = self._values.get((left, place))
        if known is not None:
            return known
        actor = state.current_player()
        best: Values = []
        chosen: Edge | None = None
        for edge, after, further, then in self._children(state, sample, drawn, left):
            values = self._maxn(after, further, sample, then)
            if chosen is None or values[actor] > best[actor]:
                best, chosen = values, edge
        assert chosen is not None
        self._best_first(place, chosen)
        self._values[left, place] = best
        return best

    def _paranoid(self, state: State, drawn: int, sample: int, left: int, alpha: float, beta: float) -> float:
        """Return the alpha-beta value for the searching seat, with all others against it; a bound outside
        alpha and beta.
        """
        if left <= 0:
            return self._leaf(state)[self.seat]
        place = (sample, drawn, state.key())
        known = self._values.get((left, place))
        if known is not None:
            return known[0]
        ours = state.current_player() == self.seat
        best = -math.inf if ours else math.inf
        chosen: Edge | None = None
        low, high = alpha, beta
        for edge, after, further, then in self._children(state, sample, drawn, left):
            value = self._paranoid(after, further, sample, then, alpha, beta)
            if chosen is None or (value > best if ours else value < best):
                best, chosen = value, edge
            if ours:
                alpha = max(alpha, best)
            else:
                beta = min(beta, best)
            if alpha >= beta:
                break
        assert chosen is not None
        self._best_first(place, chosen)
        if low < best < high:
            self._values[left, place] = [best]  # It is exact, not a bound.
        return best


def _thought(line: Sequence[Judged], search: Search, depth: int, began: float) -> Thought:
    """Return the thought to report: a candidate for each first move, with the value of its best edge."""
    value, best = line[0]
    seen, end = search.first.get(best), search.told.get(best)
    if seen is None:
        return Thought((Candidate(best[0], value, 1),), search.positions, depth, time.thread_time() - began)
    found = []
    for own, edge in best_of_each_move(line):
        chance = seen.chances[search.seat] * (min(1.0, own / value) if value > 0.0 else 1.0)
        scores, leads_to = search.first[edge].scores, search.told.get(edge)
        if end is not None and leads_to is not None:
            scores = list(map(add, seen.scores, map(sub, leads_to, end)))
        found.append(Candidate(edge[0], own, 1, chance, tuple(scores)))
    return Thought(tuple(found), search.positions, depth, time.thread_time() - began)
