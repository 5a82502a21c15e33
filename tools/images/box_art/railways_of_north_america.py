"""The lid of the box of Railways of North America."""

from __future__ import annotations

from typing import Final

import pygame

from game.rules.railways_of_north_america import GAME
from game.table.kit.engraving import flourish
from game.table.kit.hexes import HexMap
from game.table.kit.lettering import write
from game.table.kit.materials import double_frame
from game.table.kit.pen import smooth, stamp
from game.table.kit.pieces import wooden_engine
from game.table.kit.scale import Scale
from game.table.kit.theme import INK, PAPER, SIGNAL
from game.table.railways_of_north_america.ground import engraved, paint_terrain
from game.table.railways_of_north_america.rails import rail_tile
from game.table.railways_of_north_america.towns import city_hex

_NEAR: Final = (4.9, 7.3)
"""Column and row of the map in the middle of the picture: the Rockies."""
_ROUTE: Final[tuple[tuple[tuple[int, int], int, int], ...]] = (
    ((5, 7), 3, 0),
    ((6, 7), 3, 5),
    ((4, 8), 5, 2),
    ((3, 9), 5, 3),
)
"""Tiles of the track in the picture: a hex, the side by which it is entered, that by which it is left."""


def draw_lid(surface: pygame.Surface, scale: Scale, rect: pygame.Rect) -> None:
    """Print the lid into `rect` (pixels); `scale.k` fits its lettering."""
    k = rect.w / 420
    surface.fill(PAPER, rect)
    inner = double_frame(surface, scale, rect.inflate(-round(14 * k), -round(14 * k)), INK, 4, 2)
    picture = pygame.Rect(inner.x + round(9 * k), 0, inner.w - round(18 * k), round(inner.h * 0.50))
    picture.y = inner.y + round(inner.h * 0.36)
    surface.blit(_country(*picture.size), picture)
    pygame.draw.rect(surface, INK, picture, max(1, round(1.6 * k)))
    unit = scale.k * scale.text
    for words, points, part in (("Railways of", 22, 0.09), ("North America", 36, 0.20)):
        y = inner.y + inner.h * part
        size = points * k / unit
        shade = (rect.centerx + 1.4 * k, y + 1.4 * k)
        write(surface, scale, words, "title", size, (96, 24, 20), *shade, "c")
        write(surface, scale, words, "title", size, SIGNAL, rect.centerx, y, "c")
    rule = smooth((250 * k, 20 * k), lambda pen: flourish(pen.at(125 * k, 10 * k, k), 240, INK, SIGNAL))
    stamp(surface, rule, rect.centerx, inner.y + inner.h * 0.305, centred=True)
    colours = GAME.board.colours
    for i, colour in enumerate(colours):
        x = inner.centerx + (i - (len(colours) - 1) / 2) * inner.w / 7.4
        hexagon = city_hex(colour, round(15 * k, 1), False)
        stamp(surface, hexagon, x, inner.bottom - inner.h * 0.070, centred=True)


def _country(width: int, height: int) -> pygame.Surface:
    """A part of the map with a railway through the mountains."""
    picture = pygame.Surface((width, height), 0, 32)
    size = height / 5.6
    board = GAME.board
    hexes = HexMap(0, 0, size)
    x, y = hexes.place(*_NEAR)
    hexes = hexes.moved(x - width / 2, y - height / 2)
    paint_terrain(picture, hexes, board)
    near = picture.get_rect().inflate(3 * size, 3 * size)
    tiles = {spot: (enter, leave) for spot, enter, leave in _ROUTE}
    kept = round(size, 2)
    for number, spot in enumerate(board.hexes):
        place = hexes.centre(spot)
        if not near.collidepoint(place):
            continue
        corners = hexes.corners(spot)
        for side in range(3):
            pygame.draw.aaline(picture, (164, 154, 112), corners[side], corners[side + 1])
        kind = {"^": "mountains", "~": "waves"}.get(board.terrain[number])
        if board.city_at[number] < 0 and kind and spot not in tiles:
            stamp(picture, engraved(kind, (spot[0] * 5 + spot[1]) % 6, kept), *place, centred=True)
    for spot, (enter, leave) in tiles.items():
        stamp(picture, rail_tile(enter, leave, 2, kept), *hexes.centre(spot), centred=True)
    for city in board.cities:
        place = hexes.centre(board.hexes[city.hex])
        if near.collidepoint(place):
            colour = board.colours[city.colour] if city.colour >= 0 else "grey"
            stamp(picture, city_hex(colour, kept, False), *place, centred=True)
    x, y = hexes.centre((5, 7))
    stamp(picture, wooden_engine(2, round(size * 1.7)), x, y - size * 0.05, centred=True)
    return picture
