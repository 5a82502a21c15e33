"""How the board is printed: the country round the map, where names stand; read from the asset file."""

from __future__ import annotations

from functools import cache
from typing import Final, Literal

from msgspec import Struct

from game.rules.boards import BoardError, read_board
from game.rules.hexgrid import Spot

MARGIN: Final = 6
"""The surroundings begin this many columns and rows outside the map."""
SEA, LAKE, ABROAD = "~", "o", ","


class SurroundingsData(Struct, forbid_unknown_fields=True):
    """The section ``[surroundings]``."""

    rows: list[str]


class Water(Struct, forbid_unknown_fields=True):
    """One line of lettering; `at` is a column and a row, both with fractions."""

    words: str
    at: tuple[float, float]
    points: float
    spacing: float


Place = tuple[Literal["l", "c", "r"], float, float]
"""Whether a name begins, has its middle or ends at a point; the point in sizes of a hex."""


class BoardLook(Struct, forbid_unknown_fields=True):
    """The whole file."""

    title: str
    """What stands under the name of the game."""
    surroundings: SurroundingsData
    names: dict[str, Place]
    waters: list[Water]

    def kind(self, spot: Spot) -> str:
        """``#`` for a hex of the map, or what lies there instead."""
        column, row = spot
        rows = self.surroundings.rows
        line = rows[min(max(row + MARGIN, 0), len(rows) - 1)]
        return line[min(max(column + MARGIN, 0), len(line) - 1)]


@cache
def board_look() -> BoardLook:
    """The look of the board. Raises `BoardError` if the file is damaged."""
    look = read_board("railways_of_north_america_look", BoardLook)
    if len({len(row) for row in look.surroundings.rows}) != 1:
        raise BoardError(
            "railways_of_north_america_look.toml", "surroundings.rows", "expected rows of one length"
        )
    return look
