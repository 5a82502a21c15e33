"""All that one call of the arena plays: a table for each game, played until the plan is done or settled.

>>> plan = Plan(games=("north_american_railways",), bots=("random", "random", "random"), matches=3)
>>> arena = Arena(plan)
>>> arena.play(progress=lambda table: None)
>>> arena.tables[0].data()["matches"]
3
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Sequence
from contextlib import closing
from dataclasses import dataclass
from typing import Any

from ai.arena.decision import Deciding
from ai.arena.habits import habits
from ai.arena.hall import play_all, play_over
from ai.arena.kept import Kept
from ai.arena.match import SECONDS_A_MOVE, Outcome, Pairing, pairings
from ai.arena.tally import deals, distinct, tally


@dataclass(frozen=True, slots=True)
class Plan:
    """What is to be played: so many matches (or at most so many, until it is decided) in each game."""

    games: tuple[str, ...]
    bots: tuple[str, ...]
    matches: int
    until_decided: bool = False
    seconds: float = SECONDS_A_MOVE
    """The thinking time of a move for bots that name none."""
    seed: int = 1
    jobs: int = 1
    """Processes on this machine."""
    cluster: str | None = None
    """The address of a cluster's scheduler, to play there and not here."""


class Table:
    """One game of the arena: what has been played of it, and what is settled.

    >>> table = Table("american_rails", ("greedy", "random", "random"))
    >>> table.deciding.verdict, table.data()["matches"]
    (None, 0)
    """

    def __init__(self, game: str, bots: tuple[str, ...]) -> None:
        self.game = game
        self.bots = bots
        self.outcomes: list[Outcome] = []
        self.deciding = Deciding(len(bots))

    def add(self, outcomes: Sequence[Outcome]) -> None:
        """Count further outcomes."""
        self.outcomes += outcomes
        self.deciding.see(outcomes)

    def data(self) -> dict[str, Any]:
        """The result as plain data for JSON."""
        return {
            "game": self.game,
            "players": len(self.bots),
            "matches": len(self.outcomes),
            "deals": deals(self.outcomes),
            "distinct": distinct(self.outcomes),
            "bots": tally(self.outcomes, self.bots),
            "habits": [
                {"move": habit.sort, "times": habit.times, "amounts": habit.amounts}
                for habit in habits(self.outcomes)
            ],
        }


class Arena:
    """Plays a plan; what a file of outcomes holds of it already is not played again."""

    def __init__(self, plan: Plan, kept: Kept | None = None) -> None:
        self._plan = plan
        self._kept = kept
        self._before = {outcome.pairing: outcome for outcome in kept.outcomes} if kept else {}
        self.tables = [Table(game, plan.bots) for game in plan.games]

    def play(self, progress: Callable[[Table], None]) -> None:
        """Play what is still to be played, game after game; `progress` is called after each match."""
        for table in self.tables:
            self._play(table, progress)

    def everything(self) -> list[Outcome]:
        """All outcomes: those of this plan, and what else the file held."""
        played = {outcome.pairing: outcome for table in self.tables for outcome in table.outcomes}
        return list((self._before | played).values())

    def _play(self, table: Table, progress: Callable[[Table], None]) -> None:
        plan = self._plan
        todo = list(pairings(table.game, plan.bots, plan.matches, plan.seed, plan.seconds))
        table.add([self._before[pairing] for pairing in todo if pairing in self._before])
        if self._settled(table):
            return
        with closing(self._outcomes(pairing for pairing in todo if pairing not in self._before)) as outcomes:
            for outcome in outcomes:
                if self._kept:
                    self._kept.add(outcome)
                table.add([outcome])
                progress(table)
                if self._settled(table):
                    break

    def _outcomes(self, todo: Iterable[Pairing]) -> Generator[Outcome, None, None]:
        if self._plan.cluster:
            yield from play_over(self._plan.cluster, todo)
        else:
            yield from play_all(todo, self._plan.jobs)

    def _settled(self, table: Table) -> bool:
        return self._plan.until_decided and table.deciding.verdict is not None
