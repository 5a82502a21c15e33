"""Advice from the bots' process. It arrives as text, so that the window never waits while it is composed."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec import Struct

from ai.bot import CancelCheck, Candidate
from game.rules.contract import Move, State


class AdviceRequest(Struct, frozen=True):
    """A request to explain a bot's candidates, and how."""

    advise: Adviser
    """The function that explains them. The process imports it by name, so it must be top-level."""
    language: str
    names: list[str]
    """The players' names, by seat."""
    warns: bool = False
    """Whether to name blunders as well."""


class AdvisedMove(Struct, frozen=True):
    """A candidate move with its explanation."""

    move: str
    """The move's text form."""
    title: str
    brief: str
    """The move's effect, in a few words."""
    reason: str
    """The reason why the move is good or bad, in a sentence."""
    chance: float
    """The seat's chance to win after the move, 0 to 1."""
    scores: tuple[float, ...]
    """The expected final scores by seat; empty if the bot gives none."""
    then: tuple[str, ...] = ()
    """The moves that complete the action that the move begins, as text."""


class Advice(Struct, frozen=True):
    """The best moves, best first, and the blunders to warn of."""

    moves: list[AdvisedMove]
    blunders: list[AdvisedMove]
    """The moves that are clearly worse than the best; empty until the search has ended."""
    is_final: bool
    """Whether the search has ended."""
    in_dollars: bool
    """Whether scores are money."""
    stop: int | None = None
    """In an auction: what the lot is worth, the highest bid to make, in dollars; 0 for no bid. It
    changes only when others pass. None without an auction."""


Adviser = Callable[[State, str, Sequence[Candidate], Move | None, AdviceRequest, CancelCheck], Advice | None]
"""Explains what a bot found in a state; the move is None while it searches.

Before the search there are no candidates either: None if it can't be explained without a search."""
