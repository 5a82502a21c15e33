"""Which moves of the root a search goes on with: sequential halving.

All moves in the race are tried alike, then the worse half drops out, and so on until two are left; each
round takes as long as the others (Karnin, Koren and Somekh, ICML 2013; at the root of tree search: Pepels,
Cazenave, Winands and Lanctot, "Minimizing simple and cumulative regret in Monte-Carlo tree search", 2014).
What counts at the root is the one move that is played, and not what all tries bring. A rule for the latter,
as UCT uses further down, gives up a move after a try or two that went badly.

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
from collections.abc import Mapping, Sequence
from typing import Final

from game.rules.contract import Move

FINAL: Final = 2
"""So many moves are never parted before the end."""


class SequentialHalving:
    """The moves that are still in a race, best-looking first."""

    __slots__ = ("_done", "_rounds", "running")

    def __init__(self, moves: Sequence[Move]) -> None:
        self.running = list(moves)
        self._rounds = rounds_of(len(moves))
        self._done = 0

    def is_due(self, part: float) -> bool:
        """Whether the worse half has to drop out when such a part of the work is done, 0 to 1."""
        return self._done < self._rounds - 1 and part * self._rounds >= self._done + 1

    def halve(self, values: Mapping[Move, float]) -> None:
        """Let the worse half drop out."""
        self._done += 1
        ranked = sorted(self.running, key=lambda move: -values[move])
        staying = ranked[: max(FINAL, (len(ranked) + 1) // 2)]
        self.running = [move for move in self.running if move in staying]


def rounds_of(moves: int) -> int:
    """How many rounds it takes until the last two of so many moves have been compared.

    >>> [rounds_of(moves) for moves in (2, 3, 4, 5, 18)]
    [1, 2, 2, 3, 5]
    """
    return max(1, (moves - 1).bit_length())


def field_size(moves: int, tries: int, width: int) -> int:
    """How many of so many moves take part where there are so many tries: each is to have one in each round.

    >>> [field_size(100, tries, width=4) for tries in (7, 50, 200, 800)]
    [3, 11, 18, 32]
    """
    most = min(moves, width + math.isqrt(tries))
    while most > FINAL and most * rounds_of(most) > tries:
        most -= 1
    return most
