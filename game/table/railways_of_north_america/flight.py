"""Motion on the board: track is laid, engines drop, cubes travel and fall, discs slide, coins fly."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import pygame

from game.rules.contract import Event, MoneyPaid
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
from game.rules.railways_of_north_america.track import Tile
from game.table.boards.haul import Link, Train, draw_haul, duration_of
from game.table.boards.moving import CoinFlight, OnTheWay, send_coins
from game.table.boards.view import Shown
from game.table.kit.clip import only_within
from game.table.kit.motion import Motion, Motions
from game.table.kit.pen import Point, stamp
from game.table.kit.pieces import block, wooden_engine
from game.table.railways_of_north_america.cards import draw_card
from game.table.railways_of_north_america.fields import line_rows
from game.table.railways_of_north_america.layout import TileLayout
from game.table.railways_of_north_america.printing import disc_place, draw_disc
from game.table.railways_of_north_america.rails import (
    draw_engine,
    draw_tile,
    engine_spot,
    line_of,
)
from game.table.railways_of_north_america.reading import route_tiles
from game.table.railways_of_north_america.towns import cube_slots, empty_marker

LAYING: Final = 0.35
"""Seconds that a tile needs to lie."""
FALL: Final = 0.45
SLIDE: Final = 0.60
FLY: Final = 0.65
_DROP: Final = 70
"""Units from which a piece falls."""


@dataclass(frozen=True, slots=True)
class TileLaying(OnTheWay):
    """A seat's track comes to lie."""

    seat: int
    tile: Tile


@dataclass(frozen=True, slots=True)
class EngineFall(OnTheWay):
    """A seat's locomotive falls onto a link."""

    seat: int
    link: int


@dataclass(frozen=True, slots=True)
class CubeFall(OnTheWay):
    """A cube of a colour falls into a city."""

    city: int
    colour: int


@dataclass(frozen=True, slots=True)
class MarkerFall(OnTheWay):
    """The marker of an empty city falls onto it."""

    city: int


@dataclass(frozen=True, slots=True)
class DiscSlide(OnTheWay):
    """A seat's disc goes along the track of points, from how many there were `before`."""

    seat: int
    before: int


@dataclass(frozen=True, slots=True)
class Parcel:
    """A cube travels; `tiles` are those of each link, in the order of the way."""

    delivery: CubeDelivered
    tiles: tuple[tuple[Tile, ...], ...]


@dataclass(frozen=True, slots=True)
class Claim(OnTheWay):
    """A seat's locomotive goes to the major line that it marks."""

    seat: int
    line: int


@dataclass(frozen=True, slots=True)
class CardFlight:
    """A card goes to the seat that took it."""

    card: int
    seat: int


def points_seen(motions: Motions, seat: int, points: int) -> int:
    """A seat's points as far as its disc has come on the track; `points` when all is at rest."""
    waiting = [motion.what.before for motion in motions.of(DiscSlide) if motion.what.seat == seat]
    return waiting[0] if waiting else points


def start_motion(event: Event, layout: TileLayout, state: State, motions: Motions) -> None:
    """Start the motion that shows an event, if it has one."""
    if isinstance(event, TileLaid):
        key = ("tile", event.tile.hex, event.tile.enter)
        motions.add(TileLaying(key, event.seat, event.tile), duration=LAYING)
    elif isinstance(event, LinkFinished):
        fall = EngineFall(("engine", event.link, 0), event.seat, event.link)
        motions.add(fall, duration=FALL, delay=LAYING, tween="bounce_end")
    elif isinstance(event, MajorLineScored):
        delay = motions.rest(EngineFall)
        claim = Claim(("claim", event.line, 0), event.seat, event.line)
        motions.add(claim, duration=SLIDE * 1.3, delay=delay, tween="accel_decel")
    elif isinstance(event, CubeDelivered):
        move = Deliver(event.colour, event.city, event.links)
        tiles = tuple(route_tiles(state, move))
        motions.add(Parcel(event, tiles), duration=duration_of(len(event.links)), tween="linear")
    elif isinstance(event, PointsScored):
        _start_disc(event, motions)
    elif isinstance(event, CubeDrawn):
        index = len(motions.of(CubeFall))
        drawn = CubeFall(("cube", event.city, index), event.city, event.colour)
        motions.add(drawn, duration=FALL, delay=0.25 * index, tween="bounce_end")
    elif isinstance(event, MarkerPlaced):
        marked = MarkerFall(("marker", event.city, 0), event.city)
        motions.add(marked, duration=FALL, delay=motions.rest(Parcel), tween="bounce_end")
    elif isinstance(event, CardTaken):
        motions.add(CardFlight(event.card, event.seat), duration=FLY, tween="accel_decel")
    elif isinstance(event, MoneyPaid):
        _start_money(event, motions)


