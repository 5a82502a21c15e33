"""Root parallelization: several independent searches of one position are merged.

G. M. J.-B. Chaslot, M. H. M. Winands, H. J. van den Herik, "Parallel Monte-Carlo tree search", Computers and
Games (2008). Each search has its own tree, so they can run in separate processes; at the end the visits of
the root's moves are added. Sequential halving visits the last moves equally often, so the values decide
between them.

>>> from game.rules.auction import PASS_BID, Bid
>>> one = Thought((Candidate(Bid(10), 0.5, 30), Candidate(PASS_BID, 0.25, 10)), work=40)
>>> other = Thought((Candidate(PASS_BID, 0.5, 30), Candidate(Bid(10), 0.25, 10)), work=40, depth=3)
>>> third = Thought((Candidate(PASS_BID, 1.0, 20),), work=20)
>>> both = together([one, other, third])
>>> [(candidate.visits, round(candidate.value, 3)) for candidate in both.candidates], both.work
([(60, 0.625), (40, 0.438)], 100)
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Sequence

from ai.bot import Candidate, Thought
from game.rules.contract import Move


def together(thoughts: Sequence[Thought]) -> Thought:
    """Return the merged result of several searches of one position; each visit counts alike.

    Moves with at least half of the most visits come first, the best of them at the top.
    """
    by_move: defaultdict[Move, list[Candidate]] = defaultdict(list)
    for thought in thoughts:
        for candidate in thought.candidates:
            by_move[candidate.move].append(candidate)
    found = [_added(same) for same in by_move.values()]
    most = max((candidate.visits for candidate in found), default=0)
    found.sort(key=lambda candidate: (2 * candidate.visits < most, -candidate.value))
    return Thought(
        tuple(found),
        work=sum(thought.work for thought in thoughts),
        depth=max((thought.depth for thought in thoughts), default=0),
        seconds=max((thought.seconds for thought in thoughts), default=0.0),
    )


def _added(same: Sequence[Candidate]) -> Candidate:
    """Return one candidate from several searches' results for a move."""
    visits = sum(one.visits for one in same)
    if len(same) == 1 or not visits:
        return same[0]
    parts = [one.visits / visits for one in same]
    scores = [one.scores for one in same]
    return Candidate(
        same[0].move,
        value=math.fsum(part * one.value for part, one in zip(parts, same, strict=True)),
        visits=visits,
        chance=math.fsum(part * one.chance for part, one in zip(parts, same, strict=True)),
        scores=tuple(
            math.fsum(part * score for part, score in zip(parts, seat, strict=True))
            for seat in zip(*scores, strict=True)
        ),
        error=math.sqrt(math.fsum((part * one.error) ** 2 for part, one in zip(parts, same, strict=True))),
    )
