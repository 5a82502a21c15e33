"""The stage under the cards: the auction, dice, a growth card, the shipping player, the bank's question."""

from __future__ import annotations

from typing import Final

import pygame

from game.rules.auction import NOBODY, OpenAuction
from game.rules.messages import MessageId
from game.rules.new_england_railways.events import DiceRolled, IncomeChanged
from game.rules.new_england_railways.shipping import ROUNDS
from game.rules.new_england_railways.state import NewEnglandRailwaysState
from game.rules.new_england_railways.steps import BID, BUILD, ENDED, ROLL_MARKET, ROLL_TO_BUILD, SHIP
from game.table.kit.lettering import (
    line_height,
    paragraph,
    shorten,
    text_width,
    wrap,
    write,
    write_within,
)
from game.table.kit.materials import drop_shadow, print_paper
from game.table.kit.motion import Motions
from game.table.kit.pen import faded, stamp
from game.table.kit.pieces import disc, draw_dice, turn_ring
from game.table.kit.theme import FADED_INK, INK, PAPER, RULE, SEPIA, SIGNAL, Colour, mix
from game.table.new_england_railways.animations import TUMBLE, DiceTumble, GrowthShown, StepLit, shown_step
from game.table.new_england_railways.cards import SEA, WHITE_CARD
from game.table.new_england_railways.layout import LinkLayout
from game.table.new_england_railways.reading import Seen

BUILT_INK: Final[Colour] = (36, 92, 50)
SHORT_INK: Final[Colour] = mix(SIGNAL, (0, 0, 0), 0.18)
MOST: Final = 128
"""The maximum height of the stage's content, in units."""
RIM: Final = 8
"""The units from a paper's edge that its words keep free."""
LEADING: Final = 1.2


