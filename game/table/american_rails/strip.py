"""The companies under the board, each a share certificate."""

from __future__ import annotations

from collections.abc import Iterator
from math import fsum
from typing import Final

import pygame

from game.rules.american_rails.moves import Fund, LayTrack, PutUp
from game.rules.american_rails.state import AmericanRailsState
from game.rules.american_rails.steps import BIDDING, START_CITY
from game.rules.auction import NOBODY, OpenAuction
from game.rules.contract import Move
from game.table.american_rails.layout import LARGEST_LETTERS, CubeLayout
from game.table.american_rails.reading import Seen, as_settled
from game.table.boards.card_zoom import CardZoom, drawn, enlargement
from game.table.boards.shown import Pickable, Shown
from game.table.kit.images import picture
from game.table.kit.lettering import SQUEEZED, text_width, write, write_fitting, write_within
from game.table.kit.materials import drop_shadow, lamp_glow, print_paper
from game.table.kit.pen import Pen, Point, faded, smooth, stamp
from game.table.kit.pieces import LANTERN, cube, disc, lantern, share, sign, turn_ring
from game.table.kit.surface_cache import cached_surface
from game.table.kit.theme import BRASS, FADED_INK, INK, PAINTS, RULE, SEPIA, SIGNAL, SLIP, Colour, mix
from game.words import format_dollars

BAND: Final = 38
"""The width of the colored band in units."""
LINES: Final = ((37.0, 3.0), (52.0, 2.0), (20.5, 3.5), (120.0, 6.0))
"""Offsets from a certificate's top in units: the rule, the first line, the line spacing, the last line.

The second number of each is added at the maximum text size.
"""
LIT: Final[Colour] = (255, 214, 104)
ABSENT_PAPER: Final[Colour] = (176, 166, 146)
FRAME_LINE: Final[Colour] = (140, 118, 84)


def company_of(move: Move | None) -> int | None:
    """Return the company that a move is about, if it names one."""
    return move.company if isinstance(move, (PutUp, Fund, LayTrack)) else None


def usable(shown: Seen) -> set[int]:
    """Return the companies that some legal move names."""
    return {company for move in shown.moves if (company := company_of(move)) is not None}


def lit_companies(shown: Seen, state: AmericanRailsState) -> set[int]:
    """Return the highlighted companies: on offer, picked, or about to act."""
    found = {thing.number for thing in shown.picked if thing.field == "company"}
    armed = company_of(shown.armed)
    if armed is not None:
        found.add(armed)
    if state.step in (BIDDING, START_CITY):
        found.add(state.lot)
    return found


def shade_strip(surface: pygame.Surface, layout: CubeLayout, shown: Seen, state: AmericanRailsState) -> None:
    """Draw the certificates' shadows on the baize, and lamp light around the highlighted ones."""
    lit = lit_companies(shown, state)
    for company, rect in enumerate(layout.certificates):
        drop_shadow(surface, rect, layout.print.px(7), (0, layout.print.px(4)), 160)
        if company in lit:
            reach = layout.print.px(70)
            lamp_glow(surface, rect.inflate(reach, reach), strength=0.55)


def draw_strip(surface: pygame.Surface, layout: CubeLayout, shown: Seen) -> None:
    """Draw all certificates, with rims around those that can be chosen."""
    can, lit = usable(shown), lit_companies(shown, shown.state)
    for company, rect in enumerate(layout.certificates):
        draw_certificate(surface, layout, rect, shown, as_settled(shown), company)
        if company in can or company in lit:
            pointed = shown.pointed == Pickable("company", company)
            colour = LIT if company in lit or pointed else mix(BRASS, (60, 40, 10), 0.15)
            for i in range(max(2, layout.print.px(3))):
                pygame.draw.rect(surface, colour, rect.inflate(2 * i, 2 * i), 1)
        if company_of(shown.hint) == company:
            pygame.draw.rect(surface, LANTERN, rect.inflate(4, 4), max(2, layout.print.px(2)))
            lantern(surface, layout.print, rect.right - 12 * layout.k, rect.y + 6 * layout.k)


def draw_certificate(
    surface: pygame.Surface,
    layout: CubeLayout,
    rect: pygame.Rect,
    shown: Seen,
    state: AmericanRailsState,
    company: int,
) -> None:
    """Draw color and sign, treasury, income, dividend per share, shareholders and remaining cubes."""
    scale, k = layout.lettered, layout.k
    larger = (scale.text - 1) / (LARGEST_LETTERS - 1)
    line_y, first, step, foot = (usual + more * larger for usual, more in LINES)
    found = state.board.companies[company]
    absent = company == state.absent
    print_paper(surface, rect, 30, ABSENT_PAPER if absent else SLIP)
    band = pygame.Rect(rect.x, rect.y, layout.print.px(BAND), rect.h)
    stamp(surface, _band(found.colour, band.size, k, absent), band.x, band.y)
    pygame.draw.rect(surface, INK, rect, 1)
    left, right = band.right + 12 * k, rect.right - 14 * k
    ink = mix(INK, ABSENT_PAPER, 0.12) if absent else INK
    name = shown.localizer.title("company", company)
    room = round(right - left)
    write_within(surface, scale, name, "slab_bold", 20, ink, left, rect.y + (22 - 2 * larger) * k, room)
    line = round(rect.y + line_y * k)
    pygame.draw.line(surface, SEPIA if absent else RULE, (left, line), (right, line))
    if absent:
        words = shown.translate("strip-absent")
        write_within(surface, scale, words, "italic", 17, ink, left, rect.y + (first + step / 2) * k, room)
        return
    rows = [(shown.translate("treasury"), state.treasury[company])]
    if state.track[company]:
        rows.append((shown.translate("income"), state.income[company]))
        rows.append((shown.translate("dividend"), state.dividend(company)))
    for i, (label, value) in enumerate(rows):
        y = rect.y + (first + step * i) * k
        money = write(surface, scale, format_dollars(value), "slab_bold", 18, INK, right, y, "r")
        before = round(money.left - 6 * k - left)
        write_fitting(surface, scale, label, "sans", 17, INK, left, y, before)
    if not state.track[company]:
        gone = not state.unsold[company] and not state.sold[company]
        words = shown.translate("strip-gone" if gone else "strip-no-track")
        y = rect.y + (first + 1.5 * step) * k
        write_within(surface, scale, words, "italic", 17, FADED_INK, left, y, room, narrowest=SQUEEZED)
    words = str(state.cubes[company])
    place = write(surface, scale, words, "slab_bold", 17, INK, right, rect.y + foot * k, "r")
    stamp(surface, cube(found.colour, 17 * k), place.left - 13 * k, rect.y + foot * k, centred=True)
    _holders(surface, layout, (left, rect.y + foot * k), place.left - 22 * k - left, shown, state, company)