def _start_disc(event: PointsScored, motions: Motions) -> None:
    """A disc slides once for all points that its player gets at once."""
    if any(motion.what.seat == event.seat for motion in motions.of(DiscSlide)):
        return
    slide = DiscSlide(("disc", event.seat, 0), event.seat, event.before)
    motions.add(slide, duration=SLIDE, delay=motions.rest(Parcel, Claim), tween="accel_decel")


def _start_money(event: MoneyPaid, motions: Motions) -> None:
    delay = 0.18 * len(motions.of(CoinFlight))
    send_coins(motions, CoinFlight.of(event), FLY, delay)


# Drawing


def draw_flights(
    surface: pygame.Surface,
    layout: TileLayout,
    shown: Shown[State],
    state: State,
    motions: Motions,
) -> None:
    """Everything that is in motion, where it is now."""
    if not motions:
        return
    with only_within(surface, layout.frame):
        for laying in motions.of(TileLaying):
            _draw_laying(surface, layout, shown, state, laying)
        for engine in motions.of(EngineFall):
            _draw_engine(surface, layout, shown, state, engine)
        for fall in motions.of(CubeFall):
            _draw_cube(surface, layout, state, fall)
        for marker in motions.of(MarkerFall):
            _draw_marker(surface, layout, state, marker)
        for parcel in motions.of(Parcel):
            _draw_parcel(surface, layout, shown, state, parcel)
    for disc in motions.of(DiscSlide):
        _draw_disc(surface, layout, shown, state, disc)
    for claim in motions.of(Claim):
        _draw_claim(surface, layout, shown, state, claim)


def draw_cards_over(
    surface: pygame.Surface,
    layout: TileLayout,
    shown: Shown[State],
    motions: Motions,
    place_of: Callable[[int], Point],
) -> None:
    """Cards on their way to the seats that took them."""
    for card in motions.of(CardFlight):
        _draw_card(surface, layout, shown, card, place_of(card.what.seat))


def _draw_laying(
    surface: pygame.Surface,
    layout: TileLayout,
    shown: Shown[State],
    state: State,
    motion: Motion[TileLaying],
) -> None:
    seat, tile = motion.what.seat, motion.what.tile
    ghost = motion.time < 0.6
    draw_tile(surface, layout, state.board, tile, shown.seats[seat].colour, ghost=ghost)


def _draw_engine(
    surface: pygame.Surface,
    layout: TileLayout,
    shown: Shown[State],
    state: State,
    motion: Motion[EngineFall],
) -> None:
    seat, number = motion.what.seat, motion.what.link
    if motion.waiting or number >= len(state.links):
        return
    raised = (1 - motion.progress) * _DROP * layout.k
    draw_engine(surface, layout, engine_spot(layout, state, number), shown.seats[seat].colour, raised)


def _draw_cube(surface: pygame.Surface, layout: TileLayout, state: State, motion: Motion[CubeFall]) -> None:
    city, colour = motion.what.city, motion.what.colour
    slots = [slot for slot in cube_slots(state, layout, city) if slot.colour == colour]
    if motion.waiting or not slots:
        return
    slot = slots[-1]
    y = slot.y - (1 - motion.progress) * _DROP * layout.k
    stamp(surface, block(state.board.colours[colour], slot.width), slot.x, y, centred=True)


