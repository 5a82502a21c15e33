"""The moves of Whistle Stop."""

from __future__ import annotations

from dataclasses import dataclass

from game.rules.contract import Move


@dataclass(frozen=True, slots=True)
class Open(Move):
    """Open a stop."""

    stop: int


@dataclass(frozen=True, slots=True)
class Wait(Move):
    """Take $2 from the bank."""


@dataclass(frozen=True, slots=True)
class Roll(Move):
    """The die shows a number."""

    face: int
