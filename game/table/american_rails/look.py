"""The look of a board: the positions of names, waters and inset fields.

It is read from the file next to the board's; a map without one gets a plain look that fits it.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Final, TypeAlias

from msgspec import Meta, Struct

from assets import asset
from game.rules.american_rails.board import Board
from game.rules.boards import LookFile, read_toml
from game.rules.hexgrid import Spot
from game.table.boards.printed import (
    At,
    Long,
    Place,
    Points,
    Spacing,
    Words,
    check_names,
    look_beside,
    read_look,
)
from game.table.kit.hexes import SQRT3

SHEET: Final = (1400, 844)
"""The size of the board's sheet in units."""

Bounds: TypeAlias = tuple[At, At, Long, Long]
"""The left, top, width and height in units of the sheet."""

_MARGIN: Final = 2
"""The number of columns and rows by which the surroundings extend beyond the map."""
_MAP_AREA: Final[Bounds] = (28, 25, 826, 648)
"""The area of a map without its own look: west of the action track, north of the incomes."""
_LARGEST: Final = 60.0
"""The maximum units from the center of a hex to a corner."""


class MapData(Struct, forbid_unknown_fields=True):
    """The section ``[map]``: the upper left corner of the hexes and the size of one, in units."""

    left: At
    top: At
    hex: Annotated[float, Meta(ge=5, le=400)]


class SurroundingsData(Struct, forbid_unknown_fields=True):
    """The section ``[surroundings]``."""

    rows: list[str]


class NamesData(Struct, forbid_unknown_fields=True):
    """The section ``[names]``: cities whose name is not under the hex."""

    beside: list[str]
    shifted: dict[str, At]


class Water(Struct, forbid_unknown_fields=True):
    """One line of lettering on the water; `at` is a fractional column and row."""

    words: Words
    at: Place
    points: Points
    spacing: Spacing


class InsetsData(Struct, forbid_unknown_fields=True):
    """The section ``[insets]``: the printed fields on the sea."""

    cartouche: Bounds
    years: Bounds
    actions: Bounds
    incomes: Bounds
    key: Bounds
    compass: Bounds


class BoardLook(Struct, forbid_unknown_fields=True, eq=False):
    """The whole file. Looks are compared by identity."""

    region: Words
    """The region of the map, for the cartouche."""
    map: MapData
    surroundings: SurroundingsData
    names: NamesData
    waters: list[Water]
    insets: InsetsData

    def kind(self, spot: Spot) -> str:
        """Return ``#`` for a hex of the map, ``~`` for water, ``.`` for land beyond the map."""
        column, row = spot
        rows = self.surroundings.rows
        line = rows[min(max(row + _MARGIN, 0), len(rows) - 1)]
        return line[min(max(column + _MARGIN, 0), len(line) - 1)]

    def spots(self) -> list[Spot]:
        """Return every position of the surroundings, row by row."""
        rows = self.surroundings.rows
        return [(c - _MARGIN, r - _MARGIN) for r in range(len(rows)) for c in range(len(rows[r]))]

    def shows(self, board: Board) -> bool:
        """Return whether this is the look of a board's map, with hexes in the same positions."""
        return [spot for spot in self.spots() if self.kind(spot) == "#"] == board.hexes


@lru_cache(maxsize=8)
def look_of(board: Board) -> BoardLook:
    """Return the look of a board: by the file next to it, or like the game's own if it has the same map.

    Raises `BoardError` if the look is damaged.
    """
    path = asset("boards", "american_rails_look.toml")
    own = read_look(LookFile(path.name, read_toml(path)), BoardLook)
    look = own if board.look is None else read_look(board.look, BoardLook)
    return look if look.shows(board) else _plain(board, own)


def check_look(board: Board) -> None:
    """Raise `BoardError` if a look contains something that is never drawn."""
    found = look_beside(board, BoardLook)
    if found is None:
        return
    look, file = found
    cities = [city.name for city in board.cities]
    check_names(look.names.beside, cities, file, "names.beside")
    check_names(look.names.shifted, cities, file, "names.shifted")


def _plain(board: Board, printed: BoardLook) -> BoardLook:
    """Return a look with the map centered in its area, in a sea without names; the fields as on `printed`."""
    head, rows = board.data.board, board.data.grid.rows
    left, top, wide, high = _MAP_AREA
    across, down = SQRT3 * (len(rows[0]) + 0.5), 1.5 * len(rows) + 0.5
    size = min(wide / across, high / down, _LARGEST)
    sea = "~" * (len(rows[0]) + 2 * _MARGIN)
    land = ["~~" + "".join("~" if letter == "O" else "#" for letter in row) + "~~" for row in rows]
    insets = InsetsData(
        printed.insets.cartouche,
        printed.insets.years,
        printed.insets.actions,
        printed.insets.incomes,
        printed.insets.key,
        compass=(330, 724, 88, 88),
    )
    return BoardLook(
        region={tongue: title.upper() for tongue, title in {"en": head.title, **head.titles}.items()},
        map=MapData(left + (wide - across * size) / 2, top + (high - down * size) / 2, size),
        surroundings=SurroundingsData([sea, sea, *land, sea, sea]),
        names=NamesData([], {}),
        waters=[],
        insets=insets,
    )