def stage_rect(layout: LinkLayout) -> pygame.Rect:
    """Return the part of the stage that is used, centered in it."""
    stage = layout.stage
    rect = pygame.Rect(0, 0, stage.w, min(stage.h, layout.print.px(MOST)))
    rect.midtop = (stage.centerx, stage.y + (stage.h - rect.h) // 3)
    return rect


def stands_over_map(state: NewEnglandRailwaysState) -> bool:
    """Return whether the stage is needed over a zoomed map: for bids and dice."""
    return state.step in (BID, BUILD, ROLL_TO_BUILD, ROLL_MARKET)


def draw_stage(surface: pygame.Surface, layout: LinkLayout, shown: Seen, motions: Motions) -> None:
    """Draw what happens now, or what happened last; over a zoomed map only what is needed."""
    running = [motion for motion in reversed(list(motions)) if not motion.waiting]
    for motion in running:
        what = motion.what
        if isinstance(what, DiceTumble):
            words = roll_words(shown, what.low + what.high, what.needed)
            _draw_roll(surface, layout, shown, (what.low, what.high), words, motion.time / TUMBLE)
            return
        if isinstance(what, GrowthShown):
            _draw_growth(surface, layout, shown, what.card)
            return
    if motions.of(DiceTumble):
        return
    if motions.of(StepLit):
        market = next((e for e in shown.last if isinstance(e, DiceRolled) and not e.needed), None)
        if market is not None and shown_step(motions, 0) in (9, 10):
            values = (market.low, market.high)
            fell = any(isinstance(event, IncomeChanged) for event in shown.last)
            words = roll_words(shown, sum(values), 0) if fell else (shown.translate("stage-spared"), INK)
            _draw_roll(surface, layout, shown, values, words)
        return
    _draw_seen(surface, layout, shown, shown.seen)


def _draw_seen(
    surface: pygame.Surface, layout: LinkLayout, shown: Seen, state: NewEnglandRailwaysState
) -> None:
    """Draw the table up to the event shown; thrown dice stay until their effects have been shown."""
    board = state.board
    if layout.zoom > 1 and not stands_over_map(state):
        return
    if state.step in (ROLL_TO_BUILD, ROLL_MARKET):
        later = shown.state
        needed = board.links[state.lot_link()].number if state.step == ROLL_TO_BUILD else 0
        if (later.step, later.lot) != (state.step, state.lot):
            _draw_roll(surface, layout, shown, later.dice, roll_words(shown, sum(later.dice), needed))
        else:
            _draw_notice(surface, layout, *shown.localizer.prompt(state))
    elif state.auction is not None and state.step == BID:
        _draw_bill(surface, layout, shown, state, state.auction)
    elif state.step == BUILD:
        words = roll_words(shown, sum(state.dice), state.board.links[state.lot_link()].number)
        _draw_roll(surface, layout, shown, state.dice, words)
    elif state.step == SHIP:
        _draw_shippers(surface, layout, shown, state)
    elif state.step == ENDED:
        percent = 100 * (board.unit + board.service_per_unit) // board.unit
        _draw_notice(
            surface, layout, shown.translate("stage-end"), shown.translate("stage-end.words", percent=percent)
        )
    elif state.turn_step() < 7 and may_have_fallen(state):
        _draw_roll(surface, layout, shown, state.dice, roll_words(shown, sum(state.dice), 0))
    else:
        unit, each = board.unit, board.service_per_unit
        terms = shown.translate("stage-bank.words", unit=unit, service=each, amount=unit + each)
        _draw_notice(surface, layout, shown.translate("stage-bank"), terms)


def may_have_fallen(state: NewEnglandRailwaysState) -> bool:
    """Return whether the last market may have lowered an income, judged by the current incomes."""
    return 0 < state.divisor <= max(state.income) + 1


# Dice


Words = tuple[str, Colour]


def _draw_roll(
    surface: pygame.Surface,
    layout: LinkLayout,
    shown: Seen,
    values: tuple[int, int],
    words: Words,
    time: float = 1.0,
) -> None:
    """Draw two dice, and the meaning of the roll after they have stopped."""
    rect, scale, k = stage_rect(layout), layout.print, layout.k
    ground = SEA
    if layout.zoom > 1:
        _paper(surface, layout, rect)
        ground = WHITE_CARD
    edge = min(36 * k, rect.h / 3.4)
    draw_dice(surface, values, (rect.x + rect.w * 0.23, rect.centery), edge, min(1.0, time))
    if time < 1:
        return
    x, y = rect.x + rect.w * 0.47, float(rect.centery)
    told, ink = words
    room = round(rect.right - 6 * k - x)
    points = next((p for p in (19, 17, 15) if text_width(scale, told, "slab_bold", p) <= room), 13)
    rolled = shown.translate("stage-rolled", n=sum(values))
    write(surface, scale, rolled, "slab_bold", 28, INK, x, y - 16 * k, "l", ground)
    write(surface, scale, told, "slab_bold", points, ink, x, y + 18 * k, "l", ground)


def roll_words(shown: Seen, rolled: int, needed: int) -> Words:
    """Return the meaning of a roll: for a link's number, or (0) for the market, where one is added."""
    if not needed:
        return shown.translate("stage-loses", divisor=rolled + 1), INK
    if rolled < needed:
        return shown.translate("stage-needed", n=needed), SHORT_INK
    return shown.translate("stage-built", n=needed), BUILT_INK


# Papers


def _paper(surface: pygame.Surface, layout: LinkLayout, rect: pygame.Rect) -> None:
    scale = layout.print
    drop_shadow(surface, rect, scale.px(7), (scale.px(2), scale.px(5)), 150, 2)
    print_paper(surface, rect, 30, WHITE_CARD)
    inset = scale.px(10)
    pygame.draw.rect(surface, mix(INK, PAPER, 0.2), rect.inflate(-inset, -inset), max(1, scale.px(1.6)))


def _draw_notice(surface: pygame.Surface, layout: LinkLayout, title: str, words: str) -> None:
    """Draw a title and a text; the paper grows where small print needs one more line."""
    rect, scale, k = stage_rect(layout), layout.print, layout.k
    rect = rect.inflate(0, -round(rect.h * 0.12))
    room = round(rect.w - 44 * k)
    head = line_height(scale, 22, LEADING)
    high = head + len(wrap(scale, words, "sans", 18, room)) * line_height(scale, 18, LEADING)
    rect = rect.inflate(0, max(0, high + 2 * scale.px(RIM) - rect.h))
    _paper(surface, layout, rect)
    y = rect.y + min(rect.h * 0.25 - head / 2, (rect.h - high) / 2)
    write(surface, scale, title, "slab_bold", 22, INK, rect.centerx, y + head / 2, "c")
    y = max(y + head, rect.y + min(rect.h * 0.40, rect.h - scale.px(RIM) - (high - head)))
    paragraph(surface, scale, words, "sans", 18, INK, rect.centerx, y, room, "c", LEADING)


def _draw_growth(surface: pygame.Surface, layout: LinkLayout, shown: Seen, card: int) -> None:
    """Draw the growth card that has been turned over."""
    rect, scale = stage_rect(layout), layout.print
    rect = rect.inflate(-round(rect.w * 0.24), -round(rect.h * 0.08))
    _paper(surface, layout, rect)
    names = [shown.localizer.title("city", city) for city in shown.state.board.growth[card]]
    y = rect.y + rect.h * 0.27
    write(surface, scale, shown.translate("stage-growth"), "title", 21, SIGNAL, rect.centerx, y, "c")
    pygame.draw.line(
        surface,
        RULE,
        (rect.x + scale.px(30), round(y + scale.px(18))),
        (rect.right - scale.px(30), round(y + scale.px(18))),
    )
    for i, name in enumerate(names):
        x = rect.x + rect.w * (i + 0.5) / len(names)
        room = round(rect.w / len(names) - scale.px(20))
        write_within(surface, scale, name, "slab_bold", 20, INK, x, rect.y + rect.h * 0.68, room, "c")


# The auction


def _draw_bill(
    surface: pygame.Surface,
    layout: LinkLayout,
    shown: Seen,
    state: NewEnglandRailwaysState,
    auction: OpenAuction,
) -> None:
    """Draw the link on offer, the high bid, and the status of every seat."""
    rect, scale, k = stage_rect(layout), layout.print, layout.k
    _paper(surface, layout, rect)
    left, right, end = rect.x + 20 * k, rect.right - 20 * k, 0.0
    y = rect.y + rect.h * 0.27
    if auction.leader == NOBODY:
        words, room = shown.translate("stage-no-bid", least=auction.lowest_bid()), round(rect.w * 0.45)
        end = write_within(surface, scale, words, "semi", 18, FADED_INK, right, y, room, "r").left
    else:
        words = shorten(scale, shown.seats[auction.leader].name, "semi", 18, scale.px(120))
        end = write(surface, scale, words, "semi", 18, INK, right, y, "r").left - 10 * k
        end = write(
            surface, scale, shown.translate("sum", amount=auction.high), "slab_bold", 28, SIGNAL, end, y, "r"
        ).left
    ends = state.board.links[state.lot_link()]
    name = shown.translate("stage-link", city_a=ends.a, city_b=ends.b)
    write_within(surface, scale, name, "slab_bold", 20, INK, left, y, round(end - 12 * k - left))
    line = round(rect.y + rect.h * 0.49)
    pygame.draw.line(surface, RULE, (round(left), line), (round(right), line))
    standing = [bidding(state, auction, seat) for seat in range(state.players)]
    place = rect.move(0, round(rect.h * 0.71))
    _draw_standing(surface, layout, shown, standing, place, auction)


def _draw_standing(
    surface: pygame.Surface,
    layout: LinkLayout,
    shown: Seen,
    standings: list[Bidding],
    place: pygame.Rect,
    auction: OpenAuction,
) -> None:
    """Draw every seat's disc with a word next to it, along the upper edge of `place` (pixels).

    The current seat has a ring, the leading one is printed in red. If there is no room for all words, first
    those of seats still in are left out, then all except the bid; discs alone show who is out.
    """
    scale, k, y = layout.print, layout.k, float(place.y)
    step = (place.w - 28 * k) / len(standings)
    words = [bidding_words(shown, standing, auction) for standing in standings]
    leads = [word if seat == auction.leader else "" for seat, word in enumerate(words)]
    brief = ["" if standing is Bidding.IN else word for standing, word in zip(standings, words, strict=True)]
    room = step - 38 * k
    for some in (words, brief, leads):
        words = some
        if max(text_width(scale, word, "semi", 16) for word in words) <= room:
            break
    for seat, (standing, word) in enumerate(zip(standings, words, strict=True)):
        out = standing in (Bidding.OUT, Bidding.WON)
        wide = 34 * k + text_width(scale, word, "semi", 16)
        x = place.x + 14 * k + step * (seat + 0.5) - wide / 2 + 12 * k
        picture = disc(shown.seats[seat].colour, 24 * k, True)
        stamp(surface, faded(picture, 0.45) if out else picture, x, y, centred=True)
        if seat == auction.turn:
            stamp(surface, turn_ring(round(k, 3)), x, y, centred=True)
        ink: Colour = SIGNAL if seat == auction.leader else FADED_INK if out else INK
        write(surface, scale, word, "semi", 16, ink, x + 21 * k, y)


class Bidding(MessageId):
    """A seat's status in an auction."""

    WON = "bidder-won"
    OUT = "bidder-out"
    IN = "bidder-in"
    LEADS = "bidder-leads", "amount"


def bidding(state: NewEnglandRailwaysState, auction: OpenAuction, seat: int) -> Bidding:
    """Return a seat's status in the auction; a seat that has bought a link this turn takes no part."""
    if state.buyers >> seat & 1:
        return Bidding.WON
    if not auction.takes_part(seat):
        return Bidding.OUT
    return Bidding.LEADS if auction.leader == seat else Bidding.IN


def bidding_words(shown: Seen, standing: Bidding, auction: OpenAuction) -> str:
    """Return the status as a word or a sum."""
    note = standing(amount=auction.high) if standing is Bidding.LEADS else standing()
    return shown.localizer.message(note)


# Shipping


def _draw_shippers(
    surface: pygame.Surface, layout: LinkLayout, shown: Seen, state: NewEnglandRailwaysState
) -> None:
    """Draw both rounds of shipping: past seats, the current one, and those to come."""
    rect, scale, k = stage_rect(layout), layout.print, layout.k
    _paper(surface, layout, rect)
    row = (rect.h - 20 * k) / ROUNDS
    for number, title in enumerate(
        (shown.translate("stage-bought-nothing"), shown.translate("stage-everyone"))
    ):
        y = rect.y + 10 * k + row * (number + 0.5)
        active = state.acted // state.players == number
        write(
            surface,
            scale,
            title,
            "bold" if active else "sans",
            17,
            INK if active else FADED_INK,
            rect.x + 20 * k,
            y,
        )
        left = rect.x + 156 * k
        step = min(46 * k, (rect.right - 24 * k - left) / state.players)
        for place in range(state.players):
            seat = state.seat_after_first(place)
            if number == 0 and state.buyers >> seat & 1:
                continue
            x = left + step * (place + 0.5)
            turn = number * state.players + place
            picture = disc(shown.seats[seat].colour, 27 * k, True)
            stamp(surface, faded(picture, 0.40) if turn < state.acted else picture, x, y, centred=True)
            if turn == state.acted:
                stamp(surface, turn_ring(round(k, 3)), x, y, centred=True)
    y = round(rect.y + 10 * k + row)
    pygame.draw.line(
        surface, mix(RULE, SEPIA, 0.1), (rect.x + scale.px(20), y), (rect.right - scale.px(20), y)
    )
