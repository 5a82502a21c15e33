"""The conductor who teaches, advises and warns: his portrait, with the face that goes with his words."""

from __future__ import annotations

from enum import Enum

import pygame

from game.table.kit.images import picture


class Face(Enum):
    """How he looks: calm where he tells, pleased where something was done well, doubtful where he warns."""

    CALM = "calm"
    PLEASED = "pleased"
    DOUBTFUL = "doubtful"


def conductor(side: float, face: Face = Face.CALM) -> pygame.Surface:
    """His portrait in a round brass frame, `side` pixels across; show it with `pen.stamp`."""
    return picture(f"portraits/conductor-{face.value}", side, side)
