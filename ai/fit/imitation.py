"""Expert iteration: fit the weights to the choices of a strong search.

T. Anthony, Z. Tian and D. Barber, "Thinking fast and slow with deep learning and tree search", NeurIPS 2017,
with the chosen moves as targets. The probability of a move is the softmax of the evaluation after it
(multinomial logit; D. McFadden, "Conditional logit analysis of qualitative choice behavior", 1974). The
weights in use are the prior, so terms about which the choices say nothing keep their weights.

>>> decision = Decision(progress=[0.0, 0.0], rows=[[1.0], [-1.0]], chosen=0)
>>> agreement([decision], Weights({"cash": (1.0, 1.0)}, 10.0), ["cash"])
1.0
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt
from msgspec import Struct

from ai.fit.positions import Array, Series, sampled_states
from ai.fit.ridge import PENALTIES
from ai.knowledge import Knowledge, follow, knowledge_of
from ai.registry import make_bot
from ai.task_pool import HERE, TaskPool
from ai.weights import Weights
from game.rules.contract import TERMINAL, Move, State

SURE: Final = 1e-9
"""The change of all weights below which Newton's method stops, as a fraction of their size."""

STEPS: Final = 50
"""The maximum number of steps of Newton's method."""


class Decision(Struct, frozen=True, forbid_unknown_fields=True):
    """A decision of the expert."""

    progress: list[float]
    """The progress of the game after each candidate, 0 to 1."""
    rows: list[list[float]]
    """For each candidate the terms of the actor minus the mean of the table, after the move."""
    chosen: int
    """The number of the candidate that the expert chose."""


class Demonstration(Struct, frozen=True, forbid_unknown_fields=True):
    """The decisions of the expert in one game, as they are stored in a file."""

    expert: str
    """The bot that decides."""
    series: Series
    number: int
    decisions: list[Decision]


def demonstrate(series: Series, expert: str, number: int) -> Demonstration:
    """Play a game of the series and ask the expert in some of its positions.

    >>> series = Series.of("north_american_railways", [3], seed=1, noise=0.2)
    >>> one = demonstrate(series, "mcts:playouts=8", number=0).decisions[0]
    >>> len(one.rows) == len(one.progress) > one.chosen
    True
    """
    known = knowledge_of(series.game, series.weights)
    rng = random.Random(f"{series.game}/{series.seed + number}/expert")
    found = []
    for state in sampled_states(*series.game_of(number)):
        if state.current_player() == TERMINAL:
            continue
        seat = state.current_player()
        seen = state.determinize(seat, rng)
        moves = known.policy.candidates(seen)
        afters = [follow(seen, move, known.policy) for move in moves]
        if len(moves) < 2 or any(after.current_player() == TERMINAL for after in afters):
            continue
        bot = make_bot(expert, game=series.game, seed=rng.getrandbits(32))
        move = bot.choose(seen, seat, math.inf)
        if move in moves:
            found.append(_described(afters, seat, moves, move, known))
    return Demonstration(expert, series, number, found)


def _described(
    afters: Sequence[State], seat: int, moves: Sequence[Move], chosen: Move, known: Knowledge
) -> Decision:
    """Return a decision by the terms of the evaluation after each candidate."""
    progress, rows = [], []
    for after in afters:
        seen = known.evaluator.describe(after)
        table = np.array(seen.rows)
        rows.append((table[seat] - table.mean(axis=0)).tolist())
        progress.append(seen.progress)
    return Decision(progress, rows, moves.index(chosen))


def demonstrations(
    series: Series,
    expert: str,
    games: int,
    pool: TaskPool = HERE,
    known: Mapping[int, Demonstration] | None = None,
    keep: Callable[[Demonstration], object] | None = None,
) -> Iterator[list[Decision]]:
    """Yield the decisions of each game, playing only games that aren't `known`; see `TaskPool.run`."""
    return (
        one.decisions for one in pool.run(partial(demonstrate, series, expert), range(games), known, keep)
    )


# The fit


class _Choices(NamedTuple):
    """Decisions in the form for fitting."""

    x: Array
    """A row of early and late terms for each candidate of each decision, relative to the decision's mean."""
    begins: npt.NDArray[np.intp]
    """The number of the first row of each decision."""
    chosen: npt.NDArray[np.intp]
    """The number of the row of each chosen candidate."""


