"""The badges of cubes, cities and cards: small pictures in the colors and kinds of any board."""

from __future__ import annotations

from typing import Final, Literal

import pygame

from game.rules.railways_of_north_america.state import RailwaysOfNorthAmericaState as State
from game.table.boards.view import Badge
from game.table.kit import images
from game.table.kit.icons import icon
from game.table.kit.lettering import write
from game.table.kit.pen import stamp
from game.table.kit.pieces import block, wooden_engine
from game.table.kit.rails import FIELD
from game.table.kit.scale import Scale
from game.table.kit.surface_cache import cached_surface
from game.table.kit.theme import INK, PAINTS
from game.table.railways_of_north_america.cards import SPINES

PAINT_NAMES: Final = tuple(PAINTS)
"""The kit's colors; their order numbers the badges "cube" and "city"."""
CARD_KINDS: Final = tuple(SPINES)
"""The kinds of cards, by which the badge "kind" is numbered."""
ACTION_ICONS: Final = ("rails", "develop", "engine", "parcel", "card", "pass")
"""The icons of the actions, by which the badge "action" is numbered."""


def colour_badge(state: State, picture: Literal["cube", "city"], colour: int) -> Badge:
    """Return a badge with a cube, or a city, of one of the board's colors."""
    return Badge(picture, PAINT_NAMES.index(state.board.colours[colour]))


def card_badge(state: State, card: int) -> Badge:
    """Return a badge with the sign of an operations card's kind."""
    return Badge("kind", CARD_KINDS.index(state.board.operations[card].kind))


@cached_surface
def action_badge(action: int, side: float) -> pygame.Surface:
    """Draw an action's icon on a round of paper."""
    name = ACTION_ICONS[action]
    round_ = images.picture("pieces/round", side, side).copy()
    if name == "engine":
        drawn = wooden_engine(1, round(side * 0.72))
    elif name == "parcel":
        drawn = block("red", side * 0.50)
    elif name in ("rails", "card"):
        drawn = images.picture(f"pieces/action-{name}", side, side)
    else:
        drawn = icon(name, side * 0.70, INK, FIELD)
    stamp(round_, drawn, side / 2, side / 2, centred=True)
    return round_


@cached_surface
def level_badge(level: int, side: float, scale: Scale) -> pygame.Surface:
    """Draw an engine's level: a brass wheel with its number."""
    wheel = images.picture("pieces/wheel", side, side).copy()
    write(wheel, scale, str(level), "slab_bold", 16, INK, side / 2, side / 2, "c")
    return wheel
