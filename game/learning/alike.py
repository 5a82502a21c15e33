"""Equivalent moves (those with the same title and the same outcome), of which only one is listed."""

from __future__ import annotations

from collections.abc import Sequence

from ai.bot import Candidate
from ai.explain import Explained, Explanation
from game.learning.reasons import brief, title
from game.rules.contract import State
from game.words import Localizer


def distinct(found: Sequence[Candidate], state: State, localizer: Localizer) -> list[Candidate]:
    """Return the candidates without equivalent ones, such as a share from another column."""
    kept: dict[tuple[str, str], Candidate] = {}
    for one in found:
        kept.setdefault(comes_to(one, state, localizer), one)
    return list(kept.values())


def comes_to(one: Candidate, state: State, localizer: Localizer) -> tuple[str, str]:
    """Return a candidate's title and outcome: moves that agree in both are equivalent."""
    alone = Explanation(state.current_player(), "", (), (Explained(one, ()),), None)
    return title(one.move, state, localizer), brief(alone, 0, state, localizer)


def is_like(one: Candidate, others: Sequence[Candidate], state: State, localizer: Localizer) -> bool:
    """Return whether a candidate is equivalent to any of the others."""
    same = comes_to(one, state, localizer)
    return any(comes_to(other, state, localizer) == same for other in others)
