"""The conductor who teaches, advises and warns: his portrait with three expressions."""

from __future__ import annotations

from enum import Enum

import pygame

from game.table.kit.images import picture


class Face(Enum):
    """The conductor's expression: calm when he explains, pleased at a good move, doubtful when he warns."""

    CALM = "calm"
    PLEASED = "pleased"
    DOUBTFUL = "doubtful"


def conductor(side: float, face: Face = Face.CALM) -> pygame.Surface:
    """Return his portrait in a round brass frame, `side` pixels wide, to be drawn by `pen.stamp`."""
    return picture(f"portraits/conductor-{face.value}", side, side)
