"""Animations on the board: cubes fall, discs and certificates slide, coins fly, the train runs on."""

from __future__ import annotations

from typing import Any, Final, TypeAlias

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
from game.rules.american_rails.message_ids import Paid
from game.rules.american_rails.state import AmericanRailsState
from game.rules.american_rails.steps import PREPARATION
from game.rules.contract import MoneyPaid, company_party
from game.table.american_rails.fields import draw_train, income_cube, income_place, income_point
from game.table.american_rails.layout import CubeLayout
from game.table.american_rails.pieces import HOUSE, draw_piece, slots
from game.table.american_rails.strip import LIT
from game.table.boards.animation import (
    PAYMENT,
    PULSE,
    Animation,
    BoardAnimations,
    BoardContext,
    CoinFlight,
    Key,
    Layer,
    coins,
    coins_of_company,
    of_kind,
    sprite,
)
from game.table.kit.materials import lamp_glow
from game.table.kit.motion import Motion
from game.table.kit.pen import Pen, Point, faded, smooth, stamp
from game.table.kit.pieces import disc, share
from game.table.kit.surface_cache import cached_surface

At: TypeAlias = BoardContext[CubeLayout, AmericanRailsState]

FALL: Final = 0.45
"""The seconds that a cube or house falls."""
FLY: Final = 0.80
"""The seconds that money flies or a certificate slides."""
SLIDE: Final = 0.45
"""The seconds that a disc or an income cube slides."""
RUN: Final = 1.0
"""The seconds that the train takes to the next year."""
PAYING: Final = 0.60
"""The seconds from one company's dividend to the next."""
_AFTER_CUBE: Final = 0.30
_DROP: Final = 95
"""The height in units from which a piece falls."""


def _fall(key: Key, hex_: int, piece: int) -> Animation[At]:
    """Return a cube or a house falling onto a hex; `piece` is its company, or `HOUSE`."""

    def draw(surface: pygame.Surface, at: At, _: Point, motion: Motion[Any]) -> None:
        slot = next((s for s in slots(at.state, at.layout.hexes, hex_) if s.piece == piece), None)
        if slot is not None:
            left = 1 - motion.progress
            shadow = _ground_shadow(round(slot.width * (1 + left * 0.6)), round(8 + 18 * (1 - left)))
            stamp(surface, shadow, slot.x, slot.y + slot.width * 0.30, centred=True)
            raised = slot._replace(y=slot.y - left * _DROP * at.layout.k)
            draw_piece(surface, at.state, raised, grow=1 + 0.16 * left)

    return Animation(draw=draw, seconds=FALL, easing="bounce_end", piece=key, layer=Layer.MAP)


def _choose(event: MarkerPlaced, at: At) -> Animation[At]:
    """Return a seat's disc moving to the chosen action, from the previous column or the turn order track."""
    state, rows = at.state, len(at.state.board.rows)
    before = range((event.column - 1) * rows, event.column * rows) if event.column else range(0)
    left = [space % rows for space in before if state.markers[space] == event.seat]
    place = state.turn_order.index(event.seat) if event.seat in state.turn_order else 0
    return Animation(
        kind="marker",
        draw=sprite(lambda at: disc(at.shown.seats[event.seat].colour, 31 * at.layout.k)),
        start=lambda at: (
            at.layout.space(event.column - 1, left[0])
            if left
            else at.layout.order_space(place, rows, state.players)
        ),
        end=lambda at: at.layout.space(event.column, event.row),
        arc=6,
        seconds=SLIDE,
        piece=("marker", event.column, event.row),
        waits=True,
    )


def _order(event: OrderTaken, at: At) -> Animation[At] | None:
    """Return a disc moving to the turn order track from its player (preparation) or the last column."""
    if at.state.column != PREPARATION:
        return None

    def draw(surface: pygame.Surface, at: At, place: Point, motion: Motion[Any]) -> None:
        picture = disc(at.shown.seats[event.seat].colour, 27 * at.layout.k, True)
        stamp(surface, faded(picture, 0.3 + 0.7 * motion.time), *place, centred=True)

    return Animation(
        draw=draw,
        start=lambda at: at.layout.seat_edge(event.seat),
        end=lambda at: at.layout.order_space(event.place - 1, len(at.state.board.rows), at.state.players),
        arc=6,
        seconds=SLIDE,
        delay=FLY,
        piece=("order", event.place - 1, 0),
    )


