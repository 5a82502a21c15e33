"""Marks on the map: possible choices, previews, a cube's route, recent events, a hint."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from enum import Enum
from typing import Final

import pygame

from game.rules.contract import Event, Move
from game.rules.railways_of_north_america.board_file import HOTEL
from game.rules.railways_of_north_america.building import tile_cost
from game.rules.railways_of_north_america.delivering import gains
from game.rules.railways_of_north_america.events import (
    CardTaken,
    CubeDelivered,
    CubeDrawn,
    LinkFinished,
    TileLaid,
    TrackRemoved,
)
from game.rules.railways_of_north_america.moves import ContinueTrack, Deliver, LayTile, StartTrack
from game.rules.railways_of_north_america.state import RailwaysOfNorthAmericaState as State
from game.rules.railways_of_north_america.steps import DELIVER
from game.table.boards.haul import gain_plate
from game.table.boards.shown import Pickable, Shown
from game.table.kit.engraving import hex_corners
from game.table.kit.furniture import ticket, ticket_size
from game.table.kit.hexes import lit_hex
from game.table.kit.lettering import write
from game.table.kit.pen import Canvas, Pen, Point, smooth, stamp
from game.table.kit.pieces import LANTERN, dashed_ring, lantern
from game.table.kit.signposts import free_corner
from game.table.kit.surface_cache import cached_surface
from game.table.kit.theme import CREAM, GAIN, INK, LAMP, SIGNAL, Colour
from game.table.railways_of_north_america.fields import seen_fields
from game.table.railways_of_north_america.hand import may_see
from game.table.railways_of_north_america.layout import TileLayout
from game.table.railways_of_north_america.listing import best_lines, lines_of
from game.table.railways_of_north_america.placing import name_rects
from game.table.railways_of_north_america.plans import way_shown
from game.table.railways_of_north_america.rails import draw_tile, engine_rect, line_of
from game.table.railways_of_north_america.reading import cube_thing, end_of, next_tile, route_tiles, source_of
from game.table.railways_of_north_america.spots import glowing, spots
from game.table.railways_of_north_america.towns import cube_slots, hotel_place, slot_rect
from game.table.railways_of_north_america.words import hotels
from game.words import Localizer

LIGHT: Final[Colour] = (255, 240, 190)
WAY: Final[Colour] = (255, 205, 84)
"""The light along a route."""


class Glow(Enum):
    """Ways of highlighting something that can be chosen."""

    OFFERED = 1.0
    POINTED = 1.5
    CHOSEN = 0.0
    """Chosen: a dark frame instead of a glow."""


def _glows(shown: Shown[State], state: State) -> Iterator[tuple[int, Glow]]:
    """Return the highlighted hexes and how; hovered and chosen ones last, over the others."""
    found, offered = spots(shown, state), glowing(shown, state)
    for number in sorted(offered):
        yield number, Glow.OFFERED
    for number, thing in found.items():
        if thing in shown.picked:
            yield number, Glow.CHOSEN
        elif thing == shown.pointed:
            yield number, Glow.POINTED


def light_targets(surface: Canvas, layout: TileLayout, shown: Shown[State], state: State) -> None:
    """Highlight the hexes that can be chosen; the hovered one is brighter, the chosen one has a frame."""
    hexes = layout.hexes
    k = round(layout.k * layout.zoom**0.5, 3)
    size = round(hexes.size * 1.08, 2)
    for number, glow in _glows(shown, state):
        if state.board.city_at[number] < 0:
            chosen = glow is Glow.CHOSEN
            light = _chosen_rim(round(hexes.size, 2)) if chosen else lit_hex(size, k, _HEX_LIGHT[glow])
            stamp(surface, light, *hexes.centre(state.board.hexes[number]), centred=True)


_HEX_LIGHT: Final = {Glow.OFFERED: 1.0, Glow.POINTED: 1.45}


def light_cities(surface: Canvas, layout: TileLayout, shown: Shown[State], state: State) -> None:
    """Highlight the cities that can be chosen; frame the chosen one, or the cube's destination."""
    size = round(layout.hexes.size, 2)
    for number, glow in _glows(shown, state):
        if state.board.city_at[number] >= 0:
            rim = _chosen_rim(size) if glow is Glow.CHOSEN else _city_rim(size, glow)
            stamp(surface, rim, *layout.hexes.centre(state.board.hexes[number]), centred=True)
    route = route_shown(shown, state)
    if route is not None:
        end = state.board.cities[end_of(state, route)].hex
        stamp(surface, _chosen_rim(size), *layout.hexes.centre(state.board.hexes[end]), centred=True)


