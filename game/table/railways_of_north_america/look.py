"""The printed look of a board: the surroundings of the map, and the places of names.

It is read from the file next to the board's; a map without one is surrounded by sea, above its printed
fields.
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
"""The number of columns and rows of surroundings outside the map."""
LAND, SEA, LAKE, ABROAD = "#", "~", "o", ","


class SurroundingsData(Struct, forbid_unknown_fields=True):
    """The section ``[surroundings]`` of the file."""

    rows: list[str]


class Water(Struct, forbid_unknown_fields=True):
    """A line of text on water; `at` is a column and a row, both with fractions."""

    words: Words
    at: Place
    points: Points
    spacing: Spacing


Box = tuple[At, At, At, At]
"""A field of the map: left, top, right, bottom, in columns and rows with fractions.

Fields beyond the map extend to the frame."""


class FieldsData(Struct, forbid_unknown_fields=True):
    """The section ``[fields]``: the places of the printed fields on the map."""

    lines: Box
    """The place of the major lines."""
    stock: Box
    """The place of empty-city markers and New City tiles."""
    display: Box
    """The place of operations cards, or of the list of deliveries."""
    legend: Box
    """The place of the terrain costs."""


NamePlace = tuple[Literal["l", "c", "r"], At, At]
"""The anchor of a name (start, middle or end) at a point; the point in hex sizes."""
ABOVE: Final[NamePlace] = ("c", 0.0, -1.48)
"""The default place of a city's name."""


class BoardLook(Struct, forbid_unknown_fields=True, eq=False):
    """The whole file."""

    title: Words
    """The map's title."""
    surroundings: SurroundingsData
    names: dict[str, NamePlace] = {}
    in_two_lines: list[str] = []
    """The cities whose long names are printed in two lines."""
    waters: list[Water] = []
    compass: Place | None = None
    """The column and row of the compass rose."""
    fields: FieldsData | None = None
    """The places of cards, lines, stock and legend on the map; without it they are in a column next to it."""

    def kind(self, spot: Spot) -> str:
        """``#`` for a hex of the map, or another ground."""
        column, row = spot
        rows = self.surroundings.rows
        line = rows[min(max(row + MARGIN, 0), len(rows) - 1)]
        return line[min(max(column + MARGIN, 0), len(line) - 1)]

    def place_of(self, name: str) -> NamePlace:
        """Return the place of a city's name."""
        return self.names.get(name, ABOVE)

    def shows(self, board: Board) -> bool:
        """Return whether the look was made for a map of this shape."""
        return self.surroundings.rows == _surroundings(board, self)


@lru_cache(maxsize=8)
def look_of(board: Board) -> BoardLook:
    """Return how a board is printed: by the file next to it, or like the game's own if it has the same map.

    Raises `BoardError` if the look is damaged.
    """
    path = asset("boards", "railways_of_north_america_look.toml")
    look = read_look(board.look or LookFile(path.name, read_toml(path)), BoardLook)
    return look if look.shows(board) else _plain(board)


def check_look(board: Board) -> None:
    """Raise `BoardError` if a look contains something that is never printed."""
    found = look_beside(board, BoardLook)
    if found is None:
        return
    look, file = found
    cities = [city.name for city in board.cities]
    check_names(look.names, cities, file, "names")
    check_names(look.in_two_lines, cities, file, "in_two_lines")


def _surroundings(board: Board, look: BoardLook | None = None) -> list[str]:
    """Return the map and `MARGIN` hexes around it, which come from a look or are sea."""
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
    """Return a look with a sea without names, and the board's title in the players' language."""
    head = board.data.board
    return BoardLook({"en": head.title, **head.titles}, SurroundingsData(_surroundings(board)))
