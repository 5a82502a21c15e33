"""How a board is printed: the country round the map, where names stand.

It is read from the file beside the board's; a map without one lies in a sea, under its printed fields.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, Literal

from msgspec import Struct

from assets import asset
from game.rules.boards import LookFile, read_toml
from game.rules.hexgrid import Spot
from game.rules.railways_of_north_america.board import Board
from game.table.boards.printed import At, Place, Points, Spacing, Words, check_names, look_beside, read_look

MARGIN: Final = 6
"""The surroundings begin this many columns and rows outside the map."""
LAND, SEA, LAKE, ABROAD = "#", "~", "o", ","


class SurroundingsData(Struct, forbid_unknown_fields=True):
    """The section ``[surroundings]``."""

    rows: list[str]


class Water(Struct, forbid_unknown_fields=True):
    """One line of lettering; `at` is a column and a row, both with fractions."""

    words: Words
    at: Place
    points: Points
    spacing: Spacing


Box = tuple[At, At, At, At]
"""A field of the map: left, top, right, bottom, in columns and rows with fractions.

What lies beyond the map reaches to the frame.
"""


class FieldsData(Struct, forbid_unknown_fields=True):
    """The section ``[fields]``: where the map has room for what is printed on it."""

    lines: Box
    """The major lines."""
    stock: Box
    """Empty-city markers and New City tiles left."""
    display: Box
    """Operations cards, or the list of deliveries."""
    legend: Box
    """What ground costs."""


NamePlace = tuple[Literal["l", "c", "r"], At, At]
"""Whether a name begins, has its middle or ends at a point; the point in sizes of a hex."""
ABOVE: Final[NamePlace] = ("c", 0.0, -1.48)
"""Where a city's name stands if the file does not say."""


class BoardLook(Struct, forbid_unknown_fields=True, eq=False):
    """The whole file."""

    title: Words
    """What the map is called."""
    surroundings: SurroundingsData
    names: dict[str, NamePlace] = {}
    in_two_lines: list[str] = []
    """Cities whose names stand in two lines, where one would be too long."""
    waters: list[Water] = []
    compass: Place | None = None
    """Column and row of the compass rose."""
    fields: FieldsData | None = None
    """Where cards, lines, stock and legend lie on the map; without it in a column beside it."""

    def kind(self, spot: Spot) -> str:
        """``#`` for a hex of the map, or what lies there instead."""
        column, row = spot
        rows = self.surroundings.rows
        line = rows[min(max(row + MARGIN, 0), len(rows) - 1)]
        return line[min(max(column + MARGIN, 0), len(line) - 1)]

    def place_of(self, name: str) -> NamePlace:
        """Where the name of a city stands."""
        return self.names.get(name, ABOVE)

    def shows(self, board: Board) -> bool:
        """Whether it was made for a map of this shape."""
        return self.surroundings.rows == _surroundings(board, self)


@lru_cache(maxsize=8)
def look_of(board: Board) -> BoardLook:
    """How a board is printed: as the file beside it says, or as the game's own if it has the same map.

    Raises `BoardError` if a file of looks is damaged.
    """
    path = asset("boards", "railways_of_north_america_look.toml")
    look = read_look(board.look or LookFile(path.name, read_toml(path)), BoardLook)
    return look if look.shows(board) else _plain(board)


def check_look(board: Board) -> None:
    """Raise `BoardError` where the look beside a board's file says something that is never printed."""
    found = look_beside(board, BoardLook)
    if found is None:
        return
    look, file = found
    cities = [city.name for city in board.cities]
    check_names(look.names, cities, file, "names")
    check_names(look.in_two_lines, cities, file, "in_two_lines")


def _surroundings(board: Board, look: BoardLook | None = None) -> list[str]:
    """The map and `MARGIN` hexes round it: what lies beside its hexes is taken from a look, or is sea."""
    rows = board.data.grid.rows
    columns = len(rows[0])

    def letter(spot: Spot) -> str:
        if spot in board.hex_at:
            return LAND
        beside = look.kind(spot) if look is not None else SEA
        return SEA if beside == LAND else beside

    return [
        "".join(letter((column, row)) for column in range(-MARGIN, columns + MARGIN))
        for row in range(-MARGIN, len(rows) + MARGIN)
    ]


def _plain(board: Board) -> BoardLook:
    """A map in a sea without names, with the board's title in the language of the players."""
    head = board.data.board
    return BoardLook({"en": head.title, **head.titles}, SurroundingsData(_surroundings(board)))
