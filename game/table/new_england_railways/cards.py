"""The links on their cards: next turn's row, this turn's row, and the number still in the deck."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pygame

from game.rules.new_england_railways.state import NewEnglandRailwaysState
from game.rules.new_england_railways.steps import NONE
from game.table.boards.animation import Key
from game.table.boards.card_zoom import CardZoom, drawn, enlargement
from game.table.boards.shown import Pickable
from game.table.kit.images import stretched
from game.table.kit.lettering import text_width, write, write_within
from game.table.kit.materials import drop_shadow, lamp_glow, print_paper
from game.table.kit.pen import Pen, smooth, stamp
from game.table.kit.pieces import disc
from game.table.kit.rails import FIELD, medallion
from game.table.kit.surface_cache import cached_surface
from game.table.kit.theme import INK, SEPIA, Colour, mix
from game.table.new_england_railways.layout import LinkLayout
from game.table.new_england_railways.reading import (
    SELLING,
    LinkStage,
    Seen,
    after_auctions,
    card_rows,
    status,
)

WHITE_CARD: Final[Colour] = (252, 247, 232)
COMING_CARD: Final[Colour] = (236, 224, 196)
_FRAME: Final = (148.0, 112.0)
_LOW_FRAME: Final = (220.0, 54.0)
_EDGES: Final = (12.0, 12.0)
"""The sizes and edges of a card's frame in units."""
SEA: Final[Colour] = (219, 227, 216)


def draw_cards(
    surface: pygame.Surface,
    layout: LinkLayout,
    shown: Seen,
    state: NewEnglandRailwaysState,
    hidden: frozenset[Key],
) -> Iterator[None]:
    """Draw both rows with their headings, one card per step; an empty place has a printed outline."""
    left, right, scale = layout.card(0, 0).x, layout.deck[0], layout.print
    headings = (shown.translate("cards-next"), shown.translate("cards-for-sale"))
    notes = (shown.translate("cards-in-deck", n=shown.seen.deck.bit_count()), _sale_words(shown))
    for row, links in enumerate(card_rows(state)):
        y = layout.heading_y(row)
        write(surface, scale, headings[row], "slab_bold", 20, INK, left, y, "l", SEA)
        write(surface, scale, notes[row], "italic", 18, mix(INK, SEPIA, 0.2), right, y, "r", SEA)
        for number in range(layout.offered):
            rect = layout.card(row, number)
            if number < len(links) and ("card", links[number]) not in hidden:
                draw_card(surface, layout, shown, shown.seen, links[number], rect)
            else:
                stamp(surface, _outline(rect.size, layout.k), *rect.topleft)
            yield


def _sale_words(shown: Seen) -> str:
    state = shown.seen
    if after_auctions(state):
        return shown.translate("cards-all-auctioned")
    if state.step in SELLING:
        return shown.translate("cards-lot", n=state.lot + 1, of=len(state.current))
    return shown.translate("cards-in-order")


@cached_surface
def _outline(size: tuple[int, int], k: float) -> pygame.Surface:
    """Draw the printed outline of a missing card."""
    w, h = size

    def draw(pen: Pen) -> None:
        pen.rect((*FIELD, 70), 0, 0, w, h, 6 * k)
        pen.rect(mix(SEPIA, SEA, 0.35), 0, 0, w, h, 6 * k, 1.2)

    return smooth(size, draw)


