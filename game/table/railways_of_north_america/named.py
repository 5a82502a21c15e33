"""The cities that a hovered card, baron or major line names, which are ringed on the map."""

from __future__ import annotations

from typing import Final

from game.rules.railways_of_north_america.state import RailwaysOfNorthAmericaState as State
from game.table.boards.view import Shown
from game.table.kit.pen import Canvas
from game.table.kit.theme import SIGNAL
from game.table.railways_of_north_america.hand import may_see
from game.table.railways_of_north_america.layout import TileLayout
from game.table.railways_of_north_america.marks import ring

_CARDS: Final = ("card", "display", "held")


def cities_named(shown: Shown[State], state: State) -> list[int]:
    """Return the cities named by the hovered item; none for a face-down baron."""
    thing, board = shown.pointed, state.board
    if thing is None:
        return []
    if thing.field == "line":
        line = board.major_lines[thing.number]
        return [line.a, line.b]
    if thing.field in _CARDS:
        city = board.operations[thing.number].city
        return [city] if city >= 0 else []
    if thing.field == "baron" and may_see(shown, state):
        return list(board.barons[thing.number].cities)
    return []


def ring_named(surface: Canvas, layout: TileLayout, shown: Shown[State], state: State) -> None:
    """Draw a ring around each named city."""
    for city in cities_named(shown, state):
        place = layout.hexes.centre(state.board.hexes[state.board.cities[city].hex])
        ring(surface, layout, place, layout.hexes.size * 1.35, SIGNAL)
