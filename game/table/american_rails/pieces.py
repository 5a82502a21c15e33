"""The map in play: railroad lines, incomes, names, cubes and houses."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Final, NamedTuple

import pygame

from game.rules.american_rails.board import Board, City
from game.rules.american_rails.state import AmericanRailsState
from game.rules.hexgrid import bits
from game.table.american_rails.ground import CITY_PAPER
from game.table.american_rails.labels import Label, spread
from game.table.american_rails.layout import CubeLayout
from game.table.american_rails.reading import Seen
from game.table.boards.animation import Key
from game.table.kit.engraving import SEA_INK
from game.table.kit.hexes import HexMap
from game.table.kit.lettering import Align, text_width, write
from game.table.kit.pen import Pen, smooth, stamp
from game.table.kit.pieces import cube, house
from game.table.kit.scale import Scale
from game.table.kit.surface_cache import cached_surface
from game.table.kit.theme import FADED_INK, INK, PAINTS, SEPIA, Colour, mix
from game.words import in_active_language

LABEL: Final[Colour] = (253, 247, 230)
"""The ground around the letters of names."""
WATER_HALO: Final[Colour] = (214, 219, 206)
NAME_POINTS: Final = 15.5
NAME_EDGE: Final = 4
"""The minimum units between a name and the edge of the map."""
INCOME_POINTS: Final = 17.0
NAME_DOWN: Final = 0.75
"""The units, in hex sizes, from a hex's center to its name, which is between two rows of pieces."""
INCOME_UP: Final = 0.52
"""The units, in hex sizes, from a hex's center up to its incomes."""
_BESIDE: Final = (0.97, 0.10)
"""The offset, in hex sizes, from a hex's center to the beginning of a name next to it."""
HOUSE_WIDE: Final = 1.06
"""A house's width as a fraction of a slot's."""
_GREAT: Final = 4
"""The minimum income of cities with bold names."""


def write_waters(surface: pygame.Surface, layout: CubeLayout) -> Iterator[None]:
    """Write names of lakes and seas in spaced italics, one per step."""
    colour = mix(SEA_INK, INK, 0.45)
    hexes = layout.hexes
    for water in layout.look.waters:
        x, y = hexes.place(*water.at)
        write(
            surface,
            layout.map_scale,
            in_active_language(water.words),
            "italic",
            water.points,
            colour,
            x,
            y,
            "c",
            WATER_HALO,
            water.spacing,
        )
        yield


def _name_face(city: City) -> str:
    return "slab_bold" if city.full >= _GREAT else "slab"


def _name_places(layout: CubeLayout, shown: Seen) -> list[tuple[float, float, Align]]:
    """Return the place of each city's name in pixels, and whether it begins or is centered there."""
    board, hexes, scale, names = shown.state.board, layout.hexes, layout.map_scale, layout.look.names
    size = hexes.size
    high, income_high = (scale.size(points) * 0.4 / size for points in (NAME_POINTS, INCOME_POINTS))
    found, obstacles = [], list(_lettered_waters(layout))
    for number, city in enumerate(board.cities):
        x, y = (part / size for part in HexMap(0.0, 0.0, size).centre(board.hexes[city.hex]))
        half = (
            text_width(scale, shown.localizer.title("city", number), _name_face(city), NAME_POINTS) / 2 / size
        )
        if city.name in names.beside:
            label = Label(x + _BESIDE[0] + half, y + _BESIDE[1], half, high)
        else:
            label = Label(x + names.shifted.get(city.name, 0.0), y + NAME_DOWN, half, high, free=True)
        found.append(label)
        obstacles.append(Label(x, y - INCOME_UP, _income_width(scale, city) / 2 / size, income_high))
    left = (layout.frame.x - layout.shift[0] + scale.px(NAME_EDGE) - hexes.left) / size
    right = left + (layout.frame.w * layout.zoom - 2 * scale.px(NAME_EDGE)) / size
    middles = spread(tuple(found), tuple(obstacles), (round(left, 2), round(right, 2)))
    return [
        (
            hexes.left + (x if label.free else x - label.half_wide) * size,
            hexes.top + label.y * size,
            "c" if label.free else "l",
        )
        for x, label in zip(middles, found, strict=True)
    ]


