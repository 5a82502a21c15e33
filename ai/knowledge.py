"""The bots' knowledge of a game beyond its rules: an evaluator and a policy.

The search code is the same for every game. Each game's package declares its evaluator
(``ai/GAME/evaluation.py``, `make_evaluator`) and its rollout policy (``ai/GAME/rollout_policy.py``,
`make_policy`). A game without them is played by its current scores and at random.

>>> from game.rules.catalog import find_game
>>> state = find_game("american_rails").new_game(3, {}, random.Random(7))
>>> known = for_game(state.game)
>>> len(known.evaluator.evaluate(state))
3
>>> move = known.policy.rollout_move(state, random.Random(1))
>>> move in known.policy.candidates(state)
True
>>> all(0.0 <= value <= 1.0 for value in worth(follow(state, move, known.policy), known))
True
>>> margin([50, 42, 47], seat=0)
3
>>> [round(standing, 2) for standing in standings([50, 42, 47], win_margin_scale=10.0)]
[0.65, 0.18, 0.37]
"""

from __future__ import annotations

import math
import random
from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from functools import cache
from operator import mul
from typing import Any, ClassVar, Final, Generic, NamedTuple

from mypy_extensions import mypyc_attr
from typing_extensions import TypeVar

from ai.floats import stable_exp, stable_tanh
from ai.players import characters
from ai.weights import NAMES, Weights, read_weights
from game.rules.catalog import game_packages, import_optional
from game.rules.contract import TERMINAL, Game, Move, State

Values = list[float]
"""One number per seat."""


S = TypeVar("S", bound=State, contravariant=True, default=Any)
"""The state of the game."""


PLAIN: Final = Weights({"score": (1.0, 1.0)}, win_margin_scale=10.0)
"""The default weights, for a game without its own: the current scores."""