def _income(event: IncomeChanged, at: At) -> Animation[At]:
    """Return a company's cube moving along the income track."""

    def end(at: At) -> Point:
        if at.state.income[event.company] == event.after:
            return income_place(at.layout, at.state, event.company)
        return income_point(at.layout, event.after)

    def draw(surface: pygame.Surface, at: At, place: Point, motion: Motion[Any]) -> None:
        value = event.before if motion.time < 1 else event.after
        income_cube(surface, at.layout, at.state.board.companies[event.company].colour, place, value)

    return Animation(
        draw=draw,
        start=lambda at: income_point(at.layout, event.before),
        end=end,
        arc=9,
        seconds=SLIDE,
        delay=_AFTER_CUBE,
        piece=("income", event.company, 0),
        waits=True,
    )


def _pulses(company: int, seconds: float, delay: float) -> list[Animation[At]]:
    """Return the light on a company's certificate, because it pays or has achieved something."""

    def glow(surface: pygame.Surface, at: At, _: Point, motion: Motion[Any]) -> None:
        strength = round(0.9 * motion.progress, 1)
        if strength > 0:
            rect, reach = at.layout.certificates[company], at.layout.print.px(80)
            lamp_glow(surface, rect.inflate(reach, reach), strength=strength)

    def rim(surface: pygame.Surface, at: At, _: Point, motion: Motion[Any]) -> None:
        for i in range(round(5 * at.layout.k * motion.progress)):
            pygame.draw.rect(surface, LIT, at.layout.certificates[company].inflate(2 * i, 2 * i), 1)

    return [
        Animation(
            kind=PULSE,
            draw=glow,
            seconds=seconds,
            delay=delay,
            easing="pulse",
            layer=Layer.LIGHT,
            party=company_party(company),
        ),
        Animation(draw=rim, seconds=seconds, delay=delay, easing="pulse"),
    ]


def _dividend(event: DividendPaid, at: At) -> list[Animation[At]]:
    delay = at.rest("marker") + PAYING * len(of_kind(at.motions, PULSE))
    return _pulses(event.company, FLY, delay)


def _coins(event: MoneyPaid, at: At) -> CoinFlight:
    paid = coins_of_company if event.reason is Paid.DIVIDEND else coins
    return paid(event, at, FLY)


def _share(event: ShareSold, at: At) -> Animation[At]:
    """Return a share in a company's color moving to its buyer."""
    colour = at.state.board.companies[event.company].colour
    return Animation(
        draw=sprite(lambda at: share(colour, 48 * at.layout.k, 60 * at.layout.k)),
        start=lambda at: at.layout.company_point(event.company),
        end=lambda at: at.seat_place(event.seat),
        arc=40,
        seconds=FLY * 1.2,
        layer=Layer.TABLE,
    )


def _train(event: PhaseBegan, at: At) -> Animation[At] | None:
    """Return the train running to a new year, after all payments of the old one."""
    board, year = at.state.board, event.year - at.state.board.first_year
    if event.column or not year:
        return None
    years = board.last_year - board.first_year + 1
    return Animation(
        draw=lambda surface, at, _, motion: draw_train(surface, at.layout, year - 1 + motion.progress, years),
        seconds=RUN,
        delay=at.rest(PULSE, PAYMENT),
        piece=("train", 0, 0),
        waits=True,
    )


@cached_surface
def _ground_shadow(width: float, strength: int) -> pygame.Surface:
    """Draw the shadow on the map of a piece above it."""
    size = (width * 1.5, width)

    def draw(pen: Pen) -> None:
        for i in range(6):
            part = 1 - i / 7
            pen.ellipse(
                (20, 12, 6, strength), (size[0] / 2, size[1] / 2), size[0] * 0.5 * part, size[1] * 0.5 * part
            )

    return smooth(size, draw)


PIECES: Final = {
    "cube": ("company", "hex"),
    "house": ("hex", "0"),
    "marker": ("column", "row"),
    "order": ("place", "0"),
    "income": ("company", "0"),
    "train": ("0", "0"),
}
"""The keys of pieces that the view hides while they move: each kind, with the meanings of its numbers."""

ANIMATIONS: Final[BoardAnimations[At]] = BoardAnimations(
    {
        CubePlaced: lambda event, at: _fall(("cube", event.company, event.hex), event.hex, event.company),
        HousePlaced: lambda event, at: _fall(("house", event.hex, 0), event.hex, HOUSE),
        MarkerPlaced: _choose,
        OrderTaken: _order,
        IncomeChanged: _income,
        ConnectionMade: lambda event, at: _pulses(event.company, 1.0, _AFTER_CUBE),
        DividendPaid: _dividend,
        MoneyPaid: _coins,
        ShareSold: _share,
        PhaseBegan: _train,
    },
    PIECES,
)