def _lettered_waters(layout: CubeLayout) -> Iterator[Label]:
    """Yield where names of lakes and seas are, in hex sizes."""
    size, scale = layout.hexes.size, layout.map_scale
    for water in layout.look.waters:
        x, y = (part / size for part in HexMap(0.0, 0.0, size).place(*water.at))
        words = in_active_language(water.words)
        wide = text_width(scale, words, "italic", water.points, water.spacing)
        yield Label(x, y, wide / 2 / size, scale.size(water.points) * 0.4 / size, weight=0.3)


def name_rects(layout: CubeLayout, shown: Seen) -> list[pygame.Rect]:
    """Return the rectangles of the cities' names on the visible map."""
    found = []
    places = _name_places(layout, shown)
    for (x, y, align), (number, city) in zip(places, enumerate(shown.state.board.cities), strict=True):
        wide = text_width(
            layout.map_scale, shown.localizer.title("city", number), _name_face(city), NAME_POINTS
        )
        high = round(layout.map_scale.size(NAME_POINTS) * 0.8)
        rect = pygame.Rect(round(x if align == "l" else x - wide / 2), round(y - high / 2), wide, high)
        if rect.colliderect(layout.frame):
            found.append(rect)
    return found


def write_names(surface: pygame.Surface, layout: CubeLayout, shown: Seen) -> Iterator[None]:
    """Write the cities' names, over lines and pieces, one per step."""
    places = _name_places(layout, shown)
    yield
    for (x, y, align), (number, city) in zip(places, enumerate(shown.state.board.cities), strict=True):
        name, face = shown.localizer.title("city", number), _name_face(city)
        write(surface, layout.map_scale, name, face, NAME_POINTS, INK, x, y, align, LABEL)
        yield


def _income_width(scale: Scale, city: City) -> float:
    """Return the width in pixels of a city's printed incomes."""
    figures = sum(
        text_width(scale, str(value), "slab_bold", INCOME_POINTS) for value in (city.full, city.shared)
    )
    return figures + 2 * scale.px(9 if city.hub else 6)


def write_incomes(surface: pygame.Surface, layout: CubeLayout, state: AmericanRailsState) -> Iterator[None]:
    """Write full and shared income of each city, the current one bold; a hub has a black square between."""
    for number, city in enumerate(state.board.cities):
        _write_income(surface, layout, state, number, city)
        yield