def _draw_marker(
    surface: pygame.Surface, layout: TileLayout, state: State, motion: Motion[MarkerFall]
) -> None:
    if motion.waiting:
        return
    hexes = layout.hexes
    x, y = hexes.centre(state.board.hexes[state.board.cities[motion.what.city].hex])
    y -= (1 - motion.progress) * _DROP * layout.k
    picture = empty_marker(round(hexes.size * 0.95, 1))
    stamp(surface, picture, x + hexes.size * 0.62, y - hexes.size * 0.62, centred=True)


def _draw_parcel(
    surface: pygame.Surface,
    layout: TileLayout,
    shown: Shown[State],
    state: State,
    motion: Motion[Parcel],
) -> None:
    """A locomotive of each link's owner pulls the cube over it."""
    event = motion.what.delivery
    hexes, board = layout.hexes, state.board
    cities = route_of(state, Deliver(event.colour, event.city, event.links))
    stops = [hexes.centre(board.hexes[board.cities[city].hex]) for city in (*cities, event.city_end)]
    links = [
        Link(
            [stops[number], *line_of(layout, board, tiles), stops[number + 1]],
            shown.seats[state.links[link].owner].colour,
        )
        for number, (link, tiles) in enumerate(zip(event.links, motion.what.tiles, strict=True))
    ]
    cargo = block(board.colours[event.colour], hexes.size * 1.05)
    train = Train(cargo, hexes.size * 1.6, shown.say("haul-gain", points=1))
    draw_haul(surface, layout.print, links, train, motion)


def _draw_disc(
    surface: pygame.Surface,
    layout: TileLayout,
    shown: Shown[State],
    state: State,
    motion: Motion[DiscSlide],
) -> None:
    """A disc goes from space to space along the track, from its place among others to the next one."""
    seat, before = motion.what.seat, motion.what.before
    points = before + (state.points[seat] - before) * motion.progress
    low = math.floor(points)
    part = points - low
    (x, y), end = (disc_place(layout, _with_points(state, seat, at), seat) for at in (low, low + 1))
    place = (x + (end[0] - x) * part, y + (end[1] - y) * part)
    draw_disc(surface, layout, shown.seats[seat], place, points >= POINTS_ROUND)


def _with_points(state: State, seat: int, points: int) -> list[int]:
    """Everybody's points while a seat's disc lies at `points`."""
    return [points if other == seat else value for other, value in enumerate(state.points)]


def _draw_claim(
    surface: pygame.Surface,
    layout: TileLayout,
    shown: Shown[State],
    state: State,
    motion: Motion[Claim],
) -> None:
    """A locomotive goes from the map to the major line that it marks."""
    if motion.waiting:
        return
    seat, number = motion.what.seat, motion.what.line
    rows = line_rows(layout, len(state.board.major_lines))
    start = _where_claimed(layout, shown, state)
    x, y = motion.between(start, (rows[number].right - 20 * layout.k, rows[number].centery))
    picture = wooden_engine(shown.seats[seat].colour, round(48 * layout.k))
    stamp(surface, picture, x, y - math.sin(math.pi * motion.time) * 40 * layout.k, centred=True)


def _where_claimed(layout: TileLayout, shown: Shown[State], state: State) -> Point:
    """Where a locomotive begins that marks a major line: at the link that has just completed it."""
    finished = [event.link for event in shown.last if isinstance(event, LinkFinished)]
    if not finished or finished[-1] >= len(state.links):
        return layout.frame.center
    return engine_spot(layout, state, finished[-1])


def _draw_card(
    surface: pygame.Surface,
    layout: TileLayout,
    shown: Shown[State],
    motion: Motion[CardFlight],
    end: Point,
) -> None:
    x, y = motion.between(layout.fields["display"].center, end)
    rect = pygame.Rect(0, 0, layout.print.px(240), layout.print.px(76))
    rect.center = (round(x), round(y - math.sin(math.pi * motion.time) * 30 * layout.k))
    rect.clamp_ip(surface.get_rect())
    draw_card(surface, layout.print, rect, shown, shown.state, motion.what.card, 1)
