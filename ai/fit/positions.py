"""Positions of the bots' own games, described by the terms of the evaluation, with the final scores.

>>> record = play_record("north_american_railways", players=3, seed=1, noise=0.2)
>>> record
Record(rows=array(...), progress=array(...), final=array(...))
>>> record.rows.shape[1:] == (3, len(record.progress) and record.rows.shape[2])
True
>>> len(record.final), record.rows.shape[0] == len(record.progress)
(3, True)
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
import numpy.typing as npt
from msgspec import Struct

from ai.bot import Bot
from ai.chance import sample_chance
from ai.knowledge import knowledge_of
from ai.registry import make_bot, with_parameters
from ai.task_pool import HERE, TaskPool
from game.rules.catalog import find_game
from game.rules.contract import CHANCE, TERMINAL, Move, State

Array = npt.NDArray[np.float64]

GREEDY: Final = "greedy"
"""The default bots."""

EVERY: Final = 3
"""The number of decisions of a game per recorded position, because neighboring positions are nearly equal."""

ASTRAY: Final = 0.04
"""The probability of a random move, so that positions occur that good play avoids."""

WANDER: Final = 0.5
"""How often, at the deal, a bot makes a random candidate move, because the games say nothing about moves that
all bots judge alike."""

MOST_NOISE: Final = 6.25
"""The largest noise of a series; some bots have 1.6 times as much, and none more than 10."""

SETTLED: Final = 24
"""The number of decisions over which these random moves fade out."""


@dataclass(frozen=True, slots=True)
class Record:
    """One game for fitting: positions by seats by terms, their progress, and the final scores."""

    rows: Array
    progress: Array
    final: Array
    """The final score of each seat."""


class Play:
    """A game of bots that sometimes play random moves; greedy bots also have `noise` (in units of
    `win_margin_scale`).

    >>> from game.rules.catalog import find_game
    >>> rng = random.Random(1)
    >>> state = find_game("north_american_railways").new_game(3, {}, rng)
    >>> play = Play("north_american_railways", 3, 0.2, "fitted", rng)
    >>> while state.current_player() != TERMINAL:
    ...     play.go_on(state)
    >>> len(state.scores())
    3
    """

    def __init__(
        self, game: str, players: int, noise: float, weights: str, rng: random.Random, bot: str = GREEDY
    ) -> None:
        self._rng = rng
        self._policy = knowledge_of(game, weights).policy
        self._bots = [_seated(bot, game, noise, weights, rng.getrandbits(32)) for _ in range(players)]

    def stray(self, state: State, made: int = SETTLED) -> Move | None:
        """Return a random move now and then, more often early in the game; None if the bot shall decide."""
        rng = self._rng
        if rng.random() < ASTRAY:
            return rng.choice(state.legal_moves())
        if rng.random() < WANDER * (1.0 - made / SETTLED):
            return rng.choice(self._policy.candidates(state))
        return None

    def choose(self, state: State) -> Move:
        """Return the move of the current player's bot."""
        actor = state.current_player()
        return self._bots[actor].choose(state, actor, 1.0)

    def go_on(self, state: State) -> None:
        """Make one move of chance or of a bot, in a game that is under way."""
        if state.current_player() == CHANCE:
            state.apply_unchecked(sample_chance(state, self._rng))
        else:
            state.apply_unchecked(self.stray(state) or self.choose(state))


def _seated(bot: str, game: str, noise: float, weights: str, seed: int) -> Bot:
    erring = {"noise": f"{noise:g}"} if bot == GREEDY else {}
    return make_bot(with_parameters(bot, weights=weights, **erring), game=game, seed=seed)


def sampled_states(
    game: str, players: int, seed: int, noise: float, weights: str = "fitted", bot: str = GREEDY
) -> Iterator[State]:
    """Play a game of bots, and yield some of its positions before a decision, then its final position; see
    `Play`.
    """
    rng = random.Random(f"{game}/{players}/{seed}")
    play = Play(game, players, noise, weights, rng, bot)
    state = find_game(game).new_game(players, {}, rng)
    made = 0
    while (actor := state.current_player()) != TERMINAL:
        if actor == CHANCE:
            state.apply_unchecked(sample_chance(state, rng))
            continue
        made += 1
        move = play.stray(state, made)
        if move is None:
            if rng.random() * EVERY < 1.0:
                yield state.copy()
            move = play.choose(state)
        state.apply_unchecked(move)
    yield state


def play_record(
    game: str, players: int, seed: int, noise: float, weights: str = "fitted", bot: str = GREEDY
) -> Record:
    """Play a game of bots and record some of its positions; see `Play`."""
    known = knowledge_of(game, weights)
    rows: list[list[list[float]]] = []
    progress: list[float] = []
    *some, final = sampled_states(game, players, seed, noise, weights, bot)
    for seen in some:
        known.policy.quiesce(seen)
        if seen.current_player() != TERMINAL:
            description = known.evaluator.describe(seen)
            rows.append(description.rows)
            progress.append(description.progress)
    return Record(np.array(rows), np.array(progress), np.array(final.scores(), dtype=np.float64))


class Series(Struct, frozen=True, forbid_unknown_fields=True):
    """A series of bot games for fitting.

    >>> series = Series.of("north_american_railways", [3, 4], seed=1, noise=0.2)
    >>> [len(one.final) for one in records(series, games=2)]
    [3, 4]
    """

    game: str
    rules: int
    """The version of the game's rules."""
    players: tuple[int, ...]
    """The sizes of the tables, in turn."""
    seed: int
    noise: float
    """The average noise of the bots, in units of `win_margin_scale`."""
    weights: str
    """The name of the weights that they play with."""
    bots: tuple[str, ...] = (GREEDY,)
    """The bots, in turn: in each game all seats have bots of one kind."""

    @classmethod
    def of(
        cls,
        game: str,
        players: Sequence[int],
        seed: int,
        noise: float,
        weights: str = "fitted",
        bots: Sequence[str] = (GREEDY,),
    ) -> Series:
        """Return the series by the current rules."""
        return cls(game, find_game(game).rules_version, tuple(players), seed, noise, weights, tuple(bots))

    def game_of(self, number: int) -> tuple[str, int, int, float, str, str]:
        """Return the arguments of `sampled_states` for one of the games."""
        players, noise = self.players[number % len(self.players)], self.noise * (0.4 + 1.2 * (number % 7) / 6)
        bot = self.bots[number // len(self.players) % len(self.bots)]
        return self.game, players, self.seed + number, noise, self.weights, bot

    def play(self, number: int) -> Observed:
        """Play one of the games."""
        record = play_record(*self.game_of(number))
        return Observed(self, number, record.rows.tolist(), record.progress.tolist(), record.final.tolist())


class Observed(Struct, frozen=True, forbid_unknown_fields=True):
    """A game of a series as it is stored in a file."""

    series: Series
    number: int
    rows: list[list[list[float]]]
    progress: list[float]
    final: list[float]

    @property
    def record(self) -> Record:
        """The game in the form used for fitting."""
        return Record(np.array(self.rows), np.array(self.progress), np.array(self.final))


def records(
    series: Series,
    games: int,
    pool: TaskPool = HERE,
    known: Mapping[int, Observed] | None = None,
    keep: Callable[[Observed], object] | None = None,
) -> Iterator[Record]:
    """Yield the games of a series, playing only those that aren't `known`; see `TaskPool.run`."""
    return (one.record for one in pool.run(series.play, range(games), known, keep))
