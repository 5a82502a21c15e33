"""The board view of North American Railways."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import pygame

from game.rules.contract import Event, Move, Party, PartyType, seat_party
from game.rules.north_american_railways.cards import Cards
from game.rules.north_american_railways.events import CityBought
from game.rules.north_american_railways.income import seat_income
from game.rules.north_american_railways.moves import Found, Offer
from game.rules.north_american_railways.state import NorthAmericanRailwaysState
from game.rules.north_american_railways.steps import (
    ANSWER,
    CHOOSE_SHARE,
    CITIES,
    ENDED,
)
from game.table.boards.animation import PULSE, of_kind
from game.table.boards.card_zoom import CardZoom
from game.table.boards.painted import PaintedView
from game.table.boards.shown import Pickable
from game.table.boards.view import Badge, BoardChoosing, BoardText, SeatCard, cash_of
from game.table.kit.lettering import text_width, write
from game.table.kit.motion import Motions
from game.table.kit.pen import Pen, Point, smooth, stamp
from game.table.kit.pieces import BRIGHT_BRASS, conductors_cap, disc, seal, share
from game.table.kit.scale import Scale
from game.table.kit.surface_cache import cached_surface
from game.table.kit.theme import BRASS, CREAM, INK, QUIET, SHADE, WALNUT, Colour, mix
from game.table.north_american_railways.animations import ANIMATIONS
from game.table.north_american_railways.cards import card_zoom_of, draw_coasts
from game.table.north_american_railways.columns import plate_place
from game.table.north_american_railways.layout import CardLayout
from game.table.north_american_railways.painter import Painter
from game.table.north_american_railways.payments import chapters_of
from game.table.north_american_railways.previews import choices_of, outlook_of, preview_of
from game.table.north_american_railways.reading import (
    FIELDS,
    Seen,
    any_purse,
    counted,
    covered,
    founding_price,
    in_network,
    longest_network,
    offering_price,
)
from game.table.north_american_railways.sheet import network_of
from game.table.north_american_railways.words import about_thing, guide_for, reason, reason_against, why_only
from game.words import format_dollars


def _standing(shown: Seen, seat: int, income: int) -> str:
    """Return a player's status in the phase, or the player's income per turn, as on a sheet."""
    state = shown.seen
    if state.step == ENDED:
        return ""
    if state.step == CITIES and state.passed >> seat & 1 and not shown.settling:
        return shown.translate("seat-passed")
    if state.step == ANSWER and seat == state.proposer:
        return shown.translate("seat-offers", amount=state.offer_price)
    return shown.translate("seat-income", amount=income)


def _guards(state: NorthAmericanRailwaysState) -> bool:
    """Return whether cash matters: for shares and offers, but not for cities, which treasuries pay."""
    return state.step in (CHOOSE_SHARE, ANSWER)


def _first_amount(move: Move, state: NorthAmericanRailwaysState) -> int | None:
    """Return the first price: a founder's buys a city, an offer's may be accepted."""
    if isinstance(move, Offer):
        return offering_price(state, move.column)
    return founding_price(state) if isinstance(move, Found) else None


def _seat_card(seat: int, shown: Seen, motions: Motions) -> SeatCard:
    """Return shares, directorships, payments, who begins; cash only for those who may know it."""
    state, seen = shown.state, shown.seen
    companies = range(len(state.treasury))
    badges: list[Badge] = []
    for company in companies:
        count = seen.shares_of(seat, company)
        if not count:
            continue
        badges.append(Badge("share", company, count, numbered=True))
        if seen.director[company] == seat:
            badges.append(Badge("seal", company))
    open_cash = (
        state.open_cash
        or seen.step == ENDED
        or (state.step == ENDED and shown.settling)
        or shown.viewer is None
        or (seat == shown.viewer and not shown.covered)
    )
    cash = counted(shown, seat_party(seat), state.cash[seat], motions)
    shares = [badge for badge in badges if badge.picture == "share"]
    return SeatCard(
        format_dollars(cash) if open_cash else "",
        "",
        _standing(shown, seat, seat_income(seen, seat)),
        tuple(badges),
        (shares, [replace(share, count=1) for share in shares]),
        Badge("cap", 0) if seat == shown.seen.first else None,
        "" if open_cash else shown.translate("seat-hidden"),
    )


TEXT: Final[BoardText[NorthAmericanRailwaysState]] = BoardText(
    seat_card=_seat_card,
    counts=cash_of,
    about=about_thing,
    illegal_reason=reason,
    choices=choices_of,
    preview=preview_of,
    outlook=outlook_of,
    guide=guide_for,
    against=lambda move, shown: reason_against(move, shown) or "",
    why_only=why_only,
    chapters=chapters_of,
    company_badge="seal",
)
CHOOSING: Final[BoardChoosing[NorthAmericanRailwaysState]] = BoardChoosing(
    first_amount=_first_amount, needs_curtain=_guards, as_known_to_all=any_purse
)


class NorthAmericanRailwaysView(PaintedView[NorthAmericanRailwaysState, Painter]):
    """The view with the columns of cards, and the companies' sheet below them."""

    text = TEXT
    choosing = CHOOSING
    animations = ANIMATIONS

    def __init__(self, cards: Cards, open_cash: bool = False) -> None:
        """Create a view of tables with these cards; with `open_cash` everybody's cash is shown."""
        self._cards = cards
        self.has_secrets = not open_cash
        super().__init__()

    @property
    def layout(self) -> CardLayout:
        """Return the layout. Raises `RuntimeError` before the first `arrange`."""
        return self._painting.layout

    def _laid_out(self, scale: Scale, area: pygame.Rect) -> Painter:
        return Painter(CardLayout(scale, area, self._cards))

    def draw_status(
        self, surface: pygame.Surface, scale: Scale, rect: pygame.Rect, shown: Seen, motions: Motions
    ) -> None:
        """Draw the turn, the phases, and the sign of the last turn."""
        draw_bar(surface, scale, rect, shown, bool(of_kind(motions, PULSE)))

    def draw_badge(self, surface: pygame.Surface, badge: Badge, rect: pygame.Rect) -> None:
        """Draw the badges "share" or "seal" (index: company), "disc" (seat color), "cap", or "coast" (its
        count).
        """
        if badge.picture == "coast":
            draw_coasts(surface, badge.count, rect)
            return
        side = float(min(rect.size))
        if badge.picture == "disc":
            picture = disc(badge.index, side * 0.9, flat=True)
        elif badge.picture == "cap":
            picture = conductors_cap(round(side * 1.1))
        else:
            colour = self._cards.companies[badge.index]
            picture = share(colour, *rect.size) if badge.picture == "share" else seal(colour, side)
        stamp(surface, picture, *rect.center, centred=True)

    # Things

    def pickable_at(self, position: tuple[int, int], shown: Seen) -> Pickable | None:
        """Return the pickable under a pixel: a card, a plate, a company, a city of its network, or its
        payments.
        """
        layout, state = self.layout, shown.state
        if layout.sheet.collidepoint(position):
            return self._on_sheet(position, state)
        for group in range(len(FIELDS)):
            if plate_place(layout, shown, group).collidepoint(position):
                return Pickable("plate", group)
            for column in range(layout.columns):
                if not layout.place(group, column).collidepoint(position):
                    continue
                count = self._count(state, group, column)
                for number in reversed(range(count)):
                    if layout.seen(group, column, number, count).collidepoint(position):
                        bottom = number == count - 1
                        return Pickable(FIELDS[group], column) if bottom else covered(group, column, number)
        return None

    @staticmethod
    def _count(state: NorthAmericanRailwaysState, group: int, column: int) -> int:
        return (state.cities_left if group else state.shares_left)[column]

    def _on_sheet(self, position: tuple[int, int], state: NorthAmericanRailwaysState) -> Pickable | None:
        layout = self.layout
        rulings = layout.rulings(longest_network(state))
        for company in range(layout.companies):
            if not layout.row(company).collidepoint(position):
                continue
            if layout.account(company, rulings).collidepoint(position):
                return Pickable("company", company)
            if layout.worth(company, rulings).collidepoint(position):
                return Pickable("worth", company)
            count = network_of(state, company)
            for number in range(count):
                if layout.city(company, number, count, rulings).collidepoint(position):
                    return in_network(company, number)
        return None

    def names(self, shown: Seen) -> list[pygame.Rect]:
        """Return the rectangles of the text on the cards in the columns and in the networks."""
        layout, state = self.layout, shown.state
        groups = range(len(FIELDS))
        found = [plate_place(layout, shown, group) for group in groups]
        for group in groups:
            for column in range(layout.columns):
                count = self._count(state, group, column)
                found += [layout.head(group, column, number, count) for number in range(count)]
        rulings = layout.rulings(longest_network(state))
        for company in range(layout.companies):
            count = network_of(state, company)
            found += [layout.city(company, number, count, rulings) for number in range(count)]
        return found

    def figures(self, shown: Seen) -> list[pygame.Rect]:
        """Return the rectangles of the companies' treasuries, directors and shares, and of what a share
        pays.
        """
        layout = self.layout
        rulings = layout.rulings(longest_network(shown.state))
        companies = range(layout.companies)
        accounts = [layout.account(company, rulings).inflate(0, -6) for company in companies]
        return accounts + [layout.worth(company, rulings).inflate(0, -6) for company in companies]

    def things_of(self, event: Event, shown: Seen) -> list[Pickable]:
        """Return what an event names on the table: a bought city in its network, or else the company."""
        if isinstance(event, CityBought) and event.city in (cities := shown.state.network[event.company]):
            return [Pickable("network", (event.company, 1 + cities.index(event.city)))]
        return [thing for thing in super().things_of(event, shown) if thing.field == "company"]

    def rect_of(self, thing: Pickable, shown: Seen) -> pygame.Rect | None:
        """Return the rectangle of a pickable; None for a column without cards."""
        layout, state = self.layout, shown.state
        rulings = layout.rulings(longest_network(state))
        if thing.field in FIELDS:
            group, column = FIELDS.index(thing.field), thing.number
            count = self._count(state, group, column)
            return layout.card(group, column, count - 1, count) if count else None
        if thing.field == "covered":
            group, column, number = thing.numbers
            return layout.seen(group, column, number, self._count(state, group, column))
        if thing.field == "company":
            return layout.account(thing.number, rulings)
        if thing.field == "row":
            return layout.row(thing.number)
        if thing.field == "worth":
            return layout.worth(thing.number, rulings)
        if thing.field == "network":
            company, number = thing.numbers
            return layout.city(company, number, network_of(state, company), rulings)
        return plate_place(layout, shown, thing.number) if thing.field == "plate" else None

    def card_zoom(self, thing: Pickable, shown: Seen, text_size: float) -> CardZoom | None:
        """Return an enlarged share, city, or city of a network."""
        return card_zoom_of(thing, self.rect_of(thing, shown), self.layout, shown, text_size)

    # Motion

    def purse(self, party: Party, shown: Seen) -> Point | None:
        """Return the place of a company's treasury on the sheet, or of the bank."""
        if party.kind is PartyType.COMPANY:
            return self.layout.purse(party.number, self.layout.rulings(longest_network(shown.state)))
        return self.layout.bank


