"""The animations: track is laid, locomotives drop, cubes travel and fall, discs slide, coins fly."""

from __future__ import annotations

import math
from typing import Any, Final, TypeAlias

import pygame

from game.rules.contract import MoneyPaid, Sound
from game.rules.railways_of_north_america.board import POINTS_ROUND
from game.rules.railways_of_north_america.delivering import route_of
from game.rules.railways_of_north_america.events import (
    CardTaken,
    CubeDelivered,
    CubeDrawn,
    LinkFinished,
    MajorLineScored,
    MarkerPlaced,
    PointsScored,
    TileLaid,
)
from game.rules.railways_of_north_america.moves import Deliver
from game.rules.railways_of_north_america.state import RailwaysOfNorthAmericaState as State
from game.table.boards.animation import (
    PAYMENT,
    Animation,
    BoardAnimations,
    BoardContext,
    CoinFlight,
    Layer,
    coins,
    of_kind,
    sprite,
)
from game.table.boards.haul import Link, Train, draw_haul, duration_of
from game.table.kit.motion import Motion
from game.table.kit.pen import Point, stamp
from game.table.kit.pieces import block, wooden_engine
from game.table.railways_of_north_america.cards import draw_card
from game.table.railways_of_north_america.fields import line_rows
from game.table.railways_of_north_america.layout import TileLayout
from game.table.railways_of_north_america.printing import disc_place, draw_disc
from game.table.railways_of_north_america.rails import draw_engine, draw_tile, engine_spot, line_of
from game.table.railways_of_north_america.reading import route_tiles
from game.table.railways_of_north_america.towns import cube_slots, empty_marker

At: TypeAlias = BoardContext[TileLayout, State]

LAYING: Final = 0.35
"""The time in seconds until a tile is laid."""
FALL: Final = 0.45
SLIDE: Final = 0.60
FLY: Final = 0.65
_DROP: Final = 70
"""The height in units from which a piece falls."""


def _tile(event: TileLaid, at: At) -> Animation[At]:
    """Lay a seat's track."""
    tile = event.tile

    def draw(surface: pygame.Surface, at: At, _: Point, motion: Motion[Any]) -> None:
        colour = at.shown.seats[event.seat].colour
        draw_tile(surface, at.layout, at.state.board, tile, colour, ghost=motion.time < 0.6)

    return Animation(
        draw=draw, seconds=LAYING, easing="decelerate", layer=Layer.MAP, piece=("tile", tile.hex, tile.enter)
    )


def _engine(event: LinkFinished, at: At) -> Animation[At]:
    """Drop a seat's locomotive on a link."""

    def draw(surface: pygame.Surface, at: At, _: Point, motion: Motion[Any]) -> None:
        if event.link < len(at.state.links):
            spot, raised = engine_spot(at.layout, at.state, event.link), (1 - motion.progress) * _DROP
            draw_engine(surface, at.layout, spot, at.shown.seats[event.seat].colour, raised * at.layout.k)

    return Animation(
        kind="engine",
        draw=draw,
        seconds=FALL,
        delay=LAYING,
        easing="bounce_end",
        layer=Layer.MAP,
        piece=("engine", event.link, 0),
    )


def _claim(event: MajorLineScored, at: At) -> Animation[At]:
    """Move a locomotive from the link that completes a major line to its row in the list."""

    def start(at: At) -> Point:
        finished = [event.link for event in at.shown.last if isinstance(event, LinkFinished)]
        if not finished or finished[-1] >= len(at.state.links):
            return at.layout.frame.center
        return engine_spot(at.layout, at.state, finished[-1])

    def end(at: At) -> Point:
        row = line_rows(at.layout, len(at.state.board.major_lines))[event.line]
        return row.right - 20 * at.layout.k, row.centery

    return Animation(
        kind="claim",
        draw=sprite(lambda at: wooden_engine(at.shown.seats[event.seat].colour, round(48 * at.layout.k))),
        start=start,
        end=end,
        arc=40,
        seconds=SLIDE * 1.3,
        delay=at.rest("engine"),
        piece=("claim", event.line, 0),
    )


def _parcel(event: CubeDelivered, at: At) -> Animation[At]:
    """Pull the cube over each link by a locomotive of its owner."""
    move = Deliver(event.colour, event.city, event.links)
    tiles = tuple(route_tiles(at.state, move))

    def draw(surface: pygame.Surface, at: At, _: Point, motion: Motion[Any]) -> None:
        layout, state, board = at.layout, at.state, at.state.board
        hexes, cities = layout.hexes, (*route_of(state, move), event.city_end)
        stops = [hexes.centre(board.hexes[board.cities[city].hex]) for city in cities]
        links = [
            Link(
                [stops[number], *line_of(layout, board, laid), stops[number + 1]],
                at.shown.seats[state.links[link].owner].colour,
            )
            for number, (link, laid) in enumerate(zip(event.links, tiles, strict=True))
        ]
        cargo = block(board.colours[event.colour], hexes.size * 1.05)
        train = Train(cargo, hexes.size * 1.6, at.shown.translate("haul-gain", points=1))
        draw_haul(surface, layout.print, links, train, motion)

    return Animation(
        kind="parcel",
        draw=draw,
        seconds=duration_of(len(event.links)),
        easing="linear",
        layer=Layer.MAP,
        waits=True,
    )


