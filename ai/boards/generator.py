"""A game's board generator, and whether quick games on a board are fair and lively.

Each game's ``board_generator`` module declares its `GENERATOR`.

>>> Generator(draft=lambda rng, seed: {}, bounds={3: Bounds((2, 4), (3000, 9000))}, games=32).idle
0

>>> Bounds(periods=(2, 4), scores=(3000, 9000)).periods
(2, 4)

>>> from game.rules.catalog import find_game
>>> game = find_game("american_rails")
>>> state = game.new_game(3, {}, random.Random(7))
>>> QuickBot(game, seed=1).choose(state, state.current_player(), seconds=1.0) in state.legal_moves()
True
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from ai.bot import Bot, Report
from ai.knowledge import for_game
from game.rules.boards import BoardFile
from game.rules.contract import Game, Move, State

ABOVE_SHARE: Final = 0.05
"""The greatest acceptable expected advantage of a seat in turn order."""


@dataclass(frozen=True, slots=True)
class Bounds:
    """The least and the greatest mean of good games, for some number of players."""

    periods: tuple[float, float]
    """The length of a game in turns or years."""
    scores: tuple[float, float]
    """The scores of the winners."""


def is_good(found: dict[str, Any], bounds: Bounds, spread: float) -> bool:
    """Return whether the summary of a survey shows fair games of a suitable length and score.

    `spread` is the standard deviation of seats' win shares among drafts of the game, see `advantage`.
    """
    return (
        bounds.periods[0] <= found["periods"]["mean"] <= bounds.periods[1]
        and bounds.scores[0] <= found["winner"]["mean"] <= bounds.scores[1]
        and is_fair(found, spread)
    )


def is_fair(found: dict[str, Any], spread: float, doubts: float = 0.0) -> bool:
    """Return whether no seat in turn order is expected to win much more than its share.

    With `doubts`, only an advantage beyond that many standard deviations is refused, for games that go on.
    """
    for row in found["seats"]:
        mean, doubt = advantage(row["wins"], found["games"], found["players"], spread)
        if mean - doubts * doubt > ABOVE_SHARE:
            return False
    return True


def advantage(wins: float, games: int, players: int, spread: float) -> tuple[float, float]:
    """Return the expected advantage of a seat in turn order over its share, and its standard deviation.

    Part of what it won above its share is luck, so the estimate is shrunk to zero: the more the fewer the
    games and the less seats differ among drafts (`spread`, a standard deviation of shares). These are mean
    and standard deviation of a normal posterior (Efron and Morris, "Data analysis using Stein's estimator",
    1975).

    >>> mean, doubt = advantage(0.50, games=12, players=3, spread=0.05)
    >>> round(mean, 3), round(doubt, 3)
    (0.02, 0.047)
    >>> mean, doubt = advantage(0.50, games=1200, players=3, spread=0.05)
    >>> round(mean, 3), round(doubt, 3)
    (0.155, 0.013)
    """
    share = 1.0 / players
    luck = share * (1.0 - share) / games
    trusted = spread**2 / (spread**2 + luck)
    return (wins - share) * trusted, (luck * trusted) ** 0.5


def taken_in(found: dict[str, Any]) -> Iterator[tuple[str, int]]:
    """Yield what was taken in the games of a report: the key of its kind and its number."""
    for kind, rows in found["things"].items():
        for row in rows:
            if row["taken"]:
                yield kind, row["number"]


def worthless(reports: list[dict[str, Any]]) -> set[tuple[str, int]]:
    """Return what nobody took in any game of the reports."""
    things = {
        (kind, row["number"]) for one in reports for kind, rows in one["things"].items() for row in rows
    }
    return things - {thing for one in reports for thing in taken_in(one)}


# A quick bot


class QuickBot(Bot):
    """A bot that plays the rollout policy's move."""

    name = "quick"

    def __init__(self, game: Game, seed: int) -> None:
        """Play the same for the same seed."""
        self._policy = for_game(game).policy
        self._rng = random.Random(seed)

    def choose(
        self,
        state: State,
        seat: int,
        seconds: float,
        report: Report | None = None,
        since: Sequence[Move] | None = None,
    ) -> Move:
        """Return a quick move."""
        return self._policy.rollout_move(state, self._rng)


# The generator of a game's boards


@dataclass(frozen=True, slots=True)
class Generator:
    """The parameters for drafting and testing boards."""

    draft: Callable[[random.Random, str], BoardFile]
    bounds: Mapping[int, Bounds]
    """The criteria for good games, by the number of players; games of each number are played."""
    games: int
    """The number of games played with each number of players."""
    make_bot: Callable[[Game, int], Bot] = QuickBot
    """Makes a bot that plays these games; the number is the seed of its chances."""
    untried: frozenset[str] = frozenset()
    """The kinds of items that these bots never take, so that the games say nothing of their worth."""
    spread: float = 0.04
    """The standard deviation, from draft to draft, of the share of wins of a seat in turn order.

    Measured over 400 games on each of six drafts; American Rails, New England Railways and Railways of North
    America have less.
    """
    idle: int = 0
    """How many items on the board may turn out worthless: as many as on the game's own board."""
