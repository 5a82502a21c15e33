"""Small pictures for seat cards, buttons and slips: links with their numbers, cubes, notes, the cap."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pygame

from game.rules.new_england_railways.state import NewEnglandRailwaysState
from game.table.boards.animation import Key
from game.table.boards.view import Badge
from game.table.kit import images
from game.table.kit.images import picture
from game.table.kit.lettering import SQUEEZED, write, write_within
from game.table.kit.pen import Pen, smooth, stamp
from game.table.kit.pieces import conductors_cap, cube, disc
from game.table.kit.rails import medallion
from game.table.kit.surface_cache import cached_surface
from game.table.kit.theme import INK, PAINTS, PAPER, SEATS, Colour, mix
from game.table.new_england_railways.layout import CUBE, NAME, TOWN, LinkLayout

_CARD: Final[Colour] = (252, 246, 232)
_SHIFT: Final = 16
"""The shift of the digits that encode a link's number, its owner's color and whether it is built."""
_READABLE: Final = 19
"""The width in units at which a link's number can be read."""
_COLOURS: Final = tuple(PAINTS)


def link_badge(number: int, colour: int, built: bool) -> Badge:
    """Return the badge of a link with this number that a seat of this color owns."""
    return Badge("link", (number * _SHIFT + colour) * 2 + built, least=_READABLE)


def links_badge(count: int, colour: int) -> Badge:
    """Return the badge of a number of links that a seat of this color owns."""
    return Badge("links", colour, count, numbered=True)


def cube_badge(colour_name: str) -> Badge:
    """Return the badge of a cube in a color of the kit's paints."""
    return Badge("cube", _COLOURS.index(colour_name))


def draw_badge(surface: pygame.Surface, layout: LinkLayout, badge: Badge, rect: pygame.Rect) -> None:
    """Draw a badge into `rect`: "link" (see `link_badge`), "links", "cube" (see `cube_badge`), "number" (of a
    link), "seat" (index: seat color), "loan" or "cap"."""
    side = float(min(rect.size))
    scale = layout.print
    if badge.picture == "link":
        rest, built = divmod(badge.index, 2)
        value, colour = divmod(rest, _SHIFT)
        small = rect.w < scale.size(13) * 1.3
        stamp(surface, _card(rect.size, colour, bool(built), small), *rect.topleft)
        ink = INK if built else mix(INK, PAPER, 0.28)
        points = min(17, 0.66 * rect.w / scale.k)
        y = rect.y + rect.h * (0.54 if small else 0.62)
        face, room = "bold" if small else "slab_bold", rect.w - 2
        write_within(surface, scale, str(value), face, points, ink, rect.centerx, y, room, "c", SQUEEZED)
        return
    if badge.picture == "links":
        stamp(surface, _card(rect.size, badge.index, True, False), *rect.topleft)
        return
    if badge.picture == "number":
        stamp(surface, medallion(round(side * 0.44, 1)), *rect.center, centred=True)
        points = 0.60 * side / scale.k
        write(surface, scale, str(badge.index), "slab_bold", points, INK, *rect.center, "c")
        return
    if badge.picture == "cube":
        picture = cube(_COLOURS[badge.index], side * 0.86)
    elif badge.picture == "seat":
        picture = disc(badge.index, side, True)
    elif badge.picture == "cap":
        picture = conductors_cap(side)
    else:
        picture = images.picture("pieces/note", side, side)
    stamp(surface, picture, *rect.center, centred=True)


@cached_surface
def _card(size: tuple[int, int], colour: int, built: bool, small: bool) -> pygame.Surface:
    """Draw a little card with a band of its owner's color, if it fits; pale if the link is not built."""
    w, h = size
    paint = SEATS[colour].colour

    def draw(pen: Pen) -> None:
        pen.rect(mix(INK, (0, 0, 0), 0.3), 0, 0, w, h, h * 0.12)
        pen.rect(_CARD if built else mix(_CARD, PAPER, 0.8), 1, 1, w - 2, h - 2, h * 0.10)
        if small:
            return
        inset = max(1.6, w * 0.09)
        band = h * 0.22
        pen.rect(INK, inset, inset, w - 2 * inset, band)
        tint = paint if built else mix(paint, PAPER, 0.70)
        pen.rect(tint, inset, inset, w - 2 * inset, band - max(0.8, h * 0.04))

    return smooth(size, draw, 4)


HALO: Final[Colour] = (247, 240, 220)


def draw_towns(surface: pygame.Surface, layout: LinkLayout, state: NewEnglandRailwaysState) -> Iterator[None]:
    """Draw the cities with color and sign of their demand, and their names, one per step."""
    board = state.board
    for city, found in enumerate(board.cities):
        x, y = layout.town(city)
        stamp(surface, town_picture(found.demand, round(TOWN * layout.piece_k, 1)), x, y, centred=True)
        yield
    for city in range(len(board.cities)):
        x, y = layout.name_place(city)
        side = layout.look.towns[city].side
        write(surface, layout.map_scale, layout.called(city), "slab_bold", NAME, INK, x, y, side, HALO)
        yield


def town_picture(colour: str, radius: float) -> pygame.Surface:
    """Return the picture of a city: the seal of its demand in a white ring."""
    side = 2 * radius + 2
    return picture(f"pieces/town-{colour}", side, side)


def draw_cubes(
    surface: pygame.Surface, layout: LinkLayout, state: NewEnglandRailwaysState, hidden: frozenset[Key]
) -> None:
    """Draw the cubes next to each city, without those still on the way there."""
    for city in range(len(state.board.cities)):
        waiting = state.cubes_at(city)
        coming = {number for kind, number, *_ in hidden if kind == "cube" and number // 100 == city}
        for number, colour in enumerate(waiting):
            if city * 100 + number not in coming:
                draw_cube(surface, layout, state.board.colours[colour], layout.cube_place(city, number))


def draw_cube(
    surface: pygame.Surface, layout: LinkLayout, colour: str, place: tuple[float, float], grow: float = 1.0
) -> None:
    """Draw one cube centered at `place` in pixels."""
    stamp(surface, cube(colour, CUBE * layout.piece_k * grow), *place, centred=True)