def _choices(decisions: Sequence[Decision]) -> _Choices:
    """Return decisions in the form for fitting."""
    rows, begins, chosen, at = [], [], [], 0
    for one in decisions:
        late = np.array(one.progress)[:, None]
        terms = np.array(one.rows)
        both = np.concatenate([terms * (1.0 - late), terms * late], axis=1)
        rows.append(both - both.mean(axis=0))
        begins.append(at)
        chosen.append(at + one.chosen)
        at += len(one.rows)
    return _Choices(np.concatenate(rows), np.array(begins), np.array(chosen))


def _probabilities(choices: _Choices, logits: Array) -> tuple[Array, Array]:
    """Return the softmax of each decision, and the logarithm of its denominator, by row."""
    lengths = np.diff(np.append(choices.begins, len(logits)))
    shifted = logits - np.repeat(np.maximum.reduceat(logits, choices.begins), lengths)
    whole = np.repeat(np.add.reduceat(np.exp(shifted), choices.begins), lengths)
    return np.exp(shifted) / whole, shifted - np.log(whole)


def log_loss(choices: _Choices, weights: Array) -> float:
    """Return the mean negative logarithm of the probability of what the expert chose."""
    found = -_probabilities(choices, choices.x @ weights)[1][choices.chosen].mean()
    return float(found)


def newton(choices: _Choices, start: Array, penalty: float) -> Array:
    """Return the weights of the greatest likelihood, held to `start` by `penalty` (Newton's method)."""
    scale = choices.x.std(axis=0)
    scale[scale == 0.0] = 1.0
    x = choices.x / scale
    weights, count = start * scale, len(choices.begins)
    for _ in range(STEPS):
        likely, _ = _probabilities(choices, x @ weights)
        weighted = x * likely[:, None]
        means = np.add.reduceat(weighted, choices.begins, axis=0)
        gradient = means.sum(axis=0) - x[choices.chosen].sum(axis=0)
        gradient += penalty * count * (weights - start * scale)
        hessian = x.T @ weighted - means.T @ means + penalty * count * np.eye(len(weights))
        step = np.linalg.solve(hessian, gradient)
        # A full step can leave the region in which the likelihood is nearly quadratic.
        step *= min(1.0, 10.0 / max(10.0, float(np.abs(x @ step).max(initial=0.0))))
        weights = weights - step
        if np.abs(step).max() <= SURE * max(1.0, float(np.abs(weights).max())):
            break
    found: Array = weights / scale
    return found


def imitate(
    found: Sequence[Sequence[Decision]],
    terms: Sequence[str],
    prior: Weights,
    penalties: Sequence[float] = PENALTIES,
) -> tuple[Weights, float]:
    """Return the weights that explain the choices best, and the penalty chosen by cross-validation.

    `found` has the decisions of each game. The new evaluation differs as much between the candidates of a
    decision as that of the prior, because choices show only ratios of weights.
    """
    start = np.array([*prior.of(terms, 0.0), *prior.of(terms, 1.0)])
    training = _choices([one for number, game in enumerate(found) if number % 4 for one in game])
    left_out = _choices([one for number, game in enumerate(found) if not number % 4 for one in game])
    everything = _choices([one for game in found for one in game])
    losses = [
        log_loss(left_out, newton(training, start * _heat(training, start), penalty)) for penalty in penalties
    ]
    penalty = penalties[int(np.argmin(losses))]
    weights = newton(everything, start * _heat(everything, start), penalty)
    spread = float((everything.x @ weights).std())
    weights *= float((everything.x @ start).std()) / spread if spread else 1.0
    count = len(terms)
    pairs = {
        term: (round(float(weights[number]), 5), round(float(weights[count + number]), 5))
        for number, term in enumerate(terms)
    }
    fitted = Weights(pairs, prior.win_margin_scale, "imitated", prior.doubt, prior.level, prior.aim)
    return fitted, penalty


def _heat(choices: _Choices, weights: Array) -> float:
    """Return the factor that makes a softmax of these weights fit the choices best."""
    one = _Choices((choices.x @ weights)[:, None], choices.begins, choices.chosen)
    return float(newton(one, np.zeros(1), 1e-9)[0])


def agreement(decisions: Sequence[Decision], weights: Weights, terms: Sequence[str]) -> float:
    """Return how often the evaluation prefers the move that the expert chose, 0 to 1."""
    agreed = 0
    for one in decisions:
        values = [
            math.fsum(a * b for a, b in zip(weights.of(terms, progress), row, strict=True))
            for progress, row in zip(one.progress, one.rows, strict=True)
        ]
        agreed += values.index(max(values)) == one.chosen
    return agreed / len(decisions) if decisions else 0.0
