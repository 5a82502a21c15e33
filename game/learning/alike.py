"""Equivalent moves (those with the same title and the same outcome), of which only one is listed."""

from __future__ import annotations

from collections.abc import Sequence

from ai.bot import Candidate
from ai.explain import Explained, Explanation
from game.learning.answers import EVEN
from game.learning.reasons import brief, explainer_of, title
from game.rules.contract import State
from game.words import Localizer


def distinct(found: Sequence[Candidate], state: State, localizer: Localizer) -> list[Candidate]:
    """Return the candidates without equivalent ones, such as a share from another column.

    Moves of the same kind are also equivalent if they win about equally often.
    """
    kept: list[Candidate] = []
    seen = set[tuple[str, str]]()
    kind_of = explainer_of(state.game.key).kind_of
    for one in found:
        twins = [other for other in kept if kind_of(other.move, state) == kind_of(one.move, state)]
        what = comes_to(one, state, localizer)
        if what not in seen and all(abs(twin.chance - one.chance) >= EVEN for twin in twins):
            kept.append(one)
            seen.add(what)
    return kept


def comes_to(one: Candidate, state: State, localizer: Localizer) -> tuple[str, str]:
    """Return a candidate's title and outcome: moves that agree in both are equivalent."""
    alone = Explanation(state.current_player(), "", (), (Explained(one, ()),), None)
    return title(one.move, state, localizer), brief(alone, 0, state, localizer)


def is_like(one: Candidate, others: Sequence[Candidate], state: State, localizer: Localizer) -> bool:
    """Return whether a candidate is equivalent to any of the others."""
    same = comes_to(one, state, localizer)
    return any(comes_to(other, state, localizer) == same for other in others)