class Description(NamedTuple):
    """A position as an evaluator sees it."""

    progress: float
    """How much of the game is over: 0 at the deal, 1 at the end."""
    rows: list[list[float]]
    """The terms of each seat, in the order of `Evaluator.terms`."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluator(Generic[S]):
    """The evaluation function of one game: the expected final score of each seat.

    A game's own evaluator describes a position by terms, a figure for each seat. The expected score is their
    weighted sum, plus what all seats gain alike.

    >>> class TwoTerms(Evaluator):
    ...     terms = ("cash", "debt")
    >>> evaluator = TwoTerms(Weights({"cash": (1.0, 1.0), "debt": (-2.0, -1.0)}, win_margin_scale=10.0))
    >>> evaluator.expected(Description(progress=0.5, rows=[[20.0, 4.0]]))
    [14.0]
    """

    terms: ClassVar[tuple[str, ...]] = ("score",)
    """The names of the terms; the message ``term-NAME`` translates them."""

    def __init__(self, weights: Weights = PLAIN) -> None:
        self.weights = weights

    @property
    def win_margin_scale(self) -> float:
        """The scale, in points, of the squashing function that turns a margin into a chance to win."""
        return self.weights.win_margin_scale

    def progress(self, state: S) -> float:
        """Return how much of the game is over, as a description has it: 0 at the deal, 1 at the end."""
        return 1.0

    def describe(self, state: S) -> Description:
        """Return the terms of each seat before the game's end."""
        return Description(self.progress(state), [[float(score)] for score in state.scores()])

    def expected(self, seen: Description) -> Values:
        """Return the expected final scores of a described position."""
        weights = self.weights.of(self.terms, seen.progress)
        level = self.weights.level_at(len(seen.rows), seen.progress)
        return [level + math.fsum(map(mul, weights, row)) for row in seen.rows]

    def evaluate(self, state: S) -> Values:
        """Return the expected final score of each seat; searches call it thousands of times."""
        if state.current_player() == TERMINAL:
            return [float(score) for score in state.scores()]
        return self.expected(self.describe(state))


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy(Generic[S]):
    """A sensible player's quick choices. Every method leaves the rules to the state.

    >>> from game.rules.catalog import find_game
    >>> state = find_game("american_rails").new_game(3, {}, random.Random(7))
    >>> Policy().candidates(state) == state.legal_moves()
    True
    """

    horizon: int = -1
    """The number of decisions until a playout is cut and evaluated (-1: play to the end), as measured."""

    spread: float = 1.6
    """The exploration weight of UCT, as a multiple of the spread of the values that a search sees."""

    smooth: float = 0.0
    """The fraction of a move's value that minimax keeps from earlier iterations, 0 to 1, as measured."""

    bias: float = 4.0
    """How many visits the one-ply evaluation of a move counts for; more with few playouts."""

    end_within: int = 1000
    """The maximum number of positions for solving an endgame exactly (`ai.endgame`), as measured."""

    order_is_for_sale: bool = False
    """Whether seats bid for turn order: positions compare when all have acted."""

    def candidates(self, state: S) -> Sequence[Move]:
        """Return the current player's moves worth considering: `State.legal_moves` without dominated ones.

        Never empty before the end, and always legal.
        """
        return state.legal_moves()

    def details(self, state: S, move: Move) -> Sequence[Move]:
        """Return the second moves to compare for an action that begins with `move`, best first.

        Empty if the action is a single move. Each is legal for the same seat directly after `move`, whatever
        is hidden.
        """
        return ()

    def rollout_move(self, state: S, rng: random.Random) -> Move:
        """Return one quick, sensible, noisy move for the current player, for playouts."""
        moves = state.legal_moves()
        return moves[int(rng.random() * len(moves))]

    def advance(self, state: S, rng: random.Random) -> None:
        """Play on in place as `rollout_move` does: one move, or all that one decision implies."""
        state.apply_unchecked(self.rollout_move(state, rng))

    def quiesce(self, state: S) -> None:
        """Play on in place without noise until an auction or action under way is done (quiescence search).

        The evaluation then sees the consequences of a move, not its middle.
        """

    def settle(self, state: S) -> None:
        """Do what `quiesce` does as carefully as possible, for the moves compared at the root of a search."""
        self.quiesce(state)

    def foresees(self, state: S, move: Move) -> bool:
        """Return whether `settle` knows the purpose of a move; if not, the move may be underrated."""
        return True

    def predict_action(self, state: S, careful: bool = False) -> bool:
        """Play in place the whole action that the current player is likely to take; return False if there is
        no prediction.

        Searches use it for rivals. Where it predicts, their other moves are not considered, and the search
        sees farther ahead (opponent-model search: Iida, Uiterwijk, van den Herik and Herschberg, ICCA Journal
        16, 1993). `careful` uses the evaluation, which costs more.
        """
        return False

    def price_of(self, move: Move) -> tuple[Hashable, int]:
        """Return the subject and the price in dollars of a move, if many prices are possible.

        A search compares the best price with its neighbors.
        """
        return None, 0

    def is_quiet(self, state: S) -> bool:
        """Return whether a playout may stop here to be evaluated."""
        return True


@dataclass(frozen=True, slots=True)
class Knowledge:
    """The evaluator and the policy of one game."""

    evaluator: Evaluator
    policy: Policy


@cache
def knowledge_of(key: str, weights: str = NAMES[0], style: str = "") -> Knowledge:
    """Return the knowledge for the game with this key; the defaults if it has none.

    `style` is a character, which over- or underrates some terms. Raises `BadWeights` for a missing or broken
    file of weights, `BadPlayers` for that of the characters.
    """
    rooms = game_packages(key)
    evaluation = import_optional(rooms.ai, "evaluation")
    policy = import_optional(rooms.ai, "rollout_policy")
    if evaluation is None:
        evaluator: Evaluator = Evaluator()
    else:
        read = read_weights(key, weights)
        character = characters(key).get(style) if style else None
        evaluator = evaluation.make_evaluator(read.styled(character.factors) if character else read)
    return Knowledge(evaluator, policy.make_policy(evaluator) if policy else Policy())


def for_game(game: Game, weights: str = NAMES[0], style: str = "") -> Knowledge:
    """Return the knowledge for a game, with some weights and the style of a character."""
    return knowledge_of(game.key, weights, style)


def chances(values: Sequence[float], doubt: float) -> Values:
    """Return each seat's chance to win, 0 to 1, for expected scores that are uncertain by `doubt` points
    (softmax).

    >>> [round(chance, 2) for chance in chances([50, 42, 47], doubt=5.0)]
    [0.57, 0.12, 0.31]
    """
    best = max(values)
    parts = [stable_exp((value - best) / doubt) for value in values]
    whole = math.fsum(parts)
    return [part / whole for part in parts]