def draw_card(
    surface: pygame.Surface,
    layout: LinkLayout,
    shown: Seen,
    state: NewEnglandRailwaysState,
    link: int,
    rect: pygame.Rect,
) -> None:
    """Draw a link's card in `rect` (pixels): two cities, rails between them, the number, its buyer's disc."""
    scale, k, standing = layout.lettered, layout.k, status(state, link)
    lit = standing is LinkStage.LOT or (
        standing is LinkStage.UNFINISHED and state.step in SELLING and state.lot_link() == link
    )
    pointed = shown.pointed == Pickable("link", link)
    if lit:
        reach = scale.px(60)
        lamp_glow(surface, rect.inflate(reach, reach), strength=0.55)
    drop_shadow(surface, rect, scale.px(8 if lit else 5), (0, scale.px(5 if lit else 3)), 150, scale.px(5))
    print_paper(surface, rect, 20, COMING_CARD if standing is LinkStage.NEXT else WHITE_CARD)
    stamp(surface, _border(rect.size, k, lit, pointed, layout.crowded), *rect.topleft)
    found = state.board.links[link]
    names = [shown.localizer.title("city", city) for city in (found.a, found.b)]
    field = "lit" if lit else ""
    owner = state.owner[link]
    gone = owner == NONE and state.step in SELLING and link in state.current[: state.lot]
    ink = mix(INK, WHITE_CARD, 0.34) if gone else INK
    if layout.crowded:
        _number(surface, layout, (rect.x + 32 * k, rect.centery), 17, str(found.number), field, ink)
        left = rect.x + 58 * k
        room = round(rect.w - 64 * k - (30 * k if owner != NONE else 0))
        for name, y in zip(names, (0.31, 0.71), strict=True):
            write_within(surface, scale, name, "slab_bold", 17, ink, left, rect.y + rect.h * y, room)
    else:
        _number(surface, layout, rect.center, 18, str(found.number), field, ink)
        for name, y in zip(names, (0.20, 0.80), strict=True):
            room = round(rect.w - 16 * k)
            face = "slab_bold" if text_width(scale, name, "slab_bold", 18) < room else "bold"
            write_within(surface, scale, name, face, 18, ink, rect.centerx, rect.y + rect.h * y, room, "c")
    if owner != NONE:
        picture = disc(shown.seats[owner].colour, 27 * k, True)
        stamp(surface, picture, rect.right - 22 * k, rect.centery, centred=True)
    elif gone:
        _strike(surface, rect, k)


def _number(
    surface: pygame.Surface,
    layout: LinkLayout,
    place: tuple[float, float],
    radius: float,
    words: str,
    field: str,
    ink: Colour,
) -> None:
    stamp(surface, medallion(round(radius * layout.k, 1), field), *place, centred=True)
    write(surface, layout.print, words, "slab_bold", 22, ink, *place, "c")


def _strike(surface: pygame.Surface, rect: pygame.Rect, k: float) -> None:
    """Draw a line through a card that nobody bought."""
    a, b = (rect.x + 10 * k, rect.bottom - 8 * k), (rect.right - 10 * k, rect.y + 8 * k)
    pygame.draw.aaline(surface, (150, 60, 50), a, b, max(2, round(2 * k)))


def _border(size: tuple[int, int], k: float, lit: bool, pointed: bool, low: bool) -> pygame.Surface:
    """Draw a card's rim; on a high card also the rails behind the number."""
    name = f"cards/new_england_railways/link{'-lit' if lit else '-pointed' if pointed else ''}"
    if low:
        return stretched(f"{name}-low", size, _LOW_FRAME, _EDGES, k)
    return stretched(name, size, _FRAME, _EDGES, k)


def card_zoom_of(thing: Pickable, layout: LinkLayout, shown: Seen, text_size: float) -> CardZoom | None:
    """Return the card of a link for sale this turn or next; None for anything else, and if it is hidden.

    There is none for letters of normal size, because the card itself is readable.
    """
    if thing.field != "link" or text_size == 1 or layout.zoom > 1:
        return None
    link, rows = thing.number, card_rows(shown.state)
    place = next(((row, links.index(link)) for row, links in enumerate(rows) if link in links), None)
    if place is None:
        return None
    factor = enlargement(layout.scale, layout.print, text_size)
    area = pygame.Rect(0, 0, round(layout.area.w * factor), round(layout.area.h * factor))
    larger = LinkLayout(layout.scale.with_letters(1.0), area, layout.board, layout.offered)
    picture = drawn(
        larger.card(*place).size,
        lambda surface: draw_card(surface, larger, shown, shown.state, link, surface.get_rect()),
    )
    return CardZoom(picture, layout.card(*place))
