"""Prompts and headings."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from game.rules.contract import Event
from game.rules.messages import Message
from game.rules.new_england_railways.building import shortfall
from game.rules.new_england_railways.data import NewEnglandRailwaysData
from game.rules.new_england_railways.events import StepBegan, TurnBegan
from game.rules.new_england_railways.message_ids import Ask, Heading
from game.rules.new_england_railways.steps import (
    BID,
    BORROW,
    BUILD,
    DRAW,
    DRAW_FIRST,
    ENDED,
    GROW,
    PUBLICIZE,
    RETIRE,
    ROLL_MARKET,
    ROLL_TO_BUILD,
    SHIP,
    STEP_OF,
)


def heading_of(state: NewEnglandRailwaysData) -> Message:
    """Return the turn and the step."""
    if state.step == ENDED:
        return Heading.END(turn=state.turn_number)
    return Heading.STEP(turn=state.turn_number, step=STEP_OF[state.step])


def headings_of(events: Sequence[Event], heading: Message) -> list[Message]:
    """Return the step in which each event of a move happened; that a step began belongs to the one before.

    >>> before = Heading.STEP(turn=2, step=4)
    >>> [dict(now.args)["step"] for now in headings_of([StepBegan(5), StepBegan(6)], before)]
    [4, 5]
    """
    turn, found = dict(heading.args)["turn"], []
    for event in events:
        found.append(heading)
        if isinstance(event, TurnBegan):
            turn = event.turn
        elif isinstance(event, StepBegan):
            heading = Heading.STEP(turn=turn, step=event.step)
    return found


def prompt_for(state: NewEnglandRailwaysData) -> Message:
    """Return the prompt for the current player."""
    return _PROMPTS[state.step](state)


def _ask_to_borrow(state: NewEnglandRailwaysData) -> Message:
    cash, service = state.cash[state.turn], state.service(state.turn)
    if cash < service:
        return Ask.MUST_BORROW(service=service, cash=cash)
    return Ask.BORROW(unit=state.board.unit, service=state.board.service_per_unit)


def _ask_to_retire(state: NewEnglandRailwaysData) -> Message:
    return Ask.RETIRE(debt=state.debt[state.turn])


def _ask_to_bid(state: NewEnglandRailwaysData) -> Message:
    auction, link = state.auction, state.lot_link()
    assert auction is not None
    minimum = auction.lowest_bid()
    if auction.high:
        return Ask.BID(link=link, amount=auction.high, minimum=minimum)
    return Ask.FIRST_BID(link=link, minimum=minimum)


def _ask_to_roll(state: NewEnglandRailwaysData) -> Message:
    link = state.lot_link()
    return Ask.ROLL_TO_BUILD(link=link, needed=state.board.links[link].number)


def _ask_to_build(state: NewEnglandRailwaysData) -> Message:
    return Ask.BUILD(link=state.lot_link(), rolled=sum(state.dice), missing=shortfall(state))


_PROMPTS: Final[dict[int, Callable[[NewEnglandRailwaysData], Message]]] = {
    BORROW: _ask_to_borrow,
    RETIRE: _ask_to_retire,
    GROW: lambda state: Ask.GROWTH(),
    DRAW: lambda state: Ask.DRAW(),
    PUBLICIZE: lambda state: Ask.PUBLICIZE(),
    BID: _ask_to_bid,
    ROLL_TO_BUILD: _ask_to_roll,
    BUILD: _ask_to_build,
    SHIP: lambda state: Ask.SHIP(),
    ROLL_MARKET: lambda state: Ask.ROLL_MARKET(),
    DRAW_FIRST: lambda state: Ask.DRAW_FIRST(),
    ENDED: lambda state: Ask.NOTHING(),
}
