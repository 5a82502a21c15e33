"""Marks on the map: possible shipments, the chosen route, the last events, a proposal."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pygame

from game.rules.contract import Move
from game.rules.new_england_railways.events import CubeDrawn, CubeShipped, LinkBuilt, LinkWaits
from game.rules.new_england_railways.moves import Ship
from game.rules.new_england_railways.shipping import gains
from game.rules.new_england_railways.state import NewEnglandRailwaysState
from game.table.boards.animation import Key
from game.table.boards.shown import Pickable
from game.table.kit.furniture import ticket
from game.table.kit.lettering import write
from game.table.kit.lines import along, length, line_rect
from game.table.kit.pen import Pen, Point, smooth, stamp
from game.table.kit.pieces import LANTERN, dashed_ring, lantern
from game.table.kit.surface_cache import cached_surface
from game.table.kit.theme import GAIN, LAMP, SIGNAL, Colour
from game.table.new_england_railways.animations import route_line
from game.table.new_england_railways.badges import draw_cube
from game.table.new_england_railways.layout import CUBE, ENGINE, TOWN, LinkLayout
from game.table.new_england_railways.reading import Seen, best_by_cube, candidates, cube_at, cube_chosen

RIM: Final[Colour] = (176, 112, 8)
RIM_LIGHT: Final[Colour] = (255, 226, 130)
_GAIN_LIGHT: Final[Colour] = (255, 250, 232)
WAY: Final[Colour] = (255, 205, 84)
"""The light along a route."""


def light_links(
    surface: pygame.Surface, layout: LinkLayout, shown: Seen, state: NewEnglandRailwaysState
) -> None:
    """Draw lamp light under the links that a chosen cube could take; drawn before the links."""
    if cube_chosen(shown) is None and not shown.picked:
        _light_pointed(surface, layout, shown)
        return
    thing = cube_chosen(shown)
    found = {
        link
        for move in candidates(shown, *([thing] if thing else []))
        for link in state.board.links_on(move.route)
    }
    armed = set(state.board.links_on(shown.armed.route)) if isinstance(shown.armed, Ship) else set()
    for link in found - armed:
        strength = 1.4 if shown.pointed == Pickable("link", link) else 0.85
        _glow_along(surface, layout.link_line(link), 12 * layout.piece_k, WAY, strength)
    _light_pointed(surface, layout, shown)


def _light_pointed(surface: pygame.Surface, layout: LinkLayout, shown: Seen) -> None:
    """Light the link that is pointed at, on the map or on its card."""
    if shown.pointed is not None and shown.pointed.field == "link":
        _glow_along(surface, layout.link_line(shown.pointed.number), 9 * layout.piece_k, LAMP, 0.8)


def _glow_along(
    surface: pygame.Surface, line: list[Point], width: float, colour: Colour, strength: float
) -> None:
    rect = line_rect(line, 2.6 * width)
    local = tuple((round(x - rect.x, 1), round(y - rect.y, 1)) for x, y in line)
    stamp(surface, _glow(local, rect.size, round(width, 2), colour, strength), rect.x, rect.y)


@cached_surface
def _glow(
    line: tuple[Point, ...], size: tuple[int, int], width: float, colour: Colour, strength: float
) -> pygame.Surface:
    def draw(pen: Pen) -> None:
        for i in range(6):
            part = 1 - i / 6
            level = min(255, round((30 + 40 * i) * strength))
            pen.line((*colour, level), line, width * (1 + 1.6 * part))

    return smooth(size, draw, 2)


def light_places(
    surface: pygame.Surface, layout: LinkLayout, shown: Seen, state: NewEnglandRailwaysState
) -> None:
    """Draw halos under cubes worth shipping, and around the cities that would take the chosen one."""
    chosen = cube_chosen(shown)
    cubes = {cube for cube, gain in best_by_cube(shown).items() if gain or cube == chosen}
    if any(thing.field == "cube" for thing in shown.picked):
        cubes = {chosen} if chosen else set()
    for thing in cubes:
        city, colour = cube_at(state.board, thing.number)
        for number, found in enumerate(state.cubes_at(city)):
            if found == colour:
                strong = thing == chosen
                picture = _halo(round(CUBE * layout.piece_k * (2.9 if strong else 2.0)), strong)
                stamp(surface, picture, *layout.cube_place(city, number), centred=True)
    if chosen is not None or shown.picked:
        goals = {move.route[-1] for move in candidates(shown, *([chosen] if chosen else []))}
        for city in goals:
            strong = shown.pointed == Pickable("city", city) or Pickable("city", city) in shown.picked
            _ring_town(surface, layout, city, 1.0 if strong else 0.7)


def _tells_gains(shown: Seen) -> bool:
    return not any(thing.field == "cube" for thing in shown.picked)


def write_gains(
    surface: pygame.Surface, layout: LinkLayout, shown: Seen, state: NewEnglandRailwaysState
) -> None:
    """Write the maximum gain of each cube under it, while none has been picked."""
    if not _tells_gains(shown):
        return
    for thing, gain in best_by_cube(shown).items():
        city, colour = cube_at(state.board, thing.number)
        waiting = state.cubes_at(city)
        if not gain or colour not in waiting:
            continue
        for number, found in enumerate(waiting):
            if found == colour:
                x, y = layout.cube_place(city, number)
                words, below = shown.translate("gain-of-cube", n=gain), y + CUBE * 0.86 * layout.piece_k
                write(surface, layout.print, words, "slab_bold", 15, GAIN, x, below, "c", _GAIN_LIGHT)


def _ring_town(surface: pygame.Surface, layout: LinkLayout, city: int, strength: float) -> None:
    radius = round(TOWN * layout.piece_k, 1)
    stamp(surface, _town_light(radius, strength), *layout.town(city), centred=True)


@cached_surface
def _town_light(radius: float, strength: float) -> pygame.Surface:
    side = radius * 4.4
    middle = (side / 2, side / 2)

    def draw(pen: Pen) -> None:
        for i in range(9):
            pen.circle((*WAY, round((14 + 12 * i) * strength)), middle, radius * (2.15 - 0.1 * i))
        pen.circle(RIM, middle, radius * 1.34)
        pen.circle(RIM_LIGHT, middle, radius * 1.24)

    return smooth((side, side), draw)


@cached_surface
def _halo(side: int, chosen: bool) -> pygame.Surface:
    """Return soft light under a cube; the chosen one is on a plate of light with a brass rim."""
    middle = (side / 2, side / 2)

    def draw(pen: Pen) -> None:
        for i in range(9):
            pen.circle((*WAY, 34 + 14 * i), middle, side / 2 * (1 - 0.055 * i))
        if chosen:
            pen.circle(RIM, middle, side * 0.29)
            pen.circle(RIM_LIGHT, middle, side * 0.25)

    return smooth((side, side), draw)


# The route chosen


def draw_route(
    surface: pygame.Surface, layout: LinkLayout, shown: Seen, state: NewEnglandRailwaysState
) -> Iterator[None]:
    """Draw the armed shipment, and a bot's proposal: arrows along the links, above the track, below engines.

    That is done step by step.
    """
    if isinstance(shown.hint, Ship) and shown.hint != shown.armed:
        yield from _draw_way(surface, layout, state, shown.hint, LANTERN)
    if isinstance(shown.armed, Ship):
        yield from _draw_way(surface, layout, state, shown.armed, SIGNAL)


def _draw_way(
    surface: pygame.Surface, layout: LinkLayout, state: NewEnglandRailwaysState, move: Ship, colour: Colour
) -> Iterator[None]:
    yield
    line = route_line(layout, state, move.route)
    k = layout.piece_k
    _glow_along(surface, line, 12 * k, WAY, 1.0)
    yield
    whole = max(1.0, length(line))
    end = max(0.5, 1 - (TOWN + 12) * k / whole)
    steps = max(24, round(whole / 6))
    way = [along(line, end * i / steps)[0] for i in range(steps + 1)]
    yield
    rect = line_rect(way, 16 * k)
    local = tuple((round(x - rect.x, 1), round(y - rect.y, 1)) for x, y in way)
    stamp(surface, _arrow(local, rect.size, round(k, 3), colour), rect.x, rect.y)
    yield


@cached_surface
def _arrow(way: tuple[Point, ...], size: tuple[int, int], k: float, colour: Colour) -> pygame.Surface:
    def draw(pen: Pen) -> None:
        (x, y), (dx, dy) = along(way, 1.0)
        head: list[Point] = [(x + dx * 11 * k, y + dy * 11 * k)]
        for side in (1, -1):
            head.append((x - side * dy * 8 * k, y + side * dx * 8 * k))
        for ink, width, grow in (((255, 252, 240), 7.5, 2.5), (colour, 4.6, 0.0)):
            pen.line(ink, way, width * k)
            tip, left, right = head
            pen.poly(ink, [tip, left, right])
            if grow:
                pen.line(ink, [tip, left, right, tip], grow * k)

    return smooth(size, draw)


def ticket_gains(
    surface: pygame.Surface, layout: LinkLayout, shown: Seen, state: NewEnglandRailwaysState
) -> None:
    """Write the gain of the player who makes the armed shipment on a ticket next to its goal."""
    move = shown.armed
    if not isinstance(move, Ship):
        return
    gain = gains(state, move.route)[state.turn]
    x, y = layout.town(move.route[-1])
    x = min(max(x - 44 * layout.piece_k, layout.frame.x + 36 * layout.k), layout.frame.right - 30 * layout.k)
    y = max(y - 36 * layout.piece_k, layout.frame.y + 20 * layout.k)
    if gain:
        ticket(surface, layout.print, x, y, shown.translate("gain", amount=gain))
    place = layout.cube_place(move.route[0], 0)
    colour = state.board.colours[move.colour]
    for number, found in enumerate(state.cubes_at(move.route[0])):
        if found == move.colour:
            place = layout.cube_place(move.route[0], number)
    draw_cube(surface, layout, colour, place, 1.12)


# The last events, and proposals


def ring(
    surface: pygame.Surface, layout: LinkLayout, place: Point, reach: float, colour: Colour, count: int = 10
) -> None:
    """Draw a dashed ring around a point; `reach` in pixels."""
    width = max(1.6, 2.0 * layout.k * layout.zoom**0.5)
    stamp(surface, dashed_ring(round(reach, 1), round(width, 2), colour, count), *place, centred=True)


def ring_last(
    surface: pygame.Surface,
    layout: LinkLayout,
    shown: Seen,
    state: NewEnglandRailwaysState,
    hidden: frozenset[Key],
) -> None:
    """Draw rings around the cubes and engines since the viewer's last move, in the players' colors."""
    k = layout.piece_k
    for event, colour in shown.marks:
        if isinstance(event, CubeDrawn):
            waiting = state.cubes_at(event.city)
            if event.colour in waiting:
                number = len(waiting) - 1 - waiting[::-1].index(event.colour)
                if ("cube", event.city * 100 + number) in hidden:
                    continue
                ring(surface, layout, layout.cube_place(event.city, number), CUBE * 0.80 * k, colour, 8)
        elif isinstance(event, CubeShipped):
            ring(surface, layout, layout.town(event.city_b), TOWN * 1.25 * k, colour, 12)
        elif isinstance(event, (LinkBuilt, LinkWaits)) and ("engine", event.link) not in hidden:
            ring(surface, layout, layout.engine_place(event.link), ENGINE * 0.62 * k, colour, 12)


def mark_hint(
    surface: pygame.Surface, layout: LinkLayout, shown: Seen, state: NewEnglandRailwaysState
) -> None:
    """Draw a ring around the cube that a bot proposes to ship, and a small lantern."""
    move: Move | None = shown.hint
    if not isinstance(move, Ship):
        return
    waiting = state.cubes_at(move.route[0])
    if move.colour in waiting:
        place = layout.cube_place(move.route[0], waiting.index(move.colour))
        ring(surface, layout, place, CUBE * 0.95 * layout.piece_k, LANTERN, 12)
        below = 32 * layout.piece_k + (18 * layout.k if _tells_gains(shown) else 0)
        lantern(surface, layout.print, place[0], place[1] + below)
