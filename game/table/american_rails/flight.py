"""Motion on the board: cubes fall, discs and certificates slide, coins fly, the train runs on."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import pygame

from game.rules.american_rails.events import (
    ConnectionMade,
    CubePlaced,
    DividendPaid,
    HousePlaced,
    IncomeChanged,
    MarkerPlaced,
    OrderTaken,
    PhaseBegan,
    ShareSold,
)
from game.rules.american_rails.kinds import Paid
from game.rules.american_rails.state import AmericanRailsState
from game.rules.american_rails.steps import PREPARATION
from game.rules.contract import Event, MoneyPaid, company_party
from game.table.american_rails.layout import CubeLayout
from game.table.american_rails.pieces import draw_piece
from game.table.american_rails.placing import HOUSE, slots
from game.table.american_rails.strip import LIT
from game.table.american_rails.tracks import draw_train, income_cube, income_place, income_point
from game.table.boards.moving import CoinFlight, OnTheWay, send_coins
from game.table.boards.view import Shown
from game.table.kit.clip import only_within
from game.table.kit.materials import lamp_glow
from game.table.kit.motion import Motion, Motions
from game.table.kit.pen import Pen, Point, faded, smooth, stamp
from game.table.kit.pieces import disc, share
from game.table.kit.shelf import kept

FALL: Final = 0.45
"""Seconds that a cube or house falls."""
FLY: Final = 0.80
"""Seconds that money flies or a certificate slides."""
SLIDE: Final = 0.45
"""Seconds that a disc or an income cube slides."""
RUN: Final = 1.0
"""Seconds that the train takes to the next year."""
PAYING: Final = 0.60
"""Seconds from one company's dividend to the next."""
_AFTER_CUBE: Final = 0.30
_DROP: Final = 95
"""Units from which a piece falls."""


@dataclass(frozen=True, slots=True)
class Fall(OnTheWay):
    """A cube or a house falls onto a hex; `piece` is its company, or `HOUSE`."""

    hex: int
    piece: int


@dataclass(frozen=True, slots=True)
class MarkerSlide(OnTheWay):
    """A seat's disc goes to the action that was chosen."""

    seat: int
    start: Point
    end: Point


@dataclass(frozen=True, slots=True)
class OrderSlide(OnTheWay):
    """A seat's disc comes onto the turn order track."""

    seat: int
    start: Point
    end: Point


@dataclass(frozen=True, slots=True)
class IncomeSlide(OnTheWay):
    """A company's cube goes along the track of incomes, from what it was `before`."""

    company: int
    before: int


@dataclass(frozen=True, slots=True)
class TrainRun(OnTheWay):
    """The train runs on to a year, counted from the first."""

    year: int


@dataclass(frozen=True, slots=True)
class Pulse:
    """A company's certificate is lit: it pays, or has reached something."""

    company: int


@dataclass(frozen=True, slots=True)
class ShareSlide:
    """A share of a company's colour goes to its buyer."""

    company: int
    seat: int


# Starting


