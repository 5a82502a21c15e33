"""The round's action: which of them a player takes; upgrades; one more action. Rulings 2, 7 and 9."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from game.rules.contract import EventListener, Move
from game.rules.railways_of_north_america import building
from game.rules.railways_of_north_america.cities import can_urbanize
from game.rules.railways_of_north_america.data import RailwaysOfNorthAmericaData
from game.rules.railways_of_north_america.delivering import can_deliver
from game.rules.railways_of_north_america.events import ActionPassed
from game.rules.railways_of_north_america.moves import ChooseAction, EndActions, Upgrade, UseCard
from game.rules.railways_of_north_america.operations import can_take_any
from game.rules.railways_of_north_america.steps import (
    ACTION,
    ACTIONS,
    BUILD_ACTION,
    CARD_ACTION,
    DELIVER,
    DELIVER_ACTION,
    MORE,
    PASS_ACTION,
    START_TRACK,
    TAKE_CARD,
    UPGRADE,
    UPGRADE_ACTION,
    URBANIZE,
    URBANIZE_ACTION,
)
from game.rules.railways_of_north_america.turns import next_player
from game.rules.railways_of_north_america.upgrading import can_upgrade, raise_engine, upgrade_price

CHOICES: Final = tuple(ChooseAction(action) for action in range(len(ACTIONS)))
FULL_PRICE: Final = Upgrade()
END_ACTIONS: Final = EndActions()

_STEPS: Final = {
    BUILD_ACTION: START_TRACK,
    URBANIZE_ACTION: URBANIZE,
    DELIVER_ACTION: DELIVER,
    CARD_ACTION: TAKE_CARD,
}


_POSSIBLE: Final[tuple[Callable[[RailwaysOfNorthAmericaData], bool], ...]] = (
    building.can_build,
    can_urbanize,
    can_upgrade,
    lambda state: can_deliver(state, state.turn),
    can_take_any,
    lambda state: True,
)
"""Functions that return whether an action has any legal move, by action."""


def action_moves(state: RailwaysOfNorthAmericaData) -> Sequence[ChooseAction]:
    """Return the actions that have legal moves, and to pass."""
    return [choice for choice, possible in zip(CHOICES, _POSSIBLE, strict=True) if possible(state)]


def choose(state: RailwaysOfNorthAmericaData, move: ChooseAction, on_event: EventListener | None) -> None:
    """Carry out a pass or plain upgrade immediately; other actions need further moves."""
    if move.action == PASS_ACTION:
        if on_event is not None:
            on_event(ActionPassed(state.turn))
        next_player(state, on_event)
    elif move.action != UPGRADE_ACTION:
        state.step = _STEPS[move.action]
    elif state.holds(state.turn, state.board.train_card):
        state.step = UPGRADE
    else:
        raise_engine(state, upgrade_price(state, False), on_event)


def upgrade_moves(state: RailwaysOfNorthAmericaData) -> Sequence[Move]:
    """Return the upgrades: at half price with a New Train, and at the full price."""
    return (state.board.use[state.board.train_card], FULL_PRICE)


def upgrade(state: RailwaysOfNorthAmericaData, move: Upgrade, on_event: EventListener | None) -> None:
    """Pay the full price although a New Train card is in hand."""
    raise_engine(state, upgrade_price(state, False), on_event)


def more_moves(state: RailwaysOfNorthAmericaData) -> Sequence[Move]:
    """Return one more action with a Railroad Executive, or none."""
    return (state.board.use[state.board.executive_card], END_ACTIONS)


def use(state: RailwaysOfNorthAmericaData, move: UseCard, on_event: EventListener | None) -> None:
    """Use a card in hand for the current decision."""
    if state.step == UPGRADE:
        price = upgrade_price(state, True)
        state.spend(state.turn, move.card, on_event)
        raise_engine(state, price, on_event)
    elif state.step == MORE:
        state.spend(state.turn, move.card, on_event)
        state.step = ACTION
    else:
        building.use_card(state, move.card, on_event)


def end_actions(state: RailwaysOfNorthAmericaData, move: EndActions, on_event: EventListener | None) -> None:
    """Keep the Railroad Executive for later."""
    next_player(state, on_event)


MOVES: Final[dict[int, Callable[[RailwaysOfNorthAmericaData], Sequence[Move]]]] = {
    ACTION: action_moves,
    UPGRADE: upgrade_moves,
    MORE: more_moves,
}

APPLY: Final[dict[type[Move], Callable[[RailwaysOfNorthAmericaData, Any, EventListener | None], None]]] = {
    ChooseAction: choose,
    Upgrade: upgrade,
    UseCard: use,
    EndActions: end_actions,
}