@cached_surface
def _band(colour: str, size: tuple[int, int], k: float, absent: bool) -> pygame.Surface:
    """Draw the company's paint along the left edge, with its sign large."""
    paint, ink, name = PAINTS[colour]
    if absent:
        paint, ink = mix(paint, ABSENT_PAPER, 0.72), mix(ink, ABSENT_PAPER, 0.45)
    wide, high = size

    def draw(pen: Pen) -> None:
        pen.rect(paint, 0, 0, wide, high)
        pen.rect(mix(paint, INK, 0.35), wide - 1.6, 0, 1.6, high)
        pen.rect(mix(paint, ink, 0.5), 4 * k, 4 * k, wide - 9.6 * k, high - 8 * k, 2, 1.0)

    picture = smooth(size, draw)
    stamp(picture, sign(name, 11.5 * k, ink), wide / 2 - 0.8, high / 2, centred=True)
    return picture


@cached_surface
def _share_frame(k: float, gone: bool) -> pygame.Surface:
    """Return the frame of a share that nobody holds; crossed out if it has left the game."""
    side = 20 * k

    def draw(pen: Pen) -> None:
        pen.ring(FRAME_LINE, (side / 2, side / 2), 7.8 * k, 1.4 * k)
        if gone:
            low, high = side / 2 - 4.2 * k, side / 2 + 4.2 * k
            pen.line(FRAME_LINE, [(low, low), (high, high)], 1.8 * k)
            pen.line(FRAME_LINE, [(low, high), (high, low)], 1.8 * k)

    return smooth((side, side), draw, 4)


def _holders(
    surface: pygame.Surface,
    layout: CubeLayout,
    start: Point,
    room: float,
    shown: Seen,
    state: AmericanRailsState,
    company: int,
) -> None:
    """Draw one mark per share: the holder's disc, a frame while unsold, crossed out if it is removed.

    They begin at `start`, and overlap if they don't fit into `room` pixels.
    """
    k = layout.k
    held = [seat for seat in range(state.players) for _ in range(state.held(seat, company))]
    unsold = state.unsold[company]
    shares = state.board.companies[company].shares
    step = min(20.6 * k, (room - 19 * k) / max(1, shares - 1))
    for i in range(shares):
        middle = start[0] + 9.5 * k + step * i
        if i < len(held):
            picture = disc(shown.seats[held[i]].colour, 19 * k, True)
        else:
            picture = _share_frame(round(k, 3), i >= len(held) + unsold)
        stamp(surface, picture, middle, start[1], centred=True)


def card_zoom_of(thing: Pickable, layout: CubeLayout, shown: Seen, text_size: float) -> CardZoom | None:
    """Return the certificate pointed at, enlarged; None for anything else, and for letters of normal size."""
    if thing.field != "company" or text_size == 1:
        return None
    factor = enlargement(layout.scale, layout.print, text_size)
    area = pygame.Rect(0, 0, round(layout.area.w * factor), round(layout.area.h * factor))
    larger = CubeLayout(layout.scale.with_letters(1.0), area, layout.look, layout.companies)
    company = thing.number
    picture = drawn(
        larger.certificates[company].size,
        lambda surface: draw_certificate(
            surface, larger, surface.get_rect(), shown, as_settled(shown), company
        ),
    )
    return CardZoom(picture, layout.certificates[company])


def bill_rect(layout: CubeLayout) -> pygame.Rect:
    """Return the rectangle of the bill: the cartouche and a little more."""
    return layout.insets["cartouche"].inflate(layout.print.px(14), layout.print.px(12))


def draw_bill(
    surface: pygame.Surface, layout: CubeLayout, shown: Shown, state: AmericanRailsState
) -> Iterator[None]:
    """Draw the share on offer, the current bid, and the seats still in; nothing without an auction.

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
    """Draw every seat from the left: out, in, to bid, or with the high bid."""
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
    """Return the width in pixels of each seat, disc and words."""
    return [34 * layout.k + text_width(layout.print, words, "semi", 16) for words in said]


def _bidder_word(shown: Shown, auction: OpenAuction, seat: int) -> str:
    """Return a seat's status in the auction, as a word or a sum."""
    if not auction.takes_part(seat):
        return shown.translate("bill-out")
    return format_dollars(auction.high) if auction.leader == seat else shown.translate("bill-in")
