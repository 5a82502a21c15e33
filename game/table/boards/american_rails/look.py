"""How the board is printed: where names, waters and inset fields stand, read from the asset file."""

from __future__ import annotations

from functools import cache
from typing import Final, TypeAlias

from msgspec import Struct

from game.rules.boards import BoardError, read_board
from game.rules.hexgrid import Spot

SHEET: Final = (1400, 844)
"""The board's sheet in units."""

Box: TypeAlias = tuple[float, float, float, float]
"""Left, top, width and height in units of the sheet."""

_MARGIN: Final = 2
"""The surroundings begin this many columns and rows outside the map."""


class MapData(Struct, forbid_unknown_fields=True):
    """The section ``[map]``: the upper left corner of the hexes and the size of one, in units."""

    left: float
    top: float
    hex: float


class SurroundingsData(Struct, forbid_unknown_fields=True):
    """The section ``[surroundings]``."""

    rows: list[str]


class NamesData(Struct, forbid_unknown_fields=True):
    """The section ``[names]``: cities whose name stands elsewhere than under the hex."""

    beside: list[str]
    shifted: dict[str, float]


class Water(Struct, forbid_unknown_fields=True):
    """One line of lettering on the water; `at` is a column and a row, both with fractions."""

    words: str
    at: tuple[float, float]
    points: float
    spacing: float


class InsetsData(Struct, forbid_unknown_fields=True):
    """The section ``[insets]``: the printed fields on the sea."""

    cartouche: Box
    years: Box
    actions: Box
    incomes: Box
    key: Box
    compass: Box


class BoardLook(Struct, forbid_unknown_fields=True):
    """The whole file."""

    map: MapData
    surroundings: SurroundingsData
    names: NamesData
    waters: list[Water]
    insets: InsetsData

    def kind(self, spot: Spot) -> str:
        """``#`` for a hex of the map, ``~`` for water, ``.`` for country beyond the map."""
        column, row = spot
        rows = self.surroundings.rows
        line = rows[min(max(row + _MARGIN, 0), len(rows) - 1)]
        return line[min(max(column + _MARGIN, 0), len(line) - 1)]

    def spots(self) -> list[Spot]:
        """Every place of the surroundings, row by row."""
        rows = self.surroundings.rows
        return [(c - _MARGIN, r - _MARGIN) for r in range(len(rows)) for c in range(len(rows[r]))]


@cache
def board_look() -> BoardLook:
    """The look of the board. Raises `BoardError` if the file is damaged."""
    look = read_board("american_rails_look", BoardLook)
    if len({len(row) for row in look.surroundings.rows}) != 1:
        raise BoardError("american_rails_look.toml", "surroundings.rows", "expected rows of one length")
    return look
