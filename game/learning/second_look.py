"""A second search of an adviser's candidates, which gives every move the same time.

A search that divides its visits among many moves and many answers may visit a deep answer too seldom: then it
separates two equal moves, or prefers the worse one. Here the answers to the few best moves, and to those that
are warned of, are searched by themselves (`game.learning.answers`). Where the answer is uncertain, and the
first place depends on it, it is searched longer.

>>> import random
>>> from game.rules.catalog import find_game
>>> state = find_game("north_american_railways").new_game(3, {}, random.Random(7))
>>> look = SecondLook(state, playouts=8)
>>> chance = look.after(state.legal_moves()[0])
>>> chance is not None and 0.0 < chance < 1.0
True
>>> SecondLook(state, playouts=8, most=4).after(state.legal_moves()[0]) is None
True
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from ai.bot import CancelCheck, Candidate, never_cancel
from ai.explain import Explanation
from game.learning.answers import EVEN, UNSURE, Looked, look
from game.learning.reasons.candidate import SELDOM
from game.rules.contract import Move, State

LOOKED_AT: Final = 6
"""The number of best moves that are searched again."""

GLANCE: Final = 4
"""The factor by which the first search, which selects moves for the second, is shorter."""

AT_A_GLANCE: Final = 2
"""The factor by which an answer must be better at a glance to count as certain."""

LONGER: Final = 3
"""The number of moves that are searched longer than at a glance."""

NEAR: Final = 0.08
"""The distance behind a glance's best, as a share of all games, up to which a move is searched longer."""

TWICE: Final = 2
"""The number of those that are searched twice as long as the others if the answer is uncertain."""

DOUBT: Final = 2
"""A move that was tried seldom is looked at if it may be the best, off by this many times its error, or if it
is in doubt how the best is answered."""

MOST: Final = 44_000
"""The maximum number of playouts for all looks; a limit in seconds would make advice depend on the load."""


def with_chance(pair: Explanation, chance: float) -> Explanation:
    """Return two moves, best first, with another chance of the second."""
    best, one = pair.candidates
    return replace(pair, candidates=(best, replace(one, candidate=replace(one.candidate, chance=chance))))


class SecondLook:
    """A search of the answers to moves of one position, with cached results."""

    def __init__(
        self,
        state: State,
        playouts: int,
        most: int = MOST,
        cancel_check: CancelCheck = never_cancel,
    ) -> None:
        """Create the search; `playouts` are those of a whole look at one move."""
        self._state = state
        self._playouts = playouts
        self._left = most
        self._cancel_check = cancel_check
        self._seen: dict[tuple[Move, int], Looked] = {}
        self._weighed = frozenset[Move]()

    def after(self, move: Move, shorter: int = 1) -> float | None:
        """Return the actor's chance to win after a move, from a look that is shorter by this factor.

        None: there are no playouts left for it.
        """
        seen = self._look(move, self._playouts // shorter)
        return None if seen is None else seen.chance

    def fall(self, best: Move, move: Move, shorter: int = 1) -> float:
        """Return the least amount by which the chance to win falls, compared with the best move.

        0 if there are no playouts left for it.
        """
        one, other = (self._look(move, self._playouts // shorter) for move in (best, move))
        return 0.0 if one is None or other is None else one.least - other.most

    def _look(self, move: Move, playouts: int) -> Looked | None:
        """Return a move's chances by the answers to it; None if no playouts are left.

        The shorter a look, the less sure an answer is.
        """
        if (move, playouts) not in self._seen:
            if playouts > self._left:
                return None
            self._cancel_check()
            self._left -= playouts
            unsure = UNSURE if playouts >= self._playouts else AT_A_GLANCE * UNSURE
            self._seen[move, playouts] = look(
                self._state, move, playouts, unsure, cancel_check=self._cancel_check
            )
        return self._seen[move, playouts]

    def instead_of(self, found: Sequence[Candidate]) -> tuple[Candidate, ...]:
        """Return what a search found, with the chances of a second look; distances stay the same.

        Another move comes first only where it wins more often by a clear distance. A move that can't be
        distinguished from the first gets an error of that size, and no better a chance.
        """
        looks = self._looks(found)
        if len(looks) < 2 or found[0].move not in looks:
            return tuple(found)
        self._weighed = frozenset(looks)
        best = max(looks, key=lambda move: looks[move])
        first = best if looks[best] - looks[found[0].move] >= EVEN else found[0].move
        top, value = looks[first], found[0].value
        visits = max(one.visits for one in found if one.move in looks)
        seen, rest = list[Candidate](), list[Candidate]()
        for one in found:
            if one.move not in looks:
                chance = min(1.0, max(0.0, one.chance + top - found[0].chance))
                rest.append(replace(one, chance=chance))
                continue
            behind = top - looks[one.move]
            is_even = one.move != first and behind < EVEN
            chance, error = min(top, looks[one.move]), EVEN if is_even else one.error
            worth = value - max(0.0, behind)
            seen.append(replace(one, chance=chance, value=worth, error=error, visits=visits))
        seen.sort(key=lambda one: (one.move != first, -looks[one.move]))
        least = seen[-1].chance  # What was not looked at again shows no greater chance than what was.
        return (*seen, *(replace(one, chance=min(one.chance, least)) for one in rest))

    def shown(self, pair: Explanation) -> Explanation:
        """Return two moves, best first, with the second's chance by a whole look if it had one."""
        one = pair.candidates[1]
        move, chance = one.candidate.move, one.candidate.chance
        if move not in self._weighed:
            seen = self._seen.get((move, self._playouts))
            chance = chance if seen is None else seen.chance
        return with_chance(pair, chance)

    def _looks(self, found: Sequence[Candidate]) -> dict[Move, float]:
        """Return the chance after each of the best moves; a glance is enough for those far behind."""
        best = found[0]
        first = self._look(best.move, self._playouts // GLANCE)
        is_doubtful = first is not None and not first.is_sure
        well = [
            one
            for number, one in enumerate(found)
            if not number
            or is_doubtful
            or SELDOM * one.visits >= best.visits
            or one.value + DOUBT * one.error >= best.value
        ]
        glances = {one.move: self._look(one.move, self._playouts // GLANCE) for one in well[:LOOKED_AT]}
        seen = {move: glance for move, glance in glances.items() if glance is not None}
        top = max((glance.least for glance in seen.values()), default=0.0)
        near = [move for move, glance in seen.items() if glance.most >= top - NEAR or move == best.move]
        for number, move in enumerate(sorted(near, key=lambda move: (move != best.move, -seen[move].chance))):
            longer = self._look(move, self._playouts) if number < LONGER else None
            if longer is None:
                del seen[move]  # Looks of different length are not compared so near each other.
            else:
                seen[move] = longer
        return {move: one.chance for move, one in self._made_sure(seen).items()}

    def _made_sure(self, seen: Mapping[Move, Looked]) -> dict[Move, Looked]:
        """Return the looks, longer ones where the answer to the best move is unsure."""
        least = max((one.least for one in seen.values()), default=0.0)
        first = [move for move, one in seen.items() if one.most >= least - EVEN]
        made = dict(seen)
        if len(first) > 1:
            unsure = [move for move in first if not seen[move].is_sure]
            for move in sorted(unsure, key=lambda move: -seen[move].chance)[:TWICE]:
                made[move] = self._look(move, 2 * self._playouts) or seen[move]
        return made
