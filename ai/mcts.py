"""Monte Carlo tree search for several players, hidden information and chance.

UCT (Kocsis and Szepesvari, 2006) with max^n backups (Sturtevant, 2008): a node keeps one value per seat, and
the seat that decides there maximizes its own. The search is open-loop over determinizations (Cowling, Powley
and Whitehouse, 2012): a node is a history of moves, and each iteration walks it in a new world. Chance is
sampled, and its outcomes are part of the history unless the search is open-loop over chance as well. Moves
are added by progressive widening (Coulom, 2007), best-looking first, and their one-ply evaluation steers the
first visits (progressive bias; Chaslot et al., 2008). The exploration constant is scaled by the spread of the
values that the search has seen, because no constant suits all games and positions.

At the root only the one move counts that is played, not the sum over all tries. So moves are eliminated by
sequential halving: all are tried alike, then the worse half drops out, until two are left (Karnin, Koren and
Somekh, ICML 2013; in tree search: Pepels, Cazenave, Winands and Lanctot, "Minimizing simple and cumulative
regret in Monte-Carlo tree search", 2014). Tries with the same number share their random numbers (common
random numbers; Glasserman and Yao, Management Science 38, 1992). The subtree of the moves that were then
played is reused for the bot's next decision.

>>> from game.rules.auction import Bid
>>> one = MoveStats(players=2)
>>> for value in (0.25, 0.75):
...     one.add(0, Evaluation([value, 1.0 - value], [40.0, 30.0], [0.6, 0.4]))
>>> one.count, one.mean, one.variance, one.chance, one.scores
(2, 0.5, 0.125, 1.2, [80.0, 60.0])
>>> standard_errors({Bid(10): one})
{Bid(amount=10): 0.25}

>>> from game.rules.auction import PASS_BID, Bid
>>> elimination = SequentialHalving([Bid(12), Bid(10), PASS_BID])
>>> worth, tries = {Bid(12): 0.1, Bid(10): 0.9, PASS_BID: 0.6}, {Bid(12): 0, Bid(10): 0, PASS_BID: 0}
>>> for done in range(12):
...     if elimination.is_due(done / 12):
...         elimination.halve(worth)
...     tries[min(elimination.running, key=lambda move: tries[move])] += 1
>>> tries
{Bid(amount=12): 2, Bid(amount=10): 5, PassBid(): 5}
"""

from __future__ import annotations

import math
import random
import time
from collections.abc import Mapping, Sequence
from typing import Final

from ai.bot import Bot, CancelCheck, Candidate, Report, Thought, never_cancel
from ai.chance import sample_chance
from ai.clock import PATIENCE, TurnClock
from ai.endgame import solve_endgame
from ai.floats import stable_log
from ai.garbage import fewer_collections
from ai.knowledge import Evaluation, Knowledge, Policy, evaluate_position, follow, for_game, worth
from ai.weights import NAMES
from game.rules.auction import PASS_BID
from game.rules.contract import CHANCE, TERMINAL, Move, State


class MoveStats:
    """Statistics of one move of the root, for the searching seat."""

    __slots__ = ("chance", "count", "mean", "scores", "squares")

    def __init__(self, players: int) -> None:
        self.count = 0
        self.mean = 0.0
        self.squares = 0.0
        self.chance = 0.0
        self.scores = [0.0] * players

    def add(self, seat: int, found: Evaluation) -> None:
        """Count the result of a playout (running mean and squares; Welford, 1962)."""
        value = found.worth[seat]
        self.count += 1
        off = value - self.mean
        self.mean += off / self.count
        self.squares += off * (value - self.mean)
        self.chance += found.chances[seat]
        for other, score in enumerate(found.scores):
            self.scores[other] += score

    @property
    def variance(self) -> float:
        """The variance of the values."""
        return self.squares / (self.count - 1) if self.count > 1 else 0.0


