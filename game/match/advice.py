"""Advice as it comes from the process in which bots think: in words already, so no frame waits for it."""

from __future__ import annotations

from msgspec import Struct


class AdviceRequest(Struct, frozen=True):
    """That a bot's thoughts be put into words, and how."""

    room: str
    """The module whose function ``counsel`` does it; it gets a `CancelCheck` and calls it often."""
    language: str
    names: list[str]
    """The players' names, by seat."""
    warns: bool = False
    """Whether moves that lose clearly are named as well."""


class AdvisedMove(Struct, frozen=True):
    """A move that was weighed."""

    move: str
    """Its text form."""
    title: str
    brief: str
    """What it brings, in a few words."""
    reason: str
    """Why it is as good as it is."""
    chance: float
    """The seat's chance to win after it, 0 to 1."""
    scores: tuple[float, ...]
    """The final scores that can be expected, by seat; empty if the bot doesn't say."""


class Advice(Struct, frozen=True):
    """What a bot advises: the best moves, best first, and those against which it warns."""

    moves: list[AdvisedMove]
    blunders: list[AdvisedMove]
    """Moves that lose clearly against the best; empty as long as it still thinks."""
    is_final: bool
    """Whether it has thought to the end."""
    in_dollars: bool
    """Whether scores are money."""