def write_scores(surface: Canvas, layout: TileLayout, shown: Shown[State], state: State) -> None:
    """Write at each end that the chosen cube can reach the most points for its player."""
    hexes = layout.hexes
    for city, points in _best_scores(shown, state).items():
        x, y = hexes.centre(state.board.hexes[state.board.cities[city].hex])
        place = (x - hexes.size * 0.95, y - hexes.size * 0.75)
        write(
            surface,
            layout.map_scale,
            shown.translate("points-more", count=points),
            "slab_bold",
            17,
            GAIN,
            *place,
            "c",
            LIGHT,
        )


def write_gains(surface: Canvas, layout: TileLayout, shown: Shown[State], state: State) -> None:
    """Write next to the destination of the shown route what each player gains, on plates with discs."""
    route = route_shown(shown, state)
    if route is None:
        return
    brought = gains(state, route)
    seats = sorted((seat for seat, points in enumerate(brought) if points), key=lambda s: s != state.turn)
    plates = [
        gain_plate(layout.print, shown.seats[s].colour, shown.translate("points-more", count=brought[s]))
        for s in seats
    ]
    wide, high = sum(plate.get_width() for plate in plates), max(plate.get_height() for plate in plates)
    end = state.board.cities[end_of(state, route)].hex
    hexes = [tile.hex for tiles in route_tiles(state, route) for tile in tiles]
    place = ticket_place(layout, shown, state, (wide, high), end, hexes)
    if place is not None:
        x = place[0] - wide / 2
        for plate in plates:
            stamp(surface, plate, x, place[1] - high / 2)
            x += plate.get_width()


def _best_scores(shown: Shown[State], state: State) -> dict[int, int]:
    """Return for each end of the chosen cube's deliveries the most points for its player."""
    found: dict[int, int] = {}
    if route_shown(shown, state) is not None:
        return found
    if source_of(shown, state) is not None:
        for move in shown.candidates("end", "links", "route"):
            if isinstance(move, Deliver):
                end = end_of(state, move)
                found[end] = max(found.get(end, 0), gains(state, move)[state.turn])
    return found


def _closed(middle: float, reach: float) -> list[Point]:
    """Return the closed outline of a hex."""
    corners = hex_corners(middle, middle, reach)
    return [*corners, corners[0]]


@cached_surface
def _city_rim(size: float, glow: Glow) -> pygame.Surface:
    """Draw lamp light around a city's hex, and a brass line on its edge."""
    side = size * 3.4
    middle, pointed = side / 2, glow is Glow.POINTED

    def draw(pen: Pen) -> None:
        for i in range(10):
            level = min(255, round((16 + 9 * i) * glow.value))
            pen.line((255, 196, 60, level), _closed(middle, size * (1.50 - 0.045 * i)), size * 0.12)
        pen.line((150, 92, 4), _closed(middle, size * 1.08), size * 0.17)
        pen.line(
            (255, 214, 92) if not pointed else (255, 244, 190), _closed(middle, size * 1.08), size * 0.10
        )

    return smooth((side, side), draw)


@cached_surface
def _chosen_rim(size: float) -> pygame.Surface:
    """Draw a double frame of ink and cream around a hex."""
    side = size * 3.4

    def draw(pen: Pen) -> None:
        for colour, reach, width in ((INK, 1.28, 0.44), (CREAM, 1.30, 0.20)):
            pen.line(colour, _closed(side / 2, size * reach), size * width)

    return smooth((side, side), draw)


