"""Track on the map: rails on sleepers that curve from side to side of a hex, in the owner's color."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

import pygame

from game.rules.railways_of_north_america.board import Board
from game.rules.railways_of_north_america.state import RailwaysOfNorthAmericaState as State
from game.rules.railways_of_north_america.track import Link, Tile, Track
from game.table.boards.animation import Key
from game.table.boards.shown import Shown
from game.table.kit.engraving import hex_corners
from game.table.kit.lines import along, length, shifted
from game.table.kit.pen import Canvas, Pen, Point, faded, smooth, stamp
from game.table.kit.pieces import contact_shadow, wooden_engine
from game.table.kit.surface_cache import cached_surface
from game.table.kit.theme import SEATS, SHADE, Colour, Tint, fades, mix
from game.table.railways_of_north_america.curves import STEPS, beyond, through
from game.table.railways_of_north_america.layout import TileLayout
from game.table.railways_of_north_america.placing import ENGINE_HIGH, ENGINE_WIDE, engine_places, engine_stand

BED: Final[Tint] = (246, 238, 219, 235)
GHOST_BED: Final = (255, 241, 186)
"""The bed of track that isn't paid for yet, as if a lamp shone on it, so that it stands out on green."""
SLEEPER: Final[Colour] = (67, 42, 21)


@lru_cache(maxsize=256)
def _beside(enter: int, leave: int, offset: float) -> list[Point]:
    """Return a line parallel to the curve through a hex of size 1."""
    return shifted(beyond(enter, leave), offset, STEPS + 2)


@lru_cache(maxsize=64)
def _sleepers(enter: int, leave: int) -> list[tuple[Point, Point]]:
    """Return the ends of the sleepers in a hex of size 1."""
    line = through(enter, leave)
    count = max(2, round(length(line) / 0.29))
    found = []
    for i in range(count):
        (x, y), (dx, dy) = along(line, (i + 0.5) / count)
        found.append(((x - dy * 0.34, y + dx * 0.34), (x + dy * 0.34, y - dx * 0.34)))
    return found


@cached_surface
def _hex_mask(size: float) -> pygame.Surface:
    """Return a white hex that extends half a pixel into its neighbors."""
    reach = size * 2.3
    corners = hex_corners(reach / 2, reach / 2, size + 0.6)
    return smooth((reach, reach), lambda pen: pen.poly((255, 255, 255), corners), 4)


@cached_surface
def rail_tile(
    enter: int, leave: int, seat_colour: int, size: float, ghost: bool = False, over: bool = False
) -> pygame.Surface:
    """Return track through a hex of `size` pixels, centered in the picture.

    A ghost isn't paid for yet, and its bed is lit; `over` adds the parapets of a bridge across other track.
    """
    tint = SEATS[seat_colour].colour
    dark, light = mix(tint, SHADE, 0.88 if fades(tint) else 0.68), mix(tint, (255, 255, 255), 0.5)
    reach = size * 2.3

    def draw(pen: Pen) -> None:
        pen = pen.at(reach / 2, reach / 2, size)
        if ghost:
            pen.line(dark, beyond(enter, leave), 0.98)
        pen.line(GHOST_BED if ghost else BED, beyond(enter, leave), 0.86)
        if over:
            for way in (1, -1):
                rail = _beside(enter, leave, 0.43 * way)
                pen.line((42, 33, 24), rail[STEPS // 4 : STEPS - STEPS // 4 + 1], 0.11)
        for ends in _sleepers(enter, leave):
            pen.line(SLEEPER, ends, 0.11)
        for way in (1, -1):
            pen.line(dark, _beside(enter, leave, 0.155 * way), 0.24)
        for way in (1, -1):
            pen.line(tint, _beside(enter, leave, 0.155 * way), 0.15)
            pen.line(light, _beside(enter, leave, 0.155 * way + 0.03), 0.04)

    picture = smooth((reach, reach), draw, 4)
    # Cut off at the sides, so that the next tile goes on without a gap.
    picture.blit(_hex_mask(size), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return faded(picture, 0.85) if ghost else picture


def draw_tile(
    surface: Canvas,
    layout: TileLayout,
    board: Board,
    tile: Tile,
    colour: int,
    *,
    ghost: bool = False,
    over: bool = False,
) -> None:
    """Draw a tile on the map."""
    hexes = layout.hexes
    x, y = hexes.centre(board.hexes[tile.hex])
    picture = rail_tile(tile.enter, tile.leave, colour, round(hexes.size, 2), ghost, over)
    stamp(surface, picture, x, y, centred=True)


def draw_tracks(
    surface: Canvas, layout: TileLayout, shown: Shown[State], state: State, hidden: frozenset[Key]
) -> Iterator[None]:
    """Draw all track, later above earlier: one link or unfinished track at each step of the iterator."""
    seen: set[int] = set()
    tracks: list[Link | Track] = [*state.links, *state.unfinished]
    if state.building is not None:
        tracks.append(state.building)
    for track in tracks:
        colour = shown.seats[track.owner].colour
        for tile in track.tiles:
            if ("tile", tile.hex, tile.enter) in hidden:
                continue
            if layout.sees(state.board.hexes[tile.hex]):
                draw_tile(surface, layout, state.board, tile, colour, over=tile.hex in seen)
                yield
            seen.add(tile.hex)


def line_of(layout: TileLayout, board: Board, tiles: tuple[Tile, ...]) -> list[Point]:
    """Return the line of a link on the screen, in pixels."""
    hexes = layout.hexes
    found: list[Point] = []
    for tile in tiles:
        x, y = hexes.centre(board.hexes[tile.hex])
        points = [(x + px * hexes.size, y + py * hexes.size) for px, py in through(tile.enter, tile.leave)]
        found += points[1:] if found else points
    return found


def engine_spot(layout: TileLayout, state: State, number: int) -> Point:
    """Return the point of a link's locomotive."""
    place = engine_places(layout, state)[number]
    return engine_stand(layout.hexes, state.board, state.links[number].tiles[place.tile], place.step)


def engine_rect(layout: TileLayout, state: State, number: int) -> pygame.Rect:
    """Return the rectangle of a link's locomotive."""
    x, y = engine_spot(layout, state, number)
    wide = layout.hexes.size * ENGINE_WIDE
    rect = pygame.Rect(0, 0, round(wide), round(layout.hexes.size * ENGINE_HIGH))
    rect.center = (round(x), round(y))
    return rect


def draw_engine(surface: Canvas, layout: TileLayout, place: Point, colour: int, raised: float = 0) -> None:
    """Draw a locomotive on the map, `raised` pixels above it."""
    wide = round(layout.hexes.size * ENGINE_WIDE, 1)
    shadow = contact_shadow(round(wide), max(2, round(wide * 0.26)))
    stamp(surface, shadow, place[0], place[1] + wide * 0.30, centred=True)
    stamp(surface, wooden_engine(colour, wide), place[0], place[1] - wide * 0.02 - raised, centred=True)


def draw_engines(
    surface: Canvas, layout: TileLayout, shown: Shown[State], state: State, hidden: frozenset[Key]
) -> Iterator[None]:
    """Draw a locomotive on every finished link, one at each step of the iterator."""
    for number, link in enumerate(state.links):
        if ("engine", number, 0) not in hidden:
            place = engine_spot(layout, state, number)
            draw_engine(surface, layout, place, shown.seats[link.owner].colour)
            yield