def standard_errors(stats: Mapping[Move, MoveStats]) -> dict[Move, float]:
    """Return the standard error of each move's mean; the pooled variance counts as one more playout.

    So a move that was tried once is not taken for certain.
    """
    often = sum(one.count - 1 for one in stats.values())
    pooled = math.fsum(one.squares for one in stats.values()) / often if often else 0.0
    return {move: math.sqrt((one.squares + pooled) / one.count / one.count) for move, one in stats.items()}


def value_spread(stats: Sequence[MoveStats], priors: Sequence[float]) -> float:
    """Return the standard deviation of the values that a search sees for its seat.

    Each move of the root counts alike, however often it was tried; otherwise the spread would shrink to that
    of the favorite, and with it the exploration of the others. Until two moves were tried often enough, the
    `priors` count as well.
    """
    often = [one for one in stats if one.count > 2]
    within = math.sqrt(math.fsum(one.variance for one in often) / len(often)) if often else 0.0
    if len(often) < 2:
        return max(_deviation(priors), within)
    apart = _deviation([one.mean for one in often])
    return math.sqrt(within * within + apart * apart)


def _deviation(values: Sequence[float]) -> float:
    """Return the standard deviation of some values; 0 for none."""
    if not values:
        return 0.0
    mean = math.fsum(values) / len(values)
    return math.sqrt(math.fsum((value - mean) ** 2 for value in values) / len(values))


# Sequential halving


FINAL: Final = 2
"""The number of moves that stay to the end."""

SETTLING: Final = 200
"""The least number of tries after which a move can be rejected by its standard error."""

SETTLING_PART: Final = 8
"""The divisor of all playouts that gives the same. The tree below a move that was tried less is much too
shallow: in an offer of North American Railways a move that was eight standard errors behind after a quarter
of 12,000 playouts was the better one at their end."""

REJECT_EVERY: Final = 64
"""The number of playouts between two looks for moves that can be rejected."""