def light_cubes(surface: Canvas, layout: TileLayout, shown: Shown[State], state: State) -> None:
    """Draw a ring of light around the cubes that can be delivered, brighter for the one whose route is shown.

    A chosen cube is on a plate.
    """
    source, route = source_of(shown, state), route_shown(shown, state)
    able = {
        (move.city, move.colour)
        for move in (shown.candidates() if source is None else shown.candidates("end", "links", "route"))
        if isinstance(move, Deliver)
    }
    goes = (route.city, route.colour) if route is not None else None
    for city, colour in able | ({goes} if goes is not None else set()):
        for slot in cube_slots(state, layout, city):
            if slot.colour != colour:
                continue
            thing = cube_thing(state, city, colour)
            if thing in shown.picked:
                picture = _chosen_plate(round(slot.width * 2.0))
            else:
                bright = thing == shown.pointed or (city, colour) == goes
                picture = halo(round(slot.width * 2.0), 1.0 if bright else 0.62)
            stamp(surface, picture, slot.x, slot.y, centred=True)


@cached_surface
def _chosen_plate(side: int) -> pygame.Surface:
    """Draw a cream plate with an edge of ink, under what is chosen."""

    def draw(pen: Pen) -> None:
        pen.circle(INK, (side / 2, side / 2), side * 0.48)
        pen.circle(CREAM, (side / 2, side / 2), side * 0.42)

    return smooth((side, side), draw)


@cached_surface
def halo(side: int, strength: float, rim: bool = True) -> pygame.Surface:
    """Draw a soft glow, with or without a brass ring."""

    def draw(pen: Pen) -> None:
        middle = (side / 2, side / 2)
        for i in range(8):
            level = min(255, round((22 + 14 * i) * strength * 1.6))
            pen.circle((*LAMP, level), middle, side / 2 * math.sqrt(1 - i / 8))
        if rim:
            pen.ring((176, 112, 8), middle, side * 0.44, max(1.0, side * 0.05))

    return smooth((side, side), draw)


def draw_routes(surface: Canvas, layout: TileLayout, shown: Shown[State], state: State) -> None:
    """Draw the route of the armed delivery, or of the best one to the hovered end."""
    move = route_shown(shown, state)
    if move is None:
        return
    width = max(2.0, layout.hexes.size * 0.44)
    for tiles in route_tiles(state, move):
        draw_way(surface, line_of(layout, state.board, tiles), width)


def route_shown(shown: Shown[State], state: State) -> Deliver | None:
    """Return the delivery whose route is drawn: of the hovered line, the armed one, the best remaining."""
    pointed = shown.pointed
    lines = {line.thing: line for line in lines_of(shown, state)}
    if pointed is not None and pointed in lines:
        return lines[pointed].move
    if isinstance(shown.armed, Deliver):
        return shown.armed
    if state.step != DELIVER and lines:
        return next(iter(lines.values())).move
    aimed = any(thing.field == "end" for thing in shown.picked)
    if pointed is not None and pointed.field == "end" and source_of(shown, state) is not None:
        left = [
            move
            for move in shown.candidates("end", "links", "route")
            if isinstance(move, Deliver) and end_of(state, move) == pointed.value
        ]
    elif aimed:
        left = [move for move in shown.candidates() if isinstance(move, Deliver)]
    else:
        return None
    return best_lines(state, left)[0].move if left else None


def draw_way(surface: Canvas, line: list[Point], width: float) -> None:
    """Draw light along a line of the map, in pixels."""
    if len(line) < 2:
        return
    pad = round(3 * width)
    xs, ys = [x for x, _ in line], [y for _, y in line]
    rect = pygame.Rect(
        round(min(xs)) - pad,
        round(min(ys)) - pad,
        round(max(xs) - min(xs)) + 2 * pad,
        round(max(ys) - min(ys)) + 2 * pad,
    )
    local = tuple((round(x - rect.x, 1), round(y - rect.y, 1)) for x, y in line)
    stamp(surface, _way(local, rect.size, round(width, 2)), rect.x, rect.y)