def _points(event: PointsScored, at: At) -> Animation[At] | None:
    """Slide a disc along the score track, once for all points that its player gains at a time."""
    seat, before, piece = event.seat, event.before, ("disc", event.seat, 0)
    if any(motion.what.piece == piece for motion in at.motions.of(Animation)):
        return None

    def at_points(at: At, points: int) -> Point:
        """Return the place of a disc with this many points among the others."""
        everybody = [points if other == seat else value for other, value in enumerate(at.state.points)]
        return disc_place(at.layout, everybody, seat)

    def reached(at: At, progress: float) -> float:
        return before + (at.state.points[seat] - before) * progress

    def path(at: At, progress: float) -> Point:
        points = reached(at, progress)
        low = math.floor(points)
        (x, y), end = at_points(at, low), at_points(at, low + 1)
        return x + (end[0] - x) * (points - low), y + (end[1] - y) * (points - low)

    def draw(surface: pygame.Surface, at: At, place: Point, motion: Motion[Any]) -> None:
        above = reached(at, motion.progress) >= POINTS_ROUND
        draw_disc(surface, at.layout, at.shown.seats[seat], place, above)

    return Animation(
        draw=draw,
        path=path,
        seconds=SLIDE,
        delay=at.rest("parcel", "claim"),
        piece=piece,
        waits=True,
        before=before,
    )


def _cube(event: CubeDrawn, at: At) -> Animation[At]:
    """Drop cubes into a city, one after the other."""
    number = len(of_kind(at.motions, "cube"))

    def draw(surface: pygame.Surface, at: At, _: Point, motion: Motion[Any]) -> None:
        slots = [slot for slot in cube_slots(at.state, at.layout, event.city) if slot.colour == event.colour]
        if slots:
            x, y, raised = slots[-1].x, slots[-1].y, (1 - motion.progress) * _DROP * at.layout.k
            picture = block(at.state.board.colours[event.colour], slots[-1].width)
            stamp(surface, picture, x, y - raised, centred=True)

    return Animation(
        kind="cube",
        draw=draw,
        seconds=FALL,
        sound=Sound.CUBE,
        delay=0.25 * number,
        easing="bounce_end",
        layer=Layer.MAP,
        piece=("cube", event.city, number),
    )


def _marker(event: MarkerPlaced, at: At) -> Animation[At]:
    """Drop the empty-city marker on its city."""

    def end(at: At) -> Point:
        hexes, board = at.layout.hexes, at.state.board
        x, y = hexes.centre(board.hexes[board.cities[event.city].hex])
        return x + hexes.size * 0.62, y - hexes.size * 0.62

    return Animation(
        draw=sprite(lambda at: empty_marker(round(at.layout.hexes.size * 0.95, 1))),
        end=end,
        drop=_DROP,
        seconds=FALL,
        delay=at.rest("parcel"),
        easing="bounce_end",
        layer=Layer.MAP,
        piece=("marker", event.city, 0),
    )


def _card(event: CardTaken, at: At) -> Animation[At]:
    """Move a card to the seat that took it."""

    def draw(surface: pygame.Surface, at: At, place: Point, motion: Motion[Any]) -> None:
        rect = pygame.Rect(0, 0, at.layout.print.px(240), at.layout.print.px(76))
        rect.center = (round(place[0]), round(place[1]))
        rect.clamp_ip(surface.get_rect())
        draw_card(surface, at.layout.print, rect, at.shown, at.state, event.card, 1)

    return Animation(
        draw=draw,
        start=lambda at: at.layout.fields["display"].center,
        end=lambda at: at.seat_place(event.seat),
        arc=30,
        seconds=FLY,
        layer=Layer.TABLE,
    )


def _coins(event: MoneyPaid, at: At) -> CoinFlight:
    return coins(event, at, FLY, 0.18 * len(of_kind(at.motions, PAYMENT)))


PIECES: Final = {
    "tile": ("hex", "entered edge"),
    "engine": ("link", "0"),
    "claim": ("line", "0"),
    "disc": ("seat", "0"),
    "cube": ("city", "number"),
    "marker": ("city", "0"),
}
"""The keys of pieces that the view hides while they move: each kind, with the meanings of its numbers."""

ANIMATIONS: Final[BoardAnimations[At]] = BoardAnimations(
    {
        TileLaid: _tile,
        LinkFinished: _engine,
        MajorLineScored: _claim,
        CubeDelivered: _parcel,
        PointsScored: _points,
        CubeDrawn: _cube,
        MarkerPlaced: _marker,
        CardTaken: _card,
        MoneyPaid: _coins,
    },
    PIECES,
)
