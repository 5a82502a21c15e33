"""Enlarged drawings of a share, a city, or a city of a network."""

from __future__ import annotations

from typing import Final

import pygame

from game.table.boards.closeups import Closeup, enlargement
from game.table.boards.view import Thing
from game.table.north_american_railways.cards import city_card, network_card, share_card
from game.table.north_american_railways.layout import CardLayout
from game.table.north_american_railways.reading import FIELDS, SHARES, Seen

_CITY: Final = (150.0, 66.0)
"""The size of a city of a network, in units."""
_NARROW: Final = (105.0, 40.0)
"""The width and height below which a city is hard to read on the board."""


def closeup_of(
    thing: Thing, place: pygame.Rect | None, layout: CardLayout, shown: Seen, text_size: float
) -> Closeup | None:
    """Return the card at `place`; None for anything else.

    At the default text size only the cards of a long network are enlarged.
    """
    if place is None:
        return None
    usual = text_size == 1
    scale = layout.print.larger(enlargement(layout.scale, layout.print, text_size))
    narrow = place.w < layout.print.px(_NARROW[0]) or place.h < layout.print.px(_NARROW[1])
    if thing.field == "network" and (narrow or not usual):
        size = (scale.px(_CITY[0]), scale.px(_CITY[1]))
        company, number = thing.numbers
        return Closeup(network_card(shown, company, number, scale, size), place)
    card = _card(thing, shown)
    if usual or card is None:
        return None
    group, printed = card
    size = (scale.px(layout.card_wide), scale.px(layout.card_high))
    print_card = share_card if group == SHARES else city_card
    return Closeup(print_card(shown, printed, scale, size), place)


def _card(thing: Thing, shown: Seen) -> tuple[int, int] | None:
    """Return the group of a card in a column, and its company or city; None for other things."""
    state = shown.state
    columns = (state.share_columns, state.city_columns)
    if thing.field in FIELDS:
        group, left = FIELDS.index(thing.field), (state.shares_left, state.cities_left)
        return group, columns[group][thing.number][left[group][thing.number] - 1]
    if thing.field == "covered":
        group, column, number = thing.numbers
        return group, columns[group][column][number]
    return None
