"""The schema shared by all board looks.

Every entry of such a file is bounded, so that a valid file can be drawn.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Any, Protocol, TypeVar

from msgspec import Meta

from game.rules.boards import BoardError, LookFile, convert_board
from game.rules.validation import BoardErrorCode

At = Annotated[float, Meta(ge=-10000, le=10000)]
"""A position or offset along one axis, in the units of the file; it may be slightly outside the sheet."""
Long = Annotated[float, Meta(ge=0, le=10000)]
"""A length in the units of the file."""
Points = Annotated[float, Meta(ge=1, le=200)]
"""The size of lettering."""
Spacing = Annotated[float, Meta(ge=0, le=20)]
"""Letter spacing in ems."""
Part = Annotated[float, Meta(ge=0, le=1)]
"""A fraction of a path: 0 at its start, 1 at its end."""
Place = tuple[At, At]
Outline = Annotated[list[Place], Meta(min_length=3)]
"""The corners of an area."""
Words = Annotated[dict[str, str], Meta(min_length=1)]
"""Lettering by language code; the first is the fallback for missing languages."""


class Surroundings(Protocol):
    """The map and its surroundings: a string for each row of hexes."""

    rows: list[str]


class MapLook(Protocol):
    """The look of a board with a hex map."""

    @property
    def surroundings(self) -> Surroundings:
        """Return the terrain around the map."""

    def shows(self, board: Any) -> bool:
        """Return whether it was made for the map of a board."""


L = TypeVar("L", bound=MapLook)


class Printed(Protocol):
    """A board that names the file of its look."""

    look: LookFile | None


def read_look(file: LookFile, kind: type[L]) -> L:
    """Return the content of a look's file. Raises `BoardError` if it is damaged."""
    look = convert_board(file.data, kind, file.name)
    if len({len(row) for row in look.surroundings.rows}) != 1:
        raise BoardError(file.name, "surroundings.rows", BoardErrorCode.UNEVEN_ROWS())
    return look


def look_beside(board: Printed, kind: type[L]) -> tuple[L, str] | None:
    """Return the look next to a board's file, and the file's name; None if there is none.

    Raises `BoardError` if it is damaged, or made for another map, so that it would never be drawn.
    """
    if board.look is None:
        return None
    look = read_look(board.look, kind)
    if not look.shows(board):
        raise BoardError(board.look.name, "surroundings.rows", BoardErrorCode.OTHER_MAP())
    return look, board.look.name


def check_names(names: Iterable[str], cities: Iterable[str], file: str, place: str) -> None:
    """Raise `BoardError` unless these are names of cities; `place` is their position in the file.

    >>> check_names(["Essen", "Unna"], ["Bochum", "Essen"], "ruhr_look.toml", "names")
    Traceback (most recent call last):
        ...
    game.rules.boards.BoardError: error-in-file file=ruhr_look.toml what=error-at place=names
    what=board-error-no-city found=('Unna',)
    """
    unknown = set(names) - set(cities)
    if unknown:
        raise BoardError(file, place, BoardErrorCode.NO_CITY(found=tuple(sorted(unknown))))