@cached_surface
def _way(line: tuple[Point, ...], size: tuple[int, int], width: float) -> pygame.Surface:
    def draw(pen: Pen) -> None:
        for i in range(4):
            pen.line((*WAY, 40 + 34 * i), line, width * (2.6 - 0.5 * i))
        pen.line((120, 66, 4), line, width * 0.72)
        pen.line((255, 240, 178), line, width * 0.44)

    return smooth(size, draw, 2)


def light_links(surface: Canvas, layout: TileLayout, shown: Shown[State], state: State) -> None:
    """Highlight the locomotives of the shown route, and those by which routes to one end differ."""
    route = route_shown(shown, state)
    for number in route.links if route is not None else ():
        rect = engine_rect(layout, state, number)
        stamp(surface, halo(round(rect.w * 1.5), 0.8, rim=False), *rect.center, centred=True)
    if not any(thing.field == "end" for thing in shown.picked):
        return
    left = [move for move in shown.candidates() if isinstance(move, Deliver)]
    if len(left) < 2:
        return
    every = set.intersection(*(set(move.links) for move in left))
    for number in sorted({link for move in left for link in move.links} - every):
        rect = engine_rect(layout, state, number)
        bright = shown.pointed == Pickable("links", number)
        picture = halo(round(rect.w * 1.5), 1.0 if bright else 0.6)
        stamp(surface, picture, *rect.center, centred=True)


# What would come


def draw_ghost(surface: Canvas, layout: TileLayout, shown: Shown[State], state: State) -> None:
    """Draw the tiles that could be laid, faintly, and the armed one with its price on a ticket."""
    board, armed = state.board, shown.armed
    way = way_shown(shown, state)
    if way is not None:
        for tile in way.tiles:
            draw_tile(surface, layout, board, tile, _colour(shown, state), ghost=True)
        return
    for move in shown.candidates("side", "hex"):
        if isinstance(move, LayTile) and (armed is None or not isinstance(armed, LayTile)):
            draw_tile(surface, layout, board, next_tile(state, move), _colour(shown, state), ghost=True)
    if isinstance(armed, LayTile):
        draw_tile(surface, layout, board, next_tile(state, armed), _colour(shown, state), ghost=True)


def write_price(surface: Canvas, layout: TileLayout, shown: Shown[State], state: State) -> None:
    """Write the cost of the armed tile, or of the whole way to a city, on a ticket above it."""
    armed, board = shown.armed, state.board
    way = way_shown(shown, state)
    if way is not None:
        last, first = way.tiles[-1], way.tiles[0]
        number, cost = board.near[last.hex][last.leave], way.cost
        hexes = (board.near[first.hex][first.enter], *(tile.hex for tile in way.tiles))
    elif isinstance(armed, LayTile):
        number, cost, hexes = armed.hex, tile_cost(state, armed.side), (armed.hex,)
    else:
        return
    words = shown.translate("sum", amount=cost)
    place = ticket_place(layout, shown, state, ticket_size(layout.print, words), number, hexes)
    if place is not None:
        ticket(surface, layout.print, *place, words)


def _colour(shown: Shown[State], state: State) -> int:
    return shown.seats[state.turn].colour


# What happened, and what a bot proposes


def ring(surface: Canvas, layout: TileLayout, place: Point, reach: float, colour: Colour) -> None:
    """Draw a dashed ring around a point; `reach` in pixels."""
    width = max(1.6, 2.0 * layout.k * layout.zoom**0.5)
    stamp(surface, dashed_ring(round(reach, 1), round(width, 2), colour, 12), *place, centred=True)


def begun_tiles(shown: Shown[State]) -> dict[int, TileLaid]:
    """Return, by their identities, the tiles laid since the viewer's last move whose links are unfinished."""
    laid: dict[int, dict[int, TileLaid]] = {}
    for event, _ in shown.marks:
        if isinstance(event, TileLaid):
            laid.setdefault(event.seat, {})[id(event)] = event
        elif isinstance(event, (LinkFinished, TrackRemoved)):
            laid.pop(event.seat, None)
    return {key: tile for tiles in laid.values() for key, tile in tiles.items()}


