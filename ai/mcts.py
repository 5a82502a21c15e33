"""Monte Carlo tree search for several players, hidden worlds and dice.

UCT (Kocsis and Szepesvari, 2006) with max^n backups (Sturtevant, 2008): a node keeps one value per
seat, and the seat that decides there goes for its own. The search is open-loop over determinizations
(Cowling, Powley and Whitehouse, 2012): a node is a history of moves, not a state, and each iteration
walks it in a fresh world. Chance is drawn by its real weights. New moves come in by progressive
widening (Coulom, 2007), the best-looking first, and what a one-ply appraisal thinks of them steers
the first visits (progressive bias; Chaslot et al., 2008). How much is explored follows the spread of
the values that this search has seen, for a constant that suits one game or one position is far too
much or too little for another. What was found about the moves that were then played is kept for the
bot's next decision.
"""

from __future__ import annotations

import math
import random
import time
from collections.abc import Mapping, Sequence

from ai.bot import Bot, Candidate, Report, Thought
from ai.clock import PATIENCE, TurnClock
from ai.draw import draw
from ai.garbage import seldom_collected
from ai.knowledge import Knowledge, Policy, Prospect, follow, for_game, prospect, worth
from ai.weights import NAMES
from game.rules.auction import PASS_BID
from game.rules.contract import CHANCE, OVER, Move, State

PROMISING = 3
"""How many moves are tried alike at the end of a search that wants to compare them."""

ALIKE = 0.1
"""The part of the playouts that all moves share alike before that, so that none is left unseen."""

PRICED_EVERY = 32
"""After so many playouts it is asked anew which prices are to be compared with the best one."""

REPORT_EVERY = 0.25
"""Seconds between two reports of what has been found so far."""


class _Tried:
    """What came of one move of the root, for the seat that searches."""

    __slots__ = ("chance", "count", "mean", "scores", "squares")

    def __init__(self, players: int) -> None:
        self.count = 0
        self.mean = 0.0
        self.squares = 0.0
        self.chance = 0.0
        self.scores = [0.0] * players

    def add(self, seat: int, found: Prospect) -> None:
        """Count what a playout came to (mean and squares as by Welford, 1962)."""
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


def errors_of(tried: Mapping[Move, _Tried]) -> dict[Move, float]:
    """The standard error of the mean of each move: what varies over all moves counts as one more playout.

    So a move that was tried once is not taken for certain.
    """
    often = sum(one.count - 1 for one in tried.values())
    usual = sum(one.squares for one in tried.values()) / often if often else 0.0
    return {move: math.sqrt((one.squares + usual) / one.count / one.count) for move, one in tried.items()}


def spread_of(tried: Sequence[_Tried], priors: Sequence[float]) -> float:
    """How far the values lie apart that a search sees for its seat: a standard deviation.

    Each move of the root counts alike, however often it was tried: else the spread would shrink to that
    of the favourite, and with it the curiosity about all others. Until two moves were tried often enough,
    `priors` count as well: what a first look says of the moves.
    """
    often = [one for one in tried if one.count > 2]
    within = math.sqrt(sum(one.variance for one in often) / len(often)) if often else 0.0
    if len(often) < 2:
        return max(_deviation(priors), within)
    return math.hypot(within, _deviation([one.mean for one in often]))


def _deviation(values: Sequence[float]) -> float:
    """The standard deviation of some values; 0 for none."""
    if not values:
        return 0.0
    mean = sum(values) / len(values)
    return math.sqrt(sum((value - mean) ** 2 for value in values) / len(values))


class _Node:
    """A history of moves: how often it was walked, what came of it for each seat, and what follows."""

    __slots__ = ("children", "expected", "moves", "prior", "total", "visits", "walked")

    def __init__(self, players: int, prior: float) -> None:
        self.visits = 0
        self.total = [0.0] * players
        self.prior = prior
        self.walked = 0
        """How often a child was chosen here."""
        self.expected = 0.0
        """The sum of the priors of the children chosen."""
        self.moves: Sequence[Move] = ()
        """The candidates that were seen here last, all of which have children."""
        self.children: dict[Move, _Node] = {}


def _mean(node: _Node, seat: int) -> float:
    """What a node has brought a seat on average; 0 as long as it was not walked."""
    return node.total[seat] / max(1, node.visits)


