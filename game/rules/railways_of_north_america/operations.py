"""Operations cards: taking one from the display, turning one up. Rulings 9 and 16."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from game.rules.contract import EventListener, Move
from game.rules.railways_of_north_america.bidding import begin_auction
from game.rules.railways_of_north_america.board_file import (
    BONUS,
    EXECUTIVE,
    GROWTH,
    IMMEDIATE,
    LAND_GRANT,
    MINES,
    NEW_INDUSTRY,
    TRAIN,
    TUNNEL,
)
from game.rules.railways_of_north_america.building import can_build
from game.rules.railways_of_north_america.cities import can_urbanize
from game.rules.railways_of_north_america.data import RailwaysOfNorthAmericaData
from game.rules.railways_of_north_america.events import CardTaken, CardTurned
from game.rules.railways_of_north_america.message_ids import Payment
from game.rules.railways_of_north_america.money import pay
from game.rules.railways_of_north_america.moves import TakeCard, TurnCard
from game.rules.railways_of_north_america.steps import (
    ACTION,
    EXECUTIVE_ACTIONS,
    GROW,
    INDUSTRY,
    MINE,
    START_TRACK,
    TAKE_CARD,
)
from game.rules.railways_of_north_america.turns import finish_action
from game.rules.railways_of_north_america.upgrading import can_upgrade, raise_engine, upgrade_price

_STEPS_AT_ONCE: Final = {
    MINES: MINE,
    GROWTH: GROW,
    NEW_INDUSTRY: INDUSTRY,
    TUNNEL: START_TRACK,
    LAND_GRANT: START_TRACK,
}
"""The next step after a one-time card was taken."""

_OF_USE: Final[dict[str, Callable[[RailwaysOfNorthAmericaData], bool]]] = {
    MINES: lambda state: 0 in state.demand and any(state.bag),
    GROWTH: lambda state: any(state.bag),
    NEW_INDUSTRY: can_urbanize,
    TUNNEL: can_build,
    LAND_GRANT: can_build,
    TRAIN: can_upgrade,
    EXECUTIVE: lambda state: True,
}
"""Tests whether a one-time card has any effect for the current player."""


def can_take(state: RailwaysOfNorthAmericaData, card: int) -> bool:
    """Return whether the current player can take a card: one on display, no bonus, usable if immediate."""
    if not state.display[card]:
        return False
    printed = state.board.operations[card]
    if printed.kind == BONUS:
        return False
    return printed.kind != IMMEDIATE or _OF_USE[printed.effect](state)


def can_take_any(state: RailwaysOfNorthAmericaData) -> bool:
    """Return whether the display holds a card that the current player can take."""
    display = state.display
    return any(display[card] and can_take(state, card) for card in state.board.takeable)


def take_moves(state: RailwaysOfNorthAmericaData) -> Sequence[Move]:
    """Return every card that the current player can take."""
    taking = state.board.taking
    display = state.display
    return [taking[card] for card in state.board.takeable if display[card] and can_take(state, card)]


def take(state: RailwaysOfNorthAmericaData, move: TakeCard, on_event: EventListener | None) -> None:
    """Take a card: keep it, or carry it out and discard it."""
    printed = state.board.operations[move.card]
    state.display[move.card] -= 1
    if on_event is not None:
        on_event(CardTaken(state.turn, move.card))
    if printed.kind == IMMEDIATE:
        _carry_out(state, move.card, on_event)
    else:
        state.hold(state.turn, move.card)
        finish_action(state, on_event)


def _carry_out(state: RailwaysOfNorthAmericaData, card: int, on_event: EventListener | None) -> None:
    """Carry out a one-time card: continue the action, or begin the executive's two actions."""
    effect = state.board.operations[card].effect
    if effect == EXECUTIVE:
        state.actions_left = max(0, state.actions_left - 1) + EXECUTIVE_ACTIONS
        state.step = ACTION
    elif effect == TRAIN:
        raise_engine(state, upgrade_price(state, True), on_event)
    else:
        if effect == MINES:
            pay(state, state.turn, state.board.data.cost.mine, Payment.MINES, on_event)
        state.uses = dict(state.board.build_cards).get(card, 0)
        state.step = _STEPS_AT_ONCE[effect]


def turn_card(state: RailwaysOfNorthAmericaData, move: TurnCard, on_event: EventListener | None) -> None:
    """Put the turn's new card on display, then begin the auction."""
    state.deck[move.card] -= 1
    state.display[move.card] += 1
    if on_event is not None:
        on_event(CardTurned(move.card))
    begin_auction(state)


MOVES: Final[dict[int, Callable[[RailwaysOfNorthAmericaData], Sequence[Move]]]] = {TAKE_CARD: take_moves}

APPLY: Final[dict[type[Move], Callable[[RailwaysOfNorthAmericaData, Any, EventListener | None], None]]] = {
    TakeCard: take,
    TurnCard: turn_card,
}
