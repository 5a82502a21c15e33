"""What comes to the same is told once: moves that are called alike and bring the same."""

from __future__ import annotations

from collections.abc import Sequence

from ai.bot import Candidate
from ai.explain import Explained, Explanation
from game.learning.reasons import brief, title
from game.rules.contract import State
from game.words import Speaker


def distinct(found: Sequence[Candidate], state: State, speaker: Speaker) -> list[Candidate]:
    """The candidates without those that come to the same as one before, as a share from another column."""
    kept: dict[tuple[str, str], Candidate] = {}
    for one in found:
        kept.setdefault(comes_to(one, state, speaker), one)
    return list(kept.values())


def comes_to(one: Candidate, state: State, speaker: Speaker) -> tuple[str, str]:
    """What a candidate is called and what it brings: where both are the same, so are the moves."""
    alone = Explanation(state.actor(), "", (), (Explained(one, ()),), None)
    return title(one.move, state, speaker), brief(alone, 0, state, speaker)


def is_like(one: Candidate, others: Sequence[Candidate], state: State, speaker: Speaker) -> bool:
    """Whether a candidate comes to the same as one of some others."""
    same = comes_to(one, state, speaker)
    return any(comes_to(other, state, speaker) == same for other in others)