def ring_last(surface: Canvas, layout: TileLayout, shown: Shown[State], state: State) -> None:
    """Ring the links begun and finished, cities delivered to, and new hotels since the viewer's last move.

    The rings have the players' colors; the tiles of a finished link have none.
    """
    hexes, board, begun = layout.hexes, state.board, begun_tiles(shown)
    for event, colour in shown.marks:
        tile = begun.get(id(event))
        if tile is not None and state.tracks_in[tile.hex]:
            ring(surface, layout, hexes.centre(board.hexes[tile.hex]), hexes.size * 0.95, colour)
        elif isinstance(event, LinkFinished) and event.link < len(state.links):
            rect = engine_rect(layout, state, event.link)
            ring(surface, layout, rect.center, rect.w * 0.62, colour)
        elif (city := _city_changed(event)) is not None:
            place = hexes.centre(board.hexes[board.cities[city].hex])
            ring(surface, layout, place, hexes.size * 1.2, colour)
        elif (hotel := _hotel_opened(state, event)) is not None:
            ring(surface, layout, hotel_place(layout, state, hotel), hexes.size * 0.95, colour)


def _city_changed(event: Event) -> int | None:
    """Return the city that received a cube."""
    if isinstance(event, CubeDelivered):
        return event.city_end
    return event.city if isinstance(event, CubeDrawn) else None


def _hotel_opened(state: State, event: Event) -> int | None:
    """Return the city whose hotel was bought, if it is still there."""
    if not isinstance(event, CardTaken):
        return None
    card = state.board.operations[event.card]
    return card.city if card.effect == HOTEL and card.city in hotels(state) else None


def place_done(layout: TileLayout, shown: Shown[State], event: Event) -> Point | None:
    """Return the place on the map of an event that `ring_last` marks, in pixels."""
    state = shown.state
    hexes, all_hexes = layout.hexes, state.board.hexes
    if isinstance(event, LinkFinished) and event.link < len(state.links):
        return engine_rect(layout, state, event.link).center
    if isinstance(event, TileLaid) and id(event) in begun_tiles(shown):
        return hexes.centre(all_hexes[event.hex])
    if (city := _city_changed(event)) is not None:
        return hexes.centre(all_hexes[state.board.cities[city].hex])
    if (city := _hotel_opened(state, event)) is not None:
        return hotel_place(layout, state, city)
    return None


def hinted(state: State, move: Move | None) -> list[int]:
    """Return the hexes of a proposed move."""
    board = state.board
    if isinstance(move, Deliver):
        return [board.cities[move.city].hex, board.cities[end_of(state, move)].hex]
    if isinstance(move, LayTile):
        return [board.near[move.hex][move.side]]
    if isinstance(move, ContinueTrack):
        return [move.hex]
    if isinstance(move, StartTrack):
        here = board.cities[move.city].hex
        return [here, board.near[here][move.side]]
    city = getattr(move, "city", None)
    return [] if city is None else [board.cities[city].hex]


def ring_hint(surface: Canvas, layout: TileLayout, shown: Shown[State], state: State) -> None:
    """Mark a proposed move: the route of a delivery, a lantern-colored ring around each place."""
    if shown.hint is None:
        return
    hexes, move = layout.hexes, shown.hint
    if isinstance(move, Deliver) and shown.armed is None:
        for tiles in route_tiles(state, move):
            draw_way(surface, line_of(layout, state.board, tiles), max(2.0, hexes.size * 0.44))
    for number in hinted(state, move):
        ring(surface, layout, hexes.centre(state.board.hexes[number]), hexes.size * 1.15, LANTERN)


