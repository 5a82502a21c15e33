"""A move's chance to win, derived from the answers to it, where the answer itself may be uncertain.

A search decides which answer is better for the answering seat. Where two answers are almost as good for that
seat, the search's error exceeds their difference, while the actor may win much more often after one of them.
Then either answer is possible, and the one that is worse for the actor is more probable than it seems: wins
taken from one seat go to the others, and a longer search sees that more clearly.

>>> sure = Looked(0.6, 0.4, odds=1.0)
>>> sure.chance, sure.least, sure.most, sure.is_sure
(0.6, 0.6, 0.6, True)
>>> doubtful = Looked(0.6, 0.4, odds=0.5)
>>> doubtful.chance, doubtful.least, doubtful.most, doubtful.is_sure
(0.45, 0.4, 0.6, False)
>>> Looked(0.6, 0.58, odds=0.5).chance
0.6
"""

from __future__ import annotations

from typing import Final, NamedTuple

from ai.bot import CancelCheck, Candidate, never_cancel
from ai.compare import chance_after, up_to_answer
from game.rules.contract import Move, State

EVEN: Final = 0.03
"""Chances that differ by less do not distinguish two moves."""

UNSURE: Final = 0.03
"""The lead, as a share of all games, from which the better answer counts as certain."""


class Looked(NamedTuple):
    """The actor's chance to win after a move, for each of the opponent's two best answers."""

    likely: float
    """The chance after the likely answer."""
    other: float
    """The chance after the next best answer for the answering seat; equal to `likely` if there is none."""
    odds: float
    """The probability of the likely answer, from 0.5 (both are equally likely) to 1."""

    @property
    def chance(self) -> float:
        """The chance given both answers: halfway between the mean and the chance after the worse one.

        If the answers hardly differ for the actor, the chance after the likely one.
        """
        if self.is_sure:
            return self.likely
        likely = self.odds * self.likely + (1.0 - self.odds) * self.other
        return (likely + self.least) / 2.0

    @property
    def least(self) -> float:
        """The chance after the worse of the likely answers."""
        return self.likely if self.odds >= 1.0 else min(self.likely, self.other)

    @property
    def most(self) -> float:
        """The chance after the better of them."""
        return self.likely if self.odds >= 1.0 else max(self.likely, self.other)

    @property
    def is_sure(self) -> bool:
        """Whether the actor's chance is nearly the same after either answer."""
        return self.most - self.least < EVEN


def look(
    state: State,
    move: Move,
    playouts: int,
    unsure: float = UNSURE,
    seed: int = 1,
    cancel_check: CancelCheck = never_cancel,
) -> Looked:
    """Return the actor's chance to win after a move whose answer is searched.

    If the move is the first part of an action, the rest of that action is searched as well. Near the end the
    answers are played out. An answer that is better for its seat by `unsure` is certain; below that, its
    probability grows with the difference.

    >>> import random
    >>> from game.rules.catalog import find_game
    >>> state = find_game("north_american_railways").new_game(3, {}, random.Random(7))
    >>> seen = look(state, state.legal_moves()[0], playouts=12)
    >>> 0.0 < seen.least <= seen.chance <= seen.most < 1.0
    True
    """
    table, _, found = up_to_answer(state, move, playouts, seed, cancel_check)
    if not found:
        chance = chance_after(state, table, None, None)
        return Looked(chance, chance, 1.0)
    likely, other = found[0], found[1] if len(found) > 1 else found[0]
    then, otherwise = (chance_after(state, table, one.move, one) for one in (likely, other))
    return Looked(then, otherwise, odds(likely, other, unsure))


def odds(likely: Candidate, other: Candidate, unsure: float) -> float:
    """Return how likely the better of two answers is.

    >>> from game.rules.auction import PASS_BID, Bid
    >>> one, two = Candidate(Bid(9), 0.25, 9, 0.3, ()), Candidate(PASS_BID, 0.24, 9, 0.3, ())
    >>> round(odds(one, two, 0.02), 2), round(odds(one, two, 0.005), 2), odds(one, one, 0.02)
    (0.75, 1.0, 1.0)
    """
    if likely.move == other.move:
        return 1.0
    return min(1.0, 0.5 + 0.5 * max(0.0, likely.value - other.value) / unsure)
