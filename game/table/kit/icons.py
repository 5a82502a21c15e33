"""Small engraved icons by name: actions in ink, the window's buttons in brass."""

from __future__ import annotations

from enum import Enum
from typing import Final

import pygame

from game.table.kit.images import picture, toned
from game.table.kit.theme import Colour

_SIDE: Final = 2 / 0.92
"""The side of an icon's picture, in units in which the icon itself is 2 wide."""


def icon(name: str, width: float, ink: Colour, fill: Colour) -> pygame.Surface:
    """Return an icon of `assets/images/icons`, `width` pixels square; `fill` is the color of its gaps."""
    return toned(f"icons/{name}", width, width, ink, fill)


def icon_within(name: str, reach: float, ink: Colour, fill: Colour) -> pygame.Surface:
    """Return an icon that reaches `reach` pixels from its center to its edge."""
    return icon(name, _SIDE * reach, ink, fill)


class Face(Enum):
    """The conductor's expression: calm when he explains, pleased at a good move, doubtful when he warns."""

    CALM = "calm"
    PLEASED = "pleased"
    DOUBTFUL = "doubtful"


def conductor(side: float, face: Face = Face.CALM) -> pygame.Surface:
    """Return the conductor's portrait in a round brass frame, `side` pixels wide, for `pen.stamp`."""
    return picture(f"portraits/conductor-{face.value}", side, side)
