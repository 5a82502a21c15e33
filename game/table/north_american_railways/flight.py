"""Motion on the board: cards that are taken, markers that change hands, coins, companies that pay."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import pygame

from game.rules.contract import BANK, Event, MoneyPaid, company_party
from game.rules.north_american_railways.events import (
    CityBought,
    DirectorChanged,
    FinalPayment,
    IncomePaid,
    ShareTaken,
    StartCityDrawn,
)
from game.rules.north_american_railways.state import NorthAmericanRailwaysState
from game.table.boards.moving import CoinFlight, OnTheWay, send_coins
from game.table.kit.materials import drop_shadow
from game.table.kit.motion import Motion, Motions
from game.table.kit.pen import Point, faded, stamp
from game.table.kit.theme import BRASS
from game.table.north_american_railways.cards import (
    city_card,
    director_marker,
    network_card,
    share_card,
)
from game.table.north_american_railways.layout import CardLayout
from game.table.north_american_railways.reading import CITIES, SHARES, Seen, longest_network
from game.table.north_american_railways.sheet import holders, light, network_of

TAKE: Final = 0.75
"""Seconds that a card takes from its column to the sheet."""
FLY: Final = 0.65
"""Seconds that coins fly."""
PAYING: Final = 0.60
"""Seconds from one company's payment to the next."""


@dataclass(frozen=True, slots=True)
class CardFlight(OnTheWay):
    """A card goes to the sheet."""

    key: tuple[str, int, int]
    """Its kind ("slot" or "city"), its company, and the number of its place there."""
    column: tuple[int, int, int] | None
    """Where it comes from: the group, the column, and how many cards are left there; None if unknown."""


@dataclass(frozen=True, slots=True)
class DirectorFlight(OnTheWay):
    """A company's director's marker goes from the seat that has gained it to the sheet."""

    seat: int
    company: int


@dataclass(frozen=True, slots=True)
class Pulse:
    """A company's row is lit: it pays."""

    company: int


# Starting


def start_motion(
    event: Event, layout: CardLayout, state: NorthAmericanRailwaysState, motions: Motions
) -> None:
    """Start the motion that shows an event, if it has one."""
    if isinstance(event, ShareTaken):
        column = (SHARES, event.column, state.shares_left[event.column])
        number = max(i for i, seat in enumerate(holders(state, event.company)) if seat == event.seat)
        motions.add(CardFlight(("slot", event.company, number), column), duration=TAKE, tween="accel_decel")
    elif isinstance(event, CityBought):
        column = (CITIES, event.column, state.cities_left[event.column])
        number = 1 + state.network[event.company].index(event.city)
        motions.add(CardFlight(("city", event.company, number), column), duration=TAKE, tween="accel_decel")
    elif isinstance(event, StartCityDrawn):
        key = ("city", event.company, 0)
        motions.add(CardFlight(key, None), duration=TAKE, delay=motions.rest(CardFlight), tween="accel_decel")
    elif isinstance(event, DirectorChanged):
        change = DirectorFlight(("director", event.company, 0), event.seat, event.company)
        motions.add(change, duration=FLY, delay=TAKE * 0.6, tween="accel_decel")
    elif isinstance(event, (IncomePaid, FinalPayment)):
        before = motions.of(Pulse)
        delay = before[-1].delay - before[-1].passed + PAYING if before else 0.2
        motions.add(Pulse(event.company), duration=FLY + 0.1, delay=delay, tween="pulse")
    elif isinstance(event, MoneyPaid):
        pulses = motions.of(Pulse)
        delay = max(0.0, pulses[-1].delay - pulses[-1].passed) + 0.1 if pulses else 0.0
        # The bank pays for the company, whose row is lit.
        source = company_party(pulses[-1].what.company) if pulses and event.payer == BANK else None
        send_coins(motions, CoinFlight.of(event, source), FLY, delay)


# Drawing


def draw_pulses(surface: pygame.Surface, layout: CardLayout, motions: Motions) -> None:
    """Lamp light on the row of a company that pays, and a brass rim."""
    for motion in motions.of(Pulse):
        strength = round(42 * motion.progress / 6) * 6
        if not motion.waiting and strength > 0:
            row = layout.row(motion.what.company).inflate(layout.print.px(10), -2)
            stamp(surface, light(row.size, strength), *row.topleft)
            thick = max(2, layout.print.px(3.5 * motion.progress))
            pygame.draw.rect(surface, BRASS, row, thick, border_radius=layout.print.px(6))


def draw_flights(
    surface: pygame.Surface,
    layout: CardLayout,
    shown: Seen,
    motions: Motions,
) -> None:
    """Everything that is in motion, where it is now."""
    for card in motions.of(CardFlight):
        _draw_card(surface, layout, shown, card)


def draw_directors(
    surface: pygame.Surface,
    layout: CardLayout,
    shown: Seen,
    motions: Motions,
    place_of: Callable[[int], Point],
) -> None:
    """Directors' markers on their way from the seats that have gained them."""
    for director in motions.of(DirectorFlight):
        _draw_director(surface, layout, shown, director, place_of(director.what.seat))


def _draw_card(surface: pygame.Surface, layout: CardLayout, shown: Seen, motion: Motion[CardFlight]) -> None:
    """A card on its way from its column to the sheet, where it gets as small as its place."""
    (kind, company, number), column = motion.what.key, motion.what.column
    state, scale = shown.state, layout.print
    rulings = layout.rulings(longest_network(state))
    if kind == "slot":
        end = layout.slot(company, number, rulings, state.cards.setup.shares_per_company)
        picture = share_card(shown, company, scale, layout.card_size())
    else:
        end = layout.city(company, number, network_of(state, company), rulings)
        if number == 0 or motion.time > 0.8:
            picture = network_card(shown, company, number, scale, end.size)
        else:
            picture = city_card(shown, state.network[company][number - 1], scale, layout.card_size())
    if column is None:
        if motion.waiting:
            return
        start = end.move(round(60 * layout.k), -round(120 * layout.k))
    else:
        start = layout.card(column[0], column[1], column[2], column[2] + 1)
    x, y = motion.between(start.center, end.center)
    grown = 1 - motion.progress
    w, h = end.w + (start.w - end.w) * grown, end.h + (start.h - end.h) * grown
    y -= math.sin(math.pi * motion.time) * 50 * layout.k
    rect = pygame.Rect(0, 0, max(4, round(w)), max(4, round(h)))
    rect.center = (round(x), round(y))
    drop_shadow(surface, rect, max(2, scale.px(8)), (scale.px(3), scale.px(10)), 150, scale.px(6))
    if picture.get_size() != rect.size:
        picture = pygame.transform.smoothscale(picture, rect.size)
    if column is None:
        picture = faded(picture, min(1.0, motion.time * 2))
    stamp(surface, picture, *rect.topleft)


def _draw_director(
    surface: pygame.Surface,
    layout: CardLayout,
    shown: Seen,
    motion: Motion[DirectorFlight],
    start: Point,
) -> None:
    """The director's marker comes from the seat that now holds it."""
    seat, company = motion.what.seat, motion.what.company
    state = shown.state
    if motion.waiting:
        return
    end = layout.seat_of_director(company, layout.rulings(longest_network(state)))
    x, y = motion.between(start, end)
    y -= math.sin(math.pi * motion.time) * 30 * layout.k
    colour = state.cards.companies[company]
    marker = director_marker(colour, shown.seats[seat].colour, round(layout.k, 3))
    stamp(surface, marker, x - 25 * layout.k, y - 28 * layout.k)
