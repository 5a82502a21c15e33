"""Validation of a look (the file next to a board's), as far as possible before play."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pygame

from game.rules.boards import BoardError
from game.rules.messages import Message
from game.rules.railways_of_north_america.board import Board
from game.rules.validation import BoardErrorCode
from game.table.kit.hexes import HexMap
from game.table.kit.pen import Point
from game.table.kit.scale import Scale
from game.table.kit.signposts import gap
from game.table.railways_of_north_america.layout import FIELDS, TileLayout
from game.table.railways_of_north_america.look import check_look, look_of
from game.table.railways_of_north_america.placing import CUBES_IN_ROW, cube_places, name_rects
from game.words import Localizer

AREA: Final = (10, 62, 1900, 773)
"""The area of the board in a 16:9 window at the default text size, in units."""
_SIZES: Final = ((1280, 720), (1920, 1080))
_MIDDLE: Final = (1.5, 1.7)
"""The width and height, in hex sizes, of the area in a hex that no field may cover."""


def check_all(board: Board, localizer: Localizer) -> None:
    """Raise `BoardError` if a look contains something that can't be printed well.

    A field of the map covers a hex; a name is nearer to another city, on a city or on a name.
    """
    check_look(board)
    if board.look is None:
        return
    for size in _SIZES:
        scale = Scale(*size)
        layout = TileLayout(scale, scale.rect(*AREA), board)
        for place, flaw in (*_fields_over_hexes(layout), *names_astray(layout, localizer)):
            raise BoardError(board.look.name, place, flaw)


def _fields_over_hexes(layout: TileLayout) -> Iterator[tuple[str, Message]]:
    """Yield the fields that cover hexes."""
    if look_of(layout.board).fields is None:
        return
    hexes = layout.whole
    for name in FIELDS:
        for spot in layout.board.hexes:
            middle = pygame.Rect(0, 0, *(round(part * hexes.size) for part in _MIDDLE))
            x, y = hexes.centre(spot)
            middle.center = (round(x), round(y))
            if layout.fields[name].colliderect(middle):
                yield f"fields.{name}", BoardErrorCode.FIELD_ON_HEX(found=str(spot))
                break


def names_astray(layout: TileLayout, localizer: Localizer) -> Iterator[tuple[str, Message]]:
    """Yield the names that are nearer to another city, or overlap a city, its cubes, a field or a name."""
    board, hexes = layout.board, layout.whole
    centres = [hexes.centre(board.hexes[city.hex]) for city in board.cities]
    rects, fields = name_rects(layout, localizer), list(layout.fields.values())
    cubes = [_row_of_cubes(hexes, centre) for centre in centres]
    titles = [localizer.title("city", number) for number in range(len(centres))]
    for number, rect in enumerate(rects):
        gaps = [gap(rect, centre) for centre in centres]
        nearest = min(range(len(gaps)), key=gaps.__getitem__)
        place = f"names.{board.cities[number].name}"
        if nearest != number:
            yield place, BoardErrorCode.NAME_ASTRAY(name=titles[nearest])
        elif gaps[number] < hexes.width / 2 - 1:
            yield place, BoardErrorCode.NAME_COVERS(name=titles[number])
        elif (other := rect.collidelist(rects[number + 1 :])) >= 0:
            yield place, BoardErrorCode.NAME_COVERS(name=titles[number + 1 + other])
        elif (other := rect.collidelist(cubes)) >= 0:
            yield place, BoardErrorCode.NAME_COVERS(name=titles[other])
        elif rect.collidelist(fields) >= 0 or not layout.frame.contains(rect):
            yield place, BoardErrorCode.NAME_OUTSIDE()


def _row_of_cubes(hexes: HexMap, centre: Point) -> pygame.Rect:
    """Return the rectangle of a full row of cubes under a city."""
    places = cube_places(hexes, centre, CUBES_IN_ROW)
    (left, y), wide = places[0]
    right = places[-1][0][0]
    rect = pygame.Rect(0, 0, round(right - left + wide), round(wide))
    rect.center = (round((left + right) / 2), round(y))
    return rect
