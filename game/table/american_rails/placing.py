"""Where pieces stand within a hex, and which cubes a railway line joins."""

from __future__ import annotations

from typing import Final, NamedTuple

from game.rules.american_rails.board import Board
from game.rules.american_rails.state import AmericanRailsState
from game.rules.hexgrid import bits
from game.table.kit.hexes import HexMap

HOUSE: Final = -1
"""The development marker among the pieces of a hex, which are companies' numbers otherwise."""

_CITY_WIDTHS: Final = (0.70, 0.70, 0.64, 0.55, 0.47, 0.46, 0.46, 0.41)
_OPEN_WIDTHS: Final = (0.76, 0.76, 0.66, 0.58, 0.58, 0.54, 0.54, 0.46)
"""Width of a piece by how many share the hex, as part of the hex's size."""
_ONE_ROW: Final = 3
"""More pieces than this stand in two rows."""


class PieceSlot(NamedTuple):
    """A piece, the pixel of its middle, and its width."""

    piece: int
    x: float
    y: float
    width: float


def slots(
    state: AmericanRailsState, hexes: HexMap, hex_number: int, ghost: int | None = None
) -> list[PieceSlot]:
    """The pieces of a hex from left to right, back row first; `ghost` is one that may come to it."""
    board = state.board
    pieces = state.companies_in(hex_number)
    if ghost is not None and ghost != HOUSE:
        pieces = sorted([*pieces, ghost])
    if state.houses >> hex_number & 1 or ghost == HOUSE:
        pieces = [*pieces, HOUSE]
    count = len(pieces)
    in_city = board.city_at[hex_number] >= 0
    size = hexes.size
    width = size * (_CITY_WIDTHS if in_city else _OPEN_WIDTHS)[min(count, 7)]
    x, y = hexes.centre(board.hexes[hex_number])
    rows = [pieces] if count <= _ONE_ROW else [pieces[: (count + 1) // 2], pieces[(count + 1) // 2 :]]
    y += size * (-0.02 if not in_city else 0.19 if len(rows) == 1 else 0.13)
    step, down = width * (1.14 if count <= 2 else 1.06), width * 0.76
    found = []
    for r, row in enumerate(rows):
        top = y + (r - (len(rows) - 1) / 2) * down
        for i, piece in enumerate(row):
            found.append(PieceSlot(piece, x + (i - (len(row) - 1) / 2) * step, top, width))
    return found


def slot_of(
    state: AmericanRailsState, hexes: HexMap, hex_number: int, piece: int, ghost: int | None = None
) -> PieceSlot:
    """Where one piece of a hex stands. Raises `StopIteration` if it is not there."""
    return next(slot for slot in slots(state, hexes, hex_number, ghost) if slot.piece == piece)


def links(board: Board, track: int) -> list[tuple[int, int]]:
    """Pairs of neighbouring hexes of a network that a line joins.

    Of any three hexes that touch each other two lines are enough: the one that crosses most lettering,
    or else has the highest numbers, is left out. All the hexes remain joined, and another
    cube changes only lines beside it.
    """

    def worth(a: int, b: int) -> tuple[int, int, int]:
        low, high = min(a, b), max(a, b)
        return _lettering(board, low, high), high, low

    joined = []
    for a in bits(track):
        for b in board.neighbors[a]:
            if b > a and track >> b & 1:
                this = worth(a, b)
                common = bits(board.around[a] & board.around[b] & track)
                if not any(worth(a, c) < this and worth(b, c) < this for c in common):
                    joined.append((a, b))
    return joined


def _lettering(board: Board, upper: int, lower: int) -> int:
    """How much lettering a line from one hex to the next, east or south of it, runs through."""
    if board.hexes[upper][1] == board.hexes[lower][1]:
        return 0
    crosses_name = board.city_at[upper] >= 0
    crosses_incomes = board.city_at[lower] >= 0
    return 2 * crosses_name + crosses_incomes