class SequentialHalving:
    """The moves of the root that are still in the running, best-looking first."""

    __slots__ = ("_done", "_rounds", "running")

    def __init__(self, moves: Sequence[Move]) -> None:
        self.running = list(moves)
        self._rounds = rounds_of(len(moves))
        self._done = 0

    def is_due(self, part: float) -> bool:
        """Return whether the worse half has to drop out after this part of the work, 0 to 1."""
        return self._done < self._rounds - 1 and part * self._rounds >= self._done + 1

    def halve(self, values: Mapping[Move, float]) -> None:
        """Drop the worse half."""
        self._done += 1
        ranked = sorted(self.running, key=lambda move: -values[move])
        staying = ranked[: max(FINAL, (len(ranked) + 1) // 2)]
        self.running = [move for move in self.running if move in staying]

    def reject(self, stats: Mapping[Move, MoveStats], sigma: float, settling: int = SETTLING) -> None:
        """Drop the moves whose mean is `sigma` standard errors below the best one's.

        Moves that were tried fewer than `settling` times stay.

        >>> from game.rules.auction import PASS_BID, Bid
        >>> elimination = SequentialHalving([Bid(10), PASS_BID])
        >>> good, bad = MoveStats(players=1), MoveStats(players=1)
        >>> for number in range(SETTLING):
        ...     good.add(0, Evaluation([0.6 + number % 2 / 10], [0.0], [0.6]))
        ...     bad.add(0, Evaluation([0.4 + number % 2 / 10], [0.0], [0.4]))
        >>> elimination.reject({Bid(10): good, PASS_BID: bad}, sigma=4.0)
        >>> elimination.running
        [Bid(amount=10)]
        """
        tried = [move for move in self.running if move in stats and stats[move].count >= settling]
        if len(tried) < 2:
            return
        best = stats[max(tried, key=lambda move: stats[move].mean)]
        for move in tried:
            other = stats[move]
            error = math.sqrt(best.variance / best.count + other.variance / other.count)
            if best.mean - other.mean > sigma * error:
                self.running.remove(move)


def rounds_of(moves: int) -> int:
    """Return the number of rounds until the last two of `moves` moves have been compared.

    >>> [rounds_of(moves) for moves in (2, 3, 4, 5, 18)]
    [1, 2, 2, 3, 5]
    """
    return max(1, (moves - 1).bit_length())


def field_size(moves: int, tries: int, width: int) -> int:
    """Return how many of `moves` moves can take part with `tries` tries, one each in every round.

    >>> [field_size(100, tries, width=4) for tries in (7, 50, 200, 800)]
    [3, 11, 18, 32]
    """
    most = min(moves, width + math.isqrt(tries))
    while most > FINAL and most * rounds_of(most) > tries:
        most -= 1
    return most


# The search


PROMISING = 3
"""The number of moves that share the last playouts of a search that compares them."""

ALIKE = 0.1
"""The fraction of the other playouts that is divided equally among all moves, so that none is left unseen."""

PRICED_EVERY = 32
"""The number of playouts after which the neighboring prices of the best move are updated."""

TRIES = 400
"""The assumed number of playouts if only the time is given."""

REPORT_EVERY = 0.25
"""The wall time in seconds between two reports, because people see them."""


class _Node:
    """A history of moves: its visits, the total value for each seat, and its children."""

    __slots__ = ("children", "expected", "moves", "prior", "total", "visits", "walked")

    def __init__(self, players: int, prior: float) -> None:
        self.visits = 0
        self.total = [0.0] * players
        self.prior = prior
        self.walked = 0
        """How often a child was selected here."""
        self.expected = 0.0
        """The sum of the priors of the selected children."""
        self.moves: Sequence[Move] = ()
        """The last candidates seen here, all of which have children."""
        self.children: dict[Move, _Node] = {}


def _mean(node: _Node, seat: int) -> float:
    """Return the mean value of a node for a seat; 0 if it was never visited."""
    return node.total[seat] / max(1, node.visits)


def _shift(node: _Node, actor: int) -> float:
    """Return how much higher the playouts' values are than the priors, which only compare siblings."""
    return node.total[actor] / node.visits - node.expected / node.walked if node.walked else 0.0


def _estimate(child: _Node, actor: int, bias: float, shift: float) -> float:
    """Return the estimated value of a move: its prior counts as `bias` visits, and fades."""
    weight = child.visits + bias
    return (child.total[actor] + bias * (child.prior + shift)) / weight if weight else 0.5


class MctsBot(Bot):
    """Monte Carlo tree search.

    seconds: processor time for a move; default: what the caller allows.
    turn: maximum processor time for all moves of a turn (`ai.clock`).
    playouts: maximum iterations; without seconds or turn they are the only limit, and the same seed gives the
    same move on any machine.
    least: playouts that are done even if the time is over (on a slow machine), up to `PATIENCE` times it.
    horizon: decisions after the tree until a playout is cut and evaluated (-1: play to the end).
    spread: the exploration weight of UCT, as a multiple of the spread of the values seen.
    explore: the same as a constant.
    bias: how many visits the one-ply evaluation of a move counts for.
    width: how many candidates a node starts with; it grows with the visits.
    equal_share: the part of the playouts, at the end, that the most promising moves share until all were
    tried equally often, because more-visited moves are searched deeper, which alone inflates their values. In
    an auction passing is among them, with min_sigma also what looks best at first sight, and the neighboring
    prices of the best one. A few playouts before go to all moves alike.
    min_sigma: how many standard errors better than the move that looks best at first sight a move must be to
    be played; 0: none. The error of a search is more than chance, because its playouts share a bias.
    stop_sigma: how many standard errors below the best move's mean a move of the root is rejected; the search
    stops when one move is left (Baier and Winands, "Time management for Monte Carlo tree search", IEEE Trans.
    on Computational Intelligence and AI in Games 8, 2016); 0: never.
    open_loop: 1: all outcomes of chance share a node, so the tree grows deeper where chance is frequent
    (Perez Liebana, Dieskau, Hünermund, Mostaghim and Lucas, "Open loop search for general video game
    playing", GECCO 2015); 0: each outcome has its own.
    halving: 1: sequential halving at the root, with common random numbers; 0: UCT at the root as well, with
    independent ones.
    reuse_tree: 1: start from the subtree of the moves played since the last decision; 0: start afresh.
    weights: those of the evaluation (`ai.weights`).
    style: the character that modifies them (`ai.players`).

    Defaults of horizon, spread and bias come from the game's policy.

    >>> from game.rules.catalog import find_game
    >>> state = find_game("north_american_railways").new_game(3, {}, random.Random(7))
    >>> bot, again = MctsBot(playouts=40, seed=1), MctsBot(playouts=40, seed=1)
    >>> move = bot.choose(state, state.current_player(), seconds=60.0)
    >>> move in state.legal_moves(), again.choose(state, state.current_player(), seconds=60.0) == move
    (True, True)
    """

    name = "mcts"

    def __init__(
        self,
        *,
        seconds: float | None = None,
        turn: float | None = None,
        playouts: int | None = None,
        least: int = 0,
        horizon: int | None = None,
        spread: float | None = None,
        explore: float | None = None,
        bias: float | None = None,
        width: int = 4,
        equal_share: float = 0.0,
        min_sigma: int = 0,
        stop_sigma: int = 0,
        open_loop: int = 0,
        reuse_tree: int = 1,
        halving: int = 1,
        seed: int | None = None,
        weights: str = NAMES[0],
        style: str = "",
        knowledge: Knowledge | None = None,
    ) -> None:
        self._clock = TurnClock(seconds, turn)
        self._playouts = playouts
        self._least = least
        self._horizon = horizon
        self._spread = spread
        self._explore = explore
        self._bias = bias
        self._width = width
        self._equal_share = equal_share
        self._min_sigma = min_sigma
        self._stop_sigma = stop_sigma
        self._open_loop = open_loop
        self._reuse_tree = reuse_tree
        self._halving = halving
        self._rng = random.Random(seed)
        self._iteration_rng = random.Random(seed)
        """The random numbers of one iteration."""
        self._knowledge = knowledge
        self._weights = weights
        self._style = style
        self._root: _Node | None = None
        self._exploration = 0.0
        self._seat = 0
        self._equal_moves: list[Move] = []
        """The moves that share the last playouts."""

    def choose(
        self,
        state: State,
        seat: int,
        seconds: float,
        report: Report | None = None,
        since: Sequence[Move] | None = None,
    ) -> Move:
        """Return the best of the moves that were tried most."""
        with fewer_collections():
            return self._search(state, seat, seconds, report, since)

    def _search(
        self,
        state: State,
        seat: int,
        seconds: float,
        report: Report | None,
        since: Sequence[Move] | None,
    ) -> Move:
        """Iterate until time or work is over; return the most trusted move."""
        known = self._knowledge or for_game(state.game, self._weights, self._style)
        root = self._reused_root(since, state.players)
        self._root = root
        self._seat = seat
        self._equal_moves = []
        first = state.determinize(seat, self._rng)
        moves = known.policy.candidates(first)
        if len(moves) == 1:
            return moves[0]
        check = self.cancel_check or never_cancel
        end = None if self._equal_share else solve_endgame(first, known, known.policy.end_within, check)
        if end is not None:
            if report is not None:
                report(end.thought)
            return end.thought.candidates[0].move
        began = time.thread_time()
        allowed = self._clock.allow(state, seconds)
        self._open(root, first, moves, known, check)
        priors = [child.prior for child in root.children.values()]
        stats: dict[Move, MoveStats] = {}
        elimination = SequentialHalving(self._field(root, moves))
        luck_seed = self._rng.getrandbits(48)
        # The playouts before those that are shared equally at the end.
        free = (1.0 - self._equal_share) * (self._playouts or 0)
        settling = max(SETTLING, (self._playouts or 0) // SETTLING_PART)
        timed = self._playouts is None or self._clock.is_set
        done, reported, part = 0, time.monotonic(), 0.0
        while self._playouts is None or done < self._playouts:
            check()
            if done & 7 == 0:
                self._exploration = self._exploration_weight(known.policy, [*stats.values()], priors)
            if self._halving and elimination.is_due(part):
                elimination.halve(self._estimates(root, elimination.running, known.policy))
            move = self._next(root, elimination.running, moves, stats, done, known.policy)
            one = stats.get(move)
            if one is None:
                one = stats[move] = MoveStats(state.players)
            self._iteration_rng.seed(luck_seed + (one.count if self._halving else done))
            one.add(seat, self._iterate(root, move, state.determinize(seat, self._iteration_rng), known))
            done += 1
            part = done / free if free else 0.0
            if self._stop_sigma and self._halving and done % REJECT_EVERY == 0:
                elimination.reject(stats, self._stop_sigma, settling)
                if len(elimination.running) == 1:
                    break
            if timed:
                spent = time.thread_time() - began
                part = max(part, self._part_of(spent, allowed, done))
                if spent >= allowed and (done >= self._least or spent >= PATIENCE * allowed):
                    break
            # The first report comes immediately, so a search that is stopped always has a move.
            if report is not None and (done == 1 or time.monotonic() - reported >= REPORT_EVERY):
                reported = time.monotonic()
                best = self._best(root, elimination.running, moves, stats, known.policy)
                report(_thought(root, stats, moves, best, seat, done, time.thread_time() - began))
        spent = time.thread_time() - began
        self._clock.spend(spent)
        best = self._best(root, elimination.running, moves, stats, known.policy)
        if report is not None:
            report(_thought(root, stats, moves, best, seat, done, spent))
        return best

    def _field(self, root: _Node, moves: Sequence[Move]) -> list[Move]:
        """Return the best-looking moves of the root, as many as the playouts suffice for."""
        candidates = set(moves)
        ranked = [move for move in root.children if move in candidates]
        return ranked[: field_size(len(ranked), self._playouts or TRIES, self._width)]

    def _part_of(self, spent: float, allowed: float, done: int) -> float:
        """Return the fraction of the work done by the clock, 0 to 1, at most that of `least`."""
        part = spent / allowed if allowed > 0.0 else 1.0
        return min(part, done / self._least) if self._least else part

    def _next(
        self,
        root: _Node,
        running: Sequence[Move],
        moves: Sequence[Move],
        stats: Mapping[Move, MoveStats],
        done: int,
        policy: Policy,
    ) -> Move:
        """Return the move of the root to try next."""
        alike = self._equalized(root, moves, done, policy) if self._equal_share else ()
        if alike:
            return min(alike, key=lambda move: root.children[move].visits)
        if not self._halving:
            return self._select(root, moves, self._seat, policy)[0]
        return min(running, key=lambda move: stats[move].count if move in stats else 0)

    def _estimates(self, root: _Node, moves: Sequence[Move], policy: Policy) -> dict[Move, float]:
        """Return the estimated values of moves of the root."""
        bias = self._prior_visits(policy)
        shift = _shift(root, self._seat)
        return {move: _estimate(root.children[move], self._seat, bias, shift) for move in moves}

    def _best(
        self,
        root: _Node,
        running: Sequence[Move],
        moves: Sequence[Move],
        stats: Mapping[Move, MoveStats],
        policy: Policy,
    ) -> Move:
        """Return the best remaining move, or with `min_sigma` the best at first sight."""
        children = root.children
        most = max(children[move].visits for move in moves)
        if self._equal_share:
            level = [move for move in moves if 2 * children[move].visits >= most]
            favorite = max(level, key=lambda move: _mean(children[move], self._seat))
        elif self._halving:
            values = self._estimates(root, running, policy)
            favorite = max(running, key=lambda move: values[move])
        else:
            favorite = max(moves, key=lambda move: (children[move].visits, children[move].prior))
        plain = max(moves, key=lambda move: children[move].prior)
        if not self._min_sigma or plain == favorite or plain not in stats or favorite not in stats:
            return favorite
        errors = standard_errors(stats)
        one, other = errors[favorite], errors[plain]
        doubt = self._min_sigma * math.sqrt(one * one + other * other)
        return favorite if stats[favorite].mean - stats[plain].mean > doubt else plain

    def _reused_root(self, since: Sequence[Move] | None, players: int) -> _Node:
        """Return the node of the moves since the last decision if there is one, else a new node."""
        node = self._root if self._reuse_tree and since is not None else None
        for move in since or ():
            if node is None:
                break
            node = node.children.get(move)
        return node if node is not None else _Node(players, 0.0)

    def _exploration_weight(
        self, policy: Policy, stats: Sequence[MoveStats], priors: Sequence[float]
    ) -> float:
        if self._explore is not None:
            return self._explore
        return (policy.spread if self._spread is None else self._spread) * value_spread(stats, priors)

    def _prior_visits(self, policy: Policy) -> float:
        return policy.bias if self._bias is None else self._bias

    def _equalized(self, root: _Node, moves: Sequence[Move], done: int, policy: Policy) -> Sequence[Move]:
        """Return the moves of the root that share the remaining playouts; none if any is allowed."""
        if self._playouts is None or done < self._playouts * (1.0 - self._equal_share):
            return moves if self._rng.random() < ALIKE else ()
        children, level = root.children, self._equal_moves
        if not level:
            level += sorted(moves, key=lambda move: -children[move].visits)[:PROMISING]
            # Passing gives the value of a lot; with `min_sigma` the move best at first sight may be played.
            wanted: list[Move] = [move for move in moves if move == PASS_BID]
            if self._min_sigma:
                wanted.append(max(moves, key=lambda move: children[move].prior))
            level += [move for move in wanted if move not in level]
        if not done % PRICED_EVERY:
            most = max(children[move].visits for move in level)
            seen = [move for move in level if 2 * children[move].visits >= most]
            best = max(seen, key=lambda move: _mean(children[move], self._seat))
            level += [move for move in _next_prices(moves, best, policy) if move not in level]
        return level

    def _iterate(self, root: _Node, move: Move, world: State, known: Knowledge) -> Evaluation:
        """Walk down the tree from a move of the root, expand it, play out, and back up the result."""
        policy = known.policy
        rng = self._iteration_rng
        child = root.children[move]
        root.walked += 1
        root.expected += child.prior
        world.apply_unchecked(move)
        path, node = [root, child], child
        is_new = node.visits == 0
        while not is_new:
            actor = world.current_player()
            if actor == TERMINAL:
                break
            if actor == CHANCE:
                move = sample_chance(world, rng)
                if self._open_loop:
                    world.apply_unchecked(move)
                    continue
                child = _child(node, move, world.players)
                is_new = child.visits == 0
            elif actor != self._seat and policy.predict_action(world):
                continue
            else:
                moves = policy.candidates(world)
                if len(moves) == 1:
                    move = moves[0]
                    child = _child(node, move, world.players)
                else:
                    if moves != node.moves:
                        self._open(node, world, moves, known)
                    move, child = self._select(node, moves, actor, policy)
                    node.walked += 1
                    node.expected += child.prior
                    is_new = child.visits == 0
            world.apply_unchecked(move)
            node = child
            path.append(node)
        found = self._playout(world, known)
        for node in path:
            node.visits += 1
            total = node.total
            for seat, value in enumerate(found.worth):
                total[seat] += value
        return found

    def _open(
        self,
        node: _Node,
        world: State,
        moves: Sequence[Move],
        known: Knowledge,
        check: CancelCheck = never_cancel,
    ) -> None:
        """Give a node its children, best-looking first, each with its one-ply value as its prior."""
        actor = world.current_player()
        before = len(node.children)
        for move in moves:
            if move not in node.children:
                check()
                prior = worth(follow(world, move, known.policy), known)[actor]
                node.children[move] = _Node(world.players, prior)
        if len(node.children) > before or not node.moves:
            node.children = dict(sorted(node.children.items(), key=lambda item: -item[1].prior))
        node.moves = moves

    def _select(self, node: _Node, moves: Sequence[Move], actor: int, policy: Policy) -> tuple[Move, _Node]:
        """Return the move and child with the best upper confidence bound among those that widening admits."""
        limit = self._width + int(math.sqrt(node.visits))
        legal = None if len(moves) == len(node.children) else set(moves)
        curiosity = self._exploration * math.sqrt(stable_log(node.visits + 1.0))
        bias = self._prior_visits(policy)
        shift = _shift(node, actor)
        best, best_bound, seen = moves[0], -math.inf, 0
        chosen: _Node | None = None
        for move, child in node.children.items():
            if legal is not None and move not in legal:
                continue
            bound = _estimate(child, actor, bias, shift) + curiosity / math.sqrt(child.visits + 1.0)
            if bound > best_bound:
                best, chosen, best_bound = move, child, bound
            seen += 1
            if seen >= limit:
                break
        assert chosen is not None
        return best, chosen

    def _playout(self, world: State, known: Knowledge) -> Evaluation:
        """Play on by the policy to the end or past the horizon, and evaluate."""
        policy = known.policy
        rng = self._iteration_rng
        left = policy.horizon if self._horizon is None else self._horizon
        while (actor := world.current_player()) != TERMINAL:
            if left == 0:
                if policy.is_quiet(world):
                    break
            elif left > 0:
                left -= 1
            if actor == CHANCE:
                world.apply_unchecked(sample_chance(world, rng))
            else:
                policy.advance(world, rng)
        return evaluate_position(world, known)


def _next_prices(moves: Sequence[Move], move: Move, policy: Policy) -> list[Move]:
    """Return the moves that pay the next lower and the next higher price for the same thing."""
    lot, price = policy.price_of(move)
    if lot is None:
        return []
    prices = {policy.price_of(one)[1]: one for one in moves if policy.price_of(one)[0] == lot}
    lower = max((other for other in prices if other < price), default=None)
    higher = min((other for other in prices if other > price), default=None)
    return [prices[other] for other in (lower, higher) if other is not None]


def _child(node: _Node, move: Move, players: int) -> _Node:
    child = node.children.get(move)
    if child is None:
        child = node.children[move] = _Node(players, 0.0)
    return child


def _thought(
    root: _Node,
    stats: Mapping[Move, MoveStats],
    moves: Sequence[Move],
    best: Move,
    seat: int,
    done: int,
    spent: float,
) -> Thought:
    """Return what was found: the best move first, then the most tried ones by value, then the others."""
    found, errors = [], standard_errors(stats)
    for move in moves:
        child, one = root.children[move], stats.get(move)
        if one is not None and child.visits:
            error = errors[move]
            scores = tuple(score / one.count for score in one.scores)
            value = child.total[seat] / child.visits
            found.append(Candidate(move, value, child.visits, one.chance / one.count, scores, error))
    most = max((candidate.visits for candidate in found), default=0)
    found.sort(key=lambda one: (one.move != best, 2 * one.visits < most, -one.value))
    return Thought(tuple(found), work=done, depth=_depth(root), seconds=spent)


def _depth(node: _Node) -> int:
    """Return the length of the most-visited line, in decisions."""
    depth = 0
    while visited := [child for child in node.children.values() if child.visits]:
        node = max(visited, key=lambda child: child.visits)
        depth += 1
    return depth
