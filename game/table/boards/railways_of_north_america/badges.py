"""The badges of cubes, cities and cards: small pictures in the colours, and of the kinds, of any board."""

from __future__ import annotations

from typing import Final, Literal

from game.rules.railways_of_north_america.state import RailwaysOfNorthAmericaState as State
from game.table.boards.railways_of_north_america.cards import SPINES
from game.table.boards.view import Badge
from game.table.kit.theme import PAINTS

PAINT_NAMES: Final = tuple(PAINTS)
"""The colours of the kit: what the badges "cube" and "city" count by."""
CARD_KINDS: Final = tuple(SPINES)
"""The kinds of cards: what the badge "kind" counts by."""


def colour_badge(state: State, picture: Literal["cube", "city"], colour: int) -> Badge:
    """A cube, or a city, of one of the board's colours."""
    return Badge(picture, PAINT_NAMES.index(state.board.colours[colour]))


def card_badge(state: State, card: int) -> Badge:
    """The sign of an operations card's kind."""
    return Badge("kind", CARD_KINDS.index(state.board.operations[card].kind))
