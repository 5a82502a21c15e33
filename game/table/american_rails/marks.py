"""Marks on the map: legal hexes, the one pointed at, the pieces to come, a proposal."""

from __future__ import annotations

import math
from typing import Final

import pygame

from game.rules.american_rails.events import CubePlaced, HousePlaced
from game.rules.american_rails.moves import Develop, LayTrack, PlaceStart
from game.rules.american_rails.state import AmericanRailsState
from game.rules.contract import Move
from game.table.american_rails.ground import special_hexes
from game.table.american_rails.layout import CubeLayout
from game.table.american_rails.pieces import HOUSE, HOUSE_WIDE, draw_piece, name_rects, slot_of
from game.table.american_rails.reading import Seen
from game.table.boards.shown import Pickable, Shown, concerns
from game.table.kit.furniture import ticket
from game.table.kit.hexes import lit_hex
from game.table.kit.pen import Pen, faded, smooth, stamp
from game.table.kit.pieces import LANTERN, dashed_ring, house, lantern
from game.table.kit.signposts import free_corner
from game.table.kit.surface_cache import cached_surface
from game.table.kit.theme import LAMP, Colour
from game.words import format_dollars

_WITHIN_BORDER: Final = 0.90
_LIGHT: Final = 0.72
_CITY_LIGHT: Final = 1.6
"""A stronger light for cities, because lamp light is hard to see on their white paper."""
_BRIGHT: Final = 2.1
"""The light on the hex that is pointed at or chosen."""


def targets(shown: Shown) -> set[int]:
    """Return the hexes that can be chosen now, after the picks."""
    return {
        move.hex
        for move in shown.moves
        if isinstance(move, (LayTrack, PlaceStart, Develop))
        and all(concerns(move, thing) or thing.field == "hex" for thing in shown.picked)
    }


def ghost_of(state: AmericanRailsState, move: Move | None) -> tuple[int, int] | None:
    """Return the hex and the piece that a move would place there."""
    if isinstance(move, LayTrack):
        return move.hex, move.company
    if isinstance(move, PlaceStart):
        return move.hex, state.lot
    if isinstance(move, Develop):
        return move.hex, HOUSE
    return None


def light_targets(
    surface: pygame.Surface, layout: CubeLayout, shown: Shown, state: AmericanRailsState
) -> None:
    """Light the legal hexes; the one pointed at or chosen is brighter."""
    hexes = layout.hexes
    size, k = round(hexes.size, 2), round(layout.k * layout.zoom**0.5, 3)
    ghost = ghost_of(state, shown.armed)
    picked = {thing.value for thing in shown.picked if thing.field == "hex"}
    legal = targets(shown)
    if ghost is not None:
        legal.add(ghost[0])
    bright = {number for number in legal if shown.pointed == Pickable("hex", number) or number in picked}
    if ghost is not None:
        bright.add(ghost[0])
    special = special_hexes(state.board)
    for number in sorted(legal, key=lambda n: n in bright):
        x, y = hexes.centre(state.board.hexes[number])
        # The light stays inside the rail border of a special connection.
        reach = round(size * _WITHIN_BORDER, 2) if number in special else size
        usual = _CITY_LIGHT if state.board.city_at[number] >= 0 else _LIGHT
        stamp(surface, lit_hex(reach, k, _BRIGHT if number in bright else usual), x, y, centred=True)


def ring(
    surface: pygame.Surface,
    layout: CubeLayout,
    x: float,
    y: float,
    reach: float,
    colour: Colour,
    count: int = 10,
) -> None:
    """Draw a dashed ring around a point; `reach` in pixels."""
    width = max(1.6, 2.0 * layout.k * layout.zoom**0.5)
    stamp(surface, dashed_ring(round(reach, 1), round(width, 2), colour, count), x, y, centred=True)


def ring_last(surface: pygame.Surface, layout: CubeLayout, shown: Shown, state: AmericanRailsState) -> None:
    """Draw rings around the cubes and houses since the viewer's last move, in the players' colors."""
    hexes = layout.hexes
    ghost = ghost_of(state, shown.armed)
    for event, colour in shown.marks:
        if isinstance(event, CubePlaced):
            piece = event.company
        elif isinstance(event, HousePlaced):
            piece = HOUSE
        else:
            continue
        if piece != HOUSE and not state.track[piece] >> event.hex & 1:
            continue
        coming = ghost[1] if ghost is not None and ghost[0] == event.hex else None
        slot = slot_of(state, hexes, event.hex, piece, coming)
        ring(surface, layout, slot.x, slot.y, slot.width * 0.86, colour)


def ring_hint(surface: pygame.Surface, layout: CubeLayout, shown: Shown, state: AmericanRailsState) -> None:
    """Draw a bot's proposal on the map: a lantern-colored ring and the piece."""
    ghost = ghost_of(state, shown.hint)
    if ghost is None:
        return
    number, piece = ghost
    hexes = layout.hexes
    x, y = hexes.centre(state.board.hexes[number])
    ring(surface, layout, x, y, hexes.size * 1.02, LANTERN, 16)
    if shown.armed is None or ghost_of(state, shown.armed) != ghost:
        slot = slot_of(state, hexes, number, piece, piece)
        if piece == HOUSE:
            stamp(surface, faded(house(slot.width * HOUSE_WIDE), 0.6), slot.x, slot.y, centred=True)
        else:
            draw_piece(surface, state, slot, ghost=True)


def mark_hint(surface: pygame.Surface, layout: CubeLayout, shown: Seen, state: AmericanRailsState) -> None:
    """Draw the small lantern next to a bot's proposal on the map."""
    ghost = ghost_of(state, shown.hint)
    if ghost is None:
        return
    place = layout.hex_rect(state.board.hexes[ghost[0]])
    names = name_rects(layout, shown)
    lantern(surface, layout.print, *free_corner(place.inflate(place.w * 0.3, 0), place.w * 0.7, names))


def draw_ghost(surface: pygame.Surface, layout: CubeLayout, shown: Shown, state: AmericanRailsState) -> None:
    """Draw the piece that a confirmation would place on the map."""
    ghost = ghost_of(state, shown.armed)
    if ghost is None:
        return
    number, piece = ghost
    hexes = layout.hexes
    slot = slot_of(state, hexes, number, piece, piece)
    halo = slot.width * 1.9
    stamp(surface, _halo(round(halo)), slot.x, slot.y, centred=True)
    if piece == HOUSE:
        stamp(surface, faded(house(slot.width * HOUSE_WIDE), 0.78), slot.x, slot.y, centred=True)
    else:
        draw_piece(surface, state, slot, ghost=True, grow=1.08)


def write_price(surface: pygame.Surface, layout: CubeLayout, shown: Shown, state: AmericanRailsState) -> None:
    """Write on a ticket the cost of the cube that a confirmation would place on the map."""
    if not isinstance(shown.armed, LayTrack) or (price := state.cost(shown.armed.hex)) is None:
        return
    hexes = layout.hexes
    x, y = hexes.centre(state.board.hexes[shown.armed.hex])
    y = max(y - hexes.size * 1.26, layout.frame.y + 18 * layout.k)
    x = min(x + hexes.size * 1.36, layout.frame.right - 30 * layout.k)
    ticket(surface, layout.print, x, y, format_dollars(price))


@cached_surface
def _halo(side: int) -> pygame.Surface:
    """Return the soft light behind a ghost that makes it visible on any ground."""

    def draw(pen: Pen) -> None:
        for i in range(8):
            pen.circle((*LAMP, 16 + 10 * i), (side / 2, side / 2), side / 2 * math.sqrt(1 - i / 8))

    return smooth((side, side), draw)
