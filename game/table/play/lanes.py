"""The ways by which money comes to a seat's card and leaves it: over no name and no figure."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from game.table.kit.pen import Point
from game.table.play.column import TableLayout, figure_place
from game.table.play.seat_cards import played_throughout
from game.table.play.strip import cash_in_cell

_BETWEEN: Final = 4
"""Units from a card to the middle of the gap beside it."""
_ASIDE: Final = 8
"""Units from the edge of the seats to the middle of what lies between them and the board."""
_INTO: Final = 2
"""Units of a card over which coins come to its figure."""
_BEND: Final = 6
"""Units round the corners of a way."""
_COIN, _SMALL_COIN = 20, 12
"""Units across a coin there, and where cards are low."""


def coin_among_cards(layout: TableLayout) -> int:
    """Pixels across a coin on its way between the cards, whose gaps are narrow."""
    return layout.scale.px(_COIN if _is_high(layout) else _SMALL_COIN)


def _is_high(layout: TableLayout) -> bool:
    """Whether cards have room round what is written on them."""
    return not layout.beneath and played_throughout(layout.scale, layout.cards[0])


def lane_to(layout: TableLayout, seat: int) -> list[Point]:
    """From beside the seats to the edge of a seat's figure, in pixels."""
    card, k = layout.cards[seat], layout.scale.k
    if layout.beneath:
        x, (_, y) = card.left - _BETWEEN * k, cash_in_cell(layout, seat)
        return [(x, layout.seats.top - _ASIDE * k), (x, y), (card.left + _INTO * k, y)]
    x, lane = figure_place(layout, seat)[0], card.top - _BETWEEN * k
    return [
        (layout.seats.left - _ASIDE * k, lane),
        (x, lane),
        (x, card.top + (_INTO * k if _is_high(layout) else 0.0)),
    ]


def lane_between(layout: TableLayout, one: int, other: int) -> list[Point]:
    """From the figure of one seat to that of another, without leaving the seats where there is a way."""
    start, end = lane_to(layout, one)[::-1], lane_to(layout, other)
    if layout.beneath:
        return start + end
    x = layout.cards[one].right + _BETWEEN * 2 * layout.scale.k
    return [*start[:-1], (x, start[1][1]), (x, end[1][1]), *end[1:]]


def bent(layout: TableLayout, way: Sequence[Point]) -> list[Point]:
    """A way whose corners are cut off a little."""
    reach, found = _BEND * layout.scale.k, [way[0]]
    for before, corner, after in zip(way, way[1:], way[2:], strict=False):
        for other in (before, after):
            part = min(0.5, reach / max(1.0, math.dist(corner, other)))
            found.append(
                (corner[0] + (other[0] - corner[0]) * part, corner[1] + (other[1] - corner[1]) * part)
            )
    return [*found, way[-1]]