def _write_income(
    surface: pygame.Surface, layout: CubeLayout, state: AmericanRailsState, number: int, city: City
) -> None:
    scale, hexes = layout.map_scale, layout.hexes
    x, y = hexes.centre(state.board.hexes[city.hex])
    y -= hexes.size * INCOME_UP
    is_shared = len(state.companies_in(city.hex)) > 1
    texts = [str(state.city_value(number, True)), str(state.city_value(number, False))]
    faces = ["slab", "slab_bold"] if is_shared else ["slab_bold", "slab"]
    inks = [FADED_INK, INK] if is_shared else [INK, FADED_INK]
    gap = scale.px(9 if city.hub else 6)
    wide = [text_width(scale, words, face, INCOME_POINTS) for words, face in zip(texts, faces, strict=True)]
    left = x - (sum(wide) + 2 * gap) / 2
    bar = round(left + wide[0] + gap)
    write(surface, scale, texts[0], faces[0], INCOME_POINTS, inks[0], left, y, "l", CITY_PAPER)
    right = left + wide[0] + 2 * gap
    write(surface, scale, texts[1], faces[1], INCOME_POINTS, inks[1], right, y, "l", CITY_PAPER)
    if city.hub:
        square = max(6, scale.px(8))
        surface.fill(INK, (bar - square // 2, round(y - square / 2), square, square))
    else:
        half = scale.size(INCOME_POINTS) * 0.40
        pygame.draw.line(surface, SEPIA, (bar, y - half), (bar, y + half))


# Railroad lines


@cached_surface
def _rail(dx: float, dy: float, colour: str, k: float) -> pygame.Surface:
    """Return a painted line from one cube to the next, (dx, dy) pixels away, with two ties across."""
    pad = 6 * k
    size = (abs(dx) + 2 * pad, abs(dy) + 2 * pad)
    paint = PAINTS[colour].colour
    long = math.hypot(dx, dy) or 1.0

    def draw(pen: Pen) -> None:
        pen = pen.at(pad + max(0.0, -dx), pad + max(0.0, -dy))
        pen.line(mix(INK, paint, 0.1), [(0, 0), (dx, dy)], 5.6 * k)
        pen.line(paint, [(0, 0), (dx, dy)], 3.2 * k)
        nx, ny = -dy / long * 4.4 * k, dx / long * 4.4 * k
        for part in (0.42, 0.58):
            x, y = dx * part, dy * part
            pen.line(INK, [(x - nx, y - ny), (x + nx, y + ny)], 1.3 * k)

    return smooth(size, draw)


def draw_railways(
    surface: pygame.Surface, layout: CubeLayout, state: AmericanRailsState, hidden: frozenset[Key]
) -> Iterator[None]:
    """Draw lines between the cubes of each company, one per step, so that networks stand out."""
    hexes = layout.hexes
    k = layout.k * layout.zoom**0.8
    for company, track in enumerate(state.track):
        colour = state.board.companies[company].colour
        for a, b in links(state.board, track):
            if ("cube", company, a) in hidden or ("cube", company, b) in hidden:
                continue
            start, end = slot_of(state, hexes, a, company), slot_of(state, hexes, b, company)
            dx, dy = round((end.x - start.x) * 2) / 2, round((end.y - start.y) * 2) / 2
            pad = 6 * k
            left, top = min(start.x, start.x + dx) - pad, min(start.y, start.y + dy) - pad
            stamp(surface, _rail(dx, dy, colour, round(k, 3)), left, top)
            yield


# Cubes and houses


def draw_piece(
    surface: pygame.Surface,
    state: AmericanRailsState,
    slot: PieceSlot,
    ghost: bool = False,
    grow: float = 1.0,
) -> None:
    """Draw one cube or house in its slot."""
    if slot.piece == HOUSE:
        picture = house(slot.width * HOUSE_WIDE * grow)
    else:
        picture = cube(state.board.companies[slot.piece].colour, slot.width * grow, ghost)
    stamp(surface, picture, slot.x, slot.y, centred=True)


def piece_key(hex_number: int, piece: int) -> Key:
    """Return the key by which a piece on the map is hidden while it is in motion."""
    return ("house", hex_number, 0) if piece == HOUSE else ("cube", piece, hex_number)


def draw_pieces(
    surface: pygame.Surface,
    layout: CubeLayout,
    state: AmericanRailsState,
    hidden: frozenset[Key],
    ghost: tuple[int, int] | None = None,
) -> Iterator[None]:
    """Draw cubes and houses, one per step, northern hexes first so that shadows fall right.

    `ghost` is a piece that may be placed, (hex, piece); the others make room for it.
    """
    hexes = layout.hexes
    taken = state.houses
    for track in state.track:
        taken |= track
    for number in range(len(state.board.hexes)):
        if taken >> number & 1:
            coming = ghost[1] if ghost is not None and ghost[0] == number else None
            for slot in slots(state, hexes, number, coming):
                if slot.piece == coming or piece_key(number, slot.piece) in hidden:
                    continue
                draw_piece(surface, state, slot)
                yield


HOUSE: Final = -1
"""The development marker among the pieces of a hex, which are companies' numbers otherwise."""

_CITY_WIDTHS: Final = (0.70, 0.70, 0.64, 0.55, 0.47, 0.46, 0.46, 0.41)
_OPEN_WIDTHS: Final = (0.76, 0.76, 0.66, 0.58, 0.58, 0.54, 0.54, 0.46)
"""The width of a piece by the number of pieces in the hex, as a fraction of the hex's size."""
_ONE_ROW: Final = 3
"""The maximum number of pieces in one row; more are placed in two."""


class PieceSlot(NamedTuple):
    """A piece, the pixel of its center, and its width."""

    piece: int
    x: float
    y: float
    width: float


def slots(
    state: AmericanRailsState, hexes: HexMap, hex_number: int, ghost: int | None = None
) -> list[PieceSlot]:
    """Return the pieces of a hex from left to right, back row first; `ghost` is one that may be placed."""
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
    """Return the slot of one piece of a hex. Raises `StopIteration` if it is not there."""
    return next(slot for slot in slots(state, hexes, hex_number, ghost) if slot.piece == piece)


def links(board: Board, track: int) -> list[tuple[int, int]]:
    """Return the pairs of neighboring hexes of a network that are joined by a line.

    Three hexes that touch each other need only two lines. The one that crosses the most lettering,
    or else has the highest numbers, is left out. All hexes remain connected, and another cube only
    changes lines next to it.
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
    """Return the amount of lettering crossed by a line from a hex to its neighbor to the east or south."""
    if board.hexes[upper][1] == board.hexes[lower][1]:
        return 0
    crosses_name = board.city_at[upper] >= 0
    crosses_incomes = board.city_at[lower] >= 0
    return 2 * crosses_name + crosses_incomes
