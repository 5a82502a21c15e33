"""The last moves of a match, searched to the end: where they are few and without luck, who wins is known.

Who plays out the rest without much thought (`ai.played_out`) takes what brings a seat something, even where
it brings a rival more; who looks to the end sees what each would do who wants to win.

>>> import random
>>> from game.rules.catalogue import find_game
>>> state = find_game("north_american_railways").deal(3, {}, random.Random(7))
>>> Endings(most=50).after(state, state.moves()[0]) is None
True
"""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from typing import Final

from ai.bot import Candidate
from game.learning.reasons import ends_openly
from game.rules.contract import CHANCE, OVER, Move, State

MOST: Final = 150_000
"""Positions that are looked at for one more move at most."""


@dataclass(frozen=True, slots=True)
class Ending:
    """What comes of a position if everybody does the best to win, or else to be least behind."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]

    def worth(self, seat: int) -> tuple[float, int]:
        """What it is worth to a seat: its part of the win, then by how much it is ahead of the best other."""
        others = max(score for other, score in enumerate(self.scores) if other != seat)
        return self.chance(seat), self.scores[seat] - others

    def chance(self, seat: int) -> float:
        """The seat's part of the win, 0 to 1."""
        return 1.0 / len(self.winners) if seat in self.winners else 0.0

    def chances(self) -> list[float]:
        """That of each seat."""
        return [self.chance(seat) for seat in range(len(self.scores))]


class Endings:
    """What is known of the last positions of a match, asked for from the last one on.

    What was seen is remembered, and that a position would take too long.
    """

    def __init__(self, most: int = MOST) -> None:
        self._most = most
        self._left = 0
        self._known: dict[Hashable, Ending] = {}

    def of(self, state: State) -> Ending | None:
        """What comes of a position; None if luck or a secret has a part in it, or if it takes too long."""
        if state.actor() != OVER and not ends_openly(state):
            return None
        self._left = self._most
        found = self._of(state)
        if found is None:
            self._most = 0  # Whatever comes before takes longer still.
        return found

    def after(self, state: State, move: Move) -> Ending | None:
        """What comes of a move."""
        then = state.copy()
        then.apply(move)
        return self.of(then)

    def best(self, state: State, but: Move | None = None) -> Candidate | None:
        """The actor's best move, `but` one left out; None if there is no other, or not all is known."""
        found = [self.weighed(state, move) for move in state.moves() if move != but]
        known = [one for one in found if one is not None]
        return max(known, key=lambda one: one.value, default=None) if len(known) == len(found) else None

    def weighed(self, state: State, move: Move) -> Candidate | None:
        """A move of the actor with what comes of it; of two that win, the one by more is worth more."""
        found, seat = self.after(state, move), state.actor()
        if found is None:
            return None
        chance, lead = found.worth(seat)
        scores = tuple(map(float, found.scores))
        value = chance + lead / (1.0 + 4.0 * max(1.0, *map(abs, scores)))
        return Candidate(move, value, 1, chance, scores)

    def _of(self, state: State) -> Ending | None:
        actor = state.actor()
        if actor == OVER:
            return Ending(tuple(state.scores()), tuple(state.winners()))
        key = state.key()
        if key in self._known:
            return self._known[key]
        if actor == CHANCE or self._left <= 0:
            return None
        self._left -= 1
        best: Ending | None = None
        for move in state.moves():
            then = state.copy()
            then.apply(move)
            found = self._of(then)
            if found is None:
                return None
            if best is None or found.worth(actor) > best.worth(actor):
                best = found
        assert best is not None
        self._known[key] = best
        return best
