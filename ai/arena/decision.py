"""A sequential test of whether the first bot wins more or less than its equal share.

The test may be checked after every deal. For each claim to be refuted ("it wins at most its share") a capital
is bet, deal by deal, on what the first bot wins. If the claim is true, the bets are fair at best, so the
capital grows to twenty times its start with a probability of at most 5% (J. Ville, "Etude critique de la
notion de collectif", 1939). The best stake depends on the bot's strength, so the capital is spread over
several stakes, a mixture (H. Robbins, "Statistical methods related to the law of the iterated logarithm",
Ann. Math. Statist. 41 (1970)). The test assumes no distribution (I. Waudby-Smith, A. Ramdas, "Estimating
means of bounded random variables by betting", J. R. Statist. Soc. B 86 (2024)). A deal with all its rotations
is one bet.

>>> decision = Decision(bots=3)
>>> deals = 0
>>> while decision.verdict is None:
...     deals += 1
...     decision.see(won=1.0)
>>> decision.verdict, deals
(<Verdict.MORE: 'more'>, 6)
"""

from __future__ import annotations

import math
from enum import Enum
from typing import Final

from ai.arena.match import Outcome

POINTS: Final = 0.05
"""The difference from the equal share that matters; less counts as level."""

RISK: Final = 0.05
"""The probability of a wrong verdict."""

STAKES: Final = (0.03, 0.06, 0.12, 0.24, 0.48, 0.9)
"""The stakes over which the capital is spread, as parts of the largest possible one."""


class Verdict(Enum):
    """Whether the first bot wins more or less often than its equal share."""

    MORE = "more"
    LESS = "less"
    LEVEL = "level"
    """The difference is less than `POINTS`."""


class Bet:
    """A bet against the claim that the mean won per deal, 0 to 1, is at most (or at least) `bound`.

    >>> bet = Bet(bound=0.5, at_most=True, risk=0.05)
    >>> for won in (1, 1, 1, 1, 1, 0, 1, 1, 1, 1):
    ...     bet.see(won)
    >>> bet.refuted
    False
    """

    def __init__(self, bound: float, at_most: bool, risk: float) -> None:
        self._bound = bound
        self._sign = 1.0 if at_most else -1.0
        most = 1.0 / bound if at_most else 1.0 / (1.0 - bound)
        self._stakes = [stake * most for stake in STAKES]
        self._logs = [0.0 for _ in STAKES]
        self._enough = math.log(len(STAKES) / risk)
        self.refuted = False

    def see(self, won: float) -> None:
        """Settle the bets on one deal."""
        gain = self._sign * (won - self._bound)
        for number, stake in enumerate(self._stakes):
            self._logs[number] += math.log1p(stake * gain)
        highest = max(self._logs)
        total = highest + math.log(math.fsum(math.exp(log - highest) for log in self._logs))
        self.refuted = self.refuted or total >= self._enough


class Decision:
    """The state of the test for the first of `bots` bots."""

    def __init__(self, bots: int) -> None:
        share = 1.0 / bots
        # If the bots are level, either of two true claims could be refuted; otherwise only one is true.
        self._at_most = Bet(share, at_most=True, risk=RISK / 2)
        self._at_least = Bet(share, at_most=False, risk=RISK / 2)
        self._more = Bet(share + POINTS, at_most=False, risk=RISK)
        self._less = Bet(share - POINTS, at_most=True, risk=RISK)
        self.verdict: Verdict | None = None

    def see(self, won: float) -> None:
        """Count one deal: what the first bot won, on average over its rotations."""
        for bet in (self._at_most, self._at_least, self._more, self._less):
            bet.see(won)
        if self.verdict is None:
            self.verdict = self._verdict()

    def _verdict(self) -> Verdict | None:
        if self._at_most.refuted:
            return Verdict.MORE
        if self._at_least.refuted:
            return Verdict.LESS
        if self._more.refuted and self._less.refuted:
            return Verdict.LEVEL
        return None


class SequentialTest:
    """A sequential test that receives outcomes deal by deal.

    They come in the order of the deals. If the quickest came first, the test would favor the bots that win
    quick games.

    >>> from ai.arena.match import Pairing
    >>> bots = ("greedy", "random", "random")
    >>> deciding = SequentialTest(len(bots))
    >>> for rotation in range(3):
    ...     pairing = Pairing("american_rails", bots, seed=1, deal=0, rotation=rotation)
    ...     deciding.see(Outcome(pairing, (80, 41, 38), (1.0, 0.0, 0.0), (30,) * 3, (0.1,) * 3, line=""))
    >>> deciding.deals, deciding.verdict
    (1, None)
    """

    def __init__(self, bots: int) -> None:
        self._bots = bots
        self._decision = Decision(bots)
        self._deal: list[float] = []
        self.deals = 0
        """How many deals have been counted."""

    @property
    def verdict(self) -> Verdict | None:
        """The verdict; None if there is none yet."""
        return self._decision.verdict

    def see(self, outcome: Outcome) -> None:
        """Add an outcome; a deal counts once it was played in all rotations."""
        self._deal.append(outcome.wins[0])
        if len(self._deal) == self._bots:
            if self.verdict is None:
                self._decision.see(math.fsum(self._deal) / self._bots)
                self.deals += 1
            self._deal.clear()
