"""New weights against those in use: matches between bots that differ in nothing else.

Half of the matches are one new against two in use, half two against one, with the same deals.

>>> new = WeightsFile("by hand", 10.0, {"score": (1.0, 1.0)})
>>> duel = Duel("american_rails", new, used="fitted")
>>> [[spec == duel.new for spec in pairing.bots] for pairing in duel.pairings(matches=12, seed=1)][2:5]
[[True, False, False], [False, True, True], [False, True, True]]
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Mapping
from contextlib import closing
from functools import partial
from math import fsum
from typing import Final

import msgspec

from ai.arena.decision import Decision, Verdict
from ai.arena.match import Outcome, Pairing, pairings, play_match
from ai.fit.positions import GREEDY
from ai.rating import clustered
from ai.registry import with_parameters
from ai.task_pool import TaskPool
from ai.weights import try_out
from ai.weights_form import WeightsFile

SIDES: Final = 2
"""New and old: each should win one half."""


class Duel:
    """Matches of new weights of a game against named ones."""

    def __init__(self, game: str, new: WeightsFile, used: str, bot: str = GREEDY) -> None:
        self._game = game
        self._weights = msgspec.json.encode(new)
        self.new = with_parameters(bot, weights=try_out(new))
        self.used = with_parameters(bot, weights=used)
        self._by_deal: defaultdict[int, list[float]] = defaultdict(list)
        self._decision = Decision(SIDES)

    def pairings(self, matches: int, seed: int) -> list[Pairing]:
        """Return the matches of each deal: one new against two in use, then two against one."""
        return sorted(
            (
                pairing
                for bots in ((self.new, self.used, self.used), (self.used, self.new, self.new))
                for pairing in pairings(self._game, bots, matches // 2, seed)
            ),
            key=lambda pairing: pairing.deal,
        )

    def play(
        self,
        todo: list[Pairing],
        pool: TaskPool,
        known: Mapping[Pairing, Outcome] | None = None,
        keep: Callable[[Outcome], object] | None = None,
        until_decided: bool = False,
    ) -> None:
        """Play these matches except the `known` ones (see `TaskPool.run`)."""
        deal = len([pairing for pairing in todo if pairing.deal == 0])
        with closing(pool.run(partial(play_tried, self._weights), todo, known, keep)) as outcomes:
            for outcome in outcomes:
                won = self._by_deal[outcome.pairing.deal]
                won.append(outcome.wins[0] if outcome.pairing.bots[0] == self.new else 1.0 - outcome.wins[0])
                if len(won) == deal:
                    self._decision.see(fsum(won) / deal)
                if until_decided and self.verdict is not None:
                    break

    @property
    def verdict(self) -> Verdict | None:
        """Whether the new weights win more than half; None if it is undecided."""
        return self._decision.verdict

    @property
    def matches(self) -> int:
        """How many matches were played."""
        return sum(map(len, self._by_deal.values()))

    @property
    def share(self) -> float:
        """The new weights' share of the wins; one half means level."""
        return fsum(map(fsum, self._by_deal.values())) / max(1, self.matches)

    @property
    def bounds(self) -> tuple[float, float]:
        """The 95% interval of the share."""
        return clustered(self._by_deal.values())


def play_tried(weights: bytes, pairing: Pairing) -> Outcome:
    """Play a match in which a bot has new weights, in whatever process this is."""
    try_out(msgspec.json.decode(weights, type=WeightsFile))
    return play_match(pairing)
