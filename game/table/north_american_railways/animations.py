"""The animations: cards are taken, markers change hands, coins fly, companies pay."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias

import pygame

from game.rules.contract import MoneyPaid, company_party
from game.rules.north_american_railways.events import (
    CityBought,
    DirectorChanged,
    FinalPayment,
    IncomePaid,
    ShareTaken,
    StartCityDrawn,
)
from game.rules.north_american_railways.state import NorthAmericanRailwaysState
from game.table.boards.animation import (
    PULSE,
    Animation,
    BoardAnimations,
    BoardContext,
    Layer,
    coins_of_company,
    last_pulse,
)
from game.table.kit.materials import drop_shadow
from game.table.kit.motion import Motion
from game.table.kit.pen import Point, faded, stamp
from game.table.kit.theme import BRASS
from game.table.north_american_railways.cards import city_card, director_marker, network_card, share_card
from game.table.north_american_railways.layout import CardLayout
from game.table.north_american_railways.reading import CITIES, SHARES, longest_network
from game.table.north_american_railways.sheet import holders, light, network_of

At: TypeAlias = BoardContext[CardLayout, NorthAmericanRailwaysState]

TAKE: Final = 0.75
"""The time in seconds for a card to move from its column to the sheet."""
FLY: Final = 0.65
"""The time in seconds for coins to fly."""
PAYING: Final = 0.60
"""The time in seconds from one company's payment to the next."""
_TAKEN: Final = "taken"
"""The group and kind of the taken cards."""


def _share(event: ShareTaken, at: At) -> Animation[At]:
    """Move a share from its column to the sheet."""
    state, company = at.state, event.company
    column = (SHARES, event.column, state.shares_left[event.column])
    number = max(i for i, seat in enumerate(holders(state, company)) if seat == event.seat)

    def end(at: At) -> pygame.Rect:
        rulings = at.layout.rulings(longest_network(at.state))
        return at.layout.slot(company, number, rulings, at.state.cards.setup.shares_per_company)

    return _card(
        ("slot", company, number),
        column,
        end,
        lambda at, size, time: share_card(at.shown, company, at.layout.print, at.layout.card_size()),
    )


def _city(event: CityBought | StartCityDrawn, at: At) -> Animation[At]:
    """Move a city to its company's network: from its column, or from above if chance draws it."""
    state, company, column, number = at.state, event.company, None, 0
    if isinstance(event, CityBought):
        column = (CITIES, event.column, state.cities_left[event.column])
        number = 1 + state.network[company].index(event.city)

    def end(at: At) -> pygame.Rect:
        rulings = at.layout.rulings(longest_network(at.state))
        return at.layout.city(company, number, network_of(at.state, company), rulings)

    def picture(at: At, size: tuple[int, int], time: float) -> pygame.Surface:
        if number == 0 or time > 0.8:
            return network_card(at.shown, company, number, at.layout.print, size)
        city = at.state.network[company][number - 1]
        return city_card(at.shown, city, at.layout.print, at.layout.card_size())

    return _card(("city", company, number), column, end, picture, 0.0 if column else at.rest(_TAKEN))


def _card(
    piece: tuple[str, int, int],
    column: tuple[int, int, int] | None,
    place: Callable[[At], pygame.Rect],
    picture: Callable[[At, tuple[int, int], float], pygame.Surface],
    delay: float = 0.0,
) -> Animation[At]:
    """Move a card to its place while shrinking it to the size of that place.

    `column` is its origin: the group, the column, and how many cards are left there.
    """

    def start(at: At) -> pygame.Rect:
        if column is None:
            return place(at).move(round(60 * at.layout.k), -round(120 * at.layout.k))
        return at.layout.card(column[0], column[1], column[2], column[2] + 1)

    def draw(surface: pygame.Surface, at: At, middle: Point, motion: Motion[Any]) -> None:
        first, last, scale = start(at), place(at), at.layout.print
        grown = 1 - motion.progress
        w, h = last.w + (first.w - last.w) * grown, last.h + (first.h - last.h) * grown
        rect = pygame.Rect(0, 0, max(4, round(w)), max(4, round(h)))
        rect.center = (round(middle[0]), round(middle[1]))
        card = picture(at, last.size, motion.time)
        drop_shadow(surface, rect, max(2, scale.px(8)), (scale.px(3), scale.px(10)), 150, scale.px(6))
        if card.get_size() != rect.size:
            card = pygame.transform.smoothscale(card, rect.size)
        stamp(surface, card if column else faded(card, min(1.0, motion.time * 2)), *rect.topleft)

    return Animation(
        kind=_TAKEN,
        draw=draw,
        start=lambda at: start(at).center,
        end=lambda at: place(at).center,
        arc=50,
        seconds=TAKE,
        delay=delay,
        piece=piece,
        waits=column is not None,
    )


def _director(event: DirectorChanged, at: At) -> Animation[At]:
    """Move a company's director's marker to the sheet from the seat that gained it."""

    def draw(surface: pygame.Surface, at: At, place: Point, motion: Motion[Any]) -> None:
        colour, k = at.state.cards.companies[event.company], at.layout.k
        marker = director_marker(colour, at.shown.seats[event.seat].colour, round(k, 3))
        stamp(surface, marker, place[0] - 25 * k, place[1] - 28 * k)

    return Animation(
        draw=draw,
        start=lambda at: at.seat_place(event.seat),
        end=lambda at: at.layout.seat_of_director(
            event.company, at.layout.rulings(longest_network(at.state))
        ),
        arc=30,
        seconds=FLY,
        delay=TAKE * 0.6,
        layer=Layer.TABLE,
        piece=("director", event.company, 0),
    )


def _pulse(event: IncomePaid | FinalPayment, at: At) -> Animation[At]:
    """Light the row of a company that pays, with a brass rim."""
    before = last_pulse(at.motions)

    def draw(surface: pygame.Surface, at: At, _: Point, motion: Motion[Any]) -> None:
        strength = round(42 * motion.progress / 6) * 6
        if strength > 0:
            px = at.layout.print.px
            row = at.layout.row(event.company).inflate(px(10), -2)
            stamp(surface, light(row.size, strength), *row.topleft)
            pygame.draw.rect(surface, BRASS, row, max(2, px(3.5 * motion.progress)), border_radius=px(6))

    return Animation(
        kind=PULSE,
        draw=draw,
        seconds=FLY + 0.1,
        delay=0.2 if before is None else before.delay - before.passed + PAYING,
        easing="pulse",
        layer=Layer.LIGHT,
        party=company_party(event.company),
    )


PIECES: Final = {
    "slot": ("company", "number"),
    "city": ("company", "number"),
    "director": ("company", "0"),
}
"""The keys of pieces that the view hides while they move: each kind, with the meanings of its numbers."""

ANIMATIONS: Final[BoardAnimations[At]] = BoardAnimations(
    {
        ShareTaken: _share,
        CityBought: _city,
        StartCityDrawn: _city,
        DirectorChanged: _director,
        IncomePaid: _pulse,
        FinalPayment: _pulse,
        MoneyPaid: lambda event, at: coins_of_company(event, at, FLY),
    },
    PIECES,
)