_HIGH: Final = 36.0


def draw_bar(surface: pygame.Surface, scale: Scale, rect: pygame.Rect, shown: Seen, paying: bool) -> None:
    """Draw everything, left-aligned in `rect`. `paying`: the income of the previous turn is being
    animated.
    """
    state = shown.seen
    k, x, y = scale.k, float(rect.x), rect.centery
    paying = paying or shown.settling
    over = state.step == ENDED
    title = shown.translate("status-turn", turn=state.turn_number)
    x = write(surface, scale, title, "slab_bold", 22, CREAM, x, y).right + 18 * k
    now = 2 if paying else 3 if over else state.phase() - 1
    phases = (
        shown.translate("phase-shares"),
        shown.translate("phase-cities"),
        shown.translate("phase-income"),
    )
    for i, words in enumerate(phases):
        wide, high = text_width(scale, words, "semi", 19) + round(38 * k), max(22, round(_HIGH * k))
        stamp(surface, _chip((wide, high), i - now), x, y - high / 2)
        ink = INK if i == now else CREAM if i > now else QUIET
        write(surface, scale, words, "semi", 19, ink, x + wide / 2 + 3 * k, y, "c")
        x += wide - 3 * k
    if over:
        write(surface, scale, shown.translate("status-over"), "semi", 19, CREAM, x + 18 * k, y)


@cached_surface
def _chip(size: tuple[int, int], ahead: int) -> pygame.Surface:
    """Draw a phase's arrow: past, current (`ahead` 0) or to come."""
    w, h = size
    nose = h * 0.30
    shape = [(1.5, 2), (w - nose - 2, 2), (w - 2, h / 2), (w - nose - 2, h - 2), (1.5, h - 2), (nose, h / 2)]
    dark: Colour = mix(WALNUT, SHADE, 0.5)

    def draw(pen: Pen) -> None:
        if ahead == 0:
            pen.shade_poly(mix(BRIGHT_BRASS, CREAM, 0.15), mix(BRASS, BRIGHT_BRASS, 0.35), shape)
        else:
            pen.poly(dark, shape)
        pen.line(BRASS if ahead == 0 else mix(BRASS, WALNUT, 0.45), [*shape, shape[0]], 1.3)

    return smooth(size, draw, 4)
