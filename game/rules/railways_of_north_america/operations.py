"""Operations cards: taking one from the display, turning one up. Rulings 9 and 16."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from game.rules.contract import Move, Tell
from game.rules.railways_of_north_america.bidding import begin_auction
from game.rules.railways_of_north_america.board_file import BONUS, GROWTH, IMMEDIATE, MINES, NEW_INDUSTRY
from game.rules.railways_of_north_america.cities import can_urbanize
from game.rules.railways_of_north_america.data import RailwaysOfNorthAmericaData
from game.rules.railways_of_north_america.events import CardTaken, CardTurned
from game.rules.railways_of_north_america.kinds import Payment
from game.rules.railways_of_north_america.money import pay
from game.rules.railways_of_north_america.moves import TakeCard, TurnCard
from game.rules.railways_of_north_america.steps import GROW, INDUSTRY, MINE, TAKE_CARD
from game.rules.railways_of_north_america.turns import finish_action

_IMMEDIATE_STEPS: Final = {MINES: MINE, GROWTH: GROW, NEW_INDUSTRY: INDUSTRY}


def can_take(state: RailwaysOfNorthAmericaData, card: int) -> bool:
    """Whether the actor can take a card: on display, no bonus, and of use at once if that is its kind."""
    printed = state.board.operations[card]
    if not state.display[card] or printed.kind == BONUS:
        return False
    if printed.effect == MINES:
        return 0 in state.demand and any(state.bag)
    if printed.effect == GROWTH:
        return any(state.bag)
    if printed.effect == NEW_INDUSTRY:
        return can_urbanize(state)
    return True


def can_take_any(state: RailwaysOfNorthAmericaData) -> bool:
    """Whether the display holds a card that the actor can take."""
    return any(can_take(state, card) for card in state.board.takeable)


def take_moves(state: RailwaysOfNorthAmericaData) -> Sequence[Move]:
    """Every card that the actor can take."""
    taking = state.board.taking
    return [taking[card] for card in state.board.takeable if can_take(state, card)]


def take(state: RailwaysOfNorthAmericaData, move: TakeCard, tell: Tell | None) -> None:
    """The card is kept, or carried out at once and gone."""
    printed = state.board.operations[move.card]
    state.display[move.card] -= 1
    if tell is not None:
        tell(CardTaken(state.turn, move.card))
    if printed.kind == IMMEDIATE:
        if printed.effect == MINES:
            pay(state, state.turn, state.board.data.cost.mine, Payment.MINES, tell)
        state.step = _IMMEDIATE_STEPS[printed.effect]
    else:
        state.hold(state.turn, move.card)
        finish_action(state, tell)


def turn_card(state: RailwaysOfNorthAmericaData, move: TurnCard, tell: Tell | None) -> None:
    """The turn's new card comes onto the display; then the auction."""
    state.deck[move.card] -= 1
    state.display[move.card] += 1
    if tell is not None:
        tell(CardTurned(move.card))
    begin_auction(state)


MOVES: Final = {TAKE_CARD: take_moves}

APPLY: Final[dict[type[Move], Callable[[RailwaysOfNorthAmericaData, Any, Tell | None], None]]] = {
    TakeCard: take,
    TurnCard: turn_card,
}