def start_motion(event: Event, layout: CubeLayout, state: AmericanRailsState, motions: Motions) -> None:
    """Start the motion that shows an event, if it has one."""
    if isinstance(event, CubePlaced):
        key = ("cube", event.company, event.hex)
        motions.add(Fall(key, event.hex, event.company), duration=FALL, tween="bounce_end")
    elif isinstance(event, HousePlaced):
        motions.add(Fall(("house", event.hex, 0), event.hex, HOUSE), duration=FALL, tween="bounce_end")
    elif isinstance(event, MarkerPlaced):
        start = _before_choice(layout, state, event)
        key = ("marker", event.column, event.row)
        end = layout.space(event.column, event.row)
        motions.add(MarkerSlide(key, event.seat, start, end), duration=SLIDE, tween="accel_decel")
    elif isinstance(event, OrderTaken):
        _start_order(event, layout, state, motions)
    elif isinstance(event, IncomeChanged):
        moved = IncomeSlide(("income", event.company, 0), event.company, event.before)
        motions.add(moved, duration=SLIDE, delay=_AFTER_CUBE, tween="accel_decel")
    elif isinstance(event, ConnectionMade):
        motions.add(Pulse(event.company), duration=1.0, delay=_AFTER_CUBE, tween="pulse")
    elif isinstance(event, DividendPaid):
        delay = motions.rest(MarkerSlide) + PAYING * len(motions.of(Pulse))
        motions.add(Pulse(event.company), duration=FLY, delay=delay, tween="pulse")
    elif isinstance(event, MoneyPaid):
        _start_money(event, motions)
    elif isinstance(event, ShareSold):
        slide = ShareSlide(event.company, event.seat)
        motions.add(slide, duration=FLY * 1.2, tween="accel_decel")
    elif isinstance(event, PhaseBegan) and event.column == 0 and event.year > state.board.first_year:
        index = event.year - state.board.first_year
        delay = motions.rest(Pulse, CoinFlight)
        motions.add(TrainRun(("train", 0, 0), index), duration=RUN, delay=delay, tween="accel_decel")


def _before_choice(layout: CubeLayout, state: AmericanRailsState, event: MarkerPlaced) -> Point:
    """Where a disc lay before it was moved: in the column before, or on the turn order track."""
    rows = len(state.board.rows)
    if event.column > 0:
        first = (event.column - 1) * rows
        for row in range(rows):
            if state.markers[first + row] == event.seat:
                return layout.space(event.column - 1, row)
    place = state.turn_order.index(event.seat) if event.seat in state.turn_order else 0
    return layout.order_space(place, rows, state.players)


def _start_order(event: OrderTaken, layout: CubeLayout, state: AmericanRailsState, motions: Motions) -> None:
    """In the preparation a disc comes from its player; later the order is that of the last column."""
    if state.column == PREPARATION:
        end = layout.order_space(event.place - 1, len(state.board.rows), state.players)
        slide = OrderSlide(("order", event.place - 1, 0), event.seat, layout.seat_edge(event.seat), end)
        motions.add(slide, duration=SLIDE, delay=FLY, tween="accel_decel")


def _start_money(event: MoneyPaid, motions: Motions) -> None:
    """Coins fly; those of a dividend from the company whose certificate is lit."""
    pulses = motions.of(Pulse)
    source, delay = None, 0.0
    if event.reason is Paid.DIVIDEND and pulses:
        source = company_party(pulses[-1].what.company)
        delay = max(0.0, pulses[-1].delay - pulses[-1].passed) + 0.1
    send_coins(motions, CoinFlight.of(event, source), FLY, delay)


# Drawing


def draw_flights(
    surface: pygame.Surface, layout: CubeLayout, shown: Shown, state: AmericanRailsState, motions: Motions
) -> None:
    """Everything that is in motion, where it is now."""
    if not motions:
        return
    with only_within(surface, layout.frame):
        for fall in motions.of(Fall):
            _draw_falling(surface, layout, state, fall)
    for pulse in motions.of(Pulse):
        _draw_pulse(surface, layout, pulse)
    for marker in motions.of(MarkerSlide):
        _draw_marker(surface, layout, shown, marker)
    for order in motions.of(OrderSlide):
        _draw_order(surface, layout, shown, order)
    for income in motions.of(IncomeSlide):
        _draw_income(surface, layout, state, income)
    for train in motions.of(TrainRun):
        years = state.board.last_year - state.board.first_year + 1
        draw_train(surface, layout, train.what.year - 1 + train.progress, years)


@kept
def _ground_shadow(width: float, strength: int) -> pygame.Surface:
    """The shadow on the map of a piece above it."""
    size = (width * 1.5, width)

    def draw(pen: Pen) -> None:
        for i in range(6):
            part = 1 - i / 7
            pen.ellipse(
                (20, 12, 6, strength), (size[0] / 2, size[1] / 2), size[0] * 0.5 * part, size[1] * 0.5 * part
            )

    return smooth(size, draw)