class MctsBot(Bot):
    """Tree search by playouts.

    seconds: thinking time of a move; if not given, what the caller allows.
    turn: the most that all moves of a turn may take (`ai.clock`).
    playouts: the most iterations; without seconds they are the only limit: the same seed, the same move.
    least: playouts that are done even if the time is over (on a slow machine), up to `PATIENCE` times it.
    horizon: decisions after the tree until a playout is cut and appraised (-1: play to the end).
    spread: the weight of curiosity in UCT, as a multiple of the spread of the values seen.
    explore: the same as a constant, whatever is seen.
    bias: how many visits the one-ply appraisal of a move counts for.
    width: how many candidates a node starts with; it grows with the visits.
    even: the part of the playouts, at the end, that the most promising moves share until all were tried as
    often: what is tried more looks better the deeper it is seen. In an auction passing is among them, and if
    careful what looks best at once; and of the prices for one thing the next ones to the best, so that it is
    bettered dollar by dollar. Before, a few go to all moves alike.
    careful: by how many standard errors a move must have been found better than what looks best at once, to
    be played in its place; 0: none. A search is off by more than luck: by what its playouts have in common.
    keep: 1 to go on from what was found before about the moves that have been played since, 0 to begin anew.
    weights: those of the appraisal (`ai.weights`).
    style: the character that bends them (`ai.players`).

    Horizon, spread and bias are what the game's policy says if they are not given.

    >>> from game.rules.catalogue import find_game
    >>> state = find_game("north_american_railways").deal(3, {}, random.Random(7))
    >>> bot, again = MctsBot(playouts=40, seed=1), MctsBot(playouts=40, seed=1)
    >>> move = bot.choose(state, state.actor(), seconds=60.0)
    >>> move in state.moves(), again.choose(state, state.actor(), seconds=60.0) == move
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
        even: float = 0.0,
        careful: int = 0,
        keep: int = 1,
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
        self._even = even
        self._careful = careful
        self._keep = keep
        self._rng = random.Random(seed)
        self._knowledge = knowledge
        self._weights = weights
        self._style = style
        self._root: _Node | None = None
        self._curiosity = 0.0
        self._seat = 0
        self._level: list[Move] = []
        """The moves that are tried alike at the end."""

    def choose(
        self,
        state: State,
        seat: int,
        seconds: float,
        report: Report | None = None,
        since: Sequence[Move] | None = None,
    ) -> Move:
        """The move that was tried most often, which is the one the search trusts most."""
        with seldom_collected():
            return self._search(state, seat, seconds, report, since)

    def _search(
        self,
        state: State,
        seat: int,
        seconds: float,
        report: Report | None,
        since: Sequence[Move] | None,
    ) -> Move:
        """Iterate until time or work is over; the move that is trusted most."""
        known = self._knowledge or for_game(state.game, self._weights, self._style)
        root = self._kept(since, state.players)
        self._root = root
        self._seat = seat
        self._level = []
        first = state.determinize(seat, self._rng)
        moves = known.policy.candidates(first)
        if len(moves) == 1:
            return moves[0]
        began = time.perf_counter()
        allowed = self._clock.allow(state, seconds)
        self._open(root, first, moves, known)
        priors = [child.prior for child in root.children.values()]
        tried: dict[Move, _Tried] = {}
        done, reported = 0, began
        while self._playouts is None or done < self._playouts:
            if done & 7 == 0:
                self._curiosity = self._weight_of_curiosity(known.policy, [*tried.values()], priors)
            alike = self._alike(root, moves, done, known.policy) if self._even else ()
            move, found = self._iterate(root, state.determinize(seat, self._rng), known, alike)
            if move not in tried:
                tried[move] = _Tried(state.players)
            tried[move].add(seat, found)
            done += 1
            if self._playouts is not None and not self._clock.is_set:
                continue
            now = time.perf_counter()
            spent = now - began
            if (done >= self._least or spent >= PATIENCE * allowed) and (
                spent >= allowed or _decided(root, done, spent, allowed)
            ):
                break
            if report is not None and now - reported >= REPORT_EVERY:
                reported = now
                report(_thought(root, tried, moves, seat, done, spent, self._even > 0.0))
        spent = time.perf_counter() - began
        self._clock.spend(spent)
        if report is not None:
            report(_thought(root, tried, moves, seat, done, spent, self._even > 0.0))
        return self._best(root, moves, tried, seat)

    def _best(self, root: _Node, moves: Sequence[Move], tried: Mapping[Move, _Tried], seat: int) -> Move:
        """The move that was tried most often; if careful, perhaps the one that looked best at once."""
        children = root.children
        favourite = max(moves, key=lambda move: (children[move].visits, children[move].prior))
        if self._even:
            level = [move for move in moves if 2 * children[move].visits >= children[favourite].visits]
            favourite = max(level, key=lambda move: _mean(children[move], seat))
        plain = max(moves, key=lambda move: children[move].prior)
        if not self._careful or plain == favourite or plain not in tried or favourite not in tried:
            return favourite
        errors = errors_of(tried)
        doubt = self._careful * math.hypot(errors[favourite], errors[plain])
        return favourite if tried[favourite].mean - tried[plain].mean > doubt else plain

    def _kept(self, since: Sequence[Move] | None, players: int) -> _Node:
        """The node of what was played since the last decision, if it was walked; else a new one."""
        node = self._root if self._keep and since is not None else None
        for move in since or ():
            if node is None:
                break
            node = node.children.get(move)
        return node if node is not None else _Node(players, 0.0)

    def _weight_of_curiosity(self, policy: Policy, tried: Sequence[_Tried], priors: Sequence[float]) -> float:
        if self._explore is not None:
            return self._explore
        return (policy.spread if self._spread is None else self._spread) * spread_of(tried, priors)

    def _alike(self, root: _Node, moves: Sequence[Move], done: int, policy: Policy) -> Sequence[Move]:
        """The moves of the root of which the least tried is next; none if the search is free to choose."""
        if self._playouts is None or done < self._playouts * (1.0 - self._even):
            return moves if self._rng.random() < ALIKE else ()
        children, level = root.children, self._level
        if not level:
            level += sorted(moves, key=lambda move: -children[move].visits)[:PROMISING]
            # What a lot is worth, only letting it go tells; who is careful may take what looked best at once.
            wanted: list[Move] = [move for move in moves if move == PASS_BID]
            if self._careful:
                wanted.append(max(moves, key=lambda move: children[move].prior))
            level += [move for move in wanted if move not in level]
        if not done % PRICED_EVERY:
            most = max(children[move].visits for move in level)
            seen = [move for move in level if 2 * children[move].visits >= most]
            best = max(seen, key=lambda move: _mean(children[move], self._seat))
            level += [move for move in _next_prices(moves, best, policy) if move not in level]
        return level

    def _iterate(
        self, root: _Node, world: State, known: Knowledge, alike: Sequence[Move]
    ) -> tuple[Move, Prospect]:
        """Walk down the tree, add to it, play out, and carry the result up; the first move and its values.

        `alike` are moves of the root of which the least tried is taken, if any are given.
        """
        policy = known.policy
        rng = self._rng
        path = [root]
        first: Move | None = None
        node = root
        while True:
            actor = world.actor()
            if actor == OVER:
                break
            if actor == CHANCE:
                move = draw(world, rng)
                world.apply(move)
                node = _child(node, move, world.players)
                path.append(node)
                if node.visits == 0:
                    break
                continue
            if actor != self._seat and policy.foretell(world):
                continue
            moves = policy.candidates(world)
            if len(moves) == 1:
                world.apply(moves[0])
                node = _child(node, moves[0], world.players)
                path.append(node)
                continue
            if moves != node.moves:
                self._open(node, world, moves, known)
            if alike and node is root:
                move, chosen = self._seldom_tried(node, alike)
            else:
                move, chosen = self._select(node, moves, actor, policy)
            node.walked += 1
            node.expected += chosen.prior
            node = chosen
            if first is None:
                first = move
            world.apply(move)
            path.append(node)
            if node.visits == 0:
                break
        found = self._playout(world, known)
        values = found.worth
        for node in path:
            node.visits += 1
            total = node.total
            for seat, value in enumerate(values):
                total[seat] += value
        assert first is not None
        return first, found

    def _open(self, node: _Node, world: State, moves: Sequence[Move], known: Knowledge) -> None:
        """Give a node its children, best-looking first, each with its one-ply value as its prior."""
        actor = world.actor()
        before = len(node.children)
        for move in moves:
            if move not in node.children:
                prior = worth(follow(world, move, known.policy), known)[actor]
                node.children[move] = _Node(world.players, prior)
        if len(node.children) > before or not node.moves:
            node.children = dict(sorted(node.children.items(), key=lambda item: -item[1].prior))
        node.moves = moves

    def _select(self, node: _Node, moves: Sequence[Move], actor: int, policy: Policy) -> tuple[Move, _Node]:
        """The move and child with the best upper bound among those that widening has let in."""
        limit = self._width + int(math.sqrt(node.visits))
        legal = None if len(moves) == len(node.children) else set(moves)
        curiosity = self._curiosity * math.sqrt(math.log(node.visits + 1.0))
        bias = policy.bias if self._bias is None else self._bias
        shift = 0.0
        if node.walked:
            # Playouts see farther than one ply and tend to other values: priors only compare siblings.
            shift = node.total[actor] / node.visits - node.expected / node.walked
        best, best_bound, seen = moves[0], -math.inf, 0
        chosen: _Node | None = None
        for move, child in node.children.items():
            if legal is not None and move not in legal:
                continue
            visits = child.visits
            # The prior counts as `bias` visits, so that it fades as real ones come in.
            weight = visits + bias
            value = (child.total[actor] + bias * (child.prior + shift)) / weight if weight else 0.5
            bound = value + curiosity / math.sqrt(visits + 1.0)
            if bound > best_bound:
                best, chosen, best_bound = move, child, bound
            seen += 1
            if seen >= limit:
                break
        assert chosen is not None
        return best, chosen

    def _seldom_tried(self, node: _Node, moves: Sequence[Move]) -> tuple[Move, _Node]:
        """The move and child with the fewest visits."""
        children = node.children
        move = min(moves, key=lambda move: children[move].visits)
        return move, children[move]

    def _playout(self, world: State, known: Knowledge) -> Prospect:
        """Play on by the policy to the end or past the horizon; what that promises."""
        policy = known.policy
        rng = self._rng
        left = policy.horizon if self._horizon is None else self._horizon
        while (actor := world.actor()) != OVER:
            if left == 0:
                if policy.quiet(world):
                    break
            elif left > 0:
                left -= 1
            if actor == CHANCE:
                world.apply(draw(world, rng))
            else:
                policy.advance(world, rng)
        return prospect(world, known)


def _next_prices(moves: Sequence[Move], move: Move, policy: Policy) -> list[Move]:
    """Of some moves those that pay the next lower and the next higher price for the same thing."""
    lot, price = policy.priced(move)
    if lot is None:
        return []
    prices = {policy.priced(one)[1]: one for one in moves if policy.priced(one)[0] == lot}
    lower = max((other for other in prices if other < price), default=None)
    higher = min((other for other in prices if other > price), default=None)
    return [prices[other] for other in (lower, higher) if other is not None]


def _child(node: _Node, move: Move, players: int) -> _Node:
    child = node.children.get(move)
    if child is None:
        child = node.children[move] = _Node(players, 0.0)
    return child


def _decided(root: _Node, done: int, spent: float, allowed: float) -> bool:
    """Whether no other move can be tried as often as the favourite in the time that is left."""
    if done & 15 or len(root.children) < 2:
        return False
    first, second = sorted((child.visits for child in root.children.values()), reverse=True)[:2]
    return first - second > done * (allowed - spent) / spent


def _thought(
    root: _Node,
    tried: Mapping[Move, _Tried],
    moves: Sequence[Move],
    seat: int,
    done: int,
    spent: float,
    level: bool,
) -> Thought:
    """What was found; `level`: the most tried moves were tried alike, and their values tell the order."""
    found, errors = [], errors_of(tried)
    for move in moves:
        child, one = root.children[move], tried.get(move)
        if one is not None and child.visits:
            error = errors[move]
            scores = tuple(score / one.count for score in one.scores)
            value = child.total[seat] / child.visits
            found.append(Candidate(move, value, child.visits, one.chance / one.count, scores, error))
    most = max((candidate.visits for candidate in found), default=0)
    found.sort(key=lambda one: (2 * one.visits < most, -one.value) if level else (False, -one.visits))
    return Thought(tuple(found), work=done, depth=_depth(root), seconds=spent)


def _depth(node: _Node) -> int:
    """How many decisions deep the most-tried line is."""
    depth = 0
    while tried := [child for child in node.children.values() if child.visits]:
        node = max(tried, key=lambda child: child.visits)
        depth += 1
    return depth
