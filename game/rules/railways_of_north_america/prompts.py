"""Prompts and headings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.rules.contract import Event, MoneyPaid
from game.rules.messages import Message
from game.rules.railways_of_north_america.data import RailwaysOfNorthAmericaData
from game.rules.railways_of_north_america.events import BondsTaken
from game.rules.railways_of_north_america.message_ids import Ask, Heading, Payment
from game.rules.railways_of_north_america.steps import (
    ACTION,
    BID,
    DELIVER,
    DRAW,
    ENDED,
    ENDINGS,
    GROW,
    INDUSTRY,
    KEEP_BARON,
    LAY,
    MINE,
    MORE,
    ROUNDS,
    START_TRACK,
    TAKE_CARD,
    TILES_PER_BUILD,
    TURN_CARD,
    UPGRADE,
    URBANIZE,
)

_PLAIN: Final = {
    KEEP_BARON: Ask.BARON,
    ACTION: Ask.ACTION,
    START_TRACK: Ask.START_TRACK,
    URBANIZE: Ask.URBANIZE,
    UPGRADE: Ask.UPGRADE,
    DELIVER: Ask.DELIVER,
    TAKE_CARD: Ask.CARD,
    MINE: Ask.MINE,
    GROW: Ask.GROW,
    INDUSTRY: Ask.INDUSTRY,
    MORE: Ask.MORE,
    TURN_CARD: Ask.TURN_CARD,
}
"""The prompts without arguments."""


def heading_of(state: RailwaysOfNorthAmericaData) -> Message:
    """Return the turn and the round."""
    turn = state.turn_number
    last = int(turn == state.last_turn)
    if state.step == ENDED:
        return Heading.END(turn=turn)
    if state.step == KEEP_BARON:
        return Heading.BARONS()
    if state.step in (BID, TURN_CARD):
        return Heading.AUCTION(turn=turn, last=last)
    return Heading.ROUND(turn=turn, last=last, round=state.round + 1, count=ROUNDS)


def headings_of(events: Sequence[Event], heading: Message) -> list[Message]:
    """Return the part of the turn in which each event of a move happened: a round, or the incomes after it.

    >>> from game.rules.contract import BANK, seat_party
    >>> from game.rules.railways_of_north_america.events import CardTurned
    >>> paid = MoneyPaid(BANK, seat_party(0), 4000, Payment.INCOME)
    >>> headings_of([CardTurned(0), paid], Heading.ROUND(turn=2, last=0, round=3, count=3))[1]
    Message(heading-income turn=2 last=0)
    """
    paid = [
        isinstance(event, MoneyPaid) and event.reason in (Payment.INCOME, Payment.INTEREST)
        for event in events
    ]
    if True not in paid:
        return [heading] * len(events)
    first = paid.index(True)
    # Bonds for the first interest precede it.
    while first and (
        isinstance(event := events[first - 1], BondsTaken)
        or (isinstance(event, MoneyPaid) and event.reason is Payment.BONDS)
    ):
        first -= 1
    now = dict(heading.args)
    income = Heading.INCOME(turn=now["turn"], last=now["last"])
    return [heading] * first + [income] * (len(events) - first)


def prompt_for(state: RailwaysOfNorthAmericaData) -> Message:
    """Return the prompt for the current player."""
    if state.step == BID:
        auction = state.auction
        assert auction is not None
        return Ask.BID(amount_high=auction.high, amount_lowest=auction.lowest_bid())
    if state.step == ACTION and state.actions_left:
        return Ask.EXECUTIVE(count=state.actions_left)
    if state.step == LAY:
        track = state.building
        assert track is not None
        asked = Ask.NEXT_TILE if state.laid else Ask.FIRST_TILE
        return asked(city=track.city, count=TILES_PER_BUILD - state.laid)
    if state.step == DRAW:
        return Ask.DRAW(city=state.draw_city)
    if state.step == ENDED:
        return Ask.OVER(reason=ENDINGS[state.ended]())
    return _PLAIN[state.step]()
