"""What comes to the same is told once: moves that are called alike and bring the same."""

from __future__ import annotations

from collections.abc import Sequence

from ai.bot import Candidate
from ai.explain import Explained, Explanation
from game.learning.reasons import brief, title
from game.rules.contract import State
from game.words import Localizer


def distinct(found: Sequence[Candidate], state: State, localizer: Localizer) -> list[Candidate]:
    """The candidates without those that come to the same as one before, as a share from another column."""
    kept: dict[tuple[str, str], Candidate] = {}
    for one in found:
        kept.setdefault(comes_to(one, state, localizer), one)
    return list(kept.values())


def comes_to(one: Candidate, state: State, localizer: Localizer) -> tuple[str, str]:
    """What a candidate is called and what it brings: where both are the same, so are the moves."""
    alone = Explanation(state.current_player(), "", (), (Explained(one, ()),), None)
    return title(one.move, state, localizer), brief(alone, 0, state, localizer)


def is_like(one: Candidate, others: Sequence[Candidate], state: State, localizer: Localizer) -> bool:
    """Whether a candidate comes to the same as one of some others."""
    same = comes_to(one, state, localizer)
    return any(comes_to(other, state, localizer) == same for other in others)