def mark_hint(surface: Canvas, layout: TileLayout, shown: Shown[State], state: State) -> None:
    """Mark a proposed move: a lantern at the last of its places, where it covers no name."""
    places = hinted(state, shown.hint) if shown.hint is not None else []
    if places:
        names = name_rects(layout, Localizer(state.game), as_seen=True)
        here = layout.hex_rect(state.board.hexes[places[-1]])
        lantern(surface, layout.print, *free_corner(here.inflate(here.w * 0.35, 0), here.w, names))


_CARDS: Final = ("card", "display", "held")


def cities_named(shown: Shown[State], state: State) -> list[int]:
    """Return the cities named by the hovered item; none for a face-down baron."""
    thing, board = shown.pointed, state.board
    if thing is None:
        return []
    if thing.field == "line":
        line = board.major_lines[thing.number]
        return [line.a, line.b]
    if thing.field in _CARDS:
        city = board.operations[thing.number].city
        return [city] if city >= 0 else []
    if thing.field == "baron" and may_see(shown, state):
        return list(board.barons[thing.number].cities)
    return []


def ring_named(surface: Canvas, layout: TileLayout, shown: Shown[State], state: State) -> None:
    """Draw a ring around each named city."""
    for city in cities_named(shown, state):
        place = layout.hexes.centre(state.board.hexes[state.board.cities[city].hex])
        ring(surface, layout, place, layout.hexes.size * 1.35, SIGNAL)


_FARTHER: Final = 0.04
"""The penalty of each later position, in parts of a hidden ticket."""
_NAMES: Final = 3
"""The weight of a hidden name relative to other things."""


def ticket_place(
    layout: TileLayout,
    shown: Shown[State],
    state: State,
    size: tuple[int, int],
    number: int,
    hexes: Sequence[int] = (),
) -> Point | None:
    """Return the middle of a ticket, `size` pixels large, for hex `number`; None if that is out of view.

    The ticket hides names, cities with their cubes, printed fields and the given hexes as little as possible.
    """
    x, y = layout.hexes.centre(state.board.hexes[number])
    if not layout.frame.collidepoint(x, y):
        return None
    covers = list(_covers(layout, shown, state, hexes))
    best: tuple[float, Point] | None = None
    for place, middle in enumerate(_around(layout, size, (x, y))):
        rect = pygame.Rect((0, 0), size)
        rect.center = (round(middle[0]), round(middle[1]))
        rect.clamp_ip(layout.frame)
        hidden = sum(clip.w * clip.h for clip in (rect.clip(cover) for cover in covers))
        cost = hidden / (size[0] * size[1]) + _FARTHER * place
        if best is None or cost < best[0]:
            best = (cost, rect.center)
    assert best is not None
    return best[1]


def _around(layout: TileLayout, size: tuple[int, int], middle: Point) -> Iterator[Point]:
    """Return positions around a hex: above it, at its sides, below it and its cubes."""
    (wide, high), (x, y), reach = size, middle, layout.hexes.size
    over, under, beside = reach * 1.1 + high / 2, reach * 1.6 + high / 2, reach * 1.2 + wide / 2
    yield x, y - over
    for turned in (0.55, -0.55):
        yield x + wide * turned, y - over
    for side in (beside, -beside):
        yield x + side, y - reach * 0.4
        yield x + side, y + reach * 0.7
    for turned in (0.0, 0.55, -0.55):
        yield x + wide * turned, y + under
    for turned in (0.0, 0.7, -0.7):
        yield x + wide * turned, y - over - 1.6 * reach


def _covers(
    layout: TileLayout, shown: Shown[State], state: State, hexes: Sequence[int]
) -> Iterator[pygame.Rect]:
    board, less = state.board, round(layout.hexes.size * 0.4)
    yield from _NAMES * name_rects(layout, shown.localizer, as_seen=True)
    for name in seen_fields(layout, shown, state):
        yield layout.fields[name]
    for number in (*hexes, *(city.hex for city in board.cities)):
        yield layout.hex_rect(board.hexes[number]).inflate(-less, -less)
    for city in range(len(board.cities)):
        for slot in cube_slots(state, layout, city):
            yield slot_rect(slot)
