"""The columns of share and city cards on the baize, and the brass plates above them."""

from __future__ import annotations

from typing import Final

import pygame

from game.rules.north_american_railways.moves import BuyCity
from game.rules.north_american_railways.state import NorthAmericanRailwaysState
from game.rules.north_american_railways.steps import (
    ANSWER,
    CHOOSE_SHARE,
    CITIES_TO_END,
    ENDED,
    FEW_CITIES,
    FEW_SHARES,
    NO_PURCHASE,
    START_CITY,
)
from game.rules.north_american_railways.steps import CITIES as BUY_CITIES
from game.table.boards.shown import Pickable
from game.table.kit.furniture import plate
from game.table.kit.lettering import text_width, write
from game.table.kit.materials import drop_shadow, lamp_glow
from game.table.kit.pen import Pen, smooth, stamp
from game.table.kit.pieces import BRIGHT_BRASS, LANTERN, disc, lantern, price_tag, seal
from game.table.kit.surface_cache import cached_surface
from game.table.kit.theme import BAIZE, BRASS, CREAM, LAMP, SHADE, SIGNAL, Colour, mix
from game.table.north_american_railways.cards import city_card, share_card
from game.table.north_american_railways.layout import CardLayout
from game.table.north_american_railways.reading import (
    CITIES,
    FIELDS,
    SHARES,
    Seen,
    asking_price,
    chosen_column,
    column_of,
    price_of,
    usable_columns,
)
from game.words import format_dollars

THREAD: Final[Colour] = mix(BAIZE, BRASS, 0.34)
AMBER: Final[Colour] = (236, 178, 84)


def draw_columns(surface: pygame.Surface, layout: CardLayout, shown: Seen) -> None:
    """Draw both groups: their places, cards, selection and plates."""
    for group in (SHARES, CITIES):
        for column in range(layout.columns):
            stamp(
                surface,
                _thread(layout.place(group, column).size, layout.k),
                *layout.place(group, column).topleft,
            )
    state = shown.state
    usable, chosen = usable_columns(shown), chosen_column(shown)
    hint = column_of(shown.hint)
    for group in (SHARES, CITIES):
        for column in range(layout.columns):
            here = (group, column)
            pictures = _pictures(layout, shown, group, column)
            if not pictures:
                continue
            pointed = shown.pointed == Pickable(FIELDS[group], column)
            _draw_column(surface, layout, group, column, pictures, here in usable, here == chosen, pointed)
    for marked, mark in ((chosen, _tag), (hint, _hint)):
        if marked is not None:
            count = (state.cities_left if marked[0] else state.shares_left)[marked[1]]
            if count:
                mark(surface, layout, shown, layout.card(*marked, count - 1, count))
    for group in (SHARES, CITIES):
        _draw_plate(surface, layout, shown, group)


@cached_surface
def _thread(size: tuple[int, int], k: float) -> pygame.Surface:
    """Draw the place of a column, embroidered on the baize."""
    return smooth(size, lambda pen: pen.rect(THREAD, 0.5, 0.5, size[0] - 1, size[1] - 1, 9 * k, 1.2 * k))


def _pictures(layout: CardLayout, shown: Seen, group: int, column: int) -> list[pygame.Surface]:
    """Return the pictures of the cards in a column, from the top."""
    size, scale, state = layout.card_size(), layout.lettered, shown.state
    if group == SHARES:
        companies = state.share_columns[column][: state.shares_left[column]]
        return [share_card(shown, company, scale, size) for company in companies]
    cities = state.city_columns[column][: state.cities_left[column]]
    return [city_card(shown, city, scale, size) for city in cities]


def _draw_column(
    surface: pygame.Surface,
    layout: CardLayout,
    group: int,
    column: int,
    pictures: list[pygame.Surface],
    usable: bool,
    chosen: bool,
    pointed: bool,
) -> None:
    """Draw cards that overlap downward; the last, available one is highlighted if it can be chosen."""
    scale, count = layout.print, len(pictures)
    for number, picture in enumerate(pictures[:-1]):
        rect = layout.card(group, column, number, count)
        drop_shadow(surface, rect, scale.px(4), (0, scale.px(2)), 120, scale.px(7))
        stamp(surface, picture, *rect.topleft)
    rect = layout.card(group, column, count - 1, count)
    if count > 1:
        # A soft edge where this card overlaps the one above it.
        drop_shadow(surface, rect, scale.px(7), (0, scale.px(2)), 150, scale.px(7))
    drop_shadow(surface, rect, scale.px(9), (scale.px(2), scale.px(8)), 170, scale.px(7))
    if usable or chosen:
        reach = scale.px(64)
        strength = 0.85 if chosen else 0.62 if pointed else 0.34
        lamp_glow(surface, rect.inflate(reach, reach), AMBER, strength)
    stamp(surface, pictures[-1], *rect.topleft)
    if usable or chosen:
        bright = chosen or pointed
        thick = max(2, scale.px(4 if chosen else 2.6))
        colour = BRIGHT_BRASS if bright else mix(BRASS, BRIGHT_BRASS, 0.35)
        around = rect.inflate(2 * thick - 2, 2 * thick - 2)
        stamp(surface, _rim(around.size, scale.px(8), thick, colour), *around.topleft)


