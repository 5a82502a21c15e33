"""The sheet of the companies: treasury, director, shares, network, and what a share pays."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

import pygame

from game.rules.north_american_railways.events import CityBought, ShareTaken, StartCityDrawn
from game.rules.north_american_railways.income import split_income
from game.rules.north_american_railways.moves import BuyCity
from game.rules.north_american_railways.state import NorthAmericanRailwaysState
from game.rules.north_american_railways.steps import NONE, SYMBOL_VALUE
from game.table.boards.animation import Key
from game.table.boards.shown import Pickable
from game.table.kit.lettering import NARROWEST, text_width, write, write_within
from game.table.kit.materials import double_frame, drop_shadow, print_paper
from game.table.kit.pen import Pen, only_within, smooth, stamp
from game.table.kit.pieces import LANTERN, coin_stack, lantern
from game.table.kit.surface_cache import cached_surface
from game.table.kit.theme import BRASS, FADED_INK, INK, LAMP, PAPER, SEATS, Colour, mix
from game.table.north_american_railways.cards import (
    MONEY,
    company_plate,
    director_marker,
    network_card,
    slot_card,
)
from game.table.north_american_railways.layout import CardLayout, Rulings
from game.table.north_american_railways.reading import (
    Seen,
    chosen_company,
    company_title,
    in_network,
    longest_network,
    usable_companies,
)
from game.words import format_dollars

_ROOMY: Final = (110.0, 48.0)
"""The width and height, in units, from which cards of a network have room for large text."""
_BEYOND_ROW: Final = 20
"""The units that shadows and marks extend beyond a company's row at most."""
_INK: Final[Colour] = mix(INK, PAPER, 0.12)
_LIGHT: Final[Colour] = (255, 226, 150)
"""The lamp's light on the row of a chosen company."""


def holders(state: NorthAmericanRailwaysState, company: int) -> list[int]:
    """Return the seats that hold a company's shares, one entry per share; the director first."""
    director = state.director[company]
    order = sorted(range(state.players), key=lambda seat: (seat != director, seat))
    return [seat for seat in order for _ in range(state.shares_of(seat, company))]


def network_of(state: NorthAmericanRailwaysState, company: int) -> int:
    """Return how many cities a network has, including its start city."""
    return 0 if state.start_city[company] == NONE else 1 + len(state.network[company])


AIR: Final = 14
"""The smallest gap in units between two headings, larger than between words."""


def headings(layout: CardLayout, shown: Seen, rulings: Rulings) -> Iterator[tuple[str, float, int]]:
    """Return the headings that fit over their columns: text, left end and width, in pixels."""
    heads = [
        (rulings.company, shown.translate("sheet-company")),
        (rulings.treasury, shown.translate("sheet-treasury")),
        (rulings.director, shown.translate("sheet-director")),
        (rulings.shares, shown.translate("sheet-shares")),
        (rulings.network, shown.translate("sheet-network")),
        (rulings.worth, shown.translate("sheet-worth")),
    ]
    ends = [*(x for x, _ in heads[1:]), layout.sheet_bounds[2]]
    for (x, words), end in zip(heads, ends, strict=True):
        room = round((end - x - 4 - AIR) * layout.k)
        if text_width(layout.print, words, "semi", 18) * NARROWEST <= room:
            yield words, layout.at(x + 4, 0)[0], room


def draw_sheet(
    surface: pygame.Surface,
    layout: CardLayout,
    shown: Seen,
    treasuries: Sequence[int],
    hidden: frozenset[Key],
) -> None:
    """Draw the whole sheet. `treasuries` are the amounts to show; `hidden` are pieces in motion."""
    scale, rect = layout.print, layout.sheet
    drop_shadow(surface, rect, scale.px(14), (scale.px(3), scale.px(8)), 180, 3)
    _draw_rows(surface, layout, shown, range(layout.companies), treasuries, hidden)


def draw_row(
    surface: pygame.Surface,
    layout: CardLayout,
    shown: Seen,
    company: int,
    treasuries: Sequence[int],
    hidden: frozenset[Key],
) -> pygame.Rect:
    """Redraw a company's row on an otherwise unchanged sheet; return the changed rectangle."""
    around = 2 * layout.print.px(_BEYOND_ROW)
    place = layout.row(company).inflate(around, around).clip(layout.sheet)
    with only_within(surface, place):
        near = range(max(0, company - 1), min(layout.companies, company + 2))
        _draw_rows(surface, layout, shown, near, treasuries, hidden)
    return place