def _draw_falling(
    surface: pygame.Surface, layout: CubeLayout, state: AmericanRailsState, motion: Motion[Fall]
) -> None:
    if motion.waiting:
        return
    fall = motion.what
    slot = next((s for s in slots(state, layout.hexes, fall.hex) if s.piece == fall.piece), None)
    if slot is None:
        return
    left = 1 - motion.progress
    shadow = _ground_shadow(round(slot.width * (1 + left * 0.6)), round(8 + 18 * (1 - left)))
    stamp(surface, shadow, slot.x, slot.y + slot.width * 0.30, centred=True)
    raised = slot._replace(y=slot.y - left * _DROP * layout.k)
    draw_piece(surface, state, raised, grow=1 + 0.16 * left)


def draw_pulses(surface: pygame.Surface, layout: CubeLayout, motions: Motions) -> None:
    """Lamp light under the certificates of companies that pay or gain; drawn before the strip."""
    for motion in motions.of(Pulse):
        strength = round(0.9 * motion.progress, 1)
        if not motion.waiting and strength > 0:
            rect, reach = layout.certificates[motion.what.company], layout.print.px(80)
            lamp_glow(surface, rect.inflate(reach, reach), strength=strength)


def _draw_pulse(surface: pygame.Surface, layout: CubeLayout, motion: Motion[Pulse]) -> None:
    """A bright rim round a certificate."""
    rect = layout.certificates[motion.what.company]
    if not motion.waiting:
        for i in range(round(5 * layout.k * motion.progress)):
            pygame.draw.rect(surface, LIT, rect.inflate(2 * i, 2 * i), 1)


def _draw_marker(
    surface: pygame.Surface, layout: CubeLayout, shown: Shown, motion: Motion[MarkerSlide]
) -> None:
    slide = motion.what
    x, y = motion.between(slide.start, slide.end)
    picture = disc(shown.seats[slide.seat].colour, 31 * layout.k)
    stamp(surface, picture, x, y - _lift(motion, layout), centred=True)


def _draw_order(
    surface: pygame.Surface, layout: CubeLayout, shown: Shown, motion: Motion[OrderSlide]
) -> None:
    if motion.waiting:
        return
    slide = motion.what
    x, y = motion.between(slide.start, slide.end)
    picture = faded(disc(shown.seats[slide.seat].colour, 27 * layout.k, True), 0.3 + 0.7 * motion.time)
    stamp(surface, picture, x, y - _lift(motion, layout), centred=True)


def _lift(motion: Motion[object], layout: CubeLayout) -> float:
    """Pixels that a disc is raised on its way."""
    return math.sin(math.pi * motion.time) * 6 * layout.k


def _draw_income(
    surface: pygame.Surface, layout: CubeLayout, state: AmericanRailsState, motion: Motion[IncomeSlide]
) -> None:
    company, before = motion.what.company, motion.what.before
    start = income_point(layout, before)
    x, y = motion.between(start, income_place(layout, state, company))
    y -= math.sin(math.pi * motion.time) * 9 * layout.k
    value = before if motion.time < 1 else state.income[company]
    income_cube(surface, layout, state.board.companies[company].colour, (x, y), value)


def draw_shares(
    surface: pygame.Surface,
    layout: CubeLayout,
    state: AmericanRailsState,
    motions: Motions,
    place_of: Callable[[int], Point],
) -> None:
    """Shares on their way to their buyers' cards."""
    for motion in motions.of(ShareSlide):
        if not motion.waiting:
            slide = motion.what
            x, y = motion.between(layout.company_point(slide.company), place_of(slide.seat))
            y -= math.sin(math.pi * motion.time) * 40 * layout.k
            colour = state.board.companies[slide.company].colour
            stamp(surface, share(colour, 48 * layout.k, 60 * layout.k), x, y, centred=True)
