"""Pieces on their way, which are not drawn where they will come to rest."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from game.table.kit.motion import Motions

Key: TypeAlias = tuple[str, int, *tuple[int, ...]]
"""A piece that may be in motion: its kind, and the numbers that tell it from others ("engine", link)."""


@dataclass(frozen=True, slots=True)
class OnTheWay:
    """A piece on its way; it is not drawn at its final place, which `key` names."""

    key: Key


def hidden_pieces(motions: Motions) -> frozenset[Key]:
    """The pieces that must not be drawn at their final places, because they are on the way."""
    return frozenset(motion.what.key for motion in motions.of(OnTheWay))