def _draw_rows(
    surface: pygame.Surface,
    layout: CardLayout,
    shown: Seen,
    companies: Iterable[int],
    treasuries: Sequence[int],
    hidden: frozenset[Key],
) -> None:
    """Draw the paper with the headings, and the rows of some companies."""
    scale, rect, state = layout.print, layout.sheet, shown.state
    rulings = layout.rulings(longest_network(state))
    print_paper(surface, rect, 30)
    inset = scale.px(8)
    double_frame(surface, scale, rect.inflate(-2 * inset, -2 * inset), _INK, 3, 2.2)
    y = layout.at(0, layout.sheet_bounds[1] + 29)[1]
    for words, left, room in headings(layout, shown, rulings):
        write_within(surface, scale, words, "semi", 18, FADED_INK, left, y, room)
    usable, chosen = usable_companies(shown), chosen_company(shown)
    for company in companies:
        row = layout.row(company)
        pygame.draw.line(surface, mix(INK, PAPER, 0.55), row.topleft, (row.right - 1, row.y))
        pointed = shown.pointed == Pickable("company", company)
        _draw_lights(surface, layout, company, rulings, company in usable, company == chosen, pointed)
        _draw_account(surface, layout, shown, company, rulings, treasuries[company], hidden)
        _draw_network(surface, layout, shown, company, rulings, hidden)
        if shown.seen.sold[company]:
            _draw_worth(surface, layout, shown, company, rulings)
        if isinstance(shown.hint, BuyCity) and shown.hint.company == company:
            place = layout.company_plate(company, rulings).inflate(scale.px(6), scale.px(6))
            pygame.draw.rect(surface, LANTERN, place, max(2, scale.px(3)), border_radius=scale.px(8))
            lantern(surface, scale, place.right - scale.px(6), place.y + scale.px(8))


def _draw_lights(
    surface: pygame.Surface,
    layout: CardLayout,
    company: int,
    rulings: Rulings,
    usable: bool,
    chosen: bool,
    pointed: bool,
) -> None:
    """Draw lamp light on the rows of companies that can be chosen."""
    if not (usable or chosen):
        return
    scale = layout.print
    row = layout.account(company, rulings)
    row = pygame.Rect(row.x - scale.px(5), row.y + 2, row.w + scale.px(5), row.h - 3)
    strength = 150 if chosen else 105 if pointed else 60
    stamp(surface, light(row.size, strength), *row.topleft)
    rim = mix(BRASS, INK, 0.1)
    thick = max(2, scale.px(3)) if chosen or pointed else max(1, scale.px(2))
    pygame.draw.rect(surface, rim, row, thick, border_radius=scale.px(6))


@cached_surface
def light(size: tuple[int, int], strength: int) -> pygame.Surface:
    """Draw warm light on paper, strongest at the left."""
    w, h = size

    def draw(pen: Pen) -> None:
        for i in range(16):
            part = i / 16
            pen.rect((*_LIGHT, round(strength * (1 - part * 0.6))), w * part, 0, w / 16 + 1, h)

    return smooth(size, draw, 1)


