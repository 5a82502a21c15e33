"""The tables of one run of the arena: one for each game, played until the plan is done or decided.

>>> plan = Plan(games=("north_american_railways",), bots=("random", "random", "random"), matches=3)
>>> arena = Arena(plan)
>>> arena.play(progress=lambda table: None)
>>> arena.tables[0].data()["matches"]
3
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from typing import Any

from ai.arena.checkpoint import OutcomeCheckpoint
from ai.arena.decision import SequentialTest
from ai.arena.match import SECONDS_A_MOVE, Outcome, pairings, play_match
from ai.arena.tally import deals, distinct, habits, tally
from ai.task_pool import HERE, TaskPool


@dataclass(frozen=True, slots=True)
class Plan:
    """The matches to play: a number in each game, or at most that number until the result is decided."""

    games: tuple[str, ...]
    bots: tuple[str, ...]
    matches: int
    until_decided: bool = False
    seconds: float = SECONDS_A_MOVE
    """The thinking time of a move for bots without a limit."""
    seed: int = 1
    pool: TaskPool = HERE
    """Where the matches run."""


class Table:
    """One game of the arena: its outcomes and its current verdict.

    >>> table = Table("american_rails", ("greedy", "random", "random"))
    >>> table.deciding.verdict, table.data()["matches"]
    (None, 0)
    """

    def __init__(self, game: str, bots: tuple[str, ...]) -> None:
        self.game = game
        self.bots = bots
        self.outcomes: list[Outcome] = []
        self.deciding = SequentialTest(len(bots))

    def add(self, outcome: Outcome) -> None:
        """Count an outcome."""
        self.outcomes.append(outcome)
        self.deciding.see(outcome)

    def data(self) -> dict[str, Any]:
        """Return the result as plain data for JSON."""
        return {
            "game": self.game,
            "players": len(self.bots),
            "matches": len(self.outcomes),
            "deals": deals(self.outcomes),
            "distinct": distinct(self.outcomes),
            "bots": tally(self.outcomes, self.bots),
            "habits": [
                {"move": habit.move_type, "times": habit.times, "amounts": habit.amounts}
                for habit in habits(self.outcomes)
            ],
        }


class Arena:
    """A runner of a plan, which does not replay outcomes that a file already contains."""

    def __init__(self, plan: Plan, kept: OutcomeCheckpoint | None = None) -> None:
        self._plan = plan
        self._kept = kept
        self._before = {outcome.pairing: outcome for outcome in kept.outcomes} if kept else {}
        self.tables = [Table(game, plan.bots) for game in plan.games]

    def play(self, progress: Callable[[Table], None]) -> None:
        """Play the remaining matches, game after game, and call `progress` after each match."""
        for table in self.tables:
            self._play(table, progress)

    def everything(self) -> list[Outcome]:
        """Return all outcomes: those of this plan and the others of the file."""
        played = {outcome.pairing: outcome for table in self.tables for outcome in table.outcomes}
        return list((self._before | played).values())

    def _play(self, table: Table, progress: Callable[[Table], None]) -> None:
        plan = self._plan
        todo = pairings(table.game, plan.bots, plan.matches, plan.seed, plan.seconds)
        keep = self._kept.add if self._kept else None
        with closing(plan.pool.run(play_match, todo, self._before, keep)) as outcomes:
            for outcome in outcomes:
                table.add(outcome)
                if outcome.pairing not in self._before:
                    progress(table)
                if self._settled(table):
                    break

    def _settled(self, table: Table) -> bool:
        return self._plan.until_decided and table.deciding.verdict is not None