def progress_of(left: float, whole: float) -> float:
    """Return how much of a game is over, 0 to 1, with `left` of about `whole` turns still to come."""
    return max(0.0, 1.0 - left / whole)


def margin(values: Sequence[float], seat: int) -> float:
    """Return how far a seat is ahead of its best rival, in points; negative if behind."""
    rivals = [value for other, value in enumerate(values) if other != seat]
    return values[seat] - max(rivals) if rivals else values[seat]


PLACES = 0.06
"""The weight of the seat's place in a standing."""

POINTS = 0.04
"""The weight of the points in a standing, however clear the lead."""

POINTS_REACH = 12.0
"""The range from best to worst over which points count, in units of `win_margin_scale`."""


def standings(values: Sequence[float], win_margin_scale: float) -> Values:
    """Return each seat's standing, 0 to 1 (about 0.5 if level with the best rival).

    It is mostly the squashed margin to the best rival, an approximate chance to win. Where that is nearly
    decided, the place and the points still distinguish moves.

    >>> ahead, far_ahead = standings([90, 10], 10.0)[0], standings([95, 10], 10.0)[0]
    >>> far_ahead > ahead
    True
    """
    count = len(values)
    if count < 2:
        return [_squash(value / win_margin_scale) for value in values]
    first, second = sorted(values, reverse=True)[:2]
    mean = math.fsum(values) / count
    found = []
    for seat, value in enumerate(values):
        lead = (value - (second if value == first else first)) / win_margin_scale
        place = 0.0
        for other, rival in enumerate(values):
            if other != seat:
                place += _squash((value - rival) / win_margin_scale)
        points = 0.5 + (value - mean) / (win_margin_scale * POINTS_REACH)
        points = 0.0 if points < 0.0 else 1.0 if points > 1.0 else points
        found.append((1.0 - PLACES - POINTS) * _squash(lead) + PLACES * place / (count - 1) + POINTS * points)
    return found


def _squash(x: float) -> float:
    return 0.5 + 0.5 * stable_tanh(x)


WIN_WEIGHT = 0.5
"""The fraction of a finished game's worth that is the win; the rest is the squashed margin."""


class Evaluation(NamedTuple):
    """The value of a position to each seat."""

    worth: Values
    """The utility of each seat, 0 to 1, which a search maximizes."""
    scores: Values
    """The expected final scores."""
    chances: Values
    """The chances to win."""


def evaluate_position(state: State, knowledge: Knowledge) -> Evaluation:
    """Return the value of a position: the result if the game is over, else the evaluator's estimate."""
    evaluator = knowledge.evaluator
    if state.current_player() == TERMINAL:
        return _result(state, evaluator)
    seen = evaluator.describe(state)
    scores = evaluator.expected(seen)
    likely = chances(scores, evaluator.weights.doubt_at(seen.progress))
    return Evaluation(
        _aimed(standings(scores, evaluator.win_margin_scale), likely, evaluator), scores, likely
    )


def worth(state: State, knowledge: Knowledge) -> Values:
    """Return the `Evaluation.worth` of a position alone; searches call it thousands of times."""
    evaluator = knowledge.evaluator
    if evaluator.weights.aim or state.current_player() == TERMINAL:
        return evaluate_position(state, knowledge).worth
    return standings(evaluator.evaluate(state), evaluator.win_margin_scale)


def _aimed(standing: Values, likely: Values, evaluator: Evaluator) -> Values:
    """Blend standings with chances to win, as far as these are the aim (`Weights.aim`)."""
    aim = evaluator.weights.aim
    if not aim:
        return standing
    return [own + aim * (chance - own) for own, chance in zip(standing, likely, strict=True)]


def _result(state: State, evaluator: Evaluator) -> Evaluation:
    scores = [float(score) for score in state.scores()]
    winners = state.winners()
    wins = [1.0 / len(winners) if seat in winners else 0.0 for seat in range(state.players)]
    worth = [
        (1.0 - WIN_WEIGHT) * standing + WIN_WEIGHT * win
        for standing, win in zip(standings(scores, evaluator.win_margin_scale), wins, strict=True)
    ]
    return Evaluation(_aimed(worth, wins, evaluator), scores, wins)


def follow(state: State, move: Move, policy: Policy) -> State:
    """Return a copy of `state` after `move` and its immediate consequences."""
    after = state.copy()
    after.apply_unchecked(move)
    policy.settle(after)
    return after