@cached_surface
def _rim(size: tuple[int, int], corner: int, thick: int, colour: Colour) -> pygame.Surface:
    return smooth(size, lambda pen: pen.rect(colour, 0, 0, *size, corner, thick))


def _tag(surface: pygame.Surface, layout: CardLayout, shown: Seen, card: pygame.Rect) -> None:
    """Draw the price of the chosen share under its card, with the disc of the buyer; or a city's buyer."""
    price, k = asking_price(shown), layout.k
    if price:
        seat = shown.state.proposer
        rect = price_tag(surface, layout.print, card.centerx, card.bottom + 3 * k, format_dollars(price))
        stamp(
            surface, disc(shown.seats[seat].colour, 30 * k), rect.right + 16 * k, rect.centery, centred=True
        )
    elif isinstance(shown.armed, BuyCity):
        colour = shown.state.cards.companies[shown.armed.company]
        stamp(surface, seal(colour, 42 * k), card.centerx, card.bottom - 3 * k, centred=True)


def _hint(surface: pygame.Surface, layout: CardLayout, shown: Seen, card: pygame.Rect) -> None:
    """Draw a hint: a lantern-colored rim, the lantern, and the proposed price."""
    scale, thick = layout.print, max(2, layout.print.px(3))
    around = card.inflate(4 * thick, 4 * thick)
    stamp(surface, _rim(around.size, scale.px(11), thick, LANTERN), *around.topleft)
    lantern(surface, scale, around.right - scale.px(4), around.y + scale.px(6))
    price = price_of(shown, shown.hint)
    tagged = chosen_column(shown) != column_of(shown.hint)
    if tagged and price:
        price_tag(surface, scale, card.centerx, card.bottom + scale.px(4), format_dollars(price))
    elif tagged and isinstance(shown.hint, BuyCity):
        colour = shown.state.cards.companies[shown.hint.company]
        stamp(surface, seal(colour, scale.px(42)), card.centerx, card.bottom - scale.px(3), centred=True)


# Plates


def plate_words(shown: Seen, group: int) -> str:
    """Return the text of the plate above a group of columns."""
    return _shares_plate(shown) if group == SHARES else _cities_plate(shown)


def _described(shown: Seen) -> NorthAmericanRailwaysState:
    """Return the table that the plates describe: the last sheets are about a game that is over."""
    return shown.state if shown.settling and shown.state.step == ENDED else shown.seen


def _shares_plate(shown: Seen) -> str:
    state = _described(shown)
    left = sum(state.shares_left)
    if state.ended == FEW_SHARES:
        return shown.translate("plate-few-shares")
    if not left:
        return shown.translate("plate-no-shares")
    if state.step == CHOOSE_SHARE:
        return shown.translate("plate-choose-share", count=left)
    if state.step == ANSWER:
        return shown.translate("plate-offer", count=left)
    resting = state.step in (START_CITY, ENDED)
    return shown.translate("plate-shares" if resting else "plate-shares-next", count=left)


def _cities_plate(shown: Seen) -> str:
    state = _described(shown)
    left = sum(state.cities_left)
    if state.ended == FEW_CITIES:
        return shown.translate("plate-few-cities", most=CITIES_TO_END)
    if state.ended == NO_PURCHASE:
        return shown.translate("plate-no-purchase")
    if not left:
        return shown.translate("plate-no-cities")
    if state.step == BUY_CITIES:
        return shown.translate("plate-buy-city", count=left)
    return shown.translate("plate-cities" if state.step == ENDED else "plate-cities-next", count=left)


def plate_place(layout: CardLayout, shown: Seen, group: int) -> pygame.Rect:
    """Return the rectangle of the plate above a group of columns, as wide as its text requires."""
    wide = text_width(layout.print, plate_words(shown, group), "slab_bold", 19) / layout.k + 56
    return layout.plate(group, max(330.0, wide))


def _draw_plate(surface: pygame.Surface, layout: CardLayout, shown: Seen, group: int) -> None:
    words, rect = plate_words(shown, group), plate_place(layout, shown, group)
    ends = (FEW_SHARES,) if group == SHARES else (FEW_CITIES, NO_PURCHASE)
    if shown.state.ended in ends:
        enamel_sign(surface, layout, rect, words)
    else:
        plate(surface, layout.print, rect, words)


def enamel_sign(surface: pygame.Surface, layout: CardLayout, rect: pygame.Rect, words: str) -> None:
    """Draw a red enameled station sign."""
    scale = layout.print
    drop_shadow(surface, rect, scale.px(4), (0, scale.px(2)), 150, scale.px(4))
    stamp(surface, _enamel(rect.size, round(layout.k, 3)), *rect.topleft)
    write(surface, scale, words, "slab_bold", 19, CREAM, rect.centerx, rect.centery, "c")


@cached_surface
def _enamel(size: tuple[int, int], k: float) -> pygame.Surface:
    w, h = size

    def draw(pen: Pen) -> None:
        pen.rect(mix(SIGNAL, SHADE, 0.55), 0, 0, w, h, 4 * k)
        pen.shade_rect(mix(SIGNAL, LAMP, 0.05), mix(SIGNAL, SHADE, 0.18), 1, 1, w - 2, h - 2, 3.4 * k)
        inset = 3.4 * k
        pen.rect(CREAM, inset, inset, w - 2 * inset, h - 2 * inset, 2 * k, 1.1)

    return smooth(size, draw, 4)