def _draw_account(
    surface: pygame.Surface,
    layout: CardLayout,
    shown: Seen,
    company: int,
    rulings: Rulings,
    treasury: int,
    hidden: frozenset[Key],
) -> None:
    """Draw the plate, treasury, director and shares of a company."""
    scale, k, state = layout.print, layout.k, shown.state
    colour = state.cards.companies[company]
    place = layout.company_plate(company, rulings)
    drop_shadow(surface, place, scale.px(3), (0, scale.px(2)), 110, scale.px(6))
    stamp(surface, company_plate(colour, company_title(shown, company), scale, place.size), *place.topleft)
    middle = layout.at(0, layout.row_middle(company))[1]
    stamp(surface, coin_stack(round(34 * k, 1), treasury > 0), *layout.purse(company, rulings), centred=True)
    right = layout.at(rulings.treasury + 111, 0)[0]
    ink = INK if treasury else FADED_INK
    room = round(74 * k)
    write_within(
        surface, layout.lettered, format_dollars(treasury), "slab_bold", 21, ink, right, middle, room, "r"
    )
    director = state.director[company]
    if director != NONE and ("director", company, 0) not in hidden:
        x, y = layout.seat_of_director(company, rulings)
        marker = director_marker(colour, shown.seats[director].colour, round(k, 3))
        stamp(surface, marker, x - 25 * k, y - 28 * k)
        if rulings.named:
            room = round((rulings.shares - rulings.director - 70) * k)
            left, name = layout.at(rulings.director + 60, 0)[0], shown.seats[director].name
            write_within(surface, scale, name, "semi", 19, INK, left, middle, room)
    held = holders(state, company)
    shares = state.cards.setup.shares_per_company
    for number in range(shares):
        slot = layout.slot(company, number, rulings, shares)
        taken = number < len(held) and ("slot", company, number) not in hidden
        seat_colour = shown.seats[held[number]].colour if taken else None
        stamp(surface, slot_card(seat_colour, slot.size), *slot.topleft)
    told = {id(event) for _, event in shown.since}
    for event, ink in shown.marks:
        if not isinstance(event, ShareTaken) or event.company != company:
            continue
        if id(event) in told:
            # The director's answer caused it; the color is that of the share's holder.
            ink = SEATS[shown.seats[event.seat].colour].colour
        numbers = [
            i for i, seat in enumerate(held) if seat == event.seat and ("slot", company, i) not in hidden
        ]
        if numbers:
            slot = layout.slot(company, numbers[-1], rulings, shares)
            _mark_last(surface, layout, slot, ink)


def _mark_last(surface: pygame.Surface, layout: CardLayout, rect: pygame.Rect, colour: Colour) -> None:
    """Draw a line in the player's color around changes since the viewer's last move."""
    thick = max(1, layout.print.px(2))
    around = rect.inflate(2 * thick + 2, 2 * thick + 2)
    pygame.draw.rect(surface, colour, around, thick, border_radius=layout.print.px(5))


def _draw_network(
    surface: pygame.Surface,
    layout: CardLayout,
    shown: Seen,
    company: int,
    rulings: Rulings,
    hidden: frozenset[Key],
) -> None:
    """Draw the cities of a company in the order of buying, its start city first."""
    scale, state = layout.print, shown.state
    count = network_of(state, company)
    middle = layout.at(0, layout.row_middle(company))[1]
    if not count:
        words = shown.translate("sheet-unfounded")
        write(surface, scale, words, "italic", 18, FADED_INK, layout.at(rulings.network + 6, 0)[0], middle)
        return
    new = {e.city: colour for e, colour in shown.marks if isinstance(e, CityBought) and e.company == company}
    drawn = [colour for e, colour in shown.marks if isinstance(e, StartCityDrawn) and e.company == company]
    started = drawn[-1] if drawn else None
    for number in range(count):
        if ("city", company, number) in hidden:
            continue
        rect = layout.city(company, number, count, rulings)
        drop_shadow(surface, rect, scale.px(3), (0, scale.px(2)), 95, scale.px(5))
        roomy = rect.w >= scale.px(_ROOMY[0]) and rect.h >= scale.px(_ROOMY[1])
        letters = layout.lettered if roomy else scale
        stamp(surface, network_card(shown, company, number, letters, rect.size), *rect.topleft)
        mark = started if number == 0 else new.get(state.network[company][number - 1])
        if mark is not None:
            _mark_last(surface, layout, rect.inflate(-2, -2), mark)
        elif shown.pointed == in_network(company, number):
            pygame.draw.rect(
                surface, mix(LAMP, BRASS, 0.5), rect, max(1, scale.px(2)), border_radius=scale.px(5)
            )


def _draw_worth(
    surface: pygame.Surface, layout: CardLayout, shown: Seen, company: int, rulings: Rulings
) -> None:
    """Draw what a share pays each turn, and at the end for the symbols of the network."""
    scale, k, state = layout.lettered, layout.k, shown.seen
    place = layout.worth(company, rulings)
    apart = min(16.0, 0.225 * layout.row_high)
    lines = (
        (-apart, shown.translate("sheet-each-turn"), split_income(state, company)[0], MONEY),
        (apart, shown.translate("sheet-at-the-end"), state.symbols[company] * SYMBOL_VALUE, INK),
    )
    for down, words, amount, ink in lines:
        y = place.centery + down * k
        end = write(
            surface, scale, format_dollars(amount), "slab_bold", 21, ink, place.right - 10 * k, y, "r"
        ).left
        left = place.x + 4 * k
        room = round(end - 5 * k - left)
        write_within(surface, scale, words, "sans", 18, FADED_INK, left, y, room, narrowest=0.45)
