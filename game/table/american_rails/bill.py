"""The auction bill: a notice pinned over the cartouche while a share is being auctioned."""

from __future__ import annotations

from collections.abc import Iterator
from math import fsum

import pygame

from game.rules.american_rails.state import AmericanRailsState
from game.rules.auction import NOBODY, OpenAuction
from game.table.american_rails.layout import CubeLayout
from game.table.boards.view import Shown
from game.table.kit.images import picture
from game.table.kit.lettering import SQUEEZED, text_width, write, write_within
from game.table.kit.materials import drop_shadow, print_paper
from game.table.kit.pen import faded, stamp
from game.table.kit.pieces import disc, share
from game.table.kit.theme import FADED_INK, INK, RULE, SIGNAL, SLIP
from game.table.kit.tokens import turn_ring
from game.words import format_dollars


def bill_rect(layout: CubeLayout) -> pygame.Rect:
    """Where the bill hangs: over the cartouche and a little more."""
    return layout.insets["cartouche"].inflate(layout.print.px(14), layout.print.px(12))


def draw_bill(
    surface: pygame.Surface, layout: CubeLayout, shown: Shown, state: AmericanRailsState
) -> Iterator[None]:
    """Draw the share on offer, the current bid, and who is still in; nothing without an auction.

    It is drawn step by step.
    """
    auction = state.auction
    if auction is None:
        return
    rect, scale, k = bill_rect(layout), layout.print, layout.k
    drop_shadow(surface, rect, scale.px(8), (scale.px(2), scale.px(6)), 170, 2)
    print_paper(surface, rect, 46, SLIP)
    yield
    pygame.draw.rect(surface, INK, rect.inflate(-scale.px(10), -scale.px(10)), max(1, scale.px(2)))
    for x in (rect.x + 14 * k, rect.right - 14 * k):
        stamp(surface, picture("pieces/pin", 18 * k, 18 * k), x, rect.y + 14 * k, centred=True)
    company = state.board.companies[state.lot]
    stamp(surface, share(company.colour, 66 * k, 84 * k), rect.x + 26 * k, rect.y + 26 * k)
    yield
    left = rect.x + 106 * k
    room = round(rect.right - 30 * k - left)
    words = shown.translate("bill-share", company=state.lot)
    write_within(surface, scale, words, "slab_bold", 22, INK, left, rect.y + 38 * k, room)
    if auction.leader == NOBODY:
        words = shown.translate("bill-no-bid", lowest=auction.lowest_bid())
        write_within(surface, scale, words, "semi", 18, FADED_INK, left, rect.y + 76 * k, room)
    else:
        amount = write(
            surface, scale, format_dollars(auction.high), "slab_bold", 32, SIGNAL, left, rect.y + 77 * k
        )
        x = amount.right + 14 * k
        words = shown.translate("bill-bid-by", seat=auction.leader)
        room = round(left + room - x)
        write_within(surface, scale, words, "semi", 18, INK, x, rect.y + 79 * k, room, narrowest=SQUEEZED)
    yield
    line = round(rect.y + 106 * k)
    pygame.draw.line(surface, RULE, (left, line), (rect.right - 26 * k, line))
    _bidders(surface, layout, rect, shown, auction)


def _bidders(
    surface: pygame.Surface, layout: CubeLayout, rect: pygame.Rect, shown: Shown, auction: OpenAuction
) -> None:
    """Every seat from the left: out, in, to bid, or with the high bid."""
    scale, k = layout.print, layout.k
    every = [_bidder_word(shown, auction, seat) for seat in range(auction.players)]
    leads = [words if seat == auction.leader else "" for seat, words in enumerate(every)]
    gone = ["" if auction.takes_part(seat) else words for seat, words in enumerate(every)]
    # If room is short, first the words about who is in are left out; then a pale disc alone shows who is out.
    tries = every, [one or other for one, other in zip(leads, gone, strict=True)], leads
    room = rect.w - (40 + 6 * auction.players) * k
    said = next((some for some in tries if fsum(_widths(layout, some)) <= room), leads)
    widths = _widths(layout, said)
    gap = (rect.w - 40 * k - fsum(widths)) / auction.players
    left, y = rect.x + 20 * k + gap / 2, rect.y + 133 * k
    for seat, words in enumerate(said):
        x = left + 12 * k
        left += widths[seat] + gap
        picture = disc(shown.seats[seat].colour, 25 * k, True)
        out = not auction.takes_part(seat)
        stamp(surface, faded(picture, 0.40) if out else picture, x, y, centred=True)
        if auction.turn == seat and not auction.finished():
            stamp(surface, turn_ring(round(k, 3)), x, y, centred=True)
        ink = SIGNAL if auction.leader == seat else FADED_INK if out else INK
        write(surface, scale, words, "semi", 16, ink, x + (22 if auction.turn == seat else 18) * k, y)


def _widths(layout: CubeLayout, said: list[str]) -> list[float]:
    """The room that each seat takes, disc and words, in pixels."""
    return [34 * layout.k + text_width(layout.print, words, "semi", 16) for words in said]


def _bidder_word(shown: Shown, auction: OpenAuction, seat: int) -> str:
    """Return a seat's status in the auction, as a word or a sum."""
    if not auction.takes_part(seat):
        return shown.translate("bill-out")
    return format_dollars(auction.high) if auction.leader == seat else shown.translate("bill-in")
